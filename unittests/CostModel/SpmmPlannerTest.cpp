//===- SpmmPlannerTest.cpp - Plans of sparse matrix products --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/SpmmPlanner.h"

#include "NNPrim/Plan/KernelResources.h"

#include "llvm/ADT/iterator.h"
#include "llvm/Support/MathExtras.h"

#include <gtest/gtest.h>

using namespace nnprim;

namespace {

auto eachMachine() { return llvm::make_pointee_range(getMachines()); }

SpmmShape getShape(int64_t filters, int64_t channels, int64_t pixels,
                   int64_t block, double density) {
  SpmmShape shape;
  shape.filters = filters;
  shape.channels = channels;
  shape.pixels = shape.rowStride = pixels;
  shape.block = block;
  shape.entries =
      int64_t(density * llvm::divideCeil(filters, block) * channels);
  shape.areEntriesKnown = true;
  return shape;
}

template <typename Visit> void forEachShape(Visit visit) {
  for (int64_t filters : {1, 17, 512})
    for (int64_t channels : {1, 96, 1024})
      for (int64_t pixels : {1, 7, 49, 196, 12544})
        for (int64_t block : {1, 2, 3, 4, 16})
          for (double density : {0.0, 0.05, 0.5, 1.0})
            visit(getShape(filters, channels, pixels, block, density));
}

TEST(SpmmPlan, TilesFitTheRegisterFile) {
  for (const MachineDesc &machine : eachMachine())
    forEachShape([&](const SpmmShape &shape) {
      SpmmPlan plan = planSpmm(machine, shape);
      ASSERT_GE(plan.pixels, 1);
      EXPECT_LE(plan.pixels, shape.pixels);
      int64_t vectors = llvm::divideCeil(plan.pixels, machine.getLanes());
      EXPECT_LE(
          countSpmmRegisters(*machine.target, plan.rows, vectors, plan.sets),
          machine.target->numVectorRegisters);
    });
}

/// Groups of output channels fetch a slab each, mostly while they multiply:
/// narrow tiles, of which there are as many as threads may share, take longer.
TEST(SpmmPlan, SmallImagesAreOneTileWhereLoadsHideSlabs) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx512-znver4");
  SpmmPlan plan = planSpmm(machine, getShape(160, 960, 49, 1, 0.1));
  EXPECT_EQ(plan.pixels, 49);
  EXPECT_GT(plan.channels, 0);
  EXPECT_GT(plan.groupRows, 0);
}

TEST(SpmmPlan, FitsItsOp) {
  for (const MachineDesc &machine : eachMachine())
    forEachShape([&](const SpmmShape &shape) {
      SpmmPlan plan = planSpmm(machine, shape);
      EXPECT_EQ(shape.block % plan.rows, 0);
      EXPECT_EQ(plan.groupRows % shape.block, 0);
      EXPECT_LT(plan.channels, shape.channels);
      EXPECT_FALSE(plan.readModifyWrite);
      if (plan.packInput && plan.pixels < shape.pixels)
        EXPECT_EQ(plan.pixels, plan.getPanelWidth());
    });
}

/// Slabs need entries that can be sorted.
TEST(SpmmPlan, EntriesThatAreUnknownHaveNoSlabs) {
  for (const MachineDesc &machine : eachMachine())
    forEachShape([&](SpmmShape shape) {
      shape.areEntriesKnown = false;
      EXPECT_EQ(planSpmm(machine, shape).channels, 0);
    });
}

/// Half-dense weights of many channels would read their pixels from L2 over and
/// over; rows of 14 × 14 pixels begin anywhere in a vector.
TEST(SpmmPlan, WideLayersHaveSlabsAndPanels) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx512");
  SpmmPlan plan = planSpmm(machine, getShape(512, 512, 196, 1, 0.5));
  EXPECT_TRUE(plan.packInput);
  EXPECT_GT(plan.channels, 0);
  EXPECT_LE(4 * plan.channels * plan.pixels, 2 * machine.l1Bytes);
  EXPECT_FALSE(planSpmm(machine, getShape(64, 32, 12544, 1, 0.5)).packInput);
}

/// Rows of a block share pixels, which is what blocks are for.
TEST(SpmmPlan, BlocksTakeSeveralRows) {
  for (const MachineDesc &machine : eachMachine())
    for (int64_t block : {2, 4, 16})
      EXPECT_GT(planSpmm(machine, getShape(512, 512, 196, block, 0.5)).rows, 1);
}

/// A tile of 7 × 7 pixels passes each block once: nothing foresees where its
/// entries end. A hundred tiles pass the same ones.
TEST(SpmmPlan, BlocksOfFewTilesAreSorted) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx512");
  SpmmShape shape = getShape(1024, 1024, 49, 1, 0.1);
  EXPECT_TRUE(planSpmm(machine, shape).sortBlocks);
  EXPECT_FALSE(planSpmm(machine, getShape(64, 32, 12544, 1, 0.1)).sortBlocks);
  shape.areEntriesKnown = false;
  EXPECT_FALSE(planSpmm(machine, shape).sortBlocks);
}

