//===- DirectConvPlanner.cpp - How a convolution is run in place ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/DirectConvPlanner.h"

#include "BestPlan.h"
#include "InputExtension.h"
#include "TileCosts.h"

#include "NNPrim/CostModel/MemoryModel.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/SparePixels.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// Outputs of a tile that meet an input, for each tap.
static llvm::SmallVector<int64_t> countInside(const TileSegment &segment) {
  llvm::SmallVector<int64_t> counts(segment.window.taps);
  for (int64_t tap = 0; tap < segment.window.taps; ++tap)
    for (int64_t output = 0; output < segment.size; ++output)
      counts[tap] += segment.window.isInside(output, tap);
  return counts;
}

/// Cycles for transposing a tile of so many pixels and vectors of filters, and
/// storing it pixel after pixel.
static double getTransposeCycles(const MachineDesc &machine, int64_t pixels,
                                 int64_t vectors) {
  int64_t lanes = machine.getLanes();
  // A shuffle a cycle and lane for each doubling, and a store.
  double perSquare = lanes * (llvm::Log2_64(lanes) + 1.0);
  return vectors * divideCeil(pixels, lanes) * perSquare;
}

/// Pixels that tile registers hold for a tile of so many rows and columns, if
/// they are loaded as they lie.
static int64_t getPixelPlaces(const ConvShape &shape, int64_t rows,
                              int64_t columns) {
  return kTileRows * getPixelGroups(rows, columns, shape.columns.inputs,
                                    shape.rows.stride, shape.columns.stride)
                         .groups;
}

/// Whether they are, for panels of the common width.
static bool areReadInPlace(const ConvShape &shape, int64_t rows,
                           int64_t columns) {
  constexpr int64_t panelColumns = 2 * kTileRows;
  return shape.hasSparePixels &&
         fitsTileRegisters(getPixelPlaces(shape, rows, columns), panelColumns);
}

/// Cycles of a run over `depth` values of K in tile registers, where a tile of
/// the image has so many rows and columns. All of them take part; those that
/// read padding are zeros.
static double getTileRunCycles(const MachineDesc &machine,
                               const ConvShape &shape, int64_t rows,
                               int64_t columns, int64_t vectors,
                               int64_t depth) {
  int64_t pixels = rows * columns;
  if (areReadInPlace(shape, rows, columns))
    return double(depth) *
           getCyclesPerStep(machine, shape.types,
                            getPixelPlaces(shape, rows, columns), vectors);
  int64_t step = kTileBytes / getBytes(shape.types.rhs);
  double products =
      double(step) * getCyclesPerStep(machine, shape.types, pixels, vectors);
  // 16 pixels of a row are loaded as they lie. A line of others is stored in
  // each cycle, beside the products of the step before.
  int64_t inPlace = rows == 1 || columns % kTileRows == 0
                        ? rows * (columns / kTileRows * kTileRows)
                        : 0;
  double copies = double(pixels - inPlace);
  double cycles = double(depth / step) * std::max(products, copies);
  // Beside products of split factors, each of 28 pixels takes 1.5 cycles more
  // (Emerald Rapids).
  constexpr double cyclesPerSplitCopy = 1.5;
  if (shape.types.rhs == ElementType::BF16x2)
    cycles += double(depth / step) * cyclesPerSplitCopy * copies;
  // Values of K that do not fill a tile are copied on both sides, in parts, and
  // nothing else is done meanwhile.
  constexpr double storesOfPart = 3;
  if (depth % step != 0)
    cycles += products + storesOfPart * double(pixels) +
              2.0 * double(kTileRows * vectors);
  return cycles;
}

/// Cycles of a tile of the image against a panel of so many vectors in tile
/// registers: filter rows that read the image, each in runs of taps that read
/// padding for the same pixels.
static double getTileRegisterCycles(const MachineDesc &machine,
                                    const ConvShape &shape,
                                    const TileSegment &rows,
                                    const TileSegment &columns,
                                    int64_t vectors) {
  llvm::SmallVector<int64_t> inside = countInside(columns);
  double filterRow = 0;
  for (size_t tap = 0; tap < inside.size();) {
    size_t end = tap;
    while (end < inside.size() && inside[end] == inside[tap])
      ++end;
    if (inside[tap] != 0)
      filterRow +=
          getTileRunCycles(machine, shape, rows.size, columns.size, vectors,
                           int64_t(end - tap) * shape.channels);
    tap = end;
  }
  llvm::SmallVector<int64_t> filterRows = countInside(rows);
  return filterRow * double(llvm::count_if(filterRows, [](int64_t pixels) {
           return pixels != 0;
         }));
}

/// Whether tiles wait for panels that L1 does not keep and L2 gives: known of
/// vectors of half a line on cores of servers.
static bool areLinesExposed(const MachineDesc &machine,
                            const ProductTypes &types) {
  return types == ProductTypes() && isLastCacheSlow(machine) &&
         2 * machine.getLanes() * getBytes(types.rhs) == kLineBytes;
}

