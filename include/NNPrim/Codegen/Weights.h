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

/// Removes weights that the code of no module references any more, and
/// declarations that their own module does not use.
void eraseUnusedWeights(llvm::ArrayRef<mlir::ModuleOp> modules,
                        std::vector<Weight> &weights);

/// Writes an ELF relocatable object for the machine of `triple` with one
/// read-only section that holds `weights`, each under a hidden symbol and
/// aligned to 64 bytes. The bytes go directly from the blobs to the stream.
/// Returns the size of the section.
uint64_t writeDataObject(llvm::raw_ostream &os, llvm::StringRef triple,
                         llvm::ArrayRef<Weight> weights);

} // namespace nnprim

#endif // NNPRIM_CODEGEN_WEIGHTS_H
