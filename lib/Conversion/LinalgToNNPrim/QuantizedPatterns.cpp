//===- QuantizedPatterns.cpp - Products of integers to primitives ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Primitives have no zero points. With a for the left-hand side, w for weights
// and their zero points z and y,
//
//   Σ (a − z)·(w − y) = Σ a·(w − y) − z·Σ (w − y),
//
// where the last term is a constant of each column, added in the epilogue, and
// w − y are other constant weights: bytes if y is 0, unsigned ones if y is −128
// and there are instructions for them, else words. It holds at padded borders,
// too, because what is padded with is an a.

#include "QuantizedPatterns.h"
#include "BatchMatrices.h"
#include "NNPrim/Conversion/LinalgToNNPrim/LinalgToNNPrim.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Matchers.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

bool nnprim::isQuantized(Operation *op) {
  return isa<linalg::Conv2DNhwcHwcfQOp, linalg::Conv2DNhwgcGfhwcQOp,
             linalg::DepthwiseConv2DNhwcHwcQOp, linalg::QuantizedMatmulOp,
             linalg::QuantizedBatchMatmulOp>(op);
}

static std::optional<int64_t> getZeroPoint(linalg::LinalgOp op,
                                           unsigned input) {
  APInt value;
  if (matchPattern(op.getDpsInputs()[input], m_ConstantInt(&value)))
    return value.getSExtValue();
  return std::nullopt;
}

CheckResult nnprim::checkQuantizedTensors(linalg::LinalgOp op) {
  if (op.hasDynamicShape() || op->getNumResults() != 1)
    return "its operands are not tensors of static shape";
  if (!getElementTypeOrSelf(op.getDpsInputs()[0]).isInteger(8) ||
      !getElementTypeOrSelf(op.getDpsInputs()[1]).isInteger(8) ||
      !getElementTypeOrSelf(op->getResult(0)).isInteger(32))
    return "it is not a product of i8 in i32";
  std::optional<int64_t> rhs = getZeroPoint(op, 3);
  if (!rhs)
    return "the zero point of its weights is not constant";
  return CheckResult::require(*rhs >= -128 && *rhs <= 255,
                              "the zero point of its weights is not a byte");
}

namespace {
/// The factors of a product without zero points.
struct Factors {
  Value lhs, rhs;
  /// The zero point of `lhs`, an i32 that may be known at run time only.
  Value zeroPoint;
  bool isLhsUnsigned, isRhsUnsigned;
  /// As many values of K as kernels want together.
  int64_t group;
};

/// An elementwise function of integers, of tensors' elements and of constants.
struct ElementFunction {
  Type type;
  std::function<Value(OpBuilder &, Location, Value)> build;
  std::function<int64_t(int64_t)> compute;
};
} // namespace

static Value createConstant(OpBuilder &b, Location loc, Type type,
                            int64_t value) {
  return arith::ConstantOp::create(b, loc, b.getIntegerAttr(type, value));
}

/// x as words, less `subtrahend`.
static ElementFunction extendBy(Type words, int64_t subtrahend) {
  return {words,
          [=](OpBuilder &b, Location loc, Value x) -> Value {
            Value wide = arith::ExtSIOp::create(b, loc, words, x);
            if (subtrahend == 0)
              return wide;
            return arith::SubIOp::create(
                b, loc, wide, createConstant(b, loc, words, subtrahend));
          },
          [=](int64_t x) { return x - subtrahend; }};
}

/// x + 128 as an unsigned byte.
static ElementFunction makeUnsigned(Type bytes) {
  return {bytes,
          [=](OpBuilder &b, Location loc, Value x) -> Value {
            return arith::XOrIOp::create(b, loc, x,
                                         createConstant(b, loc, bytes, -128));
          },
          [](int64_t x) { return static_cast<int8_t>(x ^ -128); }};
}

