// RUN: nnprim-opt %s --nnprim-pack-operands --split-input-file --verify-diagnostics

func.func @columns(%x: tensor<4x9xf32>, %y: tensor<1x9xf32>) -> tensor<1x9xf32> {
  %v = arith.constant dense<[1., 2.]> : tensor<2xf32>
  %c = arith.constant dense<[0, 4]> : tensor<2xi32>
  %r = arith.constant dense<[0, 2]> : tensor<2xi32>
  // expected-error @below {{'nnprim.spmm' op expected `columns` to be channels from 0 to 3, but got 4 at 1}}
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<2xf32>, tensor<2xi32>, tensor<2xi32>, tensor<4x9xf32>) outs(%y : tensor<1x9xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 9, channels = 2>} -> tensor<1x9xf32>
  return %0 : tensor<1x9xf32>
}

// -----

func.func @rows(%x: tensor<4x9xf32>, %y: tensor<2x9xf32>) -> tensor<2x9xf32> {
  %v = arith.constant dense<[1., 2.]> : tensor<2xf32>
  %c = arith.constant dense<[0, 3]> : tensor<2xi32>
  %r = arith.constant dense<[0, 2, 1]> : tensor<3xi32>
  // expected-error @below {{'nnprim.spmm' op expected `row_pointers` to rise from 0 to 2 at most, but got 1 at 2}}
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<2xf32>, tensor<2xi32>, tensor<3xi32>, tensor<4x9xf32>) outs(%y : tensor<2x9xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 9>} -> tensor<2x9xf32>
  return %0 : tensor<2x9xf32>
}

// -----

func.func @bits(%x: tensor<200000000x9xf32>, %y: tensor<1x9xf32>) -> tensor<1x9xf32> {
  %v = arith.constant dense<[1., 2.]> : tensor<2xf32>
  %c = arith.constant dense<[0, 3]> : tensor<2xi32>
  %r = arith.constant dense<[0, 2]> : tensor<2xi32>
  // expected-error @below {{'nnprim.spmm' op expected C · `pixels` of its plan to fit in 31 bits, but got 200000000 · 16}}
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<2xf32>, tensor<2xi32>, tensor<2xi32>, tensor<200000000x9xf32>) outs(%y : tensor<1x9xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 9, pack_input = true>} -> tensor<1x9xf32>
  return %0 : tensor<1x9xf32>
}
