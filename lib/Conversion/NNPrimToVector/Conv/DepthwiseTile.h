//===- DepthwiseTile.h - A register tile of depthwise_conv ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_DEPTHWISETILE_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_DEPTHWISETILE_H

#include "KernelBuilder.h"
#include "TapTiles.h"

#include "NNPrim/Plan/ConvPlan.h"

#include <numeric>

namespace nnprim {

/// Filters of a block of channels whose taps lie together in fours (see
/// InterleavedTaps.h).
struct InterleavedFilters {
  /// Null if taps are multiplied one by one.
  mlir::Value scratch;
  /// Where they begin in it, hidden: LLVM would take the memory for so many
  /// variables, keep all in registers, and most of these on the stack.
  mlir::Value origin;
  /// Rows of the input that a tile reads, from the first one on.
  llvm::SmallVector<int64_t> inputRows;

  int64_t getNumGroups() const { return (inputRows.size() + 3) / 4; }
};

/// A depthwise convolution on memrefs and its tiling.
struct DepthwiseMacroKernel {
  DepthwiseConvOp op;
  ConvDim height, width;
  int64_t batch, channels;
  DepthwisePlan plan;
  /// Instructions cannot address all of the input from one address, so that
  /// each row of a tile has its own.
  bool rowAddresses;
  InterleavedFilters interleaved = {};
  /// The number of the epilogue's input that sums of integers start from.
  std::optional<unsigned> bias = {};
};

/// The position of a tile, which is that of its first element.
struct DepthwiseTile {
  mlir::Value n, oh, ow, c;
  llvm::ArrayRef<TapRange> rowTaps, columnTaps;
  llvm::SmallVector<int64_t> widths; // widths of the vectors of channels

  int64_t getChannels() const {
    return std::accumulate(widths.begin(), widths.end(), int64_t(0));
  }
  int64_t getPixels() const { return rowTaps.size() * columnTaps.size(); }
  int64_t getSum(int64_t row, int64_t column, int64_t vector) const {
    return (row * columnTaps.size() + column) * widths.size() + vector;
  }
};

/// What the sums of a vector of channels start from; null if there is nothing
/// to add.
mlir::Value loadBias(KernelBuilder &b, const DepthwiseMacroKernel &kernel,
                     const DepthwiseTile &tile, int64_t vector);

/// Emits the code of a tile: its sums, the epilogue, the stores.
void emitDepthwiseTile(KernelBuilder &b, DepthwiseMacroKernel &kernel,
                       const DepthwiseTile &tile);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_DEPTHWISETILE_H
