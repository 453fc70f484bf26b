//===- ScalarInterpreter.cpp - Scalar operations on lanes -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScalarInterpreter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>
#include <cstring>
#include <functional>

using namespace mlir;
using namespace nnprim;

using FloatUnary = double (*)(double);
using FloatBinary = double (*)(double, double);
using IntBinary = int64_t (*)(int64_t, int64_t);

bool nnprim::isInterpretedType(Type type) {
  return type.isF32() || type.isF64() || type.isIndex() ||
         (type.isSignlessInteger() && type.getIntOrFloatBitWidth() <= 64);
}

static unsigned getWidth(Type type) {
  return type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
}

/// f32 operations are computed in f64 and rounded once, which gives the
/// correctly rounded result for the four basic operations and the square root.
static double roundTo(bool isF32, double value) {
  return isF32 ? static_cast<float>(value) : value;
}

static int64_t wrapTo(unsigned width, int64_t value) {
  return width == 64 ? value : llvm::SignExtend64(value, width);
}

static uint64_t zeroExtend(unsigned width, int64_t value) {
  return width == 64 ? value : value & llvm::maskTrailingOnes<uint64_t>(width);
}

/// Computes lanes of a float operation of one operand, given twice, or two.
using FloatLoop = void (*)(const double *a, const double *b, int64_t count,
                           bool isF32, double *result);

/// The loop of a basic operation, which a compiler makes vector code: weights
/// times the scale of a normalization are millions of products.
template <typename Op>
static void computeLanes(const double *a, const double *b, int64_t count,
                         bool isF32, double *result) {
  for (int64_t i = 0; isF32 && i < count; ++i)
    result[i] = static_cast<float>(Op()(a[i], b[i]));
  for (int64_t i = 0; !isF32 && i < count; ++i)
    result[i] = Op()(a[i], b[i]);
}

namespace {
/// What a conversion computes before it rounds.
struct Identity {
  double operator()(double value, double) const { return value; }
};
} // namespace

static FloatLoop getFloatLoop(Operation *op) {
  return TypeSwitch<Operation *, FloatLoop>(op)
      .Case<arith::ExtFOp, arith::TruncFOp>(
          [](auto) { return &computeLanes<Identity>; })
      .Case([](arith::AddFOp) { return &computeLanes<std::plus<double>>; })
      .Case([](arith::SubFOp) { return &computeLanes<std::minus<double>>; })
      .Case(
          [](arith::MulFOp) { return &computeLanes<std::multiplies<double>>; })
      .Case([](arith::DivFOp) { return &computeLanes<std::divides<double>>; })
      .Default([](Operation *) { return nullptr; });
}

static FloatUnary getFloatUnary(Operation *op) {
  return TypeSwitch<Operation *, FloatUnary>(op)
      .Case([](arith::NegFOp) { return +[](double x) { return -x; }; })
      .Case([](math::AbsFOp) { return +[](double x) { return std::fabs(x); }; })
      .Case([](math::CeilOp) { return +[](double x) { return std::ceil(x); }; })
      .Case(
          [](math::FloorOp) { return +[](double x) { return std::floor(x); }; })
      .Case([](math::RoundEvenOp) {
        return +[](double x) { return std::nearbyint(x); };
      })
      .Case([](math::ExpOp) { return +[](double x) { return std::exp(x); }; })
      .Case([](math::Exp2Op) { return +[](double x) { return std::exp2(x); }; })
      .Case(
          [](math::ExpM1Op) { return +[](double x) { return std::expm1(x); }; })
      .Case([](math::LogOp) { return +[](double x) { return std::log(x); }; })
      .Case([](math::Log2Op) { return +[](double x) { return std::log2(x); }; })
      .Case(
          [](math::Log1pOp) { return +[](double x) { return std::log1p(x); }; })
      .Case([](math::SqrtOp) { return +[](double x) { return std::sqrt(x); }; })
      .Case([](math::RsqrtOp) {
        return +[](double x) { return 1.0 / std::sqrt(x); };
      })
      .Case([](math::TanhOp) { return +[](double x) { return std::tanh(x); }; })
      .Case([](math::ErfOp) { return +[](double x) { return std::erf(x); }; })
      .Case([](math::SinOp) { return +[](double x) { return std::sin(x); }; })
      .Case([](math::CosOp) { return +[](double x) { return std::cos(x); }; })
      .Default([](Operation *) { return nullptr; });
}

