//===- Environment.cpp - Cores and libraries' settings --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Environment.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/FileSystem.h"

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <sched.h>
#include <unistd.h>

using namespace nnprim::bench;

/// The variable in which the first start of the program leaves the cores for
/// the second.
constexpr const char *kCores = "NNPRIM_BENCH_CORES";

static std::vector<int> cores;

static void bind(pid_t thread, llvm::ArrayRef<int> chosen) {
  cpu_set_t set;
  CPU_ZERO(&set);
  for (int core : chosen)
    CPU_SET(core, &set);
  sched_setaffinity(thread, sizeof(set), &set);
}

static std::vector<int> lastCores(int count) {
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof(allowed), &allowed) != 0)
    return {0};
  std::vector<int> chosen;
  for (int core = CPU_SETSIZE - 1; core >= 0 && count > 0; --core)
    if (CPU_ISSET(core, &allowed)) {
      chosen.insert(chosen.begin(), core);
      --count;
    }
  return chosen;
}

static std::string join(llvm::ArrayRef<int> numbers, llvm::StringRef between) {
  return llvm::join(
      llvm::map_range(numbers, [](int n) { return std::to_string(n); }),
      between);
}

static void setVariables(Isa isa) {
  const bool avx512 = isa == Isa::Avx512;
  const std::string count = std::to_string(cores.size());
  const std::pair<const char *, std::string> settings[] = {
      {"OMP_NUM_THREADS", count},
      {"OMP_PLACES", "{" + join(cores, "},{") + "}"},
      {"OMP_PROC_BIND", "true"},
      // Helper threads spin for well under a millisecond: they stay awake from
      // run to run, but leave the core to the next contestant.
      {"GOMP_SPINCOUNT", "10000"},
      {"OPENBLAS_NUM_THREADS", count},
      {"OPENBLAS_THREAD_TIMEOUT", "20"},
      // OpenBLAS does not know every processor; this one has the instructions.
      {"OPENBLAS_CORETYPE", avx512 ? "SkylakeX" : "Haswell"},
      {"LIBXSMM_TARGET", avx512 ? "skx" : "hsw"},
      {"ONEDNN_MAX_CPU_ISA", avx512 ? "ALL" : "AVX2"}};
  for (const auto &[name, value] : settings)
    setenv(name, value.c_str(), /*overwrite=*/0);
}

/// Lets threads that libraries started before main run on all of the cores: the
/// thread that started them was perhaps bound to one core already.
static void bindStartedThreads() {
  std::error_code code;
  for (llvm::sys::fs::directory_iterator it("/proc/self/task", code), end;
       it != end && !code; it.increment(code)) {
    pid_t thread;
    if (!llvm::StringRef(it->path())
             .rsplit('/')
             .second.getAsInteger(10, thread))
      bind(thread, cores);
  }
}

void nnprim::bench::settleEnvironment(char **argv, Isa isa, int threads) {
  if (const char *chosen = std::getenv(kCores)) {
    llvm::SmallVector<llvm::StringRef> numbers;
    llvm::StringRef(chosen).split(numbers, ',');
    for (llvm::StringRef number : numbers)
      if (int core; !number.getAsInteger(10, core))
        cores.push_back(core);
    bindStartedThreads();
    bind(/*thread=*/0, cores.front());
    return;
  }
  cores = lastCores(threads);
  setVariables(isa);
  setenv(kCores, join(cores, ",").c_str(), 1);
  bind(/*thread=*/0, cores);
  execv("/proc/self/exe", argv);
}

void nnprim::bench::bindThreads(
    llvm::function_ref<void(llvm::function_ref<void()> task)> runOnAll) {
  using Clock = std::chrono::steady_clock;
  const pid_t caller = gettid();
  const Clock::time_point end = Clock::now() + std::chrono::milliseconds(100);
  std::atomic<size_t> next = 1, arrived = 0;
  runOnAll([&] {
    bind(/*thread=*/0, cores[gettid() == caller ? 0 : next++ % cores.size()]);
    // Each thread waits for the others, so that none takes the task of another.
    for (++arrived; arrived < cores.size() && Clock::now() < end;)
      sched_yield();
  });
}