/// Cycles of a step in which a tile does so for a panel of so many vectors.
/// Half of what a line takes is not hidden behind multiply-adds: tiles of 4x24
/// and 5x16 take 7.4 and 6.1 cycles for a step of 6 and 5, tiles of 14x8 7.9
/// for one of 7.5 (3x3 convolutions of 256 channels by AVX2 on Emerald Rapids,
/// while nothing runs on the core's other thread).
static double getExposedCycles(const MachineDesc &machine,
                               const ConvShape &shape, int64_t vectors) {
  constexpr double exposed = 0.5;
  if (!areLinesExposed(machine, shape.types))
    return 0;
  double stepBytes =
      double(vectors * machine.getLanes()) * double(getBytes(shape.types.rhs));
  double panelBytes =
      stepBytes * double(shape.rows.taps * shape.columns.taps * shape.channels);
  if (panelBytes <= double(machine.l1Bytes))
    return 0;
  return exposed * double(machine.l2LineCycles) * stepBytes / kLineBytes;
}

/// Cycles for so many vectors of sums of a tap, whose pixels have scales of
/// their own: the sums of all taps are in memory meanwhile.
static double getTapCycles(const MachineDesc &machine,
                           const ProductTypes &types, int64_t vectors) {
  if (!hasScaledPairs(types))
    return 0;
  // A product by the filters' scales and a multiply-add, and a store.
  return double(vectors) * (2.0 / double(machine.fmaPerCycle) + 1.0);
}

/// Steps of a loop whose end branch predictors learn.
static constexpr int64_t kForeseenSteps = 16;

/// Cycles of one image against a panel of so many vectors.
static double getWindowCycles(const MachineDesc &machine,
                              const ConvShape &shape,
                              llvm::ArrayRef<TileSegment> rowSegments,
                              llvm::ArrayRef<TileSegment> columnSegments,
                              const DirectConvPlan &plan, int64_t vectors) {
  // Around a loop over channels: the last branch is mispredicted.
  constexpr double perRun = 10.0;
  double exposed = getExposedCycles(machine, shape, vectors);
  double cycles = 0;
  for (const TileSegment &rows : rowSegments)
    for (const TileSegment &columns : columnSegments) {
      llvm::SmallVector<int64_t> inside = countInside(columns);
      int64_t size = rows.size * columns.size;
      double tile = 2.0 * vectors * size + perRun;
      if (shape.channelsFirst)
        tile += getTransposeCycles(machine, size, vectors);
      if (usesTileRegisters(*machine.target, shape.types, plan.kr, plan.nr)) {
        tile += getTileRegisterCycles(machine, shape, rows, columns, vectors);
        cycles += tile * double(rows.count * columns.count);
        continue;
      }
      double runs = 0;
      for (int64_t insideRows : countInside(rows)) {
        int64_t last = 0;
        for (int64_t insideColumns : inside) {
          int64_t pixels = insideRows * insideColumns;
          // Taps of the same pixels are one run, if channels are inside. The
          // end of a short loop is foreseen.
          bool continues = hasScaledPairs(shape.types) ? false
                           : shape.channelsFirst
                               ? shape.channels <= kForeseenSteps
                               : pixels == last;
          if (pixels != 0)
            runs +=
                shape.getBlockChannels() *
                    (getCyclesPerStep(machine, shape.types, pixels, vectors) +
                     exposed) +
                (continues ? 0.0 : perRun) +
                getTapCycles(machine, shape.types, pixels * vectors);
          last = pixels;
        }
      }
      tile += runs * double(shape.getChannelBlocks());
      cycles += tile * double(rows.count * columns.count);
    }
  return cycles;
}

static int64_t countTiles(llvm::ArrayRef<TileSegment> segments) {
  int64_t count = 0;
  for (const TileSegment &segment : segments)
    count += segment.count;
  return count;
}

/// The cycles of tiles whose vectors lie along channels.
static double estimatePairwise(const MachineDesc &machine,
                               const ConvShape &shape,
                               const DirectConvPlan &plan,
                               llvm::ArrayRef<TileSegment> rowSegments,
                               llvm::ArrayRef<TileSegment> columnSegments) {
  int64_t depth = shape.rows.taps * shape.columns.taps * shape.channels;
  double cycles = 0;
  for (auto [panels, filters] :
       {std::pair(shape.filters / plan.nr, plan.nr),
        std::pair(int64_t(1), shape.filters % plan.nr)})
    for (const TileSegment &rows : rowSegments)
      for (const TileSegment &columns : columnSegments)
        if (panels * filters != 0)
          cycles += double(panels * rows.count * columns.count) *
                    (getPairwiseCycles(machine, depth, rows.size * columns.size,
                                       filters) +
                     10.0 * double(shape.rows.taps));
  return shape.batch * cycles;
}

static double getImageBytes(const ConvShape &shape) {
  return double(getBytes(shape.types.lhs)) * shape.batch * shape.rows.inputs *
         shape.columns.inputs * shape.channels;
}

