//===- OuterConvPlanner.cpp - Convolutions by outer products --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/OuterConvPlanner.h"

#include "NNPrim/Plan/KernelResources.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// Multiply-adds in the straight-line code of a tile, and in that of all kinds
/// of rows.
static constexpr int64_t kMaxTileFmas = 320, kMaxKernelFmas = 1536;
/// A tile of more rows, vectors or filters must take less than this share of
/// the cycles, so that code does not grow for little.
static constexpr double kGain = 0.98;
/// Groups of filters read the image again each, rows of outputs of all filters
/// are as many streams of stores: which of them costs more. Measured on Zen 3:
/// with 21 to 64 times as many bytes of outputs as of inputs groups are the
/// better outer loop, with less than three times as many rows.
static constexpr double kOutputShare = 8;
/// Loads of a scalar that the broadcast of a weight counts for. A tile of one
/// vector, whose weights are used once each, takes 1.35 to 1.5 times as long on
/// Zen 3 as one of two. On Zen 4, whose pipes are narrower than its vectors,
/// one of 16 filters by one vector takes 0.89 of the time of 8 by three.
static constexpr double kBroadcastLoads = 1.4;
/// Micro-operations around a tile and around a step of its innermost loop.
static constexpr double kTileUops = 12, kStepUops = 4;

namespace {
/// A tile of a plan: perhaps smaller than the largest.
struct TileSize {
  int64_t filters, rows, vectors;
};
} // namespace

/// Calls `body` with the numbers and sizes of the pieces of at most `max` that
/// `extent` is cut into, which differ by one at most.
template <typename Body>
static void forEachPiece(int64_t extent, int64_t max, Body body) {
  if (extent == 0)
    return;
  int64_t count = divideCeil(extent, max);
  int64_t size = extent / count, larger = extent % count;
  if (larger != 0)
    body(larger, size + 1);
  body(count - larger, size);
}

static int64_t getGroupSize(const ConvDim &columns) {
  return columns.stride == 2 && columns.dilation == 1 ? 2 : 1;
}

/// Cycles that a tile takes for a channel.
static double getChannelCycles(const MachineDesc &machine,
                               const ConvShape &shape,
                               const OuterConvPlan &plan,
                               const TileSize &tile) {
  const ConvDim &height = shape.rows, &width = shape.columns;
  int64_t taps = height.taps * width.taps;
  int64_t inputRows = std::min((tile.rows - 1) * height.stride +
                                   (height.taps - 1) * height.dilation + 1,
                               tile.rows * height.taps);
  double fmas = double(tile.filters * tile.rows * tile.vectors * taps);
  // With stride 2 a pair of loads, and a shuffle for each column.
  double vectorRows = double(inputRows * tile.vectors);
  double loads = vectorRows * divideCeil(width.taps, getGroupSize(width)) *
                 std::min<int64_t>(width.stride, 2);
  double shuffles = width.stride == 2 ? vectorRows * width.taps : 0;
  double weights = double(tile.filters * taps);
  double steps = plan.loopOverTaps ? double(height.taps) : 1;
  // A vector of a whole line mostly lies in two.
  double vectorLines = 4.0 * plan.pixels / kLineBytes;
  double perWeight = machine.target->hasElementFma
                         ? 1
                         : kBroadcastLoads * machine.getScalarLoads();
  double ports = loads * (1 + vectorLines) + perWeight * weights;
  // Channels beyond L1 come from L2: of the image for each group of filters, of
  // the filters for each row.
  double imageBytes = 4.0 * shape.channels * inputRows * width.inputs;
  double filterBytes = 4.0 * shape.channels * taps * shape.filters;
  double lines = 0;
  if (imageBytes + filterBytes > machine.l1Bytes)
    // Each piece of a row shares a line with its neighbours.
    lines = inputRows * (tile.vectors * vectorLines * width.stride + 1) +
            4 * weights / kLineBytes;
  double issue = (fmas + shuffles + machine.loadUops * (loads + weights) +
                  steps * kStepUops) /
                 machine.issueWidth;
  double transfers =
      ports / machine.loadsPerCycle + lines * machine.l2LineCycles;
  // Each sum waits for the one before it.
  double latency = double(taps * machine.fmaLatency);
  return std::max(
      {(fmas + shuffles) / machine.fmaPerCycle, issue, transfers, latency});
}

