//===- HardSwish.cpp - Products by a clipped sum, scaled ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//     s · (x · clip(x + a, low, high)) = x · clip(s · x + s · a, s · low,
//                                                 s · high)
//
// for s > 0. Frameworks that have no operator for hard-swish export it as the
// left side, with a division by 6 at the end; the right side is the operator's
// definition, and takes a multiplication, or a division's two, less. The factor
// of x has an absolute error of about 2^-24 of s times the larger bound, unless
// `a` is larger than both; with bounds of 0 and 1 / s, as here, the result has
// one of 2^-24 of x.
//
//===----------------------------------------------------------------------===//

#include "FloatBuilder.h"
#include "FloatMath.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <type_traits>
#include <utility>

using namespace mlir;
using namespace nnprim;

namespace {
/// A value and a constant that an op combines, or a bound in two ops: for Clip,
/// the frontend writes select(x < low, low, x) and select(high < x, high, x).
struct WithConstant {
  Value value;
  float constant;
  bool isSelection;
};

/// x · clip(x + summand, low, high). Which bound comes first makes no
/// difference if low ≤ high.
struct ClippedProduct {
  Value x;
  float summand;
  WithConstant low, high;
};
} // namespace

static std::optional<float> matchConstant(Value value) {
  APFloat number(0.0f);
  if (!getElementTypeOrSelf(value.getType()).isF32() ||
      !matchPattern(value, m_ConstantFloat(&number)))
    return std::nullopt;
  return number.convertToFloat();
}

/// The operands of the commutative `op`, if one of them is a constant.
static std::optional<WithConstant> matchOperands(Operation *op) {
  for (auto [constant, other] : {std::pair(1, 0), std::pair(0, 1)})
    if (auto number = matchConstant(op->getOperand(constant)))
      return WithConstant{op->getOperand(other), *number,
                          /*isSelection=*/false};
  return std::nullopt;
}

/// `value` as the maximum of another and a constant for `OpTy` = MaximumFOp, as
/// the minimum for MinimumFOp.
template <typename OpTy>
static std::optional<WithConstant> matchBound(Value value) {
  if (auto op = value.getDefiningOp<OpTy>())
    return matchOperands(op);
  auto select = value.getDefiningOp<arith::SelectOp>();
  if (!select)
    return std::nullopt;
  auto compare = select.getCondition().getDefiningOp<arith::CmpFOp>();
  auto number = matchConstant(select.getTrueValue());
  if (!compare || compare.getPredicate() != arith::CmpFPredicate::OLT ||
      !number)
    return std::nullopt;
  Value less = select.getFalseValue(), more = select.getTrueValue();
  if (std::is_same_v<OpTy, arith::MinimumFOp>)
    std::swap(less, more);
  if (compare.getLhs() != less || compare.getRhs() != more)
    return std::nullopt;
  return WithConstant{select.getFalseValue(), *number, /*isSelection=*/true};
}

/// Whether `op` is all that `value` is computed for, itself or through another
/// op, as a comparison is.
static bool isOnlyFor(Value value, Operation *op) {
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    return user == op || (user->hasOneUse() && *user->user_begin() == op);
  });
}

/// The clipped sum `value` as a factor of `x`.
static std::optional<ClippedProduct> matchClip(Value value, Value x) {
  if (!value.hasOneUse())
    return std::nullopt;
  std::optional<WithConstant> low, high;
  Value inner, sum;
  if ((high = matchBound<arith::MinimumFOp>(value)) &&
      (low = matchBound<arith::MaximumFOp>(high->value))) {
    inner = high->value;
    sum = low->value;
  } else if ((low = matchBound<arith::MaximumFOp>(value)) &&
             (high = matchBound<arith::MinimumFOp>(low->value))) {
    inner = low->value;
    sum = high->value;
  } else {
    return std::nullopt;
  }
  auto add = sum.getDefiningOp<arith::AddFOp>();
  if (!add || low->constant > high->constant ||
      !isOnlyFor(inner, value.getDefiningOp()) ||
      !isOnlyFor(sum, inner.getDefiningOp()))
    return std::nullopt;
  std::optional<WithConstant> added = matchOperands(add);
  if (!added || added->value != x)
    return std::nullopt;
  return ClippedProduct{x, added->constant, *low, *high};
}

