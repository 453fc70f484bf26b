// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// One split for each way to break a constraint; the numbers are those of the
/// ops' descriptions.

func.func @gemm_c1_lhs(%a: memref<1x4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `lhs` to have rank 2, but got rank 3}}
  nnprim.gemm ins(%a, %b : memref<1x4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @gemm_c1_rhs(%a: memref<4x8xf32>, %b: memref<8xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` to have rank 2, 3 or 4, but got rank 1}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8xf32>)
      outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @gemm_c1_outs(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `outs` to have rank 2, but got rank 1}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<6xf32>)
  return
}

// -----

func.func @gemm_c2(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<5x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `lhs` and `outs` to agree in M, but got 4 and 5}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<5x6xf32>)
  return
}

// -----

func.func @gemm_c3(%a: memref<4x8xf32>, %b: memref<9x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected dimension 0 of `rhs` to be K = 8, but got 9}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<9x6xf32>)
      outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @gemm_c3_packed(%a: memref<4x8xf32>, %b: memref<3x9x2xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected dimension 1 of `rhs` to be K = 8, but got 9}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<3x9x2xf32>)
      outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @gemm_c4(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x7xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` and `outs` to agree in N, but got 6 and 7}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x7xf32>)
  return
}

// -----

func.func @gemm_c4_packed(%a: memref<4x8xf32>, %b: memref<3x8x4xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` to have 2 panels of 4 for 6 columns, but got 3}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<3x8x4xf32>)
      outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @gemm_c4_empty_panels(%a: memref<4x8xf32>, %b: memref<3x8x0xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` to have panels of one column or more, but got 0}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<3x8x0xf32>)
      outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @gemm_c5(%a: memref<4x8xf32>, %b: memref<8x6xf64>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf64>)
      outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @pack_c1_rhs(%b: memref<8xf32>, %p: memref<2x8x4xf32>) {
  // expected-error @below {{'nnprim.pack' op expected `rhs` to have rank 2, but got rank 1}}
  nnprim.pack ins(%b : memref<8xf32>) outs(%p : memref<2x8x4xf32>)
  return
}

// -----

func.func @pack_c1_outs(%b: memref<8x6xf32>, %p: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.pack' op expected `outs` to have rank 3 or 4, but got rank 2}}
  nnprim.pack ins(%b : memref<8x6xf32>) outs(%p : memref<8x8xf32>)
  return
}

// -----

func.func @pack_c2(%b: memref<8x6xf32>, %p: memref<2x7x4xf32>) {
  // expected-error @below {{'nnprim.pack' op expected dimension 1 of `outs` to be K = 8, but got 7}}
  nnprim.pack ins(%b : memref<8x6xf32>) outs(%p : memref<2x7x4xf32>)
  return
}

// -----

func.func @pack_c3(%b: memref<8x6xf32>, %p: memref<1x8x4xf32>) {
  // expected-error @below {{'nnprim.pack' op expected `outs` to have 2 panels of 4 for 6 columns, but got 1}}
  nnprim.pack ins(%b : memref<8x6xf32>) outs(%p : memref<1x8x4xf32>)
  return
}

// -----

func.func @pack_c3_empty_panels(%b: memref<8x6xf32>, %p: memref<1x8x0xf32>) {
  // expected-error @below {{'nnprim.pack' op expected `outs` to have panels of one column or more, but got 0}}
  nnprim.pack ins(%b : memref<8x6xf32>) outs(%p : memref<1x8x0xf32>)
  return
}

// -----

func.func @pack_c4(%b: memref<8x6xf32>, %p: memref<2x8x4xf16>) {
  // expected-error @below {{'nnprim.pack' op expected `rhs` to have the element type 'f16' of `outs`, but got 'f32'}}
  nnprim.pack ins(%b : memref<8x6xf32>) outs(%p : memref<2x8x4xf16>)
  return
}

// -----

func.func @pack_c4_interleaved(%b: memref<8x6xf16>, %p: memref<2x4x4x2xf32>) {
  // expected-error @below {{'nnprim.pack' op expected `rhs` to have the element type 'f32' of `outs`, but got 'f16'}}
  nnprim.pack ins(%b : memref<8x6xf16>) outs(%p : memref<2x4x4x2xf32>)
  return
}

// -----

