//===- ScaledScalars.cpp - Values as integers that share scales -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScaledScalars.h"

#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace nnprim;

using Values = ReferenceBuilder::Values;

Value nnprim::createF32(ReferenceBuilder &r, float value) {
  return arith::ConstantOp::create(r.b, r.b.getF32FloatAttr(value));
}

Value nnprim::getLeastGreatest(ReferenceBuilder &r) {
  return createF32(r, kLeastGreatest);
}

std::pair<Value, Value> nnprim::computeScale(ReferenceBuilder &r,
                                             Value greatest) {
  Value inverse =
      arith::DivFOp::create(r.b, createF32(r, kMaxScaled), greatest);
  Value scale =
      arith::MulFOp::create(r.b, greatest, createF32(r, 1.0f / kMaxScaled));
  // That of an infinity, too, is NaN.
  scale = arith::AddFOp::create(r.b, scale,
                                arith::SubFOp::create(r.b, greatest, greatest));
  return {scale, inverse};
}

Value nnprim::roundScaled(ReferenceBuilder &r, Value value, Value inverse) {
  Value scaled = arith::MulFOp::create(r.b, value, inverse);
  return arith::FPToSIOp::create(r.b, r.b.getI32Type(),
                                 math::RoundEvenOp::create(r.b, scaled));
}

Value nnprim::extractScaled(ReferenceBuilder &r, Value pair, Value k) {
  Value bits = arith::ConstantIntOp::create(r.b, 16, 32);
  Value first =
      arith::ShRSIOp::create(r.b, arith::ShLIOp::create(r.b, pair, bits), bits);
  Value second = arith::ShRSIOp::create(r.b, pair, bits);
  Value isSecond =
      arith::IndexCastOp::create(r.b, r.b.getI1Type(), r.rem(k, r.index(2)));
  return arith::SelectOp::create(r.b, isSecond, second, first);
}

/// Coefficients as f32, which they are rounded from.
static Values toF32(ReferenceBuilder &r, Values values) {
  for (Value &value : values)
    if (!value.getType().isF32())
      value = arith::TruncFOp::create(r.b, r.b.getF32Type(), value);
  return values;
}

Values
nnprim::multiplyScaledTile(ReferenceBuilder &r, int64_t coefficients,
                           Value channels,
                           function_ref<Values(Value c)> transform,
                           function_ref<Value(int64_t s, Value row)> loadPair) {
  Type f32 = r.b.getF32Type();
  Values greatest = r.reduce(
      channels, Values(coefficients, getLeastGreatest(r)),
      [&](Value c, ValueRange found) {
        Values next;
        for (auto [most, v] : llvm::zip_equal(found, toF32(r, transform(c))))
          next.push_back(arith::MaximumFOp::create(
              r.b, most, math::AbsFOp::create(r.b, f32, v)));
        return next;
      });
  Values scales, inverses;
  for (Value most : greatest) {
    auto [scale, inverse] = computeScale(r, most);
    scales.push_back(scale);
    inverses.push_back(inverse);
  }
  Value zero = arith::ConstantIntOp::create(r.b, 0, 32);
  auto addTerm = [&](Value c, ValueRange sums) {
    Values v =
        r.select(r.isInside(c, channels), Values(coefficients, createF32(r, 0)),
                 [&] { return toF32(r, transform(c)); });
    Values next;
    for (int64_t s = 0; s < coefficients; ++s) {
      Value a = roundScaled(r, v[s], inverses[s]);
      Value b = extractScaled(r, loadPair(s, r.div(c, r.index(2))), c);
      next.push_back(arith::AddIOp::create(r.b, sums[s],
                                           arith::MulIOp::create(r.b, a, b)));
    }
    return next;
  };
  Value terms = r.index(kScaledTerms);
  Value groups = r.div(r.add(channels, r.index(kScaledTerms - 1)), terms);
  Values sums =
      r.reduce(groups, Values(coefficients, createF32(r, 0)),
               [&](Value group, ValueRange sums) {
                 Values exact =
                     r.reduce(terms, Values(coefficients, zero),
                              [&](Value term, ValueRange partial) {
                                return addTerm(r.add(r.mul(group, terms), term),
                                               partial);
                              });
                 Values next;
                 for (auto [sum, integer] : llvm::zip_equal(sums, exact))
                   next.push_back(arith::AddFOp::create(
                       r.b, sum, arith::SIToFPOp::create(r.b, f32, integer)));
                 return next;
               });
  Value last = r.mul(groups, r.index(kScaledTerms / 2));
  for (auto [s, sum] : llvm::enumerate(sums)) {
    Value columnScale =
        arith::BitcastOp::create(r.b, f32, loadPair(int64_t(s), last));
    sum = arith::MulFOp::create(
        r.b, arith::MulFOp::create(r.b, sum, columnScale), scales[s]);
    sum = r.extend(sum);
  }
  return sums;
}
