//===- ModelWriter.cpp - Writes a lowered model to files -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelWriter.h"

#include "EntryPoints/Descriptor.h"
#include "ObjectEmitter.h"
#include "Objects/LinkedFile.h"
#include "Objects/SplitModule.h"
#include "Profile/ProfileTable.h"

#include "NNPrim/Codegen/Header.h"
#include "NNPrim/Codegen/OutputFile.h"
#include "NNPrim/Page/Page.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Threading.h"
#include "mlir/Target/LLVMIR/Export.h"

#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// What becomes an object file.
struct CodePart {
  const CompiledVariant *variant = nullptr;
  /// In the LLVM dialect; null for the interface to several variants.
  ModuleOp module;
  bool hasInterface = false;
  /// `module`, unless the variant owns it.
  OwningOpRef<ModuleOp> owned;
};

/// A part as LLVM IR.
struct CodeUnit {
  std::unique_ptr<llvm::LLVMContext> context;
  std::unique_ptr<llvm::TargetMachine> machine;
  std::unique_ptr<llvm::Module> module;
};

class ModelWriter {
public:
  ModelWriter(CompiledModel &model, const CompileOptions &options,
              TimingScope &timing)
      : model(model), options(options), timing(timing) {}

  llvm::Error write();

private:
  llvm::Error emitGraph();
  llvm::Error emitMLIR();
  /// The code of all variants and the interface, in an order and a division
  /// that depend on nothing but the code. `isTogether`: undivided, but with
  /// the same symbols.
  std::vector<CodePart> getParts(bool isTogether);
  llvm::Expected<CodeUnit> translate(CodePart &part);
  void optimize(CodeUnit &unit);
  llvm::Error emitText();
  llvm::Error emitObject(CodePart &part, OutputFile &object,
                         const llvm::StringSet<> &symbols, TimingScope &scope);
  llvm::Error emitObjects(std::vector<OutputFile> &objects, TimingScope &scope);
  llvm::Error emitLinked();
  void printMemoryMaps(llvm::raw_ostream &os);
  /// Writes the files that are requested beside the output, and gives all of
  /// them their names.
  llvm::Error commitAll(OutputFile output);

  bool isAlone() const { return model.variants.size() == 1; }
  llvm::SmallVector<ModelVariant> getInfos() const {
    return llvm::map_to_vector(
        model.variants,
        [](const CompiledVariant &variant) { return variant.info; });
  }

  CompiledModel &model;
  const CompileOptions &options;
  TimingScope &timing;
};
} // namespace

void ModelWriter::printMemoryMaps(llvm::raw_ostream &os) {
  llvm::json::Array variants;
  for (const CompiledVariant &variant : model.variants) {
    llvm::json::Object map = toJson(variant.memory);
    map["target"] = variant.info.machine->getLibraryTarget();
    variants.push_back(std::move(map));
  }
  os << llvm::formatv("{0:2}\n", llvm::json::Value(llvm::json::Object{
                                     {"name", model.interface.name},
                                     {"variants", std::move(variants)}}));
}

llvm::Error ModelWriter::commitAll(OutputFile output) {
  std::vector<OutputFile> files;
  files.push_back(std::move(output));
  auto add =
      [&](StringRef path,
          llvm::function_ref<void(llvm::raw_ostream &)> print) -> llvm::Error {
    if (path.empty())
      return llvm::Error::success();
    llvm::Expected<OutputFile> file = OutputFile::create(path);
    if (!file)
      return file.takeError();
    files.push_back(std::move(*file));
    return files.back().write([&](llvm::raw_pwrite_stream &os) {
      print(os);
      return llvm::Error::success();
    });
  };
  if (llvm::Error error = add(options.header, [&](llvm::raw_ostream &os) {
        writeHeader(os, model.interface, getArenaBytes(getInfos()),
                    getTargetNames(getInfos()));
      }))
    return error;
  if (llvm::Error error = add(options.memoryMap, [&](llvm::raw_ostream &os) {
        printMemoryMaps(os);
      }))
    return error;
  // Commit copied files first, because copying fails on a full device.
  for (bool isCopy : {true, false})
    for (OutputFile &file : files)
      if (file.isCopy() == isCopy)
        if (llvm::Error error = file.commit())
          return error;
  return llvm::Error::success();
}

