//===- GemmPlannerTest.cpp - Plans of matrix products ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/GemmPlanner.h"

#include "llvm/Support/MathExtras.h"

#include "llvm/ADT/iterator.h"

#include <gtest/gtest.h>

using namespace nnprim;

namespace {

auto eachMachine() { return llvm::make_pointee_range(getMachines()); }

TEST(GemmPlan, RowsAreEvenedOut) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx512");
  // Not 14 and 1.
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {15, 32, 64}, 32).mr, 8);
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {14, 32, 64}, 32).mr, 14);
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {1, 32, 64}, 32).mr, 1);
}

/// A tile of one row waits for its two sums longer than one of four rows for
/// its products.
TEST(GemmPlan, ALastTileOfOneRowTakesRowsOfOthers) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx2-znver3");
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {49, 160, 960}, 16).mr, 5);
  // Of 48 rows there is no such tile, and of 300 it counts for little.
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {48, 160, 960}, 16).mr, 6);
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {301, 160, 960}, 16).mr, 6);
}

/// Few tiles leave the panels to the outer loop where they prefetch the next
/// one, and walk through all of them where they do not.
TEST(GemmPlan, FewTilesPrefetchTheNextPanel) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx2-znver3");
  GemmPlan plan = planGemmWithPanelWidth(*machine, {48, 320, 960}, 16);
  EXPECT_FALSE(plan.rowsOutermost);
  EXPECT_TRUE(plan.prefetchNextPanel);
  MachineDesc without = *machine;
  without.panelPrefetchBytes = 2048;
  plan = planGemmWithPanelWidth(without, {48, 320, 960}, 16);
  EXPECT_TRUE(plan.rowsOutermost);
  EXPECT_FALSE(plan.prefetchNextPanel);
}

/// From a slow LLC the next panel is prefetched, for few tiles, too, and rows
/// of the panel in use are not; nor are lines of the result, which are stored
/// whole.
TEST(GemmPlan, TilesPrefetchTheNextPanelFromASlowLastCache) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512");
  machine.panelPrefetchBytes = 32 << 10;
  GemmPlan plan = planGemmWithPanelWidth(machine, {49, 2048, 512}, 32);
  EXPECT_FALSE(plan.rowsOutermost);
  EXPECT_TRUE(plan.prefetchNextPanel);
  EXPECT_EQ(plan.prefetchRhs, 0);
  EXPECT_FALSE(planGemm(machine, {12544, 64, 32}).prefetchOutput);
  machine.llcBandwidth = 24;
  plan = planGemmWithPanelWidth(machine, {49, 2048, 512}, 32);
  EXPECT_FALSE(plan.prefetchNextPanel);
  EXPECT_NE(plan.prefetchRhs, 0);
  EXPECT_TRUE(planGemm(machine, {12544, 64, 32}).prefetchOutput);
}

/// Weights that would fit in L2 are not there if those of a model passed
/// through since they were used, and the tiles of few rows all wait for them.
TEST(GemmPlan, WeightsOfAModelLeaveTheSecondLevelCache) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512");
  EXPECT_TRUE(planGemm(machine, {49, 128, 512}).rowsOutermost);
  machine.modelWeightBytes = 4 << 20;
  GemmPlan plan = planGemm(machine, {49, 128, 512});
  EXPECT_FALSE(plan.rowsOutermost);
  EXPECT_TRUE(plan.prefetchNextPanel);
  // Of many tiles only the first ones wait, and A of 8 MB would be read again
  // and again.
  EXPECT_TRUE(planGemm(machine, {3136, 128, 64}).rowsOutermost);
  EXPECT_TRUE(planGemm(machine, {4096, 128, 512}).rowsOutermost);
  // Nothing is left to prefetch where one panel is all.
  EXPECT_TRUE(planGemm(machine, {49, 32, 512}).rowsOutermost);
}

TEST(GemmPlan, NarrowOutputsGetNarrowPanels) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx512");
  EXPECT_EQ(planGemm(*machine, {2916, 48, 128}).nr, 48);
  EXPECT_EQ(planGemm(*machine, {3136, 64, 64}).nr, 32);
}

TEST(GemmPlan, RowsOfAnIndirectGemmFitTheGeneralRegisters) {
  for (const MachineDesc &machine : eachMachine())
    for (int64_t m : {1, 7, 49, 196, 3136}) {
      GemmPlan plan = planGemm(machine, {m, 64, 576, 9});
      EXPECT_LE(plan.mr, machine.target->numAddressRegisters - 4);
      EXPECT_GE(plan.mr, 1);
    }
}

/// 1024 floats a row: all rows meet in one set of eight lines, one of them B's.
TEST(GemmPlan, RowsOfATileDoNotPushEachOtherOutOfTheCache) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx512");
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {196, 256, 1024}, 32).mr, 7);
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {196, 256, 1040}, 32).mr, 14);
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {196, 256, 512}, 32).mr, 14);
}

/// The tile with the fewest loads wins where issue is what limits.
TEST(GemmPlan, NeonPrefersTheTileThatIsBoundByItsFmas) {
  const MachineDesc *machine = lookupTargetOption("aarch64-neon");
  EXPECT_EQ(planGemm(*machine, {196, 96, 256}).nr, 12);
}

TEST(GemmPlan, AnyPanelWidthHasAPlan) {
  for (const MachineDesc &machine : eachMachine())
    for (int64_t nr : {1, 3, 12, 40, 100}) {
      GemmPlan plan = planGemmWithPanelWidth(machine, {100, 100, 100}, nr);
      int64_t vectors = llvm::divideCeil(nr, machine.getLanes());
      EXPECT_EQ(plan.nr, nr);
      EXPECT_GE(plan.mr, 1);
      if (vectors * 2 < machine.target->numVectorRegisters) {
        EXPECT_LE((plan.mr + 1) * vectors, machine.target->numVectorRegisters);
      }
    }
}

