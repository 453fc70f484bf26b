//===- FastConvPlan.h - How a fast convolution is run -----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLAN_FASTCONVPLAN_H
#define NNPRIM_PLAN_FASTCONVPLAN_H

#include "NNPrim/Plan/GemmPlan.h"

namespace nnprim {

/// How a transform of tiles moves its data: a `input_transform` or a
/// `output_transform`.
struct TransformPlan {
  static constexpr llvm::StringLiteral mnemonic = "transform_plan";

  /// Vectors that are transformed one after the other, of one tile or of
  /// neighbouring tiles, so that memory reads and writes adjacent lines
  /// together.
  int64_t adjacentVectors = 1;
  /// Coefficients are prefetched a tile ahead: they lie in memory, and hardware
  /// does not follow as many streams.
  bool prefetchCoefficients = false;
  /// Results are written by non-temporal stores, if they are aligned.
  bool streaming = false;
  /// Pixels of the image are prefetched.
  bool prefetchPixels = false;
  /// Prefetch distance for pixels, in tiles.
  int64_t tilesAhead = 1;
  /// Prefetch distance for pixels in vectors of the same tile's channels; 0
  /// takes `tilesAhead`.
  int64_t vectorsAhead = 0;
  /// Vectors of a group whose column and row transforms alternate; Fourier
  /// transforms of inputs only.
  int64_t pipelinedVectors = 1;

  template <typename Plan, typename Visitor>
  static void visitFields(Plan &plan, Visitor &&visit) {
    visit("adjacent_vectors", plan.adjacentVectors);
    visit("prefetch_coefficients", plan.prefetchCoefficients);
    visit("streaming", plan.streaming);
    visit("prefetch_pixels", plan.prefetchPixels);
    visit("tiles_ahead", plan.tilesAhead);
    visit("vectors_ahead", plan.vectorsAhead);
    visit("pipelined_vectors", plan.pipelinedVectors);
  }
};

/// How a `fast_conv` is run: `panelTiles` tiles at a time are transformed,
/// then multiplied with `blockFilters` filters at a time, in packed panels of
/// `nr`, and the products transformed back. Strides and offsets are in floats
/// of a part's workspace.
struct FastConvPlan {
  static constexpr llvm::StringLiteral mnemonic = "fast_conv_plan";

  int64_t nr = 0;
  /// Register tiles of the products.
  TupleGemmPlan products;
  /// Rows of outputs in a tile: m, or any number in one dimension. There a tile
  /// is so many rows of the product, and takes `inputRows` of the transformed
  /// input.
  int64_t tileRows = 0;
  int64_t productRows = 1, inputRows = 1;
  int64_t panelTiles = 0;
  int64_t blockFilters = 0;
  /// All filters; fewer if the parts that may run at the same time are filters,
  /// of all tiles, and not panels of tiles.
  int64_t groupFilters = 0;
  /// Distances between neighbouring tiles, or rows of tiles, and between
  /// neighbouring coefficients, of the transformed input and of the products.
  int64_t inputTileStride = 0, inputCoefficientStride = 0;
  int64_t productTileStride = 0, productCoefficientStride = 0;
  /// Filters are prefetched.
  bool prefetchFilters = false;
  /// Channels whose filters are transformed, and multiplied with, at a time;
  /// all of them if filters are transformed beforehand.
  int64_t depthChannels = 0;
  /// Length of a part's workspace, where the products, the transformed filters
  /// of `depthChannels` channels of a panel, and the scratch memory of the
  /// output transform begin in it, and how many parts there may be at a time.
  int64_t partElements = 0, productOffset = 0, filterOffset = 0,
          scratchOffset = 0;
  /// Distance between neighbouring coefficients of these filters.
  int64_t filterCoefficientStride = 0;
  int64_t parts = 0;
  TransformPlan inputTransform, outputTransform;

  /// Estimated cycles; no part of the plan.
  double cycles = 0;

  template <typename Plan, typename Visitor>
  static void visitFields(Plan &plan, Visitor &&visit) {
    visit("nr", plan.nr);
    visit("products", plan.products);
    visit("tile_rows", plan.tileRows);
    visit("product_rows", plan.productRows);
    visit("input_rows", plan.inputRows);
    visit("panel_tiles", plan.panelTiles);
    visit("block_filters", plan.blockFilters);
    visit("group_filters", plan.groupFilters);
    visit("input_tile_stride", plan.inputTileStride);
    visit("input_coefficient_stride", plan.inputCoefficientStride);
    visit("product_tile_stride", plan.productTileStride);
    visit("product_coefficient_stride", plan.productCoefficientStride);
    visit("prefetch_filters", plan.prefetchFilters);
    visit("depth_channels", plan.depthChannels);
    visit("part_elements", plan.partElements);
    visit("product_offset", plan.productOffset);
    visit("filter_offset", plan.filterOffset);
    visit("scratch_offset", plan.scratchOffset);
    visit("filter_coefficient_stride", plan.filterCoefficientStride);
    visit("parts", plan.parts);
    visit("input_transform", plan.inputTransform);
    visit("output_transform", plan.outputTransform);
  }
};

} // namespace nnprim

#endif // NNPRIM_PLAN_FASTCONVPLAN_H
