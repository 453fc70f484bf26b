// RUN: nnprim-opt %s --nnprim-split-phases --split-input-file | FileCheck %s
// RUN: nnprim-opt %s --nnprim-split-phases --nnprim-set-target=target=x86-64-avx512 --nnprim-plan="stages=kernel min-thread-cycles=0" --nnprim-partition-loops --split-input-file | FileCheck %s --check-prefix=WORK

/// Two kernels share memory of the caller; each is divided over threads. What
/// every thread does for itself is in both or in the one that needs it.
// CHECK-LABEL: func.func @main
//       CHECK:   %[[SHARED:.*]] = memref.alloca() {alignment = 64 : i64} : memref<4xf32>
//       CHECK:   call @node_sum(%{{.*}}, %{{.*}}, %[[SHARED]])
//       CHECK:   call @node_sum_2(%{{.*}}, %{{.*}}, %[[SHARED]])
// CHECK-LABEL: func.func private @node_sum(
//  CHECK-SAME:   %{{.*}}: memref<4xf32>, %{{.*}}: memref<4xf32>, %[[SHARED:.*]]: memref<4xf32> {llvm.align = 64 : i64, llvm.noalias})
//       CHECK:   memref.store %{{.*}}, %[[SHARED]]
//   CHECK-NOT:   memref.load %[[SHARED]]
// CHECK-LABEL: func.func private @node_sum_2(
//  CHECK-SAME:   %{{.*}}: memref<4xf32>, %[[OUT:.*]]: memref<4xf32>, %[[SHARED:.*]]: memref<4xf32>
//   CHECK-NOT:   memref.store %{{.*}}, %[[SHARED]]
//       CHECK:   memref.load %[[SHARED]]
//       CHECK:   memref.store %{{.*}}, %[[OUT]]
//  WORK-LABEL: func.func private @node_sum(
//   WORK-SAME:   nnprim.work
//  WORK-LABEL: func.func private @node_sum_2(
//   WORK-SAME:   nnprim.work
func.func @main(%x: memref<4xf32>, %y: memref<4xf32>) {
  call @node_sum(%x, %y) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
func.func private @node_sum(%x: memref<4xf32>, %y: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %shared = memref.alloca() : memref<4xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %0 = memref.load %x[%i] : memref<4xf32>
    %1 = math.exp %0 : f32
    memref.store %1, %shared[%i] : memref<4xf32>
  } {nnprim.parallel}
  scf.execute_region no_inline {
    %sum = scf.execute_region -> f32 no_inline {
      %0 = memref.load %shared[%c0] : memref<4xf32>
      %1 = memref.load %shared[%c1] : memref<4xf32>
      %2 = arith.addf %0, %1 : f32
      scf.yield %2 : f32
    } {nnprim.replicable}
    scf.for %i = %c0 to %c4 step %c1 {
      %0 = memref.load %x[%i] : memref<4xf32>
      %1 = arith.divf %0, %sum : f32
      memref.store %1, %y[%i] : memref<4xf32>
    } {nnprim.parallel}
    scf.yield
  } {nnprim.after_barrier}
  return
}

// -----

/// A function without parallel loops needs no barrier.
// CHECK-LABEL: func.func @in_place
//   CHECK-NOT:   scf.execute_region
//       CHECK:   memref.load
func.func @in_place(%y: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  scf.execute_region no_inline {
    %0 = memref.load %y[%c0] : memref<1xf32>
    memref.store %0, %y[%c0] : memref<1xf32>
    scf.yield
  } {nnprim.after_barrier}
  return
}
