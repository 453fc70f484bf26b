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

#include <algorithm>
#include <optional>

namespace nnprim {

/// The plan with the least estimated cycles over all panel widths.
ConvGemmPlan planConvGemm(const MachineDesc &machine, const ConvShape &shape);

/// The plan that packs so many panels at a time for the register tile of
/// `tiles`, with memory for that, and its estimated cycles.
ConvGemmPlan completeConvGemm(const MachineDesc &machine,
                              const ConvShape &shape, const GemmPlan &tiles,
                              int64_t panels);

/// Whether what a thread packs takes 4 % of an im2col matrix at most.
bool packsLittle(const ConvShape &shape, const ConvGemmPlan &plan);

/// Estimates of the three ways to compute a convolution on NCHW tensors: to
/// pack its pixels while it runs; its filters, which must be known for that,
/// once for all; or nothing, as an outer product.
struct ConvGemmChoice {
  double pixelCycles;
  /// With filters in panels of this width; nothing if they cannot be.
  std::optional<DirectConvPlan> filterPlan;
  /// Nothing if there is no kernel, or there are many channels and filters.
  std::optional<OuterConvPlan> outerPlan;

  /// Whether nothing is packed. Estimates err, so that outer products, of which
  /// fewer layers have been measured, have to be the faster by some percent.
  bool isOuter() const {
    constexpr double share = 0.97;
    return outerPlan && outerPlan->cycles < share * getPackedCycles();
  }
  /// Packed pixels need memory at run time, for which they have to be faster by
  /// more than estimates can tell.
  bool packsFilters() const {
    constexpr double share = 1.03;
    return !isOuter() && filterPlan && filterPlan->cycles < share * pixelCycles;
  }
  /// Of the faster one of the two ways that pack.
  double getPackedCycles() const {
    return filterPlan ? std::min(filterPlan->cycles, pixelCycles) : pixelCycles;
  }
  double getCycles() const {
    return isOuter() ? outerPlan->cycles : getPackedCycles();
  }
};

ConvGemmChoice chooseConvGemm(const MachineDesc &machine,
                              const ConvShape &shape, bool areFiltersKnown);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_CONVGEMMPLANNER_H
