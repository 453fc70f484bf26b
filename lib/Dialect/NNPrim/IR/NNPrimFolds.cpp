//===- NNPrimFolds.cpp - Canonicalizations --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Canonicalizations of the whole dialect. They are implemented on interfaces,
// so that they apply to new ops, too.

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace nnprim;

namespace {

//===----------------------------------------------------------------------===//
// Epilogues
//===----------------------------------------------------------------------===//

/// Removes input `number` of an epilogue, whose block argument must be unused.
void eraseEpilogueInput(EpilogueOpInterface op, unsigned number,
                        PatternRewriter &rewriter) {
  rewriter.modifyOpInPlace(op, [&] {
    SmallVector<AffineMap> maps = op.getEpilogueIndexingMaps();
    maps.erase(maps.begin() + number);
    op.setEpilogueIndexingMaps(maps);
    op.getEpilogueOperandsMutable().erase(number);
    op.getEpilogueRegion().front().eraseArgument(1 + number);
  });
}

/// Erases epilogue inputs that the region does not use.
struct DropUnusedEpilogueInput
    : public OpInterfaceRewritePattern<EpilogueOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(EpilogueOpInterface op,
                                PatternRewriter &rewriter) const override {
    Region &region = op.getEpilogueRegion();
    if (region.empty())
      return rewriter.notifyMatchFailure(op, "no epilogue");
    for (BlockArgument argument : region.front().getArguments().drop_front()) {
      if (!argument.use_empty())
        continue;
      eraseEpilogueInput(op, argument.getArgNumber() - 1, rewriter);
      return success();
    }
    return rewriter.notifyMatchFailure(op, "every epilogue input is used");
  }
};

/// Merges epilogue inputs that read the same value through the same map.
struct MergeEpilogueInputs
    : public OpInterfaceRewritePattern<EpilogueOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(EpilogueOpInterface op,
                                PatternRewriter &rewriter) const override {
    OperandRange inputs = op.getEpilogueOperands();
    SmallVector<AffineMap> maps = op.getEpilogueIndexingMaps();
    for (unsigned second = 1; second < inputs.size(); ++second)
      for (unsigned first = 0; first < second; ++first) {
        if (inputs[first] != inputs[second] || maps[first] != maps[second])
          continue;
        Block &block = op.getEpilogueRegion().front();
        rewriter.replaceAllUsesWith(block.getArgument(1 + second),
                                    block.getArgument(1 + first));
        eraseEpilogueInput(op, second, rewriter);
        return success();
      }
    return rewriter.notifyMatchFailure(op, "epilogue inputs are distinct");
  }
};

/// Replaces an epilogue input that is a splat by a scalar constant.
struct InlineSplatEpilogueInput
    : public OpInterfaceRewritePattern<EpilogueOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(EpilogueOpInterface op,
                                PatternRewriter &rewriter) const override {
    for (auto [number, input] : llvm::enumerate(op.getEpilogueOperands())) {
      DenseElementsAttr attr;
      if (!matchPattern(input, m_Constant(&attr)) || !attr.isSplat())
        continue;
      Block &block = op.getEpilogueRegion().front();
      rewriter.setInsertionPointToStart(&block);
      Value scalar = arith::ConstantOp::create(rewriter, input.getLoc(),
                                               attr.getSplatValue<TypedAttr>());
      rewriter.replaceAllUsesWith(block.getArgument(1 + number), scalar);
      eraseEpilogueInput(op, number, rewriter);
      return success();
    }
    return rewriter.notifyMatchFailure(op, "no epilogue input is a splat");
  }
};

