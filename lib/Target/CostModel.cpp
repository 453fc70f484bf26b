//===- CostModel.cpp - Choices from shape and target ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/CostModel.h"

#include "BestPlan.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <numeric>

using namespace nnprim;
using llvm::divideCeil;

/// Micro-operations around the body of a loop over k: two addresses, a counter,
/// a comparison and a branch.
static constexpr double kLoopUops = 5;

/// Cycles that one step of k takes in a tile of `rows` x `vectors`: bound by
/// multiply-adds, by loads (the vectors of B and a broadcast for each row), by
/// what is issued, or by the latency of the accumulation chains.
static double getCyclesPerStep(const TargetDesc &target, int64_t rows,
                               int64_t vectors) {
  double fma = double(rows * vectors) / target.fmaPerCycle;
  double rowLoads =
      target.hasElementFma ? double(rows) / target.getLanes() : double(rows);
  double loads = (rowLoads + vectors) / target.loadsPerCycle;
  double stepsPerTurn = target.hasElementFma ? target.getLanes() : 1;
  double uops = rows * vectors + target.loadUops * (rowLoads + vectors) +
                kLoopUops / stepsPerTurn;
  double issue = uops / target.issueWidth;
  return std::max({fma, loads, issue, double(target.fmaLatency)});
}

/// Tile rows for M: the largest tile's number of tiles, but evened out, so that
/// 49 rows become seven tiles of 7 and not six of 8 and one row alone.
static int64_t getEvenRows(int64_t m, int64_t maxRows) {
  if (m <= 0)
    return 1;
  return divideCeil(m, divideCeil(m, maxRows));
}

int64_t nnprim::getMaxCachedRows(const TargetDesc &target, int64_t rowBytes) {
  int64_t wayBytes = target.l1Bytes / target.l1Ways;
  int64_t spacing = std::max(std::gcd(rowBytes, wayBytes), kLineBytes);
  return wayBytes / spacing * (target.l1Ways - 1);
}

/// Rows that suit the cache and whose addresses, with B's, C's and two
/// counters, fit the registers.
static int64_t getMaxRows(const TargetDesc &target, const RegisterTile &tile,
                          const GemmShape &shape) {
  int64_t rowLength = shape.k / std::max<int64_t>(shape.taps, 1);
  int64_t rows = std::min(tile.mr, getMaxCachedRows(target, 4 * rowLength));
  if (shape.taps == 0)
    return rows;
  return std::min(rows, target.numAddressRegisters - 4);
}

bool nnprim::isPrefetched(const TargetDesc &target, double bytes) {
  return target.prefetches && bytes > 0.5 * target.l2Bytes;
}

/// How many rows ahead a panel of `nr` columns is asked for, if all of them
/// have so many bytes.
static int64_t getPrefetchRows(const TargetDesc &target, double bytes,
                               int64_t nr) {
  return isPrefetched(target, bytes)
             ? divideCeil(target.panelPrefetchBytes, 4 * nr)
             : 0;
}

/// Whether tiles of rows (of pixels) are the outer loop and panels the inner
/// one, or the other way round. What the inner loop walks is read again for
/// every step of the outer one, so it should be at home in the second-level
/// cache, half of which is left to the other operand and to C. While rows are
/// outermost, panels arrive at `panelRate` bytes a cycle.
static bool areRowsOutermost(const TargetDesc &target, double aBytes,
                             double bBytes, int64_t rowTiles,
                             double panelRate) {
  double homeBytes = 0.5 * target.l2Bytes;
  if (bBytes <= homeBytes)
    return true;
  // The first tile to use a panel waits for it. Where few others follow, one
  // long walk through all panels, which the machine foresees, costs less; with
  // fourteen tiles both orders measured alike.
  constexpr int64_t fewTiles = 13;
  if (rowTiles <= fewTiles && aBytes + bBytes <= 0.75 * target.lastLevelBytes)
    return true;
  if (aBytes <= homeBytes)
    return false;
  double bandwidth = bBytes <= 0.5 * target.lastLevelBytes
                         ? target.lastLevelBandwidth
                         : target.memoryBandwidth;
  return bBytes <= aBytes && panelRate <= 0.5 * bandwidth;
}

