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

/// Names of the models of the plans that compile; empty names for the others.
/// The context is of this call, because constants live as long as it.
std::vector<std::string> Candidates::compile(llvm::ArrayRef<std::string> plans,
                                             bool isReference,
                                             const std::string &path) {
  Clock::time_point begin = Clock::now();
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  printDiagnostics(context, "");
  std::vector<std::string> names(plans.size());
  std::vector<OwningOpRef<ModuleOp>> owned;
  SmallVector<ModuleOp> modules;
  std::vector<size_t> places;
  for (auto [place, plan] : llvm::enumerate(plans)) {
    // Read anew, and not copied: folding frees weights that were packed, which
    // copies would share.
    OwningOpRef<ModuleOp> module = parsePrimitive(primitive, context);
    if (!module)
      continue;
    if (!plan.empty()) {
      Attribute attribute = parseAttribute(plan, &context);
      if (!attribute)
        continue;
      getPrimitive(*module).setPlanAttribute(attribute);
    }
    modules.push_back(*module);
    owned.push_back(std::move(module));
    places.push_back(place);
  }
  if (modules.empty())
    return names;
  CompileOptions options;
  options.machine = isReference ? lookupTargetOption("host") : &machine;
  options.output = path;
  options.name = "c";
  options.arePrimitives = true;
  options.numThreads = threads;
  options.otherWeightBytes = otherWeightBytes;
  options.reference = isReference;
  DefaultTimingManager timingManager;
  TimingScope timing = timingManager.getRootScope();
  auto compiled = compileCandidates(modules, options, timing);
  if (succeeded(compiled))
    for (auto [place, name] : llvm::zip_equal(places, *compiled))
      names[place] = name;
  compileSeconds += getSeconds(begin);
  return names;
}

llvm::Error Candidates::prepare() {
  if (libraryPath.empty() || referencePath.empty())
    return llvm::createStringError("cannot make a temporary file");
  if (!lookupTargetOption("host"))
    return llvm::createStringError("there is no target for this machine, which "
                                   "computes the reference");
  std::string name = compile({""}, /*isReference=*/true, libraryPath).front();
  if (name.empty())
    return llvm::createStringError("the reference does not compile");
  Clock::time_point begin = Clock::now();
  llvm::Error error = runner.writeOutputs(libraryPath, name, referencePath);
  runSeconds += getSeconds(begin);
  return error;
}

std::vector<CandidateResult>
Candidates::measure(llvm::ArrayRef<std::string> plans, const RaceSizes &sizes) {
  std::vector<std::string> names =
      compile(plans, /*isReference=*/false, libraryPath);
  std::vector<CandidateResult> results(plans.size(),
                                       {kNoCost, std::nullopt, {}});
  std::vector<std::string> running;
  for (const std::string &name : names)
    if (!name.empty())
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
