//===- SplitOverSlices.cpp - Splitting of loops over assembled tensors ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AssembledTensors.h"
#include "EpilogueUtils.h"

#include "NNPrim/Transforms/Patterns.h"

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"

using namespace mlir;
using namespace nnprim;

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
    ArrayRef<int64_t> sizes = insert.getSourceType().getShape();
    SmallVector<Value> inputs;
    for (OpOperand *operand : op.getDpsInputOperands())
      inputs.push_back(operand == parts
                           ? insert.getSource()
                           : sliceOperand(rewriter, insert.getLoc(),
                                          operand->get(),
                                          op.getMatchingIndexingMap(operand),
                                          insert.getStaticOffsets(), sizes));
    Value part = cloneOnPart(rewriter, op, inputs, sizes);
    rewriter.modifyOpInPlace(insert,
                             [&] { insert.getSourceMutable().assign(part); });
  }
};

/// Lets an elementwise loop over the reshape of such a tensor run over the
/// tensor itself, so that it can be split: the groups of a pointwise
/// convolution write columns of the matrix of all pixels.
struct CollapseOverSlices : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!isPlainElementwise(op) || op.hasDynamicShape())
      return rewriter.notifyMatchFailure(op, "not a plain elementwise loop");
    for (OpOperand *operand : op.getDpsInputOperands()) {
      auto expand = operand->get().getDefiningOp<tensor::ExpandShapeOp>();
      if (!expand || !expand->hasOneUse() || !expand.getSrc().hasOneUse() ||
          !op.getMatchingIndexingMap(operand).isIdentity() ||
          matchInsertions(expand.getSrc()).empty())
        continue;
      SmallVector<ReassociationIndices> groups =
          expand.getReassociationIndices();
      if (!linalg::areDimSequencesPreserved(op.getIndexingMapsArray(), groups))
        continue;
      FailureOr<linalg::CollapseResult> collapsed =
          linalg::collapseOpIterationDims(op, groups, rewriter);
      if (failed(collapsed))
        continue;
      hoistReshapes(rewriter, collapsed->collapsedOp);
      rewriter.replaceOp(op, collapsed->results);
      return success();
    }
    return rewriter.notifyMatchFailure(
        op, "no operand is a reshape of what is put together");
  }

private:
  /// Moves reshapes of operands to where these exist, so that slices of them
  /// exist where the parts are computed.
  static void hoistReshapes(PatternRewriter &rewriter, linalg::LinalgOp op) {
    for (Value operand : op.getDpsInputs()) {
      auto reshape = operand.getDefiningOp<tensor::CollapseShapeOp>();
      if (!reshape)
        continue;
      Operation *source = reshape.getSrc().getDefiningOp();
      if (source && source->getBlock() == reshape->getBlock())
        rewriter.moveOpAfter(reshape, source);
      else if (!source &&
               reshape.getSrc().getParentBlock() == reshape->getBlock())
        rewriter.moveOpBefore(reshape, &reshape->getBlock()->front());
    }
  }
};

} // namespace

void nnprim::populateSplitOverSlicesPatterns(RewritePatternSet &patterns,
                                             PatternBenefit benefit) {
  patterns.add<SplitOverSlices, CollapseOverSlices>(patterns.getContext(),
                                                    benefit);
}
