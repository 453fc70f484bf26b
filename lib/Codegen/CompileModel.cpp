//===- CompileModel.cpp - Compiles a module on tensors to files -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Codegen/CompileModel.h"

#include "CloneModule.h"
#include "EmptyArguments.h"
#include "EntryPoints/Descriptor.h"
#include "Linker.h"
#include "ObjectEmitter.h"

#include "NNPrim/Codegen/Header.h"
#include "NNPrim/Codegen/ModelInterface.h"
#include "NNPrim/Codegen/OutputFile.h"
#include "NNPrim/Codegen/Weights.h"
#include "NNPrim/Pipelines/Pipelines.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Target/LLVMIR/Export.h"

#include "llvm/IR/Module.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// The module of one target, and what the interface says of it.
struct Variant {
  ModuleOp module;
  ModelVariant info;
  /// `module`, unless it is the one that is compiled.
  OwningOpRef<ModuleOp> copy;
};

/// LLVM IR that becomes an object file. Contexts are apart, because code is
/// generated in several threads.
struct CodeUnit {
  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::TargetMachine> machine;
  std::unique_ptr<llvm::Module> module;
};

/// State of one compilation between its stages.
class Compilation {
public:
  Compilation(ModuleOp module, const CompileOptions &options,
              TimingScope &timing)
      : source(module), options(options), timing(timing) {}

  LogicalResult run();

private:
  using BuildPipeline = void (*)(OpPassManager &, const PipelineOptions &);
  LogicalResult runPipelines(Variant &variant, ArrayRef<BuildPipeline> builders,
                             StringRef stage, bool verifyEach);
  void createVariants();
  LogicalResult lower(Variant &variant);
  LogicalResult lowerAll();
  LogicalResult emit();
  llvm::Error emitMLIR();
  llvm::Error emitFromLLVM();
  llvm::Expected<CodeUnit> createUnit(const MachineDesc &machine);
  /// The code of each variant, and the interface: in the same unit if there is
  /// one variant, else in the last one.
  llvm::Expected<std::vector<CodeUnit>> translateAll();
  llvm::Error emitText(CodeUnit &unit);
  llvm::Error emitLinked(llvm::MutableArrayRef<CodeUnit> units);
  llvm::Error commitAll(OutputFile &output);

  bool isAlone() const { return variants.size() == 1; }
  llvm::SmallVector<ModelVariant> getInfos() const {
    return llvm::map_to_vector(
        variants, [](const Variant &variant) { return variant.info; });
  }

  ModuleOp source;
  const CompileOptions &options;
  TimingScope &timing;
  ModelInterface interface;
  std::vector<Variant> variants;
  std::vector<Weight> weights;
};
} // namespace

LogicalResult Compilation::runPipelines(Variant &variant,
                                        ArrayRef<BuildPipeline> builders,
                                        StringRef stage, bool verifyEach) {
  TimingScope scope = timing.nest(stage);
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
  pipelineOptions.tuningRecord = options.tuningRecord;
  pipelineOptions.minThreadCycles = options.minThreadCycles;
  for (BuildPipeline build : builders)
    build(passes, pipelineOptions);
  if (failed(passes.run(variant.module)))
    return failure();
  return verifyEach ? success() : verify(variant.module);
}

void Compilation::createVariants() {
  SmallVector<const MachineDesc *> machines = {options.machine};
  llvm::append_range(machines, options.fallbacks);
  for (auto [number, machine] : llvm::enumerate(machines)) {
    Variant variant;
    variant.module = source;
    variant.info.machine = machine;
    variant.info.main = interface.name + "_main";
    if (machines.size() > 1) {
      variant.info.main += std::to_string(number);
      variant.copy = cloneModule(source);
      variant.module = *variant.copy;
    }
    variants.push_back(std::move(variant));
  }
}