/// Applies a function to every element; of what is padded, before it is.
static Value mapElements(PrimitiveBuilder &b, Value value,
                         const ElementFunction &function) {
  auto type = cast<RankedTensorType>(value.getType());
  auto pad = value.getDefiningOp<tensor::PadOp>();
  APInt padding;
  if (pad && pad.getSourceType().hasStaticShape() &&
      pad.getConstantPaddingValue() &&
      matchPattern(pad.getConstantPaddingValue(), m_ConstantInt(&padding))) {
    Value source = mapElements(b, pad.getSource(), function);
    Value element = createConstant(b, b.getLoc(), function.type,
                                   function.compute(padding.getSExtValue()));
    return tensor::PadOp::create(b, type.clone(function.type), source,
                                 pad.getMixedLowPad(), pad.getMixedHighPad(),
                                 element, pad.getNofold());
  }
  int64_t rank = type.getRank();
  Value init = b.empty(type.getShape(), function.type);
  AffineMap identity = b.getMultiDimIdentityMap(rank);
  return linalg::GenericOp::create(
             b, init.getType(), value, init, {identity, identity},
             SmallVector<utils::IteratorType>(rank,
                                              utils::IteratorType::parallel),
             [&](OpBuilder &nested, Location loc, ValueRange args) {
               linalg::YieldOp::create(nested, loc,
                                       function.build(nested, loc, args[0]));
             })
      .getResult(0);
}

/// Unsigned weights come as their values less 128, with that zero point.
static bool hasUnsignedWeights(linalg::LinalgOp op, const ByteProducts &bytes) {
  return bytes.takesUnsignedWeights && getZeroPoint(op, 3) == -128 &&
         !isa<linalg::DepthwiseConv2DNhwcHwcQOp>(op);
}

static Factors getFactors(PrimitiveBuilder &b, linalg::LinalgOp op,
                          const ByteProducts &bytes) {
  Value lhs = op.getDpsInputs()[0], rhs = op.getDpsInputs()[1];
  Value lhsZero = op.getDpsInputs()[2];
  int64_t rhsZero = *getZeroPoint(op, 3);
  if (hasUnsignedWeights(op, bytes))
    return {lhs,
            mapElements(b, rhs, makeUnsigned(b.getI8Type())),
            lhsZero,
            /*isLhsUnsigned=*/false,
            /*isRhsUnsigned=*/true,
            bytes.group};
  if (rhsZero != 0) {
    Type words = b.getI16Type();
    return {mapElements(b, lhs, extendBy(words, 0)),
            mapElements(b, rhs, extendBy(words, rhsZero)),
            lhsZero,
            /*isLhsUnsigned=*/false,
            /*isRhsUnsigned=*/false,
            /*group=*/2};
  }
  if (!bytes.isLhsUnsigned)
    return {lhs,
            rhs,
            lhsZero,
            /*isLhsUnsigned=*/false,
            /*isRhsUnsigned=*/false,
            bytes.group};
  Value moved = b.createOrFold<arith::AddIOp>(
      lhsZero, createConstant(b, b.getLoc(), b.getI32Type(), 128));
  return {mapElements(b, lhs, makeUnsigned(b.getI8Type())),
          rhs,
          moved,
          /*isLhsUnsigned=*/true,
          /*isRhsUnsigned=*/false,
          bytes.group};
}

