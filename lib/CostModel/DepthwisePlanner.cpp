//===- DepthwisePlanner.cpp - How a depthwise convolution is run ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/DepthwisePlanner.h"

#include "NNPrim/CostModel/MemoryModel.h"
#include "NNPrim/Plan/KernelResources.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <limits>

using namespace nnprim;
using llvm::divideCeil;

/// Multiply-adds in the straight-line code of a tile; there is such code for
/// every kind of border.
static constexpr int64_t kMaxTileFmas = 512;
/// The largest number of multiply-adds of a tile that loops over the rows of
/// the filter.
static constexpr int64_t kMaxRowFmas = 256;
/// Registers of inputs on their way to the multiply-adds.
static constexpr int64_t kLoadRegisters = 3;
/// Micro-operations around a tile: addresses, counters, branches.
static constexpr double kTileUops = 16;

namespace {
/// Extents of a tile.
struct Tile {
  int64_t rows, columns, vectors;

  int64_t getSums() const { return rows * columns * vectors; }
};
} // namespace

/// Inputs under `outputs` adjacent outputs of dimension `dim`.
static int64_t getInputs(const DepthwiseShape &shape, int dim,
                         int64_t outputs) {
  return (outputs - 1) * shape.strides[dim] +
         (shape.taps[dim] - 1) * shape.dilations[dim] + 1;
}

/// Different inputs that those outputs read: fewer if there are gaps.
static int64_t getLoads(const DepthwiseShape &shape, int dim, int64_t outputs) {
  return std::min(getInputs(shape, dim, outputs), outputs * shape.taps[dim]);
}

/// True if the sums, the weights that are in use at a time and what is loaded
/// next fit the registers. A row of weights is kept from the first to the last
/// row of the input that it is multiplied with.
static bool fitsRegisters(const MachineDesc &machine,
                          const DepthwiseShape &shape, const Tile &tile) {
  int64_t liveRows =
      std::min((tile.rows - 1) * shape.strides[0] + 1, shape.taps[0]);
  int64_t weights = liveRows * shape.taps[1] * tile.vectors;
  return tile.getSums() + weights + kLoadRegisters <=
         machine.target->numVectorRegisters;
}

/// True if the pixels that a tile reads meet in so few sets of the first-level
/// cache that they push each other out.
static bool hasConflicts(const MachineDesc &machine,
                         const DepthwiseShape &shape, const Tile &tile) {
  int64_t pixels =
      getLoads(shape, 0, tile.rows) * getLoads(shape, 1, tile.columns);
  return pixels > getMaxCachedRows(machine, 4 * shape.channels);
}

/// Cycles of one tile by the execution-cache-memory model (Treibig and Hager
/// 2009): arithmetic overlaps with everything, transfers between registers and
/// the first-level cache do not overlap with those beyond it.
static double getTileCycles(const MachineDesc &machine,
                            const DepthwiseShape &shape, const Tile &tile) {
  int64_t taps = shape.taps[0] * shape.taps[1];
  double fmas = tile.getSums() * taps;
  int64_t inputRows = getLoads(shape, 0, tile.rows);
  double inputs = inputRows * getLoads(shape, 1, tile.columns) * tile.vectors;
  double loads = inputs + taps * tile.vectors;
  double stores = tile.getSums();

  double issue = (fmas + machine.loadUops * loads + stores + kTileUops) /
                 machine.issueWidth;
  // Half of the columns under two tiles are still in the cache, none of the
  // rows. An output is fetched and written back.
  bool conflicts = hasConflicts(machine, shape, tile);
  double lines = 2 * stores;
  if (conflicts) {
    lines += inputs + taps * tile.vectors;
  } else {
    double own = tile.columns * std::min(shape.strides[1], shape.taps[1]);
    double read = getLoads(shape, 1, tile.columns);
    lines += inputRows * tile.vectors * (own + read) / 2;
  }
  // The cache's prefetcher brings the next line along, if it is wanted soon.
  if (conflicts && tile.vectors > 1)
    lines /= 2;
  double transfers =
      loads / machine.loadsPerCycle + stores + lines * machine.l2LineCycles;
  // The next tile fills about half of what latency leaves.
  double latency = taps * machine.fmaLatency / 2.0;
  return std::max({fmas / machine.fmaPerCycle, issue, transfers, latency});
}