LogicalResult Compilation::lower(Variant &variant) {
  if (failed(runPipelines(variant, {buildGraphPipeline, buildBufferPipeline},
                          "Graph and buffers", /*verifyEach=*/true)))
    return failure();
  ModuleOp module = variant.module;
  externalizeWeights(module, interface.name, weights);
  flattenEmptyArguments(module);
  if (auto arena = module->getAttrOfType<IntegerAttr>("nnprim.arena_bytes"))
    variant.info.arenaBytes = arena.getInt();
  // Each pass is verified only on request: there are about thirty passes, and
  // verifying large kernels takes as long as most of them.
  if (failed(runPipelines(variant, {buildKernelPipeline, buildLLVMPipeline},
                          "Kernels and LLVM dialect", options.verifyEach)))
    return failure();
  variant.info.usesThreads = module->hasAttr("nnprim.uses_threads");
  return success();
}

LogicalResult Compilation::lowerAll() {
  createVariants();
  SmallVector<ModuleOp> modules;
  for (Variant &variant : variants) {
    if (failed(lower(variant)))
      return failure();
    modules.push_back(variant.module);
  }
  // Index constants are unused where kernels compute their addresses.
  eraseUnusedWeights(modules, weights);
  return success();
}

llvm::Error Compilation::commitAll(OutputFile &output) {
  if (options.header.empty())
    return output.commit();
  llvm::Expected<OutputFile> header = OutputFile::create(options.header);
  if (!header)
    return header.takeError();
  if (llvm::Error error = header->write([&](llvm::raw_pwrite_stream &os) {
        writeHeader(os, interface, getArenaBytes(getInfos()),
                    getTargetNames(getInfos()));
        return llvm::Error::success();
      }))
    return error;
  // Commit a copied file first, because copying fails on a full device.
  OutputFile *first = &output, *second = &*header;
  if (second->isCopy())
    std::swap(first, second);
  if (llvm::Error error = first->commit())
    return error;
  return second->commit();
}

llvm::Error Compilation::emitMLIR() {
  llvm::Expected<OutputFile> output = OutputFile::create(options.output);
  if (!output)
    return output.takeError();
  if (llvm::Error error = output->write([&](llvm::raw_pwrite_stream &os) {
        variants.front().module.print(os);
        os << "\n";
        return llvm::Error::success();
      }))
    return error;
  return commitAll(*output);
}

llvm::Expected<CodeUnit> Compilation::createUnit(const MachineDesc &machine) {
  CodeUnit unit;
  unit.context = std::make_unique<llvm::LLVMContext>();
  if (llvm::Error error =
          createTargetMachine(*machine.target).moveInto(unit.machine))
    return error;
  return unit;
}

llvm::Expected<std::vector<CodeUnit>> Compilation::translateAll() {
  TimingScope scope = timing.nest("Translation to LLVM IR");
  std::vector<CodeUnit> units;
  for (Variant &variant : variants) {
    llvm::Expected<CodeUnit> unit = createUnit(*variant.info.machine);
    if (!unit)
      return unit.takeError();
    unit->module =
        translateModuleToLLVMIR(variant.module, *unit->context, interface.name);
    if (!unit->module)
      return llvm::createStringError(
          "the module does not translate to LLVM IR");
    prepareVariant(*unit->module, interface.name + "_w", variant.info,
                   isAlone());
    units.push_back(std::move(*unit));
  }
  if (!isAlone()) {
    llvm::Expected<CodeUnit> unit = createUnit(*options.machine);
    if (!unit)
      return unit.takeError();
    unit->module =
        std::make_unique<llvm::Module>(interface.name, *unit->context);
    units.push_back(std::move(*unit));
  }
  uint64_t weightBytes = 0;
  for (const Weight &weight : weights)
    weightBytes += weight.bytes.size();
  addInterface(*units.back().module, interface, getInfos(), weightBytes,
               options.emit == EmitKind::Shared);
  return units;
}

/// The undefined symbols that other objects of the library define.
static llvm::StringSet<> getLinkedSymbols(ArrayRef<Weight> weights,
                                          ArrayRef<ModelVariant> variants) {
  llvm::StringSet<> symbols;
  for (const Weight &weight : weights)
    symbols.insert(weight.symbol);
  for (const ModelVariant &variant : variants)
    symbols.insert(variant.main);
  return symbols;
}

