// RUN: nnprim-opt %s --nnprim-interchange-loops --split-input-file | FileCheck %s

/// Columns of the result are contiguous in rhs and result, so n is innermost.
// CHECK-DAG:   #[[A:.*]] = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-DAG:   #[[B:.*]] = affine_map<(d0, d1, d2) -> (d1, d2)>
// CHECK-DAG:   #[[C:.*]] = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-LABEL: func.func @matmul
// CHECK:       linalg.generic {indexing_maps = [#[[A]], #[[B]], #[[C]]]
// CHECK-SAME:  iterator_types = ["parallel", "reduction", "parallel"]
func.func @matmul(%a: memref<4x8xf32>, %b: memref<8x16xf32>, %c: memref<4x16xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x16xf32>) outs(%c : memref<4x16xf32>)
  return
}

// -----

/// A sum along rows: the reduction is contiguous, and stays innermost.
// CHECK-LABEL: func.func @row_sum
// CHECK:       iterator_types = ["parallel", "reduction"]
func.func @row_sum(%a: memref<4x8xf32>, %c: memref<4xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<4x8xf32>) outs(%c : memref<4xf32>) dimensions = [1]
  return
}

// -----

/// A sum along columns: rows are visited one after the other.
// CHECK-LABEL: func.func @column_sum
// CHECK:       iterator_types = ["reduction", "parallel"]
func.func @column_sum(%a: memref<4x8xf32>, %c: memref<8xf32>) {
  linalg.reduce { arith.addf } ins(%a : memref<4x8xf32>) outs(%c : memref<8xf32>) dimensions = [0]
  return
}

// -----

/// A loop of one iteration is never the innermost.
// CHECK-LABEL: func.func @one_column
// CHECK:       linalg.generic
// CHECK-SAME:  iterator_types = ["parallel", "parallel", "reduction"]
func.func @one_column(%a: memref<4x8xf32>, %b: memref<8x1xf32>, %c: memref<4x1xf32>) {
  linalg.matmul ins(%a, %b : memref<4x8xf32>, memref<8x1xf32>) outs(%c : memref<4x1xf32>)
  return
}

// -----

/// A strided copy would become a call of MLIR's runner library: its dense rows
/// are copied one by one.
// CHECK-LABEL: func.func @rows
// CHECK:       scf.for %[[I:.*]] = %{{.*}} to %c2
// CHECK:         %[[A:.*]] = memref.subview %arg0[%[[I]], 0, 0] [1, 4, 8] [1, 1, 1]
// CHECK:         %[[B:.*]] = memref.subview %arg1[%[[I]], 0, 0] [1, 4, 8] [1, 1, 1]
// CHECK:         memref.copy %[[A]], %[[B]]
func.func @rows(%a: memref<2x4x8xf32, strided<[64, 8, 1]>>, %b: memref<2x4x8xf32>) {
  memref.copy %a, %b : memref<2x4x8xf32, strided<[64, 8, 1]>> to memref<2x4x8xf32>
  return
}

// -----

/// No dense row at all.
// CHECK-LABEL: func.func @no_rows
// CHECK-NOT:   memref.copy
// CHECK:       linalg.generic
func.func @no_rows(%a: memref<4x8xf32, strided<[1, 4]>>, %b: memref<4x8xf32>) {
  memref.copy %a, %b : memref<4x8xf32, strided<[1, 4]>> to memref<4x8xf32>
  return
}

// -----

/// A dense copy is a memcpy.
// CHECK-LABEL: func.func @negative_dense_copy
// CHECK:       memref.copy
func.func @negative_dense_copy(%a: memref<4x8xf32>, %b: memref<4x8xf32>) {
  memref.copy %a, %b : memref<4x8xf32> to memref<4x8xf32>
  return
}
