// RUN: nnprim-opt %s --convert-nnprim-to-loops | FileCheck %s

// Tiles of 48 columns read three panels of 16. The last one has the two panels
// that are left, the second one with 5 columns.

// CHECK-LABEL: func.func @panels
// CHECK-SAME:    %[[A:[a-z0-9]+]]: memref<1x56xf32>, %[[P:[a-z0-9]+]]: memref<8x56x16xf32>, %[[C:[a-z0-9]+]]: memref<1x117xf32>
// CHECK:       scf.for %[[COLUMN:.*]] = %
// CHECK:         memref.subview %[[P]][%{{.*}}, 0, 0] [3, 56, 16]
// CHECK:         memref.subview %[[C]][0, %[[COLUMN]]] [1, 48]
// CHECK:         nnprim.gemm ins(%{{.*}}, %{{.*}} : memref<1x56xf32{{.*}}>, memref<3x56x16xf32, {{.*}}>)
// CHECK:       memref.subview %[[P]][6, 0, 0] [2, 56, 16]
// CHECK:       memref.subview %[[C]][0, 96] [1, 21]
// CHECK:       nnprim.gemm
func.func @panels(%a: memref<1x56xf32>, %p: memref<8x56x16xf32>, %c: memref<1x117xf32>) {
  nnprim.gemm ins(%a, %p : memref<1x56xf32>, memref<8x56x16xf32>) outs(%c : memref<1x117xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 1, tile_panels = 3>}
  return
}
