//===- ReductionChain.h - A reduction and what reads the same rows -*- C++ -*-//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The ops of a normalization read the same data two or three times: its mean,
// its variance, and the result. Each of them computes rows that do not depend
// on other rows (a token, a channel, a group of channels), so that all of them
// can be computed for some rows before the next ones.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_LOOPS_REDUCTIONCHAIN_H
#define NNPRIM_LIB_TRANSFORMS_LOOPS_REDUCTIONCHAIN_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace nnprim {

/// An op of a chain, and which of its loops is the one over rows.
struct ChainOp {
  mlir::linalg::LinalgOp op;
  unsigned rowLoop;
};

/// What ops of a chain do with a buffer or a part of one.
struct ChainBuffer {
  /// The buffer, not reshaped, and the memory that it is part of.
  mlir::Value view, memory;
  /// Elements from one row to the next, or 0 if all rows read the same.
  int64_t rowStride = 0;
  bool isWritten = false;
  /// Whether each row has elements of its own.
  bool isOfRows = true;
  /// Ops that read it, and whether a reduction is one of them.
  int64_t numReaders = 0;
  bool isReduced = false;

  int64_t getBytes() const;
};

/// Ops that follow each other, of which each may be computed for some rows
/// before the next op is, and then for the next rows.
struct ReductionChain {
  int64_t numRows = 0;
  llvm::SmallVector<ChainOp> ops;
  llvm::SmallVector<ChainBuffer> buffers;

  /// Bytes of all buffers that belong to a row.
  int64_t getRowBytes() const;
  /// Rows whose elements share cache lines in the largest buffer.
  int64_t getRowsOfLine() const;
};

/// The chains of a block, each of which reads more than `leastBytes` several
/// times and reduces them.
llvm::SmallVector<ReductionChain> findReductionChains(mlir::Block &block,
                                                      int64_t leastBytes);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_LOOPS_REDUCTIONCHAIN_H
