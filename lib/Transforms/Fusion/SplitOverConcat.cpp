//===- SplitOverConcat.cpp - Splitting of loops over concatenations -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssembledTensors.h"
#include "EpilogueUtils.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Transforms/Patterns.h"

using namespace mlir;
using namespace nnprim;

namespace {

/// Splits an elementwise loop over a concatenation, one of whose operands a
/// primitive computes, into a loop over each operand.
struct SplitOverConcat : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!isPlainElementwise(op) || op.hasDynamicShape())
      return rewriter.notifyMatchFailure(op, "not a plain elementwise loop");
    for (OpOperand *operand : op.getDpsInputOperands()) {
      auto concat = operand->get().getDefiningOp<tensor::ConcatOp>();
      if (!concat || !concat->hasOneUse() ||
          !op.getMatchingIndexingMap(operand).isIdentity() ||
          llvm::none_of(concat.getInputs(), isPrimitivesResult) ||
          !canSlice(op))
        continue;
      split(rewriter, op, operand, concat);
      return success();
    }
    return rewriter.notifyMatchFailure(op, "no operand is a concatenation");
  }

private:
  static bool canSlice(linalg::GenericOp op) {
    return llvm::all_of(op.getDpsInputOperands(), [&](OpOperand *operand) {
      return isa<RankedTensorType>(operand->get().getType()) &&
             op.getMatchingIndexingMap(operand).isProjectedPermutation();
    });
  }

  static void split(PatternRewriter &rewriter, linalg::GenericOp op,
                    OpOperand *parts, tensor::ConcatOp concat) {
    auto whole = cast<RankedTensorType>(op->getResult(0).getType());
    SmallVector<int64_t> offsets(whole.getRank()), sizes(whole.getShape());
    unsigned dim = concat.getDim();
    SmallVector<Value> results;
    for (Value part : concat.getInputs()) {
      sizes[dim] = cast<RankedTensorType>(part.getType()).getDimSize(dim);
      SmallVector<Value> inputs;
      for (OpOperand *operand : op.getDpsInputOperands())
        inputs.push_back(operand == parts
                             ? part
                             : sliceOperand(rewriter, op.getLoc(),
                                            operand->get(),
                                            op.getMatchingIndexingMap(operand),
                                            offsets, sizes));
      results.push_back(cloneOnPart(rewriter, op, inputs, sizes));
      offsets[dim] += sizes[dim];
    }
    rewriter.replaceOpWithNewOp<tensor::ConcatOp>(op, whole, dim, results);
  }
};

} // namespace

/// The dimension of a tensor along which insertions follow each other and leave
/// nothing out, or nullopt.
static std::optional<int64_t>
findJoinedDim(ArrayRef<tensor::InsertSliceOp> parts) {
  if (parts.size() < 2)
    return std::nullopt;
  auto whole = cast<RankedTensorType>(parts.front()->getResult(0).getType());
  for (int64_t dim = 0; dim < whole.getRank(); ++dim) {
    SmallVector<int64_t> offsets(whole.getRank());
    bool isJoined = llvm::all_of(parts, [&](tensor::InsertSliceOp part) {
      SmallVector<int64_t> sizes(part.getSourceType().getShape());
      bool follows = part.getStaticOffsets() == ArrayRef(offsets);
      offsets[dim] += sizes[dim];
      sizes[dim] = whole.getDimSize(dim);
      return follows && ArrayRef(sizes) == whole.getShape();
    });
    if (isJoined && offsets[dim] == whole.getDimSize(dim))
      return dim;
  }
  return std::nullopt;
}

namespace {

/// Concatenates what an operand is put together from, such as the groups of a
/// convolution, instead of the operand: each part has a place of its own in the
/// result.
struct FlattenConcat : public OpRewritePattern<tensor::ConcatOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ConcatOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> operands;
    for (Value operand : op.getInputs())
      llvm::append_range(operands, getParts(rewriter, operand, op.getDim()));
    if (operands.size() == op.getInputs().size())
      return rewriter.notifyMatchFailure(op, "no operand is put together");
    rewriter.replaceOpWithNewOp<tensor::ConcatOp>(op, op.getResultType(),
                                                  op.getDim(), operands);
    return success();
  }

private:
  /// The parts of `operand` along `dim`, or the operand itself.
  static SmallVector<Value> getParts(PatternRewriter &rewriter, Value operand,
                                     int64_t dim) {
    auto expand = operand.getDefiningOp<tensor::ExpandShapeOp>();
    Value whole = expand ? expand.getSrc() : operand;
    if (!operand.hasOneUse() || !whole.hasOneUse())
      return {operand};
    SmallVector<tensor::InsertSliceOp> insertions = matchInsertions(whole);
    std::optional<int64_t> joined = findJoinedDim(insertions);
    if (!joined || (expand ? expand.getReassociationIndices()[*joined] !=
                                 ReassociationIndices{dim}
                           : *joined != dim))
      return {operand};
    SmallVector<Value> parts;
    for (tensor::InsertSliceOp insert : insertions) {
      Value part = insert.getSource();
      giveDestination(rewriter, part);
      if (expand)
        part = expandPart(rewriter, expand, part, dim);
      parts.push_back(part);
    }
    return parts;
  }

  /// Lets the primitive that computes `part` write to a tensor of its own.
  static void giveDestination(PatternRewriter &rewriter, Value part) {
    if (auto expand = part.getDefiningOp<tensor::ExpandShapeOp>())
      part = expand.getSrc();
    auto op = part.getDefiningOp<EpilogueOpInterface>();
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    auto type = cast<RankedTensorType>(part.getType());
    Value init = tensor::EmptyOp::create(
        rewriter, op->getLoc(), type.getShape(), type.getElementType());
    rewriter.modifyOpInPlace(op, [&] { op.getInitOperand().set(init); });
  }

  /// `part` reshaped as `whole` is.
  static Value expandPart(PatternRewriter &rewriter,
                          tensor::ExpandShapeOp whole, Value part,
                          int64_t dim) {
    auto type = cast<RankedTensorType>(part.getType());
    SmallVector<int64_t> shape(whole.getResultType().getShape());
    for (auto [number, group] :
         llvm::enumerate(whole.getReassociationIndices()))
      if (group == ReassociationIndices{dim})
        shape[dim] = type.getDimSize(number);
    return tensor::ExpandShapeOp::create(
        rewriter, whole.getLoc(),
        RankedTensorType::get(shape, type.getElementType()), part,
        whole.getReassociationIndices());
  }
};

} // namespace

void nnprim::populateSplitOverConcatPatterns(RewritePatternSet &patterns,
                                             PatternBenefit benefit) {
  patterns.add<SplitOverConcat, FlattenConcat>(patterns.getContext(), benefit);
}
