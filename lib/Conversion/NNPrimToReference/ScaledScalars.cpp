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

/// The greatest sums of quarters of squares of groups of integers of each row.
static Values findSquares(ReferenceBuilder &r, const RowScales &rows,
                          Value depth, function_ref<Values(Value k)> load) {
  size_t count = rows.scales.size();
  Value zero = arith::ConstantIntOp::create(r.b, 0, 32);
  Value two = arith::ConstantIntOp::create(r.b, 2, 32);
  auto square = [&](Value k) {
    return r.select(r.isInside(k, depth), Values(count, zero), [&]() {
      Values squares;
      for (auto [value, inverse] : llvm::zip_equal(load(k), rows.inverses)) {
        Value integer = roundScaled(r, value, inverse);
        squares.push_back(arith::MulIOp::create(r.b, integer, integer));
      }
      return squares;
    });
  };
  auto addPair = [&](Value pair, ValueRange sums) {
    Value k = r.mul(pair, r.index(2));
    Values next;
    for (auto [sum, first, second] :
         llvm::zip_equal(sums, square(k), square(r.add(k, r.index(1))))) {
      Value both = arith::AddIOp::create(r.b, first, second);
      next.push_back(arith::AddIOp::create(
          r.b, sum, arith::ShRUIOp::create(r.b, both, two)));
    }
    return next;
  };
  Value pairs = r.index(kMostScaledTerms / 2);
  Value groups = r.div(r.add(depth, r.index(kMostScaledTerms - 1)),
                       r.index(kMostScaledTerms));
  return r.reduce(
      groups, Values(count, zero), [&](Value group, ValueRange most) {
        Value first = r.mul(group, pairs);
        Values sums =
            r.reduce(first, r.add(first, pairs), Values(count, zero), addPair);
        for (auto [sum, other] : llvm::zip_equal(sums, most))
          sum = arith::MaxSIOp::create(r.b, sum, other);
        return sums;
      });
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
  RowScales rows = ::computeScales(r, greatest);
  if (terms != kMostScaledTerms)
    return rows;
  Value limit = arith::ConstantIntOp::create(r.b, kMaxQuarterSquares, 32);
  for (auto [squares, scale, inverse] : llvm::zip_equal(
           findSquares(r, rows, depth, load), rows.scales, rows.inverses)) {
    Value isLarge =
        arith::CmpIOp::create(r.b, arith::CmpIPredicate::sgt, squares, limit);
    Value ratio =
        arith::DivFOp::create(r.b, createF32(r, float(kMaxQuarterSquares)),
                              arith::SIToFPOp::create(r.b, f32, squares));
    Value factor = arith::SelectOp::create(
        r.b, isLarge, math::SqrtOp::create(r.b, ratio), createF32(r, 1));
    scale = arith::DivFOp::create(r.b, scale, factor);
    inverse = arith::MulFOp::create(r.b, inverse, factor);
  }
  return rows;
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
