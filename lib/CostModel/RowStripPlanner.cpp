//===- RowStripPlanner.cpp - Sparse blocks by strips of rows --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/RowStripPlanner.h"

#include "NNPrim/CostModel/MemoryModel.h"
#include "NNPrim/CostModel/StripPlanner.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// The share of L1 for rows of the image, beside what the product reads and the
/// convolution writes.
static constexpr double kWindowShare = 0.4;
/// The share of L2 for what a strip keeps.
static constexpr double kL2Share = 0.5;
/// An image of so many times L2 goes to a fast last-level cache and back at the
/// cost of its bytes. Products by sparse weights hide less than dense ones: the
/// product of 64 channels of 112x112 pixels, 3 MiB, and a strided convolution
/// take 0.65 of the time in strips on a Zen 4 (docs/results/zen4.md).
static constexpr double kFastLlcImage = 2;
/// Strips must save this share of the cycles, more than estimates are wrong.
static constexpr double kMinGain = 0.05;
/// Cycles of the calls for a group of channels.
static constexpr double kGroupCycles = 100;
/// Lines of a piece that another core has written which arrive one by one
/// before prefetchers follow.
static constexpr double kAloneLines = 12;
/// Any number of threads may run a model that is planned for one.
static constexpr int64_t kMinSlots = 2;

/// Rows as wide as `width`, so many that a channel of them is whole lines.
static int64_t alignRows(int64_t rows, int64_t width) {
  while (4 * rows * width % kLineBytes != 0)
    ++rows;
  return rows;
}

/// Cycles in which `bytes` go beyond L2, if they do so beside `others`.
static double getTransferCycles(const MachineDesc &machine, double bytes,
                                double others) {
  double held = isLlcFast(machine) ? kFastLlcImage * machine.l2Bytes
                                   : machine.l2Bytes - others;
  return bytes <= held ? 0 : bytes / machine.llcBandwidth;
}

static double getProductCycles(const MachineDesc &machine,
                               const WholeProduct &product) {
  return product.measuredShare *
         estimateSpmm(machine, product.shape, product.plan);
}

/// Cycles of the ops by themselves, all threads together. The image is written
/// and read; the result, which is smaller or made from an image as large, goes
/// one way while the other is computed.
static double getWholeCycles(const MachineDesc &machine, int64_t threads,
                             const RowStripShape &shape) {
  double cycles = estimateDepthwiseNchw(machine, shape.depthwise,
                                        shape.depthwisePlan, shape.imageWidth);
  if (const auto &expand = shape.expand) {
    double bytes =
        double(shape.problem.inputs) * double(shape.getImageRowBytes());
    double inputBytes =
        4.0 * double(expand->shape.channels) * double(expand->shape.pixels);
    cycles += getProductCycles(machine, *expand) +
              2 * getTransferCycles(machine, bytes, inputBytes);
    // The product divides pixels, and the convolution channels.
    if (threads > 1 && expand->plan.panelCopies == 0 &&
        bytes <= double(threads) * machine.l2Bytes)
      cycles += bytes / kLineBytes * (1 - 1.0 / double(threads)) *
                getOthersStreamCycles();
  }
  if (const auto &project = shape.project) {
    double bytes =
        double(shape.problem.outputs) * double(shape.getResultRowBytes());
    double outputBytes =
        4.0 * double(project->shape.filters) * double(project->shape.pixels);
    cycles += getProductCycles(machine, *project) +
              getTransferCycles(machine, bytes, outputBytes);
  }
  return cycles;
}

/// Cycles in which strips, of any threads, read an image that products by
/// themselves have divided otherwise: of each channel the rows of a strip.
/// Caches do not hold what is larger than they are.
static double getStripExchange(const MachineDesc &machine, int64_t threads,
                               const RowStripShape &shape, int64_t windowRows) {
  double rowBytes = 4.0 * double(shape.imageWidth);
  double bytes = double(shape.depthwise.channels) *
                 double(shape.problem.inputs) * rowBytes;
  if (threads == 1 || shape.expand || bytes > double(threads) * machine.l2Bytes)
    return 0;
  double pieceLines = double(windowRows) * rowBytes / kLineBytes;
  double alone = getOthersLineCycles(0), followed = getOthersStreamCycles();
  double lineCycles =
      followed + (alone - followed) * std::min(1.0, kAloneLines / pieceLines);
  return bytes / kLineBytes * (1 - 1.0 / double(threads)) * lineCycles;
}

