//===- Scalar.cpp - Scalar expressions, emitted or folded -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scalar.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>
#include <limits>

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Results of both kinds
//===----------------------------------------------------------------------===//

static Scalar emitted(const Scalar &like, DataType type, Value value) {
  return Scalar{type, like.builder, like.loc, value};
}

static Scalar foldedReal(const Scalar &like, double real) {
  return Scalar{like.type, nullptr, like.loc, Value(),
                roundTo(like.type, real)};
}

static Scalar foldedInteger(const Scalar &like, DataType type,
                            int64_t integer) {
  return Scalar{type, nullptr, like.loc, Value(), 0, wrapTo(type, integer)};
}

Scalar Scalar::constant(DataType type, double number) const {
  Scalar result{type, builder, loc};
  if (!builder) {
    result.real = frontend::isFloat(type) ? roundTo(type, number) : 0;
    result.integer = frontend::isFloat(type) ? 0 : toInteger(number);
    return result;
  }
  Type mlirType = getScalarType(type, builder->getContext());
  TypedAttr attr;
  if (frontend::isFloat(type))
    attr = builder->getFloatAttr(mlirType, number);
  else
    attr = builder->getIntegerAttr(mlirType, toInteger(number));
  result.value = arith::ConstantOp::create(*builder, loc, attr);
  return result;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Emits FloatOp or an integer op, depending on the type of `a`, or folds with
/// one of the functions.
template <typename FloatOp, typename SignedOp, typename UnsignedOp, typename F,
          typename S, typename U>
static Scalar binary(const Scalar &a, const Scalar &b, F foldReal, S foldSigned,
                     U foldUnsigned) {
  bool isUnsignedOp = isUnsigned(a.type);
  if (!a.builder) {
    if (a.isFloat())
      return foldedReal(a, foldReal(a.real, b.real));
    if (isUnsignedOp)
      return foldedInteger(
          a, a.type, foldUnsigned(uint64_t(a.integer), uint64_t(b.integer)));
    return foldedInteger(a, a.type, foldSigned(a.integer, b.integer));
  }
  if (a.isFloat())
    return emitted(a, a.type,
                   FloatOp::create(*a.builder, a.loc, a.value, b.value));
  if (isUnsignedOp)
    return emitted(a, a.type,
                   UnsignedOp::create(*a.builder, a.loc, a.value, b.value));
  return emitted(a, a.type,
                 SignedOp::create(*a.builder, a.loc, a.value, b.value));
}

// Integer sums and products wrap, so folding uses unsigned arithmetic.
template <typename FloatOp, typename IntegerOp, typename F, typename U>
static Scalar wrapping(const Scalar &a, const Scalar &b, F foldReal, U fold) {
  auto foldSigned = [&](int64_t x, int64_t y) {
    return int64_t(fold(uint64_t(x), uint64_t(y)));
  };
  return binary<FloatOp, IntegerOp, IntegerOp>(a, b, foldReal, foldSigned,
                                               fold);
}

Scalar operator+(const Scalar &a, const Scalar &b) {
  auto fold = [](auto x, auto y) { return x + y; };
  return wrapping<arith::AddFOp, arith::AddIOp>(a, b, fold, fold);
}

Scalar operator-(const Scalar &a, const Scalar &b) {
  auto fold = [](auto x, auto y) { return x - y; };
  return wrapping<arith::SubFOp, arith::SubIOp>(a, b, fold, fold);
}

Scalar operator*(const Scalar &a, const Scalar &b) {
  auto fold = [](auto x, auto y) { return x * y; };
  return wrapping<arith::MulFOp, arith::MulIOp>(a, b, fold, fold);
}

static Scalar divide(const Scalar &a, const Scalar &b) {
  auto foldSigned = [](int64_t x, int64_t y) { return x / y; };
  auto foldUnsigned = [](uint64_t x, uint64_t y) { return x / y; };
  auto foldReal = [](double x, double y) { return x / y; };
  return binary<arith::DivFOp, arith::DivSIOp, arith::DivUIOp>(
      a, b, foldReal, foldSigned, foldUnsigned);
}

/// Data must not make a model trap, as x86 integer division does for a zero
/// divisor and for the least integer divided by -1. Division by zero gives 0,
/// as on Arm; the other case wraps.
Scalar operator/(const Scalar &a, const Scalar &b) {
  if (a.isFloat())
    return divide(a, b);
  Scalar zero = a.constant(0), one = a.constant(1);
  Scalar isZero = b == zero, traps = isZero;
  if (!isUnsigned(a.type))
    traps = traps | b == a.constant(-1);
  Scalar quotient = divide(a, select(traps, one, b));
  if (!isUnsigned(a.type))
    quotient = select(traps, zero - a, quotient);
  return select(isZero, zero, quotient);
}

Scalar operator-(const Scalar &a) {
  if (!a.isFloat())
    return a.constant(0) - a;
  if (!a.builder)
    return foldedReal(a, -a.real);
  return emitted(a, a.type, arith::NegFOp::create(*a.builder, a.loc, a.value));
}

Scalar min(const Scalar &a, const Scalar &b) {
  auto fold = [](auto x, auto y) {
    return x != x ? x : y < x || y != y ? y : x;
  };
  return binary<arith::MinimumFOp, arith::MinSIOp, arith::MinUIOp>(a, b, fold,
                                                                   fold, fold);
}

Scalar max(const Scalar &a, const Scalar &b) {
  auto fold = [](auto x, auto y) {
    return x != x ? x : x < y || y != y ? y : x;
  };
  return binary<arith::MaximumFOp, arith::MaxSIOp, arith::MaxUIOp>(a, b, fold,
                                                                   fold, fold);
}

template <typename Op>
static Scalar number(const Scalar &a, const Scalar &b,
                     double (*fold)(double, double)) {
  if (!a.builder)
    return foldedReal(a, fold(a.real, b.real));
  return emitted(a, a.type, Op::create(*a.builder, a.loc, a.value, b.value));
}

Scalar minNumber(const Scalar &a, const Scalar &b) {
  return number<arith::MinNumFOp>(a, b, std::fmin);
}

Scalar maxNumber(const Scalar &a, const Scalar &b) {
  return number<arith::MaxNumFOp>(a, b, std::fmax);
}

Scalar abs(const Scalar &a) {
  if (isUnsigned(a.type))
    return a;
  if (a.isFloat()) {
    if (!a.builder)
      return foldedReal(a, std::fabs(a.real));
    return emitted(a, a.type, math::AbsFOp::create(*a.builder, a.loc, a.value));
  }
  return select(a < a.constant(0), -a, a);
}

//===----------------------------------------------------------------------===//
// Functions of floats
//===----------------------------------------------------------------------===//

template <typename Op>
static Scalar unary(const Scalar &a, double (*fold)(double)) {
  if (!a.builder)
    return foldedReal(a, fold(a.real));
  return emitted(a, a.type, Op::create(*a.builder, a.loc, a.value));
}

Scalar exp(const Scalar &a) { return unary<math::ExpOp>(a, std::exp); }
Scalar log(const Scalar &a) { return unary<math::LogOp>(a, std::log); }
Scalar sqrt(const Scalar &a) { return unary<math::SqrtOp>(a, std::sqrt); }
Scalar tanh(const Scalar &a) { return unary<math::TanhOp>(a, std::tanh); }
Scalar erf(const Scalar &a) { return unary<math::ErfOp>(a, std::erf); }
Scalar sin(const Scalar &a) { return unary<math::SinOp>(a, std::sin); }
Scalar cos(const Scalar &a) { return unary<math::CosOp>(a, std::cos); }
Scalar floor(const Scalar &a) { return unary<math::FloorOp>(a, std::floor); }
Scalar ceil(const Scalar &a) { return unary<math::CeilOp>(a, std::ceil); }
Scalar roundEven(const Scalar &a) {
  return unary<math::RoundEvenOp>(a, std::nearbyint);
}

Scalar trunc(const Scalar &a) { return unary<math::TruncOp>(a, std::trunc); }
Scalar expm1(const Scalar &a) { return unary<math::ExpM1Op>(a, std::expm1); }
Scalar log1p(const Scalar &a) { return unary<math::Log1pOp>(a, std::log1p); }
Scalar atan(const Scalar &a) { return unary<math::AtanOp>(a, std::atan); }

Scalar isNaN(const Scalar &a) { return logicalNot(a == a); }

Scalar isInfinite(const Scalar &a) {
  return abs(a) == a.constant(std::numeric_limits<double>::infinity());
}

Scalar fma(const Scalar &a, const Scalar &b, const Scalar &c) {
  if (!a.builder)
    return foldedReal(a, std::fma(a.real, b.real, c.real));
  return emitted(
      a, a.type,
      math::FmaOp::create(*a.builder, a.loc, a.value, b.value, c.value));
}

Scalar pow(const Scalar &a, const Scalar &b) {
  if (!a.builder)
    return foldedReal(a, std::pow(a.real, b.real));
  return emitted(a, a.type,
                 math::PowFOp::create(*a.builder, a.loc, a.value, b.value));
}

//===----------------------------------------------------------------------===//
// Comparison, logic, conversion
//===----------------------------------------------------------------------===//

template <typename T> static bool holds(Comparison how, T a, T b) {
  switch (how) {
  case Comparison::Equal:
    return a == b;
  case Comparison::Less:
    return a < b;
  case Comparison::LessOrEqual:
    return a <= b;
  }
  llvm_unreachable("unknown comparison");
}

static arith::CmpFPredicate getFloatPredicate(Comparison how) {
  switch (how) {
  case Comparison::Equal:
    return arith::CmpFPredicate::OEQ;
  case Comparison::Less:
    return arith::CmpFPredicate::OLT;
  case Comparison::LessOrEqual:
    return arith::CmpFPredicate::OLE;
  }
  llvm_unreachable("unknown comparison");
}

static arith::CmpIPredicate getIntegerPredicate(Comparison how, bool isSigned) {
  switch (how) {
  case Comparison::Equal:
    return arith::CmpIPredicate::eq;
  case Comparison::Less:
    return isSigned ? arith::CmpIPredicate::slt : arith::CmpIPredicate::ult;
  case Comparison::LessOrEqual:
    return isSigned ? arith::CmpIPredicate::sle : arith::CmpIPredicate::ule;
  }
  llvm_unreachable("unknown comparison");
}

Scalar compare(Comparison how, const Scalar &a, const Scalar &b) {
  bool isSigned = !isUnsigned(a.type);
  if (!a.builder) {
    bool result = a.isFloat() ? holds(how, a.real, b.real)
                  : isSigned
                      ? holds(how, a.integer, b.integer)
                      : holds(how, uint64_t(a.integer), uint64_t(b.integer));
    return foldedInteger(a, DataType::Bool, result);
  }
  Value value;
  if (a.isFloat())
    value = arith::CmpFOp::create(*a.builder, a.loc, getFloatPredicate(how),
                                  a.value, b.value);
  else
    value = arith::CmpIOp::create(*a.builder, a.loc,
                                  getIntegerPredicate(how, isSigned), a.value,
                                  b.value);
  return emitted(a, DataType::Bool, value);
}

template <typename Op, typename F>
static Scalar bitwise(const Scalar &a, const Scalar &b, F fold) {
  if (!a.builder)
    return foldedInteger(a, a.type, fold(a.integer, b.integer));
  return emitted(a, a.type, Op::create(*a.builder, a.loc, a.value, b.value));
}

Scalar operator&(const Scalar &a, const Scalar &b) {
  return bitwise<arith::AndIOp>(a, b, [](auto x, auto y) { return x & y; });
}
Scalar operator|(const Scalar &a, const Scalar &b) {
  return bitwise<arith::OrIOp>(a, b, [](auto x, auto y) { return x | y; });
}
Scalar operator^(const Scalar &a, const Scalar &b) {
  return bitwise<arith::XOrIOp>(a, b, [](auto x, auto y) { return x ^ y; });
}

Scalar logicalNot(const Scalar &a) { return a ^ a.constant(1); }

/// The shift by an amount below the width, or 0: a larger shift is undefined in
/// LLVM.
template <typename Op, typename F>
static Scalar shift(const Scalar &a, const Scalar &amount, F fold) {
  double width = getBitWidth(a.type);
  Scalar fits =
      (amount < amount.constant(width)) & (amount.constant(0) <= amount);
  if (!a.builder)
    return foldedInteger(a, a.type,
                         fits.integer ? fold(a.integer, amount.integer) : 0);
  Scalar zero = a.constant(0);
  Scalar bounded = select(fits, amount, zero);
  Value shifted = Op::create(*a.builder, a.loc, a.value, bounded.value);
  return select(fits, emitted(a, a.type, shifted), zero);
}

Scalar shiftLeft(const Scalar &a, const Scalar &amount) {
  return shift<arith::ShLIOp>(a, amount, [](int64_t x, int64_t n) {
    return int64_t(uint64_t(x) << n);
  });
}

Scalar shiftRight(const Scalar &a, const Scalar &amount) {
  uint64_t mask = llvm::maskTrailingOnes<uint64_t>(getBitWidth(a.type));
  return shift<arith::ShRUIOp>(a, amount, [=](int64_t x, int64_t n) {
    return int64_t((uint64_t(x) & mask) >> n);
  });
}

Scalar select(const Scalar &condition, const Scalar &a, const Scalar &b) {
  if (!a.builder)
    return condition.integer ? a : b;
  return emitted(a, a.type,
                 arith::SelectOp::create(*a.builder, a.loc, condition.value,
                                         a.value, b.value));
}

Scalar bitcast(const Scalar &a, DataType type) {
  if (a.builder) {
    Type to = getScalarType(type, a.builder->getContext());
    if (a.value.getType() == to)
      return emitted(a, type, a.value);
    return emitted(a, type,
                   arith::BitcastOp::create(*a.builder, a.loc, to, a.value));
  }
  char bytes[8];
  Scalar result{type, nullptr, a.loc};
  if (a.isFloat())
    writeFloat(a.type, a.real, bytes);
  else
    writeInteger(a.type, a.integer, bytes);
  if (isFloat(type))
    result.real = readFloat(type, bytes);
  else
    result.integer = readInteger(type, bytes);
  return result;
}

static Scalar foldCast(const Scalar &a, DataType type) {
  Scalar result{type, nullptr, a.loc};
  if (isFloat(type)) {
    double real = a.isFloat()          ? a.real
                  : isUnsigned(a.type) ? double(uint64_t(a.integer))
                                       : double(a.integer);
    result.real = roundTo(type, real);
    return result;
  }
  if (!a.isFloat()) {
    result.integer =
        type == DataType::Bool ? a.integer != 0 : wrapTo(type, a.integer);
    return result;
  }
  if (type == DataType::Bool)
    result.integer = a.real != 0;
  // An out-of-range conversion is undefined in ONNX; avoid C++'s undefined
  // behaviour.
  else if (a.real >= 0x1p63)
    result.integer =
        wrapTo(type, a.real < 0x1p64 ? int64_t(uint64_t(a.real)) : INT64_MAX);
  else if (a.real >= -0x1p63)
    result.integer = wrapTo(type, int64_t(a.real));
  else
    result.integer = wrapTo(type, INT64_MIN);
  return result;
}

/// Emits a conversion between floats. Double converts to 16 bits through float,
/// for which every target has instructions.
static Value emitFloatToFloat(OpBuilder &b, Location loc, Value value,
                              DataType from, DataType to) {
  Type type = getScalarType(to, b.getContext());
  if (getBitWidth(from) < getBitWidth(to))
    return arith::ExtFOp::create(b, loc, type, value);
  if (from == DataType::Double && getBitWidth(to) == 16)
    value = arith::TruncFOp::create(b, loc, b.getF32Type(), value);
  return arith::TruncFOp::create(b, loc, type, value);
}

static Value emitCast(OpBuilder &b, Location loc, Value value, DataType from,
                      DataType to) {
  Type type = getScalarType(to, b.getContext());
  unsigned fromWidth = value.getType().getIntOrFloatBitWidth();
  unsigned toWidth = type.getIntOrFloatBitWidth();
  if (isFloat(from) && isFloat(to))
    return emitFloatToFloat(b, loc, value, from, to);
  if (isFloat(from) && isUnsigned(to))
    return arith::FPToUIOp::create(b, loc, type, value);
  if (isFloat(from))
    return arith::FPToSIOp::create(b, loc, type, value);
  if (isFloat(to) && isUnsigned(from))
    return arith::UIToFPOp::create(b, loc, type, value);
  if (isFloat(to))
    return arith::SIToFPOp::create(b, loc, type, value);
  if (fromWidth == toWidth)
    return value;
  if (fromWidth > toWidth)
    return arith::TruncIOp::create(b, loc, type, value);
  if (isUnsigned(from))
    return arith::ExtUIOp::create(b, loc, type, value);
  return arith::ExtSIOp::create(b, loc, type, value);
}

Scalar cast(const Scalar &a, DataType type) {
  if (a.type == type)
    return a;
  if (!a.builder)
    return foldCast(a, type);
  if (type != DataType::Bool)
    return emitted(a, type, emitCast(*a.builder, a.loc, a.value, a.type, type));
  // x != 0 holds for NaN, so the float comparison is unordered.
  Scalar zero = a.constant(0);
  Value value;
  if (a.isFloat())
    value = arith::CmpFOp::create(*a.builder, a.loc, arith::CmpFPredicate::UNE,
                                  a.value, zero.value);
  else
    value = arith::CmpIOp::create(*a.builder, a.loc, arith::CmpIPredicate::ne,
                                  a.value, zero.value);
  return emitted(a, type, value);
}

Scalar atLeast(const Scalar &a, const Scalar &bound) {
  return select(a < bound, bound, a);
}

Scalar atMost(const Scalar &a, const Scalar &bound) {
  return select(bound < a, bound, a);
}

} // namespace nnprim::frontend
