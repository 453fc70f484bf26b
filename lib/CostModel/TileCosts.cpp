//===- TileCosts.cpp - Costs of register tiles ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileCosts.h"

#include "InputExtension.h"

#include "NNPrim/CostModel/MemoryModel.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Problem/FixedPoint.h"
#include "NNPrim/Problem/ScaledPairs.h"
#include "NNPrim/Target/TileTypes.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// Micro-operations around the body of a loop over k: two addresses, a counter,
/// a comparison and a branch.
static constexpr double kLoopUops = 5;

/// Instructions that extend a vector of B to the accumulator's type, beside its
/// load, where an extending load is not one instruction.
static int64_t countExtensions(const ProductTypes &types) {
  // Words are extended, then converted.
  if (hasFixedPoint(types))
    return 2;
  return isNarrowFloat(types.rhs) ? 1 : 0;
}

/// Instructions that join a group of two rows of A, beside the products of
/// small matrices that they are for.
static int64_t countJoins(const MachineDesc &machine, const KernelRow &row,
                          int64_t rows) {
  constexpr int64_t matrixGroup = 8, bf16Group = 4;
  const TargetDesc &target = *machine.target;
  bool isMatrix = row.types.rhs == ElementType::BF16
                      ? target.hasBF16Matrix && row.kr == bf16Group
                      : target.hasMatrixProduct && row.kr == matrixGroup;
  return isMatrix ? divideCeil(rows, 2) : 0;
}

/// A row with the fields that all kernels of these types share.
static KernelRow getCommonRow(const MachineDesc &machine,
                              const ProductTypes &types) {
  ProductTypes tileTypes = getTileTypes(machine, types);
  for (const KernelRow &row : machine.kernels)
    if (row.types == tileTypes && runsKernel(machine, row))
      return row;
  return {1, machine.getLanes(), types};
}

double nnprim::getExtensionSlots(const MachineDesc &machine,
                                 const ProductTypes &types) {
  // A shuffle and a conversion, as f16 has them.
  if (hasFixedPoint(types))
    return machine.extension.f16;
  return isRhsExtended(machine, types) ? getExtensionSlots(machine, types.rhs)
                                       : 0;
}

double nnprim::getExtensionSlots(const MachineDesc &machine,
                                 ElementType element) {
  const ExtensionTuning &extension = machine.extension;
  switch (element) {
  case ElementType::BF16:
  case ElementType::Flyte16:
    return extension.bf16;
  case ElementType::F16:
    return extension.f16;
  case ElementType::Flyte24:
    return extension.flyte24;
  case ElementType::Flyte8:
    return extension.flyte8;
  default:
    return 0;
  }
}

double nnprim::getExtensionCycles(const MachineDesc &machine,
                                  const ExtendedPanels &panels) {
  double vectors = panels.elements / machine.getLanes();
  // A load or a shift beside a store.
  double cycles = vectors * (1 + getExtensionSlots(machine, panels.types) /
                                     machine.fmaPerCycle);
  // What tiles do not overlap with arithmetic: the codes on their way here, and
  // lines of the workspace, which are read before they are written. A Zen 5
  // takes 6 cycles a vector for panels of 576 KiB beside 392 KiB of A.
  double bytes = getBytes(panels.types.rhs) * panels.elements;
  if (bytes > 0.5 * machine.l2Bytes)
    cycles +=
        bytes / (bytes <= 0.5 * machine.llcBytes ? machine.llcBandwidth
                                                 : machine.memoryBandwidth);
  double kept =
      4 * panels.blockElements + std::min(panels.aBytes, 0.5 * machine.l2Bytes);
  double lines = 4 * panels.elements / kLineBytes;
  double perLine = kept <= 0.75 * machine.l2Bytes
                       ? double(machine.l2LineCycles)
                       : kLineBytes / machine.llcBandwidth;
  return cycles + 2 * lines * perLine;
}

double nnprim::getWorthExtending(const MachineDesc &machine,
                                 double blockElements) {
  return 4 * blockElements <= 0.5 * machine.l1Bytes ? 1 : kWorthExtending;
}

