//===- SpmmPrefetch.h - Prefetches of the next tile's input -----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMPREFETCH_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMPREFETCH_H

#include "NNPrim/Plan/GemmPlan.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// The input of a sparse product, and how its tiles read it.
struct TiledInput {
  mlir::Value input;
  int64_t channels, pixels;
  /// Pixels of a tile, and the blocks of weights, of so many rows, that it is
  /// multiplied with, for each of the slabs.
  int64_t width, blocks, blockRows, slabs;
};

/// Prefetches a share of the next tile's input with each block of the present
/// one, which is at `pixel`: so many lines, which are a part of a channel's or
/// those of some channels, that all are asked for when the tile is done. The
/// block begins at `row` of those of the tile. Behind the last channel and the
/// last whole tile these are prefetched again.
void prefetchNextInput(mlir::ImplicitLocOpBuilder &b, const TiledInput &tiles,
                       mlir::OpFoldResult pixel, mlir::OpFoldResult row,
                       mlir::OpFoldResult slab, PrefetchLevel level);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMPREFETCH_H