/// Writes the page that draws the model.
llvm::Error ModelWriter::emitGraph() {
  llvm::json::Object data = toJson(model.variants.front().profile);
  data["name"] = model.interface.name;
  data["target"] = options.machine->getTargetName();
  std::string text;
  llvm::raw_string_ostream(text) << llvm::json::Value(std::move(data));
  std::string page = makePage(PageKind::Graph, model.interface.name, text);
  llvm::Expected<OutputFile> output = OutputFile::create(options.output);
  if (!output)
    return output.takeError();
  if (llvm::Error error = output->write([&](llvm::raw_pwrite_stream &os) {
        os << page;
        return llvm::Error::success();
      }))
    return error;
  return commitAll(std::move(*output));
}

llvm::Error ModelWriter::emitMLIR() {
  llvm::Expected<OutputFile> output = OutputFile::create(options.output);
  if (!output)
    return output.takeError();
  if (llvm::Error error = output->write([&](llvm::raw_pwrite_stream &os) {
        model.variants.front().module.print(os);
        os << "\n";
        return llvm::Error::success();
      }))
    return error;
  return commitAll(std::move(*output));
}

std::vector<CodePart> ModelWriter::getParts(bool isTogether) {
  std::vector<CodePart> parts;
  for (const CompiledVariant &variant : model.variants) {
    auto split = splitModule(variant.module, isTogether);
    parts.push_back({&variant, variant.module, isAlone(), {}});
    for (OwningOpRef<ModuleOp> &owned : split)
      parts.push_back({&variant, *owned, false, std::move(owned)});
  }
  if (!isAlone())
    parts.push_back({nullptr, {}, true, {}});
  return parts;
}

llvm::Expected<CodeUnit> ModelWriter::translate(CodePart &part) {
  CodeUnit unit;
  unit.context = std::make_unique<llvm::LLVMContext>();
  const MachineDesc &machine =
      part.variant ? *part.variant->info.machine : *options.machine;
  if (llvm::Error error =
          createTargetMachine(*machine.target).moveInto(unit.machine))
    return error;
  const std::string &name = model.interface.name;
  unit.module = part.module
                    ? translateModuleToLLVMIR(part.module, *unit.context, name)
                    : std::make_unique<llvm::Module>(name, *unit.context);
  if (!unit.module)
    return llvm::createStringError("the module does not translate to LLVM IR");
  part.owned = {};
  if (part.variant)
    prepareVariant(*unit.module, name + "_w", part.variant->info, isAlone());
  if (!part.hasInterface)
    return unit;
  uint64_t weightBytes = 0;
  for (const Weight &weight : model.weights)
    weightBytes += weight.bytes.size();
  bool withAlias = options.emit == EmitKind::Shared;
  addInterface(*unit.module, model.interface, getInfos(), weightBytes,
               withAlias);
  if (options.profile)
    addProfileTable(*unit.module, model.variants.front().profile, name,
                    *options.machine->target, withAlias);
  return unit;
}

void ModelWriter::optimize(CodeUnit &unit) {
  // The reference is for comparison: fewer transformations of its plain loops
  // are less to trust, and they compile in two thirds of the time.
  optimizeModule(*unit.module, *unit.machine,
                 options.reference ? llvm::OptimizationLevel::O1
                                   : llvm::OptimizationLevel::O3);
}

/// The undefined symbols that other objects of the library define, except for
/// functions of other parts of a variant.
static llvm::StringSet<> getLinkedSymbols(ArrayRef<Weight> weights,
                                          ArrayRef<ModelVariant> variants) {
  llvm::StringSet<> symbols;
  for (const Weight &weight : weights)
    symbols.insert(weight.symbol);
  for (const ModelVariant &variant : variants)
    symbols.insert(variant.main);
  return symbols;
}

