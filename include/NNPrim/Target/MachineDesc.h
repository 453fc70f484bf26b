//===- MachineDesc.h - Costs of code on a processor -------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_MACHINEDESC_H
#define NNPRIM_TARGET_MACHINEDESC_H

#include "NNPrim/Target/KernelRow.h"
#include "NNPrim/Target/TargetDesc.h"

#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <optional>
#include <string>

namespace nnprim {

/// Shapes of the loops of a softmax, as bench/softmax.py --search found them,
/// and their costs. All are in vectors.
struct SoftmaxTuning {
  /// Independent maxima, and vectors an iteration of the loops that sum and
  /// that store exponentials.
  int64_t maxUnroll = 1, sumUnroll = 1, storeUnroll = 1;
  /// Vectors that share one update of the running maximum.
  int64_t blockVectors = 1;
  /// Number of these vectors whose exponentials are interleaved.
  int64_t expInterleave = 1;
  /// Cycles a vector: of the maximum, of an exponential that is added to a sum,
  /// of the same with its part in a running maximum, and of scaling in place.
  double maxCycles = 1, expCycles = 1, blockCycles = 1, scaleCycles = 1;
  /// Cycles of what a row needs once: reductions over lanes, a division.
  double rowCycles = 0;
  /// Cycles a vector to transpose rows into lanes and back.
  double transposeCycles = 0;
};

/// Costs of convolutions by transforms of tiles, fitted to timings of plans
/// (docs/primitives/fast_conv-cost-model.md).
struct TileTuning {
  /// Cycles of a FLOP of Winograd's transforms, in those of an FMA: less than
  /// one if FMAs, which are two, and additions have pipes of their own.
  double flopCycles = 1;
  /// The share of a transform's loads and stores that its arithmetic does not
  /// hide.
  double exposedMoves = 1;
  /// Slow-down of page-strided over sequential accesses to the LLC: of
  /// transformed input, and of products.
  double scatteredInput = 3, scatteredProducts = 4;
  /// Cycles of a line of filters that another row tile reads again from L2.
  double rereadCycles = 0;
  /// The share of the LLC that keeps images from one layer to the next. If it
  /// is 0, the time that images take is not counted.
  double imageShare = 0;
};

/// Costs of products with sparse weights, fitted to timings of the pointwise
/// layers of MobileNet v1 at 45 to 95 % of zeros on an Emerald Rapids
/// (bench/sparse.py).
struct SparseTuning {
  /// Cycles around the entries of a block; the next block's first entries
  /// overlap with its last ones.
  double blockCycles = 6;
  /// Cycles that a block takes longer whose end the branch predictor does not
  /// foresee; and those of a block that is run in order of numbers of entries,
  /// whose rows of the output are anywhere.
  double surpriseCycles = 12, sortedCycles = 2.5;
  /// How many entries of one tile the predictor remembers for the next tiles,
  /// and how many tiles it learns them from.
  double rememberedEntries = 16384, learningTiles = 2;
  /// Cycles to store a vector of sums, alone and after reading the sum that
  /// earlier slabs left there, and the additional cost, relative to these, of a
  /// vector across two cache lines.
  double storeCycles = 1.5, updateCycles = 2;
  double splitStoreCost = 1.3;
  /// Cycles of a block for the square of its vectors: its sums are stored one
  /// after the other, and more of them wait the longer for those before.
  double burstCycles = 0;
  /// How many blocks ahead outputs from beyond L2 are prefetched where that
  /// pays (`prefetchesOutput`), 0 for never.
  int64_t outputBlocksAhead = 2;
  /// Cycles around the blocks of a slab.
  double passCycles = 50;
  /// The share of L1 that a slab may take. Weights and outputs pass through,
  /// but not all of a slab is read again by every block.
  double slabShare = 1;
  /// Cycles that an FMA waits beyond the latency of the FMA that it depends on,
  /// because others take the pipes.
  double issueDelay = 1;
  /// The share of the time for reading weights and offsets that is not hidden:
  /// hardware prefetches what is read in order.
  double streamShare = 0.25;
  /// The share of transfers between L1 and L2 that loads from L1 hide, or of
  /// loads that transfers do, whichever take less time.
  double hiddenTransfers = 0;
  /// Cycles to copy a vector of pixels: a load, often across two lines, and a
  /// store.
  double packCycles = 2.5;
  /// Pages whose addresses the first level of the TLB holds, 0 if it is not
  /// counted, and the cycles in which a row of pixels on another page is not
  /// loaded. Rows of images lie on a page each, those of copies do not.
  double tlbPages = 0, tlbMissCycles = 7;
  /// A larger block is taken if its estimate is below this share of that of a
  /// smaller one: 128x128 weights without structure, a tenth of them not zero,
  /// take 0.18 ms one by one and 0.21 ms in pairs (56x56 pixels).
  double blockGain = 0.95;
};

/// Slots of the FMA pipes that extending a vector to f32 takes, by what is
/// stored: instructions, where those of shuffles and shifts are the same pipes.
struct ExtensionTuning {
  double bf16 = 2, f16 = 2, flyte24 = 2, flyte8 = 2;
};

/// A processor that runs code of `target`: throughput and latency of
/// instructions, caches, memory. What differs between processors is here;
/// numbers that were fitted once for all are constants of their planner in
/// lib/CostModel or of their stage in lib/Planning.
struct MachineDesc {
  /// As in `#nnprim.target<machine = …>`; "generic" for costs in the middle.
  llvm::StringRef name = "generic";
  const TargetDesc *target = nullptr;