func.func @gemm_c9_rank(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>, %w: memref<64xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `workspace` to have rank 2, but got rank 1}}
  nnprim.gemm ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>) workspace(%w : memref<64xf32>)
  return
}

// -----

func.func @gemm_c9_type(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>, %w: memref<1x64xf16>) {
  // expected-error @below {{'nnprim.gemm' op expected `workspace` to have the element type 'f32' of sums, but got 'f16'}}
  nnprim.gemm ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>) workspace(%w : memref<1x64xf16>)
  return
}

// -----

func.func @plan_extends_f32(%a: memref<8x8xf32>, %b: memref<1x8x8xf32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no `extended_panels` of its plan, since its panels are not of floats in fewer bits than f32, but got 2}}
  nnprim.gemm ins(%a, %b : memref<8x8xf32>, memref<1x8x8xf32>) outs(%c : memref<8x8xf32>) attributes {plan = #nnprim.gemm_plan<nr = 8, mr = 4, extended_panels = 2, extension_parts = 1>}
  return
}

// -----

func.func @plan_extends_input_of_f32(%a: memref<8x8xf32>, %b: memref<1x8x8xf16>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no `extend_input` of its plan, since its input is not multiplied as f32 that is stored in fewer bits, but is of 'f32'}}
  nnprim.gemm ins(%a, %b : memref<8x8xf32>, memref<1x8x8xf16>) outs(%c : memref<8x8xf32>) attributes {plan = #nnprim.gemm_plan<nr = 8, mr = 4, extend_input = true>}
  return
}

// -----

func.func @plan_extends_without_parts(%a: memref<8x8xf32>, %b: memref<1x8x8xf16>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected both `extended_panels` and `extension_parts` of its plan or neither, but got 2 and 0}}
  nnprim.gemm ins(%a, %b : memref<8x8xf32>, memref<1x8x8xf16>) outs(%c : memref<8x8xf32>) attributes {plan = #nnprim.gemm_plan<nr = 8, mr = 4, extended_panels = 2>}
  return
}

// -----

func.func @plan_extends_into_too_little(%a: memref<8x8xf32>, %b: memref<1x8x8xf16>, %c: memref<8x8xf32>, %w: memref<2x63xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected a workspace of 2 x 64 elements for its plan, but got 'memref<2x63xf32>'}}
  nnprim.gemm ins(%a, %b : memref<8x8xf32>, memref<1x8x8xf16>) outs(%c : memref<8x8xf32>) workspace(%w : memref<2x63xf32>) attributes {plan = #nnprim.gemm_plan<nr = 8, mr = 4, extended_panels = 1, extension_parts = 2>}
  return
}

// -----

func.func @gemm_c3_no_products(%a: memref<4x0xf32>, %b: memref<0x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected K to be at least 1, but got 0}}
  nnprim.gemm ins(%a, %b : memref<4x0xf32>, memref<0x6xf32>) outs(%c : memref<4x6xf32>)
  return
}

// -----

func.func @gemm_c10_locality(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `prefetch_locality` to be 0 to 3, but got 4}}
  nnprim.gemm ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>) attributes {prefetch_locality = 4 : i64}
  return
}

// -----

func.func @gemm_c11_negative(%a: memref<8x8xf16>, %b: memref<8x8xf16>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `f16_terms` to be at least 0, but got -1}}
  nnprim.gemm ins(%a, %b : memref<8x8xf16>, memref<8x8xf16>) outs(%c : memref<8x8xf32>) attributes {f16_terms = -1 : i64}
  return
}

// -----

func.func @gemm_c11_rhs(%a: memref<8x8xf16>, %b: memref<8x8xbf16>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `f16_terms` on factors of f16 only, but `rhs` has the element type 'bf16'}}
  nnprim.gemm ins(%a, %b : memref<8x8xf16>, memref<8x8xbf16>) outs(%c : memref<8x8xf32>) attributes {f16_terms = 128 : i64}
  return
}

// -----

func.func @indirect_gemm_c13(%x: memref<5x8xf32>, %i: memref<4x1xi32>, %b: memref<8x8xf16>, %c: memref<4x8xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `f16_terms` on factors of f16 only, but `input` has the element type 'f32'}}
  nnprim.indirect_gemm ins(%x, %i, %b : memref<5x8xf32>, memref<4x1xi32>, memref<8x8xf16>) outs(%c : memref<4x8xf32>) attributes {f16_terms = 128 : i64}
  return
}

