//===- FastConvPlannerTest.cpp - How Winograd's convolution is run --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/FastConvPlanner.h"
#include "NNPrim/Plan/KernelResources.h"

#include "llvm/ADT/iterator.h"

#include <gtest/gtest.h>

using namespace nnprim;

namespace {

auto eachMachine() { return llvm::make_pointee_range(getMachines()); }

/// size×size outputs of kernels 3×3, in tiles of 4×4.
FastConvShape getSquare(int64_t size, int64_t channels, int64_t filters) {
  return {/*batch=*/1, size,    size,   channels,
          filters,     /*m=*/4, /*r=*/3};
}

/// 1-D Winograd of 1×7 kernels with four outputs a tile.
FastConvShape get1D(int64_t size, int64_t channels, int64_t filters) {
  FastConvShape shape = getSquare(size, channels, filters);
  shape.r = 7;
  shape.taps = 1;
  return shape;
}

/// The share of all tiles, or filters, that is in the first half of the parts.
double getFirstShare(const FastConvShape &shape, const FastConvPlan &plan) {
  bool isGroups = plan.groupFilters < shape.filters;
  int64_t all = isGroups ? shape.filters : shape.getNumTiles(plan.tileRows);
  int64_t each = isGroups ? plan.groupFilters : plan.panelTiles;
  int64_t first = 0;
  for (int64_t begin = 0; 2 * begin < all; begin += each)
    first += std::min(each, all - begin);
  return double(first) / all;
}

TEST(FastConvPlan, HalvesWhatIsWorthThreads) {
  for (const MachineDesc &machine : eachMachine())
    // 17 pixels are five lines of four outputs: no even number.
    for (const FastConvShape &shape :
         {get1D(17, 192, 192), get1D(17, 192, 224), get1D(17, 224, 224),
          get1D(17, 256, 320), getSquare(56, 64, 64), getSquare(13, 384, 256),
          getSquare(28, 512, 512)})
      EXPECT_LT(getFirstShare(shape, planFastConv(machine, shape)), 0.56)
          << machine.name.str() << ", " << shape.outputRows << " rows, "
          << shape.channels << " channels, " << shape.filters << " filters";
}

TEST(FastConvPlan, LeavesWhatIsNotWorthThreadsWhole) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512");
  FastConvShape shape = get1D(17, 192, 192);
  machine.minThreadCycles = int64_t(1) << 40;
  FastConvPlan whole = planFastConv(machine, shape);
  machine.minThreadCycles = 0;
  FastConvPlan halves = planFastConv(machine, shape);
  EXPECT_LT(whole.cycles, halves.cycles);
  EXPECT_GT(getFirstShare(shape, whole), getFirstShare(shape, halves));
}

/// Cycles that reading filters again adds to a plan.
double getRereadCycles(const FastConvShape &shape, int64_t nr) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512-znver5");
  EXPECT_GT(machine.tiles.rereadCycles, 0);
  double cycles = planFastConvWithPanelWidth(machine, shape, nr).cycles;
  machine.tiles.rereadCycles = 0;
  return cycles - planFastConvWithPanelWidth(machine, shape, nr).cycles;
}

TEST(FastConvPlan, TransformsRawFiltersInRanges) {
  for (const MachineDesc &machine : eachMachine())
    for (auto [m, channels] : {std::pair(4, 1),
                               {4, 64},
                               {4, 89},
                               {4, 512},
                               {4, 1000},
                               {2, 512},
                               {6, 512},
                               {6, 1001}}) {
      FastConvShape shape = getSquare(14, channels, 512);
      shape.m = m;
      EXPECT_EQ(planFastConv(machine, shape).depthChannels, channels);
      shape.isOnTheFly = true;
      int64_t coefficients = shape.getNumCoefficients();
      FastConvPlan plan = planFastConv(machine, shape);
      // The filters of a range fit in L2 with room for others; none is empty.
      EXPECT_LT(4 * coefficients * plan.filterCoefficientStride,
                machine.l2Bytes / 2);
      int64_t ranges = (channels - 1) / plan.depthChannels + 1;
      EXPECT_LT(ranges * plan.depthChannels - channels, ranges);
      // The parts of the workspace do not overlap.
      EXPECT_GE(plan.filterCoefficientStride, plan.depthChannels * plan.nr);
      EXPECT_EQ(plan.filterOffset,
                plan.productOffset +
                    coefficients * plan.productCoefficientStride);
      EXPECT_EQ(plan.scratchOffset,
                plan.filterOffset +
                    coefficients * plan.filterCoefficientStride);
      EXPECT_EQ(plan.partElements,
                plan.scratchOffset +
                    getWinogradScratch(*machine.target, shape));
    }
}

TEST(FastConvPlan, CountsRawFilters) {
  FastConvShape shape = getSquare(14, 512, 512);
  EXPECT_EQ(getFilterBytes(shape), 4.0 * 36 * 512 * 512);
  shape.isOnTheFly = true;
  EXPECT_EQ(getFilterBytes(shape), 4.0 * 9 * 512 * 512);
}

TEST(FastConvPlan, CountsFiltersThatAreReadAgain) {
  // 64 channels of 32 filters are 8 KiB, which stay close; 512 are 64 KiB.
  EXPECT_EQ(getRereadCycles(getSquare(56, 64, 64), 32), 0);
  EXPECT_GT(getRereadCycles(getSquare(56, 512, 64), 32), 0);
  // The tiles of 7×7 pixels are one tile of rows.
  EXPECT_EQ(getRereadCycles(getSquare(7, 512, 64), 32), 0);
}

TEST(FastConvPlan, CountsImages) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512");
  // Filters and tiles are few; results are 12 MiB.
  FastConvShape shape = getSquare(224, 3, 64);
  auto getCycles = [&](double share) {
    machine.tiles.imageShare = share;
    return planFastConv(machine, shape).cycles;
  };
  // Each byte of the results comes from memory and returns.
  machine.memoryBandwidth = 1;
  EXPECT_GT(getCycles(0.1), 2.0 * 4 * 224 * 224 * 64);
  EXPECT_LT(getCycles(10), getCycles(0.1));
  // With little of them, transforms take longer.
  shape = getSquare(14, 3, 64);
  EXPECT_EQ(getCycles(0), getCycles(0.1));
}

TEST(FastConvPlan, CountsHalfVectors) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512");
  auto getCycles = [&](int64_t channels) {
    // 32 filters give products of whole vectors.
    return planFastConv(machine, getSquare(56, channels, 32)).cycles;
  };
  double half = getCycles(8), whole = getCycles(16);
  machine.pipeBits = 256;
  EXPECT_LT(getCycles(8), half);
  EXPECT_EQ(getCycles(16), whole);
  // Two halves.
  EXPECT_GT(getCycles(9) - getCycles(8), getCycles(10) - getCycles(9));
}

TEST(FastConvPlan, FitsItsPart) {
  for (const MachineDesc &machine : eachMachine())
    for (const FastConvShape &shape :
         {getSquare(224, 64, 64), getSquare(56, 256, 256),
          getSquare(12, 1024, 1024), get1D(149, 512, 512)})
      EXPECT_LE(4 * planFastConv(machine, shape).partElements, 4 << 20);
}

} // namespace
