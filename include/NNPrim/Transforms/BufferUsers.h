//===- BufferUsers.h - Ops that may access a buffer -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_BUFFERUSERS_H
#define NNPRIM_TRANSFORMS_BUFFERUSERS_H

#include "mlir/IR/Operation.h"

namespace nnprim {

/// All ops that use `buffer`, or a value that may be the same memory: the
/// result of a view, a select or a cast, and the arguments and results of a
/// loop that it is passed through.
llvm::SmallVector<mlir::Operation *> getBufferUsers(mlir::Value buffer);

} // namespace nnprim

#endif // NNPRIM_TRANSFORMS_BUFFERUSERS_H
