//===- Contestant.h - Implementations of a layer ----------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_BENCH_CONTESTANT_H
#define NNPRIM_BENCH_CONTESTANT_H

#include "Problem.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace nnprim::bench {

/// One implementation, ready to compute one problem: weights are packed, code
/// is generated, memory is there. Only run() is timed.
class Contestant {
public:
  virtual ~Contestant() = default;
  virtual void run() = 0;
  /// The result of the last run, NHWC.
  virtual const float *output() = 0;
  /// Called when the turn of the others comes: helper threads that spin while
  /// they wait for work must not do so on the next contestant's core.
  virtual void rest() {}
  /// The implementation that the library chose, if it tells.
  virtual std::string detail() const { return ""; }
};

/// A factory of contestants. `make` returns null for a problem that the
/// contestant does not support, and an error if it fails on one that it should.
struct Entry {
  std::string name;
  bool isPeer; ///< Another library, not another form of ours.
  std::function<llvm::Expected<std::unique_ptr<Contestant>>(const Problem &)>
      make;
};

using Entries = std::vector<Entry>;

/// Adds the layers that this project compiled; `libraries` is the directory
/// that layers.py wrote for one form. `threads` may be fewer than the
/// problem's.
void addNNPrim(Entries &entries, const std::string &name,
               const std::string &libraries, int threads);

/// Adds the same layers on one thread each, run on all of the problem's threads
/// at the same time. The threads share one library and its filters; each has
/// its own output and arena.
void addNNPrimOnEach(Entries &entries, const std::string &name,
                     const std::string &libraries);

/// Each other file of peers/ defines one of these. Packages that were not there
/// when the program was configured are left out.
void addOneDnn(Entries &entries);
void addXnnpack(Entries &entries);
void addOpenBlas(Entries &entries);
void addLibxsmm(Entries &entries);

} // namespace nnprim::bench

#endif // NNPRIM_BENCH_CONTESTANT_H
