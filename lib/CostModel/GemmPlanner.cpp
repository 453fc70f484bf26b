//===- GemmPlanner.cpp - How a matrix product is run ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/GemmPlanner.h"

#include "BestPlan.h"
#include "InputExtension.h"
#include "TileCosts.h"

#include "NNPrim/CostModel/MemoryModel.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/RoundedMemory.h"
#include "NNPrim/Problem/FixedPoint.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// Sums of each element of a tile: fixed point has those of a group, too.
static int64_t getSumsPerElement(const GemmShape &shape) {
  return hasFixedPoint(shape.types) ? 2 : 1;
}

/// Rows for which registers hold all sums, a row of the panel, an element of A
/// and what extending a vector takes.
static int64_t getFittingRows(const MachineDesc &machine, const KernelRow &tile,
                              const GemmShape &shape) {
  if (getSumsPerElement(shape) == 1)
    return tile.mr;
  int64_t vectors = divideCeil(tile.nr, machine.getLanes());
  int64_t sums = machine.target->numVectorRegisters - vectors - 3;
  return std::clamp<int64_t>(sums / (getSumsPerElement(shape) * vectors), 1,
                             tile.mr);
}

/// Rows that suit the cache and whose addresses, with B's, C's and two
/// counters, fit the registers.
static int64_t getMaxRows(const MachineDesc &machine, const KernelRow &tile,
                          const GemmShape &shape) {
  // A row of a tile register takes all of a line at a time, which need not stay
  // in the cache. Rows that are scaled are not a multiple of a page apart.
  if (tile.strategy == ProductStrategy::TileProduct ||
      hasScaledPairs(shape.types))
    return tile.mr;
  int64_t rowLength = shape.k / std::max<int64_t>(shape.taps, 1);
  // Rows that are extended are not a multiple of a page apart.
  int64_t rows =
      isInputExtended(machine, shape.types)
          ? getFittingRows(machine, tile, shape)
          : std::min(getFittingRows(machine, tile, shape),
                     getMaxCachedRows(machine,
                                      getBytes(shape.types.lhs) * rowLength));
  rows =
      std::min(rows, getMaxResultRows(machine, tile, 4.0 * shape.m * shape.n));
  if (shape.taps == 0)
    return rows;
  return std::min(rows, machine.target->numAddressRegisters - 4);
}

/// Rows of a register tile: no more tiles than `tile` needs, unless the last of
/// them has so few rows that its sums wait for one another. Of 49 rows, eight
/// tiles of 6 and one of 1 take longer than nine of 5 and one of 4.
static int64_t getTileRows(const MachineDesc &machine, const KernelRow &tile,
                           const GemmShape &shape) {
  int64_t rows = getEvenRows(shape.m, getMaxRows(machine, tile, shape));
  // Whole tile registers but for the last one.
  if (tile.strategy == ProductStrategy::TileProduct)
    return std::min({tile.mr, std::max<int64_t>(1, shape.m),
                     int64_t(llvm::alignTo(rows, kTileRows))});
  if (hasScaledPairs(shape.types))
    return getEqualRows(shape.m, getMaxRows(machine, tile, shape));
  // Measured for products of f32.
  if (rows <= 1 || shape.taps != 0 || !(shape.types == ProductTypes()))
    return rows;
  int64_t vectors = divideCeil(tile.nr, machine.getLanes());
  auto getSteps = [&](int64_t mr) {
    int64_t rest = shape.m % mr;
    double cycles = double(shape.m / mr) *
                    getCyclesPerStep(machine, shape.types, mr, vectors);
    return rest == 0
               ? cycles
               : cycles + getCyclesPerStep(machine, shape.types, rest, vectors);
  };
  constexpr double worthMoreTiles = 0.97;
  int64_t fewer = divideCeil(shape.m, divideCeil(shape.m, rows) + 1);
  return getSteps(fewer) < worthMoreTiles * getSteps(rows) ? fewer : rows;
}

