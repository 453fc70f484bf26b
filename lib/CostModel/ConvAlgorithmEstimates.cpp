//===- ConvAlgorithmEstimates.cpp - Algorithms of a convolution -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/ConvAlgorithmEstimates.h"

#include "FastConvMemory.h"
#include "TileCosts.h"

#include "NNPrim/CostModel/DirectConvPlanner.h"
#include "NNPrim/CostModel/FastConvPlanner.h"
#include "NNPrim/CostModel/GemmPlanner.h"
#include "NNPrim/CostModel/MemoryModel.h"

#include "NNPrim/Generator/FourierPrograms.h"
#include "NNPrim/Generator/WinogradMatrices.h"
#include "NNPrim/Plan/SparePixels.h"
#include "NNPrim/Problem/ScaledPairs.h"
#include "NNPrim/Problem/StridePhases.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

using namespace nnprim;

/// Errors were measured for at most this many channels. The error of a longer
/// sum grows with the root of its length, as rounding errors do.
static constexpr int64_t kMeasuredChannels = 1024;

/// The share of the cycles of products of f32 that those of integers may take:
/// digits are not given away for less than a tenth.
static constexpr double kWorthRounding = 0.9;

/// Nor are they for fewer cycles than these, a third of a microsecond.
static constexpr double kLeastGain = 1000;

/// The share of the bytes of filters that those of integers may take to be
/// worth their digits where they only are no slower: transformed tiles of f32
/// store four to seven times what the model has.
static constexpr double kWorthStoring = 0.25;

/// The error assumed for an algorithm with kernels of size r, if it is known.
static std::optional<double> getError(const ConvAlgorithm &algorithm, int64_t r,
                                      int64_t channels) {
  int64_t m = algorithm.getTileOutputs(r);
  std::optional<double> error =
      algorithm.kind == AlgorithmKind::Fourier ? std::optional(kFourierError)
      : algorithm.kind == AlgorithmKind::Winograd1D ? getWinograd1DError(m, r)
                                                    : getWinogradError(m, r);
  if (error && channels > kMeasuredChannels)
    *error *= std::sqrt(double(channels) / kMeasuredChannels);
  // That of splitting grows as the products do.
  if (error && algorithm.isSplit)
    *error += getSplitWinogradError(m, r);
  if (error && algorithm.isScaled)
    *error += getScaledWinogradError(m, r, channels);
  return error;
}

std::optional<double> nnprim::getTileError(const ConvAlgorithm &algorithm,
                                           const ConvShape &shape) {
  return getError(algorithm, getTransformedSize(shape), shape.channels);
}

double nnprim::getDirectError(double products) {
  return 8e-8 * std::sqrt(products);
}

double nnprim::getDirectError(const ConvShape &shape) {
  return getDirectError(double(shape.channels) * shape.rows.taps *
                        shape.columns.taps);
}

/// All ways to work on tiles that there are.
static llvm::SmallVector<ConvAlgorithm> getTileAlgorithms() {
  llvm::SmallVector<ConvAlgorithm> algorithms;
  for (AlgorithmKind kind :
       {AlgorithmKind::Winograd, AlgorithmKind::Winograd1D})
    for (int64_t m = 2; m < kMaxWinogradAlpha; ++m)
      algorithms.push_back({kind, m});
  for (int64_t m = 2; m < kMaxWinogradAlpha; ++m)
    algorithms.push_back(
        {AlgorithmKind::Winograd, m, /*n=*/0, /*isOnTheFly=*/true});
  for (int64_t n : {8, 16})
    algorithms.push_back({AlgorithmKind::Fourier, 0, n});
  for (int64_t m = 2; m < kMaxWinogradAlpha; ++m)
    algorithms.push_back({AlgorithmKind::Winograd, m, /*n=*/0,
                          /*isOnTheFly=*/false, /*isSplit=*/true});
  for (int64_t m = 2; m < kMaxWinogradAlpha; ++m) {
    algorithms.push_back({AlgorithmKind::Winograd, m});
    algorithms.back().isScaled = true;
  }
  return algorithms;
}