static double getResultBytes(const ConvShape &shape) {
  return 4.0 * shape.batch * shape.rows.outputs * shape.columns.outputs *
         shape.filters;
}

/// The cycles of extending all panels, and of tiles of f32.
static double estimateExtended(const MachineDesc &machine, ConvShape shape,
                               DirectConvPlan plan) {
  double panel =
      double(shape.rows.taps) * shape.columns.taps * shape.channels * plan.nr;
  double extension = getExtensionCycles(
      machine, {shape.types, panel * divideCeil(shape.filters, plan.nr),
                panel * plan.extendedPanels, getImageBytes(shape)});
  // Images in NCHW are one convolution each.
  if (shape.channelsFirst)
    extension *= shape.batch;
  shape.types.rhs = ElementType::F32;
  plan.extendedPanels = 0;
  return extension + estimateDirectConv(machine, shape, plan);
}

/// Inputs of one row or column of tiles, counted once for each tile that reads
/// them, and the most of one tile.
static std::pair<double, double>
countTileInputs(llvm::ArrayRef<TileSegment> segments) {
  double all = 0, most = 0;
  for (const TileSegment &segment : segments) {
    all += double(segment.count * segment.window.inputs);
    most = std::max(most, double(segment.window.inputs));
  }
  return {all, most};
}

/// The cycles of extending what each tile of an image reads, for each group of
/// panels.
static double estimateTileInputs(const MachineDesc &machine,
                                 const ConvShape &shape,
                                 const DirectConvPlan &plan,
                                 llvm::ArrayRef<TileSegment> rowSegments,
                                 llvm::ArrayRef<TileSegment> columnSegments) {
  // Elements of images in NCHW are extended one by one.
  if (shape.channelsFirst)
    return 0;
  auto [rows, mostRows] = countTileInputs(rowSegments);
  auto [columns, mostColumns] = countTileInputs(columnSegments);
  int64_t passes = divideCeil(divideCeil(shape.filters, plan.nr),
                              std::max<int64_t>(1, plan.panelGroup));
  return getTileInputCycles(machine, shape.types,
                            double(passes * shape.channels) * rows * columns,
                            mostRows * mostColumns * double(shape.channels));
}

/// The cycles of extending all of the input, and of the convolution of an f32
/// one.
static double estimateExtendedInput(const MachineDesc &machine, ConvShape shape,
                                    DirectConvPlan plan) {
  double elements = getImageBytes(shape) / getBytes(shape.types.lhs);
  double extension = getWholeInputCycles(machine, shape.types, elements);
  shape.types.lhs = ElementType::F32;
  plan.extendInput = false;
  return extension + estimateDirectConv(machine, shape, plan);
}

double nnprim::estimateDirectConv(const MachineDesc &machine,
                                  const ConvShape &shape,
                                  const DirectConvPlan &plan) {
  if (plan.extendInput)
    return estimateExtendedInput(machine, shape, plan);
  auto rows = getTileSegments(shape.rows, plan.tileRows);
  auto columns =
      getTileSegments(shape.columns, plan.tileColumns, plan.evenColumns);
  if (isPairwise(shape.types, plan.kr))
    return estimatePairwise(machine, shape, plan, rows, columns);
  if (plan.extendedPanels != 0)
    return estimateExtended(machine, shape, plan);
  int64_t lanes = machine.getLanes();
  double cycles = estimateTileInputs(machine, shape, plan, rows, columns);
  if (int64_t fullPanels = shape.filters / plan.nr)
    cycles += fullPanels * getWindowCycles(machine, shape, rows, columns, plan,
                                           plan.nr / lanes);
  if (int64_t rest = shape.filters % plan.nr)
    cycles += getWindowCycles(machine, shape, rows, columns, plan,
                              divideCeil(rest, lanes));
  return shape.batch * cycles;
}

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

static DirectConvPlan makeConvPlan(const MachineDesc &machine,
                                   const ConvShape &shape,
                                   const KernelRow &tile, int64_t tileRows,
                                   int64_t tileColumns,
                                   bool evenColumns = false) {
  auto rows = getTileSegments(shape.rows, tileRows);
  auto columns = getTileSegments(shape.columns, tileColumns, evenColumns);
  double aBytes = getImageBytes(shape);
  double bBytes = double(getBytes(shape.types.rhs)) * shape.rows.taps *
                  shape.columns.taps * shape.channels * shape.filters;
  double panelRate = getPanelRate(machine, tileRows * tileColumns, tile);
  TileTraffic traffic;
  traffic.aBytes = aBytes;
  traffic.bBytes = bBytes;
  traffic.panelBytes = bBytes / double(shape.filters) * double(tile.nr);
  traffic.rowTiles = shape.batch * countTiles(rows) * countTiles(columns);
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
  DirectConvPlan plan;
  plan.nr = tile.nr;
  plan.kr = tile.kr;
  plan.tileRows = tileRows;
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
