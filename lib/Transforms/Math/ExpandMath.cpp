//===- ExpandMath.cpp - Math functions as arithmetic ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DoubleMath.h"
#include "FloatMath.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"
#include "mlir/Transforms/WalkPatternRewriteDriver.h"

namespace nnprim {
#define GEN_PASS_DEF_EXPANDMATHPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

/// `type` with its scalar type replaced by `elementType`.
static Type withElementType(Type type, Type elementType) {
  if (auto vectorType = dyn_cast<VectorType>(type))
    return vectorType.clone(elementType);
  return elementType;
}

namespace {

/// Converts f64 to f16 or bf16, and integers to bf16, by way of f32: no target
/// has an instruction for these conversions.
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

/// Rounds f32 to the nearest bf16, ties to even, in integer arithmetic up to
/// the final bitcast. NaN is selected as words, before they are made halves:
/// masks of halves would be packed, too, and a select of bf16 is one for which
/// LLVM calls a function if the vector has an odd width.
struct TruncateToBF16 : OpRewritePattern<arith::TruncFOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(arith::TruncFOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getIn();
    if (!getElementTypeOrSelf(x.getType()).isF32() ||
        !getElementTypeOrSelf(op.getType()).isBF16())
      return rewriter.notifyMatchFailure(op, "not from f32 to bf16");
    ImplicitLocOpBuilder b(op.getLoc(), rewriter);
    Type intType = withElementType(x.getType(), b.getI32Type());
    Type halfType = withElementType(x.getType(), b.getI16Type());
    auto constant = [&](Type type, int64_t value) -> Value {
      Type element = getElementTypeOrSelf(type);
      TypedAttr attribute = b.getIntegerAttr(element, value);
      if (auto vectorType = dyn_cast<VectorType>(type))
        attribute = SplatElementsAttr::get(vectorType, attribute);
      return arith::ConstantOp::create(b, attribute);
    };
    Value bits = arith::BitcastOp::create(b, intType, x);
    Value sixteen = constant(intType, 16);
    // Half a unit in the last place of the result, minus one if the kept part
    // is even.
    Value isOdd = arith::AndIOp::create(
        b, arith::ShRUIOp::create(b, bits, sixteen), constant(intType, 1));
    Value half = arith::AddIOp::create(b, isOdd, constant(intType, 0x7fff));
    Value rounded = arith::AddIOp::create(b, bits, half);
    // NaN stays NaN, also if its payload is cut off or would carry.
    Value isNaN = arith::CmpFOp::create(b, arith::CmpFPredicate::UNO, x, x);
    Value quiet = arith::OrIOp::create(b, bits, constant(intType, 0x400000));
    Value kept = arith::ShRUIOp::create(
        b, arith::SelectOp::create(b, isNaN, quiet, rounded), sixteen);
    Value result = arith::TruncIOp::create(b, halfType, kept);
    rewriter.replaceOpWithNewOp<arith::BitcastOp>(op, op.getType(), result);
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

struct ExpandMath : nnprim::impl::ExpandMathPassBase<ExpandMath> {
  using Base::Base;

  void runOnOperation() override {
    RewritePatternSet composed(&getContext());
    nnprim::populateSwishPatterns(composed);
    nnprim::populateHardSwishPatterns(composed);
    walkAndApplyPatterns(getOperation(), std::move(composed));
    RewritePatternSet patterns(&getContext());
    // tanh is expanded in FloatMath.cpp, and functions that are instructions
    // are left alone.
    math::populateExpansionPatterns(
        patterns, {"acosh", "asinh", "atanh", "clampf", "cosh", "exp2", "fpowi",
                   "round", "rsqrt", "sinh", "tan"});
    // The expansions of exp, tanh and erf in FloatMath.h are shorter, and exp
    // there returns subnormal results.
    populateMathPolynomialApproximationPatterns(patterns, [](StringRef name) {
      return !llvm::is_contained({"math.exp", "math.tanh", "math.erf"}, name);
    });
    nnprim::populateFloatMathPatterns(patterns);
    nnprim::populateConstantDivisorPatterns(patterns);
    patterns.add<Log10ToLog, TruncateToBF16, NarrowThroughF32<arith::TruncFOp>,
                 NarrowThroughF32<arith::SIToFPOp>,
                 NarrowThroughF32<arith::UIToFPOp>>(&getContext());
    populateMathAlgebraicSimplificationPatterns(patterns);
    nnprim::populateDoubleMathPatterns(patterns);
    if (failed(applyPatternsGreedily(getOperation(), std::move(patterns))))
      signalPassFailure();
  }
};

} // namespace