/// The bytes of filters that are stored as they are, `weightBytes` for each
/// weight.
static double getWindowBytes(const ConvShape &shape, int64_t weightBytes) {
  return double(weightBytes) * shape.rows.taps * shape.columns.taps *
         shape.channels * shape.filters;
}

/// The cycles of `products` and of reading filters, `weightBytes` for each
/// weight, that have left the LLC since the last run. Half of the shorter time
/// is hidden behind the longer one, as with transformed filters.
static double addReads(const MachineDesc &machine, const ConvShape &shape,
                       int64_t weightBytes, double products) {
  double bytes = getWindowBytes(shape, weightBytes);
  double reads =
      getMemoryBytes(machine, bytes, bytes) / machine.memoryBandwidth;
  return std::max(products, reads) + 0.5 * std::min(products, reads);
}

/// The cycles of products by the plan that they get: vectors lie along filters
/// or, where these are few, along channels.
static double getProductCycles(const MachineDesc &machine,
                               const ConvShape &shape) {
  double cycles = planDirectConv(machine, shape).cycles;
  std::optional<DirectConvPlan> pairwise = planPairwiseConv(machine, shape);
  bool hasKernels =
      pairwise && countWindowKernels(shape, *pairwise) <= kMaxWindowKernels;
  return hasKernels ? std::min(cycles, pairwise->cycles) : cycles;
}

static double getProductCycles(const MachineDesc &machine,
                               const GemmShape &shape) {
  double cycles = planGemm(machine, shape).cycles;
  std::optional<GemmPlan> pairwise = planPairwiseGemm(machine, shape);
  return pairwise ? std::min(cycles, pairwise->cycles) : cycles;
}

static double getDirectCycles(const MachineDesc &machine,
                              const ConvShape &shape) {
  return addReads(machine, shape, getBytes(shape.types.rhs),
                  getProductCycles(machine, shape));
}

/// The shape of a product of f32 that splits its rows.
static GemmShape getSplitShape(const GemmShape &shape) {
  GemmShape split = shape;
  split.k = getSplitDepth(shape.k);
  split.types = kSplitTypes;
  split.splitsRows = true;
  return split;
}

/// Whether each output reads one pixel, in order, so that it is a product.
static bool isPointwise(const ConvShape &shape) {
  auto isTrivial = [](const ConvDim &dim) {
    return dim.taps == 1 && dim.stride == 1 && dim.pad == 0 &&
           dim.inputs == dim.outputs;
  };
  return isTrivial(shape.rows) && isTrivial(shape.columns);
}

/// The cycles of a convolution of split factors: a product that splits its rows
/// or one of an image that is split before.
static double getSplitConvCycles(const MachineDesc &machine,
                                 const ConvShape &shape) {
  if (isPointwise(shape))
    return planGemm(machine, getSplitShape({shape.batch * shape.rows.outputs *
                                                shape.columns.outputs,
                                            shape.filters, shape.channels}))
        .cycles;
  ConvShape split = getPaddedShape(shape);
  split.channels = getSplitDepth(shape.channels);
  split.types = kSplitTypes;
  double values = double(shape.batch) * split.rows.inputs *
                  split.columns.inputs * shape.channels;
  return planDirectConv(machine, split).cycles +
         getSplitCycles(machine, values, values);
}

