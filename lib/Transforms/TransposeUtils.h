//===- TransposeUtils.h - Building transposes -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_TRANSPOSEUTILS_H
#define NNPRIM_LIB_TRANSFORMS_TRANSPOSEUTILS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"

namespace nnprim {

/// `value` with its dimensions permuted, result dimension i being dimension
/// permutation[i] of `value`. Undoes or composes with a transpose that made
/// `value`, and permutes only the type of an empty or uniform tensor, so that
/// no more data is moved than needed.
mlir::Value createTranspose(mlir::OpBuilder &builder, mlir::Location loc,
                            mlir::Value value,
                            llvm::ArrayRef<int64_t> permutation);

/// The transpose on tensors that defines `value`, or null.
mlir::linalg::TransposeOp getTensorTranspose(mlir::Value value);

/// `value` reshaped to `shape`, which differs only in where dimensions of one
/// element stand.
mlir::Value createUnitDimReshape(mlir::OpBuilder &builder, mlir::Location loc,
                                 mlir::Value value,
                                 llvm::ArrayRef<int64_t> shape);

/// Whether `permutation` keeps the order of all dimensions of `shape` with
/// more than one element.
bool movesOnlyUnitDims(llvm::ArrayRef<int64_t> shape,
                       llvm::ArrayRef<int64_t> permutation);

/// Whether `op` is to be computed by a primitive on NCHW tensors.
bool staysNchw(mlir::Operation *op);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_TRANSPOSEUTILS_H
