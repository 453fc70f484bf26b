//===- TargetDescTest.cpp - Targets and their register tiles --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/MachineDesc.h"

#include "llvm/Support/MathExtras.h"

#include <gtest/gtest.h>

using namespace nnprim;

namespace {

TEST(TargetDesc, NamesAreFound) {
  for (const TargetDesc *target : getTargets())
    EXPECT_EQ(lookupTarget(target->name), target);
  for (const MachineDesc *machine : getMachines()) {
    EXPECT_EQ(lookupTargetOption(machine->getTargetName()), machine);
    EXPECT_EQ(lookupMachine(*machine->target, machine->name), machine);
  }
  for (llvm::StringRef name : {"pdp-11", "", "x86-64-avx512-pdp11", "znver4"}) {
    EXPECT_EQ(lookupTarget(name), nullptr);
    EXPECT_EQ(lookupTargetOption(name), nullptr);
  }
}

/// A library requires the features that LLVM may use.
TEST(TargetDesc, RequiredFeaturesCoverThoseOfTheTarget) {
  for (const MachineDesc *machine : getMachines()) {
    const TargetDesc &target = *machine->target;
    llvm::SmallVector<llvm::StringRef> used, required;
    target.features.split(used, ',');
    target.requiredFeatures.split(required, ',', -1, false);
    for (llvm::StringRef feature : used)
      if (feature.consume_front("+") && feature != "neon" &&
          feature != "fast-dpwssd") {
        EXPECT_TRUE(llvm::is_contained(required, feature))
            << target.name.str() << " " << feature.str();
      }
  }
  const TargetDesc &both = *lookupTarget("x86-64-avx512/x86-64-avx2");
  EXPECT_EQ(both.requiredFeatures,
            lookupTarget("x86-64-avx2")->requiredFeatures);
}

/// The kernels of one target in the instructions of another.
TEST(TargetDesc, InstructionsMayBeThoseOfAnotherTarget) {
  const MachineDesc *plan = lookupTargetOption("x86-64-avx512-znver5");
  const MachineDesc *avx2 = lookupTargetOption("x86-64-avx2");
  const MachineDesc *both =
      lookupTargetOption("x86-64-avx512-znver5/x86-64-avx2");
  ASSERT_TRUE(both);
  EXPECT_EQ(both->name, "znver5");
  EXPECT_EQ(both->getTargetName(), "x86-64-avx512-znver5/x86-64-avx2");
  EXPECT_TRUE(both->target->isEmittedInOtherIsa);
  EXPECT_EQ(both->getLanes(), plan->getLanes());
  EXPECT_EQ(both->target->features, avx2->target->features);
  EXPECT_EQ(both->target->getInstructions(), "x86-64-avx2");
  EXPECT_EQ(plan->target->getInstructions(), plan->target->name);
  EXPECT_EQ(lookupTarget("x86-64-avx512/x86-64-avx2"), both->target);
  // Nothing is missing.
  EXPECT_EQ(lookupTargetOption("x86-64-avx2/x86-64-avx512"), avx2);
  EXPECT_EQ(lookupTargetOption("x86-64-avx512-znver5/x86-64-avx512"), plan);
  // Other architectures, other names.
  for (llvm::StringRef name :
       {"aarch64-neon/x86-64-avx2", "x86-64-avx512/pdp-11", "x86-64-avx512/",
        "x86-64-avx512/x86-64-avx2/x86-64-avx2"})
    EXPECT_EQ(lookupTargetOption(name), nullptr);
}

/// AVX-512's dot products and those without AVX-512 are different encodings.
TEST(TargetDesc, DotProductsAreInstructionsOfTheirOwn) {
  auto find = [](llvm::StringRef name) { return lookupTargetOption(name); };
  const MachineDesc *vnni = find("x86-64-avx512-vnni");
  ASSERT_TRUE(vnni);
  EXPECT_TRUE(vnni->target->hasVnni);
  const MachineDesc *without = find("x86-64-avx512-vnni/x86-64-avx512");
  ASSERT_TRUE(without);
  EXPECT_TRUE(without->target->isEmittedInOtherIsa);
  EXPECT_TRUE(without->target->hasVnni);
  EXPECT_EQ(without->target->getInstructions(), "x86-64-avx512");
  EXPECT_EQ(find("x86-64-avx512/x86-64-avx512-vnni"), find("x86-64-avx512"));
  EXPECT_EQ(find("x86-64-avx2/x86-64-avx2-vnni"), find("x86-64-avx2"));
  EXPECT_EQ(find("x86-64-avx2-vnni/x86-64-avx512-vnni"),
            find("x86-64-avx2-vnni/x86-64-avx2"));
  EXPECT_TRUE(find("x86-64-avx512-vnni-znver4/x86-64-avx2"));
  EXPECT_EQ(find("aarch64-neon/aarch64-neon-dotprod"), find("aarch64-neon"));
}

/// Byte permutes are in some sets that have dot products, not in all.
TEST(TargetDesc, BytePermutesAreThoseOfTheInstructions) {
  auto find = [](llvm::StringRef name) { return lookupTargetOption(name); };
  const MachineDesc *vbmi = find("x86-64-avx512-vbmi");
  ASSERT_TRUE(vbmi);
  EXPECT_TRUE(vbmi->target->hasBytePermute);
  EXPECT_TRUE(vbmi->target->hasVnni);
  EXPECT_TRUE(find("x86-64-avx512-amx")->target->hasBytePermute);
  EXPECT_FALSE(find("x86-64-avx512-bf16")->target->hasBytePermute);
  EXPECT_EQ(find("x86-64-avx512-vbmi/x86-64-avx512-amx"), vbmi);
  EXPECT_TRUE(find("x86-64-avx512-vbmi/x86-64-avx512-bf16")
                  ->target->isEmittedInOtherIsa);
  // A shuffle is cheaper where it is one instruction.
  EXPECT_LT(vbmi->extension.bf16, find("x86-64-avx512-vnni")->extension.bf16);
}

/// One layout serves all kernels of a product's types.
TEST(MachineDesc, KernelsOfTheSameTypesAgreeInTheirInterleave) {
  for (const MachineDesc *machine : getMachines())
    for (const KernelRow &row : machine->kernels)
      EXPECT_EQ(row.kr, getKernels(*machine, row.types).front().kr)
          << machine->getTargetName() << " " << row.mr << "x" << row.nr;
}

/// A library asks the processor for what its kernels are made of.
TEST(MachineDesc, TargetsRequireTheFeaturesOfTheirKernels) {
  for (const MachineDesc *machine : getMachines()) {
    llvm::SmallVector<llvm::StringRef> required;
    machine->target->requiredFeatures.split(required, ',');
    for (const KernelRow &row : machine->kernels)
      EXPECT_TRUE(row.features.empty() ||
                  llvm::is_contained(required, row.features))
          << machine->getTargetName() << " " << row.mr << "x" << row.nr << " "
          << row.features.str();
  }
}

/// Accumulators, a row of the panel, and one broadcast of A, unless the
/// broadcast can be a memory operand. Of the eight tile registers, sums, tiles
/// of A and one of B.
TEST(MachineDesc, TermsOfIntegersAreAddedBesideOrTogether) {
  const std::pair<const char *, int64_t> expected[] = {
      {"x86-64-avx2", 16},
      {"x86-64-avx2-znver3", 16},
      {"x86-64-avx2-vnni", 16},
      {"x86-64-avx512", 4},
      {"x86-64-avx512-vnni", 16},
      {"x86-64-avx512-vnni-znver4", 4},
      {"x86-64-avx512-bf16-znver5", 4},
      {"x86-64-avx512-amx", 16}};
  for (auto [name, terms] : expected) {
    const MachineDesc &machine = *lookupTargetOption(name);
    EXPECT_EQ(machine.getScaledTerms(), terms) << name;
    EXPECT_FALSE(getKernels(machine, kScaledTypes).empty()) << name;
    for (const KernelRow &row : getKernels(machine, kScaledTypes))
      EXPECT_TRUE(row.scaledTerms == terms) << name;
  }
}

TEST(MachineDesc, TilesFitTheRegisterFile) {
  for (const MachineDesc *machine : getMachines())
    for (const KernelRow &tile : machine->kernels) {
      const TargetDesc &target = *machine->target;
      int64_t lanes = target.getLanes(tile.types.getSumBits());
      int64_t vectors = tile.nr / lanes;
      EXPECT_EQ(tile.nr % lanes, 0) << machine->getTargetName();
      if (tile.strategy == ProductStrategy::TileProduct &&
          tile.nr <= kMaxTileColumns) {
        int64_t rowTiles = llvm::divideCeil(tile.mr, kTileRows);
        EXPECT_LE(rowTiles * tile.nr / kTileRows + rowTiles + 1, 8)
            << machine->getTargetName() << " " << tile.mr << "x" << tile.nr;
        continue;
      }
      int64_t broadcast = target.hasBroadcastOperand && vectors == 1 ? 0 : 1;
      EXPECT_LE(tile.mr * vectors + vectors + broadcast,
                target.numVectorRegisters)
          << machine->getTargetName() << " " << tile.mr << "x" << tile.nr;
    }
}

/// Enough independent sums to keep the FMA units busy over their latency: all
/// tiles on every machine. Half as many are enough for tiles of one vector,
/// which serve products of few columns: Neoverse V1, with four units, would
/// want more rows than the table of NEON has.
TEST(MachineDesc, TilesHideTheLatency) {
  for (const MachineDesc *machine : getMachines()) {
    int64_t wanted = machine->fmaPerCycle * (machine->fmaLatency - 1);
    for (const KernelRow &tile : machine->kernels) {
      int64_t vectors = tile.nr / machine->getLanes(tile.types.getSumBits());
      EXPECT_GE(tile.mr * vectors, vectors == 1 ? wanted / 2 : wanted)
          << machine->getTargetName() << " " << tile.mr << "x" << tile.nr;
    }
  }
}

} // namespace
