//===- TargetDesc.h - An instruction set ------------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_TARGETDESC_H
#define NNPRIM_TARGET_TARGETDESC_H

#include "NNPrim/Problem/ScaledPairs.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace nnprim {

/// Bytes of a cache line of every target.
inline constexpr int64_t kLineBytes = 64;

/// 4K aliasing: a processor takes a load to depend on an older store if their
/// addresses agree modulo this many bytes, a page (Intel's Optimization
/// Reference Manual has it for all its cores; a depthwise convolution takes up
/// to 1.6 times as long on a Zen 4).
inline constexpr int64_t kAliasBytes = 4096;
/// The distance modulo `kAliasBytes`, in bytes, from which on two streams do
/// not alias: about what the stores that wait in a store queue cover. Measured
/// on a Zen 4.
inline constexpr int64_t kAliasDistance = 768;

enum class Architecture { X86, AArch64 };

/// An instruction set that code is emitted for: registers, and which forms of
/// an operation exist. Costs that plans depend on are a machine's
/// (MachineDesc.h), and only the planner sees them; the few numbers of time or
/// size here hold for all processors of the set.
struct TargetDesc {
  /// As in `#nnprim.target<isa = …>`; `SHAPED_FOR/EMITTED_IN` if kernels are
  /// shaped for one instruction set and emitted in another (see lookupTarget).
  llvm::StringLiteral name = "";
  Architecture architecture = Architecture::X86;
  llvm::StringLiteral triple = "";
  /// LLVM's -mcpu and -mattr.
  llvm::StringLiteral cpu = "";
  llvm::StringLiteral features = "";
  /// The instruction-set extensions, by LLVM's names and separated by commas,
  /// that code may use and that a processor of the architecture may lack. A
  /// library checks that the processor has them before it runs.
  llvm::StringLiteral requiredFeatures = "";
  /// LLVM's -mcpu and -mattr of code that every processor of the architecture
  /// runs, as what asks the processor does.
  llvm::StringLiteral baselineCpu = "";
  llvm::StringLiteral baselineFeatures = "";

  int64_t vectorBits = 128;
  int64_t numVectorRegisters = 16;
  /// General registers that a kernel may use for addresses and counters.
  int64_t numAddressRegisters = 13;
  /// Largest offset of an address operand, in bytes.
  int64_t maxOffsetBytes = 0;
  /// Alignment of loops in bytes, so that a short one lies in as few
  /// instruction-fetch blocks as possible; 0 leaves it to LLVM.
  int64_t loopAlignment = 0;
  /// Independent vectors of a long epilogue that hide the latency of its
  /// arithmetic: pipes times latency.
  int64_t epilogueVectors = 8;
  /// Bytes that a micro-kernel prepares for itself and reads again, while other
  /// data pass: half of L1 on the smallest processors that have the instruction
  /// set, of 32 KiB (Skylake and Zen on x86, Cortex-A55 on Arm).
  int64_t scratchBytes = 16 << 10;
  /// Small images that a micro-kernel copies before it computes the first of
  /// them: a vector that lies in two stores waits until both are in the cache.
  /// One by one, copies of 7x7 pixels gain nothing with 3x3 taps on a Zen 3.
  int64_t imagesTogether = 8;

  /// Independent sums that fill the multiply-add pipes of every processor that
  /// has the instruction set, to measure its peak: pipes times latency.
  int64_t peakSums = 12;

  /// Vectors of sums of a register tile that hide the latency of integer dot
  /// products, where there are such: pipes times latency, two times five cycles
  /// on Intel's cores from Ice Lake on. With one row every product loads a
  /// vector of the right-hand side, of which L2 gives one a cycle, so that
  /// fewer are enough.
  int64_t dotSums = 10, rowDotSums = 6;
  /// Results of neighbouring windows that are computed together, so that their
  /// terms are loaded once. On a Zen 3, a 3x3 maximum of 28x28x256 takes 0.7 to
  /// 0.8 of the time without sharing in tiles of four rows of two vectors, and
  /// 1.4 to 1.6 in tiles of seven rows of one; whether more rows or less of
  /// each line makes the difference was not isolated.
  int64_t windowResults = 4;
  /// Vectors of sums of a register tile that hide the latency of FMAs.
  int64_t fmaSums = 8;
  /// Independent vectors of an elementwise loop that hide the latency of a long
  /// body, or the counting of a short one. Estimated, not measured.
  int64_t bodyVectors = 4;
  /// Operations of a body on one vector from which on a processor does not look
  /// ahead to the next vector: they fill its out-of-order window. Estimated.
  int64_t lookAheadOps = 12;
  /// Copies of rows of at least so many bytes are left to memcpy, whose start
  /// they outweigh. Estimated, not measured.
  int64_t longCopyBytes = 4096;

