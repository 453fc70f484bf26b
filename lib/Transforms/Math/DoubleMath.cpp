//===- DoubleMath.cpp - Transcendental functions in f64 -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The reference path computes in f64 and may be slow. It uses series whose
// terms all have the same sign wherever they converge, because nothing cancels
// in them.
//
//===----------------------------------------------------------------------===//

#include "DoubleMath.h"

#include "DoubleBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/TypeUtilities.h"
#include "llvm/ADT/SmallVector.h"

#include <limits>

using namespace mlir;
using namespace nnprim;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();
static constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();
/// ln 2 as the sum of two parts. The first ends in zeros, so that its products
/// with small integers are exact.
static constexpr double kLn2High = 0x1.62e42feep-1;
static constexpr double kLn2Low = 0x1.a39ef35793c76p-33;

/// 1/(first·(first+step)·…), the coefficients of a Taylor series.
static SmallVector<double> getInverseFactorials(int first, int step,
                                                int count) {
  SmallVector<double> result;
  double factorial = 1;
  int n = 1;
  for (int i = 0; i < count; ++i) {
    for (; n <= first + i * step; ++n)
      factorial *= n;
    result.push_back(1 / factorial);
  }
  return result;
}

/// exp(x) = 2^n · exp(r) with |r| ≤ ln(2)/2. The first neglected term of the
/// Taylor series is r^14/14! < 5e-18.
Value DoubleBuilder::exp(Value x) {
  // Beyond these bounds the result is 0 or infinity; NaN must not reach the
  // conversion to an integer.
  Value bounded = arith::MinNumFOp::create(b, x, constant(710));
  bounded = arith::MaxNumFOp::create(b, bounded, constant(-746));
  Value n = round(mul(bounded, constant(0x1.71547652b82fep0)));
  Value r = fma(n, constant(-kLn2High), bounded);
  r = fma(n, constant(-kLn2Low), r);
  Value series = horner(r, getInverseFactorials(0, 1, 14));
  // 2^n is applied as two factors, since it may be out of range itself.
  Value whole = toInteger(n);
  Value half = arith::ShRSIOp::create(b, whole, integer(1));
  Value rest = arith::SubIOp::create(b, whole, half);
  Value result = mul(mul(series, powerOfTwo(half)), powerOfTwo(rest));
  return select(isNaN(x), x, result);
}

/// log(m·2^e) = e·ln 2 + 2·artanh(s) with s = (m − 1)/(m + 1) and m in [√½,
/// √2), hence s² < 0.0295, for which eleven terms suffice.
Value DoubleBuilder::log(Value x) {
  Value tiny =
      compare(arith::CmpFPredicate::OLT, x, std::numeric_limits<double>::min());
  Value normal = select(tiny, mul(x, constant(0x1p54)), x);
  // Subtracting the bits of √½ leaves the exponent e of m·2^e in the high bits.
  constexpr int64_t sqrtHalf = 0x3fe6a09e667f3bcd;
  Value shifted = arith::SubIOp::create(b, bitsOf(normal), integer(sqrtHalf));
  Value exponent = arith::ShRSIOp::create(b, shifted, integer(52));
  Value mantissa = arith::SubIOp::create(
      b, bitsOf(normal), arith::ShLIOp::create(b, exponent, integer(52)));
  Value m = fromBits(mantissa);
  Value e = sub(toDouble(exponent), select(tiny, constant(54), constant(0)));

  Value s = div(sub(m, constant(1)), add(m, constant(1)));
  SmallVector<double> coefficients;
  for (int i = 0; i < 11; ++i)
    coefficients.push_back(2.0 / (2 * i + 1));
  Value logM = mul(s, horner(mul(s, s), coefficients));
  Value result = fma(e, constant(kLn2High), fma(e, constant(kLn2Low), logM));

  result = select(compare(arith::CmpFPredicate::OEQ, x, kInfinity), x, result);
  result = select(compare(arith::CmpFPredicate::OEQ, x, 0),
                  constant(-kInfinity), result);
  result =
      select(compare(arith::CmpFPredicate::OLT, x, 0), constant(kNaN), result);
  return select(isNaN(x), x, result);
}

/// Uses the series of sinh and cosh for |x| < 1, and 1 − 2/(exp(2|x|) + 1)
/// otherwise.
Value DoubleBuilder::tanh(Value x) {
  Value magnitude = abs(x), square = mul(x, x);
  Value sinh = mul(magnitude, horner(square, getInverseFactorials(1, 2, 10)));
  Value cosh = horner(square, getInverseFactorials(0, 2, 10));
  Value power = exp(add(magnitude, magnitude));
  Value large = sub(constant(1), div(constant(2), add(power, constant(1))));
  Value result = select(compare(arith::CmpFPredicate::OLT, magnitude, 1),
                        div(sinh, cosh), large);
  return math::CopySignOp::create(b, result, x);
}

/// erf(x) = 2/√π · exp(−x²) · x · Σ (2x²)^n / (1·3·…·(2n+1)). From x = 6 on,
/// the result rounds to 1 in f64.
Value DoubleBuilder::erf(Value x) {
  constexpr int numTerms = 130;
  Value bounded = arith::MinNumFOp::create(b, abs(x), constant(6));
  Value square = mul(bounded, bounded);
  Value sum = constant(1);
  for (int n = numTerms; n > 0; --n)
    sum = fma(mul(sum, constant(2.0 / (2 * n + 1))), square, constant(1));
  Value factor = mul(constant(1.12837916709551257390), bounded);
  Value minusSquare = arith::NegFOp::create(b, square);
  Value result = mul(mul(factor, exp(minusSquare)), sum);
  result = math::CopySignOp::create(b, result, x);
  return select(isNaN(x), x, result);
}

