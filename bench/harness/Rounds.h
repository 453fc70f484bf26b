//===- Rounds.h - Interleaved timing ----------------------------*- C++ -*-===//
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
  /// Measures wall-clock time; otherwise the CPU time of the thread, which
  /// excludes what other programs take from the core, but also what helper
  /// threads do.
  bool wallClock = false;
  /// Maximum number of attempts at a wall-clock turn that other programs
  /// interrupt.
  int attempts = 10;
};

/// Seconds per run of each contestant, one number per round. In a round every
/// contestant has one turn, in an order that is drawn for each round, so that a
/// change of clock frequency affects all of them and none always follows the
/// same one. (In a fixed order, the contestant after the streaming loop was 4
/// to 8 % slower where its data are between L2 and the LLC.) A turn is one
/// untimed run, which warms the caches, then as many timed ones as fill the
/// contestant's share. With the wall clock, a turn is repeated when another
/// program interrupted it.
std::vector<std::vector<double>>
measure(const std::vector<Contestant *> &contestants, const Timing &timing);

/// The q-quantile, by rank; q in [0, 1].
double quantile(std::vector<double> values, double q);
inline double median(std::vector<double> values) {
  return quantile(std::move(values), 0.5);
}
/// Median of a[i] / b[i], which are neighbours in time, so that drift cancels
/// out.
double medianRatio(const std::vector<double> &a, const std::vector<double> &b);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_ROUNDS_H
