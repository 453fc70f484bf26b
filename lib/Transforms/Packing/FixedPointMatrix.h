//===- FixedPointMatrix.h - A matrix of weights in fixed point ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_PACKING_FIXEDPOINTMATRIX_H
#define NNPRIM_LIB_TRANSFORMS_PACKING_FIXEDPOINTMATRIX_H

#include "NarrowMatrix.h"

#include <vector>

namespace nnprim {

/// How K×N weights are stored as NNPrim/Problem/FixedPoint.h says.
struct FixedPointResult {
  int64_t depth = 0, channels = 0, group = 0;
  /// For each group and channel, exact in the upper half of an f32.
  std::vector<float> scales;
  /// As those of NarrowResult.
  double largestError = 0, relativeError = 0;

  int64_t getRows() const;
};

/// Stores weights with the largest groups with which the error is within the
/// options' bound, or with medium ones if there is none. `getCodes` returns
/// memory for all rows, of scales and of integers; it is called once for each
/// kind of groups that is tried, and what the last call returned holds the
/// codes. Fails if no groups are within the bound, and if weights are not
/// finite. The channels of `matrix` are those of its last dimension.
CheckResult
storeFixedPoint(const NarrowMatrix &matrix, const NarrowOptions &options,
                llvm::function_ref<char *(const FixedPointResult &)> getCodes,
                FixedPointResult &result);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_PACKING_FIXEDPOINTMATRIX_H
