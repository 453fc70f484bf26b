//===- Parallel.td - Passes that divide loops among threads ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_PARALLEL
#define NNPRIM_TRANSFORMS_PASSES_PARALLEL

include "mlir/Pass/PassBase.td"

def PartitionLoopsPass : Pass<"nnprim-partition-loops", "::mlir::ModuleOp"> {
  let summary = "Let a part of a kernel's iterations be run";
  let description = [{
    A private function whose effects are all in loops and regions marked
    `nnprim.parallel` (see NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h), and
    which has work for more than one thread (twice the module's
    `nnprim.thread_work` or more; a byte of its operands weighs as much as two
    operations), gets two new last arguments of type
    `index`: it then runs what begins in that interval of its work, and all of
    it for [0, work). Its callers pass the latter. The attributes
    `nnprim.work`, `nnprim.max_threads` and `nnprim.work_units` (into how many parts
    the work can be cut) on the function are for `nnprim-thread-kernels`.

    Work is counted in scalar operations, a vector's elements each by
    themselves, and lies on one line: loops one after the other, nested ones
    inside their parents. So intervals of equal length are equal work,
    whatever the number of threads and however unlike the loops are, and every
    innermost iteration falls in exactly one. No sum is split: a result is
    computed by the same instructions for any division.

    A function that uses the number of its part (`nnprim.worker_slot`) gets
    that as a third argument, which callers pass 0 for, and the attribute
    `nnprim.worker_slot`; it is divided into no more parts than the op's `max`.
    In a function that is not divided the number is 0.

    Functions with other effects are left alone.
  }];
  let statistics = [
    Statistic<"numPartitioned", "num-partitioned", "Functions made divisible">,
    Statistic<"numSmall", "num-small", "Functions with too little work">,
    Statistic<"numFallbacks", "num-fallbacks",
              "Functions with effects outside of parallel loops">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::scf::SCFDialect"];
}

def ThreadKernelsPass : Pass<"nnprim-thread-kernels", "::mlir::ModuleOp"> {
  let summary = "Run divisible kernels through the caller's parallel_for";
  let description = [{
    `@main` gets one more last argument, a pointer to an `nnprim_threads` of
    nnprim/model.h or null. Each call of a function with `nnprim.work` becomes a
    call of `@nnprim_parallel`, which hands the function's arguments, packed in
    a struct on the stack, to `parallel_for`, or runs them in one piece where
    there is one thread. The module is marked `nnprim.uses_threads`.

    There are as many tasks as threads, 256 at most. Each has an equal interval
    of the kernel's work, in up to eight pieces (fewer if there are not as many
    work units, and in all at most four for each thread that there is work for),
    which it takes one after the other; then it takes those of the next seven
    tasks that no thread has begun.

    It runs on the LLVM dialect, with bare pointers. A module without such
    functions is left alone.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // NNPRIM_TRANSFORMS_PASSES_PARALLEL
