//===- SpmmMacroKernel.cpp - Macro-kernel of sparse times dense -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// For each tile of pixels, for each group of output channels, for each slab of
// input channels, the blocks of the group one after the other: a slab's pixels
// stay in the first-level cache while all blocks read them. Sums of all slabs
// but the last wait in `outs`, or beside the copy of a tile that a thread
// makes: where rows of `outs` begin anywhere in a cache line, the lines in
// which two threads' tiles meet would go from core to core for every slab.
//

#include "SpmmMacroKernel.h"

#include "EpilogueTiling.h"
#include "SpmmMatch.h"
#include "SpmmPrefetch.h"
#include "SpmmSums.h"
#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

/// Floats of a cache line.
static constexpr int64_t kLineElements = SpmmMacroKernel::kLineElements;

namespace {
/// A slab of input channels.
struct Slab {
  OpFoldResult number;
  bool isFirst, isLast;
};

/// Where a tile is, and how large. Its range of entries is that of the block
/// which would begin at row `range` if there were no order of blocks.
struct Place {
  OpFoldResult row, pixel;
  int64_t rows, pixels;
  OpFoldResult range;
};
} // namespace

/// `count` panels of `rows` rows, from `offset` on in the part `part` of the
/// workspace.
static Value getPanels(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                       OpFoldResult part, int64_t offset, int64_t count,
                       int64_t rows) {
  int64_t width = kernel.plan.getPanelWidth();
  Value flat =
      dropFirst(b, kernel.op.getWorkspace(), {part, b.getIndexAttr(offset)},
                {count * rows * width});
  return memref::ExpandShapeOp::create(
      b, ArrayRef<int64_t>{count, rows, width}, flat,
      ArrayRef<ReassociationIndices>{{0, 1, 2}});
}

/// Copies the input into panels in the workspace, multiplied by the channels'
/// factors.
static void packInput(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel) {
  kernel.panels =
      getPanels(b, kernel, b.getIndexAttr(0), /*offset=*/0,
                kernel.plan.getPartPanels(kernel.pixels), kernel.channels);
  PackOp::create(b, TypeRange(), kernel.op.getInput(), kernel.panels,
                 kernel.op.getFactors());
}

/// Copies a tile to the panel of a worker slot, which is in the cache when the
/// tile is computed. Every thread that computes a part of the tile does. Sums
/// wait behind the copy if the workspace has room for them.
static Value packTile(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                      Value input) {
  Value slot =
      WorkerSlotOp::create(b, kernel.plan.getPanelParts(kernel.pixels));
  int64_t width = kernel.plan.getPanelWidth();
  int64_t offset = llvm::alignTo(kernel.channels * width, kLineElements);
  Value panel = getPanels(b, kernel, slot, /*offset=*/0, 1, kernel.channels);
  auto workspace = cast<MemRefType>(kernel.op.getWorkspace().getType());
  if (kernel.slabs > 1 &&
      workspace.getDimSize(1) >= offset + kernel.filters * width)
    kernel.sums = getPanels(b, kernel, slot, offset, 1, kernel.filters);
  auto region = scf::ExecuteRegionOp::create(b, TypeRange());
  region.setNoInline(true);
  setReplicable(region);
  OpBuilder::InsertionGuard guard(b);
  b.createBlock(&region.getRegion());
  PackOp::create(b, TypeRange(), input, panel, kernel.op.getFactors());
  scf::YieldOp::create(b);
  return panel;
}

/// The input channels at the pixels of a tile.
static Value getTileInput(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                          OpFoldResult pixel, int64_t count) {
  OpFoldResult zero = b.getIndexAttr(0);
  if (kernel.panels) {
    OpFoldResult panel = kernel.getPieceCopies()
                             ? zero
                             : getPanel(b, pixel, kernel.plan.getPanelWidth());
    return dropFirst(b, kernel.panels, {panel, zero, zero},
                     {kernel.channels, count});
  }
  Value input = createSubview(b, kernel.op.getInput(), {zero, pixel},
                              {kernel.channels, count});
  if (!kernel.plan.packsTiles(kernel.pixels))
    return input;
  return dropFirst(b, packTile(b, kernel, input), {zero, zero, zero},
                   {kernel.channels, count});
}