  /// Width of an execution pipe in bits; Zen 4 splits 512-bit operations in
  /// two.
  int64_t pipeBits = 128;
  /// FMA instructions issued a cycle, and their latency in cycles.
  int64_t fmaPerCycle = 2;
  int64_t fmaLatency = 4;
  /// Whether additions and conversions of floats have pipes of their own, as
  /// many as multiply-adds, which may take either of integers.
  bool addsBesideProducts = false;
  /// Vector loads a cycle; a broadcast from memory counts as one.
  int64_t loadsPerCycle = 2;
  /// The share of these that register tiles reach beside their multiply-adds.
  double tileLoadShare = 1;
  /// Micro-operations issued a cycle, and those of one vector load.
  int64_t issueWidth = 4;
  int64_t loadUops = 1;
  /// How much longer a cycle takes beside products in tile registers than
  /// beside those of vectors, which lower the clock, too (Granite Rapids: 1.2
  /// beside scalar instructions).
  double tileClock = 1.1;
  /// Cycles of an instruction whose code comes from L2, as that of a tile does
  /// which a call runs once, in a library larger than the instruction cache.
  double coldCodeCycles = 1;

  int64_t l1Bytes = 32 << 10;
  /// Associativity of L1.
  int64_t l1Ways = 8;
  int64_t l2Bytes = 256 << 10;
  /// Cycles that a line takes between L1 and L2.
  int64_t l2LineCycles = 2;

  /// Whether software prefetch of operands from beyond L2 pays.
  bool prefetches = false;
  /// Prefetch distance for packed B, in bytes; 0 disables it.
  int64_t panelPrefetchBytes = 0;
  /// The same for elements of fewer bits which one tile reads from beyond L2:
  /// arithmetic takes longer for a line of them, so that fewer lines are in
  /// flight than of f32.
  int64_t narrowPrefetchBytes = 0;
  /// Panels that a tile of few rows may read at the same time where no other
  /// tile reads them. Cores differ in how much of a single walk through memory
  /// they foresee.
  int64_t maxTilePanels = 1;
  /// Whether it pays to prefetch lines of a result from beyond L2 before they
  /// are written. Cores that gather stores of whole lines do not need it.
  bool prefetchesOutput = false;
  /// Whether non-temporal stores pay for results that no cache holds.
  bool hasStreamingStores = false;
  /// Prefetch distance of transforms of tiles in memory, in bytes of
  /// coefficients.
  int64_t transformPrefetchBytes = 16 << 10;

