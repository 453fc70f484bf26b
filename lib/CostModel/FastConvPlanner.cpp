//===- FastConvPlanner.cpp - How a fast convolution is run ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/FastConvPlanner.h"

#include "BestPlan.h"
#include "FastConvEstimate.h"
#include "TileCosts.h"

#include "NNPrim/CostModel/GemmPlanner.h"
#include "NNPrim/CostModel/TransformPlanner.h"
#include "NNPrim/Plan/KernelResources.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <optional>

using namespace nnprim;
using llvm::divideCeil;

/// The factor by which one thread's estimated cycles may grow to let two
/// threads share the work. Measured losses are smaller, 0 to 1 % where 5 % were
/// estimated for groups, because a group's products stay closer.
static constexpr double kSharingCost = 1.1;

/// Filters of a group if all tiles are one panel: half of them, for two
/// threads, if transforming the input twice costs little.
static int64_t getGroupFilters(const MachineDesc &machine,
                               const FastConvShape &shape,
                               const WinogradFlops &flops,
                               const FastConvPlan &whole) {
  int64_t half = llvm::alignTo(divideCeil(shape.filters, 2), whole.nr);
  FastConvPlan halves = whole;
  halves.groupFilters = half;
  halves.blockFilters = std::min(half, whole.blockFilters);
  estimate(machine, shape, flops, halves);
  return halves.cycles < kSharingCost * whole.cycles ? half : shape.filters;
}

/// The share of the work that the busier of two threads has. They share panels
/// of tiles or groups of filters: the first has those that begin in its half.
static double getBusierShare(const FastConvShape &shape,
                             const FastConvPlan &plan) {
  bool isGroups = plan.groupFilters < shape.filters;
  int64_t all = isGroups ? shape.filters : shape.getNumTiles(plan.tileRows);
  int64_t each = isGroups ? plan.groupFilters : plan.panelTiles;
  int64_t parts = divideCeil(divideCeil(all, 2), each);
  int64_t first = std::min(all, parts * each);
  return double(first) / all;
}

/// The number that plans are compared by: cycles of one thread, and more where
/// the other one of two would wait for a tenth of its time or longer. Estimates
/// are not good enough to tell shorter waits apart.
static double getCost(const MachineDesc &machine, const FastConvShape &shape,
                      const FastConvPlan &plan) {
  // A kernel of fewer cycles runs in one thread.
  if (plan.cycles < 2.0 * machine.minThreadCycles)
    return plan.cycles;
  double waits = 2.0 * getBusierShare(shape, plan) - 1.0;
  if (waits < 0.1)
    return plan.cycles;
  return plan.cycles * std::min(kSharingCost, 1.0 + 2.0 * waits * waits);
}

/// Whether a plan is clearly better than an earlier one.
static bool isBetter(const MachineDesc &machine, const FastConvShape &shape,
                     const FastConvPlan &plan, const FastConvPlan &earlier) {
  return getCost(machine, shape, plan) <
         0.995 * getCost(machine, shape, earlier);
}

/// The best plan for tiles of `tileRows` rows.
static FastConvPlan planTiles(const MachineDesc &machine,
                              const FastConvShape &shape,
                              const WinogradFlops &flops, int64_t nr,
                              int64_t tileRows) {
  int64_t tiles = shape.getNumTiles(tileRows);
  std::optional<FastConvPlan> best;
  // An even number of panels, for an even number of threads.
  for (int64_t panels = 1;; panels = llvm::alignTo(panels * 5 / 4 + 1, 2)) {
    FastConvPlan plan;
    plan.nr = nr;
    plan.tileRows = tileRows;
    if (shape.taps) {
      plan.productRows = tileRows;
      plan.inputRows = tileRows + shape.taps - 1;
    }
    plan.panelTiles = divideCeil(tiles, panels);
    // Whole tile registers, but for a single panel.
    if (shape.isSplit && panels > 1)
      plan.panelTiles = shape.getProductRows(plan.panelTiles);
    int64_t allFilters = llvm::alignTo(shape.filters, nr);
    for (int64_t block = nr;; block = std::min(2 * block, allFilters)) {
      plan.blockFilters = block;
      plan.groupFilters = shape.filters;
      estimate(machine, shape, flops, plan);
      if (panels == 1) {
        plan.groupFilters = getGroupFilters(machine, shape, flops, plan);
        plan.blockFilters = std::min(block, plan.groupFilters);
        estimate(machine, shape, flops, plan);
      }
      bool isSmallest = panels >= tiles && block == nr;
      bool fits = 4 * plan.partElements <= getMaxPartBytes(shape);
      if ((fits || isSmallest) &&
          (!best || isBetter(machine, shape, plan, *best)))
        best = plan;
      if (block == allFilters)
        break;
    }
    if (panels >= tiles)
      break;
  }
  return *best;
}

