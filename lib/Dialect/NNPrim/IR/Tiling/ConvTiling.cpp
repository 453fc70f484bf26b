//===- ConvTiling.cpp - Tiling of direct convolutions ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tiling/Tiling.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_TILING_OVER_OUTS(DepthwiseConvOp)
NNPRIM_TILING_OVER_OUTS(DepthwiseConvNchwOp)
NNPRIM_TILING_OVER_OUTS(ConvGemmOp)
NNPRIM_TILING_OVER_OUTS(Im2colOp)

namespace {

/// The part of the input that a tile of the output reads, and the tile's start
/// in the output of the convolution on this part.
struct InputWindow {
  Tile tile; // The two spatial dimensions.
  SmallVector<OpFoldResult, 2> origin;
};

} // namespace

static int64_t getTaps(DepthwiseConvOp op, unsigned d) {
  return cast<ShapedType>(op.getFilter().getType()).getDimSize(d);
}
static int64_t getTaps(DepthwiseConvNchwOp op, unsigned d) {
  return cast<ShapedType>(op.getFilter().getType()).getDimSize(d + 1);
}
static int64_t getTaps(ConvGemmOp op, unsigned d) { return op.getTaps()[d]; }

/// Whether no filter tap of any output pixel falls outside the input along
/// spatial dimension `d`. The spatial dimensions are `firstDim` and the next
/// one.
template <typename OpTy>
static bool readsNoPadding(OpTy op, unsigned d, int64_t firstDim) {
  int64_t in =
      cast<ShapedType>(op.getInput().getType()).getDimSize(firstDim + d);
  int64_t out =
      cast<ShapedType>(op.getInit().getType()).getDimSize(firstDim + d);
  int64_t taps = getTaps(op, d);
  if (op.getPads()[d] != 0 || !op.getOrigin().empty() ||
      ShapedType::isDynamic(in) || ShapedType::isDynamic(out) ||
      ShapedType::isDynamic(taps))
    return false;
  return (out - 1) * op.getStrides()[d] + (taps - 1) * op.getDilations()[d] <
         in;
}

/// Without padding, the input is sliced to the tile and its halo. With padding,
/// the input stays whole, since `pads` cannot depend on the tile, and the
/// tile's position becomes the op's origin.
template <typename OpTy>
static InputWindow getInputWindow(Tiler &tiler, OpTy op, const Tile &outsTile,
                                  int64_t firstDim) {
  InputWindow window;
  for (unsigned d = 0; d < 2; ++d) {
    OpFoldResult offset = outsTile.offsets[firstDim + d];
    OpFoldResult size = outsTile.sizes[firstDim + d];
    if (readsNoPadding(op, d, firstDim)) {
      int64_t stride = op.getStrides()[d];
      int64_t reach = (getTaps(op, d) - 1) * op.getDilations()[d];
      AffineExpr x = tiler.b.getAffineDimExpr(0);
      window.tile.append(tiler.apply(x * stride, {offset}),
                         tiler.apply((x - 1) * stride + reach + 1, {size}));
      window.origin.push_back(tiler.index(0));
      continue;
    }
    tiler.appendAll(window.tile, op.getInput(), firstDim + d);
    window.origin.push_back(
        op.getOrigin().empty()
            ? offset
            : tiler.add(offset, OpFoldResult(op.getOrigin()[d])));
  }
  return window;
}

template <typename OpTy>
static TilingResult makeTile(Tiler &tiler, OpTy op, const Tile &inputTile,
                             const Tile &filterTile, const Tile &outsTile,
                             ArrayRef<OpFoldResult> origin) {
  Value input = tiler.slice(op.getInput(), inputTile);
  Value filter = tiler.slice(op.getFilter(), filterTile);
  SmallVector<Value> epilogueInputs;
  tiler.sliceEpilogue(op, outsTile, epilogueInputs);
  Value init = tiler.slice(op.getInit(), outsTile);
  SmallVector<Value> originValues;
  bool atZero = llvm::all_of(
      origin, [](OpFoldResult ofr) { return isConstantIntValue(ofr, 0); });
  if (!atZero)
    originValues = getValueOrCreateConstantIndexOp(tiler.b, tiler.loc, origin);

  SmallVector<Type> resultTypes;
  if (op->getNumResults() == 1)
    resultTypes.push_back(init.getType());
  auto tiledOp =
      OpTy::create(tiler.b, tiler.loc, resultTypes, input, filter,
                   epilogueInputs, init, op.getStrides(), op.getDilations(),
                   op.getPads(), op.getEpilogueMapsAttr());
  tiledOp.getOriginMutable().assign(originValues);
  tiledOp->setDiscardableAttrs(op->getDiscardableAttrDictionary());
  IRMapping mapping;
  op.getEpilogue().cloneInto(&tiledOp.getEpilogue(), mapping);
  return tiler.finish(tiledOp);
}