std::optional<PanelExtension>
nnprim::planExtension(const MachineDesc &machine, const KernelRow &row,
                      int64_t columns, int64_t depth, double aBytes,
                      int64_t rowTiles) {
  constexpr int64_t maxParts = 16;
  double panelBytes = 4.0 * depth * row.nr;
  // A tile of A and of C pass through L2, too.
  if (!isRhsExtended(machine, row.types) ||
      panelBytes > 0.75 * machine.l2Bytes || rowTiles < 2)
    return std::nullopt;
  PanelExtension extension;
  int64_t all = divideCeil(columns, row.nr);
  double homeBytes = 0.5 * machine.l2Bytes;
  // What is walked again for each block should be at home in L2; where A is
  // not, or is extended again, too, the blocks are large.
  extension.panels = 1;
  if (aBytes > homeBytes || isNarrowFloat(row.types.lhs))
    extension.panels =
        std::clamp<int64_t>(int64_t(homeBytes / panelBytes), 1, all);
  extension.rowsOutermost = extension.panels > 1;
  extension.parts = std::min(maxParts, all * rowTiles);
  return extension;
}

/// Slots of the FMA pipes for each vector of B that a tile extends. A shuffle
/// of bytes within halves of 256 bits has a constant: without a register for
/// it, bf16 is extended by two instructions, and tiles of flytes spill.
static double getTileExtensionSlots(const MachineDesc &machine,
                                    const ProductTypes &types, int64_t rows,
                                    int64_t vectors) {
  double slots = getExtensionSlots(machine, types);
  const TargetDesc &target = *machine.target;
  bool isShuffled = isRhsExtended(machine, types) &&
                    types.rhs != ElementType::F16 && target.hasHalves;
  if (!isShuffled ||
      countGemmRegisters(target, rows, vectors * machine.getLanes()) <
          target.numVectorRegisters)
    return slots;
  constexpr double instructions = 2;
  return std::max(slots, instructions);
}

/// The cycles in which the sums of a tile leave f16, for each step: of a vector
/// two halves are extended and added, and loaded and stored.
static double getF16SumCycles(const MachineDesc &machine, int64_t rows,
                              int64_t vectors) {
  double halves = 2.0 * double(rows * vectors);
  double cycles = std::max({2 * halves / machine.fmaPerCycle,
                            2 * halves / machine.loadsPerCycle,
                            4 * halves / machine.issueWidth});
  return cycles / kF16Terms;
}

/// The same for an element of split factors: a step of as many as two registers
/// have in a row takes three products of each tile and loads both halves of all
/// factors once.
static double getSplitProductCycles(const MachineDesc &machine, double rowTiles,
                                    double columnTiles) {
  const TargetDesc &target = *machine.target;
  double tiles = rowTiles * columnTiles;
  double loads = 2 * (rowTiles + columnTiles) * double(kTileRows) /
                 double(machine.loadsPerCycle);
  double cycles =
      std::max({kBF16Terms * tiles * double(target.tileProductCycles), loads,
                kBF16Terms * double(target.tileProductLatency)});
  // Lines come from L2, and beside them panels from L3: a step of 192 cycles
  // takes 225 to 275 where L2 has all of them, and 300 to 370 in models
  // (Emerald Rapids).
  constexpr double cyclesPerLine = 1.25;
  double lines = 2 * (rowTiles + columnTiles) * double(kTileRows);
  return (cycles + cyclesPerLine * lines) / double(2 * kSplitBlock);
}

/// The cycles of one value of K in tile registers: products that begin one
/// after the other, or the rows of their operands that are loaded, or how long
/// a product waits for the sums of the one before.
static double getTileProductCycles(const MachineDesc &machine,
                                   const ProductTypes &types, int64_t rows,
                                   int64_t vectors) {
  const TargetDesc &target = *machine.target;
  double rowTiles = double(divideCeil(rows, kTileRows));
  double columnTiles = double(vectors), tiles = rowTiles * columnTiles;
  if (types.rhs == ElementType::BF16x2)
    return getSplitProductCycles(machine, rowTiles, columnTiles);
  double products = tiles * double(target.tileProductCycles);
  double loads = (rowTiles + columnTiles) * double(kTileRows) /
                 double(machine.loadsPerCycle);
  double cycles =
      std::max({products, loads, double(target.tileProductLatency)});
  return cycles * double(getBytes(types.rhs)) / double(kTileBytes);
}

