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
// writes the image once more. A product that rounds its rows to integers, or
// copies its pixels, multiplies them meanwhile; others have their weights
// multiplied, if these are fewer than the pixels.
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
/// A loop that multiplies the channels of `image` by `factors`, one for each.
struct ChannelProduct {
  linalg::GenericOp loop;
  /// Between the loop and the product, which has rank 2; may be null.
  tensor::CollapseShapeOp collapse;
  Value image, factors;
};
} // namespace

/// Whether an operand of a loop over `type` is addressed by its dimension
/// `channel`, and by nothing else that has several values.
static bool isOfChannels(Value operand, AffineMap map, RankedTensorType type,
                         unsigned channel) {
  auto operandType = cast<RankedTensorType>(operand.getType());
  if (!operandType.getElementType().isF32() ||
      operandType.getNumElements() != type.getDimSize(channel))
    return false;
  return llvm::all_of(llvm::zip_equal(map.getResults(), operandType.getShape()),
                      [&](auto each) {
                        auto [result, extent] = each;
                        auto dim = dyn_cast<AffineDimExpr>(result);
                        return extent == 1 ||
                               (dim && dim.getPosition() == channel);
                      });
}

/// The dimension of `source` that is the matrix's columns, or its rows if
/// channels are these, of one image; nothing if there are several.
static std::optional<unsigned>
findChannels(RankedTensorType source, ArrayRef<ReassociationIndices> groups,
             bool areRows) {
  if (!areRows)
    return groups.back().size() == 1
               ? std::optional<unsigned>(source.getRank() - 1)
               : std::nullopt;
  unsigned channel = groups.front().back();
  for (int64_t dim : ArrayRef(groups.front()).drop_back())
    if (source.getDimSize(dim) != 1)
      return std::nullopt;
  return channel;
}

/// The loop that makes `matrix`, if all it does is to multiply channels, the
/// columns of the matrix or its rows, and nothing else reads its result.
static std::optional<ChannelProduct> matchProduct(Value matrix, bool areRows) {
  ChannelProduct product;
  Value rows = matrix;
  unsigned channel = areRows ? 0 : 1;
  if (auto collapse = rows.getDefiningOp<tensor::CollapseShapeOp>()) {
    std::optional<unsigned> found = findChannels(
        collapse.getSrcType(), collapse.getReassociationIndices(), areRows);
    if (!collapse->hasOneUse() || !found)
      return std::nullopt;
    product.collapse = collapse;
    channel = *found;
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
    else if (isOfChannels(operand->get(), map, type, channel))
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

/// Whether the op copies the pixels that it reads.
static bool copiesPixels(SpmmOp op) {
  return op.getPlanAttr() && op.getPlanAttr().getPlan().packInput;
}

/// Whether the op has entries of f32, one weight each, that are fewer than half
/// of its pixels.
static bool hasFewEntries(SpmmOp op) {
  auto pixels = cast<RankedTensorType>(op.getInput().getType());
  auto values = dyn_cast<RankedTensorType>(op.getValues().getType());
  return values && values.getRank() == 1 && values.hasStaticShape() &&
         pixels.hasStaticShape() && values.getElementType().isF32() &&
         2 * values.getNumElements() <= pixels.getNumElements();
}

/// The values of entries, each times the factor of its channel.
static Value multiplyEntries(ImplicitLocOpBuilder &b, SpmmOp op,
                             Value factors) {
  auto type = cast<RankedTensorType>(op.getValues().getType());
  AffineMap all = b.getMultiDimIdentityMap(1);
  Value init =
      tensor::EmptyOp::create(b, type.getShape(), type.getElementType());
  int64_t stride = op.getColumnStride();
  return linalg::GenericOp::create(
             b, type, ValueRange{op.getValues(), op.getColumns()}, init,
             ArrayRef<AffineMap>{all, all, all}, utils::IteratorType::parallel,
             [&](OpBuilder &builder, Location loc, ValueRange arguments) {
               ImplicitLocOpBuilder body(loc, builder);
               Value channel = arith::IndexCastOp::create(
                   body, body.getIndexType(), arguments[1]);
               if (stride != 1)
                 channel = arith::DivUIOp::create(
                     body, channel,
                     arith::ConstantIndexOp::create(body, stride));
               Value factor = tensor::ExtractOp::create(body, factors, channel);
               linalg::YieldOp::create(
                   body, arith::MulFOp::create(body, arguments[0], factor)
                             .getResult());
             })
      .getResult(0);
}

namespace {
struct FuseChannelFactors
    : nnprim::impl::FuseChannelFactorsPassBase<FuseChannelFactors> {
  void runOnOperation() override {
    getOperation().walk([&](GemmOp op) {
      bool rounds = roundsRows(op);
      if (!rounds && !hasFewWeights(op))
        return;
      std::optional<ChannelProduct> product =
          matchProduct(op.getLhs(), /*areRows=*/false);
      if (!product)
        return;
      fuse(op, *product, rounds);
      ++(rounds ? numRows : numWeights);
    });
    getOperation().walk([&](SpmmOp op) {
      bool copies = copiesPixels(op);
      if (op.getFactors() || (!copies && !hasFewEntries(op)))
        return;
      std::optional<ChannelProduct> product =
          matchProduct(op.getInput(), /*areRows=*/true);
      if (!product)
        return;
      fuse(op, *product, copies);
      ++(copies ? numRows : numWeights);
    });
  }

private:
  /// Lets `matrix` be the image that the loop reads.
  static void replace(ImplicitLocOpBuilder &b, OpOperand &matrix,
                      ChannelProduct product) {
    Value rows = product.image;
    if (tensor::CollapseShapeOp collapse = product.collapse)
      rows = tensor::CollapseShapeOp::create(
          b, collapse.getType(), rows, collapse.getReassociationIndices());
    Operation *before = matrix.get().getDefiningOp();
    matrix.set(rows);
    before->erase();
    if (product.collapse)
      product.loop.erase();
  }

  static void fuse(SpmmOp op, ChannelProduct product, bool copies) {
    ImplicitLocOpBuilder b(product.loop.getLoc(), op);
    Value factors = flatten(b, product.factors);
    replace(b, op.getInputMutable(), product);
    if (copies)
      op.getFactorsMutable().assign(factors);
    else
      op.getValuesMutable().assign(multiplyEntries(b, op, factors));
  }

  static void fuse(GemmOp op, ChannelProduct product, bool rounds) {
    ImplicitLocOpBuilder b(product.loop.getLoc(), op);
    Value factors = flatten(b, product.factors);
    replace(b, op.getLhsMutable(), product);
    if (!rounds) {
      op.getRhsMutable().assign(multiply(b, op.getRhs(), factors, /*dim=*/1));
    } else {
      // Those of weights are powers of two, so that it is the same whether
      // they multiply a pixel or its factor.
      if (Value known = op.getFactors())
        factors = multiply(b, known, factors, /*dim=*/0);
      op.getFactorsMutable().assign(factors);
    }
  }
};
} // namespace
