//===- AArch64.cpp - Arm targets and machines -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/SmallVectorExtras.h"

#include <array>

using namespace nnprim;

static TargetDesc makeNeon() {
  TargetDesc target;
  target.name = "aarch64-neon";
  target.architecture = Architecture::AArch64;
  target.triple = "aarch64-unknown-linux-gnu";
  target.cpu = "generic";
  target.features = "+neon";
  target.vectorBits = 128;
  target.numVectorRegisters = 32;
  target.numAddressRegisters = 26;
  // LDR (immediate) of a 16-byte register: twelve bits, scaled by 16.
  target.maxOffsetBytes = 16 * 4095;
  target.epilogueVectors = 8;
  target.baselineCpu = "generic";
  target.baselineFeatures = "+neon";
  // Four pipes of latency four, and some to spare.
  target.peakSums = 20;
  target.hasElementFma = true;
  target.hasPropagatingMax = true;
  return target;
}

/// ARMv8.2 with dot products of bytes: Neoverse, Cortex-A76 and successors.
static TargetDesc makeDotProd() {
  TargetDesc target = makeNeon();
  target.name = "aarch64-neon-dotprod";
  target.features = "+neon,+dotprod";
  target.requiredFeatures = "dotprod";
  target.hasSdot = true;
  return target;
}

/// ARMv8.2 with arithmetic of f16, too: Neoverse N1, Cortex-A55, Cortex-A76 and
/// successors.
static TargetDesc makeFP16() {
  TargetDesc target = makeDotProd();
  target.name = "aarch64-neon-fp16";
  target.features = "+neon,+dotprod,+fullfp16";
  target.requiredFeatures = "dotprod,fullfp16";
  target.hasF16Fma = true;
  return target;
}

/// ARMv8.6 with products of small matrices of bytes: Neoverse V1, Cortex-A510,
/// and successors.
static TargetDesc makeI8MM() {
  TargetDesc target = makeDotProd();
  target.name = "aarch64-neon-i8mm";
  target.features = "+neon,+dotprod,+i8mm";
  target.requiredFeatures = "dotprod,i8mm";
  target.hasMatrixProduct = true;
  return target;
}

/// ARMv8.6 with products of bf16: Neoverse V1 and N2, Cortex-A510, and
/// successors.
static TargetDesc makeBF16() {
  TargetDesc target = makeI8MM();
  target.name = "aarch64-neon-bf16";
  target.features = "+neon,+dotprod,+i8mm,+bf16";
  target.requiredFeatures = "dotprod,i8mm,bf16";
  target.hasBF16Dot = true;
  target.hasBF16Matrix = true;
  return target;
}

llvm::ArrayRef<TargetDesc> nnprim::getAArch64Targets() {
  static const std::array targets = {makeNeon(), makeDotProd(), makeI8MM(),
                                     makeBF16(), makeFP16()};
  return targets;
}

llvm::SmallVector<llvm::StringRef>
nnprim::getAArch64HostTargets(llvm::StringRef) {
  return {"aarch64-neon-bf16", "aarch64-neon-i8mm", "aarch64-neon-fp16",
          "aarch64-neon-dotprod", "aarch64-neon"};
}

// 32 registers: 7x12 takes 21 accumulators, 3 of B and 7 of A; 8x8 16, 2 and 8;
// 5x16 20, 4 and 5. 7x12 has the fewest loads an FMA: on a Neoverse N1, which
// issues three micro-operations a cycle, llvm-mca gives it 97.6 % of the FMA
// pipes and the others 91 and 93.
// Bytes take SMULL, SADALP and part of a broadcast for two values of K, an
// instruction with dot products for four, where the tiles are those of f32;
// words two multiplications, a sum of pairs and an addition. 8x8 leaves 16
// registers for two of B, eight of A and products; of words, whose products
// take more, 6x8 keeps 5 values of a turn on the stack where 8x8 has 36:
// llvm-mca gives 0.96 of the cycles on a Neoverse N1 and 0.91 on a Neoverse V1.
static constexpr ProductStrategy kDot = ProductStrategy::DotProduct;
/// The tiles of f32, for products whose registers are used alike.
static constexpr std::array<KernelRow, 4>
makeFloatTiles(ProductTypes types = {}, int64_t kr = 1,
               ProductStrategy strategy = ProductStrategy::BroadcastFma,
               llvm::StringLiteral features = "") {
  return {KernelRow{7, 12, types, kr, strategy, 1, features},
          KernelRow{8, 8, types, kr, strategy, 1, features},
          KernelRow{5, 16, types, kr, strategy, 1, features},
          KernelRow{8, 4, types, kr, strategy, 1, features}};
}
static constexpr std::array floatRows = makeFloatTiles();
static constexpr std::array wordRows = {KernelRow{6, 8, kWords, 2, kDot, 4},
                                        KernelRow{8, 4, kWords, 2, kDot, 4}};
