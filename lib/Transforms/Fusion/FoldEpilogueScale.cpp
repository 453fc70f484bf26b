//===- FoldEpilogueScale.cpp - Folding of channel scales into weights -----===//
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
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_FOLDEPILOGUESCALEPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

/// Whether `value` is computed from constants by ops that
/// nnprim-fold-constants evaluates.
static bool isConstantTensor(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (op->hasTrait<OpTrait::ConstantLike>())
    return true;
  if (!isa<linalg::TransposeOp, linalg::GenericOp, tensor::CollapseShapeOp,
           tensor::ExpandShapeOp, tensor::ExtractSliceOp>(op))
    return false;
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  return llvm::all_of(op->getOpOperands(), [&](OpOperand &operand) {
    return (destination && destination.isDpsInit(&operand)) ||
           isConstantTensor(operand.get());
  });
}

namespace {

/// The constant part of an epilogue: constant inputs that depend on the output
/// channel at most, and all values computed from them.
class ConstantPart {
public:
  ConstantPart(EpilogueOpInterface op, unsigned channelDim)
      : region(op.getEpilogueRegion()) {
    Block &block = region.front();
    SmallVector<AffineMap> maps = op.getEpilogueIndexingMaps();
    for (auto [number, value] : llvm::enumerate(op.getEpilogueOperands())) {
      AffineMap map = maps[number];
      bool channelOnly =
          map.getNumResults() == 0 ||
          (map.getNumResults() == 1 && map.isFunctionOfDim(channelDim));
      if (channelOnly && isConstantTensor(value))
        inputs[block.getArgument(number + 1)] = value;
    }
  }

  bool contains(Value value) const {
    if (inputs.contains(value))
      return true;
    Operation *producer = value.getDefiningOp();
    if (!producer)
      return false;
    if (producer->hasTrait<OpTrait::ConstantLike>())
      return true;
    return producer->getParentRegion() == &region &&
           isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp,
               arith::NegFOp>(producer) &&
           llvm::all_of(producer->getOperands(),
                        [&](Value operand) { return contains(operand); });
  }

  /// Whether `value`, which must be contained, is more than a scalar constant.
  bool dependsOnInputs(Value value) const {
    if (inputs.contains(value))
      return true;
    Operation *producer = value.getDefiningOp();
    return producer &&
           llvm::any_of(producer->getOperands(), [&](Value operand) {
             return dependsOnInputs(operand);
           });
  }

  bool isInput(Value value) const { return inputs.contains(value); }

  void collectInputs(Value value, SetVector<Value> &result) const {
    if (inputs.contains(value)) {
      result.insert(value);
      return;
    }
    if (Operation *producer = value.getDefiningOp())
      for (Value operand : producer->getOperands())
        collectInputs(operand, result);
  }

  Value getTensor(Value input) const { return inputs.lookup(input); }

private:
  Region &region;
  DenseMap<Value, Value> inputs;
};

} // namespace

/// Extends `value` to f64: folded weights are rounded only once, at the end,
/// and so stay as accurate as they were.
static Value widen(OpBuilder &builder, Location loc, Value value) {
  if (value.getType().isF64())
    return value;
  return arith::ExtFOp::create(builder, loc, builder.getF64Type(), value);
}

/// Clones the scalar computation of `value` in f64, with inputs from `mapping`.
static Value cloneInF64(OpBuilder &builder, Value value, IRMapping &mapping) {
  if (Value known = mapping.lookupOrNull(value))
    return known;
  Operation *producer = value.getDefiningOp();
  Location loc = producer->getLoc();
  Value result;
  if (producer->hasTrait<OpTrait::ConstantLike>()) {
    auto constant =
        cast<FloatAttr>(cast<arith::ConstantOp>(producer).getValue());
    result = arith::ConstantOp::create(
        builder, loc, builder.getF64FloatAttr(constant.getValueAsDouble()));
  } else {
    OperationState state(loc, producer->getName());
    for (Value operand : producer->getOperands())
      state.addOperands(cloneInF64(builder, operand, mapping));
    state.addTypes(builder.getF64Type());
    result = builder.create(state)->getResult(0);
  }
  mapping.map(value, result);
  return result;
}

