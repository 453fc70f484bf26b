//===- AttentionChain.h - Two products around a softmax ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_ATTENTIONCHAIN_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_ATTENTIONCHAIN_H

#include "NNPrim/Support/CheckResult.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

#include "llvm/ADT/MapVector.h"

namespace nnprim {

/// The dimensions of a value of an attention by their meaning. All others, such
/// as the keys, belong to one row.
struct AttentionDims {
  /// Their product is the number of matrices; the last one runs fastest.
  llvm::SmallVector<int64_t> batch;
  int64_t row = 0;

  bool operator==(const AttentionDims &other) const {
    return batch == other.batch && row == other.row;
  }
};

/// An attention: a product of batches of matrices (the scores), a softmax along
/// its rows, and the product of that with another batch. Every row of it is
/// computed from one row of the first product's left-hand side.
struct AttentionChain {
  mlir::linalg::BatchMatmulOp scores, mix;
  mlir::linalg::SoftmaxOp softmax;
  /// The results of `scores` and of what lies between the two products, which
  /// nothing else uses.
  llvm::MapVector<mlir::Value, AttentionDims> values;

  int64_t getBatch() { return getShape().front(); }
  int64_t getRows() { return getShape()[1]; }
  int64_t getKeys() { return getShape()[2]; }
  mlir::Type getElementType() {
    return mlir::getElementTypeOrSelf(mix.getInputs()[0].getType());
  }

private:
  llvm::ArrayRef<int64_t> getShape() {
    return mlir::cast<mlir::RankedTensorType>(mix.getInputs()[0].getType())
        .getShape();
  }
};

/// The value that `init`, the destination of a linalg op, is filled with; null
/// if it is something else than a filled empty tensor.
mlir::Value getFillValue(mlir::Value init);

/// Fills in the attention whose last product is `mix`, or says why it is none.
CheckResult matchAttention(mlir::linalg::BatchMatmulOp mix,
                           AttentionChain &chain);

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_ATTENTIONCHAIN_H
