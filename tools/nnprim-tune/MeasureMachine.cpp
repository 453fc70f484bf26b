//===- MeasureMachine.cpp - Measures what the cost model needs ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MeasureMachine.h"

#include "CacheSizes.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <thread>
#include <vector>

using namespace nnprim;

using Clock = std::chrono::steady_clock;

/// The least time of some calls, in seconds: others may take the core
/// meanwhile.
template <typename Body> static double getLeastSeconds(Body body) {
  constexpr int calls = 15;
  double least = INFINITY;
  for (int call = 0; call < calls; ++call) {
    Clock::time_point begin = Clock::now();
    body();
    least = std::min(
        least, std::chrono::duration<double>(Clock::now() - begin).count());
  }
  return least;
}

static constexpr int64_t kTurns = 200000;

// Loops of vectors of one width. Values pass through empty assembly, so that
// nothing is computed beforehand, and the instructions of a loop are those that
// are written.
#define NNPRIM_DEFINE_LOOPS(NAME, BYTES, TARGET, REGISTER)                     \
  namespace NAME {                                                             \
  typedef float Vector __attribute__((vector_size(BYTES)));                    \
  /* `chains` sums, of which each waits for its last multiply-add. */          \
  template <int chains> __attribute__((noinline, TARGET)) void runFmas() {     \
    Vector factor = {}, addend = {}, sums[chains] = {};                        \
    asm volatile("" : "+" REGISTER(factor), "+" REGISTER(addend));             \
    for (int64_t turn = 0; turn < kTurns; ++turn) {                            \
      _Pragma("unroll") for (int i = 0; i < chains; ++i) {                     \
        sums[i] = sums[i] * factor + addend;                                   \
        asm volatile("" : "+" REGISTER(sums[i]));                              \
      }                                                                        \
    }                                                                          \
  }                                                                            \
  /* Reads `bytes`, a multiple of 512, so many times. */                       \
  __attribute__((noinline, TARGET)) void                                       \
  readAll(const char *memory, int64_t bytes, int64_t times) {                  \
    for (int64_t time = 0; time < times; ++time)                               \
      for (int64_t i = 0; i < bytes; i += 512) {                               \
        _Pragma("unroll") for (int j = 0; j < 512 / BYTES; ++j) {              \
          Vector value =                                                       \
              *reinterpret_cast<const Vector *>(memory + i + j * BYTES);       \
          asm volatile("" : : REGISTER(value));                                \
        }                                                                      \
      }                                                                        \
  }                                                                            \
  }

#if defined(__x86_64__)
NNPRIM_DEFINE_LOOPS(avx512, 64, target("avx512f"), "v")
NNPRIM_DEFINE_LOOPS(avx2, 32, target("avx2,fma"), "x")
#elif defined(__aarch64__)
NNPRIM_DEFINE_LOOPS(neon, 16, target("fp-armv8,neon"), "w")
#endif

namespace {
/// The loops of one width.
struct Loops {
  /// With one sum, and with as many as fill the pipes.
  void (*runChain)();
  void (*runChains)();
  int64_t numChains;
  void (*readAll)(const char *memory, int64_t bytes, int64_t times);
};
} // namespace

static Loops getLoops(const TargetDesc &target) {
#if defined(__x86_64__)
  if (target.vectorBits == 512)
    return {avx512::runFmas<1>, avx512::runFmas<12>, 12, avx512::readAll};
  return {avx2::runFmas<1>, avx2::runFmas<12>, 12, avx2::readAll};
#elif defined(__aarch64__)
  (void)target;
  return {neon::runFmas<1>, neon::runFmas<20>, 20, neon::readAll};
#else
  (void)target;
  return {};
#endif
}

/// Seconds of a cycle: of an addition that waits for the one before.
static double measureCycle() {
  constexpr int additions = 16;
  double seconds = getLeastSeconds([] {
    uint64_t sum = 0, addend = 1;
    asm volatile("" : "+r"(addend));
    for (int64_t turn = 0; turn < kTurns; ++turn) {
#pragma unroll
      for (int i = 0; i < additions; ++i) {
        sum += addend;
        asm volatile("" : "+r"(sum));
      }
    }
  });
  return seconds / double(kTurns * additions);
}