/// The machine that products of integers are estimated for. Where additions and
/// products share their pipes, and additions are many, the cost model chooses
/// none: with AVX2 alone processors differ by how many products they begin a
/// cycle (one on a Haswell), and a clock that goes down with loads takes a part
/// of what is gained (docs/decisions/0065).
static std::optional<MachineDesc> getScalingMachine(const MachineDesc &machine,
                                                    IntegerProducts which) {
  bool isPossible = which == IntegerProducts::Possible;
  bool addsRarely =
      machine.target->hasVnni && limitsNorms(machine.getScaledTerms());
  if (which == IntegerProducts::None ||
      !(isPossible || machine.addsBesideProducts || addsRarely) ||
      getKernels(machine, kScaledTypes).empty())
    return std::nullopt;
  MachineDesc scaling = machine;
  scaling.addsBesideProducts |= isPossible && !addsRarely;
  return scaling;
}

/// Whether an estimate is one of `which`, beside `plain` cycles of f32.
static bool isWanted(double cycles, double plain, IntegerProducts which) {
  return which == IntegerProducts::Possible ||
         (cycles <= kWorthRounding * plain && plain - cycles >= kLeastGain);
}

std::optional<AlgorithmEstimate>
nnprim::estimateScaledProducts(const MachineDesc &machine,
                               const GemmShape &shape, IntegerProducts which) {
  std::optional<MachineDesc> scaling = getScalingMachine(machine, which);
  if (!scaling || !(shape.types == ProductTypes()) || shape.taps != 0 ||
      shape.m == 0 || shape.n == 0 || shape.k == 0)
    return std::nullopt;
  GemmShape scaled = shape;
  scaled.k = getScaledDepth(shape.k);
  scaled.types = kScaledTypes;
  scaled.splitsRows = true;
  AlgorithmEstimate estimate;
  estimate.algorithm.kind = AlgorithmKind::ScaledProducts;
  estimate.cycles = planGemm(*scaling, scaled).cycles;
  if (!isWanted(estimate.cycles, getProductCycles(machine, shape), which))
    return std::nullopt;
  estimate.error = kScaledError + getDirectError(double(shape.k));
  return estimate;
}

/// The same for windows: each pixel has a scale.
static std::optional<AlgorithmEstimate>
estimateScaledWindows(const MachineDesc &machine, const ConvShape &shape,
                      IntegerProducts which) {
  std::optional<MachineDesc> scaling = getScalingMachine(machine, which);
  if (!scaling || shape.channelBlock != 0 || shape.filterBlock != 0)
    return std::nullopt;
  ConvShape scaled = shape;
  scaled.channels = getScaledDepth(shape.channels);
  scaled.types = kScaledTypes;
  scaled.roundedChannels = shape.channels;
  AlgorithmEstimate estimate;
  estimate.algorithm.kind = AlgorithmKind::ScaledProducts;
  estimate.cycles = planDirectConv(*scaling, scaled).cycles;
  if (!isWanted(estimate.cycles, getProductCycles(machine, shape), which))
    return std::nullopt;
  estimate.error = kScaledError + getDirectError(shape);
  return estimate;
}

/// Whether each output reads one pixel, and others are left out.
static bool readsSomePixels(const ConvShape &shape) {
  auto isInside = [](const ConvDim &dim) {
    return dim.taps == 1 && dim.pad == 0 &&
           (dim.outputs - 1) * dim.stride < dim.inputs;
  };
  return isInside(shape.rows) && isInside(shape.columns) &&
         (shape.rows.stride != 1 || shape.columns.stride != 1);
}

std::optional<AlgorithmEstimate>
nnprim::estimateScaledProducts(const MachineDesc &machine,
                               const ConvShape &shape, IntegerProducts which) {
  if (!(shape.types == ProductTypes()) || shape.channelsFirst)
    return std::nullopt;
  GemmShape product{shape.batch * shape.rows.outputs * shape.columns.outputs,
                    shape.filters, shape.channels};
  bool copiesPixels = readsSomePixels(shape);
  std::optional<AlgorithmEstimate> estimate =
      copiesPixels || isPointwise(shape)
          ? estimateScaledProducts(machine, product, which)
          : estimateScaledWindows(machine, shape, which);
  if (!estimate)
    return std::nullopt;
  if (copiesPixels)
    estimate->cycles += machine.relayoutCycles * double(product.m * product.k);
  constexpr int64_t integerBytes = 2;
  estimate->cycles = addReads(machine, shape, integerBytes, estimate->cycles);
  estimate->storedBytes = getWindowBytes(shape, integerBytes);
  return estimate;
}

