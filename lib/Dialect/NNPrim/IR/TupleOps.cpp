//===- TupleOps.cpp - GEMM on tuples --------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"
#include "Tiling/Tiling.h"
#include "Verification.h"

#include "NNPrim/Problem/ElementType.h"

using namespace mlir;
using namespace nnprim;

void TupleGemmOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  detail::getComputeOpEffects(*this, effects);
  if (getAccumulate())
    effects.emplace_back(MemoryEffects::Read::get(), &getInitMutable(), 0, true,
                         SideEffects::DefaultResource::get());
}

LogicalResult
TupleGemmOp::reifyResultShapes(OpBuilder &builder,
                               ReifiedRankedShapedTypeDims &shapes) {
  return detail::reifyComputeOpShapes(*this, builder, shapes);
}

NNPRIM_TILING_OVER_OUTS(TupleGemmOp)

/// C7.
static LogicalResult verifyComplexPart(TupleGemmOp op, const NamedShape &outs) {
  std::optional<int64_t> from = op.getComplexFrom();
  int64_t coefficients = outs.extent(0);
  if (!from || (ShapedType::isDynamic(coefficients) && *from >= 0))
    return success();
  if (*from < 0 || *from > coefficients)
    return op.emitOpError("expected `complex_from` to be from 0 to S, but got ")
           << *from;
  if ((coefficients - *from) % 2 != 0)
    return op.emitOpError("expected an even number of coefficients from "
                          "`complex_from` on, but got ")
           << coefficients - *from;
  return success();
}

/// C8.
static LogicalResult verifyAccumulate(TupleGemmOp op, const NamedShape &outs) {
  if (!op.getAccumulate())
    return success();
  if (isa<TensorType>(outs.type))
    return op.emitOpError("expected no `accumulate` on tensors");
  if (op.getComplexFrom())
    return op.emitOpError("expected no `accumulate` with `complex_from`");
  return success();
}

/// The constraints of products of split factors.
static LogicalResult verifySplit(TupleGemmOp op, const NamedShape &lhs,
                                 const NamedShape &rhs,
                                 const NamedShape &outs) {
  if (op.getBf16Terms() != kBF16Terms)
    return op.emitOpError("expected `bf16_terms` to be 0 or ")
           << kBF16Terms << ", but got " << op.getBf16Terms(); // C10
  if (op.getAccumulate() || op.getComplexFrom())
    return op.emitOpError("expected `bf16_terms` without `accumulate` and "
                          "`complex_from`"); // C10
  if (failed(verifyRank(op, lhs, 3)) || failed(verifyRank(op, rhs, 4)) ||
      failed(verifyRank(op, outs, 3)))
    return failure(); // C1
  if (failed(verifySameExtent(op, "S", lhs, 0, outs, 0)) ||
      failed(verifySameExtent(op, "S", rhs, 0, outs, 0)))
    return failure(); // C2
  if (failed(verifySameExtent(op, "M", lhs, 1, outs, 1)))
    return failure(); // C3
  int64_t depth = lhs.extent(2), interleave = rhs.extent(3);
  if (!ShapedType::isDynamic(depth) && depth % (2 * kSplitBlock) != 0)
    return op.emitOpError("expected values of K of split factors to be a "
                          "multiple of ")
           << 2 * kSplitBlock << ", but got " << depth; // C10
  if (!ShapedType::isDynamic(depth) && !ShapedType::isDynamic(interleave) &&
      (interleave < 1 || depth % interleave != 0 ||
       failed(verifyExtent(op, "K / KR", rhs, 1, depth / interleave))))
    return interleave < 1 || depth % interleave != 0
               ? op.emitOpError("expected KR of `rhs` to divide K, but got ")
                     << interleave
               : failure(); // C4
  if (!ShapedType::isDynamic(rhs.extent(2)) &&
      !ShapedType::isDynamic(outs.extent(2)) && outs.extent(2) > rhs.extent(2))
    return op.emitOpError("expected N of `outs` to be up to ")
           << rhs.extent(2) << " columns of `rhs`, but got "
           << outs.extent(2); // C5
  if (lhs.type.getElementType().isBF16() &&
      rhs.type.getElementType().isBF16() && outs.type.getElementType().isF32())
    return success();
  return op.emitOpError("expected `bf16_terms` on factors of bf16 and sums of "
                        "f32, but they are of ")
         << lhs.type.getElementType() << ", " << rhs.type.getElementType()
         << " and " << outs.type.getElementType(); // C6
}

