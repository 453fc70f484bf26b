//===- WindowTile.h - Register tiles of direct convolutions -----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWTILE_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWTILE_H

#include "NextPanel.h"
#include "WindowMacroKernel.h"

#include <optional>

namespace nnprim {

/// The place of a tile in one dimension, and the segment it belongs to.
struct TilePlace {
  const TileSegment *segment;
  mlir::OpFoldResult output, input;
  /// The first tap that reads an input, the number of such taps, and the number
  /// of inputs they span.
  mlir::OpFoldResult firstTap, taps, inputs;
};

/// lhs − rhs.
mlir::OpFoldResult subtract(mlir::ImplicitLocOpBuilder &b,
                            mlir::OpFoldResult lhs, mlir::OpFoldResult rhs);

/// value · factor + addend.
mlir::OpFoldResult scale(mlir::ImplicitLocOpBuilder &b,
                         mlir::OpFoldResult value, int64_t factor,
                         int64_t addend = 0);

/// The place of the tile of `segment` whose first output is `output`.
TilePlace getPlace(mlir::ImplicitLocOpBuilder &b, const ConvDim &dim,
                   const TileSegment &segment, mlir::OpFoldResult output);

/// Visits all tiles of one dimension, which are independent of each other.
void forEachPlace(mlir::ImplicitLocOpBuilder &b, const ConvDim &dim,
                  llvm::ArrayRef<TileSegment> segments,
                  llvm::function_ref<void(const TilePlace &)> body);

/// The part of the input that a tile reads.
mlir::Value getTileInput(mlir::ImplicitLocOpBuilder &b,
                         const WindowMacroKernel &kernel,
                         mlir::OpFoldResult image, const TilePlace &rows,
                         const TilePlace &columns);

/// Emits the tile of `filters` filters from `filter` on, an `indirect_gemm`
/// that reads `tileInput`. `sharing` are the pixels whose tiles share the
/// prefetches of the next panel, if they are not all of the result's.
void createTile(mlir::ImplicitLocOpBuilder &b, const WindowMacroKernel &kernel,
                const DirectConvPlan &plan, mlir::OpFoldResult image,
                const TilePlace &rows, const TilePlace &columns,
                mlir::OpFoldResult filter, int64_t filters,
                mlir::Value tileInput, std::optional<TileRows> sharing = {});

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWTILE_H
