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
#include <vector>

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

  /// Computes what all plans should compute, by the definition of the op, on
  /// this machine.
  llvm::Error prepare();

  /// One result for each plan, in the order of `plans` (attributes as text).
  std::vector<CandidateResult> measure(llvm::ArrayRef<std::string> plans,
                                       const RaceSizes &sizes);

  /// Seconds that compilation and the runner took so far.
  double getCompileSeconds() const { return compileSeconds; }
  double getRunSeconds() const { return runSeconds; }

private:
  /// A plan's model, a part of libraries.
  struct Compiled {
    /// What comes before `_model`; empty if the plan does not compile.
    std::string name;
    std::vector<nnprim::OutputFile> objects;
    uint64_t bytes = 0;
    /// The number of the last library that it was a part of.
    uint64_t lastUse = 0;
  };

  Compiled compileOne(const std::string &plan, bool isReference);
  std::vector<std::string> compile(llvm::ArrayRef<std::string> plans);
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
  std::map<std::string, Compiled> compiled;
  uint64_t numModels = 0, numLibraries = 0;
  double compileSeconds = 0, runSeconds = 0;
};

#endif // NNPRIM_TOOLS_TUNE_CANDIDATES_H
