//===- X86.cpp - x86-64 targets and machines ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tables.h"

#include "NNPrim/Problem/ScaledPairs.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

#include <array>
#include <vector>

using namespace nnprim;

//===----------------------------------------------------------------------===//
// Instruction sets
//===----------------------------------------------------------------------===//

// Beside the extensions that a target is named after, LLVM uses those of its
// `cpu` of its own accord: integer instructions, conversions of half floats,
// and GFNI for shifts of bytes.
#define NNPRIM_HASWELL "avx2,fma,f16c,bmi,bmi2,lzcnt,movbe,popcnt"
#define NNPRIM_SKYLAKE                                                         \
  "avx512f,avx512bw,avx512cd,avx512dq,avx512vl," NNPRIM_HASWELL

// What LLVM is told of all targets with AVX-512.
#define NNPRIM_AVX512_FEATURES                                                 \
  "+avx512f,+avx512bw,+avx512cd,+avx512dq,+avx512vl,+fma,+avx2,"               \
  "-prefer-256-bit"
#define NNPRIM_VNNI_FEATURES NNPRIM_AVX512_FEATURES ",+avx512vnni,+fast-dpwssd"

static TargetDesc makeX86() {
  TargetDesc target;
  target.architecture = Architecture::X86;
  target.triple = "x86_64-unknown-linux-gnu";
  target.numAddressRegisters = 13;
  target.maxOffsetBytes = INT32_MAX;
  target.loopAlignment = 32;
  target.baselineCpu = "x86-64";
  target.baselineFeatures = "+sse2";
  target.hasMemoryOperands = true;
  target.hasConditionalLoads = true;
  target.convertsToLeastInteger = true;
  target.hasUnsignedBytes = true;
  return target;
}

static TargetDesc makeAVX512() {
  TargetDesc target = makeX86();
  target.name = "x86-64-avx512";
  target.cpu = "skylake-avx512";
  target.features = NNPRIM_AVX512_FEATURES;
  target.requiredFeatures = NNPRIM_SKYLAKE;
  target.vectorBits = 512;
  target.numVectorRegisters = 32;
  target.epilogueVectors = 8;
  target.hasBroadcastOperand = true;
  target.hasMaskedStores = true;
  target.hasMaskedLoads = true;
  target.hasTwoVectorShuffle = true;
  target.hasScaleByPowerOfTwo = true;
  return target;
}

/// Cascade Lake, Zen 4 and their successors.
static TargetDesc makeVNNI() {
  TargetDesc target = makeAVX512();
  target.name = "x86-64-avx512-vnni";
  target.cpu = "cascadelake";
  // LLVM would split vpdpwssd in two where its latency is in the way, which
  // tiles of many sums hide.
  target.features = NNPRIM_VNNI_FEATURES;
  target.requiredFeatures = "avx512vnni," NNPRIM_SKYLAKE;
  target.hasVnni = true;
  return target;
}

/// Ice Lake, Zen 4 and their successors.
static TargetDesc makeVBMI() {
  TargetDesc target = makeVNNI();
  target.name = "x86-64-avx512-vbmi";
  target.features = NNPRIM_VNNI_FEATURES ",+avx512vbmi";
  target.requiredFeatures = "avx512vbmi,avx512vnni," NNPRIM_SKYLAKE;
  target.hasBytePermute = true;
  return target;
}

/// Cooper Lake, Sapphire Rapids, Zen 4 and their successors.
static TargetDesc makeBF16() {
  TargetDesc target = makeVNNI();
  target.name = "x86-64-avx512-bf16";
  target.cpu = "cooperlake";
  target.features = NNPRIM_VNNI_FEATURES ",+avx512bf16";
  target.requiredFeatures = "avx512bf16,avx512vnni," NNPRIM_SKYLAKE;
  target.hasBF16Dot = true;
  return target;
}

/// Sapphire Rapids and its successors.
static TargetDesc makeAMX() {
  TargetDesc target = makeBF16();
  target.name = "x86-64-avx512-amx";
  target.features = NNPRIM_VNNI_FEATURES
      ",+avx512vbmi,+avx512bf16,+amx-tile,+amx-int8,+amx-bf16";
  target.requiredFeatures = "amx-bf16,amx-int8,amx-tile,avx512bf16,avx512vbmi,"
                            "avx512vnni," NNPRIM_SKYLAKE;
  target.hasBytePermute = true;
  target.hasTileRegisters = true;
  return target;
}

