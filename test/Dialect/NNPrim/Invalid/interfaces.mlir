// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// The constraints of ComputeOpInterface and EpilogueOpInterface, on a GEMM.

func.func @compute_c1(%a: tensor<4x8xf32>, %b: memref<8x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected all operands to be tensors or all to be memrefs}}
  %r = nnprim.gemm ins(%a, %b : tensor<4x8xf32>, memref<8x6xf32>)
      outs(%c : tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @compute_c2_memref(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected no results on memrefs, but got 1}}
  %r = nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>) -> tensor<4x6xf32>
  return
}

// -----

func.func @compute_c2_no_result(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  nnprim.gemm ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>)
      outs(%c : tensor<4x6xf32>)
  return
}

// -----

func.func @compute_c2_type(%a: tensor<4x8xf32>, %b: tensor<8x6xf32>, %c: tensor<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected type of operand #2 ('tensor<4x6xf32>') to match type of corresponding result ('tensor<4x7xf32>')}}
  %r = nnprim.gemm ins(%a, %b : tensor<4x8xf32>, tensor<8x6xf32>)
      outs(%c : tensor<4x6xf32>) -> tensor<4x7xf32>
  return
}

// -----

func.func @compute_c3(%a: memref<2305843009213693952x8xf32>, %b: memref<8x6xf32>, %c: memref<2305843009213693952x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected operand #0 to have fewer than 2^63 bytes, but got 'memref<2305843009213693952x8xf32>'}}
  nnprim.gemm ins(%a, %b : memref<2305843009213693952x8xf32>, memref<8x6xf32>)
      outs(%c : memref<2305843009213693952x6xf32>)
  return
}

// -----

func.func @epilogue_c1(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected one map for each of 1 epilogue inputs, but got 2}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<6xf32>) maps [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (n)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c2_dims(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<6xf32>) {
  // expected-error @below {{'nnprim.gemm' op epilogue input #0: expected a map of the 2 dimensions of `outs` and no symbols, but got affine_map<(d0, d1, d2) -> (d1)>}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<6xf32>) maps [affine_map<(l, m, n) -> (m)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c2_symbols(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<6xf32>) {
  // expected-error @below {{'nnprim.gemm' op epilogue input #0: expected a map of the 2 dimensions of `outs` and no symbols, but got affine_map<(d0, d1)[s0] -> (s0)>}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<6xf32>) maps [affine_map<(m, n)[s] -> (s)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c3_sum(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<6xf32>) {
  // expected-error @below {{'nnprim.gemm' op epilogue input #0: expected the results of its map to be distinct dimensions or 0, but got affine_map<(d0, d1) -> (d0 + d1)>}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<6xf32>) maps [affine_map<(m, n) -> (m + n)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c3_twice(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<6x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op epilogue input #0: expected the results of its map to be distinct dimensions or 0, but got affine_map<(d0, d1) -> (d1, d1)>}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<6x6xf32>) maps [affine_map<(m, n) -> (n, n)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c3_constant(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<6xf32>) {
  // expected-error @below {{'nnprim.gemm' op epilogue input #0: expected the results of its map to be distinct dimensions or 0, but got affine_map<(d0, d1) -> (1)>}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<6xf32>) maps [affine_map<(m, n) -> (1)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c4(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<6xf32>) {
  // expected-error @below {{'nnprim.gemm' op epilogue input #0: expected a map of 1 results, one for each dimension, but got affine_map<(d0, d1) -> (d0, d1)>}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<6xf32>) maps [affine_map<(m, n) -> (m, n)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c5(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<7xf32>) {
  // expected-error @below {{'nnprim.gemm' op epilogue input #0: expected dimension 0 to be 6, but got 7}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<7xf32>) maps [affine_map<(m, n) -> (n)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c5_broadcast(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op epilogue input #0: expected dimension 0 to be 1, but got 4}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<4x6xf32>) maps [affine_map<(m, n) -> (0, n)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c6_count(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected the epilogue to have 2 arguments, the accumulator and one for each input, but got 1}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<6xf32>) maps [affine_map<(m, n) -> (n)>] {
    ^bb0(%acc: f32):
      nnprim.yield %acc : f32
    }
  return
}

// -----

func.func @epilogue_c6_type(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<6xf64>) {
  // expected-error @below {{'nnprim.gemm' op expected epilogue argument #1 to be of type 'f64', but got 'f32'}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<6xf64>) maps [affine_map<(m, n) -> (n)>] {
    ^bb0(%acc: f32, %x: f32):
      %s = arith.addf %acc, %x : f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func private @activation(f32) -> f32

func.func @epilogue_c7_effects(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected only pure element-wise operations on scalars in the epilogue, but got 'func.call'}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>) {
    ^bb0(%acc: f32):
      // expected-note @below {{the operation is here}}
      %s = func.call @activation(%acc) : (f32) -> f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c7_shaped(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %t: tensor<6xf32>, %i: index) {
  // expected-error @below {{'nnprim.gemm' op expected only pure element-wise operations on scalars in the epilogue, but got 'tensor.extract'}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>) {
    ^bb0(%acc: f32):
      // expected-note @below {{the operation is here}}
      %s = tensor.extract %t[%i] : tensor<6xf32>
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c7_not_speculatable(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %d: i32) {
  // expected-error @below {{'nnprim.gemm' op expected only pure element-wise operations on scalars in the epilogue, but got 'arith.divsi'}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>) {
    ^bb0(%acc: f32):
      // expected-note @below {{the operation is here}}
      %q = arith.divsi %d, %d : i32
      %s = arith.sitofp %q : i32 to f32
      nnprim.yield %s : f32
    }
  return
}

// -----

func.func @epilogue_c8(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected the epilogue to yield the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>) {
    ^bb0(%acc: f32):
      %s = arith.extf %acc : f32 to f64
      nnprim.yield %s : f64
    }
  return
}

// -----

func.func @epilogue_c8_terminator(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected the epilogue to end in `nnprim.yield`}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>) {
    ^bb0(%acc: f32):
      llvm.unreachable
    }
  return
}

// -----

func.func @epilogue_c9(%a: memref<4x8xf32>, %b: memref<8x6xf32>, %c: memref<4x6xf32>,
    %x0: memref<6xf32>) {
  // expected-error @below {{'nnprim.gemm' op expected a region that uses the epilogue inputs}}
  nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<8x6xf32>)
      outs(%c : memref<4x6xf32>)
      epilogue(%x0 : memref<6xf32>) maps [affine_map<(m, n) -> (n)>]
  return
}
