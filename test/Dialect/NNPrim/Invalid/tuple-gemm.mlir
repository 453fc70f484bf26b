// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// One split for each way to break a constraint; the numbers are those of the
/// ops' descriptions.

func.func @tuple_gemm_c1_lhs(%a: memref<4x8xf32>, %b: memref<16x8x6xf32>,
    %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `lhs` to have rank 3, but got rank 2}}
  nnprim.tuple_gemm ins(%a, %b : memref<4x8xf32>, memref<16x8x6xf32>)
      outs(%c : memref<16x4x6xf32>)
  return
}

// -----

func.func @tuple_gemm_c1_rhs(%a: memref<16x4x8xf32>, %b: memref<8x6xf32>,
    %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `rhs` to have rank 3, but got rank 2}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<16x4x6xf32>)
  return
}

// -----

func.func @tuple_gemm_c1_outs(%a: memref<16x4x8xf32>, %b: memref<16x8x6xf32>,
    %c: memref<1x16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `outs` to have rank 3, but got rank 4}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x8xf32>, memref<16x8x6xf32>)
      outs(%c : memref<1x16x4x6xf32>)
  return
}

// -----

func.func @tuple_gemm_c2_lhs(%a: memref<15x4x8xf32>, %b: memref<16x8x6xf32>,
    %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `lhs` and `outs` to agree in S, but got 15 and 16}}
  nnprim.tuple_gemm ins(%a, %b : memref<15x4x8xf32>, memref<16x8x6xf32>)
      outs(%c : memref<16x4x6xf32>)
  return
}

// -----

func.func @tuple_gemm_c2_rhs(%a: memref<16x4x8xf32>, %b: memref<15x8x6xf32>,
    %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `rhs` and `outs` to agree in S, but got 15 and 16}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x8xf32>, memref<15x8x6xf32>)
      outs(%c : memref<16x4x6xf32>)
  return
}

// -----

func.func @tuple_gemm_c3(%a: memref<16x5x8xf32>, %b: memref<16x8x6xf32>,
    %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `lhs` and `outs` to agree in M, but got 5 and 4}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x5x8xf32>, memref<16x8x6xf32>)
      outs(%c : memref<16x4x6xf32>)
  return
}

// -----

func.func @tuple_gemm_c4(%a: memref<16x4x8xf32>, %b: memref<16x9x6xf32>,
    %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `lhs` and `rhs` to agree in K, but got 8 and 9}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x8xf32>, memref<16x9x6xf32>)
      outs(%c : memref<16x4x6xf32>)
  return
}

// -----

func.func @tuple_gemm_c5(%a: memref<16x4x8xf32>, %b: memref<16x8x7xf32>,
    %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `rhs` and `outs` to agree in N, but got 7 and 6}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x8xf32>, memref<16x8x7xf32>)
      outs(%c : memref<16x4x6xf32>)
  return
}

// -----

func.func @tuple_gemm_c6(%a: memref<16x4x8xf32>, %b: memref<16x8x6xf64>,
    %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `rhs` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x8xf32>, memref<16x8x6xf64>)
      outs(%c : memref<16x4x6xf32>)
  return
}

// -----

func.func @input_transform_c1_input(%x: memref<4x4x8xf32>, %v: memref<16x4x8xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected `input` to have rank 4, but got rank 3}}
  nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : memref<4x4x8xf32>)
      outs(%v : memref<16x4x8xf32>) output_size [4, 4] pads [1, 1]
  return
}

// -----

func.func @input_transform_c1_outs(%x: memref<1x4x4x8xf32>, %v: memref<4x4x4x8xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected `outs` to have rank 3, but got rank 4}}
  nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : memref<1x4x4x8xf32>)
      outs(%v : memref<4x4x4x8xf32>) output_size [4, 4] pads [1, 1]
  return
}

// -----

func.func @input_transform_c2_small(%x: memref<1x4x4x8xf32>, %v: memref<16x4x8xf32>) {
  // expected-error @below {{expected F(m, r) with m and r from 2 and m + r − 1 up to 12, but got F(1, 3)}}
  nnprim.input_transform <winograd2d, m = 1, r = 3> ins(%x : memref<1x4x4x8xf32>)
      outs(%v : memref<16x4x8xf32>) output_size [4, 4] pads [1, 1]
  return
}

// -----

func.func @input_transform_c2_large(%x: memref<1x4x4x8xf32>, %v: memref<16x4x8xf32>) {
  // expected-error @below {{expected F(m, r) with m and r from 2 and m + r − 1 up to 12, but got F(9223372036854775807, 3)}}
  nnprim.input_transform <winograd2d, m = 9223372036854775807, r = 3> ins(%x : memref<1x4x4x8xf32>)
      outs(%v : memref<16x4x8xf32>) output_size [4, 4] pads [1, 1]
  return
}

