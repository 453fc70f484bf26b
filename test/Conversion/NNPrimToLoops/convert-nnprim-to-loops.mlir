// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver4 --nnprim-plan=stages=kernel --convert-nnprim-to-loops --canonicalize --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-plan=stages=kernel --convert-nnprim-to-loops --canonicalize --split-input-file | FileCheck %s --check-prefix=NEON
// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512-znver4 --nnprim-plan=stages=kernel --convert-nnprim-to-loops --canonicalize --split-input-file | FileCheck %s --check-prefix=ZEN4

/// 784 rows are 56 tiles of 14; 256 columns eight panels of 32.
// CHECK-LABEL: func.func @gemm_14x32
// CHECK-DAG:     %[[C784:.*]] = arith.constant 784
// CHECK-DAG:     %[[C14:.*]] = arith.constant 14
// CHECK:         scf.for {{.*}} to %[[C784]] step %[[C14]]
// CHECK:           scf.for
// CHECK:             nnprim.gemm ins({{.*}} : memref<14x256xf32, {{.*}}>, memref<1x256x32xf32, {{.*}}>) outs({{.*}} : memref<14x32xf32, {{.*}}>)
// CHECK-NOT:     nnprim.gemm
func.func @gemm_14x32(%a: memref<784x256xf32>, %b: memref<8x256x32xf32>, %c: memref<784x256xf32>) {
  nnprim.gemm ins(%a, %b : memref<784x256xf32>, memref<8x256x32xf32>) outs(%c : memref<784x256xf32>)
  return
}

// -----

/// Rows are evened out, 11 are 6 and 5; 100 columns are 64 and 36.
// CHECK-LABEL: func.func @gemm_tails
// CHECK:         memref<6x64xf32
// CHECK:         memref<6x36xf32
// CHECK:         memref<5x64xf32
// CHECK:         memref<5x36xf32
func.func @gemm_tails(%a: memref<11x8xf32>, %b: memref<2x8x64xf32>, %c: memref<11x100xf32>) {
  nnprim.gemm ins(%a, %b : memref<11x8xf32>, memref<2x8x64xf32>) outs(%c : memref<11x100xf32>)
  return
}

// -----

