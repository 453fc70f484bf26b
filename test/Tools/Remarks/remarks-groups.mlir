// RUN: nnprim-compile %s -o %t.mlir --emit=mlir --target=x86-64-avx512 --remarks 2>&1 | FileCheck %s --implicit-check-not="no algorithm is known"
// RUN: nnprim-compile %s -o %t.mlir --emit=mlir --target=x86-64-avx512 --max-error=1e-9 --remarks 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: nnprim-compile %s -o %t.mlir --emit=mlir --target=x86-64-avx512 --max-error=1e-9 --reference --remarks 2>&1 | FileCheck %s --check-prefix=REFERENCE

/// Convolutions in groups, and of each channel by itself, are direct; what they may err by is compared with the budget,
/// the model's or the op's own.
// CHECK:     remark: node 'own': [Missed] {{.*}}a direct convolution, since no algorithm is known to err by 1.0e-08 at most; its error is up to 2.4e-07
// NONE-DAG:  remark: node 'groups': [Missed] {{.*}}a direct convolution, since no algorithm is known to err by 1.0e-09 at most; its error is up to 6.8e-07
// NONE-DAG:  remark: node 'depthwise': [Missed] {{.*}}a direct convolution, since no algorithm is known to err by 1.0e-09 at most; its error is up to 2.4e-07
// NONE-DAG:  remark: node 'own': [Missed] {{.*}}a direct convolution, since no algorithm is known to err by 1.0e-08 at most; its error is up to 2.4e-07
// NONE-DAG:  remark: node 'multiplier': [Missed] {{.*}}a direct convolution, since no algorithm is known to err by 1.0e-09 at most; its error is up to 2.4e-07
/// Direct ones are all that a reference may have, whatever the budget.
// REFERENCE-NOT: no algorithm is known
// REFERENCE:     remark: node 'groups'
// REFERENCE-NOT: no algorithm is known
func.func @main(%x: tensor<1x10x10x2x8xf32>, %y: tensor<1x10x10x16xf32>)
    -> (tensor<1x8x8x2x8xf32>, tensor<1x8x8x16xf32>, tensor<1x8x8x16xf32>, tensor<1x8x8x16x2xf32>) {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.5> : tensor<2x8x3x3x8xf32>
  %v = arith.constant dense<0.5> : tensor<3x3x16xf32>
  %u = arith.constant dense<0.5> : tensor<3x3x16x2xf32>
  %e0 = tensor.empty() : tensor<1x8x8x2x8xf32>
  %i0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x8x8x2x8xf32>) -> tensor<1x8x8x2x8xf32>
  %e1 = tensor.empty() : tensor<1x8x8x16xf32>
  %i1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  %e2 = tensor.empty() : tensor<1x8x8x16x2xf32>
  %i2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x8x8x16x2xf32>) -> tensor<1x8x8x16x2xf32>
  %0 = linalg.conv_2d_nhwgc_gfhwc ins(%x, %w : tensor<1x10x10x2x8xf32>, tensor<2x8x3x3x8xf32>)
      outs(%i0 : tensor<1x8x8x2x8xf32>) -> tensor<1x8x8x2x8xf32> loc("groups")
  %1 = linalg.depthwise_conv_2d_nhwc_hwc ins(%y, %v : tensor<1x10x10x16xf32>, tensor<3x3x16xf32>)
      outs(%i1 : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32> loc("depthwise")
  %2 = linalg.depthwise_conv_2d_nhwc_hwc {nnprim.max_error = 1.0e-8}
      ins(%y, %v : tensor<1x10x10x16xf32>, tensor<3x3x16xf32>)
      outs(%i1 : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32> loc("own")
  %3 = linalg.depthwise_conv_2d_nhwc_hwcm ins(%y, %u : tensor<1x10x10x16xf32>, tensor<3x3x16x2xf32>)
      outs(%i2 : tensor<1x8x8x16x2xf32>) -> tensor<1x8x8x16x2xf32> loc("multiplier")
  return %0, %1, %2, %3 : tensor<1x8x8x2x8xf32>, tensor<1x8x8x16xf32>, tensor<1x8x8x16xf32>, tensor<1x8x8x16x2xf32>
}
