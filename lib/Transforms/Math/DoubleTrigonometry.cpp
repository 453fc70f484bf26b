//===- DoubleTrigonometry.cpp - Sine, cosine and arc tangent in f64 -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DoubleBuilder.h"

using namespace mlir;
using namespace nnprim;

using P = arith::CmpFPredicate;

/// π/2 as the sum of three doubles.
static constexpr double kHalfPi[] = {
    0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54, -0x1.f1976b7ed8fbcp-110};

/// From here on the number of quarter turns is not exact.
static constexpr double kLargestAngle = 0x1p40;

namespace {
/// An angle less a multiple of π/2: at most π/4, the sum of two doubles.
struct ReducedAngle {
  Value high, low;
  /// The multiple, an integer.
  Value quarters;
};
} // namespace

/// The products with the first part of π/2 are exact in an fma, because their
/// difference to x has no more than 53 bits; the error of the second is added
/// to the third, so that what is left has full precision even if the angle is
/// almost a multiple of π/2.
static ReducedAngle reduceAngle(DoubleBuilder &b, Value x) {
  Value inRange = b.compare(P::OLE, b.abs(x), kLargestAngle);
  Value angle = b.select(inRange, x, b.constant(0));
  Value count = b.round(b.mul(angle, b.constant(0x1.45f306dc9c883p-1)));
  Value minus = b.mul(count, b.constant(-1));
  Value first = b.fma(minus, b.constant(kHalfPi[0]), angle);
  Value product = b.mul(count, b.constant(kHalfPi[1]));
  Value rest = b.fma(minus, b.constant(kHalfPi[1]), product);
  Value high = b.sub(first, product);
  // The rounding error of that difference.
  Value back = b.sub(high, first);
  Value error = b.sub(b.sub(first, b.sub(high, back)), b.add(product, back));
  Value low = b.fma(minus, b.constant(kHalfPi[2]), b.add(error, rest));
  Value sum = b.add(high, low);
  return {sum, b.add(b.sub(high, sum), low), b.toInteger(count)};
}

/// sin(r + s) ≈ sin r + s for |r| ≤ π/4. The first neglected term of the Taylor
/// series is r^19/19! < 1e-19.
static Value reducedSin(DoubleBuilder &b, const ReducedAngle &angle) {
  Value square = b.mul(angle.high, angle.high);
  SmallVector<double> terms;
  double term = 1;
  for (int n = 2; n <= 17; n += 2) {
    term /= -double(n) * (n + 1);
    terms.push_back(term);
  }
  Value cube = b.mul(square, angle.high);
  // The cosine of r, to the precision that a product with s needs.
  Value cosine = b.fma(square, b.constant(-0.5), b.constant(1));
  Value small = b.fma(cube, b.horner(square, terms), b.mul(angle.low, cosine));
  return b.add(angle.high, small);
}

/// cos(r + s) ≈ 1 − r²/2 + r⁴·Q(r²) − r·s, where the rounding error of 1 − r²/2
/// is added to the small terms.
static Value reducedCos(DoubleBuilder &b, const ReducedAngle &angle) {
  Value square = b.mul(angle.high, angle.high);
  SmallVector<double> terms;
  double term = -0.5;
  for (int n = 3; n <= 17; n += 2) {
    term /= -double(n) * (n + 1);
    terms.push_back(term);
  }
  Value half = b.mul(square, b.constant(0.5));
  Value main = b.sub(b.constant(1), half);
  Value error = b.sub(b.sub(b.constant(1), main), half);
  Value minus = b.mul(angle.high, b.constant(-1));
  Value small = b.fma(b.mul(square, square), b.horner(square, terms),
                      b.fma(minus, angle.low, error));
  return b.add(main, small);
}

/// The sine of x plus `shift` quarter turns.
static Value shiftedSin(DoubleBuilder &b, Value x, int64_t shift) {
  ReducedAngle angle = reduceAngle(b, x);
  Value quarters = arith::AddIOp::create(b.b, angle.quarters, b.integer(shift));
  auto hasBit = [&](int64_t bit) -> Value {
    Value masked = arith::AndIOp::create(b.b, quarters, b.integer(bit));
    return arith::CmpIOp::create(b.b, arith::CmpIPredicate::ne, masked,
                                 b.integer(0));
  };
  Value result =
      b.select(hasBit(1), reducedCos(b, angle), reducedSin(b, angle));
  result = b.select(hasBit(2), arith::NegFOp::create(b.b, result), result);
  Value inRange = b.compare(P::OLE, b.abs(x), kLargestAngle);
  return b.select(inRange, result,
                  b.constant(std::numeric_limits<double>::quiet_NaN()));
}

Value DoubleBuilder::sin(Value x) {
  Value result = shiftedSin(*this, x, 0);
  // The sign of zero.
  return select(compare(P::OEQ, x, 0), x, result);
}

Value DoubleBuilder::cos(Value x) { return shiftedSin(*this, x, 1); }

/// The arc tangent of |x| is that of t = |x|, (|x| − 1)/(|x| + 1) or −1/|x|
/// plus 0, π/4 or π/2, with |t| ≤ tan(π/8), for which 21 terms suffice.
Value DoubleBuilder::atan(Value x) {
  Value magnitude = abs(x);
  Value isSmall = compare(P::OLE, magnitude, 0x1.a827999fcef32p-2);
  Value isLarge = compare(P::OGT, magnitude, 0x1.3504f333f9de6p+1);
  auto choose = [&](Value large, Value middle, Value small) {
    return select(isSmall, small, select(isLarge, large, middle));
  };
  Value numerator =
      choose(constant(-1), sub(magnitude, constant(1)), magnitude);
  Value denominator =
      choose(magnitude, add(magnitude, constant(1)), constant(1));
  Value t = div(numerator, denominator), square = mul(t, t);
  SmallVector<double> terms;
  for (int n = 3; n < 45; n += 2)
    terms.push_back((n % 4 == 3 ? -1.0 : 1.0) / n);
  Value series = mul(mul(square, t), horner(square, terms));
  Value base =
      choose(constant(kHalfPi[0]), constant(kHalfPi[0] / 2), constant(0));
  Value rest =
      choose(constant(kHalfPi[1]), constant(kHalfPi[1] / 2), constant(0));
  Value result = add(base, add(t, add(series, rest)));
  result = math::CopySignOp::create(b, result, x);
  return select(isNaN(x), x, result);
}
