//===- CostModelTest.cpp - Targets and plans ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/CostModel.h"
#include "NNPrim/Target/DepthwisePlan.h"

#include "llvm/Support/MathExtras.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

using namespace nnprim;

namespace {

TEST(TargetDesc, NamesAreFound) {
  for (const TargetDesc &target : getAllTargets())
    EXPECT_EQ(lookupTarget(target.name), &target);
  EXPECT_EQ(lookupTarget("pdp-11"), nullptr);
}

/// Accumulators, a row of the panel, and one broadcast of A, unless the
/// broadcast can be a memory operand.
TEST(TargetDesc, TilesFitTheRegisterFile) {
  for (const TargetDesc &target : getAllTargets()) {
    for (const RegisterTile &tile : target.gemmTiles) {
      int64_t vectors = tile.nr / target.getLanes();
      EXPECT_EQ(tile.nr % target.getLanes(), 0) << target.name.str();
      int64_t broadcast = target.hasBroadcastOperand && vectors == 1 ? 0 : 1;
      EXPECT_LE(tile.mr * vectors + vectors + broadcast,
                target.numVectorRegisters)
          << target.name.str() << " " << tile.mr << "x" << tile.nr;
    }
  }
}

/// Enough independent sums to keep the FMA units busy over their latency.
TEST(TargetDesc, TilesHideTheLatency) {
  for (const TargetDesc &target : getAllTargets())
    for (const RegisterTile &tile : target.gemmTiles)
      EXPECT_GE(tile.mr * tile.nr / target.getLanes(),
                target.fmaPerCycle * target.fmaLatency - target.fmaPerCycle)
          << target.name.str() << " " << tile.mr << "x" << tile.nr;
}

TEST(CostModel, RowsAreEvenedOut) {
  const TargetDesc *target = lookupTarget("x86-64-avx512");
  // Not 14 and 1.
  EXPECT_EQ(planGemmWithPanelWidth(*target, {15, 32, 64}, 32).mr, 8);
  EXPECT_EQ(planGemmWithPanelWidth(*target, {14, 32, 64}, 32).mr, 14);
  EXPECT_EQ(planGemmWithPanelWidth(*target, {1, 32, 64}, 32).mr, 1);
}

TEST(CostModel, NarrowOutputsGetNarrowPanels) {
  const TargetDesc *target = lookupTarget("x86-64-avx512");
  EXPECT_EQ(selectPanelWidth(*target, 2916, 48, 128), 48);
  EXPECT_EQ(selectPanelWidth(*target, 3136, 64, 64), 32);
}

TEST(CostModel, RowsOfAnIndirectGemmFitTheGeneralRegisters) {
  for (const TargetDesc &target : getAllTargets())
    for (int64_t m : {1, 7, 49, 196, 3136}) {
      GemmPlan plan = planGemm(target, {m, 64, 576, 9});
      EXPECT_LE(plan.mr, target.numAddressRegisters - 4);
      EXPECT_GE(plan.mr, 1);
    }
}

/// 1024 floats a row: all rows meet in one set of eight lines, one of them B's.
TEST(CostModel, RowsOfATileDoNotPushEachOtherOutOfTheCache) {
  const TargetDesc *target = lookupTarget("x86-64-avx512");
  EXPECT_EQ(planGemmWithPanelWidth(*target, {196, 256, 1024}, 32).mr, 7);
  EXPECT_EQ(planGemmWithPanelWidth(*target, {196, 256, 1040}, 32).mr, 14);
  EXPECT_EQ(planGemmWithPanelWidth(*target, {196, 256, 512}, 32).mr, 14);
}

/// The tile with the fewest loads wins where issue is what limits.
TEST(CostModel, NeonPrefersTheTileThatIsBoundByItsFmas) {
  const TargetDesc *target = lookupTarget("aarch64-neon");
  EXPECT_EQ(selectPanelWidth(*target, 196, 96, 256), 12);
}

static DepthwiseShape getDepthwiseShape(int64_t channels, int64_t outputs,
                                        int64_t taps, int64_t stride) {
  return {channels, {outputs, outputs}, {taps, taps}, {stride, stride}, {1, 1}};
}

/// Sums, the weights in use and three inputs, or the filter's rows in a loop.
TEST(DepthwisePlan, TilesFitTheRegisterFile) {
  for (const TargetDesc &target : getAllTargets())
    for (int64_t channels : {8, 72, 1024})
      for (int64_t outputs : {1, 7, 14, 112})
        for (int64_t taps : {1, 2, 3, 5, 7, 31})
          for (int64_t stride : {1, 2, 3}) {
            DepthwisePlan plan = planDepthwise(
                target, getDepthwiseShape(channels, outputs, taps, stride));
            int64_t weights =
                std::min((plan.rows - 1) * stride + 1, taps) * taps;
            int64_t sums = plan.rows * plan.columns;
            EXPECT_GE(sums, 1);
            if (plan.loopOverTaps) {
              EXPECT_EQ(plan.rows, 1);
              EXPECT_LE(2 * sums, target.numVectorRegisters);
            } else {
              EXPECT_LE((sums + weights) * plan.vectors + 3,
                        target.numVectorRegisters);
            }
          }
}

/// Straight-line code where a filter is small, a loop where it is large.
TEST(DepthwisePlan, LargeFiltersAreLoops) {
  const TargetDesc *target = lookupTarget("x86-64-avx512");
  EXPECT_FALSE(
      planDepthwise(*target, getDepthwiseShape(64, 56, 3, 1)).loopOverTaps);
  EXPECT_FALSE(
      planDepthwise(*target, getDepthwiseShape(64, 56, 5, 2)).loopOverTaps);
  EXPECT_TRUE(
      planDepthwise(*target, getDepthwiseShape(64, 56, 31, 1)).loopOverTaps);
}

/// Pixels of 1024 channels all meet in the same sets of the cache.
TEST(DepthwisePlan, ConflictingPixelsAreReadByTwoLines) {
  const TargetDesc *target = lookupTarget("x86-64-avx512");
  EXPECT_EQ(planDepthwise(*target, getDepthwiseShape(1024, 7, 3, 1)).vectors,
            2);
  EXPECT_EQ(planDepthwise(*target, getDepthwiseShape(960, 7, 3, 1)).vectors, 1);
}

static ConvShape getConv(int64_t size, int64_t channels, int64_t filters,
                         int64_t taps) {
  ConvDim dim{size, size, taps, 1, 1, taps / 2};
  return {1, channels, filters, dim, dim};
}

TEST(CostModel, TilesOfAConvolutionFitTheRegisters) {
  for (const TargetDesc &target : getAllTargets())
    for (int64_t size : {1, 3, 7, 13, 27, 56}) {
      ConvPlan plan = planConv(target, getConv(size, 64, 96, 3));
      EXPECT_LE(plan.tileRows * plan.tileColumns * plan.nr / target.getLanes(),
                target.numVectorRegisters);
      EXPECT_GE(plan.tileRows * plan.tileColumns, 1);
      if (plan.tileRows > 1) {
        EXPECT_EQ(plan.tileColumns, size);
      }
    }
}

TEST(CostModel, SmallImagesAreTiledByWholeRows) {
  const TargetDesc *target = lookupTarget("x86-64-avx512");
  ConvPlan plan = planConvWithPanelWidth(*target, getConv(7, 512, 512, 3), 32);
  EXPECT_EQ(plan.tileRows, 2);
  EXPECT_EQ(plan.tileColumns, 7);
}

TEST(CostModel, PackingAndTilingAgreeOnAConvolution) {
  for (const TargetDesc &target : getAllTargets()) {
    ConvShape shape = getConv(28, 128, 128, 3);
    ConvPlan plan = planConv(target, shape);
    ConvPlan same = planConvWithPanelWidth(target, shape, plan.nr);
    EXPECT_EQ(plan.tileColumns, same.tileColumns);
    EXPECT_EQ(plan.tileRows, same.tileRows);
  }
}

/// Every tile sees of its own window what it sees of the whole convolution.
TEST(WindowTiles, ATileIsTheConvolutionOnAPartOfTheInput) {
  for (ConvDim dim : {ConvDim{7, 7, 3, 1, 1, 1},
                      {28, 14, 7, 2, 1, 3},
                      {33, 33, 3, 1, 12, 12},
                      {5, 9, 3, 1, 1, 3},
                      {1, 1, 5, 3, 2, 4},
                      {20, 7, 2, 3, 1, 0}})
    for (int64_t size : {-14, -5, -2, 1, 2, 5, 14}) {
      bool even = size < 0;
      int64_t next = 0;
      for (const TileSegment &segment :
           getTileSegments(dim, std::abs(size), even))
        for (int64_t i = 0; i < segment.count; ++i) {
          int64_t begin = segment.begin + i * segment.size;
          int64_t shift = segment.inputBegin + i * segment.size * dim.stride;
          EXPECT_EQ(begin, next);
          next += segment.size;
          EXPECT_LE(shift + segment.window.inputs, dim.inputs);
          for (int64_t o = 0; o < segment.size; ++o)
            for (int64_t tap = 0; tap < dim.taps; ++tap) {
              bool inside = dim.isInside(begin + o, tap);
              EXPECT_EQ(segment.window.isInside(o, tap), inside);
              if (inside) {
                EXPECT_EQ(segment.window.getInput(o, tap) + shift,
                          dim.getInput(begin + o, tap));
              }
            }
        }
      EXPECT_EQ(next, dim.outputs);
    }
}

TEST(WindowTiles, TilesWithTheSamePaddingAreOneSegment) {
  // Left edge, interior, right edge.
  EXPECT_EQ(getTileSegments({56, 56, 3, 1, 1, 1}, 14).size(), 3u);
  // Without padding all are alike.
  EXPECT_EQ(getTileSegments({58, 56, 3, 1, 1, 0}, 14).size(), 1u);
  // A row of dilated taps is above the image for twelve rows alike.
  EXPECT_EQ(getTileSegments({33, 33, 3, 1, 12, 12}, 1).size(), 3u);
}

TEST(WindowTiles, EvenTilesDifferByOneAtMost) {
  auto getSizes = [](int64_t outputs, int64_t size) {
    std::vector<int64_t> sizes;
    for (const TileSegment &segment :
         getTileSegments({outputs, outputs, 1, 1, 1, 0}, size, /*even=*/true))
      sizes.insert(sizes.end(), segment.count, segment.size);
    return sizes;
  };
  EXPECT_EQ(getSizes(13, 4), (std::vector<int64_t>{4, 3, 3, 3}));
  EXPECT_EQ(getSizes(14, 4), (std::vector<int64_t>{4, 4, 3, 3}));
  EXPECT_EQ(getSizes(12, 5), (std::vector<int64_t>{4, 4, 4}));
  EXPECT_EQ(getSizes(3, 5), (std::vector<int64_t>{3}));
  EXPECT_TRUE(getSizes(0, 5).empty());
}

/// 14 columns by tiles of 4x24 on AVX2: six accumulation chains, of two pixels,
/// would take as long as nine.
TEST(CostModel, SmallRestsAreSharedOut) {
  ConvDim dim{14, 14, 3, 1, 1, 1};
  ConvPlan plan =
      planConv(*lookupTarget("x86-64-avx2"), {1, 512, 512, dim, dim});
  EXPECT_EQ(plan.tileColumns, 4);
  EXPECT_TRUE(plan.evenColumns);
}

TEST(WindowTiles, TilesOfOneOutputDifferWhenTheyRun) {
  auto segments = getClippedSegments({33, 33, 3, 1, 12, 12}, 1);
  ASSERT_EQ(segments.size(), 1u);
  EXPECT_TRUE(segments[0].isClipped);
  EXPECT_EQ(segments[0].count, 33);
  EXPECT_EQ(segments[0].window.inputs, 25);
  EXPECT_EQ(segments[0].window.pad, 0);
  // Nothing differs.
  EXPECT_FALSE(getClippedSegments({58, 56, 3, 1, 1, 0}, 1)[0].isClipped);
  // Tiles of two outputs are of a kind each; the first output of the second
  // case meets no input.
  EXPECT_EQ(getClippedSegments({56, 56, 3, 1, 1, 1}, 2).size(), 3u);
  EXPECT_GT(getClippedSegments({5, 9, 3, 1, 1, 3}, 1).size(), 1u);
}

TEST(CostModel, AnyPanelWidthHasAPlan) {
  for (const TargetDesc &target : getAllTargets())
    for (int64_t nr : {1, 3, 12, 40, 100}) {
      GemmPlan plan = planGemmWithPanelWidth(target, {100, 100, 100}, nr);
      int64_t vectors = llvm::divideCeil(nr, target.getLanes());
      EXPECT_EQ(plan.nr, nr);
      EXPECT_GE(plan.mr, 1);
      if (vectors * 2 < target.numVectorRegisters) {
        EXPECT_LE((plan.mr + 1) * vectors, target.numVectorRegisters);
      }
    }
}

TEST(CostModel, TheLargerOperandIsWalkedOnce) {
  const TargetDesc *target = lookupTarget("x86-64-avx512");
  // B fits the second-level cache: rows outside. B of 16 MB does not.
  EXPECT_TRUE(planGemm(*target, {3136, 64, 64}).rowsOutermost);
  EXPECT_FALSE(planGemm(*target, {49, 2048, 2048}).rowsOutermost);
}

TEST(CostModel, PanelsAreWalkedForFewRowTiles) {
  const TargetDesc *target = lookupTarget("x86-64-avx512");
  // 4 MB of weights for seven tiles of seven rows, and for fourteen of
  // fourteen.
  EXPECT_TRUE(planGemm(*target, {49, 2048, 512}).rowsOutermost);
  EXPECT_FALSE(planGemm(*target, {196, 2048, 512}).rowsOutermost);
}

TEST(CostModel, PanelsAreWalkedIfTheyArriveInTime) {
  // Four or six rows are done with a panel before the next has come.
  EXPECT_FALSE(
      planGemm(*lookupTarget("x86-64-avx2"), {2048, 512, 512}).rowsOutermost);
  EXPECT_TRUE(
      planGemm(*lookupTarget("aarch64-neon"), {2048, 512, 512}).rowsOutermost);
}

TEST(CostModel, ThreadsAreWorthTheirStart) {
  for (const TargetDesc &target : getAllTargets()) {
    // Operations that take one thread its least work.
    int64_t ops =
        target.minThreadCycles * target.getLanes() * target.fmaPerCycle;
    EXPECT_EQ(planThreads(target, 0), 1);
    EXPECT_EQ(planThreads(target, 2 * ops - 1), 1);
    EXPECT_EQ(planThreads(target, 2 * ops), 2);
    EXPECT_EQ(planThreads(target, 16 * ops), 16);
    // The caller's own bound, and none.
    EXPECT_EQ(planThreads(target, 2 * ops, target.minThreadCycles / 2), 4);
    EXPECT_EQ(planThreads(target, 5, /*minCycles=*/0), 5);
  }
}

} // namespace
