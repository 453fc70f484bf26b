//===- DepthwiseConv.cpp - Vector loops of depthwise_conv -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Vectors lie along channels. A tile is a rectangle of outputs times one or
// more vectors of channels; its sums stay in registers while the rows of the
// input that it sees go by, each loaded once. Padding is never read and never
// multiplied: tiles are divided at compile time by which taps of which output
// are padding, and like ones are a loop.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"
#include "TapTiles.h"

#include "NNPrim/Target/DepthwisePlan.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Remarks.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <map>

using namespace mlir;
using namespace nnprim;

namespace {
struct DepthwiseNest {
  DepthwiseConvOp op;
  ConvDim height, width;
  int64_t batch, channels;
  DepthwisePlan plan;
};

/// A tile's place: all values are its first element's.
struct DepthwiseTile {
  Value n, oh, ow, c;
  ArrayRef<TapRange> rowTaps, columnTaps;
  SmallVector<int64_t> widths; // of vectors of channels

  int64_t getSum(int64_t row, int64_t column, int64_t vector) const {
    return (row * columnTaps.size() + column) * widths.size() + vector;
  }
};

/// One use of an input by a tile along one dimension.
struct TapUse {
  int64_t output, tap;
};
} // namespace

/// What reads each input along `dim`, by the input's distance from the one that
/// the first tap of the tile's first output would read.
static std::map<int64_t, SmallVector<TapUse>> getUses(const ConvDim &dim,
                                                      ArrayRef<TapRange> taps) {
  std::map<int64_t, SmallVector<TapUse>> uses;
  for (auto [output, range] : llvm::enumerate(taps))
    for (int64_t tap = range.lo; tap < range.hi; ++tap)
      uses[output * dim.stride + tap * dim.dilation].push_back(
          {int64_t(output), tap});
  return uses;
}

/// The input that the first tap of output `out` reads, perhaps a negative one.
static Value getFirstInput(KernelBuilder &b, const ConvDim &dim, Value out) {
  Value input = arith::MulIOp::create(b, out, b.index(dim.stride));
  return b.add(input, -dim.pad);
}

static SmallVector<Value> createSums(KernelBuilder &b,
                                     const DepthwiseTile &tile) {
  SmallVector<Value> sums;
  for (size_t i = 0; i < tile.rowTaps.size() * tile.columnTaps.size(); ++i)
    for (int64_t width : tile.widths)
      sums.push_back(b.splat(0.0f, width));
  return sums;
}

/// Adds what row `h` of the input, each vector of it loaded once, gives to the
/// sums of `rows`: pairs of an output row and a row of the filter.
static void addInputRow(KernelBuilder &b, DepthwiseNest &nest,
                        const DepthwiseTile &tile, Value h,
                        ArrayRef<std::pair<int64_t, Value>> rows,
                        SmallVectorImpl<Value> &sums) {
  Value left = getFirstInput(b, nest.width, tile.ow);
  for (auto [j, width] : llvm::enumerate(tile.widths)) {
    Value c = b.add(tile.c, j * b.getLanes());
    for (auto &[offset, columns] : getUses(nest.width, tile.columnTaps)) {
      Value w = b.add(left, offset);
      Value x = b.load(nest.op.getInput(), {tile.n, h, w, c}, width);
      for (auto [row, kh] : rows) {
        for (TapUse column : columns) {
          Value weight =
              b.load(nest.op.getFilter(), {kh, b.index(column.tap), c}, width);
          Value &sum = sums[tile.getSum(row, column.output, j)];
          sum = b.fma(x, weight, sum);
        }
      }
    }
  }
}

/// The sums of a tile, the filter as straight-line code. `finish` gets each row
/// of them as soon as it is complete, which frees its registers.
static void
emitSums(KernelBuilder &b, DepthwiseNest &nest, const DepthwiseTile &tile,
         llvm::function_ref<void(int64_t, ArrayRef<Value>)> finish) {
  Value top = getFirstInput(b, nest.height, tile.oh);
  SmallVector<Value> sums = createSums(b, tile);
  std::map<int64_t, SmallVector<TapUse>> uses =
      getUses(nest.height, tile.rowTaps);
  SmallVector<int64_t> last(tile.rowTaps.size(), -1);
  for (auto &[offset, rows] : uses)
    for (TapUse use : rows)
      last[use.output] = offset;
  for (auto [row, offset] : llvm::enumerate(last))
    if (offset < 0)
      finish(row, sums);
  for (auto &[offset, outputs] : uses) {
    SmallVector<std::pair<int64_t, Value>> rows;
    for (TapUse use : outputs)
      rows.push_back({use.output, b.index(use.tap)});
    addInputRow(b, nest, tile, b.add(top, offset), rows, sums);
    for (auto [row, lastOffset] : llvm::enumerate(last))
      if (lastOffset == offset)
        finish(row, sums);
  }
}