/// factor·Σ_k rhs[k, n] for the last dimension n of `rhs`, in i32.
static Value getColumnSums(PrimitiveBuilder &b, const Factors &factors,
                           int64_t factor) {
  Value rhs = factors.rhs;
  auto type = cast<RankedTensorType>(rhs.getType());
  int64_t rank = type.getRank();
  Type sums = b.getI32Type();
  Value zero = createConstant(b, b.getLoc(), sums, 0);
  Value init = b.empty(type.getShape().back(), sums);
  init = linalg::FillOp::create(b, zero, init).getResult(0);
  SmallVector<utils::IteratorType> iterators(rank - 1,
                                             utils::IteratorType::reduction);
  iterators.push_back(utils::IteratorType::parallel);
  AffineMap identity = b.getMultiDimIdentityMap(rank);
  AffineMap column = identity.getSubMap({static_cast<unsigned>(rank - 1)});
  return linalg::GenericOp::create(
             b, init.getType(), rhs, init, {identity, column}, iterators,
             [&](OpBuilder &nested, Location loc, ValueRange args) {
               Value wide =
                   factors.isRhsUnsigned
                       ? arith::ExtUIOp::create(nested, loc, sums, args[0])
                             .getResult()
                       : arith::ExtSIOp::create(nested, loc, sums, args[0])
                             .getResult();
               Value term = arith::MulIOp::create(
                   nested, loc, wide,
                   createConstant(nested, loc, sums, factor));
               linalg::YieldOp::create(
                   nested, loc,
                   arith::AddIOp::create(nested, loc, args[1], term)
                       .getResult());
             })
      .getResult(0);
}

/// Adds −zeroPoint·Σ_k rhs[k, n] to column n of `product`, for an epilogue to
/// take.
static Value addCorrection(PrimitiveBuilder &b, Value product,
                           const Factors &factors) {
  APInt known;
  bool isKnown = matchPattern(factors.zeroPoint, m_ConstantInt(&known));
  if (isKnown && known.isZero())
    return product;
  Value correction =
      getColumnSums(b, factors, isKnown ? -known.getSExtValue() : -1);
  auto type = cast<RankedTensorType>(product.getType());
  int64_t rank = type.getRank();
  Value init = b.empty(type.getShape(), type.getElementType());
  AffineMap identity = b.getMultiDimIdentityMap(rank);
  AffineMap column = identity.getSubMap({static_cast<unsigned>(rank - 1)});
  return linalg::GenericOp::create(
             b, type, ValueRange{product, correction}, init,
             {identity, column, identity},
             SmallVector<utils::IteratorType>(rank,
                                              utils::IteratorType::parallel),
             [&](OpBuilder &nested, Location loc, ValueRange args) {
               Value term = args[1];
               if (!isKnown)
                 term = arith::MulIOp::create(nested, loc, term,
                                              factors.zeroPoint);
               linalg::YieldOp::create(
                   nested, loc,
                   arith::AddIOp::create(nested, loc, args[0], term)
                       .getResult());
             })
      .getResult(0);
}

/// Says of the primitive that computes `product` which sign its factors have.
static void setSigns(Value product, const Factors &factors) {
  if (auto expand = product.getDefiningOp<tensor::ExpandShapeOp>())
    product = expand.getSrc();
  UnitAttr unit = UnitAttr::get(product.getContext());
  if (factors.isLhsUnsigned)
    product.getDefiningOp()->setAttr("lhs_unsigned", unit);
  if (factors.isRhsUnsigned)
    product.getDefiningOp()->setAttr("rhs_unsigned", unit);
}

/// Takes what primitives cannot address out of the factors of a convolution:
/// taps are to have whole groups of channels.
static void padChannels(PrimitiveBuilder &b, Factors &factors, Value &input) {
  int64_t channels = cast<ShapedType>(input.getType()).getDimSize(3);
  int64_t whole = llvm::alignTo(channels, factors.group);
  if (whole == channels)
    return;
  input = b.padDimension(input, 3, whole);
  factors.rhs = b.padDimension(factors.rhs, 2, whole);
}

