// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// One split for each way to break the constraints of 1-D Winograd; the numbers
/// are those of the descriptions of the ops and of the attribute.

func.func @input_transform_c3(%x: memref<1x14x8x3xf32>, %v: memref<36x36x3xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected dimension 0 of `outs` to be α = 6, but got 36}}
  nnprim.input_transform <winograd1d, m = 4, r = 3, taps = 3> row_tile 7 ins(%x : memref<1x14x8x3xf32>)
      outs(%v : memref<36x36x3xf32>) output_size [14, 8] pads [1, 1]
  return
}

// -----

/// `outs` does not hold a whole number of row tiles.
func.func @input_transform_c4(%x: memref<1x14x8x3xf32>, %v: memref<6x10x3xf32>, %o: index) {
  // expected-error @below {{'nnprim.input_transform' op expected dimension 1 of `outs` to be rows of N·TH·TW = 36, but got 10}}
  nnprim.input_transform <winograd1d, m = 4, r = 3, taps = 3> row_tile 7 ins(%x : memref<1x14x8x3xf32>)
      outs(%v : memref<6x10x3xf32>) output_size [14, 8] pads [1, 1] origin(%o)
  return
}

// -----

func.func @input_transform_c8(%x: memref<1x14x8x3xf32>, %v: memref<6x36x3xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected a `row_tile` with `winograd1d`}}
  nnprim.input_transform <winograd1d, m = 4, r = 3, taps = 3> ins(%x : memref<1x14x8x3xf32>)
      outs(%v : memref<6x36x3xf32>) output_size [14, 8] pads [1, 1]
  return
}

// -----

func.func @input_transform_c8_zero(%x: memref<1x14x8x3xf32>, %v: memref<6x36x3xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected `row_tile` to be positive and to fit in 31 bits, but got 0}}
  nnprim.input_transform <winograd1d, m = 4, r = 3, taps = 3> row_tile 0 ins(%x : memref<1x14x8x3xf32>)
      outs(%v : memref<6x36x3xf32>) output_size [14, 8] pads [1, 1]
  return
}

// -----

func.func @filter_transform_c3(%w: memref<3x3x3x2xf32>, %u: memref<36x3x2xf32>) {
  // expected-error @below {{'nnprim.filter_transform' op expected dimension 0 of `outs` to be α·k = 18, but got 36}}
  nnprim.filter_transform <winograd1d, m = 4, r = 3, taps = 3> ins(%w : memref<3x3x3x2xf32>) outs(%u : memref<36x3x2xf32>)
  return
}

// -----

func.func @filter_transform_c4(%w: memref<3x3x3x2xf32>, %u: memref<12x3x2xf32>) {
  // expected-error @below {{'nnprim.filter_transform' op expected dimension 0 of `filter` to be k = 2, but got 3}}
  nnprim.filter_transform <winograd1d, m = 4, r = 3, taps = 2> ins(%w : memref<3x3x3x2xf32>) outs(%u : memref<12x3x2xf32>)
  return
}

// -----

func.func @fast_conv_attr_c2(%w: memref<3x3x3x2xf32>, %u: memref<64x3x2xf32>) {
  // expected-error @below {{expected `taps` with `winograd1d` only}}
  nnprim.filter_transform <fourier, m = 6, r = 3, taps = 3> ins(%w : memref<3x3x3x2xf32>) outs(%u : memref<64x3x2xf32>)
  return
}

// -----

func.func @output_transform_c4(%p: memref<6x14x2xf32>, %y: memref<1x14x8x2xf32>) {
  // expected-error @below {{'nnprim.output_transform' op expected dimension 1 of `input` to be rows of N·TH·TW = 28, but got 14}}
  nnprim.output_transform <winograd1d, m = 4, r = 3> row_tile 7 ins(%p : memref<6x14x2xf32>) outs(%y : memref<1x14x8x2xf32>)
  return
}

// -----

func.func @output_transform_c10(%p: memref<64x14x2xf32>, %y: memref<1x14x8x2xf32>) {
  // expected-error @below {{'nnprim.output_transform' op expected a `row_tile` with `winograd1d` only}}
  nnprim.output_transform <fourier, m = 6, r = 3> row_tile 7 ins(%p : memref<64x14x2xf32>) outs(%y : memref<1x14x8x2xf32>)
  return
}

// -----

func.func @fast_conv_c4(%x: memref<1x14x8x3xf32>, %r: memref<18x2xf32>, %y: memref<1x14x8x2xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected dimension 0 of `rhs` to be α·k·C = 54, but got 18}}
  nnprim.fast_conv <winograd1d, m = 4, r = 3, taps = 3> ins(%x, %r : memref<1x14x8x3xf32>, memref<18x2xf32>)
      outs(%y : memref<1x14x8x2xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_attr_c3(%x: memref<1x14x8x3xf32>, %r: memref<108x2xf32>, %y: memref<1x14x8x2xf32>) {
  // expected-error @below {{expected `axis` with `winograd1d` only}}
  nnprim.fast_conv <winograd2d, m = 4, r = 3, axis = height> ins(%x, %r : memref<1x14x8x3xf32>, memref<108x2xf32>)
      outs(%y : memref<1x14x8x2xf32>) pads [1, 1]
  return
}

// -----

func.func @fast_conv_attr_c2_zero(%w: memref<3x3x3x2xf32>, %u: memref<18x3x2xf32>) {
  // expected-error @below {{expected `taps` to be positive and to fit in 31 bits, but got 0}}
  nnprim.filter_transform <winograd1d, m = 4, r = 3, taps = 0> ins(%w : memref<3x3x3x2xf32>) outs(%u : memref<18x3x2xf32>)
  return
}

// -----

func.func @filter_transform_c2(%w: memref<3x3x3x2xf32>, %u: memref<18x3x2xf32>) {
  // expected-error @below {{'nnprim.filter_transform' op expected an algorithm without `axis` and `on_the_fly`, but got #nnprim.fast_conv<winograd1d, m = 4, r = 3, taps = 3, axis = height>}}
  nnprim.filter_transform <winograd1d, m = 4, r = 3, taps = 3, axis = height> ins(%w : memref<3x3x3x2xf32>) outs(%u : memref<18x3x2xf32>)
  return
}
