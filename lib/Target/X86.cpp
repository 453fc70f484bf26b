//===- X86.cpp - x86-64 targets and machines ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include <array>

using namespace nnprim;

//===----------------------------------------------------------------------===//
// Instruction sets
//===----------------------------------------------------------------------===//

static TargetDesc makeX86() {
  TargetDesc target;
  target.architecture = Architecture::X86;
  target.triple = "x86_64-unknown-linux-gnu";
  target.numAddressRegisters = 13;
  target.maxOffsetBytes = INT32_MAX;
  target.loopAlignment = 32;
  return target;
}

static TargetDesc makeAVX512() {
  TargetDesc target = makeX86();
  target.name = "x86-64-avx512";
  target.cpu = "skylake-avx512";
  target.features = "+avx512f,+avx512bw,+avx512cd,+avx512dq,+avx512vl,+fma,"
                    "+avx2,-prefer-256-bit";
  target.vectorBits = 512;
  target.numVectorRegisters = 32;
  target.epilogueVectors = 8;
  target.hasBroadcastOperand = true;
  target.hasMaskedStores = true;
  target.hasScaleByPowerOfTwo = true;
  return target;
}

static TargetDesc makeAVX2() {
  TargetDesc target = makeX86();
  target.name = "x86-64-avx2";
  target.cpu = "haswell";
  target.features = "+avx2,+fma";
  target.vectorBits = 256;
  target.numVectorRegisters = 16;
  target.epilogueVectors = 10;
  return target;
}

/// AVX-512's kernels in the instructions of AVX2.
static TargetDesc makePortableAVX512() {
  TargetDesc target = makeAVX512(), instructions = makeAVX2();
  target.name = "x86-64-avx512/x86-64-avx2";
  target.cpu = instructions.cpu;
  target.features = instructions.features;
  target.isPortable = true;
  return target;
}

llvm::ArrayRef<TargetDesc> nnprim::getX86Targets() {
  static const std::array<TargetDesc, 3> targets = {makeAVX512(), makeAVX2(),
                                                    makePortableAVX512()};
  return targets;
}

//===----------------------------------------------------------------------===//
// Machines
//===----------------------------------------------------------------------===//

// Registers needed by MR x NR: MR·NR/lanes accumulators, NR/lanes vectors of B
// and one broadcast of A (none with one vector of B on AVX-512, where the
// broadcast is a memory operand).

// 32 registers: 14x32 takes 31, 8x48 28, 6x64 29, 14x16 15. A vector of bf16 is
// extended within its register.
static constexpr KernelRow avx512Kernels[] = {
    {14, 32},
    {8, 48},
    {6, 64},
    {14, 16},
    {14, 32, kBF16Weights},
    {8, 48, kBF16Weights},
    {6, 64, kBF16Weights},
    {14, 16, kBF16Weights}};
// 16 registers: 6x16 takes 15, 4x24 all 16, 8x8 10.
static constexpr KernelRow avx2Kernels[] = {
    {6, 16},
    {4, 24},
    {8, 8},
    {6, 16, kBF16Weights},
    {4, 24, kBF16Weights},
    {8, 8, kBF16Weights}};

static MachineDesc makeMachine(const TargetDesc &target) {
  MachineDesc machine;
  machine.target = &target;
  machine.pipeBits = target.vectorBits;
  machine.prefetches = true;
  machine.prefetchesOutput = true;
  machine.hasStreamingStores = true;
  return machine;
}

/// Softmax: bench/softmax.py --search, in cache on a Zen 4.
static MachineDesc makeGenericAVX512(const TargetDesc &target) {
  MachineDesc machine = makeMachine(target);
  machine.issueWidth = 6;
  machine.l2Bytes = 1 << 20;
  machine.panelPrefetchBytes = 32 << 10;
  machine.kernels = avx512Kernels;
  SoftmaxTuning &softmax = machine.softmax;
  softmax.maxUnroll = 4;
  softmax.sumUnroll = 3;
  softmax.storeUnroll = 3;
  softmax.blockVectors = 8;
  softmax.expInterleave = 2;
  softmax.maxCycles = 1.1;
  softmax.expCycles = 6.5;
  softmax.blockCycles = 8.5;
  softmax.scaleCycles = 2.2;
  softmax.rowCycles = 40;
  softmax.transposeCycles = 9;
  return machine;
}

/// Softmax: the same. With so few vectors an iteration nothing is spilled.
static MachineDesc makeGenericAVX2(const TargetDesc &target) {
  MachineDesc machine = makeMachine(target);
  machine.fmaLatency = 5;
  machine.kernels = avx2Kernels;
  SoftmaxTuning &softmax = machine.softmax;
  softmax.maxUnroll = 4;
  softmax.sumUnroll = 1;
  softmax.storeUnroll = 1;
  softmax.blockVectors = 8;
  softmax.expInterleave = 1;
  softmax.maxCycles = 0.6;
  softmax.expCycles = 5.8;
  softmax.blockCycles = 6.8;
  softmax.scaleCycles = 1.1;
  softmax.rowCycles = 35;
  softmax.transposeCycles = 5;
  return machine;
}

/// Zen 4 executes, loads and stores a 512-bit vector in two halves. Caches are
/// the generic ones; transforms: docs/primitives/tuple_gemm-cost-model.md.
static MachineDesc makeZen4(const TargetDesc &target) {
  MachineDesc machine = makeGenericAVX512(target);
  machine.name = "znver4";
  machine.pipeBits = 256;
  machine.fmaPerCycle = 1;
  machine.loadsPerCycle = 1;
  // Additions have pipes of their own, moves hide behind arithmetic.
  machine.tiles.flopCycles = 0.4;
  machine.tiles.exposedMoves = 0;
  machine.tiles.imageShare = 0.4;
  return machine;
}

/// Zen 5 loads two vectors and stores one a cycle beside its arithmetic, and
/// more stores wait for their lines. Bandwidths: bench/machine.cpp.
static MachineDesc makeZen5(const TargetDesc &target) {
  MachineDesc machine = makeGenericAVX512(target);
  machine.name = "znver5";
  machine.l1Bytes = 48 << 10;
  machine.l1Ways = 12;
  machine.l2LineCycles = 1;
  machine.llcBandwidth = 19;
  // Two cores get 9 bytes a cycle together.
  machine.memoryBandwidth = 7.5;
  machine.memoryScaling = 1.2;
  machine.tiles.flopCycles = 1;
  machine.tiles.exposedMoves = 0.3;
  machine.tiles.scatteredInput = 0.2;
  machine.tiles.scatteredProducts = 0.3;
  machine.tiles.rereadCycles = 0.65;
  return machine;
}

llvm::ArrayRef<MachineDesc> nnprim::getX86Machines() {
  static const std::array<MachineDesc, 7> machines = [] {
    llvm::ArrayRef<TargetDesc> targets = getX86Targets();
    const TargetDesc &avx512 = targets[0], &avx2 = targets[1],
                     &portable = targets[2];
    return std::array<MachineDesc, 7>{makeGenericAVX512(avx512),
                                      makeZen4(avx512),
                                      makeZen5(avx512),
                                      makeGenericAVX2(avx2),
                                      makeGenericAVX512(portable),
                                      makeZen4(portable),
                                      makeZen5(portable)};
  }();
  return machines;
}
