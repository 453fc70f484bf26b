//===- DepthwisePlanner.h - How a depthwise convolution is run ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_DEPTHWISEPLANNER_H
#define NNPRIM_COSTMODEL_DEPTHWISEPLANNER_H

#include "NNPrim/Plan/ConvPlan.h"
#include "NNPrim/Target/MachineDesc.h"

#include <array>
#include <optional>

namespace nnprim {

/// A depthwise convolution, of one image.
struct DepthwiseShape {
  int64_t channels;
  /// [height, width] each.
  std::array<int64_t, 2> outputs, taps, strides, dilations;
  ProductTypes types = {};
  /// What follows the sums: nothing, additions and bounds, or more than that.
  enum class Epilogue { None, Simple, Other };
  Epilogue epilogue = Epilogue::None;
  /// Pixels of a row of the image; 0 if padding keeps the size.
  int64_t imageWidth = 0;

  int64_t getRowPixels() const {
    return imageWidth != 0 ? imageWidth : outputs[1] * strides[1];
  }
};

/// The plan with the least estimated cycles.
DepthwisePlan planDepthwise(const MachineDesc &machine,
                            const DepthwiseShape &shape);

/// Estimated cycles of any plan.
double estimateDepthwise(const MachineDesc &machine,
                         const DepthwiseShape &shape,
                         const DepthwisePlan &plan);

/// The `overlap_tiles` of a plan with `vectors` vectors that takes the least
/// time, or 0 if none gains.
int64_t chooseOverlapTiles(const MachineDesc &machine,
                           const DepthwiseShape &shape, int64_t vectors);

/// The plan with the least estimated cycles on NCHW tensors whose rows are
/// `inputWidth` long. Returns nothing if there is no kernel for the stride of
/// columns or for so large a filter.
std::optional<DepthwiseNchwPlan> planDepthwiseNchw(const MachineDesc &machine,
                                                   const DepthwiseShape &shape,
                                                   int64_t inputWidth);
double estimateDepthwiseNchw(const MachineDesc &machine,
                             const DepthwiseShape &shape,
                             const DepthwiseNchwPlan &plan, int64_t inputWidth);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_DEPTHWISEPLANNER_H
