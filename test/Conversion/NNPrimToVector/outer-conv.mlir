// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx2 --nnprim-plan=stages=kernel --convert-nnprim-to-loops --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefixes=CHECK,AVX2
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-loops --convert-nnprim-to-vector --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan=stages=kernel --convert-nnprim-to-loops --convert-nnprim-to-vector --split-input-file | FileCheck %s --check-prefixes=CHECK,NEON

/// Two filters by two vectors of a row: each vector is loaded once a tap and
/// multiplied by a weight of either filter. Channels are a loop that carries the
/// sums. On NEON the nine weights of a filter are two vectors and an element.
// CHECK-LABEL:   func.func @tile
// CHECK:         memref.collapse_shape {{.*}} into memref<2x3x9xf32>
// CHECK:         scf.for {{.*}} iter_args
// AVX2-COUNT-18: memref.load {{.*}} memref<2x3x9xf32>
// NEON:          vector.load {{.*}} memref<2x3x9xf32>, vector<4xf32>
// NEON:          vector.extract
// CHECK:         scf.yield
// CHECK-COUNT-4: vector.store
// CHECK-NOT:     vector.store
func.func @tile(%x: memref<1x3x8x10xf32>, %w: memref<2x3x3x3xf32>, %y: memref<1x2x6x8xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x3x8x10xf32>, memref<2x3x3x3xf32>) outs(%y : memref<1x2x6x8xf32>)
    strides [1, 1] dilations [1, 1] pads [0, 0]
    attributes {plan = #nnprim.outer_conv_plan<filters = 2, rows = 1, vectors = 2, pixels = 4>}
  return
}

// -----

/// A loop over the rows of the filter takes those that meet inputs; its bounds
/// follow from the row of outputs, so that borders are no code of their own.
// CHECK-LABEL:   func.func @loop_over_taps
// CHECK:         scf.for {{.*}} iter_args
// CHECK:         arith.maxsi
// CHECK:         arith.minsi
// CHECK:         scf.for {{.*}} iter_args
// CHECK-COUNT-7: vector.fma
// CHECK-NOT:     vector.fma
func.func @loop_over_taps(%x: memref<1x3x8x10xf32>, %w: memref<1x3x7x7xf32>, %y: memref<1x1x8x4xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x3x8x10xf32>, memref<1x3x7x7xf32>) outs(%y : memref<1x1x8x4xf32>)
    strides [1, 1] dilations [1, 1] pads [3, 0]
    attributes {plan = #nnprim.outer_conv_plan<filters = 1, rows = 1, vectors = 1, pixels = 4, loop_over_taps = true>}
  return
}

// -----

/// With a stride of 2 the taps of a pair of columns share a pair of loads.
// CHECK-LABEL:   func.func @stride
// CHECK-COUNT-2: vector.load {{.*}} memref<1x1x8x10xf32>, vector<4xf32>
// CHECK-COUNT-2: vector.shuffle
// CHECK-COUNT-2: vector.fma
// CHECK-NOT:     vector.fma
func.func @stride(%x: memref<1x1x8x10xf32>, %w: memref<1x1x1x2xf32>, %y: memref<1x1x4x4xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x1x8x10xf32>, memref<1x1x1x2xf32>) outs(%y : memref<1x1x4x4xf32>)
    strides [2, 2] dilations [1, 1] pads [0, 0]
    attributes {plan = #nnprim.outer_conv_plan<filters = 1, rows = 1, vectors = 1, pixels = 4>}
  return
}

// -----

/// Vectors overlap at the end of a row, so that an epilogue that reads what it
/// overwrites would be applied twice. Such an op is left to its definition.
// CHECK-LABEL: func.func @negative_in_place
// CHECK-NOT:   vector.fma
// CHECK:       nnprim.conv_gemm
func.func @negative_in_place(%x: memref<1x1x8x7xf32>, %w: memref<1x1x3x3xf32>, %y: memref<1x1x8x7xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x1x8x7xf32>, memref<1x1x3x3xf32>) outs(%y : memref<1x1x8x7xf32>)
    strides [1, 1] dilations [1, 1] pads [1, 1] epilogue(%y : memref<1x1x8x7xf32>) maps [affine_map<(n, c, h, w) -> (n, c, h, w)>]
    attributes {plan = #nnprim.outer_conv_plan<filters = 1, rows = 1, vectors = 2, pixels = 4>} {
  ^bb0(%sum: f32, %old: f32):
    %s = arith.addf %sum, %old : f32
    nnprim.yield %s : f32
  }
  return
}

// -----

/// While a row of outputs is computed, each channel's share of what the second
/// row after it reads first is prefetched: two rows of inputs, with a stride of
/// 2, of two lines.
// CHECK-LABEL:   func.func @prefetch
// CHECK:         scf.for {{.*}} iter_args
// CHECK-COUNT-4: memref.prefetch {{.*}} read, locality<2>, data : memref<1x3x64x64xf32>
// CHECK-NOT:     memref.prefetch
// CHECK:         vector.fma
func.func @prefetch(%x: memref<1x3x64x64xf32>, %w: memref<1x3x3x3xf32>, %y: memref<1x1x31x31xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x3x64x64xf32>, memref<1x3x3x3xf32>) outs(%y : memref<1x1x31x31xf32>)
    strides [2, 2] dilations [1, 1] pads [0, 0]
    attributes {plan = #nnprim.outer_conv_plan<filters = 1, rows = 1, vectors = 4, pixels = 4, prefetch_rows = 2>}
  return
}

// -----

/// The same into L1.
// CHECK-LABEL:   func.func @prefetch_level
// CHECK-COUNT-4: memref.prefetch {{.*}} read, locality<3>
// CHECK-NOT:     memref.prefetch
// CHECK:         vector.fma
func.func @prefetch_level(%x: memref<1x3x64x64xf32>, %w: memref<1x3x3x3xf32>, %y: memref<1x1x31x31xf32>) {
  nnprim.conv_gemm ins(%x, %w : memref<1x3x64x64xf32>, memref<1x3x3x3xf32>) outs(%y : memref<1x1x31x31xf32>)
    strides [2, 2] dilations [1, 1] pads [0, 0]
    attributes {plan = #nnprim.outer_conv_plan<filters = 1, rows = 1, vectors = 4, pixels = 4, prefetch_rows = 2, prefetch_level = l1>}
  return
}
