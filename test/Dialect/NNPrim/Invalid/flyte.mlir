// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// Flytes: one split for each way to break a constraint.

// expected-error @below {{expected `bits` to be 8, 16 or 24, but got 32}}
func.func @flyte_c1(%m: memref<8x!nnprim.flyte<32>>) {
  return
}

// -----

func.func @load_c1(%m: memref<8x64x!nnprim.flyte<24>>, %i: index) {
  // expected-error @below {{'nnprim.load_flyte' op expected as many indices as `base` has dimensions, one or more, but got 1 for 'memref<8x64x!nnprim.flyte<24>>'}}
  %v = nnprim.load_flyte %m[%i] : memref<8x64x!nnprim.flyte<24>> -> vector<4xf32>
  return
}

// -----

func.func @store_c2(%m: memref<8x!nnprim.flyte<16>, strided<[2]>>, %v: vector<4xf32>, %i: index) {
  // expected-error @below {{'nnprim.store_flyte' op expected the last dimension of `base` to have a stride of 1, but got 'memref<8x!nnprim.flyte<16>, strided<[2]>>'}}
  nnprim.store_flyte %v, %m[%i] : vector<4xf32>, memref<8x!nnprim.flyte<16>, strided<[2]>>
  return
}

// -----

func.func @gemm_c5(%a: memref<4x8xf64>, %b: memref<8x6x!nnprim.flyte<16>>, %c: memref<4x6xf64>) {
  // expected-error @below {{'nnprim.gemm' op expected `rhs` to have the element type 'f64' of `outs`, but got '!nnprim.flyte<16>'}}
  nnprim.gemm ins(%a, %b : memref<4x8xf64>, memref<8x6x!nnprim.flyte<16>>) outs(%c : memref<4x6xf64>)
  return
}
