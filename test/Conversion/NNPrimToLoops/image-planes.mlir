// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --convert-nnprim-to-loops --canonicalize --cse --split-input-file | FileCheck %s

/// The planes of a caller's image, 1024 floats apart. Tiles are of one row of
/// eight outputs, for which the ones below read two new rows of each plane, 3
/// and 4 from the first row that these read: one line of each for the 16 floats
/// beside the padding, two for the 17 of the second tile.
// CHECK-LABEL: func.func @planes
//  CHECK-SAME:   %[[X:.*]]: memref<1x3x32x32xf32>
//       CHECK:   %[[V:.*]] = memref.transpose %[[X]]
//       CHECK:   scf.for
//       CHECK:   %[[LEFT:.*]] = memref.subview %[[V]][0, %{{.*}}, 0, 0] [1, %{{.*}}, 16, 3] [1, 1, 1, 1]
//  CHECK-NEXT:   memref.prefetch %[[LEFT]][%c0, %c3, %c0, %c0], read, locality<3>, data
//  CHECK-NEXT:   memref.prefetch %[[LEFT]][%c0, %c4, %c0, %c0]
//  CHECK-NEXT:   memref.prefetch %[[LEFT]][%c0, %c3, %c0, %c1]
//  CHECK-NEXT:   memref.prefetch %[[LEFT]][%c0, %c4, %c0, %c1]
//  CHECK-NEXT:   memref.prefetch %[[LEFT]][%c0, %c3, %c0, %c2]
//  CHECK-NEXT:   memref.prefetch %[[LEFT]][%c0, %c4, %c0, %c2]
//   CHECK-NOT:   memref.prefetch
//       CHECK:   nnprim.indirect_gemm ins(%[[LEFT]], %{{.*}}, %{{.*}} : memref<1x?x16x3xf32, strided<[3072, 32, 1, 1024], offset: ?>>
//       CHECK:   %[[RIGHT:.*]] = memref.subview %[[V]][0, %{{.*}}, 15, 0] [1, %{{.*}}, 17, 3] [1, 1, 1, 1]
//  CHECK-NEXT:   memref.prefetch %[[RIGHT]][%c0, %c3, %c0, %c0]
//  CHECK-NEXT:   memref.prefetch %[[RIGHT]][%c0, %c3, %c16, %c0]
// CHECK-COUNT-10: memref.prefetch %[[RIGHT]]
//   CHECK-NOT:   memref.prefetch
//       CHECK:   nnprim.indirect_gemm ins(%[[RIGHT]], %{{.*}}
func.func @planes(%x: memref<1x3x32x32xf32>, %i: memref<256x9xi32>, %w: memref<1x27x16xf32>, %y: memref<1x16x16x16xf32>) {
  %v = memref.transpose %x (d0, d1, d2, d3) -> (d0, d2, d3, d1) : memref<1x3x32x32xf32> to memref<1x32x32x3xf32, strided<[3072, 32, 1, 1024]>>
  nnprim.indirect_gemm ins(%v, %i, %w : memref<1x32x32x3xf32, strided<[3072, 32, 1, 1024]>>, memref<256x9xi32>, memref<1x27x16xf32>) outs(%y : memref<1x16x16x16xf32>)
      window <input_size = [1, 32, 32], output_size = [16, 16], kernel_size = [3, 3], strides = [2, 2], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 16, tile_rows = 1, tile_columns = 8, pixels_outermost = true>}
  return
}

// -----

/// An image in NHWC was computed or copied just before.
// CHECK-LABEL: func.func @negative_pixels
//   CHECK-NOT:   memref.prefetch
func.func @negative_pixels(%x: memref<1x32x32x3xf32>, %i: memref<256x9xi32>, %w: memref<1x27x16xf32>, %y: memref<1x16x16x16xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %w : memref<1x32x32x3xf32>, memref<256x9xi32>, memref<1x27x16xf32>) outs(%y : memref<1x16x16x16xf32>)
      window <input_size = [1, 32, 32], output_size = [16, 16], kernel_size = [3, 3], strides = [2, 2], dilations = [1, 1], pads = [1, 1]>
      attributes {plan = #nnprim.direct_conv_plan<nr = 16, tile_rows = 1, tile_columns = 8, pixels_outermost = true>}
  return
}
