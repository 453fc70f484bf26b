// RUN: nnprim-opt %s --nnprim-thread-kernels --split-input-file | FileCheck %s

/// The arguments but for the interval go through a struct, whose first fields
/// are the number of tasks and the counters of the pieces of each that are taken,
/// a line apart. Work that can be in a hundred is in 4 · 4 pieces at most, for
/// tasks of some length.
// CHECK:       module attributes {nnprim.uses_threads}
// CHECK:       llvm.func internal @nnprim_parallel(%[[THREADS:.*]]: !llvm.ptr, %[[MAX:.*]]: i64, %[[TASK:.*]]: !llvm.ptr, %[[CONTEXT:.*]]: !llvm.ptr, %[[COUNTERS:.*]]: !llvm.ptr)
// CHECK:         llvm.icmp "eq" %[[THREADS]]
// CHECK:         %[[MOST:.*]] = llvm.intr.smin(%{{.*}}, %[[MAX]])
// CHECK:         %[[ONE:.*]] = llvm.mlir.constant(1 : i64)
// CHECK:         llvm.intr.smax(%[[MOST]], %[[ONE]])
// CHECK:       ^bb{{.}}(%[[N:.*]]: i64):
// CHECK:         llvm.store %[[N]], %[[CONTEXT]]
// CHECK:       ^[[CLEAR:bb.]](%[[NUMBER:.*]]: i64):
// CHECK:         %[[COUNTER:.*]] = llvm.getelementptr %[[COUNTERS]]
// CHECK:         llvm.store %{{.*}}, %[[COUNTER]]
// CHECK:         %[[NEXT:.*]] = llvm.add %[[NUMBER]]
// CHECK:         %[[MORE:.*]] = llvm.icmp "slt" %[[NEXT]], %[[N]]
// CHECK:         llvm.cond_br %[[MORE]], ^[[CLEAR]](%[[NEXT]] : i64)
// CHECK:         llvm.call %{{.*}}(%{{.*}}, %[[N]], %[[TASK]], %[[CONTEXT]]) : !llvm.ptr, (!llvm.ptr, i64, !llvm.ptr, !llvm.ptr) -> ()
// CHECK:         llvm.call %[[TASK]](%[[CONTEXT]], %{{.*}}) : !llvm.ptr, (!llvm.ptr, i64) -> ()
// CHECK:       llvm.func @main(%[[X:.*]]: !llvm.ptr, %[[THREADS:.*]]: !llvm.ptr)
// CHECK:         %[[CONTEXT:.*]] = llvm.alloca
// CHECK:         %[[BYTES:.*]] = llvm.mlir.constant(256 : i64)
// CHECK:         %[[COUNTERS:.*]] = llvm.alloca %[[BYTES]] x i8 {alignment = 64 : i64}
// CHECK:         %[[FIELD:.*]] = llvm.getelementptr %[[CONTEXT]][0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, ptr, ptr)>
// CHECK:         llvm.store %[[COUNTERS]], %[[FIELD]]
// CHECK:         %[[FIELD:.*]] = llvm.getelementptr %[[CONTEXT]][0, 2]
// CHECK:         llvm.store %[[X]], %[[FIELD]]
// CHECK:         %[[TASK:.*]] = llvm.mlir.addressof @kernel_task
// CHECK:         llvm.call @nnprim_parallel(%[[THREADS]], %{{.*}}, %[[TASK]], %[[CONTEXT]], %[[COUNTERS]])
// CHECK-NOT:     llvm.call
// CHECK:       llvm.func @kernel(
// CHECK-NOT:     nnprim.
// CHECK:       llvm.func internal @kernel_task(%[[CONTEXT:.*]]: !llvm.ptr, %[[I:.*]]: i64)
// CHECK:         %[[N:.*]] = llvm.load
// CHECK:         %[[COUNTERS:.*]] = llvm.load
// CHECK:         %[[X:.*]] = llvm.load
// CHECK:         %[[ALL:.*]] = llvm.mlir.constant(16 : i64)
// CHECK:         %[[EACH:.*]] = llvm.udiv %[[ALL]], %[[N]]
// CHECK:         %[[EIGHT:.*]] = llvm.mlir.constant(8 : i64)
// CHECK:         llvm.intr.smin(%[[EACH]], %[[EIGHT]])
// CHECK:         %[[PIECES:.*]] = llvm.select
// CHECK:       ^bb1(%[[VISITED:.*]]: i64):
// CHECK:         %[[SUM:.*]] = llvm.add %[[I]], %[[VISITED]]
// CHECK:         %[[OWNER:.*]] = llvm.urem %[[SUM]], %[[N]]
// CHECK:         %[[COUNTER:.*]] = llvm.getelementptr %[[COUNTERS]]
// CHECK:       ^bb2:
// CHECK:         %[[TAKEN:.*]] = llvm.load %[[COUNTER]] atomic monotonic
// CHECK:         llvm.icmp "slt" %[[TAKEN]], %[[PIECES]]
// CHECK:       ^bb3:
// CHECK:         %[[PIECE:.*]] = llvm.atomicrmw add %[[COUNTER]], %{{.*}} monotonic
// CHECK:         llvm.icmp "slt" %[[PIECE]], %[[PIECES]]
// CHECK:       ^bb4:
// CHECK:         %[[WO:.*]] = llvm.mul %[[OWNER]]
// CHECK:         %[[BEGIN:.*]] = llvm.udiv %[[WO]], %[[N]]
// CHECK:         %[[PB:.*]] = llvm.add %[[BEGIN]]
// CHECK:         %[[PE:.*]] = llvm.add %[[BEGIN]]
// CHECK:         llvm.call @kernel(%[[X]], %[[PB]], %[[PE]])
// CHECK:       ^bb5:
// CHECK:         %[[EIGHT:.*]] = llvm.mlir.constant(8 : i64)
// CHECK:         llvm.intr.smin(%[[N]], %[[EIGHT]])
llvm.func @main(%x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %work = llvm.mlir.constant(1000 : i64) : i64
  llvm.call @kernel(%x, %c0, %work) : (!llvm.ptr, i64, i64) -> ()
  llvm.return
}
llvm.func @kernel(%x: !llvm.ptr, %begin: i64, %end: i64) attributes {nnprim.work = 1000 : i64, nnprim.max_threads = 4 : i64, nnprim.work_units = 100 : i64} {
  llvm.return
}

