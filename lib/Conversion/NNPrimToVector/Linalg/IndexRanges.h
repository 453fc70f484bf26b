//===- IndexRanges.h - Bounds that always or never apply ------ -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A body that reads a window of an image which is not padded clamps its
// indices. Clamping costs more than the window's arithmetic, and most windows
// lie inside: so the range of each index over a part of a loop says which
// bounds apply, and loops are cut where that changes.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_INDEXRANGES_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_INDEXRANGES_H

#include "LoopNest.h"

namespace nnprim {

/// The least and the greatest value of an index.
struct IndexRange {
  int64_t low, high;
};

/// The range of an index that the body computes, if it is known, where
/// `loops` has those of the nest's loops.
std::optional<IndexRange> getRange(const LoopNest &nest, mlir::Value value,
                                   llvm::ArrayRef<IndexRange> loops);

/// The operand that a maximum or minimum of two indices always is, if there is
/// one; null for other ops.
mlir::Value foldBound(const LoopNest &nest, mlir::Operation *op,
                      llvm::ArrayRef<IndexRange> loops);

/// A part of a loop.
struct LoopPart {
  int64_t begin, end;
};

/// Parts of a loop over results, in order, such that in one of them, the
/// largest, all bounds fold that depend on this loop, on loops over terms and
/// on loops that are `unrolled` in a tile alone: at most one before it and one
/// behind, which are multiples of `lanes` if the largest leaves as much. The
/// whole loop if there are none.
llvm::SmallVector<LoopPart> findParts(const LoopNest &nest, unsigned dim,
                                      llvm::ArrayRef<unsigned> unrolled,
                                      int64_t lanes = 1);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_INDEXRANGES_H