  /// Arithmetic takes a vector from memory (x86), so that one that is used once
  /// needs no register.
  bool hasMemoryOperands = false;
  /// There are loads of 32 and 64 bits an element under a mask, whatever they
  /// cost (x86).
  bool hasConditionalLoads = false;
  /// A float that no i32 holds is converted to the least one (x86); elsewhere
  /// it becomes the nearest.
  bool convertsToLeastInteger = false;
  /// An FMA may take one element of a register as its multiplier (NEON), so
  /// that A is loaded as vectors along k.
  bool hasElementFma = false;
  /// A scalar in memory broadcasts for free within the FMA (AVX-512).
  bool hasBroadcastOperand = false;
  /// A store of some elements of a vector costs as much as a store of all
  /// (AVX-512).
  bool hasMaskedStores = false;
  /// A load of the first elements of a vector costs as much as a load of all,
  /// and touches no byte behind them (AVX-512).
  bool hasMaskedLoads = false;
  /// Vectors are two halves of 128 bits in which shuffles stay (AVX2). A load
  /// brings the same 128 bits to both halves, and a blend takes a half of each
  /// of two vectors, both on any pipe; what moves a half takes those of
  /// shuffles.
  bool hasHalves = false;
  /// One instruction takes any elements of two vectors (AVX-512 vpermt2ps).
  /// Others take them within 128 bits.
  bool hasTwoVectorShuffle = false;
  /// One instruction takes any bytes of a vector (AVX512-VBMI vpermb). Others
  /// take them within 128 bits.
  bool hasBytePermute = false;
  /// 2^n scaling of a float in one instruction (AVX-512 scalef).
  bool hasScaleByPowerOfTwo = false;
  /// The maximum of two floats is one instruction if NaN propagates (NEON), not
  /// if the second operand is the result (x86).
  bool hasPropagatingMax = false;

  /// Products of four neighbouring bytes, the first factor unsigned, are added
  /// to a lane in one instruction (AVX-512 VNNI vpdpbusd), and those of two
  /// neighbours of 16 bits (vpdpwssd).
  bool hasVnni = false;
  /// Products of four neighbouring signed bytes are added to a lane in one
  /// instruction (Arm SDOT).
  bool hasSdot = false;
  /// Two rows of eight bytes are multiplied by two columns in one instruction
  /// (Arm SMMLA; USMMLA for unsigned rows).
  bool hasMatrixProduct = false;
  /// Products of two neighbouring bf16 are added to a lane of f32 in one
  /// instruction (AVX512-BF16 vdpbf16ps, Arm BFDOT).
  bool hasBF16Dot = false;
  /// Two rows of four bf16 are multiplied by two columns in one instruction
  /// (Arm BFMMLA).
  bool hasBF16Matrix = false;
  /// There are registers that hold tiles of 16 rows of 64 bytes, and one
  /// instruction multiplies two of them, bytes or bf16, and adds the products
  /// to a third (AMX: tdpbusd, tdpbf16ps).
  bool hasTileRegisters = false;
  /// Cycles between two such products, and from one to the next that adds to
  /// its sums (Intel, 64 and IA-32 Architectures Optimization Reference Manual,
  /// of Sapphire Rapids).
  int64_t tileProductCycles = 16, tileProductLatency = 52;
  /// Multiply-adds of f16 are one instruction, on twice as many elements as of
  /// f32, with sums in f16 (Armv8.2 FMLA of halves).
  bool hasF16Fma = false;
  /// Instructions for products of bytes take an unsigned first factor (x86).
  bool hasUnsignedBytes = false;

  /// Kernels that use instructions which `features` lack are emitted in
  /// portable form.
  bool isEmittedInOtherIsa = false;

  /// Elements of `bits` bits in a vector.
  int64_t getLanes(int64_t bits = 32) const { return vectorBits / bits; }

  /// The target whose instructions are emitted: the part of the name after '/',
  /// or all of it.
  llvm::StringRef getInstructions() const;
};

/// The target of this name, or null.
///
/// `SHAPED_FOR/EMITTED_IN` names two targets of one architecture: kernels have
/// the shapes, tails and epilogues of the first and are emitted in the
/// instructions of the second, wide vectors in several registers. The result is
/// the first target itself where the second includes all it needs.
const TargetDesc *lookupTarget(llvm::StringRef name);

/// All targets that have a name of their own; see lookupTarget.
llvm::ArrayRef<const TargetDesc *> getTargets();

} // namespace nnprim

#endif // NNPRIM_TARGET_TARGETDESC_H
