//===- ConstantDivisor.cpp - x / c in f32 without a division --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A division of a vector takes up to sixteen cycles, as long as the multiply-
// adds of an output of a product with K = 32 (hard-swish ends in a division by
// 6). A constant c has a reciprocal in two parts, high + low, and
//
//   x / c = fma(x, high, x · low)
//
// has a relative error of 2^-46 before fma rounds it: `low` is below 2^-23 of
// `high`, and 2^-24 of that are rounded off twice. (Brisebarre, Muller and
// Raina, Accelerating correctly rounded floating-point division when the
// divisor is known in advance, IEEE Transactions on Computers 53(8), 2004.)
//
// That gives the correctly rounded quotient, the bits of a division, if no
// midpoint of two floats is as near to x / c as that. Let c be C · 2^e with an
// odd C, x an integer X < 2^24 times a power of two, and M < 2^25 an odd
// integer: x / c differs from a midpoint, M times a power of two, by
// |X · 2^t - C · M| of C · M. The difference is an integer, and not zero: C · M
// has more bits than X. So it is at least 1 of C · 2^25, which is more than
// 2^-46 for C < 2^20.
//
// Both parts have the sign of c, so that infinities and zeros are divided as
// they should be. Only where x · low is subnormal, for quotients below 2^-100,
// a result may be the other neighbour of x / c.
//
//===----------------------------------------------------------------------===//

#include "FloatBuilder.h"
#include "FloatMath.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

#include <cmath>

using namespace mlir;
using namespace nnprim;

/// Whether quotients by `c` are rounded correctly, and both parts of its
/// reciprocal are normal numbers. Powers of two have a reciprocal of one part,
/// which LLVM knows.
static bool isSuitableDivisor(float c) {
  if (!std::isfinite(c) || c == 0)
    return false;
  int exponent;
  float fraction = std::frexp(std::fabs(c), &exponent);
  return exponent >= -64 && exponent <= 64 && fraction != 0.5f &&
         std::trunc(fraction * 0x1p20f) == fraction * 0x1p20f;
}

/// The float next to `x` in the direction of zero, or `x` itself.
static float truncateToFloat(double x) {
  auto result = static_cast<float>(x);
  return std::fabs(result) > std::fabs(x) ? std::nextafter(result, 0.0f)
                                          : result;
}

namespace {
struct ExpandConstantDivisor : OpRewritePattern<arith::DivFOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(arith::DivFOp op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return rewriter.notifyMatchFailure(op, "not in f32");
    APFloat divisor(0.0f);
    if (!matchPattern(op.getRhs(), m_ConstantFloat(&divisor)))
      return rewriter.notifyMatchFailure(op, "the divisor is no constant");
    float c = divisor.convertToFloat();
    if (!isSuitableDivisor(c))
      return rewriter.notifyMatchFailure(
          op, "quotients may be rounded to the other side");
    float high = truncateToFloat(1.0 / c);
    // 1 - c · high is exact.
    auto low = static_cast<float>(std::fma(-double(c), double(high), 1.0) / c);
    FloatBuilder b(op, rewriter);
    Value x = op.getLhs();
    rewriter.replaceOp(op, b.fma(x, high, b.mul(x, b.constant(low))));
    return success();
  }
};
} // namespace

void nnprim::populateConstantDivisorPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandConstantDivisor>(patterns.getContext());
}