/// The cycles of tiles whose vectors lie along K.
static double estimatePairwise(const MachineDesc &machine,
                               const GemmShape &shape, const GemmPlan &plan) {
  double cycles = 0;
  auto addTiles = [&](int64_t count, int64_t rows, int64_t columns) {
    cycles +=
        double(count) * (getPairwiseCycles(machine, shape.k, rows, columns) +
                         10.0 + 1.5 * shape.taps * rows);
  };
  for (auto [panels, columns] : {std::pair(shape.n / plan.nr, plan.nr),
                                 std::pair(int64_t(1), shape.n % plan.nr)})
    for (auto [tiles, rows] : {std::pair(shape.m / plan.mr, plan.mr),
                               std::pair(int64_t(1), shape.m % plan.mr)})
      if (panels * columns * tiles * rows != 0)
        addTiles(panels * tiles, rows, columns);
  return cycles;
}

static double getLhsBytes(const GemmShape &shape) {
  return double(getBytes(shape.types.lhs)) * shape.m *
         (shape.k / std::max<int64_t>(shape.taps, 1));
}

/// The cycles of extending all panels, and of tiles of f32.
static double estimateExtended(const MachineDesc &machine, GemmShape shape,
                               GemmPlan plan) {
  double panel = double(shape.k) * plan.nr;
  double extension = getExtensionCycles(
      machine, {shape.types, panel * divideCeil(shape.n, plan.nr),
                panel * plan.extendedPanels, getLhsBytes(shape)});
  shape.types.rhs = ElementType::F32;
  plan.extendedPanels = 0;
  return extension + estimateGemm(machine, shape, plan);
}

/// The cycles of extending all of the input, and of the product of an f32 one.
static double estimateExtendedInput(const MachineDesc &machine, GemmShape shape,
                                    GemmPlan plan) {
  double elements = getLhsBytes(shape) / getBytes(shape.types.lhs);
  double extension = getWholeInputCycles(machine, shape.types, elements);
  shape.types.lhs = ElementType::F32;
  plan.extendInput = false;
  return extension + estimateGemm(machine, shape, plan);
}

/// The cycles of extending the rows of each tile, for groups of panels or for
/// each panel.
static double estimateTileInputs(const MachineDesc &machine,
                                 const GemmShape &shape, const GemmPlan &plan) {
  // Tiles that extend for themselves do so in blocks that stay in L1.
  bool isGrouped = plan.panelGroup > 1;
  int64_t passes =
      divideCeil(divideCeil(shape.n, plan.nr), isGrouped ? plan.panelGroup : 1);
  return getTileInputCycles(machine, shape.types,
                            double(passes) * double(shape.m) * double(shape.k),
                            isGrouped ? double(plan.mr * shape.k) : 0);
}

/// The cycles of splitting or scaling rows, once for each group of panels.
static double estimateSplitting(const MachineDesc &machine,
                                const GemmShape &shape, const GemmPlan &plan) {
  double passes = divideCeil(divideCeil(shape.n, plan.nr), plan.panelGroup);
  if (hasScaledPairs(shape.types)) {
    double rowValues = 2 * double(shape.k - 1);
    return passes *
           getScaleCycles(machine, shape.m, rowValues, plan.rowGroup * plan.mr);
  }
  // Values of f32 are half as many as those of K.
  double rowValues = 0.5 * double(shape.k);
  return passes * getSplitCycles(machine, rowValues * shape.m,
                                 rowValues * plan.rowGroup * plan.mr);
}

