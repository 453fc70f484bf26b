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

#include "Layer.h"
#include "Race.h"

#include "Input.h"

#include "NNPrim/Codegen/CompileModel.h"
#include "NNPrim/Pipelines/Pipelines.h"
#include "NNPrim/Pipelines/Registration.h"
#include "NNPrim/Target/TileAlgorithms.h"
#include "NNPrim/Target/TuningRecord.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Signals.h"

namespace cl = llvm::cl;
using namespace mlir;
using namespace nnprim;

namespace {
struct CommandLine {
  cl::OptionCategory category{"nnprim-tune options"};
  cl::opt<std::string> input{cl::Positional, cl::Required,
                             cl::desc("MODEL.{onnx,mlir}"), cl::cat(category)};
  cl::opt<std::string> output{"o", cl::Required, cl::value_desc("file"),
                              cl::desc("The record"), cl::cat(category)};
  cl::opt<std::string> target{"target", cl::init("host"),
                              cl::desc("One that this machine runs"),
                              cl::cat(category)};
  cl::list<std::string> inputShapes{
      "input-shape", cl::value_desc("NAME=1x3x224x224"),
      cl::desc("Shape of an input with dynamic dimensions"), cl::cat(category)};
  cl::list<std::string> boundInputs{
      "bind-input", cl::value_desc("NAME=FILE"),
      cl::desc("Make an input a constant, from a .npy or TensorProto file"),
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

/// A library that vanishes, also if the program is interrupted.
class TemporaryLibrary {
public:
  explicit TemporaryLibrary(std::string path) : path(std::move(path)) {
    llvm::sys::RemoveFileOnSignal(this->path);
  }
  TemporaryLibrary(TemporaryLibrary &&other) : path(std::move(other.path)) {
    other.path.clear();
  }
  ~TemporaryLibrary() {
    if (path.empty())
      return;
    llvm::sys::fs::remove(path);
    llvm::sys::DontRemoveFileOnSignal(path);
  }

  std::string path;
};

class Tuner {
public:
  Tuner(CommandLine &line, MLIRContext &context)
      : line(line), context(context), target(lookupTarget(line.target)) {}

  LogicalResult run(TimingScope &timing);

private:
  InFlightDiagnostic error() { return emitError(UnknownLoc::get(&context)); }
  LogicalResult checkOptions();
  LogicalResult compile(const ConvShape &layer, const ConvAlgorithm &algorithm,
                        const std::string &path);
  LogicalResult measure(const ConvShape &layer);
  void report(const ConvShape &layer, const TunedConv &conv,
              const ConvAlgorithm &estimated);
  LogicalResult write();

  CommandLine &line;
  MLIRContext &context;
  const TargetDesc *target;
  int64_t weightBytes = 0;
  TuningRecord record;
};
} // namespace

/// Estimates are not so far off that one of more than that, times the least,
/// is the fastest.
static constexpr double kMaxEstimate = 1.6;

/// What no cache keeps.
static constexpr int64_t kMaxBytesBetween = 128 << 20;

LogicalResult Tuner::checkOptions() {
  if (!target)
    return error() << "unknown target '" << line.target << "'";
  if (!(line.maxError > 0))
    return error() << "--max-error must be a positive number";
  if (line.numThreads < 1)
    return error() << "--num-threads must be a positive number";
  return success();
}

LogicalResult Tuner::compile(const ConvShape &layer,
                             const ConvAlgorithm &algorithm,
                             const std::string &path) {
  OwningOpRef<ModuleOp> model =
      makeModel(layer, getAlgorithmName(algorithm), context);
  CompileOptions options;
  options.target = target;
  options.output = path;
  options.name = "layer";
  options.numThreads = line.numThreads;
  DefaultTimingManager timingManager;
  TimingScope timing = timingManager.getRootScope();
  return success(model && succeeded(compileModel(*model, options, timing)));
}

void Tuner::report(const ConvShape &layer, const TunedConv &conv,
                   const ConvAlgorithm &estimated) {
  llvm::ArrayRef<Timing> timings = record.lookup(conv);
  auto print = [](const Timing &timing) {
    llvm::outs() << llvm::formatv("{0}, {1:F1} us",
                                  getAlgorithmName(timing.algorithm),
                                  timing.microseconds);
  };
  llvm::outs() << describe(layer) << ": ";
  print(timings.front());
  if (timings.front().algorithm == estimated) {
    llvm::outs() << ", as the cost model";
  } else {
    llvm::outs() << "; by the cost model ";
    print(*llvm::find_if(timings, [&](const Timing &timing) {
      return timing.algorithm == estimated;
    }));
  }
  llvm::outs() << "\n";
  llvm::outs().flush();
}

LogicalResult Tuner::measure(const ConvShape &layer) {
  auto estimates =
      estimateAlgorithms(shareMemory(*target, line.numThreads), layer);
  const AlgorithmEstimate &best = getFastest(estimates, line.maxError);
  std::vector<Timing> timings;
  std::vector<TemporaryLibrary> libraries;
  for (const AlgorithmEstimate &estimate : estimates) {
    if (estimate.error > line.maxError ||
        estimate.cycles > kMaxEstimate * best.cycles)
      continue;
    llvm::SmallString<128> path;
    if (std::error_code code =
            llvm::sys::fs::createTemporaryFile("nnprim-tune", "so", path))
      return error() << "can not make a temporary file: " << code.message();
    libraries.emplace_back(path.str().str());
    if (failed(compile(layer, estimate.algorithm, libraries.back().path)))
      return failure();
    timings.push_back({estimate.algorithm, 0});
  }
  std::vector<std::string> paths;
  for (const TemporaryLibrary &library : libraries)
    paths.push_back(library.path);
  RaceOptions options;
  options.threads = line.numThreads;
  options.bytesBetween = std::clamp<int64_t>(
      weightBytes - getWeightBytes(layer), 0, kMaxBytesBetween);
  std::string reason;
  std::vector<double> times = race(paths, options, reason);
  if (times.empty())
    return error() << "can not run code for " << target->name << ": " << reason;
  for (auto [timing, time] : llvm::zip_equal(timings, times))
    timing.microseconds = time;
  TunedConv conv(target->name, line.numThreads, layer);
  record.add(conv, std::move(timings));
  report(layer, conv, best.algorithm);
  return success();
}

LogicalResult Tuner::write() {
  llvm::Error problem =
      llvm::writeToOutput(line.output, [&](llvm::raw_ostream &os) {
        record.print(os);
        return llvm::Error::success();
      });
  if (!problem)
    return success();
  return error() << "can not write '" << line.output
                 << "': " << toString(std::move(problem));
}

LogicalResult Tuner::run(TimingScope &timing) {
  if (failed(checkOptions()))
    return failure();
  OwningOpRef<ModuleOp> model = readModel(
      line.input, {line.inputShapes, line.boundInputs}, context, timing);
  if (!model)
    return failure();
  PassManager passes(&context);
  buildTosaPipeline(passes, PipelineOptions());
  if (failed(passes.run(*model)))
    return failure();
  std::vector<ConvShape> layers = findLayers(*model);
  weightBytes = getWeightBytes(*model);
  if (layers.empty())
    return error() << "'" << line.input
                   << "' has no convolution that several algorithms compute";
  // After each, so that an interrupt loses nothing that was measured.
  for (const ConvShape &layer : layers)
    if (failed(measure(layer)) || failed(write()))
      return failure();
  return success();
}

/// One line each, without places: they are of the layer, not of the model.
static LogicalResult printDiagnostic(Diagnostic &diagnostic) {
  if (diagnostic.getSeverity() != DiagnosticSeverity::Remark)
    llvm::errs() << "nnprim-tune: "
                 << (diagnostic.getSeverity() == DiagnosticSeverity::Error
                         ? "error: "
                         : "warning: ")
                 << llvm::StringRef(diagnostic.str()).split('\n').first << "\n";
  return success();
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
  context.getDiagEngine().registerHandler(printDiagnostic);
  DefaultTimingManager timingManager;
  TimingScope timing = timingManager.getRootScope();
  return failed(Tuner(line, context).run(timing));
}
