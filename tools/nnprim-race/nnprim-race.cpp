//===- nnprim-race.cpp - Times models of a library against each other -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// nnprim-race [options] LIBRARY NAME…: runs the models NAME_model of a shared
// library, which have the same inputs and outputs, on the same random inputs,
// compares their outputs with those of a file, and times them in turns. A
// line on standard output for each step, written when it is done, so that the
// caller knows which model crashed or hung:
//
//   begin NAME         before it runs for the first time
//   error NAME E       the largest difference over the largest magnitude
//   time NAME T        the least time of a run in microseconds
//   rounds NAME T...   the least time in each round that it took part in
//
// The outputs of several references may be one behind the other in a file. With
// a NAME@N, the model NAME_model is compared with those of number N, from 0 on:
// models of the same layer with other layouts of the same tensors.
//
// What else runs on the machine makes runs slower and none faster. Where caches
// and memory are shared, most runs are slowed by some percent and some by half,
// so that medians of a few runs differ more than plans do, and the least times
// half as much. Runs during which the thread was taken off its core do not
// count if a turn has others, since the clock may lack a part of them.
//
// In each round the tensors lie elsewhere in their pages: which sets of a cache
// they share with weights decides about a fifth of the time of some plans, and
// a model that a plan is for has them anywhere.
//
// The program needs neither the compiler nor LLVM, so that it runs on any
// machine that the library is for.
//
//===----------------------------------------------------------------------===//

#include "OtherLayers.h"
#include "Stopwatch.h"
#include "Tensors.h"
#include "Threads.h"

#include "nnprim/invoke.h"
#include "nnprim/tensor.h"

#include <dlfcn.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>

namespace {

struct Options {
  std::string library;
  std::vector<std::string> names;
  /// Outputs are compared with those of this file, or written to it.
  std::string reference, write;
  int rounds = 9;
  /// Milliseconds of a turn, and its least number of runs.
  double turn = 2;
  int runs = 3;
  /// Models whose fastest run takes so many times that of the fastest model are
  /// dropped after the first round, but not the first model, which others are
  /// compared with. With more runs the least time says more: the excess that is
  /// allowed is a half after three rounds, a third after five, and so on.
  double drop = 1.3;
  /// Bytes of the weights of other layers, which run between two runs of a
  /// layer in a model: see OtherLayers. A turn then has as many runs as it has
  /// to.
  size_t between = 0;
  int32_t threads = 1;
};

struct RunTime {
  double microseconds;
  /// The clock may be wrong about a run that was interrupted.
  bool wasInterrupted;
};

struct Contestant {
  /// As the caller spells it.
  std::string name;
  const nnprim_model *model = nullptr;
  /// The number of its reference.
  size_t reference = 0;
  /// Shared by all: where tensors lie decides about conflicts in caches, which
  /// can cost more than one plan gains over another.
  const Tensors *tensors = nullptr;
  /// The least times of its turns.
  std::vector<double> rounds;
  bool isDropped = false;

  RunTime run(const nnprim_threads &threads) {
    Stopwatch watch(threads.num_threads);
    nnprim_status status =
        model->invoke(tensors->inputs(), tensors->outputs(), tensors->arena(),
                      tensors->arenaBytes(), &threads);
    RunTime time{1e6 * watch.getSeconds(), watch.wasInterrupted()};
    if (status != NNPRIM_OK) {
      std::fprintf(stderr, "nnprim-race: error: %s: %s\n", name.c_str(),
                   nnprim_status_string(status));
      std::exit(1);
    }
    return time;
  }
  double getLeast() const {
    return *std::min_element(rounds.begin(), rounds.end());
  }
  void takeTurn(const nnprim_threads &threads, const Options &options,
                const OtherLayers &others);
};

int fail(const std::string &reason) {
  std::fprintf(stderr, "nnprim-race: error: %s\n", reason.c_str());
  return 1;
}

} // namespace

/// Runs as often as the options say, each time after the other layers.
void Contestant::takeTurn(const nnprim_threads &threads, const Options &options,
                          const OtherLayers &others) {
  // The contestant of the turn before decided how much of this one's data and
  // code is left in caches: one run that is not timed brings them back.
  if (others.areNone())
    run(threads);
  double least = INFINITY, leastInterrupted = INFINITY;
  Stopwatch watch(threads.num_threads);
  for (int i = 0;
       i < options.runs ||
       (others.areNone() && watch.getSeconds() < options.turn * 1e-3);
       ++i) {
    others.run(*model, *tensors, threads);
    // On virtual machines clocks of two processors may be microseconds apart: a
    // run that moves from one to the other has taken no time then.
    RunTime time = run(threads);
    double &best = time.wasInterrupted ? leastInterrupted : least;
    if (time.microseconds > 0)
      best = std::min(best, time.microseconds);
  }
  rounds.push_back(least < INFINITY ? least : leastInterrupted);
}

static float fromBF16(uint16_t bits) {
  uint32_t wide = uint32_t(bits) << 16;
  float value;
  std::memcpy(&value, &wide, sizeof(value));
  return value;
}