double nnprim::estimateGemm(const MachineDesc &machine, const GemmShape &shape,
                            const GemmPlan &plan) {
  if (isPairwise(shape.types, plan.kr))
    return estimatePairwise(machine, shape, plan);
  if (plan.extendInput)
    return estimateExtendedInput(machine, shape, plan);
  if (plan.extendedPanels != 0)
    return estimateExtended(machine, shape, plan);
  int64_t mr = plan.mr;
  int64_t lanes = machine.getLanes();
  int64_t tailRows = shape.m % mr;
  int64_t blocks = plan.kBlock == 0 ? 1 : divideCeil(shape.k, plan.kBlock);
  double cycles = shape.splitsRows ? estimateSplitting(machine, shape, plan)
                                   : estimateTileInputs(machine, shape, plan);
  // A tile of several panels has as many more chains of sums.
  auto getStep = [&](int64_t rows, int64_t vectors) {
    int64_t all = vectors * plan.tilePanels;
    return getCyclesPerStep(machine, shape.types, rows, all, plan.kr) /
           double(plan.tilePanels);
  };
  int64_t tileDepth = kTileBytes / getBytes(shape.types.rhs);
  bool areTiles =
      usesTileRegisters(*machine.target, shape.types, plan.kr, plan.nr);
  int64_t depth =
      areTiles ? int64_t(llvm::alignTo(shape.k, tileDepth)) : shape.k;
  auto addPanels = [&](int64_t panels, int64_t columns) {
    int64_t vectors = divideCeil(columns, lanes);
    double steps = double(panels) * double(depth);
    // Filling and draining the accumulators and the loop around the tile, for
    // each block of K, and, for each tap, loading the rows' addresses.
    double perTile = blocks * (vectors * mr + 10.0) + 1.5 * shape.taps * mr +
                     getStoredSumCycles(machine, shape.types, mr, vectors);
    // Values of K that do not fill a tile register are copied on both sides, in
    // parts.
    if (depth != shape.k)
      perTile += 3.0 * double(mr) + 2.0 * double(kTileRows * vectors);
    int64_t fullTiles = shape.m / mr;
    cycles += fullTiles * (steps * getStep(mr, vectors) + panels * perTile);
    if (tailRows)
      cycles += steps * getStep(tailRows, vectors) + panels * perTile;
  };
  addPanels(shape.n / plan.nr, plan.nr);
  if (int64_t rest = shape.n % plan.nr)
    addPanels(1, rest);
  return cycles;
}

/// The plan, or the same with panels that are extended beforehand if that is
/// faster.
static GemmPlan extendPanels(const MachineDesc &machine, const GemmShape &shape,
                             const KernelRow &tile, const GemmPlan &plan,
                             double aBytes) {
  // Words are extended in registers.
  if (areWords(shape.types, tile.kr))
    return plan;
  std::optional<PanelExtension> extension = planExtension(
      machine, tile, shape.n, shape.k, aBytes, divideCeil(shape.m, plan.mr));
  if (!extension)
    return plan;
  GemmPlan extended = plan;
  extended.extendedPanels = extension->panels;
  extended.extensionParts = extension->parts;
  extended.rowsOutermost = extension->rowsOutermost;
  extended.prefetchLhs = false;
  extended.prefetchRhs = 0;
  extended.prefetchNextPanel = false;
  extended.panelGroup = std::min(plan.panelGroup, extension->panels);
  extended.cycles = estimateGemm(machine, shape, extended);
  double worth = getWorthExtending(
      machine, double(extended.extendedPanels * plan.nr * shape.k));
  return extended.cycles < worth * plan.cycles ? extended : plan;
}

/// How many rows of a panel ahead are prefetched.
static int64_t getRowsAhead(const MachineDesc &machine, const GemmShape &shape,
                            const KernelRow &tile, int64_t mr, int64_t panels,
                            double bytes, double panelRate) {
  // Where one tile reads panels, nothing but these are waited for. They share
  // what may be in flight.
  bool isNarrow = isNarrowFloat(shape.types.rhs) || hasFixedPoint(shape.types);
  bool isStream = isNarrow && shape.m <= mr && isPrefetched(machine, bytes);
  if (isStream && machine.narrowPrefetchBytes != 0)
    return divideCeil(machine.narrowPrefetchBytes,
                      getBytes(shape.types.rhs) * tile.nr * panels);
  return getPrefetchRows(machine, bytes, tile, panelRate);
}

/// The panels that one tile of all rows reads at the same time.
static int64_t getTilePanels(const MachineDesc &machine, const GemmShape &shape,
                             const KernelRow &tile, int64_t mr) {
  // Parts enough for threads.
  constexpr int64_t enoughTiles = 8;
  int64_t lanes = machine.getLanes();
  bool areFloats = tile.kr == 1 || areWords(shape.types, tile.kr);
  if (shape.m > mr || shape.taps != 0 || !areFloats || tile.nr % lanes != 0 ||
      shape.types.areF16() || shape.types.accumulator != ElementType::F32)
    return 1;
  // Beside sums there are a row of a panel, an element of A, the constant of a
  // shuffle or mask, and what a blend or a mask gives.
  int64_t vectors = tile.nr / lanes;
  int64_t sums = machine.target->numVectorRegisters - vectors - 3;
  return std::max<int64_t>(
      1, std::min({machine.maxTilePanels,
                   sums / (getSumsPerElement(shape) * mr * vectors),
                   shape.n / tile.nr / enoughTiles}));
}

