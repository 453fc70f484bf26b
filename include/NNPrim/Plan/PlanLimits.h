//===- PlanLimits.h - Whether a plan fits a target ------------ -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLAN_PLANLIMITS_H
#define NNPRIM_PLAN_PLANLIMITS_H

#include "NNPrim/Plan/ConvPlan.h"
#include "NNPrim/Plan/FastConvPlan.h"
#include "NNPrim/Plan/GemmPlan.h"
#include "NNPrim/Plan/SpmmPlan.h"
#include "NNPrim/Target/TargetDesc.h"

#include <string>

namespace nnprim {

/// What a plan asks for that the target does not have, as the end of a sentence
/// that begins with "a plan with"; empty if it fits. `nnprim-plan` verifies
/// plans by it, and a search leaves out what does not fit.
std::string checkLimits(const GemmPlan &plan, const TargetDesc &target);
std::string checkLimits(const DirectConvPlan &plan, const TargetDesc &target);
std::string checkLimits(const ConvGemmPlan &plan, const TargetDesc &target);
std::string checkLimits(const FastConvPlan &plan, const TargetDesc &target);
std::string checkLimits(const DepthwisePlan &plan, const TargetDesc &target);
std::string checkLimits(const DepthwiseNchwPlan &plan,
                        const TargetDesc &target);
std::string checkLimits(const SpmmPlan &plan, const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_PLAN_PLANLIMITS_H