llvm::Error ModelWriter::emitObject(CodePart &part, OutputFile &object,
                                    const llvm::StringSet<> &symbols,
                                    TimingScope &scope) {
  TimingScope translation = scope.nest("Translation to LLVM IR");
  llvm::Expected<CodeUnit> unit = translate(part);
  if (!unit)
    return unit.takeError();
  translation.stop();
  TimingScope optimisation = scope.nest("LLVM optimisation");
  optimize(*unit);
  optimisation.stop();
  TimingScope emission = scope.nest("LLVM code generation");
  if (llvm::Error error = object.write([&](llvm::raw_pwrite_stream &os) {
        return emitMachineCode(*unit->module, *unit->machine,
                               /*assembly=*/false, os);
      }))
    return error;
  std::string suffix = part.variant ? "." + part.variant->info.main : "";
  return checkUndefinedSymbols(object.getTemporaryPath(), symbols, suffix);
}

llvm::Error ModelWriter::emitObjects(std::vector<OutputFile> &objects,
                                     TimingScope &scope) {
  std::vector<CodePart> parts = getParts(/*isTogether=*/false);
  for (size_t i = 0; i < parts.size(); ++i) {
    llvm::Expected<OutputFile> object = OutputFile::create(options.output);
    if (!object)
      return object.takeError();
    objects.push_back(std::move(*object));
  }
  llvm::StringSet<> symbols = getLinkedSymbols(model.weights, getInfos());
  std::vector<std::string> messages(parts.size());
  parallelFor(model.variants.front().module.getContext(), 0, parts.size(),
              [&](size_t i) {
                messages[i] = llvm::toString(
                    emitObject(parts[i], objects[i], symbols, scope));
              });
  for (const std::string &message : messages)
    if (!message.empty())
      return llvm::createStringError(message);
  return llvm::Error::success();
}

/// Emits code and weights as objects and links them.
llvm::Error ModelWriter::emitLinked() {
  TimingScope scope =
      beginStage(options, timing, "LLVM code generation and linking");
  LinkMode mode = options.emit == EmitKind::Shared ? LinkMode::Shared
                                                   : LinkMode::Relocatable;
  MLIRContext *context = model.variants.front().module.getContext();
  llvm::Expected<LinkedFile> linked =
      LinkedFile::create(options.output, mode, options.machine->target->triple,
                         model.weights, context->isMultithreadingEnabled());
  if (!linked)
    return linked.takeError();
  std::vector<OutputFile> objects;
  if (llvm::Error error = emitObjects(objects, scope))
    return error;
  TimingScope linking = scope.nest("Linking");
  auto paths = llvm::map_to_vector(objects, [](const OutputFile &object) {
    return object.getTemporaryPath();
  });
  llvm::Expected<OutputFile> output = linked->link(paths);
  if (!output)
    return output.takeError();
  if (options.parts) {
    options.parts->push_back(std::move(*output));
    return llvm::Error::success();
  }
  return commitAll(std::move(*output));
}

llvm::Error ModelWriter::emitText() {
  TimingScope scope = beginStage(options, timing, "LLVM code generation");
  std::vector<CodePart> parts = getParts(/*isTogether=*/true);
  llvm::Expected<CodeUnit> unit = translate(parts.front());
  if (!unit)
    return unit.takeError();
  optimize(*unit);
  llvm::Expected<OutputFile> output = OutputFile::create(options.output);
  if (!output)
    return output.takeError();
  if (llvm::Error error =
          output->write([&](llvm::raw_pwrite_stream &os) -> llvm::Error {
            if (options.emit == EmitKind::Assembly)
              return emitMachineCode(*unit->module, *unit->machine,
                                     /*assembly=*/true, os);
            unit->module->print(os, nullptr);
            return llvm::Error::success();
          }))
    return error;
  return commitAll(std::move(*output));
}

llvm::Error ModelWriter::write() {
  switch (options.emit) {
  case EmitKind::Graph:
    return emitGraph();
  case EmitKind::MLIR:
    return emitMLIR();
  case EmitKind::Assembly:
  case EmitKind::LLVM:
    return emitText();
  case EmitKind::Shared:
  case EmitKind::Object:
    return emitLinked();
  }
  llvm_unreachable("unknown kind of output");
}

LogicalResult nnprim::writeModel(CompiledModel &model,
                                 const CompileOptions &options,
                                 TimingScope &timing) {
  llvm::Error error = ModelWriter(model, options, timing).write();
  if (!error)
    return success();
  return emitError(UnknownLoc::get(model.variants.front().module.getContext()))
         << llvm::toString(std::move(error));
}
