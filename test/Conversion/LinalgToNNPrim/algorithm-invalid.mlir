// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=algorithm --convert-linalg-to-nnprim --split-input-file --verify-diagnostics -o /dev/null

func.func @unknown(%x: tensor<1x10x10x3xf32>, %w: tensor<3x3x3x5xf32>, %init: tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op expected `nnprim.algorithm` to be one of direct, gemm, indirect_gemm, bf16x3, int16, conv_gemm, spmm, depthwise_conv, depthwise_conv_nchw, pixel_sums, spmm_bN, fft8x8, fft16x16, winograd_fM, winograd_bf16x3_fM, winograd_int16_fM, winograd_on_the_fly_fM and winograd1d_fM, but got "fastest"}}
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "fastest"}
      ins(%x, %w : tensor<1x10x10x3xf32>, tensor<3x3x3x5xf32>) outs(%init : tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32>
  return %y : tensor<1x8x8x5xf32>
}

// -----

func.func @not_a_name(%x: tensor<1x10x10x3xf32>, %w: tensor<3x3x3x5xf32>, %init: tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32> {
  // expected-error @below {{expected `nnprim.algorithm` to be a string, but got 1 : i64}}
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = 1 : i64}
      ins(%x, %w : tensor<1x10x10x3xf32>, tensor<3x3x3x5xf32>) outs(%init : tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32>
  return %y : tensor<1x8x8x5xf32>
}

// -----

func.func @gemm(%x: tensor<1x10x10x3xf32>, %w: tensor<3x3x3x5xf32>, %init: tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by gemm: its windows overlap or leave pixels out}}
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "gemm"}
      ins(%x, %w : tensor<1x10x10x3xf32>, tensor<3x3x3x5xf32>) outs(%init : tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32>
  return %y : tensor<1x8x8x5xf32>
}

// -----

func.func @conv_gemm(%x: tensor<1x10x10x3xf32>, %w: tensor<3x3x3x5xf32>, %init: tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by conv_gemm: its tensors are NHWC}}
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "conv_gemm"}
      ins(%x, %w : tensor<1x10x10x3xf32>, tensor<3x3x3x5xf32>) outs(%init : tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32>
  return %y : tensor<1x8x8x5xf32>
}

// -----

func.func @depthwise_conv(%x: tensor<1x10x10x3xf32>, %w: tensor<3x3x3x5xf32>, %init: tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by depthwise_conv: its filters read more than one channel}}
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "depthwise_conv"}
      ins(%x, %w : tensor<1x10x10x3xf32>, tensor<3x3x3x5xf32>) outs(%init : tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32>
  return %y : tensor<1x8x8x5xf32>
}

// -----

func.func @depthwise(%x: tensor<1x10x10x3xf32>, %w: tensor<3x3x3xf32>, %init: tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32> {
  // expected-error @below {{'linalg.depthwise_conv_2d_nhwc_hwc' op cannot be computed by indirect_gemm: each channel has its filter}}
  %y = linalg.depthwise_conv_2d_nhwc_hwc {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "indirect_gemm"}
      ins(%x, %w : tensor<1x10x10x3xf32>, tensor<3x3x3xf32>) outs(%init : tensor<1x8x8x3xf32>) -> tensor<1x8x8x3xf32>
  return %y : tensor<1x8x8x3xf32>
}

// -----

func.func @grouped(%x: tensor<1x10x10x2x3xf32>, %w: tensor<2x5x3x3x3xf32>, %init: tensor<1x8x8x2x5xf32>) -> tensor<1x8x8x2x5xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwgc_gfhwc' op cannot be computed by conv_gemm: its channels are in groups}}
  %y = linalg.conv_2d_nhwgc_gfhwc {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "conv_gemm"}
      ins(%x, %w : tensor<1x10x10x2x3xf32>, tensor<2x5x3x3x3xf32>) outs(%init : tensor<1x8x8x2x5xf32>) -> tensor<1x8x8x2x5xf32>
  return %y : tensor<1x8x8x2x5xf32>
}

// -----

func.func @grouped_windows(%x: tensor<1x10x10x2x3xf32>, %w: tensor<2x5x3x3x3xf32>, %init: tensor<1x8x8x2x5xf32>) -> tensor<1x8x8x2x5xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwgc_gfhwc' op cannot be computed by gemm: its windows overlap or leave pixels out}}
  %y = linalg.conv_2d_nhwgc_gfhwc {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "gemm"}
      ins(%x, %w : tensor<1x10x10x2x3xf32>, tensor<2x5x3x3x3xf32>) outs(%init : tensor<1x8x8x2x5xf32>) -> tensor<1x8x8x2x5xf32>
  return %y : tensor<1x8x8x2x5xf32>
}

// -----

