//===- Verification.h - Checks for the verifiers of ops -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_DIALECT_NNPRIM_IR_VERIFICATION_H
#define NNPRIM_LIB_DIALECT_NNPRIM_IR_VERIFICATION_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Problem/ScaledPairs.h"

namespace nnprim {

/// An operand with its name for diagnostics. Dynamic extents agree with any
/// other.
struct NamedShape {
  NamedShape(llvm::StringRef name, mlir::Value value)
      : name(name), type(llvm::cast<mlir::ShapedType>(value.getType())) {}

  int64_t rank() const { return type.getRank(); }
  int64_t extent(int64_t dim) const { return type.getDimSize(dim); }

  llvm::StringRef name;
  mlir::ShapedType type;
};

/// Product of extents: dynamic if one is dynamic, nullopt if it exceeds 63
/// bits.
std::optional<int64_t> multiplyExtents(llvm::ArrayRef<int64_t> extents);

/// Product of extents and constant factors as a FLOP count: nullopt if one is
/// dynamic or if the product exceeds 63 bits.
std::optional<int64_t> countOperations(llvm::ArrayRef<int64_t> factors);

/// Whether two extents may be equal.
bool extentsAgree(int64_t lhs, int64_t rhs);

llvm::LogicalResult verifyRank(mlir::Operation *op, const NamedShape &shape,
                               int64_t rank);
llvm::LogicalResult verifyMinimumRank(mlir::Operation *op,
                                      const NamedShape &shape, int64_t rank);

/// Verifies that an output is the sum of at least one product: empty sums are
/// folded before primitives are created. `dimension` is the name of the number
/// of products, which is the product of `extents`.
llvm::LogicalResult verifyProducts(mlir::Operation *op,
                                   llvm::StringRef dimension,
                                   llvm::ArrayRef<int64_t> extents);

/// Verifies factors of `depth` columns or rows of an operand, if there are
/// such; `dimension` is the name of their number in the op's description.
llvm::LogicalResult verifyFactors(mlir::Operation *op, mlir::Value value,
                                  int64_t depth,
                                  llvm::StringRef dimension = "K");

/// `dimension` is the name that the op's description gives to this extent.
llvm::LogicalResult verifySameExtent(mlir::Operation *op,
                                     llvm::StringRef dimension,
                                     const NamedShape &lhs, int64_t lhsDim,
                                     const NamedShape &rhs, int64_t rhsDim);
llvm::LogicalResult verifyExtent(mlir::Operation *op, llvm::StringRef dimension,
                                 const NamedShape &shape, int64_t dim,
                                 int64_t expected);

llvm::LogicalResult verifySameElementType(mlir::Operation *op,
                                          const NamedShape &shape,
                                          const NamedShape &reference);

/// Whether all elements are f32 or what f32 is stored as.
bool storeF32(llvm::ArrayRef<NamedShape> shapes);

/// Verifies that integers alone are called unsigned.
template <typename OpTy>
llvm::LogicalResult verifyUnsigned(OpTy op, const NamedShape &factor) {
  mlir::Type type = factor.type.getElementType();
  if (type.isInteger() || !(op.getLhsUnsigned() || op.getRhsUnsigned()))
    return mlir::success();
  return op.emitOpError(
             "expected `lhs_unsigned` and `rhs_unsigned` on integers "
             "only, but `")
         << factor.name << "` has the element type " << type;
}

/// Verifies `scaled_terms` of a product whose right-hand side is of pairs of
/// integers, if `arePairs`.
template <typename OpTy>
llvm::LogicalResult verifyScaledTerms(OpTy op, bool arePairs) {
  auto terms = static_cast<int64_t>(op.getScaledTerms());
  if (terms == kScaledTerms || (arePairs && isScaledTerms(terms)))
    return mlir::success();
  if (!arePairs)
    return op.emitOpError("expected no `scaled_terms`, since `rhs` is not of "
                          "pairs of integers");
  return op.emitOpError("expected `scaled_terms` to be 4 or 16, but got ")
         << terms;
}

/// Verifies that the elements of a product's right-hand side are those of
/// `outs`, or of a narrower floating-point type.
llvm::LogicalResult verifyRhsElementType(mlir::Operation *op,
                                         const NamedShape &rhs,
                                         const NamedShape &outs);

/// Verifies that `values` are `count` numbers of at least `minimum`.
llvm::LogicalResult verifyNumbers(mlir::Operation *op, llvm::StringRef name,
                                  llvm::ArrayRef<int64_t> values, size_t count,
                                  int64_t minimum);

/// Verifies that the columns of a GEMM's right-hand side, which may be packed,
/// are the last dimension of `outs`; `dimension` is its name.
llvm::LogicalResult verifyRhsColumns(mlir::Operation *op,
                                     llvm::StringRef dimension,
                                     const NamedShape &rhs,
                                     const NamedShape &outs);

/// Verifies that the panels of `packed` hold `columns` columns and that no
/// panel is empty.
llvm::LogicalResult verifyPanels(mlir::Operation *op, const NamedShape &packed,
                                 int64_t columns);

/// Verifies the strides, dilations and pads of a 2-D convolution, and that none
/// of the resulting coordinates overflows.
llvm::LogicalResult verifyWindow(mlir::Operation *op,
                                 llvm::ArrayRef<int64_t> outputSize,
                                 llvm::ArrayRef<int64_t> kernelSize,
                                 llvm::ArrayRef<int64_t> strides,
                                 llvm::ArrayRef<int64_t> dilations,
                                 llvm::ArrayRef<int64_t> pads);

} // namespace nnprim

#endif // NNPRIM_LIB_DIALECT_NNPRIM_IR_VERIFICATION_H
