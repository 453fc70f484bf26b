// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// One split for each way to break a constraint; the numbers are those of the
/// ops' descriptions.

func.func @indirection_c1_rank(%i: memref<7x7x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected `outs` to have rank 2, but got rank 3}}
  nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%i : memref<7x7x9xi32>)
  return
}

// -----

func.func @indirection_c1_rows(%i: memref<48x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected dimension 0 of `outs` to be N·OH·OW = 49, but got 48}}
  nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%i : memref<48x9xi32>)
  return
}

// -----

func.func @indirection_c1_taps(%i: memref<49x8xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected dimension 1 of `outs` to be KH·KW = 9, but got 8}}
  nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%i : memref<49x8xi32>)
  return
}

// -----

func.func @indirection_c1_overflow(%i: memref<?x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected the shape of `outs` to fit in 63 bits}}
  nnprim.indirection input_size [1, 7, 7] output_size [4611686018427387904, 4]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%i : memref<?x9xi32>)
  return
}

// -----

func.func @indirection_c2_input_size(%i: memref<49x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected `input_size` to be 3 numbers, but got 2}}
  nnprim.indirection input_size [7, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%i : memref<49x9xi32>)
  return
}

// -----

func.func @indirection_c2_empty_input(%i: memref<49x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected `input_size` to be at least 1, but got 0}}
  nnprim.indirection input_size [1, 0, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%i : memref<49x9xi32>)
  return
}

// -----

func.func @indirection_c2_output_size(%i: memref<49x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected `output_size` to be at least 1, but got -7}}
  nnprim.indirection input_size [1, 7, 7] output_size [7, -7]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%i : memref<49x9xi32>)
  return
}

// -----

func.func @indirection_c2_kernel_size(%i: memref<49x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected `kernel_size` to be 2 numbers, but got 1}}
  nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
      kernel_size [9] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%i : memref<49x9xi32>)
  return
}

// -----

func.func @indirection_c2_strides(%i: memref<49x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected `strides` to be at least 1, but got 0}}
  nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 0] dilations [1, 1] pads [1, 1]
      outs(%i : memref<49x9xi32>)
  return
}

// -----

func.func @indirection_c2_dilations(%i: memref<49x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected `dilations` to be at least 1, but got -1}}
  nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 1] dilations [-1, 1] pads [1, 1]
      outs(%i : memref<49x9xi32>)
  return
}

// -----

func.func @indirection_c2_pads(%i: memref<49x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected `pads` to be at least 0, but got -1}}
  nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [-1, 1]
      outs(%i : memref<49x9xi32>)
  return
}

// -----

func.func @indirection_c3(%i: memref<49x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected N·H·W of `input_size` to fit in 31 bits}}
  nnprim.indirection input_size [2, 32768, 32768] output_size [7, 7]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%i : memref<49x9xi32>)
  return
}

// -----

func.func @indirection_c4(%i: memref<49x9xi32>) {
  // expected-error @below {{'nnprim.indirection' op expected the input coordinates of spatial dimension 1 to fit in 63 bits, but stride 4611686018427387904 and dilation 1 lead beyond}}
  nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 4611686018427387904] dilations [1, 1] pads [1, 1]
      outs(%i : memref<49x9xi32>)
  return
}

// -----

func.func @indirect_gemm_c1_rank(%x: memref<1x7x7x4xf32>, %i: memref<7x7x9xi32>, %b: memref<36x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `indices` to have rank 2, but got rank 3}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<7x7x9xi32>, memref<36x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c1_rows(%x: memref<1x7x7x4xf32>, %i: memref<48x9xi32>, %b: memref<36x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected dimension 0 of `indices` to be M = 49, but got 48}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<48x9xi32>, memref<36x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c2_rank(%x: memref<1x7x7x4xf32>, %i: memref<49x9xi32>, %b: memref<1x3x3x4x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `rhs` to have rank 2, 3 or 4, but got rank 5}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<49x9xi32>, memref<1x3x3x4x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c2_rows(%x: memref<1x7x7x4xf32>, %i: memref<49x9xi32>, %b: memref<35x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected dimension 0 of `rhs` to be T·C = 36, but got 35}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<49x9xi32>, memref<35x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c2_packed(%x: memref<1x7x7x4xf32>, %i: memref<49x9xi32>, %b: memref<1x32x8xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected dimension 1 of `rhs` to be T·C = 36, but got 32}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<49x9xi32>, memref<1x32x8xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c2_overflow(%x: memref<0x1152921504606846976xf32>, %i: memref<49x9xi32>, %b: memref<?x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected T·C to fit in 63 bits}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<0x1152921504606846976xf32>, memref<49x9xi32>, memref<?x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c3(%x: memref<1x7x7x4xf32>, %i: memref<49x9xi32>, %b: memref<36x5xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `rhs` and `outs` to agree in F, but got 5 and 6}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<49x9xi32>, memref<36x5xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c3_packed(%x: memref<1x7x7x4xf32>, %i: memref<49x9xi32>, %b: memref<2x36x8xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `rhs` to have 1 panels of 8 for 6 columns, but got 2}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<49x9xi32>, memref<2x36x8xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c4(%x: memref<1x7x7x4xf64>, %i: memref<49x9xi32>, %b: memref<36x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `input` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf64>, memref<49x9xi32>, memref<36x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

/// Pixels are rounded from f32, or have been.
func.func @indirect_gemm_c4_pairs_input(%x: memref<1x7x7x5xbf16>, %i: memref<49x9xi32>, %b: memref<45x6xi32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `input` of f32 or i32 beside `rhs` of pairs of integers, but got 'bf16'}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x5xbf16>, memref<49x9xi32>, memref<45x6xi32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

/// Five channels are three pairs, of which the last one is filled up to two, and a scale.
func.func @indirect_gemm_c2_pairs(%x: memref<1x7x7x5xf32>, %i: memref<49x9xi32>, %b: memref<36x6xi32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected dimension 0 of `rhs` to be T·C = 45, but got 36}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x5xf32>, memref<49x9xi32>, memref<36x6xi32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c10_pairs(%x: memref<1x7x7x5xf32>, %i: memref<49x9xi32>, %b: memref<45x6xi32>,
    %w: memref<1x64xf32>, %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `workspace` to have the element type 'i32' of scaled rows, but got 'f32'}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x5xf32>, memref<49x9xi32>, memref<45x6xi32>)
      outs(%y : memref<1x7x7x6xf32>) workspace(%w : memref<1x64xf32>)
  return
}

