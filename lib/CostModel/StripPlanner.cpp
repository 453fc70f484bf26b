//===- StripPlanner.cpp - Strips of a depthwise convolution ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/StripPlanner.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;

/// The share of L2 for what a strip reads and writes: what the first product
/// reads and the last one writes passes through it, too.
static constexpr double kL2Share = 0.75;

/// The least image, relative to L2, for strips without a last product where the
/// last-level cache is slow.
static constexpr int64_t kMinLoneImage = 2;

/// Any number of threads may run a model that is planned for one.
static constexpr int64_t kMinParts = 2;

/// Whether the image of a block comes back from the last-level cache at a rate
/// that is worth strips. A fast one delivers an image of a few times L2 while
/// products are computed (docs/decisions/0036). With a slow one a block takes
/// longer as soon as L2 does not hold what the first product reads and writes;
/// without a product behind the convolution, whose result strips do not keep,
/// only with a larger image (docs/results/emerald-rapids.md).
static bool exceedsL2(const MachineDesc &machine, const StripShape &shape) {
  if (isLlcFast(machine))
    return shape.getImageBytes() > kMinStripImage * machine.l2Bytes;
  if (shape.outputs == 0)
    return shape.getImageBytes() > kMinLoneImage * machine.l2Bytes;
  return shape.getInputBytes() + shape.getImageBytes() > machine.l2Bytes;
}

/// The most rows of the result whose windows fit, of strips of about equal
/// height; 0 if not even those that share nothing do.
static int64_t chooseRows(const MachineDesc &machine, const StripShape &shape) {
  const StripProblem &problem = shape.problem;
  int64_t weights =
      4 * shape.channels *
      (shape.inputs + shape.outputs + problem.taps * problem.taps);
  double space =
      kL2Share * machine.l2Bytes - weights -
      double(problem.getExtent() - problem.stride) * shape.getImageRowBytes();
  double rowBytes = double(problem.stride) * shape.getImageRowBytes();
  if (shape.outputs)
    rowBytes += shape.getResultRowBytes();
  int64_t most = std::max<int64_t>(space / rowBytes, 0);
  if (most == 0 || most >= problem.outputs)
    return most;
  return llvm::divideCeil(problem.outputs,
                          llvm::divideCeil(problem.outputs, most));
}

/// Strips of that height, or lower ones where that lets as many parts run as
/// threads are to run them. Strips at the edges need others beside them.
static StripGeometry chooseParts(const StripShape &shape, int64_t rows,
                                 int64_t threads) {
  StripGeometry geometry;
  int64_t outputs = shape.problem.outputs;
  int64_t least = llvm::divideCeil(outputs, rows);
  for (int64_t parts = std::max(threads, kMinParts); parts > 0; --parts)
    for (int64_t strips = least; strips <= std::max(least, 2 * parts); ++strips)
      if (llvm::succeeded(geometry.set(
              shape.problem, llvm::divideCeil(outputs, strips), parts)))
        return geometry;
  return {};
}

std::optional<StripPlan> nnprim::planStrips(const MachineDesc &machine,
                                            int64_t threads,
                                            const StripShape &shape) {
  // A thread that is interrupted in a part holds up all others for as long as
  // that takes: on busy processors a block took a time slice.
  if (threads > 1)
    return std::nullopt;
  if (!exceedsL2(machine, shape))
    return std::nullopt;
  int64_t rows = chooseRows(machine, shape);
  if (rows == 0)
    return std::nullopt;
  StripGeometry geometry = chooseParts(shape, rows, threads);
  if (geometry.numStrips == 0)
    return std::nullopt;
  // The image goes to the last-level cache and comes back.
  double cycles = 2.0 * shape.getImageBytes() / machine.llcBandwidth;
  // Rows that windows share are copied, and computed again where parts begin.
  double sharedBytes = double(geometry.getShared()) * shape.getImageRowBytes();
  double copies = (geometry.numStrips - geometry.parts) * sharedBytes /
                  kLineBytes * 2 * machine.l2LineCycles;
  double again = double(geometry.parts - 1) * geometry.getShared() *
                 shape.imageWidth * shape.channels * shape.inputs /
                 (machine.fmaPerCycle * machine.getLanes());
  double saved = cycles - copies - again;
  if (saved < 0.25 * cycles)
    return std::nullopt;
  int64_t window = geometry.windowRows * shape.getImageRowBytes();
  return StripPlan{geometry.rows, geometry.parts, geometry.parts * window,
                   cycles, saved};
}

/// Cycles that strips of `rows` channels save: the image does not go to the
/// last-level cache and come back, but for what strips are kept in. Every strip
/// but the first reads the product's input once more.
static double getSavedCycles(const MachineDesc &machine,
                             const ChannelStripShape &shape, int64_t rows,
                             int64_t parts) {
  double lines = double(shape.inputBytes) / kLineBytes;
  double again = double(shape.channels / rows - 1) * lines;
  return 2.0 * (shape.channels - parts * rows) * shape.imageRowBytes /
             machine.llcBandwidth -
         again * machine.l2LineCycles;
}

std::optional<StripPlan> nnprim::planStrips(const MachineDesc &machine,
                                            int64_t threads,
                                            const ChannelStripShape &shape) {
  // As for strips of rows, unless the last-level cache is slow.
  if (isLlcFast(machine) &&
      (threads > 1 ||
       shape.getImageBytes() <= kMinStripImage * machine.l2Bytes))
    return std::nullopt;
  int64_t rowBytes = shape.imageRowBytes + shape.resultRowBytes;
  if (shape.inputBytes + shape.channels * rowBytes <= machine.l2Bytes)
    return std::nullopt;
  double space = kL2Share * machine.l2Bytes - shape.inputBytes;
  int64_t parts = std::max(threads, kMinParts);
  if (shape.channels % (parts * shape.block) != 0)
    parts = shape.channels % (kMinParts * shape.block) == 0 ? kMinParts : 1;
  double cycles = 2.0 * shape.getImageBytes() / machine.llcBandwidth;
  // Nothing is copied or computed again, which the estimate might not see.
  StripPlan best{0, parts, 0, cycles, 0};
  for (int64_t rows = shape.block;
       rows < shape.channels && rows * rowBytes <= space; rows += shape.block) {
    double saved = getSavedCycles(machine, shape, rows, parts);
    if (shape.channels % (parts * rows) != 0 || saved <= best.saved)
      continue;
    best.rows = rows;
    best.windowBytes = parts * rows * shape.imageRowBytes;
    best.saved = saved;
  }
  if (best.rows == 0)
    return std::nullopt;
  return best;
}
