//===- ModelWriter.h - Writes a lowered model to files -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_MODELWRITER_H
#define NNPRIM_LIB_CODEGEN_MODELWRITER_H

#include "EntryPoints/EntryPoints.h"

#include "NNPrim/Codegen/CompileModel.h"
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

/// A lowered model.
struct CompiledModel {
  ModelInterface interface;
  std::vector<CompiledVariant> variants;
  /// The weights of all variants.
  std::vector<Weight> weights;
};

/// Writes the output, the header and the memory map, each whole or not at all.
/// Emits an error on failure.
llvm::LogicalResult writeModel(CompiledModel &model,
                               const CompileOptions &options,
                               mlir::TimingScope &timing);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_MODELWRITER_H
