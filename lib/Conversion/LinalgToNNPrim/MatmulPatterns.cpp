//===- MatmulPatterns.cpp - Matrix products and softmax to primitives -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Conversion/LinalgToNNPrim/LinalgToNNPrim.h"

#include "BatchMatrices.h"
#include "CheckAlgorithm.h"

#include "NNPrim/Problem/ElementType.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

/// `operand` as `rows`×`columns` (loop numbers) if `map` reads it so or the
/// other way round; null if it is broadcast. Any leading, batch dimension
/// stays.
static Value orientOperand(PrimitiveBuilder &builder, Value operand,
                           AffineMap map, unsigned rows, unsigned columns) {
  unsigned rank = map.getNumResults(), batch = rank - 2;
  if (rank < 2 || !map.isProjectedPermutation())
    return nullptr;
  unsigned first = map.getDimPosition(batch);
  unsigned second = map.getDimPosition(batch + 1);
  if (first == rows && second == columns)
    return operand;
  if (first != columns || second != rows)
    return nullptr;
  return builder.transpose(operand, batch ? ArrayRef<int64_t>{0, 2, 1}
                                          : ArrayRef<int64_t>{1, 0});
}

namespace {

struct ConvertMatmul : public OpRewritePattern<linalg::MatmulOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::MatmulOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    if (maps[0].getNumResults() != 2 || maps[1].getNumResults() != 2)
      return rewriter.notifyMatchFailure(op, "an operand is broadcast");
    PrimitiveBuilder builder(op.getLoc(), rewriter);
    Value lhs = orientOperand(builder, op.getInputs()[0], maps[0], 0, 2);
    Value rhs = orientOperand(builder, op.getInputs()[1], maps[1], 2, 1);
    if (!lhs || !rhs)
      return rewriter.notifyMatchFailure(op, "an operand is broadcast");
    if (getAlgorithm(op).kind == AlgorithmKind::SplitProducts)
      builder.setBF16Terms(kBF16Terms);
    builder.requestAlgorithm(getAlgorithm(op));
    rewriter.replaceOp(op,
                       builder.gemm(lhs, rhs, getAddend(op.getOutputs()[0])));
    return success();
  }
};

struct ConvertBatchMatmul : public OpRewritePattern<linalg::BatchMatmulOp> {
  ConvertBatchMatmul(MLIRContext *context, int64_t unrollBatch,
                     PatternBenefit benefit)
      : OpRewritePattern(context, benefit), unrollBatch(unrollBatch) {}

  LogicalResult matchAndRewrite(linalg::BatchMatmulOp op,
                                PatternRewriter &rewriter) const override {
    if (failed(checkFloatOperands(rewriter, op)))
      return failure();
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    if (maps[0].getNumResults() != 3 || maps[1].getNumResults() != 3)
      return rewriter.notifyMatchFailure(op, "an operand is broadcast");
    PrimitiveBuilder builder(op.getLoc(), rewriter);
    Value lhs = orientOperand(builder, op.getInputs()[0], maps[0], 1, 3);
    Value rhs = orientOperand(builder, op.getInputs()[1], maps[1], 3, 2);
    if (!lhs || !rhs)
      return rewriter.notifyMatchFailure(op, "an operand is broadcast");

    Value addend = getAddend(op.getOutputs()[0]);
    auto type = cast<RankedTensorType>(op.getResultTypes()[0]);
    // Constant factors can be packed at compile time only one by one.
    bool isUnrolled = type.getDimSize(0) <= unrollBatch ||
                      matchPattern(op.getInputs()[1], m_Constant());
    auto multiply = [&](OpFoldResult number) {
      return builder.gemm(extractMatrix(builder, lhs, number),
                          extractMatrix(builder, rhs, number),
                          addend ? extractMatrix(builder, addend, number)
                                 : Value());
    };
    rewriter.replaceOp(op, buildBatch(builder, type, isUnrolled, multiply));
    return success();
  }

private:
  int64_t unrollBatch;
};

struct ConvertSoftmax : public OpRewritePattern<linalg::SoftmaxOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::SoftmaxOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getOutput().getType());
    if (!type || !type.hasStaticShape() ||
        !isa<FloatType>(type.getElementType()) ||
        getElementTypeOrSelf(op.getInput()) != type.getElementType())
      return rewriter.notifyMatchFailure(
          op, "expected static tensors of one floating-point type");
    Value init = tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(),
                                         type.getElementType());
    rewriter.replaceOpWithNewOp<TwoPassSoftmaxOp>(
        op, TypeRange{type}, op.getInput(), init, op.getDimension());
    return success();
  }
};

} // namespace

void nnprim::populateMatmulToNNPrimPatterns(RewritePatternSet &patterns,
                                            int64_t unrollBatch,
                                            PatternBenefit benefit) {
  patterns.add<ConvertMatmul>(patterns.getContext(), benefit);
  patterns.add<ConvertBatchMatmul>(patterns.getContext(), unrollBatch, benefit);
}

void nnprim::populateSoftmaxToNNPrimPatterns(RewritePatternSet &patterns,
                                             PatternBenefit benefit) {
  patterns.add<ConvertSoftmax>(patterns.getContext(), benefit);
}
