//===- DepthwisePlan.h - How a depthwise convolution is run -------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_DEPTHWISEPLAN_H
#define NNPRIM_TARGET_DEPTHWISEPLAN_H

#include "NNPrim/Target/TargetDesc.h"

namespace nnprim {

/// The register tile of a depthwise convolution: adjacent outputs of a row by
/// vectors of channels, whose sums are in registers over the filter.
struct DepthwisePlan {
  int64_t columns, vectors;
};

/// The tile for rows of `width` outputs of `channels` channels: all tiles of a
/// row but the last have the same number of columns.
DepthwisePlan planDepthwise(const TargetDesc &target, int64_t width,
                            int64_t channels);

} // namespace nnprim

#endif // NNPRIM_TARGET_DEPTHWISEPLAN_H