/// The bias is cut with the columns, the residual with rows and columns.
// CHECK-LABEL: func.func @epilogue
// CHECK:         nnprim.gemm {{.*}} epilogue({{.*}} : memref<32xf32, {{.*}}>, memref<14x32xf32, {{.*}}>)
func.func @epilogue(%a: memref<28x8xf32>, %b: memref<2x8x32xf32>, %bias: memref<64xf32>, %x: memref<28x64xf32>, %c: memref<28x64xf32>) {
  nnprim.gemm ins(%a, %b : memref<28x8xf32>, memref<2x8x32xf32>) outs(%c : memref<28x64xf32>)
    epilogue(%bias, %x : memref<64xf32>, memref<28x64xf32>)
    maps [affine_map<(m, n) -> (n)>, affine_map<(m, n) -> (m, n)>] {
  ^bb0(%acc: f32, %p: f32, %q: f32):
    %s = arith.addf %acc, %p : f32
    %t = arith.addf %s, %q : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

/// Tiles of an indirect GEMM have as many rows as general registers can hold
/// the addresses of, fewer than those of a GEMM.
// CHECK-LABEL: func.func @indirect
// CHECK:         nnprim.indirect_gemm ins({{.*}} : memref<49x16xf32>, memref<9x9xi32, {{.*}}>, memref<1x144x32xf32, {{.*}}>) outs({{.*}} : memref<9x32xf32, {{.*}}>)
func.func @indirect(%x: memref<1x7x7x16xf32>, %i: memref<49x9xi32>, %b: memref<2x144x32xf32>, %y: memref<1x7x7x64xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x7x7x16xf32>, memref<49x9xi32>, memref<2x144x32xf32>) outs(%y : memref<1x7x7x64xf32>)
  return
}

// -----

/// A scale per sample cannot be a scale per row of the collapsed output.
// CHECK-LABEL: func.func @negative_scale_of_batch
// CHECK:         nnprim.indirect_gemm ins({{.*}} : memref<2x7x7x16xf32>
func.func @negative_scale_of_batch(%x: memref<2x7x7x16xf32>, %i: memref<98x9xi32>, %b: memref<2x144x32xf32>, %s: memref<2x64xf32>, %y: memref<2x7x7x64xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<2x7x7x16xf32>, memref<98x9xi32>, memref<2x144x32xf32>) outs(%y : memref<2x7x7x64xf32>)
    epilogue(%s : memref<2x64xf32>) maps [affine_map<(n, h, w, c) -> (n, c)>] {
  ^bb0(%acc: f32, %p: f32):
    %t = arith.mulf %acc, %p : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

// CHECK-LABEL: func.func @negative_plain_rhs
// CHECK-NOT:     scf.for
// CHECK:         nnprim.gemm
func.func @negative_plain_rhs(%a: memref<28x8xf32>, %b: memref<8x64xf32>, %c: memref<28x64xf32>) {
  nnprim.gemm ins(%a, %b : memref<28x8xf32>, memref<8x64xf32>) outs(%c : memref<28x64xf32>)
  return
}

// -----

/// 28 columns are two tiles of 14, one with padding on the left, one on the
/// right. The first and the last of 28 rows meet two rows of the filter, found
/// when they run; all have the same two tiles.
// CHECK-DAG:     #[[FIRST:.*]] = affine_map<(d0) -> (-d0 + 1, 0)>
// CHECK-DAG:     #[[TAPS:.*]] = affine_map<(d0) -> (-d0 + 29, 3, d0 + 2)>
// CHECK-LABEL: func.func @window(
// CHECK:         scf.for %[[OH:.*]] = %
// CHECK:           %[[BEGIN:.*]] = affine.max #[[FIRST]](%[[OH]])
// CHECK:           %[[COUNT:.*]] = affine.min #[[TAPS]](%[[OH]])
// CHECK-COUNT-2:   nnprim.indirect_gemm ins({{.*}} : memref<1x?x15x16xf32, {{.*}}>, memref<14x?xi32, {{.*}}>, memref<1x?x32xf32, {{.*}}>) outs({{.*}} : memref<14x32xf32, {{.*}}>) window <input_size = [1, 3, 15], {{.*}}, pads = [0, {{[01]}}]>
// CHECK-NOT:     nnprim.indirect_gemm
func.func @window(%x: memref<1x28x28x16xf32>, %i: memref<784x9xi32>, %b: memref<2x144x32xf32>, %y: memref<1x28x28x64xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x28x28x16xf32>, memref<784x9xi32>, memref<2x144x32xf32>) outs(%y : memref<1x28x28x64xf32>)
    window <input_size = [1, 28, 28], output_size = [28, 28], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

/// Rows shorter than half a tile are taken two at a time.
// CHECK-LABEL: func.func @window_whole_rows(
// CHECK:         nnprim.indirect_gemm {{.*}} outs({{.*}} : memref<14x32xf32, {{.*}}>) window <input_size = [1, 3, 7], output_size = [2, 7], {{.*}} pads = [1, 1]>
// CHECK:         nnprim.indirect_gemm {{.*}} outs({{.*}} : memref<14x32xf32, {{.*}}>) window <input_size = [1, 4, 7], output_size = [2, 7], {{.*}} pads = [0, 1]>
// CHECK:         nnprim.indirect_gemm {{.*}} outs({{.*}} : memref<7x32xf32, {{.*}}>) window <input_size = [1, 2, 7], output_size = [1, 7], {{.*}} pads = [0, 1]>
func.func @window_whole_rows(%x: memref<1x7x7x16xf32>, %i: memref<49x9xi32>, %b: memref<2x144x32xf32>, %y: memref<1x7x7x64xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x7x7x16xf32>, memref<49x9xi32>, memref<2x144x32xf32>) outs(%y : memref<1x7x7x64xf32>)
    window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

/// Every tile of this filter, as high as the image, meets padding differently.
// CHECK-LABEL: func.func @negative_window_of_many_kinds(
// CHECK-NOT:     window
// CHECK:         nnprim.indirect_gemm {{.*}} memref<{{.*}}x131xi32
func.func @negative_window_of_many_kinds(%x: memref<1x131x7x1xf32>, %i: memref<917x131xi32>, %b: memref<1x131x32xf32>, %y: memref<1x131x7x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x131x7x1xf32>, memref<917x131xi32>, memref<1x131x32xf32>) outs(%y : memref<1x131x7x32xf32>)
    window <input_size = [1, 131, 7], output_size = [131, 7], kernel_size = [131, 1], strides = [1, 1], dilations = [1, 1], pads = [65, 0]>
  return
}

// -----

/// A residual of one pixel: its four dimensions become two.
// CHECK-LABEL: func.func @residual_of_one_pixel
// CHECK-COUNT-2: nnprim.indirect_gemm {{.*}} epilogue({{.*}} : memref<1x{{32|8}}xf32, {{.*}}>)
func.func @residual_of_one_pixel(%x: memref<1x3x3x16xf32>, %i: memref<1x9xi32>, %b: memref<2x144x32xf32>, %r: memref<1x1x1x40xf32>, %y: memref<1x1x1x40xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x3x3x16xf32>, memref<1x9xi32>, memref<2x144x32xf32>) outs(%y : memref<1x1x1x40xf32>)
    window <input_size = [1, 3, 3], output_size = [1, 1], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
    epilogue(%r : memref<1x1x1x40xf32>) maps [affine_map<(n, h, w, c) -> (n, h, w, c)>] {
  ^bb0(%acc: f32, %p: f32):
    %t = arith.addf %acc, %p : f32
    nnprim.yield %t : f32
  }
  return
}

