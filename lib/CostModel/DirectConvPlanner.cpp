//===- DirectConvPlanner.cpp - How a convolution is run in place ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/DirectConvPlanner.h"

#include "BestPlan.h"
#include "DirectConvEstimate.h"
#include "InputExtension.h"
#include "TileCosts.h"

#include "NNPrim/CostModel/MemoryModel.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/RoundedMemory.h"
#include "NNPrim/Plan/SparePixels.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// The plan, or the same with panels that are extended beforehand if that is
/// faster.
static DirectConvPlan extendPanels(const MachineDesc &machine,
                                   const ConvShape &shape,
                                   const KernelRow &tile,
                                   const DirectConvPlan &plan, double aBytes,
                                   int64_t pixelTiles) {
  std::optional<PanelExtension> extension =
      planExtension(machine, tile, shape.filters,
                    shape.rows.taps * shape.columns.taps * shape.channels,
                    aBytes, pixelTiles);
  if (!extension)
    return plan;
  DirectConvPlan extended = plan;
  extended.extendedPanels = extension->panels;
  extended.extensionParts = extension->parts;
  extended.pixelsOutermost = extension->rowsOutermost;
  extended.prefetchRhs = 0;
  extended.prefetchNextPanel = false;
  extended.panelGroup = std::min(plan.panelGroup, extension->panels);
  extended.cycles = estimateDirectConv(machine, shape, extended);
  double worth = getWorthExtending(
      machine, double(extended.extendedPanels * plan.nr * shape.rows.taps *
                      shape.columns.taps * shape.channels));
  return extended.cycles < worth * plan.cycles ? extended : plan;
}

/// Bytes of the pixels of a band of so many rows.
static double getBandBytes(const ConvShape &shape, int64_t bandRows) {
  return 4.0 * double(getBandElements(shape.rows, shape.columns,
                                      shape.roundedChannels, bandRows));
}

/// The most bytes for bands of all worker slots.
static double getMostBandBytes(const ConvShape &shape) {
  return kRoundedShare * 4.0 * double(shape.batch * shape.rows.outputs) *
         double(shape.columns.outputs * shape.rows.taps) *
         double(shape.columns.taps * shape.roundedChannels);
}

int64_t nnprim::getBandParts(const MachineDesc &machine, const ConvShape &shape,
                             int64_t bandRows) {
  double bytes = getBandBytes(shape, bandRows);
  if (bandRows == 0 || bytes <= double(kMaxRoundedBytes))
    return 0;
  int64_t bands = shape.batch * divideCeil(shape.rows.outputs, bandRows);
  int64_t least = std::min(machine.numThreads, kMaxRoundedParts);
  return std::min(bands, std::clamp(int64_t(getMostBandBytes(shape) / bytes),
                                    least, kMaxRoundedParts));
}

bool nnprim::isBandSmall(const MachineDesc &machine, const ConvShape &shape,
                         int64_t bandRows) {
  int64_t bands = shape.batch * divideCeil(shape.rows.outputs, bandRows);
  double bytes = getBandBytes(shape, bandRows);
  return bytes <= 0.25 * double(machine.l2Bytes) &&
         bytes * double(std::min(machine.numThreads, bands)) <=
             getMostBandBytes(shape);
}

/// The rows of a band, whose pixels are rounded together. Those of all threads
/// take up to 4 % of what an im2col matrix of f32 would, if one row of tiles
/// does, and L2 holds a band beside a panel. Rows that two bands read are
/// rounded for both: bands are the smallest for which these are no more than a
/// third of the others, so that they are on the stack if possible, but as large
/// as may be where L2 does not keep the panels from one band to the next.
static int64_t getBandRows(const MachineDesc &machine, const ConvShape &shape,
                           int64_t tileRows) {
  int64_t rows = shape.rows.outputs, band = tileRows;
  double panelBytes = double(getBytes(shape.types.rhs)) *
                      double(shape.rows.taps * shape.columns.taps) *
                      double(shape.channels * shape.filters);
  bool keepsPanels = panelBytes <= 0.5 * double(machine.l2Bytes);
  auto repeatsLittle = [&](int64_t bandRows) {
    int64_t own = std::min(bandRows, rows) * shape.rows.stride;
    return 3 * (shape.rows.getMostInputs(bandRows) - own) <= own;
  };
  while (band < rows && isBandSmall(machine, shape, band + tileRows) &&
         !(keepsPanels && repeatsLittle(band)))
    band += tileRows;
  int64_t bands = divideCeil(rows, band);
  return llvm::alignTo(divideCeil(rows, bands), tileRows);
}