  /// Size of the LLC. All cores share it; a core's part of it cannot be relied
  /// on.
  int64_t llcBytes = 16 << 20;
  /// Bytes a cycle that one core moves from or to the LLC, and memory.
  double llcBandwidth = 24, memoryBandwidth = 6;
  /// Memory's bandwidth for all cores over that for one.
  double memoryScaling = 1.5;
  /// Bytes of the weights of the model that is planned. They pass through the
  /// LLC from one run to the next, so that a layer's own are found there only
  /// if it keeps them all. No number of a machine: 0 in each description.
  double modelWeightBytes = 0;
  /// Threads that share the work of the model that is planned. No number of a
  /// machine, either.
  int64_t numThreads = 1;

  /// Rows of images that are fetched from beyond L2 at the same time without
  /// delay. A depthwise convolution of 64 channels of 112x112 takes 150 us with
  /// 30 of them and 118 us with 10 (Emerald Rapids, 3x3).
  int64_t maxStreams = 12;

  /// Streams of lines that prefetchers follow where all pixels of a tile are
  /// streams, from beyond L2. Fitted to the depthwise convolutions of
  /// MobileNets on NHWC images (Zen 4).
  int64_t followedStreams = 28;

  /// Whether it pays on x86 to interleave four taps of a depthwise convolution
  /// of bytes for instructions that add four products. Measured: it takes as
  /// many shuffles as it saves products.
  bool interleavesTaps = false;

  /// Multiply-adds of a convolution that take as long as one addition of a
  /// pooling, which loads its operand from a cache: two pipes whose operands
  /// stay in registers, against a load. Estimated, not measured.
  double poolAdditionProducts = 8;

  /// Cycles that an element takes when a tensor changes its layout.
  double relayoutCycles = 2;

  /// The least work, in cycles, for which another thread pays: some times what
  /// it takes to wake one that spins and to wait for it.
  int64_t minThreadCycles = 8192;

  /// Micro-kernels of products. Those of the same types stand best first.
  llvm::ArrayRef<KernelRow> kernels;

  ExtensionTuning extension;
  SoftmaxTuning softmax;
  TileTuning tiles;
  SparseTuning sparse;

  int64_t getLanes(int64_t bits = 32) const { return target->getLanes(bits); }
  /// Products of 16-bit integers that kernels add before their sum becomes an
  /// f32 (NNPrim/Problem/ScaledPairs.h). Conversions and additions of f32 take
  /// as many slots as products of four do, unless they have pipes of their own
  /// beside instructions of 512 bits that multiply and add; larger groups have
  /// fewer. Without such instructions, additions of integers of 512 bits take
  /// what that gains.
  int64_t getScaledTerms() const;
  /// The loads that one of a scalar counts as: on pipes narrower than vectors,
  /// of which a vector takes several.
  double getScalarLoads() const {
    return std::min(1.0, double(pipeBits) / double(target->vectorBits));
  }
  /// As spelt on the command line: the target, and the machine if it is not
  /// generic.
  std::string getTargetName() const;
  /// The name of what a library is for: the instructions that are emitted, and
  /// the machine if these are its own.
  std::string getLibraryTarget() const;
};

/// Whether the machine runs this one of its target's micro-kernels: all but
/// those for other numbers of scaled terms.
bool runsKernel(const MachineDesc &machine, const KernelRow &row);

/// The micro-kernels of these types; empty if there are none.
llvm::SmallVector<KernelRow> getKernels(const MachineDesc &machine,
                                        const ProductTypes &types);

/// The machine as one of so many threads finds it that run at the same time.
MachineDesc shareMemory(const MachineDesc &machine, int64_t threads);

/// The machine `name` that runs code of `target`, or null.
const MachineDesc *lookupMachine(const TargetDesc &target,
                                 llvm::StringRef name);

/// The machine that `--target=NAME` means, or null. NAME is `host`, for the
/// best description of this processor; ISA, for generic costs; ISA-MACHINE; or
/// any of these with `/ISA` or `/host`, the instructions to emit it in (see
/// lookupTarget). `x86-64-avx512/host` is how AVX-512 kernels are tested on any
/// x86-64 machine; it says nothing about their speed.
const MachineDesc *lookupTargetOption(llvm::StringRef name);

/// All machines that have a name for `--target`.
llvm::ArrayRef<const MachineDesc *> getMachines();

} // namespace nnprim

#endif // NNPRIM_TARGET_MACHINEDESC_H
