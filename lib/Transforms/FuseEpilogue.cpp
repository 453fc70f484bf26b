//===- FuseEpilogue.cpp - Elementwise consumers into epilogues ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EpilogueUtils.h"

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

/// A primitive whose result a loop reads, maybe through a reshape.
struct FusedProducer {
  EpilogueOpInterface op;
  /// The operand of the loop: the result of `op`, or a reshape of it.
  Value value;
  /// Dimensions of the loop for each dimension of `outs`, unless there is no
  /// reshape.
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

/// The primitive behind `value`, if `user` is its only reader.
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
      getElementTypeOrSelf(value) != getElementTypeOrSelf(user->getResult(0)))
    return std::nullopt;
  return producer;
}

/// `value` without dimensions of one element.
static Value squeeze(OpBuilder &builder, Location loc, Value value) {
  auto type = cast<RankedTensorType>(value.getType());
  SmallVector<ReassociationIndices> groups;
  ReassociationIndices leading;
  SmallVector<int64_t> shape;
  for (auto [dim, size] : llvm::enumerate(type.getShape())) {
    if (size != 1) {
      groups.push_back(std::exchange(leading, {}));
      shape.push_back(size);
    }
    (groups.empty() ? leading : groups.back()).push_back(dim);
  }
  if (groups.size() == type.getShape().size())
    return value;
  return tensor::CollapseShapeOp::create(
      builder, loc, RankedTensorType::get(shape, type.getElementType()), value,
      groups);
}

/// Dimensions of the loop that the dimensions of `type` of more than one
/// element are read by; nullopt if one is not read by a dimension.
static std::optional<SmallVector<int64_t>> getReadDims(RankedTensorType type,
                                                       AffineMap map) {
  SmallVector<int64_t> dims;
  for (auto [size, expr] : llvm::zip_equal(type.getShape(), map.getResults())) {
    if (size == 1)
      continue;
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim)
      return std::nullopt;
    dims.push_back(dim.getPosition());
  }
  return dims;
}

/// Covers `dims` by whole groups of `expansion`, dimensions of one element of
/// the loop aside, in order. Returns the numbers of the groups, and in `joined`
/// how many of `dims` each takes.
static std::optional<SmallVector<int64_t>>
coverByGroups(ArrayRef<int64_t> dims, ArrayRef<ReassociationIndices> expansion,
              ArrayRef<int64_t> loopSizes, SmallVectorImpl<int64_t> &joined) {
  SmallVector<int64_t> groups;
  for (auto [number, group] : llvm::enumerate(expansion)) {
    SmallVector<int64_t> members;
    llvm::copy_if(group, std::back_inserter(members),
                  [&](int64_t dim) { return loopSizes[dim] != 1; });
    if (members.empty() || dims.empty() || dims.front() != members.front())
      continue;
    if (dims.take_front(members.size()) != ArrayRef<int64_t>(members))
      return std::nullopt;
    dims = dims.drop_front(members.size());
    groups.push_back(number);
    joined.push_back(members.size());
  }
  if (!dims.empty())
    return std::nullopt;
  return groups;
}

namespace {

/// An operand of a loop as an input of its producer's epilogue.
struct PlannedInput {
  Value value;
  AffineMap map;
  /// Whether dimensions of one element go, and what is joined after that.
  bool squeezed = false;
  SmallVector<ReassociationIndices> joined;

  EpilogueInput create(OpBuilder &builder, Location loc) const {
    Value result = squeezed ? squeeze(builder, loc, value) : value;
    if (!joined.empty())
      result = tensor::CollapseShapeOp::create(builder, loc, result, joined);
    return {result, map};
  }
};

} // namespace

/// How an operand of a loop becomes an input of the producer's epilogue, if it
/// is addressed by whole dimensions of `outs`.
static std::optional<PlannedInput>
planEpilogueInput(const FusedProducer &producer, Value value, AffineMap map,
                  ArrayRef<int64_t> loopSizes) {
  MLIRContext *context = value.getContext();
  auto type = dyn_cast<RankedTensorType>(value.getType());
  if (!type || !type.hasStaticShape())
    return std::nullopt;
  PlannedInput plan{value, map, false, {}};
  auto setTargets = [&](int64_t numDims, ArrayRef<int64_t> targets) {
    plan.map = AffineMap::getMultiDimMapWithTargets(
        numDims, SmallVector<unsigned>(targets.begin(), targets.end()),
        context);
  };
  bool hasUnitDims = llvm::is_contained(type.getShape(), 1);
  if (!producer.expansion &&
      (map.isIdentity() || (!hasUnitDims && map.isProjectedPermutation())))
    return plan;
  if (producer.expansion && map.isIdentity()) {
    plan.joined = *producer.expansion;
    plan.map = AffineMap::getMultiDimIdentityMap(plan.joined.size(), context);
    return plan;
  }

  std::optional<SmallVector<int64_t>> dims = getReadDims(type, map);
  if (!dims)
    return std::nullopt;
  plan.squeezed = true;
  if (!producer.expansion) {
    setTargets(loopSizes.size(), *dims);
    return plan;
  }
  SmallVector<int64_t> counts;
  std::optional<SmallVector<int64_t>> groups =
      coverByGroups(*dims, *producer.expansion, loopSizes, counts);
  if (!groups)
    return std::nullopt;
  setTargets(producer.expansion->size(), *groups);
  if (counts.size() == dims->size())
    return plan;
  int64_t next = 0;
  for (int64_t count : counts) {
    ReassociationIndices &indices = plan.joined.emplace_back();
    while (count--)
      indices.push_back(next++);
  }
  return plan;
}

namespace {

/// An elementwise loop over the result of a primitive becomes the end of its
/// epilogue. The primitive moves down to where the loop was, so that all of
/// the loop's operands are there; of several primitives the last one is taken.
struct FuseElementwiseConsumer : public OpRewritePattern<linalg::GenericOp> {
  using OpRewritePattern::OpRewritePattern;

  LogicalResult matchAndRewrite(linalg::GenericOp op,
                                PatternRewriter &rewriter) const override {
    if (!isPlainElementwise(op))
      return rewriter.notifyMatchFailure(op, "not a plain elementwise loop");
    std::optional<FusedProducer> producer = selectProducer(op);
    if (!producer)
      return rewriter.notifyMatchFailure(op, "no primitive to fuse into");

    SmallVector<std::pair<BlockArgument, PlannedInput>> inputs;
    for (OpOperand *operand : op.getDpsInputOperands()) {
      BlockArgument argument = op.getMatchingBlockArgument(operand);
      if (operand->get() == producer->value || argument.use_empty())
        continue;
      std::optional<PlannedInput> input = planEpilogueInput(
          *producer, operand->get(), op.getMatchingIndexingMap(operand),
          op.getStaticLoopRanges());
      if (!input)
        return rewriter.notifyMatchFailure(
            op, "an operand is not addressed by the dimensions of `outs`");
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
                   ArrayRef<std::pair<BlockArgument, PlannedInput>> inputs) {
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

    Value result = fused->getResult(0);
    if (producer.expansion)
      result = tensor::ExpandShapeOp::create(rewriter, op.getLoc(),
                                             op.getResultTypes()[0], result,
                                             *producer.expansion);
    rewriter.replaceOp(op, result);
  }
};

/// An epilogue reads the source of a broadcast, or a constant, itself.
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
    if (!composed.isProjectedPermutation())
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
}
