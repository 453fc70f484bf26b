// RUN: nnprim-opt %s --nnprim-plan-memory --split-input-file | FileCheck %s

#ij = affine_map<(i, j) -> (i, j)>
#j = affine_map<(i, j) -> (j)>

/// The product is written where the first factor was.
// CHECK-LABEL: func.func @main
// CHECK-SAME:    memref<512xi8>
// CHECK:         %[[X:.*]] = memref.view
// CHECK-NOT:     memref.view
// CHECK:         linalg.generic {{.*}} ins(%arg1 : memref<16xf32>) outs(%[[X]] : memref<8x16xf32>)
// CHECK-NEXT:      ^bb0(%[[SCALE:.*]]: f32, %[[ELEMENT:.*]]: f32):
// CHECK-NEXT:      arith.mulf %[[ELEMENT]], %[[SCALE]] : f32
// CHECK:         memref.copy %[[X]], %arg2
func.func @main(%in: memref<8x16xf32>, %scale: memref<16xf32>, %out: memref<8x16xf32>) {
  %x = memref.alloc() : memref<8x16xf32>
  memref.copy %in, %x : memref<8x16xf32> to memref<8x16xf32>
  %y = memref.alloc() : memref<8x16xf32>
  linalg.generic {indexing_maps = [#ij, #j, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x, %scale : memref<8x16xf32>, memref<16xf32>) outs(%y : memref<8x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    linalg.yield %p : f32
  }
  memref.copy %y, %out : memref<8x16xf32> to memref<8x16xf32>
  return
}

// -----

#ij = affine_map<(i, j) -> (i, j)>

/// Of two inputs that end here, one is in the shape of the result.
// CHECK-LABEL: func.func @main
// CHECK:         %[[X:.*]] = memref.view {{.*}} to memref<128xf32>
// CHECK:         %[[R:.*]] = memref.expand_shape %[[X]]
// CHECK:         linalg.generic {{.*}} ins(%arg0 : memref<8x16xf32>) outs(%[[R]] : memref<8x16xf32>)
// CHECK:         memref.copy %[[R]], %arg1
func.func @main(%in: memref<8x16xf32>, %out: memref<8x16xf32>) {
  %x = memref.alloc() : memref<128xf32>
  %flat = memref.collapse_shape %in [[0, 1]] : memref<8x16xf32> into memref<128xf32>
  memref.copy %flat, %x : memref<128xf32> to memref<128xf32>
  %r = memref.expand_shape %x [[0, 1]] output_shape [8, 16] : memref<128xf32> into memref<8x16xf32>
  %y = memref.alloc() : memref<8x16xf32>
  linalg.generic {indexing_maps = [#ij, #ij, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%in, %r : memref<8x16xf32>, memref<8x16xf32>) outs(%y : memref<8x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.subf %a, %b : f32
    linalg.yield %p : f32
  }
  memref.copy %y, %out : memref<8x16xf32> to memref<8x16xf32>
  return
}

// -----

#ij = affine_map<(i, j) -> (i, j)>

/// What is read later stays as it is.
// CHECK-LABEL: func.func @main
// CHECK-SAME:    memref<1024xi8>
// CHECK:         linalg.generic {{.*}} ins(%[[X:.*]] : memref<8x16xf32>) outs(%[[Y:.*]] : memref<8x16xf32>)
// CHECK:         memref.copy %[[X]]
// CHECK-NEXT:    memref.copy %[[Y]]
func.func @main(%in: memref<8x16xf32>, %out: memref<8x16xf32>) {
  %x = memref.alloc() : memref<8x16xf32>
  memref.copy %in, %x : memref<8x16xf32> to memref<8x16xf32>
  %y = memref.alloc() : memref<8x16xf32>
  linalg.generic {indexing_maps = [#ij, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<8x16xf32>) outs(%y : memref<8x16xf32>) {
  ^bb0(%a: f32, %c: f32):
    %p = arith.negf %a : f32
    linalg.yield %p : f32
  }
  memref.copy %x, %out : memref<8x16xf32> to memref<8x16xf32>
  memref.copy %y, %out : memref<8x16xf32> to memref<8x16xf32>
  return
}

// -----

#ij = affine_map<(i, j) -> (i, j)>
#ji = affine_map<(i, j) -> (j, i)>

/// Elements are read in another order, too.
// CHECK-LABEL: func.func @main
// CHECK-SAME:    memref<2048xi8>
// CHECK:         linalg.generic {{.*}} ins(%[[X:.*]], %[[X]] : memref<16x16xf32>, memref<16x16xf32>) outs(%[[Y:.*]] : memref<16x16xf32>)
// CHECK:         memref.copy %[[Y]]
func.func @main(%in: memref<16x16xf32>, %out: memref<16x16xf32>) {
  %x = memref.alloc() : memref<16x16xf32>
  memref.copy %in, %x : memref<16x16xf32> to memref<16x16xf32>
  %y = memref.alloc() : memref<16x16xf32>
  linalg.generic {indexing_maps = [#ij, #ji, #ij], iterator_types = ["parallel", "parallel"]}
      ins(%x, %x : memref<16x16xf32>, memref<16x16xf32>) outs(%y : memref<16x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.addf %a, %b : f32
    linalg.yield %p : f32
  }
  memref.copy %y, %out : memref<16x16xf32> to memref<16x16xf32>
  return
}
