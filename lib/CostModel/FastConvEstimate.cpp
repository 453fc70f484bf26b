//===- FastConvEstimate.cpp - Estimated cycles of a plan ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FastConvEstimate.h"
#include "FastConvMemory.h"
#include "TileCosts.h"

#include "NNPrim/CostModel/GemmPlanner.h"
#include "NNPrim/CostModel/MemoryModel.h"
#include "NNPrim/Generator/FourierPrograms.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Problem/FastConvShape.h"
#include "NNPrim/Problem/GemmShape.h"

#include "llvm/ADT/bit.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// Floats of a cache line.
static constexpr int64_t kLineFloats = 16;

/// The most parts of one convolution that run at the same time.
static constexpr int64_t kMaxParts = 16;

/// Floats between rows of `length`, so that neither a few rows nor the same row
/// of several blocks share the sets of the first-level cache.
static int64_t getSpacing(int64_t length) {
  int64_t lines = divideCeil(length, kLineFloats);
  return (lines | 1) * kLineFloats;
}

/// Channels whose filters are transformed at a time: as many as leave most of
/// L2 to tiles and products, in ranges that are nearly alike.
static int64_t getDepthChannels(const MachineDesc &machine,
                                const FastConvShape &shape, int64_t nr) {
  int64_t channels = std::max<int64_t>(1, shape.channels);
  if (!shape.isOnTheFly)
    return channels;
  int64_t channelBytes = 4 * shape.getNumCoefficients() * nr;
  int64_t most = std::max<int64_t>(1, machine.l2Bytes * 3 / 8 / channelBytes);
  return divideCeil(channels, divideCeil(channels, most));
}

static void layOut(const MachineDesc &machine, const FastConvShape &shape,
                   FastConvPlan &plan) {
  int64_t coefficients = shape.getNumCoefficients();
  plan.depthChannels = getDepthChannels(machine, shape, plan.nr);
  plan.filterCoefficientStride =
      shape.isOnTheFly ? getSpacing(plan.depthChannels * plan.nr) : 0;
  plan.prefetchFilters = isPrefetched(machine, getFilterBytes(shape));
  // With several taps, a row of the product is that many neighbouring lines of
  // the transformed input: there is no space between them.
  plan.inputTileStride =
      shape.taps > 1 ? shape.channels : getSpacing(shape.getStoredChannels());
  plan.productTileStride = getSpacing(plan.blockFilters);
  int64_t tiles = shape.getProductRows(plan.panelTiles);
  plan.inputCoefficientStride =
      getSpacing(tiles * plan.inputRows * plan.inputTileStride);
  plan.productCoefficientStride =
      getSpacing(tiles * plan.productRows * plan.productTileStride);
  plan.productOffset = coefficients * plan.inputCoefficientStride;
  plan.filterOffset =
      plan.productOffset + coefficients * plan.productCoefficientStride;
  plan.scratchOffset =
      plan.filterOffset + coefficients * plan.filterCoefficientStride;
  if (shape.isScaled)
    plan.scratchOffset += plan.panelTiles * getScaledStride(shape.channels);
  plan.partElements =
      plan.scratchOffset + getWinogradScratch(*machine.target, shape);
  int64_t parts =
      divideCeil(shape.getNumTiles(plan.tileRows), plan.panelTiles) *
      divideCeil(shape.filters, plan.groupFilters);
  plan.parts = std::min(kMaxParts, parts);
}

/// Cycles that a transform of a vector takes for loads and stores, in so many
/// passes, and for the lines of L2, from which coefficients come or to which
/// they go.
static double getMoveCycles(const MachineDesc &machine, int64_t coefficients,
                            int64_t passes) {
  // A store takes twice as long as a load, everywhere.
  double moves = machine.tiles.exposedMoves * coefficients * passes * 3.0 /
                 machine.loadsPerCycle;
  return moves + 2.0 * coefficients * machine.getLanes() / kLineFloats *
                     machine.l2LineCycles;
}

/// The vectors of so many channels, in what whole ones cost.
static double countVectors(const MachineDesc &machine, int64_t channels) {
  int64_t lanes = machine.getLanes();
  int64_t full = channels / lanes, tail = channels % lanes;
  // A tail is moved in pieces that are powers of two.
  if (machine.pipeBits == machine.target->vectorBits)
    return full + llvm::popcount(uint64_t(tail));
  // Where vectors run in halves, half a one costs half.
  return full + double(machine.pipeBits) / machine.target->vectorBits *
                    divideCeil(32 * tail, machine.pipeBits);
}

