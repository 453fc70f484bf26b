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

#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <optional>

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

/// Bytes that a part may work in.
static constexpr int64_t kMaxPartBytes = 4 << 20;

int64_t nnprim::getWinogradScratch(const TargetDesc &target, int64_t m,
                                   int64_t r) {
  return llvm::alignTo(m * (m + r - 1) * target.getLanes(), kLineFloats);
}

static void layOut(const TargetDesc &target, const WinogradShape &shape,
                   WinogradPlan &plan) {
  int64_t coefficients = shape.getNumCoefficients();
  plan.inputTileStride = getSpacing(shape.channels);
  plan.productTileStride = getSpacing(plan.blockFilters);
  plan.inputCoefficientStride =
      getSpacing(plan.panelTiles * plan.inputTileStride);
  plan.productCoefficientStride =
      getSpacing(plan.panelTiles * plan.productTileStride);
  plan.productOffset = coefficients * plan.inputCoefficientStride;
  plan.scratchOffset =
      plan.productOffset + coefficients * plan.productCoefficientStride;
  plan.partElements =
      plan.scratchOffset + getWinogradScratch(target, shape.m, shape.r);
  int64_t parts = divideCeil(shape.getNumTiles(), plan.panelTiles) *
                  divideCeil(shape.filters, plan.groupFilters);
  plan.parts = std::min(kMaxParts, parts);
}

/// Cycles of a transform of `channels` of each tile: arithmetic, two passes of
/// loads and stores, and the second level of the cache, from which coefficients
/// come, or to which they go.
static double getTransformCycles(const TargetDesc &target, int64_t flops,
                                 int64_t coefficients, int64_t tiles,
                                 int64_t channels) {
  int64_t lanes = target.getLanes();
  // A tail is moved in pieces that are powers of two.
  int64_t vectors =
      channels / lanes + llvm::popcount(uint64_t(channels % lanes));
  double arithmetic = double(flops) / target.fmaPerCycle;
  double moves = coefficients * (2.0 / target.loadsPerCycle + 2.0);
  double lines = 2.0 * coefficients * lanes / kLineFloats * target.l2LineCycles;
  return double(vectors) * tiles * (arithmetic + moves + lines);
}

/// Cycles of the transforms of all tiles.
static double getTransformCycles(const TargetDesc &target,
                                 const WinogradShape &shape,
                                 const WinogradPlan &plan) {
  WinogradFlops flops = countWinogradFlops(shape.m, shape.r);
  int64_t coefficients = shape.getNumCoefficients();
  int64_t tiles = shape.getNumTiles();
  // Each group of filters transforms the input for itself.
  int64_t groups = divideCeil(shape.filters, plan.groupFilters);
  return groups * getTransformCycles(target, flops.input, coefficients, tiles,
                                     shape.channels) +
         getTransformCycles(target, flops.output, coefficients, tiles,
                            shape.filters);
}

/// Cycles of the products of all tiles, if operands arrive in time.
static double getProductCycles(const TargetDesc &target,
                               const WinogradShape &shape,
                               const WinogradPlan &plan) {
  auto getPanelCycles = [&](int64_t tiles) {
    GemmShape product{tiles, shape.filters, shape.channels};
    return shape.getNumCoefficients() *
           planGemmWithPanelWidth(target, product, plan.nr).cycles;
  };
  int64_t tiles = shape.getNumTiles();
  double cycles =
      double(tiles / plan.panelTiles) * getPanelCycles(plan.panelTiles);
  if (int64_t rest = tiles % plan.panelTiles)
    cycles += getPanelCycles(rest);
  return cycles;
}

/// Cycles in which transformed filters arrive, once for each panel of tiles.
static double getFilterCycles(const TargetDesc &target,
                              const WinogradShape &shape,
                              const WinogradPlan &plan) {
  double bytes =
      4.0 * shape.getNumCoefficients() * shape.channels * shape.filters;
  if (bytes <= target.l2Bytes / 2)
    return 0;
  int64_t panels = divideCeil(shape.getNumTiles(), plan.panelTiles);
  double bandwidth = bytes <= target.lastLevelBytes ? target.lastLevelBandwidth
                                                    : target.memoryBandwidth;
  return panels * bytes / bandwidth;
}

