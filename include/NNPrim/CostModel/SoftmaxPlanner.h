//===- SoftmaxPlanner.h - How a softmax is run ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_SOFTMAXPLANNER_H
#define NNPRIM_COSTMODEL_SOFTMAXPLANNER_H

#include "NNPrim/Plan/SoftmaxPlan.h"
#include "NNPrim/Target/MachineDesc.h"

#include <optional>

namespace nnprim {

/// `rows` rows of `length` elements of `elementBytes`.
struct SoftmaxShape {
  int64_t rows, length;
  int64_t elementBytes = 4;
  /// Results may be kept in the output between passes: no precision is lost.
  bool canReload = true;
  /// Rows lie along the vectors, so that each has its own reductions; as many
  /// rows as there are lanes may be transposed to be one of vectors instead.
  bool isContiguous = true;
};

/// The plan with the least estimated cycles, of those with `passes` if given.
SoftmaxPlan planSoftmax(const MachineDesc &machine, const SoftmaxShape &shape,
                        std::optional<SoftmaxPasses> passes = {});

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_SOFTMAXPLANNER_H
