// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// One split for each way to break a constraint; the numbers are those of the
/// ops' descriptions.

func.func @depthwise_conv_c1_input(%x: memref<7x7x4xf32>, %w: memref<3x3x4xf32>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `input` to have rank 4, but got rank 3}}
  nnprim.depthwise_conv ins(%x, %w : memref<7x7x4xf32>, memref<3x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_c1_filter(%x: memref<1x7x7x4xf32>, %w: memref<1x3x3x4xf32>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `filter` to have rank 3, but got rank 4}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<1x3x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_c1_outs(%x: memref<1x7x7x4xf32>, %w: memref<3x3x4xf32>,
    %y: memref<7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `outs` to have rank 4, but got rank 3}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<3x3x4xf32>)
      outs(%y : memref<7x7x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_c2(%x: memref<2x7x7x4xf32>, %w: memref<3x3x4xf32>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `input` and `outs` to agree in N, but got 2 and 1}}
  nnprim.depthwise_conv ins(%x, %w : memref<2x7x7x4xf32>, memref<3x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_c3_input(%x: memref<1x7x7x5xf32>, %w: memref<3x3x4xf32>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `input` and `outs` to agree in C, but got 5 and 4}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x5xf32>, memref<3x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_c3_filter(%x: memref<1x7x7x4xf32>, %w: memref<3x3x5xf32>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `filter` and `outs` to agree in C, but got 5 and 4}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<3x3x5xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_c4_strides(%x: memref<1x7x7x4xf32>, %w: memref<3x3x4xf32>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `strides` to be at least 1, but got 0}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<3x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [0, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_c4_dilations(%x: memref<1x7x7x4xf32>, %w: memref<3x3x4xf32>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `dilations` to be 2 numbers, but got 3}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<3x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_c4_pads(%x: memref<1x7x7x4xf32>, %w: memref<3x3x4xf32>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `pads` to be at least 0, but got -2}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<3x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, -2]
  return
}

// -----

func.func @depthwise_conv_c4_overflow(%x: memref<1x7x7x4xf32>, %w: memref<3x3x4xf32>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected the input coordinates of spatial dimension 0 to fit in 63 bits, but stride 1 and dilation 9223372036854775807 lead beyond}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<3x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [9223372036854775807, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_c5(%x: memref<1x7x7x4xf32>, %w: memref<3x3x4xf64>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `filter` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<3x3x4xf64>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c1_input(%x: memref<4x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `input` to have rank 4, but got rank 3}}
  nnprim.conv_gemm ins(%x, %w : memref<4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c1_filter(%x: memref<1x4x7x7xf32>, %w: memref<6x36xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `filter` to have rank 4, but got rank 2}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<6x36xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c1_outs(%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `outs` to have rank 4, but got rank 3}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c1_blocks(%x: memref<1x2x7x7x2xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `outs` to have rank 5, but got rank 4}}
  nnprim.conv_gemm ins(%x, %w : memref<1x2x7x7x2xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c1_block_of_input(%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x2x7x7x3xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `input` to have rank 5, but got rank 4}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x2x7x7x3xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c3_input_blocks(%x: memref<1x2x7x7x3xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x2x7x7x3xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `input` and `filter` to agree in C, but got 6 and 4}}
  nnprim.conv_gemm ins(%x, %w : memref<1x2x7x7x3xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x2x7x7x3xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c3_filter_blocks(%x: memref<1x2x7x7x2xf32>, %w: memref<7x4x3x3xf32>,
    %y: memref<1x2x7x7x3xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `filter` and `outs` to agree in F, but got 7 and 6}}
  nnprim.conv_gemm ins(%x, %w : memref<1x2x7x7x2xf32>, memref<7x4x3x3xf32>)
      outs(%y : memref<1x2x7x7x3xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c3_packed_blocks(%x: memref<1x2x7x7x2xf32>, %w: memref<1x27x16xf32>, %y: memref<1x2x7x7x3xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected dimension 1 of `filter` to be KH·KW·C = 36, but got 27}}
  nnprim.conv_gemm ins(%x, %w : memref<1x2x7x7x2xf32>, memref<1x27x16xf32>)
      outs(%y : memref<1x2x7x7x3xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
  return
}

// -----

func.func @conv_gemm_c3_many_channels(%x: memref<1x4294967296x0x7x4294967296xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x2x7x7x3xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected C and F to fit in 63 bits}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4294967296x0x7x4294967296xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x2x7x7x3xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c2(%x: memref<2x4x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `input` and `outs` to agree in N, but got 2 and 1}}
  nnprim.conv_gemm ins(%x, %w : memref<2x4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c3_input(%x: memref<1x5x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `input` and `filter` to agree in C, but got 5 and 4}}
  nnprim.conv_gemm ins(%x, %w : memref<1x5x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c3_filter(%x: memref<1x4x7x7xf32>, %w: memref<8x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `filter` and `outs` to agree in F, but got 8 and 6}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<8x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c4_strides(%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `strides` to be at least 1, but got -1}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [-1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c4_dilations(%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `dilations` to be at least 1, but got 0}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 0] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c4_pads(%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `pads` to be 2 numbers, but got 4}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1, 1, 1]
  return
}

