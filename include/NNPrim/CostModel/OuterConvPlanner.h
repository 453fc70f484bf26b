//===- OuterConvPlanner.h - Convolutions by outer products ------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_OUTERCONVPLANNER_H
#define NNPRIM_COSTMODEL_OUTERCONVPLANNER_H

#include "NNPrim/Plan/ConvPlan.h"
#include "NNPrim/Problem/ConvShape.h"
#include "NNPrim/Target/MachineDesc.h"

#include <optional>

namespace nnprim {

/// The outer product of the least estimated cycles, of all images. Its tiles
/// have one row and leave a register. Returns nothing if there is no kernel:
/// for the stride of columns, for rows shorter than four pixels without masks,
/// for other types than f32, and for so large a filter.
std::optional<OuterConvPlan> planOuterConv(const MachineDesc &machine,
                                           const ConvShape &shape);

/// Estimated cycles of any plan.
double estimateOuterConv(const MachineDesc &machine, const ConvShape &shape,
                         const OuterConvPlan &plan);

/// Whether the code of a plan, with a copy for each kind of border, is small
/// enough to be worth compiling.
bool isOuterConvCompact(const ConvShape &shape, const OuterConvPlan &plan);

/// Pixels of a vector: all lanes with masks, otherwise a power of two that fits
/// in a row of inputs and of outputs.
int64_t getOuterConvPixels(const MachineDesc &machine, const ConvShape &shape,
                           bool masksTails);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_OUTERCONVPLANNER_H
