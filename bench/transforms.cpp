//===- transforms.cpp - Transforms of tiles against STREAM ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Times a library with one input and one output, and copying as many bytes in
// the same rounds. transforms.py compiles the libraries and calls this.
//
//===----------------------------------------------------------------------===//

#include "harness/Environment.h"
#include "harness/Rounds.h"
#include "peers/Softmax.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FormatVariadic.h"

#include <random>

using namespace nnprim::bench;
namespace cl = llvm::cl;

static cl::OptionCategory category("Options of the benchmark");
static cl::opt<std::string>
    library("library", cl::Required,
            cl::desc("Library that transforms.py compiled"), cl::cat(category));
static cl::opt<int64_t> inputs("inputs", cl::Required,
                               cl::desc("Floats that are read"),
                               cl::cat(category));
static cl::opt<int64_t> outputs("outputs", cl::Required,
                                cl::desc("Floats that are written"),
                                cl::cat(category));
static cl::opt<int64_t> room("room",
                             cl::desc("Floats of the library's output, if it "
                                      "has gaps that are not written"),
                             cl::cat(category));
static cl::opt<int> rounds("rounds", cl::init(15), cl::cat(category));
static cl::opt<bool> smallPages("small-pages", cl::desc("Pages of 4 KiB"),
                                cl::cat(category));

static Buffer::Pages getPages() {
  return smallPages ? Buffer::Small : Buffer::Large;
}

static Row makeRow(int64_t input, int64_t output) {
  return {Buffer(input, /*offset=*/0, getPages()),
          Buffer(output, /*offset=*/2048, getPages()), /*threads=*/1};
}

/// Seconds of each round: of the library, of copying, of copying with
/// non-temporal stores, and of reading and writing, with such stores, what the
/// library reads and writes.
static llvm::Expected<std::vector<std::vector<double>>> measureAll(Row &row) {
  auto compiled = makeCompiledRow(row, library);
  if (!compiled)
    return compiled.takeError();
  int64_t half = (inputs + outputs) / 2;
  Row moved = makeRow(half, half);
  std::vector<std::unique_ptr<Contestant>> ready;
  ready.push_back(std::move(*compiled));
  for (const RowEntry &entry : rowEntries())
    if (entry.name == "copy" || entry.name == "copy-around")
      ready.push_back(entry.make(moved));
  if (ready.size() != 3)
    return llvm::createStringError("copies need AVX-512");
  ready.push_back(makeMixture(row));
  std::vector<Contestant *> contestants;
  for (const auto &contestant : ready)
    contestants.push_back(contestant.get());
  Timing timing;
  timing.rounds = rounds;
  return measure(contestants, timing);
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "Transforms against STREAM\n");
  settleEnvironment(argv, hostIsa(), /*threads=*/1);
  llvm::ExitOnError exitOnError("error: ");
  Row row = makeRow(inputs, room ? room : outputs);
  std::minstd_rand generator(1);
  std::uniform_real_distribution<float> uniform(-1, 1);
  for (int64_t i = 0; i < inputs; ++i)
    row.input.data()[i] = uniform(generator);
  auto seconds = exitOnError(measureAll(row));
  double bytes = 4.0 * double(inputs + outputs);
  llvm::outs() << llvm::formatv(
      "{0:f3} {1:f3} {2:f3} {3:f3}\n", 1e-9 * bytes / median(seconds[0]),
      medianRatio(seconds[1], seconds[0]), medianRatio(seconds[2], seconds[0]),
      medianRatio(seconds[3], seconds[0]));
  return 0;
}
