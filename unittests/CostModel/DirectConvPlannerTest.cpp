//===- DirectConvPlannerTest.cpp - Plans of direct convolutions -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/DirectConvPlanner.h"

#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/RoundedMemory.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include "llvm/ADT/iterator.h"

#include <gtest/gtest.h>

using namespace nnprim;

namespace {

auto eachMachine() { return llvm::make_pointee_range(getMachines()); }

static ConvShape getConv(int64_t size, int64_t channels, int64_t filters,
                         int64_t taps) {
  ConvDim dim{size, size, taps, 1, 1, taps / 2};
  return {1, channels, filters, dim, dim};
}

/// The same of an image whose pixels are rounded to integers.
static ConvShape getRoundedConv(int64_t size, int64_t channels, int64_t filters,
                                int64_t taps) {
  ConvShape shape = getConv(size, getScaledDepth(channels), filters, taps);
  shape.types = kScaledTypes;
  shape.roundedChannels = channels;
  return shape;
}

TEST(DirectConvPlan, BandsOfRoundedPixelsAreSmall) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512-vnni-znver4");
  for (int64_t threads : {1, 2, 16})
    for (int64_t size : {7, 14, 28, 56, 112, 149})
      for (int64_t channels : {32, 64, 256, 512}) {
        machine.numThreads = threads;
        ConvShape shape = getRoundedConv(size, channels, 128, 3);
        DirectConvPlan plan = planDirectConv(machine, shape);
        ASSERT_GT(plan.bandRows, 0);
        EXPECT_EQ(plan.bandRows % plan.tileRows, 0);
        double bytes = 4.0 * double(getBandElements(shape.rows, shape.columns,
                                                    channels, plan.bandRows));
        bool isOnStack = plan.extensionParts == 0;
        EXPECT_EQ(isOnStack, bytes <= double(kMaxRoundedBytes));
        double all = bytes * double(std::max<int64_t>(1, plan.extensionParts));
        double im2col = 4.0 * double(size * size * 9 * channels);
        // One row of tiles for each thread is the least that there is.
        if (plan.bandRows > plan.tileRows || threads == 1)
          EXPECT_LE(all, kRoundedShare * im2col) << size << " " << channels;
        EXPECT_LE(plan.extensionParts, kMaxRoundedParts);
      }
}

TEST(DirectConvPlan, BandsRepeatLittleWhereL2KeepsPanels) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx512-vnni-znver4");
  // Eight rows of pixels, of which two are read by the next band, too.
  EXPECT_EQ(planDirectConv(machine, getRoundedConv(56, 64, 64, 3)).bandRows, 6);
  // Panels pass by for each band: as many rows as 4 % allow.
  EXPECT_EQ(planDirectConv(machine, getRoundedConv(7, 512, 512, 3)).bandRows,
            3);
  // A window of one row repeats nothing, and is one row.
  ConvShape rows = getRoundedConv(56, 64, 64, 3);
  rows.rows = {56, 56, 1, 1, 1, 0};
  EXPECT_EQ(planDirectConv(machine, rows).bandRows, 1);
}

TEST(DirectConvPlan, TilesOfAConvolutionFitTheRegisters) {
  for (const MachineDesc &machine : eachMachine())
    for (int64_t size : {1, 3, 7, 13, 27, 56}) {
      DirectConvPlan plan = planDirectConv(machine, getConv(size, 64, 96, 3));
      EXPECT_LE(plan.tileRows * plan.tileColumns * plan.nr / machine.getLanes(),
                machine.target->numVectorRegisters);
      EXPECT_GE(plan.tileRows * plan.tileColumns, 1);
      if (plan.tileRows > 1) {
        EXPECT_EQ(plan.tileColumns, size);
      }
    }
}

TEST(DirectConvPlan, SmallImagesAreTiledByWholeRows) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx512");
  DirectConvPlan plan =
      planDirectConvWithPanelWidth(*machine, getConv(7, 512, 512, 3), 32);
  EXPECT_EQ(plan.tileRows, 2);
  EXPECT_EQ(plan.tileColumns, 7);
}