static TileTraffic getTraffic(const MachineDesc &machine,
                              const GemmShape &shape, const KernelRow &tile,
                              int64_t mr) {
  double lhsBytes = getBytes(shape.types.lhs);
  double rhsBytes = getBytes(shape.types.rhs);
  TileTraffic traffic;
  traffic.aBytes = getLhsBytes(shape);
  traffic.bBytes = rhsBytes * shape.n * shape.k;
  traffic.panelBytes = rhsBytes * tile.nr * shape.k;
  traffic.rowTiles = divideCeil(shape.m, mr);
  traffic.panelRate = getPanelRate(machine, mr, tile);
  traffic.foreseesPanel = isNextPanelPrefetched(machine, tile, traffic.bBytes,
                                                shape.k, traffic.rowTiles);
  traffic.aRate = traffic.panelRate * (lhsBytes * mr) / (rhsBytes * tile.nr);
  return traffic;
}

/// Bytes of the rows of a group in memory.
static double getRowGroupBytes(const GemmShape &shape, const GemmPlan &plan) {
  return double(getBytes(shape.types.lhs)) *
         double(plan.getRowGroupElements(shape.k));
}

/// The most bytes for groups of rows of integers of all worker slots.
static double getMostRowBytes(const GemmShape &shape) {
  constexpr double pairBytes = 2 * 4;
  return kRoundedShare * pairBytes * double(shape.m) * double(shape.k - 1);
}

int64_t nnprim::getRowGroupParts(const MachineDesc &machine,
                                 const GemmShape &shape, const GemmPlan &plan) {
  int64_t rowGroups = divideCeil(shape.m, plan.mr * plan.rowGroup);
  int64_t panelGroups = divideCeil(shape.n, plan.nr * plan.panelGroup);
  int64_t most = std::min(kMaxRoundedParts, rowGroups * panelGroups);
  if (!hasScaledPairs(shape.types))
    return most;
  double bytes = getRowGroupBytes(shape, plan);
  if (bytes <= double(kMaxRoundedBytes))
    return 0;
  int64_t least = std::min(machine.numThreads, most);
  return std::clamp(int64_t(getMostRowBytes(shape) / bytes), least, most);
}

bool nnprim::isRowGroupSmall(const MachineDesc &machine, const GemmShape &shape,
                             const GemmPlan &plan) {
  // Tiles of few rows read panels more often for each product.
  constexpr int64_t fewRows = 8;
  double bytes = getRowGroupBytes(shape, plan);
  if (plan.mr < fewRows && bytes <= double(kMaxRoundedBytes))
    return true;
  int64_t groups = divideCeil(shape.m, plan.mr * plan.rowGroup);
  return bytes * double(std::min(machine.numThreads, groups)) <=
         getMostRowBytes(shape);
}

/// Row tiles of a group where L2 does not keep all panels, which pass by once
/// for each group: as many as half of L2 keeps. Rows of integers take 4 % of
/// those of f32 at most, or are one tile, if the LLC keeps the panels: groups
/// of one tile to all of them take alike, 0.995 to 1.005 of the time (14x14 and
/// 7x7 pixels by 512 and 1024 filters on a Zen 4, tiles of 12 rows). Where
/// tiles have fewer rows they take what the stack holds: 14x14 pixels 0.95 and
/// 7x7 0.84 and 0.77 of the time in tiles of 3 (Zen 3).
static int64_t getFittingTiles(const MachineDesc &machine,
                               const GemmShape &shape, GemmPlan plan) {
  int64_t tiles = divideCeil(shape.m, plan.mr);
  int64_t rowBytes = getBytes(shape.types.lhs) * getSplitRowStride(shape.k);
  int64_t homeBytes = machine.l2Bytes / 2;
  int64_t fitting =
      rowBytes * shape.m <= homeBytes
          ? tiles
          : std::max<int64_t>(1, homeBytes / (rowBytes * plan.mr));
  double panelBytes = double(getBytes(shape.types.rhs)) * shape.n * shape.k;
  if (!hasScaledPairs(shape.types) || panelBytes > getKeptBytes(machine))
    return fitting;
  plan.rowGroup = fitting;
  while (plan.rowGroup > 1 && !isRowGroupSmall(machine, shape, plan))
    --plan.rowGroup;
  return plan.rowGroup;
}

