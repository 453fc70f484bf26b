//===- GemmPlan.cpp - How a matrix product is run -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Plan/GemmPlan.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/ErrorHandling.h"

using namespace nnprim;

int64_t nnprim::getLocality(PrefetchLevel level) {
  switch (level) {
  case PrefetchLevel::L1:
    return 3;
  case PrefetchLevel::L2:
    return 2;
  case PrefetchLevel::NonTemporal:
    return 0;
  }
  llvm_unreachable("all are above");
}

llvm::StringRef nnprim::stringifyPlanEnum(PrefetchLevel level) {
  switch (level) {
  case PrefetchLevel::L1:
    return "l1";
  case PrefetchLevel::L2:
    return "l2";
  case PrefetchLevel::NonTemporal:
    return "non_temporal";
  }
  llvm_unreachable("all are above");
}

std::optional<PrefetchLevel> nnprim::symbolizePlanEnum(llvm::StringRef keyword,
                                                       PrefetchLevel) {
  return llvm::StringSwitch<std::optional<PrefetchLevel>>(keyword)
      .Case("l1", PrefetchLevel::L1)
      .Case("l2", PrefetchLevel::L2)
      .Case("non_temporal", PrefetchLevel::NonTemporal)
      .Default(std::nullopt);
}
