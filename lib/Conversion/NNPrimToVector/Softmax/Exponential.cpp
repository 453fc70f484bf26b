//===- Exponential.cpp - Exponentials as mantissa and scale ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Exponential.h"

#include "TargetHooks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <limits>

using namespace mlir;
using namespace nnprim;

// log2(e), rounded. The rounding error scales the numerator and the sum by the
// same factor but for |x - max| · 2^-26.
static constexpr float kLog2E = 0x1.715476p+0f;

static int64_t getWidth(Value vector) {
  return cast<VectorType>(vector.getType()).getNumElements();
}

static bool usesScaleInstruction(KernelBuilder &b, int64_t width) {
  return b.getTarget().hasScaleByPowerOfTwo && width == b.getLanes();
}

Value nnprim::emitMax(KernelBuilder &b, Value x, Value y) {
  if (b.getTarget().hasPropagatingMax)
    // Not arith.maximumf, which would become a comparison and a selection.
    return LLVM::MaximumOp::create(b, x, y);
  Value greater = arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, x, y);
  return arith::SelectOp::create(b, greater, x, y);
}

ExpBase nnprim::emitOrdinaryExpBase(KernelBuilder &b, Value max) {
  Value factor = b.splat(kLog2E, getWidth(max));
  // Rounding is symmetric, so that this is -N.
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
  // N must not be -inf: in a row of nothing but -inf, x - N would be NaN, and
  // that case is left to the division.
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

// Adding 1.5 · 2^23 to a float rounds it to an integer n in the low bits; with
// another 127 added, these bits are the exponent field of 2^n. The field is
// zero for n = -127.
static constexpr float kExponentMagic = 0x1.8p23f + 127.0f;
static constexpr float kLeastExponent = -127.0f;

/// The fence keeps the constant in one register; LLVM would keep its negative
/// in another for the subtraction.
static Value emitExponentMagic(KernelBuilder &b, int64_t width) {
  return b.fence(b.splat(kExponentMagic, width));
}

/// 2^n, given n + kExponentMagic.
static Value emitPowerOfTwo(KernelBuilder &b, Value shifted) {
  int64_t width = getWidth(shifted);
  auto intType = VectorType::get(width, b.getI32Type());
  Value bits = arith::BitcastOp::create(b, intType, shifted);
  bits = arith::ShLIOp::create(b, bits, emitIntSplat(b, 23, width));
  return arith::BitcastOp::create(b, b.getVectorType(width), bits);
}

using Values = SmallVector<Value>;

/// Applies a step to all values before the next step: even without
/// rescheduling, the latency of one value is hidden behind the others.
template <typename Step>
static Values forEach(ArrayRef<Value> values, Step step) {
  return llvm::map_to_vector(values, step);
}

static Values emitPolynomials(KernelBuilder &b, ArrayRef<Value> f,
                              ArrayRef<float> coefficients) {
  int64_t width = getWidth(f.front());
  Values p(f.size(), b.splat(coefficients[0], width));
  for (float coefficient : coefficients.drop_front()) {
    Value term = b.splat(coefficient, width);
    for (auto [value, fraction] : llvm::zip(p, f))
      value = b.fma(value, fraction, term);
  }
  return p;
}

// Polynomials for 2^f, minimax in ULPs (Lawson's algorithm), with the
// coefficients rounded one after the other from the lowest: 0.99 ULP before
// rounding for f in [0, 1] …
static constexpr float kAboveFloor[] = {0x1.ee51c2p-10f, 0x1.260324p-7f,
                                        0x1.c969bcp-5f,  0x1.ebd524p-3f,
                                        0x1.62e4e2p-1f,  1.0f};
// … and 1.06 ULP for f in [-1/2, 1/2].
static constexpr float kAboutNearest[] = {0x1.5aac9p-10f, 0x1.3cec48p-7f,
                                          0x1.c6babap-5f, 0x1.ebf9b6p-3f,
                                          0x1.62e424p-1f, 1.0f};

static SmallVector<ExpArgument> zipArguments(ArrayRef<Value> fractions,
                                             ArrayRef<Value> scales) {
  SmallVector<ExpArgument> arguments;
  for (auto [fraction, scale] : llvm::zip(fractions, scales))
    arguments.push_back({fraction, scale});
  return arguments;
}

SmallVector<ExpArgument> nnprim::emitExpArguments(KernelBuilder &b,
                                                  ArrayRef<Value> x,
                                                  const ExpBase &base) {
  int64_t width = getWidth(x.front());
  Values y = forEach(x, [&](Value value) {
    return b.fma(value, base.factor, base.negExponent);
  });
  // The scale instruction takes the floor itself.
  if (usesScaleInstruction(b, width))
    return zipArguments(
        forEach(y, [&](Value value) { return emitFraction(b, value); }), y);
  Value magic = emitExponentMagic(b, width);
  Value lowest = b.splat(kLeastExponent, width);
  y = forEach(y, [&](Value value) { return emitMax(b, lowest, value); });
  Values shifted = forEach(y, [&](Value value) -> Value {
    return arith::AddFOp::create(b, value, magic);
  });
  Values fractions = forEach(shifted, [&](Value value) -> Value {
    return arith::SubFOp::create(b, value, magic);
  });
  for (auto [fraction, value] : llvm::zip(fractions, y))
    fraction = arith::SubFOp::create(b, value, fraction);
  return zipArguments(fractions, forEach(shifted, [&](Value value) {
                        return emitPowerOfTwo(b, value);
                      }));
}

SmallVector<ScaledValue>
nnprim::emitRelativeExps(KernelBuilder &b, ArrayRef<ExpArgument> arguments) {
  Values fractions = llvm::map_to_vector(
      arguments, [](const ExpArgument &argument) { return argument.fraction; });
  bool isAboveFloor = usesScaleInstruction(b, getWidth(fractions.front()));
  Values mantissas =
      emitPolynomials(b, fractions, isAboveFloor ? kAboveFloor : kAboutNearest);
  SmallVector<ScaledValue> pairs;
  for (auto [mantissa, argument] : llvm::zip(mantissas, arguments))
    pairs.push_back({mantissa, argument.scale});
  return pairs;
}

SmallVector<ScaledValue> nnprim::emitRelativeExps(KernelBuilder &b,
                                                  ArrayRef<Value> x,
                                                  const ExpBase &base) {
  return emitRelativeExps(b, emitExpArguments(b, x, base));
}

Value nnprim::emitValue(KernelBuilder &b, const ScaledValue &pair) {
  if (usesScaleInstruction(b, getWidth(pair.mantissa)))
    return emitScaleByPowerOfTwo(b, pair.mantissa, pair.scale);
  return arith::MulFOp::create(b, pair.mantissa, pair.scale);
}

Value nnprim::emitAdd(KernelBuilder &b, Value sum, const ScaledValue &pair) {
  if (usesScaleInstruction(b, getWidth(sum)))
    return arith::AddFOp::create(b, sum, emitValue(b, pair));
  return b.fma(pair.mantissa, pair.scale, sum);
}

Value nnprim::emitScaleDown(KernelBuilder &b, Value value, Value exponent) {
  int64_t width = getWidth(value);
  if (usesScaleInstruction(b, width))
    return emitScaleByPowerOfTwo(b, value, exponent);
  exponent = emitMax(b, b.splat(kLeastExponent, width), exponent);
  Value shifted =
      arith::AddFOp::create(b, exponent, emitExponentMagic(b, width));
  return arith::MulFOp::create(b, value, emitPowerOfTwo(b, shifted));
}
