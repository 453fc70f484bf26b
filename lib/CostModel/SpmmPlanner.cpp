//===- SpmmPlanner.cpp - How a sparse matrix product is run ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/CostModel/SpmmPlanner.h"

#include "NNPrim/CostModel/MemoryModel.h"
#include "NNPrim/Plan/KernelResources.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

using namespace nnprim;
using llvm::divideCeil;

/// Blocks ahead at which outputs are prefetched that other threads have read.
static constexpr int64_t kAwaitedBlocksAhead = 2;
/// Independent pieces of work that threads should find.
static constexpr int64_t kMinPieces = 4;
/// So many tiles or more may be divided unevenly: one thread then has less than
/// a tenth more than another.
static constexpr int64_t kMaxUnevenTiles = 20;
/// Instructions of the units that multiply which extend a broadcast weight.
static constexpr int64_t kExtensionSlots = 2;
/// Instructions of general registers that put the bytes of a flyte together.
static constexpr int64_t kFlyteUops = 4;
/// More instructions of an entry that is loaded together with another: shuffles
/// and shifts, less the loads and half of the loop.
static constexpr double kPairUops = 0.5;
/// The share of transfers from L2 that multiply-adds of several rows wait for,
/// at most: they hide the others.
static constexpr double kAwaitedTransfers = 0.5;
/// The time of copying a tile that stays in the cache, as a share of that of
/// copying all tiles beforehand.
static constexpr double kOwnPanelShare = 0.6;
/// Cycles of a line to which two threads write at the same time, of both,
/// fitted to MobileNets on two cores of an Emerald Rapids.
static constexpr double kMeetingCycles = 250;
/// Cycles of each thread until all have finished a part of a kernel.
static constexpr double kBarrierCycles = 3000;
/// Cycles of a line of sums that are added.
static constexpr double kAddedLineCycles = 2;
/// Threads that copy pixels to panels of their own, at most.
static constexpr int64_t kMaxPanelCopies = 16;
/// Bytes of a page.
static constexpr double kPageBytes = 4096;
/// Floats of a cache line.
static constexpr int64_t kLineFloats = 16;

/// The share of a tile's loads that cross from one cache line to the next.
static double getSplitShare(const MachineDesc &machine, const SpmmShape &shape,
                            const SpmmPlan &plan) {
  bool areTilesAligned =
      plan.pixels % kLineFloats == 0 || plan.pixels >= shape.pixels;
  if (plan.packInput || (shape.rowStride % kLineFloats == 0 && areTilesAligned))
    return 0;
  return double(machine.getLanes() - 1) / kLineFloats;
}

bool nnprim::loadsPairs(const MachineDesc &machine, const SpmmShape &shape,
                        const SpmmPlan &plan, int64_t pixels) {
  return shape.values == ElementType::F32 && shape.block == 1 &&
         loadsEntryPairs(*machine.target, plan.rows,
                         divideCeil(pixels, machine.getLanes()), plan.sets,
                         plan.loadPairs);
}

/// Whether two entries are loaded at once where that is the plan's choice:
/// where a scalar takes less of the pipes that load than a vector does, both
/// take turns on several narrow ones, and not all of these multiply.
static bool wantsPairs(const MachineDesc &machine, const SpmmShape &shape,
                       SpmmPlan plan) {
  plan.loadPairs = true;
  return !machine.target->hasHalves && machine.getScalarLoads() < 1 &&
         loadsPairs(machine, shape, plan, plan.pixels);
}

/// The part of a vector's time that one of at most half of its width takes: on
/// pipes narrower than vectors, a half of it.
static double getHalfShare(const MachineDesc &machine) {
  return std::max(0.5, machine.getScalarLoads());
}

/// Vectors of `pixels` by the time that they take.
static double countVectors(const MachineDesc &machine, int64_t pixels) {
  int64_t lanes = machine.getLanes();
  int64_t rest = pixels % lanes;
  double whole = double(pixels / lanes);
  if (rest == 0)
    return whole;
  return whole + (2 * rest <= lanes ? getHalfShare(machine) : 1);
}

