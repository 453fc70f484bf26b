//===- WindowMacroKernel.cpp - Macro-kernel of direct convolutions --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WindowMacroKernel.h"

#include "ExtendedInput.h"
#include "ExtendedPanels.h"
#include "TileLoops.h"
#include "WindowTile.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Dialect/NNPrim/Utils/StaticMemRefs.h"
#include "NNPrim/Plan/KernelResources.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace nnprim;

/// Checks that the op can be tiled, and fills in `kernel`. Emits views only.
static CheckResult matchMacroKernel(ImplicitLocOpBuilder &b, IndirectGemmOp op,
                                    WindowMacroKernel &kernel) {
  if (CheckResult result = checkStaticMemRefs(op->getOperands());
      failed(result))
    return result;
  if (!op.isPacked())
    return "the right-hand side is not packed";
  WindowAttr window = *op.getWindow();
  kernel.op = op;
  kernel.input = op.getInput();
  kernel.rhs = op.getRhs();
  kernel.workspace = op.getWorkspace();
  kernel.factors = op.getFactors();
  auto inputType = cast<MemRefType>(kernel.input.getType());
  if (inputType.getRank() != 4 ||
      inputType.getShape().drop_back() != window.getInputSize())
    return "the input's shape is not that of the window";
  kernel.init = collapseToRows(b, op.getInit());
  if (!kernel.init)
    return "rows are not evenly spaced in memory";
  if (failed(collapseEpilogue(b, op, kernel.epilogue)))
    return "an epilogue input is indexed by some of the row dimensions only";
  kernel.shape = {window.getInputSize()[0], inputType.getDimSize(3),
                  cast<MemRefType>(kernel.init.getType()).getDimSize(1),
                  getConvDim(window, 0), getConvDim(window, 1)};
  if (!scalesRows(kernel.input, kernel.rhs))
    return success();
  kernel.shape.roundedChannels = kernel.shape.channels;
  kernel.shape.channels = getScaledDepth(kernel.shape.channels);
  return success();
}

WindowTiling nnprim::getWindowTiling(const ConvShape &shape,
                                     const DirectConvPlan &plan) {
  // Which filter rows meet the image is known of tiles whose channels are in
  // blocks, each of which has these rows of the panel.
  return {plan,
          shape.channelBlock != 0
              ? getTileSegments(shape.rows, plan.tileRows)
              : getClippedSegments(shape.rows, plan.tileRows),
          getTileSegments(shape.columns, plan.tileColumns, plan.evenColumns)};
}

/// The most elements of the input that a tile reads.
static int64_t getTileInputs(const WindowMacroKernel &kernel,
                             const WindowTiling &tiling) {
  auto getMost = [](ArrayRef<TileSegment> segments) {
    int64_t most = 0;
    for (const TileSegment &segment : segments)
      most = std::max(most, segment.window.inputs);
    return most;
  };
  return getMost(tiling.rows) * getMost(tiling.columns) * kernel.shape.channels;
}

/// Extends the part of the input that a tile reads, row by row, since their
/// number may be known at run time only.
static Value extendTileInput(ImplicitLocOpBuilder &b,
                             const WindowMacroKernel &kernel, Value scratch,
                             OpFoldResult image, const TilePlace &rows,
                             const TilePlace &columns) {
  int64_t h = rows.segment->window.inputs, w = columns.segment->window.inputs,
          c = kernel.shape.channels;
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  Value flat = createSubview(b, scratch, {zero}, {h * w * c});
  Value whole = memref::ExpandShapeOp::create(
      b, ArrayRef<int64_t>{1, h, w, c}, flat,
      ArrayRef<ReassociationIndices>{{0, 1, 2, 3}});
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, value);
  };
  auto loop = scf::ForOp::create(
      b, constant(0),
      getValueOrCreateConstantIndexOp(b, b.getLoc(), rows.inputs), constant(1));
  {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    OpFoldResult row = loop.getInductionVar();
    emitExtension(
        b,
        createSubview(
            b, kernel.input,
            {image, addOffsets(b, rows.input, row), columns.input, zero},
            {1, 1, w, c}),
        createSubview(b, whole, {zero, row, zero, zero}, {1, 1, w, c}));
  }
  return createSubview(b, whole, {zero, zero, zero, zero},
                       {one, rows.inputs, columns.inputs, b.getIndexAttr(c)});
}

