//===- TileLoops.h - Loops over tiles -------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_TILELOOPS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_TILELOOPS_H

#include "NNPrim/Target/TargetDesc.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Calls `body` for every tile of [0, extent): a loop over the full ones, then
/// one of what remains, all of static size and independent of each other.
void forEachTile(
    mlir::ImplicitLocOpBuilder &b, int64_t extent, int64_t tile,
    llvm::function_ref<void(mlir::OpFoldResult offset, int64_t size)> body);

/// As forEachTile over [begin, end), but one after the other, in this thread.
void forEachInOrder(
    mlir::ImplicitLocOpBuilder &b, int64_t begin, int64_t end, int64_t tile,
    llvm::function_ref<void(mlir::OpFoldResult offset, int64_t size)> body);

/// A part of `value` with one element of the first dimension, which is dropped,
/// and `rest` of the others.
mlir::Value dropFirst(mlir::ImplicitLocOpBuilder &b, mlir::Value value,
                      llvm::ArrayRef<mlir::OpFoldResult> offsets,
                      llvm::ArrayRef<int64_t> rest);

/// lhs + rhs.
mlir::OpFoldResult addOffsets(mlir::ImplicitLocOpBuilder &b,
                              mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);

/// Number of the panel of `nr` columns that starts at column `offset`.
mlir::OpFoldResult getPanel(mlir::ImplicitLocOpBuilder &b,
                            mlir::OpFoldResult offset, int64_t nr);

/// True if the lines of an output that is stored tile by tile have left the
/// second-level cache since they were used last, so that each is fetched before
/// it is overwritten.
bool isFetchedToStore(const TargetDesc &target, mlir::Value output);

/// So many rows, or no attribute for none.
mlir::IntegerAttr getRowsAttr(mlir::OpBuilder &b, int64_t rows);

/// Asks for the lines of a tile of an output, rows of columns, while the tile
/// is computed: stores would wait for them, and keep what follows waiting.
void prefetchOutput(mlir::ImplicitLocOpBuilder &b, mlir::Value tile);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_TILELOOPS_H
