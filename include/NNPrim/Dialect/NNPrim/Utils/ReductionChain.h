//===- ReductionChain.h - A reduction and what reads the same rows --------===//
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

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_REDUCTIONCHAIN_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_REDUCTIONCHAIN_H

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
  /// The reduction that the chain begins with, behind its fills. It carries
  /// `nnprim.strip_rows`, how many rows are computed at a time.
  mlir::linalg::LinalgOp reduction;
  llvm::SmallVector<ChainOp> ops;
  llvm::SmallVector<ChainBuffer> buffers;

  /// Bytes of all buffers that belong to a row.
  int64_t getRowBytes() const;
  /// Rows whose elements share cache lines in the largest buffer.
  int64_t getRowsOfLine() const;
  /// Bytes of the largest buffer that is reduced and read again.
  int64_t getReusedBytes() const;
};

/// The ops of a chain as stages of a pipeline of rows: reductions over whole
/// rows, with their fills and the ops that finish them, and an op over the
/// elements of rows, the last one. Each operand moves along all loops of a row,
/// or along none. Empty if the chain has other ops.
llvm::SmallVector<llvm::ArrayRef<ChainOp>>
getPipelineStages(const ReductionChain &chain);

/// Calls `take` with chains of a block that reduce a buffer and read it again,
/// in their order. The next chain may begin behind the last op of one for which
/// `take` returns true, and may erase, and behind the first op of another.
void visitReductionChains(
    mlir::Block &block, llvm::function_ref<bool(const ReductionChain &)> take);

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_REDUCTIONCHAIN_H
