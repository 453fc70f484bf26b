//===- TransposeUtils.h - Creation of transposes --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_LAYOUT_TRANSPOSEUTILS_H
#define NNPRIM_LIB_TRANSFORMS_LAYOUT_TRANSPOSEUTILS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// Permutes `value`: dimension i of the result is dimension permutation[i] of
/// `value`. Undoes or composes with a transpose that defines `value`, and
/// permutes only the type of an empty or uniform tensor, so that no data is
/// moved needlessly.
mlir::Value createTranspose(mlir::OpBuilder &builder, mlir::Location loc,
                            mlir::Value value,
                            llvm::ArrayRef<int64_t> permutation);

/// Pads `source`, the source of `op` permuted by `permutation`, by constants.
mlir::Value padPermuted(mlir::RewriterBase &rewriter, mlir::tensor::PadOp op,
                        mlir::Value source,
                        llvm::ArrayRef<int64_t> permutation);

/// The transpose on tensors that defines `value`, or null.
mlir::linalg::TransposeOp getTensorTranspose(mlir::Value value);

/// Reshapes `value` to `shape`, which differs only in the places of unit
/// dimensions.
mlir::Value createUnitDimReshape(mlir::OpBuilder &builder, mlir::Location loc,
                                 mlir::Value value,
                                 llvm::ArrayRef<int64_t> shape);

/// Whether `permutation` keeps the order of all non-unit dimensions of `shape`.
bool movesOnlyUnitDims(llvm::ArrayRef<int64_t> shape,
                       llvm::ArrayRef<int64_t> permutation);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_LAYOUT_TRANSPOSEUTILS_H