/// NaN if either operand is NaN, as `maximumf` and `minimumf` require.
static double propagateNaN(double a, double b, double otherwise) {
  return std::isnan(a) ? a : std::isnan(b) ? b : otherwise;
}

static FloatBinary getFloatBinary(Operation *op) {
  return TypeSwitch<Operation *, FloatBinary>(op)
      .Case([](arith::MaximumFOp) {
        return +[](double a, double b) {
          return propagateNaN(a, b, std::fmax(a, b));
        };
      })
      .Case([](arith::MinimumFOp) {
        return +[](double a, double b) {
          return propagateNaN(a, b, std::fmin(a, b));
        };
      })
      .Case([](arith::MaxNumFOp) {
        return +[](double a, double b) { return std::fmax(a, b); };
      })
      .Case([](arith::MinNumFOp) {
        return +[](double a, double b) { return std::fmin(a, b); };
      })
      .Case([](math::PowFOp) {
        return +[](double a, double b) { return std::pow(a, b); };
      })
      .Default([](Operation *) { return nullptr; });
}

static IntBinary getIntBinary(Operation *op) {
  return TypeSwitch<Operation *, IntBinary>(op)
      .Case([](arith::AddIOp) {
        return +[](int64_t a, int64_t b) {
          return static_cast<int64_t>(static_cast<uint64_t>(a) + b);
        };
      })
      .Case([](arith::SubIOp) {
        return +[](int64_t a, int64_t b) {
          return static_cast<int64_t>(static_cast<uint64_t>(a) - b);
        };
      })
      .Case([](arith::MulIOp) {
        return +[](int64_t a, int64_t b) {
          return static_cast<int64_t>(static_cast<uint64_t>(a) * b);
        };
      })
      .Case([](arith::AndIOp) {
        return +[](int64_t a, int64_t b) { return a & b; };
      })
      .Case([](arith::OrIOp) {
        return +[](int64_t a, int64_t b) { return a | b; };
      })
      .Case([](arith::XOrIOp) {
        return +[](int64_t a, int64_t b) { return a ^ b; };
      })
      .Case([](arith::MaxSIOp) {
        return +[](int64_t a, int64_t b) { return std::max(a, b); };
      })
      .Case([](arith::MinSIOp) {
        return +[](int64_t a, int64_t b) { return std::min(a, b); };
      })
      .Default([](Operation *) { return nullptr; });
}

bool nnprim::isInterpretedOp(Operation *op) {
  return getFloatLoop(op) || getFloatUnary(op) || getFloatBinary(op) ||
         getIntBinary(op) ||
         isa<arith::CmpFOp, arith::CmpIOp, arith::SelectOp, arith::FPToSIOp,
             arith::FPToUIOp, arith::SIToFPOp, arith::UIToFPOp, arith::ExtSIOp,
             arith::ExtUIOp, arith::TruncIOp, arith::IndexCastOp>(op);
}

static bool compareIntegers(arith::CmpIOp op, int64_t a, int64_t b) {
  return arith::applyCmpPredicate(op.getPredicate(), APInt(64, a, true),
                                  APInt(64, b, true));
}

/// The integer towards zero. Numbers without one in 64 bits have no defined
/// result; C++ must not see them.
static int64_t truncate(double value) {
  if (value > -0x1p63 && value < 0x1p63)
    return static_cast<int64_t>(value);
  if (value >= 0x1p63 && value < 0x1p64)
    return static_cast<int64_t>(static_cast<uint64_t>(value));
  return INT64_MIN;
}

/// Interprets comparisons, selections and casts. Sign extension preserves the
/// order of unsigned numbers, too.
static void interpretMixed(Operation *op, ArrayRef<const Lanes *> operands,
                           int64_t i, Type type, Lanes &result) {
  TypeSwitch<Operation *>(op)
      .Case([&](arith::CmpFOp cmp) {
        result.integers[i] = -static_cast<int64_t>(arith::applyCmpPredicate(
            cmp.getPredicate(), APFloat(operands[0]->floats[i]),
            APFloat(operands[1]->floats[i])));
      })
      .Case([&](arith::CmpIOp cmp) {
        result.integers[i] = -static_cast<int64_t>(compareIntegers(
            cmp, operands[0]->integers[i], operands[1]->integers[i]));
      })
      .Case([&](arith::SelectOp) {
        const Lanes &chosen = *operands[operands[0]->integers[i] ? 1 : 2];
        if (isa<FloatType>(type))
          result.floats[i] = chosen.floats[i];
        else
          result.integers[i] = chosen.integers[i];
      })
      .Case<arith::FPToSIOp, arith::FPToUIOp>([&](auto) {
        result.integers[i] =
            wrapTo(getWidth(type), truncate(operands[0]->floats[i]));
      })
      .Case([&](arith::SIToFPOp) {
        result.floats[i] = roundTo(
            type.isF32(), static_cast<double>(operands[0]->integers[i]));
      })
      .Case([&](arith::UIToFPOp cast) {
        result.floats[i] = roundTo(
            type.isF32(),
            static_cast<double>(zeroExtend(getWidth(cast.getIn().getType()),
                                           operands[0]->integers[i])));
      })
      .Case([&](arith::ExtUIOp cast) {
        result.integers[i] = zeroExtend(getWidth(cast.getIn().getType()),
                                        operands[0]->integers[i]);
      })
      .Case<arith::ExtSIOp, arith::TruncIOp, arith::IndexCastOp>([&](auto) {
        result.integers[i] = wrapTo(getWidth(type), operands[0]->integers[i]);
      });
}

