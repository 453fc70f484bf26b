// RUN: nnprim-opt %s --nnprim-resize-by-phases | FileCheck %s

memref.global "private" constant @low : memref<6xi64> = dense<[0, 0, 0, 1, 1, 2]>
memref.global "private" constant @high : memref<6xi64> = dense<[0, 1, 1, 2, 2, 2]>
memref.global "private" constant @near : memref<6xf32> = dense<[0.25, 0.75, 0.25, 0.75, 0.25, 0.75]>
memref.global "private" constant @other : memref<6xf32> = dense<[0.25, 0.75, 0.25, 0.75, 0.25, 0.5]>
memref.global "private" constant @uneven : memref<6xi64> = dense<[0, 0, 0, 1, 2, 2]>
memref.global "private" constant @fifth : memref<10xi64> = dense<[0, 0, 0, 0, 0, 1, 1, 1, 1, 1]>
memref.global "private" constant @parts : memref<10xf32> = dense<[0.0, 0.2, 0.4, 0.6, 0.8, 0.0, 0.2, 0.4, 0.6, 0.8]>

/// Three pixels become six: of two phases the first reads positions from -1 on,
/// the second from 0 on, and neither behind the border.
// CHECK-DAG:   #[[PHASE:.*]] = affine_map<(d0, d1, d2) -> (d2)>
// CHECK-DAG:   #[[ALL:.*]] = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-LABEL: func.func @twice
// CHECK-SAME:    (%[[X:.*]]: memref<4x3xf32>, %[[Y:.*]]: memref<4x6xf32>)
// CHECK:         %[[OUT:.*]] = memref.expand_shape %[[Y]] {{\[\[}}0], [1, 2]] {{.*}} into memref<4x3x2xf32>
// CHECK:         linalg.generic {indexing_maps = [#[[ALL]]], {{.*}} outs(%[[OUT]]
// CHECK:           %[[P:.*]] = linalg.index 2
// CHECK:           %[[Q:.*]] = linalg.index 1
// CHECK:           arith.maxsi
// CHECK:           %[[AT:.*]] = arith.minsi {{.*}}, %c2
// CHECK:           %[[FIRST:.*]] = arith.cmpi eq, %{{.*}}, %c0
// CHECK:           arith.select %[[FIRST]], %cst{{.*}}, %cst{{.*}} : f32
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

/// The weights of many phases stay a table.
// CHECK-LABEL: func.func @five_times
// CHECK:         %[[W:.*]] = memref.subview %{{.*}}[0] [5] [1] : memref<10xf32>
// CHECK:         linalg.generic {indexing_maps = [#[[PHASE]], #[[ALL]]], {{.*}} ins(%[[W]]
func.func @five_times(%x: memref<4x2xf32>, %y: memref<4x10xf32>) {
  %fifth = memref.get_global @fifth : memref<10xi64>
  %parts = memref.get_global @parts : memref<10xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%fifth, %parts : memref<10xi64>, memref<10xf32>) outs(%y : memref<4x10xf32>) {
  ^bb0(%a: i64, %w: f32, %o: f32):
    %i = linalg.index 0 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %x[%i, %p] : memref<4x2xf32>
    %s = arith.mulf %u, %w : f32
    linalg.yield %s : f32
  }
  return
}