/// The plan of a product that splits or scales its rows. Where L2 keeps all
/// panels, the rows of one tile are split at a time; where it does not, groups
/// of row tiles that it keeps beside panels. Threads take groups of rows; or,
/// where these are few and panels take more bytes, or the groups of one thread
/// would be more than those of another, groups of panels, too, and split the
/// rows for each.
static void planRowGroups(const MachineDesc &machine, const GemmShape &shape,
                          GemmPlan &plan) {
  int64_t panels = divideCeil(shape.n, plan.nr);
  int64_t tiles = divideCeil(shape.m, plan.mr);
  plan.rowsOutermost =
      getBytes(shape.types.rhs) * shape.n * shape.k <= machine.l2Bytes / 2;
  int64_t fitting =
      plan.rowsOutermost ? 1 : getFittingTiles(machine, shape, plan);
  int64_t groups = divideCeil(tiles, fitting), panelGroups = 1;
  int64_t threads = machine.numThreads;
  bool areUneven = !plan.rowsOutermost && groups > threads &&
                   groups < 4 * threads && groups % threads != 0;
  if (groups < threads && shape.n <= shape.m)
    groups = std::min(tiles, threads);
  else if (groups < threads)
    panelGroups = std::min(panels, int64_t(divideCeil(threads, groups)));
  else if (areUneven)
    panelGroups = std::min(panels, threads);
  plan.rowGroup = divideCeil(tiles, groups);
  plan.panelGroup = divideCeil(panels, panelGroups);
  plan.extensionParts = getRowGroupParts(machine, shape, plan);
}

static GemmPlan makePlanOfSplitRows(const MachineDesc &machine,
                                    const GemmShape &shape,
                                    const KernelRow &tile) {
  GemmPlan plan;
  plan.nr = tile.nr;
  plan.mr = getTileRows(machine, tile, shape);
  plan.kr = tile.kr;
  planRowGroups(machine, shape, plan);
  double bBytes = double(getBytes(shape.types.rhs)) * shape.n * shape.k;
  plan.prefetchNextPanel = !plan.rowsOutermost &&
                           isNextPanelPrefetched(machine, tile, bBytes, shape.k,
                                                 divideCeil(shape.m, plan.mr));
  if (hasScaledPairs(shape.types) && !plan.prefetchNextPanel)
    plan.prefetchRhs =
        getRowsAhead(machine, shape, tile, plan.mr, /*panels=*/1, bBytes,
                     getPanelRate(machine, plan.mr, tile));
  plan.prefetchOutput =
      isTileOutputPrefetched(machine, 4.0 * shape.m * shape.n);
  plan.cycles = estimateGemm(machine, shape, plan);
  return plan;
}

static GemmPlan makePlan(const MachineDesc &machine, const GemmShape &shape,
                         const KernelRow &tile) {
  if (shape.splitsRows)
    return makePlanOfSplitRows(machine, shape, tile);
  int64_t mr = getTileRows(machine, tile, shape);
  double aBytes = getLhsBytes(shape);
  double bBytes = double(getBytes(shape.types.rhs)) * shape.n * shape.k;
  double panelRate = getPanelRate(machine, mr, tile);
  bool rowsOutermost =
      areRowsOutermost(machine, getTraffic(machine, shape, tile, mr));
  GemmPlan plan;
  plan.nr = tile.nr;
  plan.mr = mr;
  plan.kr = tile.kr;
  plan.rowsOutermost = rowsOutermost;
  plan.prefetchLhs = rowsOutermost && isPrefetched(machine, aBytes);
  plan.tilePanels = getTilePanels(machine, shape, tile, mr);
  plan.prefetchNextPanel =
      !rowsOutermost && isNextPanelPrefetched(machine, tile, bBytes, shape.k,
                                              divideCeil(shape.m, mr));
  if (!plan.prefetchNextPanel)
    plan.prefetchRhs = getRowsAhead(machine, shape, tile, mr, plan.tilePanels,
                                    bBytes, panelRate);
  plan.prefetchOutput =
      isTileOutputPrefetched(machine, 4.0 * shape.m * shape.n);
  int64_t group = getPanelGroup(
      machine, shape.types,
      double(getBytes(shape.types.rhs)) * shape.k * plan.nr,
      divideCeil(shape.n, plan.nr), divideCeil(shape.m, mr), rowsOutermost);
  // Rows that are gathered, and those for one panel, are the tile's business.
  if (shape.taps == 0 && group > 1)
    plan.panelGroup = group;
  plan.cycles = estimateGemm(machine, shape, plan);
  return extendPanels(machine, shape, tile, plan, aBytes);
}

