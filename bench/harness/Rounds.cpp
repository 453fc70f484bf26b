//===- Rounds.cpp - Interleaved timing ------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rounds.h"

#include "benchmark/benchmark.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <sys/resource.h>

using namespace nnprim::bench;

namespace {
/// Keeps what google-benchmark would print.
class Collector : public benchmark::BenchmarkReporter {
public:
  explicit Collector(bool wallClock) : wallClock(wallClock) {}

  bool ReportContext(const Context &) override { return true; }
  void ReportRuns(const std::vector<Run> &runs) override {
    for (const Run &run : runs)
      seconds =
          (wallClock ? run.real_accumulated_time : run.cpu_accumulated_time) /
          double(run.iterations);
  }

  double seconds = 0;

private:
  bool wallClock;
};
} // namespace

/// Runs one turn of a contestant and returns the seconds per run.
static double takeTurn(Contestant &contestant, int64_t iterations,
                       bool wallClock) {
  auto body = [&](benchmark::State &state) {
    contestant.run();
    for (auto _ : state) {
      (void)_;
      contestant.run();
    }
  };
  Collector collector(wallClock);
  benchmark::ClearRegisteredBenchmarks();
  benchmark::RegisterBenchmark("turn", body)->Iterations(iterations);
  benchmark::RunSpecifiedBenchmarks(&collector, "turn");
  contestant.rest();
  return collector.seconds;
}

/// How often another program took a core from one of our threads.
static long interruptions() {
  rusage usage;
  getrusage(RUSAGE_SELF, &usage);
  return usage.ru_nivcsw;
}

/// Repeats a turn until no other program interrupts it, and returns its time
/// or, after `attempts` turns, the least time: wall-clock time is ours only
/// while the cores are.
static double takeQuietTurn(Contestant &contestant, int64_t iterations,
                            int attempts) {
  double least = 0;
  for (int turn = 0; turn < attempts; ++turn) {
    long before = interruptions();
    double seconds = takeTurn(contestant, iterations, /*wallClock=*/true);
    least = turn == 0 ? seconds : std::min(least, seconds);
    if (interruptions() == before)
      return seconds;
  }
  return least;
}

std::vector<std::vector<double>>
nnprim::bench::measure(const std::vector<Contestant *> &contestants,
                       const Timing &timing) {
  const size_t count = contestants.size();
  std::vector<int64_t> iterations(count);
  for (size_t i = 0; i < count; ++i) {
    double guess = takeTurn(*contestants[i], 1, timing.wallClock);
    iterations[i] = std::max<int64_t>(
        1, std::llround(timing.secondsPerRound / std::max(guess, 1e-8)));
  }
  std::vector<std::vector<double>> seconds(count);
  std::vector<size_t> order(count);
  std::iota(order.begin(), order.end(), 0);
  // The generator continues where the last call left it.
  static std::mt19937 random(1);
  for (int round = 0; round < timing.rounds; ++round) {
    std::shuffle(order.begin(), order.end(), random);
    for (size_t i : order)
      seconds[i].push_back(
          timing.wallClock
              ? takeQuietTurn(*contestants[i], iterations[i], timing.attempts)
              : takeTurn(*contestants[i], iterations[i], false));
  }
  return seconds;
}

double nnprim::bench::quantile(std::vector<double> values, double q) {
  auto rank = values.begin() + std::lround(q * double(values.size() - 1));
  std::nth_element(values.begin(), rank, values.end());
  return *rank;
}

double nnprim::bench::medianRatio(const std::vector<double> &a,
                                  const std::vector<double> &b) {
  std::vector<double> ratios(a.size());
  std::transform(a.begin(), a.end(), b.begin(), ratios.begin(),
                 std::divides<double>());
  return median(std::move(ratios));
}
