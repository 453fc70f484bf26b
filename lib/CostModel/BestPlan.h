//===- BestPlan.h - The cheapest of the plans for a target's tiles --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_COSTMODEL_BESTPLAN_H
#define NNPRIM_LIB_COSTMODEL_BESTPLAN_H

#include "NNPrim/Target/MachineDesc.h"

#include "llvm/ADT/STLExtras.h"

namespace nnprim {

/// The best of the plans that `makePlan` gives for the machine's kernels of
/// these types, where isBetter(plan, earlier) says whether a plan takes the
/// place of an earlier one. There is at least one such kernel.
template <typename MakePlan, typename IsBetter>
auto selectBestPlan(const MachineDesc &machine, const ProductTypes &types,
                    MakePlan makePlan, IsBetter isBetter) {
  llvm::SmallVector<KernelRow> rows = getKernels(machine, types);
  auto best = makePlan(rows.front());
  for (const KernelRow &row : llvm::drop_begin(rows)) {
    auto plan = makePlan(row);
    if (isBetter(plan, best))
      best = plan;
  }
  return best;
}

/// The plan with the least estimated cycles. Ties go to the earlier row of the
/// table.
template <typename MakePlan>
auto selectBestPlan(const MachineDesc &machine, const ProductTypes &types,
                    MakePlan makePlan) {
  return selectBestPlan(machine, types, makePlan,
                        [](const auto &plan, const auto &earlier) {
                          return plan.cycles < earlier.cycles * 0.995;
                        });
}

} // namespace nnprim

#endif // NNPRIM_LIB_COSTMODEL_BESTPLAN_H