/// The number of the range of entries that a tile at `row` takes.
static OpFoldResult getRange(ImplicitLocOpBuilder &b,
                             const SpmmMacroKernel &kernel, OpFoldResult row) {
  return affine::makeComposedFoldedAffineApply(
      b, b.getLoc(), b.getAffineDimExpr(0).floorDiv(kernel.block), {row});
}

/// The row pointers of the blocks of a tile: of one slab, or of all if these
/// are not run one after the other.
static Value getTileRows(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                         OpFoldResult row, int64_t rows, OpFoldResult slab) {
  OpFoldResult first = getRange(b, kernel, row);
  int64_t count = llvm::divideCeil(rows, kernel.block) + 1;
  Value pointers = kernel.op.getRowPointers();
  if (cast<MemRefType>(pointers.getType()).getRank() == 1)
    return createSubview(b, pointers, {first}, ArrayRef<int64_t>{count});
  if (kernel.slabs == 1)
    return createSubview(b, pointers, {b.getIndexAttr(0), first},
                         {kernel.op.getNumSlabs(), count});
  return dropFirst(b, pointers, {slab, first}, {count});
}

/// The first row of the block whose entries are the range of `row`. The last
/// block, which may have fewer rows, is the last of every order.
static OpFoldResult getOrderedRow(ImplicitLocOpBuilder &b,
                                  SpmmMacroKernel &kernel, OpFoldResult row,
                                  OpFoldResult slab) {
  Value order = kernel.op.getBlockOrder();
  if (!order)
    return row;
  auto toValue = [&](OpFoldResult index) {
    return getValueOrCreateConstantIndexOp(b, b.getLoc(), index);
  };
  SmallVector<Value> indices;
  if (cast<MemRefType>(order.getType()).getRank() == 2)
    indices.push_back(toValue(slab));
  indices.push_back(toValue(getRange(b, kernel, row)));
  Value block = arith::IndexCastOp::create(
      b, b.getIndexType(), memref::LoadOp::create(b, order, indices));
  return arith::MulIOp::create(b, block,
                               arith::ConstantIndexOp::create(b, kernel.block))
      .getResult();
}

/// Prefetches the block's output so many blocks ahead; rows behind the last
/// one are harmless.
static void prefetchOutputAhead(ImplicitLocOpBuilder &b,
                                SpmmMacroKernel &kernel, const Place &place,
                                const Slab &slab) {
  Value pixel = getValueOrCreateConstantIndexOp(b, b.getLoc(), place.pixel);
  OpFoldResult first =
      addOffsets(b, place.range,
                 b.getIndexAttr(kernel.plan.prefetchOutput * kernel.block));
  if (kernel.op.getBlockOrder()) {
    // The order ends with the last block.
    AffineExpr row = b.getAffineDimExpr(0);
    AffineExpr last = b.getAffineConstantExpr((kernel.filters - 1) /
                                              kernel.block * kernel.block);
    first = affine::makeComposedFoldedAffineMin(
        b, b.getLoc(), AffineMap::get(1, 0, {row, last}, b.getContext()),
        {first});
    first = getOrderedRow(b, kernel, first, slab.number);
  }
  for (int64_t row = 0; row < kernel.block; ++row) {
    Value target = getValueOrCreateConstantIndexOp(
        b, b.getLoc(), addOffsets(b, first, b.getIndexAttr(row)));
    for (int64_t i = 0; i < place.pixels; i += kLineElements) {
      Value column =
          arith::AddIOp::create(b, pixel, arith::ConstantIndexOp::create(b, i));
      memref::PrefetchOp::create(b, kernel.op.getInit(),
                                 ValueRange{target, column}, /*isWrite=*/true,
                                 /*localityHint=*/3, /*isDataCache=*/true);
    }
  }
}

