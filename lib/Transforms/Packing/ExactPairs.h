//===- ExactPairs.h - Weights whose pairs fit in 16 bits ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_PACKING_EXACTPAIRS_H
#define NNPRIM_LIB_TRANSFORMS_PACKING_EXACTPAIRS_H

#include "mlir/IR/Value.h"

namespace nnprim {

/// The bytes of a constant tensor of i8; empty if it has others.
llvm::ArrayRef<char> getConstantBytes(mlir::Value value);

/// Whether 255 times the positive, or the negative, parts of each pair of
/// neighbours along K fit in 16 bits, where rows of K are `stride` bytes apart,
/// and pairs begin at even ones.
bool doPairsFit(llvm::ArrayRef<char> bytes, int64_t stride);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_PACKING_EXACTPAIRS_H
