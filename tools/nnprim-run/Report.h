//===- Report.h - The output of nnprim-run ----------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_REPORT_H
#define NNPRIM_TOOLS_RUN_REPORT_H

#include "nnprim/model.h"

#include <cstdio>
#include <vector>

/// Latencies of repeated runs, in milliseconds.
struct Latency {
  double min = 0, median = 0, p90 = 0;
};

/// Order statistics of at least one latency. The median of an even number is
/// the mean of the middle two; the 90th percentile is the smallest latency that
/// 90 % of the runs do not exceed.
Latency summarize(std::vector<double> milliseconds);

/// Prints names, types and shapes, the target, the variant that runs here if
/// there are several, and the required memory.
void printDescription(const nnprim_model &model, FILE *out);

/// Prints the type and the range of values of each output.
void printOutputs(const nnprim_model &model, const void *const *outputs,
                  FILE *out);

void printLatency(const Latency &latency, FILE *out);

/// Prints the description, the variant that ran and the latency as a JSON
/// object on one line.
void printJson(const nnprim_model &model, const nnprim_variant &variant,
               const Latency &latency, FILE *out);

#endif // NNPRIM_TOOLS_RUN_REPORT_H
