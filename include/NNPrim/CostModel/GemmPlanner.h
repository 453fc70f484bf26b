//===- GemmPlanner.h - How a matrix product is run ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_GEMMPLANNER_H
#define NNPRIM_COSTMODEL_GEMMPLANNER_H

#include "NNPrim/Plan/GemmPlan.h"
#include "NNPrim/Problem/GemmShape.h"
#include "NNPrim/Target/MachineDesc.h"

namespace nnprim {

/// The plan with the least estimated cycles over all panel widths.
GemmPlan planGemm(const MachineDesc &machine, const GemmShape &shape);

/// The plan for an operand that is already packed in panels of `nr` columns.
GemmPlan planGemmWithPanelWidth(const MachineDesc &machine,
                                const GemmShape &shape, int64_t nr);

/// Estimated cycles of any plan. Loop order and prefetch are not part of it.
double estimateGemm(const MachineDesc &machine, const GemmShape &shape,
                    const GemmPlan &plan);

/// The most rows of a register tile against a panel of `nr` columns.
int64_t getMaxGemmRows(const MachineDesc &machine, const GemmShape &shape,
                       int64_t nr);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_GEMMPLANNER_H