/// Cycles in which coefficients go to the last level of the cache and come from
/// there, if they do not fit the second.
static double getSpillCycles(const TargetDesc &target,
                             const WinogradShape &shape,
                             const WinogradPlan &plan) {
  int64_t coefficients = shape.getNumCoefficients();
  double inputBytes = 4.0 * coefficients * plan.inputCoefficientStride;
  double productBytes = 4.0 * coefficients * plan.productCoefficientStride;
  // A quarter is for the filters and for the images.
  bool isCached = inputBytes + productBytes <= target.l2Bytes * 3 / 4;
  int64_t panels = divideCeil(shape.getNumTiles(), plan.panelTiles);
  int64_t groups = divideCeil(shape.filters, plan.groupFilters);
  int64_t blocks = divideCeil(shape.filters, plan.blockFilters);
  double bytes = 0;
  if (!isCached && inputBytes > target.l2Bytes / 2)
    bytes += (groups + blocks) * inputBytes;
  if (!isCached && productBytes > target.l2Bytes / 4)
    bytes += 2 * blocks * productBytes;
  return panels * bytes / target.lastLevelBandwidth;
}

static void estimate(const TargetDesc &target, const WinogradShape &shape,
                     WinogradPlan &plan) {
  layOut(target, shape, plan);
  double product = getProductCycles(target, shape, plan);
  double filters = getFilterCycles(target, shape, plan);
  // Half of the shorter is hidden behind the longer: prefetching stops at the
  // end of each coefficient's filters.
  plan.cycles = std::max(product, filters) + std::min(product, filters) / 2 +
                getSpillCycles(target, shape, plan) +
                getTransformCycles(target, shape, plan);
}

/// Filters of a group if all tiles are one panel: half of them, for two
/// threads, if transforming the input twice costs next to nothing.
static int64_t getGroupFilters(const TargetDesc &target,
                               const WinogradShape &shape,
                               const WinogradPlan &whole) {
  int64_t half = llvm::alignTo(divideCeil(shape.filters, 2), whole.nr);
  WinogradPlan halves = whole;
  halves.groupFilters = half;
  halves.blockFilters = std::min(half, whole.blockFilters);
  estimate(target, shape, halves);
  return halves.cycles < 1.02 * whole.cycles ? half : shape.filters;
}

WinogradPlan nnprim::planWinogradWithPanelWidth(const TargetDesc &target,
                                                const WinogradShape &shape,
                                                int64_t nr) {
  int64_t tiles = shape.getNumTiles();
  std::optional<WinogradPlan> best;
  // An even number of panels, for an even number of threads.
  for (int64_t panels = 1;; panels = llvm::alignTo(panels * 5 / 4 + 1, 2)) {
    WinogradPlan plan;
    plan.nr = nr;
    plan.panelTiles = divideCeil(tiles, panels);
    int64_t allFilters = llvm::alignTo(shape.filters, nr);
    for (int64_t block = nr;; block = std::min(2 * block, allFilters)) {
      plan.blockFilters = block;
      plan.groupFilters = shape.filters;
      estimate(target, shape, plan);
      if (panels == 1) {
        plan.groupFilters = getGroupFilters(target, shape, plan);
        plan.blockFilters = std::min(block, plan.groupFilters);
        estimate(target, shape, plan);
      }
      bool isSmallest = plan.panelTiles == 1 && block == nr;
      bool fits = 4 * plan.partElements <= kMaxPartBytes;
      if ((fits || isSmallest) && (!best || plan.cycles < best->cycles * 0.995))
        best = plan;
      if (block == allFilters)
        break;
    }
    if (plan.panelTiles == 1)
      break;
  }
  return *best;
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
