//===- SoftmaxPlan.h - How a softmax is run -------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_SOFTMAXPLAN_H
#define NNPRIM_TARGET_SOFTMAXPLAN_H

#include "NNPrim/Target/TargetDesc.h"

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

/// The passes over a row: see nnprim.twopass_softmax.
enum class SoftmaxPasses { TwoPass, ThreePassRecompute, ThreePassReload };

llvm::StringRef getName(SoftmaxPasses passes);

/// Turns of a loop whose sums are then added to those of others. Every addition
/// in a chain of equal terms may err alike, so chains are short; the sum of
/// such groups is compensated.
constexpr int64_t kSumTurns = 16;

struct SoftmaxPlan {
  SoftmaxPasses passes;
  /// The last pass stores around the caches.
  bool streaming;
  /// Elements of a part that a thread may take of a contiguous row; 0 if rows
  /// stay whole.
  int64_t partLength;
  /// Elements of a contiguous row whose exponentials are relative to the same
  /// maxima, found while those before them are computed; 0 if the whole row's
  /// are. A part has whole chunks but for the row's last.
  int64_t chunkLength;
  /// Contiguous rows are transposed, as many at once as there are lanes.
  bool batched;
  /// Estimate for all rows.
  double cycles;
};

/// The plan with the least estimated cycles, of those with `passes` if given.
SoftmaxPlan planSoftmax(const TargetDesc &target, const SoftmaxShape &shape,
                        std::optional<SoftmaxPasses> passes = {});

} // namespace nnprim

#endif // NNPRIM_TARGET_SOFTMAXPLAN_H