/// Cycles of a transform of `channels` of each tile: arithmetic, and what
/// `getMoveCycles` counts.
static double getTransformCycles(const MachineDesc &machine, double arithmetic,
                                 int64_t coefficients, int64_t passes,
                                 int64_t tiles, int64_t channels) {
  return countVectors(machine, channels) * tiles *
         (arithmetic + getMoveCycles(machine, coefficients, passes));
}

GemmShape nnprim::getProduct(const FastConvShape &shape, int64_t rows,
                             int64_t columns, int64_t depth) {
  GemmShape product{rows, columns, depth};
  if (shape.isScaled)
    product.types = kScaledTypes;
  if (!shape.isSplit)
    return product;
  product.types = kSplitTypes;
  product.k *= 2;
  return product;
}

WinogradFlops nnprim::countTransforms(const MachineDesc &machine,
                                      const FastConvShape &shape) {
  if (shape.taps)
    return countWinograd1DFlops(shape.m, shape.r);
  if (!shape.isFourier)
    return countWinogradFlops(shape.m, shape.r);
  int64_t size = shape.m + shape.r - 1;
  int maxValues = int(machine.target->numVectorRegisters / 2);
  return {countFourier(size, maxValues).instructions, 0,
          countFourierInverse(size, shape.m, maxValues).instructions};
}

/// Cycles of the transforms of all tiles, which the images' cycles are beside.
static double getTransformCycles(const MachineDesc &machine,
                                 const FastConvShape &shape,
                                 const WinogradFlops &flops,
                                 const FastConvPlan &plan) {
  int64_t coefficients = shape.getNumCoefficients();
  int64_t tiles = shape.getNumTiles(plan.tileRows);
  int64_t passes = shape.taps ? 1 : 2;
  // Operations of Fourier transforms are counted as instructions.
  double perFlop =
      (shape.isFourier ? 1.0 : machine.tiles.flopCycles) / machine.fmaPerCycle;
  // Each group of filters transforms the input for itself.
  int64_t groups = divideCeil(shape.filters, plan.groupFilters);
  double inputCycles = perFlop * flops.input;
  // Two conversions, an extension of two instructions and a difference.
  constexpr double splitInstructions = 5;
  if (shape.isSplit)
    inputCycles += splitInstructions * coefficients / machine.fmaPerCycle;
  double input =
      groups * getTransformCycles(machine, inputCycles, coefficients, passes,
                                  tiles * plan.inputRows, shape.channels);
  double output =
      getTransformCycles(machine, perFlop * flops.output, coefficients, passes,
                         tiles * plan.productRows, shape.filters);
  double scaling = 0;
  if (shape.isScaled)
    scaling = double(divideCeil(shape.filters, plan.blockFilters)) *
              getScaleCycles(machine, double(tiles * coefficients),
                             double(shape.channels), double(plan.panelTiles));
  return input + scaling + std::max(output, getImageCycles(machine, shape));
}

/// Cycles of complex products of so many tiles with one panel: bound by the
/// FMAs, by loads, or by the latency of two FMAs on each sum.
static double getComplexCycles(const MachineDesc &machine,
                               const FastConvShape &shape, int64_t tiles,
                               int64_t columns) {
  int64_t mr = getEvenRows(tiles, getMaxComplexRows(*machine.target, columns));
  int64_t vectors = divideCeil(columns, machine.getLanes());
  double cycles = 0;
  auto addTiles = [&](int64_t count, int64_t rows) {
    double fma = 4.0 * rows * vectors / machine.fmaPerCycle;
    double loads = 2.0 * (rows + vectors) / machine.loadsPerCycle;
    double step = std::max({fma, loads, 2.0 * machine.fmaLatency});
    cycles += count * (step * shape.channels + 2.0 * rows * vectors + 10.0);
  };
  addTiles(tiles / mr, mr);
  if (int64_t rest = tiles % mr)
    addTiles(1, rest);
  return cycles;
}

/// Cycles in which tiles of rows but the first read the filters of one
/// coefficient again, a panel at a time, which L1 did not keep.
static double getRereadCycles(const MachineDesc &machine, const GemmPlan &plan,
                              const GemmShape &product) {
  if (4 * product.k * plan.nr <= machine.l1Bytes / 2)
    return 0;
  int64_t again = divideCeil(product.m, plan.mr) - 1;
  double lines = double(product.k) * product.n / kLineFloats;
  return again * lines * machine.tiles.rereadCycles;
}

