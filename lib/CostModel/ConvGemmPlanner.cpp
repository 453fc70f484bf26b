//===- ConvGemmPlanner.cpp - How a convolution on NCHW tensors is run -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/ConvGemmPlanner.h"

#include "BestPlan.h"

#include "NNPrim/CostModel/GemmPlanner.h"
#include "NNPrim/CostModel/MemoryModel.h"
#include "NNPrim/CostModel/OuterConvPlanner.h"
#include "NNPrim/Plan/KernelResources.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::alignTo;
using llvm::divideCeil;

/// Parts that may run at a time. More threads than that find no work here.
static constexpr int64_t kMaxParts = 16;

/// Groups of panels are a multiple of this number where there are enough, so
/// that two or four threads have equal parts of an image.
static constexpr int64_t kEvenGroups = 4;

/// Elements of a cache line, so that no two parts share one.
static constexpr int64_t kLineElements = 16;

/// Groups of `panels` panels at most.
static int64_t countGroups(int64_t allPanels, int64_t panels) {
  int64_t groups = divideCeil(allPanels, panels);
  auto even = int64_t(alignTo(groups, kEvenGroups));
  return allPanels >= 4 * even ? even : groups;
}

/// Cycles of an image, for copying the rows that each group reads and from them
/// the rows of its panels.
static double getPackingCycles(const MachineDesc &machine,
                               const ConvShape &shape, const ConvGemmPlan &plan,
                               int64_t groups) {
  // A load and a store, most of them across two lines.
  constexpr double perVector = 2.5;
  int64_t lanes = machine.getLanes(), nr = plan.tiles.nr;
  Im2colScratch scratch =
      getIm2colScratch(*machine.target, shape, plan.getPixels());
  double rowVectors = double(groups) * shape.channels * scratch.rows *
                      scratch.phases * scratch.pitch / lanes;
  // Panels that cross the end of a row of pixels take its vectors again.
  double runs = 1 + double(nr) / shape.columns.outputs;
  double depth = double(shape.channels) * shape.rows.taps * shape.columns.taps;
  int64_t panelWidth = nr / lanes;
  double panelVectors = groups * plan.panels * depth * panelWidth * runs;
  return perVector * (rowVectors + panelVectors);
}

ConvGemmPlan nnprim::completeConvGemm(const MachineDesc &machine,
                                      const ConvShape &shape,
                                      const GemmPlan &tiles, int64_t panels) {
  int64_t pixels = shape.rows.outputs * shape.columns.outputs;
  int64_t depth = shape.channels * shape.rows.taps * shape.columns.taps;
  int64_t allPanels = std::max<int64_t>(1, divideCeil(pixels, tiles.nr));
  int64_t groups = divideCeil(allPanels, panels);
  ConvGemmPlan plan;
  plan.tiles = tiles;
  plan.tiles.prefetchOutput = false;
  plan.panels = divideCeil(allPanels, groups);
  plan.parts = std::clamp<int64_t>(shape.batch * groups, 1, kMaxParts);
  plan.panelElements =
      alignTo(plan.panels * (depth + 1) * tiles.nr, kLineElements);
  plan.scratchElements = alignTo(
      getIm2colScratch(*machine.target, shape, plan.getPixels()).elements,
      kLineElements);
  double products =
      estimateGemm(machine, {shape.filters, pixels, depth}, tiles);
  plan.cycles =
      shape.batch * (products + getPackingCycles(machine, shape, plan, groups));
  return plan;
}

bool nnprim::packsLittle(const ConvShape &shape, const ConvGemmPlan &plan) {
  constexpr int64_t minShare = 25;
  int64_t matrix = shape.batch * shape.rows.outputs * shape.columns.outputs *
                   shape.rows.taps * shape.columns.taps * shape.channels;
  return minShare * plan.getPartElements() <= matrix;
}

static ConvGemmPlan makePlan(const MachineDesc &machine, const ConvShape &shape,
                             int64_t nr) {
  int64_t pixels = shape.rows.outputs * shape.columns.outputs;
  int64_t depth = shape.channels * shape.rows.taps * shape.columns.taps;
  // The filters and what is packed share the second-level cache.
  int64_t panelBytes = 4 * (depth + 1) * nr;
  int64_t maxPanels = std::max<int64_t>(1, machine.l2Bytes / 2 / panelBytes);
  int64_t allPanels = std::max<int64_t>(1, divideCeil(pixels, nr));
  auto complete = [&](int64_t count) {
    GemmPlan tiles =
        planGemmWithPanelWidth(machine, {shape.filters, count * nr, depth}, nr);
    return completeConvGemm(machine, shape, tiles, count);
  };
  int64_t panels = divideCeil(allPanels, countGroups(allPanels, maxPanels));
  ConvGemmPlan plan = complete(panels);
  // Fewer at a time where L2 has room for a large part of the matrix, unless
  // one is a large part of it, too.
  for (ConvGemmPlan less = plan;
       !packsLittle(shape, less) && less.panels > 1;) {
    less = complete(less.panels - 1);
    if (packsLittle(shape, less))
      return less;
  }
  return plan;
}

ConvGemmPlan nnprim::planConvGemm(const MachineDesc &machine,
                                  const ConvShape &shape) {
  return selectBestPlan(machine, shape.types, [&](const KernelRow &tile) {
    return makePlan(machine, shape, tile.nr);
  });
}

/// Cycles that stores of register tiles to the planes of an image cost more
/// where lines of as many planes as a tile has filters do not fit the sets of
/// L1 that they fall into. Tiles are narrower than a line, which leaves L1
/// before its next tile.
static double getConflictCycles(const MachineDesc &machine,
                                const ConvShape &shape,
                                const DirectConvPlan &plan) {
  // On a Zen 3, 16 channels of 320x320 to 32 of 160x160 pixels with 3x3 taps
  // and stride 2 take 1.28 times as long for a pixel as to 152x152 pixels, some
  // 20 cycles for a line of a tile.
  constexpr double perLine = 20;
  int64_t pixels = shape.rows.outputs * shape.columns.outputs;
  int64_t planeBytes = pixels * getBytes(shape.types.accumulator);
  if (std::min(plan.nr, shape.filters) <= getMaxCachedRows(machine, planeBytes))
    return 0;
  int64_t tiles = divideCeil(shape.rows.outputs, plan.tileRows) *
                  divideCeil(shape.columns.outputs, plan.tileColumns);
  return perLine * double(shape.batch) * tiles * plan.tileRows * shape.filters;
}

ConvGemmChoice nnprim::chooseConvGemm(const MachineDesc &machine,
                                      const ConvShape &shape,
                                      bool areFiltersKnown) {
  ConvGemmChoice choice{planConvGemm(machine, shape).cycles, std::nullopt,
                        std::nullopt};
  // Others read more than what estimates of outer products have been compared
  // with: 1 to 3 channels, or 1 to 9 filters.
  constexpr int64_t fewChannels = 4, fewFilters = 16;
  if (shape.channels <= fewChannels || shape.filters <= fewFilters)
    choice.outerPlan = planOuterConv(machine, shape);
  if (!areFiltersKnown)
    return choice;
  ConvShape channelsFirst = shape;
  channelsFirst.channelsFirst = true;
  DirectConvPlan plan = planDirectConv(machine, channelsFirst);
  plan.cycles += getConflictCycles(machine, channelsFirst, plan);
  if (countWindowKernels(channelsFirst, plan) <= kMaxWindowKernels)
    choice.filterPlan = plan;
  return choice;
}
