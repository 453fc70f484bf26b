// RUN: nnprim-compile %s -o %t.mlir --emit=mlir --target=x86-64-avx512-znver5 --remarks 2>&1 | FileCheck %s

/// A convolution that becomes NHWC, a sum with an NCHW tensor and an activation:
/// the sum is in the loop that changes the layout, and the convolution is its
/// own vector code.
// CHECK:     a direct convolution, which is requested
// CHECK-NOT: not vectorised
// CHECK-NOT: gathered through its indices
// CHECK: indirect_gemm: #nnprim.direct_conv_plan<
// CHECK-NOT: not vectorised
// CHECK-NOT: gathered through its indices
func.func @main(%x: tensor<1x64x15x15xf32>, %r: tensor<1x96x13x13xf32>) -> tensor<1x96x13x13xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.5> : tensor<96x64x3x3xf32>
  %e = tensor.empty() : tensor<1x96x13x13xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x96x13x13xf32>) -> tensor<1x96x13x13xf32>
  %y = linalg.conv_2d_nchw_fchw {nnprim.algorithm = "direct"}
      ins(%x, %w : tensor<1x64x15x15xf32>, tensor<96x64x3x3xf32>)
      outs(%i : tensor<1x96x13x13xf32>) -> tensor<1x96x13x13xf32>
  %s = linalg.add ins(%y, %r : tensor<1x96x13x13xf32>, tensor<1x96x13x13xf32>)
      outs(%e : tensor<1x96x13x13xf32>) -> tensor<1x96x13x13xf32>
  %z = linalg.max ins(%s, %i : tensor<1x96x13x13xf32>, tensor<1x96x13x13xf32>)
      outs(%e : tensor<1x96x13x13xf32>) -> tensor<1x96x13x13xf32>
  return %z : tensor<1x96x13x13xf32>
}
