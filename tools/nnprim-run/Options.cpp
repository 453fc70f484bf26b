//===- Options.cpp - The command line of nnprim-run -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include <string_view>

const char *const usage =
    R"(usage: nnprim-run LIB.so [--input=NAME=FILE.npy]... [--output-dir=DIR]
                  [--extent=SYMBOL=N]... [--repeat=N] [--threads=T] [--reverse]
                  [--pool=NAME] [--variant=TARGET] [--json]
                  [--profile] [--sort=time|order] [--report=FILE.html]

Runs a model that nnprim-compile made into a shared library. With nothing but
the library, describes it: names, types and shapes of inputs and outputs.

  --input=NAME=FILE.npy  Read input NAME from FILE (shape and type must agree).
                         Inputs not given are filled from a fixed seed: floats
                         uniform in [-1, 1), integers uniform in 0..3, bools
                         0 or 1.
  --output-dir=DIR       Write each output to DIR/<name>.npy; characters of the
                         name other than letters, digits, '_', '.' and '-'
                         become '_'. All files are written, or none.
  --extent=SYMBOL=N      Run with this extent, of a model that was compiled with
                         --max or --sizes. Default: that of the files of
                         --input if all inputs have one, else the largest.
  --repeat=N             Run once to warm up, then N times; print the minimum,
                         median and 90th percentile of the latency.
  --threads=T            Lend the model T threads; 0 means one a processor.
                         Default 1.
  --pool=NAME            With --threads: pthreadpool or own, the runtime's
                         threads. Default: pthreadpool where it is installed
                         and there is a processor for each thread.
  --reverse              With --threads: run the shares of all threads one after the other in
                         the calling thread, the last one first. Results are the
                         same whoever runs what and when; this finds shares that
                         wait for one another, each time.
  --variant=TARGET       Run the model's code for TARGET, if this processor
                         can, instead of the first that it can.
  --json                 Print one JSON object instead of text: inputs, outputs,
                         latency_ms (of --repeat runs, one without --repeat),
                         workspace_bytes, weight_bytes, target, variant, name.
  --profile              Print the time of each node of a model that was compiled
                         with --profile: the median of --repeat runs (default
                         20), its share, GFLOP/s, GB/s, and the bound by the
                         machine's measured peaks, of which it reaches a part.
                         With --json, as JSON.
  --sort=time|order      Print the longest node first, or nodes in the order in
                         which they run (default).
  --report=FILE.html     Write the profile as a page that needs nothing else.
                         Implies --profile.
  --help                 Print this text.
  --version              Print the version, and that of the models it runs.
)";

namespace {

constexpr int64_t maxRepeat = 1000000000;
constexpr int64_t maxThreads = 1024;

bool fail(std::string &error, std::string reason) {
  error = std::move(reason);
  return false;
}

bool parseNumber(const std::string &name, const std::string &text, int64_t low,
                 int64_t high, int64_t &value, std::string &error) {
  bool valid = !text.empty() && text.size() <= 10 &&
               text.find_first_not_of("0123456789") == std::string::npos;
  value = valid ? std::stoll(text) : -1;
  if (value < low || value > high)
    return fail(error, name + " needs a number from " + std::to_string(low) +
                           " to " + std::to_string(high) + ", but got '" +
                           text + "'");
  return true;
}

bool setOption(const std::string &name, const std::string &value,
               Options &options, std::string &error) {
  int64_t number;
  if (name == "--input") {
    options.inputs.push_back(value);
  } else if (name == "--extent") {
    options.extents.push_back(value);
  } else if (name == "--output-dir") {
    if (value.empty())
      return fail(error, "--output-dir needs a directory");
    options.outputDir = value;
  } else if (name == "--variant") {
    if (value.empty())
      return fail(error, "--variant needs a target");
    options.variant = value;
  } else if (name == "--report") {
    if (value.empty())
      return fail(error, "--report needs a file");
    options.report = value;
    options.profile = true;
  } else if (name == "--sort") {
    if (value != "time" && value != "order")
      return fail(error,
                  "--sort needs 'time' or 'order', but got '" + value + "'");
    options.byTime = value == "time";
  } else if (name == "--pool") {
    if (value != "own" && value != "pthreadpool")
      return fail(error, "--pool needs 'own' or 'pthreadpool', but got '" +
                             value + "'");
    options.ownPool = value == "own";
  } else if (name == "--repeat") {
    return parseNumber(name, value, 1, maxRepeat, options.repeat, error);
  } else {
    if (!parseNumber(name, value, 0, maxThreads, number, error))
      return false;
    options.threads = static_cast<int32_t>(number);
  }
  return true;
}

bool takesValue(std::string_view name) {
  return name == "--input" || name == "--extent" || name == "--output-dir" ||
         name == "--repeat" || name == "--threads" || name == "--variant" ||
         name == "--report" || name == "--sort" || name == "--pool";
}

} // namespace

bool parseOptions(int argc, const char *const *argv, Options &options,
                  std::string &error) {
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    if (argument.size() < 2 || argument[0] != '-') {
      if (!options.library.empty())
        return fail(error, "more than one library: '" + options.library +
                               "' and '" + argument + "'");
      options.library = argument;
      continue;
    }
    size_t equals = argument.find('=');
    std::string name = argument.substr(0, equals);
    if (name == "--json" && equals == std::string::npos) {
      options.json = true;
    } else if (name == "--reverse" && equals == std::string::npos) {
      options.reverse = true;
    } else if (name == "--profile" && equals == std::string::npos) {
      options.profile = true;
    } else if ((name == "--help" || name == "-h")) {
      options.help = true;
      return true;
    } else if (name == "--version") {
      options.version = true;
      return true;
    } else if (!takesValue(name)) {
      return fail(error, "unknown option '" + argument + "'; see --help");
    } else if (equals == std::string::npos && i + 1 == argc) {
      return fail(error, name + " needs a value");
    } else {
      std::string value =
          equals == std::string::npos ? argv[++i] : argument.substr(equals + 1);
      if (!setOption(name, value, options, error))
        return false;
    }
  }
  if (options.library.empty())
    return fail(error, "no library given; see --help");
  if (options.reverse && options.threads == 1)
    return fail(error, "--reverse needs --threads=T of more than one thread");
  return true;
}
