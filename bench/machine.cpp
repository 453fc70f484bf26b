//===- machine.cpp - Floating-point peak and bandwidths -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures the machine's limits, on one core and on all: multiply-adds in
// registers, and reading, writing and both at sizes of every level of memory;
// how long a cache line takes to another core and back; and what two threads
// lose where each reads or overwrites what the other has written.
// Options are google-benchmark's.
//
//===----------------------------------------------------------------------===//

#include "harness/Limits.h"

#include "benchmark/benchmark.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <limits>
#include <string>
#include <thread>

using namespace nnprim::bench;

static void fma(benchmark::State &state, Isa isa) {
  double operations = 0;
  for (auto _ : state) {
    (void)_;
    operations += multiplyAdd(isa, 1 << 12);
  }
  state.counters["FLOP/s"] =
      benchmark::Counter(operations, benchmark::Counter::kIsRate);
}

/// Every thread has its own memory: `kibibytes` in all, divided evenly between
/// what is read and what is written.
static void memory(benchmark::State &state, bool reads, bool writes,
                   int64_t kibibytes) {
  const int64_t floats = kibibytes * 256 / (reads + writes);
  Buffer source(reads ? floats : 0, /*offset=*/0),
      destination(writes ? floats : 0);
  for (auto _ : state) {
    (void)_;
    stream(hostIsa(), source, destination);
  }
  state.SetBytesProcessed(state.iterations() * kibibytes * 1024);
}

/// A line goes to another thread and back. Where a virtual machine's cores
/// change their places, this tells whether they share a cache at the moment.
/// The least of many passes, since other programs may take a core from it.
static void passLine(benchmark::State &state) {
  constexpr int64_t kPasses = 1000;
  alignas(128) std::atomic<int64_t> line{0};
  std::thread other([&] {
    for (int64_t seen = 0; seen >= 0;) {
      seen = line.load(std::memory_order_acquire);
      if (seen % 2 == 1)
        line.store(seen + 1, std::memory_order_release);
    }
  });
  int64_t sent = 1;
  double least = std::numeric_limits<double>::infinity();
  for (auto _ : state) {
    (void)_;
    auto begin = std::chrono::steady_clock::now();
    for (int64_t end = sent + 2 * kPasses; sent != end; sent += 2) {
      line.store(sent, std::memory_order_release);
      while (line.load(std::memory_order_acquire) != sent + 1) {
      }
    }
    std::chrono::duration<double> time =
        std::chrono::steady_clock::now() - begin;
    least = std::min(least, time.count() / kPasses);
  }
  line.store(-1, std::memory_order_release);
  other.join();
  state.counters["least"] = least;
}

namespace {
/// Whose half of some memory a thread reads or writes: its own, that of the
/// other, or its own after the other has read it.
enum class Half { Own, Other, ReadByOther };
} // namespace

/// Each of two threads writes its half of some memory, may read that of the
/// other, and then reads or overwrites a half, which is timed. The least of
/// many rounds, since other programs may take a core from one.
static void exchange(benchmark::State &state, bool writes, Half whose) {
  constexpr int64_t kFloats = 150 << 8;
  const Buffer none(0), halves[2] = {Buffer(kFloats), Buffer(kFloats)};
  std::atomic<int64_t> begun{0}, finished{0};
  // Of three steps two prepare, and the last one is timed.
  auto run = [&](int64_t step, int thread) {
    const Buffer &own = halves[thread], &other = halves[1 - thread];
    if (step % 3 == 1)
      stream(hostIsa(), none, own);
    else if (step % 3 == 2 && whose == Half::ReadByOther)
      stream(hostIsa(), other, none);
    else if (step % 3 == 0 && writes)
      stream(hostIsa(), none, whose == Half::Other ? other : own);
    else if (step % 3 == 0)
      stream(hostIsa(), whose == Half::Other ? other : own, none);
  };
  std::thread other([&] {
    for (int64_t seen = 0;;) {
      int64_t step = begun.load(std::memory_order_acquire);
      if (step < 0)
        return;
      if (step == seen)
        continue;
      seen = step;
      run(step, 1);
      finished.store(step, std::memory_order_release);
    }
  });
  auto runBoth = [&](int64_t step) {
    begun.store(step, std::memory_order_release);
    run(step, 0);
    while (finished.load(std::memory_order_acquire) != step) {
    }
  };
  double least = std::numeric_limits<double>::infinity();
  int64_t step = 0;
  for (auto _ : state) {
    (void)_;
    runBoth(++step);
    runBoth(++step);
    auto begin = std::chrono::steady_clock::now();
    runBoth(++step);
    std::chrono::duration<double> time =
        std::chrono::steady_clock::now() - begin;
    least = std::min(least, time.count());
  }
  begun.store(-1, std::memory_order_release);
  other.join();
  state.counters["line"] = least / (kFloats * 4 / 64);
}

static void addAll(int threads) {
  // In each cache level of current processors, at the edges of L2 and the LLC
  // of servers, of which a core has a share only, and beyond all.
  constexpr int64_t kKibibytes[] = {16,        512,      1024,     1536,
                                    2048,      8 << 10,  64 << 10, 128 << 10,
                                    256 << 10, 512 << 10};
  auto add = [&](const std::string &name, auto body) {
    auto *registered = benchmark::RegisterBenchmark(name.c_str(), body);
    // One thread is timed by its CPU time, since other programs may take the
    // core from it.
    if (threads > 1)
      registered->Threads(threads)->UseRealTime();
  };
  add("fma/avx2", [](benchmark::State &state) { fma(state, Isa::Avx2); });
  if (hostIsa() == Isa::Avx512)
    add("fma/avx512", [](benchmark::State &state) { fma(state, Isa::Avx512); });
  for (int64_t size : kKibibytes)
    for (auto [name, reads, writes] :
         {std::tuple("read", true, false), std::tuple("write", false, true),
          std::tuple("copy", true, true)})
      add(std::string(name) + "/" + std::to_string(size) + "KiB",
          [reads = reads, writes = writes, size](benchmark::State &state) {
            memory(state, reads, writes, size);
          });
}

int main(int argc, char **argv) {
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 1;
  const int cores = int(std::thread::hardware_concurrency());
  addAll(1);
  if (cores > 1) {
    addAll(cores);
    benchmark::RegisterBenchmark("pass_line", passLine)->UseRealTime();
    for (auto [name, writes] : {std::pair("read", false), {"write", true}})
      for (auto [owner, whose] : {std::pair("own", Half::Own),
                                  {"other", Half::Other},
                                  {"read_by_other", Half::ReadByOther}})
        benchmark::RegisterBenchmark(
            (std::string("exchange/") + name + "/" + owner).c_str(),
            [writes = writes, whose = whose](benchmark::State &state) {
              exchange(state, writes, whose);
            })
            ->UseRealTime();
  }
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
