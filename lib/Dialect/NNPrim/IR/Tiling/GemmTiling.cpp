//===- GemmTiling.cpp - Tiling of GEMM, packing, indirection --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tiling/Tiling.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_TILING_OVER_OUTS(GemmOp)
NNPRIM_TILING_OVER_OUTS(IndirectGemmOp)
NNPRIM_TILING_OVER_OUTS(PackOp)
NNPRIM_TILING_OVER_OUTS(SplitBF16Op)
NNPRIM_TILING_OVER_OUTS(ScaleRowsOp)
NNPRIM_TILING_OVER_OUTS(IndirectionOp)

FailureOr<TilingResult>
GemmOp::getTiledImplementation(OpBuilder &b, ArrayRef<OpFoldResult> offsets,
                               ArrayRef<OpFoldResult> sizes) {
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes);
  FailureOr<Tile> rhsTile =
      getRhsTile(tiler, getRhs(), getInit(), offsets[1], sizes[1]);
  if (failed(rhsTile))
    return failure(); // getRhsTile has emitted the reason.
  Tile lhsTile;
  lhsTile.append(outsTile, 0);
  tiler.appendAll(lhsTile, getLhs(), 1);

  SmallVector<Value> operands = {tiler.slice(getLhs(), lhsTile),
                                 tiler.slice(getRhs(), *rhsTile)};
  tiler.sliceEpilogue(*this, outsTile, operands);
  int64_t initPosition = operands.size();
  operands.push_back(tiler.slice(getInit(), outsTile));
  if (getNext())
    operands.push_back(getNext());
  if (getWorkspace())
    operands.push_back(getWorkspace());
  if (getFactors())
    operands.push_back(getFactors());
  return tiler.clone(operands, initPosition);
}

/// The rows of the indirection buffer for a box of output pixels. They are
/// contiguous if all dimensions after the first with more than one pixel are
/// whole.
static FailureOr<Tile> getIndexTile(Tiler &tiler, IndirectGemmOp op,
                                    const Tile &outsTile) {
  Value outs = op.getInit();
  int64_t pixelRank = outsTile.offsets.size() - 1;
  OpFoldResult row = tiler.index(0), rows = tiler.index(1);
  bool behindRange = false;
  for (int64_t d = 0; d < pixelRank; ++d) {
    OpFoldResult offset = outsTile.offsets[d], size = outsTile.sizes[d];
    if (behindRange && !isWholeDim(offset, size, outs, d))
      return op.emitOpError()
             << "cannot be tiled: expected the tile to be a contiguous range "
                "of output pixels, but it cuts dimension "
             << d;
    behindRange |= !isConstantIntValue(size, 1);
    OpFoldResult extent = tiler.dim(outs, d);
    row = tiler.add(tiler.mul(row, extent), offset);
    rows = tiler.mul(rows, size);
  }
  Tile tile;
  tile.append(row, rows);
  tiler.appendAll(tile, op.getIndices(), 1);
  return tile;
}

FailureOr<TilingResult>
IndirectGemmOp::getTiledImplementation(OpBuilder &b,
                                       ArrayRef<OpFoldResult> offsets,
                                       ArrayRef<OpFoldResult> sizes) {
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes);
  FailureOr<Tile> indexTile = getIndexTile(tiler, *this, outsTile);
  if (failed(indexTile))
    return failure(); // getIndexTile has emitted the reason.
  FailureOr<Tile> rhsTile =
      getRhsTile(tiler, getRhs(), getInit(), offsets.back(), sizes.back());
  if (failed(rhsTile))
    return failure(); // getRhsTile has emitted the reason.

  SmallVector<Value> operands = {getInput(),
                                 tiler.slice(getIndices(), *indexTile),
                                 tiler.slice(getRhs(), *rhsTile)};
  tiler.sliceEpilogue(*this, outsTile, operands);
  int64_t initPosition = operands.size();
  operands.push_back(tiler.slice(getInit(), outsTile));
  if (getNext())
    operands.push_back(getNext());
  if (getWorkspace())
    operands.push_back(getWorkspace());
  if (getFactors())
    operands.push_back(getFactors());
  TilingResult result = tiler.clone(operands, initPosition);
  // The window describes all pixels, so it does not apply to a tile of them.
  auto tile = cast<IndirectGemmOp>(result.tiledOps.front());
  if (getWindowAttr() && tile.getIndices() != getIndices())
    tile.removeWindowAttr();
  return result;
}

