//===- CloneModule.h - Copies of a module without its weights -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_VARIANTS_CLONEMODULE_H
#define NNPRIM_LIB_CODEGEN_VARIANTS_CLONEMODULE_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace nnprim {

/// Copies the module. The resources of the copy are its own names for the same
/// memory: `nnprim-fold-constants`, which releases resources that a module does
/// not use any more, leaves those of `module` and of other copies in place.
/// `module` has to outlive the copy.
mlir::OwningOpRef<mlir::ModuleOp> cloneModule(mlir::ModuleOp module);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_VARIANTS_CLONEMODULE_H