// -----

func.func @indirect_gemm_c15(%x: memref<1x7x7x5xi32>, %i: memref<49x9xi32>, %b: memref<45x6xi32>,
    %f: memref<5xf32>, %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected no `factors`, since pixels of `input` are not rounded}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x5xi32>, memref<49x9xi32>, memref<45x6xi32>)
      outs(%y : memref<1x7x7x6xf32>) factors(%f : memref<5xf32>)
  return
}

// -----

func.func @indirect_gemm_c15_extent(%x: memref<1x7x7x5xf32>, %i: memref<49x9xi32>, %b: memref<45x6xi32>,
    %f: memref<4xf32>, %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected dimension 0 of `factors` to be K = 5, but got 4}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x5xf32>, memref<49x9xi32>, memref<45x6xi32>)
      outs(%y : memref<1x7x7x6xf32>) factors(%f : memref<4xf32>)
  return
}

// -----

func.func @indirect_gemm_c4_pairs_even(%x: memref<1x7x7x4xi32>, %i: memref<49x9xi32>, %b: memref<36x6xi32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `input` of pairs of integers to have 2·⌈C/4⌉ + 1 elements for a pixel, the last one a scale, but got 4}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xi32>, memref<49x9xi32>, memref<36x6xi32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c4_pairs_outs(%x: memref<1x7x7x5xi32>, %i: memref<49x9xi32>, %b: memref<45x6xi32>,
    %y: memref<1x7x7x6xi32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `outs` of f32, or of what f32 is stored as, beside `rhs` of pairs of integers, but got 'i32'}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x5xi32>, memref<49x9xi32>, memref<45x6xi32>)
      outs(%y : memref<1x7x7x6xi32>)
  return
}

// -----

func.func @indirect_gemm_c5_input(%x: memref<4xf32>, %i: memref<49x9xi32>, %b: memref<36x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `input` to have rank 2 or more, but got rank 1}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<4xf32>, memref<49x9xi32>, memref<36x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c5_outs(%x: memref<1x7x7x4xf32>, %i: memref<49x9xi32>, %b: memref<36x6xf32>,
    %y: memref<6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `outs` to have rank 2 or more, but got rank 1}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<49x9xi32>, memref<36x6xf32>)
      outs(%y : memref<6xf32>)
  return
}

// -----

func.func @indirect_gemm_c7_input(%x: memref<1x7x7x4xf32>, %i: memref<49x9xi32>, %b: memref<36x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected N·H·W of `window` to be the number of pixels of `input`}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<49x9xi32>, memref<36x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
      window <input_size = [1, 7, 8], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @indirect_gemm_c7_outs(%x: memref<1x7x7x4xf32>, %i: memref<49x9xi32>, %b: memref<36x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected dimension 0 of `indices` to be N·OH·OW = 35, but got 49}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<49x9xi32>, memref<36x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
      window <input_size = [1, 7, 7], output_size = [5, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @indirect_gemm_c7_overflow(%x: memref<1x7x7x4xf32>, %i: memref<?x9xi32>, %b: memref<36x6xf32>,
    %y: memref<1x?x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected N·OH·OW of `window` to fit in 63 bits}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<?x9xi32>, memref<36x6xf32>)
      outs(%y : memref<1x?x7x6xf32>)
      window <input_size = [49, 1, 1], output_size = [2147483647, 2147483647], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @indirect_gemm_c7_taps(%x: memref<1x7x7x4xf32>, %i: memref<49x9xi32>, %b: memref<36x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected dimension 1 of `indices` to be KH·KW = 6, but got 9}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<49x9xi32>, memref<36x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 2], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @indirect_gemm_c7_blocks(%x: memref<1x2x7x7x4xf32>, %i: memref<49x9xi32>, %b: memref<36x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected dimension 1 of `indices` to be B·KH·KW = 18, but got 9}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x2x7x7x4xf32>, memref<49x9xi32>, memref<36x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @indirect_gemm_c7_images_of_blocks(%x: memref<2x2x7x7x4xf32>, %i: memref<49x18xi32>, %b: memref<72x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected N of a blocked `input` with a `window` to be 1, and its blocks to be known}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<2x2x7x7x4xf32>, memref<49x18xi32>, memref<72x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

