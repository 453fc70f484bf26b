//===- TransposeReshapes.cpp - Transposes through reshapes ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TransposePatterns.h"
#include "TransposeUtils.h"

#include "NNPrim/Transforms/Patterns.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

#include <utility>

using namespace mlir;
using namespace nnprim;

namespace {

/// expand_shape(transpose(x)) = transpose(expand_shape(x)): each group of
/// dimensions moves as a whole.
struct SinkThroughExpand : public OpRewritePattern<tensor::ExpandShapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::ExpandShapeOp op,
                                PatternRewriter &rewriter) const override {
    linalg::TransposeOp transpose = getTensorTranspose(op.getSrc());
    RankedTensorType type = op.getResultType();
    if (!transpose || !type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "no static transposed source");

    SmallVector<ReassociationIndices> groups = op.getReassociationIndices();
    SmallVector<ReassociationIndices> newGroups;
    SmallVector<int64_t> shape, permutation(type.getRank());
    for (int64_t dim : invertPermutationVector(transpose.getPermutation())) {
      ReassociationIndices &group = newGroups.emplace_back();
      for (int64_t resultDim : groups[dim]) {
        permutation[resultDim] = shape.size();
        group.push_back(shape.size());
        shape.push_back(type.getDimSize(resultDim));
      }
    }
    Value expanded = tensor::ExpandShapeOp::create(
        rewriter, op.getLoc(),
        RankedTensorType::get(shape, type.getElementType()),
        transpose.getInput(), newGroups);
    rewriter.replaceOp(
        op, createTranspose(rewriter, op.getLoc(), expanded, permutation));
    return success();
  }
};

/// The non-unit dimensions that each group of a collapse_shape joins, as
/// dimensions of the transpose's input.
SmallVector<SmallVector<int64_t>>
getCollapsedInputDims(tensor::CollapseShapeOp op,
                      ArrayRef<int64_t> permutation) {
  SmallVector<SmallVector<int64_t>> groups;
  for (const ReassociationIndices &indices : op.getReassociationIndices()) {
    SmallVector<int64_t> &group = groups.emplace_back();
    for (int64_t dim : indices)
      if (op.getSrcType().getDimSize(dim) != 1)
        group.push_back(permutation[dim]);
  }
  return groups;
}

/// Whether the dimensions of each group are consecutive, ignoring unit
/// dimensions.
bool areRuns(ArrayRef<SmallVector<int64_t>> groups, ArrayRef<int64_t> shape) {
  SmallVector<int64_t> position(shape.size());
  int64_t next = 0;
  for (auto [dim, size] : llvm::enumerate(shape))
    position[dim] = size == 1 ? -1 : next++;
  return llvm::all_of(groups, [&](ArrayRef<int64_t> group) {
    for (auto [a, b] : llvm::zip(group.drop_back(group.empty() ? 0 : 1),
                                 group.drop_front(group.empty() ? 0 : 1)))
      if (position[b] != position[a] + 1)
        return false;
    return true;
  });
}

/// The permutation of dimensions that brings those of each group, which are
/// neighbours, into the group's order.
SmallVector<int64_t> getOrderWithinGroups(ArrayRef<SmallVector<int64_t>> groups,
                                          int64_t rank) {
  auto permutation = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  for (ArrayRef<int64_t> group : groups) {
    SmallVector<int64_t> places(group);
    llvm::sort(places);
    for (auto [place, dim] : llvm::zip(places, group))
      permutation[place] = dim;
  }
  return permutation;
}

