// RUN: nnprim-compile %s -o %t.auto --emit=mlir --target=x86-64-avx512-vnni-znver4 --remarks 2>&1 | FileCheck %s --check-prefix=AUTO
// RUN: nnprim-compile %s -o %t.bf16 --emit=mlir --target=x86-64-avx512-vnni-znver4 --weights=bf16 --remarks 2>&1 | FileCheck %s --check-prefix=BF16
// RUN: nnprim-compile %s -o %t.f32 --emit=mlir --target=x86-64-avx512-vnni-znver4 --weights=f32 --remarks 2>&1 | FileCheck %s --check-prefix=BF16

/// Transformed filters are pairs of integers unless another type is asked for, which a small tile is not worth.
// AUTO:     fast_conv by winograd2d F(2, 3) and products of 16-bit integers: an estimated
// BF16-NOT: 16-bit integers
func.func @main(%x: tensor<1x9x9x512xf32>) -> tensor<1x7x7x512xf32> {
  %zero = arith.constant 0.0 : f32
  %w = arith.constant dense<0.5> : tensor<3x3x512x512xf32>
  %e = tensor.empty() : tensor<1x7x7x512xf32>
  %i = linalg.fill ins(%zero : f32) outs(%e : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32>
  %y = linalg.conv_2d_nhwc_hwcf ins(%x, %w : tensor<1x9x9x512xf32>, tensor<3x3x512x512xf32>)
      outs(%i : tensor<1x7x7x512xf32>) -> tensor<1x7x7x512xf32>
  return %y : tensor<1x7x7x512xf32>
}
