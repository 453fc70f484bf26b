//===- ConvAlgorithmEstimatesTest.cpp - Algorithms of a convolution -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/ConvAlgorithmEstimates.h"
#include "NNPrim/CostModel/DirectConvPlanner.h"
#include "NNPrim/CostModel/FastConvPlanner.h"

#include <gtest/gtest.h>

#include <array>

using namespace nnprim;

namespace {

/// 28×28 pixels, padded, 64 filters.
ConvShape getLayer(int64_t taps, int64_t channels) {
  ConvDim dim{28, 28, taps, /*stride=*/1, /*dilation=*/1, /*pad=*/taps / 2};
  return {/*batch=*/1, channels, /*filters=*/64, dim, dim};
}

/// The error that F(m, taps) is counted with.
double getError(int64_t m, int64_t taps, int64_t channels) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx512");
  for (const AlgorithmEstimate &estimate :
       estimateAlgorithms(machine, getLayer(taps, channels)))
    if (estimate.algorithm.kind == AlgorithmKind::Winograd &&
        estimate.algorithm.m == m)
      return estimate.error;
  return 0;
}

TEST(ConvAlgorithmEstimates, ErrMoreInLongSums) {
  EXPECT_DOUBLE_EQ(getError(4, 3, 64), 1e-5);
  EXPECT_DOUBLE_EQ(getError(4, 3, 1024), 1e-5);
  EXPECT_DOUBLE_EQ(getError(4, 3, 4096), 2e-5);
}

TEST(ConvAlgorithmEstimates, AreTheFastestWithinTheError) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx512");
  auto estimates = estimateAlgorithms(machine, getLayer(3, 256));
  double last = 0;
  for (double maxError : {1.8e-6, 3.2e-6, 1e-5, 1e-4}) {
    const AlgorithmEstimate &chosen = getFastest(estimates, maxError);
    EXPECT_LE(chosen.error, maxError);
    for (const AlgorithmEstimate &other : estimates)
      EXPECT_TRUE(other.error > maxError || other.cycles >= chosen.cycles);
    EXPECT_TRUE(last == 0 || chosen.cycles <= last);
    last = chosen.cycles;
  }
}

TEST(ConvAlgorithmEstimates, AreDirectOnesToo) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx512");
  ConvShape layer = getLayer(3, 256);
  double error = getDirectError(layer);
  EXPECT_DOUBLE_EQ(error, 8e-8 * 48);
  auto estimates = estimateAlgorithms(machine, layer);
  EXPECT_EQ(estimates.front().error, error);
  // One that errs too much gives way to whatever does not.
  AlgorithmEstimate direct{{}, 100, 1e-5};
  AlgorithmEstimate slow{{AlgorithmKind::Winograd, 2}, 1000, 1e-6};
  EXPECT_EQ(getFastest({direct, slow}, 1e-5).cycles, 100);
  EXPECT_EQ(getFastest({direct, slow}, 2e-6).cycles, 1000);
  // Direct convolution remains where everything errs too much.
  EXPECT_EQ(getFastest({direct, slow}, 1e-7).cycles, 100);
  EXPECT_EQ(getFastest(estimates, 1e-9).algorithm.kind, AlgorithmKind::Direct);
}

/// The number of algorithms whose products are those of integers.
int64_t countIntegers(const char *target, const ConvShape &layer,
                      IntegerProducts which) {
  return llvm::count_if(
      estimateAlgorithms(*lookupTargetOption(target), layer, which),
      [](const AlgorithmEstimate &estimate) {
        return estimate.algorithm.isScaled ||
               estimate.algorithm.kind == AlgorithmKind::ScaledProducts;
      });
}

/// Direct products of few filters have vectors along channels: transforms,
/// whose products have vectors along filters, lose to them.
TEST(ConvAlgorithmEstimates, AreDirectForFewFilters) {
  for (const char *target : {"x86-64-avx512", "x86-64-avx2", "aarch64-neon"}) {
    const MachineDesc &machine = *lookupTargetOption(target);
    for (auto [taps, channels, filters] :
         {std::array{3, 64, 3}, std::array{5, 32, 1}}) {
      ConvShape layer = getLayer(taps, channels);
      layer.filters = filters;
      auto estimates = estimateAlgorithms(machine, layer);
      EXPECT_EQ(getFastest(estimates, 1e-4).algorithm.kind,
                AlgorithmKind::Direct)
          << target << ", " << filters << " filters";
      EXPECT_LT(estimates.front().cycles,
                0.7 * planDirectConv(machine, layer).cycles);
    }
  }
}

