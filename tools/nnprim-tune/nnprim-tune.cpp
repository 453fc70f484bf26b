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

#include "Diagnostics.h"
#include "Input.h"
#include "Threads.h"

#include "NNPrim/Codegen/CompileModel.h"
#include "NNPrim/Codegen/ModelInterface.h"
#include "NNPrim/Codegen/OutputFile.h"
#include "NNPrim/Codegen/Weights.h"
#include "NNPrim/Pipelines/Pipelines.h"
#include "NNPrim/Pipelines/Registration.h"
#include "NNPrim/Target/TileAlgorithms.h"
#include "NNPrim/Target/TuningRecord.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Signals.h"
#include "llvm/TargetParser/Host.h"
#include "llvm/TargetParser/Triple.h"

#include <algorithm>
#include <optional>

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

/// All but remarks.
void printDiagnostics(MLIRContext &context, std::string place) {
  context.getDiagEngine().registerHandler([=](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Remark)
      printDiagnostic("nnprim-tune", diagnostic, place);
  });
}

class Tuner {
public:
  Tuner(CommandLine &line, const DialectRegistry &registry,
        MLIRContext &context)
      : line(line), registry(registry), context(context),
        target(lookupTarget(line.target)) {}

  LogicalResult run(TimingScope &timing);

private:
  InFlightDiagnostic error() { return emitError(UnknownLoc::get(&context)); }
  LogicalResult checkOptions();
  LogicalResult startThreads();
  OwningOpRef<ModuleOp> readLayers(TimingScope &timing);
  LogicalResult compile(const Layer &layer, const ConvAlgorithm &algorithm,
                        const std::string &path);
  LogicalResult measure(const Layer &layer);
  std::optional<std::vector<double>>
  race(const Layer &layer, llvm::ArrayRef<TemporaryLibrary> libraries);
  void report(const Layer &layer, const TunedConv &conv,
              const ConvAlgorithm &estimated);
  LogicalResult write();

  CommandLine &line;
  const DialectRegistry &registry;
  MLIRContext &context;
  const TargetDesc *target;
  Threads threads;
  int64_t weightBytes = 0;
  TuningRecord record;
};
} // namespace

/// On a Zen 4 estimates are between 0.83 and 1.42 of the times
/// (docs/primitives/tuple_gemm.md): one of more than that quotient, times the
/// least, is not of the fastest.
static constexpr double kMaxEstimate = 1.7;

/// What no cache keeps.
static constexpr int64_t kMaxBytesBetween = 128 << 20;

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

LogicalResult Tuner::checkOptions() {
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

LogicalResult Tuner::startThreads() {
  std::string note, reason;
  if (!threads.start(line.numThreads, note, reason))
    return error() << reason;
  if (!note.empty())
    llvm::errs() << "nnprim-tune: note: " << note << "\n";
  return success();
}

/// In a context of its own: constants live as long as their context.
LogicalResult Tuner::compile(const Layer &layer, const ConvAlgorithm &algorithm,
                             const std::string &path) {
  MLIRContext own(registry);
  printDiagnostics(own, "");
  OwningOpRef<ModuleOp> model =
      makeModel(layer.shape, getAlgorithmName(algorithm), own);
  CompileOptions options;
  options.target = target;
  options.output = path;
  options.name = "layer";
  options.numThreads = line.numThreads;
  DefaultTimingManager timingManager;
  TimingScope timing = timingManager.getRootScope();
  if (model && succeeded(compileModel(*model, options, timing)))
    return success();
  return error() << describe(layer.shape) << ": can not be compiled by "
                 << getAlgorithmName(algorithm);
}

void Tuner::report(const Layer &layer, const TunedConv &conv,
                   const ConvAlgorithm &estimated) {
  llvm::ArrayRef<Timing> timings = record.lookup(conv);
  auto print = [](const Timing &timing) {
    llvm::outs() << llvm::formatv("{0}, {1:F1} us",
                                  getAlgorithmName(timing.algorithm),
                                  timing.microseconds);
  };
  llvm::outs() << describe(layer.shape) << ": ";
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

std::optional<std::vector<double>>
Tuner::race(const Layer &layer, llvm::ArrayRef<TemporaryLibrary> libraries) {
  std::vector<std::string> paths;
  for (const TemporaryLibrary &library : libraries)
    paths.push_back(library.path);
  RaceOptions options;
  options.bytesBetween = std::clamp<int64_t>(
      weightBytes - getWeightBytes(layer.shape), 0, kMaxBytesBetween);
  std::string reason;
  std::vector<double> times = ::race(paths, threads.get(), options, reason);
  if (!times.empty())
    return times;
  error() << describe(layer.shape) << ": " << reason;
  return std::nullopt;
}

LogicalResult Tuner::measure(const Layer &layer) {
  auto estimates =
      estimateAlgorithms(shareMemory(*target, line.numThreads), layer.shape);
  const AlgorithmEstimate &best = getFastest(estimates, layer.maxError);
  std::vector<Timing> timings;
  std::vector<TemporaryLibrary> libraries;
  for (const AlgorithmEstimate &estimate : estimates) {
    if (estimate.error > layer.maxError ||
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
  std::optional<std::vector<double>> times = race(layer, libraries);
  if (!times)
    return failure();
  for (auto [timing, time] : llvm::zip_equal(timings, *times))
    timing.microseconds = time;
  TunedConv conv(target->name, line.numThreads, layer.maxError, layer.shape);
  record.add(conv, std::move(timings));
  report(layer, conv, best.algorithm);
  return success();
}

LogicalResult Tuner::write() {
  auto writeAll = [&]() -> llvm::Error {
    llvm::Expected<OutputFile> file = OutputFile::create(line.output);
    if (!file)
      return file.takeError();
    if (llvm::Error problem = file->write([&](llvm::raw_pwrite_stream &os) {
          record.print(os);
          return llvm::Error::success();
        }))
      return problem;
    return file->commit();
  };
  if (llvm::Error problem = writeAll())
    return error() << toString(std::move(problem));
  return success();
}

/// The model as it is when algorithms are chosen.
OwningOpRef<ModuleOp> Tuner::readLayers(TimingScope &timing) {
  OwningOpRef<ModuleOp> model = readModel(line.input, context, timing);
  if (!model)
    return {};
  PipelineOptions options;
  options.target = target->name.str();
  options.maxError = line.maxError;
  options.numThreads = line.numThreads;
  PassManager tosa(&context), layout(&context);
  buildTosaPipeline(tosa, options);
  buildLayoutPipeline(layout, options);
  if (failed(tosa.run(*model)) || failed(checkTensorSizes(*model)) ||
      failed(checkResources(*model)) || failed(layout.run(*model)))
    return {};
  return model;
}

LogicalResult Tuner::run(TimingScope &timing) {
  if (failed(checkOptions()) || failed(startThreads()))
    return failure();
  OwningOpRef<ModuleOp> model = readLayers(timing);
  if (!model)
    return failure();
  std::vector<Layer> layers = findLayers(*model, line.maxError);
  weightBytes = getWeightBytes(*model);
  if (layers.empty()) {
    llvm::errs() << "nnprim-tune: note: '" << line.input.path
                 << "' has no convolution for which an algorithm is chosen; "
                    "the record is empty\n";
    return write();
  }
  // After each, so that an interrupt loses nothing that was measured.
  for (const Layer &layer : layers)
    if (failed(measure(layer)) || failed(write()))
      return failure();
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
  printDiagnostics(context, line.input.path + ": ");
  DefaultTimingManager timingManager;
  TimingScope timing = timingManager.getRootScope();
  return failed(Tuner(line, registry, context).run(timing));
}