/// The sums of a tile of one row, the rows of the filter as a loop whose bounds
/// cut padding off.
static SmallVector<Value> emitSumsInLoop(KernelBuilder &b, DepthwiseNest &nest,
                                         const DepthwiseTile &tile) {
  const ConvDim &height = nest.height;
  Value top = getFirstInput(b, height, tile.oh);
  Value dilation = b.index(height.dilation);
  auto clip = [&](Value distance) -> Value {
    Value taps = arith::MaxSIOp::create(b, distance, b.index(0));
    if (height.dilation != 1)
      taps = arith::CeilDivSIOp::create(b, taps, dilation);
    return arith::MinSIOp::create(b, taps, b.index(height.taps));
  };
  Value lo = clip(arith::SubIOp::create(b, b.index(0), top));
  Value hi = clip(arith::SubIOp::create(b, b.index(height.inputs), top));
  return b.loop(lo, hi, 1, createSums(b, tile),
                [&](Value kh, ValueRange carried) {
                  SmallVector<Value> sums(carried);
                  Value h = b.add(top, arith::MulIOp::create(b, kh, dilation));
                  addInputRow(b, nest, tile, h, {{0, kh}}, sums);
                  return sums;
                });
}

static SmallVector<Value> getOutputIndices(KernelBuilder &b,
                                           const DepthwiseTile &tile,
                                           int64_t row, int64_t column,
                                           int64_t vector) {
  return {tile.n, b.add(tile.oh, row), b.add(tile.ow, column),
          b.add(tile.c, vector * b.getLanes())};
}

/// Applies a long epilogue in loops over the outputs, to sums stored before.
static void runLongEpilogue(KernelBuilder &b, DepthwiseNest &nest,
                            const DepthwiseTile &tile) {
  Value init = nest.op.getInit();
  b.loop(0, tile.rowTaps.size(), 1, {}, [&](Value row, ValueRange) {
    b.loop(0, tile.columnTaps.size(), 1, {}, [&](Value column, ValueRange) {
      DepthwiseTile one = tile;
      one.oh = b.add(tile.oh, row);
      one.ow = b.add(tile.ow, column);
      for (auto [j, width] : llvm::enumerate(tile.widths)) {
        SmallVector<Value> indices = getOutputIndices(b, one, 0, 0, j);
        Value sum = b.load(init, indices, width);
        b.store(applyEpilogue(b, nest.op, sum, indices), init, indices);
      }
      return SmallVector<Value>();
    });
    return SmallVector<Value>();
  });
}

static void storeRow(KernelBuilder &b, DepthwiseNest &nest,
                     const DepthwiseTile &tile, int64_t row,
                     ArrayRef<Value> sums) {
  bool isLong = isLongEpilogue(nest.op);
  for (size_t column = 0; column < tile.columnTaps.size(); ++column) {
    for (size_t j = 0; j < tile.widths.size(); ++j) {
      SmallVector<Value> indices = getOutputIndices(b, tile, row, column, j);
      Value sum = sums[tile.getSum(row, column, j)];
      if (!isLong)
        sum = applyEpilogue(b, nest.op, sum, indices);
      b.store(sum, nest.op.getInit(), indices);
    }
  }
}

static void emitTile(KernelBuilder &b, DepthwiseNest &nest,
                     const DepthwiseTile &tile) {
  auto finish = [&](int64_t row, ArrayRef<Value> sums) {
    storeRow(b, nest, tile, row, sums);
  };
  if (nest.plan.loopOverTaps)
    finish(0, emitSumsInLoop(b, nest, tile));
  else
    emitSums(b, nest, tile, finish);
  if (isLongEpilogue(nest.op))
    runLongEpilogue(b, nest, tile);
}

/// True if weights that are the same for every pixel, because their channels
/// are known when the code is emitted, could stay in registers. The tile of a
/// tail shares its loop with those of the other channels.
static bool fitsWeights(const KernelBuilder &b, const DepthwiseNest &nest) {
  int64_t vectors = llvm::divideCeil(nest.channels, b.getLanes());
  int64_t weights = nest.height.taps * nest.width.taps;
  int64_t sums = nest.plan.rows * nest.plan.columns;
  return vectors == 1 && sums + weights < b.getTarget().numVectorRegisters;
}

