//===- ConvGemmPlan.h - How a convolution on NCHW tensors is run ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_CONVGEMMPLAN_H
#define NNPRIM_TARGET_CONVGEMMPLAN_H

#include "NNPrim/Target/CostModel.h"

#include <optional>

namespace nnprim {

/// The memory in which rows of the input are laid out before they are packed:
/// padded, columns that a step of the filter's stride apart side by side. For
/// each channel `rows` rows of `phases` runs of `pitch` elements: run p of a
/// row has the elements p, p + stride, p + 2·stride … of its padded columns.
struct Im2colScratch {
  int64_t rows, phases, pitch;
  /// All of it, with what whole vectors read behind the last row.
  int64_t elements;
};

/// What `pixels` output pixels, the first anywhere in its row, need.
Im2colScratch getIm2colScratch(const TargetDesc &target, const ConvShape &shape,
                               int64_t pixels);

/// How a convolution on NCHW tensors is run: for each group of panels of
/// output pixels these are packed, then multiplied by all filters.
struct ConvGemmPlan {
  /// The product of all filters by a group's pixels.
  GemmPlan tiles;
  /// Panels of a group.
  int64_t panels;
  /// Parts of the work that have memory of their own, so that they may run at
  /// a time.
  int64_t parts;
  /// Elements of that memory: the panels, each with a row more, at first.
  int64_t panelElements, scratchElements;
  double cycles;

  int64_t getPixels() const { return panels * tiles.nr; }
  int64_t getPartElements() const { return panelElements + scratchElements; }
};

/// The plan with the least estimated cycles over all panel widths.
ConvGemmPlan planConvGemm(const TargetDesc &target, const ConvShape &shape);

/// Estimates of the two ways to compute a convolution on NCHW tensors: to pack
/// its pixels while it runs, or its filters, which must be known for that, once
/// for all.
struct ConvGemmChoice {
  double pixelCycles;
  /// With filters in panels of this width; nothing if they can not be.
  std::optional<ConvPlan> filterPlan;

  bool packsFilters() const {
    return filterPlan && filterPlan->cycles < pixelCycles;
  }
  double getCycles() const {
    return packsFilters() ? filterPlan->cycles : pixelCycles;
  }
};

ConvGemmChoice chooseConvGemm(const TargetDesc &target, const ConvShape &shape,
                              bool areFiltersKnown);

} // namespace nnprim

#endif // NNPRIM_TARGET_CONVGEMMPLAN_H
