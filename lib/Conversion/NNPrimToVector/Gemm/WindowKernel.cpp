//===- WindowKernel.cpp - Micro-kernel of a convolution tile --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// All pixels of a tile are at constant distances from each other, so that one
// address serves them all. The kernel processes the filter's taps in runs that
// are valid for the same outputs, and leaves out products with padding. In a
// dense input, neighbouring taps of a row are contiguous in memory together
// with their channels, so that a run of them is one loop over k. Pixels with
// scales of their own take a loop over the taps of a run: its body is most of
// the code of a tile, and one for each tap would be three times as much.
//

#include "GemmKernel.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Plan/SparePixels.h"
#include "NNPrim/Problem/WindowTiles.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// Taps [begin, end) of one dimension that read inputs, not padding, for the
/// same outputs.
struct TapRun {
  int64_t begin, end;
  SmallVector<int64_t> outputs;
};

struct WindowTile {
  MicroTile tile;
  /// H×W×C or, if pixels are adjacent, H×(W·C); `blocks` of either unless that
  /// is 0.
  Value input;
  ConvDim rows, columns;
  /// Of a block.
  int64_t channels;
  int64_t blocks = 0;
  /// The block of channels that is being multiplied.
  Value block;
  /// Number of filter rows if it is known only at run time, else null.
  Value tapRows;
  /// The groups of 16 pixels that tile registers are loaded with as they lie,
  /// and how many elements these are apart; no groups if they are copied.
  PixelGroups pixels;
  int64_t pixelStride = 0;

  bool isDense() const {
    return cast<MemRefType>(input.getType()).getRank() == (blocks == 0 ? 2 : 3);
  }
};
} // namespace

/// Divides the taps of a dimension into runs, leaving out taps that read only
/// padding.
static SmallVector<TapRun> getTapRuns(const ConvDim &dim) {
  SmallVector<TapRun> runs;
  for (int64_t tap = 0; tap < dim.taps; ++tap) {
    SmallVector<int64_t> outputs;
    for (int64_t output = 0; output < dim.outputs; ++output)
      if (dim.isInside(output, tap))
        outputs.push_back(output);
    if (outputs.empty())
      continue;
    if (!runs.empty() && runs.back().end == tap &&
        runs.back().outputs == outputs)
      ++runs.back().end;
    else
      runs.push_back({tap, tap + 1, outputs});
  }
  return runs;
}

/// Divides runs into single taps, for inputs where a run is not contiguous.
static SmallVector<TapRun> splitRuns(ArrayRef<TapRun> runs) {
  SmallVector<TapRun> single;
  for (const TapRun &run : runs)
    for (int64_t tap = run.begin; tap < run.end; ++tap)
      single.push_back({tap, tap + 1, run.outputs});
  return single;
}

/// All rows of the tile, zeros in place of those that are not of `source`.
static RowSource addZeroRows(KernelBuilder &b, const WindowTile &window,
                             const RowSource &source, int64_t depth) {
  Value zeros = getZeroRow(b, cast<IndirectGemmOp>(window.tile.op), depth);
  RowSource all = source;
  all.memrefs.assign(window.tile.rows, zeros);
  all.prefixes.assign(window.tile.rows, {});
  all.offsets.assign(window.tile.rows, 0);
  for (auto [i, row] : llvm::enumerate(source.sumRows)) {
    all.memrefs[row] = source.memrefs[i];
    all.prefixes[row] = source.prefixes[i];
    all.offsets[row] = source.offsets[i];
  }
  return all;
}

/// Adds a row of A: the channels of pixel (`h`, `w`) of the tile's input, and
/// of those behind it that a run over taps reads. `w` counts from `column` on,
/// unless that is null; in a dense input the source's base does.
static void addPixel(KernelBuilder &b, const WindowTile &window, Value h,
                     int64_t w, Value column, RowSource &source) {
  source.memrefs.push_back(window.input);
  SmallVector<Value> prefix;
  if (window.block)
    prefix.push_back(window.block);
  prefix.push_back(h);
  if (!window.isDense())
    prefix.push_back(column ? b.add(column, w) : b.index(w));
  source.prefixes.push_back(prefix);
  source.offsets.push_back(window.isDense() ? w * window.channels : 0);
}

