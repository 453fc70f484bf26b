//===- Options.h - The command line of nnprim-run ---------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_OPTIONS_H
#define NNPRIM_TOOLS_RUN_OPTIONS_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

struct Options {
  std::string library;
  /// The arguments NAME=FILE. A name may contain '=', so only the model's names
  /// determine where to split.
  std::vector<std::string> inputs;
  std::string outputDir;
  std::vector<std::string> extents; ///< The arguments SYMBOL=NUMBER.
  std::string variant; ///< A target of the model; empty when not given.
  int64_t repeat = 0;  ///< 0 when not given.
  int32_t threads = 1;
  bool reverse = false;        ///< --reverse
  std::optional<bool> ownPool; ///< --pool=own or pthreadpool
  bool json = false;
  bool profile = false;
  bool byTime = false; ///< --sort=time
  std::string report;
  bool help = false;
  bool version = false;

  /// True if only the library is given; then it is described.
  bool onlyDescribe() const {
    return inputs.empty() && outputDir.empty() && variant.empty() &&
           extents.empty() && repeat == 0 && !json && !profile;
  }
};

/// The text of --help.
extern const char *const usage;

/// Parses the command line; `--name=value` and `--name value` are equivalent.
/// Returns false and sets `error` if it is invalid.
bool parseOptions(int argc, const char *const *argv, Options &options,
                  std::string &error);

#endif // NNPRIM_TOOLS_RUN_OPTIONS_H
