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

#include "CommandLine.h"
#include "Diagnostics.h"
#include "Input.h"
#include "Progress.h"
#include "Sizes.h"
#include "TargetOptions.h"

#include "NNPrim/Codegen/CompileModel.h"
#include "NNPrim/Pipelines/Registration.h"

#include "mlir/IR/AsmState.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>
#include <unistd.h>

namespace cl = llvm::cl;
using namespace mlir;
using namespace nnprim;

namespace {
/// Registers MLIR's options before CommonOptions, which then hides them.
struct UpstreamOptions {
  UpstreamOptions() {
    registerAllPasses();
    registerPassManagerCLOptions();
    registerAsmPrinterCLOptions();
    registerMLIRContextCLOptions();
    registerDefaultTimingManagerCLOptions();
  }
};

struct CommandLine {
  UpstreamOptions upstream;
  CommonOptions common;

  cl::OptionCategory inputs{"Input"};
  InputOptions input{inputs};
  SizeOptions sizes{inputs};

  cl::OptionCategory outputs{"Output"};
  cl::opt<std::string> output{"o", cl::Required, cl::value_desc("file"),
                              cl::desc("Output file"), cl::cat(outputs)};
  cl::opt<EmitKind> emit{
      "emit", cl::desc("Kind of output"), cl::init(EmitKind::Shared),
      cl::values(
          clEnumValN(EmitKind::Shared, "shared", "shared library (default)"),
          clEnumValN(EmitKind::Object, "object",
                     "object file with code and weights"),
          clEnumValN(EmitKind::Assembly, "asm", "assembly of the code"),
          clEnumValN(EmitKind::LLVM, "llvm", "optimised LLVM IR of the code"),
          clEnumValN(EmitKind::MLIR, "mlir", "the code in the LLVM dialect"),
          clEnumValN(EmitKind::Graph, "graph",
                     "a page (HTML) that draws the model as it is compiled")),
      cl::cat(outputs)};
  cl::opt<std::string> header{"header", cl::value_desc("H.h"),
                              cl::desc("Write a C header too"),
                              cl::cat(outputs)};
  cl::opt<std::string> memoryMap{
      "memory-map", cl::value_desc("M.json"),
      cl::desc("Write what is where in the arena, and when, too"),
      cl::cat(outputs)};
  cl::opt<std::string> name{
      "name", cl::value_desc("identifier"),
      cl::desc("Prefix of the model's C symbols (default: the output's stem)"),
      cl::cat(outputs)};

  cl::opt<bool> profile{
      "profile",
      cl::desc("Measure the time of each node as the model runs, for "
               "nnprim-run --profile"),
      cl::cat(outputs)};

