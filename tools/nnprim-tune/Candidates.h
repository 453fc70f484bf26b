//===- Candidates.h - Compiles and times plans of a primitive - -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_CANDIDATES_H
#define NNPRIM_TOOLS_TUNE_CANDIDATES_H

#include "Primitives.h"
#include "Runner.h"

#include "NNPrim/Codegen/OutputFile.h"
#include "NNPrim/Target/MachineDesc.h"

#include "mlir/IR/DialectRegistry.h"

#include "llvm/Support/Error.h"

#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

/// A plan (an attribute as text) of a form of a primitive, by its number.
struct LayerPlan {
  size_t form = 0;
  std::string plan;

  bool operator<(const LayerPlan &other) const {
    return std::tie(form, plan) < std::tie(other.form, other.plan);
  }
};

/// The outcome of a candidate.
struct CandidateResult {
  /// Microseconds; infinite if it was dropped.
  double microseconds;
  /// The result is wrong, by so much.
  std::optional<double> wrongBy;
  /// Microseconds of each round, if the runner told.
  std::vector<double> rounds;
};

/// Compiles plans of one primitive, many to a library, and has a runner compare
/// their results with the reference and time them. Objects of plans are kept
/// for later races.
class Candidates {
public:
  /// `otherWeightBytes` are those of the rest of the model.
  Candidates(const Primitive &primitive, const nnprim::MachineDesc &machine,
             int32_t threads, int64_t otherWeightBytes,
             const mlir::DialectRegistry &registry, const Runner &runner);
  ~Candidates();

  /// Computes what all plans of each form should compute, by the definition of
  /// the op, on this machine.
  llvm::Error prepare();

  /// One result for each plan, in the order of `plans`.
  std::vector<CandidateResult> measure(llvm::ArrayRef<LayerPlan> plans,
                                       const RaceSizes &sizes);

  /// Seconds that compilation and the runner took so far.
  double getCompileSeconds() const { return compileSeconds; }
  double getRunSeconds() const { return runSeconds; }

private:
  /// A plan's model, a part of libraries.
  struct Compiled {
    /// What comes before `_model`; empty if the plan does not compile.
    std::string name;
    /// The form, whose reference it is compared with.
    size_t form = 0;
    std::vector<nnprim::OutputFile> objects;
    uint64_t bytes = 0;
    /// The number of the last library that it was a part of.
    uint64_t lastUse = 0;
  };

  Compiled compileOne(const LayerPlan &plan, bool isReference);
  std::vector<std::string> compile(llvm::ArrayRef<LayerPlan> plans);
  llvm::Error writeReference(size_t form, llvm::raw_ostream &all);
  llvm::Error link(llvm::ArrayRef<const Compiled *> models);
  void forgetOldest();

  const Primitive &primitive;
  const nnprim::MachineDesc &machine;
  int32_t threads;
  int64_t otherWeightBytes;
  const mlir::DialectRegistry &registry;
  const Runner &runner;
  std::string libraryPath, referencePath;
  /// By plan.
  std::map<LayerPlan, Compiled> compiled;
  uint64_t numModels = 0, numLibraries = 0;
  double compileSeconds = 0, runSeconds = 0;
};

#endif // NNPRIM_TOOLS_TUNE_CANDIDATES_H