func.func @indirect_gemm_c8(%x: tensor<1x7x7x4xf32>, %b: tensor<36x6xf32>,
    %e: tensor<49x9xi32>, %y: tensor<1x7x7x6xf32>) -> tensor<1x7x7x6xf32> {
  %i = nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
      kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
      outs(%e : tensor<49x9xi32>) -> tensor<49x9xi32>
  // expected-error @below {{'nnprim.indirect_gemm' op expected `window` to agree with `indices`, which are those of #nnprim.window<input_size = [1, 7, 7]}}
  %r = nnprim.indirect_gemm
      ins(%x, %i, %b : tensor<1x7x7x4xf32>, tensor<49x9xi32>, tensor<36x6xf32>)
      outs(%y : tensor<1x7x7x6xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 2]> -> tensor<1x7x7x6xf32>
  return %r : tensor<1x7x7x6xf32>
}

// -----

// expected-error @below {{expected `strides` to be 2 numbers from 1 to 2147483647}}
#stride = #nnprim.window<input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [0, 1], dilations = [1, 1], pads = [1, 1]>
func.func private @window_zero_stride() attributes {window = #stride}

// -----

// expected-error @below {{expected `input_size` to be 3 numbers from 1 to 2147483647}}
#count = #nnprim.window<input_size = [7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
func.func private @window_count() attributes {window = #count}

// -----

// expected-error @below {{expected `dilations` to be 2 numbers from 1 to 2147483647}}
#large = #nnprim.window<input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 4294967296], pads = [1, 1]>
func.func private @window_large() attributes {window = #large}

// -----

// expected-error @below {{expected N·H·W of `input_size` to fit in 31 bits}}
#pixels = #nnprim.window<input_size = [1, 65536, 65536], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
func.func private @window_pixels() attributes {window = #pixels}

// -----

func.func @indirect_gemm_c2_no_channels(%x: memref<1x7x7x0xf32>, %i: memref<49x9xi32>,
    %b: memref<0x6xf32>, %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected T·C to be at least 1, but got 0}}
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x7x7x0xf32>, memref<49x9xi32>, memref<0x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

/// Panels of six columns and KR = 6 have ⌈36 / 6⌉ rows.
func.func @indirect_gemm_c2_interleaved(%x: memref<1x7x7x4xf32>, %i: memref<49x9xi32>, %b: memref<1x5x6x6xf32>,
    %y: memref<1x7x7x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected dimension 1 of `rhs` to be T·C / KR = 6, but got 5}}
  nnprim.indirect_gemm
      ins(%x, %i, %b : memref<1x7x7x4xf32>, memref<49x9xi32>, memref<1x5x6x6xf32>)
      outs(%y : memref<1x7x7x6xf32>)
  return
}

// -----

func.func @indirect_gemm_c10(%x: memref<1x2x2x8xf32>, %i: memref<4x1xi32>, %b: memref<8x8xf32>, %y: memref<1x2x2x8xf32>, %w: memref<64xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `workspace` to have rank 2, but got rank 1}}
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x2x2x8xf32>, memref<4x1xi32>, memref<8x8xf32>) outs(%y : memref<1x2x2x8xf32>) workspace(%w : memref<64xf32>)
  return
}

// -----

func.func @indirect_gemm_c11_unroll(%x: memref<49x8xf32>, %i: memref<49x9xi32>, %b: memref<72x8xf32>, %c: memref<49x8xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `unroll` to be 0 to 8, but got 9}}
  nnprim.indirect_gemm ins(%x, %i, %b : memref<49x8xf32>, memref<49x9xi32>, memref<72x8xf32>) outs(%c : memref<49x8xf32>) attributes {unroll = 9 : i64}
  return
}

// -----

func.func @indirect_gemm_c16(%x: memref<49x8xf32>, %i: memref<49x9xi32>, %b: memref<72x8xf32>, %c: memref<49x8xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected no `scaled_terms`, since `rhs` is not of pairs of integers}}
  nnprim.indirect_gemm ins(%x, %i, %b : memref<49x8xf32>, memref<49x9xi32>, memref<72x8xf32>) outs(%c : memref<49x8xf32>) attributes {scaled_terms = 16 : i64}
  return
}