  cl::OptionCategory choices{"Target and choice of algorithms"};
  TargetOptions target{choices};
  cl::opt<std::string> tuningRecord{
      "tuning-record", cl::value_desc("file"),
      cl::desc("Choose algorithms by what nnprim-tune measured, where it did"),
      cl::cat(choices)};
  cl::opt<std::string> weights{
      "weights", cl::init("streamed"), cl::value_desc("type"),
      cl::desc(
          "Store f32 weights as bf16, f16, flyte24, flyte16 or flyte8, those "
          "of matrix products as fixed16, or auto for each the narrowest "
          "within --max-error, exact for each the narrowest that holds it; f32 "
          "leaves them as they are, and streamed (default) all but those of "
          "products of few rows that wait for memory, which are fixed16 or, of "
          "one row, flyte24 if --max-error allows it"),
      cl::cat(choices)};
  cl::opt<std::string> weightsRounding{
      "weights-rounding", cl::init("nearest"), cl::value_desc("rounding"),
      cl::desc("How to round them: nearest (default; flyte8 with a scale for "
               "each output channel) or truncate"),
      cl::cat(choices)};
  cl::opt<std::string> activations{
      "activations", cl::value_desc("type"),
      cl::desc("Store f32 values between ops as bf16, f16, flyte24 or flyte16 "
               "where both sides can; f32 (default) leaves them as they are"),
      cl::cat(choices)};
  cl::opt<std::string> activationsRounding{
      "activations-rounding", cl::init("nearest"), cl::value_desc("rounding"),
      cl::desc("How to round them: nearest (default) or truncate"),
      cl::cat(choices)};
  cl::opt<std::string> arithmetic{
      "arithmetic", cl::init("f32"), cl::value_desc("type"),
      cl::desc("Add products of f16 in f32 (default), or with f16 in f16, at "
               "twice the speed and with its error (aarch64-neon-fp16)"),
      cl::cat(choices)};
  cl::opt<std::string> inputTypes{
      "inputs", cl::value_desc("type"),
      cl::desc(
          "Take f32 inputs as bf16, f16, flyte24 or flyte16; f32 (default) "
          "leaves them as they are"),
      cl::cat(choices)};
  cl::opt<std::string> outputTypes{
      "outputs", cl::value_desc("type"),
      cl::desc("Return f32 outputs as bf16, f16, flyte24 or flyte16, rounded "
               "as --activations-rounding says; f32 (default) leaves them as "
               "they are"),
      cl::cat(choices)};
  cl::opt<Subnormals> subnormals{
      "subnormals", cl::init(Subnormals::Auto),
      cl::desc("What f32 and f64 values below the least normal one are, with "
               "which processors are slow"),
      cl::values(clEnumValN(Subnormals::Auto, "auto",
                            "zeros if a weight is subnormal (default)"),
                 clEnumValN(Subnormals::Keep, "keep", "what they are"),
                 clEnumValN(Subnormals::Zero, "zero", "zeros")),
      cl::cat(choices)};
  cl::opt<int64_t> minThreadCycles{
      "min-thread-cycles", cl::init(-1), cl::value_desc("N"),
      cl::desc("Give a thread at least N cycles of a kernel's work, or none "
               "(default: as many as pay with threads that spin)"),
      cl::cat(choices)};

  cl::opt<unsigned> jobs{
      "j", cl::Prefix, cl::value_desc("N"),
      cl::desc("Compile on N threads (default: one a processor); the output "
               "is the same whatever the number"),
      cl::cat(outputs)};

  cl::OptionCategory checks{"Remarks and checks"};
  cl::opt<bool> quiet{"q", cl::desc("Show no progress on a terminal"),
                      cl::cat(checks)};
  cl::opt<double> progressAfter{"progress-after",
                                cl::init(2),
                                cl::value_desc("seconds"),
                                cl::Hidden,
                                cl::desc("When to show progress"),
                                cl::cat(checks)};
  cl::opt<bool> remarks{
      "remarks",
      cl::desc("Say on standard error which algorithm and which kernel each "
               "node got, and why"),
      cl::cat(checks)};
  cl::opt<bool> reference{
      "reference",
      cl::desc("Lower every op by its definition with sums in double: slow, "
               "for comparison"),
      cl::cat(checks)};
  cl::opt<bool> verifyEach{
      "verify-each",
      cl::desc("Verify the code after every pass, to find a defect of one"),
      cl::cat(checks)};
};
} // namespace

static LogicalResult fillOptions(const CommandLine &line, MLIRContext &context,
                                 CompileOptions &options) {
  auto error = [&] { return emitError(UnknownLoc::get(&context)); };
  auto machines = line.target.checkList(context);
  if (machines.empty())
    return failure();
  options.machine = machines.front();
  options.fallbacks.assign(machines.begin() + 1, machines.end());
  if (line.output == line.header)
    return error() << "-o and --header both name '" << line.output << "'";
  if (!line.memoryMap.empty() &&
      (line.memoryMap == line.output || line.memoryMap == line.header))
    return error() << "--memory-map and another option both name '"
                   << line.memoryMap << "'";
  // Passes see them only where something is rounded.
  for (const auto *rounding :
       {&line.weightsRounding, &line.activationsRounding})
    if (*rounding != "nearest" && *rounding != "truncate")
      return error() << "expected `" << rounding->ArgStr
                     << "` to be nearest or truncate, but got '" << *rounding
                     << "'";
  options.emit = line.emit;
  options.output = line.output;
  options.header = line.header;
  options.memoryMap = line.memoryMap;
  options.name = line.name;
  options.reference = line.reference;
  options.maxError = line.target.maxError;
  options.numThreads = line.target.numThreads;
  options.tuningRecord = line.tuningRecord;
  // What a reference is compared with has the model's weights.
  bool isDefault = line.weights.getNumOccurrences() == 0;
  options.weights =
      isDefault && line.reference ? "f32" : line.weights.getValue();
  options.weightsRounding = line.weightsRounding;
  options.activations = line.activations;
  options.activationsRounding = line.activationsRounding;
  options.arithmetic = line.arithmetic;
  options.inputs = line.inputTypes;
  options.outputs = line.outputTypes;
  options.minThreadCycles = line.minThreadCycles;
  options.subnormals = line.subnormals;
  options.profile = line.profile;
  options.verifyEach = line.verifyEach;
  options.configure = [](PassManager &passes) {
    return applyPassManagerCLOptions(passes);
  };
  return success();
}

