//===- SpmmPrefetch.cpp - Prefetches of the next tile's input -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SpmmPrefetch.h"

#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

void nnprim::prefetchNextInput(ImplicitLocOpBuilder &b, const TiledInput &tiles,
                               OpFoldResult pixel, OpFoldResult row,
                               OpFoldResult slab, PrefetchLevel level) {
  auto type = cast<MemRefType>(tiles.input.getType());
  int64_t lineElements = kLineBytes / getStorageBytes(type.getElementType());
  int64_t width = tiles.width;
  bool isAligned =
      tiles.pixels % lineElements == 0 && width % lineElements == 0;
  int64_t lines = llvm::divideCeil(width, lineElements) + (isAligned ? 0 : 1);
  int64_t blocks = tiles.blocks;
  // Whole channels with each block, or with each of some blocks a share of one.
  int64_t blocksOfChannel = blocks * tiles.slabs / tiles.channels;
  int64_t count =
      lines * llvm::divideCeil(tiles.channels, blocks * tiles.slabs);
  if (blocksOfChannel > 1) {
    count = llvm::divideCeil(lines, blocksOfChannel);
    lines = count * blocksOfChannel;
  }
  // The first of the lines, of those of all channels.
  AffineExpr line = (b.getAffineDimExpr(0) * blocks +
                     b.getAffineDimExpr(1).floorDiv(tiles.blockRows)) *
                    count;
  SmallVector<OpFoldResult> step{slab, row};
  AffineExpr lastChannel = b.getAffineConstantExpr(tiles.channels - 1);
  AffineExpr lastTile = b.getAffineConstantExpr(tiles.pixels - width);
  OpFoldResult next = affine::makeComposedFoldedAffineMin(
      b, b.getLoc(),
      AffineMap::get(1, 0, {b.getAffineDimExpr(0) + width, lastTile},
                     b.getContext()),
      {pixel});
  for (int64_t i = 0; i < count; ++i) {
    OpFoldResult channel = affine::makeComposedFoldedAffineMin(
        b, b.getLoc(),
        AffineMap::get(2, 0, {(line + i).floorDiv(lines), lastChannel},
                       b.getContext()),
        step);
    // Whole channels begin with their first line.
    AffineExpr inChannel = count % lines == 0
                               ? b.getAffineConstantExpr(i % lines)
                               : (line + i) % lines;
    OpFoldResult column = affine::makeComposedFoldedAffineMin(
        b, b.getLoc(),
        AffineMap::get(
            2, 0,
            {inChannel * lineElements, b.getAffineConstantExpr(width - 1)},
            b.getContext()),
        step);
    SmallVector<Value> indices;
    for (OpFoldResult index : {channel, addOffsets(b, next, column)})
      indices.push_back(getValueOrCreateConstantIndexOp(b, b.getLoc(), index));
    memref::PrefetchOp::create(b, tiles.input, indices, /*isWrite=*/false,
                               getLocality(level), /*isDataCache=*/true);
  }
}