namespace {
/// The cost of one tile of pixels.
class TileCost {
public:
  TileCost(const MachineDesc &machine, const SpmmShape &shape,
           const SpmmPlan &plan, int64_t pixels, bool hasGroups)
      : machine(machine), shape(shape), plan(plan), pixels(pixels),
        hasGroups(hasGroups), vectors(divideCeil(pixels, machine.getLanes())),
        vectorTime(countVectors(machine, pixels)) {}

  double getCycles() const {
    double slabs =
        plan.channels ? double(divideCeil(shape.channels, plan.channels)) : 1;
    double blocks = double(divideCeil(shape.filters, shape.block)) *
                    (double(shape.block) / plan.rows);
    double entries = double(shape.entries) * (double(shape.block) / plan.rows);
    double groups = slabs > 1 && hasGroups && plan.groupRows
                        ? double(divideCeil(shape.filters, plan.groupRows))
                        : 1;
    return entries * getEntryCycles() +
           slabs * (blocks * getBlockCycles(slabs > 1) +
                    groups * (machine.sparse.passCycles +
                              getFillCycles(double(shape.entries) / slabs /
                                            groups)));
  }

private:
  double getLineCycles() const { return double(machine.l2LineCycles); }
  int64_t getSlabChannels() const {
    return plan.channels ? plan.channels : shape.channels;
  }
  /// Cache lines of a row of the tile, and of a slab.
  double getRowLines() const {
    if (plan.packInput)
      return double(plan.getPanelWidth()) / kLineFloats;
    double split = getSplitShare(machine, shape, plan);
    return double(divideCeil(pixels, kLineFloats)) + (split > 0 ? 1 : 0);
  }
  double getSlabLines() const { return getSlabChannels() * getRowLines(); }

  /// The channels of a slab that so many entries read, of which some read the
  /// same one.
  double getReadChannels(double entries) const {
    double channels = double(std::max<int64_t>(1, getSlabChannels()));
    return channels * (1 - std::pow(1 - 1 / channels, entries));
  }

  /// Cycles in which the lines of a slab that `entries` read come to L1 when
  /// its first blocks load them, beside what their loads hide.
  double getFillCycles(double entries) const {
    return (1 - machine.sparse.hiddenTransfers) * getReadChannels(entries) *
           getRowLines() * getLineCycles();
  }

  /// The part of L1 that rows of a tile may lie in. A way of L1 is a page: rows
  /// 49 KiB apart begin at four places of it and no others.
  double getReachedShare() const {
    if (plan.packInput)
      return 1;
    int64_t page = int64_t(kPageBytes);
    int64_t places = page / std::gcd(4 * shape.rowStride, page);
    return std::min(1.0, places * getRowLines() * kLineBytes / kPageBytes);
  }

  /// The share of a slab that other parts of it have pushed out of L1 when it
  /// is wanted again.
  double getMissShare() const {
    double room =
        machine.sparse.slabShare * machine.l1Bytes * getReachedShare();
    double bytes = getSlabLines() * kLineBytes;
    return bytes <= room ? 0 : 1 - room / bytes;
  }

  /// The share of a slab's rows that are on other pages than the TLB holds.
  double getOtherPageShare() const {
    double held = machine.sparse.tlbPages;
    double rowBytes = 4.0 * double(plan.packInput ? pixels : shape.rowStride);
    double pages =
        double(getSlabChannels()) * std::min(rowBytes / kPageBytes, 1.0);
    return held == 0 || pages <= held ? 0 : 1 - held / pages;
  }

  /// Cycles of so many loads from L1 while so many lines come from L2.
  double getLoadCycles(double loads, double lines) const {
    double reads = loads / machine.loadsPerCycle;
    double transfers = lines * getLineCycles();
    return reads + transfers -
           machine.sparse.hiddenTransfers * std::min(reads, transfers);
  }

