// RUN: nnprim-opt %s --nnprim-view-transposed-inputs --split-input-file | FileCheck %s

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