/// Builds a loop on constants with a result of `type`, whose dimension
/// `channelDim` is the channel. Each element is `value` or, if `weights` is
/// given, the element of `weights` combined with `value` by `CombineOp`.
template <typename CombineOp>
static Value createConstantLoop(OpBuilder &builder, Location loc,
                                const ConstantPart &constants, Value value,
                                RankedTensorType type, unsigned channelDim,
                                Value weights) {
  SetVector<Value> arguments;
  constants.collectInputs(value, arguments);
  SmallVector<Value> inputs;
  SmallVector<AffineMap> maps;
  AffineMap identity = builder.getMultiDimIdentityMap(type.getRank());
  AffineMap channel =
      AffineMap::get(type.getRank(), 0, builder.getAffineDimExpr(channelDim));
  AffineMap scalar = AffineMap::get(type.getRank(), 0, builder.getContext());
  if (weights) {
    inputs.push_back(weights);
    maps.push_back(identity);
  }
  for (Value argument : arguments) {
    Value tensor = constants.getTensor(argument);
    bool hasChannel = cast<RankedTensorType>(tensor.getType()).getRank() == 1;
    inputs.push_back(tensor);
    maps.push_back(hasChannel ? channel : scalar);
  }
  maps.push_back(identity);
  Value init = tensor::EmptyOp::create(builder, loc, type.getShape(),
                                       type.getElementType());
  auto buildBody = [&](OpBuilder &nested, Location nestedLoc, ValueRange args) {
    IRMapping mapping;
    unsigned first = weights ? 1 : 0;
    for (auto [number, argument] : llvm::enumerate(arguments))
      mapping.map(argument, widen(nested, nestedLoc, args[first + number]));
    Value result = cloneInF64(nested, value, mapping);
    if (weights)
      result = CombineOp::create(nested, nestedLoc,
                                 widen(nested, nestedLoc, args[0]), result);
    if (!type.getElementType().isF64())
      result = arith::TruncFOp::create(nested, nestedLoc, type.getElementType(),
                                       result);
    linalg::YieldOp::create(nested, nestedLoc, result);
  };
  return linalg::GenericOp::create(
             builder, loc, type, inputs, init, maps,
             SmallVector<utils::IteratorType>(type.getRank(),
                                              utils::IteratorType::parallel),
             buildBody)
      .getResult(0);
}

/// The ops that prepare the original weights, last one first: filter transforms
/// of convolutions, which are linear, and packing.
static SmallVector<Operation *> getPreparation(Value weights) {
  SmallVector<Operation *> ops;
  if (auto pack = weights.getDefiningOp<PackOp>()) {
    ops.push_back(pack);
    weights = pack.getRhs();
  }
  auto collapse = weights.getDefiningOp<tensor::CollapseShapeOp>();
  if (collapse && collapse.getSrc().getDefiningOp<FilterTransformOp>())
    ops.append({collapse, collapse.getSrc().getDefiningOp()});
  return ops;
}

/// The weights before all preparation.
static Value getPlainWeights(Value weights) {
  SmallVector<Operation *> ops = getPreparation(weights);
  return ops.empty() ? weights : ops.back()->getOperand(0);
}

namespace {
/// The weights of an op, and where the output channel is among their dimensions
/// and those of its result: the last one unless said otherwise.
struct Weights {
  OpOperand *operand = nullptr;
  std::optional<unsigned> channelDim, outsChannelDim;

  unsigned getChannelDim(RankedTensorType type) const {
    return channelDim.value_or(type.getRank() - 1);
  }
  unsigned getOutsChannelDim(EpilogueOpInterface op) const {
    auto type = cast<ShapedType>(op.getInitOperand().get().getType());
    return outsChannelDim.value_or(type.getRank() - 1);
  }
};
} // namespace

/// The operand of `op` that may hold its weights.
static Weights findWeights(EpilogueOpInterface op) {
  OpOperand *weights = nullptr;
  if (auto gemm = dyn_cast<GemmOp>(*op)) {
    // A product on NCHW tensors has filters as its rows.
    if (isConstantTensor(gemm.getLhs()))
      return {&gemm.getLhsMutable(), 0, 0};
    weights = &gemm.getRhsMutable();
  } else if (auto conv = dyn_cast<DepthwiseConvNchwOp>(*op)) {
    return {&conv.getFilterMutable(), 0, 1};
  } else if (auto gemm = dyn_cast<IndirectGemmOp>(*op)) {
    weights = &gemm.getRhsMutable();
  } else if (auto conv = dyn_cast<FastConvOp>(*op)) {
    weights = &conv.getRhsMutable();
  } else if (auto conv = dyn_cast<DepthwiseConvOp>(*op)) {
    weights = &conv.getFilterMutable();
  }
  return {weights, std::nullopt, std::nullopt};
}