/// Cycles of all tiles of one vector group: sizes differ by one at most.
static double getCycles(const MachineDesc &machine, const DepthwiseShape &shape,
                        const Tile &tile) {
  double cycles = 0;
  auto forEachSize = [](int64_t extent, int64_t size, auto body) {
    int64_t count = divideCeil(extent, size), larger = extent % count;
    if (larger)
      body(larger, extent / count + 1);
    body(count - larger, extent / count);
  };
  forEachSize(shape.outputs[0], tile.rows, [&](int64_t nRows, int64_t rows) {
    forEachSize(
        shape.outputs[1], tile.columns, [&](int64_t nColumns, int64_t columns) {
          cycles +=
              nRows * nColumns *
              getTileCycles(machine, shape, {rows, columns, tile.vectors});
        });
  });
  return cycles / tile.vectors;
}

//===----------------------------------------------------------------------===//
// The last channels
//===----------------------------------------------------------------------===//

// Code of its own for the channels that whole steps leave is fetched from L2
// once for an image; a step that repeats channels takes arithmetic in each
// tile. Both grow alike with the outputs of a tile and its taps: with one
// vector of which half is left, four repeated tiles take as long as the code.
// Measured on an AVX-512 machine, 14x14 pixels of 200 channels take 4 % less
// with all kinds of tiles repeated, which run up to twice; 56x56 pixels of 72
// take 4 % longer with those at borders repeated, which run twelve times, and
// 12 % longer with all.
int64_t nnprim::chooseOverlapTiles(const MachineDesc &machine,
                                   const DepthwiseShape &shape,
                                   int64_t vectors) {
  int64_t lanes = machine.getLanes(), step = vectors * lanes;
  int64_t rest = shape.channels % step;
  if (rest == 0 || shape.channels <= step)
    return 0;
  // What is left takes fewer instructions than a step.
  int64_t restVectors = divideCeil(rest, lanes);
  if (restVectors < vectors)
    return 0;
  double repeatedCycles =
      double(step - rest) / double(lanes) / double(machine.fmaPerCycle);
  double codeCycles = machine.coldCodeCycles * double(restVectors);
  return int64_t(codeCycles / repeatedCycles);
}

/// One row of outputs at a time, for filters too large for anything else.
static DepthwisePlan planLargeFilter(const MachineDesc &machine,
                                     const DepthwiseShape &shape) {
  int64_t columns =
      std::clamp<int64_t>(kMaxRowFmas / std::max<int64_t>(shape.taps[1], 1), 1,
                          machine.target->numVectorRegisters / 2);
  return {/*rows=*/1, columns, /*vectors=*/1, /*loopOverTaps=*/true};
}

/// One multiply-add and one load of a weight or an input a product, and no less
/// than tiles of straight-line code take: small filters wait for lines.
static double getLoopCycles(const MachineDesc &machine,
                            const DepthwiseShape &shape, const Tile &tile) {
  int64_t groups = divideCeil(shape.channels, machine.getLanes());
  double products = double(shape.outputs[0]) * shape.outputs[1] *
                    shape.taps[0] * shape.taps[1] * groups;
  return std::max(products /
                      std::min(machine.fmaPerCycle, machine.loadsPerCycle),
                  groups * getCycles(machine, shape, tile));
}

//===----------------------------------------------------------------------===//
// Interleaved taps
//===----------------------------------------------------------------------===//

/// Vectors of sums of a block of channels, and rows that are multiplied
/// together.
static constexpr int64_t kBlockVectors = 4;

static int64_t countGroups(const DepthwiseShape &shape, int64_t rows) {
  return divideCeil(getInterleavedRows(shape.taps[0], shape.strides[0],
                                       shape.dilations[0], rows)
                        .size(),
                    4);
}

/// Cycles of an image and a block of `vectors` vectors of channels. Dot
/// products and shuffles share two pipes: a row is loaded into place, and four
/// rows are unpacked by eight shuffles, fewer if not all vectors are wanted.
static double getBlockCycles(const MachineDesc &machine,
                             const DepthwiseShape &shape, int64_t rows,
                             int64_t columns, int64_t vectors) {
  int64_t groups = countGroups(shape, rows);
  double inputs = double(groups) * getLoads(shape, 1, columns);
  double perGroup = 4 + 2 * divideCeil(vectors, 2) + vectors;
  double dots = double(rows) * columns * shape.taps[1] * groups * vectors;
  double tiles = double(divideCeil(shape.outputs[0], rows)) *
                 divideCeil(shape.outputs[1], columns);
  double cycles = (inputs * perGroup + dots) / machine.fmaPerCycle +
                  kTileUops / machine.issueWidth;
  return tiles * std::max(cycles, double(machine.fmaLatency * shape.taps[1]));
}

