//===- ElementType.h - Types of elements, without MLIR --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_ELEMENTTYPE_H
#define NNPRIM_PROBLEM_ELEMENTTYPE_H

#include <cstdint>

namespace nnprim {

/// The element types that kernels exist for. Flyte24, Flyte16 and Flyte8 are
/// the upper bytes of an F32 (Keane 2020, section 8.2). Of BF16x2 two make an
/// f32: along K, 32 values that are rounded to bf16 are followed by what is
/// left of them, rounded to bf16, too (nnprim.split_bf16).
enum class ElementType {
  F32,
  BF16,
  BF16x2,
  F16,
  Flyte24,
  Flyte16,
  Flyte8,
  I8,
  U8,
  I16,
  U16,
  I32
};

/// Bytes of an element in memory.
constexpr int64_t getBytes(ElementType type) {
  switch (type) {
  case ElementType::F32:
  case ElementType::I32:
    return 4;
  case ElementType::Flyte24:
    return 3;
  case ElementType::BF16:
  case ElementType::BF16x2:
  case ElementType::F16:
  case ElementType::Flyte16:
  case ElementType::I16:
  case ElementType::U16:
    return 2;
  case ElementType::Flyte8:
  case ElementType::I8:
  case ElementType::U8:
    return 1;
  }
  return 0;
}

/// Whether values are stored in fewer bits than they are computed in.
constexpr bool isNarrowFloat(ElementType type) {
  switch (type) {
  case ElementType::BF16:
  case ElementType::F16:
  case ElementType::Flyte24:
  case ElementType::Flyte16:
  case ElementType::Flyte8:
    return true;
  default:
    return false;
  }
}

/// The types of a product: operands, and the sum before its epilogue.
struct ProductTypes {
  ElementType lhs = ElementType::F32, rhs = ElementType::F32,
              accumulator = ElementType::F32;

  constexpr bool operator==(const ProductTypes &other) const {
    return lhs == other.lhs && rhs == other.rhs &&
           accumulator == other.accumulator;
  }
  /// Whether multiply-adds are of f16, whose sums of kF16Terms products are
  /// added to sums in f32.
  constexpr bool areF16() const { return accumulator == ElementType::F16; }
  /// Bits of an element of the registers that multiply-adds write.
  constexpr int64_t getSumBits() const { return 8 * getBytes(accumulator); }
};

/// Products that are added in f16 before their sum is added in f32. The error
/// of a sum then does not grow with K (docs/primitives/f16_arithmetic.md), and
/// leaving f16 takes 3 % of the multiply-adds.
inline constexpr int64_t kF16Terms = 128;
/// The fewest channels of a tap for which that pays: each tap begins sums of
/// its own.
inline constexpr int64_t kMinF16Channels = 32;

/// Products of bf16 that a product of f32 takes, of which each factor is the
/// sum of two bf16: that of what is left of both is left out.
inline constexpr int64_t kBF16Terms = 3;
/// Values of K of a block of split factors.
inline constexpr int64_t kSplitBlock = 32;

/// Elements of `channels` values that are split, which end in zeros.
constexpr int64_t getSplitDepth(int64_t channels) {
  return (channels + kSplitBlock - 1) / kSplitBlock * 2 * kSplitBlock;
}

} // namespace nnprim

#endif // NNPRIM_PROBLEM_ELEMENTTYPE_H
