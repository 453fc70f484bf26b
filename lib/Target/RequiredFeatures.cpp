//===- RequiredFeatures.cpp - What a processor must have ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/RequiredFeatures.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace nnprim;

namespace {
struct Requirement {
  llvm::StringLiteral instructions;
  llvm::StringLiteral features;
};
} // namespace

// Of the extensions of a target's `cpu`, those that LLVM uses of its own
// accord: integer instructions, conversions of half floats, and GFNI for shifts
// of bytes.
#define NNPRIM_HASWELL "avx2,fma,f16c,bmi,bmi2,lzcnt,movbe,popcnt"
#define NNPRIM_SKYLAKE                                                         \
  "avx512f,avx512bw,avx512cd,avx512dq,avx512vl," NNPRIM_HASWELL

static constexpr Requirement kRequirements[] = {
    {"x86-64-avx512", NNPRIM_SKYLAKE},
    {"x86-64-avx512-vnni", "avx512vnni," NNPRIM_SKYLAKE},
    {"x86-64-avx512-bf16", "avx512bf16,avx512vnni," NNPRIM_SKYLAKE},
    {"x86-64-avx2", NNPRIM_HASWELL},
    {"x86-64-avx2-vnni", "avxvnni,gfni," NNPRIM_HASWELL},
    {"aarch64-neon", ""},
    {"aarch64-neon-dotprod", "dotprod"},
};

llvm::StringRef nnprim::getRequiredFeatures(const TargetDesc &target) {
  llvm::StringRef instructions = target.getInstructions();
  const auto *found = llvm::find_if(kRequirements, [&](const auto &entry) {
    return entry.instructions == instructions;
  });
  if (found == std::end(kRequirements))
    llvm_unreachable("a target without a row above");
  return found->features;
}