static void createTile(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                       Value input, const Place &place, int64_t inBlock,
                       const Slab &slab) {
  OpFoldResult zero = b.getIndexAttr(0);
  // A tile takes some rows of its block.
  int64_t rows = std::min(kernel.plan.rows, place.rows - inBlock);
  if (rows <= 0)
    return;
  OpFoldResult row = addOffsets(b, place.row, b.getIndexAttr(inBlock));
  Value values = kernel.op.getValues();
  auto valuesType = cast<MemRefType>(values.getType());
  if (kernel.plan.rows != kernel.block)
    values = createSubview(b, values, {zero, b.getIndexAttr(inBlock)},
                           {valuesType.getDimSize(0), kernel.plan.rows});
  Value pointers = getTileRows(b, kernel, place.range, place.rows, slab.number);
  Value out = createSubview(b, kernel.op.getInit(), {row, place.pixel},
                            {rows, place.pixels});
  EpilogueOperands inputs;
  if (slab.isLast)
    inputs = sliceEpilogue(b, kernel.epilogue, {row, place.pixel},
                           {rows, place.pixels});
  bool accumulate = !slab.isFirst || kernel.op.getAccumulate();
  bool addsSums = kernel.sums && slab.isLast;
  if (kernel.sums) {
    OpFoldResult sumsRow = row, sumsPixel = zero;
    if (kernel.parts > 1) {
      AffineExpr distance = b.getAffineDimExpr(0) - b.getAffineDimExpr(1);
      sumsRow = affine::makeComposedFoldedAffineApply(b, b.getLoc(), distance,
                                                      {row, kernel.sumsRow});
      sumsPixel = place.pixel;
    }
    Value sums = dropFirst(b, kernel.sums, {zero, sumsRow, sumsPixel},
                           {rows, place.pixels});
    if (addsSums) {
      inputs.values.push_back(sums);
      inputs.maps.push_back(b.getMultiDimIdentityMap(2));
    } else {
      out = sums;
    }
    accumulate = addsSums ? kernel.op.getAccumulate() : !slab.isFirst;
  }
  auto tile = SpmmOp::create(
      b, TypeRange(), values, kernel.op.getColumns(), pointers, input,
      /*block_order=*/Value(), inputs.values, out, /*workspace=*/Value(),
      /*factors=*/Value(), kernel.op.getColumnStride(), accumulate,
      b.getAffineMapArrayAttr(inputs.maps), kernel.op.getPlanAttr());
  IRMapping mapping;
  if (slab.isLast)
    kernel.op.getEpilogue().cloneInto(&tile.getEpilogue(), mapping);
  if (addsSums)
    addSums(b, tile);
}

/// One slab of the output channels of `group`, a block after the other.
static void emitBlocks(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                       Value input, const Place &group, const Slab &slab) {
  // Groups of one tile divide its rows; otherwise each runs all tiles.
  bool sharesTile =
      kernel.plan.packsTiles(kernel.pixels) && kernel.plan.panelCopies == 0;
  bool prefetchesInput = kernel.parts == 1 &&
                         kernel.plan.prefetchesInput(kernel.pixels) &&
                         group.pixels == kernel.plan.pixels;
  int64_t tileRows = sharesTile ? kernel.filters : group.rows;
  TiledInput tiles{kernel.op.getInput(),
                   kernel.channels,
                   kernel.pixels,
                   kernel.plan.pixels,
                   int64_t(llvm::divideCeil(tileRows, kernel.block)),
                   kernel.block,
                   kernel.slabs};
  auto emit = [&](OpFoldResult offset, int64_t rows) {
    Place place = group;
    place.range = addOffsets(b, group.row, offset);
    if (prefetchesInput)
      prefetchNextInput(b, tiles, place.pixel,
                        sharesTile ? place.range : offset, slab.number,
                        kernel.plan.prefetchInput == 1 ? PrefetchLevel::L1
                                                       : PrefetchLevel::L2);
    place.rows = rows;
    if (kernel.plan.prefetchOutput &&
        (kernel.sums ? slab.isLast : slab.isFirst))
      prefetchOutputAhead(b, kernel, place, slab);
    place.row = getOrderedRow(b, kernel, place.range, slab.number);
    for (int64_t inBlock = 0; inBlock < kernel.block;
         inBlock += kernel.plan.rows)
      createTile(b, kernel, input, place, inBlock, slab);
  };
  // Slabs have to wait for each other; where there is one, blocks need not. A
  // thread that copies a tile for itself runs all of a group's.
  if (kernel.slabs == 1 && kernel.plan.panelCopies == 0)
    forEachTile(b, group.rows, kernel.block, emit);
  else
    forEachInOrder(b, 0, group.rows, kernel.block, emit);
}