TEST(ConvAlgorithmEstimates, HaveIntegersToMeasureWhereNoneAreChosen) {
  ConvShape strided = getLayer(3, 64);
  strided.rows.stride = strided.columns.stride = 2;
  strided.rows.outputs = strided.columns.outputs = 14;
  ConvShape dense = getPointwiseShape(1, 512, 1000);
  for (const ConvShape &layer : {getLayer(3, 256), strided, dense})
    for (const char *generic : {"x86-64-avx2", "x86-64-avx512"}) {
      EXPECT_EQ(countIntegers(generic, layer, IntegerProducts::Chosen), 0);
      EXPECT_GE(countIntegers(generic, layer, IntegerProducts::Possible), 1);
    }
  ConvShape large = getPointwiseShape(196, 512, 512);
  for (const char *name : {"x86-64-avx512-vnni-znver4", "x86-64-avx512-vnni",
                           "x86-64-avx2-vnni", "x86-64-avx2-znver3"}) {
    EXPECT_GE(countIntegers(name, large, IntegerProducts::Chosen), 1) << name;
    EXPECT_EQ(countIntegers(name, large, IntegerProducts::None), 0) << name;
  }
  // There are no kernels.
  EXPECT_EQ(countIntegers("aarch64-neon", strided, IntegerProducts::Possible),
            0);
  // None of a product of nothing.
  for (ConvShape empty :
       {getPointwiseShape(0, 8, 8), getPointwiseShape(1, 8, 0)})
    EXPECT_FALSE(estimateScaledProducts(*lookupTargetOption("x86-64-avx2"),
                                        empty, IntegerProducts::Possible));
}

/// Cycles of the one that is chosen of two, after direct convolution.
double choose(const AlgorithmEstimate &first, const AlgorithmEstimate &second) {
  AlgorithmEstimate direct{{}, 1000, 0};
  return getFastest({direct, first, second}, 1e-4).cycles;
}

TEST(ConvAlgorithmEstimates, TakeLittleFromMemoryIfEstimatesAreAlike) {
  AlgorithmEstimate large{{}, 100, 1e-5, 5e6}, small{{}, 101, 1e-5};
  EXPECT_EQ(choose(large, small), 101);
  EXPECT_EQ(choose(small, large), 101);
  AlgorithmEstimate slow{{}, 103, 1e-5}, wrong{{}, 101, 1e-3};
  EXPECT_EQ(choose(large, slow), 100);
  EXPECT_EQ(choose(large, wrong), 100);
  AlgorithmEstimate smaller{{}, 100.5, 1e-5};
  EXPECT_EQ(getFastest({large, small, smaller}, 1e-4).cycles, 100.5);
  // The filters of both stay in the LLC.
  AlgorithmEstimate kept{{}, 100, 1e-5};
  EXPECT_EQ(choose(kept, small), 100);
}

TEST(ConvAlgorithmEstimates, TakeIntegersForTimeOrForBytes) {
  ConvAlgorithm tiles{AlgorithmKind::Winograd, /*m=*/4};
  ConvAlgorithm integers{AlgorithmKind::Winograd, /*m=*/2};
  integers.isScaled = true;
  AlgorithmEstimate f32{tiles, 100, 1e-5, /*memoryBytes=*/0, 144e3};
  // A tenth of the time, or a quarter of the bytes and no more time.
  EXPECT_EQ(choose(f32, {integers, 89, 8e-5, 0, 80e3}), 89);
  EXPECT_EQ(choose(f32, {integers, 98, 8e-5, 0, 80e3}), 100);
  EXPECT_EQ(choose(f32, {integers, 98, 8e-5, 0, 32e3}), 98);
  EXPECT_EQ(choose(f32, {integers, 101, 8e-5, 0, 32e3}), 100);
  EXPECT_EQ(choose(f32, {integers, 98, 2e-4, 0, 32e3}), 100);
}

TEST(ConvAlgorithmEstimates, CountFiltersThatTheLastLevelDoesNotKeep) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx512");
  FastConvShape shape{1, 28, 28, 256, 256, /*m=*/6, /*r=*/3};
  EXPECT_EQ(getFilterBytes(shape), 64 * 256 * 256 * 4);
  EXPECT_EQ(getMemoryBytes(machine, shape),
            64 * 256 * 256 * 4 - 0.75 * machine.llcBytes);
  shape.m = 4;
  EXPECT_EQ(getMemoryBytes(machine, shape), 0);
}

