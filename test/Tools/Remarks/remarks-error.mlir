// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx512 --remarks 2>&1 | FileCheck %s --implicit-check-not="[Missed] Algorithm"
// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx512 --max-error=2e-6 --remarks 2>&1 | FileCheck %s --check-prefix=SMALL
// RUN: nnprim-compile %s -o %t.so --target=x86-64-avx512 --max-error=1e-9 --remarks 2>&1 | FileCheck %s --check-prefix=NONE

/// A direct convolution has an error too, which grows with the root of the number of products. Where it is too large an
/// algorithm that is within the budget is taken, however slow; where nothing is, one is told.
// CHECK-DAG: remark: node 'unknown': [Missed] Algorithm {{.*}}fast_conv by winograd1d F(4, 3) would take an estimated {{[0-9]+}} % of the cycles if its filters were constants
// CHECK-DAG: remark: node 'direct': [Passed] {{.*}}a direct convolution, which is requested; its error is up to 5.4e-06, where 1.0e-04 is allowed for a choice
// SMALL-DAG: remark: node 'long': [Passed] {{.*}}fourier F({{[0-9, ]*}}): an estimated {{.*}}; its error is up to 1.8e-06 where 2.0e-06 is allowed
// SMALL-DAG: remark: node 'unknown': [Missed] {{.*}}a direct convolution, since no algorithm is known to err by 2.0e-06 at most; its error is up to 5.4e-06
// NONE-DAG:  remark: node 'long': [Missed] {{.*}}a direct convolution, since no algorithm is known to err by 1.0e-09 at most; its error is up to 5.4e-06
// NONE-DAG:  remark: node 'three': [Missed] {{.*}}a direct convolution, since no algorithm is known to err by 1.0e-09 at most; its error is up to 4.2e-07
// NONE-DAG:  remark: node 'pointwise': [Missed] {{.*}}a direct convolution, since no algorithm is known to err by 1.0e-09 at most; its error is up to 6.4e-07
func.func @main(%x: tensor<1x9x9x512xf32>, %y: tensor<1x33x33x3xf32>, %z: tensor<1x8x8x64xf32>, %v: tensor<3x3x512x512xf32>)
    -> (tensor<1x7x7x512xf32>, tensor<1x31x31x16xf32>, tensor<1x8x8x16xf32>, tensor<1x7x7x512xf32>, tensor<1x7x7x512xf32>) {
  %zero = arith.constant 0.0 : f32
  %w0 = arith.constant dense<0.5> : tensor<3x3x512x512xf32>
  %w1 = arith.constant dense<0.5> : tensor<3x3x3x16xf32>
  %w2 = arith.constant dense<0.5> : tensor<1x1x64x16xf32>
  %e0 = tensor.empty() : tensor<1x7x7x512xf32>
  %i0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32>
  %e1 = tensor.empty() : tensor<1x31x31x16xf32>
  %i1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<1x31x31x16xf32>) -> tensor<1x31x31x16xf32>
  %e2 = tensor.empty() : tensor<1x8x8x16xf32>
  %i2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  %0 = linalg.conv_2d_nhwc_hwcf
      ins(%x, %w0 : tensor<1x9x9x512xf32>, tensor<3x3x512x512xf32>) outs(%i0 : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32> loc("long")
  %1 = linalg.conv_2d_nhwc_hwcf
      ins(%y, %w1 : tensor<1x33x33x3xf32>, tensor<3x3x3x16xf32>) outs(%i1 : tensor<1x31x31x16xf32>) -> tensor<1x31x31x16xf32> loc("three")
  %2 = linalg.conv_2d_nhwc_hwcf
      ins(%z, %w2 : tensor<1x8x8x64xf32>, tensor<1x1x64x16xf32>) outs(%i2 : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32> loc("pointwise")
  %3 = linalg.conv_2d_nhwc_hwcf
      ins(%x, %v : tensor<1x9x9x512xf32>, tensor<3x3x512x512xf32>) outs(%i0 : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32> loc("unknown")
  %4 = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "direct"}
      ins(%x, %w0 : tensor<1x9x9x512xf32>, tensor<3x3x512x512xf32>) outs(%i0 : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32> loc("direct")
  return %0, %1, %2, %3, %4 : tensor<1x7x7x512xf32>, tensor<1x31x31x16xf32>, tensor<1x8x8x16xf32>, tensor<1x7x7x512xf32>, tensor<1x7x7x512xf32>
}
