// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-view-transposed-inputs --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-set-target=target=aarch64-neon --nnprim-view-transposed-inputs --split-input-file | FileCheck %s --check-prefix=NEON

/// The convolution reads the caller's NHWC image through strides.
// CHECK-LABEL: func.func @first
//  CHECK-SAME:   %[[X:.*]]: memref<1x8x8x3xf32>
//       CHECK:   %[[V:.*]] = memref.transpose %[[X]] (d0, d1, d2, d3) -> (d0, d3, d1, d2)
//   CHECK-NOT:   linalg.transpose
//       CHECK:   nnprim.conv_gemm ins(%[[V]], %{{.*}}
func.func @first(%x: memref<1x8x8x3xf32>, %w: memref<1x27x16xf32>, %y: memref<1x16x4x4xf32>) {
  %a = memref.alloc() : memref<1x3x8x8xf32>
  linalg.transpose ins(%x : memref<1x8x8x3xf32>) outs(%a : memref<1x3x8x8xf32>) permutation = [0, 3, 1, 2]
  nnprim.conv_gemm ins(%a, %w : memref<1x3x8x8xf32>, memref<1x27x16xf32>) outs(%y : memref<1x16x4x4xf32>)
      strides [2, 2] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
  return
}

// -----

/// Pixels that are packed as the convolution runs are read along rows.
// CHECK-LABEL: func.func @negative_plain
//       CHECK:   linalg.transpose
func.func @negative_plain(%x: memref<1x8x8x3xf32>, %w: memref<16x3x3x3xf32>, %y: memref<1x16x4x4xf32>) {
  %a = memref.alloc() : memref<1x3x8x8xf32>
  linalg.transpose ins(%x : memref<1x8x8x3xf32>) outs(%a : memref<1x3x8x8xf32>) permutation = [0, 3, 1, 2]
  nnprim.conv_gemm ins(%a, %w : memref<1x3x8x8xf32>, memref<16x3x3x3xf32>) outs(%y : memref<1x16x4x4xf32>)
      strides [2, 2] dilations [1, 1] pads [1, 1]
  return
}

// -----

/// Something writes to the argument, perhaps before the convolution reads it.
// CHECK-LABEL: func.func @negative_written
//       CHECK:   linalg.transpose
func.func @negative_written(%x: memref<1x8x8x3xf32>, %w: memref<1x27x16xf32>, %y: memref<1x16x4x4xf32>, %v: f32) {
  %a = memref.alloc() : memref<1x3x8x8xf32>
  linalg.transpose ins(%x : memref<1x8x8x3xf32>) outs(%a : memref<1x3x8x8xf32>) permutation = [0, 3, 1, 2]
  linalg.fill ins(%v : f32) outs(%x : memref<1x8x8x3xf32>)
  nnprim.conv_gemm ins(%a, %w : memref<1x3x8x8xf32>, memref<1x27x16xf32>) outs(%y : memref<1x16x4x4xf32>)
      strides [2, 2] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
  return
}

// -----

/// Another op reads the transposed tensor, too.
// CHECK-LABEL: func.func @negative_shared
//       CHECK:   linalg.transpose
func.func @negative_shared(%x: memref<1x8x8x3xf32>, %w: memref<1x27x16xf32>, %y: memref<1x16x4x4xf32>, %z: memref<1x3x8x8xf32>) {
  %a = memref.alloc() : memref<1x3x8x8xf32>
  linalg.transpose ins(%x : memref<1x8x8x3xf32>) outs(%a : memref<1x3x8x8xf32>) permutation = [0, 3, 1, 2]
  memref.copy %a, %z : memref<1x3x8x8xf32> to memref<1x3x8x8xf32>
  nnprim.conv_gemm ins(%a, %w : memref<1x3x8x8xf32>, memref<1x27x16xf32>) outs(%y : memref<1x16x4x4xf32>)
      strides [2, 2] dilations [1, 1] pads [1, 1] kernel_size [3, 3]
  return
}

// -----

