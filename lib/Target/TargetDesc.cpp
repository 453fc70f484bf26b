//===- TargetDesc.cpp - The targets ---------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/TargetDesc.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/TargetParser/Host.h"

#include <algorithm>
#include <array>

using namespace nnprim;

// Registers needed by MR x NR: MR·NR/lanes accumulators, NR/lanes vectors of B
// and one broadcast of A (none with one vector of B on AVX-512, where the
// broadcast is a memory operand).

// 32 registers: 14x32 takes 31, 8x48 28, 6x64 29, 14x16 15.
static constexpr RegisterTile avx512Tiles[] = {
    {14, 32}, {8, 48}, {6, 64}, {14, 16}};
// 16 registers: 6x16 takes 15, 4x24 all 16, 8x8 10.
static constexpr RegisterTile avx2Tiles[] = {{6, 16}, {4, 24}, {8, 8}};
// 32 registers: 7x12 takes 21 accumulators, 3 of B and 7 of A; 8x8 16, 2 and 8;
// 5x16 20, 4 and 5. 7x12 has the fewest loads an FMA: on a Neoverse N1, which
// issues three micro-operations a cycle, llvm-mca gives it 97.6 % of the FMA
// pipes and the others 91 and 93.
static constexpr RegisterTile neonTiles[] = {{7, 12}, {8, 8}, {5, 16}, {8, 4}};

// As bench/softmax.py --search found them, in cache on a Zen 4, but for NEON,
// which has what fits its registers. With so few vectors a turn AVX2 leaves
// nothing on the stack.
static constexpr SoftmaxTuning avx512Softmax = {4,   3,   3,   8,   2, 1.1,
                                                6.5, 8.5, 2.2, 40, 9};
static constexpr SoftmaxTuning avx2Softmax = {4,   1,   1,   8,  1, 0.6,
                                              5.8, 6.8, 1.1, 35, 5};
static constexpr SoftmaxTuning neonSoftmax = {4,   4,   4,   4,  4, 0.7,
                                              8.0, 9.5, 1.0, 40, 4};

// What is not in order comes at a third (stores) and a quarter of the speed, as
// on a Zen 4.
static constexpr TileTuning defaultTiles = {1, 1, 3, 4, 0, 0};

// clang-format off: it would give every number a line.
static const TargetDesc isas[] = {
    {"x86-64-avx512", "x86_64-unknown-linux-gnu", "skylake-avx512",
     "+avx512f,+avx512bw,+avx512cd,+avx512dq,+avx512vl,+fma,+avx2,"
     "-prefer-256-bit",
     /*vectorBits=*/512, /*pipeBits=*/512, /*numVectorRegisters=*/32,
     /*numAddressRegisters=*/13,
     /*maxOffsetBytes=*/INT32_MAX,
     /*fmaPerCycle=*/2, /*fmaLatency=*/4, /*loadsPerCycle=*/2,
     /*issueWidth=*/6, /*loadUops=*/1, /*loopAlignment=*/32,
     /*hasElementFma=*/false, /*hasBroadcastOperand=*/true,
     /*hasMaskedStores=*/true,
     /*hasScaleByPowerOfTwo=*/true, /*hasPropagatingMax=*/false,
     /*hasStreamingStores=*/true,
     /*l1Bytes=*/32 << 10, /*l1Ways=*/8, /*l2Bytes=*/1 << 20,
     /*l2LineCycles=*/2, /*prefetches=*/true, /*panelPrefetchBytes=*/32 << 10,
     /*lastLevelBytes=*/16 << 20, /*lastLevelBandwidth=*/24,
     /*memoryBandwidth=*/6, /*memoryScaling=*/1.5, /*relayoutCycles=*/2,
     /*minThreadCycles=*/8192, avx512Tiles,
     avx512Softmax, defaultTiles},
    {"x86-64-avx2", "x86_64-unknown-linux-gnu", "haswell", "+avx2,+fma",
     /*vectorBits=*/256, /*pipeBits=*/256, /*numVectorRegisters=*/16,
     /*numAddressRegisters=*/13,
     /*maxOffsetBytes=*/INT32_MAX,
     /*fmaPerCycle=*/2, /*fmaLatency=*/5, /*loadsPerCycle=*/2,
     /*issueWidth=*/4, /*loadUops=*/1, /*loopAlignment=*/32,
     /*hasElementFma=*/false, /*hasBroadcastOperand=*/false,
     /*hasMaskedStores=*/false,
     /*hasScaleByPowerOfTwo=*/false, /*hasPropagatingMax=*/false,
     /*hasStreamingStores=*/true,
     /*l1Bytes=*/32 << 10, /*l1Ways=*/8, /*l2Bytes=*/256 << 10,
     /*l2LineCycles=*/2, /*prefetches=*/true, /*panelPrefetchBytes=*/0,
     /*lastLevelBytes=*/16 << 20, /*lastLevelBandwidth=*/24,
     /*memoryBandwidth=*/6, /*memoryScaling=*/1.5, /*relayoutCycles=*/2,
     /*minThreadCycles=*/8192, avx2Tiles,
     avx2Softmax, defaultTiles},
    {"aarch64-neon", "aarch64-unknown-linux-gnu", "generic", "+neon",
     /*vectorBits=*/128, /*pipeBits=*/128, /*numVectorRegisters=*/32,
     /*numAddressRegisters=*/26,
     /*maxOffsetBytes=*/16 * 4095,
     /*fmaPerCycle=*/2, /*fmaLatency=*/4, /*loadsPerCycle=*/2,
     /*issueWidth=*/3, /*loadUops=*/2, /*loopAlignment=*/0,
     /*hasElementFma=*/true, /*hasBroadcastOperand=*/false,
     /*hasMaskedStores=*/false,
     /*hasScaleByPowerOfTwo=*/false, /*hasPropagatingMax=*/true,
     /*hasStreamingStores=*/false,
     /*l1Bytes=*/64 << 10, /*l1Ways=*/4, /*l2Bytes=*/512 << 10,
     /*l2LineCycles=*/2, /*prefetches=*/false, /*panelPrefetchBytes=*/0,
     /*lastLevelBytes=*/8 << 20, /*lastLevelBandwidth=*/24,
     /*memoryBandwidth=*/6, /*memoryScaling=*/1.5, /*relayoutCycles=*/2,
     /*minThreadCycles=*/8192, neonTiles,
     neonSoftmax, defaultTiles},
};
// clang-format on

