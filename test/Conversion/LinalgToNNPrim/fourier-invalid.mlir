// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=algorithm --convert-linalg-to-nnprim --split-input-file --verify-diagnostics

/// Fourier transforms that are requested and cannot compute the convolution.

func.func @strides(%x: tensor<1x17x17x8xf32>, %w: tensor<5x5x8x8xf32>, %i: tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by fft8x8: its strides are not 1}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "fft8x8", strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x17x17x8xf32>, tensor<5x5x8x8xf32>) outs(%i : tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32>
  return %y : tensor<1x7x7x8xf32>
}

// -----

func.func @dilations(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x12x12x8xf32>) -> tensor<1x12x12x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by fft8x8: its dilations are not 1}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "fft8x8", dilations = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x12x12x8xf32>) -> tensor<1x12x12x8xf32>
  return %y : tensor<1x12x12x8xf32>
}

// -----

func.func @kernel(%x: tensor<1x16x16x8xf32>, %w: tensor<3x5x8x8xf32>, %i: tensor<1x14x12x8xf32>) -> tensor<1x14x12x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by fft8x8: its kernel is not square}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "fft8x8"}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x5x8x8xf32>) outs(%i : tensor<1x14x12x8xf32>) -> tensor<1x14x12x8xf32>
  return %y : tensor<1x14x12x8xf32>
}

// -----

func.func @size(%x: tensor<1x16x16x8xf32>, %w: tensor<8x8x8x8xf32>, %i: tensor<1x9x9x8xf32>) -> tensor<1x9x9x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by fft8x8: its kernel is too small or too large for tiles of this size}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "fft8x8"}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<8x8x8x8xf32>) outs(%i : tensor<1x9x9x8xf32>) -> tensor<1x9x9x8xf32>
  return %y : tensor<1x9x9x8xf32>
}