/// Kahan's method: the rounding error of u = 1 + x cancels in the quotient.
Value DoubleBuilder::log1p(Value x) {
  Value u = add(x, constant(1));
  Value quotient = div(x, sub(u, constant(1)));
  Value result = mul(log(u), quotient);
  result = select(compare(arith::CmpFPredicate::OEQ, u, 1), x, result);
  return select(compare(arith::CmpFPredicate::OEQ, x, kInfinity), x, result);
}

/// Kahan's method: (u − 1)·x/log(u) with u = exp(x).
Value DoubleBuilder::expm1(Value x) {
  Value u = exp(x), difference = sub(u, constant(1));
  Value near = div(mul(difference, x), log(u));
  Value isFar = compare(arith::CmpFPredicate::OGT, abs(x), 1);
  Value result = select(isFar, difference, near);
  return select(compare(arith::CmpFPredicate::OEQ, u, 1), x, result);
}

/// exp(y·log|x|) with the sign of odd powers, and the results that IEEE 754
/// requires at 0, 1 and infinity.
Value DoubleBuilder::pow(Value x, Value y) {
  using P = arith::CmpFPredicate;
  auto floor = [&](Value v) { return math::FloorOp::create(b, v); };
  Value one = constant(1), magnitude = abs(x);
  Value result = exp(mul(y, log(magnitude)));
  result = select(compare(P::OEQ, magnitude, 1), one, result);

  Value isInteger = compare(P::OEQ, floor(y), y);
  Value half = mul(y, constant(0.5));
  Value isOdd = both(isInteger, compare(P::UNE, floor(half), half));
  result = select(isOdd, math::CopySignOp::create(b, result, x), result);

  Value isFraction = compare(P::UNE, floor(y), y);
  Value isNegative =
      both(compare(P::OLT, x, 0), compare(P::OGT, x, -kInfinity));
  result = select(both(isNegative, isFraction), constant(kNaN), result);
  return select(compare(P::OEQ, y, 0), one, result);
}

namespace {

/// Computes f32 in f64, where the error of log(x) multiplied by y is harmless.
struct ExpandPow : OpRewritePattern<math::PowFOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(math::PowFOp op,
                                PatternRewriter &rewriter) const override {
    Type element = getElementTypeOrSelf(op.getType());
    if (!element.isF32() && !element.isF64())
      return rewriter.notifyMatchFailure(op, "is neither on f32 nor on f64");
    Type type = rewriter.getF64Type();
    if (auto vectorType = dyn_cast<VectorType>(op.getType()))
      type = vectorType.clone(type);
    DoubleBuilder builder(op.getLoc(), rewriter, type);
    auto widen = [&](Value value) -> Value {
      if (element.isF64())
        return value;
      return arith::ExtFOp::create(builder.b, type, value);
    };
    Value result = builder.pow(widen(op.getLhs()), widen(op.getRhs()));
    if (element.isF32())
      result = arith::TruncFOp::create(builder.b, op.getType(), result);
    rewriter.replaceOp(op, result);
    return success();
  }
};

template <typename OpTy> struct ExpandDouble : OpRewritePattern<OpTy> {
  using Expansion = Value (*)(DoubleBuilder &, Value);

  ExpandDouble(MLIRContext *context, Expansion expand)
      : OpRewritePattern<OpTy>(context), expand(expand) {}

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF64())
      return rewriter.notifyMatchFailure(op, "is not on f64");
    DoubleBuilder builder(op.getLoc(), rewriter, op.getType());
    rewriter.replaceOp(op, expand(builder, op.getOperand()));
    return success();
  }

private:
  Expansion expand;
};

} // namespace

void nnprim::populateDoubleMathPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  // The simplifications for constant exponents go first.
  patterns.add<ExpandPow>(context, /*benefit=*/0);
  patterns.add<ExpandDouble<math::ExpOp>>(
      context, [](DoubleBuilder &b, Value x) { return b.exp(x); });
  patterns.add<ExpandDouble<math::LogOp>>(
      context, [](DoubleBuilder &b, Value x) { return b.log(x); });
  patterns.add<ExpandDouble<math::Log2Op>>(
      context, [](DoubleBuilder &b, Value x) {
        return b.mul(b.log(x), b.constant(1.44269504088896340736));
      });
  patterns.add<ExpandDouble<math::Log1pOp>>(
      context, [](DoubleBuilder &b, Value x) { return b.log1p(x); });
  patterns.add<ExpandDouble<math::ExpM1Op>>(
      context, [](DoubleBuilder &b, Value x) { return b.expm1(x); });
  patterns.add<ExpandDouble<math::TanhOp>>(
      context, [](DoubleBuilder &b, Value x) { return b.tanh(x); });
  patterns.add<ExpandDouble<math::ErfOp>>(
      context, [](DoubleBuilder &b, Value x) { return b.erf(x); });
  patterns.add<ExpandDouble<math::SinOp>>(
      context, [](DoubleBuilder &b, Value x) { return b.sin(x); });
  patterns.add<ExpandDouble<math::CosOp>>(
      context, [](DoubleBuilder &b, Value x) { return b.cos(x); });
  patterns.add<ExpandDouble<math::AtanOp>>(
      context, [](DoubleBuilder &b, Value x) { return b.atan(x); });
}
