//===- Runner.h - Runs libraries of candidates ------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_RUNNER_H
#define NNPRIM_TOOLS_TUNE_RUNNER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

/// How long candidates race.
struct RaceSizes {
  int rounds = 9;
  /// Milliseconds of a turn, and its least number of runs.
  double turn = 2;
  int runs = 3;
  /// Candidates that take so many times the best one's time are dropped after a
  /// round, and after more rounds those that are less behind.
  double drop = 1.3;
  /// Bytes of the weights of other layers, which run before each run.
  int64_t between = 0;
};

/// The report of a runner about one candidate.
struct RunReport {
  bool isBegun = false;
  std::optional<double> error, microseconds;
  /// Microseconds of each round; none if the runner did not tell.
  std::vector<double> rounds;
};

/// `nnprim-race` on this machine, or a command that does what it does with its
/// arguments: LIBRARY may have to be copied first, and so has the file of
/// `--reference=FILE`.
class Runner {
public:
  /// An empty command stands for nnprim-race beside this program.
  Runner(const std::string &command, const char *argv0, int64_t timeout);

  /// Runs the models of a library and returns what it said of each. A runner
  /// that fails, hangs or says nonsense leaves reports empty.
  std::map<std::string, RunReport> race(const std::string &library,
                                        llvm::ArrayRef<std::string> names,
                                        const std::string &reference,
                                        int32_t threads,
                                        const RaceSizes &sizes) const;

  /// Runs one model here and writes its outputs to a file.
  llvm::Error writeOutputs(const std::string &library, const std::string &name,
                           const std::string &path) const;

private:
  std::string run(llvm::ArrayRef<std::string> command,
                  llvm::ArrayRef<std::string> arguments, int &code) const;

  std::vector<std::string> local, command;
  bool isLocalCommand;
  int64_t timeout;
};

#endif // NNPRIM_TOOLS_TUNE_RUNNER_H