/// Emits loops over groups of panels and over tiles, whose input is extended
/// for a group at a time.
static void emitExtendedTiles(ImplicitLocOpBuilder &b,
                              const WindowMacroKernel &kernel,
                              const WindowTiling &tiling,
                              const InputExtension &extension) {
  int64_t nr = tiling.plan.nr;
  auto emitTile = [&](OpFoldResult image, const TilePlace &row,
                      const TilePlace &column, OpFoldResult group,
                      int64_t filters) {
    Value input =
        extendTileInput(b, kernel, extension.scratch, image, row, column);
    forEachInOrder(b, 0, filters, nr, [&](OpFoldResult filter, int64_t count) {
      createTile(b, kernel, tiling.plan, image, row, column,
                 addOffsets(b, group, filter), count, input);
    });
  };
  forEachTile(
      b, kernel.shape.filters, extension.panels * nr,
      [&](OpFoldResult group, int64_t filters) {
        forEachTile(b, kernel.shape.batch, 1, [&](OpFoldResult image, int64_t) {
          forEachPlace(
              b, kernel.shape.rows, tiling.rows, [&](const TilePlace &row) {
                forEachPlace(b, kernel.shape.columns, tiling.columns,
                             [&](const TilePlace &column) {
                               emitTile(image, row, column, group, filters);
                             });
              });
        });
      });
}

/// Prefetches what the tile below this one is the first to read of the image,
/// if channels are apart: such an image is the caller's, and nothing has read
/// it before.
static void prefetchTileBelow(ImplicitLocOpBuilder &b,
                              const WindowMacroKernel &kernel, Value input,
                              const TilePlace &row, const TilePlace &column) {
  if (cast<MemRefType>(kernel.input.getType()).isLastDimUnitStride())
    return;
  const ConvDim &rows = row.segment->window, &columns = column.segment->window;
  int64_t lineElements =
      kLineBytes / getStorageBytes(getElementTypeOrSelf(input));
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, value);
  };
  for (int64_t c = 0; c < kernel.shape.channels; ++c)
    for (int64_t h = 0; h < rows.outputs * rows.stride; ++h)
      for (int64_t w = 0; w < columns.inputs; w += lineElements)
        memref::PrefetchOp::create(
            b, input,
            ValueRange{constant(0), constant(rows.inputs + h), constant(w),
                       constant(c)},
            /*isWrite=*/false, getLocality(PrefetchLevel::L1),
            /*isDataCache=*/true);
}

/// Emits the loops over register tiles, whose panels are extended already or by
/// the tiles themselves.
static void emitTiles(ImplicitLocOpBuilder &b, const WindowMacroKernel &kernel,
                      const WindowTiling &tiling,
                      const InputExtension &extension) {
  if (extension)
    return emitExtendedTiles(b, kernel, tiling, extension);
  const ConvShape &shape = kernel.shape;
  int64_t nr = tiling.plan.nr;
  auto emit = [&](OpFoldResult filter, int64_t filters, bool panelInside) {
    forEachTile(b, shape.batch, 1, [&](OpFoldResult image, int64_t) {
      forEachPlace(b, shape.rows, tiling.rows, [&](const TilePlace &row) {
        forEachPlace(
            b, shape.columns, tiling.columns, [&](const TilePlace &column) {
              if (!panelInside)
                return createTile(b, kernel, tiling.plan, image, row, column,
                                  filter, filters,
                                  getTileInput(b, kernel, image, row, column));
              prefetchTileBelow(b, kernel,
                                getTileInput(b, kernel, image, row, column),
                                row, column);
              forEachTile(
                  b, shape.filters, nr, [&](OpFoldResult f, int64_t count) {
                    createTile(b, kernel, tiling.plan, image, row, column, f,
                               count,
                               getTileInput(b, kernel, image, row, column));
                  });
            });
      });
    });
  };
  if (tiling.plan.pixelsOutermost)
    emit({}, 0, /*panelInside=*/true);
  else
    forEachTile(b, shape.filters, nr, [&](OpFoldResult filter, int64_t count) {
      emit(filter, count, /*panelInside=*/false);
    });
}

