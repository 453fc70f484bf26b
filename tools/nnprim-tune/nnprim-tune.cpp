//===- nnprim-tune.cpp - Times the convolutions of a model ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// nnprim-tune MODEL.{onnx,mlir} -o RECORD: compiles each convolution of a model
// with each algorithm that may be the fastest, times them on this machine, and
// writes a record from which nnprim-compile --tuning-record=RECORD chooses.
//
//===----------------------------------------------------------------------===//

#include "Tuner.h"

#include "CommandLine.h"
#include "TargetOptions.h"

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
  CommonOptions common;
  cl::OptionCategory category{"nnprim-tune options"};
  InputOptions input{category};
  cl::opt<std::string> output{"o", cl::Required, cl::value_desc("file"),
                              cl::desc("The record"), cl::cat(category)};
  TargetOptions target{category};
};

} // namespace

/// True if this machine executes code for `target`.
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

/// Reports invalid options.
static LogicalResult checkOptions(const CommandLine &line,
                                  const MachineDesc *machine,
                                  MLIRContext &context) {
  auto error = [&] { return emitError(UnknownLoc::get(&context)); };
  // What the host is, getHostTargetName knows better.
  if (line.target.target != "host" && !runsHere(*machine->target))
    return error() << "this machine does not run code for "
                   << machine->getTargetName();
  if (machine->target->isPortable)
    return error() << "times of portable code for " << machine->getTargetName()
                   << " say nothing about the target";
  if (line.output == "-")
    return error() << "-o must name a file, since the record is written anew "
                      "after each layer";
  // Check that the output can be written before spending minutes.
  llvm::Expected<OutputFile> probe = OutputFile::create(line.output);
  return probe ? success()
               : LogicalResult(error() << toString(probe.takeError()));
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
  TunerOptions options{line.input, line.output, machine, line.target.maxError,
                       line.target.numThreads};
  return failed(Tuner(options, registry, context).run(timing));
}