static bool isNumber(int32_t type) {
  return type == NNPRIM_FLOAT32 || type == NNPRIM_BFLOAT16 ||
         type == NNPRIM_INT8 || type == NNPRIM_UINT8 || type == NNPRIM_INT16 ||
         type == NNPRIM_INT32;
}

/// The element of such a type.
static double getElement(const nnprim_tensor &tensor, const void *data,
                         size_t i) {
  switch (tensor.type) {
  case NNPRIM_FLOAT32:
    return static_cast<const float *>(data)[i];
  case NNPRIM_BFLOAT16:
    return fromBF16(static_cast<const uint16_t *>(data)[i]);
  case NNPRIM_INT8:
    return static_cast<const int8_t *>(data)[i];
  case NNPRIM_UINT8:
    return static_cast<const uint8_t *>(data)[i];
  case NNPRIM_INT16:
    return static_cast<const int16_t *>(data)[i];
  case NNPRIM_INT32:
    return static_cast<const int32_t *>(data)[i];
  default:
    return 0;
  }
}

/// max|y - y'| / max|y'|, infinite where one is NaN and the other is not. Of
/// other types all bytes have to be the same.
static double getError(const nnprim_tensor &tensor, const void *output,
                       const void *expected) {
  size_t count = 1;
  for (int32_t d = 0; d < tensor.rank; ++d)
    count *= size_t(tensor.shape[d]);
  if (!isNumber(tensor.type))
    return std::memcmp(output, expected, nnprim_tensor_bytes(&tensor))
               ? INFINITY
               : 0;
  double difference = 0, largest = 0;
  for (size_t i = 0; i < count; ++i) {
    double got = getElement(tensor, output, i);
    double wanted = getElement(tensor, expected, i);
    if (got == wanted || (std::isnan(got) && std::isnan(wanted)))
      continue;
    if (!(std::fabs(got - wanted) <= 1e300))
      return INFINITY;
    difference = std::max(difference, std::fabs(got - wanted));
    largest = std::max(largest, std::fabs(wanted));
  }
  return largest > 0 ? difference / largest : difference;
}

static bool parse(int argc, char **argv, Options &options) {
  int i = 1;
  for (; i < argc && argv[i][0] == '-'; ++i) {
    std::string argument = argv[i];
    size_t equals = argument.find('=');
    if (equals == std::string::npos)
      return false;
    std::string name = argument.substr(0, equals);
    const char *value = argv[i] + equals + 1;
    if (name == "--reference")
      options.reference = value;
    else if (name == "--write")
      options.write = value;
    else if (name == "--rounds")
      options.rounds = std::atoi(value);
    else if (name == "--runs")
      options.runs = std::max(1, std::atoi(value));
    else if (name == "--turn")
      options.turn = std::atof(value);
    else if (name == "--drop")
      options.drop = std::atof(value);
    else if (name == "--between")
      options.between = std::strtoull(value, nullptr, 10);
    else if (name == "--threads")
      options.threads = std::atoi(value);
    else
      return false;
  }
  if (argc - i < 2)
    return false;
  options.library = argv[i];
  options.names.assign(argv + i + 1, argv + argc);
  return true;
}

/// Splits NAME@N. False if N is no number.
static bool splitName(Contestant &contestant, std::string &model) {
  size_t at = contestant.name.find('@');
  model = contestant.name.substr(0, at);
  if (at == std::string::npos)
    return true;
  const char *number = contestant.name.c_str() + at + 1;
  char *end = nullptr;
  contestant.reference = std::strtoull(number, &end, 10);
  return *number != '\0' && *end == '\0';
}

/// Fills the outputs, so that nothing of an earlier run passes for a result; as
/// floats they are NaN.
static void spoilOutputs(const Contestant &contestant) {
  for (int32_t i = 0; i < contestant.model->num_outputs; ++i)
    std::memset(contestant.tensors->outputs()[i], 0xff,
                nnprim_tensor_bytes(&contestant.model->outputs[i]));
}

/// All outputs one behind the other.
static std::vector<char> getOutputs(const Contestant &contestant) {
  std::vector<char> bytes;
  for (int32_t i = 0; i < contestant.model->num_outputs; ++i) {
    const char *data =
        static_cast<const char *>(contestant.tensors->outputs()[i]);
    bytes.insert(bytes.end(), data,
                 data + nnprim_tensor_bytes(&contestant.model->outputs[i]));
  }
  return bytes;
}

static double compare(const Contestant &contestant, const char *expected) {
  double error = 0;
  size_t offset = 0;
  for (int32_t i = 0; i < contestant.model->num_outputs; ++i) {
    const nnprim_tensor &tensor = contestant.model->outputs[i];
    error = std::max(error, getError(tensor, contestant.tensors->outputs()[i],
                                     expected + offset));
    offset += nnprim_tensor_bytes(&tensor);
  }
  return error;
}

