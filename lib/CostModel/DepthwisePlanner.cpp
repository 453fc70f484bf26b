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
/// Registers of inputs on their way to the multiply-adds where these have no
/// operands in memory.
static constexpr int64_t kLoadRegisters = 3;
/// Micro-operations around a tile: addresses, counters, branches.
static constexpr double kTileUops = 16;
// Fitted to all tiles of the 31 depthwise layers of MobileNet v1, v2 and v3 on
// a Zen 4, with AVX2 and with AVX-512 (docs/results/zen4.md).
/// The share of arithmetic or transfers that the other does not hide.
static constexpr double kExposedShare = 0.1;
/// Lines that a pixel takes which others push out of its set.
static constexpr double kConflictLines = 2;
/// What a line from beyond L2 takes more, over one from L2, if prefetchers do
/// not follow its stream.
static constexpr double kUnfollowedCost = 2;
/// Multiply-adds that wait for others in the schedulers of a processor: tiles
/// of fewer overlap with the next ones.
static constexpr double kWaitingFmas = 160;

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

/// Registers of a bias and bounds, and loads of an output that make them
/// operands in memory where registers are few (DepthwiseTile.cpp).
static constexpr int64_t kEpilogueRegisters = 3, kEpilogueLoads = 1;
/// The most registers that are few.
static constexpr int64_t kFewRegisters = 16;

/// Vectors of a tile that are in registers at a time.
static int64_t countLive(const DepthwiseShape &shape, const Tile &tile) {
  return countDepthwiseRegisters({tile.rows, tile.columns, tile.vectors},
                                 shape.taps, shape.strides[0],
                                 shape.dilations[0]);
}

/// Whether the pixels of an image lie in so few sets of the first-level cache
/// that tiles of any use push their own lines out, as with a multiple of 512
/// channels.
static bool isCrowded(const MachineDesc &machine, const DepthwiseShape &shape) {
  constexpr int64_t few = 16;
  return getMaxCachedRows(machine, 4 * shape.channels) < few;
}

/// Whether there is no loop over channels or one of two steps: LLVM keeps some
/// vectors of taller tiles on the stack there.
static bool hasFewSteps(const MachineDesc &machine,
                        const DepthwiseShape &shape) {
  return shape.channels <= 2 * machine.getLanes();
}

/// Whether an epilogue of few registers leaves none for the next rows of sums.
static bool leavesNoRegisters(const MachineDesc &machine,
                              const DepthwiseShape &shape) {
  return machine.target->numVectorRegisters <= kFewRegisters &&
         shape.epilogue == DepthwiseShape::Epilogue::Other;
}

/// Whether all rows of sums count, and not those alone that are live at a time:
/// where operands are not in memory each row of inputs has an address in a
/// register. In crowded sets tall tiles gain nothing, but wide ones do. Behind
/// one row there are no sums that an epilogue could leave no registers for.
static bool countsAllRows(const MachineDesc &machine,
                          const DepthwiseShape &shape, const Tile &tile) {
  return !machine.target->hasMemoryOperands || hasFewSteps(machine, shape) ||
         (tile.rows > 1 &&
          (isCrowded(machine, shape) || leavesNoRegisters(machine, shape)));
}

/// True if what a tile keeps at a time fits the registers: LLVM would keep
/// weights that do not on the stack.
static bool fitsRegisters(const MachineDesc &machine,
                          const DepthwiseShape &shape, const Tile &tile) {
  const TargetDesc &target = *machine.target;
  int64_t registers = target.numVectorRegisters;
  if (countsAllRows(machine, shape, tile)) {
    int64_t rows =
        std::min((tile.rows - 1) * shape.strides[0] + 1, shape.taps[0]);
    int64_t weights = rows * shape.taps[1] * tile.vectors;
    bool isTall = leavesNoRegisters(machine, shape) && tile.rows > 2;
    return !isTall && tile.getSums() + weights + kLoadRegisters <= registers;
  }
  // With few registers biases and bounds are operands in memory.
  bool hasFew = registers <= kFewRegisters;
  return countLive(shape, tile) + (hasFew ? 0 : kEpilogueRegisters) <=
             registers &&
         tile.getSums() < registers;
}

/// Loads of a tile: inputs, weights, and operands of the epilogue for which
/// there are no registers.
static double getTileLoads(const MachineDesc &machine,
                           const DepthwiseShape &shape, const Tile &tile) {
  int64_t inputs =
      getLoads(shape, 0, tile.rows) * getLoads(shape, 1, tile.columns);
  int64_t taps = shape.taps[0] * shape.taps[1];
  bool isFull = shape.epilogue != DepthwiseShape::Epilogue::None &&
                countLive(shape, tile) + kEpilogueRegisters >
                    machine.target->numVectorRegisters;
  return double((inputs + taps) * tile.vectors +
                (isFull ? kEpilogueLoads * tile.getSums() : 0));
}

/// The share of the image and the result that L2 does not hold.
static double getShareBeyondL2(const MachineDesc &machine,
                               const DepthwiseShape &shape) {
  double outputs = double(shape.outputs[0]) * double(shape.outputs[1]);
  double inputs = double(shape.outputs[0] * shape.strides[0]) *
                  double(shape.getRowPixels());
  double bytes = double(getBytes(shape.types.lhs)) * double(shape.channels) *
                 (inputs + outputs);
  return bytes == 0 ? 0 : std::max(0.0, 1 - double(machine.l2Bytes) / bytes);
}

