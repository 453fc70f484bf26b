//===- ScaledPairs.h - Factors as pairs of integers, without MLIR ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Factors of a product of f32 as integers of 16 bits that share one scale: all
// values of a row of the left-hand side, and all of a column of the right-hand
// side. An instruction multiplies two neighbours along K and adds both products
// in 32 bits, so that two integers, a pair, are one element of i32, the first
// in its lower half. K is padded with zeros to a multiple of kScaledTerms, and
// the scale, the bits of an f32, follows as the last element:
// getScaledDepth(K) elements in all. A value is its integer times the scale.
//

#ifndef NNPRIM_PROBLEM_SCALEDPAIRS_H
#define NNPRIM_PROBLEM_SCALEDPAIRS_H

#include "NNPrim/Problem/ElementType.h"

#include <array>
#include <cmath>
#include <vector>

namespace nnprim {

/// The types of a product whose factors are such pairs.
inline constexpr ProductTypes kScaledTypes = {
    ElementType::I32, ElementType::I32, ElementType::F32};

/// Whether both factors of a product of these types are pairs of integers, or
/// the left-hand side is f32 and becomes such pairs.
constexpr bool hasScaledPairs(const ProductTypes &types) {
  return types.rhs == ElementType::I32 && types.accumulator == ElementType::F32;
}

/// The fewest products of integers that are added before their sum becomes an
/// f32, and what K is padded to a multiple of.
inline constexpr int64_t kScaledTerms = 4;

/// The most.
inline constexpr int64_t kMostScaledTerms = 16;

/// Whether there are kernels that add so many: 4 or 16.
constexpr bool isScaledTerms(int64_t terms) {
  return terms == kScaledTerms || terms == kMostScaledTerms;
}

/// Whether scales limit the norms of so many integers, of both sides, in place
/// of the sum of magnitudes of the right-hand side.
constexpr bool limitsNorms(int64_t terms) { return terms > kScaledTerms; }

/// The largest integer, of either sign.
inline constexpr int64_t kMaxScaled = 32767;

/// Scales of the right-hand side are such that the magnitudes of four values
/// whose products are added as integers, of neighbours along K, sum up to this
/// before they are rounded, so that no product of them and of the largest
/// integers exceeds 31 bits: rounding adds half a unit to each.
inline constexpr int64_t kMaxScaledSum = 65536;
static_assert((2 * kMaxScaledSum + kScaledTerms) * kMaxScaled < int64_t(1)
                                                                    << 32);

/// Of more, the squares of both sides sum up to that of this at most: sums of
/// their products do not exceed the product of both norms. Of Gaussian values
/// that takes few digits, where a bound on one side alone takes one or two.
/// Rounding adds half a unit to each value, hence up to 2 to a norm; scales, of
/// f32, may err by less than half as much.
inline constexpr int64_t kMaxScaledNorm = 46336;
static_assert((kMaxScaledNorm + 3) * (kMaxScaledNorm + 3) < int64_t(1) << 31);

/// A norm of a row by so much has a scale by which integers have the largest
/// norm: it weighs as much as a value of that magnitude.
inline constexpr float kNormWeight = float(kMaxScaled) / kMaxScaledNorm;

/// As how much of a row's greatest magnitude its largest norm weighs at most.
inline float getLargestNorm(int64_t terms) {
  return std::sqrt(float(terms)) * kNormWeight;
}

/// A row whose greatest magnitude is below 2⁻¹⁰⁰ is scaled as if it were that,
/// so that the inverse of its scale is finite.
inline constexpr float kLeastGreatest = 0x1p-100f;

/// Squares of a row whose greatest magnitude is below this may be too small for
/// an f32, so that norms are taken to be as large as they can be.
inline constexpr float kLeastSquared = 0x1p-40f;

/// Elements of a row or column of `depth` values: pairs, and the scale.
constexpr int64_t getScaledDepth(int64_t depth) {
  return (depth + kScaledTerms - 1) / kScaledTerms * (kScaledTerms / 2) + 1;
}

/// Elements from one row of `depth` values to the next in a workspace: an odd
/// number of cache lines, so that few rows share the sets of a cache.
constexpr int64_t getScaledStride(int64_t depth) {
  constexpr int64_t line = 16;
  return ((getScaledDepth(depth) + line - 1) / line | 1) * line;
}

/// The least scales with which the integers of each of `columns` columns of the
/// right-hand side, whose `depth` rows are `stride` apart, and the sums of
/// their magnitudes, or the norms, in each group of `terms` whose products are
/// added, are small enough.
std::vector<float> getColumnScales(const float *values, int64_t stride,
                                   int64_t depth, int64_t columns,
                                   int64_t terms);

/// The part of the error that is allowed that rounding weights may take:
/// rounding Gaussian activations takes 3e-5 of 1e-4, and the largest of many
/// errors is a quarter larger, relative to the largest result, than the root of
/// their mean square.
inline constexpr double kScaledWeightShare = 0.75;

/// The power of two by which weights of a channel are divided, and its pixels
/// multiplied: near the root of how much its greatest weight is below `most`,
/// that of all channels.
float getChannelFactor(float greatest, float most);

/// Filters r×r×C×F of a convolution by F(m×m, r×r), whose dimensions have any
/// strides.
struct ScaledFilters {
  const float *values;
  std::array<int64_t, 4> strides;
  int64_t r, channels, filters, m;
  /// Products that are added as integers.
  int64_t terms = kScaledTerms;

  float get(int64_t a, int64_t b, int64_t channel, int64_t filter) const {
    return values[a * strides[0] + b * strides[1] + channel * strides[2] +
                  filter * strides[3]];
  }
};

/// The greatest square of ‖g‖₂ of a filter g, and of the error that an output
/// of a convolution by it has, of pixels that are independent and have the mean
/// square 1, if its transformed values are rounded to such integers.
struct ScaledFilterLoss {
  double weights = 0, errors = 0;
};
/// That of filters [begin, end).
ScaledFilterLoss measureScaledFilters(const ScaledFilters &filters,
                                      int64_t begin, int64_t end);

} // namespace nnprim

#endif // NNPRIM_PROBLEM_SCALEDPAIRS_H
