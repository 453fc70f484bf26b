//===- FuseEpilogue.cpp - Fusion of elementwise loops into epilogues ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EpilogueUtils.h"
#include "FusableOperand.h"

#include "NNPrim/Transforms/Passes.h"
#include "NNPrim/Transforms/Patterns.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_FUSEEPILOGUEPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {

/// A primitive whose result a loop reads, possibly through a reshape.
struct FusedProducer {
  EpilogueOpInterface op;
  /// The operand of the loop: the result of `op`, or a reshape of it.
  Value value;
  /// The loop dimensions for each dimension of `outs`, if there is a reshape.
  std::optional<SmallVector<ReassociationIndices>> expansion;
};

} // namespace

/// Whether only `user` reads `value`, and reads it element by element.
static bool isReadOnlyBy(Value value, linalg::GenericOp user) {
  return llvm::all_of(value.getUses(), [&](OpOperand &use) {
    return use.getOwner() == user &&
           user.getMatchingIndexingMap(&use).isIdentity();
  });
}

/// Whether dimensions are read in the order in which `outs` has them. A
/// primitive would read a tensor in another order (NCHW beside a result in
/// NHWC) element by element; a separate loop transposes it in tiles.
static bool isInOrder(AffineMap map) {
  int64_t last = -1;
  return llvm::all_of(map.getResults(), [&](AffineExpr expr) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    return !dim || std::exchange(last, dim.getPosition()) < dim.getPosition();
  });
}

/// Whether an epilogue of `op` may yield `type`: what it yields now, from sums
/// of f32 what they may be stored as, or from sums of integers any other type
/// (requantization).
static bool canStore(EpilogueOpInterface op, Type type) {
  if (getElementTypeOrSelf(op->getResult(0)) == type)
    return true;
  if (op.getAccumulatorType().isF32())
    return isStoredF32(type) && isa<FloatType>(type) &&
           isa<GemmOp, IndirectGemmOp, DepthwiseConvOp, FastConvOp>(op);
  return op.getAccumulatorType().isInteger() &&
         (type.isInteger(8) || type.isInteger(16) || type.isInteger(32) ||
          type.isF32());
}

/// Gives `op` a destination and a result of another element type.
static void changeType(PatternRewriter &rewriter, EpilogueOpInterface op,
                       Type element) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (type.getElementType() == element)
    return;
  OpBuilder::InsertionGuard guard(rewriter);
  rewriter.setInsertionPoint(op);
  op.getInitOperand().set(tensor::EmptyOp::create(rewriter, op->getLoc(),
                                                  type.getShape(), element));
  op->getResult(0).setType(type.clone(element));
}

/// The primitive that computes `value`, if `user` is its only reader.
static std::optional<FusedProducer> matchProducer(Value value,
                                                  linalg::GenericOp user) {
  if (!isReadOnlyBy(value, user))
    return std::nullopt;
  FusedProducer producer;
  producer.value = value;
  Value result = value;
  if (auto expand = value.getDefiningOp<tensor::ExpandShapeOp>()) {
    producer.expansion = expand.getReassociationIndices();
    result = expand.getSrc();
    if (!result.hasOneUse())
      return std::nullopt;
  }
  producer.op = result.getDefiningOp<EpilogueOpInterface>();
  if (!producer.op || producer.op->getBlock() != user->getBlock() ||
      !canStore(producer.op, getElementTypeOrSelf(user->getResult(0))))
    return std::nullopt;
  return producer;
}

namespace {

/// Fuses an elementwise loop over the result of a primitive into the end of its
/// epilogue. The primitive moves down to the loop, so that all operands of the
/// loop dominate it; of several primitives the last one is fused.
struct FuseElementwiseConsumer : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!isPlainElementwise(op))
      return rewriter.notifyMatchFailure(op, "not a plain elementwise loop");
    std::optional<FusedProducer> producer = selectProducer(op);
    if (!producer)
      return rewriter.notifyMatchFailure(op, "no primitive to fuse into");

    SmallVector<std::pair<BlockArgument, FusableOperand>> inputs;
    for (OpOperand *operand : op.getDpsInputOperands()) {
      BlockArgument argument = op.getMatchingBlockArgument(operand);
      if (operand->get() == producer->value || argument.use_empty())
        continue;
      std::optional<FusableOperand> input =
          planInput(operand->get(), op.getMatchingIndexingMap(operand),
                    op.getStaticLoopRanges(), producer->expansion);
      if (!input || !isInOrder(input->map))
        return rewriter.notifyMatchFailure(
            op, "an operand is not addressed by the dimensions of `outs`, in "
                "their order");
      inputs.emplace_back(argument, *input);
    }
    fuse(rewriter, op, *producer, inputs);
    return success();
  }

