// RUN: nnprim-compile %s --target=x86-64-avx512 --weights=bf16 --remarks -o %t.so 2>&1 | FileCheck %s

/// Filters are rounded behind their transform, so that errors grow where results are transformed back.
// CHECK: fast_conv: 32 weights stored as bf16: 64 bytes instead of 128, largest rounding error {{.*}} of the norm of a channel; they are transformed, and the transform of results enlarges their errors
func.func @main(%x: tensor<1x4x4x1xf32>) -> tensor<1x4x4x2xf32> {
  %w = arith.constant dense<[[1.00390625, 3.0], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5],
                             [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5], [1.0, 0.5]]> : tensor<16x2xf32>
  %init = tensor.empty() : tensor<1x4x4x2xf32>
  %r = nnprim.fast_conv <winograd2d, m = 2, r = 3> ins(%x, %w : tensor<1x4x4x1xf32>, tensor<16x2xf32>) outs(%init : tensor<1x4x4x2xf32>)
      pads [1, 1] -> tensor<1x4x4x2xf32>
  return %r : tensor<1x4x4x2xf32>
}