static DirectConvPlan makeConvPlan(const MachineDesc &machine,
                                   const ConvShape &shape,
                                   const KernelRow &tile, int64_t tileRows,
                                   int64_t tileColumns,
                                   bool evenColumns = false) {
  auto rows = getTileSegments(shape.rows, tileRows);
  auto columns = getTileSegments(shape.columns, tileColumns, evenColumns);
  DirectConvPlan plan;
  plan.tileRows = tileRows;
  if (shape.roundedChannels != 0) {
    plan.bandRows = getBandRows(machine, shape, tileRows);
    plan.extensionParts = getBandParts(machine, shape, plan.bandRows);
  }
  double aBytes = getImageBytes(shape);
  double bBytes = double(getBytes(shape.types.rhs)) * shape.rows.taps *
                  shape.columns.taps * shape.channels * shape.filters;
  double panelRate = getPanelRate(machine, tileRows * tileColumns, tile);
  TileTraffic traffic;
  traffic.aBytes = aBytes;
  traffic.bBytes = bBytes;
  traffic.panelBytes = bBytes / double(shape.filters) * double(tile.nr);
  traffic.rowTiles = shape.batch * countTiles(rows) * countTiles(columns);
  if (plan.bandRows != 0) {
    traffic.aBytes = getBandBytes(shape, plan.bandRows);
    traffic.rowTiles =
        int64_t(divideCeil(plan.bandRows, tileRows)) * countTiles(columns);
  }
  traffic.panelRate = panelRate;
  // The channels of an NHWC pixel are a short piece for each tap: with panels
  // outermost such convolutions take 0.97 to 1.16 of the time (Zen 3).
  int64_t taps = shape.rows.taps * shape.columns.taps;
  int64_t sharingTaps = shape.channelsFirst ? taps : 1;
  traffic.aRate = panelRate *
                  double(getBytes(shape.types.lhs) * tileRows * tileColumns) /
                  double(getBytes(shape.types.rhs) * tile.nr * sharingTaps);
  bool isNextPrefetched = isNextPanelPrefetched(
      machine, tile, bBytes, taps * shape.channels, traffic.rowTiles);
  // 3x3 convolutions of 512 channels of 7x7 pixels take 0.68 to 0.84 of the
  // time with panels outermost (Emerald Rapids).
  traffic.foreseesPanel =
      (shape.channelsFirst || taps == 1) && isNextPrefetched;
  bool pixelsOutermost = areRowsOutermost(machine, traffic);
  plan.nr = tile.nr;
  plan.kr = tile.kr;
  plan.tileColumns = tileColumns;
  plan.evenColumns = evenColumns;
  plan.pixelsOutermost = pixelsOutermost;
  plan.prefetchNextPanel = !pixelsOutermost && isNextPrefetched;
  if (!plan.prefetchNextPanel)
    plan.prefetchRhs = getPrefetchRows(machine, bBytes, tile, panelRate);
  // Taps share inputs, so that it pays for one panel, too.
  plan.panelGroup = getPanelGroup(
      machine, shape.types, bBytes / shape.filters * plan.nr,
      divideCeil(shape.filters, plan.nr),
      shape.batch * countTiles(rows) * countTiles(columns), pixelsOutermost);
  double cBytes = getResultBytes(shape);
  // Rows of as many images as there are filters are written side by side, a
  // part of a line each: more than hardware foresees.
  plan.prefetchOutput = shape.channelsFirst
                            ? isPrefetched(machine, aBytes + cBytes)
                            : isTileOutputPrefetched(machine, cBytes);
  plan.cycles = estimateDirectConv(machine, shape, plan);
  if (shape.roundedChannels != 0)
    return plan;
  return extendPanels(machine, shape, tile, plan, aBytes,
                      shape.batch * countTiles(rows) * countTiles(columns));
}

