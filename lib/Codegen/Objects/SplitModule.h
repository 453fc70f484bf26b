//===- SplitModule.h - Divides a module into parts ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_OBJECTS_SPLITMODULE_H
#define NNPRIM_LIB_CODEGEN_OBJECTS_SPLITMODULE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <vector>

namespace nnprim {

/// Visits the symbols to which ops of the LLVM dialect inside `op` refer.
void walkReferences(mlir::Operation *op,
                    llvm::function_ref<void(mlir::StringAttr)> visit);

/// Makes the functions of a module in the LLVM dialect visible to other objects
/// of the same library, if the module is large enough to be divided. `@main`
/// and what only functions of the same part use stay as they are.
/// Then divides it: moves all functions but `@main` into parts of about the
/// same number of ops, in the order of the module, and declares in each part
/// what it refers to. The division depends on the module alone, not on the
/// number of threads that compile it. If `isTogether`, the functions become
/// visible but stay.
std::vector<mlir::OwningOpRef<mlir::ModuleOp>>
splitModule(mlir::ModuleOp module, bool isTogether);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_OBJECTS_SPLITMODULE_H
