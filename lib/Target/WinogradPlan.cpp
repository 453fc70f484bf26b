//===- WinogradPlan.cpp - How Winograd's convolution is run ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/WinogradPlan.h"

#include "BestPlan.h"
#include "WinogradEstimate.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <optional>

using namespace nnprim;
using llvm::divideCeil;

/// Bytes that a part may work in.
static constexpr int64_t kMaxPartBytes = 4 << 20;

/// What one thread may lose, in estimated cycles, to let two share the work.
/// What it does lose is less (0 to 1 % where a twentieth is estimated for
/// groups): a group's products stay closer.
static constexpr double kSharingCost = 1.1;

/// Filters of a group if all tiles are one panel: half of them, for two
/// threads, if transforming the input twice costs little.
static int64_t getGroupFilters(const TargetDesc &target,
                               const WinogradShape &shape,
                               const WinogradFlops &flops,
                               const WinogradPlan &whole) {
  int64_t half = llvm::alignTo(divideCeil(shape.filters, 2), whole.nr);
  WinogradPlan halves = whole;
  halves.groupFilters = half;
  halves.blockFilters = std::min(half, whole.blockFilters);
  estimate(target, shape, flops, halves);
  return halves.cycles < kSharingCost * whole.cycles ? half : shape.filters;
}

/// The share of the work that the busier of two threads has. They share panels
/// of tiles or groups of filters: the first has those that begin in its half.
static double getBusierShare(const WinogradShape &shape,
                             const WinogradPlan &plan) {
  bool isGroups = plan.groupFilters < shape.filters;
  int64_t all = isGroups ? shape.filters : shape.getNumTiles(plan.tileRows);
  int64_t each = isGroups ? plan.groupFilters : plan.panelTiles;
  int64_t parts = divideCeil(divideCeil(all, 2), each);
  int64_t first = std::min(all, parts * each);
  return double(first) / all;
}

/// What plans are compared by: cycles of one thread, and more where the other
/// one of two would wait for a tenth of its time or longer. Estimates are not
/// good enough for less.
static double getCost(const TargetDesc &target, const WinogradShape &shape,
                      const WinogradPlan &plan) {
  // Less is not handed to threads.
  if (plan.cycles < 2.0 * target.minThreadCycles)
    return plan.cycles;
  double waits = 2.0 * getBusierShare(shape, plan) - 1.0;
  if (waits < 0.1)
    return plan.cycles;
  return plan.cycles * std::min(kSharingCost, 1.0 + 2.0 * waits * waits);
}

/// Whether a plan is clearly better than an earlier one.
static bool isBetter(const TargetDesc &target, const WinogradShape &shape,
                     const WinogradPlan &plan, const WinogradPlan &earlier) {
  return getCost(target, shape, plan) < 0.995 * getCost(target, shape, earlier);
}

/// The best plan for tiles of `tileRows` rows.
static WinogradPlan planTiles(const TargetDesc &target,
                              const WinogradShape &shape,
                              const WinogradFlops &flops, int64_t nr,
                              int64_t tileRows) {
  int64_t tiles = shape.getNumTiles(tileRows);
  std::optional<WinogradPlan> best;
  // An even number of panels, for an even number of threads.
  for (int64_t panels = 1;; panels = llvm::alignTo(panels * 5 / 4 + 1, 2)) {
    WinogradPlan plan;
    plan.nr = nr;
    plan.tileRows = tileRows;
    if (shape.lines) {
      plan.productRows = tileRows;
      plan.inputRows = tileRows + shape.lines - 1;
    }
    plan.panelTiles = divideCeil(tiles, panels);
    int64_t allFilters = llvm::alignTo(shape.filters, nr);
    for (int64_t block = nr;; block = std::min(2 * block, allFilters)) {
      plan.blockFilters = block;
      plan.groupFilters = shape.filters;
      estimate(target, shape, flops, plan);
      if (panels == 1) {
        plan.groupFilters = getGroupFilters(target, shape, flops, plan);
        plan.blockFilters = std::min(block, plan.groupFilters);
        estimate(target, shape, flops, plan);
      }
      bool isSmallest = plan.panelTiles == 1 && block == nr;
      bool fits = 4 * plan.partElements <= kMaxPartBytes;
      if ((fits || isSmallest) &&
          (!best || isBetter(target, shape, plan, *best)))
        best = plan;
      if (block == allFilters)
        break;
    }
    if (plan.panelTiles == 1)
      break;
  }
  return *best;
}

WinogradPlan nnprim::planWinogradWithPanelWidth(const TargetDesc &target,
                                                const WinogradShape &shape,
                                                int64_t nr) {
  WinogradFlops flops = countTransforms(target, shape);
  if (!shape.lines)
    return planTiles(target, shape, flops, nr, shape.m);
  WinogradPlan best = planTiles(target, shape, flops, nr, shape.outputRows);
  for (int64_t bands = 2; bands <= shape.outputRows; bands += bands / 4 + 1) {
    WinogradPlan plan = planTiles(target, shape, flops, nr,
                                  divideCeil(shape.outputRows, bands));
    // One that fits, or the nearest to that.
    bool fits = 4 * best.partElements <= kMaxPartBytes;
    if (fits ? isBetter(target, shape, plan, best)
             : plan.partElements < best.partElements)
      best = plan;
  }
  return best;
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
  // Where narrower panels were estimated a little better, timings were not.
  constexpr double wider = 0.995, narrower = 0.975;
  return selectBestPlan(
      target,
      [&](const RegisterTile &tile) {
        // The first tile of a target leaves one.
        int64_t nr = leavesRegister(target, tile) ? tile.nr
                                                  : target.gemmTiles.front().nr;
        return planWinogradWithPanelWidth(target, shape, nr);
      },
      [&](const WinogradPlan &plan, const WinogradPlan &earlier) {
        double margin = plan.nr < earlier.nr ? narrower : wider;
        return getCost(target, shape, plan) <
               margin * getCost(target, shape, earlier);
      });
}
