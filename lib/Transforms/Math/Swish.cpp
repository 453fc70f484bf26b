//===- Swish.cpp - x · sigmoid(x) in f32 ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatBuilder.h"
#include "FloatMath.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/TypeUtilities.h"

using namespace mlir;
using namespace nnprim;

/// The other operand of a commutative `op` if one is the constant 1.
static Value getBesideOne(Operation *op) {
  for (auto [constant, other] : {std::pair(0, 1), std::pair(1, 0)})
    if (matchPattern(op->getOperand(constant), m_OneFloat()))
      return op->getOperand(other);
  return {};
}

/// The `u` of an f32 value 1 + exp(-u) that nothing else uses.
static Value matchLogisticDenominator(Value value) {
  auto sum = value.getDefiningOp<arith::AddFOp>();
  if (!sum || !sum->hasOneUse() || !getElementTypeOrSelf(value).isF32())
    return {};
  Value power = getBesideOne(sum);
  auto exp = power ? power.getDefiningOp<math::ExpOp>() : math::ExpOp();
  if (!exp || !exp->hasOneUse())
    return {};
  auto negation = exp.getOperand().getDefiningOp<arith::NegFOp>();
  return negation ? negation.getOperand() : Value();
}

/// Whether `u` is x or a multiple of it.
static bool isMultipleOf(Value u, Value x) {
  auto product = u.getDefiningOp<arith::MulFOp>();
  return u == x ||
         (product && ((product.getLhs() == x &&
                       matchPattern(product.getRhs(), m_Constant())) ||
                      (product.getRhs() == x &&
                       matchPattern(product.getLhs(), m_Constant()))));
}

/// x / (1 + exp(-u)). A relative error d of the power changes the quotient by
/// d · s(1 - s) · x with s = sigmoid(u), at most by d · x / 4. So the power
/// needs one product less in its reduction and one term less in its polynomial
/// than exp itself.
static Value emitSwish(FloatBuilder &b, Value x, Value u) {
  // exp(-87.3) is added to 1; exp(89) is infinite.
  u = b.atMost(b.atLeast(u, -89.0f), 87.3f);
  // exp(-u) = 2^k · exp(-t). The polynomial is doubled and 2^(k-1) has an
  // exponent field even for k = 128.
  Value magic = b.constant(0x1.8p23f + 126.0f);
  Value shifted = b.fma(u, -0x1.715476p+0f, magic);
  Value k = b.sub(shifted, magic);
  Value t = b.fma(k, 0x1.62e43p-1f, u);
  static constexpr float kDoubled[] = {-0x1.10625p-6f, 0x1.572a64p-4f,
                                       -0x1.5557bp-2f, 0x1.fffdfcp-1f,
                                       -2.0f,          2.0f};
  Value p = b.polynomial(kDoubled, t);
  Value sum = b.fma(p, b.fromExponentField(b.bits(shifted)), 1.0f);
  return arith::DivFOp::create(b, x, sum);
}

namespace {
/// x / (1 + exp(-x)), as the operators Swish and SwiGLU are written.
struct ExpandSwishQuotient : OpRewritePattern<arith::DivFOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(arith::DivFOp op,
                                PatternRewriter &rewriter) const override {
    Value u = matchLogisticDenominator(op.getRhs());
    if (!u || !isMultipleOf(u, op.getLhs()))
      return rewriter.notifyMatchFailure(op, "not x / (1 + exp(-c·x))");
    FloatBuilder b(op, rewriter);
    rewriter.replaceOp(op, emitSwish(b, op.getLhs(), u));
    return success();
  }
};

/// x · (1 / (1 + exp(-x))), a product by a sigmoid that nothing else uses.
struct ExpandSwishProduct : OpRewritePattern<arith::MulFOp> {
  using Base::Base;

  LogicalResult matchAndRewrite(arith::MulFOp op,
                                PatternRewriter &rewriter) const override {
    for (auto [x, sigmoid] : {std::pair(op.getLhs(), op.getRhs()),
                              std::pair(op.getRhs(), op.getLhs())}) {
      auto quotient = sigmoid.getDefiningOp<arith::DivFOp>();
      if (!quotient || !quotient->hasOneUse() ||
          !matchPattern(quotient.getLhs(), m_OneFloat()))
        continue;
      Value u = matchLogisticDenominator(quotient.getRhs());
      if (!u || !isMultipleOf(u, x))
        continue;
      FloatBuilder b(op, rewriter);
      rewriter.replaceOp(op, emitSwish(b, x, u));
      return success();
    }
    return rewriter.notifyMatchFailure(op, "not x · sigmoid(c·x)");
  }
};
} // namespace

void nnprim::populateSwishPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandSwishQuotient, ExpandSwishProduct>(patterns.getContext());
}