// -----

func.func @gemm_c10_unroll(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `unroll` to be 0 to 8, but got -1}}
  nnprim.gemm ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>) attributes {unroll = -1 : i64}
  return
}

// -----

func.func @gemm_c12_tensors(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>, %c: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // expected-error @below {{'nnprim.gemm' op expected no `accumulate` on tensors}}
  %0 = nnprim.gemm ins(%a, %b : tensor<8x8xf32>, tensor<8x8xf32>) outs(%c : tensor<8x8xf32>) accumulate -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// -----

func.func @gemm_c12_f16_terms(%a: memref<8x8xf16>, %b: memref<8x8xf16>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no `accumulate` with `f16_terms`}}
  nnprim.gemm ins(%a, %b : memref<8x8xf16>, memref<8x8xf16>) outs(%c : memref<8x8xf32>) accumulate attributes {f16_terms = 128 : i64}
  return
}

// -----

func.func @gemm_c12_stored(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xbf16>) {
  // expected-error @below {{'nnprim.gemm' op expected `outs` to have the element type 'f32' of sums with `accumulate`, but got 'bf16'}}
  nnprim.gemm ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xbf16>) accumulate
  return
}

// -----

func.func @gemm_c13_number(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `bf16_terms` to be 0 or 3, but got 2}}
  nnprim.gemm ins(%a, %b : memref<8x8xf32>, memref<8x8xf32>) outs(%c : memref<8x8xf32>) attributes {bf16_terms = 2 : i64}
  return
}

// -----

func.func @gemm_c3_split(%a: memref<8x33xf32>, %b: memref<64x8xbf16>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected dimension 0 of `rhs` to be K = 128, but got 64}}
  nnprim.gemm ins(%a, %b : memref<8x33xf32>, memref<64x8xbf16>) outs(%c : memref<8x8xf32>) attributes {bf16_terms = 3 : i64}
  return
}

// -----

func.func @gemm_c9_split(%a: memref<8x32xf32>, %b: memref<64x8xbf16>, %w: memref<1x8xf32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `workspace` to have the element type 'bf16' of split rows, but got 'f32'}}
  nnprim.gemm ins(%a, %b : memref<8x32xf32>, memref<64x8xbf16>) outs(%c : memref<8x8xf32>) workspace(%w : memref<1x8xf32>)
      attributes {bf16_terms = 3 : i64}
  return
}

// -----

func.func @gemm_c13_types(%a: memref<8x64xbf16>, %b: memref<64x8xf32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `bf16_terms` on factors of f32 or of bf16 and sums of f32, but they are of 'bf16', 'f32' and 'f32'}}
  nnprim.gemm ins(%a, %b : memref<8x64xbf16>, memref<64x8xf32>) outs(%c : memref<8x8xf32>) attributes {bf16_terms = 3 : i64}
  return
}

// -----

func.func @gemm_c13_depth(%a: memref<8x32xbf16>, %b: memref<32x8xbf16>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected values of K of split factors to be a multiple of 64, but got 32}}
  nnprim.gemm ins(%a, %b : memref<8x32xbf16>, memref<32x8xbf16>) outs(%c : memref<8x8xf32>) attributes {bf16_terms = 3 : i64}
  return
}

// -----

func.func @split_bf16_c1(%a: memref<8x32xf32>, %b: memref<4x64xbf16>) {
  // expected-error @below {{'nnprim.split_bf16' op expected dimension 0 of `outs` to be that of `input` = 8, but got 4}}
  nnprim.split_bf16 ins(%a : memref<8x32xf32>) outs(%b : memref<4x64xbf16>)
  return
}

// -----

func.func @split_bf16_c2(%a: memref<8x33xf32>, %b: memref<8x66xbf16>) {
  // expected-error @below {{'nnprim.split_bf16' op expected dimension 1 of `outs` to be 64·⌈C/32⌉ = 128, but got 66}}
  nnprim.split_bf16 ins(%a : memref<8x33xf32>) outs(%b : memref<8x66xbf16>)
  return
}

// -----

func.func @split_bf16_c3(%a: memref<8x32xf16>, %b: memref<8x64xbf16>) {
  // expected-error @below {{'nnprim.split_bf16' op expected `input` of f32 and `outs` of bf16, but got 'f16' and 'bf16'}}
  nnprim.split_bf16 ins(%a : memref<8x32xf16>) outs(%b : memref<8x64xbf16>)
  return
}

