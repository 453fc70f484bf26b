//===- FuseChannelFactors.cpp - Factors of channels in products -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The gates of squeeze-and-excitation multiply the channels of an image, which
// a product of few columns reads then: a loop that does nothing else reads and
// writes the image once more. A product that rounds its rows to integers
// multiplies them meanwhile; others have their weights multiplied, if these are
// fewer than the pixels.
//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {
#define GEN_PASS_DEF_FUSECHANNELFACTORSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;
using namespace nnprim;

namespace {
/// A loop that multiplies the channels of `image`, the last of its dimensions,
/// by `factors`, one for each.
struct ChannelProduct {
  linalg::GenericOp loop;
  /// Between the loop and the product, which has rank 2; may be null.
  tensor::CollapseShapeOp collapse;
  Value image, factors;
};
} // namespace

/// Whether an operand of a loop over `type` is addressed by the last of its
/// dimensions, and by nothing else that has several values.
static bool isOfChannels(Value operand, AffineMap map, RankedTensorType type) {
  auto operandType = cast<RankedTensorType>(operand.getType());
  int64_t channels = type.getShape().back();
  unsigned last = type.getRank() - 1;
  if (!operandType.getElementType().isF32() ||
      operandType.getNumElements() != channels)
    return false;
  return llvm::all_of(llvm::zip_equal(map.getResults(), operandType.getShape()),
                      [&](auto each) {
                        auto [result, extent] = each;
                        auto dim = dyn_cast<AffineDimExpr>(result);
                        return extent == 1 ||
                               (dim && dim.getPosition() == last);
                      });
}

/// The loop that makes the rows of `op`, if all it does is to multiply channels
/// and nothing else reads its result.
static std::optional<ChannelProduct> matchProduct(GemmOp op) {
  ChannelProduct product;
  Value rows = op.getLhs();
  if (auto collapse = rows.getDefiningOp<tensor::CollapseShapeOp>()) {
    if (!collapse->hasOneUse() ||
        collapse.getReassociationIndices().back().size() != 1)
      return std::nullopt;
    product.collapse = collapse;
    rows = collapse.getSrc();
  }
  auto loop = rows.getDefiningOp<linalg::GenericOp>();
  if (!loop || !loop->hasOneUse() || loop.getNumDpsInputs() != 2 ||
      loop.getNumLoops() != loop.getNumParallelLoops())
    return std::nullopt;
  auto type = dyn_cast<RankedTensorType>(rows.getType());
  if (!type || !type.hasStaticShape() || !type.getElementType().isF32() ||
      !loop.getMatchingIndexingMap(loop.getDpsInitOperand(0)).isIdentity())
    return std::nullopt;
  Block *body = loop.getBody();
  auto multiply = dyn_cast<arith::MulFOp>(body->front());
  if (!multiply || body->getTerminator()->getOperand(0) != multiply ||
      body->getOperations().size() != 2)
    return std::nullopt;
  product.loop = loop;
  for (OpOperand *operand : loop.getDpsInputOperands()) {
    BlockArgument argument = loop.getMatchingBlockArgument(operand);
    if (!argument.hasOneUse())
      return std::nullopt;
    AffineMap map = loop.getMatchingIndexingMap(operand);
    if (!product.image && map.isIdentity() && operand->get().getType() == type)
      product.image = operand->get();
    else if (isOfChannels(operand->get(), map, type))
      product.factors = operand->get();
  }
  if (!product.image || !product.factors)
    return std::nullopt;
  return product;
}

/// `factors` without their dimensions of one element.
static Value flatten(ImplicitLocOpBuilder &b, Value factors) {
  auto type = cast<RankedTensorType>(factors.getType());
  if (type.getRank() == 1)
    return factors;
  SmallVector<ReassociationIndices> all(1);
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    all.front().push_back(dim);
  return tensor::CollapseShapeOp::create(b, factors, all);
}

/// `tensor`, whose dimension `dim` is that of `factors`, times these.
static Value multiply(ImplicitLocOpBuilder &b, Value tensor, Value factors,
                      unsigned dim) {
  auto type = cast<RankedTensorType>(tensor.getType());
  unsigned rank = type.getRank();
  AffineMap all = b.getMultiDimIdentityMap(rank);
  AffineMap one = all.getSubMap(dim);
  Value init =
      tensor::EmptyOp::create(b, type.getShape(), type.getElementType());
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  return linalg::GenericOp::create(
             b, type, ValueRange{tensor, factors}, init,
             ArrayRef<AffineMap>{all, one, all}, iterators,
             [](OpBuilder &builder, Location loc, ValueRange arguments) {
               Value result = arith::MulFOp::create(builder, loc, arguments[0],
                                                    arguments[1]);
               linalg::YieldOp::create(builder, loc, result);
             })
      .getResult(0);
}

/// Whether the op rounds its rows to pairs of integers.
static bool roundsRows(GemmOp op) {
  return getElementTypeOrSelf(op.getLhs()).isF32() &&
         getElementTypeOrSelf(op.getRhs()).isInteger(32);
}

/// Whether the op has packed weights of f32 that are fewer than half of the
/// elements of its rows.
static bool hasFewWeights(GemmOp op) {
  auto rows = cast<RankedTensorType>(op.getLhs().getType());
  auto weights = dyn_cast<RankedTensorType>(op.getRhs().getType());
  return weights && weights.getRank() == 3 && weights.hasStaticShape() &&
         weights.getElementType().isF32() && op.getBf16Terms() == 0 &&
         weights.getDimSize(1) == rows.getDimSize(1) &&
         2 * weights.getNumElements() <= rows.getNumElements();
}

namespace {
struct FuseChannelFactors
    : nnprim::impl::FuseChannelFactorsPassBase<FuseChannelFactors> {
  void runOnOperation() override {
    getOperation().walk([&](GemmOp op) {
      bool rounds = roundsRows(op);
      if (!rounds && !hasFewWeights(op))
        return;
      std::optional<ChannelProduct> product = matchProduct(op);
      if (!product)
        return;
      fuse(op, *product, rounds);
      ++(rounds ? numRows : numWeights);
    });
  }

private:
  static void fuse(GemmOp op, ChannelProduct product, bool rounds) {
    ImplicitLocOpBuilder b(product.loop.getLoc(), op);
    Value factors = flatten(b, product.factors), rows = product.image;
    if (tensor::CollapseShapeOp collapse = product.collapse)
      rows = tensor::CollapseShapeOp::create(
          b, collapse.getType(), rows, collapse.getReassociationIndices());
    Operation *before = op.getLhs().getDefiningOp();
    op.getLhsMutable().assign(rows);
    if (!rounds) {
      op.getRhsMutable().assign(multiply(b, op.getRhs(), factors, /*dim=*/1));
    } else {
      // Those of weights are powers of two, so that it is the same whether
      // they multiply a pixel or its factor.
      if (Value known = op.getFactors())
        factors = multiply(b, known, factors, /*dim=*/0);
      op.getFactorsMutable().assign(factors);
    }
    before->erase();
    if (product.collapse)
      product.loop.erase();
  }
};
} // namespace