/// The 16 pixels of each group for a tap in column `kw` of the filter, which
/// reads input row `h` for the first row of outputs.
static RowSource getGroupedPixels(KernelBuilder &b, const WindowTile &window,
                                  Value h, int64_t kw) {
  const PixelGroups &pixels = window.pixels;
  int64_t w = window.columns.getInput(0, kw);
  RowSource source;
  source.tapDepth = window.channels;
  source.evenStride = window.pixelStride;
  for (int64_t place = 0; place < pixels.groups * kTileRows; ++place) {
    int64_t row = 0, column = place;
    if (pixels.rowPitch == 0) {
      row = place / (pixels.groupsPerRow * kTileRows);
      column = place % (pixels.groupsPerRow * kTileRows);
    }
    addPixel(b, window, b.add(h, row * window.rows.stride),
             w + column * window.columns.stride, /*column=*/Value(), source);
    source.sumRows.push_back(place);
  }
  return source;
}

/// The index of tap (`kh`, `kw`) in a panel, of its block of channels.
static Value getTap(KernelBuilder &b, const WindowTile &window, Value kh,
                    Value kw) {
  Value row = kh;
  if (window.block)
    row = b.add(
        arith::MulIOp::create(b, window.block, b.index(window.rows.taps)), kh);
  return b.add(arith::MulIOp::create(b, row, b.index(window.columns.taps)), kw);
}

/// The pixels that the taps of `run` in filter row `kh` read for the outputs of
/// `outputRows` and of the run: those of the first tap, or of tap `tap` of it.
static RowSource getPixels(KernelBuilder &b, const WindowTile &window,
                           ArrayRef<int64_t> outputRows, const TapRun &run,
                           Value kh, Value tap) {
  const ConvDim &rows = window.rows, &columns = window.columns;
  RowSource source;
  source.tapDepth = window.channels;
  Value column;
  if (tap)
    column = arith::MulIOp::create(b, tap, b.index(columns.dilation));
  if (tap && window.isDense())
    source.base = arith::MulIOp::create(b, column, b.index(window.channels));
  Value tapRow = arith::MulIOp::create(b, kh, b.index(rows.dilation));
  for (int64_t oh : outputRows) {
    Value h = b.add(tapRow, rows.getInput(oh, 0));
    for (int64_t ow : run.outputs) {
      addPixel(b, window, h, columns.getInput(ow, run.begin), column, source);
      source.sumRows.push_back(oh * columns.outputs + ow);
    }
  }
  return source;
}

/// Multiplies the taps of `run` in filter row `kh` one after the other, as
/// pixels with scales of their own are.
static SmallVector<Value> runSingleTaps(KernelBuilder &b,
                                        const WindowTile &window,
                                        ArrayRef<int64_t> outputRows,
                                        const TapRun &run, Value kh,
                                        ValueRange sums) {
  return b.loop(
      0, run.end - run.begin, 1, sums, [&](Value tap, ValueRange carried) {
        RowSource source = getPixels(b, window, outputRows, run, kh, tap);
        Value panelBase = arith::MulIOp::create(
            b, getTap(b, window, kh, b.add(tap, run.begin)),
            b.index(window.channels));
        MicroTile part = window.tile;
        part.rows = source.memrefs.size();
        return runRows(b, part, source, panelBase, window.channels, carried);
      });
}

