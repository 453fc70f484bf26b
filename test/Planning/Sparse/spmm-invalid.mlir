// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan --split-input-file --verify-diagnostics

func.func @sparse_registers(%v: tensor<613xf32>, %c: tensor<613xi32>, %r: tensor<65xi32>, %x: tensor<96x784xf32>, %y: tensor<64x784xf32>) -> tensor<64x784xf32> {
  // expected-error @below {{'nnprim.spmm' op has a plan with 4 sets of 1x128 sums, which take 33 of the 32 vector registers of x86-64-avx512}}
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<613xf32>, tensor<613xi32>, tensor<65xi32>, tensor<96x784xf32>) outs(%y : tensor<64x784xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 128, sets = 4>} -> tensor<64x784xf32>
  return %0 : tensor<64x784xf32>
}

// -----

func.func @sparse_prefetch(%v: tensor<613xf32>, %c: tensor<613xi32>, %r: tensor<65xi32>, %x: tensor<96x784xf32>, %y: tensor<64x784xf32>) -> tensor<64x784xf32> {
  // expected-error @below {{'nnprim.spmm' op has a plan with prefetch_input = 3, which is no level of the cache that is prefetched to: 1, 2, or 0 for none}}
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<613xf32>, tensor<613xi32>, tensor<65xi32>, tensor<96x784xf32>) outs(%y : tensor<64x784xf32>)
      attributes {plan = #nnprim.spmm_plan<pixels = 128, prefetch_input = 3>} -> tensor<64x784xf32>
  return %0 : tensor<64x784xf32>
}
