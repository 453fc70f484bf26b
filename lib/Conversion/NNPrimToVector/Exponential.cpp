//===- Exponential.cpp - The exponential as a pair ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exponential.h"

#include "X86/ScaleByPowerOfTwo.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <limits>

using namespace mlir;
using namespace nnprim;

// log2(e) rounded. The rest of it would be a factor of x that is the same for
// the numerator and the sum but for |x - max| · 2^-26.
static constexpr float kLog2E = 0x1.715476p+0f;

static int64_t getWidth(Value vector) {
  return cast<VectorType>(vector.getType()).getNumElements();
}

static bool usesScaleInstruction(KernelBuilder &b, int64_t width) {
  return b.getTarget().hasScaleByPowerOfTwo && width == b.getLanes();
}

Value nnprim::emitMax(KernelBuilder &b, Value x, Value y) {
  if (b.getTarget().hasPropagatingMax)
    return arith::MaximumFOp::create(b, x, y);
  Value greater = arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, x, y);
  return arith::SelectOp::create(b, greater, x, y);
}

ExpBase nnprim::emitOrdinaryExpBase(KernelBuilder &b, Value max) {
  Value factor = b.splat(kLog2E, getWidth(max));
  // Rounding is symmetric: this is -N.
  Value product =
      arith::MulFOp::create(b, max, b.splat(-kLog2E, getWidth(max)));
  return {factor, math::RoundEvenOp::create(b, product)};
}

ExpBase nnprim::emitExpBase(KernelBuilder &b, Value max) {
  int64_t width = getWidth(max);
  ExpBase ordinary = emitOrdinaryExpBase(b, max);
  Value magnitude = math::AbsFOp::create(b, max);
  Value isOrdinary = arith::CmpFOp::create(
      b, arith::CmpFPredicate::OLE, magnitude, b.splat(kMaxOrdinary, width));
  // Not -inf: x - N would be NaN for a row that has nothing else, which is for
  // the division to find.
  Value lowest = b.splat(std::numeric_limits<float>::lowest(), width);
  Value finite = emitMax(b, lowest, max);
  return {arith::SelectOp::create(b, isOrdinary, ordinary.factor,
                                  b.splat(1.0f, width)),
          arith::SelectOp::create(b, isOrdinary, ordinary.negExponent,
                                  arith::NegFOp::create(b, finite))};
}

static Value emitIntSplat(KernelBuilder &b, int32_t value, int64_t width) {
  auto type = VectorType::get(width, b.getI32Type());
  return arith::ConstantOp::create(
      b, type, DenseElementsAttr::get(type, b.getI32IntegerAttr(value)));
}

static Value emitPolynomial(KernelBuilder &b, Value f,
                            ArrayRef<float> coefficients) {
  int64_t width = getWidth(f);
  Value p = b.splat(coefficients[0], width);
  for (float coefficient : coefficients.drop_front())
    p = b.fma(p, f, b.splat(coefficient, width));
  return p;
}

// 2^f, minimax in ULPs (Lawson's algorithm), the coefficients rounded one after
// the other from the lowest: 0.99 ULP before rounding for f in [0, 1] …
static constexpr float kAboveFloor[] = {0x1.ee51c2p-10f, 0x1.260324p-7f,
                                        0x1.c969bcp-5f,  0x1.ebd524p-3f,
                                        0x1.62e4e2p-1f,  1.0f};
// … and 1.06 ULP for f in [-1/2, 1/2].
static constexpr float kAboutNearest[] = {0x1.5aac9p-10f, 0x1.3cec48p-7f,
                                          0x1.c6babap-5f, 0x1.ebf9b6p-3f,
                                          0x1.62e424p-1f, 1.0f};

ScaledValue nnprim::emitRelativeExp(KernelBuilder &b, Value x,
                                    const ExpBase &base) {
  int64_t width = getWidth(x);
  Value y = b.fma(x, base.factor, base.negExponent);
  if (usesScaleInstruction(b, width)) {
    // The scaling takes the floor itself.
    Value fraction = x86::emitFraction(b, y);
    return {emitPolynomial(b, fraction, kAboveFloor), y};
  }
  // 1.5 · 2^23 rounds to an integer, which is then in the low bits; with 127
  // more they are 2^n's exponent field. At -127 that is zero.
  constexpr float magic = 0x1.8p23f + 127.0f;
  y = emitMax(b, b.splat(-127.0f, width), y);
  Value shifted = arith::AddFOp::create(b, y, b.splat(magic, width));
  Value n = arith::SubFOp::create(b, shifted, b.splat(magic, width));
  auto intType = VectorType::get(width, b.getI32Type());
  Value bits = arith::BitcastOp::create(b, intType, shifted);
  bits = arith::ShLIOp::create(b, bits, emitIntSplat(b, 23, width));
  Value fraction = arith::SubFOp::create(b, y, n);
  return {emitPolynomial(b, fraction, kAboutNearest),
          arith::BitcastOp::create(b, b.getVectorType(width), bits)};
}

Value nnprim::emitValue(KernelBuilder &b, const ScaledValue &pair) {
  if (usesScaleInstruction(b, getWidth(pair.mantissa)))
    return x86::emitScaleByPowerOfTwo(b, pair.mantissa, pair.scale);
  return arith::MulFOp::create(b, pair.mantissa, pair.scale);
}

Value nnprim::emitAdd(KernelBuilder &b, Value sum, const ScaledValue &pair) {
  if (usesScaleInstruction(b, getWidth(sum)))
    return arith::AddFOp::create(b, sum, emitValue(b, pair));
  return b.fma(pair.mantissa, pair.scale, sum);
}

/// 2^exponent built in the exponent field; −127 and below give zero.
static Value emitPowerOfTwo(KernelBuilder &b, Value exponent) {
  int64_t width = getWidth(exponent);
  auto intType = VectorType::get(width, b.getI32Type());
  Value clamped = emitMax(b, exponent, b.splat(-127.0f, width));
  Value bits = arith::FPToSIOp::create(b, intType, clamped);
  bits = arith::AddIOp::create(b, bits, emitIntSplat(b, 127, width));
  bits = arith::ShLIOp::create(b, bits, emitIntSplat(b, 23, width));
  return arith::BitcastOp::create(b, b.getVectorType(width), bits);
}

Value nnprim::emitScaleDown(KernelBuilder &b, Value value, Value exponent) {
  if (usesScaleInstruction(b, getWidth(value)))
    return x86::emitScaleByPowerOfTwo(b, value, exponent);
  return arith::MulFOp::create(b, value, emitPowerOfTwo(b, exponent));
}