namespace {
/// Rows of the image that a band of outputs reads, from row `begin` on.
struct BandInputs {
  OpFoldResult begin, rows;
};
} // namespace

/// Those of `tiles` tiles of `segment`, of which tile number `first` is the
/// first.
static BandInputs getBandInputs(ImplicitLocOpBuilder &b, const ConvDim &dim,
                                const TileSegment &segment, OpFoldResult first,
                                int64_t tiles) {
  int64_t step = segment.size * segment.window.stride;
  if (!segment.isClipped)
    return {scale(b, first, step, segment.inputBegin),
            b.getIndexAttr(segment.window.inputs + (tiles - 1) * step)};
  // Tiles of one output each, of which the first may begin, and the last end,
  // outside of the image.
  AffineExpr begin =
      (b.getAffineDimExpr(0) + segment.begin) * dim.stride - dim.pad;
  AffineExpr end =
      begin + ((tiles - 1) * dim.stride + (dim.taps - 1) * dim.dilation + 1);
  MLIRContext *context = b.getContext();
  OpFoldResult inside = affine::makeComposedFoldedAffineMax(
      b, b.getLoc(),
      AffineMap::get(1, 0, {b.getAffineConstantExpr(0), begin}, context),
      {first});
  OpFoldResult behind = affine::makeComposedFoldedAffineMin(
      b, b.getLoc(),
      AffineMap::get(1, 0, {b.getAffineConstantExpr(dim.inputs), end}, context),
      {first});
  return {inside, subtract(b, behind, inside)};
}

/// Row `row` of an image in NHWC as pixels by channels.
static Value getImageRow(ImplicitLocOpBuilder &b, Value images,
                         OpFoldResult image, OpFoldResult row) {
  OpFoldResult zero = b.getIndexAttr(0);
  ArrayRef<int64_t> shape = cast<MemRefType>(images.getType()).getShape();
  Value one =
      dropFirst(b, images, {image, row, zero, zero}, {1, shape[2], shape[3]});
  return dropFirst(b, one, {zero, zero, zero}, {shape[2], shape[3]});
}

/// Rounds the rows of an image that a band reads into memory of the thread,
/// 1×rows×W×C.
static Value roundBand(ImplicitLocOpBuilder &b, const WindowMacroKernel &kernel,
                       const DirectConvPlan &plan, const RoundedMemory &memory,
                       OpFoldResult image, const BandInputs &inputs) {
  const ConvShape &shape = kernel.shape;
  OpFoldResult zero = b.getIndexAttr(0);
  SmallVector<int64_t> extents{1, shape.rows.getMostInputs(plan.bandRows),
                               shape.columns.inputs, shape.channels};
  Value flat = memory.get(b, extents[1] * extents[2] * extents[3]);
  Value band = memref::ExpandShapeOp::create(
      b, extents, flat, ArrayRef<ReassociationIndices>{{0, 1, 2, 3}});
  // Every thread does this for its own tiles.
  auto region = scf::ExecuteRegionOp::create(b, TypeRange());
  region.setNoInline(true);
  setReplicable(region);
  OpBuilder::InsertionGuard guard(b);
  b.createBlock(&region.getRegion());
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(b, value);
  };
  auto loop = scf::ForOp::create(
      b, constant(0),
      getValueOrCreateConstantIndexOp(b, b.getLoc(), inputs.rows), constant(1));
  scf::YieldOp::create(b);
  b.setInsertionPointToStart(loop.getBody());
  OpFoldResult row = loop.getInductionVar();
  ScaleRowsOp::create(
      b, TypeRange(),
      getImageRow(b, kernel.input, image, addOffsets(b, inputs.begin, row)),
      getImageRow(b, band, zero, row), kernel.factors,
      getScaledTerms(kernel.op));
  return band;
}

