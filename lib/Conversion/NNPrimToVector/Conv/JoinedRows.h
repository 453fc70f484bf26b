//===- JoinedRows.h - Vectors of whole rows of narrow images ----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_JOINEDROWS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_JOINEDROWS_H

#include "KernelBuilder.h"

#include "NNPrim/Problem/WindowTiles.h"

namespace nnprim {

/// Whether a vector may lie across rows of `images`, NCHW memrefs, and of what
/// the epilogue of `op` reads: they are adjacent in memory.
bool areRowsAdjacent(EpilogueOpInterface op, mlir::ValueRange images);

/// An NCHW memref with adjacent rows as N×C×(H·W).
mlir::Value joinRows(KernelBuilder &b, mlir::Value memref);

/// Loads vectors that hold some rows of an image as wide as its outputs, for
/// one tap at a time. What is padding is zero and not read.
class JoinedRows {
public:
  /// `count` rows of `columns` in a vector; images are memrefs from joinRows().
  JoinedRows(KernelBuilder &b, const ConvDim &columns, int64_t count);

  /// Lanes of a vector: a power of two.
  int64_t getLanes() const { return lanes; }

  /// The pixels of channel `c` of image `n` that tap `tap` of the columns meets
  /// in the rows from `row` on of which `isInside` is set. Null if all are
  /// padding.
  mlir::Value load(mlir::Value image, mlir::Value n, mlir::Value c,
                   mlir::Value row, llvm::ArrayRef<bool> isInside,
                   int64_t tap) const;

private:
  KernelBuilder &b;
  const ConvDim &columns;
  int64_t lanes;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_JOINEDROWS_H