/// collapse_shape(transpose(x)) = transpose(collapse_shape(x)) if the joined
/// dimensions are also adjacent in x. If they are, but in another order, it is
/// transpose(collapse_shape(transpose'(x))): a shuffle of channels that are the
/// last dimension needs no other layout.
struct SinkThroughCollapse : public OpRewritePattern<tensor::CollapseShapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::CollapseShapeOp op,
                                PatternRewriter &rewriter) const override {
    linalg::TransposeOp transpose = getTensorTranspose(op.getSrc());
    RankedTensorType type = op.getResultType();
    if (!transpose || !type.hasStaticShape())
      return rewriter.notifyMatchFailure(op, "no static transposed source");
    auto inputType = cast<RankedTensorType>(transpose.getInput().getType());
    SmallVector<SmallVector<int64_t>> groups =
        getCollapsedInputDims(op, transpose.getPermutation());
    auto inner = llvm::to_vector(llvm::seq<int64_t>(0, inputType.getRank()));
    if (!areRuns(groups, inputType.getShape())) {
      inner = getOrderWithinGroups(groups, inputType.getRank());
      for (SmallVector<int64_t> &group : groups)
        llvm::sort(group);
      if (!areRuns(groups, inputType.getShape()))
        return rewriter.notifyMatchFailure(
            op, "joins dimensions that are not adjacent before the transpose");
    }

    // Sort the result dimensions by their order in the input; unit dimensions
    // follow their neighbour.
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
    SmallVector<int64_t> key;
    for (ArrayRef<int64_t> group : groups)
      key.push_back(!group.empty() ? group.front()
                    : key.empty()  ? -1
                                   : key.back());
    llvm::sort(order, [&](int64_t a, int64_t b) {
      return std::pair(key[a], a) < std::pair(key[b], b);
    });

    // The transposes that remain must be a gain: a change of an image's layout
    // moves behind the op.
    if (!isIdentityPermutation(inner) && order != ArrayRef<int64_t>{0, 2, 3, 1})
      return rewriter.notifyMatchFailure(op, "moves more than channels");
    Value input =
        createTranspose(rewriter, op.getLoc(), transpose.getInput(), inner);
    Value collapsed = collapse(rewriter, op.getLoc(), input, groups,
                               applyPermutation(type.getShape(), order));
    rewriter.replaceOp(op, createTranspose(rewriter, op.getLoc(), collapsed,
                                           invertPermutationVector(order)));
    return success();
  }

private:
  /// Collapses each of `groups` of `input`, then reshapes to `shape`, which
  /// differs only by unit dimensions.
  static Value collapse(OpBuilder &builder, Location loc, Value input,
                        ArrayRef<SmallVector<int64_t>> groups,
                        ArrayRef<int64_t> shape) {
    auto type = cast<RankedTensorType>(input.getType());
    SmallVector<int64_t> groupOf(type.getRank(), -1);
    for (auto [number, group] : llvm::enumerate(groups))
      for (int64_t dim : group)
        groupOf[dim] = number;

    SmallVector<ReassociationIndices> reassociation;
    ReassociationIndices leading;
    int64_t last = -1;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      if (groupOf[dim] >= 0 && groupOf[dim] != last) {
        reassociation.push_back(std::exchange(leading, {}));
        last = groupOf[dim];
      }
      (reassociation.empty() ? leading : reassociation.back()).push_back(dim);
    }
    SmallVector<int64_t> joined;
    for (const ReassociationIndices &indices : reassociation) {
      int64_t size = 1;
      for (int64_t dim : indices)
        size *= type.getDimSize(dim);
      joined.push_back(size);
    }
    Value result = input;
    if (static_cast<int64_t>(joined.size()) != type.getRank())
      result = tensor::CollapseShapeOp::create(
          builder, loc, RankedTensorType::get(joined, type.getElementType()),
          input, reassociation);
    return createUnitDimReshape(builder, loc, result, shape);
  }
};

