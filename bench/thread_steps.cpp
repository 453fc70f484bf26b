//===- thread_steps.cpp - What two threads lose in each step --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Runs models that were compiled with --profile on one thread and on two, in
// turns, and prints for each step its times, and what two threads lose: their
// time less half of that on one. This is the sum of
//
//   undivided  steps that one thread runs: what they lose, all together
//   division   half of what the parts of both threads take longer, one after
//              the other on one thread, than the whole: repeated copies, fewer
//              pixels for each weight
//   exchange   what the parts take longer at the same time than one after the
//              other: lines that the other core has, and bandwidth
//   imbalance  the last thread's end less the mean of both
//   dispatch   until a thread begins, in the mean, and from the last end on
//
// Medians in microseconds, and of the times on one and two threads the least,
// too. With --percent=10 they are those of quick runs: where another tenant's
// programs slow down one of the cores at times, medians are of such times.
// Steps are sorted by loss; --order leaves them as they run. --json prints one
// object for each step.

#include "harness/Environment.h"
#include "harness/Invoke.h"
#include "harness/Limits.h"
#include "harness/Threads.h"

#include "nnprim/library.h"
#include "nnprim/memory.h"
#include "nnprim/tensor.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>
#include <random>

using namespace nnprim::bench;
namespace cl = llvm::cl;

static cl::list<std::string> libraries(cl::Positional, cl::OneOrMore,
                                       cl::desc("PROFILED.so..."));
static cl::opt<int> runs("runs", cl::init(200),
                         cl::desc("How often each runs in each way"));
static cl::opt<int> percent("percent", cl::init(50),
                            cl::desc("Print this percentile of the times"));
static cl::opt<bool> inOrder("order", cl::desc("Print steps as they run"));
static cl::opt<bool> asJson("json", cl::desc("Print an object for each step"));

static constexpr int kThreads = 2;

namespace {
/// Times of a step in one run of a model on two threads, in ticks.
struct Regions {
  double dispatch = 0, imbalance = 0, busy = 0;
  bool isDivided = false;
};

/// What the steps of a model took, run for run.
struct StepTimes {
  std::vector<double> one, halves, two, dispatch, imbalance, busy;
  bool isDivided = false;
};

/// Threads that run the tasks of a loop, and note when.
class Watched {
public:
  Watched(const nnprim_profile &profile, const nnprim_threads *pool)
      : profile(profile), pool(pool), regions(profile.num_steps),
        threads{this, kThreads, &Watched::runLoop} {}

  const nnprim_threads *get() const { return &threads; }
  void clear() {
    step = 0;
    std::fill(regions.begin(), regions.end(), Regions());
  }
  llvm::ArrayRef<Regions> getRegions() const { return regions; }

private:
  struct alignas(128) Task {
    uint64_t begin, end;
  };
  struct Loop {
    Watched *self;
    void (*task)(void *, int64_t);
    void *data;
  };

  static void runTask(void *data, int64_t index) {
    auto *loop = static_cast<Loop *>(data);
    Task &times = loop->self->tasks[index];
    times.begin = loop->self->profile.read_timer();
    loop->task(loop->data, index);
    times.end = loop->self->profile.read_timer();
  }

  static void runLoop(void *context, int64_t count,
                      void (*task)(void *, int64_t), void *data) {
    auto *self = static_cast<Watched *>(context);
    Loop loop{self, task, data};
    uint64_t begin = self->profile.read_timer();
    if (self->pool)
      self->pool->parallel_for(self->pool->context, count, runTask, &loop);
    else
      for (int64_t i = 0; i < count; ++i)
        runTask(&loop, i);
    uint64_t end = self->profile.read_timer();
    self->note(begin, end);
  }

  void note(uint64_t begin, uint64_t end) {
    // Steps that are over have counted their time.
    while (step + 1 < profile.num_steps && profile.ticks[step] != 0)
      ++step;
    double begins = 0, ends = 0, last = 0;
    for (const Task &task : tasks) {
      begins += double(task.begin - begin) / kThreads;
      ends += double(task.end - begin) / kThreads;
      last = std::max(last, double(task.end - begin));
    }
    Regions &region = regions[step];
    region.isDivided = true;
    region.dispatch += begins + double(end - begin) - last;
    region.imbalance += last - ends;
    region.busy += ends - begins;
  }