private:
  static std::optional<FusedProducer> selectProducer(linalg::GenericOp op) {
    std::optional<FusedProducer> last;
    for (Value input : op.getInputs()) {
      std::optional<FusedProducer> producer = matchProducer(input, op);
      if (producer && (!last || last->op->isBeforeInBlock(producer->op)))
        last = producer;
    }
    return last;
  }

  static void fuse(PatternRewriter &rewriter, linalg::GenericOp op,
                   FusedProducer &producer,
                   ArrayRef<std::pair<BlockArgument, FusableOperand>> inputs) {
    SmallVector<EpilogueInput> created;
    for (const auto &[argument, input] : inputs)
      created.push_back(input.create(rewriter, op.getLoc()));
    auto fused = cast<EpilogueOpInterface>(rewriter.clone(*producer.op));
    Block &block = getOrCreateEpilogueBlock(rewriter, fused);
    Value stored = cast<YieldOp>(block.getTerminator()).getValue();
    IRMapping mapping;
    for (OpOperand *operand : op.getDpsInputOperands())
      if (operand->get() == producer.value)
        mapping.map(op.getMatchingBlockArgument(operand), stored);
    for (const auto &[planned, input] : llvm::zip_equal(inputs, created))
      mapping.map(planned.first, addEpilogueInput(fused, input));
    appendToEpilogue(rewriter, fused, *op.getBody(), mapping);
    changeType(rewriter, fused, getElementTypeOrSelf(op.getResultTypes()[0]));

    Value result = fused->getResult(0);
    if (producer.expansion)
      result = tensor::ExpandShapeOp::create(rewriter, op.getLoc(),
                                             op.getResultTypes()[0], result,
                                             *producer.expansion);
    rewriter.replaceOp(op, result);
  }
};

/// Lets an epilogue read the source of a broadcast, or a constant, directly.
struct FoldEpilogueInput
    : public OpInterfaceRewritePattern<EpilogueOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(EpilogueOpInterface op,
                                PatternRewriter &rewriter) const override {
    SmallVector<AffineMap> maps = op.getEpilogueIndexingMaps();
    for (auto [number, value] : llvm::enumerate(op.getEpilogueOperands())) {
      BlockArgument argument =
          op.getEpilogueRegion().front().getArgument(number + 1);
      if (argument.use_empty())
        continue;
      if (Attribute uniform = getUniformValue(value)) {
        rewriter.modifyOpInPlace(op, [&] {
          rewriter.setInsertionPointToStart(&op.getEpilogueRegion().front());
          argument.replaceAllUsesWith(arith::ConstantOp::create(
              rewriter, op->getLoc(), cast<TypedAttr>(uniform)));
          dropUnusedEpilogueParts(rewriter, op);
        });
        return success();
      }
      if (std::optional<EpilogueInput> source =
              getBroadcastSource(value, maps[number])) {
        rewriter.modifyOpInPlace(op, [&] {
          argument.replaceAllUsesWith(addEpilogueInput(op, *source));
          dropUnusedEpilogueParts(rewriter, op);
        });
        return success();
      }
    }
    return rewriter.notifyMatchFailure(op, "no input is made by a broadcast");
  }

private:
  /// The scalar that every element of `value` equals, if it is constant.
  static Attribute getUniformValue(Value value) {
    if (auto fill = value.getDefiningOp<linalg::FillOp>())
      value = fill.getInputs()[0];
    Attribute constant;
    if (!matchPattern(value, m_Constant(&constant)))
      return {};
    if (auto elements = dyn_cast<DenseElementsAttr>(constant))
      return elements.isSplat() ? elements.getSplatValue<Attribute>()
                                : Attribute();
    return isa<FloatAttr, IntegerAttr>(constant) ? constant : Attribute();
  }

  static std::optional<EpilogueInput> getBroadcastSource(Value value,
                                                         AffineMap map) {
    auto generic = value.getDefiningOp<linalg::GenericOp>();
    if (!generic || !isPlainElementwise(generic) ||
        generic.getNumDpsInputs() != 1 ||
        generic.getBody()->getTerminator()->getOperand(0) !=
            generic.getBody()->getArgument(0))
      return std::nullopt;
    AffineMap composed = generic.getIndexingMapsArray()[0].compose(map);
    if (!composed.isProjectedPermutation() || !isInOrder(composed))
      return std::nullopt;
    return EpilogueInput{generic.getInputs()[0], composed};
  }
};

struct FuseEpilogue : public nnprim::impl::FuseEpiloguePassBase<FuseEpilogue> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateFuseEpiloguePatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns)))) {
      getOperation().emitError("fusing epilogues did not come to an end");
      return signalPassFailure();
    }
    getOperation().walk([&](EpilogueOpInterface op) {
      if (!op.getEpilogueRegion().empty())
        ++numEpilogues;
    });
    getOperation().walk([&](linalg::GenericOp) { ++numLoopsLeft; });
  }
};

} // namespace

void nnprim::populateFuseEpiloguePatterns(RewritePatternSet &patterns,
                                          PatternBenefit benefit) {
  patterns.add<FuseElementwiseConsumer, FoldEpilogueInput>(
      patterns.getContext(), benefit);
  populateSplitOverSlicesPatterns(patterns, benefit);
  populateSplitOverConcatPatterns(patterns, benefit);
}
