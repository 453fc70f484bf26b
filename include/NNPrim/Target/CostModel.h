//===- CostModel.h - Choices from shape and target ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_COSTMODEL_H
#define NNPRIM_TARGET_COSTMODEL_H

#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Target/WindowTiles.h"

namespace nnprim {

/// Extents of a product: M rows, N columns, K terms; `taps` > 0 for an
/// indirect GEMM, whose K is split into that many gathered rows.
struct GemmShape {
  int64_t m, n, k;
  int64_t taps = 0;
};

/// How a product is run.
struct GemmPlan {
  /// Panel width of the packed right-hand side.
  int64_t nr;
  /// Rows of a register tile. All tiles but the last have as many.
  int64_t mr;
  /// Row tiles in the outer loop, panels in the inner one; the other way round
  /// if false.
  bool rowsOutermost;
  /// The left-hand side comes from beyond the second-level cache, row tile by
  /// row tile.
  bool prefetchLhs;
  /// If the panels do, how many of their rows ahead to ask for; otherwise 0.
  int64_t prefetchRows;
  /// Estimated cycles, micro-kernel only.
  double cycles;
};

/// The plan with the least estimated cycles over all panel widths.
GemmPlan planGemm(const TargetDesc &target, const GemmShape &shape);

/// The plan for an operand that is already packed in panels of `nr` columns.
GemmPlan planGemmWithPanelWidth(const TargetDesc &target,
                                const GemmShape &shape, int64_t nr);

/// Panel width to pack the right-hand side of `shape` in.
inline int64_t selectPanelWidth(const TargetDesc &target, int64_t m, int64_t n,
                                int64_t k, int64_t taps = 0) {
  return planGemm(target, {m, n, k, taps}).nr;
}

/// A convolution whose input is addressed directly, on NHWC or NCHW tensors.
struct ConvShape {
  int64_t batch, channels, filters;
  ConvDim rows, columns;
  bool channelsFirst = false;
};

/// How such a convolution is run: tiles of tileRows × tileColumns output
/// pixels, whole rows if there is more than one, against panels of `nr`
/// filters.
struct ConvPlan {
  int64_t nr;
  int64_t tileRows, tileColumns;
  /// Tiles of a row differ in size by one at most.
  bool evenColumns;
  bool pixelsOutermost;
  /// As of a GemmPlan.
  int64_t prefetchRows;
  double cycles;
};

/// The plan with the least estimated cycles over all panel widths.
ConvPlan planConv(const TargetDesc &target, const ConvShape &shape);

/// The plan for a filter that is already packed in panels of `nr` columns.
ConvPlan planConvWithPanelWidth(const TargetDesc &target,
                                const ConvShape &shape, int64_t nr);

/// How many threads are worth their start for a kernel of so many scalar
/// operations; 1 if it is better left alone. Each has at least `minCycles` to
/// do, or target.minThreadCycles if that is negative.
int64_t planThreads(const TargetDesc &target, int64_t scalarOps,
                    int64_t minCycles = -1);

/// Whether an operand of so many bytes is worth asking for in advance: it comes
/// from beyond the second-level cache, and the machine does not foresee it.
bool isPrefetched(const TargetDesc &target, double bytes);

/// Rows of `rowBytes` each, one behind the other, of which a line each fits the
/// first-level cache beside another operand. Where rows are a multiple of a way
/// apart they all need the same set.
int64_t getMaxCachedRows(const TargetDesc &target, int64_t rowBytes);

} // namespace nnprim

#endif // NNPRIM_TARGET_COSTMODEL_H
