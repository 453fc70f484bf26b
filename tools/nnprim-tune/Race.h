//===- Race.h - Libraries against each other ------------------------------===//
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
  /// Times that libraries are opened and memory is allocated anew: pages of
  /// memory differ in what they share in the caches.
  int looks = 3;
  /// Of each look; in each all libraries have their turn.
  int rounds = 7;
  /// The length of a turn, at least one run.
  double milliseconds = 4;
  /// Read before each run, as the rest of a model is between two runs of one of
  /// its layers: what of it stays in the caches is part of what it takes.
  int64_t bytesBetween = 0;
};

/// Microseconds that an invocation of each library takes, the median over all
/// runs. On failure returns nothing and sets `error`.
std::vector<double> race(const std::vector<std::string> &libraries,
                         const nnprim_threads &threads,
                         const RaceOptions &options, std::string &error);

#endif // NNPRIM_TOOLS_TUNE_RACE_H
