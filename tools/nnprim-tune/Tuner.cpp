//===- Tuner.cpp - Times each algorithm of each layer ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tuner.h"

#include "Diagnostics.h"
#include "Race.h"

#include "NNPrim/Codegen/CompileModel.h"
#include "NNPrim/Codegen/ModelInterface.h"
#include "NNPrim/Codegen/OutputFile.h"
#include "NNPrim/Codegen/Weights.h"
#include "NNPrim/Pipelines/Pipelines.h"

#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Signals.h"

#include <algorithm>
#include <chrono>
#include <set>

using namespace mlir;
using namespace nnprim;

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

void printDiagnostics(MLIRContext &context, std::string input) {
  context.getDiagEngine().registerHandler([=](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Remark)
      printDiagnostic("nnprim-tune", diagnostic, input);
  });
}

/// On Zen 4, estimates are between 0.83 and 1.42 times the measured times
/// (docs/results/zen4.md). An algorithm whose estimate is more than
/// 1.42 / 0.83 ≈ 1.7 times the smallest one is not among the fastest.
static constexpr double kMaxEstimate = 1.7;

/// The most bytes that are read between turns: more than any cache keeps.
static constexpr int64_t kMaxBytesBetween = 128 << 20;

LogicalResult Tuner::startThreads() {
  std::string note, reason;
  if (!threads.start(options.numThreads, std::nullopt, note, reason))
    return error() << reason;
  if (!note.empty())
    llvm::errs() << "nnprim-tune: note: " << note << "\n";
  return success();
}

/// Bytes of the weights of other layers.
int64_t Tuner::getOtherWeightBytes(const Layer &layer) const {
  return std::max<int64_t>(0, weightBytes - getWeightBytes(layer.shape));
}

/// Compiles in a separate context, because constants live as long as their
/// context.
LogicalResult Tuner::compile(const Layer &layer, const ConvAlgorithm &algorithm,
                             const std::string &path) {
  MLIRContext own(registry);
  printDiagnostics(own, "");
  OwningOpRef<ModuleOp> model =
      makeModel(layer.shape, getAlgorithmName(algorithm), own);
  CompileOptions compile;
  compile.machine = options.machine;
  compile.output = path;
  compile.name = "layer";
  compile.maxError = layer.maxError;
  compile.weights = kWeights.str();
  compile.numThreads = options.numThreads;
  compile.otherWeightBytes = getOtherWeightBytes(layer);
  DefaultTimingManager timingManager;
  TimingScope timing = timingManager.getRootScope();
  if (model && succeeded(compileModel(*model, compile, timing)))
    return success();
  return error() << describe(layer.shape) << ": cannot be compiled by "
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
  RaceOptions race;
  race.bytesBetween = std::min(getOtherWeightBytes(layer), kMaxBytesBetween);
  std::string reason;
  std::vector<double> times = ::race(paths, threads.get(), race, reason);
  if (!times.empty())
    return times;
  error() << describe(layer.shape) << ": " << reason;
  return std::nullopt;
}

ChosenLayer Tuner::choose(const Layer &layer) const {
  MachineDesc machine = shareMemory(*options.machine, options.numThreads);
  machine.modelWeightBytes = double(weightBytes);
  AlgorithmEstimate best =
      getFastest(estimateAlgorithms(machine, layer.shape), layer.maxError);
  ChosenLayer chosen{layer, best, {}, /*hasChoice=*/false};
  for (const AlgorithmEstimate &estimate :
       estimateAlgorithms(machine, layer.shape, IntegerProducts::Possible)) {
    bool isBest = estimate.algorithm == best.algorithm;
    if (!isBest && estimate.error > layer.maxError)
      continue;
    chosen.hasChoice |= !isBest;
    if (isBest || estimate.cycles <= kMaxEstimate * best.cycles)
      chosen.algorithms.push_back(estimate.algorithm);
  }
  return chosen;
}

LogicalResult Tuner::measure(const ChosenLayer &chosen) {
  const Layer &layer = chosen.layer;
  std::vector<Timing> timings;
  std::vector<TemporaryLibrary> libraries;
  for (const ConvAlgorithm &algorithm : chosen.algorithms) {
    llvm::SmallString<128> path;
    if (std::error_code code =
            llvm::sys::fs::createTemporaryFile("nnprim-tune", "so", path))
      return error() << "cannot make a temporary file: " << code.message();
    libraries.emplace_back(path.str().str());
    if (failed(compile(layer, algorithm, libraries.back().path)))
      return failure();
    timings.push_back({algorithm, 0});
  }
  std::optional<std::vector<double>> times = race(layer, libraries);
  if (!times)
    return failure();
  for (auto [timing, time] : llvm::zip_equal(timings, *times))
    timing.microseconds = time;
  TunedConv conv(options.machine->getTargetName(), options.numThreads,
                 layer.maxError, layer.shape);
  record.add(conv, std::move(timings));
  report(layer, conv, chosen.estimated.algorithm);
  return success();
}