// -----

func.func @split_bf16_c4_rank(%a: memref<8x32xf32>, %b: memref<8x64xbf16>) {
  // expected-error @below {{'nnprim.split_bf16' op expected `input` to have rank 4, but got rank 2}}
  nnprim.split_bf16 ins(%a : memref<8x32xf32>) outs(%b : memref<8x64xbf16>) pads [1, 1]
  return
}

// -----

func.func @split_bf16_c4_extent(%a: memref<1x7x7x32xf32>, %b: memref<1x9x7x64xbf16>) {
  // expected-error @below {{'nnprim.split_bf16' op expected dimension 2 of `outs` to have at least 7 elements behind 1 of padding, but got 7}}
  nnprim.split_bf16 ins(%a : memref<1x7x7x32xf32>) outs(%b : memref<1x9x7x64xbf16>) pads [1, 1]
  return
}

// -----

func.func @split_bf16_c4_numbers(%a: memref<1x7x7x32xf32>, %b: memref<1x9x9x64xbf16>) {
  // expected-error @below {{'nnprim.split_bf16' op expected `pads`}}
  nnprim.split_bf16 ins(%a : memref<1x7x7x32xf32>) outs(%b : memref<1x9x9x64xbf16>) pads [-1, 1]
  return
}

// -----

func.func @indirect_gemm_c14_window(%x: memref<1x9x9x64xf32>, %i: memref<49x9xi32>, %w: memref<576x8xf32>, %c: memref<1x7x7x8xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected no `spare_pixels` without `window`}}
  nnprim.indirect_gemm ins(%x, %i, %w : memref<1x9x9x64xf32>, memref<49x9xi32>, memref<576x8xf32>)
      outs(%c : memref<1x7x7x8xf32>) attributes {spare_pixels}
  return
}

// -----

func.func @indirect_gemm_c14_padding(%x: memref<1x7x7x64xf32>, %i: memref<49x9xi32>, %w: memref<576x8xf32>, %c: memref<1x7x7x8xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected no `spare_pixels` with a window that reads padding}}
  nnprim.indirect_gemm ins(%x, %i, %w : memref<1x7x7x64xf32>, memref<49x9xi32>, memref<576x8xf32>)
      outs(%c : memref<1x7x7x8xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
      attributes {spare_pixels}
  return
}

// -----

func.func @indirect_gemm_c14_spare(%x: tensor<1x10x9x64xf32>, %i: tensor<49x9xi32>, %w: tensor<576x8xf32>, %c: tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `spare_pixels` on an input with at least 15 pixels behind the last one that is read, but got 9}}
  %y = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x10x9x64xf32>, tensor<49x9xi32>, tensor<576x8xf32>)
      outs(%c : tensor<1x7x7x8xf32>)
      window <input_size = [1, 10, 9], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
      attributes {spare_pixels} -> tensor<1x7x7x8xf32>
  return %y : tensor<1x7x7x8xf32>
}

// -----

func.func @indirect_gemm_c14_strided(%x: tensor<1x16x15x64xf32>, %i: tensor<49x9xi32>, %w: tensor<576x8xf32>, %c: tensor<1x7x7x8xf32>) -> tensor<1x7x7x8xf32> {
  // expected-error @below {{'nnprim.indirect_gemm' op expected `spare_pixels` on an input with at least 30 pixels behind the last one that is read, but got 15}}
  %y = nnprim.indirect_gemm ins(%x, %i, %w : tensor<1x16x15x64xf32>, tensor<49x9xi32>, tensor<576x8xf32>)
      outs(%c : tensor<1x7x7x8xf32>)
      window <input_size = [1, 16, 15], output_size = [7, 7], kernel_size = [3, 3], strides = [2, 2], dilations = [1, 1], pads = [0, 0]>
      attributes {spare_pixels} -> tensor<1x7x7x8xf32>
  return %y : tensor<1x7x7x8xf32>
}

// -----

func.func @gemm_c3_pairs(%a: memref<8x33xf32>, %b: memref<18x8xi32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected dimension 0 of `rhs` to be K = 19, but got 18}}
  nnprim.gemm ins(%a, %b : memref<8x33xf32>, memref<18x8xi32>) outs(%c : memref<8x8xf32>)
  return
}

// -----