/// The cycles of a pair of integers of K: a product of each vector of sums, and
/// a conversion and an addition for each group of pairs, beside which targets
/// without a fused instruction add products to the first. Rows of a tile share
/// what they load of the panel where registers hold that of a group.
static double getScaledPairCycles(const MachineDesc &machine, int64_t rows,
                                  int64_t vectors) {
  int64_t terms = machine.getScaledTerms();
  double pairs = double(terms) / 2;
  double products = double(rows * vectors);
  double conversions = 2 * products / pairs;
  double additions =
      machine.target->hasVnni ? 0 : products * (pairs - 1) / pairs;
  double others = conversions + additions;
  // Additions of integers fill more than the pipes of products. Of four pipes
  // for all, instructions that wait for one another take 2.85 a cycle, in any
  // order (6x16 and 3x24 on a Zen 3, from L1). Where additions have no pipes of
  // their own, those of 256 bits have one pipe beside those of products
  // (Intel), which is filled more evenly.
  constexpr double evenly = 0.85, perCycle = 2.85;
  double fma = double(machine.fmaPerCycle);
  double slots = products + conversions;
  if (machine.addsBesideProducts)
    slots =
        others <= products ? products : (products + others) * fma / perCycle;
  else if (additions != 0)
    slots = std::max(slots, (products + others) * fma / ((fma + 1) * evenly));
  bool isPanelShared =
      sharesPanelOfGroup(*machine.target, rows, vectors, terms);
  bool areElementsFolded = foldsElements(*machine.target, terms);
  bool areRowsBlocked = blocksScaledRows(*machine.target, rows, vectors, terms);
  bool isPanelLoaded = isPanelShared || areRowsBlocked;
  double alone = double(isPanelLoaded ? vectors : 0) +
                 double(areElementsFolded ? 0 : rows);
  double folded = areElementsFolded || !isPanelLoaded ? products : 0;
  // Sums of f32 in memory are operands of additions.
  double stores = areRowsBlocked ? products / pairs : 0;
  folded += stores;
  double loads = (alone + folded) /
                 (machine.tileLoadShare * double(machine.loadsPerCycle));
  double uops =
      products + others + stores + machine.loadUops * alone + kLoopUops / pairs;
  return std::max({slots / machine.fmaPerCycle, loads,
                   uops / machine.issueWidth,
                   double(machine.fmaLatency) / pairs});
}

double nnprim::getStoredSumCycles(const MachineDesc &machine,
                                  const ProductTypes &types, int64_t rows,
                                  int64_t vectors) {
  bool areStored =
      hasScaledPairs(types) && blocksScaledRows(*machine.target, rows, vectors,
                                                machine.getScaledTerms());
  // A store of zeros, and a load.
  return areStored ? 1.5 * double(rows * vectors) : 0;
}