std::optional<AlgorithmEstimate>
nnprim::estimateSplitProducts(const MachineDesc &machine,
                              const ConvShape &shape) {
  if (getKernels(machine, kSplitTypes).empty() ||
      !(shape.types == ProductTypes()) || shape.channelsFirst)
    return std::nullopt;
  AlgorithmEstimate estimate;
  estimate.algorithm.kind = AlgorithmKind::SplitProducts;
  estimate.cycles = addReads(machine, shape, getBytes(shape.types.rhs),
                             getSplitConvCycles(machine, shape));
  estimate.storedBytes = getWindowBytes(shape, getBytes(shape.types.rhs));
  // Tiles of K are added apart, so that sums are shorter than others.
  estimate.error = kSplitError + getDirectError(shape);
  return estimate;
}

std::optional<AlgorithmEstimate>
nnprim::estimateSplitProducts(const MachineDesc &machine,
                              const GemmShape &shape) {
  if (getKernels(machine, kSplitTypes).empty() ||
      !(shape.types == ProductTypes()) || shape.taps != 0)
    return std::nullopt;
  AlgorithmEstimate estimate;
  estimate.algorithm.kind = AlgorithmKind::SplitProducts;
  estimate.cycles = planGemm(machine, getSplitShape(shape)).cycles;
  estimate.error = kSplitError + getDirectError(double(shape.k));
  return estimate;
}

llvm::SmallVector<AlgorithmEstimate>
nnprim::estimateAlgorithms(const MachineDesc &machine, const GemmShape &shape,
                           IntegerProducts which) {
  llvm::SmallVector<AlgorithmEstimate> estimates;
  estimates.push_back(
      {{}, getProductCycles(machine, shape), getDirectError(double(shape.k))});
  if (auto split = estimateSplitProducts(machine, shape))
    estimates.push_back(*split);
  if (auto scaled = estimateScaledProducts(machine, shape, which))
    estimates.push_back(*scaled);
  return estimates;
}

llvm::SmallVector<AlgorithmEstimate>
nnprim::estimateAlgorithms(const MachineDesc &machine, const ConvShape &shape,
                           IntegerProducts which) {
  std::optional<MachineDesc> scaling = getScalingMachine(machine, which);
  llvm::SmallVector<AlgorithmEstimate> estimates;
  estimates.push_back({{},
                       getDirectCycles(machine, shape),
                       getDirectError(shape),
                       /*memoryBytes=*/0,
                       getWindowBytes(shape, getBytes(shape.types.rhs))});
  for (const ConvAlgorithm &algorithm : getTileAlgorithms()) {
    std::optional<double> error = getTileError(algorithm, shape);
    if (!error || llvm::failed(checkTiles(shape, algorithm)))
      continue;
    if (algorithm.isSplit && getKernels(machine, kSplitTypes).empty())
      continue;
    if (algorithm.isScaled && (!scaling || !(shape.types == ProductTypes())))
      continue;
    const MachineDesc &runner = algorithm.isScaled ? *scaling : machine;
    FastConvShape tiles = getTileShape(shape, algorithm);
    estimates.push_back({algorithm, planFastConv(runner, tiles).cycles, *error,
                         getMemoryBytes(machine, tiles),
                         getFilterBytes(tiles)});
  }
  if (auto split = estimateSplitProducts(machine, shape))
    estimates.push_back(*split);
  if (auto scaled = estimateScaledProducts(machine, shape, which))
    estimates.push_back(*scaled);
  return estimates;
}

/// Estimates that differ by less do not tell which is faster.
static constexpr double kAlike = 1.02;

