//===- ModelWriter.cpp - Writes a lowered model to files -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelWriter.h"

#include "EntryPoints/Descriptor.h"
#include "Linker.h"
#include "ObjectEmitter.h"
#include "Profile/ProfileTable.h"

#include "NNPrim/Codegen/Header.h"
#include "NNPrim/Codegen/OutputFile.h"
#include "NNPrim/Page/Page.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Export.h"

#include "llvm/ADT/SmallVectorExtras.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// LLVM IR that becomes an object file.
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

  llvm::Error write() {
    return options.emit == EmitKind::Graph  ? emitGraph()
           : options.emit == EmitKind::MLIR ? emitMLIR()
                                            : emitFromLLVM();
  }

private:
  llvm::Error emitGraph();
  llvm::Error emitMLIR();
  llvm::Error emitFromLLVM();
  llvm::Expected<CodeUnit> createUnit(const MachineDesc &machine);
  /// The code of each variant, and the interface: in the same unit if there is
  /// one variant, else in the last one.
  llvm::Expected<std::vector<CodeUnit>> translateAll();
  llvm::Error emitText(CodeUnit &unit);
  llvm::Error emitLinked(llvm::MutableArrayRef<CodeUnit> units);
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

llvm::Expected<CodeUnit> ModelWriter::createUnit(const MachineDesc &machine) {
  CodeUnit unit;
  unit.context = std::make_unique<llvm::LLVMContext>();
  if (llvm::Error error =
          createTargetMachine(*machine.target).moveInto(unit.machine))
    return error;
  return unit;
}

llvm::Expected<std::vector<CodeUnit>> ModelWriter::translateAll() {
  TimingScope scope = beginStage(options, timing, "Translation to LLVM IR");
  std::vector<CodeUnit> units;
  for (CompiledVariant &variant : model.variants) {
    llvm::Expected<CodeUnit> unit = createUnit(*variant.info.machine);
    if (!unit)
      return unit.takeError();
    unit->module = translateModuleToLLVMIR(variant.module, *unit->context,
                                           model.interface.name);
    if (!unit->module)
      return llvm::createStringError(
          "the module does not translate to LLVM IR");
    prepareVariant(*unit->module, model.interface.name + "_w", variant.info,
                   isAlone());
    units.push_back(std::move(*unit));
  }
  if (!isAlone()) {
    llvm::Expected<CodeUnit> unit = createUnit(*options.machine);
    if (!unit)
      return unit.takeError();
    unit->module =
        std::make_unique<llvm::Module>(model.interface.name, *unit->context);
    units.push_back(std::move(*unit));
  }
  uint64_t weightBytes = 0;
  for (const Weight &weight : model.weights)
    weightBytes += weight.bytes.size();
  addInterface(*units.back().module, model.interface, getInfos(), weightBytes,
               options.emit == EmitKind::Shared);
  if (options.profile)
    addProfileTable(*units.back().module, model.variants.front().profile,
                    model.interface.name, *options.machine->target,
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
llvm::Error ModelWriter::emitLinked(llvm::MutableArrayRef<CodeUnit> units) {
  TimingScope scope =
      beginStage(options, timing, "LLVM code generation and linking");
  llvm::StringSet<> symbols = getLinkedSymbols(model.weights, getInfos());
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
        writeDataObject(os, options.machine->target->triple, model.weights);
        return llvm::Error::success();
      }))
    return error;
  if (options.parts) {
    std::move(objects.begin(), objects.end(),
              std::back_inserter(*options.parts));
    return llvm::Error::success();
  }
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
  return commitAll(std::move(*output));
}

llvm::Error ModelWriter::emitText(CodeUnit &unit) {
  TimingScope scope = beginStage(options, timing, "LLVM code generation");
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
  return commitAll(std::move(*output));
}

llvm::Error ModelWriter::emitFromLLVM() {
  llvm::Expected<std::vector<CodeUnit>> units = translateAll();
  if (!units)
    return units.takeError();
  {
    TimingScope scope = beginStage(options, timing, "LLVM optimisation");
    // The reference is for comparison: fewer transformations of its plain loops
    // are less to trust, and they compile in two thirds of the time.
    llvm::OptimizationLevel level = options.reference
                                        ? llvm::OptimizationLevel::O1
                                        : llvm::OptimizationLevel::O3;
    for (CodeUnit &unit : *units)
      optimizeModule(*unit.module, *unit.machine, level);
  }
  return options.emit == EmitKind::Shared || options.emit == EmitKind::Object
             ? emitLinked(*units)
             : emitText(units->front());
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