// -----

func.func @conv_gemm_c4_overflow(%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected the input coordinates of spatial dimension 0 to fit in 63 bits, but stride 9223372036854775807 and dilation 1 lead beyond}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [9223372036854775807, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c5(%x: memref<1x4x7x7xf64>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `input` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf64>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_c7(%x: memref<1x7x7x4xf32>, %w: memref<3x3x4xf32>,
    %y: memref<1x7x7x4xf32>, %o: index) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `origin` to be two indices, but got 1}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<3x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] origin(%o)
  return
}

// -----

func.func @conv_gemm_c7(%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>, %o: index) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `origin` to be two indices, but got 3}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] origin(%o, %o, %o)
  return
}

// -----

func.func @conv_gemm_c8(%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>, %m: memref<100xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `workspace` to have rank 2, but got rank 1}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] workspace(%m : memref<100xf32>)
  return
}

// -----

func.func @conv_gemm_c3_packed_rows(%x: memref<1x4x7x7xf32>, %w: memref<1x35x16xf32>, %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected dimension 1 of `filter` to be KH·KW·C = 36, but got 35}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<1x35x16xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
  return
}

// -----

func.func @conv_gemm_c3_packed_panels(%x: memref<1x4x7x7xf32>, %w: memref<2x36x16xf32>, %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `filter` to have 1 panels of 16 for 6 columns, but got 2}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<2x36x16xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
  return
}

// -----

func.func @conv_gemm_c9_absent(%x: memref<1x4x7x7xf32>, %w: memref<1x36x16xf32>, %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `kernel_size`, since `filter` is packed}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<1x36x16xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c9_plain(%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>, %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected no `kernel_size`, since `filter` has rank 4}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
  return
}

// -----

func.func @conv_gemm_c9_numbers(%x: memref<1x4x7x7xf32>, %w: memref<1x36x16xf32>, %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `kernel_size` to be at least 1, but got 0}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<1x36x16xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [3, 0]
  return
}

// -----

func.func @conv_gemm_c9_overflow(%x: memref<1x4x7x7xf32>, %w: memref<1x36x16xf32>, %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected KH·KW·C to fit in 63 bits}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<1x36x16xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1] kernel_size [4294967296, 4294967296]
  return
}

// -----