namespace {

template <typename OpTy> struct ConvertQuantized : OpRewritePattern<OpTy> {
  ConvertQuantized(MLIRContext *context, const ByteProducts &bytes,
                   PatternBenefit benefit)
      : OpRewritePattern<OpTy>(context, benefit), bytes(bytes) {}

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    auto loop = cast<linalg::LinalgOp>(op.getOperation());
    if (CheckResult result = checkQuantizedTensors(loop); failed(result))
      return rewriter.notifyMatchFailure(op, result.getReason());
    PrimitiveBuilder builder(op.getLoc(), rewriter);
    Factors factors = getFactors(builder, loop, bytes);
    Value product =
        multiply(builder, op, factors, getAddend(op.getOutputs()[0]));
    setSigns(product, factors);
    rewriter.replaceOp(op, addCorrection(builder, product, factors));
    return success();
  }

private:
  static Value multiply(PrimitiveBuilder &b, linalg::QuantizedMatmulOp,
                        Factors &factors, Value addend) {
    return b.gemm(factors.lhs, factors.rhs, addend);
  }

  static Value multiply(PrimitiveBuilder &b, linalg::Conv2DNhwcHwcfQOp op,
                        Factors &factors, Value addend) {
    Value input = factors.lhs;
    ArrayRef<int64_t> taps =
        cast<ShapedType>(factors.rhs.getType()).getShape().take_front(2);
    ConvGeometry geometry = getConvGeometry(op, input, taps, /*height=*/1);
    if (!geometry.isPointwise() && !geometry.coversImage())
      padChannels(b, factors, input);
    return b.conv(input, factors.rhs, geometry, addend);
  }

  static Value multiply(PrimitiveBuilder &b,
                        linalg::DepthwiseConv2DNhwcHwcQOp op, Factors &factors,
                        Value addend) {
    Value input = factors.lhs;
    ArrayRef<int64_t> taps =
        cast<ShapedType>(factors.rhs.getType()).getShape().take_front(2);
    ConvGeometry geometry = getConvGeometry(op, input, taps, /*height=*/1);
    return b.depthwiseConv(input, factors.rhs, geometry, addend);
  }

  ByteProducts bytes;
};

/// Batches: each matrix is a product of its own.
struct ConvertQuantizedBatch
    : OpRewritePattern<linalg::QuantizedBatchMatmulOp> {
  ConvertQuantizedBatch(MLIRContext *context, const ByteProducts &bytes,
                        int64_t unrollBatch, PatternBenefit benefit)
      : OpRewritePattern(context, benefit), bytes(bytes),
        unrollBatch(unrollBatch) {}

  LogicalResult matchAndRewrite(linalg::QuantizedBatchMatmulOp op,
                                PatternRewriter &rewriter) const override {
    auto loop = cast<linalg::LinalgOp>(op.getOperation());
    if (CheckResult result = checkQuantizedTensors(loop); failed(result))
      return rewriter.notifyMatchFailure(op, result.getReason());
    PrimitiveBuilder b(op.getLoc(), rewriter);
    Factors all = getFactors(b, loop, bytes);
    Value addend = getAddend(op.getOutputs()[0]);
    auto type = cast<RankedTensorType>(op.getResultTypes()[0]);
    // Constant factors can be packed at compile time only one by one.
    bool isUnrolled = type.getDimSize(0) <= unrollBatch ||
                      matchPattern(op.getInputs()[1], m_Constant());
    auto multiply = [&](OpFoldResult number) {
      Factors part = all;
      part.lhs = extractMatrix(b, all.lhs, number);
      part.rhs = extractMatrix(b, all.rhs, number);
      Value product =
          b.gemm(part.lhs, part.rhs,
                 addend ? extractMatrix(b, addend, number) : Value());
      setSigns(product, part);
      return addCorrection(b, product, part);
    };
    rewriter.replaceOp(op, buildBatch(b, type, isUnrolled, multiply));
    return success();
  }

private:
  ByteProducts bytes;
  int64_t unrollBatch;
};

/// Groups: each is a convolution of its channels.
struct ConvertQuantizedGroups : OpRewritePattern<linalg::Conv2DNhwgcGfhwcQOp> {
  ConvertQuantizedGroups(MLIRContext *context, const ByteProducts &bytes,
                         PatternBenefit benefit)
      : OpRewritePattern(context, benefit), bytes(bytes) {}

