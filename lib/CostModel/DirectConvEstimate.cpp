//===- DirectConvEstimate.cpp - Estimated cycles of a direct convolution --===//
//-----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DirectConvEstimate.h"

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

bool nnprim::areLinesExposed(const MachineDesc &machine,
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

/// Cycles that the end of a loop takes whose last branch is mispredicted.
static constexpr double kLoopEndCycles = 10.0;

/// Steps of a loop whose end branch predictors learn.
static constexpr int64_t kForeseenSteps = 16;

/// The taps of a filter row that one loop goes through, and for how many
/// columns of a tile. Channels of neighbouring taps follow each other where
/// they are inside, if the taps are of the same columns; pixels with scales
/// have a loop for each tap.
static llvm::SmallVector<std::pair<int64_t, int64_t>>
getRuns(const ConvShape &shape, const TileSegment &columns) {
  bool isTapAlone = hasScaledPairs(shape.types) || shape.channelsFirst;
  llvm::SmallVector<std::pair<int64_t, int64_t>> runs;
  for (int64_t inside : countInside(columns))
    if (!isTapAlone && !runs.empty() && runs.back().first == inside)
      ++runs.back().second;
    else
      runs.emplace_back(inside, 1);
  return runs;
}

/// Cycles of one run of taps for so many pixels.
static double getRunCycles(const MachineDesc &machine, const ConvShape &shape,
                           int64_t pixels, int64_t taps, int64_t vectors) {
  double steps = double(taps) * double(shape.getBlockChannels());
  bool isEndForeseen =
      !hasScaledPairs(shape.types) && taps * shape.channels <= kForeseenSteps;
  return steps * (getCyclesPerStep(machine, shape.types, pixels, vectors) +
                  getExposedCycles(machine, shape, vectors)) +
         (isEndForeseen ? 0.0 : kLoopEndCycles) +
         getTapCycles(machine, shape.types, pixels * vectors) +
         getStoredSumCycles(machine, shape.types, pixels, vectors);
}

/// Cycles of one image against a panel of so many vectors.
static double getWindowCycles(const MachineDesc &machine,
                              const ConvShape &shape,
                              llvm::ArrayRef<TileSegment> rowSegments,
                              llvm::ArrayRef<TileSegment> columnSegments,
                              const DirectConvPlan &plan, int64_t vectors) {
  double cycles = 0;
  for (const TileSegment &rows : rowSegments)
    for (const TileSegment &columns : columnSegments) {
      int64_t size = rows.size * columns.size;
      double tile = 2.0 * vectors * size + kLoopEndCycles;
      if (shape.channelsFirst)
        tile += getTransposeCycles(machine, size, vectors);
      if (usesTileRegisters(*machine.target, shape.types, plan.kr, plan.nr)) {
        tile += getTileRegisterCycles(machine, shape, rows, columns, vectors);
        cycles += tile * double(rows.count * columns.count);
        continue;
      }
      auto runs = getRuns(shape, columns);
      double block = 0;
      for (int64_t insideRows : countInside(rows))
        for (auto [insideColumns, taps] : runs)
          if (int64_t pixels = insideRows * insideColumns)
            block += getRunCycles(machine, shape, pixels, taps, vectors);
      tile += block * double(shape.getChannelBlocks());
      cycles += tile * double(rows.count * columns.count);
    }
  return cycles;
}

int64_t nnprim::countTiles(llvm::ArrayRef<TileSegment> segments) {
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

double nnprim::getImageBytes(const ConvShape &shape) {
  return double(getBytes(shape.types.lhs)) * shape.batch * shape.rows.inputs *
         shape.columns.inputs * shape.channels;
}

double nnprim::getResultBytes(const ConvShape &shape) {
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

/// The cycles of rounding the pixels of all bands, or of the whole image, and
/// in which panels that L2 does not keep are read again for each band.
static double estimateRounding(const MachineDesc &machine,
                               const ConvShape &shape,
                               const DirectConvPlan &plan) {
  int64_t outputs = shape.rows.outputs;
  int64_t bandRows = plan.bandRows == 0 ? outputs : plan.bandRows;
  double bands = double(shape.batch) * double(outputs) / double(bandRows);
  double rows = double(plan.bandRows == 0 ? shape.rows.inputs
                                          : shape.rows.getMostInputs(bandRows));
  double pixels = double(shape.columns.inputs) * rows;
  double together = plan.bandRows == 0 ? double(shape.batch) * pixels : pixels;
  double panelBytes = double(getBytes(shape.types.rhs)) *
                      double(shape.rows.taps * shape.columns.taps) *
                      double(shape.channels * shape.filters);
  // Most of it is behind products.
  constexpr double exposed = 0.25;
  double reads = 0;
  if (plan.bandRows != 0 && panelBytes > 0.5 * double(machine.l2Bytes))
    reads =
        exposed * std::max(0.0, bands - 1) * panelBytes / machine.llcBandwidth;
  return reads + getScaleCycles(machine, bands * pixels,
                                double(shape.roundedChannels), together);
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
  if (shape.roundedChannels != 0)
    cycles += estimateRounding(machine, shape, plan) / double(shape.batch);
  if (int64_t fullPanels = shape.filters / plan.nr)
    cycles += fullPanels * getWindowCycles(machine, shape, rows, columns, plan,
                                           plan.nr / lanes);
  if (int64_t rest = shape.filters % plan.nr)
    cycles += getWindowCycles(machine, shape, rows, columns, plan,
                              divideCeil(rest, lanes));
  return shape.batch * cycles;
}