namespace {
/// Where the inputs of a tile are in the sets of the first-level cache.
struct SetUse {
  /// The share of the pixels, at one channel and with those of outputs, that
  /// others push out of their set.
  double conflicting;
  /// The share of all channels of the pixels that stays until the next tile of
  /// the same rows, which comes behind the last channel.
  double kept;
};
} // namespace

static SetUse getSetUse(const MachineDesc &machine, const DepthwiseShape &shape,
                        const Tile &tile) {
  int64_t sets =
      std::max<int64_t>(machine.l1Bytes / machine.l1Ways / kLineBytes, 1);
  int64_t pixelBytes = getBytes(shape.types.lhs) * shape.channels;
  int64_t pixelLines = std::max<int64_t>(pixelBytes / kLineBytes, 1);
  int64_t rows = getLoads(shape, 0, tile.rows);
  int64_t columns = getLoads(shape, 1, tile.columns);
  // Lines of one channel; and of all channels, the difference between each set
  // and the one before.
  llvm::SmallVector<int64_t> first(sets, 0), ends(2 * sets + 1, 0);
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = 0; column < columns; ++column) {
      int64_t pixel = row * shape.getRowPixels() + column;
      int64_t set = pixel * pixelBytes / kLineBytes % sets;
      ++first[set];
      ++ends[set];
      --ends[set + pixelLines % sets];
    }
  // Outputs are taken to begin in the set that inputs begin in, as where both
  // tensors begin pages: loads wait for stores at the same place of a page,
  // too.
  int64_t outputs = tile.rows * tile.columns;
  for (int64_t row = 0; row < tile.rows; ++row)
    for (int64_t column = 0; column < tile.columns; ++column) {
      int64_t pixel = row * shape.outputs[1] + column;
      ++first[pixel * pixelBytes / kLineBytes % sets];
    }
  int64_t pixels = rows * columns, excess = 0, kept = 0, more = 0;
  // Ranges that end behind the last set go on with the first one.
  llvm::SmallVector<int64_t> all(sets, pixels * (pixelLines / sets));
  for (int64_t set = 0; set < 2 * sets; ++set)
    all[set % sets] += more += ends[set];
  for (int64_t set = 0; set < sets; ++set) {
    // Each line that is too many pushes another one out.
    int64_t tooMany = std::max<int64_t>(first[set] - machine.l1Ways + 1, 0);
    excess += std::min(2 * tooMany, first[set]);
    kept += std::min(all[set], machine.l1Ways);
  }
  return {double(excess) / double(pixels + outputs),
          double(kept) / double(pixels * pixelLines)};
}

/// Lines of a tile in crowded sets: a vector of each pixel comes from L2 each
/// time, those of weights with them. The cache's prefetcher brings the next
/// line along, if it is wanted soon.
static double getCrowdedLines(const DepthwiseShape &shape, const Tile &tile) {
  double inputs = getLoads(shape, 0, tile.rows) *
                  getLoads(shape, 1, tile.columns) * tile.vectors;
  double weights = shape.taps[0] * shape.taps[1] * tile.vectors;
  double lines = 2.0 * tile.getSums() + inputs + weights;
  return tile.vectors > 1 ? lines / 2 : lines;
}

/// Cycles in which lines go between L1 and what is beyond it for one tile.
/// Channels are the inner loop: each pixel of a tile is a stream of lines.
static double getLineCycles(const MachineDesc &machine,
                            const DepthwiseShape &shape, const Tile &tile) {
  if (isCrowded(machine, shape))
    return getCrowdedLines(shape, tile) * machine.l2LineCycles;
  double vectorLines =
      double(machine.getLanes()) * double(sizeof(float)) / kLineBytes;
  double rows = getLoads(shape, 0, tile.rows);
  double columns = getLoads(shape, 1, tile.columns);
  double own = tile.columns * std::min(shape.strides[1], shape.taps[1]);
  SetUse use = getSetUse(machine, shape, tile);
  double read = use.kept * own + (1 - use.kept) * columns;
  // An output is fetched and written back.
  double lines =
      (rows * read * tile.vectors + 2.0 * tile.getSums()) * vectorLines;
  // Prefetchers follow some streams of what comes from beyond L2: inputs that
  // no tile before has read.
  double streams = rows * columns;
  double first = std::min(rows, double(tile.rows * shape.strides[0])) * own *
                 tile.vectors * vectorLines;
  lines += kUnfollowedCost * getShareBeyondL2(machine, shape) * first *
           std::max(0.0, 1 - double(machine.followedStreams) / streams);
  lines += kConflictLines * use.conflicting *
           (streams + double(tile.rows * tile.columns));
  return lines * machine.l2LineCycles;
}

/// Cycles of one tile by the execution-cache-memory model (Treibig and Hager
/// 2009): arithmetic overlaps with everything, transfers between registers and
/// the first-level cache do not overlap with those beyond it.
static double getTileCycles(const MachineDesc &machine,
                            const DepthwiseShape &shape, const Tile &tile) {
  int64_t taps = shape.taps[0] * shape.taps[1];
  double fmas = tile.getSums() * taps;
  double loads = getTileLoads(machine, shape, tile);
  double stores = tile.getSums();
  double issue = (fmas + machine.loadUops * loads + stores + kTileUops) /
                 machine.issueWidth;
  double transfers = loads / machine.loadsPerCycle + stores +
                     getLineCycles(machine, shape, tile);
  double latency =
      double(taps * machine.fmaLatency) * std::min(1.0, fmas / kWaitingFmas);
  double arithmetic = std::max({fmas / machine.fmaPerCycle, issue, latency});
  return std::max(arithmetic, transfers) +
         kExposedShare * std::min(arithmetic, transfers);
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
