//===- AbsorbPadding.cpp - Poolings of tensors that are not padded --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PaddedNeighbours.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Support/CheckResult.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"
#include "llvm/ADT/TypeSwitch.h"

namespace nnprim {
#define GEN_PASS_DEF_ABSORBPADDINGPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

static constexpr int64_t kRank = 4;
/// The dimensions in which windows move.
static constexpr int64_t kNumSpatial = 2;

namespace {
/// A window along one spatial dimension of an input that is not padded.
struct WindowDim {
  int64_t extent, taps, stride, dilation, low, outputs;

  /// The position of the last tap of the last window.
  int64_t getLast() const {
    return (outputs - 1) * stride - low + (taps - 1) * dilation;
  }
  /// Whether no tap lies in the padding.
  bool isInside() const { return low == 0 && getLast() < extent; }
};

/// A pooling of a padded tensor.
struct PaddedPooling {
  tensor::PadOp pad;
  Value padding;
  /// The first dimension in which windows move: 1 in NHWC tensors, 2 in NCHW.
  int64_t firstSpatial;
  SmallVector<WindowDim, 2> dims;
};
} // namespace

/// Whether no tap that lies in the padding changes a maximum or minimum if it
/// is moved to the nearest element of the input: the window has this element
/// too.
static bool canClamp(const WindowDim &dim) {
  int64_t last = (dim.outputs - 1) * dim.stride - dim.low;
  return dim.isInside() ||
         (dim.dilation == 1 && dim.low < dim.taps && last < dim.extent);
}

/// The position of a tap in the input, which may be outside.
static Value emitPosition(ImplicitLocOpBuilder &b, const PaddedPooling &pooling,
                          int64_t number) {
  const WindowDim &dim = pooling.dims[number];
  auto scale = [&](unsigned loop, int64_t factor) -> Value {
    Value index = linalg::IndexOp::create(b, loop);
    if (factor == 1)
      return index;
    return arith::MulIOp::create(b, index,
                                 arith::ConstantIndexOp::create(b, factor));
  };
  Value position =
      arith::AddIOp::create(b, scale(pooling.firstSpatial + number, dim.stride),
                            scale(kRank + number, dim.dilation));
  if (dim.low == 0)
    return position;
  return arith::SubIOp::create(b, position,
                               arith::ConstantIndexOp::create(b, dim.low));
}

/// The elementwise loop that makes `source` for a padding alone, if what it
/// computes costs no more than to load it: the pooling computes it itself.
static linalg::GenericOp getCheapProducer(Value source) {
  constexpr int64_t mostOps = 2;
  auto generic = source.getDefiningOp<linalg::GenericOp>();
  if (!generic || !generic->hasOneUse() || !generic.hasPureTensorSemantics() ||
      generic->getNumResults() != 1 || generic.getNumDpsInputs() != 1 ||
      generic.getNumParallelLoops() != generic.getNumLoops() ||
      generic.payloadUsesValueFromOperand(generic.getDpsInitOperand(0)) ||
      !generic.getIndexingMapsArray().front().isPermutation() ||
      !generic.getIndexingMapsArray().back().isIdentity())
    return nullptr;
  int64_t numOps = 0;
  for (Operation &inner : generic.getBody()->without_terminator()) {
    if (inner.hasTrait<OpTrait::ConstantLike>())
      continue;
    if (!isa<arith::AddFOp, arith::SubFOp, arith::MulFOp>(inner))
      return nullptr;
    ++numOps;
  }
  return numOps <= mostOps ? generic : nullptr;
}

/// The element of `source` at `indices`.
static Value emitSource(ImplicitLocOpBuilder &b, Value source,
                        ValueRange indices) {
  linalg::GenericOp producer = getCheapProducer(source);
  if (!producer)
    return tensor::ExtractOp::create(b, source, indices);
  SmallVector<Value> ownIndices;
  AffineMap map = producer.getIndexingMapsArray().front();
  for (unsigned d = 0; d < map.getNumResults(); ++d)
    ownIndices.push_back(indices[map.getDimPosition(d)]);
  Value input = producer.getDpsInputOperand(0)->get();
  IRMapping mapping;
  mapping.map(producer.getBody()->getArgument(0),
              tensor::ExtractOp::create(b, input, ownIndices).getResult());
  for (Operation &inner : producer.getBody()->without_terminator())
    b.clone(inner, mapping);
  return mapping.lookupOrDefault(
      producer.getBody()->getTerminator()->getOperand(0));
}

/// The element of the padded tensor that an iteration reads.
static Value emitElement(ImplicitLocOpBuilder &b, PaddedPooling &pooling,
                         bool clamps) {
  SmallVector<Value> indices;
  Value isInside;
  for (int64_t d = 0; d < kRank; ++d) {
    int64_t number = d - pooling.firstSpatial;
    if (number < 0 || number >= kNumSpatial) {
      indices.push_back(linalg::IndexOp::create(b, d));
      continue;
    }
    const WindowDim &dim = pooling.dims[number];
    Value position = emitPosition(b, pooling, number);
    if (dim.isInside()) {
      indices.push_back(position);
      continue;
    }
    Value zero = arith::ConstantIndexOp::create(b, 0);
    Value last = arith::ConstantIndexOp::create(b, dim.extent - 1);
    Value clamped = arith::MaxSIOp::create(b, position, zero);
    clamped = arith::MinSIOp::create(b, clamped, last);
    indices.push_back(clamped);
    Value here =
        arith::CmpIOp::create(b, arith::CmpIPredicate::eq, position, clamped);
    isInside =
        isInside ? arith::AndIOp::create(b, isInside, here).getResult() : here;
  }
  Value element = emitSource(b, pooling.pad.getSource(), indices);
  if (clamps || !isInside)
    return element;
  return arith::SelectOp::create(b, isInside, element, pooling.padding);
}

/// Whether the padding is an element that never is a window's maximum, or
/// minimum, beside another.
static bool isNeutral(linalg::LinalgOp op, Value padding) {
  // An infinity of flytes is that of f32.
  if (auto round = padding.getDefiningOp<nnprim::RoundFlyteOp>())
    padding = round.getValue();
  Attribute value;
  if (!matchPattern(padding, m_Constant(&value)))
    return false;
  Operation *pooling = op.getOperation();
  if (auto real = dyn_cast<FloatAttr>(value))
    return real.getValue().isInfinity() &&
           (real.getValue().isNegative()
                ? isa<linalg::PoolingNhwcMaxOp, linalg::PoolingNchwMaxOp>(
                      pooling)
                : isa<linalg::PoolingNhwcMinOp>(pooling));
  APInt integer = cast<IntegerAttr>(value).getValue();
  return llvm::TypeSwitch<Operation *, bool>(pooling)
      .Case<linalg::PoolingNhwcMaxOp, linalg::PoolingNchwMaxOp>(
          [&](auto) { return integer.isMinSignedValue(); })
      .Case(
          [&](linalg::PoolingNhwcMinOp) { return integer.isMaxSignedValue(); })
      .Case([&](linalg::PoolingNhwcMaxUnsignedOp) { return integer.isZero(); })
      .Case(
          [&](linalg::PoolingNhwcMinUnsignedOp) { return integer.isAllOnes(); })
      .Default(false);
}

/// Whether `op` is a pooling of NCHW tensors.
static bool isNchw(linalg::LinalgOp op) {
  return isa<linalg::PoolingNchwMaxOp, linalg::PoolingNchwSumOp>(
      op.getOperation());
}

static bool isPooling(linalg::LinalgOp op) {
  return isa<linalg::PoolingNhwcMaxOp, linalg::PoolingNhwcMinOp,
             linalg::PoolingNhwcSumOp, linalg::PoolingNhwcMaxUnsignedOp,
             linalg::PoolingNhwcMinUnsignedOp>(op.getOperation()) ||
         isNchw(op);
}

/// Checks that `op` can take over its padding, and fills in `pooling`.
static nnprim::CheckResult matchPooling(linalg::LinalgOp op,
                                        PaddedPooling &pooling) {
  pooling.pad = op.getDpsInputs().front().getDefiningOp<tensor::PadOp>();
  if (!pooling.pad)
    return "its input is not padded";
  pooling.padding = pooling.pad.getConstantPaddingValue();
  if (!pooling.padding || !pooling.pad.getSourceType().hasStaticShape() ||
      op.hasDynamicShape())
    return "the padding is no constant, or a shape is dynamic";
  pooling.firstSpatial = isNchw(op) ? 2 : 1;
  ArrayRef<int64_t> low = pooling.pad.getStaticLow();
  ArrayRef<int64_t> high = pooling.pad.getStaticHigh();
  if (llvm::is_contained(low, ShapedType::kDynamic) ||
      llvm::is_contained(high, ShapedType::kDynamic))
    return "it is padded by amounts that are not known";
  for (int64_t d = 0; d < kRank; ++d) {
    bool isSpatial =
        d >= pooling.firstSpatial && d < pooling.firstSpatial + kNumSpatial;
    if (!isSpatial && (low[d] || high[d]))
      return "it is padded in more than height and width";
  }
  auto strides = op->getAttrOfType<DenseIntElementsAttr>("strides");
  auto dilations = op->getAttrOfType<DenseIntElementsAttr>("dilations");
  auto getValue = [](DenseIntElementsAttr values, int64_t d) {
    return values ? values.getValues<int64_t>()[d] : 1;
  };
  auto window = cast<ShapedType>(op.getDpsInputs()[1].getType());
  for (int64_t d = 0; d < kNumSpatial; ++d)
    pooling.dims.push_back(
        {pooling.pad.getSourceType().getDimSize(pooling.firstSpatial + d),
         window.getDimSize(d), getValue(strides, d), getValue(dilations, d),
         low[pooling.firstSpatial + d],
         cast<ShapedType>(op->getResult(0).getType())
             .getDimSize(pooling.firstSpatial + d)});
  return success();
}

namespace {

struct AbsorbPadding : OpInterfaceRewritePattern<linalg::LinalgOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(linalg::LinalgOp op,
                                PatternRewriter &rewriter) const override {
    if (!isPooling(op) || !op.hasPureTensorSemantics())
      return rewriter.notifyMatchFailure(op, "not a pooling");
    PaddedPooling pooling;
    if (nnprim::CheckResult result = matchPooling(op, pooling); failed(result))
      return rewriter.notifyMatchFailure(op, result.getReason());
    auto type = cast<RankedTensorType>(op->getResult(0).getType());
    bool clamps =
        isNeutral(op, pooling.padding) && llvm::all_of(pooling.dims, canClamp);
    SmallVector<AffineMap> maps = op.getIndexingMapsArray();
    auto body = [&](OpBuilder &builder, Location loc, ValueRange arguments) {
      ImplicitLocOpBuilder b(loc, builder);
      IRMapping mapping;
      Block *named = op.getBlock();
      mapping.map(named->getArgument(0), emitElement(b, pooling, clamps));
      mapping.map(named->getArgument(2), arguments[1]);
      for (Operation &inner : *named)
        b.clone(inner, mapping);
    };
    auto generic = linalg::GenericOp::create(
        rewriter, op.getLoc(), TypeRange{type},
        ValueRange{op.getDpsInputs()[1]}, ValueRange{op.getDpsInits().front()},
        ArrayRef<AffineMap>{maps[1], maps[2]}, op.getIteratorTypesArray(),
        body);
    rewriter.replaceOp(op, generic);
    return success();
  }
};

struct AbsorbPaddingPass
    : nnprim::impl::AbsorbPaddingPassBase<AbsorbPaddingPass> {
  using Base::Base;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<AbsorbPadding>(&getContext());
    nnprim::populateSplitPaddedNeighbours(patterns);
    walkAndApplyPatterns(getOperation(), std::move(patterns));
  }
};

} // namespace
