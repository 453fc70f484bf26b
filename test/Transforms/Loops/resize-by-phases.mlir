// RUN: nnprim-opt %s --nnprim-resize-by-phases | FileCheck %s

memref.global "private" constant @low : memref<6xi64> = dense<[0, 0, 0, 1, 1, 2]>
memref.global "private" constant @high : memref<6xi64> = dense<[0, 1, 1, 2, 2, 2]>
memref.global "private" constant @near : memref<6xf32> = dense<[0.25, 0.75, 0.25, 0.75, 0.25, 0.75]>
memref.global "private" constant @other : memref<6xf32> = dense<[0.25, 0.75, 0.25, 0.75, 0.25, 0.5]>

/// Three pixels become six: of two phases the first reads positions from -1 on,
/// the second from 0 on, and neither behind the border.
// CHECK:       #[[PHASE:.*]] = affine_map<(d0, d1, d2) -> (d2)>
// CHECK:       #[[ALL:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @twice
// CHECK-SAME:    (%[[X:.*]]: memref<4x3xf32>, %[[Y:.*]]: memref<4x6xf32>)
// CHECK:         %[[OUT:.*]] = memref.expand_shape %[[Y]] {{\[\[}}0], [1, 2]] {{.*}} into memref<4x3x2xf32>
// CHECK:         %[[W:.*]] = memref.subview %{{.*}}[0] [2] [1] : memref<6xf32>
// CHECK:         linalg.generic {indexing_maps = [#[[PHASE]], #[[ALL]]], {{.*}} ins(%[[W]] {{.*}} outs(%[[OUT]]
// CHECK:           %[[P:.*]] = linalg.index 2
// CHECK:           %[[Q:.*]] = linalg.index 1
// CHECK:           arith.maxsi
// CHECK:           %[[AT:.*]] = arith.minsi {{.*}}, %c2
// CHECK:           memref.load %[[X]][%{{.*}}, %[[AT]]]
func.func @twice(%x: memref<4x3xf32>, %y: memref<4x6xf32>) {
  %low = memref.get_global @low : memref<6xi64>
  %high = memref.get_global @high : memref<6xi64>
  %near = memref.get_global @near : memref<6xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%low, %high, %near : memref<6xi64>, memref<6xi64>, memref<6xf32>) outs(%y : memref<4x6xf32>) {
  ^bb0(%a: i64, %b: i64, %w: f32, %o: f32):
    %i = linalg.index 0 : index
    %p = arith.index_cast %a : i64 to index
    %q = arith.index_cast %b : i64 to index
    %u = memref.load %x[%i, %p] : memref<4x3xf32>
    %v = memref.load %x[%i, %q] : memref<4x3xf32>
    %s = arith.mulf %u, %w : f32
    %t = arith.addf %s, %v : f32
    linalg.yield %t : f32
  }
  return
}

/// A weight that does not repeat.
// CHECK-LABEL: func.func @negative_weights
// CHECK-NOT:     memref.expand_shape
// CHECK:         return
func.func @negative_weights(%x: memref<4x3xf32>, %y: memref<4x6xf32>) {
  %low = memref.get_global @low : memref<6xi64>
  %other = memref.get_global @other : memref<6xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%low, %other : memref<6xi64>, memref<6xf32>) outs(%y : memref<4x6xf32>) {
  ^bb0(%a: i64, %w: f32, %o: f32):
    %i = linalg.index 0 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %x[%i, %p] : memref<4x3xf32>
    %s = arith.mulf %u, %w : f32
    linalg.yield %s : f32
  }
  return
}