/// Whether products are those of integers that share scales.
static bool hasScaledFactors(const ConvAlgorithm &algorithm) {
  return algorithm.isScaled || algorithm.kind == AlgorithmKind::ScaledProducts;
}

/// The fastest of `estimates`, or null if there are none.
static const AlgorithmEstimate *
findFastest(llvm::ArrayRef<const AlgorithmEstimate *> estimates) {
  const AlgorithmEstimate *fastest = nullptr;
  for (const AlgorithmEstimate *estimate : estimates)
    if (!fastest || estimate->cycles < fastest->cycles)
      fastest = estimate;
  return fastest;
}

/// Whether products by integers are worth the digits that they lose beside
/// `other`, the fastest of f32: by their time, or by the bytes they store.
static bool isWorthDigits(const AlgorithmEstimate &scaled,
                          const AlgorithmEstimate &other) {
  return scaled.cycles <= kWorthRounding * other.cycles ||
         (scaled.cycles <= other.cycles &&
          scaled.storedBytes < kWorthStoring * other.storedBytes);
}

const AlgorithmEstimate &
nnprim::getFastest(llvm::ArrayRef<AlgorithmEstimate> estimates,
                   double maxError) {
  llvm::SmallVector<const AlgorithmEstimate *> allowed, scaled;
  for (const AlgorithmEstimate &estimate : estimates)
    if (estimate.error <= maxError)
      (hasScaledFactors(estimate.algorithm) ? scaled : allowed)
          .push_back(&estimate);
  const AlgorithmEstimate *other = findFastest(allowed);
  llvm::copy_if(scaled, std::back_inserter(allowed),
                [&](const AlgorithmEstimate *estimate) {
                  return !other || isWorthDigits(*estimate, *other);
                });
  const AlgorithmEstimate *fastest = findFastest(allowed);
  if (!fastest)
    return estimates.front();
  const AlgorithmEstimate *best = fastest;
  for (const AlgorithmEstimate *estimate : allowed)
    if (estimate->cycles <= kAlike * fastest->cycles &&
        std::pair(estimate->memoryBytes, estimate->cycles) <
            std::pair(best->memoryBytes, best->cycles))
      best = estimate;
  return *best;
}

/// All numbers of the shape.
static std::vector<int64_t> getKey(const ConvShape &shape) {
  std::vector<int64_t> key{shape.batch,
                           shape.channels,
                           shape.filters,
                           shape.channelsFirst,
                           shape.hasSparePixels,
                           shape.channelBlock,
                           shape.filterBlock,
                           shape.roundedChannels,
                           int64_t(shape.types.lhs),
                           int64_t(shape.types.rhs),
                           int64_t(shape.types.accumulator)};
  for (const ConvDim &dim : {shape.rows, shape.columns})
    key.insert(key.end(), {dim.inputs, dim.outputs, dim.taps, dim.stride,
                           dim.dilation, dim.pad});
  return key;
}

llvm::ArrayRef<AlgorithmEstimate>
AlgorithmEstimates::get(const ConvShape &shape) {
  auto [place, isNew] = known.try_emplace(getKey(shape));
  if (isNew)
    place->second = estimateAlgorithms(machine, shape, which);
  return place->second;
}

std::optional<AlgorithmEstimate>
AlgorithmEstimates::getPhases(const ConvShape &shape, double maxError) {
  std::optional<ConvShape> phases = getPhaseShape(shape);
  if (!phases)
    return std::nullopt;
  AlgorithmEstimate best = getFastest(get(*phases), maxError);
  if (!best.algorithm.hasTiles() || best.error > maxError)
    return std::nullopt;
  best.cycles += getPhaseCycles(machine, shape);
  return best;
}

double AlgorithmEstimates::getPhaseCycles(const MachineDesc &machine,
                                          const ConvShape &shape) {
  return machine.relayoutCycles * shape.batch * shape.channels *
         shape.rows.inputs * shape.columns.inputs;
}