/// Accumulates filter row `kh`, columns of `run`, into the given output rows.
static void runTaps(KernelBuilder &b, const WindowTile &window,
                    ArrayRef<int64_t> outputRows, const TapRun &run, Value kh,
                    SmallVectorImpl<Value> &accumulators) {
  const ConvDim &rows = window.rows;
  Value panelBase = arith::MulIOp::create(
      b, getTap(b, window, kh, b.index(run.begin)), b.index(window.channels));
  int64_t depth = (run.end - run.begin) * window.channels;
  if (window.pixels.groups != 0) {
    Value tapRow = arith::MulIOp::create(b, kh, b.index(rows.dilation));
    RowSource all = getGroupedPixels(
        b, window, b.add(tapRow, rows.getInput(0, 0)), run.begin);
    accumulators = runRows(b, window.tile, all, panelBase, depth, accumulators);
    return;
  }
  RowSource source = getPixels(b, window, outputRows, run, kh, /*tap=*/Value());
  // Sums of some rows cannot be taken out of a tile register.
  if (window.tile.areSumsInTiles) {
    RowSource all = addZeroRows(b, window, source, depth);
    accumulators = runRows(b, window.tile, all, panelBase, depth, accumulators);
    return;
  }
  int64_t vectors = window.tile.getSumsPerRow();
  SmallVector<Value> sums;
  SmallVector<int64_t> places;
  if (!window.tile.areSumsInMemory())
    for (int64_t row : source.sumRows)
      for (int64_t j = row * vectors; j < (row + 1) * vectors; ++j) {
        places.push_back(j);
        sums.push_back(accumulators[j]);
      }
  MicroTile part = window.tile;
  part.rows = source.memrefs.size();
  sums = window.tile.hasScaledPairs()
             ? runSingleTaps(b, window, outputRows, run, kh, sums)
             : runRows(b, part, source, panelBase, depth, sums);
  for (auto [place, sum] : llvm::zip_equal(places, sums))
    accumulators[place] = sum;
}

/// The same for an input in blocks of channels.
static CheckResult matchBlocks(KernelBuilder &b, IndirectGemmOp op,
                               WindowTile &window) {
  WindowAttr attr = *op.getWindow();
  auto type = cast<MemRefType>(op.getInput().getType());
  window.rows = getConvDim(attr, 0);
  window.columns = getConvDim(attr, 1);
  if (!type.hasStaticShape() || type.getDimSize(0) != 1 ||
      type.getDimSize(2) != window.rows.inputs ||
      type.getDimSize(3) != window.columns.inputs ||
      cast<MemRefType>(op.getRhs().getType()).isDynamicDim(1))
    return "the input's shape is not that of blocks of the window";
  if (window.tile.kr != 1 || window.tile.areSumsInMemory())
    return "the tile's products are not those of single channels";
  SmallVector<ReassociationIndices> dense{{0, 1}, {2}, {3, 4}};
  SmallVector<ReassociationIndices> spaced{{0, 1}, {2}, {3}, {4}};
  bool isDense = memref::CollapseShapeOp::isGuaranteedCollapsible(type, dense);
  if (!isDense &&
      !memref::CollapseShapeOp::isGuaranteedCollapsible(type, spaced))
    return "the input's blocks are not evenly spaced";
  window.blocks = type.getDimSize(1);
  window.channels = type.getDimSize(4);
  window.input = memref::CollapseShapeOp::create(b, op.getInput(),
                                                 isDense ? dense : spaced);
  return success();
}

/// Fills in the extents and a view of the input, or returns the reason why the
/// kernel cannot be emitted.
static CheckResult matchWindow(KernelBuilder &b, IndirectGemmOp op,
                               WindowTile &window) {
  WindowAttr attr = *op.getWindow();
  auto type = cast<MemRefType>(op.getInput().getType());
  if (type.getRank() == 5)
    return matchBlocks(b, op, window);
  if (type.getRank() != 4 || type.getDimSize(0) != 1 ||
      type.getDimSize(2) != attr.getInputSize()[2] || type.isDynamicDim(3))
    return "the input's shape is not that of one image of the window";
  window.rows = getConvDim(attr, 0);
  window.columns = getConvDim(attr, 1);
  window.channels = type.getDimSize(3);
  if (window.channels % window.tile.kr != 0)
    return "the channels of a tap are not a multiple of KR";
  bool isClipped = type.isDynamicDim(1);
  if (isClipped != cast<MemRefType>(op.getRhs().getType()).isDynamicDim(1) ||
      (isClipped ? window.rows.outputs != 1 || window.rows.pad != 0
                 : type.getDimSize(1) != window.rows.inputs))
    return "the input's rows are not those that the filter's rows read";
  SmallVector<ReassociationIndices> dense{{0, 1}, {2, 3}};
  SmallVector<ReassociationIndices> spaced{{0, 1}, {2}, {3}};
  bool isDense = memref::CollapseShapeOp::isGuaranteedCollapsible(type, dense);
  if (!isDense &&
      !memref::CollapseShapeOp::isGuaranteedCollapsible(type, spaced))
    return "the input's rows are not evenly spaced";
  window.input = memref::CollapseShapeOp::create(b, op.getInput(),
                                                 isDense ? dense : spaced);
  if (isClipped) {
    Value inputRows = memref::DimOp::create(b, op.getInput(), 1);
    // The first row of taps reads one input row, each further one is `dilation`
    // rows below.
    Value rest = b.add(inputRows, window.rows.dilation - 1);
    window.tapRows =
        window.rows.dilation == 1
            ? rest
            : arith::DivUIOp::create(b, rest, b.index(window.rows.dilation));
  }
  return success();
}