static TargetDesc makeAVX2() {
  TargetDesc target = makeX86();
  target.name = "x86-64-avx2";
  target.cpu = "haswell";
  target.features = "+avx2,+fma";
  target.requiredFeatures = NNPRIM_HASWELL;
  target.vectorBits = 256;
  target.hasHalves = true;
  target.numVectorRegisters = 16;
  target.epilogueVectors = 10;
  return target;
}

/// Alder Lake and its successors: dot products of 256 bits, without AVX-512.
static TargetDesc makeAVXVNNI() {
  TargetDesc target = makeAVX2();
  target.name = "x86-64-avx2-vnni";
  target.cpu = "alderlake";
  target.features = "+avx2,+fma,+avxvnni,+fast-dpwssd";
  target.requiredFeatures = "avxvnni,gfni," NNPRIM_HASWELL;
  target.hasVnni = true;
  return target;
}

/// Kernels of one instruction set in the instructions of another.
static TargetDesc makePortable(TargetDesc target,
                               const TargetDesc &instructions,
                               llvm::StringLiteral name) {
  target.name = name;
  target.cpu = instructions.cpu;
  target.features = instructions.features;
  target.requiredFeatures = instructions.requiredFeatures;
  target.isEmittedInOtherIsa = true;
  return target;
}

llvm::ArrayRef<TargetDesc> nnprim::getX86Targets() {
  static const std::array targets = {
      makeAVX512(),
      makeAVX2(),
      makePortable(makeAVX512(), makeAVX2(), "x86-64-avx512/x86-64-avx2"),
      makeVNNI(),
      makePortable(makeVNNI(), makeAVX512(),
                   "x86-64-avx512-vnni/x86-64-avx512"),
      makePortable(makeVNNI(), makeAVX2(), "x86-64-avx512-vnni/x86-64-avx2"),
      makeAVXVNNI(),
      makePortable(makeAVXVNNI(), makeAVX2(), "x86-64-avx2-vnni/x86-64-avx2"),
      makeVBMI(),
      makePortable(makeVBMI(), makeVNNI(),
                   "x86-64-avx512-vbmi/x86-64-avx512-vnni"),
      makePortable(makeVBMI(), makeAVX512(),
                   "x86-64-avx512-vbmi/x86-64-avx512"),
      makePortable(makeVBMI(), makeAVX2(), "x86-64-avx512-vbmi/x86-64-avx2"),
      makeBF16(),
      makePortable(makeBF16(), makeVNNI(),
                   "x86-64-avx512-bf16/x86-64-avx512-vnni"),
      makePortable(makeBF16(), makeAVX512(),
                   "x86-64-avx512-bf16/x86-64-avx512"),
      makePortable(makeBF16(), makeAVX2(), "x86-64-avx512-bf16/x86-64-avx2"),
      makeAMX(),
      makePortable(makeAMX(), makeBF16(),
                   "x86-64-avx512-amx/x86-64-avx512-bf16"),
      makePortable(makeAMX(), makeVNNI(),
                   "x86-64-avx512-amx/x86-64-avx512-vnni"),
      makePortable(makeAMX(), makeAVX512(), "x86-64-avx512-amx/x86-64-avx512"),
      makePortable(makeAMX(), makeAVX2(), "x86-64-avx512-amx/x86-64-avx2")};
  return targets;
}

llvm::SmallVector<llvm::StringRef>
nnprim::getX86HostTargets(llvm::StringRef cpu) {
  llvm::SmallVector<llvm::StringRef> names{
      "x86-64-avx512-vbmi", "x86-64-avx512-vnni", "x86-64-avx512",
      "x86-64-avx2-vnni", "x86-64-avx2"};
  // That a processor has vdpbf16ps does not say that it is fast: Golden Cove
  // and Raptor Cove (Sapphire and Emerald Rapids) issue one in two cycles, a
  // quarter as many as FMAs: half as many multiplications. The target is for
  // the processor that it was made for and those of a machine file.
  llvm::StringRef bf16 = "x86-64-avx512-bf16";
  const TargetDesc &target = *lookupTarget(bf16);
  if (target.cpu == cpu || lookupMachine(target, cpu))
    names.insert(names.begin(), bf16);
  // Products of tiles are the fastest of bytes and of bf16 wherever there are
  // such registers, and kernels of f32 are the same.
  names.insert(names.begin(), "x86-64-avx512-amx");
  return names;
}