GemmPlan nnprim::planGemmWithPanelWidth(const MachineDesc &machine,
                                        const GemmShape &shape, int64_t nr,
                                        int64_t kr) {
  KernelRow row = getKernelRow(machine, shape.types, nr);
  if (areWords(shape.types, kr))
    row.kr = kr;
  return makePlan(machine, shape, row);
}

/// The panels of fixed point are two vectors wide, whatever the number of rows,
/// so that models of several sizes share them. Memory is what takes the time.
static int64_t getFixedPointPanel(const MachineDesc &machine) {
  return 2 * machine.getLanes();
}

GemmPlan nnprim::planGemm(const MachineDesc &machine, const GemmShape &shape) {
  if (hasFixedPoint(shape.types))
    return planGemmWithPanelWidth(machine, shape, getFixedPointPanel(machine),
                                  /*kr=*/1);
  return selectBestPlan(machine, shape.types, [&](const KernelRow &tile) {
    return makePlan(machine, shape, tile);
  });
}

std::optional<GemmPlan>
nnprim::planGemmOfExtendedInput(const MachineDesc &machine,
                                const GemmShape &shape,
                                std::optional<int64_t> nr) {
  if (!isInputExtended(machine, shape.types))
    return std::nullopt;
  GemmShape extended = shape;
  extended.types.lhs = ElementType::F32;
  GemmPlan plan = nr ? planGemmWithPanelWidth(machine, extended, *nr)
                     : planGemm(machine, extended);
  plan.extendInput = true;
  plan.cycles = estimateGemm(machine, shape, plan);
  return plan;
}

std::optional<GemmPlan> nnprim::planGemmOfWords(const MachineDesc &machine,
                                                const GemmShape &shape) {
  int64_t values = getWordValues(shape.types);
  if (values == 1 || shape.taps != 0)
    return std::nullopt;
  GemmPlan best =
      selectBestPlan(machine, shape.types, [&](const KernelRow &row) {
        KernelRow words = row;
        words.kr = values;
        return makePlan(machine, shape, words);
      });
  return shape.m <= best.mr ? std::optional(best) : std::nullopt;
}

int64_t nnprim::getMaxGemmRows(const MachineDesc &machine,
                               const GemmShape &shape, int64_t nr) {
  return getMaxRows(machine, getKernelRow(machine, shape.types, nr), shape);
}

std::optional<GemmPlan> nnprim::planPairwiseGemm(const MachineDesc &machine,
                                                 const GemmShape &shape) {
  int64_t lanes = machine.getLanes();
  if (!(shape.types == ProductTypes()) || shape.taps != 0 || shape.n >= lanes ||
      shape.k < lanes)
    return std::nullopt;
  std::optional<GemmPlan> best;
  for (int64_t nr = 1; nr <= std::min(shape.n, kMaxPairwiseColumns); ++nr) {
    int64_t maxRows = getMaxPairwiseRows(*machine.target, nr);
    if (maxRows == 0)
      break;
    GemmPlan plan;
    plan.nr = nr;
    plan.mr = getEvenRows(
        shape.m, std::min(maxRows, getMaxCachedRows(machine, 4 * shape.k)));
    plan.kr = lanes;
    // Rows of A are read once, and the few columns of B stay in L1.
    plan.rowsOutermost = true;
    plan.prefetchLhs =
        isPrefetched(machine, 4.0 * double(shape.m) * double(shape.k));
    plan.cycles = estimateGemm(machine, shape, plan);
    if (!best || plan.cycles < best->cycles * 0.995)
      best = plan;
  }
  return best;
}
