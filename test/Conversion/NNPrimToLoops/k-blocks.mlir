// RUN: nnprim-opt %s --split-input-file --convert-nnprim-to-loops | FileCheck %s
// RUN: nnprim-opt %s --split-input-file --convert-nnprim-to-loops | FileCheck %s --check-prefix=MARKS
// RUN: nnprim-opt %s --split-input-file --convert-nnprim-to-loops 2>&1 >/dev/null | FileCheck %s --check-prefix=REMARKS

// Blocks of 16 of the 56 values of K for each panel: the first starts from zero,
// the next two and the last, of 8 values, go on with the sums in the result. The
// last applies the epilogue. Only the loop over panels may be divided.

// CHECK-LABEL: func.func @below_columns
// CHECK-SAME:    %[[A:[a-z0-9]+]]: memref<13x56xf32>, %[[P:[a-z0-9]+]]: memref<4x56x16xf32>
// CHECK:       scf.for %[[COLUMN:.*]] = %
// CHECK:         scf.for %[[ROW:.*]] = %
// CHECK:           memref.subview %[[P]][%{{.*}}, 0, 0] [1, 16, 16]
// CHECK:           memref.subview %[[A]][%[[ROW]], 0] [4, 16]
// CHECK:           nnprim.gemm
// CHECK-NOT:         accumulate
// CHECK-NOT:         epilogue
// CHECK:         memref.subview %[[A]][12, 0] [1, 16]
// CHECK:         scf.for %[[K:.*]] = %
// CHECK:           scf.for %[[ROW:.*]] = %
// CHECK:             memref.subview %[[P]][%{{.*}}, %[[K]], 0] [1, 16, 16]
// CHECK:             memref.subview %[[A]][%[[ROW]], %[[K]]] [4, 16]
// CHECK:             nnprim.gemm
// CHECK-SAME:          accumulate
// CHECK-NOT:           epilogue
// CHECK:         scf.for %[[ROW:.*]] = %
// CHECK:           memref.subview %[[P]][%{{.*}}, 48, 0] [1, 8, 16]
// CHECK:           memref.subview %[[A]][%[[ROW]], 48] [4, 8]
// CHECK:           nnprim.gemm
// CHECK-SAME:        accumulate epilogue
// MARKS-LABEL:   func.func @below_columns
// MARKS-COUNT-1: nnprim.parallel
// MARKS-NOT:     nnprim.parallel
func.func @below_columns(%a: memref<13x56xf32>, %p: memref<4x56x16xf32>, %c: memref<13x64xf32>, %bias: memref<64xf32>) {
  nnprim.gemm ins(%a, %p : memref<13x56xf32>, memref<4x56x16xf32>) outs(%c : memref<13x64xf32>)
      epilogue(%bias : memref<64xf32>) maps [affine_map<(m, n) -> (n)>]
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 4, k_block = 16>} {
    ^bb0(%acc: f32, %b: f32):
      %s = arith.addf %acc, %b : f32
      nnprim.yield %s : f32
  }
  return
}

// -----

// One group of all four panels.

// CHECK-LABEL: func.func @outermost
// CHECK-SAME:    %[[A:[a-z0-9]+]]: memref<12x40xf32>
// CHECK:       scf.for %{{.*}} = %
// CHECK:         scf.for %[[ROW:.*]] = %
// CHECK:           memref.subview %[[A]][%[[ROW]], 0] [4, 20]
// CHECK:           nnprim.gemm
// CHECK:       scf.for %{{.*}} = %
// CHECK:         scf.for %[[ROW:.*]] = %
// CHECK:           memref.subview %[[A]][%[[ROW]], 20] [4, 20]
// CHECK:           nnprim.gemm
// CHECK-SAME:        accumulate
// CHECK-NOT:   nnprim.gemm
// MARKS-LABEL: func.func @outermost
// MARKS-NOT:   nnprim.parallel
func.func @outermost(%a: memref<12x40xf32>, %p: memref<4x40x16xf32>, %c: memref<12x64xf32>) {
  nnprim.gemm ins(%a, %p : memref<12x40xf32>, memref<4x40x16xf32>) outs(%c : memref<12x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 4, k_block = 20, k_block_tiles = 4>}
  return
}

// -----

// Groups of two row tiles, of 8 rows, and the rest of 5, in each of which two
// blocks follow each other.

// CHECK-LABEL: func.func @row_groups
// CHECK-SAME:    %[[A:[a-z0-9]+]]: memref<21x40xf32>
// CHECK:       scf.for %[[GROUP:.*]] = %
// CHECK:         scf.for %[[OUTER:.*]] = %
// CHECK:           %[[ROW:.*]] = affine.apply {{.*}}(%[[GROUP]], %[[OUTER]])
// CHECK:           scf.for %{{.*}} = %
// CHECK:             memref.subview %[[A]][%[[ROW]], 0] [4, 32]
// CHECK:         scf.for %[[OUTER:.*]] = %
// CHECK:           %[[ROW:.*]] = affine.apply {{.*}}(%[[GROUP]], %[[OUTER]])
// CHECK:           scf.for %{{.*}} = %
// CHECK:             memref.subview %[[A]][%[[ROW]], 32] [4, 8]
// CHECK:       scf.execute_region no_inline
// CHECK:         memref.subview %[[A]][16, 0] [4, 32]
// CHECK:         memref.subview %[[A]][20, 0] [1, 32]
// CHECK:         memref.subview %[[A]][16, 32] [4, 8]
// CHECK:         memref.subview %[[A]][20, 32] [1, 8]
// MARKS-LABEL:   func.func @row_groups
// MARKS-COUNT-2: nnprim.parallel
// MARKS-NOT:     nnprim.parallel
func.func @row_groups(%a: memref<21x40xf32>, %p: memref<4x40x16xf32>, %c: memref<21x64xf32>) {
  nnprim.gemm ins(%a, %p : memref<21x40xf32>, memref<4x40x16xf32>) outs(%c : memref<21x64xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 4, rows_outermost = true, k_block = 32, k_block_tiles = 2>}
  return
}

// -----

// Sums cannot wait in a result that the epilogue reads.

// REMARKS:       remark: its K is not cut into blocks: the epilogue reads the memory of the result
// MARKS-LABEL:   func.func @in_place
// CHECK-LABEL:   func.func @in_place
// CHECK-COUNT-1: nnprim.gemm
// CHECK-NOT:     accumulate
func.func @in_place(%a: memref<12x40xf32>, %p: memref<4x40x16xf32>, %c: memref<12x64xf32>) {
  nnprim.gemm ins(%a, %p : memref<12x40xf32>, memref<4x40x16xf32>) outs(%c : memref<12x64xf32>)
      epilogue(%c : memref<12x64xf32>) maps [affine_map<(m, n) -> (m, n)>]
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 4, k_block = 20>} {
    ^bb0(%acc: f32, %b: f32):
      %s = arith.addf %acc, %b : f32
      nnprim.yield %s : f32
  }
  return
}

// -----

// Columns are contiguous, for which no kernel goes on with sums.

// REMARKS:       remark: its K is not cut into blocks: rows of the result are not contiguous
// CHECK-LABEL:   func.func @transposed
// CHECK-COUNT-1: nnprim.gemm
// CHECK-NOT:     accumulate
func.func @transposed(%a: memref<12x40xf32>, %p: memref<4x40x16xf32>, %c: memref<12x64xf32, strided<[1, 12]>>) {
  nnprim.gemm ins(%a, %p : memref<12x40xf32>, memref<4x40x16xf32>) outs(%c : memref<12x64xf32, strided<[1, 12]>>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 4, k_block = 20>}
  return
}