//===----------------------------------------------------------------------===//
// Machines
//===----------------------------------------------------------------------===//

// Registers needed by MR x NR: MR·NR/lanes accumulators, NR/lanes vectors of B
// and one broadcast of A (none with one vector of B on AVX-512, where the
// broadcast is a memory operand).

// Integers, four bytes or two words of K at a time: a vector of sums takes one
// instruction with VNNI; else three (vpmaddubsw, vpmaddwd, vpaddd) where pairs
// fit in 16 bits and four where even and odd bytes are multiplied apart, beside
// a vector of constants, another of A and a vector of B twice.
static constexpr ProductStrategy kDot = ProductStrategy::DotProduct;

/// Kernels of AVX-512, by types. 32 registers: 14x32 takes 31, 8x48 28, 6x64
/// 29, 14x16 15, or 16 where a group of A is always a register.
static constexpr std::array<KernelRow, 4>
makeWideTiles(ProductTypes types = {}, int64_t kr = 1,
              ProductStrategy strategy = ProductStrategy::BroadcastFma,
              llvm::StringLiteral features = "") {
  return {KernelRow{14, 32, types, kr, strategy, 1, features},
          KernelRow{8, 48, types, kr, strategy, 1, features},
          KernelRow{6, 64, types, kr, strategy, 1, features},
          KernelRow{14, 16, types, kr, strategy, 1, features}};
}
/// Without instructions for integers: bytes in 12x32 take 24 sums, four of B,
/// three more and a product; words 27 and a product.
static constexpr std::array<KernelRow, 2>
makeWideIntegerTiles(ProductTypes types, int64_t kr, int64_t instructions) {
  return {KernelRow{12, 32, types, kr, kDot, instructions},
          KernelRow{14, 16, types, kr, kDot, instructions}};
}
static constexpr std::array wideFloats = makeWideTiles();
static constexpr std::array wideBytes = makeWideIntegerTiles(kBytes, 4, 4);
static constexpr std::array wideSignedBytes =
    makeWideIntegerTiles(kSignedBytes, 4, 4);
static constexpr std::array wideWords = makeWideIntegerTiles(kWords, 2, 2);
/// 2x128, with 16 sums and eight of B, is for one or two rows, whose time is
/// that of reading B: half as many panels as of 64 columns begin and end.
static constexpr std::array<KernelRow, 5> makeVNNIByteTiles() {
  std::array tiles = makeWideTiles(kBytes, 4, kDot, "avx512vnni");
  return {tiles[0], tiles[1], tiles[2],
          KernelRow{2, 128, kBytes, 4, kDot, 1, "avx512vnni"}, tiles[3]};
}
static constexpr std::array vnniBytes = makeVNNIByteTiles();
static constexpr std::array vnniWords =
    makeWideTiles(kWords, 2, kDot, "avx512vnni");
static constexpr std::array pairsOfBF16 =
    makeWideTiles(kBF16Products, 2, kDot, "avx512bf16");

/// Kernels of tile registers: four or three tiles of sums. Wider panels, for
/// few rows and for taps of few channels, are multiplied by dot products of so
/// many `instructions` (a vdpbf16ps takes two cycles, measured on an Emerald
/// Rapids).
static constexpr ProductStrategy kTiles = ProductStrategy::TileProduct;
static constexpr std::array<KernelRow, 5>
makeRegisterTiles(ProductTypes types, int64_t kr, int64_t instructions,
                  llvm::StringLiteral features) {
  return {KernelRow{32, 32, types, kr, kTiles, instructions, features},
          KernelRow{16, 48, types, kr, kTiles, instructions, features},
          KernelRow{48, 16, types, kr, kTiles, instructions, features},
          KernelRow{6, 64, types, kr, kTiles, instructions, features},
          KernelRow{2, 128, types, kr, kTiles, instructions, features}};
}
static constexpr std::array tilesOfBytes =
    makeRegisterTiles(kBytes, 4, 1, "amx-int8");
static constexpr std::array tilesOfSignedBytes =
    makeRegisterTiles(kSignedBytes, 4, 4, "amx-int8");