// -----

/// An output of 1.6 MB is not in the second-level cache when its lines are
/// stored: a tile prefetches its 6x2 lines before it computes them.
// CHECK-LABEL:    func.func @prefetch_output
// CHECK-COUNT-12: memref.prefetch {{.*}}, write, locality<3>, data : memref<6x32xf32, {{.*}}>
// CHECK:          nnprim.gemm
// CHECK-NOT:      memref.prefetch
// NEON-LABEL:     func.func @prefetch_output
// NEON-NOT:         memref.prefetch
// NEON:             scf.for
// NEON-NOT:         memref.prefetch
// NEON:             nnprim.gemm
func.func @prefetch_output(%a: memref<3132x8xf32>, %b: memref<4x8x32xf32>, %c: memref<3132x128xf32>) {
  nnprim.gemm ins(%a, %b : memref<3132x8xf32>, memref<4x8x32xf32>) outs(%c : memref<3132x128xf32>)
  return
}

// -----

// CHECK-LABEL: func.func @negative_prefetch_output_in_cache
// CHECK-NOT:     memref.prefetch
// CHECK:         nnprim.gemm {{.*}} outs({{.*}} : memref<14x32xf32, {{.*}}>)
// CHECK-NOT:     memref.prefetch
func.func @negative_prefetch_output_in_cache(%a: memref<784x8xf32>, %b: memref<4x8x32xf32>, %c: memref<784x128xf32>) {
  nnprim.gemm ins(%a, %b : memref<784x8xf32>, memref<4x8x32xf32>) outs(%c : memref<784x128xf32>)
  return
}

// -----

/// 3.2 MB of rows are read once, and 128 KB of panels stay in L2.
// CHECK-LABEL:    func.func @prefetch_lhs
// CHECK:            nnprim.gemm {{.*}} outs({{.*}} : memref<6x32xf32, {{.*}}>) attributes {prefetch_lhs}
// NEON-LABEL:     func.func @prefetch_lhs
// NEON-NOT:         prefetch_lhs
// NEON:             scf.for
// NEON:             nnprim.gemm
// NEON-NOT:         prefetch_lhs
func.func @prefetch_lhs(%a: memref<3136x256xf32>, %b: memref<4x256x32xf32>, %c: memref<3136x128xf32>) {
  nnprim.gemm ins(%a, %b : memref<3136x256xf32>, memref<4x256x32xf32>) outs(%c : memref<3136x128xf32>)
  return
}

// -----

/// 4 MB of panels are read once, and 100 KB of rows stay in L2.
// ZEN4-LABEL:     func.func @prefetch_rhs
// ZEN4:             nnprim.gemm {{.*}} attributes {prefetch_rhs = 256 : i64}
// NEON-LABEL:     func.func @prefetch_rhs
// NEON-NOT:         prefetch_rhs
// NEON:             scf.for
// NEON:             nnprim.gemm
// NEON-NOT:         prefetch_rhs
func.func @prefetch_rhs(%a: memref<49x512xf32>, %b: memref<64x512x32xf32>, %c: memref<49x2048xf32>) {
  nnprim.gemm ins(%a, %b : memref<49x512xf32>, memref<64x512x32xf32>) outs(%c : memref<49x2048xf32>)
  return
}

// -----

/// The filters of a convolution of 512 channels are read once, too.
// ZEN4-LABEL:     func.func @prefetch_filters
// ZEN4:             nnprim.indirect_gemm {{.*}} window {{.*}} attributes {prefetch_rhs = 256 : i64}
func.func @prefetch_filters(%x: memref<1x7x7x512xf32>, %i: memref<49x9xi32>, %p: memref<16x4608x32xf32>, %y: memref<1x7x7x512xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %p : memref<1x7x7x512xf32>, memref<49x9xi32>, memref<16x4608x32xf32>)
      outs(%y : memref<1x7x7x512xf32>)
      window <input_size = [1, 7, 7], output_size = [7, 7], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 1]>
  return
}

// -----

// CHECK-LABEL: func.func @negative_prefetch_in_cache
// CHECK-NOT:     prefetch_
// CHECK:         nnprim.gemm {{.*}} outs({{.*}} : memref<14x32xf32, {{.*}}>)
// CHECK-NOT:     prefetch_
// CHECK:         return
func.func @negative_prefetch_in_cache(%a: memref<784x64xf32>, %b: memref<4x64x32xf32>, %c: memref<784x128xf32>) {
  nnprim.gemm ins(%a, %b : memref<784x64xf32>, memref<4x64x32xf32>) outs(%c : memref<784x128xf32>)
  return
}
