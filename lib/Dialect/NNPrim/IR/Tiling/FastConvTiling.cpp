//===- FastConvTiling.cpp - Tiling of Winograd transforms -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tiling/Tiling.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_TILING_OVER_OUTS(InputTransformOp)
NNPRIM_TILING_OVER_OUTS(FilterTransformOp)
NNPRIM_TILING_OVER_OUTS(OutputTransformOp)
NNPRIM_TILING_OVER_OUTS(FastConvOp)

/// The α² coefficients of a tile are computed together.
static LogicalResult verifyAllCoefficients(Operation *op, OpFoldResult offset,
                                           OpFoldResult size, Value outs) {
  if (isWholeDim(offset, size, outs, 0))
    return success();
  return op->emitOpError("cannot be tiled: expected all coefficients of a "
                         "tile, but the tile cuts dimension 0");
}

/// Row tiles cannot be split, and `origin` is counted in row tiles.
static LogicalResult verifyNoRowTile(Operation *op, bool hasRowTile) {
  if (!hasRowTile)
    return success();
  return op->emitOpError("cannot be tiled: expected no `row_tile`");
}

static LogicalResult verifyNotPooled(Operation *op, Value pooled) {
  if (!pooled)
    return success();
  return op->emitOpError("cannot be tiled: expected no `pooled`");
}

FailureOr<TilingResult>
InputTransformOp::getTiledImplementation(OpBuilder &b,
                                         ArrayRef<OpFoldResult> offsets,
                                         ArrayRef<OpFoldResult> sizes) {
  if (failed(verifyAllCoefficients(*this, offsets[0], sizes[0], getInit())) ||
      failed(verifyNoRowTile(*this, getRowTile().has_value())))
    return failure(); // They have emitted the reason.
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), inputTile;
  for (int64_t d = 0; d < 3; ++d)
    tiler.appendAll(inputTile, getInput(), d);
  inputTile.append(outsTile, 2);

  OpFoldResult origin = offsets[1];
  if (getOrigin())
    origin = tiler.add(origin, OpFoldResult(getOrigin()));
  SmallVector<Value> operands = {tiler.slice(getInput(), inputTile),
                                 tiler.slice(getInit(), outsTile)};
  if (getOrigin() || !isWholeDim(offsets[1], sizes[1], getInit(), 1))
    operands.push_back(getValueOrCreateConstantIndexOp(b, getLoc(), origin));
  return tiler.clone(operands, /*initPosition=*/1);
}

FailureOr<TilingResult>
FilterTransformOp::getTiledImplementation(OpBuilder &b,
                                          ArrayRef<OpFoldResult> offsets,
                                          ArrayRef<OpFoldResult> sizes) {
  if (failed(verifyAllCoefficients(*this, offsets[0], sizes[0], getInit())))
    return failure(); // verifyAllCoefficients has emitted the reason.
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), filterTile;
  tiler.appendAll(filterTile, getFilter(), 0);
  tiler.appendAll(filterTile, getFilter(), 1);
  filterTile.append(outsTile, 1);
  filterTile.append(outsTile, 2);
  return tiler.clone(
      {tiler.slice(getFilter(), filterTile), tiler.slice(getInit(), outsTile)},
      /*initPosition=*/1);
}

/// The Winograd tiles for a box of output pixels, which must consist of whole
/// tiles that are contiguous in `input`.
static FailureOr<Tile> getWinogradTiles(Tiler &tiler, OutputTransformOp op,
                                        const Tile &outsTile) {
  Value outs = op.getInit();
  int64_t m = op.getAlgorithm().getM();
  AffineExpr x = tiler.b.getAffineDimExpr(0);
  OpFoldResult first = tiler.index(0), count = tiler.index(1);
  bool behindRange = false;
  for (int64_t d = 0; d < 3; ++d) {
    OpFoldResult offset = outsTile.offsets[d], size = outsTile.sizes[d];
    OpFoldResult extent = tiler.dim(outs, d);
    if (behindRange && !isWholeDim(offset, size, outs, d))
      return op.emitOpError()
             << "cannot be tiled: expected the tile to be a contiguous range "
                "of Winograd tiles, but it cuts dimension "
             << d;
    if (d > 0) {
      if (!isAlignedRange(offset, size, m, outs, d))
        return op.emitOpError()
               << "cannot be tiled: expected the tile of dimension " << d
               << " to consist of whole Winograd tiles of " << m
               << " pixels, but could not prove it";
      offset = tiler.apply(x.floorDiv(m), {offset});
      size = tiler.apply(x.ceilDiv(m), {size});
      extent = tiler.apply(x.ceilDiv(m), {extent});
    }
    behindRange |= !isConstantIntValue(size, 1);
    first = tiler.add(tiler.mul(first, extent), offset);
    count = tiler.mul(count, size);
  }
  Tile tile;
  tile.append(first, count);
  return tile;
}

FailureOr<TilingResult>
OutputTransformOp::getTiledImplementation(OpBuilder &b,
                                          ArrayRef<OpFoldResult> offsets,
                                          ArrayRef<OpFoldResult> sizes) {
  if (getOrigin())
    return emitOpError("cannot be tiled: expected no `origin`, since a tile "
                       "of `outs` need not be a range of tiles from there");
  if (failed(verifyNoRowTile(*this, getRowTile().has_value())) ||
      failed(verifyNotPooled(*this, getPooled())))
    return failure(); // They have emitted the reason.
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), inputTile;
  FailureOr<Tile> tiles = getWinogradTiles(tiler, *this, outsTile);
  if (failed(tiles))
    return failure(); // getWinogradTiles has emitted the reason.
  tiler.appendAll(inputTile, getInput(), 0);
  inputTile.append(*tiles, 0);
  inputTile.append(outsTile, 3);
  SmallVector<Value> operands = {tiler.slice(getInput(), inputTile)};
  tiler.sliceEpilogue(*this, outsTile, operands);
  int64_t initPosition = operands.size();
  operands.push_back(tiler.slice(getInit(), outsTile));
  if (getScratch())
    operands.push_back(getScratch());
  return tiler.clone(operands, initPosition);
}

FailureOr<TilingResult>
FastConvOp::getTiledImplementation(OpBuilder &b, ArrayRef<OpFoldResult> offsets,
                                   ArrayRef<OpFoldResult> sizes) {
  for (int64_t d : {1, 2})
    if (!isWholeDim(offsets[d], sizes[d], getInit(), d))
      return emitOpError("cannot be tiled: expected whole images, but the "
                         "tile cuts dimension ")
             << d;
  if (failed(verifyNotPooled(*this, getPooled())))
    return failure(); // It has emitted the reason.
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), inputTile;
  inputTile.append(outsTile, 0);
  for (int64_t d = 1; d < 4; ++d)
    tiler.appendAll(inputTile, getInput(), d);
  FailureOr<Tile> rhsTile =
      getRhsTile(tiler, getRhs(), getInit(), offsets[3], sizes[3]);
  if (failed(rhsTile))
    return failure(); // getRhsTile has emitted the reason.
  SmallVector<Value> operands = {tiler.slice(getInput(), inputTile),
                                 tiler.slice(getRhs(), *rhsTile)};
  tiler.sliceEpilogue(*this, outsTile, operands);
  int64_t initPosition = operands.size();
  operands.push_back(tiler.slice(getInit(), outsTile));
  if (getWorkspace())
    operands.push_back(getWorkspace());
  return tiler.clone(operands, initPosition);
}
