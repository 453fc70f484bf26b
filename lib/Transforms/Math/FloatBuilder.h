//===- FloatBuilder.h - Emits arithmetic in f32 -----------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_MATH_FLOATBUILDER_H
#define NNPRIM_LIB_TRANSFORMS_MATH_FLOATBUILDER_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// Builds the arithmetic of an approximation on scalars or vectors of f32.
class FloatBuilder : public mlir::ImplicitLocOpBuilder {
public:
  FloatBuilder(mlir::Operation *op, mlir::PatternRewriter &rewriter)
      : ImplicitLocOpBuilder(op->getLoc(), rewriter),
        type(op->getResult(0).getType()), intType(getIntType()) {}

  mlir::Value constant(float value) {
    return splat(type, getF32FloatAttr(value));
  }
  mlir::Value add(mlir::Value a, mlir::Value b) {
    return mlir::arith::AddFOp::create(*this, a, b);
  }
  mlir::Value sub(mlir::Value a, mlir::Value b) {
    return mlir::arith::SubFOp::create(*this, a, b);
  }
  mlir::Value mul(mlir::Value a, mlir::Value b) {
    return mlir::arith::MulFOp::create(*this, a, b);
  }
  mlir::Value fma(mlir::Value a, mlir::Value b, float c) {
    return mlir::math::FmaOp::create(*this, a, b, constant(c));
  }
  mlir::Value fma(mlir::Value a, float b, mlir::Value c) {
    return mlir::math::FmaOp::create(*this, a, constant(b), c);
  }
  /// Clamps x from above (`atMost`) or from below (`atLeast`); NaN is kept.
  mlir::Value atMost(mlir::Value x, float limit) {
    return choose(mlir::arith::CmpFPredicate::OGT, x, limit);
  }
  mlir::Value atLeast(mlir::Value x, float limit) {
    return choose(mlir::arith::CmpFPredicate::OLT, x, limit);
  }
  /// The polynomial with these coefficients, highest power first.
  mlir::Value polynomial(llvm::ArrayRef<float> coefficients, mlir::Value x) {
    mlir::Value p = constant(coefficients.front());
    for (float coefficient : coefficients.drop_front())
      p = fma(p, x, coefficient);
    return p;
  }

  mlir::Value bits(mlir::Value x) {
    return mlir::arith::BitcastOp::create(*this, intType, x);
  }
  mlir::Value subBits(mlir::Value a, mlir::Value b) {
    return mlir::arith::SubIOp::create(*this, a, b);
  }
  mlir::Value halve(mlir::Value bits) {
    return mlir::arith::ShRUIOp::create(*this, bits, constantInt(1));
  }
  /// The float whose exponent field is the low bits of `bits`.
  mlir::Value fromExponentField(mlir::Value bits) {
    mlir::Value field =
        mlir::arith::ShLIOp::create(*this, bits, constantInt(23));
    return mlir::arith::BitcastOp::create(*this, type, field);
  }

private:
  mlir::Type getIntType() {
    if (auto vectorType = llvm::dyn_cast<mlir::VectorType>(type))
      return vectorType.clone(getI32Type());
    return getI32Type();
  }
  mlir::Value constantInt(int32_t value) {
    return splat(intType, getI32IntegerAttr(value));
  }
  mlir::Value splat(mlir::Type of, mlir::TypedAttr value) {
    if (auto vectorType = llvm::dyn_cast<mlir::VectorType>(of))
      value = mlir::SplatElementsAttr::get(vectorType, mlir::Attribute(value));
    return mlir::arith::ConstantOp::create(*this, value);
  }
  mlir::Value choose(mlir::arith::CmpFPredicate predicate, mlir::Value x,
                     float limit) {
    mlir::Value bound = constant(limit);
    mlir::Value beyond =
        mlir::arith::CmpFOp::create(*this, predicate, x, bound);
    return mlir::arith::SelectOp::create(*this, beyond, bound, x);
  }

  const mlir::Type type, intType;
};

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_MATH_FLOATBUILDER_H