// -----

func.func @input_transform_c3(%x: memref<1x4x4x8xf32>, %v: memref<36x4x8xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected dimension 0 of `outs` to be α² = 16, but got 36}}
  nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : memref<1x4x4x8xf32>)
      outs(%v : memref<36x4x8xf32>) output_size [4, 4] pads [1, 1]
  return
}

// -----

func.func @input_transform_c4(%x: memref<1x4x4x8xf32>, %v: memref<16x3x8xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected dimension 1 of `outs` to be N·TH·TW = 4, but got 3}}
  nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : memref<1x4x4x8xf32>)
      outs(%v : memref<16x3x8xf32>) output_size [4, 4] pads [1, 1]
  return
}

// -----

func.func @input_transform_c4_origin(%x: memref<1x4x4x8xf32>, %v: memref<16x5x8xf32>, %o: index) {
  // expected-error @below {{'nnprim.input_transform' op expected dimension 1 of `outs` to be N·TH·TW = 4, but got 5}}
  nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : memref<1x4x4x8xf32>)
      outs(%v : memref<16x5x8xf32>) output_size [4, 4] pads [1, 1] origin(%o)
  return
}

// -----

func.func @input_transform_c5(%x: memref<1x4x4x7xf32>, %v: memref<16x4x8xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected `input` and `outs` to agree in C, but got 7 and 8}}
  nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : memref<1x4x4x7xf32>)
      outs(%v : memref<16x4x8xf32>) output_size [4, 4] pads [1, 1]
  return
}

// -----

func.func @input_transform_c6_output_size(%x: memref<1x4x4x8xf32>, %v: memref<16x4x8xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected `output_size` to be at least 1, but got 0}}
  nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : memref<1x4x4x8xf32>)
      outs(%v : memref<16x4x8xf32>) output_size [4, 0] pads [1, 1]
  return
}

// -----

func.func @input_transform_c6_pads(%x: memref<1x4x4x8xf32>, %v: memref<16x4x8xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected `pads` to be 2 numbers, but got 4}}
  nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : memref<1x4x4x8xf32>)
      outs(%v : memref<16x4x8xf32>) output_size [4, 4] pads [1, 1, 1, 1]
  return
}

// -----

func.func @input_transform_c6_overflow(%x: memref<1x4x4x8xf32>, %v: memref<16x4x8xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected `output_size` and `pads` to fit in 31 bits, but got 2147483648}}
  nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : memref<1x4x4x8xf32>)
      outs(%v : memref<16x4x8xf32>) output_size [4, 4] pads [1, 2147483648]
  return
}

// -----

func.func @input_transform_c7(%x: memref<1x4x4x8xf64>, %v: memref<16x4x8xf32>) {
  // expected-error @below {{'nnprim.input_transform' op expected `input` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.input_transform <winograd2d, m = 2, r = 3> ins(%x : memref<1x4x4x8xf64>)
      outs(%v : memref<16x4x8xf32>) output_size [4, 4] pads [1, 1]
  return
}

// -----

func.func @filter_transform_c1_filter(%w: memref<3x3x6xf32>, %u: memref<16x8x6xf32>) {
  // expected-error @below {{'nnprim.filter_transform' op expected `filter` to have rank 4, but got rank 3}}
  nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : memref<3x3x6xf32>)
      outs(%u : memref<16x8x6xf32>)
  return
}

// -----

func.func @filter_transform_c1_outs(%w: memref<3x3x8x6xf32>, %u: memref<4x4x8x6xf32>) {
  // expected-error @below {{'nnprim.filter_transform' op expected `outs` to have rank 3, but got rank 4}}
  nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : memref<3x3x8x6xf32>)
      outs(%u : memref<4x4x8x6xf32>)
  return
}

// -----

func.func @filter_transform_c2(%w: memref<3x3x8x6xf32>, %u: memref<16x8x6xf32>) {
  // expected-error @below {{expected F(m, r) with m and r from 2 and m + r − 1 up to 12, but got F(2, 1)}}
  nnprim.filter_transform <winograd2d, m = 2, r = 1> ins(%w : memref<3x3x8x6xf32>)
      outs(%u : memref<16x8x6xf32>)
  return
}

// -----

func.func @filter_transform_c3(%w: memref<3x3x8x6xf32>, %u: memref<16x8x6xf32>) {
  // expected-error @below {{'nnprim.filter_transform' op expected dimension 0 of `outs` to be α² = 36, but got 16}}
  nnprim.filter_transform <winograd2d, m = 4, r = 3> ins(%w : memref<3x3x8x6xf32>)
      outs(%u : memref<16x8x6xf32>)
  return
}

