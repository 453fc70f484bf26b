//===- ConvGemmPlanner.h - How a convolution on NCHW tensors is run -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_CONVGEMMPLANNER_H
#define NNPRIM_COSTMODEL_CONVGEMMPLANNER_H

#include "NNPrim/CostModel/DirectConvPlanner.h"
#include "NNPrim/Plan/ConvPlan.h"
#include "NNPrim/Problem/ConvShape.h"

#include <optional>

namespace nnprim {

/// The plan with the least estimated cycles over all panel widths.
ConvGemmPlan planConvGemm(const MachineDesc &machine, const ConvShape &shape);

/// The plan that packs so many panels at a time for the register tile of
/// `tiles`, with memory for that, and its estimated cycles.
ConvGemmPlan completeConvGemm(const MachineDesc &machine,
                              const ConvShape &shape, const GemmPlan &tiles,
                              int64_t panels);

/// Estimates of the two ways to compute a convolution on NCHW tensors: to pack
/// its pixels while it runs, or its filters, which must be known for that, once
/// for all.
struct ConvGemmChoice {
  double pixelCycles;
  /// With filters in panels of this width; nothing if they cannot be.
  std::optional<DirectConvPlan> filterPlan;

  bool packsFilters() const {
    return filterPlan && filterPlan->cycles < pixelCycles;
  }
  double getCycles() const {
    return packsFilters() ? filterPlan->cycles : pixelCycles;
  }
};

ConvGemmChoice chooseConvGemm(const MachineDesc &machine,
                              const ConvShape &shape, bool areFiltersKnown);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_CONVGEMMPLANNER_H
