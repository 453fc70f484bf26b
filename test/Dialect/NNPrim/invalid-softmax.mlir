// RUN: nnprim-opt %s --split-input-file --verify-diagnostics

/// One split for each way to break a constraint; the numbers are those of the
/// ops' descriptions.

func.func @twopass_softmax_c1_rank(%x: memref<1x8x10xf32>, %y: memref<8x10xf32>) {
  // expected-error @below {{'nnprim.twopass_softmax' op expected `input` to have rank 2, but got rank 3}}
  nnprim.twopass_softmax ins(%x : memref<1x8x10xf32>) outs(%y : memref<8x10xf32>) dimension = 1
  return
}

// -----

func.func @twopass_softmax_c1_shape(%x: memref<7x10xf32>, %y: memref<8x10xf32>) {
  // expected-error @below {{'nnprim.twopass_softmax' op expected `input` and `outs` to agree in dimension 0, but got 7 and 8}}
  nnprim.twopass_softmax ins(%x : memref<7x10xf32>) outs(%y : memref<8x10xf32>) dimension = 1
  return
}

// -----

func.func @twopass_softmax_c1_type(%x: memref<8x10xf64>, %y: memref<8x10xf32>) {
  // expected-error @below {{'nnprim.twopass_softmax' op expected `input` to have the element type 'f32' of `outs`, but got 'f64'}}
  nnprim.twopass_softmax ins(%x : memref<8x10xf64>) outs(%y : memref<8x10xf32>) dimension = 1
  return
}

// -----

func.func @twopass_softmax_c2(%x: memref<8x10xf32>, %y: memref<8x10xf32>) {
  // expected-error @below {{'nnprim.twopass_softmax' op expected `dimension` to be from 0 to below the rank 2, but got 2}}
  nnprim.twopass_softmax ins(%x : memref<8x10xf32>) outs(%y : memref<8x10xf32>) dimension = 2
  return
}

// -----

func.func @twopass_softmax_c2_negative(%x: memref<8x10xf32>, %y: memref<8x10xf32>) {
  // expected-error @below {{'nnprim.twopass_softmax' op expected `dimension` to be from 0 to below the rank 2, but got -1}}
  nnprim.twopass_softmax ins(%x : memref<8x10xf32>) outs(%y : memref<8x10xf32>) dimension = -1
  return
}
