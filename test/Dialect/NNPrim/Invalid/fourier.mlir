// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// One split for each way to break a constraint of a complex product or of a
/// Fourier transform; the numbers are those of the ops' descriptions.

func.func @input_transform_c2(%x: memref<1x8x8x3xf32>, %v: memref<100x1x3xf32>) {
  // expected-error @below {{expected F(m, r) with m and r from 2 and m + r − 1 8 or 16, but got F(8, 3)}}
  nnprim.input_transform <fourier, m = 8, r = 3> ins(%x : memref<1x8x8x3xf32>)
      outs(%v : memref<100x1x3xf32>) output_size [8, 8] pads [1, 1]
  return
}

// -----

func.func @input_transform_c2_small(%x: memref<1x8x8x3xf32>, %v: memref<64x64x3xf32>) {
  // expected-error @below {{expected F(m, r) with m and r from 2 and m + r − 1 8 or 16, but got F(1, 8)}}
  nnprim.input_transform <fourier, m = 1, r = 8> ins(%x : memref<1x8x8x3xf32>)
      outs(%v : memref<64x64x3xf32>) output_size [8, 8] pads [4, 4]
  return
}

// -----

func.func @filter_transform_c2(%w: memref<3x3x8x6xf32>, %u: memref<36x8x6xf32>) {
  // expected-error @below {{expected F(m, r) with m and r from 2 and m + r − 1 8 or 16, but got F(4, 3)}}
  nnprim.filter_transform <fourier, m = 4, r = 3> ins(%w : memref<3x3x8x6xf32>) outs(%u : memref<36x8x6xf32>)
  return
}

// -----

func.func @output_transform_c2(%p: memref<36x4x6xf32>, %y: memref<1x8x8x6xf32>) {
  // expected-error @below {{expected F(m, r) with m and r from 2 and m + r − 1 8 or 16, but got F(4, 3)}}
  nnprim.output_transform <fourier, m = 4, r = 3> ins(%p : memref<36x4x6xf32>) outs(%y : memref<1x8x8x6xf32>)
  return
}

// -----

func.func @conv_c2(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{expected F(m, r) with m and r from 2 and m + r − 1 8 or 16, but got F(4, 3)}}
  nnprim.fast_conv <fourier, m = 4, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @conv_c4(%x: memref<1x14x14x64xf32>, %u: memref<1x2304x32xf32>, %y: memref<1x14x14x32xf32>) {
  // expected-error @below {{'nnprim.fast_conv' op expected dimension 1 of `rhs` to be α²·C = 4096, but got 2304}}
  nnprim.fast_conv <fourier, m = 6, r = 3> ins(%x, %u : memref<1x14x14x64xf32>, memref<1x2304x32xf32>)
      outs(%y : memref<1x14x14x32xf32>) pads [1, 1]
  return
}

// -----

func.func @tuple_gemm_c7_negative(%a: memref<16x4x8xf32>, %b: memref<16x8x6xf32>, %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `complex_from` to be from 0 to S, but got -2}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x8xf32>, memref<16x8x6xf32>)
      outs(%c : memref<16x4x6xf32>) complex_from -2
  return
}

// -----

func.func @tuple_gemm_c7_large(%a: memref<16x4x8xf32>, %b: memref<16x8x6xf32>, %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `complex_from` to be from 0 to S, but got 18}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x8xf32>, memref<16x8x6xf32>)
      outs(%c : memref<16x4x6xf32>) complex_from 18
  return
}

// -----

func.func @tuple_gemm_c7_odd(%a: memref<16x4x8xf32>, %b: memref<16x8x6xf32>, %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected an even number of coefficients from `complex_from` on, but got 13}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x8xf32>, memref<16x8x6xf32>)
      outs(%c : memref<16x4x6xf32>) complex_from 3
  return
}
