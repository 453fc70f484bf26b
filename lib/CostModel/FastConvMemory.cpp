//===- FastConvMemory.cpp - Traffic of fast convolutions beyond L2 --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FastConvMemory.h"

#include "NNPrim/CostModel/MemoryModel.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cmath>

using namespace nnprim;
using llvm::divideCeil;

double nnprim::getFilterBytes(const FastConvShape &shape) {
  int64_t numbers =
      shape.isOnTheFly ? shape.r * shape.r : shape.getNumCoefficients();
  return 4.0 * numbers * shape.getDepth() * shape.filters;
}

double nnprim::getMemoryBytes(const MachineDesc &machine,
                              const FastConvShape &shape) {
  double own = 4.0 * (shape.taps ? shape.r : shape.r * shape.r) *
               shape.getDepth() * shape.filters;
  return getMemoryBytes(machine, own, getFilterBytes(shape));
}

/// Bytes of filters that are not in the LLC when a panel of tiles reads them
/// after another one. Where the first one reads them from memory, more than a
/// quarter of the LLC is not kept for the next: on a Zen 3 a second panel reads
/// 12.8 and 16.8 MB at memory's speed.
static double getLaterMemoryBytes(const MachineDesc &machine,
                                  const FastConvShape &shape) {
  double bytes = getFilterBytes(shape);
  return bytes > 0.25 * machine.llcBytes
             ? getMemoryBytes(machine, shape)
             : std::max(0.0, bytes - getKeptBytes(machine));
}

/// The share of lines that a cache has lost when they are wanted again, if so
/// many bytes are used meanwhile. There is no sharp edge: physical pages fall
/// on its sets at random, so that some sets overflow long before others are
/// full, and there are other data and code. It is the chance that a Poisson
/// variable of mean two, where all is used, is two or more: a shape that fits
/// timings.
static double getMissShare(double cacheBytes, double bytes) {
  double mean = 2.0 * bytes / cacheBytes;
  return 1.0 - std::exp(-mean) * (1.0 + mean);
}

MemoryCycles nnprim::getMemoryCycles(const MachineDesc &machine,
                                     const FastConvShape &shape,
                                     const FastConvPlan &plan) {
  int64_t coefficients = shape.getNumCoefficients();
  double inputBytes = 4.0 * coefficients * plan.inputCoefficientStride;
  double productBytes = 4.0 * coefficients * plan.productCoefficientStride;
  double filterBytes = getFilterBytes(shape);
  double expandedBytes = 4.0 * coefficients * plan.filterCoefficientStride;
  double bytes = inputBytes + productBytes + expandedBytes;
  double inputMisses = getMissShare(machine.l2Bytes, bytes);
  double filterMisses = getMissShare(machine.l2Bytes, bytes + filterBytes);
  // A block's products are wanted again before much else is used: by the next
  // range of channels, or by the transform.
  int64_t ranges = countRanges(shape, plan);
  double productMisses =
      getMissShare(machine.l2Bytes, productBytes + expandedBytes +
                                        (ranges > 1 ? inputBytes / ranges : 0));
  double memoryBytes = getLaterMemoryBytes(machine, shape);
  double cached = filterBytes - memoryBytes;
  int64_t groups = divideCeil(shape.filters, plan.groupFilters);
  int64_t blocks = divideCeil(shape.filters, plan.blockFilters);
  double inputCycles = inputMisses * inputBytes / machine.llcBandwidth;
  double productCycles =
      2.0 * ranges * productMisses * productBytes / machine.llcBandwidth;
  double filterCycles = filterMisses * cached / machine.llcBandwidth +
                        memoryBytes / machine.memoryBandwidth;
  // What another layer's filters have replaced comes from memory once.
  double firstBytes = getMemoryBytes(machine, shape) - memoryBytes;
  double firstCycles =
      firstBytes * std::max(0.0, 1.0 / machine.memoryBandwidth -
                                     filterMisses / machine.llcBandwidth);
  // Bytes in order are read twice as fast as a core copies. Tile registers take
  // a line of each of 16 rows, which no hardware foresees: from the LLC, steps
  // of four tiles of 16 lines take 670 cycles, 6 bytes a cycle (Emerald
  // Rapids).
  double ordered = shape.isSplit ? 1.5 : 0.5;
  return {firstCycles, filterCycles + ordered * blocks * inputCycles,
          machine.tiles.scatteredInput * groups * inputCycles +
              machine.tiles.scatteredProducts * blocks * productCycles};
}

double nnprim::getImageCycles(const MachineDesc &machine,
                              const FastConvShape &shape) {
  if (machine.tiles.imageShare == 0)
    return 0;
  double pixels = double(shape.batch) * shape.outputRows * shape.outputColumns;
  double read = 4.0 * pixels * shape.channels;
  double written = 4.0 * pixels * shape.filters;
  double misses =
      getMissShare(machine.tiles.imageShare * machine.llcBytes, read + written);
  return misses * (read + 2.0 * written) / machine.memoryBandwidth +
         (1.0 - misses) * (read + written) / machine.llcBandwidth;
}
