// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-emeraldrapids --nnprim-plan=stages=kernel | FileCheck %s

/// Input and output, 3.1 MiB, take about as long from the last-level cache as the entries take: each tile's input comes
/// while the one before is computed.
// CHECK-LABEL: func.func @both
//       CHECK:   prefetch_input = 2>
func.func @both(%x: tensor<128x3136xf32>, %y: tensor<128x3136xf32>) -> tensor<128x3136xf32> {
  %v = arith.constant dense<1.> : tensor<1638xf32>
  %c = arith.constant dense<0> : tensor<1638xi32>
  %r = arith.constant dense<0> : tensor<129xi32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<1638xf32>, tensor<1638xi32>, tensor<129xi32>, tensor<128x3136xf32>)
      outs(%y : tensor<128x3136xf32>) -> tensor<128x3136xf32>
  return %0 : tensor<128x3136xf32>
}

/// The transfers of 4.6 MiB take far longer than the entries, whenever they begin.
// CHECK-LABEL: func.func @negative_transfers
//       CHECK:   prefetch_input = 0>
func.func @negative_transfers(%x: tensor<32x12544xf32>, %y: tensor<64x12544xf32>) -> tensor<64x12544xf32> {
  %v = arith.constant dense<1.> : tensor<205xf32>
  %c = arith.constant dense<0> : tensor<205xi32>
  %r = arith.constant dense<0> : tensor<65xi32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<205xf32>, tensor<205xi32>, tensor<65xi32>, tensor<32x12544xf32>)
      outs(%y : tensor<64x12544xf32>) -> tensor<64x12544xf32>
  return %0 : tensor<64x12544xf32>
}

/// All of it is in L2.
// CHECK-LABEL: func.func @negative_in_cache
//       CHECK:   prefetch_input = 0>
func.func @negative_in_cache(%x: tensor<128x784xf32>, %y: tensor<128x784xf32>) -> tensor<128x784xf32> {
  %v = arith.constant dense<1.> : tensor<1638xf32>
  %c = arith.constant dense<0> : tensor<1638xi32>
  %r = arith.constant dense<0> : tensor<129xi32>
  %0 = nnprim.spmm ins(%v, %c, %r, %x : tensor<1638xf32>, tensor<1638xi32>, tensor<129xi32>, tensor<128x784xf32>)
      outs(%y : tensor<128x784xf32>) -> tensor<128x784xf32>
  return %0 : tensor<128x784xf32>
}
