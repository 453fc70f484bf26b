//===- Profile.h - Times of a model's steps ---------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_PROFILE_H
#define NNPRIM_TOOLS_RUN_PROFILE_H

#include "Peaks.h"
#include "Report.h"
#include "Tensors.h"

/// The measured times of a step, and the least that it can take.
struct StepResult {
  double milliseconds = 0; ///< Median of the runs.
  double boundMilliseconds = 0;
  std::string bound; ///< "compute", or the level of memory that bounds it.
};

struct ProfileResult {
  Latency latency; ///< Of the instrumented model.
  Peaks peaks;
  std::vector<StepResult> steps;
  double sum = 0, boundSum = 0; ///< Of all steps, in milliseconds.
  int32_t threads = 1;
};

/// Runs the model once to warm up and `repeat` times, and measures the machine.
/// Returns what the model does.
///
/// The bound of a step is the larger of two times: its arithmetic at the peak
/// of multiply-adds (if it is in f32, the only type that is measured), and its
/// bytes at the speed of where they come from. Each cache holds as many of the
/// step's activations as fit; weights come from the smallest one that holds all
/// weights and the arena.
nnprim_status runProfile(const nnprim_model &model,
                         const nnprim_variant &variant,
                         const nnprim_profile &profile, const Tensors &tensors,
                         const nnprim_threads &threads, int64_t repeat,
                         ProfileResult &result);

/// "conv1", or "conv1 + relu1".
std::string joinNames(const nnprim_profile_step &step);

/// The table: a line for each step, in order or the longest first.
void printProfile(const nnprim_profile &profile, const ProfileResult &result,
                  bool byTime, FILE *out);

/// The profile as a JSON object, with the arena's buffers.
std::string getProfileJson(const nnprim_model &model,
                           const nnprim_variant &variant,
                           const nnprim_profile &profile,
                           const ProfileResult &result);

#endif // NNPRIM_TOOLS_RUN_PROFILE_H