/// Emits the tiles of a band, `tiles` of `segment` from number `first` on.
static void emitBand(ImplicitLocOpBuilder &b, const WindowMacroKernel &kernel,
                     const WindowTiling &tiling, const RoundedMemory &memory,
                     OpFoldResult image, const TileSegment &segment,
                     OpFoldResult first, int64_t tiles) {
  const ConvShape &shape = kernel.shape;
  const DirectConvPlan &plan = tiling.plan;
  BandInputs inputs = getBandInputs(b, shape.rows, segment, first, tiles);
  WindowMacroKernel band = kernel;
  band.input = roundBand(b, kernel, plan, memory, image, inputs);
  int64_t width = shape.columns.outputs;
  int64_t pixels = tiles * segment.size * width;
  auto emitTile = [&](OpFoldResult tile, const TilePlace &column,
                      OpFoldResult filter, int64_t filters) {
    TilePlace row = getPlace(
        b, shape.rows, segment,
        scale(b, addOffsets(b, first, tile), segment.size, segment.begin));
    TilePlace inBand = row;
    inBand.input = subtract(b, row.input, inputs.begin);
    OpFoldResult pixel =
        addOffsets(b, scale(b, tile, segment.size * width), column.output);
    int64_t count = segment.size * column.segment->window.outputs;
    createTile(b, kernel, plan, image, row, column, filter, filters,
               getTileInput(b, band, b.getIndexAttr(0), inBand, column),
               TileRows{pixel, count, pixels});
  };
  auto forEachPixelTile =
      [&](llvm::function_ref<void(OpFoldResult, const TilePlace &)> body) {
        forEachTile(b, tiles, 1, [&](OpFoldResult tile, int64_t) {
          forEachPlace(b, shape.columns, tiling.columns,
                       [&](const TilePlace &column) { body(tile, column); });
        });
      };
  if (plan.pixelsOutermost)
    return forEachPixelTile([&](OpFoldResult tile, const TilePlace &column) {
      forEachTile(b, shape.filters, plan.nr,
                  [&](OpFoldResult filter, int64_t count) {
                    emitTile(tile, column, filter, count);
                  });
    });
  forEachTile(
      b, shape.filters, plan.nr, [&](OpFoldResult filter, int64_t count) {
        forEachPixelTile([&](OpFoldResult tile, const TilePlace &column) {
          emitTile(tile, column, filter, count);
        });
      });
}

/// The tile of the one output `output`, whose taps that meet an input are
/// known.
static TileSegment getKnownTile(const ConvDim &dim, int64_t output) {
  TileSegment tile;
  for (const TileSegment &segment : getTileSegments(dim, /*size=*/1))
    if (segment.begin <= output)
      tile = segment;
  tile.inputBegin += (output - tile.begin) * tile.window.stride;
  tile.begin = output;
  tile.count = 1;
  return tile;
}

