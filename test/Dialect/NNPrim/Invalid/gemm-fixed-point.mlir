// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// Eight values of K have 1, 2, 4 or 8 rows of scales.
func.func @gemm_c3_rows(%a: memref<1x8xf32>, %b: memref<11x6xi16>, %c: memref<1x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` in fixed point to have K + ⌈K/G⌉ rows for a power of two G, where K is 8, but got 11}}
  nnprim.gemm ins(%a, %b : memref<1x8xf32>, memref<11x6xi16>) outs(%c : memref<1x6xf32>)
  return
}

// -----

func.func @gemm_c3_no_scales(%a: memref<1x8xf32>, %b: memref<1x8x16xi16>, %c: memref<1x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` in fixed point to have K + ⌈K/G⌉ rows for a power of two G, where K is 8, but got 8}}
  nnprim.gemm ins(%a, %b : memref<1x8xf32>, memref<1x8x16xi16>) outs(%c : memref<1x6xf32>)
  return
}

// -----

func.func @gemm_c3_dynamic(%a: memref<1x?xf32>, %b: memref<10x6xi16>, %c: memref<1x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected K of a product by fixed point to be static}}
  nnprim.gemm ins(%a, %b : memref<1x?xf32>, memref<10x6xi16>) outs(%c : memref<1x6xf32>)
  return
}

// -----

func.func @gemm_c5_rank(%a: memref<1x8xf32>, %b: memref<1x5x16x2xi16>, %c: memref<1x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` in fixed point to have rank 2 or 3, but got rank 4}}
  nnprim.gemm ins(%a, %b : memref<1x8xf32>, memref<1x5x16x2xi16>) outs(%c : memref<1x6xf32>)
  return
}

// -----

func.func @gemm_c5_outs(%a: memref<1x8xf32>, %b: memref<9x6xi16>, %c: memref<1x6xf64>) {
  // expected-error @below {{'nnprim.gemm' op expected `lhs` to have the element type 'f64' of `outs`, but got 'f32'}}
  nnprim.gemm ins(%a, %b : memref<1x8xf32>, memref<9x6xi16>) outs(%c : memref<1x6xf64>)
  return
}

// -----

/// Blocks of K would begin within a group.
func.func @plan_k_block(%a: memref<1x128xf32>, %b: memref<1x130x32xi16>, %c: memref<1x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no `k_block` of its plan, since its `rhs` is fixed point, whose rows of scales cut K, but got 64}}
  nnprim.gemm ins(%a, %b : memref<1x128xf32>, memref<1x130x32xi16>) outs(%c : memref<1x6xf32>)
      attributes {plan = #nnprim.gemm_plan<mr = 1, nr = 32, k_block = 64>}
  return
}

// -----

func.func @indirect_gemm(%x: memref<4x8xf32>, %i: memref<4x1xi32>, %b: memref<9x6xi16>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.indirect_gemm' op expected dimension 0 of `rhs` to be T·C = 8, but got 9}}
  nnprim.indirect_gemm ins(%x, %i, %b : memref<4x8xf32>, memref<4x1xi32>, memref<9x6xi16>) outs(%c : memref<4x6xf32>)
  return
}