/// The code of any machine with AVX-512, at Zen 4's costs: it runs, loads and
/// stores a vector in two halves.
static TargetDesc getZen4() {
  TargetDesc target = isas[0];
  target.name = "x86-64-avx512-znver4";
  target.pipeBits = 256;
  target.fmaPerCycle = 1;
  target.loadsPerCycle = 1;
  // Additions have pipes of their own, moves hide behind arithmetic.
  target.tiles = {0.4, 0, 3, 4, 0, 0.4};
  return target;
}

/// The same at Zen 5's: beside its arithmetic it loads two vectors and stores
/// one a cycle, and more stores wait for their lines.
static TargetDesc getZen5() {
  TargetDesc target = isas[0];
  target.name = "x86-64-avx512-znver5";
  target.l1Bytes = 48 << 10;
  target.l1Ways = 12;
  target.l2LineCycles = 1;
  target.lastLevelBandwidth = 19;
  // Two cores get 9 bytes a cycle together.
  target.memoryBandwidth = 7.5;
  target.memoryScaling = 1.2;
  target.tiles = {1, 0.3, 0.2, 0.3, 0.65, 0};
  return target;
}

llvm::ArrayRef<TargetDesc> nnprim::getAllTargets() {
  static const std::array<TargetDesc, 5> targets = {
      isas[0], getZen4(), getZen5(), isas[1], isas[2]};
  return targets;
}

/// The name of the best target that this machine runs, or empty.
static llvm::StringRef getHostTargetName() {
#if defined(__aarch64__)
  return "aarch64-neon";
#elif defined(__x86_64__)
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  auto has = [&](llvm::StringRef name) { return features.lookup(name); };
  if (llvm::all_of(llvm::ArrayRef<llvm::StringRef>{"avx512f", "avx512bw",
                                                   "avx512cd", "avx512dq",
                                                   "avx512vl"},
                   has))
    return llvm::StringSwitch<llvm::StringRef>(llvm::sys::getHostCPUName())
        .Case("znver4", "x86-64-avx512-znver4")
        .Case("znver5", "x86-64-avx512-znver5")
        .Default("x86-64-avx512");
  if (has("avx2") && has("fma"))
    return "x86-64-avx2";
#endif
  return "";
}

TargetDesc nnprim::shareMemory(const TargetDesc &target, int64_t threads) {
  TargetDesc shared = target;
  shared.memoryBandwidth *= std::min(1.0, target.memoryScaling / threads);
  return shared;
}

const TargetDesc *nnprim::lookupTarget(llvm::StringRef name) {
  if (name == "host")
    name = getHostTargetName();
  for (const TargetDesc &target : getAllTargets())
    if (name == target.name)
      return &target;
  return nullptr;
}