/// Cycles of an image: whole blocks and what is left.
static double getInterleavedCycles(const MachineDesc &machine,
                                   const DepthwiseShape &shape, int64_t rows,
                                   int64_t columns) {
  int64_t vectors = divideCeil(shape.channels, machine.getLanes());
  double whole = double(vectors / kBlockVectors) *
                 getBlockCycles(machine, shape, rows, columns, kBlockVectors);
  int64_t rest = vectors % kBlockVectors;
  return rest == 0
             ? whole
             : whole + getBlockCycles(machine, shape, rows, columns, rest);
}

/// The plan that multiplies bytes of four rows together. A filter of two rows
/// would not gain.
static std::optional<DepthwisePlan>
planInterleaved(const MachineDesc &machine, const DepthwiseShape &shape) {
  constexpr int64_t minRows = 3, maxGroups = 2;
  // A single vector of channels would save as much as unpacking it takes.
  if (machine.target->hasVnni &&
      (!machine.interleavesTaps || shape.channels <= machine.getLanes()))
    return std::nullopt;
  if (shape.types.rhs != ElementType::I8 ||
      !hasDotInstruction(*machine.target, shape.types) ||
      shape.taps[0] < minRows ||
      shape.taps[0] * shape.taps[1] * kBlockVectors > kMaxTileFmas)
    return std::nullopt;
  // Beside sums there are four vectors of inputs, as many of what is unpacked,
  // and the next rows.
  int64_t maxSums = machine.target->numVectorRegisters - 12;
  std::optional<DepthwisePlan> best;
  auto getSize = [&](int64_t dim) { return shape.outputs[dim]; };
  for (int64_t rows = 1; rows <= getSize(0); ++rows)
    for (int64_t columns = 1; columns <= getSize(1); ++columns) {
      if (rows * columns * kBlockVectors > maxSums ||
          countGroups(shape, rows) > maxGroups)
        break;
      double cycles = getInterleavedCycles(machine, shape, rows, columns);
      if (!best || cycles < best->cycles * 0.995)
        best = {rows,
                columns,
                kBlockVectors,
                /*loopOverTaps=*/false,
                /*interleaveTaps=*/true,
                /*overlapTiles=*/0,
                cycles};
    }
  return best;
}

double nnprim::estimateDepthwise(const MachineDesc &machine,
                                 const DepthwiseShape &shape,
                                 const DepthwisePlan &plan) {
  if (plan.interleaveTaps)
    return getInterleavedCycles(machine, shape, plan.rows, plan.columns);
  Tile tile{plan.rows, plan.columns, plan.vectors};
  if (plan.loopOverTaps)
    return getLoopCycles(machine, shape, tile);
  return getCycles(machine, shape, tile) *
         divideCeil(shape.channels, machine.getLanes());
}

/// The tiles worth considering.
static llvm::SmallVector<Tile> getTiles(const MachineDesc &machine,
                                        const DepthwiseShape &shape) {
  llvm::SmallVector<Tile> tiles;
  int64_t taps = shape.taps[0] * shape.taps[1];
  int64_t maxVectors = shape.channels > machine.getLanes() ? 2 : 1;
  auto isValid = [&](const Tile &tile) {
    return tile.getSums() * taps <= kMaxTileFmas &&
           fitsRegisters(machine, shape, tile);
  };
  for (Tile tile{1, 1, 1}; tile.vectors <= maxVectors; ++tile.vectors)
    for (tile.rows = 1; tile.rows <= shape.outputs[0]; ++tile.rows) {
      tile.columns = 1;
      if (!isValid(tile))
        break;
      for (; tile.columns <= shape.outputs[1] && isValid(tile); ++tile.columns)
        tiles.push_back(tile);
    }
  return tiles;
}

DepthwisePlan nnprim::planDepthwise(const MachineDesc &machine,
                                    const DepthwiseShape &shape) {
  if (std::optional<DepthwisePlan> plan = planInterleaved(machine, shape))
    return *plan;
  DepthwisePlan best = planLargeFilter(machine, shape);
  double bestCycles = std::numeric_limits<double>::infinity();
  for (const Tile &tile : getTiles(machine, shape)) {
    double cycles = getCycles(machine, shape, tile);
    // Ties go to the fewer rows and vectors.
    if (cycles < bestCycles * 0.995) {
      best = {tile.rows, tile.columns, tile.vectors, /*loopOverTaps=*/false};
      bestCycles = cycles;
    }
  }
  if (!best.loopOverTaps)
    best.cycles = bestCycles * divideCeil(shape.channels, machine.getLanes());
  else
    best.cycles =
        getLoopCycles(machine, shape, {best.rows, best.columns, best.vectors});
  best.overlapTiles = chooseOverlapTiles(machine, shape, best.vectors);
  return best;
}
