//===- DepthwisePlannerTest.cpp - Plans of depthwise convolutions ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/DepthwisePlanner.h"

#include "llvm/ADT/iterator.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace nnprim;

namespace {

auto eachMachine() { return llvm::make_pointee_range(getMachines()); }

static DepthwiseShape getDepthwiseShape(int64_t channels, int64_t outputs,
                                        int64_t taps, int64_t stride) {
  return {channels, {outputs, outputs}, {taps, taps}, {stride, stride}, {1, 1}};
}

/// The sums and weights in use and an input, or all sums and three inputs where
/// operands are not in memory, or the filter's rows in a loop.
TEST(DepthwisePlan, TilesFitTheRegisterFile) {
  for (const MachineDesc &machine : eachMachine())
    for (int64_t channels : {8, 72, 1024})
      for (int64_t outputs : {1, 7, 14, 112})
        for (int64_t taps : {1, 2, 3, 5, 7, 31})
          for (int64_t stride : {1, 2, 3}) {
            DepthwisePlan plan = planDepthwise(
                machine, getDepthwiseShape(channels, outputs, taps, stride));
            int64_t weights =
                std::min((plan.rows - 1) * stride + 1, taps) * taps;
            bool isFolded = machine.target->hasMemoryOperands;
            int64_t sums = plan.rows * plan.columns;
            int64_t liveRows =
                std::min(plan.rows, (taps + stride - 1) / stride);
            int64_t liveSums = isFolded ? liveRows * plan.columns : sums;
            EXPECT_GE(sums, 1);
            if (plan.loopOverTaps) {
              EXPECT_EQ(plan.rows, 1);
              EXPECT_LE(2 * sums, machine.target->numVectorRegisters);
            } else {
              EXPECT_LE((liveSums + weights) * plan.vectors +
                            (isFolded ? 1 : 3),
                        machine.target->numVectorRegisters);
              EXPECT_LT(sums * plan.vectors,
                        machine.target->numVectorRegisters);
            }
          }
}

/// A loop over the rows of a filter takes what straight-line code of the same
/// tile does, or more: both wait for the same lines.
TEST(DepthwisePlan, LoopsTakeNoLessThanStraightLineCode) {
  for (const MachineDesc &machine : eachMachine())
    for (int64_t channels : {8, 72, 1024})
      for (int64_t taps : {1, 3, 7})
        for (int64_t columns : {1, 3, 8}) {
          DepthwiseShape shape = getDepthwiseShape(channels, 14, taps, 1);
          DepthwisePlan straight{/*rows=*/1, columns, /*vectors=*/1};
          DepthwisePlan loop = straight;
          loop.loopOverTaps = true;
          EXPECT_GE(estimateDepthwise(machine, shape, loop),
                    estimateDepthwise(machine, shape, straight));
        }
}

/// Straight-line code where a filter is small, a loop where it is large.
TEST(DepthwisePlan, LargeFiltersAreLoops) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx512");
  EXPECT_FALSE(
      planDepthwise(*machine, getDepthwiseShape(64, 56, 3, 1)).loopOverTaps);
  EXPECT_FALSE(
      planDepthwise(*machine, getDepthwiseShape(64, 56, 5, 2)).loopOverTaps);
  EXPECT_TRUE(
      planDepthwise(*machine, getDepthwiseShape(64, 56, 31, 1)).loopOverTaps);
}

/// Rows of sums that are stored leave their registers to others.
TEST(DepthwisePlan, TilesHaveMoreRowsThanRegistersHold) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx2");
  DepthwisePlan plan =
      planDepthwise(*machine, getDepthwiseShape(576, 14, 3, 1));
  EXPECT_GT(plan.rows, 3);
  EXPECT_EQ(plan.columns, 2);
}

/// Rows of 56 pixels of 128 channels begin in the same set of the cache, those
/// of 57 do not.
TEST(DepthwisePlan, RowsInOneSetPushEachOtherOut) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx2");
  DepthwiseShape shape = getDepthwiseShape(128, 56, 3, 1), wide = shape;
  wide.imageWidth = 57;
  DepthwisePlan tall{/*rows=*/10, /*columns=*/1, /*vectors=*/1};
  EXPECT_GT(estimateDepthwise(*machine, shape, tall),
            1.2 * estimateDepthwise(*machine, wide, tall));
  DepthwisePlan low{/*rows=*/2, /*columns=*/2, /*vectors=*/1};
  EXPECT_LT(estimateDepthwise(*machine, shape, low),
            1.1 * estimateDepthwise(*machine, wide, low));
}

/// Long epilogues of few registers leave none for the next rows.
TEST(DepthwisePlan, TilesOfLongEpiloguesAreLow) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx2");
  DepthwiseShape shape = getDepthwiseShape(576, 14, 3, 1);
  shape.epilogue = DepthwiseShape::Epilogue::Simple;
  EXPECT_GT(planDepthwise(*machine, shape).rows, 3);
  shape.epilogue = DepthwiseShape::Epilogue::Other;
  EXPECT_LE(planDepthwise(*machine, shape).rows, 3);
}

/// Where pixels meet in few sets, one row of AVX2's sums goes as far as its
/// registers do, whatever the epilogue.
TEST(DepthwisePlan, CrowdedTilesAreWide) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx2");
  DepthwiseShape shape = getDepthwiseShape(1024, 7, 3, 1);
  for (auto epilogue :
       {DepthwiseShape::Epilogue::None, DepthwiseShape::Epilogue::Other}) {
    shape.epilogue = epilogue;
    DepthwisePlan plan = planDepthwise(*machine, shape);
    EXPECT_EQ(plan.rows, 1);
    EXPECT_EQ(plan.columns, 4);
    EXPECT_EQ(plan.vectors, 2);
  }
}

/// Pixels of 1024 channels all meet in the same sets of the cache.
TEST(DepthwisePlan, ConflictingPixelsAreReadByTwoLines) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx512");
  EXPECT_EQ(planDepthwise(*machine, getDepthwiseShape(1024, 7, 3, 1)).vectors,
            2);
  EXPECT_EQ(planDepthwise(*machine, getDepthwiseShape(960, 7, 3, 1)).vectors,
            1);
}

} // namespace
