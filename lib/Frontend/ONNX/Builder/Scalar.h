//===- Scalar.h - Scalar expressions, emitted or folded -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_BUILDER_SCALAR_H
#define NNPRIM_LIB_FRONTEND_ONNX_BUILDER_SCALAR_H

#include "DataType.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Value.h"

namespace nnprim::frontend {

/// A scalar in the body of an elementwise op. The same C++ expression emits
/// arith and math ops if `builder` is set, and computes the number at import if
/// it is null, so each operator is written once and is also a constant
/// evaluator. 16-bit floats never occur: bodies compute in float.
struct Scalar {
  DataType type = DataType::Undefined;
  mlir::OpBuilder *builder = nullptr;
  mlir::Location loc;
  mlir::Value value = {};
  /// The number when folding: `real` for float types, `integer` otherwise.
  double real = 0;
  int64_t integer = 0;

  /// A constant of `type`, or of this scalar's type, in the same context.
  Scalar constant(DataType type, double number) const;
  Scalar constant(double number) const { return constant(type, number); }
  bool isFloat() const { return frontend::isFloat(type); }
};

/// Both operands of a binary function have the same type. min and max propagate
/// NaN; integer division truncates.
Scalar operator+(const Scalar &a, const Scalar &b);
Scalar operator-(const Scalar &a, const Scalar &b);
Scalar operator*(const Scalar &a, const Scalar &b);
Scalar operator/(const Scalar &a, const Scalar &b);
Scalar operator-(const Scalar &a);
inline Scalar operator+(const Scalar &a, double b) { return a + a.constant(b); }
inline Scalar operator+(double a, const Scalar &b) { return b.constant(a) + b; }
inline Scalar operator-(const Scalar &a, double b) { return a - a.constant(b); }
inline Scalar operator-(double a, const Scalar &b) { return b.constant(a) - b; }
inline Scalar operator*(const Scalar &a, double b) { return a * a.constant(b); }
inline Scalar operator*(double a, const Scalar &b) { return b.constant(a) * b; }
inline Scalar operator/(const Scalar &a, double b) { return a / a.constant(b); }
inline Scalar operator/(double a, const Scalar &b) { return b.constant(a) / b; }

Scalar min(const Scalar &a, const Scalar &b);
Scalar max(const Scalar &a, const Scalar &b);
/// The float operand that is a number, if only one is.
Scalar minNumber(const Scalar &a, const Scalar &b);
Scalar maxNumber(const Scalar &a, const Scalar &b);
Scalar abs(const Scalar &a);

// These functions take float operands only.
Scalar exp(const Scalar &a);
Scalar log(const Scalar &a);
Scalar sqrt(const Scalar &a);
Scalar tanh(const Scalar &a);
Scalar erf(const Scalar &a);
Scalar sin(const Scalar &a);
Scalar cos(const Scalar &a);
Scalar floor(const Scalar &a);
Scalar ceil(const Scalar &a);
Scalar roundEven(const Scalar &a);
Scalar trunc(const Scalar &a);
Scalar pow(const Scalar &a, const Scalar &b);
/// a·b + c, rounded once.
Scalar fma(const Scalar &a, const Scalar &b, const Scalar &c);
/// eˣ - 1 and log(1 + x), exact near zero.
Scalar expm1(const Scalar &a);
Scalar log1p(const Scalar &a);
Scalar atan(const Scalar &a);
/// Whether `a` is NaN, or an infinity.
Scalar isNaN(const Scalar &a);
Scalar isInfinite(const Scalar &a);

// Comparisons are ordered and give a bool; integers compare by signedness.
enum class Comparison { Equal, Less, LessOrEqual };
Scalar compare(Comparison how, const Scalar &a, const Scalar &b);
inline Scalar operator<(const Scalar &a, const Scalar &b) {
  return compare(Comparison::Less, a, b);
}
inline Scalar operator<=(const Scalar &a, const Scalar &b) {
  return compare(Comparison::LessOrEqual, a, b);
}
inline Scalar operator==(const Scalar &a, const Scalar &b) {
  return compare(Comparison::Equal, a, b);
}

// These operators take bool or integer operands.
Scalar operator&(const Scalar &a, const Scalar &b);
Scalar operator|(const Scalar &a, const Scalar &b);
Scalar operator^(const Scalar &a, const Scalar &b);
/// Bits move in by zeros; a shift of the width or more gives 0.
Scalar shiftLeft(const Scalar &a, const Scalar &amount);
Scalar shiftRight(const Scalar &a, const Scalar &amount);
Scalar logicalNot(const Scalar &a);

Scalar select(const Scalar &condition, const Scalar &a, const Scalar &b);

/// The bits of `a` as those of `type`, which is as wide.
Scalar bitcast(const Scalar &a, DataType type);

/// Converts by C's rules: towards zero from float to integer, `!= 0` to bool.
Scalar cast(const Scalar &a, DataType type);

/// Clamp with one compare and one select per side, which become a single min or
/// max instruction on x86 and keep NaN.
Scalar atLeast(const Scalar &a, const Scalar &bound);
Scalar atMost(const Scalar &a, const Scalar &bound);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_BUILDER_SCALAR_H
