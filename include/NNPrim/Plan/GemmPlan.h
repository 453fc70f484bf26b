//===- GemmPlan.h - How a matrix product is run -----------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLAN_GEMMPLAN_H
#define NNPRIM_PLAN_GEMMPLAN_H

#include "NNPrim/Plan/PlanFields.h"

#include <cstdint>
#include <optional>

namespace nnprim {

/// Where prefetched lines go: to the first-level cache, to the second, or to
/// the first without being kept in further ones.
enum class PrefetchLevel { L1, L2, NonTemporal };

/// The keyword of `level` in IR, and the other way round.
llvm::StringRef stringifyPlanEnum(PrefetchLevel level);
std::optional<PrefetchLevel> symbolizePlanEnum(llvm::StringRef keyword,
                                               PrefetchLevel);

/// The locality hint of `memref.prefetch` for `level`.
int64_t getLocality(PrefetchLevel level);

inline llvm::hash_code hash_value(PrefetchLevel level) {
  return llvm::hash_value(static_cast<int>(level));
}

/// The most turns of the loop over K that one iteration may have.
constexpr int64_t kMaxUnroll = 8;

/// The most memory on the stack for an extended input, of which threads have
/// 512 KiB on some systems: a tile of 14 rows of 4096 values. Longer rows are
/// extended by micro-kernels, in blocks.
constexpr int64_t kMaxExtensionBytes = 256 << 10;

/// The distance of rows of `depth` bf16 that are split together. Rows that are
/// a multiple of a KiB apart would share few sets of the caches, so that a line
/// lies between them.
constexpr int64_t getSplitRowStride(int64_t depth) {
  constexpr int64_t lineElements = 32;
  return depth + lineElements;
}

/// How a `gemm`, or an `indirect_gemm` whose rows are gathered, is run.
struct GemmPlan {
  static constexpr llvm::StringLiteral mnemonic = "gemm_plan";

  /// Panel width of the packed right-hand side.
  int64_t nr = 0;
  /// Rows of a register tile. All tiles but the last have as many.
  int64_t mr = 0;
  /// Values of K that lie together in a panel.
  int64_t kr = 1;
  /// Row tiles are the outer loop and panels the inner one, or the other way
  /// round.
  bool rowsOutermost = false;
  /// The next row tile of the left-hand side is prefetched.
  bool prefetchLhs = false;
  /// Prefetch distance for the packed panels, in rows of a panel; 0 disables
  /// it.
  int64_t prefetchRhs = 0;
  /// Where the operands' prefetched lines go.
  PrefetchLevel prefetchLevel = PrefetchLevel::L2;
  /// While a panel is in use, the tiles prefetch the next one, each a share by
  /// its rows. It is for panels outside of the tiles' loop.
  bool prefetchNextPanel = false;
  /// Panels side by side that a register tile reads at the same time. Where one
  /// tile of few rows reads each panel, once, more of them keep more lines of
  /// memory on their way.
  int64_t tilePanels = 1;
  /// Turns of the loop over K in an iteration, a turn being one value of K, or
  /// a vector of them where multiply-adds take elements of a register; 0 leaves
  /// it to the kernel, which knows what registers are left.
  int64_t unroll = 0;
  /// The lines of a tile of the result are prefetched before it is computed.
  bool prefetchOutput = false;
  /// Where columns of the result, and not rows, are contiguous, the lines of
  /// the tile so many tiles later are prefetched instead: a tile's part of a
  /// column is a line at most, and its neighbours follow in memory.
  int64_t outputTilesAhead = 2;
  /// Values of K that register tiles run over at a time: the sums of a block
  /// stay in the result until the next one goes on with them. 0 is all of K.
  int64_t kBlock = 0;
  /// Tiles of the outer of the two other loops (panels, or row tiles with
  /// `rowsOutermost`) that run over a block of K before the next block. Blocks
  /// are a loop between the two others if it is 1, and around both if it is all
  /// tiles.
  int64_t kBlockTiles = 1;
  /// Panels for which the input of a tile, stored in fewer bits than f32, is
  /// extended at a time; 0 if each register tile does that for itself, or there
  /// is nothing to extend. Inputs of more than `kMaxExtensionBytes` are
  /// extended by register tiles in any case.
  int64_t panelGroup = 0;
  /// Row tiles whose rows of f32 are split into bf16, or rounded to integers,
  /// together, into the workspace or onto the stack, before `panelGroup` panels
  /// are multiplied by them; 0 if the op's left-hand side is not f32 that is.
  int64_t rowGroup = 0;

  /// Panels of values in fewer bits that are extended together, into the
  /// workspace, before tiles read them; 0 if they are extended in registers
  /// wherever they are loaded. Then panels are walked in blocks of so many.
  int64_t extendedPanels = 0;
  /// Worker slots that have room for such a block, or for such rows, of their
  /// own; 0 if there is neither, or rows are on the stack.
  int64_t extensionParts = 0;
  /// The whole input, stored in fewer bits than f32, is extended into memory of
  /// its own first; what runs then is the product of an f32 input.
  bool extendInput = false;

  /// Estimated cycles of the micro-kernels; no part of the plan.
  double cycles = 0;

  /// Columns of a register tile.
  int64_t getTileColumns() const { return nr * tilePanels; }
  /// Elements of bf16 for the rows of a group, of `depth` values of K each.
  int64_t getRowGroupElements(int64_t depth) const {
    return rowGroup * mr * getSplitRowStride(depth);
  }

  template <typename Plan, typename Visitor>
  static void visitFields(Plan &plan, Visitor &&visit) {
    visit("nr", plan.nr);
    visit("mr", plan.mr);
    visit("kr", plan.kr);
    visit("rows_outermost", plan.rowsOutermost);
    visit("prefetch_lhs", plan.prefetchLhs);
    visit("prefetch_rhs", plan.prefetchRhs);
    visit("prefetch_level", plan.prefetchLevel);
    visit("prefetch_next_panel", plan.prefetchNextPanel);
    visit("tile_panels", plan.tilePanels);
    visit("unroll", plan.unroll);
    visit("prefetch_output", plan.prefetchOutput);
    visit("output_tiles_ahead", plan.outputTilesAhead);
    visit("k_block", plan.kBlock);
    visit("k_block_tiles", plan.kBlockTiles);
    visit("panel_group", plan.panelGroup);
    visit("row_group", plan.rowGroup);
    visit("extended_panels", plan.extendedPanels);
    visit("extension_parts", plan.extensionParts);
    visit("extend_input", plan.extendInput);
  }
};

/// How a `tuple_gemm` with one panel of columns is run.
struct TupleGemmPlan {
  static constexpr llvm::StringLiteral mnemonic = "tuple_gemm_plan";

  /// The largest numbers of rows of a register tile, of real and of complex
  /// coefficients. Tiles are evened out: 15 rows by at most 14 are 8 and 7.
  int64_t maxRows = 0, maxComplexRows = 0;

  template <typename Plan, typename Visitor>
  static void visitFields(Plan &plan, Visitor &&visit) {
    visit("max_rows", plan.maxRows);
    visit("max_complex_rows", plan.maxComplexRows);
  }
};

} // namespace nnprim

#endif // NNPRIM_PLAN_GEMMPLAN_H