static DirectConvPlan planConvTile(const MachineDesc &machine,
                                   const ConvShape &shape,
                                   const KernelRow &tile) {
  // What is extended is as wide as f32.
  ElementType element = isInputExtended(machine, shape.types) ? ElementType::F32
                                                              : shape.types.lhs;
  int64_t pixelBytes = getBytes(element) *
                       (shape.channelsFirst ? 1 : shape.getBlockChannels()) *
                       shape.columns.stride;
  // A row of a tile register takes all of a line at a time.
  int64_t pixels =
      tile.strategy == ProductStrategy::TileProduct
          ? tile.mr
          : std::min(tile.mr, getMaxCachedRows(machine, pixelBytes));
  if (!shape.channelsFirst)
    pixels = std::min(pixels,
                      getMaxResultRows(machine, tile, getResultBytes(shape)));
  int64_t columns = getEvenRows(shape.columns.outputs, pixels);
  DirectConvPlan best = makeConvPlan(machine, shape, tile, 1, columns);
  // One small tile may be bound by latency where several are not; but they may
  // be of one kind more, which is code.
  constexpr double worthCode = 0.98;
  DirectConvPlan even = makeConvPlan(machine, shape, tile, 1, columns, true);
  if (even.cycles < best.cycles * worthCode)
    best = even;
  if (columns == shape.columns.outputs && columns * 2 <= pixels) {
    auto tryRows = [&](int64_t most) {
      DirectConvPlan plan = makeConvPlan(
          machine, shape, tile, getEvenRows(shape.rows.outputs, most), columns);
      if (plan.cycles < best.cycles)
        best = plan;
    };
    int64_t rows = pixels / columns;
    tryRows(rows);
    // Fewer rows may fit with the pixels between them.
    if (shape.hasSparePixels && rows > 2)
      tryRows(rows - 1);
  }
  return best;
}

/// `shape` for kernels that multiply single values of f32 if those of bf16 take
/// several channels together, which are apart in NCHW images.
static ConvShape getShapeOfKernels(const MachineDesc &machine,
                                   ConvShape shape) {
  if (shape.channelsFirst && shape.types.lhs == ElementType::BF16 &&
      getKernels(machine, shape.types).front().kr != 1)
    shape.types.lhs = ElementType::F32;
  return shape;
}

/// The kernel of panels of any width. Where there is none in the table, it has
/// as many pixels as registers hold: elements of A are in one for each pixel
/// where they are multiplied from there.
static KernelRow getFittingRow(const MachineDesc &machine,
                               const ProductTypes &types, int64_t nr) {
  KernelRow row = getKernelRow(machine, types, nr);
  for (const KernelRow &kernel : getKernels(machine, types))
    if (kernel.nr == nr)
      return row;
  int64_t vectors = divideCeil(nr, machine.getLanes(types.getSumBits()));
  if (machine.target->hasElementFma)
    row.mr = std::max<int64_t>(
        1, (machine.target->numVectorRegisters - vectors) / (vectors + 1));
  return row;
}

/// The plan, or one of tiles of a single vector of filters, which read the
/// least of a panel for their multiply-adds, if tiles wait for panels and that
/// is faster.
static DirectConvPlan tryTallTile(const MachineDesc &machine,
                                  const ConvShape &shape,
                                  const DirectConvPlan &plan) {
  if (!areLinesExposed(machine, shape.types))
    return plan;
  KernelRow tall = getKernels(machine, shape.types).front();
  tall.nr = machine.getLanes();
  tall.mr = machine.target->numVectorRegisters - 2;
  DirectConvPlan other = planConvTile(machine, shape, tall);
  return other.cycles < 0.98 * plan.cycles ? other : plan;
}

/// The plan, or one of tiles of all filters, which read the image once, where
/// results go beyond L2 and registers hold four pixels: 3x3 convolutions of
/// 112x112 pixels to 56 filters take 0.92 of the time (Zen 4).
static DirectConvPlan tryWholePixels(const MachineDesc &machine,
                                     const ConvShape &shape,
                                     const DirectConvPlan &plan) {
  constexpr int64_t maxVectors = 4, leastPixels = 4;
  int64_t nr = llvm::alignTo(shape.filters, machine.getLanes());
  if (!(shape.types == ProductTypes()) || shape.channelsFirst ||
      nr <= plan.nr || nr > maxVectors * machine.getLanes() ||
      !isTileOutputPrefetched(machine, getResultBytes(shape)))
    return plan;
  KernelRow row = getFittingRow(machine, shape.types, nr);
  DirectConvPlan whole = planConvTile(machine, shape, row);
  bool isWorth = row.mr >= leastPixels && whole.cycles < 1.02 * plan.cycles;
  return isWorth ? whole : plan;
}