  /// An entry of a register tile: arithmetic overlaps with loads, and with a
  /// part of the transfers from L2.
  double getEntryCycles() const {
    const TargetDesc &target = *machine.target;
    if (int64_t sets = countRowVectorSets(target, plan.rows, pixels))
      return getRowVectorCycles(sets);
    double fmas = double(plan.rows) * vectorTime;
    double weights = target.hasElementFma
                         ? double(divideCeil(plan.rows, machine.getLanes()))
                         : double(plan.rows);
    bool isNarrow = isNarrowFloat(shape.values);
    bool arePairs = loadsPairs(machine, shape, plan, pixels);
    // Where pipes are narrower than vectors, one part of a vector is split.
    double split =
        getSplitShare(machine, shape, plan) * machine.getScalarLoads();
    double loads = vectorTime * (1 + split) + machine.getScalarLoads() *
                                                  (weights + 1) /
                                                  (arePairs ? 2 : 1);
    double arithmetic = fmas + (isNarrow ? kExtensionSlots * weights : 0);
    bool isFolded = target.hasMemoryOperands && plan.rows == 1;
    bool isFlyte = shape.values == ElementType::Flyte8 ||
                   shape.values == ElementType::Flyte24;
    double uops = arithmetic + weights + 3 + (arePairs ? kPairUops : 0) +
                  (isFlyte ? kFlyteUops * weights : 0) +
                  (isFolded ? 0 : machine.loadUops * double(vectors));
    double streamBytes = 4 + double(getBytes(shape.values)) * plan.rows;
    double lines = getMissShare() * getRowLines() +
                   machine.sparse.streamShare * streamBytes / kLineBytes;
    double awaited =
        std::min(kAwaitedTransfers, 1 - machine.sparse.hiddenTransfers);
    return std::max(
        {arithmetic / machine.fmaPerCycle + awaited * lines * getLineCycles(),
         uops / machine.issueWidth,
         getLoadCycles(loads, lines) +
             getOtherPageShare() * machine.sparse.tlbMissCycles,
         (machine.fmaLatency + machine.sparse.issueDelay) / plan.sets});
  }

  /// An entry of a register tile whose sums are vectors of rows.
  double getRowVectorCycles(int64_t sets) const {
    double weights = double(divideCeil(plan.rows, machine.getLanes()));
    double loads = weights + machine.getScalarLoads() * (1 + double(pixels));
    double lines = getMissShare() * getRowLines();
    return std::max(
        {double(pixels) * weights / machine.fmaPerCycle,
         getLoadCycles(loads, lines),
         (machine.fmaLatency + machine.sparse.issueDelay) / double(sets)});
  }

  /// A register tile in one slab, without its entries.
  double getBlockCycles(bool hasSlabs) const {
    double registers = double(plan.rows) * vectorTime;
    bool isAligned =
        shape.pixels % kLineFloats == 0 && plan.pixels % kLineFloats == 0;
    double splits =
        isAligned ? 0 : double(machine.getLanes() - 1) / kLineFloats;
    return machine.sparse.blockCycles + getOrderCycles() +
           registers * (plan.sets - 1) / 2 +
           machine.sparse.burstCycles * registers * registers +
           registers *
               (hasSlabs ? machine.sparse.updateCycles
                         : machine.sparse.storeCycles) *
               (1 + splits * machine.sparse.splitStoreCost);
  }

  /// The cycles of a block's end, a branch that comes after as many entries as
  /// in the block before, or as in the tile before, which a predictor learns
  /// after some tiles if there is not too much to remember.
  double getOrderCycles() const {
    const SparseTuning &sparse = machine.sparse;
    if (plan.sortBlocks)
      return sparse.sortedCycles;
    double tiles = double(divideCeil(shape.pixels, plan.pixels));
    double surprises = double(shape.entries) > sparse.rememberedEntries
                           ? 1
                           : std::min(1.0, sparse.learningTiles / tiles);
    return surprises * sparse.surpriseCycles;
  }

