//===- Peaks.cpp - Speed limits of this machine ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Peaks.h"

#include "CacheSizes.h"

#include "nnprim/memory.h"

#include <algorithm>
#include <cstring>
#include <ctime>
#include <functional>
#include <memory>

namespace {

/// A measurement takes at least so many milliseconds, and the best of so many
/// counts: others may share the machine.
constexpr double minMilliseconds = 3;
constexpr int numMeasurements = 9;
constexpr uint64_t maxCount = uint64_t(1) << 40;
/// A stage of run_loads has eight vectors; a page is a multiple of them.
constexpr uint64_t blockBytes = 4096;

struct FreeAligned {
  void operator()(void *pointer) const { nnprim_aligned_free(pointer); }
};

/// Runs task(i) once on each thread.
void runOnAll(const nnprim_threads &threads,
              const std::function<void(int64_t)> &task) {
  threads.parallel_for(
      threads.context, threads.num_threads,
      [](void *data, int64_t index) {
        (*static_cast<const std::function<void(int64_t)> *>(data))(index);
      },
      const_cast<void *>(static_cast<const void *>(&task)));
}

/// The least time in milliseconds of task(index, count) on all threads at the
/// same time, for one of `count`. The calling thread alone finds a `count` that
/// takes long enough: how long others take to wake up says nothing.
double measure(const nnprim_threads &threads,
               const std::function<void(int64_t, uint64_t)> &task) {
  auto getTime = [&](uint64_t count, bool onAll) {
    double start = getMilliseconds();
    if (onAll)
      runOnAll(threads, [&](int64_t index) { task(index, count); });
    else
      task(0, count);
    return getMilliseconds() - start;
  };
  uint64_t count = 1;
  while (getTime(count, false) < minMilliseconds && count < maxCount)
    count *= 2;
  double best = getTime(count, true);
  for (int i = 1; i < numMeasurements; ++i)
    best = std::min(best, getTime(count, true));
  return best / static_cast<double>(count);
}

/// The speed of a loop of nnprim_profile, `run`.
double measureGigaflops(uint64_t (*run)(uint64_t, float[2]),
                        const nnprim_threads &threads) {
  constexpr uint64_t iterations = 1024;
  float ignored[2] = {0.5f, 1.0f};
  uint64_t each = run(iterations, ignored);
  if (each == 0)
    return 0;
  double milliseconds = measure(threads, [&](int64_t, uint64_t count) {
    float values[2] = {0.5f, 1.0f}; // Sums stay finite and normal.
    run(count * iterations, values);
  });
  return static_cast<double>(each) * threads.num_threads / milliseconds * 1e-6;
}

/// The speed of reading `bytes` bytes on each thread; 0 without memory.
double measureLoads(const nnprim_profile &profile,
                    const nnprim_threads &threads, uint64_t bytes) {
  bytes = std::max(bytes / blockBytes, uint64_t(1)) * blockBytes;
  auto count = static_cast<uint64_t>(threads.num_threads);
  std::unique_ptr<void, FreeAligned> memory(
      nnprim_aligned_alloc(bytes * count, blockBytes));
  if (!memory)
    return 0;
  char *data = static_cast<char *>(memory.get());
  // A page that was never written is a shared page of zeros.
  memset(data, 1, bytes * count);
  double milliseconds = measure(threads, [&](int64_t index, uint64_t passes) {
    profile.run_loads(data + static_cast<uint64_t>(index) * bytes, bytes,
                      passes);
  });
  return static_cast<double>(bytes * count) / milliseconds * 1e-6;
}

bool hasScaledProducts(const nnprim_profile &profile) {
  return std::any_of(profile.steps, profile.steps + profile.num_steps,
                     isScaledProduct);
}

} // namespace

bool isScaledProduct(const nnprim_profile_step &step) {
  return strcmp(step.arithmetic, "f32 by int16") == 0;
}

double getMilliseconds() {
  timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return static_cast<double>(now.tv_sec) * 1e3 +
         static_cast<double>(now.tv_nsec) * 1e-6;
}

const MemoryLevel &Peaks::getLevel(uint64_t bytes) const {
  for (const MemoryLevel &level : levels)
    if (bytes <= level.bytes)
      return level;
  return levels.back();
}

Peaks measurePeaks(const nnprim_profile &profile,
                   const nnprim_threads &threads) {
  Peaks peaks;
  peaks.gigaflops = measureGigaflops(profile.run_multiply_adds, threads);
  if (hasScaledProducts(profile))
    peaks.scaledGigaflops =
        measureGigaflops(profile.run_scaled_products, threads);
  uint64_t l1 = getCacheSize(_SC_LEVEL1_DCACHE_SIZE, 32 << 10);
  uint64_t l2 = getCacheSize(_SC_LEVEL2_CACHE_SIZE, 512 << 10);
  uint64_t l3 = getL3Size(16 << 20);
  auto count = static_cast<uint64_t>(threads.num_threads);
  auto add = [&](const char *name, uint64_t bytes, uint64_t measured) {
    peaks.levels.push_back(
        {name, bytes, measureLoads(profile, threads, measured)});
  };
  // L1 and L2 are a core's own, what is beyond is shared.
  add("L1", l1 * count, l1 / 2);
  add("L2", l2 * count, l2 / 2);
  // As much as a layer's tensors beyond L2: with all of a large cache, its
  // address translation would be measured.
  uint64_t least = 64 << 20, most = 512 << 20;
  add("L3", l3, std::min(l3 / 2, 4 * l2 * count) / count);
  add("memory", 0, std::min(std::max(2 * l3, least), most) / count);
  // No level is slower than those behind it: others took the machine.
  for (size_t i = peaks.levels.size() - 1; i-- > 0;)
    peaks.levels[i].gigabytesPerSecond =
        std::max(peaks.levels[i].gigabytesPerSecond,
                 peaks.levels[i + 1].gigabytesPerSecond);
  return peaks;
}
