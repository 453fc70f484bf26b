// RUN: nnprim-opt %s | nnprim-opt | FileCheck %s

/// The bias is a region of the op, not an op of its own.
// CHECK-LABEL: func.func @gemm_bias
//       CHECK:   nnprim.gemm ins(%{{.*}}, %{{.*}} : tensor<49x64xf32>, tensor<4x64x32xf32>)
//  CHECK-SAME:     outs(%{{.*}} : tensor<49x100xf32>) epilogue(%{{.*}} : tensor<100xf32>)
//       CHECK:     arith.addf
//       CHECK:     nnprim.yield
func.func @gemm_bias(%a: tensor<49x64xf32>, %p: tensor<4x64x32xf32>,
                     %bias: tensor<100xf32>) -> tensor<49x100xf32> {
  %init = tensor.empty() : tensor<49x100xf32>
  %c = nnprim.gemm ins(%a, %p : tensor<49x64xf32>, tensor<4x64x32xf32>)
      outs(%init : tensor<49x100xf32>)
      epilogue(%bias : tensor<100xf32>) maps [affine_map<(m, n) -> (n)>] {
    ^bb0(%acc: f32, %b: f32):
      %s = arith.addf %acc, %b : f32
      nnprim.yield %s : f32
    } -> tensor<49x100xf32>
  return %c : tensor<49x100xf32>
}