/// Loads tile registers with pixels as they lie, if all that they hold can be
/// read and no more of them are needed than for pixels that are copied.
static void findPixelGroups(IndirectGemmOp op, WindowTile &window) {
  auto type = cast<MemRefType>(op.getInput().getType());
  SmallVector<int64_t> strides;
  int64_t offset;
  if (!op.getSparePixels() || !window.tile.areSumsInTiles || window.tapRows ||
      failed(type.getStridesAndOffset(strides, offset)) ||
      strides[1] % strides[2] != 0)
    return;
  const ConvDim &rows = window.rows, &columns = window.columns;
  PixelGroups pixels =
      getPixelGroups(rows.outputs, columns.outputs, strides[1] / strides[2],
                     rows.stride, columns.stride);
  if (!fitsTileRegisters(pixels.groups * kTileRows, window.tile.nr))
    return;
  window.pixels = pixels;
  window.pixelStride = columns.stride * strides[2];
  window.tile.numPlaces = pixels.groups * kTileRows;
  for (int64_t row = 0; row < rows.outputs; ++row)
    for (int64_t column = 0; column < columns.outputs; ++column)
      window.tile.sumPlaces.push_back(pixels.getPlace(row, column));
}

CheckResult nnprim::emitWindowKernel(IndirectGemmOp op, const MicroTile &tile,
                                     const TargetDesc &target) {
  KernelBuilder b(op, target);
  WindowTile window;
  window.tile = tile;
  flattenPanel(b, window.tile);
  if (CheckResult result = matchWindow(b, op, window); failed(result))
    return result;
  SmallVector<TapRun> columnRuns = getTapRuns(window.columns);
  bool areContiguous = window.isDense() && window.columns.dilation == 1;
  if (!areContiguous && !window.tile.hasScaledPairs())
    columnRuns = splitRuns(columnRuns);
  findPixelGroups(op, window);
  createSumsInMemory(b, window.tile);
  SmallVector<Value> sums = createAccumulators(b, window.tile);
  auto runRow = [&](ArrayRef<int64_t> outputRows, Value kh,
                    ValueRange carried) {
    SmallVector<Value> results(carried);
    for (const TapRun &run : columnRuns)
      runTaps(b, window, outputRows, run, kh, results);
    return results;
  };
  if (window.tapRows) {
    sums = b.loop(b.index(0), window.tapRows, 1, sums,
                  [&](Value kh, ValueRange carried) {
                    return runRow(/*outputRows=*/{0}, kh, carried);
                  });
    storeTile(b, window.tile, sums);
    return success();
  }
  auto runRows = [&](SmallVector<Value> results) {
    for (const TapRun &rowRun : getTapRuns(window.rows))
      results = b.loop(rowRun.begin, rowRun.end, 1, results,
                       [&](Value kh, ValueRange carried) {
                         return runRow(rowRun.outputs, kh, carried);
                       });
    return results;
  };
  if (window.blocks == 0)
    sums = runRows(sums);
  else
    sums =
        b.loop(0, window.blocks, 1, sums, [&](Value block, ValueRange carried) {
          window.block = block;
          return runRows(SmallVector<Value>(carried));
        });
  storeTile(b, window.tile, sums);
  return success();
}
