//===- DepthwiseNchwPlanner.cpp - Depthwise convolutions on NCHW tensors --===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/DepthwisePlanner.h"

#include "NNPrim/Plan/KernelResources.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// Multiply-adds in the straight-line code of a tile. There is such code for
/// three kinds of rows (top, middle, bottom) times three of columns.
static constexpr int64_t kMaxTileFmas = 176;
/// A tile of more rows or more sets of sums must take less than this share of
/// the cycles, so that code does not grow for little.
static constexpr double kGain = 0.98;
/// Registers of inputs on their way to the multiply-adds: of one vector, and of
/// a pair and what is shuffled of it.
static constexpr int64_t kLoadRegisters = 3, kPairRegisters = 5;
/// Micro-operations around a tile: addresses, counters, branches.
static constexpr double kTileUops = 10;
/// Sets of sums worth considering.
static constexpr int64_t kMaxSets = 4;
/// Shuffles of an input that a vector at the border of a row takes without
/// masks: of stride 1 where a tap meets padding, of stride 2 always.
static constexpr double kBorderShuffles = 2, kStridedBorderShuffles = 3;
/// Cycles of a row of inputs at the border that nothing hides where all vectors
/// meet padding. With those of copies, fitted to layers of MobileNets on a
/// Zen 3.
static constexpr double kBorderCycles = 0.6;
/// The share of L1 for images that are copied.
static constexpr double kPackedShare = 0.5;
/// Cycles of a row that is copied, and of each of its vectors: of stride 2 they
/// are shuffled.
static constexpr double kPackRowCycles = 0.5, kPackCycles = 0.75,
                        kPackStridedCycles = 1.5;
/// Operations that wait for others in the schedulers of a processor. Tiles of
/// fewer overlap: what one of them waits for is done meanwhile.
static constexpr double kWaitingOps = 96;

namespace {
/// A kernel of a shape, but for the number of rows of a tile.
struct Kernel {
  const MachineDesc &machine;
  const DepthwiseShape &shape;
  /// Vectors of a row, and pixels of a full one.
  int64_t count, pixels;
  int64_t inputWidth;
  /// Rows of outputs in a vector.
  int64_t joined;
  /// Columns of taps that the same loads serve.
  int64_t groupSize;
  int64_t sets;
  /// Images are copied to rows with their padding.
  bool isPacked;
  /// Vectors of a row that meet padding and have no masks for it.
  int64_t borders;

  int64_t getTaps() const { return shape.taps[0] * shape.taps[1]; }
};

/// What a tile loads of its inputs, and shuffles.
struct InputOps {
  double loads, shuffles;
};
} // namespace

/// Input rows that `vectors` vectors of `joined` rows of outputs begin at:
/// fewer if there are gaps.
static int64_t getInputRows(const DepthwiseShape &shape, int64_t vectors,
                            int64_t joined = 1) {
  return std::min((vectors - 1) * joined * shape.strides[0] +
                      (shape.taps[0] - 1) * shape.dilations[0] + 1,
                  vectors * shape.taps[0]);
}

/// Of one row of inputs.
static InputOps getRowOps(const Kernel &kernel, bool isBorder) {
  double taps = kernel.shape.taps[1];
  if (kernel.isPacked)
    return {taps, 0};
  bool isStrided = kernel.shape.strides[1] == 2;
  if (isBorder)
    return isStrided ? InputOps{2 * taps, kStridedBorderShuffles * taps}
                     : InputOps{taps, kBorderShuffles * (taps - 1) / 2};
  // With stride 2 a pair of loads, and a shuffle a column.
  double groups = divideCeil(kernel.shape.taps[1], kernel.groupSize);
  // The column that is one output away takes one pixel more.
  if (kernel.groupSize > 2)
    return {2 + kernel.machine.getScalarLoads(), taps};
  return isStrided ? InputOps{2 * groups, taps} : InputOps{groups, 0};
}

/// The cycles that a tile of so many operations waits for its sums.
static double getLatency(const Kernel &kernel, double ops) {
  double chain = double(divideCeil(kernel.getTaps(), kernel.sets)) +
                 double(kernel.sets - 1);
  return chain * double(kernel.machine.fmaLatency) *
         std::min(1.0, ops / kWaitingOps);
}