/// Bytes of panels that one step of k in a tile takes a cycle.
static double getPanelRate(const TargetDesc &target, int64_t rows, int64_t nr) {
  int64_t vectors = divideCeil(nr, target.getLanes());
  return 4.0 * nr / getCyclesPerStep(target, rows, vectors);
}

static GemmPlan makePlan(const TargetDesc &target, const GemmShape &shape,
                         const RegisterTile &tile) {
  int64_t mr = getEvenRows(shape.m, getMaxRows(target, tile, shape));
  int64_t lanes = target.getLanes();
  int64_t tailRows = shape.m % mr;
  double cycles = 0;
  auto addPanels = [&](int64_t panels, int64_t columns) {
    int64_t vectors = divideCeil(columns, lanes);
    double steps = double(panels) * shape.k;
    // Filling and draining the accumulators, the loop around the tile and, for
    // each tap, loading the rows' addresses.
    double perTile = vectors * mr + 10.0 + 1.5 * shape.taps * mr;
    int64_t fullTiles = shape.m / mr;
    cycles += fullTiles * (steps * getCyclesPerStep(target, mr, vectors) +
                           panels * perTile);
    if (tailRows)
      cycles += steps * getCyclesPerStep(target, tailRows, vectors) +
                panels * perTile;
  };
  addPanels(shape.n / tile.nr, tile.nr);
  if (int64_t rest = shape.n % tile.nr)
    addPanels(1, rest);

  int64_t rowLength = shape.k / std::max<int64_t>(shape.taps, 1);
  double aBytes = 4.0 * shape.m * rowLength;
  double bBytes = 4.0 * shape.n * shape.k;
  bool rowsOutermost =
      areRowsOutermost(target, aBytes, bBytes, divideCeil(shape.m, mr),
                       getPanelRate(target, mr, tile.nr));
  return {tile.nr,
          mr,
          rowsOutermost,
          /*prefetchLhs=*/rowsOutermost && isPrefetched(target, aBytes),
          getPrefetchRows(target, bBytes, tile.nr),
          cycles};
}

/// The table's row for this panel width. A width that no row has, from
/// hand-written IR, gets as many rows as the accumulators allow.
static RegisterTile getRegisterTile(const TargetDesc &target, int64_t nr) {
  for (const RegisterTile &tile : target.gemmTiles)
    if (tile.nr == nr)
      return tile;
  int64_t vectors = std::max<int64_t>(1, divideCeil(nr, target.getLanes()));
  int64_t rows = (target.numVectorRegisters - vectors - 1) / vectors;
  return {std::max<int64_t>(1, rows), nr};
}

GemmPlan nnprim::planGemmWithPanelWidth(const TargetDesc &target,
                                        const GemmShape &shape, int64_t nr) {
  return makePlan(target, shape, getRegisterTile(target, nr));
}

GemmPlan nnprim::planGemm(const TargetDesc &target, const GemmShape &shape) {
  return selectBestPlan(target, [&](const RegisterTile &tile) {
    return makePlan(target, shape, tile);
  });
}

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
static double getTransposeCycles(const TargetDesc &target, int64_t pixels,
                                 int64_t vectors) {
  int64_t lanes = target.getLanes();
  // A shuffle a cycle and lane for each doubling, and a store.
  double perSquare = lanes * (llvm::Log2_64(lanes) + 1.0);
  return vectors * divideCeil(pixels, lanes) * perSquare;
}

/// Steps of a loop whose end branch predictors learn.
static constexpr int64_t kForeseenSteps = 16;

