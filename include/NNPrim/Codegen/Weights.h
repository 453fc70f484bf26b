//===- Weights.h - Constants on their way around LLVM ---------------------===//
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

/// Checks that every resource that an op refers to is there and has as many
/// bytes as its type says; emits an error at the first op where it is not so.
llvm::LogicalResult checkResources(mlir::ModuleOp module);

/// Takes the initial values of all large `memref.global`s out of the module:
/// each becomes a declaration of a symbol `<prefix>_w<n>`, equal bytes share
/// one. Constants of up to a few hundred bytes stay, LLVM may fold them.
std::vector<Weight> externalizeWeights(mlir::ModuleOp module,
                                       llvm::StringRef prefix);

/// Removes the weights that no code of `module` refers to any more, with their
/// declarations.
void eraseUnusedWeights(mlir::ModuleOp module, std::vector<Weight> &weights);

/// Writes an ELF relocatable object for the machine of `triple` with one
/// read-only section that holds `weights`, each under a hidden symbol and
/// aligned to 64 bytes. Bytes go straight from the blobs to the stream.
/// Returns the size of the section.
uint64_t writeDataObject(llvm::raw_ostream &os, llvm::StringRef triple,
                         llvm::ArrayRef<Weight> weights);

} // namespace nnprim

#endif // NNPRIM_CODEGEN_WEIGHTS_H
