//===- EmptyArguments.h - Arguments without elements ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_EMPTYARGUMENTS_H
#define NNPRIM_LIB_CODEGEN_EMPTYARGUMENTS_H

#include "mlir/IR/BuiltinOps.h"

namespace nnprim {

/// Gives arguments of shapes like 20x0x5 the type memref<0x…>. MLIR's bare
/// pointer convention takes only strides that are not zero, and leaves a
/// function with any other argument unconverted.
void flattenEmptyArguments(mlir::ModuleOp module);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_EMPTYARGUMENTS_H