  const MachineDesc &machine;
  const SpmmShape &shape;
  const SpmmPlan &plan;
  int64_t pixels;
  /// The tile is run in groups of output channels.
  bool hasGroups;
  int64_t vectors;
  /// The same by the time that they take.
  double vectorTime;
};
} // namespace

/// Whether two threads may divide an odd number of tiles that they copy evenly:
/// of the middle one each computes a half of the output channels.
static bool mayHalve(const SpmmShape &shape, const SpmmPlan &plan) {
  return plan.packsTiles(shape.pixels) && plan.panelCopies == 0 &&
         plan.channels != 0 && divideCeil(shape.pixels, plan.pixels) % 2 != 0 &&
         shape.filters % (2 * shape.block) == 0;
}

/// The share of lines that another of so many threads has written.
static double getOthersShare(const MachineDesc &machine) {
  return 1 - 1.0 / double(machine.numThreads);
}

/// The cycles in which threads fetch the input from each other's caches, all of
/// them together. What is larger than these caches comes from the last-level
/// cache in any case.
static double getInputExchange(const MachineDesc &machine,
                               const SpmmShape &shape, const SpmmPlan &plan) {
  double threads = double(machine.numThreads);
  double lines =
      double(shape.channels) * double(divideCeil(shape.pixels, kLineFloats));
  if (plan.hasParts() || lines * kLineBytes > threads * machine.l2Bytes)
    return 0;
  if (plan.panelCopies != 0)
    return lines * threads * getOthersShare(machine) * getOthersStreamCycles();
  // Threads that share a tile read all of it.
  int64_t tiles = divideCeil(shape.pixels, plan.pixels);
  double readers = std::max(1.0, threads / double(tiles));
  return lines * readers * getOthersShare(machine) *
         getOthersLineCycles(4.0 * double(shape.pixels));
}

/// The cycles in which several threads wait for each other.
static double getExchangeCycles(const MachineDesc &machine,
                                const SpmmShape &shape, const SpmmPlan &plan) {
  if (machine.numThreads == 1)
    return 0;
  double cycles = getInputExchange(machine, shape, plan);
  if (plan.hasParts() || (plan.packInput && !plan.packsTiles(shape.pixels)))
    cycles += double(machine.numThreads) * kBarrierCycles;
  // Threads that divide pixels write both to the lines in which tiles meet, of
  // all channels in the same order.
  bool areTilesAligned =
      shape.pixels % kLineFloats == 0 && plan.pixels % kLineFloats == 0;
  if (!plan.hasParts() && plan.panelCopies == 0 && !areTilesAligned &&
      shape.pixels > plan.pixels)
    cycles +=
        double(machine.numThreads - 1) * double(shape.filters) * kMeetingCycles;
  return cycles;
}

/// The cycles of adding the sums of parts, a share of which other threads have
/// written.
static double getPartCycles(const MachineDesc &machine, const SpmmShape &shape,
                            const SpmmPlan &plan) {
  if (!plan.hasParts())
    return 0;
  double lines = double(shape.filters) *
                 double(divideCeil(shape.pixels, kLineFloats)) *
                 double(plan.channelParts);
  return lines *
         (kAddedLineCycles + getOthersShare(machine) * getOthersStreamCycles());
}

double nnprim::estimateSpmm(const MachineDesc &machine, const SpmmShape &shape,
                            const SpmmPlan &plan) {
  auto getCycles = [&](int64_t pixels, bool hasGroups) {
    return TileCost(machine, shape, plan, pixels, hasGroups).getCycles();
  };
  double cycles = 0;
  int64_t tiles = shape.pixels / plan.pixels;
  int64_t rest = shape.pixels % plan.pixels;
  bool isHalved = mayHalve(shape, plan) && 2 * plan.groupRows == shape.filters;
  bool hasGroups = !isHalved;
  if (tiles > 0)
    cycles += tiles * getCycles(plan.pixels, hasGroups);
  if (rest > 0)
    cycles += getCycles(rest, hasGroups);
  // The middle tile is the narrowest.
  if (isHalved) {
    int64_t middle = rest > 0 ? rest : plan.pixels;
    cycles += getCycles(middle, true) - getCycles(middle, false);
  }
  if (plan.packInput) {
    // Each group of output channels copies its tiles.
    int64_t copies = plan.panelCopies == 0 || plan.groupRows == 0
                         ? 1
                         : divideCeil(shape.filters, plan.groupRows);
    cycles += (plan.packsTiles(shape.pixels) ? kOwnPanelShare : 1) * copies *
              machine.sparse.packCycles * shape.channels *
              double(divideCeil(shape.pixels, machine.getLanes()));
  }
  return cycles + getExchangeCycles(machine, shape, plan) +
         getPartCycles(machine, shape, plan);
}