/// The best plan for panels of `nr` filters but for its products and
/// transforms.
static FastConvPlan planPanels(const MachineDesc &machine,
                               const FastConvShape &shape, int64_t nr) {
  WinogradFlops flops = countTransforms(machine, shape);
  if (!shape.taps)
    return planTiles(machine, shape, flops, nr, shape.m);
  FastConvPlan best = planTiles(machine, shape, flops, nr, shape.outputRows);
  for (int64_t bands = 2; bands <= shape.outputRows; bands += bands / 4 + 1) {
    FastConvPlan plan = planTiles(machine, shape, flops, nr,
                                  divideCeil(shape.outputRows, bands));
    // One that fits, or the nearest to that.
    bool fits = 4 * best.partElements <= getMaxPartBytes(shape);
    if (fits ? isBetter(machine, shape, plan, best)
             : plan.partElements < best.partElements)
      best = plan;
  }
  return best;
}

/// Decides what has no part in the estimate: register tiles of the products and
/// how the transforms of a panel of tiles move their data.
static void planParts(const MachineDesc &machine, const FastConvShape &shape,
                      FastConvPlan &plan) {
  int64_t depth = shape.isOnTheFly ? plan.depthChannels : shape.getDepth();
  GemmShape product = getProduct(
      shape, shape.getProductRows(plan.panelTiles) * plan.productRows, plan.nr,
      depth);
  plan.products.maxRows = getMaxGemmRows(machine, product, plan.nr);
  plan.products.maxComplexRows = getMaxComplexRows(*machine.target, plan.nr);
  int64_t alpha = shape.m + shape.r - 1;
  TransformShape transform;
  transform.coefficients = shape.getNumCoefficients();
  transform.tiles = plan.panelTiles * plan.inputRows;
  transform.channels = shape.channels;
  transform.tilePixels = plan.inputRows * alpha * (shape.taps ? 1 : alpha);
  transform.imageElements = shape.batch * shape.inputPixels * shape.channels;
  transform.isInput = true;
  transform.isOneDimensional = shape.taps != 0;
  plan.inputTransform = planTransform(machine, transform);
  transform.tiles = plan.panelTiles * plan.productRows;
  transform.channels = std::min(plan.blockFilters, shape.filters);
  transform.imageElements =
      shape.batch * shape.outputRows * shape.outputColumns * transform.channels;
  transform.isInput = false;
  plan.outputTransform = planTransform(machine, transform);
}

FastConvPlan nnprim::planFastConvWithPanelWidth(const MachineDesc &machine,
                                                const FastConvShape &shape,
                                                int64_t nr) {
  FastConvPlan plan = planPanels(machine, shape, nr);
  planParts(machine, shape, plan);
  return plan;
}

FastConvModel::FastConvModel(const MachineDesc &machine,
                             const FastConvShape &shape)
    : machine(machine), shape(shape), flops(countTransforms(machine, shape)) {}

void FastConvModel::layOut(FastConvPlan &plan) const {
  if (shape.taps) {
    plan.productRows = plan.tileRows;
    plan.inputRows = plan.tileRows + shape.taps - 1;
  }
  estimate(machine, shape, flops, plan);
}

void FastConvModel::planParts(FastConvPlan &plan) const {
  ::planParts(machine, shape, plan);
}

/// Whether a tile leaves a register to a constant of the epilogue, which LLVM
/// keeps there over the products' loops.
static bool leavesRegister(const MachineDesc &machine, const KernelRow &tile) {
  int64_t vectors = divideCeil(tile.nr, machine.getLanes());
  int64_t factors = machine.target->hasElementFma ? tile.mr : 1;
  return (tile.mr + 1) * vectors + factors < machine.target->numVectorRegisters;
}

FastConvPlan nnprim::planFastConv(const MachineDesc &machine,
                                  const FastConvShape &shape) {
  // Where narrower panels were estimated a little better, measured times were
  // not: a narrower panel has to win by 2.5 %.
  constexpr double wider = 0.995, narrower = 0.975;
  // Several tiles have panels of the same width.
  llvm::SmallVector<FastConvPlan> plans;
  auto planOnce = [&](int64_t nr) {
    for (const FastConvPlan &plan : plans)
      if (plan.nr == nr)
        return plan;
    plans.push_back(planFastConvWithPanelWidth(machine, shape, nr));
    return plans.back();
  };
  return selectBestPlan(
      machine,
      shape.isSplit    ? kSplitTypes
      : shape.isScaled ? kScaledTypes
                       : ProductTypes(),
      [&](const KernelRow &tile) {
        // The machine's first KernelRow leaves a register for the constant.
        return planOnce(shape.isSplit || shape.isScaled ||
                                leavesRegister(machine, tile)
                            ? tile.nr
                            : machine.kernels.front().nr);
      },
      [&](const FastConvPlan &plan, const FastConvPlan &earlier) {
        double margin = plan.nr < earlier.nr ? narrower : wider;
        return getCost(machine, shape, plan) <
               margin * getCost(machine, shape, earlier);
      });
}
