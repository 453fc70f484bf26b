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
#include <string>
#include <vector>

struct Options {
  std::string library;
  /// As given: NAME=FILE. A name may contain '=', so that only the model's
  /// names tell where to split.
  std::vector<std::string> inputs;
  std::string outputDir;
  int64_t repeat = 0; ///< 0 when not given.
  int32_t threads = 1;
  bool json = false;
  bool help = false;

  /// Nothing was asked but the library: describe it.
  bool onlyDescribe() const {
    return inputs.empty() && outputDir.empty() && repeat == 0 && !json;
  }
};

/// The text of --help.
extern const char *const usage;

/// Parses the command line; `--name=value` and `--name value` are the same.
/// Returns false and sets `error` when it makes no sense.
bool parseOptions(int argc, const char *const *argv, Options &options,
                  std::string &error);

#endif // NNPRIM_TOOLS_RUN_OPTIONS_H
