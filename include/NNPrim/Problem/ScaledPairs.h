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

namespace nnprim {

/// Whether both factors of a product of these types are pairs of integers, or
/// the left-hand side is f32 and becomes such pairs.
constexpr bool hasScaledPairs(const ProductTypes &types) {
  return types.rhs == ElementType::I32 && types.accumulator == ElementType::F32;
}

/// Products of integers that are added before their sum becomes an f32.
inline constexpr int64_t kScaledTerms = 4;

/// The largest integer, of either sign.
inline constexpr int64_t kMaxScaled = 32767;

/// Scales of the right-hand side are such that the magnitudes of the values
/// whose products are added as integers, of neighbours along K, sum up to this
/// before they are rounded, so that no product of them and of the largest
/// integers exceeds 31 bits: rounding adds half a unit to each.
inline constexpr int64_t kMaxScaledSum = 65536;
static_assert((2 * kMaxScaledSum + kScaledTerms) * kMaxScaled < int64_t(1)
                                                                    << 32);

/// A row whose greatest magnitude is below 2⁻¹⁰⁰ is scaled as if it were that,
/// so that the inverse of its scale is finite.
inline constexpr float kLeastGreatest = 0x1p-100f;

/// Elements of a row or column of `depth` values: pairs, and the scale.
constexpr int64_t getScaledDepth(int64_t depth) {
  return (depth + kScaledTerms - 1) / kScaledTerms * (kScaledTerms / 2) + 1;
}

} // namespace nnprim

#endif // NNPRIM_PROBLEM_SCALEDPAIRS_H
