//===- DirectConvPlanner.h - How a convolution is run in place ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_DIRECTCONVPLANNER_H
#define NNPRIM_COSTMODEL_DIRECTCONVPLANNER_H

#include "NNPrim/Plan/ConvPlan.h"
#include "NNPrim/Problem/ConvShape.h"
#include "NNPrim/Target/MachineDesc.h"

#include <optional>

namespace nnprim {

/// The plan with the least estimated cycles over all panel widths.
DirectConvPlan planDirectConv(const MachineDesc &machine,
                              const ConvShape &shape);

/// The plan for a filter that is already packed in panels of `nr` columns.
DirectConvPlan planDirectConvWithPanelWidth(const MachineDesc &machine,
                                            const ConvShape &shape, int64_t nr);

/// As planGemmOfExtendedInput(); none of images in NCHW.
std::optional<DirectConvPlan>
planDirectConvOfExtendedInput(const MachineDesc &machine,
                              const ConvShape &shape,
                              std::optional<int64_t> nr);

/// Estimated cycles of any plan. Loop order and prefetch are not part of it.
double estimateDirectConv(const MachineDesc &machine, const ConvShape &shape,
                          const DirectConvPlan &plan);

/// The worker slots that have memory for the pixels of a band of so many rows
/// that are rounded together: as many as take 4 % of an im2col matrix, but one
/// for each thread; 0 if they are on the stack.
int64_t getBandParts(const MachineDesc &machine, const ConvShape &shape,
                     int64_t bandRows);

/// Whether the bands of all threads take at most 4 % of the memory of an im2col
/// matrix, and one of them leaves most of L2 to others.
bool isBandSmall(const MachineDesc &machine, const ConvShape &shape,
                 int64_t bandRows);

/// Micro-kernels of a plan: tiles whose padding differs have kernels of their
/// own.
int64_t countWindowKernels(const ConvShape &shape, const DirectConvPlan &plan);

/// Micro-kernels of one convolution beyond which the code would outweigh what
/// direct addressing saves.
inline constexpr int64_t kMaxWindowKernels = 64;

/// The best plan with vectors along channels, for filters that are not yet
/// packed; nothing where these would not be whole, or where vectors along
/// filters are.
std::optional<DirectConvPlan> planPairwiseConv(const MachineDesc &machine,
                                               const ConvShape &shape);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_DIRECTCONVPLANNER_H
