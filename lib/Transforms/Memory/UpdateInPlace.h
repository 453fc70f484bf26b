//===- UpdateInPlace.h - Elementwise ops on one buffer ----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_MEMORY_UPDATEINPLACE_H
#define NNPRIM_LIB_TRANSFORMS_MEMORY_UPDATEINPLACE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace nnprim {

/// Lets elementwise ops of `function`, which has one block, change a buffer
/// that nothing reads after them in place, if their results belong in another
/// allocation of its type, which goes. A multiplication of an image then
/// fetches no lines that it only writes.
void updateInPlace(mlir::func::FuncOp function);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_MEMORY_UPDATEINPLACE_H
