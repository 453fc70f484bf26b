// RUN: nnprim-opt %s --convert-linalg-to-nnprim=target=x86-64-avx512 --split-input-file --verify-diagnostics

/// An algorithm that is asked for and can not compute the convolution.

func.func @strides(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op can not be computed by winograd_f4: its strides are not 1}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4", strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32>
  return %y : tensor<1x7x7x8xf32>
}

// -----

func.func @dilations(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x12x12x8xf32>) -> tensor<1x12x12x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op can not be computed by winograd_f4: its dilations are not 1}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4", dilations = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x12x12x8xf32>) -> tensor<1x12x12x8xf32>
  return %y : tensor<1x12x12x8xf32>
}

// -----

func.func @kernel(%x: tensor<1x16x16x8xf32>, %w: tensor<3x5x8x8xf32>, %i: tensor<1x14x12x8xf32>) -> tensor<1x14x12x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op can not be computed by winograd_f4: its kernel is not square}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4"}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x5x8x8xf32>) outs(%i : tensor<1x14x12x8xf32>) -> tensor<1x14x12x8xf32>
  return %y : tensor<1x14x12x8xf32>
}

// -----

func.func @size(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op can not be computed by winograd_f11: its kernel is too small or too large for tiles of this size}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f11"}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  return %y : tensor<1x14x14x8xf32>
}

// -----

func.func @name(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op expected `nnprim.algorithm` to be one of direct, gemm, indirect_gemm, conv_gemm, depthwise_conv, fft8x8, fft16x16, winograd_fM and winograd1d_fM, but got "fastest"}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "fastest"}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  return %y : tensor<1x14x14x8xf32>
}

// -----

func.func @budget(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op expected `nnprim.max_error` to be a positive number, but got 0.000000e+00 : f64}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.max_error = 0.0}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  return %y : tensor<1x14x14x8xf32>
}