/// The weights of `op`, if they are constant.
static Weights getWeights(EpilogueOpInterface op) {
  Weights found = findWeights(op);
  OpOperand *weights = found.operand;
  if (!weights)
    return {};
  auto type = cast<RankedTensorType>(weights->get().getType());
  // Scaled, narrower weights would be rounded once more.
  if (type.getElementType() != getElementTypeOrSelf(op.getInitOperand().get()))
    return {};
  bool isPacked =
      !isa<DepthwiseConvOp, DepthwiseConvNchwOp>(*op) && type.getRank() >= 3;
  if (isPacked && !weights->get().getDefiningOp<PackOp>())
    return {};
  return isConstantTensor(getPlainWeights(weights->get())) ? found : Weights();
}

namespace {

/// Rewrites the epilogue of an op whose weights are constant.
class ScaleFolder {
public:
  ScaleFolder(PatternRewriter &rewriter, EpilogueOpInterface op,
              const Weights &found)
      : rewriter(rewriter), op(op), weights(*found.operand), found(found),
        constants(op, found.getOutsChannelDim(op)) {}

  bool run() {
    bool changed = false;
    while (foldNext())
      changed = true;
    changed |= hoistConstants();
    changed |= dropUnusedEpilogueParts(rewriter, op);
    return changed;
  }

private:
  /// Folds acc·s and acc/s into the weights, distributes (acc + b)·s to acc·s +
  /// b·s, and reassociates (acc + b) + t to acc + (b + t).
  bool foldNext() {
    Value acc = op.getEpilogueRegion().front().getArgument(0);
    if (!acc.hasOneUse())
      return false;
    Operation *user = *acc.user_begin();
    if (isa<arith::MulFOp, arith::DivFOp>(user))
      return foldScale(user, acc);
    if (!isa<arith::AddFOp, arith::SubFOp>(user) || !getConstant(user, acc) ||
        !user->hasOneUse())
      return false;
    Operation *next = *user->user_begin();
    if (!getConstant(next, user->getResult(0)))
      return false;
    rewriter.setInsertionPoint(next);
    if (isa<arith::MulFOp, arith::DivFOp>(next))
      distribute(user, next, acc);
    else if (isa<arith::AddFOp, arith::SubFOp>(next))
      join(user, next, acc);
    else
      return false;
    return true;
  }

  /// The constant operand of the binary op `user` of `value`, if `value` is or
  /// can become its first operand.
  Value getConstant(Operation *user, Value value) {
    if (user->getNumOperands() != 2)
      return nullptr;
    Value other = user->getOperand(1);
    if (user->getOperand(1) == value) {
      if (!isa<arith::AddFOp, arith::MulFOp>(user))
        return nullptr;
      other = user->getOperand(0);
    }
    return other != value && constants.contains(other) ? other : Value();
  }

  /// next(user(acc, b), s) = user(next(acc, s), next(b, s)).
  void distribute(Operation *user, Operation *next, Value acc) {
    Value b = getConstant(user, acc), s = getConstant(next, user->getResult(0));
    Value scaledAcc = createBinary(next, acc, s);
    Value scaledB = createBinary(next, b, s);
    replace(next, createBinary(user, scaledAcc, scaledB), user);
  }

  /// next(user(acc, b), t) = acc + (±b ± t).
  void join(Operation *user, Operation *next, Value acc) {
    Value b = getConstant(user, acc), t = getConstant(next, user->getResult(0));
    if (isa<arith::SubFOp>(user))
      b = arith::NegFOp::create(rewriter, user->getLoc(), b);
    Value sum = createBinary(next, b, t);
    replace(next, arith::AddFOp::create(rewriter, next->getLoc(), acc, sum),
            user);
  }

  Value createBinary(Operation *like, Value lhs, Value rhs) {
    OperationState state(like->getLoc(), like->getName());
    state.addOperands({lhs, rhs});
    state.addTypes(lhs.getType());
    return rewriter.create(state)->getResult(0);
  }

  void replace(Operation *next, Value value, Operation *user) {
    rewriter.replaceOp(next, value);
    rewriter.eraseOp(user);
  }

