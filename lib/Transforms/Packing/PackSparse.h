//===- PackSparse.h - Order the entries of sparse weights -------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_PACKING_PACKSPARSE_H
#define NNPRIM_LIB_TRANSFORMS_PACKING_PACKSPARSE_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

namespace nnprim {

/// Orders the constant entries of `op` by slabs of input channels, and
/// multiplies the distance between rows of copied pixels into `columns`, as its
/// plan says. Returns whether anything was changed; fails with a diagnostic if
/// the constants are no sparse matrix, also where nothing is to be changed.
llvm::FailureOr<bool> packSparse(SpmmOp op);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_PACKING_PACKSPARSE_H
