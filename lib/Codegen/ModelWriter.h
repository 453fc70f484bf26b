//===- ModelWriter.h - Writes a lowered model to files --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_MODELWRITER_H
#define NNPRIM_LIB_CODEGEN_MODELWRITER_H

#include "EntryPoints/EntryPoints.h"

#include "NNPrim/Codegen/CompileSizes.h"
#include "NNPrim/Codegen/MemoryMap.h"
#include "NNPrim/Codegen/ModelInterface.h"
#include "NNPrim/Codegen/Weights.h"
#include "NNPrim/Profile/ModelProfile.h"

#include "mlir/IR/OwningOpRef.h"

namespace nnprim {

/// The module of one target in the LLVM dialect.
struct CompiledVariant {
  mlir::ModuleOp module;
  ModelVariant info;
  MemoryMap memory;
  /// The steps, if they are measured or drawn.
  ModelProfile profile;
  /// `module`, unless it is the one that is compiled.
  mlir::OwningOpRef<mlir::ModuleOp> copy;
};

/// A lowered model of static shapes.
struct CompiledModel {
  CompiledModel() = default;
  CompiledModel(CompiledModel &&) = default;
  CompiledModel &operator=(CompiledModel &&) = default;

  ModelInterface interface;
  std::vector<CompiledVariant> variants;
  /// Values of the family's symbols.
  llvm::SmallVector<int64_t> extents;
};

/// The models of one file: a model, or one for each combination of the values
/// of symbols, the largest last.
struct CompiledFamily {
  std::string name;
  std::vector<SizeSymbol> symbols;
  std::vector<CompiledModel> models;
  /// The weights of all variants of all models.
  std::vector<Weight> weights;
};

/// Lowers a module on tensors to the LLVM dialect. `weights` receives those
/// that it does not have yet; symbols begin with `prefix`. Emits an error on
/// failure.
llvm::FailureOr<CompiledModel>
lowerModel(mlir::ModuleOp module, llvm::StringRef name, llvm::StringRef prefix,
           const CompileOptions &options, std::vector<Weight> &weights,
           mlir::TimingScope &timing);

/// The prefix of the model's symbols.
std::string getModelName(const CompileOptions &options);

/// Writes the output, the header and the memory map, each whole or not at all.
/// Emits an error on failure.
llvm::LogicalResult writeModel(CompiledFamily &family,
                               const CompileOptions &options,
                               mlir::TimingScope &timing);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_MODELWRITER_H