  bool foldScale(Operation *user, Value acc) {
    Value scale = getConstant(user, acc);
    if (!scale)
      return false;
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    Value plain = getPlainWeights(weights.get());
    auto type = cast<RankedTensorType>(plain.getType());
    unsigned channel = found.getChannelDim(type);
    Location loc = op->getLoc();
    Value scaled =
        isa<arith::MulFOp>(user)
            ? createConstantLoop<arith::MulFOp>(rewriter, loc, constants, scale,
                                                type, channel, plain)
            : createConstantLoop<arith::DivFOp>(rewriter, loc, constants, scale,
                                                type, channel, plain);
    SmallVector<Operation *> preparation = getPreparation(weights.get());
    for (Operation *step : llvm::reverse(preparation)) {
      Operation *again = rewriter.clone(*step);
      again->setOperand(0, scaled);
      scaled = again->getResult(0);
    }
    rewriter.modifyOpInPlace(op, [&] { weights.set(scaled); });
    rewriter.replaceOp(user, acc);
    return true;
  }

  /// Computes parts of the epilogue that depend only on constants outside it,
  /// as a single input each.
  bool hoistConstants() {
    SmallVector<Value> roots;
    for (Operation &nested :
         op.getEpilogueRegion().front().without_terminator())
      if (nested.getNumResults() == 1 && isMaximal(nested.getResult(0)))
        roots.push_back(nested.getResult(0));
    for (Value root : roots)
      hoist(root);
    return !roots.empty();
  }

  bool isMaximal(Value value) {
    return constants.contains(value) && constants.dependsOnInputs(value) &&
           !value.use_empty() &&
           llvm::any_of(value.getUsers(), [&](Operation *user) {
             return user->getNumResults() != 1 ||
                    !constants.contains(user->getResult(0));
           });
  }

  void hoist(Value root) {
    OpBuilder::InsertionGuard guard(rewriter);
    rewriter.setInsertionPoint(op);
    auto init = cast<RankedTensorType>(op.getInitOperand().get().getType());
    unsigned dim = found.getOutsChannelDim(op);
    auto type = RankedTensorType::get(init.getDimSize(dim), root.getType());
    Value tensor = createConstantLoop<arith::MulFOp>(rewriter, op->getLoc(),
                                                     constants, root, type,
                                                     /*channelDim=*/0, nullptr);
    AffineMap channel =
        AffineMap::get(init.getRank(), 0, rewriter.getAffineDimExpr(dim));
    BlockArgument argument = addEpilogueInput(op, {tensor, channel});
    rewriter.replaceAllUsesWith(root, argument);
    eraseDeadTree(root.getDefiningOp());
  }

  void eraseDeadTree(Operation *dead) {
    if (!dead || !dead->use_empty() ||
        dead->getParentRegion() != &op.getEpilogueRegion())
      return;
    SmallVector<Value> operands(dead->getOperands());
    rewriter.eraseOp(dead);
    SmallPtrSet<Operation *, 2> producers;
    for (Value operand : operands)
      if (Operation *producer = operand.getDefiningOp();
          producer && producers.insert(producer).second)
        eraseDeadTree(producer);
  }

  PatternRewriter &rewriter;
  EpilogueOpInterface op;
  OpOperand &weights;
  Weights found;
  ConstantPart constants;
};

struct FoldScale : public OpInterfaceRewritePattern<EpilogueOpInterface> {
  using OpInterfaceRewritePattern::OpInterfaceRewritePattern;

  LogicalResult matchAndRewrite(EpilogueOpInterface op,
                                PatternRewriter &rewriter) const override {
    Type elementType = getElementTypeOrSelf(op.getInitOperand().get());
    if (op.getEpilogueRegion().empty() ||
        !(elementType.isF32() || elementType.isF64()))
      return rewriter.notifyMatchFailure(op, "no epilogue on f32 or f64");
    auto type = dyn_cast<RankedTensorType>(op.getInitOperand().get().getType());
    Weights weights = type ? getWeights(op) : Weights();
    if (!weights.operand)
      return rewriter.notifyMatchFailure(op, "weights are not constant");
    bool changed = false;
    rewriter.startOpModification(op);
    changed = ScaleFolder(rewriter, op, weights).run();
    rewriter.finalizeOpModification(op);
    return success(changed);
  }
};

struct FoldEpilogueScale
    : public nnprim::impl::FoldEpilogueScalePassBase<FoldEpilogueScale> {
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    populateFoldEpilogueScalePatterns(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace

void nnprim::populateFoldEpilogueScalePatterns(RewritePatternSet &patterns,
                                               PatternBenefit benefit) {
  patterns.add<FoldScale>(patterns.getContext(), benefit);
}
