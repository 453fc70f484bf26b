// RUN: nnprim-compile %s -o %t.one --emit=mlir --weights=f32 --target=x86-64-avx512-znver5 --remarks 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: nnprim-compile %s -o %t.many --emit=mlir --weights=f32 --target=x86-64-avx512-znver5 --num-threads=16 --remarks 2>&1 | FileCheck %s --check-prefix=MANY

/// Sixteen threads that share memory wait for 18 MB of transformed filters, and less for 9 MB of untransformed ones.
// ONE:     fast_conv by winograd2d F(3, 3): an estimated
// MANY:    fast_conv by on-the-fly winograd2d F({{.*}}, 3): an estimated
func.func @main(%x: tensor<1x15x15x384xf32>) -> tensor<1x13x13x384xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.5> : tensor<3x3x384x384xf32>
  %e = tensor.empty() : tensor<1x13x13x384xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x13x13x384xf32>) -> tensor<1x13x13x384xf32>
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x15x15x384xf32>, tensor<3x3x384x384xf32>)
      outs(%i : tensor<1x13x13x384xf32>) -> tensor<1x13x13x384xf32>
  return %y : tensor<1x13x13x384xf32>
}