static constexpr std::array tilesOfBF16 =
    makeRegisterTiles(kBF16Products, 2, 4, "amx-bf16");

/// Split factors have no wider panels: products of few rows are bound by the
/// weights, which are as many bytes as of f32.
static constexpr std::array<KernelRow, 3> tilesOfSplitProducts = {
    KernelRow{32, 32, kSplitProducts, 2, kTiles, 4, "amx-bf16"},
    KernelRow{16, 48, kSplitProducts, 2, kTiles, 4, "amx-bf16"},
    KernelRow{48, 16, kSplitProducts, 2, kTiles, 4, "amx-bf16"}};

/// Beside 24 sums, two pairs of two vectors of B and a sum of integers take
/// five registers; one vector of B leaves room for as many rows as two.
static constexpr std::array<KernelRow, 2>
makeWidePairTiles(llvm::StringLiteral features = "") {
  return {KernelRow{12, 32, kScaledTypes, 1, kDot, 1, features, kScaledTerms},
          KernelRow{12, 16, kScaledTypes, 1, kDot, 1, features, kScaledTerms}};
}
static constexpr std::array widePairs = makeWidePairTiles();
/// Of sixteen terms 6x32 takes 12 sums, eight pairs of two vectors of B and two
/// sums of integers; elements of A are memory operands.
static constexpr std::array<KernelRow, 4> makeVNNIPairTiles() {
  constexpr llvm::StringLiteral vnni = "avx512vnni";
  constexpr std::array four = makeWidePairTiles(vnni);
  constexpr int64_t most = kMostScaledTerms;
  return {four[0], four[1],
          KernelRow{6, 32, kScaledTypes, 1, kDot, 1, vnni, most},
          KernelRow{14, 16, kScaledTypes, 1, kDot, 1, vnni, most}};
}
static constexpr std::array vnniPairs = makeVNNIPairTiles();

/// Kernels of AVX2, by types. 16 registers: 6x16 takes 15, 4x24 all 16, 8x8 10.
static constexpr std::array<KernelRow, 3>
makeNarrowTiles(ProductTypes types = {}, int64_t kr = 1,
                ProductStrategy strategy = ProductStrategy::BroadcastFma,
                llvm::StringLiteral features = "") {
  return {KernelRow{6, 16, types, kr, strategy, 1, features},
          KernelRow{4, 24, types, kr, strategy, 1, features},
          KernelRow{8, 8, types, kr, strategy, 1, features}};
}
/// Without instructions for bytes: 4x16 takes 8 sums, four of B, three more and
/// a product.
static constexpr std::array<KernelRow, 2>
makeNarrowByteTiles(ProductTypes types) {
  return {KernelRow{4, 16, types, 4, kDot, 4},
          KernelRow{8, 8, types, 4, kDot, 4}};
}
static constexpr std::array narrowFloats = makeNarrowTiles();
static constexpr std::array narrowBytes = makeNarrowByteTiles(kBytes);
static constexpr std::array narrowSignedBytes =
    makeNarrowByteTiles(kSignedBytes);
/// 6x16 takes 15 registers and a product.
static constexpr std::array narrowWords = {KernelRow{6, 16, kWords, 2, kDot, 2},
                                           KernelRow{8, 8, kWords, 2, kDot, 2}};
/// Sums of f32 are in memory: 6x16 takes twelve of integers, two vectors of B,
/// a product and an element of A.
static constexpr std::array narrowPairs = {
    KernelRow{6, 16, kScaledTypes, 1, kDot, 1, "", kMostScaledTerms},
    KernelRow{3, 24, kScaledTypes, 1, kDot, 1, "", kMostScaledTerms}};
/// Rows of tiles are multiplied one after the other. 3x24 takes nine sums,
/// three of integers and an element of A; 4x16 takes two registers fewer.
static constexpr std::array avxVNNIPairs = {
    KernelRow{3, 24, kScaledTypes, 1, kDot, 1, "avxvnni", kMostScaledTerms},
    KernelRow{4, 16, kScaledTypes, 1, kDot, 1, "avxvnni", kMostScaledTerms}};
static constexpr std::array avxVNNIBytes =
    makeNarrowTiles(kBytes, 4, kDot, "avxvnni");
static constexpr std::array avxVNNIWords =
    makeNarrowTiles(kWords, 2, kDot, "avxvnni");