  LogicalResult matchAndRewrite(linalg::Conv2DNhwgcGfhwcQOp op,
                                PatternRewriter &rewriter) const override {
    auto loop = cast<linalg::LinalgOp>(op.getOperation());
    if (CheckResult result = checkQuantizedTensors(loop); failed(result))
      return rewriter.notifyMatchFailure(op, result.getReason());
    PrimitiveBuilder b(op.getLoc(), rewriter);
    SmallVector<ReassociationIndices> channels{{0}, {1}, {2}, {3, 4}};
    Factors all = getFactors(b, loop, bytes);
    Value input = b.collapse(all.lhs, channels);
    ArrayRef<int64_t> filter = cast<ShapedType>(all.rhs.getType()).getShape();
    ConvGeometry geometry =
        getConvGeometry(op, input, filter.slice(2, 2), /*height=*/1);
    Value addend = getAddend(op.getOutputs()[0]);
    if (addend)
      addend = b.collapse(addend, channels);
    ArrayRef<int64_t> shape =
        cast<ShapedType>(op.getResultTypes()[0]).getShape();
    Value result = b.empty({shape[0], shape[1], shape[2], shape[3] * shape[4]},
                           b.getI32Type());
    for (int64_t group = 0; group < filter[0]; ++group) {
      Factors part = all;
      Value image = slice(b, input, 3, group * filter[4], filter[4]);
      Value taps =
          b.collapse(slice(b, all.rhs, 0, group, 1), {{0, 1}, {2}, {3}, {4}});
      part.rhs = b.transpose(taps, {1, 2, 3, 0});
      padChannels(b, part, image);
      Value sums =
          addend ? slice(b, addend, 3, group * filter[1], filter[1]) : Value();
      Value product = b.conv(image, part.rhs, geometry, sums);
      setSigns(product, part);
      product = addCorrection(b, product, part);
      Slice place(b, result, 3, group * filter[1], filter[1]);
      result = tensor::InsertSliceOp::create(b, product, result, place.offsets,
                                             place.sizes, place.strides);
    }
    rewriter.replaceOp(op, b.expand(result, shape, channels));
    return success();
  }

private:
  /// `size` elements of one dimension, and all of the others.
  struct Slice {
    Slice(OpBuilder &b, Value value, int64_t dim, int64_t offset,
          int64_t size) {
      ArrayRef<int64_t> shape = cast<ShapedType>(value.getType()).getShape();
      sizes = getAsIndexOpFoldResult(b.getContext(), shape);
      offsets.assign(shape.size(), b.getIndexAttr(0));
      strides.assign(shape.size(), b.getIndexAttr(1));
      offsets[dim] = b.getIndexAttr(offset);
      sizes[dim] = b.getIndexAttr(size);
    }
    SmallVector<OpFoldResult> offsets, sizes, strides;
  };

  static Value slice(PrimitiveBuilder &b, Value value, int64_t dim,
                     int64_t offset, int64_t size) {
    Slice place(b, value, dim, offset, size);
    return tensor::ExtractSliceOp::create(b, value, place.offsets, place.sizes,
                                          place.strides);
  }

  ByteProducts bytes;
};

} // namespace

void nnprim::populateQuantizedToNNPrimPatterns(RewritePatternSet &patterns,
                                               const ByteProducts &bytes,
                                               int64_t unrollBatch,
                                               PatternBenefit benefit) {
  patterns.add<ConvertQuantized<linalg::Conv2DNhwcHwcfQOp>,
               ConvertQuantized<linalg::DepthwiseConv2DNhwcHwcQOp>,
               ConvertQuantized<linalg::QuantizedMatmulOp>>(
      patterns.getContext(), bytes, benefit);
  patterns.add<ConvertQuantizedBatch>(patterns.getContext(), bytes, unrollBatch,
                                      benefit);
  patterns.add<ConvertQuantizedGroups>(patterns.getContext(), bytes, benefit);
}