/// Cycles of a tile by the execution-cache-memory model (Treibig and Hager
/// 2009), as in DepthwisePlanner.cpp.
static double getTileCycles(const Kernel &kernel, int64_t rows, bool isBorder) {
  const MachineDesc &machine = kernel.machine;
  const DepthwiseShape &shape = kernel.shape;
  int64_t taps = kernel.getTaps();
  int64_t vectors = divideCeil(rows, kernel.joined);
  int64_t inputRows = getInputRows(shape, vectors, kernel.joined);
  double fmas = vectors * taps;
  double joins = vectors * (kernel.sets - 1);
  InputOps rowOps = getRowOps(kernel, isBorder);
  double loads = inputRows * rowOps.loads;
  double shuffles = inputRows * rowOps.shuffles;
  // A vector of a whole line mostly lies in two.
  int64_t vectorBytes = 4 * kernel.pixels;
  double ports = loads * (1 + double(vectorBytes) / kLineBytes) + taps;
  double lines =
      double(vectorBytes) / kLineBytes *
      (vectors * shape.strides[0] * shape.strides[1] + 2.0 * vectors);
  double issue = (fmas + joins + shuffles + machine.loadUops * (loads + taps) +
                  vectors + kTileUops) /
                 machine.issueWidth;
  double transfers =
      ports / machine.loadsPerCycle + vectors + lines * machine.l2LineCycles;
  // Shuffles take turns with multiply-adds.
  double cycles =
      std::max({(fmas + joins + shuffles) / machine.fmaPerCycle, issue,
                transfers, getLatency(kernel, fmas + shuffles)});
  bool isExposed = isBorder && kernel.borders == kernel.count;
  return cycles + (isExposed ? kBorderCycles * inputRows : 0);
}

/// Cycles of tiles that are as wide as a row.
static double getRowCycles(const Kernel &kernel, int64_t rows) {
  return kernel.borders * getTileCycles(kernel, rows, /*isBorder=*/true) +
         (kernel.count - kernel.borders) *
             getTileCycles(kernel, rows, /*isBorder=*/false);
}

/// Cycles of copying a channel.
static double getPackCycles(const Kernel &kernel) {
  const DepthwiseShape &shape = kernel.shape;
  double vectors = divideCeil(kernel.inputWidth, kernel.pixels);
  double perVector = shape.strides[1] == 2 ? kPackStridedCycles : kPackCycles;
  return double(getInputRows(shape, shape.outputs[0])) *
         (kPackRowCycles + vectors * perVector);
}

/// Cycles of one channel: tiles differ in size by one row at most.
static double getChannelCycles(const Kernel &kernel, int64_t rows) {
  int64_t outputs = kernel.shape.outputs[0];
  int64_t count = divideCeil(outputs, rows);
  int64_t larger = outputs % count, size = outputs / count;
  double cycles = (count - larger) * getRowCycles(kernel, size);
  if (larger)
    cycles += larger * getRowCycles(kernel, size + 1);
  return cycles + (kernel.isPacked ? getPackCycles(kernel) : 0);
}

static int64_t getGroupSize(const MachineDesc &machine,
                            const DepthwiseShape &shape, bool isPacked) {
  return isPacked ? 1
                  : countSharedColumns(*machine.target, shape.taps[1],
                                       shape.strides[1], shape.dilations[1],
                                       shape.outputs[1]);
}

/// Pixels of a row and of its padding that are read.
static int64_t getReadWidth(const DepthwiseShape &shape) {
  return (shape.outputs[1] - 1) * shape.strides[1] +
         (shape.taps[1] - 1) * shape.dilations[1] + 1;
}

/// Vectors of a row of which a part is padding, at either end.
static int64_t countBorders(const MachineDesc &machine,
                            const DepthwiseShape &shape, int64_t inputWidth,
                            int64_t count) {
  if (machine.target->hasMaskedStores)
    return 0;
  int64_t padding = getReadWidth(shape) - inputWidth;
  return std::min(count, std::clamp<int64_t>(padding, 0, 2));
}

/// Whether L1 holds a copied image beside what is read and written.
static bool fitsPacked(const MachineDesc &machine,
                       const DepthwiseShape &shape) {
  int64_t stride = shape.strides[1];
  int64_t width = std::max<int64_t>(shape.outputs[1], machine.getLanes()) +
                  divideCeil((shape.taps[1] - 1) * shape.dilations[1], stride);
  int64_t elements =
      stride * int64_t(llvm::alignTo(width, kLineBytes / sizeof(float)));
  return 4.0 * elements * getInputRows(shape, shape.outputs[0]) <=
         kPackedShare * machine.l1Bytes;
}

/// Without masks all loads and stores are of whole vectors inside a row, of as
/// many lanes as a part of a register has.
static int64_t getPixels(const MachineDesc &machine,
                         const DepthwiseShape &shape, int64_t inputWidth) {
  int64_t lanes = machine.getLanes();
  if (machine.target->hasMaskedStores)
    return lanes;
  int64_t width = std::min(shape.outputs[1], inputWidth);
  return std::min<int64_t>(lanes, llvm::bit_floor(uint64_t(width)));
}

/// Rows of a narrow image that a vector holds, if each output is above the
/// input of the same place.
static int64_t getJoinedRows(const MachineDesc &machine,
                             const DepthwiseShape &shape, int64_t inputWidth) {
  bool areAbove = shape.strides[0] == 1 && shape.strides[1] == 1 &&
                  shape.outputs[1] == inputWidth;
  bool isEmpty = shape.outputs[0] == 0 || inputWidth == 0;
  if (!areAbove || isEmpty || !machine.target->hasMaskedStores)
    return 1;
  return std::clamp<int64_t>(machine.getLanes() / inputWidth, 1,
                             shape.outputs[0]);
}