TEST(GemmPlan, TheLargerOperandIsWalkedOnce) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx512");
  // B fits the second-level cache: rows outside. B of 16 MB does not.
  EXPECT_TRUE(planGemm(*machine, {3136, 64, 64}).rowsOutermost);
  EXPECT_FALSE(planGemm(*machine, {49, 2048, 2048}).rowsOutermost);
}

TEST(GemmPlan, PanelsAreWalkedForFewRowTiles) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx512-znver4");
  // 4 MB of weights for seven tiles of seven rows, and for fourteen of
  // fourteen.
  EXPECT_TRUE(planGemm(*machine, {49, 2048, 512}).rowsOutermost);
  EXPECT_FALSE(planGemm(*machine, {196, 2048, 512}).rowsOutermost);
}

/// A panel of 256 KiB stays in L2 for all rows; A and B are 32 MiB, as the LLC
/// is. Of 8 MiB, panels come from the LLC.
TEST(GemmPlan, PanelsStayIfTheLastCacheDoesNotHoldBoth) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx2-znver3");
  EXPECT_FALSE(
      planGemmWithPanelWidth(*machine, {1024, 1024, 4096}, 16).rowsOutermost);
  EXPECT_TRUE(
      planGemmWithPanelWidth(*machine, {1024, 1024, 1024}, 16).rowsOutermost);
}

TEST(GemmPlan, PanelsAreWalkedIfTheyArriveInTime) {
  // Four or six rows are done with a panel before the next has come.
  EXPECT_FALSE(planGemm(*lookupTargetOption("x86-64-avx2"), {2048, 512, 512})
                   .rowsOutermost);
  EXPECT_TRUE(planGemm(*lookupTargetOption("aarch64-neon"), {2048, 512, 512})
                  .rowsOutermost);
}

/// Rows of f32 that the product splits, in the types of split factors.
GemmPlan planSplitRows(int64_t m, int64_t n, int64_t k, int64_t numThreads) {
  MachineDesc machine =
      shareMemory(*lookupTargetOption("x86-64-avx512-amx"), numThreads);
  GemmShape shape{m, n, getSplitDepth(k)};
  shape.types = {ElementType::BF16x2, ElementType::BF16x2, ElementType::F32};
  shape.splitsRows = true;
  return planGemm(machine, shape);
}

TEST(GemmPlan, RowsAreSplitForAllPanels) {
  // L2 keeps all panels: one tile of rows at a time.
  GemmPlan few = planSplitRows(3136, 64, 64, 1);
  EXPECT_TRUE(few.rowsOutermost);
  EXPECT_EQ(few.rowGroup, 1);
  EXPECT_EQ(few.panelGroup, 2);
  // It does not: all rows, if it keeps these, or as many as it does.
  GemmPlan all = planSplitRows(49, 2048, 512, 1);
  EXPECT_FALSE(all.rowsOutermost);
  EXPECT_EQ(all.rowGroup, 2);
  EXPECT_EQ(all.extensionParts, 1);
  GemmPlan some = planSplitRows(3136, 1024, 512, 1);
  EXPECT_GT(some.rowGroup, 1);
  EXPECT_LT(some.rowGroup, 98);
}

/// Where panels pass by for each group of rows of integers, groups of small
/// tiles are what the stack holds, of tall ones 4 % of the rows, or one tile.
TEST(GemmPlan, GroupsOfSmallTilesAreOnTheStack) {
  auto planIntegers = [](const char *target) {
    GemmShape shape{196, 512, getScaledDepth(512)};
    shape.types = kScaledTypes;
    shape.splitsRows = true;
    return planGemm(*lookupTargetOption(target), shape);
  };
  GemmPlan small = planIntegers("x86-64-avx2-znver3");
  EXPECT_FALSE(small.rowsOutermost);
  EXPECT_GE(small.rowGroup * small.mr, 48);
  EXPECT_LE(small.rowGroup * small.mr, 64);
  EXPECT_EQ(small.extensionParts, 0);
  GemmPlan tall = planIntegers("x86-64-avx512-vnni-znver4");
  EXPECT_EQ(tall.rowGroup, 1);
}

/// Of results beyond L2, tiles write twelve lines; of others, as many rows as
/// registers hold.
TEST(GemmPlan, TilesOfLargeResultsAreSmall) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx512-znver4");
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {12544, 64, 32}, 32).mr, 6);
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {12544, 64, 32}, 64).mr, 4);
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {196, 512, 512}, 32).mr, 14);
  EXPECT_EQ(planGemmWithPanelWidth(*machine, {1, 1 << 20, 32}, 32).mr, 1);
}

TEST(GemmPlan, ThreadsTakeGroupsOfRowsOrOfPanels) {
  GemmPlan rows = planSplitRows(196, 192, 1024, 4);
  EXPECT_EQ(rows.rowGroup, 2);
  EXPECT_EQ(rows.panelGroup, 6);
  EXPECT_EQ(rows.extensionParts, 4);
  // Fewer than threads, too: no rows are split twice.
  GemmPlan few = planSplitRows(197, 192, 768, 16);
  EXPECT_EQ(few.rowGroup, 1);
  EXPECT_EQ(few.panelGroup, 6);
  EXPECT_EQ(few.extensionParts, 7);
  GemmPlan panels = planSplitRows(49, 2048, 512, 2);
  EXPECT_EQ(panels.panelGroup, 32);
  EXPECT_EQ(panels.rowGroup, 2);
  EXPECT_EQ(panels.extensionParts, 2);
}

} // namespace
