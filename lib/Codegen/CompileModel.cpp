//===- CompileModel.cpp - Compiles a module on tensors to files -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Codegen/CompileModel.h"

#include "EmptyArguments.h"
#include "ModelWriter.h"
#include "SubnormalWeights.h"
#include "Variants/CloneModule.h"
#include "Variants/Retarget.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Pipelines/Pipelines.h"
#include "NNPrim/Planning/Passes.h"
#include "NNPrim/Profile/Passes.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"

#include "llvm/Support/Path.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// State of one compilation between its stages.
class Compilation {
public:
  Compilation(ModuleOp module, StringRef prefix, const CompileOptions &options,
              std::vector<Weight> &weights, TimingScope &timing)
      : source(module), prefix(prefix), options(options), weights(weights),
        timing(timing) {}

  FailureOr<CompiledModel> run(StringRef name);

private:
  using BuildPipeline = void (*)(OpPassManager &, const PipelineOptions &);
  LogicalResult runPipelines(CompiledVariant &variant,
                             ArrayRef<BuildPipeline> builders, StringRef stage,
                             bool verifyEach);
  void addVariant(const MachineDesc &machine, bool isCopied);
  /// To primitives on tensors. Variants behind the first take its packed
  /// weights where they can.
  LogicalResult lowerAlone(CompiledVariant &variant);
  FailureOr<bool> lowerWithSharedWeights(CompiledVariant &variant);
  LogicalResult lowerToPrimitives(CompiledVariant &variant);
  LogicalResult lowerToKernels(CompiledVariant &variant);
  LogicalResult lowerToLLVM(CompiledVariant &variant);
  LogicalResult lowerAll();
  /// Whether the model is to take subnormals for zeros.
  bool zeroesSubnormals();

  ModuleOp source;
  StringRef prefix;
  const CompileOptions &options;
  std::vector<Weight> &weights;
  TimingScope &timing;
  CompiledModel model;
};
} // namespace

TimingScope nnprim::beginStage(const CompileOptions &options,
                               TimingScope &timing, StringRef name) {
  if (options.onStage)
    options.onStage(name);
  return timing.nest(name);
}

LogicalResult Compilation::runPipelines(CompiledVariant &variant,
                                        ArrayRef<BuildPipeline> builders,
                                        StringRef stage, bool verifyEach) {
  TimingScope scope = beginStage(options, timing, stage);
  PassManager passes(source.getContext());
  if (options.configure && failed(options.configure(passes)))
    return failure();
  passes.enableTiming(scope);
  passes.enableVerifier(verifyEach);
  PipelineOptions pipelineOptions;
  pipelineOptions.target = variant.info.machine->getTargetName();
  pipelineOptions.reference = options.reference;
  pipelineOptions.maxError = options.maxError;
  pipelineOptions.numThreads = options.numThreads;
  pipelineOptions.otherWeightBytes = options.otherWeightBytes;
  pipelineOptions.tuningRecord = options.tuningRecord;
  pipelineOptions.weights = options.weights;
  pipelineOptions.weightsRounding = options.weightsRounding;
  pipelineOptions.activations = options.activations;
  pipelineOptions.activationsRounding = options.activationsRounding;
  pipelineOptions.arithmetic = options.arithmetic;
  pipelineOptions.minThreadCycles = options.minThreadCycles;
  pipelineOptions.sharedPanels = !options.fallbacks.empty();
  for (BuildPipeline build : builders)
    build(passes, pipelineOptions);
  if (failed(passes.run(variant.module)))
    return failure();
  return verifyEach ? success() : verify(variant.module);
}

void Compilation::addVariant(const MachineDesc &machine, bool isCopied) {
  CompiledVariant variant;
  variant.module = source;
  variant.info.machine = &machine;
  variant.info.main = model.interface.name + "_main";
  if (isCopied) {
    variant.info.main += std::to_string(model.variants.size());
    variant.copy = cloneModule(source);
    variant.module = *variant.copy;
  }
  model.variants.push_back(std::move(variant));
}

