//===- Report.h - Tables and JSON of what was measured -------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_REPORT_H
#define NNPRIM_BENCH_REPORT_H

#include "Layer.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace nnprim::bench {

/// One contestant's rounds on one layer.
struct Measurement {
  std::string name, detail;
  bool isPeer = false;
  std::vector<double> seconds; ///< A run, one number a round.
};

/// What was measured of a layer. The first contestant is the one that others
/// are compared with.
struct Result {
  Layer layer;
  std::vector<Measurement> contestants;
  std::vector<double> peak;    ///< Seconds of a run of the FMA loop.
  std::vector<double> traffic; ///< Of streaming its bytes; not with threads.
  /// How many times as fast as on one thread the FMA loop was: fewer than there
  /// are threads if other programs had a core.
  double peakScaling = 1;
  double peakFlops = 0; ///< What one run of the FMA loop computes.

  const Measurement *find(llvm::StringRef name) const;
  /// The fastest of the other libraries; null if there is none.
  const Measurement *bestPeer() const;
  /// Times of `peer` over ours: above 1 we are faster.
  double ratioTo(const Measurement &peer) const;
  /// Our useful operations in percent of the FMA loop's.
  double percentOfPeak() const;
  /// The same, or what streaming the bytes takes in percent of our time if that
  /// is more: how close we are to whichever limit is nearer.
  double percentOfRoof() const;
};

/// What a run measured, for the heading and for JSON.
struct Setting {
  std::string processor, isa;
  int threads = 1, rounds = 0;
};

/// A table in GFLOP/s with geometric means and the worst ratios.
void printTable(llvm::raw_ostream &os, const std::vector<Result> &results,
                const std::vector<std::string> &names, const Setting &setting);
void printJson(llvm::raw_ostream &os, const std::vector<Result> &results,
               const Setting &setting);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_REPORT_H