/// Instructions a cycle that do nothing.
static double measureIssueWidth(double cycle) {
  constexpr int count = 32;
  double seconds = getLeastSeconds([] {
    for (int64_t turn = 0; turn < kTurns; ++turn) {
#pragma unroll
      for (int i = 0; i < count; ++i)
        asm volatile("nop");
    }
  });
  return double(kTurns) * count / (seconds / cycle);
}

/// Bytes a cycle from a level that holds `bytes`.
static double measureBandwidth(const Loops &loops,
                               const std::vector<char> &memory, int64_t bytes,
                               double cycle) {
  bytes = std::min<int64_t>(bytes, int64_t(memory.size()) - 64) / 512 * 512;
  uintptr_t address = reinterpret_cast<uintptr_t>(memory.data());
  const char *begin = memory.data() + (64 - address % 64) % 64;
  int64_t times = std::max<int64_t>(1, (16 << 20) / bytes);
  double seconds = getLeastSeconds([&] { loops.readAll(begin, bytes, times); });
  return double(bytes * times) / (seconds / cycle);
}

/// The bandwidth of two threads together over that of one.
static double measureScaling(const Loops &loops,
                             const std::vector<char> &memory, double cycle,
                             double alone) {
  std::vector<char> other(memory);
  double second = 0;
  std::thread thread([&] {
    second = measureBandwidth(loops, other, int64_t(other.size()), cycle);
  });
  double first = measureBandwidth(loops, memory, int64_t(memory.size()), cycle);
  thread.join();
  return std::max(1.0, (first + second) / alone);
}

static int64_t roundRate(double rate) {
  return std::max<int64_t>(1, std::llround(rate));
}

MachineDesc measureMachine(const MachineDesc &generic) {
  MachineDesc machine = generic;
  Loops loops = getLoops(*generic.target);
  double cycle = measureCycle();
  double chain = getLeastSeconds([&] { loops.runChain(); }) / cycle;
  double chains = getLeastSeconds([&] { loops.runChains(); }) / cycle;
  machine.fmaLatency = roundRate(chain / double(kTurns));
  machine.fmaPerCycle = roundRate(double(kTurns * loops.numChains) / chains);
  machine.issueWidth = roundRate(measureIssueWidth(cycle));
  machine.l1Bytes = getCacheSize(_SC_LEVEL1_DCACHE_SIZE, generic.l1Bytes);
  machine.l1Ways = getCacheSize(_SC_LEVEL1_DCACHE_ASSOC, generic.l1Ways);
  machine.l2Bytes = getCacheSize(_SC_LEVEL2_CACHE_SIZE, generic.l2Bytes);
  machine.llcBytes = getL3Size(generic.llcBytes);

  int64_t vectorBytes = generic.target->vectorBits / 8;
  constexpr int64_t beyondCaches = 256 << 20;
  std::vector<char> memory(
      size_t(std::min(std::max(4 * machine.llcBytes, beyondCaches / 2),
                      2 * beyondCaches)),
      1);
  double l1 = measureBandwidth(loops, memory, machine.l1Bytes / 2, cycle);
  machine.loadsPerCycle = roundRate(l1 / double(vectorBytes));
  double l2 = measureBandwidth(loops, memory, machine.l2Bytes / 2, cycle);
  machine.l2LineCycles = roundRate(double(kLineBytes) / l2);
  // Larger than L2, and no more than the share of the LLC that a core gets.
  int64_t between = std::min(4 * machine.l2Bytes, machine.llcBytes / 2);
  machine.llcBandwidth = measureBandwidth(loops, memory, between, cycle);
  machine.memoryBandwidth =
      measureBandwidth(loops, memory, int64_t(memory.size()), cycle);
  machine.memoryScaling =
      measureScaling(loops, memory, cycle, machine.memoryBandwidth);
  return machine;
}
