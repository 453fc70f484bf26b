//===- Search.cpp - Runs a search within a budget -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Search/Search.h"

#include <algorithm>
#include <cassert>

using namespace nnprim;

llvm::StringRef nnprim::describeStop(StopReason reason) {
  switch (reason) {
  case StopReason::Time:
    return "the time is up";
  case StopReason::Candidates:
    return "as many candidates as wanted";
  case StopReason::Patience:
    return "no improvement for long";
  case StopReason::Exhausted:
    return "no candidate is left";
  case StopReason::Interrupted:
    return "interrupted";
  }
  llvm_unreachable("all are above");
}

/// The costs of a batch, of which those that are known are not measured.
static std::vector<Measurement>
measureBatch(const std::vector<Path> &paths, const SearchHost &host,
             const std::map<std::vector<int64_t>, double> &known) {
  std::vector<Measurement> batch;
  std::vector<Path> unknown;
  std::vector<size_t> places;
  for (const Path &path : paths) {
    auto found = known.find(std::vector<int64_t>(path.begin(), path.end()));
    batch.push_back({path, found == known.end() ? kNoCost : found->second});
    if (found != known.end())
      continue;
    places.push_back(batch.size() - 1);
    unknown.push_back(path);
  }
  if (unknown.empty())
    return batch;
  std::vector<double> costs = host.measure(unknown);
  assert(costs.size() == unknown.size() && "a cost for each candidate");
  for (size_t i = 0; i < unknown.size(); ++i)
    batch[places[i]].cost = costs[i];
  return batch;
}

SearchOutcome
nnprim::runSearch(Traversal &traversal, const SearchBudget &budget,
                  const SearchHost &host,
                  const std::map<std::vector<int64_t>, double> &known) {
  SearchOutcome outcome;
  double begin = host.getSeconds();
  // Cost and time of the last improvement that counts.
  double improvedCost = kNoCost;
  size_t improvedAt = 0;
  while (true) {
    if (host.isInterrupted()) {
      outcome.reason = StopReason::Interrupted;
      return outcome;
    }
    size_t left = budget.candidates - outcome.candidates;
    std::vector<Path> paths = traversal.propose(std::min(budget.batch, left));
    if (paths.empty()) {
      outcome.reason = left ? StopReason::Exhausted : StopReason::Candidates;
      return outcome;
    }
    std::vector<Measurement> batch = measureBatch(paths, host, known);
    for (const Measurement &measurement : batch) {
      ++outcome.candidates;
      outcome.failed += measurement.cost == kNoCost;
      if (measurement.cost < outcome.cost) {
        outcome.cost = measurement.cost;
        outcome.best = measurement.path;
      }
      if (outcome.cost < improvedCost * (1 - budget.improvement)) {
        improvedCost = outcome.cost;
        improvedAt = outcome.candidates;
      }
    }
    traversal.report(batch);
    host.progress(outcome);
    std::optional<StopReason> reason;
    if (outcome.candidates >= budget.candidates)
      reason = StopReason::Candidates;
    else if (outcome.candidates - improvedAt >= budget.patience)
      reason = StopReason::Patience;
    else if (host.getSeconds() - begin >= budget.seconds)
      reason = StopReason::Time;
    if (reason) {
      outcome.reason = *reason;
      return outcome;
    }
  }
}