/// Erases identity epilogues.
struct DropIdentityEpilogue
    : public OpInterfaceRewritePattern<EpilogueOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(EpilogueOpInterface op,
                                PatternRewriter &rewriter) const override {
    Region &region = op.getEpilogueRegion();
    if (region.empty())
      return rewriter.notifyMatchFailure(op, "no epilogue");
    Block &block = region.front();
    if (block.getTerminator()->getOperand(0) != block.getArgument(0))
      return rewriter.notifyMatchFailure(op, "the epilogue computes something");
    rewriter.modifyOpInPlace(op, [&] {
      op.setEpilogueIndexingMaps({});
      op.getEpilogueOperandsMutable().clear();
      rewriter.eraseBlock(&block);
    });
    return success();
  }
};

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Erases an op whose result has no elements.
struct EraseEmptyComputeOp
    : public OpInterfaceRewritePattern<ComputeOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(ComputeOpInterface op,
                                PatternRewriter &rewriter) const override {
    auto dpsOp = cast<DestinationStyleOpInterface>(op.getOperation());
    Value init = dpsOp.getDpsInits().front();
    if (!llvm::is_contained(cast<ShapedType>(init.getType()).getShape(), 0))
      return rewriter.notifyMatchFailure(op, "`outs` may have elements");
    if (op->getNumResults() == 0)
      rewriter.eraseOp(op);
    else
      rewriter.replaceOp(op, init);
    return success();
  }
};

/// Folds a memref.cast that only drops static information.
struct FoldMemRefCast : public OpInterfaceRewritePattern<ComputeOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(ComputeOpInterface op,
                                PatternRewriter &rewriter) const override {
    bool changed = false;
    for (OpOperand &operand : op->getOpOperands()) {
      auto cast = operand.get().getDefiningOp<memref::CastOp>();
      if (!cast || !memref::CastOp::canFoldIntoConsumerOp(cast))
        continue;
      rewriter.modifyOpInPlace(op, [&] { operand.set(cast.getSource()); });
      changed = true;
    }
    if (changed)
      return success();
    return rewriter.notifyMatchFailure(op, "no operand is a foldable cast");
  }
};

/// Folds a tensor.cast that only drops static information. Upstream's pattern
/// for destination-style ops clones their regions and crashes on an empty one,
/// so this pattern has a higher benefit.
struct FoldTensorCast : public OpInterfaceRewritePattern<ComputeOpInterface> {
  FoldTensorCast(MLIRContext *context)
      : OpInterfaceRewritePattern(context, /*benefit=*/2) {}

  LogicalResult matchAndRewrite(ComputeOpInterface op,
                                PatternRewriter &rewriter) const override {
    if (!tensor::hasFoldableTensorCastOperand(op))
      return rewriter.notifyMatchFailure(op, "no operand is a foldable cast");
    auto dpsOp = cast<DestinationStyleOpInterface>(op.getOperation());
    SmallVector<Type> types(op->getResultTypes());
    SmallVector<Value> operands =
        tensor::getUpdatedOperandsAfterCastOpFolding(dpsOp, types);
    Operation *newOp = cloneWithoutRegions(rewriter, op, types, operands);
    for (auto [from, to] : llvm::zip(op->getRegions(), newOp->getRegions()))
      rewriter.inlineRegionBefore(from, to, to.begin());

    SmallVector<Value> results;
    for (auto [before, after] :
         llvm::zip_equal(op->getResults(), newOp->getResults())) {
      Value result = after;
      if (before.getType() != after.getType())
        result = tensor::CastOp::create(rewriter, op.getLoc(), before.getType(),
                                        after);
      results.push_back(result);
    }
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// Drops the origin of a tile that starts at zero.
template <typename OpTy> struct DropZeroOrigin : public OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    MutableOperandRange origin = op.getOriginMutable();
    if (origin.empty())
      return rewriter.notifyMatchFailure(op, "no origin");
    for (OpOperand &coordinate : origin)
      if (!matchPattern(coordinate.get(), m_Zero()))
        return rewriter.notifyMatchFailure(op, "the origin may not be zero");
    rewriter.modifyOpInPlace(op, [&] { origin.clear(); });
    return success();
  }
};

} // namespace

void NNPrimDialect::getCanonicalizationPatterns(
    RewritePatternSet &patterns) const {
  patterns.add<DropIdentityEpilogue, DropUnusedEpilogueInput,
               DropZeroOrigin<ConvGemmOp>, DropZeroOrigin<DepthwiseConvOp>,
               DropZeroOrigin<DepthwiseConvNchwOp>, EraseEmptyComputeOp,
               FoldMemRefCast, FoldTensorCast, InlineSplatEpilogueInput,
               MergeEpilogueInputs>(getContext());
}
