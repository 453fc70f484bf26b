//===- WindowSharing.h - Terms of neighbouring windows -------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Windows that overlap have columns in common (or rows, which are called
// columns here, too): of a window of 3x3 and stride 1, each belongs to three
// results. Where the terms are a function of the column alone, its sum is
// computed once for all results of a tile. A result is always the sum of the
// sums of its columns, from the first to the last, so that its bits do not
// depend on the tile that it is in.
//
// Windows of stride 2 or more share too few columns: of 3x3 and stride 2, two
// results compute five columns instead of six, and are not reliably faster.
//
// Where a row of windows lies along vectors and the stride is 2 or more, as in
// NCHW, columns are computed for another reason: as vectors of neighbours,
// which are loads without shuffles. A result takes its columns from them, and
// only then are there shuffles, one or two for each column instead of each
// term.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_WINDOWSHARING_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_WINDOWSHARING_H

#include "LoopNest.h"

namespace nnprim {

struct LoopVectors;

/// Term `t` of result `r` is a function of r + t, the column, and of the
/// indices of other loops.
struct WindowSharing {
  /// The loop over results and the loop over terms.
  unsigned resultDim, termDim;
  /// Results of a tile along `resultDim`.
  int64_t numResults;
};

/// Lane r of a vector takes columns r · step + t, which have been computed as
/// vectors along the loop over terms `t`.
struct VectorColumns {
  unsigned termDim;
  int64_t step;
};

/// The columns of the lanes of `vectors`, if they are to be computed on their
/// own.
std::optional<VectorColumns> findVectorColumns(const LoopNest &nest,
                                               const LoopVectors &vectors);

/// The loops along which results that `vectors` computes share columns, at most
/// `maxResults` of them, if there are any.
std::optional<WindowSharing> findWindowSharing(const LoopNest &nest,
                                               const LoopVectors &vectors,
                                               int64_t maxResults);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_WINDOWSHARING_H
