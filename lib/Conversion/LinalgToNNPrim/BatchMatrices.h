//===- BatchMatrices.h - Products of batches of matrices --------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_BATCHMATRICES_H
#define NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_BATCHMATRICES_H

#include "PrimitiveBuilder.h"

namespace nnprim {

/// Matrix `number` of the batch `value`.
mlir::Value extractMatrix(PrimitiveBuilder &b, mlir::Value value,
                          mlir::OpFoldResult number);

/// A batch of `type` whose matrices `build` computes from their number, as a
/// loop or, if `isUnrolled`, one by one.
mlir::Value
buildBatch(PrimitiveBuilder &b, mlir::RankedTensorType type, bool isUnrolled,
           llvm::function_ref<mlir::Value(mlir::OpFoldResult)> build);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_BATCHMATRICES_H