FailureOr<TilingResult>
DepthwiseConvOp::getTiledImplementation(OpBuilder &b,
                                        ArrayRef<OpFoldResult> offsets,
                                        ArrayRef<OpFoldResult> sizes) {
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), inputTile, filterTile;
  InputWindow window = getInputWindow(tiler, *this, outsTile, /*firstDim=*/1);
  inputTile.append(outsTile, 0);
  inputTile.append(window.tile, 0);
  inputTile.append(window.tile, 1);
  inputTile.append(outsTile, 3);
  tiler.appendAll(filterTile, getFilter(), 0);
  tiler.appendAll(filterTile, getFilter(), 1);
  filterTile.append(outsTile, 3);
  return makeTile(tiler, *this, inputTile, filterTile, outsTile, window.origin);
}

FailureOr<TilingResult>
DepthwiseConvNchwOp::getTiledImplementation(OpBuilder &b,
                                            ArrayRef<OpFoldResult> offsets,
                                            ArrayRef<OpFoldResult> sizes) {
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), inputTile, filterTile;
  InputWindow window = getInputWindow(tiler, *this, outsTile, /*firstDim=*/2);
  inputTile.append(outsTile, 0);
  inputTile.append(outsTile, 1);
  inputTile.append(window.tile, 0);
  inputTile.append(window.tile, 1);
  filterTile.append(outsTile, 1);
  tiler.appendAll(filterTile, getFilter(), 1);
  tiler.appendAll(filterTile, getFilter(), 2);
  return makeTile(tiler, *this, inputTile, filterTile, outsTile, window.origin);
}

FailureOr<TilingResult>
ConvGemmOp::getTiledImplementation(OpBuilder &b, ArrayRef<OpFoldResult> offsets,
                                   ArrayRef<OpFoldResult> sizes) {
  Tiler tiler(b, *this);
  Tile outsTile(offsets, sizes), inputTile, filterTile;
  bool hasBlocks = cast<ShapedType>(getInit().getType()).getRank() == 5;
  if (hasBlocks && isPacked())
    return emitOpError("cannot be tiled, since its filters are packed for "
                       "blocks of them");
  if (hasBlocks && !isWholeDim(offsets[4], sizes[4], getInit(), 4))
    return emitOpError("cannot be tiled: expected whole blocks of filters, but "
                       "the tile cuts dimension 4");
  if (isPacked()) {
    FailureOr<Tile> panels = getPanelTile(tiler, "filter", getFilter(),
                                          getInit(), 1, offsets[1], sizes[1]);
    if (failed(panels))
      return failure(); // getPanelTile has emitted the reason.
    filterTile = *panels;
  } else {
    OpFoldResult block = hasBlocks ? tiler.dim(getInit(), 4) : tiler.index(1);
    filterTile.append(tiler.mul(offsets[1], block), tiler.mul(sizes[1], block));
    for (int64_t d = 1; d < 4; ++d)
      tiler.appendAll(filterTile, getFilter(), d);
  }
  InputWindow window = getInputWindow(tiler, *this, outsTile, /*firstDim=*/2);
  inputTile.append(outsTile, 0);
  tiler.appendAll(inputTile, getInput(), 1);
  inputTile.append(window.tile, 0);
  inputTile.append(window.tile, 1);
  if (hasBlocks)
    tiler.appendAll(inputTile, getInput(), 4);
  TilingResult result =
      makeTile(tiler, *this, inputTile, filterTile, outsTile, window.origin);
  if (isPacked())
    cast<ConvGemmOp>(result.tiledOps.front())
        .setKernelSizeAttr(getKernelSizeAttr());
  return result;
}

FailureOr<TilingResult>
Im2colOp::getTiledImplementation(OpBuilder &b, ArrayRef<OpFoldResult> offsets,
                                 ArrayRef<OpFoldResult> sizes) {
  for (unsigned d = 1; d < 3; ++d)
    if (!isWholeDim(offsets[d], sizes[d], getInit(), d))
      return emitOpError("cannot be tiled: expected whole panels, but the tile "
                         "cuts dimension ")
             << d;
  Tiler tiler(b, *this);
  OpFoldResult skipped = tiler.mul(offsets[0], tiler.dim(getInit(), 2));
  Value pixel = getValueOrCreateConstantIndexOp(
      b, getLoc(), tiler.add(OpFoldResult(getPixel()), skipped));
  Value init = tiler.slice(getInit(), Tile(offsets, sizes));
  SmallVector<Type> resultTypes;
  if (getNumResults() == 1)
    resultTypes.push_back(init.getType());
  auto tiledOp = Im2colOp::create(b, getLoc(), resultTypes, getInput(), init,
                                  getScratch(), pixel, getWindow());
  tiledOp->setDiscardableAttrs((*this)->getDiscardableAttrDictionary());
  return tiler.finish(tiledOp);
}