  const nnprim_profile &profile;
  const nnprim_threads *pool;
  std::vector<Regions> regions;
  std::array<Task, kThreads> tasks = {};
  int32_t step = 0;
  nnprim_threads threads;
};

struct Free {
  void operator()(void *memory) const { nnprim_aligned_free(memory); }
};
using Buffer = std::unique_ptr<void, Free>;

/// A model with tensors of its own.
class Profiled {
public:
  Profiled(const nnprim_library *opened, const nnprim_threads *pool)
      : model(*nnprim_library_model(opened)),
        profile(*nnprim_library_profile(opened)), inTurn(profile, nullptr),
        atOnce(profile, pool), times(profile.num_steps) {
    for (int32_t i = 0; i < model.num_inputs; ++i)
      inputs.push_back(add(model.inputs[i]));
    for (int32_t i = 0; i < model.num_outputs; ++i)
      outputs.push_back(add(model.outputs[i]));
    arena.reset(nnprim_aligned_alloc(model.arena_bytes, model.arena_alignment));
  }

  /// Runs the model in each way several times; what one has left in the caches
  /// is not what the next finds there.
  void runAll(int count) {
    for (int i = -1; i < count; ++i) {
      run(nullptr);
      for (int32_t step = 0; step < profile.num_steps && i >= 0; ++step)
        times[step].one.push_back(double(profile.ticks[step]));
    }
    for (int i = -1; i < count; ++i) {
      run(inTurn.get());
      for (int32_t step = 0; step < profile.num_steps && i >= 0; ++step)
        times[step].halves.push_back(double(profile.ticks[step]));
    }
    for (int i = -1; i < count; ++i) {
      atOnce.clear();
      run(atOnce.get());
      for (int32_t step = 0; step < profile.num_steps && i >= 0; ++step)
        note(times[step], profile.ticks[step], atOnce.getRegions()[step]);
    }
  }

  const nnprim_model &model;
  const nnprim_profile &profile;
  llvm::ArrayRef<StepTimes> getTimes() const { return times; }

private:
  void run(const nnprim_threads *threads) {
    std::memset(profile.ticks, 0, profile.num_steps * sizeof(uint64_t));
    invoke(model, inputs.data(), outputs.data(), arena.get(), threads);
  }

  static void note(StepTimes &step, uint64_t ticks, const Regions &region) {
    step.two.push_back(double(ticks));
    step.dispatch.push_back(region.dispatch);
    step.imbalance.push_back(region.imbalance);
    step.busy.push_back(region.busy);
    step.isDivided |= region.isDivided;
  }

  /// Memory of a tensor, floats in [-1, 1) and zeros of other types.
  void *add(const nnprim_tensor &tensor) {
    uint64_t bytes = nnprim_tensor_bytes(&tensor);
    buffers.emplace_back(nnprim_aligned_alloc(bytes, NNPRIM_ALIGNMENT));
    void *data = buffers.back().get();
    std::memset(data, 0, bytes);
    std::minstd_rand generator(1);
    std::uniform_real_distribution<float> values(-1, 1);
    if (tensor.type == NNPRIM_FLOAT32)
      std::generate_n(static_cast<float *>(data), bytes / 4,
                      [&] { return values(generator); });
    return data;
  }

  Watched inTurn, atOnce;
  std::vector<StepTimes> times;
  std::vector<Buffer> buffers;
  std::vector<const void *> inputs;
  std::vector<void *> outputs;
  Buffer arena;
};

/// Typical times of a step, in microseconds, and where its loss comes from.
struct Row {
  std::string name, op, result;
  double one, two, oneLeast, twoLeast;
  double loss, undivided = 0, division = 0, exchange = 0, imbalance = 0,
               dispatch = 0;
};
} // namespace

/// The value below which `--percent` of the others are.
static double getTypical(std::vector<double> values) {
  size_t below = std::clamp(percent / 100.0, 0.0, 1.0) * (values.size() - 1);
  auto place = values.begin() + below;
  std::nth_element(values.begin(), place, values.end());
  return *place;
}

/// Ticks of the timer in a microsecond.
static double getRate(const nnprim_profile &profile) {
  using Clock = std::chrono::steady_clock;
  auto begin = Clock::now();
  uint64_t ticks = profile.read_timer();
  while (Clock::now() - begin < std::chrono::milliseconds(50))
    ;
  ticks = profile.read_timer() - ticks;
  return double(ticks) /
         std::chrono::duration<double, std::micro>(Clock::now() - begin)
             .count();
}