FailureOr<TilingResult>
SplitBF16Op::getTiledImplementation(OpBuilder &b,
                                    ArrayRef<OpFoldResult> offsets,
                                    ArrayRef<OpFoldResult> sizes) {
  int64_t last = int64_t(offsets.size()) - 1;
  for (int64_t dim = getPads() ? 1 : last; dim <= last; ++dim)
    if (!isWholeDim(offsets[dim], sizes[dim], getInit(), dim))
      return emitOpError("cannot be tiled: expected whole rows, and whole "
                         "images that are padded, but the tile cuts dimension ")
             << dim;
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), inputTile;
  if (getPads()) {
    inputTile.append(outsTile, 0);
    tiler.appendAll(inputTile, getInput(), 1);
    tiler.appendAll(inputTile, getInput(), 2);
  }
  for (int64_t dim = getPads() ? last : 0; dim < last; ++dim)
    inputTile.append(outsTile, dim);
  tiler.appendAll(inputTile, getInput(), last);
  return tiler.clone(
      {tiler.slice(getInput(), inputTile), tiler.slice(getInit(), outsTile)},
      /*initPosition=*/1);
}

FailureOr<TilingResult>
ScaleRowsOp::getTiledImplementation(OpBuilder &b,
                                    ArrayRef<OpFoldResult> offsets,
                                    ArrayRef<OpFoldResult> sizes) {
  if (!isWholeDim(offsets[1], sizes[1], getInit(), 1))
    return emitOpError(
        "cannot be tiled: expected whole rows, which share a scale");
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), inputTile;
  inputTile.append(outsTile, 0);
  tiler.appendAll(inputTile, getInput(), 1);
  SmallVector<Value> operands{tiler.slice(getInput(), inputTile),
                              tiler.slice(getInit(), outsTile)};
  if (getFactors())
    operands.push_back(getFactors());
  return tiler.clone(operands, /*initPosition=*/1);
}

/// Appends the columns of `rhs` that a range of panels holds. The last panel
/// may be partial.
static void appendPanelColumns(Tiler &tiler, PackOp op, const Tile &panels,
                               Tile &rhsTile) {
  OpFoldResult columns = tiler.dim(op.getRhs(), 1),
               width = tiler.dim(op.getInit(), 2);
  OpFoldResult first = tiler.mul(panels.offsets[0], width);
  OpFoldResult full = tiler.mul(panels.sizes[0], width);
  AffineExpr d0 = tiler.b.getAffineDimExpr(0), d1 = tiler.b.getAffineDimExpr(1);
  OpFoldResult left = tiler.apply(d0 - d1, {columns, first});
  AffineMap min = AffineMap::get(2, 0, {d0, d1}, tiler.b.getContext());
  rhsTile.append(first, affine::makeComposedFoldedAffineMin(tiler.b, tiler.loc,
                                                            min, {full, left}));
}

FailureOr<TilingResult>
PackOp::getTiledImplementation(OpBuilder &b, ArrayRef<OpFoldResult> offsets,
                               ArrayRef<OpFoldResult> sizes) {
  if (!isWholeDim(offsets[2], sizes[2], getInit(), 2))
    return emitOpError("cannot be tiled: expected whole panels, but the tile "
                       "cuts dimension 2");
  bool isInterleaved = offsets.size() == 4;
  for (unsigned d : {1, 3})
    if (isInterleaved && !isWholeDim(offsets[d], sizes[d], getInit(), d))
      return emitOpError("cannot be tiled: expected all of an interleaved K, "
                         "but the tile cuts dimension ")
             << d;
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), rhsTile;
  if (isInterleaved)
    tiler.appendAll(rhsTile, getRhs(), 0);
  else
    rhsTile.append(outsTile, 1);
  appendPanelColumns(tiler, *this, outsTile, rhsTile);
  SmallVector<Value> operands{tiler.slice(getRhs(), rhsTile),
                              tiler.slice(getInit(), outsTile)};
  if (getFactors()) {
    Tile factors;
    factors.append(outsTile, 1);
    operands.push_back(tiler.slice(getFactors(), factors));
  }
  return tiler.clone(operands, /*initPosition=*/1);
}

FailureOr<TilingResult>
IndirectionOp::getTiledImplementation(OpBuilder &b,
                                      ArrayRef<OpFoldResult> offsets,
                                      ArrayRef<OpFoldResult> sizes) {
  // The attributes of the op cannot describe a part of the buffer.
  for (unsigned d = 0; d < 2; ++d)
    if (!isWholeDim(offsets[d], sizes[d], getInit(), d))
      return emitOpError("cannot be tiled: the buffer is one constant, but "
                         "the tile cuts dimension ")
             << d;
  Tiler tiler(b, *this);
  return tiler.clone(getInit(), /*initPosition=*/0);
}