// -----

func.func @filter_transform_c4(%w: memref<3x5x8x6xf32>, %u: memref<16x8x6xf32>) {
  // expected-error @below {{'nnprim.filter_transform' op expected dimension 1 of `filter` to be r = 3, but got 5}}
  nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : memref<3x5x8x6xf32>)
      outs(%u : memref<16x8x6xf32>)
  return
}

// -----

func.func @filter_transform_c5_channels(%w: memref<3x3x7x6xf32>, %u: memref<16x8x6xf32>) {
  // expected-error @below {{'nnprim.filter_transform' op expected `filter` and `outs` to agree in C, but got 7 and 8}}
  nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : memref<3x3x7x6xf32>)
      outs(%u : memref<16x8x6xf32>)
  return
}

// -----

func.func @filter_transform_c5_filters(%w: memref<3x3x8x5xf32>, %u: memref<16x8x6xf32>) {
  // expected-error @below {{'nnprim.filter_transform' op expected `filter` and `outs` to agree in F, but got 5 and 6}}
  nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : memref<3x3x8x5xf32>)
      outs(%u : memref<16x8x6xf32>)
  return
}

// -----

func.func @filter_transform_c6(%w: memref<3x3x8x6xf64>, %u: memref<16x8x6xf32>) {
  // expected-error @below {{'nnprim.filter_transform' op expected `filter` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.filter_transform <winograd2d, m = 2, r = 3> ins(%w : memref<3x3x8x6xf64>)
      outs(%u : memref<16x8x6xf32>)
  return
}

// -----

func.func @output_transform_c1_input(%p: memref<4x4x4x6xf32>, %y: memref<1x4x4x6xf32>) {
  // expected-error @below {{'nnprim.output_transform' op expected `input` to have rank 3, but got rank 4}}
  nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : memref<4x4x4x6xf32>)
      outs(%y : memref<1x4x4x6xf32>)
  return
}

// -----

func.func @output_transform_c1_outs(%p: memref<16x4x6xf32>, %y: memref<4x4x6xf32>) {
  // expected-error @below {{'nnprim.output_transform' op expected `outs` to have rank 4, but got rank 3}}
  nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : memref<16x4x6xf32>)
      outs(%y : memref<4x4x6xf32>)
  return
}

// -----

func.func @output_transform_c2(%p: memref<16x4x6xf32>, %y: memref<1x4x4x6xf32>) {
  // expected-error @below {{expected F(m, r) with m and r from 2 and m + r − 1 up to 12, but got F(12, 3)}}
  nnprim.output_transform <winograd2d, m = 12, r = 3> ins(%p : memref<16x4x6xf32>)
      outs(%y : memref<1x4x4x6xf32>)
  return
}

// -----

func.func @output_transform_c3(%p: memref<16x4x6xf32>, %y: memref<1x4x4x6xf32>) {
  // expected-error @below {{'nnprim.output_transform' op expected dimension 0 of `input` to be α² = 36, but got 16}}
  nnprim.output_transform <winograd2d, m = 4, r = 3> ins(%p : memref<16x4x6xf32>)
      outs(%y : memref<1x4x4x6xf32>)
  return
}

// -----

func.func @output_transform_c4(%p: memref<16x4x6xf32>, %y: memref<1x4x5x6xf32>) {
  // expected-error @below {{'nnprim.output_transform' op expected dimension 1 of `input` to be N·TH·TW = 6, but got 4}}
  nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : memref<16x4x6xf32>)
      outs(%y : memref<1x4x5x6xf32>)
  return
}

// -----

func.func @output_transform_c5(%p: memref<16x4x6xf32>, %y: memref<1x4x4x7xf32>) {
  // expected-error @below {{'nnprim.output_transform' op expected `input` and `outs` to agree in F, but got 6 and 7}}
  nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : memref<16x4x6xf32>)
      outs(%y : memref<1x4x4x7xf32>)
  return
}

// -----

func.func @output_transform_c6(%p: memref<16x4x6xf16>, %y: memref<1x4x4x6xf32>) {
  // expected-error @below {{'nnprim.output_transform' op expected `input` to have the element type 'f32' of `outs`, but got 'f16'}}
  nnprim.output_transform <winograd2d, m = 2, r = 3> ins(%p : memref<16x4x6xf16>)
      outs(%y : memref<1x4x4x6xf32>)
  return
}

// -----

func.func @tuple_gemm_c8_tensors(%a: tensor<16x4x8xf32>, %b: tensor<16x8x6xf32>,
    %c: tensor<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected no `accumulate` on tensors}}
  %r = nnprim.tuple_gemm ins(%a, %b : tensor<16x4x8xf32>, tensor<16x8x6xf32>)
      outs(%c : tensor<16x4x6xf32>) accumulate -> tensor<16x4x6xf32>
  return
}

