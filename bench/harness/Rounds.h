//===- Rounds.h - Interleaved timing -------------------------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_ROUNDS_H
#define NNPRIM_BENCH_ROUNDS_H

#include "Contestant.h"

namespace nnprim::bench {

struct Timing {
  int rounds = 11;
  /// A contestant's share of a round.
  double secondsPerRound = 0.005;
  /// Time on the wall; else the thread's own, which does not count what other
  /// programs take from the core, but neither what its helpers do.
  bool wallClock = false;
  /// How often a turn is repeated by the wall's clock while others interrupt.
  int attempts = 10;
};

/// Seconds of a run, one number a round, of each contestant. In a round every
/// contestant has one turn, in an order that is drawn for each round: a change
/// of the clock meets all of them, and nobody always follows the same. (In
/// turn, whoever came after the loop that streams was 4 to 8 % slower, where
/// its data are between the second-level cache and the last.)
/// A turn is one untimed run, which warms the caches, then as many timed ones
/// as fill the contestant's share. By the clock on the wall a turn is repeated
/// when another program interrupted it.
std::vector<std::vector<double>>
measure(const std::vector<Contestant *> &contestants, const Timing &timing);

/// The q-quantile, by rank; q in [0, 1].
double quantile(std::vector<double> values, double q);
inline double median(std::vector<double> values) {
  return quantile(std::move(values), 0.5);
}
/// Median of a[i] / b[i]: of neighbours in time, so that drift cancels out.
double medianRatio(const std::vector<double> &a, const std::vector<double> &b);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_ROUNDS_H
