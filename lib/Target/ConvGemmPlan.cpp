//===- ConvGemmPlan.cpp - How a convolution on NCHW tensors is run --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/ConvGemmPlan.h"

#include "BestPlan.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::alignTo;
using llvm::divideCeil;

/// Parts that may run at a time. More threads than that find no work here.
static constexpr int64_t kMaxParts = 16;

/// Micro-kernels of one convolution by packed filters: beyond them the code
/// would outweigh what it saves.
static constexpr int64_t kMaxKernels = 64;

/// Elements of a cache line, so that no two parts share one.
static constexpr int64_t kLineElements = 16;

Im2colScratch nnprim::getIm2colScratch(const TargetDesc &target,
                                       const ConvShape &shape, int64_t pixels) {
  const ConvDim &rows = shape.rows, &columns = shape.columns;
  // The first pixel may be the last of its row.
  int64_t outputRows = std::min(
      rows.outputs, (pixels + columns.outputs - 2) / columns.outputs + 1);
  int64_t reach = (columns.taps - 1) * columns.dilation;
  Im2colScratch scratch;
  scratch.rows =
      (outputRows - 1) * rows.stride + (rows.taps - 1) * rows.dilation + 1;
  scratch.phases = std::min(columns.stride, reach + 1);
  scratch.pitch =
      alignTo(columns.outputs + reach / columns.stride, target.getLanes());
  scratch.elements =
      shape.channels * scratch.rows * scratch.phases * scratch.pitch + pixels;
  return scratch;
}

/// Cycles of an image, for copying the rows that each group reads and from them
/// the rows of its panels.
static double getPackingCycles(const TargetDesc &target, const ConvShape &shape,
                               const ConvGemmPlan &plan, int64_t groups) {
  // A load and a store, most of them across two lines.
  constexpr double perVector = 2.5;
  int64_t lanes = target.getLanes(), nr = plan.tiles.nr;
  Im2colScratch scratch = getIm2colScratch(target, shape, plan.getPixels());
  double rowVectors = double(groups) * shape.channels * scratch.rows *
                      scratch.phases * scratch.pitch / lanes;
  // Panels that cross the end of a row of pixels take its vectors again.
  double runs = 1 + double(nr) / shape.columns.outputs;
  double depth = double(shape.channels) * shape.rows.taps * shape.columns.taps;
  int64_t panelWidth = nr / lanes;
  double panelVectors = groups * plan.panels * depth * panelWidth * runs;
  return perVector * (rowVectors + panelVectors);
}

static ConvGemmPlan makePlan(const TargetDesc &target, const ConvShape &shape,
                             int64_t nr) {
  int64_t pixels = shape.rows.outputs * shape.columns.outputs;
  int64_t depth = shape.channels * shape.rows.taps * shape.columns.taps;
  ConvGemmPlan plan;
  // The filters and what is packed share the second-level cache.
  int64_t panelBytes = 4 * (depth + 1) * nr;
  int64_t maxPanels = std::max<int64_t>(1, target.l2Bytes / 2 / panelBytes);
  int64_t allPanels = std::max<int64_t>(1, divideCeil(pixels, nr));
  int64_t groups = divideCeil(allPanels, maxPanels);
  plan.panels = divideCeil(allPanels, groups);
  plan.parts = std::clamp<int64_t>(shape.batch * groups, 1, kMaxParts);
  plan.tiles = planGemmWithPanelWidth(
      target, {shape.filters, plan.panels * nr, depth}, nr);
  plan.panelElements = alignTo(plan.panels * (depth + 1) * nr, kLineElements);
  plan.scratchElements =
      alignTo(getIm2colScratch(target, shape, plan.getPixels()).elements,
              kLineElements);
  GemmPlan whole =
      planGemmWithPanelWidth(target, {shape.filters, pixels, depth}, nr);
  plan.cycles = shape.batch *
                (whole.cycles + getPackingCycles(target, shape, plan, groups));
  return plan;
}

ConvGemmPlan nnprim::planConvGemm(const TargetDesc &target,
                                  const ConvShape &shape) {
  return selectBestPlan(target, [&](const RegisterTile &tile) {
    return makePlan(target, shape, tile.nr);
  });
}

/// Tiles whose padding differs have kernels of their own.
static int64_t countKernels(const ConvShape &shape, const ConvPlan &plan) {
  int64_t rows = getClippedSegments(shape.rows, plan.tileRows).size();
  int64_t columns =
      getTileSegments(shape.columns, plan.tileColumns, plan.evenColumns).size();
  int64_t panels =
      (shape.filters >= plan.nr) + (shape.filters % plan.nr != 0 ? 1 : 0);
  return rows * columns * panels;
}

ConvGemmChoice nnprim::chooseConvGemm(const TargetDesc &target,
                                      const ConvShape &shape,
                                      bool areFiltersKnown) {
  ConvGemmChoice choice{planConvGemm(target, shape).cycles, std::nullopt};
  if (!areFiltersKnown)
    return choice;
  ConvShape channelsFirst = shape;
  channelsFirst.channelsFirst = true;
  ConvPlan plan = planConv(target, channelsFirst);
  if (countKernels(channelsFirst, plan) <= kMaxKernels)
    choice.filterPlan = plan;
  return choice;
}
