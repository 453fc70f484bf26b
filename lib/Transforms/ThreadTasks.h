//===- ThreadTasks.h - What threads run of a kernel -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_THREADTASKS_H
#define NNPRIM_LIB_TRANSFORMS_THREADTASKS_H

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/SymbolTable.h"

#include <algorithm>

namespace nnprim {

inline constexpr llvm::StringLiteral dispatchName = "nnprim_parallel";

/// Counters are as far apart as lines of the cache are on most machines, so
/// that a task that takes its own pieces disturbs nobody.
inline constexpr int64_t kCounterBytes = 64;

/// Types and accesses that all functions below are made of.
struct ThreadBuilder : mlir::ImplicitLocOpBuilder {
  ThreadBuilder(mlir::Location loc, mlir::MLIRContext *context);

  mlir::Value constant(int64_t value);
  mlir::Value field(mlir::Type type, mlir::Value base, int32_t index);
  mlir::Value loadField(mlir::LLVM::LLVMStructType type, mlir::Value base,
                        int32_t index);
  /// That of task `number`: how many of its pieces are taken.
  mlir::Value counter(mlir::Value counters, mlir::Value number);
  mlir::Value isLess(mlir::Value lhs, mlir::Value rhs);
  /// A private function, with the insertion point in its entry block.
  mlir::LLVM::LLVMFuncOp function(llvm::StringRef name,
                                  llvm::ArrayRef<mlir::Type> arguments);

  mlir::LLVM::LLVMPointerType pointer;
  mlir::Type i32, i64;
  mlir::LLVM::LLVMStructType threads;
};

/// A kernel and how it is handed to threads.
struct ThreadedKernel {
  /// Of a function with `nnprim.work`.
  explicit ThreadedKernel(mlir::LLVM::LLVMFuncOp body);

  unsigned getNumAdded() const { return takesIndex ? 3 : 2; }
  int64_t getMaxTasks() const;
  /// Of all tasks: no more than there are grains, and of some length each.
  int64_t getMaxPieces() const { return std::min(grains, 4 * maxThreads); }

  mlir::LLVM::LLVMFuncOp body;
  int64_t work, maxThreads;
  /// Of its work, how many are not divided.
  int64_t grains;
  /// Whether its last argument is the number of the task.
  bool takesIndex;
  /// The number of tasks, their counters, then the arguments but for the
  /// interval and that.
  mlir::LLVM::LLVMStructType context;
  mlir::LLVM::LLVMFuncOp task;
};

/// Emits void nnprim_parallel(const nnprim_threads *threads, int64_t max_tasks,
///                            void (*task)(void *, int64_t), void *context,
///                            void *counters):
/// one task a thread; all in the calling thread if it is the only one.
void emitDispatch(ThreadBuilder &b);

/// Emits void <kernel>_task(context, index), `kernel.task`. Each of as many
/// equal intervals of the kernel's work as there are tasks is in pieces; the
/// task runs those of the index-th interval, then those of the next intervals
/// that nobody has taken (docs/decisions/0011).
void emitTask(ThreadBuilder &b, ThreadedKernel &kernel,
              mlir::SymbolTable &symbols);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_THREADTASKS_H