func.func @im2col_c1(%x: memref<1x3x8x8xf32>, %p: memref<28x32xf32>, %q: index) {
  // expected-error @below {{'nnprim.im2col' op expected `outs` to have rank 3, but got rank 2}}
  nnprim.im2col ins(%x : memref<1x3x8x8xf32>) outs(%p : memref<28x32xf32>) pixel %q
      window <input_size = [1, 8, 8], output_size = [8, 8], kernel_size = [3, 3],
              strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @im2col_c2_batch(%x: memref<1x3x8x8xf32>, %p: memref<2x28x32xf32>, %q: index) {
  // expected-error @below {{'nnprim.im2col' op expected `window` to be that of one image, but got 2}}
  nnprim.im2col ins(%x : memref<1x3x8x8xf32>) outs(%p : memref<2x28x32xf32>) pixel %q
      window <input_size = [2, 8, 8], output_size = [8, 8], kernel_size = [3, 3],
              strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @im2col_c2_height(%x: memref<1x3x9x8xf32>, %p: memref<2x28x32xf32>, %q: index) {
  // expected-error @below {{'nnprim.im2col' op expected dimension 2 of `input` to be H = 8, but got 9}}
  nnprim.im2col ins(%x : memref<1x3x9x8xf32>) outs(%p : memref<2x28x32xf32>) pixel %q
      window <input_size = [1, 8, 8], output_size = [8, 8], kernel_size = [3, 3],
              strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @im2col_c3(%x: memref<1x3x8x8xf32>, %p: memref<2x27x32xf32>, %q: index) {
  // expected-error @below {{'nnprim.im2col' op expected dimension 1 of `outs` to be K+1 = 28, but got 27}}
  nnprim.im2col ins(%x : memref<1x3x8x8xf32>) outs(%p : memref<2x27x32xf32>) pixel %q
      window <input_size = [1, 8, 8], output_size = [8, 8], kernel_size = [3, 3],
              strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @im2col_c4(%x: memref<1x3x8x8xf64>, %p: memref<2x28x32xf32>, %q: index) {
  // expected-error @below {{'nnprim.im2col' op expected `input` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.im2col ins(%x : memref<1x3x8x8xf64>) outs(%p : memref<2x28x32xf32>) pixel %q
      window <input_size = [1, 8, 8], output_size = [8, 8], kernel_size = [3, 3],
              strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @im2col_c5(%x: memref<1x3x8x8xf32>, %p: memref<2x28x32xf32>, %s: memref<2x50xf32>, %q: index) {
  // expected-error @below {{'nnprim.im2col' op expected `scratch` to have rank 1, but got rank 2}}
  nnprim.im2col ins(%x : memref<1x3x8x8xf32>) outs(%p : memref<2x28x32xf32>)
      scratch(%s : memref<2x50xf32>) pixel %q
      window <input_size = [1, 8, 8], output_size = [8, 8], kernel_size = [3, 3],
              strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @worker_slot_c1() -> index {
  // expected-error @below {{'nnprim.worker_slot' op expected `max` to be positive, but got 0}}
  %part = nnprim.worker_slot max 0
  return %part : index
}

// -----

func.func @depthwise_conv_c4_no_taps(%x: memref<1x7x7x4xf32>, %w: memref<0x3x4xf32>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected KH·KW to be at least 1, but got 0}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<0x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @depthwise_conv_c4_no_dilation(%x: memref<1x7x7x4xf32>, %w: memref<3x3x4xf32>,
    %y: memref<1x7x7x4xf32>) {
  // expected-error @below {{'nnprim.depthwise_conv' op expected `dilations` to be at least 1, but got 0}}
  nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, memref<3x3x4xf32>)
      outs(%y : memref<1x7x7x4xf32>)
      strides [1, 1] dilations [1, 0] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c4_no_stride(%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected `strides` to be at least 1, but got 0}}
  nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, memref<6x4x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 0] dilations [1, 1] pads [1, 1]
  return
}

// -----

func.func @conv_gemm_c4_no_channels(%x: memref<1x0x7x7xf32>, %w: memref<6x0x3x3xf32>,
    %y: memref<1x6x7x7xf32>) {
  // expected-error @below {{'nnprim.conv_gemm' op expected KH·KW·C to be at least 1, but got 0}}
  nnprim.conv_gemm ins(%x, %w : memref<1x0x7x7xf32>, memref<6x0x3x3xf32>)
      outs(%y : memref<1x6x7x7xf32>)
      strides [1, 1] dilations [1, 1] pads [1, 1]
  return
}
