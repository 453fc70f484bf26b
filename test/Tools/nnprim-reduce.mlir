// UNSUPPORTED: verify-roundtrip
// RUN: nnprim-reduce %s '--reduction-tree=traversal-mode=0 test=%S/Inputs/has-softmax.sh' | FileCheck %s

/// Only the op that the interestingness test looks for is left.
// CHECK-NOT:  func.func @other
// CHECK:      nnprim.twopass_softmax
// CHECK-NOT:  arith.addf

func.func @other(%x: f32) -> f32 {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}

func.func @softmax(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %init = tensor.empty() : tensor<4x8xf32>
  %0 = nnprim.twopass_softmax ins(%x : tensor<4x8xf32>) outs(%init : tensor<4x8xf32>) dimension = 1 -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
