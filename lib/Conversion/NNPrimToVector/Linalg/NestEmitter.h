//===- NestEmitter.h - Vector loops of a nest ----------------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_NESTEMITTER_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_NESTEMITTER_H

#include "LoopNest.h"
#include "LoopVectors.h"

namespace nnprim {

/// Emits the loops in front of the nest's op. `starts` has, for each result,
/// the scalar that its reduction starts from, or null if that is in memory.
void emitVectorNest(const LoopNest &nest, const LoopVectors &vectors,
                    const TargetDesc &target,
                    llvm::ArrayRef<mlir::Value> starts);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_NESTEMITTER_H