/// Columns enlarged first, then rows, which have no phases: a channel at a time,
/// of which each of five threads keeps one.
// CHECK-LABEL: func.func @both_axes
// CHECK-SAME:    (%[[X:.*]]: memref<1x5x3x3xf32>, %[[Y:.*]]: memref<1x5x6x6xf32>)
// CHECK:         %[[ROWS:.*]] = memref.alloc() : memref<5x1x3x6xf32>
// CHECK-NOT:     memref.alloc
// CHECK:         scf.for %[[PART:.*]] = %c0
// CHECK:           scf.execute_region no_inline {
// CHECK:             scf.for %[[SLICE:.*]] = %{{.*}} to
// CHECK:               %[[OWN:.*]] = memref.subview %[[ROWS]][%[[PART]], 0, 0, 0] [1, 1, 3, 6]
// CHECK:               %[[OUT:.*]] = memref.expand_shape %[[OWN]] {{.*}} into memref<1x1x3x3x2xf32
// CHECK:               linalg.generic {{.*}} outs(%[[OUT]]
// CHECK:                 %[[C:.*]] = linalg.index 1
// CHECK-NEXT:            %[[AT:.*]] = arith.addi %[[C]], %[[SLICE]]
// CHECK:                 memref.load %[[X]][%{{.*}}, %[[AT]], %{{.*}}, %{{.*}}]
// CHECK:               %[[RESULT:.*]] = memref.subview %[[Y]][0, %[[SLICE]], 0, 0] [1, 1, 6, 6]
// CHECK:               linalg.generic {{.*}} outs(%[[RESULT]]
// CHECK:                 memref.load %[[OWN]][%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}]
// CHECK:         } {nnprim.parallel}
func.func @both_axes(%x: memref<1x5x3x3xf32>, %y: memref<1x5x6x6xf32>) {
  %c0 = arith.constant 0 : index
  %low = memref.get_global @low : memref<6xi64>
  %near = memref.get_global @near : memref<6xf32>
  %other = memref.get_global @other : memref<6xf32>
  %rows = memref.alloc() : memref<1x5x3x6xf32>
  linalg.generic {indexing_maps = [affine_map<(n, c, i, j) -> (j)>, affine_map<(n, c, i, j) -> (j)>,
                                   affine_map<(n, c, i, j) -> (n, c, i, j)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%low, %near : memref<6xi64>, memref<6xf32>) outs(%rows : memref<1x5x3x6xf32>) {
  ^bb0(%a: i64, %w: f32, %o: f32):
    %c = linalg.index 1 : index
    %i = linalg.index 2 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %x[%c0, %c, %i, %p] : memref<1x5x3x3xf32>
    %s = arith.mulf %u, %w : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(n, c, i, j) -> (i)>, affine_map<(n, c, i, j) -> (i)>,
                                   affine_map<(n, c, i, j) -> (n, c, i, j)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%low, %other : memref<6xi64>, memref<6xf32>) outs(%y : memref<1x5x6x6xf32>) {
  ^bb0(%a: i64, %w: f32, %o: f32):
    %c = linalg.index 1 : index
    %j = linalg.index 3 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %rows[%c0, %c, %p, %j] : memref<1x5x3x6xf32>
    %s = arith.mulf %u, %w : f32
    linalg.yield %s : f32
  }
  return
}

/// Where rows have phases, too, both become one op, of which a tile is the phases
/// of both.
// CHECK-LABEL: func.func @both_axes_at_once
// CHECK-SAME:    (%[[X:.*]]: memref<1x5x3x3xf32>, %[[Y:.*]]: memref<1x5x6x6xf32>)
// CHECK-NOT:     memref.alloc
// CHECK:         memref.expand_shape %{{.*}} into memref<1x5x3x2x3x2xf32>
// CHECK:         linalg.generic
// CHECK:           arith.divui
// CHECK:           arith.divui
// CHECK:           memref.load %[[X]][
// CHECK:           arith.mulf
// CHECK:           arith.mulf
// CHECK-NOT:     linalg.generic
// CHECK:         return
func.func @both_axes_at_once(%x: memref<1x5x3x3xf32>, %y: memref<1x5x6x6xf32>) {
  %c0 = arith.constant 0 : index
  %low = memref.get_global @low : memref<6xi64>
  %near = memref.get_global @near : memref<6xf32>
  %rows = memref.alloc() : memref<1x5x3x6xf32>
  linalg.generic {indexing_maps = [affine_map<(n, c, i, j) -> (j)>, affine_map<(n, c, i, j) -> (j)>,
                                   affine_map<(n, c, i, j) -> (n, c, i, j)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%low, %near : memref<6xi64>, memref<6xf32>) outs(%rows : memref<1x5x3x6xf32>) {
  ^bb0(%a: i64, %w: f32, %o: f32):
    %c = linalg.index 1 : index
    %i = linalg.index 2 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %x[%c0, %c, %i, %p] : memref<1x5x3x3xf32>
    %s = arith.mulf %u, %w : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(n, c, i, j) -> (i)>, affine_map<(n, c, i, j) -> (i)>,
                                   affine_map<(n, c, i, j) -> (n, c, i, j)>],
                  iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%low, %near : memref<6xi64>, memref<6xf32>) outs(%y : memref<1x5x6x6xf32>) {
  ^bb0(%a: i64, %w: f32, %o: f32):
    %c = linalg.index 1 : index
    %j = linalg.index 3 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %rows[%c0, %c, %p, %j] : memref<1x5x3x6xf32>
    %s = arith.mulf %u, %w : f32
    linalg.yield %s : f32
  }
  return
}

/// Of a tensor in NHWC rows go first, and both become one op: two phases of rows,
/// and two of columns.
// CHECK-LABEL: func.func @channels_last
// CHECK-SAME:    (%[[X:.*]]: memref<3x3x5xf32>, %[[Y:.*]]: memref<6x6x5xf32>)
// CHECK-NOT:     memref.alloc
// CHECK:         memref.expand_shape %[[Y]] {{.*}} into memref<6x3x2x5xf32>
// CHECK:         memref.expand_shape %{{.*}} into memref<3x2x3x2x5xf32>
// CHECK:         linalg.generic
// CHECK:           memref.load %[[X]][
// CHECK-NOT:     linalg.generic
// CHECK:         return
func.func @channels_last(%x: memref<3x3x5xf32>, %y: memref<6x6x5xf32>) {
  %low = memref.get_global @low : memref<6xi64>
  %rows = memref.alloc() : memref<3x6x5xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j, c) -> (j)>, affine_map<(i, j, c) -> (i, j, c)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%low : memref<6xi64>) outs(%rows : memref<3x6x5xf32>) {
  ^bb0(%a: i64, %o: f32):
    %i = linalg.index 0 : index
    %c = linalg.index 2 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %x[%i, %p, %c] : memref<3x3x5xf32>
    linalg.yield %u : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j, c) -> (i)>, affine_map<(i, j, c) -> (i, j, c)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%low : memref<6xi64>) outs(%y : memref<6x6x5xf32>) {
  ^bb0(%a: i64, %o: f32):
    %j = linalg.index 1 : index
    %c = linalg.index 2 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %rows[%p, %j, %c] : memref<3x6x5xf32>
    linalg.yield %u : f32
  }
  return
}

