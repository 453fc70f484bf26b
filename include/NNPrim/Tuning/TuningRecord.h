//===- TuningRecord.h - Measured times of convolutions --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TUNING_TUNINGRECORD_H
#define NNPRIM_TUNING_TUNINGRECORD_H

#include "NNPrim/Problem/ConvAlgorithm.h"
#include "NNPrim/Problem/ConvShape.h"
#include "NNPrim/Tuning/PlanRecord.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace nnprim {

/// The facts that decide how long a convolution takes by each algorithm, and
/// the algorithms that were timed. Padding is taken not to matter. A product of
/// M×K by K×N is a convolution of one pixel, with an output of 1×1×M×N.
struct TunedConv {
  /// The target's name, and threads that ran at the same time.
  std::string target;
  int64_t threads;
  /// The bound on errors, finite: algorithms of larger ones were not timed.
  double maxError;
  /// NHWC.
  std::array<int64_t, 4> output;
  int64_t channels;
  std::array<int64_t, 2> kernel;
  std::array<int64_t, 2> strides, dilations;

  TunedConv(llvm::StringRef target, int64_t threads, double maxError,
            const ConvShape &shape);
  TunedConv(llvm::StringRef target, int64_t threads, double maxError,
            std::array<int64_t, 4> output, int64_t channels,
            std::array<int64_t, 2> kernel,
            std::array<int64_t, 2> strides = {1, 1},
            std::array<int64_t, 2> dilations = {1, 1})
      : target(target), threads(threads),
        maxError(std::min(maxError, std::numeric_limits<double>::max())),
        output(output), channels(channels), kernel(kernel), strides(strides),
        dilations(dilations) {}

  bool operator<(const TunedConv &other) const;
};

struct Timing {
  ConvAlgorithm algorithm;
  double microseconds;
};

/// A line of a record that cannot be read, from 1, and why.
struct RecordProblem {
  unsigned line;
  std::string message;
  /// Whether the line is about a plan, and not about a convolution.
  bool isPlan;
};

/// Measured times of convolutions, by `nnprim-tune`. As text, a line
/// of JSON each, so that records are joined by writing one behind the other:
///
///   {"target":"x86-64-avx512","threads":1,"max_error":0.0001,
///    "output":[1,13,13,384],"channels":256,"kernel":[3,3],
///    "microseconds":{"winograd_f4":562.0,"direct":1503.2}}
///
/// `strides` and `dilations` are behind `kernel` where they are not 1.
/// Lines that have a `version` are about plans; see PlanRecord.
class TuningRecord {
public:
  /// Of two lines about the same convolution the later counts. Lines that
  /// cannot be read are appended to `problems` and passed over, so that what an
  /// interrupt cut off, or what another version wrote, does not cost the rest
  /// of the record. Empty lines are skipped.
  static TuningRecord parse(llvm::StringRef text,
                            std::vector<RecordProblem> &problems);
  /// The same of a file. An error says why it cannot be read.
  static llvm::Expected<TuningRecord>
  read(llvm::StringRef path, std::vector<RecordProblem> &problems);

  void add(const TunedConv &conv, std::vector<Timing> timings);
  /// The fastest first; nothing if it was not measured.
  llvm::ArrayRef<Timing> lookup(const TunedConv &conv) const;
  bool empty() const { return entries.empty(); }
  /// The machines that lines about convolutions are for.
  std::set<TunedMachine> getMachines() const;
  void print(llvm::raw_ostream &os) const;

  PlanRecord plans;

private:
  std::map<TunedConv, std::vector<Timing>> entries;
};

} // namespace nnprim

#endif // NNPRIM_TUNING_TUNINGRECORD_H
