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
#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include <optional>

namespace nnprim {

/// The element type that kernels know `type` as, or nothing.
inline std::optional<ElementType> getElementType(mlir::Type type,
                                                 bool isUnsigned = false) {
  mlir::Type element = mlir::getElementTypeOrSelf(type);
  if (element.isF32())
    return ElementType::F32;
  if (element.isBF16())
    return ElementType::BF16;
  if (element.isF16())
    return ElementType::F16;
  if (auto flyte = mlir::dyn_cast<FlyteType>(element))
    return flyte.getBits() == 24   ? ElementType::Flyte24
           : flyte.getBits() == 16 ? ElementType::Flyte16
                                   : ElementType::Flyte8;
  if (element.isInteger(8))
    return isUnsigned ? ElementType::U8 : ElementType::I8;
  if (element.isInteger(16))
    return isUnsigned ? ElementType::U16 : ElementType::I16;
  if (element.isInteger(32))
    return ElementType::I32;
  return std::nullopt;
}

/// `f16_terms` of a product; 0 of one that has no such attribute.
inline int64_t getF16Terms(mlir::Operation *op) {
  auto terms = op->getAttrOfType<mlir::IntegerAttr>("f16_terms");
  return terms ? terms.getInt() : 0;
}

/// `bf16_terms` of a product; 0 of one that has no such attribute.
inline int64_t getBF16Terms(mlir::Operation *op) {
  auto terms = op->getAttrOfType<mlir::IntegerAttr>("bf16_terms");
  return terms ? terms.getInt() : 0;
}

/// Whether a product splits its left-hand side of f32 itself; its right-hand
/// side has been.
inline bool splitsRows(mlir::Operation *op, mlir::Value lhs, mlir::Value rhs) {
  return getBF16Terms(op) != 0 &&
         mlir::getElementTypeOrSelf(lhs.getType()).isF32() &&
         mlir::getElementTypeOrSelf(rhs.getType()).isBF16();
}

/// Whether a product rounds its left-hand side of f32 to pairs of integers
/// itself; its right-hand side has been.
inline bool scalesRows(mlir::Value lhs, mlir::Value rhs) {
  return mlir::getElementTypeOrSelf(lhs.getType()).isF32() &&
         mlir::getElementTypeOrSelf(rhs.getType()).isInteger(32);
}

/// Whether a product turns its left-hand side of f32 into what the right-hand
/// side has been turned into.
inline bool preparesRows(mlir::Operation *op, mlir::Value lhs,
                         mlir::Value rhs) {
  return splitsRows(op, lhs, rhs) || scalesRows(lhs, rhs);
}

/// Values of K of a right-hand side `rhs` for `depth` of a left-hand side whose
/// rows the product prepares.
inline int64_t getPreparedDepth(mlir::Value rhs, int64_t depth) {
  return mlir::getElementTypeOrSelf(rhs.getType()).isInteger(32)
             ? getScaledDepth(depth)
             : getSplitDepth(depth);
}

/// Removes `bf16_terms` of a product of f32, a factor of which gets another
/// element type.
inline void dropBF16Terms(mlir::Operation *op) {
  if (auto gemm = mlir::dyn_cast<GemmOp>(op))
    gemm.setBf16Terms(0);
  if (auto gemm = mlir::dyn_cast<IndirectGemmOp>(op))
    gemm.setBf16Terms(0);
  if (auto conv = mlir::dyn_cast<FastConvOp>(op))
    conv.setBf16Terms(0);
}

/// `scaled_terms` of a product whose factors are pairs of integers.
inline int64_t getScaledTerms(mlir::Operation *op) {
  auto terms = op->getAttrOfType<mlir::IntegerAttr>("scaled_terms");
  return terms ? terms.getInt() : kScaledTerms;
}

/// Whether the right-hand side of a product of f32 is fixed point: rows of
/// integers in groups, each behind a row of scales
/// (NNPrim/Problem/FixedPoint.h).
inline bool isFixedPoint(mlir::Value lhs, mlir::Value rhs) {
  return isStoredF32(mlir::getElementTypeOrSelf(lhs.getType())) &&
         mlir::getElementTypeOrSelf(rhs.getType()).isSignlessInteger(16);
}

/// Whether a right-hand side that is stored in fewer bits, and computed as the
/// model runs, is extended to f32 as it is packed then: what packs it reads
/// each value once, and kernels read it for every tile.
inline bool isExtendedAsPacked(mlir::Operation *op, mlir::Value rhs) {
  auto type = mlir::dyn_cast<mlir::RankedTensorType>(rhs.getType());
  return type && type.getRank() == 2 && isNarrowF32(type.getElementType()) &&
         getF16Terms(op) == 0 && !isConstantLike(rhs);
}

/// The types of a product with operands `lhs` and `rhs`; nothing if one is
/// unknown to kernels. The accumulator is what multiply-adds write.
inline std::optional<ProductTypes>
getProductTypes(EpilogueOpInterface op, mlir::Value lhs, mlir::Value rhs) {
  auto left = getElementType(lhs.getType(), op->hasAttr("lhs_unsigned"));
  auto right = getElementType(rhs.getType(), op->hasAttr("rhs_unsigned"));
  auto sum = getElementType(op.getAccumulatorType());
  if (!left || !right || !sum)
    return std::nullopt;
  if (getF16Terms(op) != 0)
    sum = ElementType::F16;
  bool areBF16 = left == ElementType::BF16 && right == ElementType::BF16;
  if ((areBF16 && getBF16Terms(op) != 0) || splitsRows(op, lhs, rhs))
    left = right = ElementType::BF16x2;
  if (scalesRows(lhs, rhs))
    left = ElementType::I32;
  if (isExtendedAsPacked(op, rhs))
    right = ElementType::F32;
  return ProductTypes{*left, *right, *sum};
}

/// Gives a part of a product what its attributes say of the operands' values
/// and of the sums.
inline void copySigns(mlir::Operation *whole, mlir::Operation *part) {
  for (const char *name :
       {"lhs_unsigned", "rhs_unsigned", "rhs_pairs_fit", "f16_terms",
        "bf16_terms", "scaled_terms", "spare_pixels"})
    if (mlir::Attribute sign = whole->getAttr(name))
      part->setAttr(name, sign);
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_PRODUCTTYPES_H
