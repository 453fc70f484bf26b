//===- PairedTimes.cpp - Which of two programs is faster ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Search/PairedTimes.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace nnprim;

/// How many of `rounds` the slower of two equally fast programs does not win
/// with this confidence: the least w with P(Binomial(rounds, 1/2) >= w) <= 1 -
/// confidence. More than `rounds` if even all of them do not suffice.
static size_t getNeededWins(size_t rounds, double confidence) {
  // The probability of exactly `wins`, from all of them downwards.
  double exactly = std::exp2(-double(rounds)), atLeast = exactly;
  size_t wins = rounds;
  if (atLeast > 1 - confidence)
    return rounds + 1;
  while (wins > 0) {
    exactly *= double(wins) / double(rounds - wins + 1);
    if (atLeast + exactly > 1 - confidence)
      break;
    atLeast += exactly;
    --wins;
  }
  return wins;
}

std::optional<PairedRatio> nnprim::comparePaired(const PairedTimes &times,
                                                 double confidence) {
  size_t rounds = times.base.size();
  size_t needed = getNeededWins(rounds, confidence);
  if (times.other.size() != rounds || rounds == 0 || needed > rounds)
    return std::nullopt;
  std::vector<double> ratios;
  for (auto [base, other] : llvm::zip_equal(times.base, times.other)) {
    double ratio = other / base;
    if (!(base > 0) || !(ratio > 0) || std::isinf(base) || std::isinf(ratio))
      return std::nullopt;
    ratios.push_back(ratio);
  }
  llvm::sort(ratios);
  double median = (ratios[(rounds - 1) / 2] + ratios[rounds / 2]) / 2;
  return PairedRatio{median, ratios[needed > 0 ? needed - 1 : 0]};
}

bool nnprim::isFasterInEach(llvm::ArrayRef<PairedTimes> races) {
  return !races.empty() && llvm::all_of(races, [](const PairedTimes &times) {
    // Whether a limit exists depends on the number of rounds, the median does
    // not.
    std::optional<PairedRatio> ratio = comparePaired(times, 0);
    return ratio && ratio->median < 1;
  });
}

bool nnprim::isFaster(llvm::ArrayRef<PairedTimes> races, double confidence) {
  if (!isFasterInEach(races))
    return false;
  PairedTimes all;
  for (const PairedTimes &times : races) {
    llvm::append_range(all.base, times.base);
    llvm::append_range(all.other, times.other);
  }
  std::optional<PairedRatio> ratio = comparePaired(all, confidence);
  return ratio && ratio->upperLimit < 1;
}