/// The outputs of the contestant's reference, which are so large; null if the
/// file has others.
static const char *findReference(const Contestant &contestant, size_t bytes,
                                 const std::vector<char> &all) {
  size_t references = bytes == 0 ? 1 : all.size() / bytes;
  if (references * bytes != all.size() || contestant.reference >= references)
    return nullptr;
  return all.data() + contestant.reference * bytes;
}

static bool readFile(const std::string &path, std::vector<char> &bytes) {
  FILE *file = std::fopen(path.c_str(), "rb");
  if (!file)
    return false;
  char buffer[1 << 16];
  while (size_t count = std::fread(buffer, 1, sizeof(buffer), file))
    bytes.insert(bytes.end(), buffer, buffer + count);
  std::fclose(file);
  return true;
}

static bool writeFile(const std::string &path, const std::vector<char> &bytes) {
  FILE *file = std::fopen(path.c_str(), "wb");
  if (!file)
    return false;
  bool isWritten =
      std::fwrite(bytes.data(), 1, bytes.size(), file) == bytes.size();
  return std::fclose(file) == 0 && isWritten;
}

static void say(const char *what, const Contestant &contestant) {
  std::printf("%s %s\n", what, contestant.name.c_str());
  std::fflush(stdout);
}
static void say(const char *what, const Contestant &contestant, double number) {
  std::printf("%s %s %.9g\n", what, contestant.name.c_str(), number);
  std::fflush(stdout);
}

static void sayRounds(const Contestant &contestant) {
  std::printf("rounds %s", contestant.name.c_str());
  for (double microseconds : contestant.rounds)
    std::printf(" %.9g", microseconds);
  std::printf("\n");
  std::fflush(stdout);
}

/// Runs in random order, in rounds, without those that are far behind.
static void race(std::vector<Contestant> &contestants, Tensors &tensors,
                 const nnprim_threads &threads, const Options &options) {
  OtherLayers others(options.between);
  std::mt19937 generator;
  std::vector<Contestant *> order;
  for (Contestant &contestant : contestants)
    order.push_back(&contestant);
  for (int round = 0; round < options.rounds; ++round) {
    tensors.move(generator);
    std::shuffle(order.begin(), order.end(), generator);
    for (Contestant *contestant : order) {
      if (contestant->isDropped)
        continue;
      contestant->takeTurn(threads, options, others);
    }
    double best = INFINITY;
    for (const Contestant &contestant : contestants)
      best = std::min(best, contestant.getLeast());
    double limit = best * (1 + (options.drop - 1) * 2 / (round + 2));
    for (size_t i = 1; i < contestants.size(); ++i)
      contestants[i].isDropped |= contestants[i].getLeast() > limit;
  }
}

int main(int argc, char **argv) {
  Options options;
  if (!parse(argc, argv, options))
    return fail("usage: nnprim-race [--reference=FILE] [--write=FILE] "
                "[--rounds=N] [--turn=MS] [--runs=N] [--drop=RATIO] "
                "[--between=BYTES] [--threads=N] LIBRARY NAME...");
  Threads threads;
  std::string note, error;
  if (!threads.start(options.threads, std::nullopt, note, error))
    return fail(error);
  void *library = dlopen(options.library.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library)
    return fail(dlerror());
  std::vector<char> expected;
  if (!options.reference.empty() && !readFile(options.reference, expected))
    return fail("cannot read '" + options.reference + "'");
  std::vector<Contestant> contestants(options.names.size());
  const nnprim_model *largest = nullptr;
  for (size_t i = 0; i < contestants.size(); ++i) {
    Contestant &contestant = contestants[i];
    contestant.name = options.names[i];
    std::string model;
    if (!splitName(contestant, model))
      return fail("expected NAME or NAME@N, but got '" + contestant.name + "'");
    contestant.model = static_cast<const nnprim_model *>(
        dlsym(library, (model + "_model").c_str()));
    if (!contestant.model)
      return fail("no model '" + contestant.name + "'");
    if (!largest || contestant.model->arena_bytes > largest->arena_bytes)
      largest = contestant.model;
  }
  constexpr uint64_t page = 4096;
  Tensors tensors(page);
  if (!tensors.prepare(*largest, {}, error))
    return fail(error);
  for (Contestant &contestant : contestants) {
    contestant.tensors = &tensors;
    spoilOutputs(contestant);
    say("begin", contestant);
    contestant.run(threads.get());
    std::vector<char> outputs = getOutputs(contestant);
    if (!options.write.empty() && !writeFile(options.write, outputs))
      return fail("cannot write '" + options.write + "'");
    if (options.reference.empty())
      continue;
    const char *wanted = findReference(contestant, outputs.size(), expected);
    if (!wanted && !outputs.empty())
      return fail("'" + options.reference + "' has outputs of another size");
    say("error", contestant, compare(contestant, wanted));
  }
  if (options.rounds <= 0)
    return 0;
  race(contestants, tensors, threads.get(), options);
  for (Contestant &contestant : contestants) {
    say("time", contestant, contestant.getLeast());
    sayRounds(contestant);
  }
  return 0;
}
