//===- Race.cpp - Libraries against each other --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Race.h"

#include "Tensors.h"
#include "Threads.h"

#include "nnprim/library.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <numeric>
#include <random>

namespace {

struct CloseLibrary {
  void operator()(nnprim_library *library) const {
    nnprim_library_close(library);
  }
};

/// A library and the memory that it works on.
struct Contestant {
  std::unique_ptr<nnprim_library, CloseLibrary> library;
  Tensors tensors;
  std::vector<double> microseconds;

  bool open(const std::string &path, std::string &error);
  /// Seconds of one invocation.
  double run(const nnprim_threads &threads);
  void takeTurn(const nnprim_threads &threads, double seconds);
};

} // namespace

bool Contestant::open(const std::string &path, std::string &error) {
  char reason[512];
  // What is still open is not opened again, but shared.
  library.reset();
  tensors = Tensors();
  library.reset(nnprim_library_open(path.c_str(), reason, sizeof(reason)));
  if (library)
    return tensors.prepare(*nnprim_library_model(library.get()), {}, error);
  error = reason;
  return false;
}

double Contestant::run(const nnprim_threads &threads) {
  using Clock = std::chrono::steady_clock;
  Clock::time_point begin = Clock::now();
  nnprim_library_model(library.get())
      ->invoke(tensors.inputs(), tensors.outputs(), tensors.arena(), &threads);
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// The first run, which fills the caches, decides how many there are.
void Contestant::takeTurn(const nnprim_threads &threads, double seconds) {
  int runs = std::clamp(int(seconds / run(threads)), 1, 1000);
  double sum = 0;
  for (int i = 0; i < runs; ++i)
    sum += run(threads);
  microseconds.push_back(1e6 * sum / runs);
}

static double getMedian(std::vector<double> numbers) {
  auto middle = numbers.begin() + numbers.size() / 2;
  std::nth_element(numbers.begin(), middle, numbers.end());
  return *middle;
}

std::vector<double> race(const std::vector<std::string> &libraries,
                         const RaceOptions &options, std::string &error) {
  Threads threads;
  std::string note;
  if (!threads.start(options.threads, note, error))
    return {};
  std::vector<Contestant> contestants(libraries.size());
  std::vector<size_t> order(libraries.size());
  std::iota(order.begin(), order.end(), 0);
  std::mt19937 generator;
  for (int look = 0; look < options.looks; ++look) {
    for (size_t i = 0; i < libraries.size(); ++i)
      if (!contestants[i].open(libraries[i], error))
        return {};
    for (int round = 0; round < options.rounds; ++round) {
      std::shuffle(order.begin(), order.end(), generator);
      for (size_t i : order)
        contestants[i].takeTurn(threads.get(), options.milliseconds * 1e-3);
    }
  }
  std::vector<double> medians;
  for (Contestant &contestant : contestants)
    medians.push_back(getMedian(std::move(contestant.microseconds)));
  return medians;
}
