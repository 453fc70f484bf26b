//===- FuseProducer.cpp - Fusion of producers into softmax ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FusableOperand.h"

#include "NNPrim/Transforms/Passes.h"
#include "NNPrim/Transforms/Patterns.h"

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_FUSEPRODUCERPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Whether recomputing the body in every pass costs less than storing its
/// results and loading them again: a scale, a mask, a selection.
static bool isCheap(Block &body) {
  constexpr int64_t maxOps = 8;
  int64_t ops = 0;
  for (Operation &scalarOp : body.without_terminator()) {
    ops += !scalarOp.hasTrait<OpTrait::ConstantLike>();
    if (scalarOp.getName().getDialectNamespace() == "math")
      return false;
  }
  return ops <= maxOps;
}

namespace {

/// Fuses an elementwise loop that only a softmax reads into the start of the
/// softmax's producer region.
struct FuseElementwiseProducer : public OpRewritePattern<TwoPassSoftmaxOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(TwoPassSoftmaxOp op,
                                PatternRewriter &rewriter) const override {
    auto loop = op.getInput().getDefiningOp<linalg::GenericOp>();
    if (!loop || !isPlainElementwise(loop) || !loop->hasOneUse())
      return rewriter.notifyMatchFailure(
          op, "`input` is not made by an elementwise loop for it alone");
    if (!isCheap(*loop.getBody()))
      return rewriter.notifyMatchFailure(op, "not worth computing twice");
    OpOperand *element = findElement(loop);
    if (!element)
      return rewriter.notifyMatchFailure(
          op, "the loop has no operand of the shape and type of its result");

    SmallVector<std::pair<BlockArgument, FusableOperand>> inputs;
    for (OpOperand *operand : loop.getDpsInputOperands()) {
      BlockArgument argument = loop.getMatchingBlockArgument(operand);
      if (operand == element || argument.use_empty())
        continue;
      std::optional<FusableOperand> input =
          planInput(operand->get(), loop.getMatchingIndexingMap(operand),
                    loop.getStaticLoopRanges());
      if (!input)
        return rewriter.notifyMatchFailure(
            op, "an operand is not addressed by the dimensions of `outs`");
      inputs.emplace_back(argument, *input);
    }
    fuse(rewriter, op, loop, *element, inputs);
    return success();
  }

private:
  /// The operand that the softmax can read in place of the loop's result.
  static OpOperand *findElement(linalg::GenericOp loop) {
    for (OpOperand *operand : loop.getDpsInputOperands())
      if (operand->get().getType() == loop->getResult(0).getType() &&
          loop.getMatchingIndexingMap(operand).isIdentity() &&
          !loop.getMatchingBlockArgument(operand).use_empty())
        return operand;
    return nullptr;
  }

  static Block &getOrCreateBlock(PatternRewriter &rewriter,
                                 TwoPassSoftmaxOp op) {
    Region &region = op.getProducer();
    if (!region.empty())
      return region.front();
    OpBuilder::InsertionGuard guard(rewriter);
    Type type = getElementTypeOrSelf(op.getInput());
    Block *block = rewriter.createBlock(&region, {}, {type}, {op.getLoc()});
    YieldOp::create(rewriter, op.getLoc(), block->getArgument(0));
    return *block;
  }

  /// The block argument for `input`, which is added to the inputs if needed.
  static BlockArgument addInput(TwoPassSoftmaxOp op, Block &block,
                                const EpilogueInput &input) {
    ScalarRegion producer = op.getProducerRegion();
    for (auto [number, value, map] :
         llvm::enumerate(producer.inputs, producer.maps))
      if (value == input.value && map == input.map)
        return block.getArgument(number + 1);
    op.getProducerInputsMutable().append(input.value);
    producer.maps.push_back(input.map);
    op.setProducerMapsAttr(
        Builder(op.getContext()).getAffineMapArrayAttr(producer.maps));
    return block.addArgument(getElementTypeOrSelf(input.value), op.getLoc());
  }

  static void fuse(PatternRewriter &rewriter, TwoPassSoftmaxOp op,
                   linalg::GenericOp loop, OpOperand &element,
                   ArrayRef<std::pair<BlockArgument, FusableOperand>> inputs) {
    SmallVector<EpilogueInput> created;
    for (const auto &[argument, input] : inputs)
      created.push_back(input.create(rewriter, loop.getLoc()));
    rewriter.modifyOpInPlace(op, [&] {
      op.getInputMutable().assign(element.get());
      Block &block = getOrCreateBlock(rewriter, op);
      IRMapping mapping;
      mapping.map(loop.getMatchingBlockArgument(&element),
                  block.getArgument(0));
      for (const auto &[planned, input] : llvm::zip_equal(inputs, created))
        mapping.map(planned.first, addInput(op, block, input));
      prependBody(rewriter, block, *loop.getBody(), mapping);
    });
    rewriter.eraseOp(loop);
  }

  /// Clones `body` in front of the ops of `block`, which then read its result.
  static void prependBody(PatternRewriter &rewriter, Block &block, Block &body,
                          IRMapping &mapping) {
    OpBuilder::InsertionGuard guard(rewriter);
    Operation *oldFirst = &block.front();
    rewriter.setInsertionPoint(oldFirst);
    for (Operation &scalarOp : body) {
      for (Value value : scalarOp.getOperands()) {
        Operation *definition = value.getDefiningOp();
        if (definition && definition->getBlock() != &body &&
            definition->hasTrait<OpTrait::ConstantLike>() &&
            !mapping.contains(value))
          rewriter.clone(*definition, mapping);
      }
      if (!scalarOp.hasTrait<OpTrait::IsTerminator>())
        rewriter.clone(scalarOp, mapping);
    }
    Value result = mapping.lookupOrDefault(body.getTerminator()->getOperand(0));
    rewriter.replaceUsesWithIf(
        block.getArgument(0), result, [&](OpOperand &use) {
          Operation *user = use.getOwner();
          return user == oldFirst || oldFirst->isBeforeInBlock(user);
        });
  }
};

struct FuseProducer : public nnprim::impl::FuseProducerPassBase<FuseProducer> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateFuseProducerPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns)))) {
      getOperation().emitError("fusing producers did not come to an end");
      return signalPassFailure();
    }
    getOperation().walk([&](TwoPassSoftmaxOp op) {
      numProducers += !op.getProducer().empty();
    });
  }
};

} // namespace

void nnprim::populateFuseProducerPatterns(RewritePatternSet &patterns,
                                          PatternBenefit benefit) {
  patterns.add<FuseElementwiseProducer>(patterns.getContext(), benefit);
}