TEST(DirectConvPlan, PackingAndTilingAgreeOnAConvolution) {
  for (const MachineDesc &machine : eachMachine()) {
    ConvShape shape = getConv(28, 128, 128, 3);
    DirectConvPlan plan = planDirectConv(machine, shape);
    DirectConvPlan same = planDirectConvWithPanelWidth(machine, shape, plan.nr);
    EXPECT_EQ(plan.tileColumns, same.tileColumns);
    EXPECT_EQ(plan.tileRows, same.tileRows);
  }
}

/// Results beyond L2 are written by tiles of few lines, those of up to four
/// vectors of filters by tiles of all filters; smaller results, and cores that
/// do not prefetch results, leave tiles as they are.
TEST(DirectConvPlan, TilesOfLargeResultsAreSmall) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx512-znver4");
  DirectConvPlan narrow = planDirectConv(*machine, getConv(224, 3, 32, 3));
  EXPECT_EQ(narrow.nr, 32);
  EXPECT_EQ(narrow.tileColumns, 6);
  EXPECT_TRUE(narrow.prefetchOutput);
  // 56 filters are three vectors and a half.
  for (int64_t filters : {56, 64}) {
    DirectConvPlan wide =
        planDirectConv(*machine, getConv(112, 56, filters, 3));
    EXPECT_EQ(wide.nr, 64);
    EXPECT_EQ(wide.tileColumns, 4);
  }
  EXPECT_LE(planDirectConv(*machine, getConv(112, 56, 65, 3)).nr, 48);
  DirectConvPlan small = planDirectConv(*machine, getConv(28, 128, 64, 3));
  EXPECT_EQ(small.nr, 32);
  EXPECT_EQ(small.tileColumns, 14);
  const MachineDesc *other = lookupTargetOption("x86-64-avx512");
  EXPECT_EQ(planDirectConv(*other, getConv(224, 3, 32, 3)).tileColumns, 14);
}

/// Where L3 is far and a step takes lines of a panel from L2, tiles of AVX2 are
/// one vector of filters by as many pixels as registers hold; panels that L1
/// keeps, and cores whose L3 is near, leave them as they are.
TEST(DirectConvPlan, TilesThatWaitForPanelsAreTall) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx2");
  ConvShape deep = getConv(14, 256, 256, 3), flat = getConv(14, 16, 256, 3);
  int64_t lanes = machine.getLanes();
  EXPECT_GT(planDirectConv(machine, deep).nr, lanes);
  machine.llcBandwidth = 8.6;
  machine.l1Bytes = 48 << 10;
  machine.l2Bytes = 2 << 20;
  DirectConvPlan plan = planDirectConv(machine, deep);
  EXPECT_EQ(plan.nr, lanes);
  EXPECT_EQ(plan.tileRows * plan.tileColumns, 14);
  EXPECT_EQ(plan, planDirectConvWithPanelWidth(machine, deep, lanes));
  EXPECT_GT(planDirectConv(machine, flat).nr, lanes);
}

/// The nine values of a filter row of three channels are a loop whose end is
/// foreseen: three quarters of the cycles are multiply-adds, all but a tenth of
/// them where rows are long.
TEST(DirectConvPlan, ShortLoopsEndAsForeseen) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx2");
  auto getShare = [&](int64_t channels) {
    ConvShape shape = getConv(224, channels, 64, 3);
    double products = 224.0 * 224 * 9 * double(channels) * 64 /
                      double(machine->getLanes() * machine->fmaPerCycle);
    return products / planDirectConv(*machine, shape).cycles;
  };
  EXPECT_GT(getShare(3), 0.75);
  EXPECT_GT(getShare(64), 0.9);
}

/// 14 columns by tiles of 4x24 on AVX2: six accumulation chains, of two pixels,
/// would take as long as nine.
TEST(DirectConvPlan, SmallRestsAreSharedOut) {
  ConvDim dim{14, 14, 3, 1, 1, 1};
  DirectConvPlan plan = planDirectConv(*lookupTargetOption("x86-64-avx2"),
                                       {1, 512, 512, dim, dim});
  EXPECT_EQ(plan.tileColumns, 4);
  EXPECT_TRUE(plan.evenColumns);
}

} // namespace