func.func @gemm_c5_pairs_lhs(%a: memref<8x33xbf16>, %b: memref<33x8xi32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `lhs` of f32 or i32 beside `rhs` of pairs of integers, but got 'bf16'}}
  nnprim.gemm ins(%a, %b : memref<8x33xbf16>, memref<33x8xi32>) outs(%c : memref<8x8xf32>)
  return
}

// -----

func.func @gemm_c5_pairs_interleaved(%a: memref<8x33xf32>, %b: memref<1x10x8x2xi32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` of pairs of integers to have rank 2 or 3, but got rank 4}}
  nnprim.gemm ins(%a, %b : memref<8x33xf32>, memref<1x10x8x2xi32>) outs(%c : memref<8x8xf32>)
  return
}

// -----

func.func @gemm_c9_pairs(%a: memref<8x33xf32>, %b: memref<19x8xi32>, %w: memref<1x8xf32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `workspace` to have the element type 'i32' of scaled rows, but got 'f32'}}
  nnprim.gemm ins(%a, %b : memref<8x33xf32>, memref<19x8xi32>) outs(%c : memref<8x8xf32>) workspace(%w : memref<1x8xf32>)
  return
}

// -----

func.func @gemm_c12_pairs(%a: memref<8x19xi32>, %b: memref<19x8xi32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no `accumulate` with `rhs` of pairs of integers, whose sums are scaled at the end}}
  nnprim.gemm ins(%a, %b : memref<8x19xi32>, memref<19x8xi32>) outs(%c : memref<8x8xf32>) accumulate
  return
}

// -----

func.func @scale_rows_c1(%a: memref<8x32xf32>, %b: memref<4x17xi32>) {
  // expected-error @below {{'nnprim.scale_rows' op expected `input` and `outs` to agree in M, but got 8 and 4}}
  nnprim.scale_rows ins(%a : memref<8x32xf32>) outs(%b : memref<4x17xi32>)
  return
}

// -----

func.func @scale_rows_c2(%a: memref<8x33xf32>, %b: memref<8x17xi32>) {
  // expected-error @below {{'nnprim.scale_rows' op expected dimension 1 of `outs` to be 2·⌈K/4⌉ + 1 = 19, but got 17}}
  nnprim.scale_rows ins(%a : memref<8x33xf32>) outs(%b : memref<8x17xi32>)
  return
}

// -----

func.func @scale_rows_c3(%a: memref<8x32xf16>, %b: memref<8x17xi32>) {
  // expected-error @below {{'nnprim.scale_rows' op expected `input` of f32, but got 'f16'}}
  nnprim.scale_rows ins(%a : memref<8x32xf16>) outs(%b : memref<8x17xi32>)
  return
}

// -----

func.func @gemm_c5_pairs_outs(%a: memref<8x19xi32>, %b: memref<19x8xi32>, %c: memref<8x8xi32>) {
  // expected-error @below {{'nnprim.gemm' op expected `outs` of f32, or of what f32 is stored as, beside `rhs` of pairs of integers, but got 'i32'}}
  nnprim.gemm ins(%a, %b : memref<8x19xi32>, memref<19x8xi32>) outs(%c : memref<8x8xi32>)
  return
}

// -----

func.func @gemm_c14(%a: memref<8x33xf32>, %b: memref<33x8xf32>, %f: memref<33xf32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no `factors`, since rows of `lhs` are not scaled}}
  nnprim.gemm ins(%a, %b : memref<8x33xf32>, memref<33x8xf32>) outs(%c : memref<8x8xf32>) factors(%f : memref<33xf32>)
  return
}

// -----

func.func @gemm_c14_extent(%a: memref<8x33xf32>, %b: memref<19x8xi32>, %f: memref<32xf32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected dimension 0 of `factors` to be K = 33, but got 32}}
  nnprim.gemm ins(%a, %b : memref<8x33xf32>, memref<19x8xi32>) outs(%c : memref<8x8xf32>) factors(%f : memref<32xf32>)
  return
}

// -----

func.func @scale_rows_c4(%a: memref<8x32xf32>, %f: memref<32xf16>, %b: memref<8x17xi32>) {
  // expected-error @below {{'nnprim.scale_rows' op expected `factors` of f32, but got 'f16'}}
  nnprim.scale_rows ins(%a : memref<8x32xf32>) outs(%b : memref<8x17xi32>) factors(%f : memref<32xf16>)
  return
}

// -----

/// Pairs, of which there is an even number, and a row of scales.
func.func @gemm_c3_pairs_even(%a: memref<8x18xi32>, %b: memref<1x18x8xi32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` of pairs of integers to have 2·⌈K/4⌉ + 1 rows, the last one of scales, but got 18}}
  nnprim.gemm ins(%a, %b : memref<8x18xi32>, memref<1x18x8xi32>) outs(%c : memref<8x8xf32>)
  return
}