/// All slabs in order; those between the first and the last are alike.
static void emitSlabs(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                      Value input, const Place &group) {
  int64_t last = kernel.slabs - 1;
  emitBlocks(b, kernel, input, group, {b.getIndexAttr(0), true, last == 0});
  if (last == 0)
    return;
  forEachInOrder(b, 1, last, 1, [&](OpFoldResult slab, int64_t) {
    emitBlocks(b, kernel, input, group, {slab, false, false});
  });
  emitBlocks(b, kernel, input, group, {b.getIndexAttr(last), false, true});
}

/// `rows` output channels, from `row` on, of one tile.
static void emitTile(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                     OpFoldResult row, int64_t rows, OpFoldResult pixel,
                     int64_t pixels) {
  Value input = getTileInput(b, kernel, pixel, pixels);
  Place group{row, pixel, rows, pixels, row};
  emitSlabs(b, kernel, input, group);
}

/// An odd number of tiles in two halves: each is half of the tiles but one, and
/// half of the output channels of the tile in the middle, which is the
/// narrowest.
static void emitHalves(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel) {
  int64_t width = kernel.plan.pixels, groupRows = kernel.plan.groupRows;
  int64_t half = llvm::divideCeil(kernel.pixels, width) / 2 * width;
  int64_t middle = kernel.pixels - 2 * half;
  OpFoldResult zero = b.getIndexAttr(0);
  forEachTile(b, kernel.filters, groupRows, [&](OpFoldResult row, int64_t) {
    AffineExpr begin =
        b.getAffineDimExpr(0).floorDiv(groupRows) * (half + middle);
    OpFoldResult first =
        affine::makeComposedFoldedAffineApply(b, b.getLoc(), begin, {row});
    forEachTile(b, half, width, [&](OpFoldResult pixel, int64_t) {
      emitTile(b, kernel, zero, kernel.filters, addOffsets(b, first, pixel),
               width);
    });
    createParallelRegion(b, b.getLoc(), [&] {
      emitTile(b, kernel, row, groupRows, b.getIndexAttr(half), middle);
    });
  });
}

/// Tiles that threads copy are outermost, so that few of them are copied twice.
static void emitCopiedTiles(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                            int64_t groupRows) {
  if (2 * groupRows == kernel.filters &&
      llvm::divideCeil(kernel.pixels, kernel.plan.pixels) % 2 != 0)
    return emitHalves(b, kernel);
  forEachTile(b, kernel.pixels, kernel.plan.pixels,
              [&](OpFoldResult pixel, int64_t pixels) {
                Value input = getTileInput(b, kernel, pixel, pixels);
                forEachTile(b, kernel.filters, groupRows,
                            [&](OpFoldResult row, int64_t rows) {
                              Place group{row, pixel, rows, pixels, row};
                              emitSlabs(b, kernel, input, group);
                            });
              });
}

/// Groups of output channels are outermost: there are several where tiles of
/// pixels are few, and a thread then writes the channels that it reads in the
/// depthwise convolution behind. So they are where each thread copies tiles for
/// itself: two that wrote tiles of the same channels would meet in cache lines.
static void emitTiles(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel) {
  bool copiesItself = kernel.plan.panelCopies != 0;
  bool hasGroups = kernel.slabs > 1 || copiesItself;
  int64_t groupRows = !hasGroups || kernel.plan.groupRows == 0
                          ? kernel.filters
                          : kernel.plan.groupRows;
  if (kernel.plan.packsTiles(kernel.pixels) && !copiesItself)
    return emitCopiedTiles(b, kernel, groupRows);
  int64_t tilePixels =
      kernel.plan.readModifyWrite ? kernel.pixels : kernel.plan.pixels;
  forEachTile(b, kernel.filters, groupRows,
              [&](OpFoldResult row, int64_t rows) {
                forEachTile(b, kernel.pixels, tilePixels,
                            [&](OpFoldResult pixel, int64_t pixels) {
                              emitTile(b, kernel, row, rows, pixel, pixels);
                            });
              });
}

