//===- PlanChecks.cpp - Whether a plan fits the target --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/Plan/PlanLimits.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace nnprim;

LogicalResult nnprim::checkPlan(PlannedOpInterface op,
                                const TargetDesc &target) {
  CheckResult fits =
      llvm::TypeSwitch<Attribute, CheckResult>(op.getPlanAttribute())
          .Case<GemmPlanAttr, DirectConvPlanAttr, ConvGemmPlanAttr,
                FastConvPlanAttr, DepthwisePlanAttr, DepthwiseNchwPlanAttr,
                SpmmPlanAttr>([&](auto attribute) {
            return checkLimits(attribute.getPlan(), target);
          })
          .Default([](Attribute) { return success(); });
  if (succeeded(fits))
    return success();
  return op->emitOpError("has a plan with ") << fits.getReason();
}