LogicalResult TupleGemmOp::verify() {
  NamedShape lhs("lhs", getLhs()), rhs("rhs", getRhs());
  NamedShape outs("outs", getInit());
  if (getBf16Terms() != 0)
    return verifySplit(*this, lhs, rhs, outs);
  for (const NamedShape *shape : {&lhs, &rhs, &outs})
    if (failed(verifyRank(*this, *shape, 3)))
      return failure(); // C1
  if (failed(verifySameExtent(*this, "S", lhs, 0, outs, 0)) ||
      failed(verifySameExtent(*this, "S", rhs, 0, outs, 0)))
    return failure(); // C2
  if (failed(verifySameExtent(*this, "M", lhs, 1, outs, 1)))
    return failure(); // C3
  if (failed(verifySameExtent(*this, "K", lhs, 2, rhs, 1)))
    return failure(); // C4
  if (failed(verifySameExtent(*this, "N", rhs, 2, outs, 2)))
    return failure(); // C5
  if (failed(verifySameElementType(*this, lhs, outs)) ||
      failed(verifyRhsElementType(*this, rhs, outs)))
    return failure(); // C6
  if (failed(verifyComplexPart(*this, outs)))
    return failure();                   // C7
  return verifyAccumulate(*this, outs); // C8; C9 is the interface's.
}

std::optional<int64_t> TupleGemmOp::getFlopCount() {
  auto lhs = cast<ShapedType>(getLhs().getType());
  auto outs = cast<ShapedType>(getInit().getType());
  // A complex product takes four products and sums, that is two for each part.
  int64_t products = outs.getDimSize(0);
  if (getComplexFrom() && !ShapedType::isDynamic(products))
    products += products - *getComplexFrom();
  // Split factors have two values of K for each of f32.
  return countOperations({getBf16Terms() != 0 ? 1 : 2, products,
                          outs.getDimSize(1), outs.getDimSize(2),
                          lhs.getDimSize(2)});
}

FailureOr<TilingResult>
TupleGemmOp::getTiledImplementation(OpBuilder &b,
                                    ArrayRef<OpFoldResult> offsets,
                                    ArrayRef<OpFoldResult> sizes) {
  if (getComplexFrom() && !isWholeDim(offsets[0], sizes[0], getInit(), 0))
    return emitOpError("cannot be tiled: expected all coefficients, some of "
                       "which are complex, but the tile cuts dimension 0");
  if (getBf16Terms() != 0 && !isWholeDim(offsets[2], sizes[2], getInit(), 2))
    return emitOpError("cannot be tiled: expected all columns of a panel of "
                       "split factors, but the tile cuts dimension 2");
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), lhsTile, rhsTile;
  lhsTile.append(outsTile, 0);
  lhsTile.append(outsTile, 1);
  tiler.appendAll(lhsTile, getLhs(), 2);
  rhsTile.append(outsTile, 0);
  tiler.appendAll(rhsTile, getRhs(), 1);
  if (getBf16Terms() == 0) {
    rhsTile.append(outsTile, 2);
  } else {
    tiler.appendAll(rhsTile, getRhs(), 2);
    tiler.appendAll(rhsTile, getRhs(), 3);
  }
  SmallVector<Value> operands = {tiler.slice(getLhs(), lhsTile),
                                 tiler.slice(getRhs(), rhsTile),
                                 tiler.slice(getInit(), outsTile)};
  if (getNext())
    operands.push_back(getNext());
  return tiler.clone(operands, /*initPosition=*/2);
}