/// Plans the primitives of a packed model anew for another target.
static void buildRetargetPipeline(OpPassManager &passes,
                                  const PipelineOptions &options) {
  passes.addPass(createSetTargetPass({options.target}));
  PlanPassOptions plan;
  plan.stages.push_back("kernel");
  plan.numThreads = options.numThreads;
  plan.minThreadCycles = options.minThreadCycles;
  passes.addPass(createPlanPass(plan));
}

/// From primitives, which may have plans, to packed ones.
static void buildFromPrimitives(OpPassManager &passes,
                                const PipelineOptions &options) {
  // The module says what it is compiled for.
  passes.addPass(createSetTargetPass({options.target}));
  buildPackingPipeline(passes, options);
}

LogicalResult Compilation::lowerAlone(CompiledVariant &variant) {
  return runPipelines(
      variant,
      {options.arePrimitives ? buildFromPrimitives : buildGraphPipeline},
      "Graph", /*verifyEach=*/true);
}

/// Plans the packed primitives of the first variant for the target of
/// `variant`. Returns false, and leaves the variant as it was, if the target
/// does not have kernels for all of them.
FailureOr<bool> Compilation::lowerWithSharedWeights(CompiledVariant &variant) {
  ModuleOp first = model.variants.front().module;
  if (!canShareWeights(first, *variant.info.machine->target))
    return false;
  CompiledVariant shared;
  shared.info = variant.info;
  shared.copy = first.clone();
  shared.module = *shared.copy;
  forgetTarget(shared.module, *variant.info.machine->target);
  if (failed(runPipelines(shared, {buildRetargetPipeline}, "Plans",
                          /*verifyEach=*/true)))
    return failure();
  if (!havePlans(shared.module))
    return false;
  variant = std::move(shared);
  return true;
}

LogicalResult Compilation::lowerToPrimitives(CompiledVariant &variant) {
  if (&variant == &model.variants.front() || options.reference)
    return lowerAlone(variant);
  FailureOr<bool> isShared = lowerWithSharedWeights(variant);
  if (failed(isShared))
    return failure();
  return *isShared ? success() : lowerAlone(variant);
}

static void addInstrumentation(OpPassManager &passes, const PipelineOptions &) {
  passes.addPass(createInstrumentKernelsPass());
}

LogicalResult Compilation::lowerToKernels(CompiledVariant &variant) {
  if (failed(runPipelines(variant, {buildBufferPipeline}, "Buffers",
                          /*verifyEach=*/true)))
    return failure();
  ModuleOp module = variant.module;
  externalizeWeights(module, prefix, weights);
  if (!options.memoryMap.empty())
    variant.memory = getMemoryMap(module);
  flattenEmptyArguments(module);
  if (auto arena = module->getAttrOfType<IntegerAttr>(
          NNPrimDialect::ArenaBytesAttrHelper::getNameStr()))
    variant.info.arenaBytes = arena.getInt();
  if (failed(runPipelines(variant, {buildOutlinePipeline}, "Kernels",
                          options.verifyEach)))
    return failure();
  if (options.profile || options.emit == EmitKind::Graph)
    variant.profile = describeModel(module);
  return success();
}

LogicalResult Compilation::lowerToLLVM(CompiledVariant &variant) {
  SmallVector<BuildPipeline> pipelines = {buildMicroKernelPipeline,
                                          buildLLVMPipeline};
  if (options.profile)
    pipelines.insert(pipelines.begin(), addInstrumentation);
  // Each pass is verified only on request: there are about thirty passes, and
  // verifying large kernels takes as long as most of them.
  if (failed(runPipelines(variant, pipelines, "Loops and LLVM dialect",
                          options.verifyEach)))
    return failure();
  variant.info.usesThreads = variant.module->hasAttr(
      NNPrimDialect::UsesThreadsAttrHelper::getNameStr());
  return success();
}

bool Compilation::zeroesSubnormals() {
  if (options.subnormals != Subnormals::Auto || options.reference)
    return options.subnormals == Subnormals::Zero;
  int64_t count = countSubnormalWeights(source);
  if (count == 0)
    return false;
  emitRemark(UnknownLoc::get(source.getContext()))
      << count << (count == 1 ? " weight is" : " weights are")
      << " subnormal: the model takes subnormal values for zeros, "
         "since processors are slow with them";
  return true;
}