// -----

/// A module without divisible kernels takes no threads.
// CHECK-LABEL: llvm.func @main(%{{[^:]*}}: !llvm.ptr) {
llvm.func @main(%x: !llvm.ptr) {
  llvm.return
}

// -----

/// A kernel that uses the number of its part gets the number of the task that
/// runs it, also for a piece of another task.
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
llvm.func @numbered(%x: !llvm.ptr, %begin: i64, %end: i64, %part: i64) attributes {nnprim.work = 1000 : i64, nnprim.max_threads = 4 : i64, nnprim.worker_slot} {
  llvm.return
}

// -----

/// No more than 256 tasks, of a line each.
// CHECK:       llvm.func @main
// CHECK:         %[[BYTES:.*]] = llvm.mlir.constant(16384 : i64)
// CHECK:         llvm.alloca %[[BYTES]] x i8
// CHECK:         %[[MAX:.*]] = llvm.mlir.constant(256 : i64)
// CHECK:         llvm.call @nnprim_parallel(%{{.*}}, %[[MAX]],
/// A kernel that cannot be divided further is one piece.
// CHECK:       llvm.func internal @huge_task
// CHECK:         %[[ALL:.*]] = llvm.mlir.constant(1 : i64)
// CHECK:         llvm.udiv %[[ALL]]
llvm.func @main(%x: !llvm.ptr) {
  %c0 = llvm.mlir.constant(0 : i64) : i64
  %work = llvm.mlir.constant(1000000 : i64) : i64
  llvm.call @huge(%x, %c0, %work) : (!llvm.ptr, i64, i64) -> ()
  llvm.return
}
llvm.func @huge(%x: !llvm.ptr, %begin: i64, %end: i64) attributes {nnprim.work = 1000000 : i64, nnprim.max_threads = 1000 : i64} {
  llvm.return
}
