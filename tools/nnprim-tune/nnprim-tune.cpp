//===- nnprim-tune.cpp - Times the convolutions of a model ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// nnprim-tune MODEL.{onnx,mlir} -o RECORD: compiles each convolution of a model
// by each algorithm that may be the fastest, times them on this machine, and
// writes a record by which nnprim-compile --tuning-record=RECORD chooses.
//
//===----------------------------------------------------------------------===//

#include "Tuner.h"

#include "NNPrim/Codegen/OutputFile.h"
#include "NNPrim/Pipelines/Registration.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

namespace cl = llvm::cl;
using namespace mlir;
using namespace nnprim;

namespace {
struct CommandLine {
  cl::OptionCategory category{"nnprim-tune options"};
  InputOptions input{category};
  cl::opt<std::string> output{"o", cl::Required, cl::value_desc("file"),
                              cl::desc("The record"), cl::cat(category)};
  cl::opt<std::string> target{"target", cl::init("host"),
                              cl::desc("One that this machine runs"),
                              cl::cat(category)};
  cl::opt<double> maxError{
      "max-error", cl::init(1e-4), cl::value_desc("E"),
      cl::desc("Largest error of an algorithm that takes part (default 1e-4)"),
      cl::cat(category)};
  cl::opt<int32_t> numThreads{"num-threads", cl::init(1), cl::value_desc("N"),
                              cl::desc("Threads that a layer runs on "
                                       "(default 1)"),
                              cl::cat(category)};
};

} // namespace

/// Whether this machine executes what is generated for `target`.
static bool runsHere(const TargetDesc &target) {
  if (llvm::Triple(target.triple).getArch() !=
      llvm::Triple(llvm::sys::getProcessTriple()).getArch())
    return false;
  llvm::StringMap<bool> features = llvm::sys::getHostCPUFeatures();
  return llvm::all_of(llvm::split(llvm::StringRef(target.features), ","),
                      [&](llvm::StringRef feature) {
                        return !feature.consume_front("+") ||
                               features.lookup(feature);
                      });
}

/// Says what is wrong with the options, if anything is.
static LogicalResult checkOptions(const CommandLine &line,
                                  const TargetDesc *target,
                                  MLIRContext &context) {
  auto error = [&] { return emitError(UnknownLoc::get(&context)); };
  if (!target) {
    InFlightDiagnostic diagnostic = error() << "unknown target '" << line.target
                                            << "'; known are host";
    for (const TargetDesc &known : getAllTargets())
      diagnostic << ", " << known.name;
    return diagnostic;
  }
  // What the host is, getHostTargetName knows better.
  if (line.target != "host" && !runsHere(*target))
    return error() << "this machine does not run code for " << target->name;
  if (!(line.maxError > 0))
    return error() << "--max-error must be a positive number";
  if (line.numThreads < 1)
    return error() << "--num-threads must be a positive number";
  if (line.output == "-")
    return error() << "-o must name a file, since the record is written anew "
                      "after each layer";
  // Before minutes are spent.
  llvm::Expected<OutputFile> probe = OutputFile::create(line.output);
  return probe ? success()
               : LogicalResult(error() << toString(probe.takeError()));
}

int main(int argc, char **argv) {
  llvm::InitLLVM initLLVM(argc, argv);
  CommandLine line;
  cl::HideUnrelatedOptions(line.category);
  cl::ParseCommandLineOptions(argc, argv,
                              "Times the convolutions of a model\n");
  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllToLLVMIRTranslations(registry);
  MLIRContext context(registry);
  printDiagnostics(context, line.input.path + ": ");
  DefaultTimingManager timingManager;
  TimingScope timing = timingManager.getRootScope();
  const TargetDesc *target = lookupTarget(line.target);
  if (failed(checkOptions(line, target, context)))
    return 1;
  TunerOptions options{line.input, line.output, target, line.maxError,
                       line.numThreads};
  return failed(Tuner(options, registry, context).run(timing));
}
