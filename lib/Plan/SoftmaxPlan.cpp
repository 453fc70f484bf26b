//===- SoftmaxPlan.cpp - How a softmax is run -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Plan/SoftmaxPlan.h"

#include "llvm/ADT/StringSwitch.h"

using namespace nnprim;

llvm::StringRef nnprim::stringifyPlanEnum(SoftmaxPasses passes) {
  switch (passes) {
  case SoftmaxPasses::TwoPass:
    return "two_pass";
  case SoftmaxPasses::ThreePassRecompute:
    return "three_pass_recompute";
  case SoftmaxPasses::ThreePassReload:
    return "three_pass_reload";
  }
  llvm_unreachable("all are above");
}

std::optional<SoftmaxPasses> nnprim::symbolizePlanEnum(llvm::StringRef keyword,
                                                       SoftmaxPasses) {
  return llvm::StringSwitch<std::optional<SoftmaxPasses>>(keyword)
      .Case("two_pass", SoftmaxPasses::TwoPass)
      .Case("three_pass_recompute", SoftmaxPasses::ThreePassRecompute)
      .Case("three_pass_reload", SoftmaxPasses::ThreePassReload)
      .Default(std::nullopt);
}