func.func @not_a_convolution(%x: tensor<4x4xf32>, %init: tensor<4x4xf32>) -> tensor<4x4xf32> {
  // expected-error @below {{'linalg.matmul' op cannot be computed by gemm: it is not a convolution that has primitives}}
  %y = linalg.matmul {nnprim.algorithm = "gemm"} ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>)
      outs(%init : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %y : tensor<4x4xf32>
}

// -----

func.func @no_outputs(%x: tensor<1x10x10x3xf32>, %w: tensor<3x3x3x5xf32>, %init: tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32> {
  // expected-error-re @below {{'linalg.conv_2d_nhwc_hwcf' op expected `nnprim.algorithm` to be one of direct, {{.*}}, but got "winograd_f0"}}
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "winograd_f0"}
      ins(%x, %w : tensor<1x10x10x3xf32>, tensor<3x3x3x5xf32>) outs(%init : tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32>
  return %y : tensor<1x8x8x5xf32>
}

// -----

func.func @spmm_strided(%x: tensor<1x8x9x9xf32>, %init: tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32> {
  %w = arith.constant dense<0.0> : tensor<4x8x1x1xf32>
  // expected-error @below {{'linalg.conv_2d_nchw_fchw' op cannot be computed by spmm: its windows overlap or leave pixels out}}
  %y = linalg.conv_2d_nchw_fchw {strides = dense<2> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "spmm"}
      ins(%x, %w : tensor<1x8x9x9xf32>, tensor<4x8x1x1xf32>) outs(%init : tensor<1x4x5x5xf32>) -> tensor<1x4x5x5xf32>
  return %y : tensor<1x4x5x5xf32>
}

// -----

func.func @spmm_unknown(%x: tensor<1x8x9x9xf32>, %w: tensor<4x8x1x1xf32>, %init: tensor<1x4x9x9xf32>) -> tensor<1x4x9x9xf32> {
  // expected-error @below {{'linalg.conv_2d_nchw_fchw' op cannot be computed by spmm: its weights are not known to the compiler}}
  %y = linalg.conv_2d_nchw_fchw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "spmm"}
      ins(%x, %w : tensor<1x8x9x9xf32>, tensor<4x8x1x1xf32>) outs(%init : tensor<1x4x9x9xf32>) -> tensor<1x4x9x9xf32>
  return %y : tensor<1x4x9x9xf32>
}

// -----

func.func @spmm_nhwc(%x: tensor<1x9x9x8xf32>, %w: tensor<1x1x8x4xf32>, %init: tensor<1x9x9x4xf32>) -> tensor<1x9x9x4xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by spmm: its tensors are NHWC}}
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "spmm"}
      ins(%x, %w : tensor<1x9x9x8xf32>, tensor<1x1x8x4xf32>) outs(%init : tensor<1x9x9x4xf32>) -> tensor<1x9x9x4xf32>
  return %y : tensor<1x9x9x4xf32>
}

// -----

func.func @depthwise_nchw(%x: tensor<1x8x9x9xf32>, %w: tensor<8x3x3xf32>, %init: tensor<1x8x7x7xf32>) -> tensor<1x8x7x7xf32> {
  // expected-error @below {{'linalg.depthwise_conv_2d_nchw_chw' op cannot be computed by conv_gemm: its tensors are NCHW}}
  %y = linalg.depthwise_conv_2d_nchw_chw {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                          nnprim.algorithm = "conv_gemm"}
      ins(%x, %w : tensor<1x8x9x9xf32>, tensor<8x3x3xf32>) outs(%init : tensor<1x8x7x7xf32>) -> tensor<1x8x7x7xf32>
  return %y : tensor<1x8x7x7xf32>
}

// -----

func.func @pool(%x: tensor<2x4x8x8xf32>, %window: tensor<3x3xf32>, %init: tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32> {
  // expected-error @below {{'linalg.pooling_nchw_sum' op cannot be computed by pixel_sums: it does not add up whole images}}
  %y = linalg.pooling_nchw_sum {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                nnprim.algorithm = "pixel_sums"}
      ins(%x, %window : tensor<2x4x8x8xf32>, tensor<3x3xf32>) outs(%init : tensor<2x4x6x6xf32>) -> tensor<2x4x6x6xf32>
  return %y : tensor<2x4x6x6xf32>
}

// -----

/// Filters are split by the compiler.
func.func @split_tiles(%x: tensor<1x10x10x3xf32>, %w: tensor<3x3x3x5xf32>, %init: tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32> {
  // expected-error @below {{'linalg.conv_2d_nhwc_hwcf' op cannot be computed by winograd_bf16x3_f4: its weights are not known to the compiler}}
  %y = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : tensor<2xi64>, dilations = dense<1> : tensor<2xi64>,
                                 nnprim.algorithm = "winograd_bf16x3_f4"}
      ins(%x, %w : tensor<1x10x10x3xf32>, tensor<3x3x3x5xf32>) outs(%init : tensor<1x8x8x5xf32>) -> tensor<1x8x8x5xf32>
  return %y : tensor<1x8x8x5xf32>
}
