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

// -----

func.func @twopass_softmax_c3(%x: memref<8x10xf32>, %y: memref<8x10xf32>, %v: memref<10xf32>) {
  // expected-error @below {{'nnprim.twopass_softmax' op epilogue input #0: expected dimension 0 to be 8, but got 10}}
  nnprim.twopass_softmax ins(%x : memref<8x10xf32>) outs(%y : memref<8x10xf32>) dimension = 1
      epilogue(%v : memref<10xf32>) maps [affine_map<(r, c) -> (r)>] {
  ^bb0(%p: f32, %w: f32):
    nnprim.yield %w : f32
  }
  return
}

// -----

func.func @twopass_softmax_c4_map(%x: memref<8x10xf32>, %y: memref<8x10xf32>, %m: memref<10xf32>) {
  // expected-error @below {{'nnprim.twopass_softmax' op producer input #0: expected a map of the 2 dimensions of `outs` and no symbols, but got affine_map<(d0) -> (d0)>}}
  nnprim.twopass_softmax ins(%x : memref<8x10xf32>) producer(%m : memref<10xf32>) maps [affine_map<(c) -> (c)>] {
  ^bb0(%e: f32, %n: f32):
    nnprim.yield %n : f32
  } outs(%y : memref<8x10xf32>) dimension = 1
  return
}

// -----

func.func @twopass_softmax_c4_arguments(%x: memref<8x10xf32>, %y: memref<8x10xf32>) {
  // expected-error @below {{'nnprim.twopass_softmax' op expected the producer to have 1 arguments, the element and one for each input, but got 2}}
  nnprim.twopass_softmax ins(%x : memref<8x10xf32>) producer {
  ^bb0(%e: f32, %n: f32):
    nnprim.yield %n : f32
  } outs(%y : memref<8x10xf32>) dimension = 1
  return
}

// -----

func.func @twopass_softmax_c4_yield(%x: memref<8x10xf32>, %y: memref<8x10xf32>) {
  // expected-error @below {{'nnprim.twopass_softmax' op expected the producer to yield the element type 'f32' of `outs`, but got 'bf16'}}
  nnprim.twopass_softmax ins(%x : memref<8x10xf32>) producer {
  ^bb0(%e: f32):
    %t = arith.truncf %e : f32 to bf16
    nnprim.yield %t : bf16
  } outs(%y : memref<8x10xf32>) dimension = 1
  return
}

// -----

func.func @twopass_softmax_c4_operation(%x: memref<8x10xf32>, %y: memref<8x10xf32>, %m: memref<10xf32>) {
  %zero = arith.constant 0 : index
  // expected-error @below {{'nnprim.twopass_softmax' op expected only pure element-wise operations on scalars in the producer, but got 'memref.load'}}
  nnprim.twopass_softmax ins(%x : memref<8x10xf32>) producer {
  ^bb0(%e: f32):
    // expected-note @below {{the operation is here}}
    %t = memref.load %m[%zero] : memref<10xf32>
    nnprim.yield %t : f32
  } outs(%y : memref<8x10xf32>) dimension = 1
  return
}
