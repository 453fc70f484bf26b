//===- LoopWork.h - Work in loops that may be divided ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_LOOPWORK_H
#define NNPRIM_LIB_TRANSFORMS_LOOPWORK_H

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include <vector>

namespace nnprim {

/// A marked loop or region (see ParallelLoops.h) on the line of work of the
/// block that holds it.
struct WorkPiece {
  mlir::Operation *op;
  /// Where it begins on that line.
  int64_t start = 0;
  /// Of a loop: its bounds; a region counts as one iteration.
  int64_t lowerBound = 0, step = 1, trips = 1;
  /// At least 1, so that every iteration has a place on the line.
  int64_t iterationWork = 1;
  /// As many iterations stay together, counted from the first one.
  int64_t granule = 1;
  /// What an iteration is made of, if it can be divided again.
  std::vector<WorkPiece> inner;

  int64_t getWork() const { return trips * iterationWork; }
};

/// Scalar operations that `op` takes, those in its regions included; loops of
/// unknown length count a few times.
int64_t countScalarOps(mlir::Operation *op);

/// The pieces that a block is made of, in order. Fails if one of its ops has
/// effects and is not marked, or if there is no piece.
llvm::FailureOr<std::vector<WorkPiece>> analyzeWork(mlir::Block &block);

/// The length of the line.
int64_t getTotalWork(llvm::ArrayRef<WorkPiece> pieces);

/// Of what is on it, how many are not divided.
int64_t countGrains(llvm::ArrayRef<WorkPiece> pieces);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_LOOPWORK_H