double nnprim::getCyclesPerStep(const MachineDesc &machine,
                                const ProductTypes &types, int64_t rows,
                                int64_t vectors, int64_t kr) {
  // Callers count vectors of f32.
  int64_t lanes = machine.getLanes(types.getSumBits());
  vectors = divideCeil(vectors * machine.getLanes(), lanes);
  if (hasScaledPairs(types))
    return getScaledPairCycles(machine, rows, vectors);
  // The cycles of one step: KR values of K.
  KernelRow row = getCommonRow(machine, types);
  if (row.strategy == ProductStrategy::TileProduct &&
      vectors <= kMaxTileColumns / lanes)
    return getTileProductCycles(machine, types, rows, vectors);
  int64_t products =
      rows * vectors * row.instructions + countJoins(machine, row, rows);
  double slots =
      products + vectors * getTileExtensionSlots(machine, types, rows, vectors);
  double fma = slots / machine.fmaPerCycle;
  double rowLoads =
      machine.target->hasElementFma ? double(rows) / lanes : double(rows);
  // A load of words is of as many rows of the panel. All values but one are
  // shifted, and all but one masked.
  bool hasWords = areWords(types, kr);
  double panelLoads = hasWords ? double(vectors) / double(kr) : double(vectors);
  double extensions = hasWords ? 2.0 * double(kr - 1) / double(kr)
                               : double(countExtensions(types));
  double loads = (rowLoads + panelLoads) /
                 (machine.tileLoadShare * double(machine.loadsPerCycle));
  double stepsPerTurn = machine.target->hasElementFma ? lanes
                        : hasWords                    ? double(kr)
                                                      : 1;
  double uops = products + vectors * extensions +
                machine.loadUops * (rowLoads + panelLoads) +
                kLoopUops / stepsPerTurn;
  double issue = uops / machine.issueWidth;
  int64_t sets = getSumSets(*machine.target, types, rows, vectors);
  double latency = double(machine.fmaLatency) / sets;
  double cycles = std::max({fma, loads, issue, latency}) / row.kr;
  return types.areF16() ? cycles + getF16SumCycles(machine, rows, vectors)
                        : cycles;
}

bool nnprim::isLastCacheSlow(const MachineDesc &machine) {
  return kLineBytes >= 5 * machine.llcBandwidth;
}

bool nnprim::isNextPanelPrefetched(const MachineDesc &machine,
                                   const KernelRow &row, double bytes,
                                   int64_t depth, int64_t rowTiles) {
  // A panel stays in L2 until its last tile, which brings in the next one.
  // Where two do not fit, 3x3 convolutions of 512 channels take 0.90 to 1.00 of
  // the time (Zen 3). Machines that prefetch far ahead within a panel walk on
  // into the next one, which the first tile does not wait for if the LLC is
  // fast. If it is not, prefetching the next panel instead of 32 KiB ahead
  // takes 0.95 to 1.02 of the time of convolutions, and 0.88 to 0.98 of that of
  // products of 49 and 196 rows (Emerald Rapids).
  bool walksOn = machine.panelPrefetchBytes != 0 && !isLastCacheSlow(machine);
  double panelBytes = double(getBytes(row.types.rhs)) * depth * row.nr;
  // Tiles of integers, and dot products, prefetch nothing of the kind.
  bool areTiles = row.strategy == ProductStrategy::TileProduct &&
                  row.types.accumulator == ElementType::F32;
  return areWeightsPrefetched(machine, bytes) && !walksOn &&
         (row.kr == 1 || areTiles) && rowTiles > 1 &&
         panelBytes <= machine.l2Bytes;
}

bool nnprim::isTileOutputPrefetched(const MachineDesc &machine, double bytes) {
  // Stores of whole lines need not read them, and a slow LLC is busy with
  // operands: without these prefetches, convolutions take 0.94 to 1.00 and
  // products of few channels 0.90 to 0.97 of the time. Products with sparse
  // weights, whose blocks are short, take 0.97 to 1.15 (Emerald Rapids).
  return !isLastCacheSlow(machine) && isOutputPrefetched(machine, bytes);
}

int64_t nnprim::getMaxResultRows(const MachineDesc &machine,
                                 const KernelRow &row, double bytes) {
  // A Zen 4 has 24 lines on their way to L1. The 28 of a tile of 14x32, whether
  // they are prefetched or not, hold up panels from L2 for as long as memory
  // takes: with tiles of 6x32, 3x3 convolutions of 32 channels of 224x224 and
  // 149x149 pixels take 0.96 of the time, products of 32 and 64 columns 0.97 to
  // 0.99. Fewer than four rows of a wide panel load more than that gains.
  constexpr int64_t maxLines = 12, leastRows = 4;
  if (!(row.types == ProductTypes()) || !isTileOutputPrefetched(machine, bytes))
    return row.mr;
  int64_t lines = divideCeil(row.nr * getBytes(row.types.rhs), kLineBytes);
  return std::min(row.mr, std::max(leastRows, maxLines / lines));
}

