//===- ReadResult.h - Ops that read what they overwrite ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_READRESULT_H
#define NNPRIM_TRANSFORMS_READRESULT_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace nnprim {

/// Lets `op`, an op on buffers with one result, read its result in place of
/// `input`, which it loses. The caller sees to it that the result's buffer
/// holds what `input` did.
void readResult(mlir::linalg::GenericOp op, mlir::OpOperand &input);

} // namespace nnprim

#endif // NNPRIM_TRANSFORMS_READRESULT_H