static constexpr std::array byteRows = {
    KernelRow{8, 8, kSignedBytes, 2, kDot, 3},
    KernelRow{8, 4, kSignedBytes, 2, kDot, 3}};
static constexpr std::array byteDotRows =
    makeFloatTiles(kSignedBytes, 4, kDot, "dotprod");
// Multiply-adds of f16 take an element of registers 0 to 15 only: those of A,
// of which 8x16 has eight, beside 16 vectors of sums and two of B. 7x24 takes
// 21, three and seven, 5x32 20, four and five.
static constexpr KernelRow makeHalfRow(int64_t mr, int64_t nr) {
  return {mr, nr,        kF16Products, 1, ProductStrategy::BroadcastFma,
          1,  "fullfp16"};
}
static constexpr std::array halfRows = {makeHalfRow(7, 24), makeHalfRow(8, 16),
                                        makeHalfRow(5, 32), makeHalfRow(8, 8)};

/// Kernels whose registers hold a product of 2xKR by KRx2 values. Of bytes:
/// 8x8 takes 16 vectors of sums, eight of A as it is loaded, four of its pairs
/// and one of B. 8x12 would keep sums on the stack. 4x24 takes 24, four, two
/// and one; of a step, two instructions join rows of A for 24 products, where
/// 8x8 has four for 16. bf16 takes the registers of bytes.
static constexpr std::array<KernelRow, 3>
makeMatrixRows(ProductTypes types, int64_t kr, llvm::StringLiteral features) {
  return {KernelRow{4, 24, types, kr, kDot, 1, features},
          KernelRow{8, 8, types, kr, kDot, 1, features},
          KernelRow{8, 4, types, kr, kDot, 1, features}};
}
static constexpr std::array signedMatrixRows =
    makeMatrixRows(kSignedBytes, 8, "i8mm");
static constexpr std::array byteMatrixRows = makeMatrixRows(kBytes, 8, "i8mm");
static constexpr std::array bf16MatrixRows =
    makeMatrixRows(kBF16Products, 4, "bf16");

static llvm::ArrayRef<KernelRow> getKernelRows(const TargetDesc &target) {
  static const auto neon = llvm::to_vector(
      llvm::concat<const KernelRow>(byteRows, wordRows, floatRows));
  static const auto dotProd = llvm::to_vector(
      llvm::concat<const KernelRow>(byteDotRows, wordRows, floatRows));
  static const auto fp16 = llvm::to_vector(llvm::concat<const KernelRow>(
      halfRows, byteDotRows, wordRows, floatRows));
  static const auto i8mm = llvm::to_vector(llvm::concat<const KernelRow>(
      signedMatrixRows, byteMatrixRows, wordRows, floatRows));
  static const auto bf16 = llvm::to_vector(llvm::concat<const KernelRow>(
      signedMatrixRows, byteMatrixRows, wordRows, bf16MatrixRows, floatRows));
  return target.hasBF16Matrix      ? bf16
         : target.hasMatrixProduct ? i8mm
         : target.hasF16Fma        ? fp16
         : target.hasSdot          ? dotProd
                                   : neon;
}

/// Rates are those of LLVM's model of a Neoverse N1; caches are those of common
/// Arm servers and phones; softmax has what fits the registers. Nothing is
/// measured.
static MachineDesc makeGenericNeon(const TargetDesc &target) {
  MachineDesc machine;
  machine.target = &target;
  machine.issueWidth = 3;
  machine.loadUops = 2;
  machine.l1Bytes = 64 << 10;
  machine.l1Ways = 4;
  machine.l2Bytes = 512 << 10;
  machine.llcBytes = 8 << 20;
  // No limit is known.
  machine.followedStreams = 1024;
  // SHLL, FCVTL, TBL; two extensions and a shift.
  machine.extension = {1, 1, 1, 3};
  machine.kernels = getKernelRows(target);
  SoftmaxTuning &softmax = machine.softmax;
  softmax.maxUnroll = 4;
  softmax.sumUnroll = 4;
  softmax.storeUnroll = 4;
  softmax.blockVectors = 4;
  softmax.expInterleave = 4;
  softmax.maxCycles = 0.7;
  softmax.expCycles = 8.0;
  softmax.blockCycles = 9.5;
  softmax.scaleCycles = 1.0;
  softmax.rowCycles = 40;
  softmax.transposeCycles = 4;
  return machine;
}

llvm::ArrayRef<MachineDesc> nnprim::getAArch64Machines() {
  static const auto machines =
      llvm::map_to_vector<0>(getAArch64Targets(), makeGenericNeon);
  return machines;
}