int64_t nnprim::getPrefetchRows(const MachineDesc &machine, double bytes,
                                const KernelRow &row, double panelRate) {
  // A tile of few rows reads panels faster than the LLC gives them and waits
  // for it anyway: one row times a MiB of bytes takes 1.6 times as long with
  // prefetches if L2 has it after all, and as long if not (Emerald Rapids).
  bool outrunsCache =
      panelRate > machine.llcBandwidth && bytes <= 0.5 * machine.llcBytes;
  return isPrefetched(machine, bytes) && !outrunsCache
             ? divideCeil(machine.panelPrefetchBytes,
                          getBytes(row.types.rhs) * row.nr)
             : 0;
}

bool nnprim::areRowsOutermost(const MachineDesc &machine,
                              const TileTraffic &traffic) {
  auto [aBytes, bBytes, panelBytes, rowTiles, panelRate, aRate, foreseesPanel] =
      traffic;
  double homeBytes = 0.5 * machine.l2Bytes;
  if (bBytes <= homeBytes) {
    // The first row of tiles waits for panels that come from beyond L2. Each
    // panel is there in time if the tiles before it prefetch it, while L2 keeps
    // A: 196x1024 by 1024x256 takes 0.88 of the time (Emerald Rapids). The more
    // rows, the smaller is the share of the first ones.
    constexpr double worthHiding = 0.02;
    double waiting = panelRate / (machine.llcBandwidth * double(rowTiles));
    return !foreseesPanel || bBytes <= panelBytes || aBytes > homeBytes ||
           waiting < worthHiding;
  }
  // The first tile to use a panel waits for it. Where few others follow, one
  // long walk through all panels, which the machine foresees, costs less; with
  // fourteen tiles both orders measured alike. Tiles of few rows would wait for
  // the LLC on every walk. Nothing is waited for where tiles prefetch the panel
  // after theirs.
  constexpr int64_t fewTiles = 13;
  bool fitLLC = aBytes + bBytes <= 0.75 * machine.llcBytes;
  if (rowTiles <= fewTiles && fitLLC && !foreseesPanel &&
      (rowTiles == 1 || panelRate <= 0.5 * machine.llcBandwidth))
    return true;
  if (aBytes <= homeBytes)
    return false;
  // A panel that L2 keeps serves all rows, whose tiles are narrower than
  // panels: 1024x4096 by 4096x1024 takes 0.65 of the time so, and 3x3
  // convolutions of NCHW, whose taps share what they read, 0.94 to 1.00 (Zen
  // 3). The rows of a matrix are short pieces, though, where panels are one:
  // from the LLC products of 512 to 1024 values take 1.04 times as long.
  constexpr double muchLess = 0.25;
  bool leavesLLC = !fitLLC && bBytes > 0.25 * machine.llcBytes;
  if (panelBytes <= homeBytes && (leavesLLC || aRate <= muchLess * panelRate))
    return false;
  double bandwidth = bBytes <= 0.5 * machine.llcBytes ? machine.llcBandwidth
                                                      : machine.memoryBandwidth;
  return bBytes <= aBytes && panelRate <= 0.5 * bandwidth;
}

int64_t nnprim::getPanelGroup(const MachineDesc &machine,
                              const ProductTypes &types, double panelBytes,
                              int64_t panels, int64_t tiles,
                              bool panelsInside) {
  if (!isInputExtended(machine, types))
    return 0;
  // One thread runs a group in order.
  constexpr int64_t enoughParts = 16;
  int64_t groups = divideCeil(enoughParts, std::max<int64_t>(1, tiles));
  int64_t most = divideCeil(panels, groups);
  if (panelsInside)
    return most;
  // The group stays in L2 while all tiles pass.
  auto fitting = static_cast<int64_t>(0.5 * machine.l2Bytes / panelBytes);
  return std::clamp<int64_t>(fitting, 1, most);
}

double nnprim::getPanelRate(const MachineDesc &machine, int64_t rows,
                            const KernelRow &row) {
  int64_t vectors = divideCeil(row.nr, machine.getLanes());
  return double(getBytes(row.types.rhs)) * row.nr /
         getCyclesPerStep(machine, row.types, rows, vectors);
}

