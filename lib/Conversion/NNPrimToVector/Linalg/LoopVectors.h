//===- LoopVectors.h - Which loop of a nest is a vector ------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_LOOPVECTORS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_LOOPVECTORS_H

#include "LoopNest.h"
#include "WindowSharing.h"

#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace nnprim {

enum class VectorMode {
  /// Lanes are neighbouring elements of the results.
  Parallel,
  /// Lanes are terms of one sum.
  Reduction,
  /// Lanes lie apart in the results, and the vectors of all iterations of
  /// `between` together are contiguous: they are interleaved.
  Interleaved,
  /// Lanes are neighbours in the results, but in an input the neighbours lie
  /// along `otherDim`: squares of vectors are transposed.
  Transposed
};

/// How a nest becomes vector code.
struct LoopVectors {
  VectorMode mode = VectorMode::Parallel;
  unsigned vectorDim = 0;
  unsigned otherDim = 0;
  /// The loops between lanes that are interleaved, outermost first.
  llvm::SmallVector<unsigned, 2> between = {};
  /// Small loops outside of those whose results are one tile, because they read
  /// the same elements, outermost first.
  llvm::SmallVector<unsigned, 2> tileDims = {};
  /// A loop whose iterations are neighbours in all operands: what is
  /// interleaved is groups of `groupSize` elements.
  std::optional<unsigned> groupDim = std::nullopt;
  int64_t groupSize = 1;
  /// Iterations of `vectorDim` in a vector.
  int64_t lanes = 1;
  /// Vectors along `vectorDim` in one iteration; of transposed squares, those
  /// whose rows are one vector.
  int64_t numVectors = 1;
  /// The loop whose iterations are the rows of a block, each a sum of terms
  /// that lie along vectors; their results are neighbours.
  std::optional<unsigned> rowDim = std::nullopt;
  int64_t numRows = 1;
  /// The vectors of one iteration are one, which LLVM takes apart: each
  /// operation is done on all of them before the next one.
  bool areJoined = false;
  /// Loops along which results share the sums of columns of windows.
  std::optional<WindowSharing> sharing = std::nullopt;
  /// Columns of windows that lie along the vectors.
  std::optional<VectorColumns> columns = std::nullopt;
};

/// Iterations of the loops between lanes, together.
int64_t countBetween(const LoopNest &nest, const LoopVectors &vectors);

/// Vectors of a tile that lie at one place along the vector loop.
int64_t countTileVectors(const LoopNest &nest, const LoopVectors &vectors);

/// Chooses the vectors of least estimated cost, those of one lane if scalar
/// code is as good; fails if no loop is over results.
CheckResult chooseVectors(const LoopNest &nest, const TargetDesc &target,
                          LoopVectors &vectors);

/// Elements between what the body's load reads in two iterations of a loop, if
/// that is always the same.
std::optional<int64_t> getLoadStep(const LoopNest &nest,
                                   mlir::memref::LoadOp load, unsigned dim);

/// An operand of which each lane is loaded or stored on its own, because it
/// lies too far apart along the vector.
std::optional<unsigned> findScatteredOperand(const LoopNest &nest,
                                             const LoopVectors &vectors);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_LOOPVECTORS_H
