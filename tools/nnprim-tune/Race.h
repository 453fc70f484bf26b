//===- Race.h - Times libraries against each other ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_RACE_H
#define NNPRIM_TOOLS_TUNE_RACE_H

#include "nnprim/model.h"

#include <cstdint>
#include <string>
#include <vector>

struct RaceOptions {
  /// Number of times that libraries are opened and memory is allocated anew,
  /// because allocations differ in the cache sets their pages share.
  int looks = 3;
  /// Rounds per look; in each round every library has one turn.
  int rounds = 7;
  /// Duration of a turn, which has at least one run.
  double milliseconds = 4;
  /// Bytes of the weights of other layers, which run between two runs of one in
  /// a model; see OtherLayers.
  int64_t bytesBetween = 0;
};

/// Returns the median time over all runs of each library, in microseconds. On
/// failure returns an empty vector and sets `error`.
std::vector<double> race(const std::vector<std::string> &libraries,
                         const nnprim_threads &threads,
                         const RaceOptions &options, std::string &error);

#endif // NNPRIM_TOOLS_TUNE_RACE_H