/// Output channels that go through the slabs together, or are sorted: all of
/// them, unless that leaves threads without work or with unequal work.
static int64_t getGroupRows(const SpmmShape &shape, const SpmmPlan &plan) {
  if (plan.hasParts())
    return 0;
  int64_t tiles = divideCeil(shape.pixels, plan.pixels);
  int64_t groups = divideCeil(kMinPieces, tiles);
  // Each copies what a group reads.
  if (plan.panelCopies != 0)
    return llvm::alignTo(
        divideCeil(shape.filters, std::max(groups, plan.panelCopies)),
        shape.block);
  // Without slabs threads divide the blocks of the middle tile.
  if (mayHalve(shape, plan) && tiles < kMaxUnevenTiles)
    groups = 2;
  if (groups == 1 || (plan.channels == 0 && !plan.sortBlocks))
    return 0;
  return llvm::alignTo(divideCeil(shape.filters, groups), shape.block);
}

llvm::SmallVector<int64_t> nnprim::getSpmmPixels(const MachineDesc &machine,
                                                 const SpmmShape &shape,
                                                 int64_t rows, int64_t sets) {
  llvm::SmallVector<int64_t> widths;
  int64_t lanes = machine.getLanes();
  // Copies have rows of whole lines or of eights of pixels.
  bool hasHalves = getHalfShare(machine) < 1 && lanes % 16 == 0;
  for (int64_t vectors = 1;; ++vectors) {
    if (countSpmmRegisters(*machine.target, rows, vectors, sets) >
        machine.target->numVectorRegisters)
      return widths;
    int64_t less = vectors * lanes - lanes / 2;
    if (hasHalves && vectors > 1 && less < shape.pixels)
      widths.push_back(less);
    widths.push_back(std::min(vectors * lanes, shape.pixels));
    if (vectors * lanes >= shape.pixels)
      return widths;
  }
}

/// Numbers of input channels in a slab: all, or what fits L1.
static llvm::SmallVector<int64_t>
getSlabs(const MachineDesc &machine, const SpmmShape &shape, int64_t pixels) {
  llvm::SmallVector<int64_t> slabs{0};
  if (!shape.areEntriesKnown)
    return slabs;
  int64_t rowBytes = llvm::alignTo(4 * pixels, kLineBytes);
  int64_t bytes = shape.channels * rowBytes;
  int64_t count =
      divideCeil(bytes, int64_t(machine.sparse.slabShare * machine.l1Bytes));
  // Numbers of slabs around the first of which each fits.
  for (int64_t number : {count / 2, count - 1, count, count + 1, 2 * count})
    if (number > 1 && number < shape.channels)
      slabs.push_back(divideCeil(shape.channels, number));
  return slabs;
}

/// Whether blocks may run in order of their numbers of entries.
static bool maySort(const SpmmShape &shape, const SpmmPlan &plan) {
  return shape.areEntriesKnown && !(plan.channels != 0 && shape.mayBeInPlace);
}

/// Values of `pack_input` and `sort_blocks`.
static constexpr std::pair<bool, bool> kOptions[] = {
    {false, false}, {true, false}, {false, true}, {true, true}};