/// Prints diagnostics to standard error, remarks only if requested. A remark
/// that is the same for several ops of a node, such as the groups of a
/// convolution, is printed once.
static LogicalResult setUpDiagnostics(const CommandLine &line,
                                      Progress &progress,
                                      MLIRContext &context) {
  bool wantsRemarks = line.remarks;
  std::string input = line.input.path + ": ";
  auto remarks = std::make_shared<llvm::StringSet<>>();
  context.getDiagEngine().registerHandler([=,
                                           &progress](Diagnostic &diagnostic) {
    std::string text = formatDiagnostic("nnprim-compile", diagnostic, input);
    if (diagnostic.getSeverity() != DiagnosticSeverity::Remark ||
        (wantsRemarks && remarks->insert(text).second))
      progress.print(text);
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

/// Runs when memory is exhausted, so it allocates none and only removes
/// temporary files.
static void failWithoutMemory(void *input, const char *, bool) {
  for (const char *text :
       {"nnprim-compile: error: ", static_cast<const char *>(input),
        ": out of memory\n"})
    (void)!write(STDERR_FILENO, text, strlen(text));
  llvm::sys::RunInterruptHandlers();
  _exit(1);
}

/// Compiles a model whose extents are chosen when it runs.
static int compileWithSizes(CommandLine &line, const CompileOptions &options,
                            Progress &progress, MLIRContext &context,
                            TimingScope &timing) {
  std::optional<SizedModel> model =
      readSizedModel(line.input, line.sizes, context, timing);
  if (!model)
    return 1;
  llvm::SmallVector<ModuleOp> modules;
  for (OwningOpRef<ModuleOp> &module : model->modules)
    modules.push_back(*module);
  progress.setModule(modules.back());
  return failed(
      compileSizes(model->symbols, modules, model->extents, options, timing));
}

int main(int argc, char **argv) {
  llvm::InitLLVM initLLVM(argc, argv);
  CommandLine line;
  llvm::SmallVector<char *> arguments = expandLLVMOptions(argc, argv);
  cl::ParseCommandLineOptions(arguments.size() - 1, arguments.data(),
                              "Compiles a model to a self-contained library\n");
  llvm::install_bad_alloc_error_handler(
      failWithoutMemory, const_cast<char *>(line.input.path.c_str()));

  DialectRegistry registry;
  registerAllDialects(registry);
  registerAllToLLVMIRTranslations(registry);
  llvm::DefaultThreadPool threads(llvm::hardware_concurrency(line.jobs));
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  if (threads.getMaxConcurrency() > 1)
    context.setThreadPool(threads);
  Progress progress(line.progressAfter, line.quiet);
  if (failed(setUpDiagnostics(line, progress, context)))
    return 1;

  DefaultTimingManager timingManager;
  applyDefaultTimingManagerCLOptions(timingManager);
  TimingScope timing = timingManager.getRootScope();

  CompileOptions options;
  if (failed(fillOptions(line, context, options)))
    return 1;
  options.onStage = [&](StringRef stage) { progress.setStage(stage); };
  if (hasSymbols(line.input, line.sizes))
    return compileWithSizes(line, options, progress, context, timing);
  OwningOpRef<ModuleOp> module = readModel(line.input, context, timing);
  if (!module)
    return 1;
  progress.setModule(*module);
  if (failed(compileModel(*module, options, timing)))
    return 1;
  return 0;
}
