//===- ParallelLoops.h - Marks of what may run in any order ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The contract between whoever makes the loops of a kernel and
// nnprim-partition-loops, which divides them over threads. Two ops carry the
// unit attribute `nnprim.parallel`:
//
//  * an scf.for without results: what one iteration writes, no other iteration
//    reads or writes, nor does any iteration of another marked op of the
//    kernel (a loop over the full tiles and a region with the tail are
//    independent), nor does a loop around it make a difference (of a panel
//    loop inside a row loop, one thread may run a panel for all rows);
//  * an scf.execute_region without results: the same, for what would be a loop
//    of one iteration.
//
// Marks may be nested: loops that hold nothing but marked ops are divided as
// one index space.
//
// Beside them may stand what every thread may do for itself: what has no effect
// on memory, and an scf.execute_region with `nnprim.replicable`, which reads
// nothing that a marked op of the kernel writes, and writes nothing but memory
// of the thread's worker slot.
//
// Code that has to wait for all threads is in an scf.execute_region with
// `nnprim.after_barrier`, the last op of the kernel. nnprim-split-phases makes
// it a kernel of its own; values that it shares with the first phase are memory
// from memref.alloca, or made anew.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_PARALLELLOOPS_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_PARALLELLOOPS_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"

namespace nnprim {

inline constexpr llvm::StringLiteral parallelAttrName =
    NNPrimDialect::ParallelAttrHelper::getNameStr();

inline void setParallel(mlir::Operation *op) {
  op->setAttr(parallelAttrName, mlir::UnitAttr::get(op->getContext()));
}

inline bool isMarkedParallel(mlir::Operation *op) {
  return op->hasAttr(parallelAttrName);
}

/// Emits `body` as a marked region of its own, which no canonicalization
/// dissolves.
inline void createParallelRegion(mlir::OpBuilder &b, mlir::Location loc,
                                 llvm::function_ref<void()> body) {
  auto region = mlir::scf::ExecuteRegionOp::create(b, loc, mlir::TypeRange());
  region.setNoInline(true);
  setParallel(region);
  mlir::OpBuilder::InsertionGuard guard(b);
  b.createBlock(&region.getRegion());
  body();
  mlir::scf::YieldOp::create(b, loc);
}

inline constexpr llvm::StringLiteral replicableAttrName =
    NNPrimDialect::ReplicableAttrHelper::getNameStr();
inline constexpr llvm::StringLiteral afterBarrierAttrName =
    NNPrimDialect::AfterBarrierAttrHelper::getNameStr();

inline void setReplicable(mlir::scf::ExecuteRegionOp region) {
  region->setAttr(replicableAttrName, mlir::UnitAttr::get(region.getContext()));
}

inline bool isMarkedReplicable(mlir::Operation *op) {
  return op->hasAttr(replicableAttrName);
}

/// Removes the marks of `op`, so that canonicalization may inline its region.
inline void removeParallelMarks(mlir::Operation *op) {
  if (!isMarkedParallel(op) && !isMarkedReplicable(op))
    return;
  op->removeAttr(parallelAttrName);
  op->removeAttr(replicableAttrName);
  if (auto region = mlir::dyn_cast<mlir::scf::ExecuteRegionOp>(op))
    region.setNoInline(false);
}

/// Emits `body` as the second phase of a kernel.
inline void createAfterBarrier(mlir::OpBuilder &b, mlir::Location loc,
                               llvm::function_ref<void()> body) {
  auto region = mlir::scf::ExecuteRegionOp::create(b, loc, mlir::TypeRange());
  region.setNoInline(true);
  region->setAttr(afterBarrierAttrName, mlir::UnitAttr::get(b.getContext()));
  mlir::OpBuilder::InsertionGuard guard(b);
  b.createBlock(&region.getRegion());
  body();
  mlir::scf::YieldOp::create(b, loc);
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_PARALLELLOOPS_H
