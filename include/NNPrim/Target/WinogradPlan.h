//===- WinogradPlan.h - How Winograd's convolution is run -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_WINOGRADPLAN_H
#define NNPRIM_TARGET_WINOGRADPLAN_H

#include "NNPrim/Target/TargetDesc.h"

namespace nnprim {

/// A convolution of stride 1 by F(m×m, r×r), or by Fourier transforms of tiles
/// of the same size, or by sums of one-dimensional F(m, r).
struct WinogradShape {
  int64_t batch, outputRows, outputColumns;
  int64_t channels, filters;
  int64_t m, r;
  bool isFourier = false;
  /// Of a kernel that is transformed in one dimension, along its rows: how many
  /// of these there are. 0 for two dimensions. What is transformed along
  /// columns has rows and columns exchanged.
  int64_t lines = 0;
  /// Filters are transformed while they are used, not beforehand.
  bool isRaw = false;

  int64_t getNumCoefficients() const {
    int64_t alpha = m + r - 1;
    return lines ? alpha : alpha * alpha;
  }
  /// Terms of the sum that an element of a product is.
  int64_t getDepth() const { return (lines ? lines : 1) * channels; }
  /// Tiles of `tileRows`×m outputs.
  int64_t getNumTiles(int64_t tileRows) const {
    return batch * ((outputRows + tileRows - 1) / tileRows) *
           ((outputColumns + m - 1) / m);
  }
};

/// How it is run: `panelTiles` tiles at a time are transformed, then multiplied
/// with `blockFilters` filters at a time, in packed panels of `nr`, and the
/// products transformed back.
struct WinogradPlan {
  int64_t nr;
  /// Rows of outputs in a tile: m, or any number in one dimension. There a tile
  /// is so many rows of the product, and takes `inputRows` of the transformed
  /// input.
  int64_t tileRows;
  int64_t productRows = 1, inputRows = 1;
  int64_t panelTiles;
  int64_t blockFilters;
  /// All filters; fewer if the parts that may run at the same time are filters,
  /// of all tiles, and not panels of tiles.
  int64_t groupFilters;
  /// Floats between neighbouring tiles, or rows of tiles, and between
  /// neighbouring coefficients, of the transformed input and of the products.
  int64_t inputTileStride, inputCoefficientStride;
  int64_t productTileStride, productCoefficientStride;
  /// Filters are asked for in advance.
  bool prefetchFilters;
  /// Channels whose filters are transformed, and multiplied with, at a time;
  /// all of them if that was done beforehand.
  int64_t depthChannels;
  /// Floats of a part's workspace, where the products, transformed filters of
  /// `depthChannels` channels of a panel, and the scratch memory of the output
  /// transform are in it, and how many parts there may be at a time.
  int64_t partElements, productOffset, filterOffset, scratchOffset;
  /// Floats between neighbouring coefficients of these filters.
  int64_t filterCoefficientStride;
  int64_t parts;
  double cycles;
};

/// Floats of scratch memory that an output transform of F(m×m, r×r) needs.
int64_t getWinogradScratch(const TargetDesc &target,
                           const WinogradShape &shape);

/// Whether registers hold the α×r vectors between the two passes of a transform
/// of filters, and a row beside them.
bool keepsFiltersInRegisters(const TargetDesc &target, int64_t m, int64_t r);

/// Bytes of filters, transformed unless they are raw, and of them those that
/// the last level of the cache does not keep: a quarter of it is for images and
/// whatever else the machine runs.
double getFilterBytes(const WinogradShape &shape);
double getMemoryBytes(const TargetDesc &target, const WinogradShape &shape);

/// Rows of a register tile of complex products with `columns` columns: the most
/// that fit, and as many as `tiles` are evenly divided into.
int64_t getMaxComplexRows(const TargetDesc &target, int64_t columns);
int64_t getComplexRows(const TargetDesc &target, int64_t tiles,
                       int64_t columns);

/// The plan with the least estimated cycles over all panel widths.
WinogradPlan planWinograd(const TargetDesc &target, const WinogradShape &shape);

/// The plan for filters that are already packed in panels of `nr`.
WinogradPlan planWinogradWithPanelWidth(const TargetDesc &target,
                                        const WinogradShape &shape, int64_t nr);

} // namespace nnprim

#endif // NNPRIM_TARGET_WINOGRADPLAN_H
