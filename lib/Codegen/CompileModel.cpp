//===- CompileModel.cpp - Compiles a module on tensors to files -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Codegen/CompileModel.h"

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
/// State of one compilation between its stages.
class Compilation {
public:
  Compilation(ModuleOp module, const CompileOptions &options,
              TimingScope &timing)
      : module(module), options(options), timing(timing) {}

  LogicalResult run();

private:
  using BuildPipeline = void (*)(OpPassManager &, const PipelineOptions &);
  LogicalResult runPipelines(ArrayRef<BuildPipeline> builders, StringRef stage,
                             bool verifyEach);
  LogicalResult lower();
  LogicalResult emit();
  llvm::Error emitMLIR();
  llvm::Error emitFromLLVM();
  llvm::Error emitLinked(llvm::Module &llvmModule,
                         llvm::TargetMachine &machine);
  llvm::Error commitAll(OutputFile &output);

  ModuleOp module;
  const CompileOptions &options;
  TimingScope &timing;
  ModelInterface interface;
  ModelVariant variant;
  uint64_t weightBytes = 0;
  std::vector<Weight> weights;
};
} // namespace

LogicalResult Compilation::runPipelines(ArrayRef<BuildPipeline> builders,
                                        StringRef stage, bool verifyEach) {
  TimingScope scope = timing.nest(stage);
  PassManager passes(module.getContext());
  if (options.configure && failed(options.configure(passes)))
    return failure();
  passes.enableTiming(scope);
  passes.enableVerifier(verifyEach);
  PipelineOptions pipelineOptions;
  pipelineOptions.target = options.machine->getTargetName();
  pipelineOptions.reference = options.reference;
  pipelineOptions.maxError = options.maxError;
  pipelineOptions.numThreads = options.numThreads;
  pipelineOptions.tuningRecord = options.tuningRecord;
  pipelineOptions.minThreadCycles = options.minThreadCycles;
  for (BuildPipeline build : builders)
    build(passes, pipelineOptions);
  if (failed(passes.run(module)))
    return failure();
  return verifyEach ? success() : verify(module);
}

LogicalResult Compilation::lower() {
  if (failed(runPipelines({buildGraphPipeline, buildBufferPipeline},
                          "Graph and buffers", /*verifyEach=*/true)))
    return failure();
  weights = externalizeWeights(module, interface.name);
  flattenEmptyArguments(module);
  if (auto arena = module->getAttrOfType<IntegerAttr>("nnprim.arena_bytes"))
    variant.arenaBytes = arena.getInt();
  // Each pass is verified only on request: there are about thirty passes, and
  // verifying large kernels takes as long as most of them.
  if (failed(runPipelines({buildKernelPipeline, buildLLVMPipeline},
                          "Kernels and LLVM dialect", options.verifyEach)))
    return failure();
  // Index constants are unused where kernels compute their addresses.
  eraseUnusedWeights(module, weights);
  for (const Weight &weight : weights)
    weightBytes += weight.bytes.size();
  return success();
}

llvm::Error Compilation::commitAll(OutputFile &output) {
  if (options.header.empty())
    return output.commit();
  llvm::Expected<OutputFile> header = OutputFile::create(options.header);
  if (!header)
    return header.takeError();
  if (llvm::Error error = header->write([&](llvm::raw_pwrite_stream &os) {
        writeHeader(os, interface, getArenaBytes(variant),
                    getTargetNames(variant));
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
        module.print(os);
        os << "\n";
        return llvm::Error::success();
      }))
    return error;
  return commitAll(*output);
}

/// Emits code and weights as two objects and links them.
llvm::Error Compilation::emitLinked(llvm::Module &llvmModule,
                                    llvm::TargetMachine &machine) {
  llvm::Expected<OutputFile> code = OutputFile::create(options.output);
  if (!code)
    return code.takeError();
  if (llvm::Error error = code->write([&](llvm::raw_pwrite_stream &os) {
        return emitMachineCode(llvmModule, machine, /*assembly=*/false, os);
      }))
    return error;
  llvm::StringSet<> symbols;
  for (const Weight &weight : weights)
    symbols.insert(weight.symbol);
  if (llvm::Error error =
          checkUndefinedSymbols(code->getTemporaryPath(), symbols))
    return error;
  llvm::Expected<OutputFile> data = OutputFile::create(options.output);
  if (!data)
    return data.takeError();
  if (llvm::Error error = data->write([&](llvm::raw_pwrite_stream &os) {
        writeDataObject(os, options.machine->target->triple, weights);
        return llvm::Error::success();
      }))
    return error;
  llvm::Expected<OutputFile> output = OutputFile::create(options.output);
  if (!output)
    return output.takeError();
  LinkMode mode = options.emit == EmitKind::Shared ? LinkMode::Shared
                                                   : LinkMode::Relocatable;
  if (llvm::Error error =
          linkObjects({code->getTemporaryPath(), data->getTemporaryPath()},
                      output->getTemporaryPath(), mode,
                      llvm::sys::path::filename(options.output)))
    return error;
  return commitAll(*output);
}

llvm::Error Compilation::emitFromLLVM() {
  llvm::Expected<std::unique_ptr<llvm::TargetMachine>> machine =
      createTargetMachine(*options.machine->target);
  if (!machine)
    return machine.takeError();
  llvm::LLVMContext llvmContext;
  variant.usesThreads = module->hasAttr("nnprim.uses_threads");
  TimingScope scope = timing.nest("LLVM optimisation");
  std::unique_ptr<llvm::Module> llvmModule =
      translateModuleToLLVMIR(module, llvmContext, interface.name);
  if (!llvmModule)
    return llvm::createStringError("the module does not translate to LLVM IR");
  prepareVariant(*llvmModule, interface.name + "_w", variant,
                 /*isAlone=*/true);
  addInterface(*llvmModule, interface, variant, weightBytes,
               options.emit == EmitKind::Shared);
  optimizeModule(*llvmModule, **machine);

  scope = timing.nest("LLVM code generation and linking");
  if (options.emit == EmitKind::Shared || options.emit == EmitKind::Object)
    return emitLinked(*llvmModule, **machine);
  llvm::Expected<OutputFile> output = OutputFile::create(options.output);
  if (!output)
    return output.takeError();
  if (llvm::Error error =
          output->write([&](llvm::raw_pwrite_stream &os) -> llvm::Error {
            if (options.emit == EmitKind::Assembly)
              return emitMachineCode(*llvmModule, **machine, /*assembly=*/true,
                                     os);
            llvmModule->print(os, nullptr);
            return llvm::Error::success();
          }))
    return error;
  return commitAll(*output);
}

LogicalResult Compilation::emit() {
  llvm::Error error =
      options.emit == EmitKind::MLIR ? emitMLIR() : emitFromLLVM();
  if (!error)
    return success();
  return emitError(UnknownLoc::get(module.getContext()))
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
  if (failed(lowerTosa(module)))
    return failure();
  std::string name = options.name;
  if (name.empty())
    name = options.output == "-" ? "model"
                                 : llvm::sys::path::stem(options.output).str();
  FailureOr<ModelInterface> found = getModelInterface(module, name);
  if (failed(found))
    return failure();
  interface = std::move(*found);
  variant.machine = options.machine;
  variant.main = interface.name + "_main";
  if (failed(checkTensorSizes(module)) || failed(checkResources(module)) ||
      failed(lower()))
    return failure();
  return emit();
}

LogicalResult nnprim::compileModel(ModuleOp module,
                                   const CompileOptions &options,
                                   TimingScope &timing) {
  return Compilation(module, options, timing).run();
}
