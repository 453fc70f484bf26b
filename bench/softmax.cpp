//===- softmax.cpp - Softmax against other libraries and STREAM -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Times one row of each length (or many, --outer and --inner) by every
// contestant in every round, and reading and copying as many bytes in the same
// rounds. softmax.py compiles the rows and calls this.
//
//===----------------------------------------------------------------------===//

#include "peers/Softmax.h"
#include "harness/Environment.h"
#include "harness/Rounds.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/TargetParser/Host.h"

#include <cmath>
#include <fstream>
#include <numeric>
#include <random>

using namespace nnprim::bench;
namespace cl = llvm::cl;

static cl::OptionCategory category("Options of the benchmark");
static cl::list<int64_t> lengths("lengths", cl::CommaSeparated, cl::OneOrMore,
                                 cl::desc("Elements of the row"),
                                 cl::cat(category));
static cl::list<std::string>
    libraries("libraries",
              cl::desc("NAME=DIRECTORY with LENGTH.so; the first "
                       "is what others are compared with"),
              cl::cat(category));
static cl::opt<bool> peers("peers", cl::init(true), cl::cat(category));
static cl::opt<bool> verifies("verify", cl::init(true),
                              cl::desc("Compare with double precision"),
                              cl::cat(category));
static cl::opt<int> rounds("rounds", cl::init(11), cl::cat(category));
static cl::opt<double> milliseconds("ms", cl::init(5),
                                    cl::desc("A contestant's share of a round"),
                                    cl::cat(category));
static cl::opt<int64_t> outer("outer", cl::init(1), cl::desc("Blocks of rows"),
                              cl::cat(category));
static cl::opt<int64_t> inner("inner", cl::init(1),
                              cl::desc("Rows of a block, side by side"),
                              cl::cat(category));
static cl::opt<int> threads("num-threads", cl::init(1), cl::cat(category));
static cl::opt<std::string> jsonFile("json", cl::cat(category));

namespace {
struct Measured {
  std::string name;
  std::vector<double> seconds;
  double sumError; ///< Mean of a row's Σ outputs - 1; NaN for benchmarks of
                   ///< memory.
};

struct Result {
  int64_t length;
  std::vector<Measured> contestants;
};
} // namespace

/// Fills the input with scores like a classifier's, the same for everyone.
static void fill(Buffer &input) {
  std::minstd_rand generator(1);
  std::uniform_real_distribution<float> scores(-10, 10);
  for (int64_t i = 0; i < input.size(); ++i)
    input.data()[i] = scores(generator);
}

/// The number of the row that an element is in.
static int64_t getRow(const Row &row, int64_t place) {
  return place / (row.length * row.inner) * row.inner + place % row.inner;
}

/// Compares outputs with double precision at a sample of places, to the
/// relative error `tolerance`. It is larger for other libraries, whose long
/// rows are less accurate.
static llvm::Error verify(const Row &row, const std::vector<double> &sums,
                          float tolerance) {
  std::minstd_rand generator(2);
  for (int i = 0; i < 1000; ++i) {
    int64_t place = generator() % row.input.size();
    double expected =
        std::exp(double(row.input.data()[place])) / sums[getRow(row, place)];
    double error = row.output.data()[place] / expected - 1;
    if (!(std::abs(error) <= tolerance))
      return llvm::createStringError(
          llvm::formatv("output {0} is off by {1:e}", place, error));
  }
  return llvm::Error::success();
}

static std::vector<double> sumExponentials(const Row &row) {
  std::vector<double> sums(row.outer * row.inner);
  for (int64_t i = 0; i < row.input.size(); ++i)
    sums[getRow(row, i)] += std::exp(double(row.input.data()[i]));
  return sums;
}