LogicalResult Tuner::write() {
  auto writeAll = [&]() -> llvm::Error {
    llvm::Expected<OutputFile> file = OutputFile::create(options.output);
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

/// Appends the layers of a model that are not there yet.
static void addLayers(ModuleOp model, double maxError,
                      std::vector<Layer> &layers) {
  auto getKey = [](const Layer &layer) {
    return TunedConv("", 1, layer.maxError, layer.shape);
  };
  std::set<TunedConv> known;
  for (const Layer &layer : layers)
    known.insert(getKey(layer));
  for (const Layer &layer : findLayers(model, maxError))
    if (!known.count(getKey(layer)))
      layers.push_back(layer);
}

/// The layers for which algorithms are chosen. Convolutions that the cost model
/// computes on phases are there in both forms, between which the record
/// decides.
FailureOr<std::vector<Layer>> Tuner::readLayers(TimingScope &timing) {
  OwningOpRef<ModuleOp> model = readModel(options.input, context, timing);
  if (!model)
    return failure();
  PipelineOptions pipeline;
  pipeline.target = options.machine->getTargetName();
  pipeline.maxError = options.maxError;
  pipeline.numThreads = options.numThreads;
  pipeline.weights = kWeights.str();
  PassManager tosa(&context), layout(&context), phases(&context);
  buildTosaPipeline(tosa, pipeline);
  buildLayoutPipeline(layout, pipeline);
  buildPhasesPipeline(phases, pipeline);
  if (failed(tosa.run(*model)) || failed(checkTensorSizes(*model)) ||
      failed(checkResources(*model)) || failed(layout.run(*model)))
    return failure();
  weightBytes = getWeightBytes(*model);
  std::vector<Layer> layers;
  addLayers(*model, options.maxError, layers);
  if (failed(phases.run(*model)))
    return failure();
  addLayers(*model, options.maxError, layers);
  return layers;
}

LogicalResult Tuner::tunePlans(TimingScope &timing,
                               const PlanTunerOptions &planOptions,
                               const Runner &runner) {
  OwningOpRef<ModuleOp> model = readModel(options.input, context, timing);
  if (!model)
    return failure();
  PipelineOptions pipeline;
  pipeline.target = options.machine->getTargetName();
  pipeline.maxError = options.maxError;
  pipeline.numThreads = options.numThreads;
  pipeline.tuningRecord = options.algorithmRecord;
  pipeline.weights = kWeights.str();
  PassManager tosa(&context), primitives(&context);
  buildTosaPipeline(tosa, pipeline);
  buildPrimitivePipeline(primitives, pipeline);
  if (failed(tosa.run(*model)) || failed(checkTensorSizes(*model)) ||
      failed(checkResources(*model)) || failed(primitives.run(*model)))
    return failure();
  PlanTuner tuner(planOptions, registry, context, runner);
  return tuner.run(*model, [&](const PrimitiveKey &key, const TunedPlan &plan) {
    record.plans.add(key, plan);
    return write();
  });
}

/// Seconds of some clock.
static double getNow() {
  using namespace std::chrono;
  return duration<double>(steady_clock::now().time_since_epoch()).count();
}

LogicalResult Tuner::tuneAlgorithms(TimingScope &timing, double seconds) {
  double end = getNow() + seconds;
  if (failed(startThreads()))
    return failure();
  FailureOr<std::vector<Layer>> found = readLayers(timing);
  if (failed(found))
    return failure();
  std::vector<ChosenLayer> layers;
  for (const Layer &layer : *found)
    layers.push_back(choose(layer));
  llvm::erase_if(layers,
                 [](const ChosenLayer &layer) { return !layer.hasChoice; });
  llvm::stable_sort(layers, [](const ChosenLayer &lhs, const ChosenLayer &rhs) {
    return lhs.getCycles() > rhs.getCycles();
  });
  if (layers.empty())
    llvm::errs() << "nnprim-tune: note: '" << options.input.path
                 << "' has no convolution for which there are several "
                    "algorithms; none is recorded\n";
  if (failed(write()))
    return failure();
  // Write after each layer, so that an interrupt loses no measurement.
  for (auto [measured, layer] : llvm::enumerate(layers)) {
    if (getNow() >= end) {
      llvm::outs() << "no time was left for the algorithms of "
                   << layers.size() - measured << " layers\n";
      break;
    }
    if (failed(measure(layer)) || failed(write()))
      return failure();
  }
  return success();
}
