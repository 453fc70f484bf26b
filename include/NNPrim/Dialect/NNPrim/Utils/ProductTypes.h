//===- ProductTypes.h - Element types of products -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_PRODUCTTYPES_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_PRODUCTTYPES_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Problem/ElementType.h"

#include <optional>

namespace nnprim {

/// The element type that kernels know `type` as, or nothing.
inline std::optional<ElementType> getElementType(mlir::Type type) {
  mlir::Type element = mlir::getElementTypeOrSelf(type);
  if (element.isF32())
    return ElementType::F32;
  if (element.isBF16())
    return ElementType::BF16;
  return std::nullopt;
}

/// The types of a product with operands `lhs` and `rhs`; nothing if one is
/// unknown to kernels.
inline std::optional<ProductTypes>
getProductTypes(EpilogueOpInterface op, mlir::Value lhs, mlir::Value rhs) {
  auto left = getElementType(lhs.getType());
  auto right = getElementType(rhs.getType());
  auto sum = getElementType(op.getAccumulatorType());
  if (!left || !right || !sum)
    return std::nullopt;
  return ProductTypes{*left, *right, *sum};
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_PRODUCTTYPES_H