/// All channels of one rectangle of outputs.
static void emitChannels(KernelBuilder &b, DepthwiseNest &nest,
                         DepthwiseTile tile) {
  int64_t step = nest.plan.vectors * b.getLanes();
  int64_t full = nest.channels / step * step;
  auto emit = [&](Value c, int64_t channels) {
    tile.c = c;
    tile.widths = getVectorWidths(channels, b.getLanes());
    emitTile(b, nest, tile);
  };
  bool fits = fitsWeights(b, nest);
  auto getConstant = [&](int64_t c) { return fits ? b.index(c) : b.hide(c); };
  if (full == step)
    emit(getConstant(0), step);
  else if (full > 0)
    b.loop(b.hide(0), b.index(full), step, {}, [&](Value c, ValueRange) {
      emit(c, step);
      return SmallVector<Value>();
    });
  if (full < nest.channels)
    emit(getConstant(full), nest.channels - full);
}

/// Calls `body` with the first output of every tile, whose likes are a loop.
static void forEachTile(KernelBuilder &b, const TapTiles &tiles,
                        llvm::function_ref<void(Value)> body) {
  b.loop(tiles.begin, tiles.getEnd(), tiles.getSize(), {},
         [&](Value out, ValueRange) {
           body(out);
           return SmallVector<Value>();
         });
}

/// Rows of outputs in tiles; where the filter's rows are a loop, that loop and
/// not the tile knows which are padding.
static SmallVector<TapTiles> getRowTiles(const DepthwiseNest &nest) {
  if (!nest.plan.loopOverTaps)
    return getTapTiles(nest.height, nest.plan.rows);
  return {{0, nest.height.outputs, {{0, nest.height.taps}}}};
}

static void emitImage(KernelBuilder &b, DepthwiseNest &nest, Value n) {
  SmallVector<TapTiles> columns = getTapTiles(nest.width, nest.plan.columns);
  for (const TapTiles &rows : getRowTiles(nest)) {
    b.parallelLoop(rows.begin, rows.getEnd(), rows.getSize(), [&](Value oh) {
      for (const TapTiles &run : columns)
        forEachTile(b, run, [&](Value ow) {
          emitChannels(b, nest, {n, oh, ow, Value(), rows.taps, run.taps, {}});
        });
    });
  }
}

static const char *matchDepthwise(DepthwiseConvOp op) {
  // Which taps are padding must be known when the code is emitted.
  if (!op.getOrigin().empty())
    return "it is a tile of a padded convolution";
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (!type || !type.hasStaticShape())
      return "an operand is not a memref of static shape";
  }
  if (!cast<MemRefType>(op.getInit().getType()).getElementType().isF32())
    return "the element type is not f32";
  for (Value operand : {op.getInput(), op.getFilter(), op.getInit()})
    if (!hasUnitInnerStride(operand))
      return "the innermost dimension is not contiguous";
  if (!isVectorizableEpilogue(op))
    return "the epilogue can not be vectorised";
  return nullptr;
}

static DepthwiseNest getNest(DepthwiseConvOp op, const TargetDesc &target) {
  ArrayRef<int64_t> in = cast<MemRefType>(op.getInput().getType()).getShape();
  ArrayRef<int64_t> out = cast<MemRefType>(op.getInit().getType()).getShape();
  ArrayRef<int64_t> filter =
      cast<MemRefType>(op.getFilter().getType()).getShape();
  auto getDim = [&](int64_t i) {
    return ConvDim{in[i + 1],          out[i + 1],           filter[i],
                   op.getStrides()[i], op.getDilations()[i], op.getPads()[i]};
  };
  ConvDim height = getDim(0), width = getDim(1);
  DepthwiseShape shape{out[3],
                       {height.outputs, width.outputs},
                       {height.taps, width.taps},
                       {height.stride, width.stride},
                       {height.dilation, width.dilation}};
  return {op, height, width, out[0], out[3], planDepthwise(target, shape)};
}

static void remarkPlan(const DepthwiseNest &nest) {
  const DepthwisePlan &plan = nest.plan;
  DepthwiseConvOp op = nest.op;
  remark::passed(op.getLoc(),
                 remark::RemarkOpts::name("Tiles").category("nnprim-kernel"))
      << llvm::formatv("depthwise_conv in tiles of {0}x{1} outputs by {2} "
                       "vectors of channels: {3}",
                       plan.rows, plan.columns, plan.vectors,
                       plan.loopOverTaps
                           ? "the filter is too large for straight-line code"
                           : "the least of the estimates")
             .str();
}

const char *nnprim::emitDepthwiseConv(DepthwiseConvOp op,
                                      const TargetDesc &target) {
  if (const char *reason = matchDepthwise(op))
    return reason;
  KernelBuilder b(op, target);
  DepthwiseNest nest = getNest(op, target);
  remarkPlan(nest);
  b.parallelLoop(0, nest.batch, 1, [&](Value n) { emitImage(b, nest, n); });
  return nullptr;
}
