//===- LoopWork.h - Work in parallel loops --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_PARALLEL_LOOPWORK_H
#define NNPRIM_LIB_TRANSFORMS_PARALLEL_LOOPWORK_H

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include <vector>

namespace nnprim {

/// A marked loop or region (see ParallelLoops.h). The work of a block is a line
/// on which its pieces follow each other.
struct WorkPiece {
  mlir::Operation *op;
  /// Start of the piece on the line of its block.
  int64_t start = 0;
  /// Bounds of the loop; a region counts as one iteration.
  int64_t lowerBound = 0, step = 1, trips = 1;
  /// Work of one iteration, at least 1, so that every iteration has a place on
  /// the line.
  int64_t iterationWork = 1;
  /// Number of iterations, counted from the first one, that form a work unit.
  int64_t unitTrips = 1;
  /// The pieces of one iteration, if it can be divided further.
  std::vector<WorkPiece> inner;

  int64_t getWork() const { return trips * iterationWork; }
};

/// The number of scalar operations in `op` and its regions. Loops with an
/// unknown trip count are assumed to run a few times.
int64_t countScalarOps(mlir::Operation *op);

/// The pieces of `block`, in order. Fails if an unmarked op has effects, or if
/// there is no piece.
llvm::FailureOr<std::vector<WorkPiece>> analyzeWork(mlir::Block &block);

/// The length of the line that `pieces` form.
int64_t getTotalWork(llvm::ArrayRef<WorkPiece> pieces);

/// Into how many parts `block`, whose pieces are given, should be cut at most:
/// work units are indivisible, and several of them are a part where each part
/// does something anew that is marked as replicable.
int64_t countWorkUnits(mlir::Block &block, llvm::ArrayRef<WorkPiece> pieces);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_PARALLEL_LOOPWORK_H