/// Columns without phases: the row that is enlarged first is kept, one for each
/// of six threads.
// CHECK-LABEL: func.func @rows_first
// CHECK-SAME:    (%[[X:.*]]: memref<3x3x5xf32>, %[[Y:.*]]: memref<6x6x5xf32>)
// CHECK:         %[[ROWS:.*]] = memref.alloc() : memref<6x3x5xf32>
// CHECK-NOT:     memref.alloc
// CHECK:         scf.for %[[PART:.*]] = %c0
// CHECK:             scf.for %[[SLICE:.*]] = %{{.*}} to
// CHECK:               %[[OWN:.*]] = memref.subview %[[ROWS]][%[[PART]], 0, 0] [1, 3, 5]
// CHECK:               linalg.generic {{.*}} outs(%[[OWN]]
// CHECK:                 memref.load %[[X]][
// CHECK:               linalg.generic
// CHECK:                 memref.load %[[OWN]][
// CHECK:         } {nnprim.parallel}
func.func @rows_first(%x: memref<3x3x5xf32>, %y: memref<6x6x5xf32>) {
  %low = memref.get_global @uneven : memref<6xi64>
  %rows = memref.alloc() : memref<3x6x5xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j, c) -> (j)>, affine_map<(i, j, c) -> (i, j, c)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%low : memref<6xi64>) outs(%rows : memref<3x6x5xf32>) {
  ^bb0(%a: i64, %o: f32):
    %i = linalg.index 0 : index
    %c = linalg.index 2 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %x[%i, %p, %c] : memref<3x3x5xf32>
    linalg.yield %u : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j, c) -> (i)>, affine_map<(i, j, c) -> (i, j, c)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%low : memref<6xi64>) outs(%y : memref<6x6x5xf32>) {
  ^bb0(%a: i64, %o: f32):
    %j = linalg.index 1 : index
    %c = linalg.index 2 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %rows[%p, %j, %c] : memref<3x6x5xf32>
    linalg.yield %u : f32
  }
  return
}

/// What is squared is not interpolated: the two ops stay as they are.
// CHECK-LABEL: func.func @negative_squares
// CHECK:         memref.alloc() : memref<3x6x5xf32>
// CHECK-NOT:     scf.for
// CHECK:         return
func.func @negative_squares(%x: memref<3x3x5xf32>, %y: memref<6x6x5xf32>) {
  %low = memref.get_global @low : memref<6xi64>
  %rows = memref.alloc() : memref<3x6x5xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j, c) -> (j)>, affine_map<(i, j, c) -> (i, j, c)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%low : memref<6xi64>) outs(%rows : memref<3x6x5xf32>) {
  ^bb0(%a: i64, %o: f32):
    %i = linalg.index 0 : index
    %c = linalg.index 2 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %x[%i, %p, %c] : memref<3x3x5xf32>
    %s = arith.mulf %u, %u : f32
    linalg.yield %s : f32
  }
  linalg.generic {indexing_maps = [affine_map<(i, j, c) -> (i)>, affine_map<(i, j, c) -> (i, j, c)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%low : memref<6xi64>) outs(%y : memref<6x6x5xf32>) {
  ^bb0(%a: i64, %o: f32):
    %j = linalg.index 1 : index
    %c = linalg.index 2 : index
    %p = arith.index_cast %a : i64 to index
    %u = memref.load %rows[%p, %j, %c] : memref<3x6x5xf32>
    linalg.yield %u : f32
  }
  return
}