/// Where the end of a block is foreseen, rows of the output in any order cost
/// more than they save.
TEST(SpmmPlan, BlocksThatAreForeseenAreNotSorted) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx512-znver4");
  for (int64_t pixels : {49, 196, 784, 12544})
    for (double density : {0.05, 0.1, 0.5})
      EXPECT_FALSE(
          planSpmm(machine, getShape(512, 512, pixels, 1, density)).sortBlocks);
}

/// Tiles that come from L2 take less time where loads hide transfers, but no
/// less than those that are in L1.
TEST(SpmmPlan, LoadsHideTransfers) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512");
  SpmmShape shape = getShape(512, 512, 784, 1, 0.5);
  SpmmPlan plan;
  plan.pixels = 112;
  double exposed = estimateSpmm(machine, shape, plan);
  machine.sparse.hiddenTransfers = 0.5;
  double half = estimateSpmm(machine, shape, plan);
  machine.sparse.hiddenTransfers = 1;
  double hidden = estimateSpmm(machine, shape, plan);
  EXPECT_LT(half, exposed);
  EXPECT_LT(hidden, half);
  EXPECT_NEAR(half, (exposed + hidden) / 2, 1e-3 * exposed);
  machine.l1Bytes = 8 << 20;
  EXPECT_LE(estimateSpmm(machine, shape, plan), hidden);
}

/// Two entries bring two rows of a tile to L1, and not those of all channels.
TEST(SpmmPlan, FewEntriesReadFewChannels) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512");
  machine.l1Bytes = 8 << 20;
  SpmmShape shape = getShape(1, 64, 480, 1, 1);
  SpmmPlan plan;
  plan.pixels = 480;
  auto getTransfers = [&](int64_t entries) {
    shape.entries = entries;
    machine.l2LineCycles = 2;
    double slow = estimateSpmm(machine, shape, plan);
    machine.l2LineCycles = 1;
    return slow - estimateSpmm(machine, shape, plan);
  };
  int64_t rowLines = 480 / 16;
  EXPECT_NEAR(getTransfers(1), rowLines, 1);
  // And a share of the lines of the entries themselves.
  EXPECT_NEAR(getTransfers(1000), 64 * rowLines, 40);
  EXPECT_LT(getTransfers(64), 0.7 * getTransfers(1000));
}

/// Two pipes that load a half of a vector each load two scalars in the time of
/// one vector.
TEST(SpmmPlan, ScalarsFillHalvesOfPipes) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512");
  machine.loadsPerCycle = 1;
  machine.l1Bytes = 8 << 20;
  SpmmShape shape = getShape(64, 64, 128, 1, 1);
  SpmmPlan plan;
  plan.pixels = 128;
  double whole = estimateSpmm(machine, shape, plan);
  machine.pipeBits = 256;
  // An offset and a weight.
  EXPECT_NEAR(whole - estimateSpmm(machine, shape, plan), double(shape.entries),
              1);
}

/// Threads take groups of sorted rows, each of which begins with the longest.
TEST(SpmmPlan, SortedBlocksOfOneTileHaveGroups) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx512");
  SpmmPlan plan = planSpmm(machine, getShape(1024, 1024, 49, 1, 0.1));
  EXPECT_GT(plan.groupRows, 0);
  EXPECT_LT(plan.groupRows, 1024);
}

/// Of five copied tiles that go through slabs each of two threads takes two and
/// half of the output channels of the middle one.
TEST(SpmmPlan, OddTilesAreHalved) {
  const MachineDesc &znver3 = *lookupTargetOption("x86-64-avx2-znver3");
  SpmmPlan plan = planSpmm(znver3, getShape(512, 512, 196, 1, 0.1));
  EXPECT_EQ(llvm::divideCeil(196, plan.pixels), 5);
  EXPECT_EQ(plan.groupRows, 256);
  // The last block of an odd number has no half.
  SpmmShape odd = getShape(511, 512, 196, 1, 0.1);
  plan = planSpmm(znver3, odd);
  EXPECT_EQ(plan.groupRows, 0);
  // Only the middle tile is estimated to go through the slabs twice.
  SpmmPlan whole = planSpmm(znver3, getShape(512, 512, 196, 1, 0.1));
  double halved = whole.cycles;
  whole.groupRows = 0;
  double least = estimateSpmm(znver3, getShape(512, 512, 196, 1, 0.1), whole);
  EXPECT_GT(halved, least);
  EXPECT_LT(halved, 1.02 * least);
}

/// Where sums may not wait in the output, no slab has an order of its own.
TEST(SpmmPlan, SlabsInPlaceAreNotSorted) {
  for (const MachineDesc &machine : eachMachine())
    forEachShape([&](SpmmShape shape) {
      shape.mayBeInPlace = true;
      SpmmPlan plan = planSpmm(machine, shape);
      EXPECT_FALSE(plan.sortBlocks && plan.channels != 0);
    });
}

/// Fewer entries take less time.
TEST(SpmmPlan, CyclesFallWithSparsity) {
  for (const MachineDesc &machine : eachMachine()) {
    double dense = planSpmm(machine, getShape(512, 512, 196, 1, 1.0)).cycles;
    double half = planSpmm(machine, getShape(512, 512, 196, 1, 0.5)).cycles;
    double few = planSpmm(machine, getShape(512, 512, 196, 1, 0.05)).cycles;
    EXPECT_LT(half, 0.7 * dense);
    EXPECT_LT(few, 0.3 * half);
  }
}

} // namespace
