//===- FastConvPlanner.h - How Winograd's convolution is run --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_FASTCONVPLANNER_H
#define NNPRIM_COSTMODEL_FASTCONVPLANNER_H

#include "NNPrim/Plan/FastConvPlan.h"
#include "NNPrim/Problem/FastConvShape.h"
#include "NNPrim/Target/MachineDesc.h"

namespace nnprim {

/// Bytes of filters, which are transformed unless the kernel does that on the
/// fly, and the bytes that the LLC does not keep: a quarter of it is for images
/// and other programs.
double getFilterBytes(const FastConvShape &shape);
double getMemoryBytes(const MachineDesc &machine, const FastConvShape &shape);

/// The plan with the least estimated cycles over all panel widths.
FastConvPlan planFastConv(const MachineDesc &machine,
                          const FastConvShape &shape);

/// The plan for filters that are already packed in panels of `nr`.
FastConvPlan planFastConvWithPanelWidth(const MachineDesc &machine,
                                        const FastConvShape &shape, int64_t nr);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_FASTCONVPLANNER_H
