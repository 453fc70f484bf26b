//===- Candidates.cpp - Compiles and times plans of a primitive -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Candidates.h"

#include "Tuner.h"

#include "NNPrim/Codegen/CompileModel.h"
#include "NNPrim/Search/Traversal.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/MLIRContext.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Signals.h"

#include <chrono>

using namespace mlir;
using namespace nnprim;

using Clock = std::chrono::steady_clock;

static double getSeconds(Clock::time_point since) {
  return std::chrono::duration<double>(Clock::now() - since).count();
}

static std::string makeTemporary(llvm::StringRef suffix) {
  llvm::SmallString<128> path;
  if (llvm::sys::fs::createTemporaryFile("nnprim-tune", suffix, path))
    return {};
  llvm::sys::RemoveFileOnSignal(path);
  return path.str().str();
}

Candidates::Candidates(const Primitive &primitive, const MachineDesc &machine,
                       int32_t threads, int64_t otherWeightBytes,
                       const DialectRegistry &registry, const Runner &runner)
    : primitive(primitive), machine(machine), threads(threads),
      otherWeightBytes(otherWeightBytes), registry(registry), runner(runner),
      libraryPath(makeTemporary("so")), referencePath(makeTemporary("out")) {}

Candidates::~Candidates() {
  for (const std::string &path : {libraryPath, referencePath}) {
    llvm::sys::fs::remove(path);
    llvm::sys::DontRemoveFileOnSignal(path);
  }
}

/// The context is of this call, because constants live as long as it.
Candidates::Compiled Candidates::compileOne(const LayerPlan &plan,
                                            bool isReference) {
  Compiled model;
  model.form = plan.form;
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  printDiagnostics(context, "");
  OwningOpRef<ModuleOp> module =
      parsePrimitive(primitive.forms[plan.form], context);
  if (!module)
    return model;
  if (!plan.plan.empty()) {
    Attribute attribute = parseAttribute(plan.plan, &context);
    if (!attribute)
      return model;
    if (!isa<DictionaryAttr>(attribute))
      getPrimitive(*module).setPlanAttribute(attribute);
    else if (failed(setStrips(getBlock(*module)->depthwise, attribute)))
      return model;
  }
  CompileOptions options;
  options.machine = isReference ? lookupTargetOption("host") : &machine;
  options.output = libraryPath;
  options.name = isReference ? "reference" : "c" + std::to_string(numModels++);
  options.arePrimitives = true;
  options.numThreads = threads;
  options.otherWeightBytes = otherWeightBytes;
  options.reference = isReference;
  DefaultTimingManager timingManager;
  TimingScope timing = timingManager.getRootScope();
  auto objects = compileToObjects(*module, options, timing);
  if (failed(objects))
    return model;
  model.name = options.name;
  model.objects = std::move(*objects);
  for (const OutputFile &object : model.objects) {
    uint64_t bytes = 0;
    if (!llvm::sys::fs::file_size(object.getTemporaryPath(), bytes))
      model.bytes += bytes;
  }
  return model;
}

/// Makes a library of models, whose code is in their order.
llvm::Error Candidates::link(llvm::ArrayRef<const Compiled *> models) {
  std::vector<const OutputFile *> objects;
  for (const Compiled *model : models)
    for (const OutputFile &object : model->objects)
      objects.push_back(&object);
  return linkLibrary(objects, libraryPath);
}

/// Removes objects of models that are no part of the last library, those that
/// were used least recently first, until the others fit.
void Candidates::forgetOldest() {
  // Some forty candidates of a large layer.
  constexpr uint64_t maxBytes = 512 << 20;
  uint64_t bytes = 0;
  std::vector<std::pair<uint64_t, LayerPlan>> oldest;
  for (const auto &[plan, model] : compiled) {
    bytes += model.bytes;
    if (model.lastUse != numLibraries && model.bytes != 0)
      oldest.emplace_back(model.lastUse, plan);
  }
  llvm::sort(oldest);
  for (const auto &[use, plan] : oldest) {
    if (bytes <= maxBytes)
      return;
    auto found = compiled.find(plan);
    bytes -= found->second.bytes;
    compiled.erase(found);
  }
}

/// The model and the reference that it is compared with, as runners want them.
static std::string getContestant(const std::string &name, size_t form) {
  return form == 0 || name.empty() ? name : name + "@" + std::to_string(form);
}

