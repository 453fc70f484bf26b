//===- SplitOverSlices.cpp - Splitting of loops over assembled tensors ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EpilogueUtils.h"

#include "NNPrim/Transforms/Patterns.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace nnprim;

/// Whether `value` is used only as the destination of `next` and of primitives
/// that write slices of it, so that nothing reads its contents before `next`.
static bool isOnlyDestination(Value value, tensor::InsertSliceOp next) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    if (use == next.getDestMutable())
      return true;
    auto slice = dyn_cast<tensor::ExtractSliceOp>(use.getOwner());
    return slice && llvm::all_of(slice->getUses(), [](OpOperand &inner) {
             auto op = dyn_cast<EpilogueOpInterface>(inner.getOwner());
             return op && op.getInitOperand() == inner;
           });
  });
}

/// Whether a primitive computes `value`, possibly through a reshape, for one
/// reader alone.
static bool isPrimitivesResult(Value value) {
  if (!value.hasOneUse())
    return false;
  if (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>())
    return isPrimitivesResult(expand.getSrc());
  return value.getDefiningOp<EpilogueOpInterface>() != nullptr;
}

/// The insertions that assemble `value`, first to last, if they start from an
/// empty tensor and insert results of primitives that nothing else reads.
static SmallVector<tensor::InsertSliceOp> matchInsertions(Value value) {
  SmallVector<tensor::InsertSliceOp> insertions;
  while (auto insert = value.getDefiningOp<tensor::InsertSliceOp>()) {
    if (insert.getSourceType().getRank() != insert.getDestType().getRank() ||
        ShapedType::isDynamicShape(insert.getStaticOffsets()) ||
        !insert.getSourceType().hasStaticShape() || !insert.hasUnitStride() ||
        !isPrimitivesResult(insert.getSource()))
      return {};
    if (!insertions.empty() && !isOnlyDestination(value, insertions.back()))
      return {};
    insertions.push_back(insert);
    value = insert.getDest();
  }
  if (!value.getDefiningOp<tensor::EmptyOp>())
    return {};
  std::reverse(insertions.begin(), insertions.end());
  return insertions;
}

/// The slice of `value`, read through `map`, for the iterations that compute
/// the slice written by `insert`.
static Value sliceOperand(OpBuilder &builder, Value value, AffineMap map,
                          tensor::InsertSliceOp insert) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<int64_t> offsets, sizes, strides(type.getRank(), 1);
  for (AffineExpr expr : map.getResults()) {
    unsigned dim = cast<AffineDimExpr>(expr).getPosition();
    offsets.push_back(insert.getStaticOffsets()[dim]);
    sizes.push_back(insert.getSourceType().getDimSize(dim));
  }
  if (ArrayRef(sizes) == type.getShape())
    return value;
  MLIRContext *context = builder.getContext();
  return tensor::ExtractSliceOp::create(
      builder, insert.getLoc(), value, getAsIndexOpFoldResult(context, offsets),
      getAsIndexOpFoldResult(context, sizes),
      getAsIndexOpFoldResult(context, strides));
}

namespace {

/// Splits an elementwise loop over a tensor whose slices primitives write, such
/// as the groups of a convolution, into a loop over each slice. The epilogues
/// of the primitives can take these loops.
struct SplitOverSlices : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!isPlainElementwise(op) || op.hasDynamicShape())
      return rewriter.notifyMatchFailure(op, "not a plain elementwise loop");
    for (OpOperand *operand : op.getDpsInputOperands()) {
      if (!operand->get().hasOneUse() ||
          !op.getMatchingIndexingMap(operand).isIdentity())
        continue;
      SmallVector<tensor::InsertSliceOp> insertions =
          matchInsertions(operand->get());
      if (insertions.empty() || !canSlice(op, operand, insertions.front()))
        continue;
      for (tensor::InsertSliceOp insert : insertions)
        split(rewriter, op, operand, insert);
      rewriter.replaceOp(op, operand->get());
      return success();
    }
    return rewriter.notifyMatchFailure(op, "no operand is put together");
  }

private:
  /// Whether all operands but `parts` exist before `first` and can be sliced.
  static bool canSlice(linalg::GenericOp op, OpOperand *parts,
                       tensor::InsertSliceOp first) {
    if (first->getBlock() != op->getBlock() ||
        op->getResult(0).getType() != parts->get().getType())
      return false;
    return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *operand) {
      if (operand == parts)
        return true;
      Operation *producer = operand->get().getDefiningOp();
      return isa<RankedTensorType>(operand->get().getType()) &&
             op.getMatchingIndexingMap(operand).isProjectedPermutation() &&
             (!producer || producer->getBlock() != first->getBlock() ||
              producer->isBeforeInBlock(first));
    });
  }

  static void split(PatternRewriter &rewriter, linalg::GenericOp op,
                    OpOperand *parts, tensor::InsertSliceOp insert) {
    rewriter.setInsertionPoint(insert);
    SmallVector<Value> inputs;
    for (OpOperand *operand : op.getDpsInputOperands())
      inputs.push_back(operand == parts
                           ? insert.getSource()
                           : sliceOperand(rewriter, operand->get(),
                                          op.getMatchingIndexingMap(operand),
                                          insert));
    RankedTensorType type = insert.getSourceType();
    Value init = tensor::EmptyOp::create(rewriter, op.getLoc(), type.getShape(),
                                         type.getElementType());
    auto part = linalg::GenericOp::create(rewriter, op.getLoc(), type, inputs,
                                          init, op.getIndexingMapsArray(),
                                          op.getIteratorTypesArray());
    rewriter.cloneRegionBefore(op.getRegion(), part.getRegion(),
                               part.getRegion().end());
    rewriter.modifyOpInPlace(
        insert, [&] { insert.getSourceMutable().assign(part.getResult(0)); });
  }
};

} // namespace

void nnprim::populateSplitOverSlicesPatterns(RewritePatternSet &patterns,
                                             PatternBenefit benefit) {
  patterns.add<SplitOverSlices>(patterns.getContext(), benefit);
}
