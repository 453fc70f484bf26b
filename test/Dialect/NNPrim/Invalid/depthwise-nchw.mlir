// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// One split for each way to break a constraint; the numbers are those of the
/// op's description.

func.func @depthwise_conv_nchw_c1_input(%x: memref<4x7x7xf32>, %w: memref<4x3x3xf32>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `input` to have rank 4, but got rank 3}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<4x7x7xf32>, memref<4x3x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c1_filter(%x: memref<1x4x7x7xf32>, %w: memref<1x4x3x3xf32>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `filter` to have rank 3, but got rank 4}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xf32>, memref<1x4x3x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c1_outs(%x: memref<1x4x7x7xf32>, %w: memref<4x3x3xf32>,
    %y: memref<4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `outs` to have rank 4, but got rank 3}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xf32>, memref<4x3x3xf32>)
      outs(%y : memref<4x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c2(%x: memref<2x4x7x7xf32>, %w: memref<4x3x3xf32>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `input` and `outs` to agree in N, but got 2 and 1}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<2x4x7x7xf32>, memref<4x3x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c3_input(%x: memref<1x5x7x7xf32>, %w: memref<4x3x3xf32>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `input` and `outs` to agree in C, but got 5 and 4}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x5x7x7xf32>, memref<4x3x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c3_filter(%x: memref<1x4x7x7xf32>, %w: memref<5x3x3xf32>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `filter` and `outs` to agree in C, but got 5 and 4}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xf32>, memref<5x3x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c4_strides(%x: memref<1x4x7x7xf32>, %w: memref<4x3x3xf32>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `strides` to be at least 1, but got 0}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xf32>, memref<4x3x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [0, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c4_dilations(%x: memref<1x4x7x7xf32>, %w: memref<4x3x3xf32>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `dilations` to be 2 numbers, but got 3}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xf32>, memref<4x3x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [1, 1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c4_pads(%x: memref<1x4x7x7xf32>, %w: memref<4x3x3xf32>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `pads` to be at least 0, but got -2}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xf32>, memref<4x3x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, -2]
  return
}

// -----

func.func @depthwise_conv_nchw_c4_overflow(%x: memref<1x4x7x7xf32>, %w: memref<4x3x3xf32>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected the input coordinates of spatial dimension 0 to fit in 63 bits, but stride 1 and dilation 9223372036854775807 lead beyond}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xf32>, memref<4x3x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [9223372036854775807, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c5(%x: memref<1x4x7x7xf32>, %w: memref<4x3x3xf64>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `filter` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xf32>, memref<4x3x3xf64>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c7(%x: memref<1x4x7x7xf32>, %w: memref<4x3x3xf32>,
    %y: memref<1x4x7x7xf32>, %o: index) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `origin` to be two indices, but got 1}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xf32>, memref<4x3x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] origin(%o)
  return
}

// -----

func.func @depthwise_conv_nchw_c4_no_taps(%x: memref<1x4x7x7xf32>, %w: memref<4x0x3xf32>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected KH·KW to be at least 1, but got 0}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xf32>, memref<4x0x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c4_no_dilation(%x: memref<1x4x7x7xf32>, %w: memref<4x3x3xf32>,
    %y: memref<1x4x7x7xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `dilations` to be at least 1, but got 0}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xf32>, memref<4x3x3xf32>)
      outs(%y : memref<1x4x7x7xf32>)
      strides [1, 1] dilations [1, 0] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_nchw_c8(%x: memref<1x4x7x7xi8>, %w: memref<4x3x3xi8>, %y: memref<1x4x5x5xi32>) {
  // expected-error @below {{'nnprim.depthwise_conv_nchw' op expected `input` to have a floating-point element type, but got 'i8'}}
  nnprim.depthwise_conv_nchw ins(%x, %w : memref<1x4x7x7xi8>, memref<4x3x3xi8>)
      outs(%y : memref<1x4x5x5xi32>) strides [1, 1] dilations [1, 1] pads [0, 0]
  return
}
