//===- BestPlan.h - The cheapest of the plans for a target's tiles --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TARGET_BESTPLAN_H
#define NNPRIM_LIB_TARGET_BESTPLAN_H

#include "NNPrim/Target/TargetDesc.h"

namespace nnprim {

/// The best of what `makePlan` gives for the target's register tiles, where
/// isBetter(plan, earlier) says whether a plan takes the place of an earlier
/// one.
template <typename MakePlan, typename IsBetter>
auto selectBestPlan(const TargetDesc &target, MakePlan makePlan,
                    IsBetter isBetter) {
  auto best = makePlan(target.gemmTiles.front());
  for (const RegisterTile &tile : target.gemmTiles.drop_front()) {
    auto plan = makePlan(tile);
    if (isBetter(plan, best))
      best = plan;
  }
  return best;
}

/// The one with the least estimated cycles. Ties go to the earlier row of the
/// table.
template <typename MakePlan>
auto selectBestPlan(const TargetDesc &target, MakePlan makePlan) {
  return selectBestPlan(target, makePlan,
                        [](const auto &plan, const auto &earlier) {
                          return plan.cycles < earlier.cycles * 0.995;
                        });
}

} // namespace nnprim

#endif // NNPRIM_LIB_TARGET_BESTPLAN_H
