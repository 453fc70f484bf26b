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

using namespace mlir;
using namespace nnprim;

static int64_t getWidth(Value vector) {
  return cast<VectorType>(vector.getType()).getNumElements();
}

Value nnprim::emitMax(KernelBuilder &b, Value x, Value y) {
  Value greater = arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, x, y);
  return arith::SelectOp::create(b, greater, x, y);
}

ScaledValue nnprim::emitExtendedExp(KernelBuilder &b, Value x) {
  int64_t width = getWidth(x);
  auto splat = [&](float value) { return b.splat(value, width); };
  // Beyond the limit n·ln 2 is no longer exact. The comparisons are written so
  // that NaN passes through.
  constexpr float limit = 1048576.0f;
  Value low = splat(-limit), high = splat(limit);
  Value below = arith::CmpFOp::create(b, arith::CmpFPredicate::OLT, x, low);
  x = arith::SelectOp::create(b, below, low, x);
  Value above = arith::CmpFOp::create(b, arith::CmpFPredicate::OGT, x, high);
  x = arith::SelectOp::create(b, above, high, x);

  Value n = math::RoundEvenOp::create(
      b, arith::MulFOp::create(b, x, splat(0x1.715476p+0f)));
  // t = x − n·ln 2, with ln 2 in two parts (Cody and Waite).
  Value t = b.fma(n, splat(-0x1.62e43p-1f), x);
  t = b.fma(n, splat(0x1.05c61p-29f), t);
  // Minimax polynomial on ±ln 2 / 2 with p(0) = 1; relative error 9.5e-8.
  constexpr float coefficients[] = {0x1.0fa822p-7f, 0x1.573a6cp-5f,
                                    0x1.555a6cp-3f, 0x1.fffdc6p-2f,
                                    0x1.fffff6p-1f, 1.0f};
  Value p = splat(coefficients[0]);
  for (float coefficient : ArrayRef<float>(coefficients).drop_front())
    p = b.fma(p, t, splat(coefficient));
  return {p, n};
}

/// 2^exponent built in the exponent field; −127 and below give zero.
static Value emitPowerOfTwo(KernelBuilder &b, Value exponent) {
  int64_t width = getWidth(exponent);
  auto intType = VectorType::get(width, b.getI32Type());
  auto intSplat = [&](int32_t value) -> Value {
    return arith::ConstantOp::create(
        b, intType,
        DenseElementsAttr::get(intType, b.getI32IntegerAttr(value)));
  };
  Value clamped = emitMax(b, exponent, b.splat(-127.0f, width));
  Value bits = arith::FPToSIOp::create(b, intType, clamped);
  bits = arith::AddIOp::create(b, bits, intSplat(127));
  bits = arith::ShLIOp::create(b, bits, intSplat(23));
  return arith::BitcastOp::create(b, b.getVectorType(width), bits);
}

Value nnprim::emitScaleDown(KernelBuilder &b, Value value, Value exponent) {
  if (b.getTarget().hasScaleByPowerOfTwo && getWidth(value) == b.getLanes())
    return x86::emitScaleByPowerOfTwo(b, value, exponent);
  return arith::MulFOp::create(b, value, emitPowerOfTwo(b, exponent));
}
