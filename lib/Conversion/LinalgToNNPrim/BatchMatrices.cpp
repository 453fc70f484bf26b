//===- BatchMatrices.cpp - Products of batches of matrices ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BatchMatrices.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace nnprim;

Value nnprim::extractMatrix(PrimitiveBuilder &b, Value value,
                            OpFoldResult number) {
  auto type = cast<RankedTensorType>(value.getType());
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  return tensor::ExtractSliceOp::create(
      b,
      RankedTensorType::get(type.getShape().drop_front(),
                            type.getElementType()),
      value, {number, zero, zero},
      {one, b.getIndexAttr(type.getDimSize(1)),
       b.getIndexAttr(type.getDimSize(2))},
      {one, one, one});
}

/// `batch` with `matrix` in place of matrix `number`.
static Value insertMatrix(PrimitiveBuilder &b, Value matrix, Value batch,
                          OpFoldResult number) {
  auto type = cast<RankedTensorType>(matrix.getType());
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  return tensor::InsertSliceOp::create(b, matrix, batch, {number, zero, zero},
                                       {one, b.getIndexAttr(type.getDimSize(0)),
                                        b.getIndexAttr(type.getDimSize(1))},
                                       {one, one, one});
}

Value nnprim::buildBatch(PrimitiveBuilder &b, RankedTensorType type,
                         bool isUnrolled,
                         function_ref<Value(OpFoldResult)> build) {
  int64_t batch = type.getDimSize(0);
  Value result = b.empty(type.getShape(), type.getElementType());
  if (isUnrolled) {
    for (int64_t i = 0; i < batch; ++i) {
      OpFoldResult number = b.getIndexAttr(i);
      result = insertMatrix(b, build(number), result, number);
    }
    return result;
  }
  auto index = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, value);
  };
  auto loop = scf::ForOp::create(b, index(0), index(batch), index(1), result);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(loop.getBody());
  OpFoldResult number = loop.getInductionVar();
  Value next = insertMatrix(b, build(number), loop.getRegionIterArg(0), number);
  scf::YieldOp::create(b, next);
  return loop.getResult(0);
}
