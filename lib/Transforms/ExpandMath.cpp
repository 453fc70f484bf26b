//===- ExpandMath.cpp - No mathematical library at run time ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DoubleMath.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_EXPANDMATHPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

/// `type` with `elementType` for its scalars.
static Type withElementType(Type type, Type elementType) {
  if (auto vectorType = dyn_cast<VectorType>(type))
    return vectorType.clone(elementType);
  return elementType;
}

namespace {

/// f64 to f16 or bf16 by way of f32, and integers to bf16 likewise: no target
/// has an instruction for either.
template <typename OpTy> struct NarrowThroughF32 : OpRewritePattern<OpTy> {
  using OpRewritePattern<OpTy>::OpRewritePattern;

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    Type from = getElementTypeOrSelf(op.getIn().getType());
    Type to = getElementTypeOrSelf(op.getType());
    bool needsStep = from.isF64() ? to.isF16() || to.isBF16()
                                  : from.isInteger() && to.isBF16();
    if (!needsStep)
      return rewriter.notifyMatchFailure(op, "the targets can do it");
    Type step = withElementType(op.getType(), rewriter.getF32Type());
    Value wide = OpTy::create(rewriter, op.getLoc(), step, op.getIn());
    rewriter.replaceOpWithNewOp<arith::TruncFOp>(op, op.getType(), wide);
    return success();
  }
};

/// log10(x) = log(x) · log10(e).
struct Log10ToLog : OpRewritePattern<math::Log10Op> {
  using Base::Base;

  LogicalResult matchAndRewrite(math::Log10Op op,
                                PatternRewriter &rewriter) const override {
    Location loc = op.getLoc();
    Value log = math::LogOp::create(rewriter, loc, op.getOperand());
    Type type = op.getType();
    TypedAttr factor = rewriter.getFloatAttr(getElementTypeOrSelf(type),
                                             0.43429448190325182765);
    if (auto vectorType = dyn_cast<VectorType>(type))
      factor = SplatElementsAttr::get(vectorType, factor);
    Value constant = arith::ConstantOp::create(rewriter, loc, factor);
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, log, constant);
    return success();
  }
};

/// Spells constants and steps of an approximation on scalars or vectors.
class FloatBuilder : public ImplicitLocOpBuilder {
public:
  FloatBuilder(Operation *op, PatternRewriter &rewriter)
      : ImplicitLocOpBuilder(op->getLoc(), rewriter),
        type(op->getResult(0).getType()),
        intType(withElementType(type, getI32Type())) {}

  Value constant(float value) { return splat(type, getF32FloatAttr(value)); }
  Value constantInt(int32_t value) {
    return splat(intType, getI32IntegerAttr(value));
  }
  Value fma(Value a, Value b, Value c) {
    return math::FmaOp::create(*this, a, b, c);
  }
  /// x, or `limit` if x is `predicate` of it; NaN stays.
  Value limit(Value x, arith::CmpFPredicate predicate, float limit) {
    Value bound = constant(limit);
    Value beyond = arith::CmpFOp::create(*this, predicate, x, bound);
    return arith::SelectOp::create(*this, beyond, bound, x);
  }
  /// 2^k from its exponent field; -126 <= k <= 127.
  Value powerOfTwo(Value k) {
    Value biased = arith::AddIOp::create(*this, k, constantInt(127));
    Value bits = arith::ShLIOp::create(*this, biased, constantInt(23));
    return arith::BitcastOp::create(*this, type, bits);
  }

  const Type type, intType;

private:
  Value splat(Type of, TypedAttr value) {
    if (auto vectorType = dyn_cast<VectorType>(of))
      value = SplatElementsAttr::get(vectorType, Attribute(value));
    return arith::ConstantOp::create(*this, value);
  }
};

/// exp of f32 within one ULP, subnormal results included; 1 for 0. The argument
/// is reduced by n·ln 2 in two parts (Cody and Waite), the polynomial is
/// minimax in ULPs, and 2^n is multiplied in two steps, of which only the
/// second rounds or overflows.
struct ExpandExp : OpRewritePattern<math::ExpOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(math::ExpOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return rewriter.notifyMatchFailure(op, "not of f32");
    FloatBuilder b(op, rewriter);
    // exp(-104) is 0 and exp(89) infinite.
    Value x = b.limit(op.getOperand(), arith::CmpFPredicate::OLT, -104.0f);
    x = b.limit(x, arith::CmpFPredicate::OGT, 89.0f);
    Value n = math::RoundEvenOp::create(
        b, arith::MulFOp::create(b, x, b.constant(0x1.715476p+0f)));
    Value t = b.fma(n, b.constant(-0x1.62e43p-1f), x);
    t = b.fma(n, b.constant(0x1.05c61p-29f), t);
    constexpr float coefficients[] = {0x1.12397ep-7f, 0x1.5559fep-5f,
                                      0x1.555492p-3f, 0x1.fffffap-2f,
                                      1.0f,           1.0f};
    Value p = b.constant(0x1.697b94p-10f);
    for (float coefficient : coefficients)
      p = b.fma(p, t, b.constant(coefficient));
    Value k = arith::FPToSIOp::create(b, b.intType, n);
    Value half = arith::ShRSIOp::create(b, k, b.constantInt(1));
    Value rest = arith::SubIOp::create(b, k, half);
    p = arith::MulFOp::create(b, p, b.powerOfTwo(half));
    rewriter.replaceOpWithNewOp<arith::MulFOp>(op, p, b.powerOfTwo(rest));
    return success();
  }
};

struct ExpandMath : nnprim::impl::ExpandMathPassBase<ExpandMath> {
  using Base::Base;

  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    // Not tanh, which has a polynomial, nor what is an instruction.
    math::populateExpansionPatterns(
        patterns, {"acosh", "asinh", "atanh", "clampf", "cosh", "exp2", "fpowi",
                   "round", "rsqrt", "sinh", "tan"});
    // Upstream's exp loses subnormal results.
    populateMathPolynomialApproximationPatterns(patterns, [](StringRef name) {
      return name != math::ExpOp::getOperationName();
    });
    patterns.add<ExpandExp, Log10ToLog, NarrowThroughF32<arith::TruncFOp>,
                 NarrowThroughF32<arith::SIToFPOp>,
                 NarrowThroughF32<arith::UIToFPOp>>(&getContext());
    populateMathAlgebraicSimplificationPatterns(patterns);
    nnprim::populateDoubleMathPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