/// As many channels as L1 has room for, in whole blocks of weights.
static int64_t chooseChannels(const MachineDesc &machine,
                              const RowStripShape &shape, int64_t windowRows) {
  int64_t all = shape.depthwise.channels;
  if (!shape.expand)
    return all;
  int64_t rowBytes =
      4 * shape.imageWidth * alignRows(windowRows, shape.imageWidth);
  int64_t least = 0, best = 0;
  for (int64_t channels = 1; channels <= all; ++channels) {
    if (all % channels != 0 ||
        (channels != all && channels % shape.expand->shape.block != 0))
      continue;
    if (least == 0)
      least = channels;
    if (double(channels * rowBytes) <= kWindowShare * machine.l1Bytes)
      best = channels;
  }
  return best == 0 ? least : best;
}

/// Cycles in which a window that is more than its share of L1 comes from L2.
static double getWindowTransfers(const MachineDesc &machine, int64_t bytes) {
  if (double(bytes) <= kWindowShare * double(machine.l1Bytes))
    return 0;
  return double(bytes) / kLineBytes * double(machine.l2LineCycles);
}

/// The product for so many of its rows and pixels, whose input's rows are
/// `rowStride` apart.
static SpmmPlan planProduct(const MachineDesc &machine, SpmmShape shape,
                            int64_t filters, int64_t pixels,
                            int64_t rowStride) {
  shape.entries = divideCeil(shape.entries * filters, shape.filters);
  shape.filters = filters;
  shape.pixels = pixels;
  shape.rowStride = rowStride;
  return planSpmmInStrip(machine, shape);
}

/// Plans strips of `rows` rows; the cycles of all threads together, or nothing
/// if L2 does not hold a strip.
static std::optional<double> planRows(const MachineDesc &machine,
                                      int64_t threads,
                                      const RowStripShape &shape, int64_t rows,
                                      RowStripPlan &plan) {
  StripGeometry geometry;
  if (llvm::failed(geometry.set(shape.problem, rows, /*parts=*/1,
                                /*keepsShared=*/false)))
    return std::nullopt;
  int64_t all = shape.depthwise.channels;
  int64_t channels = chooseChannels(machine, shape, geometry.windowRows);
  int64_t stripRows = alignRows(rows, shape.resultWidth);
  plan.rows = rows;
  plan.channels = channels;
  plan.windowBytes = 0;
  int64_t bytes = 0;
  double groups = double(all / channels);
  DepthwiseShape part = shape.depthwise;
  part.channels = channels;
  part.outputs[0] = rows;
  std::optional<DepthwiseNchwPlan> depthwise =
      planDepthwiseNchw(machine, part, shape.imageWidth);
  if (!depthwise)
    return std::nullopt;
  plan.depthwise = *depthwise;
  double cycles = groups * (depthwise->cycles + kGroupCycles);
  if (const auto &expand = shape.expand) {
    int64_t width = shape.imageWidth;
    plan.windowBytes =
        4 * channels * width * alignRows(geometry.windowRows, width);
    bytes += plan.windowBytes;
    plan.expand =
        planProduct(machine, expand->shape, channels,
                    geometry.windowRows * width, expand->shape.rowStride);
    cycles += groups * (plan.expand.cycles +
                        getWindowTransfers(machine, plan.windowBytes));
  }
  if (const auto &project = shape.project) {
    bytes += 4 * all * shape.resultWidth * stripRows;
    plan.project =
        planProduct(machine, project->shape, project->shape.filters,
                    rows * shape.resultWidth, stripRows * shape.resultWidth);
    cycles += plan.project.cycles;
  }
  if (double(bytes) > kL2Share * machine.l2Bytes)
    return std::nullopt;
  // Each thread's memory is not in its cache when it begins.
  double start =
      threads == 1 ? 0 : double(threads) * double(bytes) / machine.llcBandwidth;
  // The last strip may be lower, and threads have as many strips as one of
  // them.
  double strips = double(shape.problem.outputs) / double(rows);
  int64_t rounds = divideCeil(geometry.numStrips, threads);
  return start + cycles * (threads == 1 ? strips : double(rounds * threads)) +
         getStripExchange(machine, threads, shape, geometry.windowRows);
}

std::optional<RowStripPlan> nnprim::planRowStrips(const MachineDesc &machine,
                                                  int64_t threads,
                                                  const RowStripShape &shape) {
  RowStripPlan best;
  best.cycles = getWholeCycles(machine, threads, shape);
  double least = (1 - kMinGain) * best.cycles;
  RowStripPlan plan = best;
  for (int64_t rows = 1; rows < shape.problem.outputs; ++rows) {
    // Strips are of about equal height.
    int64_t outputs = shape.problem.outputs;
    if (int64_t(divideCeil(outputs, divideCeil(outputs, rows))) != rows)
      continue;
    std::optional<double> cycles =
        planRows(machine, threads, shape, rows, plan);
    if (!cycles || *cycles >= least)
      continue;
    least = *cycles;
    best = plan;
    best.saved = best.cycles - *cycles;
  }
  if (best.rows == 0)
    return std::nullopt;
  best.slots = std::max(threads, kMinSlots);
  return best;
}