/// `plan` and what several threads may do instead: copy pixels each for itself,
/// or divide input channels that they have written.
static llvm::SmallVector<SpmmPlan> getThreadedPlans(const MachineDesc &machine,
                                                    const SpmmShape &shape,
                                                    const SpmmPlan &plan) {
  llvm::SmallVector<SpmmPlan> plans{plan};
  int64_t threads = std::min(machine.numThreads, kMaxPanelCopies);
  if (threads == 1)
    return plans;
  if (plan.packInput) {
    plans.push_back(plan);
    plans.back().panelCopies = threads;
  }
  if (!shape.isInputByChannels || !shape.areEntriesKnown)
    return plans;
  // As many slabs in each part.
  SpmmPlan parted = plan;
  parted.channelParts = threads;
  int64_t wanted =
      plan.channels ? divideCeil(shape.channels, plan.channels) : 1;
  parted.channels =
      divideCeil(shape.channels, threads * divideCeil(wanted, threads));
  if (divideCeil(shape.channels, parted.channels) % threads == 0)
    plans.push_back(parted);
  return plans;
}

/// Calls `visit` with every plan worth considering.
static void forEachPlan(const MachineDesc &machine, const SpmmShape &shape,
                        llvm::function_ref<void(SpmmPlan)> visit) {
  for (int64_t rows = 1; rows <= shape.block; ++rows) {
    if (shape.block % rows != 0)
      continue;
    for (int64_t sets : {1, 2, 4}) {
      if (sets > 1 && rows > 1)
        break;
      for (int64_t pixels : getSpmmPixels(machine, shape, rows, sets))
        for (int64_t channels : getSlabs(machine, shape, pixels))
          for (auto [packInput, sortBlocks] : kOptions) {
            SpmmPlan plan;
            plan.pixels = pixels;
            plan.rows = rows;
            plan.sets = sets;
            plan.channels = channels;
            plan.packInput = packInput;
            plan.sortBlocks = sortBlocks;
            plan.loadPairs = wantsPairs(machine, shape, plan);
            if (packInput && pixels < shape.pixels &&
                pixels != plan.getPanelWidth())
              continue;
            for (SpmmPlan threaded : getThreadedPlans(machine, shape, plan)) {
              threaded.groupRows = getGroupRows(shape, threaded);
              if (!sortBlocks || maySort(shape, threaded))
                visit(threaded);
            }
          }
    }
  }
}

/// The best of the plans of `shape` that `isWanted`.
static SpmmPlan
chooseSpmm(const MachineDesc &machine, const SpmmShape &shape,
           llvm::function_ref<bool(const SpmmPlan &)> isWanted) {
  SpmmPlan best;
  best.cycles = std::numeric_limits<double>::infinity();
  forEachPlan(machine, shape, [&](SpmmPlan plan) {
    if (!isWanted(plan))
      return;
    plan.cycles = estimateSpmm(machine, shape, plan);
    // Ties go to the plan that was found first, which is the simpler one.
    if (plan.cycles < best.cycles * 0.995)
      best = plan;
  });
  return best;
}

SpmmPlan nnprim::planSpmm(const MachineDesc &machine, const SpmmShape &shape) {
  SpmmPlan best =
      chooseSpmm(machine, shape, [](const SpmmPlan &) { return true; });
  double outputBytes = 4.0 * shape.filters * shape.pixels;
  // Threads that copy pixels write whole channels, which the others have read
  // since: a line comes later than it is computed if it has few entries.
  bool isAwaited =
      best.panelCopies != 0 &&
      best.cycles < outputBytes / kLineBytes * getOthersLineCycles(0);
  if (isOutputPrefetched(machine, outputBytes))
    best.prefetchOutput = machine.sparse.outputBlocksAhead;
  if (isAwaited)
    best.prefetchOutput = kAwaitedBlocksAhead;
  return best;
}

SpmmPlan nnprim::planSpmmInStrip(const MachineDesc &machine,
                                 const SpmmShape &shape) {
  MachineDesc own = machine;
  own.numThreads = 1;
  SpmmPlan best = chooseSpmm(own, shape, [](const SpmmPlan &plan) {
    return !plan.packInput && !plan.sortBlocks;
  });
  best.groupRows = 0;
  return best;
}
