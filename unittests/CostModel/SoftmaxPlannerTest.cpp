//===- SoftmaxPlannerTest.cpp - How a softmax is run ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/SoftmaxPlanner.h"

#include "llvm/ADT/iterator.h"

#include <gtest/gtest.h>

using namespace nnprim;

static auto eachMachine() { return llvm::make_pointee_range(getMachines()); }

TEST(SoftmaxPlan, ChoosesByLength) {
  for (const MachineDesc &machine : eachMachine()) {
    SCOPED_TRACE(machine.name.str());
    SoftmaxPlan inCache = planSoftmax(machine, {/*rows=*/1, /*length=*/1000});
    EXPECT_EQ(inCache.passes, SoftmaxPasses::ThreePassReload);
    EXPECT_FALSE(inCache.streaming);
    EXPECT_EQ(inCache.chunkLength, 0);
    SoftmaxPlan inMemory = planSoftmax(machine, {1, 100000000});
    EXPECT_GT(inMemory.partLength, 0);
    // Elsewhere arithmetic takes longer than what a third pass moves.
    if (machine.hasStreamingStores) {
      EXPECT_EQ(inMemory.passes, SoftmaxPasses::TwoPass);
      EXPECT_TRUE(inMemory.streaming);
    }
  }
}

/// Parts have whole chunks, and chunks whole vectors: the maxima of one are
/// found while the one before is computed, lane by lane.
TEST(SoftmaxPlan, DividesRowsInChunks) {
  for (const MachineDesc &machine : eachMachine())
    for (int64_t rows : {1, 3, 500})
      for (int64_t length = 1; length < 200000000;
           length = length * 3 / 2 + 1) {
        SCOPED_TRACE(machine.name.str() + " " + std::to_string(rows) + " x " +
                     std::to_string(length));
        SoftmaxPlan plan = planSoftmax(machine, {rows, length},
                                       SoftmaxPasses::ThreePassReload);
        if (plan.chunkLength == 0) {
          EXPECT_EQ(plan.partLength, 0);
          continue;
        }
        EXPECT_LT(plan.chunkLength, length);
        EXPECT_EQ(plan.chunkLength % machine.getLanes(), 0);
        EXPECT_EQ(plan.partLength % plan.chunkLength, 0);
        // The maxima fit the stack.
        EXPECT_LE((plan.partLength ? rows : 1) * (length / plan.chunkLength),
                  1024);
        EXPECT_FALSE(plan.batched);
      }
}

TEST(SoftmaxPlan, KeepsOneMaximumWhereNothingIsKept) {
  const MachineDesc &machine = *getMachines().front();
  SoftmaxShape shape{/*rows=*/1, /*length=*/100000};
  shape.canReload = false;
  SoftmaxPlan plan =
      planSoftmax(machine, shape, SoftmaxPasses::ThreePassReload);
  EXPECT_EQ(plan.passes, SoftmaxPasses::ThreePassRecompute);
  EXPECT_EQ(plan.chunkLength, 0);
}