static llvm::ArrayRef<KernelRow> getWideRows(const TargetDesc &target) {
  static const auto avx512 = llvm::to_vector(llvm::concat<const KernelRow>(
      wideBytes, wideSignedBytes, wideWords, widePairs, wideFloats));
  static const auto vnni = llvm::to_vector(llvm::concat<const KernelRow>(
      vnniBytes, wideSignedBytes, vnniWords, vnniPairs, wideFloats));
  static const auto bf16 = llvm::to_vector(
      llvm::concat<const KernelRow>(vnniBytes, wideSignedBytes, vnniWords,
                                    vnniPairs, pairsOfBF16, wideFloats));
  static const auto amx = llvm::to_vector(llvm::concat<const KernelRow>(
      tilesOfBytes, tilesOfSignedBytes, vnniWords, vnniPairs, tilesOfBF16,
      tilesOfSplitProducts, wideFloats));
  return target.hasTileRegisters ? amx
         : target.hasBF16Dot     ? bf16
         : target.hasVnni        ? vnni
                                 : avx512;
}

static llvm::ArrayRef<KernelRow> getNarrowRows(const TargetDesc &target) {
  static const auto avx2 = llvm::to_vector(llvm::concat<const KernelRow>(
      narrowFloats, narrowBytes, narrowSignedBytes, narrowWords, narrowPairs));
  static const auto vnni = llvm::to_vector(
      llvm::concat<const KernelRow>(avxVNNIBytes, narrowSignedBytes,
                                    avxVNNIWords, avxVNNIPairs, narrowFloats));
  return target.hasVnni ? vnni : avx2;
}

static MachineDesc makeMachine(const TargetDesc &target) {
  MachineDesc machine;
  machine.target = &target;
  machine.pipeBits = target.vectorBits;
  machine.prefetches = true;
  machine.prefetchesOutput = true;
  machine.hasStreamingStores = true;
  return machine;
}

/// The issue width is that of LLVM's models of Skylake servers and Zen 4, and
/// L2 is as large as in skylake-avx512.json. Tiles prefetch the panel after
/// theirs, and nothing within a panel: that takes 0.63 to 0.86 of the time
/// where weights are many and pixels are few (docs/results/emerald-rapids.md,
/// the next panel). The LLC is that of a server's mesh: an Emerald Rapids gives
/// 9.6 bytes a cycle. Weights in fewer bits which one tile reads are fetched
/// 4 KiB ahead: 16 bits take 0.6 and 8 bits 0.65 of the time so there, and a
/// Zen 3 has the same distance. Softmax: bench/softmax.py --search, in cache on
/// a Zen 4.
static MachineDesc makeGenericAVX512(const TargetDesc &target) {
  MachineDesc machine = makeMachine(target);
  machine.issueWidth = 6;
  machine.l2Bytes = 1 << 20;
  machine.llcBandwidth = 12;
  machine.narrowPrefetchBytes = 4096;
  // One shuffle of bytes, but of f16, which is a conversion of two operations.
  // Beside the 28 FMAs of a tile one takes 1.6 slots of an Emerald Rapids, and
  // 1.8 for flyte24, with another constant for each vector of a panel.
  if (target.hasBytePermute)
    machine.extension = {1.6, 2, 1.8, 1.6};
  // What is read from page to page is no slower than on machines whose LLC is
  // twice as fast.
  machine.tiles.scatteredInput = 1.5;
  machine.tiles.scatteredProducts = 2;
  machine.kernels = getWideRows(target);
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

/// The latency of FMAs is that of LLVM's models of Haswell and Broadwell.
/// Softmax: the same. With so few vectors an iteration nothing is spilled.
static MachineDesc makeGenericAVX2(const TargetDesc &target) {
  MachineDesc machine = makeMachine(target);
  machine.fmaLatency = 5;
  // Shuffles have a pipe of their own, shifts and conversions do not.
  machine.extension = {1, 1, 0, 1};
  machine.kernels = getNarrowRows(target);
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

llvm::ArrayRef<MachineDesc> nnprim::getX86Machines() {
  static const auto machines = [] {
    std::vector<MachineDesc> all;
    for (const TargetDesc &target : getX86Targets())
      all.push_back(target.vectorBits == 256 ? makeGenericAVX2(target)
                                             : makeGenericAVX512(target));
    return all;
  }();
  return machines;
}
