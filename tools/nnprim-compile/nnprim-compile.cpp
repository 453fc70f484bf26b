//===- nnprim-compile.cpp - The compiler driver ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// nnprim-compile MODEL.{onnx,mlir} -o OUT: reads a model, compiles it for one
// target and writes a library, an object, assembly, LLVM IR or MLIR.
//
//===----------------------------------------------------------------------===//

#include "Diagnostics.h"
#include "Input.h"

#include "NNPrim/Codegen/CompileModel.h"
#include "NNPrim/Pipelines/Registration.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Signals.h"

#include <cstring>
#include <unistd.h>

namespace cl = llvm::cl;
using namespace mlir;
using namespace nnprim;

namespace {
struct CommandLine {
  cl::OptionCategory category{"nnprim-compile options"};
  InputOptions input{category};
  cl::opt<std::string> output{"o", cl::Required, cl::value_desc("file"),
                              cl::desc("Output file"), cl::cat(category)};
  cl::opt<EmitKind> emit{
      "emit", cl::desc("What to write"), cl::init(EmitKind::Shared),
      cl::values(
          clEnumValN(EmitKind::Shared, "shared", "shared library (default)"),
          clEnumValN(EmitKind::Object, "object",
                     "object file with code and weights"),
          clEnumValN(EmitKind::Assembly, "asm", "assembly of the code"),
          clEnumValN(EmitKind::LLVM, "llvm", "optimised LLVM IR of the code"),
          clEnumValN(EmitKind::MLIR, "mlir", "the code in the LLVM dialect")),
      cl::cat(category)};
  cl::opt<std::string> header{"header", cl::value_desc("H.h"),
                              cl::desc("Write a C header too"),
                              cl::cat(category)};
  cl::opt<std::string> target{
      "target", cl::init("host"),
      cl::desc("host, x86-64-avx512, x86-64-avx2 or aarch64-neon"),
      cl::cat(category)};
  cl::opt<std::string> name{
      "name", cl::value_desc("identifier"),
      cl::desc("Prefix of the model's C symbols (default: the output's stem)"),
      cl::cat(category)};
  cl::opt<double> maxError{
      "max-error", cl::init(1e-4), cl::value_desc("E"),
      cl::desc(
          "Bound on max|y - y64| / max|y64| of every op against a "
          "double-precision result, within which convolutions are computed "
          "by transforms (default 1e-4)"),
      cl::cat(category)};
  cl::opt<int64_t> numThreads{
      "num-threads", cl::init(1), cl::value_desc("N"),
      cl::desc("Choose algorithms for N threads that run at the same time, of "
               "this model or others, and share memory (default 1); any number "
               "can run the model"),
      cl::cat(category)};
  cl::opt<std::string> tuningRecord{
      "tuning-record", cl::value_desc("file"),
      cl::desc("Choose algorithms by what nnprim-tune measured, where it did"),
      cl::cat(category)};
  cl::opt<bool> reference{
      "reference",
      cl::desc("Lower every op by its definition with sums in double: slow, "
               "for comparison"),
      cl::cat(category)};
  cl::opt<bool> remarks{
      "remarks",
      cl::desc("Say on standard error which algorithm and which kernel each "
               "node got, and why"),
      cl::cat(category)};
  cl::opt<int64_t> minThreadCycles{
      "min-thread-cycles", cl::init(-1), cl::value_desc("N"),
      cl::desc("Give a thread at least N cycles of a kernel's work, or none "
               "(default: as many as pay with threads that spin)"),
      cl::cat(category)};
  cl::opt<bool> verifyEach{
      "verify-each",
      cl::desc("Verify the code after every pass, to find a defect of one"),
      cl::cat(category)};
};
} // namespace

static LogicalResult fillOptions(const CommandLine &line, MLIRContext &context,
                                 CompileOptions &options) {
  auto error = [&] { return emitError(UnknownLoc::get(&context)); };
  options.target = lookupTarget(line.target);
  if (!options.target) {
    InFlightDiagnostic diagnostic = error() << "unknown target '" << line.target
                                            << "'; known are host";
    for (const TargetDesc &target : getAllTargets())
      diagnostic << ", " << target.name;
    return diagnostic;
  }
  if (!(line.maxError > 0))
    return error() << "--max-error must be a positive number";
  if (line.numThreads < 1)
    return error() << "--num-threads must be a positive number";
  if (line.output == line.header)
    return error() << "-o and --header both name '" << line.output << "'";
  options.emit = line.emit;
  options.output = line.output;
  options.header = line.header;
  options.name = line.name;
  options.reference = line.reference;
  options.maxError = line.maxError;
  options.numThreads = line.numThreads;
  options.tuningRecord = line.tuningRecord;
  options.minThreadCycles = line.minThreadCycles;
  options.verifyEach = line.verifyEach;
  options.configure = [](PassManager &passes) {
    return applyPassManagerCLOptions(passes);
  };
  return success();
}

/// Diagnostics go to standard error, remarks only where they are asked for.
static LogicalResult setUpDiagnostics(const CommandLine &line,
                                      MLIRContext &context) {
  bool wantsRemarks = line.remarks;
  std::string input = line.input.path + ": ";
  context.getDiagEngine().registerHandler([=](Diagnostic &diagnostic) {
    if (wantsRemarks || diagnostic.getSeverity() != DiagnosticSeverity::Remark)
      printDiagnostic("nnprim-compile", diagnostic, input);
  });
  if (!wantsRemarks)
    return success();
  std::string ours = "nnprim-.*";
  remark::RemarkCategories categories{ours, ours, ours, ours, ours};
  return remark::enableOptimizationRemarks(
      context, /*streamer=*/nullptr,
      std::make_unique<remark::RemarkEmittingPolicyAll>(), categories,
      /*printAsEmitRemarks=*/true);
}

/// No memory is left, so none is allocated; only temporary files are removed.
static void failWithoutMemory(void *input, const char *, bool) {
  for (const char *text :
       {"nnprim-compile: error: ", static_cast<const char *>(input),
        ": out of memory\n"})
    (void)!write(STDERR_FILENO, text, strlen(text));
  llvm::sys::RunInterruptHandlers();
  _exit(1);
}

int main(int argc, char **argv) {
  llvm::InitLLVM initLLVM(argc, argv);
  CommandLine line;
  registerAllPasses();
  registerPassManagerCLOptions();
  registerAsmPrinterCLOptions();
  registerMLIRContextCLOptions();
  registerDefaultTimingManagerCLOptions();
  cl::ParseCommandLineOptions(argc, argv,
                              "Compiles a model to a self-contained library\n");
  llvm::install_bad_alloc_error_handler(
      failWithoutMemory, const_cast<char *>(line.input.path.c_str()));

  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllToLLVMIRTranslations(registry);
  MLIRContext context(registry);
  if (failed(setUpDiagnostics(line, context)))
    return 1;

  DefaultTimingManager timingManager;
  applyDefaultTimingManagerCLOptions(timingManager);
  TimingScope timing = timingManager.getRootScope();

  CompileOptions options;
  if (failed(fillOptions(line, context, options)))
    return 1;
  OwningOpRef<ModuleOp> module = readModel(line.input, context, timing);
  if (!module || failed(compileModel(*module, options, timing)))
    return 1;
  return 0;
}
