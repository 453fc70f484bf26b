//===- EmptyArguments.h - Flattens arguments without elements -------------===//
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

/// Changes arguments of shapes like 20x0x5 to the type memref<0x…>. MLIR's
/// bare-pointer convention accepts only nonzero strides, and leaves functions
/// with other arguments unconverted.
void flattenEmptyArguments(mlir::ModuleOp module);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_EMPTYARGUMENTS_H
