//===- Search.h - Runs a search within a budget --------------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_SEARCH_SEARCH_H
#define NNPRIM_SEARCH_SEARCH_H

#include "NNPrim/Search/Traversal.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <map>

namespace nnprim {

/// When a search stops.
struct SearchBudget {
  double seconds = std::numeric_limits<double>::infinity();
  size_t candidates = std::numeric_limits<size_t>::max();
  /// Candidates in a row none of which is better by `improvement`.
  size_t patience = std::numeric_limits<size_t>::max();
  double improvement = 0.005;
  /// Candidates that are measured together.
  size_t batch = 16;
};

enum class StopReason { Time, Candidates, Patience, Exhausted, Interrupted };
llvm::StringRef describeStop(StopReason reason);

struct SearchOutcome {
  /// Empty if no candidate works.
  Path best;
  double cost = kNoCost;
  /// Candidates that were measured, and of these, those that do not work.
  size_t candidates = 0, failed = 0;
  StopReason reason = StopReason::Exhausted;
};

/// The functions that a search needs from its caller.
struct SearchHost {
  /// The costs of candidates, one each; `kNoCost` for what does not work.
  std::function<std::vector<double>(llvm::ArrayRef<Path>)> measure;
  /// Seconds since some moment.
  std::function<double()> getSeconds;
  /// Called after each batch.
  std::function<void(const SearchOutcome &)> progress = [](auto &) {};
  /// Asked after each batch.
  std::function<bool()> isInterrupted = [] { return false; };
};

/// Runs a traversal until the budget is spent. Candidates in `known` are not
/// measured, but have the costs given there: those of a search that was
/// interrupted.
SearchOutcome runSearch(Traversal &traversal, const SearchBudget &budget,
                        const SearchHost &host,
                        const std::map<std::vector<int64_t>, double> &known);

} // namespace nnprim

#endif // NNPRIM_SEARCH_SEARCH_H
