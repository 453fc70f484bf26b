// RUN: nnprim-opt %s --nnprim-thread-kernels --split-input-file | FileCheck %s

/// The arguments but for the interval go through a struct, whose first field is
/// the number of tasks; task i of n has the i-th n-th of the work.
// CHECK:       module attributes {nnprim.uses_threads}
// CHECK:       llvm.func internal @nnprim_parallel(%[[THREADS:.*]]: !llvm.ptr, %[[MAX:.*]]: i64, %[[TASK:.*]]: !llvm.ptr, %[[CONTEXT:.*]]: !llvm.ptr)
// CHECK:         llvm.icmp "eq" %[[THREADS]]
// CHECK:         %[[N:.*]] = llvm.intr.smin(%{{.*}}, %[[MAX]])
// CHECK:         llvm.call %{{.*}}(%{{.*}}, %{{.*}}, %[[TASK]], %[[CONTEXT]]) : !llvm.ptr, (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK:         llvm.call %[[TASK]](%[[CONTEXT]], %{{.*}}) : !llvm.ptr, (!llvm.ptr, i64) -> ()
// CHECK:       llvm.func @main(%[[X:.*]]: !llvm.ptr, %[[THREADS:.*]]: !llvm.ptr)
// CHECK:         %[[CONTEXT:.*]] = llvm.alloca
// CHECK:         %[[FIELD:.*]] = llvm.getelementptr %[[CONTEXT]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr)>
// CHECK:         llvm.store %[[X]], %[[FIELD]]
// CHECK:         %[[TASK:.*]] = llvm.mlir.addressof @kernel_task
// CHECK:         llvm.call @nnprim_parallel(%[[THREADS]], %{{.*}}, %[[TASK]], %[[CONTEXT]])
// CHECK-NOT:     llvm.call
// CHECK:       llvm.func @kernel(
// CHECK-NOT:     nnprim.
// CHECK:       llvm.func internal @kernel_task(%[[CONTEXT:.*]]: !llvm.ptr, %[[I:.*]]: i64)
// CHECK:         %[[N:.*]] = llvm.load
// CHECK:         %[[X:.*]] = llvm.load
// CHECK:         %[[WI:.*]] = llvm.mul %[[I]]
// CHECK:         %[[BEGIN:.*]] = llvm.udiv %[[WI]], %[[N]]
// CHECK:         %[[NEXT:.*]] = llvm.add %[[I]]
// CHECK:         %[[WN:.*]] = llvm.mul %[[NEXT]]
// CHECK:         %[[END:.*]] = llvm.udiv %[[WN]], %[[N]]
// CHECK:         llvm.call @kernel(%[[X]], %[[BEGIN]], %[[END]])
llvm.func @main(%x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %work = llvm.mlir.constant(1000 : i64) : i64
  llvm.call @kernel(%x, %c0, %work) : (!llvm.ptr, i64, i64) -> ()
  llvm.return
}
llvm.func @kernel(%x: !llvm.ptr, %begin: i64, %end: i64) attributes {nnprim.work = 1000 : i64, nnprim.max_threads = 4 : i64} {
  llvm.return
}

// -----

/// Nothing to divide: no threads.
// CHECK-LABEL: llvm.func @main(%{{[^:]*}}: !llvm.ptr) {
llvm.func @main(%x: !llvm.ptr) {
  llvm.return
}

// -----

/// A kernel that asked for the number of its part gets the number of the task.
// CHECK:       llvm.func @numbered(
// CHECK-NOT:     nnprim.
// CHECK:       llvm.func internal @numbered_task(%[[CONTEXT:.*]]: !llvm.ptr, %[[I:.*]]: i64)
// CHECK:         llvm.call @numbered(%{{.*}}, %{{.*}}, %{{.*}}, %[[I]])
llvm.func @main(%x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %work = llvm.mlir.constant(1000 : i64) : i64
  llvm.call @numbered(%x, %c0, %work, %c0) : (!llvm.ptr, i64, i64, i64) -> ()
  llvm.return
}
llvm.func @numbered(%x: !llvm.ptr, %begin: i64, %end: i64, %part: i64) attributes {nnprim.work = 1000 : i64, nnprim.max_threads = 4 : i64, nnprim.part_index} {
  llvm.return
}
