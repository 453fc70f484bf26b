//===- WinogradPlan.cpp - How Winograd's convolution is run ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/WinogradPlan.h"

#include "BestPlan.h"

#include "NNPrim/Generator/WinogradMatrices.h"
#include "NNPrim/Target/CostModel.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// Floats of a cache line.
static constexpr int64_t kLineFloats = 16;

/// More parts than that of one convolution do not run at the same time.
static constexpr int64_t kMaxParts = 16;

/// Floats between rows of `length`, so that neither a few rows nor the same row
/// of several blocks share the sets of the first-level cache.
static int64_t getSpacing(int64_t length) {
  int64_t lines = divideCeil(length, kLineFloats);
  return (lines | 1) * kLineFloats;
}

/// Tiles of a panel whose coefficients, of input and products, leave a quarter
/// of the second-level cache to the filters and to the images.
static int64_t getMaxPanelTiles(const TargetDesc &target,
                                const WinogradShape &shape, int64_t nr) {
  int64_t tileBytes = 4 * shape.getNumCoefficients() *
                      (getSpacing(shape.channels) + getSpacing(nr));
  return std::max<int64_t>(1, target.l2Bytes * 3 / 4 / tileBytes);
}

int64_t nnprim::getWinogradScratch(const TargetDesc &target, int64_t m,
                                   int64_t r) {
  return llvm::alignTo(m * (m + r - 1) * target.getLanes(), kLineFloats);
}

static void layOut(const TargetDesc &target, const WinogradShape &shape,
                   WinogradPlan &plan) {
  int64_t coefficients = shape.getNumCoefficients();
  plan.inputTileStride = getSpacing(shape.channels);
  plan.productTileStride = getSpacing(plan.nr);
  plan.inputCoefficientStride =
      getSpacing(plan.panelTiles * plan.inputTileStride);
  plan.productCoefficientStride =
      getSpacing(plan.panelTiles * plan.productTileStride);
  plan.productOffset = coefficients * plan.inputCoefficientStride;
  plan.scratchOffset =
      plan.productOffset + coefficients * plan.productCoefficientStride;
  plan.partElements =
      plan.scratchOffset + getWinogradScratch(target, shape.m, shape.r);
  plan.parts = std::min(
      kMaxParts, int64_t(divideCeil(shape.getNumTiles(), plan.panelTiles)));
}

/// Cycles of a transform: its arithmetic, two loads and two stores of every
/// coefficient of a vector of channels.
static double getTransformCycles(const TargetDesc &target, int64_t flops,
                                 int64_t coefficients, int64_t tiles,
                                 int64_t channels) {
  double vectors = double(divideCeil(channels, target.getLanes())) * tiles;
  double arithmetic = double(flops) / target.fmaPerCycle;
  double memory = 2.0 * coefficients;
  return vectors * std::max(arithmetic, memory);
}

/// Bytes that a core may count on in the last level of the cache, and bytes a
/// cycle that come in order from there and from memory; alike on all targets.
static constexpr int64_t kLastLevelBytes = 32 << 20;
static constexpr double kLastLevelBytesPerCycle = 16, kMemoryBytesPerCycle = 8;

/// Cycles in which the transformed filters arrive, once for each panel of
/// tiles.
static double getFilterCycles(const TargetDesc &target,
                              const WinogradShape &shape, int64_t panels) {
  double bytes =
      4.0 * shape.getNumCoefficients() * shape.channels * shape.filters;
  if (bytes <= target.l2Bytes / 2)
    return 0;
  return double(panels) * bytes /
         (bytes <= kLastLevelBytes ? kLastLevelBytesPerCycle
                                   : kMemoryBytesPerCycle);
}

/// As few panels as the cache allows; an even number, for an even number of
/// threads.
static int64_t getNumPanels(int64_t tiles, int64_t maxTiles) {
  int64_t panels = divideCeil(tiles, maxTiles);
  return panels == 1 ? 1 : llvm::alignTo(panels, 2);
}

WinogradPlan nnprim::planWinogradWithPanelWidth(const TargetDesc &target,
                                                const WinogradShape &shape,
                                                int64_t nr) {
  WinogradPlan plan;
  plan.nr = nr;
  int64_t tiles = shape.getNumTiles();
  int64_t maxTiles = getMaxPanelTiles(target, shape, nr);
  // Whole register tiles where there are many.
  int64_t mr = planGemmWithPanelWidth(
                   target, {maxTiles, shape.filters, shape.channels}, nr)
                   .mr;
  if (maxTiles > mr)
    maxTiles = maxTiles / mr * mr;
  plan.panelTiles = divideCeil(tiles, getNumPanels(tiles, maxTiles));
  layOut(target, shape, plan);

  WinogradFlops flops = countWinogradFlops(shape.m, shape.r);
  auto addPanels = [&](int64_t count, int64_t panelTiles) {
    GemmShape product{panelTiles, shape.filters, shape.channels};
    return double(count) * shape.getNumCoefficients() *
           planGemmWithPanelWidth(target, product, nr).cycles;
  };
  plan.cycles = addPanels(tiles / plan.panelTiles, plan.panelTiles);
  if (int64_t rest = tiles % plan.panelTiles)
    plan.cycles += addPanels(1, rest);
  plan.cycles = std::max(
      plan.cycles,
      getFilterCycles(target, shape, divideCeil(tiles, plan.panelTiles)));
  int64_t coefficients = shape.getNumCoefficients();
  plan.cycles += getTransformCycles(target, flops.input, coefficients, tiles,
                                    shape.channels) +
                 getTransformCycles(target, flops.output, coefficients, tiles,
                                    shape.filters);
  return plan;
}

/// Whether a tile leaves a register to a constant of the epilogue, which LLVM
/// keeps there over the products' loops.
static bool leavesRegister(const TargetDesc &target, const RegisterTile &tile) {
  int64_t vectors = divideCeil(tile.nr, target.getLanes());
  int64_t factors = target.hasElementFma ? tile.mr : 1;
  return (tile.mr + 1) * vectors + factors < target.numVectorRegisters;
}

WinogradPlan nnprim::planWinograd(const TargetDesc &target,
                                  const WinogradShape &shape) {
  // The first tile of a target is its best, and leaves one.
  return selectBestPlan(target, [&](const RegisterTile &tile) {
    int64_t nr =
        leavesRegister(target, tile) ? tile.nr : target.gemmTiles.front().nr;
    return planWinogradWithPanelWidth(target, shape, nr);
  });
}