static std::optional<ClippedProduct> matchProduct(Value value) {
  auto product = value.getDefiningOp<arith::MulFOp>();
  if (!product || !product->hasOneUse())
    return std::nullopt;
  if (auto clipped = matchClip(product.getRhs(), product.getLhs()))
    return clipped;
  return matchClip(product.getLhs(), product.getRhs());
}

/// The maximum or minimum of `value` and `number`, in the form that `original`
/// has: both keep NaN.
template <typename OpTy>
static Value bound(FloatBuilder &b, Value value, const WithConstant &original,
                   float number) {
  Value constant = b.constant(number);
  if (!original.isSelection)
    return OpTy::create(b, value, constant);
  const bool isLow = std::is_same_v<OpTy, arith::MaximumFOp>;
  Value isBeyond =
      arith::CmpFOp::create(b, arith::CmpFPredicate::OLT,
                            isLow ? value : constant, isLow ? constant : value);
  return arith::SelectOp::create(b, isBeyond, constant, value);
}

/// Replaces `op`, which is `value` times `scale`, where `value` is such a
/// product.
static LogicalResult rewriteScaled(Operation *op, Value value, double scale,
                                   PatternRewriter &rewriter) {
  std::optional<ClippedProduct> product = matchProduct(value);
  if (!product)
    return rewriter.notifyMatchFailure(op, "no product by a clipped sum");
  auto scaled = [&](float number) {
    return static_cast<float>(scale * double(number));
  };
  // Infinite bounds, and infinite scales, would make NaN of zeros.
  for (float number : {float(scale), product->summand, scaled(product->summand),
                       product->low.constant, scaled(product->low.constant),
                       product->high.constant, scaled(product->high.constant)})
    if (!std::isfinite(number))
      return rewriter.notifyMatchFailure(op, "a number is not finite");
  if (!(float(scale) > 0))
    return rewriter.notifyMatchFailure(op, "the scale is not positive");
  // The constant s · a has an error of 2^-25 of itself.
  if (std::fabs(product->summand) > std::max(std::fabs(product->low.constant),
                                             std::fabs(product->high.constant)))
    return rewriter.notifyMatchFailure(op, "the sum cancels");
  FloatBuilder b(op, rewriter);
  Value factor = math::FmaOp::create(b, product->x, b.constant(float(scale)),
                                     b.constant(scaled(product->summand)));
  factor = bound<arith::MaximumFOp>(b, factor, product->low,
                                    scaled(product->low.constant));
  factor = bound<arith::MinimumFOp>(b, factor, product->high,
                                    scaled(product->high.constant));
  rewriter.replaceOp(op, b.mul(product->x, factor));
  return success();
}

namespace {
struct ExpandClippedQuotient : OpRewritePattern<arith::DivFOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(arith::DivFOp op,
                                PatternRewriter &rewriter) const override {
    std::optional<float> divisor = matchConstant(op.getRhs());
    if (!divisor)
      return rewriter.notifyMatchFailure(op, "not by a constant of f32");
    return rewriteScaled(op, op.getLhs(), 1.0 / *divisor, rewriter);
  }
};

struct ExpandScaledClip : OpRewritePattern<arith::MulFOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(arith::MulFOp op,
                                PatternRewriter &rewriter) const override {
    if (std::optional<WithConstant> scaled = matchOperands(op))
      return rewriteScaled(op, scaled->value, scaled->constant, rewriter);
    return rewriter.notifyMatchFailure(op, "not by a constant of f32");
  }
};
} // namespace

void nnprim::populateHardSwishPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandClippedQuotient, ExpandScaledClip>(patterns.getContext());
}
