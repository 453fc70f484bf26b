//===- PairedTimes.h - Which of two programs is faster ----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_SEARCH_PAIREDTIMES_H
#define NNPRIM_SEARCH_PAIREDTIMES_H

#include "llvm/ADT/ArrayRef.h"

#include <optional>
#include <vector>

namespace nnprim {

/// Times of two programs that took turns: one of each for each round. What
/// slows a machine down for a while slows both turns of a round, so that their
/// ratio says more than the times do.
struct PairedTimes {
  std::vector<double> base, other;
};

/// The ratio other/base, over the rounds of a race.
struct PairedRatio {
  double median;
  /// The median is at most this with the confidence that was asked for.
  double upperLimit;
};

/// The upper limit is an order statistic of the ratios, the smallest one for
/// which the sign test has the confidence: nothing is assumed about how times
/// are distributed, and a few rounds that were disturbed do not matter. Returns
/// nothing if the two have other numbers of rounds, if a time is not positive
/// and finite, or if there are too few rounds for the confidence.
std::optional<PairedRatio> comparePaired(const PairedTimes &times,
                                         double confidence);

/// Whether the median ratio of each race is below 1. Rounds of one race share
/// where memory and code lie, which favours one of the two by more than the
/// rounds differ; hence several races.
bool isFasterInEach(llvm::ArrayRef<PairedTimes> races);

/// The rule for what is recorded: the median ratio of each race and the upper
/// limit of the ratio over all their rounds are below 1.
bool isFaster(llvm::ArrayRef<PairedTimes> races, double confidence);

} // namespace nnprim

#endif // NNPRIM_SEARCH_PAIREDTIMES_H