void nnprim::interpret(Operation *op, ArrayRef<const Lanes *> operands,
                       int64_t count, Lanes &result) {
  Type type = op->getResult(0).getType();
  if (isa<FloatType>(type))
    result.floats.resize(count);
  else
    result.integers.resize(count);
  bool isF32 = type.isF32();
  if (FloatLoop loop = getFloatLoop(op)) {
    loop(operands.front()->floats.data(), operands.back()->floats.data(), count,
         isF32, result.floats.data());
  } else if (FloatUnary unary = getFloatUnary(op)) {
    for (int64_t i = 0; i < count; ++i)
      result.floats[i] = roundTo(isF32, unary(operands[0]->floats[i]));
  } else if (FloatBinary binary = getFloatBinary(op)) {
    for (int64_t i = 0; i < count; ++i)
      result.floats[i] = roundTo(
          isF32, binary(operands[0]->floats[i], operands[1]->floats[i]));
  } else if (IntBinary binary = getIntBinary(op)) {
    for (int64_t i = 0; i < count; ++i)
      result.integers[i] =
          wrapTo(getWidth(type),
                 binary(operands[0]->integers[i], operands[1]->integers[i]));
  } else {
    for (int64_t i = 0; i < count; ++i)
      interpretMixed(op, operands, i, type, result);
  }
}

template <typename Stored, typename T>
static void load(const char *data, int64_t count, std::vector<T> &lanes) {
  lanes.resize(count);
  for (int64_t i = 0; i < count; ++i) {
    Stored value;
    std::memcpy(&value, data + i * sizeof(Stored), sizeof(Stored));
    lanes[i] = static_cast<T>(value);
  }
}

template <typename Stored, typename T>
static void store(const std::vector<T> &lanes, int64_t count, char *data) {
  for (int64_t i = 0; i < count; ++i) {
    Stored value = static_cast<Stored>(lanes[i]);
    std::memcpy(data + i * sizeof(Stored), &value, sizeof(Stored));
  }
}

void nnprim::loadLanes(Type type, const char *data, int64_t count,
                       Lanes &lanes) {
  if (type.isF32())
    return load<float>(data, count, lanes.floats);
  if (type.isF64())
    return load<double>(data, count, lanes.floats);
  switch (getWidth(type)) {
  case 8:
    return load<int8_t>(data, count, lanes.integers);
  case 16:
    return load<int16_t>(data, count, lanes.integers);
  case 32:
    return load<int32_t>(data, count, lanes.integers);
  default:
    return load<int64_t>(data, count, lanes.integers);
  }
}

void nnprim::storeLanes(Type type, const Lanes &lanes, int64_t count,
                        char *data) {
  if (type.isF32())
    return store<float>(lanes.floats, count, data);
  if (type.isF64())
    return store<double>(lanes.floats, count, data);
  switch (getWidth(type)) {
  case 8:
    return store<int8_t>(lanes.integers, count, data);
  case 16:
    return store<int16_t>(lanes.integers, count, data);
  case 32:
    return store<int32_t>(lanes.integers, count, data);
  default:
    return store<int64_t>(lanes.integers, count, data);
  }
}

void nnprim::setUniformLanes(Attribute constant, int64_t count, Lanes &lanes) {
  if (auto number = dyn_cast<FloatAttr>(constant)) {
    lanes.floats.assign(count, number.getValueAsDouble());
    return;
  }
  APInt number = cast<IntegerAttr>(constant).getValue();
  lanes.integers.assign(count, number.getSExtValue());
}