static Row makeRow(const nnprim_profile_step &step, const StepTimes &times,
                   double rate) {
  Row row;
  row.name = step.names[0];
  row.op = llvm::StringRef(step.algorithm).str();
  row.result = step.result;
  row.one = getTypical(times.one) / rate;
  row.two = getTypical(times.two) / rate;
  row.oneLeast = *llvm::min_element(times.one) / rate;
  row.twoLeast = *llvm::min_element(times.two) / rate;
  row.loss = row.two - row.one / kThreads;
  if (!times.isDivided) {
    row.undivided = row.loss;
    return row;
  }
  double halves = getTypical(times.halves) / rate;
  row.division = (halves - row.one) / kThreads;
  row.imbalance = getTypical(times.imbalance) / rate;
  row.dispatch = getTypical(times.dispatch) / rate;
  row.exchange = row.loss - row.division - row.imbalance - row.dispatch;
  return row;
}

static void print(const Row &row) {
  if (asJson) {
    llvm::outs() << llvm::formatv(
        "{{\"name\": \"{0}\", \"op\": \"{1}\", \"result\": \"{2}\", \"one\": "
        "{3:f2}, \"two\": {4:f2}, \"one_least\": {5:f2}, \"two_least\": "
        "{6:f2}, ",
        row.name, row.op, row.result, row.one, row.two, row.oneLeast,
        row.twoLeast);
    llvm::outs() << llvm::formatv(
        "\"loss\": {0:f2}, \"undivided\": {1:f2}, \"division\": {2:f2}, "
        "\"exchange\": {3:f2}, \"imbalance\": {4:f2}, \"dispatch\": {5:f2}}\n",
        row.loss, row.undivided, row.division, row.exchange, row.imbalance,
        row.dispatch);
    return;
  }
  llvm::outs() << llvm::formatv(
      "{0,8:f1}{1,8:f1}{2,8:f1}{3,8:f1}{4,8:f1}{5,10:f1}{6,10:f1}{7,10:f1}",
      row.one, row.oneLeast, row.two, row.twoLeast, row.loss, row.undivided,
      row.division, row.exchange);
  llvm::outs() << llvm::formatv("{0,10:f1}{1,9:f1}  {2} {3} {4}\n",
                                row.imbalance, row.dispatch, row.name, row.op,
                                row.result);
}

static void report(const Profiled &model, double rate) {
  std::vector<Row> rows;
  for (auto [step, times] : llvm::enumerate(model.getTimes()))
    rows.push_back(makeRow(model.profile.steps[step], times, rate));
  Row total{};
  for (const Row &row : rows)
    for (double Row::*field :
         {&Row::one, &Row::two, &Row::oneLeast, &Row::twoLeast, &Row::loss,
          &Row::undivided, &Row::division, &Row::exchange, &Row::imbalance,
          &Row::dispatch})
      total.*field += row.*field;
  total.name = "all";
  if (!inOrder)
    llvm::sort(rows,
               [](const Row &a, const Row &b) { return a.loss > b.loss; });
  if (!asJson)
    llvm::outs() << model.model.name << ", us\n"
                 << "     one   least     two   least    loss undivided  "
                    "division  exchange imbalance dispatch\n";
  print(total);
  for (const Row &row : rows)
    print(row);
  llvm::outs().flush();
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv, "What two threads lose\n");
  settleEnvironment(argv, hostIsa(), kThreads);
  std::vector<std::unique_ptr<Profiled>> models;
  for (const std::string &path : libraries) {
    char message[256];
    nnprim_library *opened =
        nnprim_library_open(path.c_str(), message, sizeof(message));
    if (!opened || !nnprim_library_profile(opened)) {
      llvm::errs() << "error: " << path << ": "
                   << (opened ? "not compiled with --profile" : message)
                   << "\n";
      return 1;
    }
    models.push_back(std::make_unique<Profiled>(opened, threadsFor(kThreads)));
  }
  constexpr int runsOfTurn = 10;
  for (int turn = 0; turn < std::max(1, runs / runsOfTurn); ++turn)
    for (auto &model : models)
      model->runAll(runsOfTurn);
  for (auto &model : models)
    report(*model, getRate(model->profile));
  return 0;
}
