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

#include <limits>

using namespace mlir;
using namespace nnprim;

using Values = ReferenceBuilder::Values;

Value nnprim::createF32(ReferenceBuilder &r, float value) {
  return arith::ConstantOp::create(r.b, r.b.getF32FloatAttr(value));
}

/// The scales of rows with these greatest magnitudes.
static RowScales computeScales(ReferenceBuilder &r, ValueRange greatest) {
  RowScales rows;
  for (Value most : greatest) {
    rows.inverses.push_back(
        arith::DivFOp::create(r.b, createF32(r, kMaxScaled), most));
    Value scale =
        arith::MulFOp::create(r.b, most, createF32(r, 1.0f / kMaxScaled));
    // That of an infinity, too, is NaN.
    rows.scales.push_back(arith::AddFOp::create(
        r.b, scale, arith::SubFOp::create(r.b, most, most)));
  }
  return rows;
}

/// The greatest sums of squares of `terms` neighbours, halves of which are
/// added to each other.
static Values findSquares(ReferenceBuilder &r, size_t count, Value depth,
                          int64_t terms, function_ref<Values(Value k)> load) {
  Type f32 = r.b.getF32Type();
  Value zero = createF32(r, 0);
  auto square = [&](Value k) {
    return r.select(r.isInside(k, depth), Values(count, zero), [&]() {
      Values squares;
      for (Value value : load(k))
        squares.push_back(arith::MulFOp::create(r.b, f32, value, value));
      return squares;
    });
  };
  Value groups = r.div(r.add(depth, r.index(terms - 1)), r.index(terms));
  return r.reduce(
      groups, Values(count, zero), [&](Value group, ValueRange most) {
        Value first = r.mul(group, r.index(terms));
        SmallVector<Values> sums;
        for (int64_t i = 0; i < terms; ++i)
          sums.push_back(square(r.add(first, r.index(i))));
        for (int64_t half = terms / 2; half != 0; half /= 2)
          for (int64_t i = 0; i < half; ++i)
            for (auto [sum, other] : llvm::zip_equal(sums[i], sums[half + i]))
              sum = arith::AddFOp::create(r.b, sum, other);
        for (auto [sum, other] : llvm::zip_equal(sums[0], most))
          sum = arith::MaximumFOp::create(r.b, sum, other);
        return sums[0];
      });
}

/// `greatest`, or a greater number if the norms whose `squares` are given ask
/// for it.
static Value limitNorms(ReferenceBuilder &r, Value greatest, Value squares,
                        int64_t terms) {
  auto compare = [&](arith::CmpFPredicate predicate, Value value, Value bound) {
    return arith::CmpFOp::create(r.b, predicate, value, bound);
  };
  constexpr float infinity = std::numeric_limits<float>::infinity();
  Value isKnown = arith::AndIOp::create(
      r.b,
      compare(arith::CmpFPredicate::OGE, greatest, createF32(r, kLeastSquared)),
      compare(arith::CmpFPredicate::OLT, squares, createF32(r, infinity)));
  Value known = arith::MulFOp::create(r.b, math::SqrtOp::create(r.b, squares),
                                      createF32(r, kNormWeight));
  Value unknown =
      arith::MulFOp::create(r.b, greatest, createF32(r, getLargestNorm(terms)));
  Value norm = arith::SelectOp::create(r.b, isKnown, known, unknown);
  return arith::SelectOp::create(
      r.b, compare(arith::CmpFPredicate::OGT, norm, greatest), norm, greatest);
}

RowScales nnprim::computeScales(ReferenceBuilder &r, size_t count, Value depth,
                                int64_t terms,
                                function_ref<Values(Value k)> load) {
  Type f32 = r.b.getF32Type();
  Values greatest =
      r.reduce(depth, Values(count, createF32(r, kLeastGreatest)),
               [&](Value k, ValueRange found) {
                 Values next;
                 for (auto [most, value] : llvm::zip_equal(found, load(k)))
                   next.push_back(arith::MaximumFOp::create(
                       r.b, most, math::AbsFOp::create(r.b, f32, value)));
                 return next;
               });
  if (limitsNorms(terms))
    for (auto [most, squares] :
         llvm::zip_equal(greatest, findSquares(r, count, depth, terms, load)))
      most = limitNorms(r, most, squares, terms);
  return ::computeScales(r, greatest);
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

Values nnprim::sumScaledTerms(
    ReferenceBuilder &r, Value pairs, int64_t terms, size_t sums,
    function_ref<Values(Value k, ValueRange partial)> addTerm) {
  Type f32 = r.b.getF32Type();
  Value zero = arith::ConstantIntOp::create(r.b, 0, 32);
  Value values = r.mul(pairs, r.index(2)), group = r.index(terms);
  Value groups = r.div(r.add(values, r.index(terms - 1)), group);
  return r.reduce(
      groups, Values(sums, createF32(r, 0)), [&](Value number, ValueRange old) {
        Value first = r.mul(number, group);
        Value last = arith::MinUIOp::create(r.b, r.add(first, group), values);
        Values exact = r.reduce(first, last, Values(sums, zero), addTerm);
        Values next;
        for (auto [sum, integer] : llvm::zip_equal(old, exact))
          next.push_back(arith::AddFOp::create(
              r.b, sum, arith::SIToFPOp::create(r.b, f32, integer)));
        return next;
      });
}

Values
nnprim::multiplyScaledTile(ReferenceBuilder &r, int64_t coefficients,
                           Value channels, int64_t terms,
                           function_ref<Values(Value c)> transform,
                           function_ref<Value(int64_t s, Value row)> loadPair) {
  Type f32 = r.b.getF32Type();
  RowScales rows =
      nnprim::computeScales(r, coefficients, channels, terms,
                            [&](Value c) { return toF32(r, transform(c)); });
  auto addTerm = [&](Value c, ValueRange sums) {
    Values v =
        r.select(r.isInside(c, channels), Values(coefficients, createF32(r, 0)),
                 [&] { return toF32(r, transform(c)); });
    Values next;
    for (int64_t s = 0; s < coefficients; ++s) {
      Value a = roundScaled(r, v[s], rows.inverses[s]);
      Value b = extractScaled(r, loadPair(s, r.div(c, r.index(2))), c);
      next.push_back(arith::AddIOp::create(r.b, sums[s],
                                           arith::MulIOp::create(r.b, a, b)));
    }
    return next;
  };
  Value groups =
      r.div(r.add(channels, r.index(kScaledTerms - 1)), r.index(kScaledTerms));
  Value last = r.mul(groups, r.index(kScaledTerms / 2));
  Values sums = sumScaledTerms(r, last, terms, coefficients, addTerm);
  for (auto [s, sum] : llvm::enumerate(sums)) {
    Value columnScale =
        arith::BitcastOp::create(r.b, f32, loadPair(int64_t(s), last));
    sum = arith::MulFOp::create(
        r.b, arith::MulFOp::create(r.b, sum, columnScale), rows.scales[s]);
    sum = r.extend(sum);
  }
  return sums;
}
