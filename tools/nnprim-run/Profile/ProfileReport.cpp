//===- ProfileReport.cpp - The profile as a table and as JSON -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Profile.h"

#include "Json.h"

#include <algorithm>
#include <cinttypes>
#include <cstring>
#include <numeric>

namespace {

/// A number, or "-" if it is unknown or too small to mean anything.
std::string format(const char *pattern, double value, bool isKnown = true) {
  if (!isKnown)
    return "-";
  char text[64];
  snprintf(text, sizeof(text), pattern, value);
  return text;
}

double getGiga(int64_t count, double milliseconds) {
  return milliseconds > 0 ? static_cast<double>(count) / milliseconds * 1e-6
                          : 0;
}

std::vector<size_t> getOrder(const ProfileResult &result, bool byTime) {
  std::vector<size_t> order(result.steps.size());
  std::iota(order.begin(), order.end(), 0);
  if (byTime)
    std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
      double first = result.steps[a].milliseconds;
      double second = result.steps[b].milliseconds;
      return first != second ? first > second : a < b;
    });
  return order;
}

/// The width of the column of algorithms.
int getAlgorithmWidth(const nnprim_profile &profile) {
  size_t width = strlen("algorithm");
  for (int32_t i = 0; i < profile.num_steps; ++i)
    width = std::max(width, strlen(profile.steps[i].algorithm));
  return static_cast<int>(width);
}

void printStep(const nnprim_profile_step &step, const StepResult &times,
               double sum, int algorithmWidth, FILE *out) {
  double milliseconds = times.milliseconds;
  bool isBound = milliseconds > 0 && times.bound != "none";
  fprintf(
      out, "%9.4f %6s %8s %8s  %-7s %5s  %-*s  %s\n", milliseconds,
      format("%.1f%%", 100 * milliseconds / sum, sum > 0).c_str(),
      format("%.1f", getGiga(step.flops, milliseconds), step.flops > 0).c_str(),
      format("%.1f",
             getGiga(step.read_bytes + step.written_bytes, milliseconds))
          .c_str(),
      times.bound.c_str(),
      format("%.0f%%", 100 * times.boundMilliseconds / milliseconds, isBound)
          .c_str(),
      algorithmWidth, step.algorithm, joinNames(step).c_str());
}

std::string jsonNames(const nnprim_profile_step &step) {
  std::string text = "[";
  for (int32_t i = 0; i < step.num_names; ++i)
    text += (i ? ", " : "") + quote(step.names[i]);
  return text + "]";
}

std::string jsonStep(const nnprim_profile_step &step, const StepResult &times) {
  auto number = [](const char *name, double value) {
    return ", \"" + std::string(name) + "\": " + format("%.6g", value);
  };
  auto integer = [](const char *name, int64_t value) {
    return ", \"" + std::string(name) + "\": " + std::to_string(value);
  };
  auto text = [](const char *name, const char *value) {
    return ", \"" + std::string(name) + "\": " + quote(value);
  };
  return "{\"names\": " + jsonNames(step) + text("op", step.op) +
         text("algorithm", step.algorithm) + text("plan", step.plan) +
         text("layout", step.layout) + text("kernel", step.kernel) +
         text("result", step.result) + text("arithmetic", step.arithmetic) +
         integer("flops", step.flops) +
         integer("executed_flops", step.executed_flops) +
         integer("read_bytes", step.read_bytes) +
         integer("constant_bytes", step.constant_bytes) +
         integer("written_bytes", step.written_bytes) +
         number("time_ms", times.milliseconds) +
         number("bound_ms", times.boundMilliseconds) +
         text("bound", times.bound.c_str()) + "}";
}

std::string jsonBuffer(const nnprim_profile_buffer &buffer) {
  return "{\"name\": " + quote(buffer.name) +
         ", \"offset\": " + std::to_string(buffer.offset) +
         ", \"bytes\": " + std::to_string(buffer.bytes) +
         ", \"first\": " + std::to_string(buffer.first) +
         ", \"last\": " + std::to_string(buffer.last) + "}";
}

std::string jsonPeaks(const Peaks &peaks) {
  std::string text =
      "{\"gflops\": " + format("%.6g", peaks.gigaflops) +
      ", \"int16_gflops\": " + format("%.6g", peaks.scaledGigaflops) +
      ", \"levels\": [";
  const char *separator = "";
  for (const MemoryLevel &level : peaks.levels) {
    text +=
        separator + ("{\"name\": " + quote(level.name.c_str())) +
        ", \"bytes\": " + std::to_string(level.bytes) +
        ", \"gbytes_per_second\": " + format("%.6g", level.gigabytesPerSecond) +
        "}";
    separator = ", ";
  }
  return text + "]}";
}

} // namespace

void printProfile(const nnprim_profile &profile, const ProfileResult &result,
                  bool byTime, FILE *out) {
  int width = getAlgorithmWidth(profile);
  fprintf(out, "%9s %6s %8s %8s  %-7s %5s  %-*s  %s\n", "ms", "share",
          "GFLOP/s", "GB/s", "bound", "of it", width, "algorithm", "node");
  for (size_t step : getOrder(result, byTime))
    printStep(profile.steps[step], result.steps[step], result.sum, width, out);
  fprintf(out, "%9.4f 100.0%% in %d steps; their bounds are %.4f ms\n",
          result.sum, static_cast<int>(profile.num_steps), result.boundSum);
  fprintf(out, "machine  %.1f GFLOP/s", result.peaks.gigaflops);
  if (result.peaks.scaledGigaflops > 0)
    fprintf(out, ", %.1f by int16", result.peaks.scaledGigaflops);
  for (const MemoryLevel &level : result.peaks.levels)
    fprintf(out, ", %s %.1f GB/s", level.name.c_str(),
            level.gigabytesPerSecond);
  fprintf(out, " (measured, %d thread%s)\n", static_cast<int>(result.threads),
          result.threads == 1 ? "" : "s");
}

std::string getProfileJson(const nnprim_model &model,
                           const nnprim_variant &variant,
                           const nnprim_profile &profile,
                           const ProfileResult &result) {
  std::string text =
      "{\"name\": " + quote(model.name) +
      ", \"target\": " + quote(variant.target) +
      ", \"threads\": " + std::to_string(result.threads) +
      ", \"latency_ms\": {\"min\": " + format("%.6g", result.latency.min) +
      ", \"median\": " + format("%.6g", result.latency.median) +
      ", \"p90\": " + format("%.6g", result.latency.p90) +
      "}, \"sum_ms\": " + format("%.6g", result.sum) +
      ", \"bound_ms\": " + format("%.6g", result.boundSum) +
      ", \"arena_bytes\": " + std::to_string(variant.arena_bytes) +
      ", \"weight_bytes\": " + std::to_string(model.weight_bytes) +
      ", \"machine\": " + jsonPeaks(result.peaks) + ", \"steps\": [";
  for (int32_t i = 0; i < profile.num_steps; ++i)
    text += (i ? ",\n" : "\n") + jsonStep(profile.steps[i], result.steps[i]);
  text += "], \"buffers\": [";
  for (int32_t i = 0; i < profile.num_buffers; ++i)
    text += (i ? ",\n" : "\n") + jsonBuffer(profile.buffers[i]);
  return text + "]}";
}
