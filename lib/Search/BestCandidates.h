//===- BestCandidates.h - The best candidates of a search ----- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_SEARCH_BESTCANDIDATES_H
#define NNPRIM_LIB_SEARCH_BESTCANDIDATES_H

#include "NNPrim/Search/Traversal.h"

#include <algorithm>

namespace nnprim {

/// The candidates with the least costs, best first; of equal costs the earlier
/// one.
class BestCandidates {
public:
  explicit BestCandidates(size_t max) : max(max) {}

  void add(const Measurement &measurement) {
    if (measurement.cost == kNoCost)
      return;
    auto place = std::upper_bound(
        best.begin(), best.end(), measurement,
        [](const auto &lhs, const auto &rhs) { return lhs.cost < rhs.cost; });
    best.insert(place, measurement);
    if (best.size() > max)
      best.pop_back();
  }

  llvm::ArrayRef<Measurement> get() const { return best; }

private:
  size_t max;
  std::vector<Measurement> best;
};

} // namespace nnprim

#endif // NNPRIM_LIB_SEARCH_BESTCANDIDATES_H
