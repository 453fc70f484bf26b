//===- Weights.h - Constants that bypass LLVM -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CODEGEN_WEIGHTS_H
#define NNPRIM_CODEGEN_WEIGHTS_H

#include "mlir/IR/BuiltinOps.h"

#include "llvm/Support/raw_ostream.h"

#include <string>
#include <vector>

namespace nnprim {

/// A constant of the model: its symbol, and its bytes in a blob that `value`
/// keeps alive.
struct Weight {
  std::string symbol;
  mlir::ElementsAttr value;
  llvm::ArrayRef<char> bytes;
};

/// Checks that every referenced resource exists and has the size of its type;
/// emits an error at the first op whose resource does not.
llvm::LogicalResult checkResources(mlir::ModuleOp module);

/// Moves the initial values of all large `memref.global`s out of the module and
/// adds them to `weights`, which may hold those of other modules already. Each
/// global becomes a declaration of a symbol `<prefix>_w<n>`; constants of equal
/// bytes share a symbol, unless their types in one module differ. Constants of
/// up to a few hundred bytes stay, because LLVM may fold them.
void externalizeWeights(mlir::ModuleOp module, llvm::StringRef prefix,
                        std::vector<Weight> &weights);

/// Removes weights that no module of the LLVM dialect references any more, and
/// declarations that their own module does not use.
void eraseUnusedWeights(llvm::ArrayRef<mlir::ModuleOp> modules,
                        std::vector<Weight> &weights);

/// Where each weight begins in the section of all weights, and in memory.
constexpr uint64_t kWeightAlignment = 64;

/// Size of the section of all weights.
uint64_t getWeightsSize(llvm::ArrayRef<Weight> weights);

/// Writes the content of the section. The bytes go directly from the blobs to
/// the stream.
void writeWeights(llvm::raw_ostream &os, llvm::ArrayRef<Weight> weights);

/// Writes an ELF relocatable object for the machine of `triple` with one
/// read-only section for `weights`, each under a hidden symbol. The section has
/// no content yet, so that it can be linked without copying it.
void writeDataObject(llvm::raw_ostream &os, llvm::StringRef triple,
                     llvm::ArrayRef<Weight> weights, llvm::StringRef section,
                     uint64_t alignment);

} // namespace nnprim

#endif // NNPRIM_CODEGEN_WEIGHTS_H
