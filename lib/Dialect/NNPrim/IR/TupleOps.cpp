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

LogicalResult TupleGemmOp::verify() {
  NamedShape lhs("lhs", getLhs()), rhs("rhs", getRhs());
  NamedShape outs("outs", getInit());
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
  return countOperations(
      {2, products, outs.getDimSize(1), outs.getDimSize(2), lhs.getDimSize(2)});
}

FailureOr<TilingResult>
TupleGemmOp::getTiledImplementation(OpBuilder &b,
                                    ArrayRef<OpFoldResult> offsets,
                                    ArrayRef<OpFoldResult> sizes) {
  if (getComplexFrom() && !isWholeDim(offsets[0], sizes[0], getInit(), 0))
    return emitOpError("cannot be tiled: expected all coefficients, some of "
                       "which are complex, but the tile cuts dimension 0");
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), lhsTile, rhsTile;
  lhsTile.append(outsTile, 0);
  lhsTile.append(outsTile, 1);
  tiler.appendAll(lhsTile, getLhs(), 2);
  rhsTile.append(outsTile, 0);
  tiler.appendAll(rhsTile, getRhs(), 1);
  rhsTile.append(outsTile, 2);
  SmallVector<Value> operands = {tiler.slice(getLhs(), lhsTile),
                                 tiler.slice(getRhs(), rhsTile),
                                 tiler.slice(getInit(), outsTile)};
  if (getNext())
    operands.push_back(getNext());
  return tiler.clone(operands, /*initPosition=*/2);
}
