//===- conv.cpp - Convolutions against other libraries --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Times layers of bench/layers/*.csv, each contestant in every round, after all
// of them have agreed on the result. conv.py compiles the layers and calls
// this.
//
//===----------------------------------------------------------------------===//

#include "harness/Environment.h"
#include "harness/Report.h"
#include "harness/Rounds.h"
#include "harness/Verify.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/ToolOutputFile.h"
#include "llvm/TargetParser/Host.h"

#include <cstring>
#include <malloc.h>

using namespace nnprim::bench;
namespace cl = llvm::cl;

static cl::OptionCategory category("Options of the benchmark");
static cl::opt<std::string> tableDirectory("tables", cl::Required,
                                           cl::desc("Where the tables are"),
                                           cl::cat(category));
static cl::list<std::string> tables("layers", cl::CommaSeparated, cl::OneOrMore,
                                    cl::desc("Tables, without .csv"),
                                    cl::cat(category));
static cl::opt<std::string>
    filter("filter", cl::desc("Regular expression for TABLE/MODEL/LAYER"),
           cl::cat(category));
static cl::list<std::string>
    libraries("libraries", cl::OneOrMore,
              cl::desc("NAME=DIRECTORY of compiled layers; the first is what "
                       "others are compared with"),
              cl::cat(category));
static cl::opt<std::string>
    filters("filters",
            cl::desc("Directory of weights, R×S×C×K of each layer as raw "
                     "floats; default: the ones that layers.py compiles"),
            cl::cat(category));
static cl::list<std::string> peers("peers", cl::CommaSeparated,
                                   cl::desc("Default: all that are known"),
                                   cl::cat(category));
static cl::opt<int> rounds("rounds", cl::init(11), cl::cat(category));
static cl::opt<int> looks("looks", cl::init(1),
                          cl::desc("How often everything is made anew: the "
                                   "rounds are shared by the looks"),
                          cl::cat(category));
static cl::opt<double> milliseconds("ms", cl::init(5),
                                    cl::desc("A contestant's share of a round"),
                                    cl::cat(category));
static cl::opt<int> threads("num-threads", cl::init(1), cl::cat(category));
static cl::opt<Isa> isa("isa", cl::init(hostIsa()),
                        cl::values(clEnumValN(Isa::Avx2, "avx2", ""),
                                   clEnumValN(Isa::Avx512, "avx512", "")),
                        cl::desc("Instructions that everyone may use"),
                        cl::cat(category));
static cl::opt<std::string> jsonFile("json", cl::cat(category));

static Entries allEntries() {
  Entries entries;
  for (llvm::StringRef library : libraries) {
    auto [name, directory] = library.split('=');
    addNNPrim(entries, name.str(), directory.str(), threads);
  }
  // The gain of threads is measured in the same rounds: over one thread that
  // has the machine to itself, and over as many single threads that share it.
  // The latter is what threads lose by working together, whatever other
  // programs do on their cores.
  if (threads > 1) {
    auto [name, directory] = llvm::StringRef(libraries.front()).split('=');
    addNNPrim(entries, "1-thread", directory.str(), 1);
    addNNPrimOnEach(entries, "1-on-each", directory.str());
  }
  Entries others;
#ifdef NNPRIM_BENCH_ONEDNN
  addOneDnn(others);
#endif
#ifdef NNPRIM_BENCH_XNNPACK
  // XNNPACK cannot be told not to use AVX-512.
  if (isa == hostIsa())
    addXnnpack(others);
#endif
#ifdef NNPRIM_BENCH_OPENBLAS
  addOpenBlas(others);
#endif
#ifdef NNPRIM_BENCH_LIBXSMM
  addLibxsmm(others);
#endif
  for (Entry &entry : others)
    if (peers.empty() || llvm::is_contained(peers, entry.name))
      entries.push_back(std::move(entry));
  return entries;
}

static llvm::Expected<std::vector<Layer>> chosenLayers() {
  llvm::Regex regex(filter);
  if (std::string error; !regex.isValid(error))
    return llvm::createStringError("--filter: " + error);
  std::vector<Layer> chosen;
  for (const std::string &table : tables) {
    auto layers = readLayers(tableDirectory, table);
    if (!layers)
      return layers.takeError();
    llvm::copy_if(*layers, std::back_inserter(chosen), [&](const Layer &layer) {
      return regex.match(layer.path());
    });
  }
  if (chosen.empty())
    return llvm::createStringError("no layer matches");
  return chosen;
}

/// Makes a contestant whose result agrees with that of `accepted` or, if that
/// is null, with the definition; null if it does not support the layer.
static llvm::Expected<std::unique_ptr<Contestant>>
makeVerified(const Entry &entry, const Problem &problem, Contestant *accepted) {
  auto contestant = entry.make(problem);
  if (!contestant || !*contestant)
    return contestant;
  (*contestant)->run();
  const float *output = (*contestant)->output();
  if (llvm::Error error =
          accepted ? compare(problem.layer, output, accepted->output())
                   : verify(problem, output))
    return error;
  return contestant;
}

namespace {
/// The contestants of one look at a layer. The others are compared with the
/// first; the last two are the machine's limits.
struct Field {
  explicit Field(const Layer &layer) : problem(layer, threads) {}

  Problem problem;
  Entries entries;
  std::vector<std::unique_ptr<Contestant>> contestants;
};
} // namespace