// -----

func.func @plan_blocks_of_pairs(%a: memref<24x9xi32>, %b: memref<2x9x16xi32>, %c: memref<24x32xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no `k_block` of its plan, since its `rhs` is of pairs of integers, whose sums are scaled behind all of K, but got 4}}
  nnprim.gemm ins(%a, %b : memref<24x9xi32>, memref<2x9x16xi32>) outs(%c : memref<24x32xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 12, k_block = 4>}
  return
}

// -----

func.func @plan_panels_of_pairs(%a: memref<12x9xi32>, %b: memref<2x9x16xi32>, %c: memref<12x32xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `tile_panels` of its plan to be 1, since more are for a gemm with `kr` 1 or words of codes, and no pairs of integers, but got 2}}
  nnprim.gemm ins(%a, %b : memref<12x9xi32>, memref<2x9x16xi32>) outs(%c : memref<12x32xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 12, tile_panels = 2>}
  return
}

// -----

func.func @plan_interleaves_pairs(%a: memref<12x9xi32>, %b: memref<9x32xi32>, %c: memref<12x32xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `kr` of its plan to be 1, since its `rhs` is of pairs of integers, but got 2}}
  nnprim.gemm ins(%a, %b : memref<12x9xi32>, memref<9x32xi32>) outs(%c : memref<12x32xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 12, kr = 2>}
  return
}

// -----

func.func @gemm_c8_pairs(%a: memref<8x19xi32>, %b: memref<19x8xi32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no `lhs_unsigned` or `rhs_unsigned` with `rhs` of pairs of integers, which are signed}}
  nnprim.gemm ins(%a, %b : memref<8x19xi32>, memref<19x8xi32>) outs(%c : memref<8x8xf32>) attributes {lhs_unsigned}
  return
}

// -----

func.func @pack_c5(%b: memref<64x100xf32>, %p: memref<4x64x32xf32>, %f: memref<100xf32>) {
  // expected-error @below {{'nnprim.pack' op expected dimension 0 of `factors` to be K = 64, but got 100}}
  nnprim.pack ins(%b : memref<64x100xf32>) outs(%p : memref<4x64x32xf32>) factors(%f : memref<100xf32>)
  return
}

// -----

func.func @pack_c5_groups(%b: memref<64x100xf32>, %p: memref<4x16x32x4xf32>, %f: memref<64xf32>) {
  // expected-error @below {{'nnprim.pack' op expected no `factors` but of f32 and with `outs` of rank 3}}
  nnprim.pack ins(%b : memref<64x100xf32>) outs(%p : memref<4x16x32x4xf32>) factors(%f : memref<64xf32>)
  return
}

// -----

func.func @gemm_c15(%a: memref<8x33xf32>, %b: memref<19x8xi32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `scaled_terms` to be 4 or 16, but got 32}}
  nnprim.gemm ins(%a, %b : memref<8x33xf32>, memref<19x8xi32>) outs(%c : memref<8x8xf32>) attributes {scaled_terms = 32 : i64}
  return
}

// -----

func.func @gemm_c15_floats(%a: memref<8x33xf32>, %b: memref<33x8xf32>, %c: memref<8x8xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no `scaled_terms`, since `rhs` is not of pairs of integers}}
  nnprim.gemm ins(%a, %b : memref<8x33xf32>, memref<33x8xf32>) outs(%c : memref<8x8xf32>) attributes {scaled_terms = 16 : i64}
  return
}

// -----

func.func @scale_rows_c5(%a: memref<8x32xf32>, %b: memref<8x17xi32>) {
  // expected-error @below {{'nnprim.scale_rows' op expected `scaled_terms` to be 4 or 16, but got 8}}
  nnprim.scale_rows ins(%a : memref<8x32xf32>) outs(%b : memref<8x17xi32>) {scaled_terms = 8 : i64}
  return
}
