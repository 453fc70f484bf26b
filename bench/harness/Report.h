//===- Report.h - Tables and JSON of measurements ---------------*- C++ -*-===//
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
  std::vector<double> seconds; ///< Per run, one number per round.
};

/// The measurements of a layer. The other contestants are compared with the
/// first.
struct Result {
  Layer layer;
  std::vector<Measurement> contestants;
  std::vector<double> peak;    ///< Seconds of a run of the FMA loop.
  std::vector<double> traffic; ///< Of streaming its bytes; empty with threads.
  /// Speed-up of the FMA loop over one thread: less than the number of threads
  /// if other programs had a core.
  double peakScaling = 1;
  double peakFlops = 0; ///< Operations of one run of the FMA loop.

  const Measurement *find(llvm::StringRef name) const;
  /// The fastest of the other libraries; null if there is none.
  const Measurement *bestPeer() const;
  /// Time of `peer` over our time: above 1 we are faster.
  double ratioTo(const Measurement &peer) const;
  /// Our rate of useful operations in percent of the FMA loop's.
  double percentOfPeak() const;
  /// percentOfPeak() or, if that is more, the time of streaming the bytes in
  /// percent of our time: how close we are to the nearer of the two limits.
  double percentOfRoof() const;
};

/// The setting of a run, for the heading and for JSON.
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