/// The sums of part `part` of the group of output channels from `row` on, in
/// rows of whole cache lines.
static Value getPartSums(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                         OpFoldResult part, OpFoldResult row) {
  int64_t width = llvm::alignTo(kernel.pixels, kLineElements);
  int64_t rows = kernel.getSumRows(), copies = kernel.getPieceCopies();
  AffineExpr group = b.getAffineDimExpr(1).floorDiv(rows);
  AffineExpr place = b.getAffineDimExpr(0) * (rows * width);
  if (copies)
    place = place + group * kernel.getPieceElements() + copies;
  else
    place = place + group * (kernel.parts * rows * width) +
            kernel.plan.getPartSumsOffset(kernel.channels, kernel.pixels);
  OpFoldResult offset =
      affine::makeComposedFoldedAffineApply(b, b.getLoc(), place, {part, row});
  Value flat = dropFirst(b, kernel.op.getWorkspace(),
                         {b.getIndexAttr(0), offset}, {rows * width});
  return memref::ExpandShapeOp::create(
      b, ArrayRef<int64_t>{1, rows, width}, flat,
      ArrayRef<ReassociationIndices>{{0, 1, 2}});
}

/// 1×C×W, of which the channels of `part` are its copies of the tile at `pixel`
/// in its piece of the workspace. Entries know the distance of a channel from
/// the first one of all, which would lie in front of that piece.
static Value getPieceOfPanel(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                             OpFoldResult part, OpFoldResult pixel) {
  int64_t width = kernel.plan.getPanelWidth();
  int64_t panel = kernel.getPartChannels() * width;
  AffineExpr place =
      b.getAffineDimExpr(0) * (kernel.getPieceElements() - panel) +
      b.getAffineDimExpr(1).floorDiv(width) * panel;
  OpFoldResult offset = affine::makeComposedFoldedAffineApply(
      b, b.getLoc(), place, {part, pixel});
  Value flat =
      dropFirst(b, kernel.op.getWorkspace(), {b.getIndexAttr(0), offset},
                {kernel.channels * width});
  return memref::ExpandShapeOp::create(
      b, ArrayRef<int64_t>{1, kernel.channels, width}, flat,
      ArrayRef<ReassociationIndices>{{0, 1, 2}});
}

