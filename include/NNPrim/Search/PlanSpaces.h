//===- PlanSpaces.h - The spaces of each primitive's plans ---- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_SEARCH_PLANSPACES_H
#define NNPRIM_SEARCH_PLANSPACES_H

#include "NNPrim/CostModel/DepthwisePlanner.h"
#include "NNPrim/CostModel/SoftmaxPlanner.h"
#include "NNPrim/CostModel/SpmmPlanner.h"
#include "NNPrim/Plan/ConvPlan.h"
#include "NNPrim/Plan/FastConvPlan.h"
#include "NNPrim/Plan/GemmPlan.h"
#include "NNPrim/Plan/SoftmaxPlan.h"
#include "NNPrim/Plan/SpmmPlan.h"
#include "NNPrim/Problem/ConvShape.h"
#include "NNPrim/Problem/FastConvShape.h"
#include "NNPrim/Problem/GemmShape.h"
#include "NNPrim/Search/PlanSpace.h"
#include "NNPrim/Target/MachineDesc.h"

#include <memory>

namespace nnprim {

// Every plan of a space fits its problem and the registers of the target, and
// the plan that the cost model chooses is one of them. `machine` lives as long
// as the space.

/// The plans of a `gemm`, or of a gathered `indirect_gemm`. Only results that
/// are f32 in memory hold the sums of blocks of K.
std::unique_ptr<PlanSpace<GemmPlan>> createGemmSpace(const MachineDesc &machine,
                                                     const GemmShape &shape,
                                                     bool storesF32 = true);

/// The plans of a convolution whose input is addressed in place.
std::unique_ptr<PlanSpace<DirectConvPlan>>
createDirectConvSpace(const MachineDesc &machine, const ConvShape &shape);

/// The plans of a `conv_gemm` that packs pixels as it runs.
std::unique_ptr<PlanSpace<ConvGemmPlan>>
createConvGemmSpace(const MachineDesc &machine, const ConvShape &shape,
                    bool storesF32 = true);

/// The plans of a `conv_gemm` by outer products. Nothing if there is no kernel;
/// see planOuterConv.
std::unique_ptr<PlanSpace<OuterConvPlan>>
createOuterConvSpace(const MachineDesc &machine, const ConvShape &shape);

std::unique_ptr<PlanSpace<DepthwisePlan>>
createDepthwiseSpace(const MachineDesc &machine, const DepthwiseShape &shape);

/// Nothing if there is no kernel; see planDepthwiseNchw.
std::unique_ptr<PlanSpace<DepthwiseNchwPlan>>
createDepthwiseNchwSpace(const MachineDesc &machine,
                         const DepthwiseShape &shape, int64_t inputWidth);

/// `passes` if these are requested.
std::unique_ptr<PlanSpace<SoftmaxPlan>>
createSoftmaxSpace(const MachineDesc &machine, const SoftmaxShape &shape,
                   std::optional<SoftmaxPasses> passes);

/// Of a convolution by transforms of tiles, whose filters are not yet packed.
std::unique_ptr<PlanSpace<FastConvPlan>>
createFastConvSpace(const MachineDesc &machine, const FastConvShape &shape);

std::unique_ptr<PlanSpace<SpmmPlan>> createSpmmSpace(const MachineDesc &machine,
                                                     const SpmmShape &shape);

} // namespace nnprim

#endif // NNPRIM_SEARCH_PLANSPACES_H
