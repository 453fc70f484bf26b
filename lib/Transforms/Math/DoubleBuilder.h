//===- DoubleBuilder.h - Emits arithmetic in f64 ----------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_MATH_DOUBLEBUILDER_H
#define NNPRIM_LIB_TRANSFORMS_MATH_DOUBLEBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/STLExtras.h"

#include <limits>

namespace nnprim {

/// Arithmetic on values of one type: f64 or a vector of f64.
class DoubleBuilder {
public:
  DoubleBuilder(mlir::Location loc, mlir::OpBuilder &builder, mlir::Type type)
      : b(loc, builder), type(type) {}

  mlir::Value constant(double value) {
    return splat(type, b.getF64FloatAttr(value));
  }
  mlir::Value integer(int64_t value) {
    return splat(intType(), b.getI64IntegerAttr(value));
  }
  mlir::Value add(mlir::Value x, mlir::Value y) {
    return mlir::arith::AddFOp::create(b, x, y);
  }
  mlir::Value sub(mlir::Value x, mlir::Value y) {
    return mlir::arith::SubFOp::create(b, x, y);
  }
  mlir::Value mul(mlir::Value x, mlir::Value y) {
    return mlir::arith::MulFOp::create(b, x, y);
  }
  mlir::Value div(mlir::Value x, mlir::Value y) {
    return mlir::arith::DivFOp::create(b, x, y);
  }
  mlir::Value fma(mlir::Value x, mlir::Value y, mlir::Value z) {
    return mlir::math::FmaOp::create(b, x, y, z);
  }
  mlir::Value abs(mlir::Value x) { return mlir::math::AbsFOp::create(b, x); }
  mlir::Value select(mlir::Value condition, mlir::Value x, mlir::Value y) {
    return mlir::arith::SelectOp::create(b, condition, x, y);
  }
  mlir::Value compare(mlir::arith::CmpFPredicate predicate, mlir::Value x,
                      double y) {
    return mlir::arith::CmpFOp::create(b, predicate, x, constant(y));
  }
  mlir::Value compare(mlir::arith::CmpFPredicate predicate, mlir::Value x,
                      mlir::Value y) {
    return mlir::arith::CmpFOp::create(b, predicate, x, y);
  }
  mlir::Value both(mlir::Value x, mlir::Value y) {
    return mlir::arith::AndIOp::create(b, x, y);
  }
  mlir::Value isNaN(mlir::Value x) {
    return mlir::arith::CmpFOp::create(b, mlir::arith::CmpFPredicate::UNO, x,
                                       x);
  }
  mlir::Value toInteger(mlir::Value x) {
    return mlir::arith::FPToSIOp::create(b, intType(), x);
  }
  mlir::Value toDouble(mlir::Value x) {
    return mlir::arith::SIToFPOp::create(b, type, x);
  }
  mlir::Value bitsOf(mlir::Value x) {
    return mlir::arith::BitcastOp::create(b, intType(), x);
  }
  mlir::Value fromBits(mlir::Value x) {
    return mlir::arith::BitcastOp::create(b, type, x);
  }
  mlir::Value round(mlir::Value x) {
    return mlir::math::RoundEvenOp::create(b, x);
  }

  /// Σ coefficients[i]·x^i.
  mlir::Value horner(mlir::Value x, llvm::ArrayRef<double> coefficients) {
    mlir::Value result = constant(coefficients.back());
    for (double coefficient : llvm::reverse(coefficients.drop_back()))
      result = fma(result, x, constant(coefficient));
    return result;
  }

  mlir::Value exp(mlir::Value x);
  mlir::Value log(mlir::Value x);
  mlir::Value tanh(mlir::Value x);
  mlir::Value erf(mlir::Value x);
  mlir::Value log1p(mlir::Value x);
  mlir::Value expm1(mlir::Value x);
  mlir::Value pow(mlir::Value x, mlir::Value y);
  /// |x| up to 2⁴⁰, else NaN (DoubleTrigonometry.cpp).
  mlir::Value sin(mlir::Value x);
  mlir::Value cos(mlir::Value x);
  mlir::Value atan(mlir::Value x);

  mlir::ImplicitLocOpBuilder b;

private:
  mlir::Type intType() {
    if (auto vectorType = llvm::dyn_cast<mlir::VectorType>(type))
      return vectorType.clone(b.getI64Type());
    return b.getI64Type();
  }
  mlir::Value splat(mlir::Type splatType, mlir::TypedAttr value) {
    if (auto vectorType = llvm::dyn_cast<mlir::VectorType>(splatType))
      value = mlir::SplatElementsAttr::get(vectorType, mlir::Attribute(value));
    return mlir::arith::ConstantOp::create(b, value);
  }
  /// 2^n for an integer n in the exponent range of normal numbers.
  mlir::Value powerOfTwo(mlir::Value n) {
    mlir::Value biased = mlir::arith::AddIOp::create(b, n, integer(1023));
    return fromBits(mlir::arith::ShLIOp::create(b, biased, integer(52)));
  }

  mlir::Type type;
};

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_MATH_DOUBLEBUILDER_H
