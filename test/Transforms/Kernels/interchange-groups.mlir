// RUN: nnprim-opt %s --nnprim-interchange-groups --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-interchange-groups --split-input-file -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

/// Rows are outside, groups inside, and what stands beside the rows gets a loop
/// over the groups.
// CHECK-LABEL: func.func @rows
// CHECK-SAME:    %[[X:.*]]: memref<8x4x2xf32>, %[[V:.*]]: f32
// CHECK:         scf.for %[[R:.*]] = %{{.*}} to %{{.*}}
// CHECK:           scf.for %[[G:.*]] = %{{.*}} to %{{.*}}
// CHECK:             %[[S:.*]] = memref.subview %[[X]][0, %[[G]], 0]
// CHECK:             memref.store %[[V]], %[[S]][%[[R]], %{{.*}}]
// CHECK:           } {nnprim.parallel}
// CHECK:         } {nnprim.parallel}
// CHECK:         scf.for %[[G:.*]] = %{{.*}} to %{{.*}}
// CHECK:           %[[S:.*]] = memref.subview %[[X]][0, %[[G]], 0]
// CHECK:           scf.execute_region
// CHECK:             memref.store %[[V]], %[[S]]
// CHECK:         } {nnprim.parallel}
// CHECK-NOT:     groups_inside
func.func @rows(%x: memref<8x4x2xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %g = %c0 to %c4 step %c1 {
    %s = memref.subview %x[0, %g, 0] [8, 1, 2] [1, 1, 1] : memref<8x4x2xf32> to memref<8x2xf32, strided<[8, 1], offset: ?>>
    %c7 = arith.constant 7 : index
    scf.for %r = %c0 to %c7 step %c1 {
      memref.store %v, %s[%r, %c0] : memref<8x2xf32, strided<[8, 1], offset: ?>>
    } {nnprim.parallel}
    scf.execute_region no_inline {
      memref.store %v, %s[%c7, %c0] : memref<8x2xf32, strided<[8, 1], offset: ?>>
      scf.yield
    } {nnprim.parallel}
  } {nnprim.groups_inside, nnprim.parallel}
  return
}

// -----

/// What is not independent stays in order, and a remark says so.
// REMARK: remark: groups stay outside of the rows: what runs for a group is not independent
// CHECK-LABEL: func.func @ordered
// CHECK:         scf.for %[[G:.*]] =
// CHECK-NEXT:      memref.store %{{.*}}, %{{.*}}[%[[G]]
// CHECK:           scf.for
func.func @ordered(%x: memref<8x4xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  scf.for %g = %c0 to %c4 step %c1 {
    memref.store %v, %x[%g, %c0] : memref<8x4xf32>
    scf.for %r = %c1 to %c4 step %c1 {
      memref.store %v, %x[%g, %r] : memref<8x4xf32>
    } {nnprim.parallel}
  } {nnprim.groups_inside, nnprim.parallel}
  return
}