/// Replaces the weights by those of --filters.
static llvm::Error readFilter(Problem &problem) {
  if (filters.empty())
    return llvm::Error::success();
  std::string path = filters + "/" + problem.layer.stem() + ".f32";
  auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!file)
    return llvm::createFileError(path, file.getError());
  size_t bytes = problem.filter.size() * sizeof(float);
  if ((*file)->getBufferSize() != bytes)
    return llvm::createStringError(path + ": expected " +
                                   std::to_string(bytes) + " bytes");
  std::memcpy(problem.filter.data(), (*file)->getBufferStart(), bytes);
  return llvm::Error::success();
}

/// Makes all contestants of `entries` that support the layer. A library that
/// fails is left out with a warning; our own code must not fail.
static llvm::Expected<std::unique_ptr<Field>>
makeField(const Layer &layer, const Entries &entries) {
  auto field = std::make_unique<Field>(layer);
  if (llvm::Error error = readFilter(field->problem))
    return error;
  auto &ready = field->contestants;
  for (const Entry &entry : entries) {
    auto contestant = makeVerified(entry, field->problem,
                                   ready.empty() ? nullptr : ready[0].get());
    if (!contestant) {
      std::string message = layer.path() + ": " + entry.name + ": " +
                            llvm::toString(contestant.takeError());
      if (!entry.isPeer)
        return llvm::createStringError(message);
      llvm::errs() << "warning: " << message << '\n';
      continue;
    }
    if (!*contestant)
      continue;
    field->entries.push_back(entry);
    ready.push_back(std::move(*contestant));
  }
  ready.push_back(makePeak(isa, threads));
  ready.push_back(threads == 1 ? makeTraffic(isa, layer) : makePeak(isa, 1));
  return field;
}

/// Seconds per run of each contestant, one number per round of this look.
static std::vector<std::vector<double>> measureField(const Field &field,
                                                     int look) {
  std::vector<Contestant *> contestants;
  for (const auto &contestant : field.contestants)
    contestants.push_back(contestant.get());
  Timing timing;
  timing.rounds = rounds / looks + (look < rounds % looks);
  timing.secondsPerRound = 1e-3 * milliseconds;
  timing.wallClock = threads > 1;
  return measure(contestants, timing);
}

/// Seconds per run of each contestant, in the rounds of all looks.
static llvm::Expected<std::vector<std::vector<double>>>
measureLooks(const Layer &layer, std::unique_ptr<Field> &field) {
  std::vector<std::vector<double>> all = measureField(*field, 0);
  for (int look = 1; look < looks; ++look) {
    auto next = makeField(layer, field->entries);
    if (!next)
      return next.takeError();
    if ((*next)->entries.size() != field->entries.size())
      return llvm::createStringError(layer.path() +
                                     ": a library failed the second time");
    // The old field is freed only now, because the new one would otherwise get
    // its memory.
    field = std::move(*next);
    for (auto [times, more] : llvm::zip(all, measureField(*field, look)))
      llvm::append_range(times, more);
  }
  return all;
}

static llvm::Expected<Result> measureLayer(const Layer &layer,
                                           const Entries &entries) {
  auto field = makeField(layer, entries);
  if (!field)
    return field.takeError();
  auto seconds = measureLooks(layer, *field);
  if (!seconds)
    return seconds.takeError();
  Result result;
  result.layer = layer;
  result.peakFlops = peakFlops(isa, threads);
  auto times = seconds->begin();
  for (auto [entry, contestant] :
       llvm::zip((*field)->entries, (*field)->contestants))
    result.contestants.push_back(
        {entry.name, contestant->detail(), entry.isPeer, std::move(*times++)});
  result.peak = std::move(*times++);
  if (threads == 1)
    result.traffic = std::move(*times);
  else
    result.peakScaling =
        medianRatio(*times, result.peak) * result.peakFlops / peakFlops(isa, 1);
  return result;
}

static llvm::Error writeJson(const std::vector<Result> &results,
                             const Setting &setting) {
  std::error_code code;
  llvm::ToolOutputFile file(jsonFile, code, llvm::sys::fs::OF_Text);
  if (code)
    return llvm::createFileError(jsonFile, code);
  printJson(file.os(), results, setting);
  file.keep();
  return llvm::Error::success();
}

static llvm::Error runAll() {
  auto layers = chosenLayers();
  if (!layers)
    return layers.takeError();
  Entries entries = allEntries();
  std::vector<Result> results;
  for (const Layer &layer : *layers) {
    auto result = measureLayer(layer, entries);
    if (!result)
      return result.takeError();
    results.push_back(std::move(*result));
  }
  std::vector<std::string> names;
  for (const Entry &entry : entries)
    names.push_back(entry.name);
  Setting setting = {llvm::sys::getHostCPUName().str(),
                     isa == Isa::Avx512 ? "AVX-512" : "AVX2", threads, rounds};
  printTable(llvm::outs(), results, names, setting);
  return jsonFile.empty() ? llvm::Error::success()
                          : writeJson(results, setting);
}

int main(int argc, char **argv) {
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "Convolutions against peers\n");
  settleEnvironment(argv, isa, threads);
  // Otherwise malloc would soon keep large blocks and give every look the same
  // pages.
  mallopt(M_MMAP_THRESHOLD, 1 << 17);
  llvm::ExitOnError exitOnError("error: ");
  if (looks < 1 || rounds < looks)
    exitOnError(
        llvm::createStringError("--looks: at least 1, at most --rounds"));
  exitOnError(runAll());
  return 0;
}
