//===- ThreadTasks.h - Tasks that threads run for a kernel ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_PARALLEL_THREADTASKS_H
#define NNPRIM_LIB_TRANSFORMS_PARALLEL_THREADTASKS_H

#include "NNPrim/Target/TargetDesc.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/SymbolTable.h"

#include <algorithm>

namespace nnprim {

inline constexpr llvm::StringLiteral dispatchName = "nnprim_parallel";

/// Distance of counters in bytes, so that tasks which take their own pieces do
/// not share lines.
inline constexpr int64_t kCounterBytes = kLineBytes;

/// Builds the types and memory accesses of the functions below.
struct ThreadBuilder : mlir::ImplicitLocOpBuilder {
  ThreadBuilder(mlir::Location loc, mlir::MLIRContext *context);

  mlir::Value constant(int64_t value);
  mlir::Value field(mlir::Type type, mlir::Value base, int32_t index);
  mlir::Value loadField(mlir::LLVM::LLVMStructType type, mlir::Value base,
                        int32_t index);
  /// The counter of task `number`, which counts its pieces that are taken.
  mlir::Value counter(mlir::Value counters, mlir::Value number);
  mlir::Value isLess(mlir::Value lhs, mlir::Value rhs);
  /// Creates a private function and sets the insertion point in its entry
  /// block.
  mlir::LLVM::LLVMFuncOp function(llvm::StringRef name,
                                  llvm::ArrayRef<mlir::Type> arguments);

  mlir::LLVM::LLVMPointerType pointer;
  mlir::Type i32, i64;
  mlir::LLVM::LLVMStructType threads;
};

/// A kernel that threads run, and its task.
struct ThreadedKernel {
  /// `body` must have the attribute `nnprim.work`.
  explicit ThreadedKernel(mlir::LLVM::LLVMFuncOp body);

  unsigned getNumAdded() const { return takesIndex ? 3 : 2; }
  int64_t getMaxTasks() const;
  /// Maximum number of pieces of all tasks together: at most one per work unit,
  /// and few enough that each has some length.
  int64_t getMaxPieces() const { return std::min(workUnits, 4 * maxThreads); }

  mlir::LLVM::LLVMFuncOp body;
  int64_t work, maxThreads;
  /// Number of indivisible work units.
  int64_t workUnits;
  /// Whether the last argument is the worker slot, the index of the task.
  bool takesIndex;
  /// The number of tasks, their counters, then the arguments of the kernel
  /// without the interval and the worker slot.
  mlir::LLVM::LLVMStructType context;
  mlir::LLVM::LLVMFuncOp task;
};

/// Emits a function that runs one task per thread, or the only task in the
/// calling thread:
///   void nnprim_parallel(const nnprim_threads *threads, int64_t max_tasks,
///                        void (*task)(void *, int64_t), void *context,
///                        void *counters)
void emitDispatch(ThreadBuilder &b);

/// Emits `kernel.task`, void <kernel>_task(context, index). The kernel's work
/// is divided into as many equal intervals as there are tasks, and each
/// interval into pieces. The task runs the pieces of interval `index`, then
/// pieces of the following intervals that no other task has taken
/// (docs/decisions/0011-work-stealing.md).
void emitTask(ThreadBuilder &b, ThreadedKernel &kernel,
              mlir::SymbolTable &symbols);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_PARALLEL_THREADTASKS_H