LogicalResult Compilation::lowerAll() {
  bool areSeveral = !options.fallbacks.empty();
  addVariant(*options.machine, areSeveral);
  for (const MachineDesc *machine : options.fallbacks)
    addVariant(*machine, areSeveral);
  bool areZeros = zeroesSubnormals();
  for (CompiledVariant &variant : model.variants)
    variant.info.zeroesSubnormals = areZeros;
  for (CompiledVariant &variant : model.variants)
    if (failed(lowerToPrimitives(variant)))
      return failure();
  for (CompiledVariant &variant : model.variants) {
    if (failed(lowerToKernels(variant)))
      return failure();
    // A graph shows kernels, whatever they become.
    if (options.emit != EmitKind::Graph && failed(lowerToLLVM(variant)))
      return failure();
  }
  return success();
}

/// Lowers TOSA, if present, with upstream's conversions.
static LogicalResult lowerTosa(ModuleOp module) {
  bool hasTosa =
      module
          .walk([](Operation *op) {
            return isa_and_nonnull<tosa::TosaDialect>(op->getDialect())
                       ? WalkResult::interrupt()
                       : WalkResult::advance();
          })
          .wasInterrupted();
  if (!hasTosa)
    return success();
  PassManager passes(module.getContext());
  buildTosaPipeline(passes, PipelineOptions());
  return passes.run(module);
}

/// Stores inputs and outputs in the types that the user wants them in.
static LogicalResult narrowInterface(ModuleOp module,
                                     const CompileOptions &options) {
  if (options.inputs.empty() && options.outputs.empty())
    return success();
  PassManager passes(module.getContext());
  NarrowInterfacePassOptions narrow;
  narrow.inputs = options.inputs;
  narrow.outputs = options.outputs;
  narrow.rounding = options.activationsRounding;
  passes.addNestedPass<func::FuncOp>(createNarrowInterfacePass(narrow));
  return passes.run(module);
}

FailureOr<CompiledModel> Compilation::run(StringRef name) {
  if (failed(lowerTosa(source)) || failed(narrowInterface(source, options)))
    return failure();
  FailureOr<ModelInterface> found = getModelInterface(source, name);
  if (failed(found))
    return failure();
  model.interface = std::move(*found);
  if (failed(checkTensorSizes(source)) || failed(checkResources(source)) ||
      failed(lowerAll()))
    return failure();
  return std::move(model);
}

FailureOr<CompiledModel> nnprim::lowerModel(ModuleOp module, StringRef name,
                                            StringRef prefix,
                                            const CompileOptions &options,
                                            std::vector<Weight> &weights,
                                            TimingScope &timing) {
  return Compilation(module, prefix, options, weights, timing).run(name);
}

std::string nnprim::getModelName(const CompileOptions &options) {
  if (!options.name.empty())
    return makeIdentifier(options.name);
  return options.output == "-"
             ? "model"
             : makeIdentifier(llvm::sys::path::stem(options.output));
}

static LogicalResult checkOptions(ModuleOp module,
                                  const CompileOptions &options) {
  auto error = [&] { return emitError(UnknownLoc::get(module.getContext())); };
  if (!options.fallbacks.empty() && options.emit != EmitKind::Shared &&
      options.emit != EmitKind::Object)
    return error() << "code for several targets is a library or an object, "
                      "and no text; name one target";
  return success();
}

LogicalResult nnprim::compileModel(ModuleOp module,
                                   const CompileOptions &options,
                                   TimingScope &timing) {
  if (failed(checkOptions(module, options)))
    return failure();
  CompiledFamily family;
  family.name = getModelName(options);
  FailureOr<CompiledModel> model = lowerModel(module, family.name, family.name,
                                              options, family.weights, timing);
  if (failed(model))
    return failure();
  family.models.push_back(std::move(*model));
  return writeModel(family, options, timing);
}
