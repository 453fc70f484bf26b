//===- machine.cpp - Floating-point peak and bandwidths -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Measures the machine's limits, on one core and on all: multiply-adds in
// registers, and reading, writing and both at sizes of every level of memory.
// Options are google-benchmark's.
//
//===----------------------------------------------------------------------===//

#include "harness/Limits.h"

#include "benchmark/benchmark.h"

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

static void addAll(int threads) {
  // One size for each cache level of current processors, and one beyond all.
  constexpr int64_t kKibibytes[] = {16, 512, 8 << 10, 128 << 10};
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
  if (cores > 1)
    addAll(cores);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}
