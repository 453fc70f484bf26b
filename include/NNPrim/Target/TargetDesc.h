//===- TargetDesc.h - What the compiler knows of a machine ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_TARGETDESC_H
#define NNPRIM_TARGET_TARGETDESC_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace nnprim {

/// Bytes of a cache line of every target.
inline constexpr int64_t kLineBytes = 64;

/// The largest register tile of one panel width: `mr` rows of A against
/// `nr` columns of B. Any smaller number of rows, and any number of vectors up
/// to nr / lanes, is a valid kernel too.
struct RegisterTile {
  int64_t mr;
  int64_t nr;
};

/// Shapes of the loops of a softmax, as bench/softmax.py --search found them,
/// and the cycles that the cost model needs. All are in vectors.
struct SoftmaxTuning {
  /// Independent maxima, and vectors a turn of the loops that sum and that
  /// store exponentials.
  int64_t maxUnroll, sumUnroll, storeUnroll;
  /// Vectors that share one update of the running maximum.
  int64_t blockVectors;
  /// Of these, exponentials computed in turns.
  int64_t expInterleave;
  /// Cycles a vector: of the maximum, of an exponential that is added to a sum,
  /// of the same with its part in a running maximum, and of scaling in place.
  double maxCycles, expCycles, blockCycles, scaleCycles;
  /// Cycles of what a row needs once: reductions over lanes, a division.
  double rowCycles;
  /// Cycles a vector to transpose rows into lanes and back.
  double transposeCycles;
};

/// What the estimate of a convolution by transforms of tiles depends on; fitted
/// to timings of plans (see docs/primitives/tuple_gemm.md).
struct TileTuning {
  /// Cycles of a FLOP of Winograd's transforms, in those of an FMA: less than
  /// one if FMAs, which are two, and additions have pipes of their own.
  double flopCycles;
  /// The share of a transform's loads and stores that its arithmetic does not
  /// hide.
  double exposedMoves;
  /// How many times as long as in order a line takes to come from the last
  /// level if it is another page's than the line before: of transformed input,
  /// and of products.
  double scatteredInput, scatteredProducts;
  /// Cycles of a line of filters when another tile of rows reads it again from
  /// the second level.
  double rereadCycles;
  /// The share of the last level that keeps images from one layer to the next.
  /// If it is 0, the time that images take is not counted.
  double imageShare;
};

/// One instruction set that code is generated for. All figures that kernels,
/// blocking and the cost model depend on are here and nowhere else.
struct TargetDesc {
  /// As spelt on the command line.
  llvm::StringLiteral name;
  llvm::StringLiteral triple;
  /// LLVM's -mcpu and -mattr.
  llvm::StringLiteral cpu;
  llvm::StringLiteral features;

  int64_t vectorBits;
  /// Of an instruction that its pipe runs at a time.
  int64_t pipeBits;
  int64_t numVectorRegisters;
  /// General registers that a kernel may use for addresses and counters.
  int64_t numAddressRegisters;
  /// How far from an address, in bytes, an instruction reaches.
  int64_t maxOffsetBytes;
  /// FMA instructions issued a cycle, and their latency in cycles.
  int64_t fmaPerCycle;
  int64_t fmaLatency;
  /// Vector loads a cycle; a broadcast from memory counts as one.
  int64_t loadsPerCycle;
  /// Micro-operations issued a cycle, and those of one vector load.
  int64_t issueWidth;
  int64_t loadUops;
  /// Bytes that loops begin at a multiple of, so that a short one is in as few
  /// of the blocks that instructions are fetched in as it can be; 0 leaves it
  /// to LLVM.
  int64_t loopAlignment;
  /// An FMA may take one element of a register as its multiplier (NEON), so
  /// that A is loaded as vectors along k.
  bool hasElementFma;
  /// A scalar in memory broadcasts for free within the FMA (AVX-512).
  bool hasBroadcastOperand;
  /// A store of some elements of a vector costs what one of all costs
  /// (AVX-512).
  bool hasMaskedStores;
  /// 2^n scaling of a float in one instruction (AVX-512 scalef).
  bool hasScaleByPowerOfTwo;
  /// The maximum of two floats is one instruction if NaN propagates (NEON), not
  /// if the second operand is the result (x86).
  bool hasPropagatingMax;
  /// Stores that leave the caches alone are worth their while.
  bool hasStreamingStores;

  int64_t l1Bytes;
  /// Lines of the first-level cache that share a set.
  int64_t l1Ways;
  int64_t l2Bytes;
  /// Cycles that a line takes between the first and second level.
  int64_t l2LineCycles;

  /// Whether kernels ask in advance for operands that come from beyond the
  /// second level, or leave that to the machine.
  bool prefetches;
  /// How far behind what a kernel reads of a GEMM's panel it asks for more of
  /// such panels; 0 where its loads leave no room for that.
  int64_t panelPrefetchBytes;

  /// What all cores share; a core's part of it can not be relied on.
  int64_t lastLevelBytes;
  /// Bytes a cycle that one core moves from or to that level, and memory.
  double lastLevelBandwidth, memoryBandwidth;
  /// Memory's bandwidth for all cores over that for one.
  double memoryScaling;

  /// Cycles that an element takes when a tensor changes its layout.
  double relayoutCycles;

  /// The least work, in cycles, for which another thread pays: some times what
  /// it takes to wake one that spins and to wait for it.
  int64_t minThreadCycles;

  /// Register tiles for GEMM, best first.
  llvm::ArrayRef<RegisterTile> gemmTiles;

  SoftmaxTuning softmax;
  TileTuning tiles;

  /// Elements of `bits` bits in a vector.
  int64_t getLanes(int64_t bits = 32) const { return vectorBits / bits; }
};

/// The target as one of so many threads finds it that run at the same time.
TargetDesc shareMemory(const TargetDesc &target, int64_t threads);

/// The target of this name, or null. "host" is the best one this machine runs.
const TargetDesc *lookupTarget(llvm::StringRef name);

/// All targets, for help texts and tests.
llvm::ArrayRef<TargetDesc> getAllTargets();

} // namespace nnprim

#endif // NNPRIM_TARGET_TARGETDESC_H
