//===- nnprim-tune.cpp - Times the convolutions of a model ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// nnprim-tune MODEL.{onnx,mlir} -o RECORD: compiles each convolution and each
// dense layer of a model with each algorithm that may be the fastest, times
// them on this machine, and writes a record from which nnprim-compile
// --tuning-record=RECORD chooses. With --plans it searches the plans of all
// primitives, with --all first the algorithms and then the plans. Without a
// model, --measure-machine writes the costs of this machine.
//
//===----------------------------------------------------------------------===//

#include "MeasureMachine.h"
#include "Tuner.h"

#include "CommandLine.h"
#include "TargetOptions.h"

#include "NNPrim/Codegen/OutputFile.h"
#include "NNPrim/Pipelines/Registration.h"
#include "NNPrim/Target/MachineFile.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include <algorithm>
#include <chrono>
#include <limits>

namespace cl = llvm::cl;
using namespace mlir;
using namespace nnprim;

namespace {
struct CommandLine {
  CommandLine() {
    // A machine is measured without a model, by --machine without a file.
    input.path.setNumOccurrencesFlag(cl::Optional);
    target.machineFile.setValueExpectedFlag(cl::ValueOptional);
  }

  /// Whether this machine is to be measured.
  bool measures() const {
    return measureMachine || (target.machineFile.getNumOccurrences() != 0 &&
                              target.machineFile.empty());
  }

  CommonOptions common;
  cl::OptionCategory category{"nnprim-tune options"};
  InputOptions input{category};
  cl::opt<std::string> output{"o", cl::Required, cl::value_desc("file"),
                              cl::desc("The record"), cl::cat(category)};
  TargetOptions target{category};

  cl::opt<bool> measureMachine{
      "measure-machine",
      cl::desc("Measure this machine and write it as a file for --machine; "
               "there is no MODEL. So does --machine without a file"),
      cl::cat(category)};

  cl::OptionCategory search{"Search of plans"};
  cl::opt<bool> plans{"plans",
                      cl::desc("Search the plans of primitives, not the "
                               "algorithms of convolutions"),
                      cl::cat(search)};
  cl::opt<bool> all{"all",
                    cl::desc("Time algorithms first, for half of --seconds at "
                             "most, then search the plans of the primitives "
                             "that these make"),
                    cl::cat(search)};
  cl::opt<std::string> algorithms{
      "algorithms", cl::value_desc("record"),
      cl::desc("By which convolutions become primitives"), cl::cat(search)};
  cl::opt<std::string> traversal{
      "traversal", cl::init("model"), cl::value_desc("name"),
      cl::desc("random, genetic, narrowing or model (default)"),
      cl::cat(search)};
  cl::opt<uint64_t> seed{"seed", cl::init(1), cl::desc("Of random numbers"),
                         cl::cat(search)};
  cl::opt<double> seconds{"seconds", cl::init(600),
                          cl::desc("For all primitives (default 600)"),
                          cl::cat(search)};
  cl::opt<uint64_t> candidates{"candidates", cl::init(400),
                               cl::desc("Of a primitive (default 400)"),
                               cl::cat(search)};
  cl::opt<uint64_t> patience{
      "patience", cl::init(96),
      cl::desc("Candidates in a row without improvement after which the search "
               "for a primitive ends (default 96)"),
      cl::cat(search)};
  cl::opt<uint64_t> batch{"batch", cl::init(16),
                          cl::desc("Candidates in a library (default 16)"),
                          cl::cat(search)};
  cl::opt<int64_t> between{
      "between", cl::init(-1), cl::value_desc("bytes"),
      cl::desc("Of other layers' weights that are read between two runs of a "
               "candidate, with 0 it runs again and again (default: those of "
               "the model, up to 32 MiB)"),
      cl::cat(search)};
  cl::opt<bool> freeLayouts{
      "free-layouts",
      cl::desc(
          "Search layouts of images and outputs, too, of convolutions from "
          "an argument of the model to a result"),
      cl::cat(search)};
  cl::opt<std::string> log{
      "log", cl::value_desc("file"),
      cl::desc("Append the cost of each candidate; a search that was "
               "interrupted goes on from there"),
      cl::cat(search)};
  cl::opt<std::string> runner{
      "runner", cl::value_desc("command"),
      cl::desc("Runs libraries elsewhere, as nnprim-race does"),
      cl::cat(search)};
  cl::opt<uint32_t> runnerTimeout{
      "runner-timeout", cl::init(120), cl::value_desc("seconds"),
      cl::desc("After which a runner is stopped (default 120)"),
      cl::cat(search)};
};

} // namespace

/// True if this machine executes code for `target`.
static bool runsHere(const TargetDesc &target) {
  if (llvm::Triple(target.triple).getArch() !=
      llvm::Triple(llvm::sys::getProcessTriple()).getArch())
    return false;
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  // `features` has those that say how code is to be chosen, too, which are no
  // extensions.
  return llvm::all_of(
      llvm::split(llvm::StringRef(target.requiredFeatures), ","),
      [&](llvm::StringRef feature) {
        return feature.empty() || features.lookup(feature);
      });
}

