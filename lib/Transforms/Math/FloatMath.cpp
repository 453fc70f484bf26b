//===- FloatMath.cpp - Transcendental functions in f32 --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatMath.h"
#include "FloatBuilder.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace nnprim;

//===----------------------------------------------------------------------===//
// exp
//===----------------------------------------------------------------------===//

namespace {
/// Represents e^x as 2^k · e^t with |t| <= ln(2) / 2. The low bits of `shifted`
/// are k plus the bias given to reduceExp.
struct ReducedExp {
  Value shifted, t;
};
} // namespace

/// Adding 1.5 · 2^23 to a float rounds it to an integer, held in the low bits.
static constexpr float kRoundingMagic = 0x1.8p23f;

/// Subtracts k·ln 2 from x in two parts (Cody-Waite range reduction).
static ReducedExp reduceExp(FloatBuilder &b, Value x, float bias) {
  Value magic = b.constant(kRoundingMagic + bias);
  Value shifted = b.fma(x, 0x1.715476p+0f, magic);
  Value k = b.sub(shifted, magic);
  Value t = b.fma(k, -0x1.62e43p-1f, x);
  return {b.bits(shifted), b.fma(k, 0x1.05c61p-29f, t)};
}

// Coefficients for e^t, minimax in ULPs.
static constexpr float kExp[] = {0x1.697b94p-10f,
                                 0x1.12397ep-7f,
                                 0x1.5559fep-5f,
                                 0x1.555492p-3f,
                                 0x1.fffffap-2f,
                                 1.0f,
                                 1.0f};

/// Computes all results, subnormal ones included. 2^k is applied as two
/// factors, so that only the second multiplication rounds or overflows.
static Value emitExp(FloatBuilder &b, Value x) {
  // exp(-104) is 0 and exp(89) infinite.
  x = b.atMost(b.atLeast(x, -104.0f), 89.0f);
  // With twice the exponent bias, each half of the sum is an exponent field.
  auto [shifted, t] = reduceExp(b, x, /*bias=*/254.0f);
  Value p = b.polynomial(kExp, t);
  Value half = b.halve(shifted);
  p = b.mul(p, b.fromExponentField(half));
  return b.mul(p, b.fromExponentField(b.subBits(shifted, half)));
}

/// May return 0 for results below 2^-126, which saves one multiplication: the
/// doubled polynomial is multiplied by 2^(k-1), which has an exponent field
/// even for k = 128.
static Value emitNormalExp(FloatBuilder &b, Value x) {
  x = b.atMost(b.atLeast(x, -87.3f), 89.0f);
  auto [shifted, t] = reduceExp(b, x, /*bias=*/126.0f);
  auto doubled = llvm::map_to_vector(kExp, [](float c) { return 2 * c; });
  return b.mul(b.polynomial(doubled, t), b.fromExponentField(shifted));
}

/// Whether `value` is a constant that does not change when a number below
/// 2^-126 is added to it.
static bool absorbsSubnormals(Value value) {
  APFloat constant(0.0f);
  return matchPattern(value, m_ConstantFloat(&constant)) &&
         abs(constant) >= APFloat(0x1p-64f);
}

/// Whether subnormal results of `op` do not matter, as in 1 / (1 + exp(-x)).
static bool isAddedToConstants(Operation *op) {
  return llvm::all_of(op->getUsers(), [](Operation *user) {
    return isa<arith::AddFOp, arith::SubFOp>(user) &&
           llvm::any_of(user->getOperands(), absorbsSubnormals);
  });
}

//===----------------------------------------------------------------------===//
// tanh and erf
//===----------------------------------------------------------------------===//

namespace {
/// The function x · P(x²) / Q(x²), which reaches ±1 slightly above the square
/// root of `limit` and is constant from there on. P and Q have the same degree.
/// Their coefficients, highest power first, were fitted to the relative error
/// (Lawson's algorithm) and rounded one after the other.
struct OddRational {
  float limit;
  ArrayRef<float> numerator, denominator;
};
} // namespace

static Value emitOddRational(FloatBuilder &b, Value x,
                             const OddRational &function) {
  Value square = b.atMost(b.mul(x, x), function.limit);
  Value numerator = b.mul(x, b.polynomial(function.numerator, square));
  Value denominator = b.polynomial(function.denominator, square);
  Value quotient = arith::DivFOp::create(b, numerator, denominator);
  return b.atMost(b.atLeast(quotient, -1.0f), 1.0f);
}

static Value emitTanh(FloatBuilder &b, Value x) {
  static constexpr float numerator[] = {0x1.e3db6ap-27f, 0x1.62608p-16f,
                                        0x1.ce3754p-9f, 0x1.1292c8p-3f, 1.0f};
  static constexpr float denominator[] = {0x1.b1495cp-21f, 0x1.5dd62ep-12f,
                                          0x1.a9e2d2p-6f, 0x1.de9eb2p-2f, 1.0f};
  return emitOddRational(b, x, {0x1.27d70ap+6f, numerator, denominator});
}

static Value emitErf(FloatBuilder &b, Value x) {
  static constexpr float numerator[] = {0x1.2f62d2p-19f, 0x1.2f76c8p-12f,
                                        0x1.c99646p-9f,  0x1.a9ba14p-5f,
                                        0x1.76114ep-3f,  0x1.20dd74p+0f};
  static constexpr float denominator[] = {0x1.538d58p-15f, 0x1.244cdcp-10f,
                                          0x1.d896ccp-7f,  0x1.c72ab4p-4f,
                                          0x1.fb1666p-2f,  1.0f};
  return emitOddRational(b, x, {0x1.b02e14p+3f, numerator, denominator});
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

namespace {
template <typename OpTy> struct ExpandFloat : OpRewritePattern<OpTy> {
  using Body = Value (*)(FloatBuilder &b, Value x);

  ExpandFloat(MLIRContext *context, Body body)
      : OpRewritePattern<OpTy>(context), body(body) {}

  LogicalResult matchAndRewrite(OpTy op,
                                PatternRewriter &rewriter) const override {
    if (!getElementTypeOrSelf(op.getType()).isF32())
      return rewriter.notifyMatchFailure(op, "not of f32");
    FloatBuilder b(op, rewriter);
    bool isNormal = isa<math::ExpOp>(op) && isAddedToConstants(op);
    rewriter.replaceOp(op,
                       (isNormal ? emitNormalExp : body)(b, op.getOperand()));
    return success();
  }

private:
  Body body;
};
} // namespace

void nnprim::populateFloatMathPatterns(RewritePatternSet &patterns) {
  MLIRContext *context = patterns.getContext();
  patterns.add<ExpandFloat<math::ExpOp>>(context, emitExp);
  patterns.add<ExpandFloat<math::TanhOp>>(context, emitTanh);
  patterns.add<ExpandFloat<math::ErfOp>>(context, emitErf);
}
