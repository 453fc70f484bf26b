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

/// The largest register tile of one panel width: `mr` rows of A against
/// `nr` columns of B. Any smaller number of rows, and any number of vectors up
/// to nr / lanes, is a valid kernel too.
struct RegisterTile {
  int64_t mr;
  int64_t nr;
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
  int64_t numVectorRegisters;
  /// General registers that a kernel may use for addresses and counters.
  int64_t numAddressRegisters;
  /// FMA instructions issued a cycle, and their latency in cycles.
  int64_t fmaPerCycle;
  int64_t fmaLatency;
  /// Vector loads a cycle; a broadcast from memory counts as one.
  int64_t loadsPerCycle;
  /// Micro-operations issued a cycle, and those of one vector load.
  int64_t issueWidth;
  int64_t loadUops;
  /// An FMA may take one element of a register as its multiplier (NEON), so
  /// that A is loaded as vectors along k.
  bool hasElementFma;
  /// A scalar in memory broadcasts for free within the FMA (AVX-512).
  bool hasBroadcastOperand;
  /// 2^n scaling of a float in one instruction (AVX-512 scalef).
  bool hasScaleByPowerOfTwo;

  int64_t l1Bytes;
  /// Lines of the first-level cache that share a set.
  int64_t l1Ways;
  int64_t l2Bytes;
  /// Cycles that a line takes between the first and second level.
  int64_t l2LineCycles;

  /// The least work, in cycles, for which another thread pays: some times what
  /// it takes to wake one that spins and to wait for it.
  int64_t minThreadCycles;

  /// Register tiles for GEMM, best first.
  llvm::ArrayRef<RegisterTile> gemmTiles;

  /// Elements of `bits` bits in a vector.
  int64_t getLanes(int64_t bits = 32) const { return vectorBits / bits; }
};

/// The target of this name, or null. "host" is the best one this machine runs.
const TargetDesc *lookupTarget(llvm::StringRef name);

/// All targets, for help texts and tests.
llvm::ArrayRef<TargetDesc> getAllTargets();

} // namespace nnprim

#endif // NNPRIM_TARGET_TARGETDESC_H