/// Reports invalid options.
static LogicalResult checkOptions(const CommandLine &line,
                                  const MachineDesc *machine,
                                  MLIRContext &context) {
  auto error = [&] { return emitError(UnknownLoc::get(&context)); };
  // `host` is always a target of this machine.
  bool hasPlans = line.plans || line.all;
  bool isElsewhere = line.plans && !line.runner.empty();
  if (!isElsewhere && line.target.target != "host" &&
      !runsHere(*machine->target))
    return error() << "this machine does not run code for "
                   << machine->getTargetName();
  if (line.all && line.plans)
    return error() << "--plans is for plans alone, --all for algorithms, too";
  if (line.all && !line.runner.empty())
    return error() << "--runner is for --plans: algorithms are timed here";
  if (line.all && !line.algorithms.empty())
    return error() << "--algorithms is for --plans: --all times them";
  if (hasPlans && !parseTraversal(line.traversal))
    return error() << "unknown traversal '" << line.traversal
                   << "'; known are random, genetic, narrowing and model";
  if (line.batch < 1 || line.candidates < 1 || line.patience < 1)
    return error() << "expected --batch, --candidates and --patience to be "
                      "positive";
  constexpr int64_t maxBetween = 1 << 30;
  bool isGiven = line.between.getNumOccurrences() != 0;
  if (isGiven && (line.between < 0 || line.between > maxBetween))
    return error() << "expected --between to be from 0 to 1 GiB, but got "
                   << line.between.getValue();
  if (isGiven && !hasPlans)
    return error() << "--between is for --plans";
  if (line.freeLayouts && !hasPlans)
    return error() << "--free-layouts is for --plans";
  if (!(line.seconds > 0))
    return error() << "expected --seconds to be positive";
  if (machine->target->isEmittedInOtherIsa && !line.plans)
    return error() << "times of portable code for " << machine->getTargetName()
                   << " say nothing about the target";
  if (line.measures() && !line.input.path.empty())
    return error() << "a machine is measured without a model; --machine=FILE "
                      "names the file of one";
  if (line.output == "-")
    return error() << "-o must name a file, since the record is written anew "
                      "after each layer";
  // Check that the output can be written before spending minutes.
  llvm::Expected<OutputFile> probe = OutputFile::create(line.output);
  return probe ? success()
               : LogicalResult(error() << toString(probe.takeError()));
}

/// Writes this machine as a file.
static LogicalResult writeMachine(const CommandLine &line,
                                  const MachineDesc &generic,
                                  MLIRContext &context) {
  MachineDesc machine = measureMachine(generic);
  std::string name = llvm::sys::path::stem(line.output).str();
  machine.name = name;
  auto write = [&]() -> llvm::Error {
    llvm::Expected<OutputFile> file = OutputFile::create(line.output);
    if (!file)
      return file.takeError();
    if (llvm::Error problem = file->write([&](llvm::raw_pwrite_stream &os) {
          printMachine(os, machine,
                       ("nnprim-tune --measure-machine on " +
                        llvm::sys::getHostCPUName())
                           .str(),
                       /*isMeasured=*/true);
          return llvm::Error::success();
        }))
      return problem;
    return file->commit();
  };
  if (llvm::Error problem = write())
    return emitError(UnknownLoc::get(&context)) << toString(std::move(problem));
  return success();
}

int main(int argc, char **argv) {
  llvm::InitLLVM initLLVM(argc, argv);
  CommandLine line;
  llvm::SmallVector<char *> arguments = expandLLVMOptions(argc, argv);
  cl::ParseCommandLineOptions(arguments.size() - 1, arguments.data(),
                              "Times the convolutions of a model\n");
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllToLLVMIRTranslations(registry);
  MLIRContext context(registry);
  printDiagnostics(context, line.input.path + ": ");
  DefaultTimingManager timingManager;
  TimingScope timing = timingManager.getRootScope();
  const MachineDesc *machine = line.target.check(context);
  if (!machine || failed(checkOptions(line, machine, context)))
    return 1;
  if (line.measures())
    return failed(writeMachine(line, *machine, context));
  if (line.input.path.empty()) {
    emitError(UnknownLoc::get(&context)) << "no model is given";
    return 1;
  }
  TunerOptions options{line.input,
                       line.output,
                       machine,
                       line.target.maxError,
                       line.target.numThreads,
                       line.algorithms};
  Tuner tuner(options, registry, context);
  // Plans are those of the primitives that the fastest algorithms make.
  auto start = std::chrono::steady_clock::now();
  if (!line.plans) {
    constexpr double noLimit = std::numeric_limits<double>::infinity();
    double seconds = line.all ? line.seconds / 2 : noLimit;
    if (failed(tuner.tuneAlgorithms(timing, seconds)))
      return 1;
    if (!line.all)
      return 0;
    options.algorithmRecord = line.output;
  }
  std::chrono::duration<double> taken =
      std::chrono::steady_clock::now() - start;
  PlanTunerOptions plans;
  plans.machine = machine;
  plans.numThreads = line.target.numThreads;
  plans.traversal = *parseTraversal(line.traversal);
  plans.seed = line.seed;
  plans.budget.candidates = line.candidates;
  plans.budget.patience = line.patience;
  plans.budget.batch = line.batch;
  plans.totalSeconds = std::max(0.0, line.seconds - taken.count());
  plans.between = line.between;
  plans.log = line.log;
  plans.freeLayouts = line.freeLayouts;
  plans.maxError = line.target.maxError;
  Runner runner(line.runner, argv[0], line.runnerTimeout);
  return failed(tuner.tunePlans(timing, plans, runner));
}
