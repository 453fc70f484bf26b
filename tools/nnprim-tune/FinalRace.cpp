//===- FinalRace.cpp - Whether a plan is worth recording ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FinalRace.h"

#include "NNPrim/Search/PairedTimes.h"
#include "NNPrim/Search/Traversal.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <limits>

using namespace nnprim;

/// A race is a process of its own with a library of its own, so that memory
/// lies elsewhere, and code in the other order.
static constexpr int kRaces = 3;
static constexpr int kRounds = 21;
/// Runs of a turn, of which the fastest counts: of a convolution on a machine
/// whose caches others use, single runs take 1 to 1.5 of the least time.
static constexpr int kRuns = 5;
/// A plan that is as fast as the cost model's wins 45 of 63 rounds, which this
/// asks for, one time of 2200.
static constexpr double kConfidence = 0.999;

static double getMedian(std::vector<double> times) {
  if (times.empty())
    return kNoCost;
  auto middle = times.begin() + times.size() / 2;
  std::nth_element(times.begin(), middle, times.end());
  return *middle;
}

FinalTimes runFinalRaces(Candidates &candidates, const LayerPlan &modelPlan,
                         const LayerPlan &plan, const RaceSizes &sizes) {
  RaceSizes longer = sizes;
  longer.rounds = kRounds;
  longer.runs = kRuns;
  longer.drop = std::numeric_limits<double>::max();
  std::vector<PairedTimes> races;
  PairedTimes all;
  for (int race = 0; race < kRaces; ++race) {
    std::vector<LayerPlan> plans{modelPlan, plan};
    if (race % 2 == 1)
      std::swap(plans[0], plans[1]);
    std::vector<CandidateResult> results = candidates.measure(plans, longer);
    if (race % 2 == 1)
      std::swap(results[0], results[1]);
    races.push_back({results[0].rounds, results[1].rounds});
    llvm::append_range(all.base, races.back().base);
    llvm::append_range(all.other, races.back().other);
    // One race that is lost decides.
    if (!isFasterInEach(races))
      break;
  }
  // Where the machine was slow for some rounds, the medians of both may be of
  // other rounds, unlike that of their ratio.
  double model = getMedian(all.base), other = getMedian(all.other);
  if (auto ratio = comparePaired(all, kConfidence))
    other = model * ratio->median;
  return {model, other, races.size() == kRaces && isFaster(races, kConfidence)};
}