/// Tensors that L2 does not hold are read and written a few rows at a time.
static int64_t getMaxRows(const MachineDesc &machine,
                          const DepthwiseShape &shape) {
  double bytes = 4.0 * shape.channels * shape.outputs[0] * shape.outputs[1] *
                 (1 + shape.strides[0] * shape.strides[1]);
  int64_t rows = 1;
  while (rows < shape.outputs[0] &&
         (bytes <= machine.l2Bytes ||
          getInputRows(shape, rows + 1) + rows + 1 <= machine.maxStreams))
    ++rows;
  return rows;
}

static Kernel getKernel(const MachineDesc &machine, const DepthwiseShape &shape,
                        const DepthwiseNchwPlan &plan, int64_t inputWidth) {
  int64_t count = divideCeil(shape.outputs[1], plan.pixels);
  return {machine,
          shape,
          count,
          plan.pixels,
          inputWidth,
          plan.joinedRows,
          getGroupSize(machine, shape, plan.packInput),
          plan.sets,
          plan.packInput,
          plan.packInput ? 0 : countBorders(machine, shape, inputWidth, count)};
}

double nnprim::estimateDepthwiseNchw(const MachineDesc &machine,
                                     const DepthwiseShape &shape,
                                     const DepthwiseNchwPlan &plan,
                                     int64_t inputWidth) {
  Kernel kernel = getKernel(machine, shape, plan, inputWidth);
  return shape.channels * getChannelCycles(kernel, plan.rows);
}

/// Rows of the filter whose weights are live at the same time: input rows come
/// in order, and a weight is used from the one that the tile's first row of
/// outputs meets to the one that its last row does.
static int64_t getLiveRows(const DepthwiseShape &shape,
                           const DepthwiseNchwPlan &plan) {
  int64_t vectors = divideCeil(plan.rows, plan.joinedRows);
  int64_t distance = (vectors - 1) * plan.joinedRows * shape.strides[0];
  return std::min(shape.taps[0], distance / shape.dilations[0] + 1);
}

/// Whether a tile fits the registers, beside the live weights of the columns
/// that are multiplied at a time, and its code is small enough.
static bool fits(const MachineDesc &machine, const DepthwiseShape &shape,
                 const DepthwiseNchwPlan &plan) {
  bool loadsPairs = shape.strides[1] == 2 && !plan.packInput;
  int64_t registers = machine.target->numVectorRegisters -
                      (loadsPairs ? kPairRegisters : kLoadRegisters);
  int64_t sums = plan.getSums(plan.rows);
  int64_t taps = shape.taps[0] * shape.taps[1];
  return sums + getLiveRows(shape, plan) *
                     getGroupSize(machine, shape, plan.packInput) <=
             registers &&
         sums / plan.sets * taps <= kMaxTileFmas;
}

/// Makes `best` of `plan` with other rows and sets, if that is faster.
static void chooseTile(const MachineDesc &machine, const DepthwiseShape &shape,
                       int64_t inputWidth, DepthwiseNchwPlan plan,
                       DepthwiseNchwPlan &best) {
  // Copies are in L1.
  int64_t maxRows =
      plan.packInput ? shape.outputs[0] : getMaxRows(machine, shape);
  for (plan.sets = 1; plan.sets <= kMaxSets; ++plan.sets)
    for (plan.rows = 1; plan.rows <= maxRows; ++plan.rows) {
      bool isSmallest = plan.rows == 1 && plan.sets == 1;
      if (!isSmallest && !fits(machine, shape, plan))
        break;
      plan.cycles = estimateDepthwiseNchw(machine, shape, plan, inputWidth);
      if (!best.rows || plan.cycles < kGain * best.cycles)
        best = plan;
    }
}

std::optional<DepthwiseNchwPlan>
nnprim::planDepthwiseNchw(const MachineDesc &machine,
                          const DepthwiseShape &shape, int64_t inputWidth) {
  if (shape.strides[1] > 2 || shape.taps[0] * shape.taps[1] > kMaxTileFmas)
    return std::nullopt;
  DepthwiseNchwPlan best;
  for (bool packInput : {false, true}) {
    // With masks, vectors at borders cost nothing more.
    if (packInput &&
        (machine.target->hasMaskedStores || !fitsPacked(machine, shape)))
      continue;
    DepthwiseNchwPlan plan;
    plan.packInput = packInput;
    plan.pixels = packInput ? std::min(machine.getLanes(), shape.outputs[1])
                            : getPixels(machine, shape, inputWidth);
    plan.masksTails = machine.target->hasMaskedStores;
    plan.joinedRows = getJoinedRows(machine, shape, inputWidth);
    chooseTile(machine, shape, inputWidth, plan, best);
  }
  return best;
}