KernelRow nnprim::getKernelRow(const MachineDesc &machine,
                               const ProductTypes &types, int64_t nr) {
  // Estimates ask for it often: no list of the rows is made.
  ProductTypes tileTypes = getTileTypes(machine, types);
  for (KernelRow row : machine.kernels)
    if (row.types == tileTypes && row.nr == nr && runsKernel(machine, row)) {
      row.types = types;
      return row;
    }
  int64_t lanes = machine.getLanes(types.getSumBits());
  int64_t vectors = std::max<int64_t>(1, divideCeil(nr, lanes));
  int64_t rows = (machine.target->numVectorRegisters - vectors - 1) / vectors;
  // Of f16, each row of A takes a register, one of the lower half.
  if (types.areF16())
    rows = (machine.target->numVectorRegisters - vectors) / (vectors + 1);
  KernelRow row = getCommonRow(machine, types);
  row.mr = std::max<int64_t>(1, rows);
  row.nr = nr;
  return row;
}

double nnprim::getPairwiseCycles(const MachineDesc &machine, int64_t depth,
                                 int64_t rows, int64_t columns) {
  int64_t lanes = machine.getLanes();
  double sums = double(rows * columns), vectors = double(rows + columns);
  double step = std::max(
      {sums / machine.fmaPerCycle, vectors / machine.loadsPerCycle,
       (sums + vectors) / machine.issueWidth, double(machine.fmaLatency)});
  // Two shuffles and an addition join two vectors of sums, or fold one.
  double folds =
      std::max(0.0, double(llvm::Log2_64(lanes)) - llvm::Log2_64_Ceil(columns));
  double joins = double(llvm::PowerOf2Ceil(columns) - 1);
  return divideCeil(depth, lanes) * step + rows * 3.0 * (joins + folds);
}

double nnprim::getScaleCycles(const MachineDesc &machine, double rows,
                              double values, double rowsTogether) {
  // Two loads, a mask and a maximum; a product, a conversion, two instructions
  // that drop upper halves, and a store, for each vector. The maximum of a
  // vector and a division for each row; rows do not wait for one another, so
  // that what they wait for counts once. 288 rows of 16 take some 10 cycles
  // each on a Zen 4. Where norms are limited, a product squares each vector,
  // and 14 instructions add up the groups of four.
  bool hasNorms = limitsNorms(machine.getScaledTerms());
  constexpr double rowCycles = 12, waitCycles = 40, valueBytes = 4,
                   integerBytes = 2;
  double instructions = hasNorms ? 9 + 1 + 3.5 : 9;
  double cycles =
      waitCycles +
      rows * (rowCycles + values / machine.getLanes() * instructions /
                              std::min(machine.issueWidth, int64_t(4)) *
                              double(machine.target->vectorBits) /
                              double(std::max(machine.pipeBits * 2,
                                              machine.target->vectorBits)));
  auto perLine = [&](double bytes) {
    return 4 * bytes <= machine.l2Bytes ? double(machine.l2LineCycles)
                                        : kLineBytes / machine.llcBandwidth;
  };
  double lines = rows * values / kLineBytes;
  return cycles + valueBytes * lines * perLine(valueBytes * rows * values) +
         2 * integerBytes * lines *
             perLine(integerBytes * rowsTogether * values);
}

double nnprim::getSplitCycles(const MachineDesc &machine, double values,
                              double together) {
  // Two conversions, an extension of two instructions and a difference, a load
  // and two stores for each vector.
  constexpr double instructions = 8, valueBytes = 4;
  double cycles =
      values / machine.getLanes() * instructions / machine.issueWidth;
  auto perLine = [&](double bytes) {
    return 4 * bytes <= machine.l2Bytes ? double(machine.l2LineCycles)
                                        : kLineBytes / machine.llcBandwidth;
  };
  // A line that is written is read first.
  double lines = valueBytes * values / kLineBytes;
  return cycles + lines * (perLine(valueBytes * values) +
                           2 * perLine(valueBytes * together));
}
