// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=algorithm --convert-linalg-to-nnprim --split-input-file --verify-diagnostics

/// An algorithm that is requested and cannot compute the convolution.

func.func @strides(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by winograd_f4: its strides are not 1}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4", strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32>
  return %y : tensor<1x7x7x8xf32>
}

// -----

func.func @dilations(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x12x12x8xf32>) -> tensor<1x12x12x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by winograd_f4: its dilations are not 1}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4", dilations = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x12x12x8xf32>) -> tensor<1x12x12x8xf32>
  return %y : tensor<1x12x12x8xf32>
}

// -----

func.func @kernel(%x: tensor<1x16x16x8xf32>, %w: tensor<3x5x8x8xf32>, %i: tensor<1x14x12x8xf32>) -> tensor<1x14x12x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by winograd_f4: its kernel is not square}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4"}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x5x8x8xf32>) outs(%i : tensor<1x14x12x8xf32>) -> tensor<1x14x12x8xf32>
  return %y : tensor<1x14x12x8xf32>
}

// -----

func.func @size(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by winograd_f11: its kernel is too small or too large for tiles of this size}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f11"}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  return %y : tensor<1x14x14x8xf32>
}

// -----

func.func @name(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32> {
  // expected-error-re @below {{'linalg.conv_2d_nhwc_hwcf' op expected `nnprim.algorithm` to be one of direct, {{.*}}, but got "fastest"}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "fastest"}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  return %y : tensor<1x14x14x8xf32>
}

// -----

func.func @budget(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32> {
  // expected-error @below {{expected `nnprim.max_error` to be a positive number, but got 0.000000e+00 : f64}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.max_error = 0.0}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  return %y : tensor<1x14x14x8xf32>
}

// -----

/// A bound that is none is refused whether or not it is needed.
func.func @budget_of_asked(%x: tensor<1x16x16x8xf32>, %w: tensor<3x3x8x8xf32>, %i: tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32> {
  // expected-error @below {{expected `nnprim.max_error` to be a positive number, but got "1e-4"}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4", nnprim.max_error = "1e-4"}
      ins(%x, %w : tensor<1x16x16x8xf32>, tensor<3x3x8x8xf32>) outs(%i : tensor<1x14x14x8xf32>) -> tensor<1x14x14x8xf32>
  return %y : tensor<1x14x14x8xf32>
}

// -----

func.func @budget_nan(%x: tensor<1x8x16x16xf32>, %w: tensor<8x8x3x3xf32>, %i: tensor<1x8x14x14xf32>) -> tensor<1x8x14x14xf32> {
  // expected-error @below {{expected `nnprim.max_error` to be a positive number, but got 0x7FF8000000000000 : f64}}
  %y = linalg.conv_2d_nchw_fchw {nnprim.max_error = 0x7FF8000000000000 : f64}
      ins(%x, %w : tensor<1x8x16x16xf32>, tensor<8x8x3x3xf32>) outs(%i : tensor<1x8x14x14xf32>) -> tensor<1x8x14x14xf32>
  return %y : tensor<1x8x14x14xf32>
}

// -----

func.func @double(%x: tensor<1x16x16x8xf64>, %w: tensor<3x3x8x8xf64>, %i: tensor<1x14x14x8xf64>) -> tensor<1x14x14x8xf64> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by winograd_f4: its elements are not f32}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "winograd_f4"}
      ins(%x, %w : tensor<1x16x16x8xf64>, tensor<3x3x8x8xf64>) outs(%i : tensor<1x14x14x8xf64>) -> tensor<1x14x14x8xf64>
  return %y : tensor<1x14x14x8xf64>
}

// -----

func.func @integers(%x: tensor<1x16x16x8xi8>, %w: tensor<3x3x8x8xi8>, %i: tensor<1x14x14x8xi32>) -> tensor<1x14x14x8xi32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by fft8x8: its elements are not f32}}
  %y = linalg.conv_2d_nhwc_hwcf {nnprim.algorithm = "fft8x8"}
      ins(%x, %w : tensor<1x16x16x8xi8>, tensor<3x3x8x8xi8>) outs(%i : tensor<1x14x14x8xi32>) -> tensor<1x14x14x8xi32>
  return %y : tensor<1x14x14x8xi32>
}

// -----

func.func @groups(%x: tensor<1x16x16x2x1xf32>, %w: tensor<2x8x3x3x1xf32>, %i: tensor<1x14x14x2x8xf32>) -> tensor<1x14x14x2x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwgc_gfhwc' op cannot be computed by winograd_f4: its channels are in groups}}
  %y = linalg.conv_2d_nhwgc_gfhwc {nnprim.algorithm = "winograd_f4"}
      ins(%x, %w : tensor<1x16x16x2x1xf32>, tensor<2x8x3x3x1xf32>) outs(%i : tensor<1x14x14x2x8xf32>) -> tensor<1x14x14x2x8xf32>
  return %y : tensor<1x14x14x2x8xf32>
}

// -----

func.func @groups_stride(%x: tensor<1x16x16x2x4xf32>, %w: tensor<2x8x3x3x4xf32>, %i: tensor<1x7x7x2x8xf32>) -> tensor<1x7x7x2x8xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwgc_gfhwc' op cannot be computed by winograd_f4: its strides are not 1}}
  %y = linalg.conv_2d_nhwgc_gfhwc {nnprim.algorithm = "winograd_f4", strides = dense<2> : tensor<2xi64>}
      ins(%x, %w : tensor<1x16x16x2x4xf32>, tensor<2x8x3x3x4xf32>) outs(%i : tensor<1x7x7x2x8xf32>) -> tensor<1x7x7x2x8xf32>
  return %y : tensor<1x7x7x2x8xf32>
}

// -----

func.func @no_convolution(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>, %init: tensor<4x16xf32>) -> tensor<4x16xf32> {
  // expected-error @below {{'linalg.matmul' op has `nnprim.max_error`, but is not a convolution}}
  %y = linalg.matmul {nnprim.max_error = 1.0e-4} ins(%x, %w : tensor<4x8xf32>, tensor<8x16xf32>) outs(%init : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %y : tensor<4x16xf32>
}
