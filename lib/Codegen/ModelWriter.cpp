//===- ModelWriter.cpp - Writes a lowered model to files ------------------===//
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
#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// The code of one object file.
struct CodePart {
  /// Null for the interface to models of several sizes.
  CompiledModel *model = nullptr;
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
  ModelWriter(CompiledFamily &family, const CompileOptions &options,
              TimingScope &timing)
      : family(family), options(options), timing(timing) {}

  llvm::Error write();

private:
  llvm::Error emitGraph();
  llvm::Error emitMLIR();
  /// The code of all variants and the interface, in an order and a division
  /// that depend on nothing but the code. `isTogether`: undivided, but with
  /// the same symbols.
  std::vector<CodePart> getParts(bool isTogether);
  llvm::Expected<CodeUnit> translate(CodePart &part);
  /// Adds entry points, the descriptor and the table of the profile.
  void addEntryPoints(llvm::Module &module, CompiledModel *model);
  llvm::Error emitText();
  llvm::Error emitObject(CodePart &part, OutputFile &object,
                         const llvm::StringSet<> &symbols, TimingScope &scope);
  llvm::Error emitObjects(std::vector<OutputFile> &objects, TimingScope &scope);
  llvm::Error emitLinked();
  void printMemoryMaps(llvm::raw_ostream &os);
  /// Writes the files that are requested beside the output, and gives all of
  /// them their names.
  llvm::Error commitAll(OutputFile output);

  bool hasSizes() const { return !family.symbols.empty(); }
  /// The model that the descriptor describes: the only one, or the largest.
  CompiledModel &getModel() { return family.models.back(); }
  uint64_t getWeightBytes() const;
  SizedInterface getSizes() const;
  void printSizedHeader(llvm::raw_ostream &os, StringRef targets) const;

  CompiledFamily &family;
  const CompileOptions &options;
  TimingScope &timing;
};
} // namespace

static SmallVector<ModelVariant> getInfos(const CompiledModel &model) {
  return llvm::map_to_vector(
      model.variants,
      [](const CompiledVariant &variant) { return variant.info; });
}

uint64_t ModelWriter::getWeightBytes() const {
  uint64_t bytes = 0;
  for (const Weight &weight : family.weights)
    bytes += weight.bytes.size();
  return bytes;
}

SizedInterface ModelWriter::getSizes() const {
  SizedInterface sizes;
  sizes.name = family.name;
  sizes.symbols = family.symbols;
  for (const CompiledModel &model : family.models)
    sizes.models.push_back({model.extents, model.interface, getInfos(model)});
  return sizes;
}

void ModelWriter::printSizedHeader(llvm::raw_ostream &os,
                                   StringRef targets) const {
  std::vector<ModelInterface> interfaces;
  SmallVector<SmallVector<int64_t>> extents;
  uint64_t arenaBytes = 0;
  for (const CompiledModel &model : family.models) {
    interfaces.push_back(model.interface);
    extents.push_back(model.extents);
    arenaBytes = std::max(arenaBytes, getArenaBytes(getInfos(model)));
  }
  writeSizedHeader(os, family.name, family.symbols, interfaces, extents,
                   arenaBytes, targets);
}

void ModelWriter::printMemoryMaps(llvm::raw_ostream &os) {
  llvm::json::Array variants;
  for (const CompiledModel &model : family.models)
    for (const CompiledVariant &variant : model.variants) {
      llvm::json::Object map = toJson(variant.memory);
      map["target"] = variant.info.machine->getLibraryTarget();
      if (hasSizes())
        map["extents"] = llvm::json::Array(model.extents);
      variants.push_back(std::move(map));
    }
  os << llvm::formatv("{0:2}\n", llvm::json::Value(llvm::json::Object{
                                     {"name", family.name},
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
        std::string targets = getTargetNames(getInfos(getModel()));
        if (hasSizes())
          printSizedHeader(os, targets);
        else
          writeHeader(os, getModel().interface,
                      getArenaBytes(getInfos(getModel())), targets);
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
  llvm::json::Object data = toJson(getModel().variants.front().profile);
  data["name"] = family.name;
  data["target"] = options.machine->getTargetName();
  std::string text;
  llvm::raw_string_ostream(text) << llvm::json::Value(std::move(data));
  std::string page = makePage(PageKind::Graph, family.name, text);
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
        getModel().variants.front().module.print(os);
        os << "\n";
        return llvm::Error::success();
      }))
    return error;
  return commitAll(std::move(*output));
}

std::vector<CodePart> ModelWriter::getParts(bool isTogether) {
  std::vector<CodePart> parts;
  for (CompiledModel &model : family.models) {
    bool isAlone = model.variants.size() == 1;
    for (const CompiledVariant &variant : model.variants) {
      auto split = splitModule(variant.module, isTogether);
      parts.push_back({&model, &variant, variant.module, isAlone, {}});
      for (OwningOpRef<ModuleOp> &owned : split)
        parts.push_back({&model, &variant, *owned, false, std::move(owned)});
    }
    if (!isAlone)
      parts.push_back({&model, nullptr, {}, true, {}});
  }
  if (hasSizes())
    parts.push_back({nullptr, nullptr, {}, true, {}});
  return parts;
}

