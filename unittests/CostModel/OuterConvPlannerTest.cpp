//===- OuterConvPlannerTest.cpp - Tiles of outer products -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/OuterConvPlanner.h"

#include "NNPrim/CostModel/ConvGemmPlanner.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/PlanLimits.h"

#include "llvm/ADT/iterator.h"

#include <gtest/gtest.h>

using namespace nnprim;

namespace {

auto eachMachine() { return llvm::make_pointee_range(getMachines()); }

ConvShape getShape(int64_t channels, int64_t filters, int64_t size,
                   int64_t taps, int64_t stride = 1) {
  int64_t outputs = (size + 2 * (taps / 2) - taps) / stride + 1;
  ConvDim dim{size, outputs, taps, stride, 1, taps / 2};
  return {1, channels, filters, dim, dim};
}

TEST(OuterConvPlan, TilesFitTheRegisterFile) {
  for (const MachineDesc &machine : eachMachine())
    for (int64_t filters : {1, 3, 8, 64})
      for (int64_t size : {8, 14, 112})
        for (int64_t taps : {1, 3, 5, 7})
          for (int64_t stride : {1, 2}) {
            ConvShape shape = getShape(3, filters, size, taps, stride);
            auto plan = planOuterConv(machine, shape);
            ASSERT_TRUE(plan);
            EXPECT_TRUE(llvm::succeeded(checkLimits(*plan, *machine.target)));
            EXPECT_TRUE(isOuterConvCompact(shape, *plan));
            EXPECT_LE(plan->filters, filters);
            EXPECT_LE(plan->rows, shape.rows.outputs);
            if (!plan->masksTails)
              EXPECT_LE(plan->pixels, shape.columns.outputs);
          }
}

TEST(OuterConvPlan, RefusesStridesShortRowsAndOtherTypes) {
  const MachineDesc *machine = lookupTargetOption("x86-64-avx2");
  EXPECT_FALSE(planOuterConv(*machine, getShape(3, 8, 112, 3, 3)));
  EXPECT_FALSE(planOuterConv(*machine, getShape(3, 8, 3, 3)));
  ConvShape bytes = getShape(3, 8, 112, 3);
  bytes.types = {ElementType::I8, ElementType::I8, ElementType::I32};
  EXPECT_FALSE(planOuterConv(*machine, bytes));
}

/// Few filters fill a tile with vectors of pixels, and estimates are positive.
TEST(OuterConvPlan, FewFiltersGetMoreVectors) {
  for (const MachineDesc &machine : eachMachine()) {
    auto one = planOuterConv(machine, getShape(3, 1, 224, 3));
    ASSERT_TRUE(one);
    EXPECT_EQ(one->filters, 1);
    EXPECT_GT(one->rows * one->vectors, 2);
    EXPECT_GT(one->cycles, 0);
    auto two = planOuterConv(machine, getShape(6, 1, 224, 3));
    ASSERT_TRUE(two);
    EXPECT_GT(two->cycles, one->cycles);
  }
}

/// A register is left, and rows are not what a tile has several of.
TEST(OuterConvPlan, TilesLeaveARegister) {
  for (const MachineDesc &machine : eachMachine())
    for (int64_t filters : {1, 2, 3, 8, 64}) {
      auto plan = planOuterConv(machine, getShape(3, filters, 112, 3));
      ASSERT_TRUE(plan);
      EXPECT_EQ(plan->rows, 1);
      EXPECT_LT(countOuterRegisters(*machine.target, *plan),
                machine.target->numVectorRegisters);
    }
}

/// Where outputs are many times what is read, groups of filters are outermost.
TEST(OuterConvPlan, FiltersOutermostWhereOutputsAreMany) {
  for (const MachineDesc &machine : eachMachine()) {
    auto many = planOuterConv(machine, getShape(1, 64, 112, 3));
    auto few = planOuterConv(machine, getShape(32, 64, 112, 3));
    ASSERT_TRUE(many && few);
    EXPECT_TRUE(many->filtersOutermost);
    EXPECT_FALSE(few->filtersOutermost);
  }
}

/// One filter fills an outer product, but a part of a vector of filters; many
/// filters of many channels are worth packing.
TEST(OuterConvPlan, IsChosenForFewFilters) {
  for (const MachineDesc &machine : eachMachine()) {
    EXPECT_TRUE(
        chooseConvGemm(machine, getShape(32, 1, 112, 5), true).isOuter());
    ConvGemmChoice many =
        chooseConvGemm(machine, getShape(64, 64, 56, 3), true);
    EXPECT_FALSE(many.isOuter());
    EXPECT_EQ(many.getCycles(), many.getPackedCycles());
    ConvGemmChoice none =
        chooseConvGemm(machine, getShape(3, 8, 112, 3, 3), true);
    EXPECT_FALSE(none.outerPlan);
    EXPECT_FALSE(none.isOuter());
  }
}

} // namespace
