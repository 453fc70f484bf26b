//===- FixedPoint.h - Integers that share scales, without MLIR ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The right-hand side of a product, K×N of f32, in 16 bits for each value: K is
// cut into groups of G values, a power of two, of which the last may be
// shorter. For each group there is a row of scales, the upper halves of f32,
// and a row of integers for each of its values of K: K + ⌈K/G⌉ rows of N. A
// value is its integer times the scale of its group and column.
//

#ifndef NNPRIM_PROBLEM_FIXEDPOINT_H
#define NNPRIM_PROBLEM_FIXEDPOINT_H

#include "NNPrim/Problem/ElementType.h"

#include <optional>

namespace nnprim {

/// Whether the right-hand side of a product of these types is fixed point.
constexpr bool hasFixedPoint(const ProductTypes &types) {
  return types.rhs == ElementType::I16 && types.accumulator == ElementType::F32;
}

/// The largest integer, of either sign.
inline constexpr int kMaxFixedPoint = 32767;

/// Rows of scales for `depth` values of K.
constexpr int64_t getScaleRows(int64_t depth, int64_t group) {
  return depth / group + (depth % group != 0);
}

/// The least group that gives so many rows in all; nothing if none does.
constexpr std::optional<int64_t> getFixedPointGroup(int64_t depth,
                                                    int64_t rows) {
  if (depth < 1 || rows <= depth)
    return std::nullopt;
  int64_t group = 1;
  while (getScaleRows(depth, group) > rows - depth)
    group *= 2;
  return getScaleRows(depth, group) == rows - depth ? std::optional(group)
                                                    : std::nullopt;
}

} // namespace nnprim

#endif // NNPRIM_PROBLEM_FIXEDPOINT_H
