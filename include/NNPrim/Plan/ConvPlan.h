//===- ConvPlan.h - How a convolution is run ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLAN_CONVPLAN_H
#define NNPRIM_PLAN_CONVPLAN_H

#include "NNPrim/Plan/GemmPlan.h"

namespace nnprim {

/// How a convolution whose input is addressed in place is run: an
/// `indirect_gemm` with a window, or a `conv_gemm` with packed filters.
/// Register tiles are tileRows × tileColumns output pixels, whole rows if there
/// is more than one, against panels of `nr` filters.
struct DirectConvPlan {
  static constexpr llvm::StringLiteral mnemonic = "direct_conv_plan";

  int64_t nr = 0;
  /// Values of K that lie together in a panel.
  int64_t kr = 1;
  int64_t tileRows = 0, tileColumns = 0;
  /// Tiles of a row differ in size by one at most.
  bool evenColumns = false;
  /// Pixels are the outer loop and panels the inner one, or the other way
  /// round.
  bool pixelsOutermost = false;
  /// Prefetch distance for the packed panels, in rows of a panel; 0 disables
  /// it.
  int64_t prefetchRhs = 0;
  /// As of a GemmPlan.
  PrefetchLevel prefetchLevel = PrefetchLevel::L2;
  bool prefetchNextPanel = false;
  int64_t unroll = 0;
  /// The lines of a tile of the result are prefetched before it is computed.
  bool prefetchOutput = false;
  /// Where columns of the result, and not rows, are contiguous, the lines of
  /// the tile so many tiles later are prefetched instead: a tile's part of a
  /// column is a line at most, and its neighbours follow in memory.
  int64_t outputTilesAhead = 2;
  /// Panels for which the input of a tile, stored in fewer bits than f32, is
  /// extended at a time; 0 if each register tile does that for itself, or there
  /// is nothing to extend.
  int64_t panelGroup = 0;

  /// Panels of values in fewer bits that are extended together, into the
  /// workspace, before tiles read them; 0 if they are extended in registers
  /// wherever they are loaded. Then panels are walked in blocks of so many.
  int64_t extendedPanels = 0;
  /// Worker slots that have room for such a block, or for the pixels of such a
  /// band, of their own; 0 if there is neither, or pixels are on the stack.
  int64_t extensionParts = 0;
  /// The whole input, stored in fewer bits than f32, is extended into memory of
  /// its own first; what runs then is the product of an f32 input.
  bool extendInput = false;
  /// Rows of outputs of a band: the pixels of f32 that they read are rounded to
  /// pairs of integers together, into the workspace or onto the stack,
  /// before all panels are multiplied by them. Bands do not go beyond the tiles
  /// of a segment (NNPrim/Problem/WindowTiles.h). 0 if pixels are not rounded,
  /// or the whole image is, into memory of its own.
  int64_t bandRows = 0;

  /// Estimated cycles; no part of the plan.
  double cycles = 0;

  template <typename Plan, typename Visitor>
  static void visitFields(Plan &plan, Visitor &&visit) {
    visit("nr", plan.nr);
    visit("kr", plan.kr);
    visit("tile_rows", plan.tileRows);
    visit("tile_columns", plan.tileColumns);
    visit("even_columns", plan.evenColumns);
    visit("pixels_outermost", plan.pixelsOutermost);
    visit("prefetch_rhs", plan.prefetchRhs);
    visit("prefetch_level", plan.prefetchLevel);
    visit("prefetch_next_panel", plan.prefetchNextPanel);
    visit("unroll", plan.unroll);
    visit("prefetch_output", plan.prefetchOutput);
    visit("output_tiles_ahead", plan.outputTilesAhead);
    visit("panel_group", plan.panelGroup);
    visit("extended_panels", plan.extendedPanels);
    visit("extension_parts", plan.extensionParts);
    visit("extend_input", plan.extendInput);
    visit("band_rows", plan.bandRows);
  }
};

/// How a `conv_gemm` with plain filters is run: for each group of panels of
/// output pixels these are packed, then multiplied by all filters.
struct ConvGemmPlan {
  static constexpr llvm::StringLiteral mnemonic = "conv_gemm_plan";

  /// The product of all filters by a group's pixels.
  GemmPlan tiles;
  /// Panels of a group.
  int64_t panels = 0;
  /// Groups that may run at the same time: each has memory of its own.
  int64_t parts = 0;
  /// Elements of that memory: the packed panels, each with one more row, then
  /// the copied image rows.
  int64_t panelElements = 0, scratchElements = 0;

  /// Estimated cycles; no part of the plan.
  double cycles = 0;

  int64_t getPixels() const { return panels * tiles.nr; }
  int64_t getPartElements() const { return panelElements + scratchElements; }