TEST(ConvAlgorithmEstimates, CountFiltersThatOtherLayersReplace) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512");
  FastConvShape shape{1, 28, 28, 256, 256, /*m=*/4, /*r=*/3};
  double own = 9 * 256 * 256 * 4, kept = 0.75 * machine.llcBytes;
  // The layer alone, beside little, and beside more than the LLC keeps.
  machine.modelWeightBytes = own;
  EXPECT_EQ(getMemoryBytes(machine, shape), 0);
  machine.modelWeightBytes = own + kept - 1e6;
  EXPECT_EQ(getMemoryBytes(machine, shape), getFilterBytes(shape) - 1e6);
  machine.modelWeightBytes = own + kept;
  EXPECT_EQ(getMemoryBytes(machine, shape), getFilterBytes(shape));
  // Rows of one-dimensional transforms have as many filters of their own.
  FastConvShape rows{1, 28, 28, 256, 256, /*m=*/4, /*r=*/3};
  rows.taps = 3;
  machine.modelWeightBytes = own;
  EXPECT_EQ(getMemoryBytes(machine, rows), 0);
}

TEST(ConvAlgorithmEstimates, ReadLittleWhereFiltersComeFromMemory) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx2-znver3");
  ConvDim dim{7, 7, 3, /*stride=*/1, /*dilation=*/1, /*pad=*/1};
  ConvShape layer{/*batch=*/1, 512, /*filters=*/512, dim, dim};
  auto getBytes = [&] {
    auto estimates = estimateAlgorithms(machine, layer);
    // Products by integers, which store little anyway, err by more.
    const AlgorithmEstimate &best = getFastest(estimates, 7e-5);
    EXPECT_TRUE(best.algorithm.hasTiles());
    EXPECT_FALSE(best.algorithm.isScaled);
    return getFilterBytes(getTileShape(layer, best.algorithm));
  };
  double alone = getBytes();
  machine.modelWeightBytes = 1e8;
  EXPECT_LT(getBytes(), alone);
  // One panel of tiles reads them once, unless the LLC keeps them for another.
  FastConvShape tiles{1, 14, 14, 256, 256, /*m=*/5, /*r=*/3};
  FastConvPlan plan = planFastConv(machine, tiles);
  EXPECT_EQ(plan.panelTiles, tiles.getNumTiles(plan.tileRows));
}

void expectSame(llvm::ArrayRef<AlgorithmEstimate> seen,
                llvm::ArrayRef<AlgorithmEstimate> expected) {
  ASSERT_EQ(seen.size(), expected.size());
  for (auto [a, b] : llvm::zip_equal(seen, expected)) {
    EXPECT_TRUE(a.algorithm == b.algorithm);
    EXPECT_EQ(a.cycles, b.cycles);
    EXPECT_EQ(a.error, b.error);
    EXPECT_EQ(a.memoryBytes, b.memoryBytes);
    EXPECT_EQ(a.storedBytes, b.storedBytes);
  }
}

TEST(AlgorithmEstimates, AreThoseOfTheShape) {
  MachineDesc machine = *lookupTargetOption("x86-64-avx512-amx");
  machine.modelWeightBytes = 1e8;
  AlgorithmEstimates estimates(machine);
  // Shapes that differ in one number each.
  std::vector<ConvShape> shapes(7, getLayer(3, 64));
  shapes[1].filters = 96;
  shapes[2].batch = 2;
  shapes[3].rows.inputs = shapes[3].rows.outputs = 27;
  shapes[4].columns.pad = 0;
  shapes[4].columns.outputs = 26;
  shapes[5].rows.stride = 2;
  shapes[5].rows.outputs = 14;
  shapes[6].types.rhs = ElementType::BF16;
  std::vector<const AlgorithmEstimate *> places;
  for (const ConvShape &shape : shapes) {
    expectSame(estimates.get(shape), estimateAlgorithms(machine, shape));
    places.push_back(estimates.get(shape).data());
  }
  // The first ones are still there, and are not computed again.
  for (auto [place, shape] : llvm::zip_equal(places, shapes)) {
    EXPECT_EQ(place, estimates.get(shape).data());
    expectSame(estimates.get(shape), estimateAlgorithms(machine, shape));
  }
}

TEST(AlgorithmEstimates, HavePhasesOfStridedShapes) {
  const MachineDesc &machine = *lookupTargetOption("x86-64-avx512");
  AlgorithmEstimates estimates(machine);
  ConvDim dim{28, 14, 3, /*stride=*/2, /*dilation=*/1, /*pad=*/1};
  ConvShape layer{/*batch=*/1, 128, /*filters=*/128, dim, dim};
  std::optional<AlgorithmEstimate> phases = estimates.getPhases(layer, 1e-4);
  ASSERT_TRUE(phases);
  EXPECT_TRUE(phases->algorithm.hasTiles());
  EXPECT_LE(phases->error, 1e-4);
  EXPECT_FALSE(estimates.getPhases(layer, 1e-12));
  EXPECT_FALSE(estimates.getPhases(getLayer(3, 64), 1e-4));
}

} // namespace