DirectConvPlan nnprim::planDirectConvWithPanelWidth(const MachineDesc &machine,
                                                    const ConvShape &problem,
                                                    int64_t nr) {
  ConvShape shape = getShapeOfKernels(machine, problem);
  DirectConvPlan plan =
      planConvTile(machine, shape, getFittingRow(machine, shape.types, nr));
  return nr == machine.getLanes() ? tryTallTile(machine, shape, plan) : plan;
}

/// The plan for results in blocks of filters, of which each panel is a part:
/// panels of the machine's tiles, or of whole blocks where none divides them.
static DirectConvPlan planFilterBlocks(const MachineDesc &machine,
                                       const ConvShape &shape) {
  std::optional<DirectConvPlan> best;
  auto tryWidth = [&](int64_t nr) {
    DirectConvPlan plan =
        planConvTile(machine, shape, getFittingRow(machine, shape.types, nr));
    if (!best || plan.cycles < best->cycles * 0.995)
      best = plan;
  };
  for (const KernelRow &row : getKernels(machine, shape.types))
    if (shape.filterBlock % row.nr == 0)
      tryWidth(row.nr);
  if (!best)
    tryWidth(shape.filterBlock);
  return *best;
}

DirectConvPlan nnprim::planDirectConv(const MachineDesc &machine,
                                      const ConvShape &problem) {
  ConvShape shape = getShapeOfKernels(machine, problem);
  if (shape.filterBlock != 0)
    return planFilterBlocks(machine, shape);
  DirectConvPlan best =
      selectBestPlan(machine, shape.types, [&](const KernelRow &tile) {
        return planConvTile(machine, shape, tile);
      });
  return tryWholePixels(machine, shape, tryTallTile(machine, shape, best));
}

std::optional<DirectConvPlan>
nnprim::planDirectConvOfExtendedInput(const MachineDesc &machine,
                                      const ConvShape &shape,
                                      std::optional<int64_t> nr) {
  if (!isInputExtended(machine, shape.types) || shape.channelsFirst)
    return std::nullopt;
  ConvShape extended = shape;
  extended.types.lhs = ElementType::F32;
  DirectConvPlan plan =
      nr ? planDirectConvWithPanelWidth(machine, extended, *nr)
         : planDirectConv(machine, extended);
  plan.extendInput = true;
  plan.cycles = estimateDirectConv(machine, shape, plan);
  return plan;
}

std::optional<DirectConvPlan>
nnprim::planPairwiseConv(const MachineDesc &machine, const ConvShape &shape) {
  int64_t lanes = machine.getLanes();
  if (!(shape.types == ProductTypes()) || shape.channelsFirst ||
      shape.filters >= lanes || shape.channels % lanes != 0)
    return std::nullopt;
  std::optional<DirectConvPlan> best;
  for (int64_t nr = 1; nr <= std::min(shape.filters, kMaxPairwiseColumns);
       ++nr) {
    int64_t maxPixels = getMaxPairwiseRows(*machine.target, nr);
    if (maxPixels == 0)
      break;
    DirectConvPlan plan;
    plan.nr = nr;
    plan.kr = lanes;
    plan.tileRows = 1;
    plan.tileColumns = getEvenRows(
        shape.columns.outputs,
        std::min(maxPixels,
                 getMaxCachedRows(machine,
                                  4 * shape.channels * shape.columns.stride)));
    // Pixels are read once, and the few filters stay in L1.
    plan.pixelsOutermost = true;
    plan.cycles = estimateDirectConv(machine, shape, plan);
    if (!best || plan.cycles < best->cycles * 0.995)
      best = plan;
  }
  return best;
}

int64_t nnprim::countWindowKernels(const ConvShape &shape,
                                   const DirectConvPlan &plan) {
  int64_t rows = shape.channelBlock != 0
                     ? getTileSegments(shape.rows, plan.tileRows).size()
                     : getClippedSegments(shape.rows, plan.tileRows).size();
  int64_t columns =
      getTileSegments(shape.columns, plan.tileColumns, plan.evenColumns).size();
  int64_t panels =
      (shape.filters >= plan.nr) + (shape.filters % plan.nr != 0 ? 1 : 0);
  return rows * columns * panels;
}