/// Cycles of one image against a panel of so many vectors.
static double getWindowCycles(const TargetDesc &target, const ConvShape &shape,
                              llvm::ArrayRef<TileSegment> rowSegments,
                              llvm::ArrayRef<TileSegment> columnSegments,
                              int64_t vectors) {
  // Around a loop over channels: the last branch is mispredicted.
  constexpr double perRun = 10.0;
  double cycles = 0;
  for (const TileSegment &rows : rowSegments)
    for (const TileSegment &columns : columnSegments) {
      llvm::SmallVector<int64_t> inside = countInside(columns);
      int64_t size = rows.size * columns.size;
      double tile = 2.0 * vectors * size + perRun;
      if (shape.channelsFirst)
        tile += getTransposeCycles(target, size, vectors);
      for (int64_t insideRows : countInside(rows)) {
        int64_t last = 0;
        for (int64_t insideColumns : inside) {
          int64_t pixels = insideRows * insideColumns;
          // Taps of the same pixels are one run, if channels are inside. The
          // end of a short loop is foreseen.
          bool continues = shape.channelsFirst
                               ? shape.channels <= kForeseenSteps
                               : pixels == last;
          if (pixels != 0)
            tile += shape.channels * getCyclesPerStep(target, pixels, vectors) +
                    (continues ? 0.0 : perRun);
          last = pixels;
        }
      }
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

static ConvPlan makeConvPlan(const TargetDesc &target, const ConvShape &shape,
                             const RegisterTile &tile, int64_t tileRows,
                             int64_t tileColumns, bool evenColumns = false) {
  auto rows = getTileSegments(shape.rows, tileRows);
  auto columns = getTileSegments(shape.columns, tileColumns, evenColumns);
  int64_t lanes = target.getLanes();
  int64_t fullPanels = shape.filters / tile.nr;
  double cycles = 0;
  if (fullPanels)
    cycles += fullPanels *
              getWindowCycles(target, shape, rows, columns, tile.nr / lanes);
  if (int64_t rest = shape.filters % tile.nr)
    cycles +=
        getWindowCycles(target, shape, rows, columns, divideCeil(rest, lanes));
  double aBytes = 4.0 * shape.batch * shape.rows.inputs * shape.columns.inputs *
                  shape.channels;
  double bBytes = 4.0 * shape.rows.taps * shape.columns.taps * shape.channels *
                  shape.filters;
  bool pixelsOutermost =
      areRowsOutermost(target, aBytes, bBytes,
                       shape.batch * countTiles(rows) * countTiles(columns),
                       getPanelRate(target, tileRows * tileColumns, tile.nr));
  return {tile.nr,
          tileRows,
          tileColumns,
          evenColumns,
          pixelsOutermost,
          getPrefetchRows(target, bBytes, tile.nr),
          shape.batch * cycles};
}

static ConvPlan planConvTile(const TargetDesc &target, const ConvShape &shape,
                             const RegisterTile &tile) {
  int64_t pixelBytes =
      4 * (shape.channelsFirst ? 1 : shape.channels) * shape.columns.stride;
  int64_t pixels = std::min(tile.mr, getMaxCachedRows(target, pixelBytes));
  int64_t columns = getEvenRows(shape.columns.outputs, pixels);
  ConvPlan best = makeConvPlan(target, shape, tile, 1, columns);
  // One small tile may be bound by latency where several are not; but they may
  // be of one kind more, which is code.
  constexpr double worthCode = 0.98;
  ConvPlan even = makeConvPlan(target, shape, tile, 1, columns, true);
  if (even.cycles < best.cycles * worthCode)
    best = even;
  if (columns == shape.columns.outputs && columns * 2 <= pixels) {
    int64_t rows = getEvenRows(shape.rows.outputs, pixels / columns);
    ConvPlan plan = makeConvPlan(target, shape, tile, rows, columns);
    if (plan.cycles < best.cycles)
      best = plan;
  }
  return best;
}

ConvPlan nnprim::planConvWithPanelWidth(const TargetDesc &target,
                                        const ConvShape &shape, int64_t nr) {
  return planConvTile(target, shape, getRegisterTile(target, nr));
}

ConvPlan nnprim::planConv(const TargetDesc &target, const ConvShape &shape) {
  return selectBestPlan(target, [&](const RegisterTile &tile) {
    return planConvTile(target, shape, tile);
  });
}

int64_t nnprim::planThreads(const TargetDesc &target, int64_t scalarOps,
                            int64_t minCycles) {
  if (minCycles < 0)
    minCycles = target.minThreadCycles;
  // 0 is for those who want every kernel divided, however small.
  if (minCycles == 0)
    return std::max<int64_t>(1, scalarOps);
  int64_t cycles = scalarOps / (target.getLanes() * target.fmaPerCycle);
  return std::max<int64_t>(1, cycles / minCycles);
}