// -----

func.func @tuple_gemm_c8_complex(%a: memref<16x4x8xf32>, %b: memref<16x8x6xf32>,
    %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected no `accumulate` with `complex_from`}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x8xf32>, memref<16x8x6xf32>)
      outs(%c : memref<16x4x6xf32>) complex_from 4 accumulate
  return
}

// -----

func.func @tuple_gemm_c9(%a: tensor<16x4x8xf32>, %b: tensor<16x8x6xf32>,
    %c: tensor<16x4x6xf32>, %next: memref<64xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected all operands to be tensors or all to be memrefs}}
  %r = nnprim.tuple_gemm ins(%a, %b : tensor<16x4x8xf32>, tensor<16x8x6xf32>)
      outs(%c : tensor<16x4x6xf32>) next(%next : memref<64xf32>) -> tensor<16x4x6xf32>
  return
}

// -----

func.func @tuple_gemm_c1_split(%a: memref<16x4x64xbf16>, %b: memref<16x64x16xbf16>, %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `rhs` to have rank 4, but got rank 3}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x64xbf16>, memref<16x64x16xbf16>)
      outs(%c : memref<16x4x6xf32>) {bf16_terms = 3}
  return
}

// -----

func.func @tuple_gemm_c4_split(%a: memref<16x4x64xbf16>, %b: memref<16x30x16x2xbf16>, %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected dimension 1 of `rhs` to be K / KR = 32, but got 30}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x64xbf16>, memref<16x30x16x2xbf16>)
      outs(%c : memref<16x4x6xf32>) {bf16_terms = 3}
  return
}

// -----

func.func @tuple_gemm_c5_split(%a: memref<16x4x64xbf16>, %b: memref<16x32x16x2xbf16>, %c: memref<16x4x17xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected N of `outs` to be up to 16 columns of `rhs`, but got 17}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x64xbf16>, memref<16x32x16x2xbf16>)
      outs(%c : memref<16x4x17xf32>) {bf16_terms = 3}
  return
}

// -----

func.func @tuple_gemm_c6_split(%a: memref<16x4x64xf32>, %b: memref<16x32x16x2xbf16>, %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `bf16_terms` on factors of bf16 and sums of f32, but they are of 'f32', 'bf16' and 'f32'}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x64xf32>, memref<16x32x16x2xbf16>)
      outs(%c : memref<16x4x6xf32>) {bf16_terms = 3}
  return
}

// -----

func.func @tuple_gemm_c10_number(%a: memref<16x4x64xbf16>, %b: memref<16x32x16x2xbf16>, %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `bf16_terms` to be 0 or 3, but got 2}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x64xbf16>, memref<16x32x16x2xbf16>)
      outs(%c : memref<16x4x6xf32>) {bf16_terms = 2}
  return
}

// -----

func.func @tuple_gemm_c10_accumulate(%a: memref<16x4x64xbf16>, %b: memref<16x32x16x2xbf16>, %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected `bf16_terms` without `accumulate` and `complex_from`}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x64xbf16>, memref<16x32x16x2xbf16>)
      outs(%c : memref<16x4x6xf32>) accumulate {bf16_terms = 3}
  return
}

// -----

func.func @tuple_gemm_c10_depth(%a: memref<16x4x48xbf16>, %b: memref<16x24x16x2xbf16>, %c: memref<16x4x6xf32>) {
  // expected-error @below {{'nnprim.tuple_gemm' op expected values of K of split factors to be a multiple of 64, but got 48}}
  nnprim.tuple_gemm ins(%a, %b : memref<16x4x48xbf16>, memref<16x24x16x2xbf16>)
      outs(%c : memref<16x4x6xf32>) {bf16_terms = 3}
  return
}

// -----

func.func @gemm_c7(%a: tensor<4x8xf32>, %b: tensor<1x8x16xf32>, %c: tensor<4x16xf32>, %next: memref<64xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected all operands to be tensors or all to be memrefs}}
  %r = nnprim.gemm ins(%a, %b : tensor<4x8xf32>, tensor<1x8x16xf32>) outs(%c : tensor<4x16xf32>)
      next(%next : memref<64xf32>) -> tensor<4x16xf32>
  return
}

// -----

func.func @gemm_c7_rank(%a: memref<4x8xf32>, %b: memref<1x8x16xf32>, %c: memref<4x16xf32>, %next: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op operand #3 must be 1D memref of floating-point or 16-bit signless integer or 32-bit signless integer or flyte values, but got 'memref<8x8xf32>'}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<1x8x16xf32>) outs(%c : memref<4x16xf32>) next(%next : memref<8x8xf32>)
  return
}
