//===- TupleOps.cpp - GEMM on tuples --------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"
#include "Tiling.h"
#include "Verification.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_COMPUTE_OP_COMMON(TupleGemmOp)
NNPRIM_TILING_OVER_OUTS(TupleGemmOp)

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
      failed(verifySameElementType(*this, rhs, outs)))
    return failure(); // C6
  return success();
}

std::optional<int64_t> TupleGemmOp::getFlopCount() {
  auto lhs = cast<ShapedType>(getLhs().getType());
  auto outs = cast<ShapedType>(getInit().getType());
  return countOperations({2, outs.getDimSize(0), outs.getDimSize(1),
                          outs.getDimSize(2), lhs.getDimSize(2)});
}

FailureOr<TilingResult>
TupleGemmOp::getTiledImplementation(OpBuilder &b,
                                    ArrayRef<OpFoldResult> offsets,
                                    ArrayRef<OpFoldResult> sizes) {
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), lhsTile, rhsTile;
  lhsTile.append(outsTile, 0);
  lhsTile.append(outsTile, 1);
  tiler.appendAll(lhsTile, getLhs(), 2);
  rhsTile.append(outsTile, 0);
  tiler.appendAll(rhsTile, getRhs(), 1);
  rhsTile.append(outsTile, 2);
  return tiler.clone({tiler.slice(getLhs(), lhsTile),
                      tiler.slice(getRhs(), rhsTile),
                      tiler.slice(getInit(), outsTile)},
                     /*initPosition=*/2);
}
