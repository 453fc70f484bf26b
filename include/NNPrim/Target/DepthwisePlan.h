//===- DepthwisePlan.h - How a depthwise convolution is run -----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_DEPTHWISEPLAN_H
#define NNPRIM_TARGET_DEPTHWISEPLAN_H

#include "NNPrim/Target/TargetDesc.h"

#include <array>

namespace nnprim {

/// A depthwise convolution, of one image.
struct DepthwiseShape {
  int64_t channels;
  /// [height, width] each.
  std::array<int64_t, 2> outputs, taps, strides, dilations;
};

/// How a depthwise convolution is run: tiles of `rows` x `columns` outputs
/// times `vectors` vectors of channels are held in registers.
struct DepthwisePlan {
  int64_t rows, columns, vectors;
  /// The rows of the filter are a loop, and `rows` is 1; otherwise the whole
  /// filter is straight-line code.
  bool loopOverTaps;
};

/// The plan with the least estimated cycles.
DepthwisePlan planDepthwise(const TargetDesc &target,
                            const DepthwiseShape &shape);

} // namespace nnprim

#endif // NNPRIM_TARGET_DEPTHWISEPLAN_H
