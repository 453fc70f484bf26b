//===- AssembledTensors.h - Tensors whose parts primitives compute --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_FUSION_ASSEMBLEDTENSORS_H
#define NNPRIM_LIB_TRANSFORMS_FUSION_ASSEMBLEDTENSORS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// Whether a primitive computes `value`, possibly through a reshape, for one
/// reader alone.
bool isPrimitivesResult(mlir::Value value);

/// The insertions that assemble `value`, first to last, if they start from an
/// empty tensor and insert results of primitives that nothing else reads.
llvm::SmallVector<mlir::tensor::InsertSliceOp>
matchInsertions(mlir::Value value);

/// The slice of `value`, read through `map`, for the iterations that compute
/// the slice at `begin` of the result, of shape `extents`.
mlir::Value sliceOperand(mlir::OpBuilder &builder, mlir::Location loc,
                         mlir::Value value, mlir::AffineMap map,
                         llvm::ArrayRef<int64_t> begin,
                         llvm::ArrayRef<int64_t> extents);

/// The loop `op` over a part of its result, of shape `extents`.
mlir::Value cloneOnPart(mlir::PatternRewriter &rewriter,
                        mlir::linalg::GenericOp op, mlir::ValueRange inputs,
                        llvm::ArrayRef<int64_t> extents);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_FUSION_ASSEMBLEDTENSORS_H