void ModelWriter::addEntryPoints(llvm::Module &module, CompiledModel *model) {
  bool withAlias = options.emit == EmitKind::Shared;
  if (!model)
    return addSizedInterface(module, getSizes(), getWeightBytes(), withAlias);
  if (hasSizes())
    return addPart(module, model->interface, getInfos(*model));
  addInterface(module, model->interface, getInfos(*model), getWeightBytes(),
               withAlias);
  if (!options.profile)
    return;
  SmallVector<ProfiledVariant> profiled;
  for (const CompiledVariant &variant : model->variants)
    profiled.push_back(
        {&variant.profile, variant.info.machine->target, variant.info.main});
  addProfileTable(module, profiled, family.name, withAlias);
}

/// Says of assembly without side effects that it accesses no memory, which MLIR
/// has no word for. LLVM would load again behind it what it has in a register.
static void markPureAssembly(llvm::Module &module) {
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function)) {
      auto *call = llvm::dyn_cast<llvm::CallInst>(&instruction);
      auto *assembly =
          call ? llvm::dyn_cast<llvm::InlineAsm>(call->getCalledOperand())
               : nullptr;
      if (assembly && !assembly->hasSideEffects())
        call->setDoesNotAccessMemory();
    }
}

llvm::Expected<CodeUnit> ModelWriter::translate(CodePart &part) {
  CodeUnit unit;
  unit.context = std::make_unique<llvm::LLVMContext>();
  const MachineDesc &machine =
      part.variant ? *part.variant->info.machine : *options.machine;
  if (llvm::Error error =
          createTargetMachine(*machine.target, options.reference)
              .moveInto(unit.machine))
    return error;
  const std::string &name =
      part.model ? part.model->interface.name : family.name;
  unit.module = part.module
                    ? translateModuleToLLVMIR(part.module, *unit.context, name)
                    : std::make_unique<llvm::Module>(name, *unit.context);
  if (!unit.module)
    return llvm::createStringError("the module does not translate to LLVM IR");
  markPureAssembly(*unit.module);
  part.owned = {};
  if (part.variant)
    prepareVariant(*unit.module, family.name + "_w", part.variant->info,
                   part.model->variants.size() == 1);
  if (part.variant && options.profile &&
      unit.module->getFunction(part.variant->info.main))
    addProfileCode(*unit.module, part.variant->info.main, machine,
                   part.hasInterface);
  if (!part.hasInterface)
    return unit;
  addEntryPoints(*unit.module, part.model);
  return unit;
}

/// The undefined symbols that other objects of the library define, except for
/// functions of other parts of a variant.
static llvm::StringSet<> getLinkedSymbols(const CompiledFamily &family) {
  llvm::StringSet<> symbols;
  for (const Weight &weight : family.weights)
    symbols.insert(weight.symbol);
  for (const CompiledModel &model : family.models) {
    for (const CompiledVariant &variant : model.variants) {
      symbols.insert(variant.info.main);
      for (const std::string &symbol : getProfileSymbols(variant.info.main))
        symbols.insert(symbol);
    }
    if (!family.symbols.empty())
      for (const std::string &symbol :
           getEntryNames(model.interface, model.variants.size()))
        symbols.insert(symbol);
  }
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
  optimizeModule(*unit->module, *unit->machine);
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
  llvm::StringSet<> symbols = getLinkedSymbols(family);
  std::vector<std::string> messages(parts.size());
  parallelFor(getModel().variants.front().module.getContext(), 0, parts.size(),
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
  MLIRContext *context = getModel().variants.front().module.getContext();
  llvm::Expected<LinkedFile> linked =
      LinkedFile::create(options.output, mode, options.machine->target->triple,
                         family.weights, context->isMultithreadingEnabled());
  if (!linked)
    return linked.takeError();
  std::vector<OutputFile> objects;
  if (llvm::Error error = emitObjects(objects, scope))
    return error;
  if (options.parts) {
    llvm::Expected<OutputFile> data = linked->makeDataObject();
    if (!data)
      return data.takeError();
    objects.push_back(std::move(*data));
    std::move(objects.begin(), objects.end(),
              std::back_inserter(*options.parts));
    return llvm::Error::success();
  }
  TimingScope linking = scope.nest("Linking");
  auto paths = llvm::map_to_vector(objects, [](const OutputFile &object) {
    return object.getTemporaryPath();
  });
  llvm::Expected<OutputFile> output = linked->link(paths);
  if (!output)
    return output.takeError();
  return commitAll(std::move(*output));
}

llvm::Error ModelWriter::emitText() {
  TimingScope scope = beginStage(options, timing, "LLVM code generation");
  std::vector<CodePart> parts = getParts(/*isTogether=*/true);
  llvm::Expected<CodeUnit> unit = translate(parts.front());
  if (!unit)
    return unit.takeError();
  optimizeModule(*unit->module, *unit->machine);
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

LogicalResult nnprim::writeModel(CompiledFamily &family,
                                 const CompileOptions &options,
                                 TimingScope &timing) {
  SmallVector<ModuleOp> modules;
  for (const CompiledModel &model : family.models)
    for (const CompiledVariant &variant : model.variants)
      modules.push_back(variant.module);
  // Index constants are unused where kernels compute their addresses.
  eraseUnusedWeights(modules, family.weights);
  llvm::Error error = ModelWriter(family, options, timing).write();
  if (!error)
    return success();
  return emitError(UnknownLoc::get(modules.front().getContext()))
         << llvm::toString(std::move(error));
}
