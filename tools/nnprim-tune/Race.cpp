//===- Race.cpp - Times libraries against each other ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Race.h"

#include "OtherLayers.h"
#include "Stopwatch.h"
#include "Tensors.h"

#include "nnprim/invoke.h"
#include "nnprim/library.h"
#include "nnprim/tensor.h"

#include "llvm/Support/ErrorHandling.h"

#include <algorithm>
#include <memory>
#include <random>

namespace {

struct CloseLibrary {
  void operator()(nnprim_library *library) const {
    nnprim_library_close(library);
  }
};

/// A library and its tensors.
struct Contestant {
  std::unique_ptr<nnprim_library, CloseLibrary> library;
  Tensors tensors;
  std::vector<double> microseconds;

  bool open(const std::string &path, std::string &error);
  /// Runs the model once and returns the time in seconds.
  double run(const nnprim_threads &threads);
  const nnprim_model &getModel() const {
    return *nnprim_library_model(library.get());
  }
};

/// One race between libraries.
class Race {
public:
  Race(size_t numContestants, const nnprim_threads &threads,
       const RaceOptions &options)
      : options(options), threads(threads), contestants(numContestants),
        others(options.bytesBetween) {}

  bool open(const std::vector<std::string> &libraries, std::string &error);
  void runRound();
  std::vector<double> getMedians();

private:
  void takeTurn(Contestant &contestant);

  const RaceOptions &options;
  const nnprim_threads &threads;
  std::vector<Contestant> contestants;
  OtherLayers others;
  std::mt19937 generator;
};

} // namespace

bool Contestant::open(const std::string &path, std::string &error) {
  char reason[512];
  // Close the library first, because dlopen shares an open one.
  library.reset();
  tensors = Tensors();
  library.reset(nnprim_library_open(path.c_str(), reason, sizeof(reason)));
  if (library)
    return tensors.prepare(*nnprim_library_model(library.get()), {}, error);
  error = reason;
  return false;
}

double Contestant::run(const nnprim_threads &threads) {
  const nnprim_model &model = getModel();
  Stopwatch watch(threads.num_threads);
  nnprim_status status =
      model.invoke(tensors.inputs(), tensors.outputs(), tensors.arena(),
                   model.arena_bytes, &threads);
  double seconds = watch.getSeconds();
  // Library and buffers were checked when they were opened and allocated.
  if (status != NNPRIM_OK)
    llvm::report_fatal_error(nnprim_status_string(status));
  return seconds;
}

bool Race::open(const std::vector<std::string> &libraries, std::string &error) {
  for (size_t i = 0; i < libraries.size(); ++i)
    if (!contestants[i].open(libraries[i], error))
      return false;
  return true;
}

void Race::takeTurn(Contestant &contestant) {
  contestant.run(threads);
  Stopwatch watch(threads.num_threads);
  do {
    others.run(contestant.getModel(), contestant.tensors, threads);
    contestant.microseconds.push_back(1e6 * contestant.run(threads));
  } while (watch.getSeconds() < options.milliseconds * 1e-3);
}

void Race::runRound() {
  std::vector<Contestant *> order;
  for (Contestant &contestant : contestants)
    order.push_back(&contestant);
  std::shuffle(order.begin(), order.end(), generator);
  for (Contestant *contestant : order)
    takeTurn(*contestant);
}

std::vector<double> Race::getMedians() {
  std::vector<double> medians;
  for (Contestant &contestant : contestants) {
    std::vector<double> &times = contestant.microseconds;
    auto middle = times.begin() + times.size() / 2;
    std::nth_element(times.begin(), middle, times.end());
    medians.push_back(*middle);
  }
  return medians;
}

std::vector<double> race(const std::vector<std::string> &libraries,
                         const nnprim_threads &threads,
                         const RaceOptions &options, std::string &error) {
  Race race(libraries.size(), threads, options);
  for (int look = 0; look < options.looks; ++look) {
    if (!race.open(libraries, error))
      return {};
    for (int round = 0; round < options.rounds; ++round)
      race.runRound();
  }
  return race.getMedians();
}