/// A direct convolution loads one element of a pixel after the other, and so
/// reads the caller's planes in place.
// CHECK-LABEL: func.func @pixels
//  CHECK-SAME:   %[[X:.*]]: memref<1x3x8x8xf32>
//       CHECK:   %[[V:.*]] = memref.transpose %[[X]] (d0, d1, d2, d3) -> (d0, d2, d3, d1)
//   CHECK-NOT:   linalg.transpose
//       CHECK:   nnprim.indirect_gemm ins(%[[V]], %{{.*}}
//  NEON-LABEL: func.func @pixels
//        NEON:   linalg.transpose
func.func @pixels(%x: memref<1x3x8x8xf32>, %i: memref<16x9xi32>, %w: memref<1x27x32xf32>, %y: memref<1x4x4x32xf32>) {
  %a = memref.alloc() : memref<1x8x8x3xf32>
  linalg.transpose ins(%x : memref<1x3x8x8xf32>) outs(%a : memref<1x8x8x3xf32>) permutation = [0, 2, 3, 1]
  nnprim.indirect_gemm ins(%a, %i, %w : memref<1x8x8x3xf32>, memref<16x9xi32>, memref<1x27x32xf32>) outs(%y : memref<1x4x4x32xf32>)
      window <input_size = [1, 8, 8], output_size = [4, 4], kernel_size = [3, 3], strides = [2, 2], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 4>}
  return
}

// -----

/// Planes of five channels may share a set of the first-level cache.
// CHECK-LABEL: func.func @negative_planes
//       CHECK:   linalg.transpose
func.func @negative_planes(%x: memref<1x5x8x8xf32>, %i: memref<16x9xi32>, %w: memref<1x45x32xf32>, %y: memref<1x4x4x32xf32>) {
  %a = memref.alloc() : memref<1x8x8x5xf32>
  linalg.transpose ins(%x : memref<1x5x8x8xf32>) outs(%a : memref<1x8x8x5xf32>) permutation = [0, 2, 3, 1]
  nnprim.indirect_gemm ins(%a, %i, %w : memref<1x8x8x5xf32>, memref<16x9xi32>, memref<1x45x32xf32>) outs(%y : memref<1x4x4x32xf32>)
      window <input_size = [1, 8, 8], output_size = [4, 4], kernel_size = [3, 3], strides = [2, 2], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 4>}
  return
}

// -----

/// Without a plan, and with weights in fewer bits, the op may be lowered in
/// other ways.
// CHECK-LABEL: func.func @negative_plan
//       CHECK:   linalg.transpose
//       CHECK:   linalg.transpose
func.func @negative_plan(%x: memref<1x3x8x8xf32>, %i: memref<16x9xi32>, %w: memref<1x27x32xf32>, %v: memref<1x27x32xbf16>, %y: memref<1x4x4x32xf32>) {
  %a = memref.alloc() : memref<1x8x8x3xf32>
  %b = memref.alloc() : memref<1x8x8x3xf32>
  linalg.transpose ins(%x : memref<1x3x8x8xf32>) outs(%a : memref<1x8x8x3xf32>) permutation = [0, 2, 3, 1]
  linalg.transpose ins(%x : memref<1x3x8x8xf32>) outs(%b : memref<1x8x8x3xf32>) permutation = [0, 2, 3, 1]
  nnprim.indirect_gemm ins(%a, %i, %w : memref<1x8x8x3xf32>, memref<16x9xi32>, memref<1x27x32xf32>) outs(%y : memref<1x4x4x32xf32>)
      window <input_size = [1, 8, 8], output_size = [4, 4], kernel_size = [3, 3], strides = [2, 2], dilations = [1, 1], pads = [1, 1]>
  nnprim.indirect_gemm ins(%b, %i, %v : memref<1x8x8x3xf32>, memref<16x9xi32>, memref<1x27x32xbf16>) outs(%y : memref<1x4x4x32xf32>)
      window <input_size = [1, 8, 8], output_size = [4, 4], kernel_size = [3, 3], strides = [2, 2], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 4>}
  return
}