/// Emits loops over images and bands of their rows, whose pixels are rounded
/// before all panels are multiplied by them.
static void emitBands(ImplicitLocOpBuilder &b, const WindowMacroKernel &kernel,
                      const WindowTiling &tiling) {
  const ConvShape &shape = kernel.shape;
  const DirectConvPlan &plan = tiling.plan;
  RoundedMemory memory =
      getRoundedMemory(b, kernel.op, kernel.workspace, plan.extensionParts,
                       getBandElements(shape.rows, shape.columns,
                                       shape.roundedChannels, plan.bandRows),
                       getElementTypeOrSelf(kernel.rhs));
  auto emitSegment = [&](OpFoldResult image, const TileSegment &segment) {
    int64_t tiles = std::max<int64_t>(1, plan.bandRows / segment.size);
    auto emit = [&](OpFoldResult first, int64_t count) {
      // Nothing is left to be found out of a tile that is alone.
      std::optional<int64_t> place = getConstantIntValue(first);
      if (segment.isClipped && place && count == 1)
        return emitBand(b, kernel, tiling, memory, image,
                        getKnownTile(shape.rows, segment.begin + *place),
                        b.getIndexAttr(0), 1);
      emitBand(b, kernel, tiling, memory, image, segment, first, count);
    };
    forEachTile(b, segment.count, tiles, emit);
  };
  forEachTile(b, shape.batch, 1, [&](OpFoldResult image, int64_t) {
    if (tiling.rows.size() == 1)
      return emitSegment(image, tiling.rows.front());
    for (const TileSegment &segment : tiling.rows)
      createParallelRegion(b, b.getLoc(), [&] { emitSegment(image, segment); });
  });
}

/// The convolution of `filters` filters from `filter` on, whose panels are
/// `extended`.
static WindowMacroKernel getBlock(ImplicitLocOpBuilder &b,
                                  const WindowMacroKernel &kernel,
                                  OpFoldResult filter, int64_t filters,
                                  Value extended) {
  OpFoldResult zero = b.getIndexAttr(0);
  int64_t pixels = cast<MemRefType>(kernel.init.getType()).getDimSize(0);
  WindowMacroKernel block = kernel;
  block.shape.filters = filters;
  block.rhs = extended;
  block.init = createSubview(b, kernel.init, {zero, filter}, {pixels, filters});
  block.epilogue =
      sliceEpilogue(b, kernel.epilogue, {zero, filter}, {pixels, filters});
  return block;
}

void nnprim::emitWindowTiles(ImplicitLocOpBuilder &b,
                             const WindowMacroKernel &kernel,
                             const WindowTiling &tiling) {
  const DirectConvPlan &plan = tiling.plan;
  if (kernel.shape.roundedChannels != 0)
    return emitBands(b, kernel, tiling);
  InputExtension extension =
      extendInput(b, kernel.op, kernel.input, getTileInputs(kernel, tiling),
                  plan.panelGroup);
  if (plan.extendedPanels == 0 || !kernel.workspace)
    return emitTiles(b, kernel, tiling, extension);
  PanelBlocks blocks{kernel.rhs, kernel.workspace, kernel.shape.filters,
                     plan.extendedPanels, plan.extensionParts};
  forEachExtendedBlock(
      b, blocks, [&](OpFoldResult filter, int64_t filters, Value extended) {
        emitTiles(b, getBlock(b, kernel, filter, filters, extended), tiling,
                  extension);
      });
}

/// Pixels are rounded by bands, in memory that there is.
static CheckResult checkBands(const WindowMacroKernel &kernel,
                              const DirectConvPlan &plan) {
  if (kernel.shape.roundedChannels == 0)
    return success();
  if (plan.bandRows == 0)
    return "its pixels have not been rounded before";
  return CheckResult::require(
      plan.extensionParts == 0 || kernel.workspace,
      "it has no workspace for pixels that are rounded");
}

CheckResult nnprim::emitWindowMacroKernel(ImplicitLocOpBuilder &b,
                                          IndirectGemmOp op,
                                          const DirectConvPlan &plan) {
  WindowMacroKernel kernel;
  if (CheckResult result = matchMacroKernel(b, op, kernel); failed(result))
    return result;
  if (CheckResult result = checkBands(kernel, plan); failed(result))
    return result;
  emitWindowTiles(b, kernel, getWindowTiling(kernel.shape, plan));
  return success();
}