/// Names of the models of the plans that compile, which are in the library
/// then; empty names for the others. What was compiled before is only linked.
std::vector<std::string> Candidates::compile(llvm::ArrayRef<LayerPlan> plans) {
  Clock::time_point begin = Clock::now();
  ++numLibraries;
  std::vector<std::string> names;
  std::vector<const Compiled *> models;
  for (const LayerPlan &plan : plans) {
    auto found = compiled.find(plan);
    if (found == compiled.end())
      found =
          compiled.emplace(plan, compileOne(plan, /*isReference=*/false)).first;
    Compiled &model = found->second;
    names.push_back(getContestant(model.name, model.form));
    // A library has a model once.
    if (!model.name.empty() && model.lastUse != numLibraries)
      models.push_back(&model);
    model.lastUse = numLibraries;
  }
  if (!models.empty())
    if (llvm::Error error = link(models)) {
      llvm::errs() << "nnprim-tune: error: " << toString(std::move(error))
                   << "\n";
      names.assign(plans.size(), "");
    }
  forgetOldest();
  compileSeconds += getSeconds(begin);
  return names;
}

llvm::Error Candidates::prepare() {
  if (libraryPath.empty() || referencePath.empty())
    return llvm::createStringError("cannot make a temporary file");
  if (!lookupTargetOption("host"))
    return llvm::createStringError("there is no target for this machine, which "
                                   "computes the reference");
  // Runners read one file.
  std::string all;
  llvm::raw_string_ostream outputs(all);
  for (size_t form = 0; form < primitive.forms.size(); ++form)
    if (llvm::Error error = writeReference(form, outputs))
      return error;
  std::error_code code;
  llvm::raw_fd_ostream file(referencePath, code);
  if (!code)
    file << all;
  file.close();
  if (code || file.error())
    return llvm::createStringError("cannot write '" + referencePath + "'");
  return llvm::Error::success();
}

/// Appends the outputs of a form's reference.
llvm::Error Candidates::writeReference(size_t form, llvm::raw_ostream &all) {
  Clock::time_point begin = Clock::now();
  Compiled reference = compileOne({form, ""}, /*isReference=*/true);
  if (reference.name.empty())
    return llvm::createStringError("the reference does not compile");
  if (llvm::Error error = link({&reference}))
    return error;
  compileSeconds += getSeconds(begin);
  begin = Clock::now();
  if (llvm::Error error =
          runner.writeOutputs(libraryPath, reference.name, referencePath))
    return error;
  runSeconds += getSeconds(begin);
  auto outputs = llvm::MemoryBuffer::getFile(referencePath);
  if (!outputs)
    return llvm::createStringError("cannot read '" + referencePath + "'");
  all << (*outputs)->getBuffer();
  return llvm::Error::success();
}

std::vector<CandidateResult>
Candidates::measure(llvm::ArrayRef<LayerPlan> plans, const RaceSizes &sizes) {
  std::vector<std::string> names = compile(plans);
  std::vector<CandidateResult> results(plans.size(),
                                       {kNoCost, std::nullopt, {}});
  std::vector<std::string> running;
  for (const std::string &name : names)
    if (!name.empty() && !llvm::is_contained(running, name))
      running.push_back(name);
  // A candidate that crashes or hangs is left out of another attempt.
  constexpr int attempts = 4;
  Clock::time_point begin = Clock::now();
  for (int attempt = 0; attempt < attempts && !running.empty(); ++attempt) {
    auto reports =
        runner.race(libraryPath, running, referencePath, threads, sizes);
    for (auto [name, result] : llvm::zip_equal(names, results)) {
      auto found = reports.find(name);
      if (found == reports.end())
        continue;
      const RunReport &report = found->second;
      if (report.error && *report.error > primitive.tolerance)
        result.wrongBy = report.error;
      else if (report.error && report.microseconds) {
        result.microseconds = *report.microseconds;
        result.rounds = report.rounds;
      }
    }
    // A candidate that began and reported nothing crashed or hung.
    auto isCulprit = [&](const std::string &name) {
      const RunReport &report = reports[name];
      return report.isBegun && !report.error;
    };
    if (llvm::none_of(running, isCulprit))
      break;
    llvm::erase_if(running, isCulprit);
  }
  runSeconds += getSeconds(begin);
  return results;
}
