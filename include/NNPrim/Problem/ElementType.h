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

/// The element types that kernels exist for.
enum class ElementType { F32, BF16 };

/// Bytes of an element in memory.
constexpr int64_t getBytes(ElementType type) {
  return type == ElementType::F32 ? 4 : 2;
}

/// The types of a product: operands, and the sum before its epilogue.
struct ProductTypes {
  ElementType lhs = ElementType::F32, rhs = ElementType::F32,
              accumulator = ElementType::F32;

  constexpr bool operator==(const ProductTypes &other) const {
    return lhs == other.lhs && rhs == other.rhs &&
           accumulator == other.accumulator;
  }
};

} // namespace nnprim

#endif // NNPRIM_PROBLEM_ELEMENTTYPE_H