/// Cycles in which the filters that a panel of tiles needs are transformed, and
/// the sums of ranges of channels are stored to L2 and loaded again.
static double getExpansionCycles(const MachineDesc &machine,
                                 const FastConvShape &shape,
                                 const WinogradFlops &flops,
                                 const FastConvPlan &plan) {
  if (!shape.isOnTheFly)
    return 0;
  int64_t coefficients = shape.getNumCoefficients();
  // Each store is to another line, which is loaded from L2 and written back
  // there: either the stores hide the arithmetic, or the other way round.
  double arithmetic = double(flops.filter) / machine.fmaPerCycle;
  int64_t passes =
      keepsFiltersInRegisters(*machine.target, shape.m, shape.r) ? 1 : 2;
  double moves = getMoveCycles(machine, coefficients, passes);
  double vectors = double(shape.channels) *
                   llvm::alignTo(shape.filters, plan.nr) / machine.getLanes();
  double sums = double(coefficients) * plan.panelTiles * shape.filters;
  return vectors * std::max(arithmetic, moves) +
         2.0 * (countRanges(shape, plan) - 1) * sums / kLineFloats *
             machine.l2LineCycles;
}

/// Cycles of the products of all tiles, if operands arrive in time.
static double getProductCycles(const MachineDesc &machine,
                               const FastConvShape &shape,
                               const FastConvPlan &plan) {
  int64_t coefficients = shape.getNumCoefficients();
  int64_t reals = shape.isFourier ? kNumRealCoefficients : coefficients;
  auto getPanelCycles = [&](int64_t tiles) {
    // The product's rows of several tiles follow one another, and are one
    // matrix, if a tile has no further rows of transformed input.
    bool isApart = plan.inputRows != plan.productRows;
    int64_t rows =
        plan.productRows * (isApart ? 1 : shape.getProductRows(tiles));
    auto getGemmCycles = [&](int64_t depth) {
      GemmShape product = getProduct(shape, rows, shape.filters, depth);
      GemmPlan gemm = planGemmWithPanelWidth(machine, product, plan.nr);
      return gemm.cycles + getRereadCycles(machine, gemm, product);
    };
    int64_t depth = shape.getDepth();
    int64_t step =
        shape.isOnTheFly ? plan.depthChannels : std::max<int64_t>(1, depth);
    double gemmCycles = double(depth / step) * getGemmCycles(step);
    if (int64_t rest = depth % step)
      gemmCycles += getGemmCycles(rest);
    double cycles = double(reals) * (isApart ? tiles : 1) * gemmCycles;
    if (reals == coefficients)
      return cycles;
    double complex = double(shape.filters / plan.nr) *
                     getComplexCycles(machine, shape, tiles, plan.nr);
    if (int64_t rest = shape.filters % plan.nr)
      complex += getComplexCycles(machine, shape, tiles, rest);
    return cycles + (coefficients - reals) / 2 * complex;
  };
  int64_t tiles = shape.getNumTiles(plan.tileRows);
  double cycles =
      double(tiles / plan.panelTiles) * getPanelCycles(plan.panelTiles);
  if (int64_t rest = tiles % plan.panelTiles)
    cycles += getPanelCycles(rest);
  return cycles;
}

void nnprim::estimate(const MachineDesc &machine, const FastConvShape &shape,
                      const WinogradFlops &flops, FastConvPlan &plan) {
  layOut(machine, shape, plan);
  int64_t panels =
      divideCeil(shape.getNumTiles(plan.tileRows), plan.panelTiles);
  MemoryCycles memory = getMemoryCycles(machine, shape, plan);
  double product = getProductCycles(machine, shape, plan) +
                   panels * getExpansionCycles(machine, shape, flops, plan);
  double reads = memory.first + panels * memory.ordered;
  // Half of the shorter time is hidden behind the longer one where only the
  // hardware prefetches, up to the end of each page and of each coefficient's
  // filters; three quarters are where the kernel prefetches filters.
  double exposed = plan.prefetchFilters ? 0.25 : 0.5;
  plan.cycles = std::max(product, reads) + exposed * std::min(product, reads) +
                panels * memory.scattered +
                getTransformCycles(machine, shape, flops, plan);
}