double nnprim::estimateOuterConv(const MachineDesc &machine,
                                 const ConvShape &shape,
                                 const OuterConvPlan &plan) {
  double cycles = 0;
  int64_t vectors = divideCeil(shape.columns.outputs, plan.pixels);
  forEachPiece(shape.filters, plan.filters, [&](int64_t groups, int64_t f) {
    forEachPiece(shape.rows.outputs, plan.rows, [&](int64_t rows, int64_t r) {
      forEachPiece(vectors, plan.vectors, [&](int64_t tiles, int64_t v) {
        double tile =
            double(f * r * v) + kTileUops / machine.issueWidth +
            shape.channels * getChannelCycles(machine, shape, plan, {f, r, v});
        cycles += double(groups * rows * tiles) * tile;
      });
    });
  });
  return shape.batch * cycles;
}

bool nnprim::isOuterConvCompact(const ConvShape &shape,
                                const OuterConvPlan &plan) {
  const ConvDim &height = shape.rows;
  int64_t taps = shape.columns.taps * (plan.loopOverTaps ? 1 : height.taps);
  int64_t fmas = plan.getSums() * taps;
  int64_t kinds = 1;
  if (!plan.loopOverTaps && height.pad > 0)
    kinds = std::min(2 * divideCeil(height.pad, height.stride) + 1,
                     std::max<uint64_t>(1, height.outputs));
  return fmas <= kMaxTileFmas && fmas * kinds <= kMaxKernelFmas;
}

int64_t nnprim::getOuterConvPixels(const MachineDesc &machine,
                                   const ConvShape &shape, bool masksTails) {
  int64_t lanes = machine.getLanes();
  if (masksTails)
    return lanes;
  int64_t width = std::min(shape.columns.outputs, shape.columns.inputs);
  return std::min<int64_t>(lanes, llvm::bit_floor(uint64_t(width)));
}

std::optional<OuterConvPlan> nnprim::planOuterConv(const MachineDesc &machine,
                                                   const ConvShape &shape) {
  OuterConvPlan plan;
  plan.masksTails = machine.target->hasMaskedStores;
  plan.pixels = getOuterConvPixels(machine, shape, plan.masksTails);
  bool isEmpty = shape.batch == 0 || shape.filters == 0 ||
                 shape.channels == 0 || shape.rows.outputs == 0 ||
                 shape.rows.taps == 0 || shape.columns.taps == 0;
  if (shape.columns.stride > 2 || plan.pixels < 4 || isEmpty ||
      !(shape.types == ProductTypes()))
    return std::nullopt;
  double inputs =
      double(shape.channels) * shape.rows.inputs * shape.columns.inputs;
  double outputs =
      double(shape.filters) * shape.rows.outputs * shape.columns.outputs;
  bool storesMore = outputs > kOutputShare * inputs;
  // Tiles of several rows were at most 5 % faster on Zen 3 and took up to three
  // times their estimate.
  plan.rows = 1;
  std::optional<OuterConvPlan> best;
  int64_t vectors = divideCeil(shape.columns.outputs, plan.pixels);
  // A tile that leaves no register takes up to 1.3 times as long on Zen 3 as
  // the next smaller one: LLVM moves a load up and spills a sum for it.
  int64_t maxRegisters = machine.target->numVectorRegisters - 1;
  auto addPlans = [&](bool loops) {
    plan.loopOverTaps = loops;
    for (plan.vectors = 1; plan.vectors <= std::min(vectors, maxRegisters);
         ++plan.vectors)
      for (plan.filters = 1;
           plan.filters <= std::min(shape.filters, maxRegisters);
           ++plan.filters) {
        if (countOuterRegisters(*machine.target, plan) > maxRegisters ||
            !isOuterConvCompact(shape, plan))
          break;
        plan.filtersOutermost = storesMore && plan.filters < shape.filters;
        plan.cycles = estimateOuterConv(machine, shape, plan);
        if (!best || plan.cycles < kGain * best->cycles)
          best = plan;
      }
  };
  // All taps as straight-line code are code for each kind of border. Zen 3 took
  // 7 to 10 % less time by it for one to three channels, where loops are short,
  // and as much more for 16 and more.
  constexpr int64_t fewChannels = 4;
  bool loopsFirst = shape.rows.taps > 1 && shape.columns.stride == 1 &&
                    shape.channels > fewChannels;
  addPlans(loopsFirst);
  addPlans(!loopsFirst);
  return best;
}
