//===- Profile.cpp - Times of a model's steps -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Profile.h"

#include <algorithm>
#include <cstring>

namespace {

/// A timer's rate is found over at least so many milliseconds.
constexpr double minCalibration = 20;

double getMedian(std::vector<double> values) {
  return summarize(std::move(values)).median;
}

double getTime(uint64_t bytes, const MemoryLevel &level) {
  return level.gigabytesPerSecond > 0
             ? static_cast<double>(bytes) / level.gigabytesPerSecond * 1e-6
             : 0;
}

/// The least time to move `bytes` bytes of which each cache holds as many as
/// fit. Sets `slowest` to the level that takes most of it.
double getActivationTime(const Peaks &peaks, uint64_t bytes,
                         std::string &slowest) {
  double sum = 0, most = 0;
  for (const MemoryLevel &level : peaks.levels) {
    uint64_t part = level.bytes != 0 ? std::min(bytes, level.bytes) : bytes;
    double time = getTime(part, level);
    if (time > most) {
      most = time;
      slowest = level.name;
    }
    sum += time;
    bytes -= part;
  }
  return sum;
}

/// The peak of a step's arithmetic; 0 if it was not measured.
double getPeak(const Peaks &peaks, const nnprim_profile_step &step) {
  if (isScaledProduct(step))
    return peaks.scaledGigaflops;
  return strcmp(step.arithmetic, "f32") == 0 ? peaks.gigaflops : 0;
}

/// Sets the bound of a step of a model with `allBytes` bytes of weights and
/// arena.
void findBound(uint64_t allBytes, const nnprim_profile_step &step,
               const Peaks &peaks, StepResult &result) {
  double flops = static_cast<double>(std::max<int64_t>(step.executed_flops, 0));
  double peak = getPeak(peaks, step);
  double compute = peak > 0 ? flops / peak * 1e-6 : 0;
  std::string nearName = "none";
  double near = getActivationTime(peaks,
                                  static_cast<uint64_t>(step.read_bytes -
                                                        step.constant_bytes +
                                                        step.written_bytes),
                                  nearName);
  const MemoryLevel &farLevel = peaks.getLevel(allBytes);
  double far = getTime(static_cast<uint64_t>(step.constant_bytes), farLevel);
  result.boundMilliseconds = std::max(compute, near + far);
  if (compute >= near + far)
    result.bound = compute > 0 ? "compute" : "none";
  else
    result.bound = near >= far ? nearName : farLevel.name;
}

} // namespace

nnprim_status runProfile(const nnprim_model &model,
                         const nnprim_variant &variant,
                         const nnprim_profile &profile, const Tensors &tensors,
                         const nnprim_threads &threads, int64_t repeat,
                         ProfileResult &result) {
  auto count = static_cast<size_t>(profile.num_steps);
  std::vector<std::vector<double>> ticks(count);
  std::vector<double> latencies;
  double start = 0;
  uint64_t startTicks = 0;
  for (int64_t i = -1; i < repeat; ++i) {
    memset(profile.ticks, 0, count * sizeof(uint64_t));
    double begin = getMilliseconds();
    if (i == 0) {
      start = begin;
      startTicks = profile.read_timer();
    }
    nnprim_status status =
        variant.invoke(tensors.inputs(), tensors.outputs(), tensors.arena(),
                       tensors.arenaBytes(), &threads);
    if (status != NNPRIM_OK)
      return status;
    if (i < 0) // Warms up.
      continue;
    latencies.push_back(getMilliseconds() - begin);
    for (size_t step = 0; step < count; ++step)
      ticks[step].push_back(static_cast<double>(profile.ticks[step]));
  }
  while (getMilliseconds() - start < minCalibration)
    continue;
  double elapsed = getMilliseconds() - start;
  double rate =
      static_cast<double>(profile.read_timer() - startTicks) / elapsed;

  result.latency = summarize(std::move(latencies));
  result.threads = threads.num_threads;
  result.peaks = measurePeaks(profile, threads);
  for (size_t step = 0; step < count; ++step) {
    StepResult &times = result.steps.emplace_back();
    times.milliseconds = getMedian(std::move(ticks[step])) / rate;
    findBound(model.weight_bytes + variant.arena_bytes, profile.steps[step],
              result.peaks, times);
    result.sum += times.milliseconds;
    result.boundSum += times.boundMilliseconds;
  }
  return NNPRIM_OK;
}

std::string joinNames(const nnprim_profile_step &step) {
  std::string text;
  for (int32_t i = 0; i < step.num_names; ++i)
    text += std::string(i ? " + " : "") + step.names[i];
  return text;
}
