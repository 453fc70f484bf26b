//===- DepthwiseNchwPlannerTest.cpp - Depthwise plans on NCHW tensors -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/DepthwisePlanner.h"

#include "llvm/ADT/iterator.h"
#include "llvm/Support/MathExtras.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace nnprim;

namespace {

auto eachMachine() { return llvm::make_pointee_range(getMachines()); }

std::optional<DepthwiseNchwPlan> plan(const MachineDesc &machine,
                                      int64_t channels, int64_t outputs,
                                      int64_t taps, int64_t stride) {
  DepthwiseShape shape{
      channels, {outputs, outputs}, {taps, taps}, {stride, stride}, {1, 1}};
  return planDepthwiseNchw(machine, shape, outputs * stride);
}

/// The most rows of a filter whose weights are live at an input row: all that
/// it, or a row before and a row behind, is multiplied by.
int64_t countLiveRows(int64_t rows, int64_t taps, int64_t stride) {
  int64_t most = 0, last = (rows - 1) * stride;
  for (int64_t input = 0; input < last + taps; ++input) {
    int64_t live = 0;
    for (int64_t tap = 0; tap < taps; ++tap)
      live += tap <= input && input <= tap + last;
    most = std::max(most, live);
  }
  return most;
}

/// Sums, and the live weights of the columns that are multiplied together.
TEST(DepthwiseNchwPlan, TilesFitTheRegisterFile) {
  for (const MachineDesc &machine : eachMachine())
    for (int64_t outputs : {1, 7, 14, 112})
      for (int64_t taps : {1, 2, 3, 5, 7})
        for (int64_t stride : {1, 2}) {
          auto chosen = plan(machine, 64, outputs, taps, stride);
          ASSERT_TRUE(chosen);
          EXPECT_GE(chosen->rows, 1);
          EXPECT_LE(chosen->rows, outputs);
          int64_t columns = chosen->packInput ? 1 : stride;
          if (chosen->rows > 1)
            EXPECT_LE(chosen->rows +
                          countLiveRows(chosen->rows, taps, stride) * columns +
                          3,
                      machine.target->numVectorRegisters);
        }
}

/// Of 5x5 taps with stride 2, ten weights of two columns would leave room for
/// one row of outputs on AVX2; two rows need six.
TEST(DepthwiseNchwPlan, StridedTilesHaveSeveralRows) {
  for (const MachineDesc &machine : eachMachine())
    EXPECT_GT(plan(machine, 64, 28, 5, 2)->rows, 1);
}

/// Without masks a vector must fit the row, and parts of registers have a power
/// of two of lanes.
TEST(DepthwiseNchwPlan, VectorsFitTheRow) {
  for (const MachineDesc &machine : eachMachine())
    for (int64_t outputs : {1, 3, 7, 14, 15, 16, 112}) {
      auto chosen = plan(machine, 64, outputs, 3, 1);
      if (!chosen->packInput)
        EXPECT_TRUE(llvm::isPowerOf2_64(chosen->pixels));
      EXPECT_LE(chosen->pixels, machine.getLanes());
      EXPECT_EQ(chosen->masksTails, machine.target->hasMaskedStores);
      if (!chosen->masksTails)
        EXPECT_LE(chosen->pixels, outputs);
    }
}

/// Of 7x7 outputs by 5x5 taps each vector meets padding, for which there are
/// shuffles without masks; copies of large images would not stay in L1.
TEST(DepthwiseNchwPlan, SmallImagesAreCopied) {
  const MachineDesc *avx2 = lookupTargetOption("x86-64-avx2");
  for (int64_t stride : {1, 2}) {
    EXPECT_TRUE(plan(*avx2, 64, 7, 5, stride)->packInput);
    for (const MachineDesc &machine : eachMachine()) {
      EXPECT_FALSE(plan(machine, 64, 112, 5, stride)->packInput);
      if (machine.target->hasMaskedStores)
        EXPECT_FALSE(plan(machine, 64, 7, 5, stride)->packInput);
    }
  }
}

TEST(DepthwiseNchwPlan, RefusesStridesAndLargeFilters) {
  for (const MachineDesc &machine : eachMachine()) {
    EXPECT_FALSE(plan(machine, 64, 28, 3, 3));
    EXPECT_FALSE(plan(machine, 64, 28, 31, 1));
  }
}

/// An image from beyond L2 is read a few rows at a time.
TEST(DepthwiseNchwPlan, LargeTensorsTakeFewerRows) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx512");
  EXPECT_LT(plan(*machine, 1024, 112, 3, 1)->rows,
            plan(*machine, 2, 112, 3, 1)->rows);
}

} // namespace