/// The other way round where joined dimensions are not adjacent in x, if the
/// transpose is one of an image from NHWC: blocks of pixels that are channels
/// take their places as runs of channels,
///     collapse_shape(transpose(x)) =
///     transpose'(collapse_shape(transpose''(x)))
/// so that transpose' can move on. `MergeOverCollapse` takes it back if it
/// cannot.
struct JoinBeforeCollapse : public OpRewritePattern<tensor::CollapseShapeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(tensor::CollapseShapeOp op,
                                PatternRewriter &rewriter) const override {
    linalg::TransposeOp transpose = getTensorTranspose(op.getSrc());
    RankedTensorType type = op.getResultType();
    if (!transpose || !type.hasStaticShape() || type.getRank() != 4)
      return rewriter.notifyMatchFailure(op, "no static transposed image");
    auto inputType = cast<RankedTensorType>(transpose.getInput().getType());
    ArrayRef<int64_t> permutation = transpose.getPermutation();
    SmallVector<SmallVector<int64_t>> joined =
        getCollapsedInputDims(op, permutation);
    for (SmallVector<int64_t> &group : joined)
      llvm::sort(group);
    if (areRuns(joined, inputType.getShape()))
      return rewriter.notifyMatchFailure(op, "joins neighbours");

    SmallVector<ReassociationIndices> groups = op.getReassociationIndices();
    auto order = llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
    llvm::sort(order, [&](int64_t a, int64_t b) {
      return permutation[groups[a].front()] < permutation[groups[b].front()];
    });
    if (order != ArrayRef<int64_t>{0, 2, 3, 1})
      return rewriter.notifyMatchFailure(op, "is no image in NHWC");

    SmallVector<int64_t> inner;
    SmallVector<ReassociationIndices> newGroups;
    for (int64_t group : order) {
      ReassociationIndices &indices = newGroups.emplace_back();
      for (int64_t dim : groups[group]) {
        indices.push_back(inner.size());
        inner.push_back(permutation[dim]);
      }
    }
    Value moved =
        createTranspose(rewriter, op.getLoc(), transpose.getInput(), inner);
    Value collapsed = tensor::CollapseShapeOp::create(
        rewriter, op.getLoc(),
        RankedTensorType::get(applyPermutation(type.getShape(), order),
                              type.getElementType()),
        moved, newGroups);
    rewriter.replaceOp(op, createTranspose(rewriter, op.getLoc(), collapsed,
                                           invertPermutationVector(order)));
    return success();
  }
};

/// transpose(collapse_shape(transpose(x))) = collapse_shape(transpose'(x)),
/// since each joined group moves as a whole. So a pixel shuffle of an NCHW
/// image whose result is wanted in NHWC moves its data once.
struct MergeOverCollapse : public OpRewritePattern<linalg::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto collapse = op.getInput().getDefiningOp<tensor::CollapseShapeOp>();
    if (!collapse || !op.hasPureTensorSemantics() || !collapse->hasOneUse())
      return rewriter.notifyMatchFailure(op, "no collapse_shape of its own");
    linalg::TransposeOp inner = getTensorTranspose(collapse.getSrc());
    if (!inner || !inner->hasOneUse())
      return rewriter.notifyMatchFailure(op, "no transpose of its own");
    SmallVector<ReassociationIndices> groups =
                                          collapse.getReassociationIndices(),
                                      newGroups;
    SmallVector<int64_t> permutation;
    for (int64_t dim : op.getPermutation()) {
      ReassociationIndices &group = newGroups.emplace_back();
      for (int64_t source : groups[dim]) {
        group.push_back(int64_t(permutation.size()));
        permutation.push_back(inner.getPermutation()[source]);
      }
    }
    Value moved =
        createTranspose(rewriter, op.getLoc(), inner.getInput(), permutation);
    rewriter.replaceOpWithNewOp<tensor::CollapseShapeOp>(
        op, op->getResultTypes()[0], moved, newGroups);
    return success();
  }
};

/// A transpose that only moves unit dimensions moves no data.
struct TransposeToReshape : public OpRewritePattern<linalg::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto type = dyn_cast<RankedTensorType>(op.getInput().getType());
    if (!type || !type.hasStaticShape() ||
        !movesOnlyUnitDims(type.getShape(), op.getPermutation()))
      return rewriter.notifyMatchFailure(op, "moves data");
    rewriter.replaceOp(
        op, createUnitDimReshape(
                rewriter, op.getLoc(), op.getInput(),
                applyPermutation(type.getShape(), op.getPermutation())));
    return success();
  }
};

} // namespace

void nnprim::populateSinkTransposeReshapePatterns(RewritePatternSet &patterns,
                                                  PatternBenefit benefit) {
  patterns.add<SinkThroughExpand, SinkThroughCollapse, JoinBeforeCollapse>(
      patterns.getContext(), benefit);
}

void nnprim::populateTransposeToReshapePatterns(RewritePatternSet &patterns,
                                                PatternBenefit benefit) {
  patterns.add<TransposeToReshape, MergeOverCollapse>(patterns.getContext(),
                                                      benefit);
}
