//===- DepthwiseNchwPlanner.cpp - Depthwise convolutions on NCHW tensors --===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/DepthwisePlanner.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// Multiply-adds in the straight-line code of a tile. There is such code for
/// three kinds of rows (top, middle, bottom) times three of columns.
static constexpr int64_t kMaxTileFmas = 128;
/// A tile of more rows must take less than this share of the cycles, so that
/// code does not grow for little.
static constexpr double kRowGain = 0.98;
/// Registers of inputs on their way to the multiply-adds: of one vector, and of
/// a pair and what is shuffled of it.
static constexpr int64_t kLoadRegisters = 3, kPairRegisters = 5;
/// Micro-operations around a tile: addresses, counters, branches.
static constexpr double kTileUops = 10;

namespace {
/// A vector of outputs, seen along a row.
struct Vectors {
  /// Vectors of a row, and pixels of a full one.
  int64_t count, pixels;
  /// Columns of taps that the same loads serve.
  int64_t groupSize;
};
} // namespace

/// Rows of the input under `rows` rows of outputs: fewer if there are gaps.
static int64_t getInputRows(const DepthwiseShape &shape, int64_t rows) {
  return std::min((rows - 1) * shape.strides[0] +
                      (shape.taps[0] - 1) * shape.dilations[0] + 1,
                  rows * shape.taps[0]);
}

/// Cycles of a tile by the execution-cache-memory model (Treibig and Hager
/// 2009), as in DepthwisePlanner.cpp.
static double getTileCycles(const MachineDesc &machine,
                            const DepthwiseShape &shape, const Vectors &vectors,
                            int64_t rows) {
  int64_t taps = shape.taps[0] * shape.taps[1];
  int64_t inputRows = getInputRows(shape, rows);
  double fmas = rows * taps;
  double groups = divideCeil(shape.taps[1], vectors.groupSize);
  // With stride 2 a pair of loads, and a shuffle a column.
  double loads = inputRows * groups * shape.strides[1];
  double shuffles = shape.strides[1] == 2 ? inputRows * shape.taps[1] : 0;
  // A vector of a whole line mostly lies in two.
  int64_t vectorBytes = 4 * vectors.pixels;
  double ports = loads * (1 + double(vectorBytes) / kLineBytes) + taps;
  double lines = double(vectorBytes) / kLineBytes *
                 (rows * shape.strides[0] * shape.strides[1] + 2.0 * rows);
  double issue =
      (fmas + shuffles + machine.loadUops * (loads + taps) + rows + kTileUops) /
      machine.issueWidth;
  double transfers =
      ports / machine.loadsPerCycle + rows + lines * machine.l2LineCycles;
  double latency = taps * machine.fmaLatency / 2.0;
  // Shuffles take turns with multiply-adds.
  return std::max(
      {(fmas + shuffles) / machine.fmaPerCycle, issue, transfers, latency});
}

/// Cycles of one channel: tiles differ in size by one row at most.
static double getChannelCycles(const MachineDesc &machine,
                               const DepthwiseShape &shape,
                               const Vectors &vectors, int64_t rows) {
  int64_t count = divideCeil(shape.outputs[0], rows);
  int64_t larger = shape.outputs[0] % count;
  int64_t size = shape.outputs[0] / count;
  double cycles =
      (count - larger) * getTileCycles(machine, shape, vectors, size);
  if (larger)
    cycles += larger * getTileCycles(machine, shape, vectors, size + 1);
  return cycles * vectors.count;
}

/// Without masks all loads and stores are of whole vectors inside a row, of as
/// many lanes as a part of a register has.
static Vectors getVectors(const MachineDesc &machine,
                          const DepthwiseShape &shape, int64_t inputWidth) {
  int64_t lanes = machine.getLanes(), outputs = shape.outputs[1];
  bool pairs = shape.strides[1] == 2 && shape.dilations[1] == 1;
  int64_t pixels = lanes;
  if (!machine.target->hasMaskedStores)
    pixels = std::min<int64_t>(
        lanes, llvm::bit_floor(uint64_t(std::min(outputs, inputWidth))));
  return {int64_t(divideCeil(outputs, pixels)), pixels, pairs ? 2 : 1};
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

double nnprim::estimateDepthwiseNchw(const MachineDesc &machine,
                                     const DepthwiseShape &shape,
                                     const DepthwiseNchwPlan &plan) {
  bool pairs = shape.strides[1] == 2 && shape.dilations[1] == 1;
  Vectors vectors{int64_t(divideCeil(shape.outputs[1], plan.pixels)),
                  plan.pixels, pairs ? 2 : 1};
  return shape.channels * getChannelCycles(machine, shape, vectors, plan.rows);
}

std::optional<DepthwiseNchwPlan>
nnprim::planDepthwiseNchw(const MachineDesc &machine,
                          const DepthwiseShape &shape, int64_t inputWidth) {
  int64_t taps = shape.taps[0] * shape.taps[1];
  if (shape.strides[1] > 2 || taps > kMaxTileFmas)
    return std::nullopt;
  Vectors vectors = getVectors(machine, shape, inputWidth);
  int64_t registers = machine.target->numVectorRegisters -
                      (shape.strides[1] == 2 ? kPairRegisters : kLoadRegisters);
  int64_t maxRows = getMaxRows(machine, shape);
  DepthwiseNchwPlan best;
  best.pixels = vectors.pixels;
  best.masksTails = machine.target->hasMaskedStores;
  for (int64_t rows = 1; rows <= maxRows; ++rows) {
    // Weights of the columns that are multiplied at a time stay in registers.
    bool fits = rows + shape.taps[0] * vectors.groupSize <= registers &&
                rows * taps <= kMaxTileFmas;
    if (rows > 1 && !fits)
      break;
    double cycles = getChannelCycles(machine, shape, vectors, rows);
    if (best.rows && cycles >= kRowGain * best.cycles)
      continue;
    best.rows = rows;
    best.cycles = cycles;
  }
  best.cycles *= shape.channels;
  return best;
}
