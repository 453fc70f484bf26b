//===- TileLoops.h - Loops over tiles -------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_TILELOOPS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_TILELOOPS_H

#include "NNPrim/Plan/GemmPlan.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Calls `body` for every tile of [0, extent): in a loop over the full tiles,
/// then for the remainder. All tiles have static sizes and are independent of
/// each other.
void forEachTile(
    mlir::ImplicitLocOpBuilder &b, int64_t extent, int64_t tile,
    llvm::function_ref<void(mlir::OpFoldResult offset, int64_t size)> body);

/// Like forEachTile on [begin, end), but the tiles run sequentially in one
/// thread.
void forEachInOrder(
    mlir::ImplicitLocOpBuilder &b, int64_t begin, int64_t end, int64_t tile,
    llvm::function_ref<void(mlir::OpFoldResult offset, int64_t size)> body);

/// Slices `value` to one element of the first dimension, which is dropped, and
/// to the sizes `rest` in the others.
mlir::Value dropFirst(mlir::ImplicitLocOpBuilder &b, mlir::Value value,
                      llvm::ArrayRef<mlir::OpFoldResult> offsets,
                      llvm::ArrayRef<int64_t> rest);

/// lhs + rhs.
mlir::OpFoldResult addOffsets(mlir::ImplicitLocOpBuilder &b,
                              mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);

/// Index of the panel of `nr` columns that starts at column `offset`.
mlir::OpFoldResult getPanel(mlir::ImplicitLocOpBuilder &b,
                            mlir::OpFoldResult offset, int64_t nr);

/// The attribute of a number of rows; null for 0.
mlir::IntegerAttr getRowsAttr(mlir::OpBuilder &b, int64_t rows);

/// Passes on to a register tile, a gemm or an indirect_gemm, where a plan
/// prefetches operands to and how it unrolls the loop over K.
void setTileHints(mlir::Operation *tile, PrefetchLevel level, int64_t unroll);
template <typename Plan>
void setTileHints(mlir::Operation *tile, const Plan &plan) {
  setTileHints(tile, plan.prefetchLevel, plan.unroll);
}

/// Prefetches the cache lines of a tile of an output (rows × columns) while the
/// tile is computed. Its stores would otherwise wait for the lines and delay
/// what follows. Of a tile whose columns are contiguous those of the tile
/// `tilesAhead` later: the addresses may lie outside of the output.
void prefetchOutput(mlir::ImplicitLocOpBuilder &b, mlir::Value tile,
                    int64_t tilesAhead);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_TILELOOPS_H
