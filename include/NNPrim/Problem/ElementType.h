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
enum class ElementType { F32, BF16, I8, U8, I16, U16, I32 };

/// Bytes of an element in memory.
constexpr int64_t getBytes(ElementType type) {
  switch (type) {
  case ElementType::F32:
  case ElementType::I32:
    return 4;
  case ElementType::BF16:
  case ElementType::I16:
  case ElementType::U16:
    return 2;
  case ElementType::I8:
  case ElementType::U8:
    return 1;
  }
  return 0;
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
