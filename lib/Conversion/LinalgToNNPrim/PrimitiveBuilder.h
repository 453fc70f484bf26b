//===- PrimitiveBuilder.h - Building primitives on tensors ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_PRIMITIVEBUILDER_H
#define NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_PRIMITIVEBUILDER_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvGeometry.h"
#include "NNPrim/Problem/ConvAlgorithm.h"
#include "NNPrim/Support/CheckResult.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// Checks that `op` is on static tensors of one floating-point type.
CheckResult checkFloatTensors(mlir::linalg::LinalgOp op);

/// The check of every pattern: checkFloatTensors, as a match failure.
llvm::LogicalResult checkFloatOperands(mlir::PatternRewriter &rewriter,
                                       mlir::linalg::LinalgOp op);

/// The addend of the sum of a contraction that starts from `init`: `init`, or
/// null if it is a tensor of zeros.
mlir::Value getAddend(mlir::Value init);

/// Emits primitives on static tensors, whose operands are not packed. An
/// `addend`, if not null, is added to the sum in the epilogue; it has the shape
/// of the result.
class PrimitiveBuilder : public mlir::ImplicitLocOpBuilder {
public:
  using ImplicitLocOpBuilder::ImplicitLocOpBuilder;

  mlir::Value empty(llvm::ArrayRef<int64_t> shape, mlir::Type elementType);

  mlir::Value collapse(mlir::Value value,
                       llvm::ArrayRef<mlir::ReassociationIndices> groups);
  mlir::Value expand(mlir::Value value, llvm::ArrayRef<int64_t> shape,
                     llvm::ArrayRef<mlir::ReassociationIndices> groups);
  mlir::Value transpose(mlir::Value value, llvm::ArrayRef<int64_t> permutation);

  /// `value` with zeros behind the elements of dimension `dim`, `extent` in
  /// all.
  mlir::Value padDimension(mlir::Value value, int64_t dim, int64_t extent);

  /// M×K times K×N. Writes to `init`, a tensor of the result's type, if it is
  /// given.
  mlir::Value gemm(mlir::Value lhs, mlir::Value rhs,
                   mlir::Value addend = nullptr, mlir::Value init = nullptr);

  /// `input` N×H×W×C, `filter` KH×KW×C×F. Where the target multiplies pairs of
  /// bf16, a channel of zeros makes their number even. Writes to `init`, a
  /// tensor of the result's type, if it is given. By `requested`, if that is a
  /// primitive, which must be able to.
  mlir::Value conv(mlir::Value input, mlir::Value filter,
                   const ConvGeometry &geometry, mlir::Value addend = nullptr,
                   mlir::Value init = nullptr,
                   AlgorithmKind requested = AlgorithmKind::Direct);

  /// `input` N×C×H×W, `filter` F×C×KH×KW.
  mlir::Value convGemm(mlir::Value input, mlir::Value filter,
                       const ConvGeometry &geometry,
                       mlir::Value addend = nullptr);

  /// A pointwise convolution of the same operands as a product of filters by
  /// pixels for each image, which asks to become `nnprim.spmm`: only when all
  /// scales are part of the weights are these compressed.
  mlir::Value sparseConv(mlir::Value input, mlir::Value filter,
                         const ConvGeometry &geometry,
                         const ConvAlgorithm &algorithm,
                         mlir::Value addend = nullptr);

  /// `input` N×C×H×W, `filter` C×KH×KW.
  mlir::Value depthwiseConvNchw(mlir::Value input, mlir::Value filter,
                                const ConvGeometry &geometry,
                                mlir::Value addend = nullptr);

  /// The sum of the pixels of each channel of `input` N×C×H×W, added to
  /// `init`, N×C or N×C×1×1.
  mlir::Value pixelSums(mlir::Value input, mlir::Value init);

  /// The result of `conv` by transforms of tiles, which `checkTiles` allows.
  mlir::Value fastConv(mlir::Value input, mlir::Value filter,
                       const ConvGeometry &geometry,
                       const ConvAlgorithm &algorithm,
                       mlir::Value addend = nullptr,
                       mlir::Value init = nullptr);

  /// `input` N×H×W×C, `filter` KH×KW×C.
  mlir::Value depthwiseConv(mlir::Value input, mlir::Value filter,
                            const ConvGeometry &geometry,
                            mlir::Value addend = nullptr);

  /// Says which primitive a convolution becomes.
  void remarkAlgorithm(llvm::StringRef algorithm, llvm::StringRef reason);

  /// `bf16_terms` of the products that are created from now on.
  void setBF16Terms(int64_t terms) { bf16Terms = terms; }

  /// The products that are created from now on ask for an algorithm that only
  /// their factors decide on, once these have all scales: integers of 16 bits.
  void requestAlgorithm(const ConvAlgorithm &algorithm) {
    areScaled = algorithm.kind == AlgorithmKind::ScaledProducts;
  }

private:
  bool areScaled = false;
  int64_t bf16Terms = 0;

  mlir::Value indirection(const ConvGeometry &geometry);
  mlir::Value copyPixels(mlir::Value input, const ConvGeometry &geometry);
  /// What was set for the products that are created.
  template <typename OpTy> void setArithmetic(OpTy op);
  /// Image `number` of `images` N×C×H×W as C×(H·W).
  mlir::Value imageMatrix(mlir::Value images, int64_t number);
  /// The body of an epilogue that adds its only input.
  void buildAddEpilogue(EpilogueOpInterface op, mlir::Value addend);
  mlir::ArrayAttr getAddendMaps(mlir::Value addend);
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_PRIMITIVEBUILDER_H
