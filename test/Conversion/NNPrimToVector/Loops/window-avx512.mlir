// RUN: nnprim-opt %s --nnprim-set-target=target=x86-64-avx512 --nnprim-plan=stages=kernel --convert-nnprim-to-vector --split-input-file | FileCheck %s

/// No padding: the taps of a filter row are one loop of 3 x 16 steps inside the
/// loop over filter rows, and nothing is gathered.
// CHECK-LABEL: func.func @interior
// CHECK:         scf.for {{.*}} to %[[C3:c3.*]] step
// CHECK:           scf.for {{.*}} to %[[C48:c48.*]] step
// CHECK-COUNT-4:     memref.load {{.*}} : memref<3x96xf32, {{.*}}>
// CHECK-COUNT-8:     vector.fma
// CHECK-NOT:     vector.fma
// CHECK-NOT:     arith.select
func.func @interior(%x: memref<1x3x6x16xf32, strided<[960, 320, 16, 1], offset: ?>>, %i: memref<4x9xi32>, %b: memref<1x144x32xf32>, %y: memref<4x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x3x6x16xf32, strided<[960, 320, 16, 1], offset: ?>>, memref<4x9xi32>, memref<1x144x32xf32>) outs(%y : memref<4x32xf32>)
    window <input_size = [1, 3, 6], output_size = [1, 4], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
  return
}

// -----

/// The first tap is padding for the first of four pixels, which is left out of
/// its loop of 16 steps; the two others are one loop of 32.
// CHECK-LABEL: func.func @left_edge
// CHECK:           scf.for {{.*}} to %{{c16.*}} step
// CHECK-COUNT-6:     vector.fma
// CHECK-NOT:         vector.fma
// CHECK:           scf.for {{.*}} to %{{c32.*}} step
// CHECK-COUNT-8:     vector.fma
// CHECK-NOT:     vector.fma
func.func @left_edge(%x: memref<1x3x5x16xf32, strided<[960, 320, 16, 1], offset: ?>>, %i: memref<4x9xi32>, %b: memref<1x144x32xf32>, %y: memref<4x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x3x5x16xf32, strided<[960, 320, 16, 1], offset: ?>>, memref<4x9xi32>, memref<1x144x32xf32>) outs(%y : memref<4x32xf32>)
    window <input_size = [1, 3, 5], output_size = [1, 4], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 1]>
  return
}

// -----

/// The number of filter rows is dynamic, without padding: the loop over rows
/// ends at the dimension's size.
// CHECK-LABEL: func.func @clipped
// CHECK:         %[[ROWS:.*]] = memref.dim %{{.*}}, %{{c1.*}} : memref<1x?x6x16xf32
// CHECK:         scf.for {{.*}} to %[[ROWS]] step
// CHECK:           scf.for {{.*}} to %[[C48:c48.*]] step
// CHECK-COUNT-4:     memref.load {{.*}} : memref<?x96xf32, {{.*}}>
// CHECK-COUNT-8:     vector.fma
// CHECK-NOT:     vector.fma
func.func @clipped(%x: memref<1x?x6x16xf32, strided<[960, 320, 16, 1], offset: ?>>, %i: memref<4x?xi32>, %b: memref<1x?x32xf32>, %y: memref<4x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x?x6x16xf32, strided<[960, 320, 16, 1], offset: ?>>, memref<4x?xi32>, memref<1x?x32xf32>) outs(%y : memref<4x32xf32>)
    window <input_size = [1, 3, 6], output_size = [1, 4], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
  return
}

// -----

/// Padding above, with a number of filter rows that is dynamic: left alone.
// CHECK-LABEL: func.func @negative_clipped_padding
// CHECK:         nnprim.indirect_gemm
func.func @negative_clipped_padding(%x: memref<1x?x6x16xf32>, %i: memref<4x?xi32>, %b: memref<1x?x32xf32>, %y: memref<4x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x?x6x16xf32>, memref<4x?xi32>, memref<1x?x32xf32>) outs(%y : memref<4x32xf32>)
    window <input_size = [1, 3, 6], output_size = [1, 4], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [1, 0]>
  return
}

// -----

/// A group's channels: pixels are apart, so each tap is a loop of its own.
// CHECK-LABEL: func.func @channel_slice
// CHECK-COUNT-3: scf.for {{.*}} to %{{c16.*}} step
// CHECK-NOT:     scf.for
func.func @channel_slice(%x: memref<1x1x6x16xf32, strided<[1920, 640, 32, 1], offset: ?>>, %i: memref<4x3xi32>, %b: memref<1x48x32xf32>, %y: memref<4x32xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x1x6x16xf32, strided<[1920, 640, 32, 1], offset: ?>>, memref<4x3xi32>, memref<1x48x32xf32>) outs(%y : memref<4x32xf32>)
    window <input_size = [1, 1, 6], output_size = [1, 4], kernel_size = [1, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
  return
}

// -----

/// Blocks of 16 channels: a loop over two of them around the filter rows, whose
/// sums stay in registers. The next panel, of as many elements as steps of both
/// blocks by 32, is prefetched in shares of all of these steps.
// CHECK-LABEL: func.func @blocks
// CHECK:         %[[SUMS:.*]]:8 = scf.for %[[BLOCK:.*]] = %c0{{.*}} to %c2{{.*}} step %c1{{.*}} iter_args(
// CHECK:           scf.for %[[KH:.*]] = {{.*}} iter_args(
// CHECK-COUNT-1:     scf.for %[[K:.*]] = {{.*}} iter_args(
// CHECK-COUNT-2:       memref.prefetch %{{.*}}, read
// CHECK-NOT:           memref.prefetch
// CHECK:               memref.load %{{.*}}[%[[BLOCK]], %{{.*}}, %{{.*}}] : memref<2x3x96xf32
// CHECK-COUNT-8:       vector.fma
// CHECK-NOT:           vector.fma
// CHECK:         vector.store
func.func @blocks(%x: memref<1x2x3x6x16xf32>, %i: memref<4x18xi32>, %b: memref<1x288x32xf32>, %y: memref<4x32xf32>, %next: memref<9216xf32>) {
  nnprim.indirect_gemm ins(%x, %i, %b : memref<1x2x3x6x16xf32>, memref<4x18xi32>, memref<1x288x32xf32>) outs(%y : memref<4x32xf32>) next(%next : memref<9216xf32>)
    window <input_size = [1, 3, 6], output_size = [1, 4], kernel_size = [3, 3], strides = [1, 1], dilations = [1, 1], pads = [0, 0]>
  return
}
