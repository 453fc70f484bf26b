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
#include "NNPrim/Plan/SoftmaxPlan.h"
#include "NNPrim/Plan/SpmmPlan.h"
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Target/TargetDesc.h"

namespace nnprim {

/// Checks that the target has what a plan asks for. The reason ends a sentence
/// that begins with "a plan with". `nnprim-plan` verifies plans by this check,
/// and a search leaves out plans that do not fit. A tile of f32 is another one
/// if it interleaves K.
CheckResult checkLimits(const GemmPlan &plan, const TargetDesc &target,
                        const ProductTypes &types = {});
CheckResult checkLimits(const DirectConvPlan &plan, const TargetDesc &target,
                        const ProductTypes &types = {});
CheckResult checkLimits(const ConvGemmPlan &plan, const TargetDesc &target);
CheckResult checkLimits(const OuterConvPlan &plan, const TargetDesc &target);
/// Split coefficients are multiplied in tile registers.
CheckResult checkLimits(const FastConvPlan &plan, const TargetDesc &target,
                        bool isSplit = false);
CheckResult checkLimits(const DepthwisePlan &plan, const TargetDesc &target);
CheckResult checkLimits(const DepthwiseNchwPlan &plan,
                        const TargetDesc &target);
CheckResult checkLimits(const SpmmPlan &plan, const TargetDesc &target);
/// Of a product with panels of `columns` columns.
CheckResult checkLimits(const TupleGemmPlan &plan, const TargetDesc &target,
                        int64_t columns, bool isSplit = false);
CheckResult checkLimits(const SoftmaxPlan &plan, const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_PLAN_PLANLIMITS_H
