//===- ThreadPieces.h - Buffers that threads divide -------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_MEMORY_THREADPIECES_H
#define NNPRIM_LIB_TRANSFORMS_MEMORY_THREADPIECES_H

#include "ArenaPlacement.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace nnprim {

/// Sets whether the op of `body` that uses the buffer of `alloc` first divides
/// it into one piece of memory for each thread, and whether all do that use it
/// behind that one. The loops of these ops are made later, so that this follows
/// from the ops and their plans.
void findPieces(mlir::memref::AllocOp alloc, mlir::Block &body,
                ArenaBuffer &buffer);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_MEMORY_THREADPIECES_H
