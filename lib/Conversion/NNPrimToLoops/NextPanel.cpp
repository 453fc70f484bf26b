//===- NextPanel.cpp - The panel that tiles read next ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NextPanel.h"

#include "EpilogueTiling.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

Value nnprim::getShareOfNextPanel(ImplicitLocOpBuilder &b, Value rhs,
                                  OpFoldResult column, const TileRows &rows) {
  auto type = cast<MemRefType>(rhs.getType());
  if (type.getRank() < 3 || !type.hasStaticShape() ||
      !type.getLayout().isIdentity())
    return {};
  int64_t panels = type.getDimSize(0), nr = type.getDimSize(2);
  int64_t elements = type.getNumElements() / std::max<int64_t>(panels, 1);
  int64_t perRow = elements / rows.all;
  if (panels < 2 || perRow == 0)
    return {};
  AffineExpr d0, d1;
  bindDims(b.getContext(), d0, d1);
  AffineMap next = AffineMap::get(
      1, 0, {d0.floorDiv(nr) + 1, b.getAffineConstantExpr(panels - 1)},
      b.getContext());
  OpFoldResult panel =
      affine::makeComposedFoldedAffineMin(b, b.getLoc(), next, {column});
  OpFoldResult first = affine::makeComposedFoldedAffineApply(
      b, b.getLoc(), d0 * elements + d1 * perRow, {panel, rows.first});
  SmallVector<ReassociationIndices> all(1);
  for (int64_t dim = 0; dim < type.getRank(); ++dim)
    all.front().push_back(dim);
  Value flat = memref::CollapseShapeOp::create(b, rhs, all);
  return createSubview(b, flat, {first}, {rows.count * perRow});
}