static llvm::Expected<Result> measureLength(int64_t length) {
  const int64_t size = outer * length * inner;
  Row row{
      Buffer(size, /*offset=*/0), Buffer(size), threads, outer, length, inner};
  fill(row.input);
  const std::vector<double> sums = sumExponentials(row);
  Result result{length, {}};
  std::vector<std::unique_ptr<Contestant>> ready;
  auto add = [&](llvm::StringRef name, std::unique_ptr<Contestant> contestant,
                 float tolerance) -> llvm::Error {
    double sumError = NAN;
    if (tolerance > 0) {
      std::fill_n(row.output.data(), size, NAN);
      contestant->run();
      if (llvm::Error error = verify(row, sums, tolerance))
        return llvm::createStringError(llvm::formatv(
            "{0} of {1}: {2}", name, length, llvm::toString(std::move(error))));
      sumError =
          std::accumulate(row.output.data(), row.output.data() + size, 0.0) /
              double(sums.size()) -
          1;
    }
    result.contestants.push_back({name.str(), {}, sumError});
    ready.push_back(std::move(contestant));
    return llvm::Error::success();
  };
  for (llvm::StringRef library : libraries) {
    auto [name, directory] = library.split('=');
    auto contestant = makeCompiledRow(
        row, llvm::formatv("{0}/{1}.so", directory, length).str());
    if (!contestant)
      return contestant.takeError();
    if (llvm::Error error =
            add(name, std::move(*contestant), verifies ? 2e-6f : 0.0f))
      return std::move(error);
  }
  for (const RowEntry &entry : rowEntries()) {
    bool isPeer = entry.kind == RowEntry::Peer;
    if (isPeer && !peers)
      continue;
    auto contestant = entry.make(row);
    if (!contestant)
      continue;
    if (llvm::Error error =
            add(entry.name, std::move(contestant), isPeer ? 1e-1f : 0.0f))
      llvm::errs() << "warning: " << llvm::toString(std::move(error)) << '\n';
  }
  Timing timing;
  timing.rounds = rounds;
  timing.secondsPerRound = 1e-3 * milliseconds;
  timing.wallClock = threads > 1;
  std::vector<Contestant *> contestants;
  for (const auto &contestant : ready)
    contestants.push_back(contestant.get());
  for (auto [measured, seconds] :
       llvm::zip(result.contestants, measure(contestants, timing)))
    measured.seconds = std::move(seconds);
  return result;
}

static void printRow(const Result &result) {
  const double nano = 1e9 / double(outer * inner * result.length);
  llvm::outs() << llvm::formatv("{0,9}", result.length);
  for (const Measured &measured : result.contestants) {
    double ns = nano * median(measured.seconds);
    // A row is read and written at least once; only `read` does not write it.
    int bytes = measured.name == "read" ? 4 : 8;
    llvm::outs() << llvm::formatv(
        "  {0} {1:f3} ns ({2:f1} GB/s, {3:f2}x)", measured.name, ns, bytes / ns,
        medianRatio(measured.seconds, result.contestants[0].seconds));
  }
  llvm::outs() << '\n';
  llvm::outs().flush();
}

static llvm::json::Value toJson(const Result &result) {
  llvm::json::Array contestants;
  for (const Measured &measured : result.contestants) {
    llvm::json::Object object{
        {"name", measured.name},
        {"ns_per_element", 1e9 * median(measured.seconds) /
                               double(outer * inner * result.length)},
        {"seconds", llvm::json::Array(measured.seconds)}};
    if (!std::isnan(measured.sumError))
      object["sum_minus_one"] = measured.sumError;
    contestants.push_back(std::move(object));
  }
  return llvm::json::Object{{"length", result.length},
                            {"contestants", std::move(contestants)}};
}

/// Sizes of the first core's data caches, from L1 on. sysconf is not used,
/// because it reports the caches of all cores to a virtual machine.
static llvm::json::Array getCacheBytes() {
  llvm::json::Array bytes;
  for (int index = 0; index < 4; ++index) {
    auto read = [&](llvm::StringRef name) {
      std::ifstream file(
          llvm::formatv("/sys/devices/system/cpu/cpu0/cache/index{0}/{1}",
                        index, name)
              .str());
      std::string word;
      file >> word;
      return word;
    };
    int64_t kilobytes;
    if (read("type") != "Instruction" &&
        !llvm::StringRef(read("size")).consumeInteger(10, kilobytes))
      bytes.push_back(kilobytes << 10);
  }
  return bytes;
}

static llvm::Error writeJson(const std::vector<Result> &results) {
  std::error_code code;
  llvm::ToolOutputFile file(jsonFile, code, llvm::sys::fs::OF_Text);
  if (code)
    return llvm::createFileError(jsonFile, code);
  llvm::json::Array rows;
  for (const Result &result : results)
    rows.push_back(toJson(result));
  llvm::json::Object object{{"processor", llvm::sys::getHostCPUName()},
                            {"threads", threads.getValue()},
                            {"rounds", rounds.getValue()},
                            {"cache_bytes", getCacheBytes()},
                            {"results", std::move(rows)}};
  file.os() << llvm::formatv("{0:2}\n", llvm::json::Value(std::move(object)));
  file.keep();
  return llvm::Error::success();
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "Softmax against peers\n");
  settleEnvironment(argv, hostIsa(), threads);
  llvm::ExitOnError exitOnError("error: ");
  llvm::outs() << "ns an element; bytes of reading and writing once; time in "
                  "units of the first column's\n";
  std::vector<Result> results;
  for (int64_t length : lengths) {
    results.push_back(exitOnError(measureLength(length)));
    printRow(results.back());
  }
  if (!jsonFile.empty())
    exitOnError(writeJson(results));
  return 0;
}
