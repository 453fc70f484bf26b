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

/// What `makePlan` gives for one of the target's register tiles with the least
/// estimated cycles. Ties go to the earlier row of the table.
template <typename MakePlan>
auto selectBestPlan(const TargetDesc &target, MakePlan makePlan) {
  auto best = makePlan(target.gemmTiles.front());
  for (const RegisterTile &tile : target.gemmTiles.drop_front()) {
    auto plan = makePlan(tile);
    if (plan.cycles < best.cycles * 0.995)
      best = plan;
  }
  return best;
}

} // namespace nnprim

#endif // NNPRIM_LIB_TARGET_BESTPLAN_H
