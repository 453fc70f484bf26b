//===- SpmmPlan.h - How a sparse matrix product is run ----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLAN_SPMMPLAN_H
#define NNPRIM_PLAN_SPMMPLAN_H

#include "NNPrim/Plan/PlanFields.h"

#include <algorithm>
#include <cstdint>

namespace nnprim {

/// How an `spmm` is run: for each tile of pixels, for each slab of input
/// channels, the output channels one block after the other.
struct SpmmPlan {
  static constexpr llvm::StringLiteral mnemonic = "spmm_plan";

  /// Pixels of a register tile.
  int64_t pixels = 0;
  /// Output channels of a register tile; a block of more is run through several
  /// times.
  int64_t rows = 1;
  /// Sets of accumulators: that many entries of a row are added to different
  /// sums, which hides the latency of the multiply-adds of a narrow tile.
  int64_t sets = 1;
  /// Weights and offsets of two entries are one load each, which shuffles take
  /// apart, where an instruction set does not do so in any case and registers
  /// suffice: f32 without blocks on AVX-512.
  bool loadPairs = false;
  /// Input channels of a slab; 0 if all channels are one.
  int64_t channels = 0;
  /// Output channels that go through all slabs together: a multiple of B, or 0
  /// for all. If it is half of them and an odd number of tiles is copied, only
  /// those of the middle tile do, which two threads then divide.
  int64_t groupRows = 0;
  /// Blocks of output channels are run in order of how many entries they have,
  /// so that loops over entries end after a number that a processor predicts.
  bool sortBlocks = false;
  /// The input is copied to panels of `pixels` pixels, whose rows are aligned
  /// and adjacent.
  bool packInput = false;
  /// So many threads copy the panels that they read, each to memory of its own
  /// when it comes to a tile: it reads once, in order, what other threads have
  /// written. 0 if copies are made for all threads beforehand, or of tiles by
  /// themselves where these are many (`packsTiles`).
  int64_t panelCopies = 0;
  /// Input channels are divided into so many parts of equal numbers of slabs,
  /// whose sums are computed apart and then added. A thread reads the channels
  /// that it wrote in the depthwise convolution before. The order of all sums
  /// follows from the plan, not from the number of threads. 0 for one part.
  int64_t channelParts = 0;
  /// Sums are kept in `outs` and not in registers: each entry reads and writes
  /// them. There are no tiles of pixels, slabs or copies. It is slower and
  /// there for comparison.
  bool readModifyWrite = false;
  /// The output is prefetched so many blocks ahead of the one that is computed;
  /// 0 disables it.
  int64_t prefetchOutput = 0;
  /// The level of the cache to which the input of the next tile of pixels is
  /// prefetched while blocks of the present one are computed: 1, 2, or 0 for
  /// none. It is what a copy of the tile reads if tiles are copied one by one.
  int64_t prefetchInput = 0;

  /// Estimated cycles; no part of the plan.
  double cycles = 0;

  /// Distance between the channels of copied pixels. What is no multiple of
  /// eight takes whole cache lines. 24 pixels stay 24: 256 channels of them are
  /// 24 KiB, and would be 32 in whole lines.
  int64_t getPanelWidth() const {
    return pixels % 8 == 0 ? pixels : (pixels + 15) / 16 * 16;
  }

  /// Whether sums of several parts wait in memory for each other.
  bool hasParts() const { return channelParts > 1; }
  /// Whether threads copy each panel when they come to its tile, to memory of
  /// their own that stays in the cache, out of `imagePixels` pixels. Fewer
  /// panels than threads may share are copied once for all of them, unless the
  /// plan has copies for each.
  bool packsTiles(int64_t imagePixels) const {
    return packInput && !hasParts() &&
           (panelCopies != 0 || imagePixels > 3 * pixels);
  }
  /// The memory for copies of an image: parts of so many panels.
  int64_t getPanelParts(int64_t imagePixels) const {
    constexpr int64_t maxParts = 16;
    if (packsTiles(imagePixels) && panelCopies != 0)
      return panelCopies;
    int64_t tiles = (imagePixels + pixels - 1) / pixels;
    return packsTiles(imagePixels) ? std::min(maxParts, tiles) : 1;
  }
  int64_t getPartPanels(int64_t imagePixels) const {
    int64_t width = getPanelWidth();
    return packsTiles(imagePixels) ? 1 : (imagePixels + width - 1) / width;
  }

  /// Whether there is a next tile in the input to prefetch: tiles of pixels
  /// read it themselves, or copy it one by one.
  bool prefetchesInput(int64_t imagePixels) const {
    return prefetchInput != 0 && !readModifyWrite && pixels < imagePixels &&
           (!packInput || packsTiles(imagePixels));
  }

  /// Where sums of parts begin in the workspace, behind the panels.
  int64_t getPartSumsOffset(int64_t imageChannels, int64_t imagePixels) const {
    int64_t panels =
        packInput ? getPartPanels(imagePixels) * imageChannels * getPanelWidth()
                  : 0;
    return (panels + 15) / 16 * 16;
  }
  /// Elements of the workspace of a product with parts: panels, and for each
  /// part sums whose rows are whole cache lines.
  int64_t getPartElements(int64_t imageChannels, int64_t imagePixels,
                          int64_t filters) const {
    int64_t row = (imagePixels + 15) / 16 * 16;
    return getPartSumsOffset(imageChannels, imagePixels) +
           channelParts * filters * row;
  }

  template <typename Plan, typename Visitor>
  static void visitFields(Plan &plan, Visitor &&visit) {
    visit("pixels", plan.pixels);
    visit("rows", plan.rows);
    visit("sets", plan.sets);
    visit("channels", plan.channels);
    visit("group_rows", plan.groupRows);
    visit("sort_blocks", plan.sortBlocks);
    visit("pack_input", plan.packInput);
    visit("panel_copies", plan.panelCopies);
    visit("channel_parts", plan.channelParts);
    visit("read_modify_write", plan.readModifyWrite);
    visit("prefetch_output", plan.prefetchOutput);
    visit("prefetch_input", plan.prefetchInput);
    visit("load_pairs", plan.loadPairs);
  }
};

} // namespace nnprim

#endif // NNPRIM_PLAN_SPMMPLAN_H
