//===- PlanSpacesTest.cpp - Unit tests of the spaces of plans -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Search/PlanSpaces.h"

#include "NNPrim/CostModel/ConvGemmPlanner.h"
#include "NNPrim/CostModel/DirectConvPlanner.h"
#include "NNPrim/CostModel/FastConvPlanner.h"
#include "NNPrim/CostModel/GemmPlanner.h"
#include "NNPrim/CostModel/OuterConvPlanner.h"
#include "NNPrim/Plan/PlanLimits.h"
#include "NNPrim/Search/DecisionTree.h"
#include "NNPrim/Search/PlanSpace.h"

#include "gtest/gtest.h"

#include <set>

using namespace nnprim;

namespace {

class EachMachine : public testing::TestWithParam<const MachineDesc *> {};

INSTANTIATE_TEST_SUITE_P(All, EachMachine, testing::ValuesIn(getMachines()),
                         [](const auto &info) {
                           std::string name = info.param->getTargetName();
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

/// Shapes that hurt: 1, primes, and what networks have.
const int64_t extents[] = {1, 7, 13, 64, 129};

ConvDim getDim(int64_t inputs, int64_t taps, int64_t stride) {
  int64_t pad = taps / 2;
  return {inputs, (inputs + 2 * pad - taps) / stride + 1, taps, stride, 1, pad};
}

/// The plan of the cost model is a leaf, and random leaves fit the registers.
template <typename Plan>
void check(const PlanSpace<Plan> &space, const Plan &planned,
           const MachineDesc &machine, const ProductTypes &types = {}) {
  std::optional<Path> path = space.getPath(planned);
  ASSERT_TRUE(path);
  EXPECT_EQ(space.getPlan(*path), planned);
  EXPECT_NEAR(space.estimate(planned), planned.cycles, 1e-6 * planned.cycles);
  DecisionTree tree(space);
  SearchRandom random(1);
  for (int i = 0; i < 50; ++i) {
    std::optional<Path> leaf = tree.takeRandom(random);
    if (!leaf)
      return;
    Plan plan = space.getPlan(*leaf);
    EXPECT_EQ(space.getPath(plan), leaf);
    EXPECT_GT(space.estimate(plan), 0);
    // What an op's verifier refuses.
    if constexpr (std::is_same_v<Plan, ConvGemmPlan>)
      EXPECT_FALSE(plan.tiles.prefetchNextPanel &&
                   (plan.tiles.rowsOutermost || plan.tiles.kBlock != 0));
    if constexpr (std::is_same_v<Plan, GemmPlan>)
      EXPECT_TRUE(llvm::succeeded(checkLimits(plan, *machine.target, types)));
    else if constexpr (!std::is_same_v<Plan, SoftmaxPlan>)
      EXPECT_TRUE(llvm::succeeded(checkLimits(plan, *machine.target)));
  }
}

/// Where the first parameter decides what is possible, a walk does not take the
/// 10^7 combinations of the others below a value that is not.
TEST(PlanSpace, ImpossibleChoicesAreNotWalked) {
  PlanSpace<SpmmPlan> space{SpmmPlan()};
  space.add(
      "pixels", [](auto &plan) -> auto & { return plan.pixels; },
      [](const SpmmPlan &) { return Choices{{1, 1000}, {2}}; });
  space.setDecided();
  Choices ten;
  for (int64_t value = 0; value < 10; ++value)
    ten.push_back({value, 1});
  auto addOther = [&](auto member) {
    space.add(
        "other", [=](auto &plan) -> auto & { return plan.*member; },
        [=](const SpmmPlan &) { return ten; });
  };
  for (auto member : {&SpmmPlan::rows, &SpmmPlan::sets, &SpmmPlan::channels,
                      &SpmmPlan::groupRows, &SpmmPlan::panelCopies,
                      &SpmmPlan::channelParts, &SpmmPlan::prefetchOutput})
    addOther(member);
  space.setIsPossible([](const SpmmPlan &plan) { return plan.pixels == 2; });
  DecisionTree tree(space);
  SearchRandom random(1);
  std::optional<Path> path = tree.takeRandom(random);
  ASSERT_TRUE(path);
  EXPECT_EQ(path->front(), 2);
  EXPECT_LE(tree.getNumNodes(), space.getNumLevels());
}

} // namespace

TEST_P(EachMachine, Gemm) {
  const MachineDesc &machine = *GetParam();
  for (int64_t m : extents)
    for (int64_t n : extents)
      for (int64_t taps : {0, 9}) {
        GemmShape shape{m, n, taps ? 9 * 64 : 64};
        shape.taps = taps;
        check(*createGemmSpace(machine, shape), planGemm(machine, shape),
              machine);
      }
}

/// The numbers of panels side by side that random plans of a product have.
static std::set<int64_t> getTilePanels(const GemmShape &shape) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx2-znver3");
  auto space = createGemmSpace(machine, shape);
  DecisionTree tree(*space);
  SearchRandom random(1);
  std::set<int64_t> panels;
  for (int i = 0; i < 2000; ++i) {
    std::optional<Path> leaf = tree.takeRandom(random);
    if (!leaf)
      break;
    GemmPlan plan = space->getPlan(*leaf);
    panels.insert(plan.tilePanels);
    // Of 16 registers, one is for elements of A.
    EXPECT_LT(plan.mr * plan.tilePanels * ((plan.nr + 7) / 8),
              plan.kr == 1 ? 16 : 1000);
    // The panel that follows would be the tile's own.
    EXPECT_FALSE(plan.prefetchNextPanel && plan.tilePanels > 1);
  }
  return panels;
}

TEST(PlanSpaces, PanelsSideBySide) {
  std::set<int64_t> all{1, 2, 3, 4, 5, 6, 7, 8};
  // One row reads each panel once.
  EXPECT_EQ(getTilePanels({1, 1000, 512}), all);
  // Of three rows, four panels of eight columns fit the registers.
  std::set<int64_t> some = getTilePanels({3, 1000, 512});
  EXPECT_TRUE(some.count(2) && some.count(3));
  // There are two panels at most.
  EXPECT_EQ(getTilePanels({1, 16, 512}), (std::set<int64_t>{1, 2}));
  // Tiles of gathered rows read one panel.
  GemmShape gathered{49, 1000, 9 * 64};
  gathered.taps = 9;
  EXPECT_EQ(getTilePanels(gathered), (std::set<int64_t>{1}));
  // So do kernels of interleaved panels.
  GemmShape integers{1, 1000, 512};
  integers.types = {ElementType::U8, ElementType::I8, ElementType::I32};
  EXPECT_EQ(getTilePanels(integers), (std::set<int64_t>{1}));
  // And those of pairs of integers that share scales.
  GemmShape pairs{1, 1000, 257};
  pairs.types = {ElementType::I32, ElementType::I32, ElementType::F32};
  EXPECT_EQ(getTilePanels(pairs), (std::set<int64_t>{1}));
  pairs.splitsRows = true;
  EXPECT_EQ(getTilePanels(pairs), (std::set<int64_t>{1}));
}

TEST_P(EachMachine, GemmOfOtherTypes) {
  const MachineDesc &machine = *GetParam();
  for (const KernelRow &row : machine.kernels) {
    GemmShape shape{49, 200, 256};
    shape.types = row.types;
    check(*createGemmSpace(machine, shape), planGemm(machine, shape), machine,
          row.types);
  }
}

TEST_P(EachMachine, DirectConv) {
  const MachineDesc &machine = *GetParam();
  for (int64_t pixels : extents)
    for (int64_t filters : extents)
      for (int64_t stride : {1, 2})
        for (bool channelsFirst : {false, true}) {
          ConvShape shape{1, 32, filters, getDim(pixels, 3, stride),
                          getDim(pixels, 3, stride)};
          shape.channelsFirst = channelsFirst;
          DirectConvPlan planned = planDirectConv(machine, shape);
          if (countWindowKernels(shape, planned) <= kMaxWindowKernels)
            check(*createDirectConvSpace(machine, shape), planned, machine);
        }
}

/// Panels are blocks of filters or parts of them, whatever the blocks' size is.
TEST_P(EachMachine, BlockedConv) {
  const MachineDesc &machine = *GetParam();
  int64_t lanes = machine.getLanes();
  for (int64_t pixels : extents)
    for (int64_t block : {lanes, 2 * lanes, 4 * lanes, lanes + 3, int64_t(5)}) {
      ConvShape shape{1, 3 * block, 2 * block, getDim(pixels, 3, 1),
                      getDim(pixels, 3, 1)};
      shape.channelBlock = shape.filterBlock = block;
      DirectConvPlan planned = planDirectConv(machine, shape);
      auto space = createDirectConvSpace(machine, shape);
      check(*space, planned, machine);
      DecisionTree tree(*space);
      SearchRandom random(1);
      for (int i = 0; i < 50; ++i)
        if (std::optional<Path> path = tree.takeRandom(random)) {
          DirectConvPlan plan = space->getPlan(*path);
          EXPECT_EQ(block % plan.nr, 0) << plan.nr;
          EXPECT_EQ(plan.kr, 1);
        }
    }
}

/// Prefetches go past L2 only where one tile reads what they bring.
TEST_P(EachMachine, SharedPanelsStayInL2) {
  const MachineDesc &machine = *GetParam();
  for (int64_t rows : {1, 1000}) {
    auto space = createGemmSpace(machine, {rows, 512, 512});
    DecisionTree tree(*space);
    SearchRandom random(1);
    bool arePast = false;
    for (int i = 0; i < 500; ++i)
      if (std::optional<Path> path = tree.takeRandom(random)) {
        GemmPlan plan = space->getPlan(*path);
        bool isPast = plan.prefetchLevel == PrefetchLevel::NonTemporal;
        EXPECT_FALSE(isPast && plan.mr < rows);
        arePast |= isPast;
      }
    EXPECT_EQ(arePast, rows == 1);
  }
}

TEST_P(EachMachine, ConvGemm) {
  const MachineDesc &machine = *GetParam();
  for (int64_t pixels : extents)
    for (int64_t filters : extents) {
      // Panels of many channels are worth a prefetch.
      int64_t channels = filters > 64 ? 512 : 32;
      ConvShape shape{1, channels, filters, getDim(pixels, 3, 1),
                      getDim(pixels, 3, 1)};
      check(*createConvGemmSpace(machine, shape), planConvGemm(machine, shape),
            machine);
    }
}

/// What a thread packs takes 4 % of an im2col matrix at most, or as much as in
/// the cost model's plan.
TEST_P(EachMachine, ConvGemmPacksLittle) {
  const MachineDesc &machine = *GetParam();
  ConvShape shape{1, 56, 56, getDim(112, 3, 1), getDim(112, 3, 1)};
  int64_t matrix = 112 * 112 * 9 * 56;
  int64_t most =
      std::max(matrix / 25, planConvGemm(machine, shape).getPartElements());
  auto space = createConvGemmSpace(machine, shape);
  DecisionTree tree(*space);
  SearchRandom random(1);
  std::set<int64_t> panels;
  for (int i = 0; i < 200; ++i) {
    ConvGemmPlan plan = space->getPlan(*tree.takeRandom(random));
    EXPECT_LE(plan.getPartElements(), most);
    panels.insert(plan.panels);
  }
  EXPECT_GT(panels.size(), 2u);
}

TEST_P(EachMachine, OuterConv) {
  const MachineDesc &machine = *GetParam();
  for (int64_t pixels : extents)
    for (int64_t filters : extents)
      for (int64_t stride : {1, 2, 3}) {
        ConvShape shape{1, 3, filters, getDim(pixels, 3, stride),
                        getDim(pixels, 3, stride)};
        auto planned = planOuterConv(machine, shape);
        auto space = createOuterConvSpace(machine, shape);
        ASSERT_EQ(bool(space), planned.has_value());
        EXPECT_FALSE(planned && stride == 3);
        if (space)
          check(*space, *planned, machine);
      }
}

TEST_P(EachMachine, Depthwise) {
  const MachineDesc &machine = *GetParam();
  for (int64_t pixels : extents)
    for (int64_t taps : {1, 3, 5, 7, 25}) {
      DepthwiseShape shape{96, {pixels, pixels}, {taps, taps}, {1, 1}, {1, 1}};
      check(*createDepthwiseSpace(machine, shape),
            planDepthwise(machine, shape), machine);
      auto planned = planDepthwiseNchw(machine, shape, pixels + taps - 1);
      auto space = createDepthwiseNchwSpace(machine, shape, pixels + taps - 1);
      ASSERT_EQ(bool(space), planned.has_value());
      if (space)
        check(*space, *planned, machine);
    }
}

TEST_P(EachMachine, Softmax) {
  const MachineDesc &machine = *GetParam();
  for (int64_t rows : {1, 12, 1000})
    for (int64_t length : {1, 10, 1000, 1000000}) {
      SoftmaxShape shape{rows, length};
      check(*createSoftmaxSpace(machine, shape, {}),
            planSoftmax(machine, shape), machine);
      check(*createSoftmaxSpace(machine, shape, SoftmaxPasses::TwoPass),
            planSoftmax(machine, shape, SoftmaxPasses::TwoPass), machine);
    }
}

TEST_P(EachMachine, FastConv) {
  const MachineDesc &machine = *GetParam();
  for (int64_t pixels : {7, 28})
    for (int64_t filters : {16, 100})
      for (int64_t m : {2, 4})
        for (bool isOneDimensional : {false, true}) {
          FastConvShape shape{1, pixels, pixels, 32, filters, m, 3};
          shape.taps = isOneDimensional ? 3 : 0;
          shape.inputPixels = pixels * pixels;
          check(*createFastConvSpace(machine, shape),
                planFastConv(machine, shape), machine);
        }
}

TEST_P(EachMachine, Spmm) {
  const MachineDesc &machine = *GetParam();
  for (int64_t pixels : {1, 49, 784})
    for (int64_t block : {1, 4})
      for (bool areEntriesKnown : {false, true}) {
        SpmmShape shape{128, 256, pixels, block, 128 * 256 / 10 / block};
        shape.rowStride = pixels;
        shape.areEntriesKnown = areEntriesKnown;
        check(*createSpmmSpace(machine, shape), planSpmm(machine, shape),
              machine);
      }
}