/// Copies the channels of a part at the pixels of a tile to its panel.
static void packPart(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                     OpFoldResult part, OpFoldResult pixel, int64_t pixels) {
  OpFoldResult zero = b.getIndexAttr(0);
  int64_t channels = kernel.getPartChannels();
  if (kernel.getPieceCopies())
    kernel.panels = getPieceOfPanel(b, kernel, part, pixel);
  auto copy = [&](OpFoldResult channel, int64_t count) {
    Value input = createSubview(b, kernel.op.getInput(), {channel, pixel},
                                {count, pixels});
    Value panel =
        createSubview(b, kernel.panels,
                      {kernel.getPieceCopies()
                           ? zero
                           : getPanel(b, pixel, kernel.plan.getPanelWidth()),
                       channel, zero},
                      {1, count, kernel.plan.getPanelWidth()});
    Value factors = kernel.op.getFactors();
    if (factors)
      factors = createSubview(b, factors, {channel}, {count});
    PackOp::create(b, TypeRange(), input, panel, factors);
  };
  // The last part may have fewer channels.
  int64_t rest = kernel.channels - channels * (kernel.parts - 1);
  if (rest == channels) {
    AffineExpr first = b.getAffineDimExpr(0) * channels;
    return copy(
        affine::makeComposedFoldedAffineApply(b, b.getLoc(), first, {part}),
        channels);
  }
  Value isLast = arith::CmpIOp::create(
      b, arith::CmpIPredicate::eq,
      getValueOrCreateConstantIndexOp(b, b.getLoc(), part),
      arith::ConstantIndexOp::create(b, kernel.parts - 1));
  auto branch = scf::IfOp::create(b, isLast, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPoint(branch.thenYield());
  copy(b.getIndexAttr(kernel.channels - rest), rest);
  b.setInsertionPoint(branch.elseYield());
  AffineExpr first = b.getAffineDimExpr(0) * channels;
  copy(affine::makeComposedFoldedAffineApply(b, b.getLoc(), first, {part}),
       channels);
}

/// The sums of a part at the pixels of a tile.
static void emitPartTile(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                         OpFoldResult part, OpFoldResult pixel,
                         int64_t pixels) {
  OpFoldResult zero = b.getIndexAttr(0);
  if (kernel.plan.packInput)
    packPart(b, kernel, part, pixel, pixels);
  Value input = getTileInput(b, kernel, pixel, pixels);
  AffineExpr number = b.getAffineDimExpr(0) * kernel.getSlabsOfPart();
  OpFoldResult first =
      affine::makeComposedFoldedAffineApply(b, b.getLoc(), number, {part});
  auto emitSlab = [&](const Slab &slab) {
    int64_t rows = kernel.getSumRows();
    forEachInOrder(b, 0, kernel.filters, rows, [&](OpFoldResult row, int64_t) {
      kernel.sums = getPartSums(b, kernel, part, row);
      kernel.sumsRow = row;
      emitBlocks(b, kernel, input, {row, pixel, rows, pixels, row}, slab);
    });
  };
  emitSlab({first, /*isFirst=*/true, false});
  forEachInOrder(b, 1, kernel.getSlabsOfPart(), 1,
                 [&](OpFoldResult slab, int64_t) {
                   emitSlab({addOffsets(b, first, slab), false, false});
                 });
}

/// outs = epilogue(sums of the first part + sums of the second + …), for `rows`
/// output channels from `row` on.
static void addParts(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel,
                     OpFoldResult row, int64_t rows) {
  SmallVector<Value> sums;
  OpFoldResult zero = b.getIndexAttr(0);
  for (int64_t part = 0; part < kernel.parts; ++part)
    sums.push_back(dropFirst(b,
                             getPartSums(b, kernel, b.getIndexAttr(part), row),
                             {zero, zero, zero}, {rows, kernel.pixels}));
  EpilogueOperands operands =
      sliceEpilogue(b, kernel.epilogue, {row, zero}, {rows, kernel.pixels});
  addInOrder(b, sums, kernel.op.getEpilogue(), operands,
             createSubview(b, kernel.op.getInit(), {row, zero},
                           {rows, kernel.pixels}));
}

/// All parts, of which a thread takes those whose channels it wrote, and what
/// they add up to.
static void emitParts(ImplicitLocOpBuilder &b, SpmmMacroKernel &kernel) {
  if (kernel.plan.packInput && !kernel.getPieceCopies())
    kernel.panels =
        getPanels(b, kernel, b.getIndexAttr(0), /*offset=*/0,
                  kernel.plan.getPartPanels(kernel.pixels), kernel.channels);
  forEachTile(b, kernel.parts, 1, [&](OpFoldResult part, int64_t) {
    forEachTile(b, kernel.pixels, kernel.plan.pixels,
                [&](OpFoldResult pixel, int64_t pixels) {
                  emitPartTile(b, kernel, part, pixel, pixels);
                });
  });
  createAfterBarrier(b, b.getLoc(), [&] {
    forEachTile(b, kernel.filters, kernel.getSumRows(),
                [&](OpFoldResult row, int64_t rows) {
                  addParts(b, kernel, row, rows);
                });
  });
}

CheckResult nnprim::emitSpmmMacroKernel(ImplicitLocOpBuilder &b, SpmmOp op) {
  SpmmMacroKernel kernel;
  if (CheckResult result = matchMacroKernel(op, kernel); failed(result))
    return result;
  if (kernel.parts > 1) {
    emitParts(b, kernel);
    return success();
  }
  if (!kernel.plan.packInput || kernel.plan.packsTiles(kernel.pixels)) {
    emitTiles(b, kernel);
    return success();
  }
  // The copies are read by other threads, so all tiles wait for all copies.
  packInput(b, kernel);
  createAfterBarrier(b, b.getLoc(), [&] { emitTiles(b, kernel); });
  return success();
}