  template <typename Plan, typename Visitor>
  static void visitFields(Plan &plan, Visitor &&visit) {
    visit("tiles", plan.tiles);
    visit("panels", plan.panels);
    visit("parts", plan.parts);
    visit("panel_elements", plan.panelElements);
    visit("scratch_elements", plan.scratchElements);
  }
};

/// How a `conv_gemm` with plain filters is run as an outer product: vectors lie
/// along a row of pixels, which are read in place, and are multiplied by
/// elements of the filters. A tile is `filters` filters × `rows` rows ×
/// `vectors` vectors of `pixels` outputs each.
struct OuterConvPlan {
  static constexpr llvm::StringLiteral mnemonic = "outer_conv_plan";

  int64_t filters = 0, rows = 0, vectors = 0, pixels = 0;
  /// The rows of the filter are a loop, and `rows` is 1; otherwise all taps of
  /// a channel are straight-line code.
  bool loopOverTaps = false;
  /// Groups of filters are the outer loop and rows of outputs the inner one, or
  /// the other way round.
  bool filtersOutermost = false;
  /// The last vector of a row is shorter and its loads and stores are masked;
  /// otherwise it overlaps the one before.
  bool masksTails = false;
  /// Rows of outputs ahead whose inputs are prefetched, those that rows before
  /// them have not read; 0 disables it. Tiles read a short piece of a row of
  /// each channel, which hardware does not foresee.
  int64_t prefetchRows = 0;
  /// Where these lines go.
  PrefetchLevel prefetchLevel = PrefetchLevel::L2;

  /// Vectors of sums of a tile.
  int64_t getSums() const { return filters * rows * vectors; }

  /// Estimated cycles; no part of the plan.
  double cycles = 0;

  template <typename Plan, typename Visitor>
  static void visitFields(Plan &plan, Visitor &&visit) {
    visit("filters", plan.filters);
    visit("rows", plan.rows);
    visit("vectors", plan.vectors);
    visit("pixels", plan.pixels);
    visit("loop_over_taps", plan.loopOverTaps);
    visit("filters_outermost", plan.filtersOutermost);
    visit("masks_tails", plan.masksTails);
    visit("prefetch_rows", plan.prefetchRows);
    visit("prefetch_level", plan.prefetchLevel);
  }
};

/// How a `depthwise_conv` is run: tiles of `rows` × `columns` outputs times
/// `vectors` vectors of channels are held in registers.
struct DepthwisePlan {
  static constexpr llvm::StringLiteral mnemonic = "depthwise_plan";

  int64_t rows = 0, columns = 0, vectors = 0;
  /// The rows of the filter are a loop, and `rows` is 1; otherwise the whole
  /// filter is straight-line code.
  bool loopOverTaps = false;
  /// Bytes of four rows of the input are multiplied together; `vectors` is 4.
  bool interleaveTaps = false;
  /// The channels that whole steps of `vectors` leave are computed by one more
  /// step, which repeats some of the last one, by tiles of which an image has
  /// up to this many with the same code; by all others, and by tiles whose
  /// epilogue reads images, in code of their own.
  int64_t overlapTiles = 0;

  /// Estimated cycles; no part of the plan.
  double cycles = 0;

  template <typename Plan, typename Visitor>
  static void visitFields(Plan &plan, Visitor &&visit) {
    visit("rows", plan.rows);
    visit("columns", plan.columns);
    visit("vectors", plan.vectors);
    visit("loop_over_taps", plan.loopOverTaps);
    visit("interleave_taps", plan.interleaveTaps);
    visit("overlap_tiles", plan.overlapTiles);
  }
};

/// How a `depthwise_conv_nchw` is run: tiles of `rows` rows of `pixels` outputs
/// each, a vector, are held in registers.
struct DepthwiseNchwPlan {
  static constexpr llvm::StringLiteral mnemonic = "depthwise_nchw_plan";

  int64_t rows = 0, pixels = 0;
  /// Parts of an output's sum, which hide the latency of the multiply-adds of a
  /// tile of few vectors. Taps take turns.
  int64_t sets = 1;
  /// Whole rows of a narrow image that lie in one vector, with masks, if rows
  /// are adjacent in memory.
  int64_t joinedRows = 1;
  /// The last vector of a row is shorter and its loads and stores are masked;
  /// otherwise it overlaps the one before.
  bool masksTails = false;
  /// The image of a channel is copied to rows that have their padding, with
  /// stride 2 with even and odd pixels apart, so that each tap is one load.
  bool packInput = false;

  /// Vectors of sums of a tile of so many rows.
  int64_t getSums(int64_t tileRows) const {
    return (tileRows + joinedRows - 1) / joinedRows * sets;
  }

  /// Estimated cycles; no part of the plan.
  double cycles = 0;

  template <typename Plan, typename Visitor>
  static void visitFields(Plan &plan, Visitor &&visit) {
    visit("rows", plan.rows);
    visit("pixels", plan.pixels);
    visit("sets", plan.sets);
    visit("joined_rows", plan.joinedRows);
    visit("masks_tails", plan.masksTails);
    visit("pack_input", plan.packInput);
  }
};

} // namespace nnprim

#endif // NNPRIM_PLAN_CONVPLAN_H
