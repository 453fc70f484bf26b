//===- MeasureMachine.cpp - Measures what the cost model needs ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MeasureMachine.h"

#include "CacheSizes.h"

#include "NNPrim/Target/MachineRates.h"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <thread>
#include <vector>

using namespace nnprim;

using Clock = std::chrono::steady_clock;

static constexpr int64_t kTurns = 200000;

// Loops of vectors of one width. Values pass through empty assembly, so that
// nothing is computed beforehand, and the instructions of a loop are those that
// are written.
#define NNPRIM_DEFINE_LOOPS(NAME, BYTES, TARGET, REGISTER)                     \
  namespace NAME {                                                             \
  typedef float Vector __attribute__((vector_size(BYTES)));                    \
  typedef int32_t Integers __attribute__((vector_size(BYTES)));                \
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
  /* The same beside as many conversions and additions. */                     \
  template <int chains> __attribute__((noinline, TARGET)) void runMixed() {    \
    Vector factor = {}, addend = {}, sums[chains] = {},                        \
           others[chains / 2] = {};                                            \
    Integers integers = {};                                                    \
    asm volatile("" : "+" REGISTER(factor), "+" REGISTER(addend));             \
    for (int64_t turn = 0; turn < kTurns; ++turn) {                            \
      _Pragma("unroll") for (int i = 0; i < chains; ++i) {                     \
        sums[i] = sums[i] * factor + addend;                                   \
        asm volatile("" : "+" REGISTER(sums[i]));                              \
      }                                                                        \
      _Pragma("unroll") for (int i = 0; i < chains / 2; ++i) {                 \
        asm volatile("" : "+" REGISTER(integers));                             \
        others[i] += __builtin_convertvector(integers, Vector);                \
        asm volatile("" : "+" REGISTER(others[i]));                            \
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
  /// With a few sums, alone and beside as many conversions and additions.
  void (*runFew)();
  void (*runMixed)();
  void (*readAll)(const char *memory, int64_t bytes, int64_t times);
};
} // namespace

static Loops getLoops(const TargetDesc &target) {
#if defined(__x86_64__)
  if (target.vectorBits == 512)
    return {avx512::runFmas<1>, avx512::runFmas<12>, 12,
            avx512::runFmas<6>, avx512::runMixed<6>, avx512::readAll};
  return {avx2::runFmas<1>, avx2::runFmas<12>, 12,
          avx2::runFmas<6>, avx2::runMixed<6>, avx2::readAll};
#elif defined(__aarch64__)
  (void)target;
  return {neon::runFmas<1>, neon::runFmas<20>, 20,
          neon::runFmas<6>, neon::runMixed<6>, neon::readAll};
#else
  (void)target;
  return {};
#endif
}

/// Seconds of a call.
template <typename Body> static double getSeconds(Body body) {
  Clock::time_point begin = Clock::now();
  body();
  return std::chrono::duration<double>(Clock::now() - begin).count();
}

/// Seconds of a cycle: of an addition that waits for the one before, in the
/// fastest of some short runs. In a run that others interrupt, a cycle would
/// seem long, and all that is measured in cycles too fast.
static double measureCycle() {
  constexpr int additions = 16, runs = 10;
  constexpr int64_t turns = kTurns / 4 / runs;
  double least = INFINITY;
  for (int run = 0; run < runs; ++run)
    least = std::min(least, getSeconds([] {
                       uint64_t sum = 0, addend = 1;
                       asm volatile("" : "+r"(addend));
                       for (int64_t turn = 0; turn < turns; ++turn) {
#pragma unroll
                         for (int i = 0; i < additions; ++i) {
                           sum += addend;
                           asm volatile("" : "+r"(sum));
                         }
                       }
                     }));
  return least / double(turns * additions);
}

/// The cycles of the fastest of some calls. Others may take the core in a call,
/// or while a cycle is measured, and the clock may change between them; the
/// shorter cycle, of before and after a call, makes a call seem longer then and
/// never shorter than it is.
template <typename Body> static double getLeastCycles(Body body) {
  constexpr int calls = 5;
  double least = INFINITY, before = measureCycle();
  for (int call = 0; call < calls; ++call) {
    double seconds = getSeconds(body), after = measureCycle();
    least = std::min(least, seconds / std::min(before, after));
    before = after;
  }
  return least;
}

/// An instruction that takes a slot of issue and no pipe. A Zen 4 joins two
/// `nop` to one, which clearing a register is not.
static inline void issueOnly() {
#if defined(__x86_64__)
  asm volatile("xorl %%eax, %%eax" : : : "eax", "cc");
#else
  asm volatile("nop");
#endif
}

/// Instructions a cycle that take no pipe. A program on the core's other
/// hardware thread takes half of them whenever it issues any, in any
/// millisecond that it runs, but stands still for microseconds: what counts is
/// the fastest of many short runs.
static double measureIssueWidth() {
  constexpr int count = 64, calls = 1000;
  constexpr int64_t turns = 1000;
  double least = INFINITY, before = measureCycle();
  for (int call = 0; call < calls; ++call)
    least = std::min(least, getSeconds([] {
                       for (int64_t turn = 0; turn < turns; ++turn) {
#pragma unroll
                         for (int i = 0; i < count; ++i)
                           issueOnly();
                       }
                     }));
  return double(turns * count) * std::min(before, measureCycle()) / least;
}

namespace {
/// Memory that begins at a line and has so many bytes.
class Memory {
public:
  explicit Memory(int64_t bytes) : storage(size_t(bytes) + 64, 1) {
    uintptr_t address = reinterpret_cast<uintptr_t>(storage.data());
    begin = storage.data() + (64 - address % 64) % 64;
    this->bytes = bytes / 512 * 512;
  }
  const char *begin;
  int64_t bytes;

private:
  std::vector<char> storage;
};
} // namespace

/// Bytes a cycle from a level that holds `bytes`.
static double measureBandwidth(const Loops &loops, const Memory &memory,
                               int64_t bytes) {
  bytes = std::min(bytes, memory.bytes) / 512 * 512;
  int64_t times = std::max<int64_t>(1, (16 << 20) / bytes);
  double cycles =
      getLeastCycles([&] { loops.readAll(memory.begin, bytes, times); });
  return double(bytes * times) / cycles;
}

/// The largest of `sizes`, which grow, that is read again and again at nearly
/// the rate of the first. Where pages fill the sets of a cache unevenly, or
/// other programs have a part of it, that is less than the cache has: of 2 MiB
/// of L2 and 480 MiB of L3 that a server shares among virtual machines, one of
/// these reads 1.25 and 64 at the full rate.
static int64_t measureHeldBytes(const Loops &loops, const Memory &memory,
                                const std::vector<int64_t> &sizes) {
  constexpr int rounds = 3;
  constexpr double nearly = 0.9;
  std::vector<double> rates(sizes.size());
  for (int round = 0; round < rounds; ++round)
    for (size_t i = 0; i < sizes.size(); ++i)
      rates[i] = std::max(rates[i], measureBandwidth(loops, memory, sizes[i]));
  size_t held = 0;
  while (held + 1 < sizes.size() && rates[held + 1] >= nearly * rates[0])
    ++held;
  return sizes[held];
}

/// Sets how much L2 and the last-level cache hold, of the sizes that the system
/// knows.
static void measureCaches(MachineDesc &machine, const Loops &loops,
                          const Memory &memory) {
  constexpr int64_t parts = 8;
  int64_t l2 = machine.l2Bytes, llc = machine.llcBytes;
  std::vector<int64_t> sizes;
  for (int64_t part = parts / 2; part <= parts; ++part)
    sizes.push_back(l2 / parts * part);
  machine.l2Bytes = measureHeldBytes(loops, memory, sizes);
  sizes.clear();
  for (int64_t size = 4 * l2; size < llc && size <= memory.bytes;
       size += size / 2)
    sizes.push_back(size);
  if (llc <= memory.bytes)
    sizes.push_back(llc);
  if (!sizes.empty())
    machine.llcBytes = measureHeldBytes(loops, memory, sizes);
}

/// Cores that this process may use.
static int countCores() {
  cpu_set_t cores;
  return sched_getaffinity(0, sizeof(cores), &cores) == 0 ? CPU_COUNT(&cores)
                                                          : 1;
}

/// Bytes a cycle that two threads get together, from when both read until the
/// slower one is done.
static double measureTwo(const Loops &loops, const Memory &first,
                         const Memory &second) {
  std::atomic<int> ready{0};
  auto read = [&](const Memory &memory) {
    ++ready;
    while (ready != 2) {
    }
    loops.readAll(memory.begin, memory.bytes, 1);
  };
  double cycles = getLeastCycles([&] {
    ready = 0;
    std::thread thread(read, std::cref(second));
    read(first);
    thread.join();
  });
  return double(first.bytes + second.bytes) / cycles;
}

/// Whether conversions and additions take no time beside multiply-adds. Six
/// sums wait four cycles for one another, in which two pipes could do no more
/// than two others; twice as many instructions on the same pipes take half as
/// long again.
static bool addsBesideProducts(const Loops &loops) {
  constexpr double noTime = 1.2;
  return getLeastCycles([&] { loops.runMixed(); }) <
         noTime * getLeastCycles([&] { loops.runFew(); });
}

/// All rates, once.
static MachineRates measureRates(const Loops &loops, const MachineDesc &machine,
                                 const Memory &first, const Memory &second) {
  MachineRates rates;
  rates.dependentFmas =
      double(kTurns) / getLeastCycles([&] { loops.runChain(); });
  rates.fmas = double(kTurns * loops.numChains) /
               getLeastCycles([&] { loops.runChains(); });
  rates.instructions = measureIssueWidth();
  rates.l1 = measureBandwidth(loops, first, machine.l1Bytes / 2);
  rates.l2 = measureBandwidth(loops, first, machine.l2Bytes / 2);
  // Larger than L2, and no more than the share of the LLC that a core gets.
  int64_t between = std::min(4 * machine.l2Bytes, machine.llcBytes / 2);
  rates.llc = measureBandwidth(loops, first, between);
  rates.memory = measureBandwidth(loops, first, first.bytes);
  if (countCores() > 1)
    rates.memoryOfTwo = measureTwo(loops, first, second);
  return rates;
}

MachineDesc measureMachine(const MachineDesc &generic) {
  MachineDesc machine = generic;
  Loops loops = getLoops(*generic.target);
  machine.l1Bytes = getCacheSize(_SC_LEVEL1_DCACHE_SIZE, generic.l1Bytes);
  machine.l1Ways = getCacheSize(_SC_LEVEL1_DCACHE_ASSOC, generic.l1Ways);
  machine.l2Bytes = getCacheSize(_SC_LEVEL2_CACHE_SIZE, generic.l2Bytes);
  machine.llcBytes = getL3Size(generic.llcBytes);

  constexpr int64_t beyondCaches = 256 << 20;
  int64_t bytes = std::min(std::max(4 * machine.llcBytes, beyondCaches / 2),
                           2 * beyondCaches);
  Memory first(bytes), second(bytes);
  // Others disturb for seconds, so that measurements are repeated for seconds.
  constexpr size_t leastTimes = 4, mostTimes = 12;
  constexpr double mostSeconds = 40;
  std::vector<MachineRates> measured;
  Clock::time_point begin = Clock::now();
  while (measured.size() < mostTimes && !areSettled(measured, leastTimes) &&
         std::chrono::duration<double>(Clock::now() - begin).count() <
             mostSeconds)
    measured.push_back(measureRates(loops, machine, first, second));
  setRates(machine, joinRates(measured));
  measureCaches(machine, loops, first);
  machine.addsBesideProducts = addsBesideProducts(loops);
  return machine;
}