/// Emits code and weights as objects and links them.
llvm::Error Compilation::emitLinked(llvm::MutableArrayRef<CodeUnit> units) {
  TimingScope scope = timing.nest("LLVM code generation and linking");
  llvm::StringSet<> symbols = getLinkedSymbols(weights, getInfos());
  std::vector<OutputFile> objects;
  auto add = [&](auto body) -> llvm::Error {
    llvm::Expected<OutputFile> object = OutputFile::create(options.output);
    if (!object)
      return object.takeError();
    objects.push_back(std::move(*object));
    return objects.back().write(body);
  };
  for (CodeUnit &unit : units) {
    if (llvm::Error error = add([&](llvm::raw_pwrite_stream &os) {
          return emitMachineCode(*unit.module, *unit.machine,
                                 /*assembly=*/false, os);
        }))
      return error;
    if (llvm::Error error =
            checkUndefinedSymbols(objects.back().getTemporaryPath(), symbols))
      return error;
  }
  if (llvm::Error error = add([&](llvm::raw_pwrite_stream &os) {
        writeDataObject(os, options.machine->target->triple, weights);
        return llvm::Error::success();
      }))
    return error;
  llvm::Expected<OutputFile> output = OutputFile::create(options.output);
  if (!output)
    return output.takeError();
  LinkMode mode = options.emit == EmitKind::Shared ? LinkMode::Shared
                                                   : LinkMode::Relocatable;
  auto paths = llvm::map_to_vector(objects, [](const OutputFile &object) {
    return object.getTemporaryPath();
  });
  if (llvm::Error error =
          linkObjects(paths, output->getTemporaryPath(), mode,
                      llvm::sys::path::filename(options.output)))
    return error;
  return commitAll(*output);
}

llvm::Error Compilation::emitText(CodeUnit &unit) {
  TimingScope scope = timing.nest("LLVM code generation");
  llvm::Expected<OutputFile> output = OutputFile::create(options.output);
  if (!output)
    return output.takeError();
  if (llvm::Error error =
          output->write([&](llvm::raw_pwrite_stream &os) -> llvm::Error {
            if (options.emit == EmitKind::Assembly)
              return emitMachineCode(*unit.module, *unit.machine,
                                     /*assembly=*/true, os);
            unit.module->print(os, nullptr);
            return llvm::Error::success();
          }))
    return error;
  return commitAll(*output);
}

llvm::Error Compilation::emitFromLLVM() {
  llvm::Expected<std::vector<CodeUnit>> units = translateAll();
  if (!units)
    return units.takeError();
  {
    TimingScope scope = timing.nest("LLVM optimisation");
    for (CodeUnit &unit : *units)
      optimizeModule(*unit.module, *unit.machine);
  }
  return options.emit == EmitKind::Shared || options.emit == EmitKind::Object
             ? emitLinked(*units)
             : emitText(units->front());
}

LogicalResult Compilation::emit() {
  llvm::Error error =
      options.emit == EmitKind::MLIR ? emitMLIR() : emitFromLLVM();
  if (!error)
    return success();
  return emitError(UnknownLoc::get(source.getContext()))
         << llvm::toString(std::move(error));
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

LogicalResult Compilation::run() {
  if (!options.fallbacks.empty() && options.emit != EmitKind::Shared &&
      options.emit != EmitKind::Object)
    return emitError(UnknownLoc::get(source.getContext()))
           << "code for several targets is a library or an object, and no "
              "text; name one target";
  if (failed(lowerTosa(source)))
    return failure();
  std::string name = options.name;
  if (name.empty())
    name = options.output == "-" ? "model"
                                 : llvm::sys::path::stem(options.output).str();
  FailureOr<ModelInterface> found = getModelInterface(source, name);
  if (failed(found))
    return failure();
  interface = std::move(*found);
  if (failed(checkTensorSizes(source)) || failed(checkResources(source)) ||
      failed(lowerAll()))
    return failure();
  return emit();
}

LogicalResult nnprim::compileModel(ModuleOp module,
                                   const CompileOptions &options,
                                   TimingScope &timing) {
  return Compilation(module, options, timing).run();
}
