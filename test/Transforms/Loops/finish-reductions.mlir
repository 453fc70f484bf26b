// RUN: nnprim-opt %s --nnprim-finish-reductions --split-input-file | FileCheck %s

/// The sum is written where the mean belongs, and becomes the mean there.
// CHECK-LABEL: func.func @mean
// CHECK-SAME:    (%[[X:.*]]: memref<8x100xf32>, %[[Y:.*]]: memref<8xf32>)
// CHECK-NOT:     memref.alloc
// CHECK:         linalg.fill {{.*}} outs(%[[Y]]
// CHECK-NEXT:    linalg.reduce ins(%[[X]] {{.*}} outs(%[[Y]]
// CHECK:         linalg.generic {{.*}} outs(%[[Y]]
// CHECK-NEXT:      ^bb0(%[[SUM:.*]]: f32):
// CHECK-NEXT:      arith.mulf %[[SUM]], %{{.*}} : f32
func.func @mean(%x: memref<8x100xf32>, %y: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %part = arith.constant 0.01 : f32
  %sum = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<8xf32>)
  linalg.reduce ins(%x: memref<8x100xf32>) outs(%sum: memref<8xf32>) dimensions = [1]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%sum : memref<8xf32>) outs(%y : memref<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.mulf %a, %part : f32
    linalg.yield %m : f32
  }
  return
}

// -----

/// What reads the sums in another shape has that of the sums.
// CHECK-LABEL: func.func @reshaped
// CHECK-SAME:    (%[[X:.*]]: memref<6x4x5xf32>, %[[Z:.*]]: memref<2x3x4xf32>, %[[Y:.*]]: memref<2x3x4xf32>)
// CHECK-NOT:     memref.alloc
// CHECK-DAG:     %[[Z1:.*]] = memref.collapse_shape %[[Z]]
// CHECK-DAG:     %[[Z2:.*]] = memref.expand_shape %[[Z1]] {{.*}} into memref<6x4xf32>
// CHECK-DAG:     %[[Y1:.*]] = memref.collapse_shape %[[Y]]
// CHECK-DAG:     %[[Y2:.*]] = memref.expand_shape %[[Y1]] {{.*}} into memref<6x4xf32>
// CHECK:         linalg.fill {{.*}} outs(%[[Y2]]
// CHECK-NEXT:    linalg.reduce ins(%[[X]] {{.*}} outs(%[[Y2]]
// CHECK:         linalg.generic {{.*}}["parallel", "parallel"]{{.*}} ins(%[[Z2]] {{.*}} outs(%[[Y2]]
// CHECK-NEXT:      ^bb0(%[[B:.*]]: f32, %[[SUM:.*]]: f32):
// CHECK-NEXT:      arith.addf %[[SUM]], %[[B]] : f32
func.func @reshaped(%x: memref<6x4x5xf32>, %z: memref<2x3x4xf32>, %y: memref<2x3x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<6x4xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<6x4xf32>)
  linalg.reduce ins(%x: memref<6x4x5xf32>) outs(%sum: memref<6x4xf32>) dimensions = [2]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  %s = memref.expand_shape %sum [[0, 1], [2]] output_shape [2, 3, 4] : memref<6x4xf32> into memref<2x3x4xf32>
  linalg.generic {indexing_maps = [affine_map<(i, j, k) -> (i, j, k)>, affine_map<(i, j, k) -> (i, j, k)>,
                                   affine_map<(i, j, k) -> (i, j, k)>],
                  iterator_types = ["parallel", "parallel", "parallel"]}
      ins(%s, %z : memref<2x3x4xf32>, memref<2x3x4xf32>) outs(%y : memref<2x3x4xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.addf %a, %b : f32
    linalg.yield %m : f32
  }
  return
}

// -----

/// The results are in place of what the reduction reads.
// CHECK-LABEL: func.func @negative_overwritten
// CHECK:         %[[SUM:.*]] = memref.alloc
// CHECK:         linalg.reduce {{.*}} outs(%[[SUM]]
// CHECK:         linalg.generic {{.*}} ins(%[[SUM]]
func.func @negative_overwritten(%x: memref<8x100xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<8xf32>)
  linalg.reduce ins(%x: memref<8x100xf32>) outs(%sum: memref<8xf32>) dimensions = [1]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  %y = memref.subview %x[0, 0] [8, 1] [1, 1] : memref<8x100xf32> to memref<8xf32, strided<[100]>>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%sum : memref<8xf32>) outs(%y : memref<8xf32, strided<[100]>>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.negf %a : f32
    linalg.yield %m : f32
  }
  return
}

// -----

/// Something else reads the sums, too.
// CHECK-LABEL: func.func @negative_read_twice
// CHECK:         memref.alloc
func.func @negative_read_twice(%x: memref<8x100xf32>, %y: memref<8xf32>, %z: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<8xf32>)
  linalg.reduce ins(%x: memref<8x100xf32>) outs(%sum: memref<8xf32>) dimensions = [1]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%sum : memref<8xf32>) outs(%y : memref<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = arith.negf %a : f32
    linalg.yield %m : f32
  }
  memref.copy %sum, %z : memref<8xf32> to memref<8xf32>
  return
}

// -----

/// A function stays in a loop of its own, which computes several vectors at a
/// time.
// CHECK-LABEL: func.func @negative_function
// CHECK:         memref.alloc
func.func @negative_function(%x: memref<8x100xf32>, %y: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<8xf32>
  linalg.fill ins(%zero : f32) outs(%sum : memref<8xf32>)
  linalg.reduce ins(%x: memref<8x100xf32>) outs(%sum: memref<8xf32>) dimensions = [1]
    (%a: f32, %b: f32) { %c = arith.addf %a, %b : f32 linalg.yield %c : f32 }
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%sum : memref<8xf32>) outs(%y : memref<8xf32>) {
  ^bb0(%a: f32, %b: f32):
    %m = math.exp %a : f32
    linalg.yield %m : f32
  }
  return
}
