//===- OuterConv.cpp - Convolutions on NCHW tensors by outer products -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Vectors lie along rows of pixels, as in Keane's *outer product* strategy
// (Genvolution, 2022, chapter 5), for images of few channels and for few
// filters, which would not fill a vector. A tile is some filters by some rows
// by some vectors of outputs; its sums stay in registers while channels are a
// loop. Vectors of inputs are loaded where they are, shifted by the tap, and
// multiplied by the broadcast weights of all filters of the tile: nothing is
// copied. What is padding is left out as of depthwise_conv_nchw (TapTiles.h,
// PixelRow.h).
//

#include "Kernels.h"
#include "PixelRow.h"
#include "RowEpilogue.h"
#include "ScalarRegions.h"
#include "TapTiles.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/StaticMemRefs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <map>

using namespace mlir;
using namespace nnprim;

namespace {
/// `count` adjacent, equal tiles of a row of outputs, the first of which has
/// these vectors. What several tiles load is inside of the row.
struct ColumnTiles {
  int64_t count;
  SmallVector<PixelRun> vectors;

  int64_t getBegin() const { return vectors.front().begin; }
  int64_t getPixels() const {
    const PixelRun &last = vectors.back();
    return last.begin + last.pixels - getBegin();
  }
};

/// A convolution on memrefs and its tiling.
struct OuterKernel {
  ConvGemmOp op;
  ConvShape shape;
  OuterConvPlan plan;
  SmallVector<TapGroup> groups;
  SmallVector<ColumnTiles> columns;
  Value input;
  /// F×C×(KH·KW).
  Value filter;

  const ConvDim &getHeight() const { return shape.rows; }
  const ConvDim &getWidth() const { return shape.columns; }
};

/// A tile: `filters` filters from `f` on, rows of outputs from `oh` on, vectors
/// of outputs from `ow` on. `rows` are the taps of each row.
struct OuterTile {
  Value n, f, oh, ow;
  int64_t filters;
  ArrayRef<TapRange> rows;
  ArrayRef<PixelRun> vectors;

  int64_t getSum(int64_t filter, int64_t row, int64_t vector) const {
    return (filter * int64_t(rows.size()) + row) * int64_t(vectors.size()) +
           vector;
  }
};

/// The weights of a tile for one channel.
class Weights {
public:
  Weights(KernelBuilder &b, const OuterKernel &kernel, const OuterTile &tile,
          Value channel)
      : b(b), kernel(kernel), tile(tile), channel(channel) {}

  /// The weight of a filter of the tile at tap (kh, kw), as a scalar.
  Value get(int64_t filter, Value kh, int64_t kw);

private:
  Value loadElement(int64_t filter, Value tap);

  KernelBuilder &b;
  const OuterKernel &kernel;
  const OuterTile &tile;
  Value channel;
  std::map<std::pair<int64_t, int64_t>, Value> loaded;
};

/// Multiplies and adds for one tile.
class TileEmitter {
public:
  TileEmitter(KernelBuilder &b, const OuterKernel &kernel,
              const OuterTile &tile);
  /// Sums with outputs in order.
  SmallVector<Value> emitSums();

private:
  /// All taps of a channel as straight-line code, or with a loop over rows.
  void addChannel(Value channel, SmallVectorImpl<Value> &sums);
  SmallVector<Value> loopOverRows(Value channel, ValueRange sums);
  /// The taps of `group` in row `kh` of the filter, for the row `row` of the
  /// tile, with the inputs of each vector.
  void addTaps(Weights &weights, const TapGroup &group, Value kh, int64_t row,
               ArrayRef<SmallVector<Value>> inputs,
               SmallVectorImpl<Value> &sums);
  SmallVector<SmallVector<Value>> load(Value channel, Value row,
                                       const TapGroup &group);
  /// What outputs some rows ahead read of a channel and those before them do
  /// not, in the columns of this tile.
  void prefetchAhead(Value channel);

  KernelBuilder &b;
  const OuterKernel &kernel;
  const OuterTile &tile;
  SmallVector<PixelRow> pixels;
  /// The input row of tap 0 of the first row; negative in padding.
  Value top;
};
} // namespace

//===----------------------------------------------------------------------===//
// Tiling
//===----------------------------------------------------------------------===//

/// Whether `next` continues `tiles`, so that a loop runs both.
static bool continues(const ColumnTiles &tiles, ArrayRef<PixelRun> next) {
  if (tiles.vectors.size() != next.size())
    return false;
  int64_t distance = tiles.count * tiles.getPixels();
  return llvm::all_of(llvm::zip(tiles.vectors, next),
                      [&](std::tuple<PixelRun, PixelRun> pair) {
                        auto [first, second] = pair;
                        return first.isInside && second.isInside &&
                               first.pixels == second.pixels &&
                               second.begin == first.begin + distance;
                      });
}

/// Cuts rows of outputs into as few tiles as possible, which differ in size by
/// one vector at most.
static SmallVector<ColumnTiles> getColumnTiles(const ConvDim &columns,
                                               const OuterConvPlan &plan) {
  SmallVector<PixelRun> vectors;
  for (const PixelRun &run :
       getPixelRuns(columns, plan.pixels, plan.masksTails))
    for (int64_t i = 0; i < run.count; ++i)
      vectors.push_back(
          {run.begin + i * run.pixels, 1, run.pixels, run.lanes, run.isInside});
  SmallVector<ColumnTiles> tiles;
  ArrayRef<PixelRun> rest = vectors;
  for (int64_t count = llvm::divideCeil(vectors.size(), plan.vectors);
       count > 0; --count) {
    int64_t size = llvm::divideCeil(rest.size(), count);
    ArrayRef<PixelRun> own = rest.take_front(size);
    rest = rest.drop_front(size);
    if (!tiles.empty() && continues(tiles.back(), own))
      ++tiles.back().count;
    else
      tiles.push_back({1, SmallVector<PixelRun>(own)});
  }
  // Their places are known only when they run.
  for (ColumnTiles &tile : tiles)
    for (PixelRun &vector : tile.vectors)
      vector.count = tile.count;
  return tiles;
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

Value Weights::loadElement(int64_t filter, Value tap) {
  return memref::LoadOp::create(
      b, kernel.filter, ValueRange{b.add(tile.f, filter), channel, tap});
}

Value Weights::get(int64_t filter, Value kh, int64_t kw) {
  int64_t taps = kernel.getWidth().taps, lanes = b.getLanes();
  int64_t all = kernel.getHeight().taps * taps;
  std::optional<int64_t> knownRow = getConstantIntValue(kh);
  if (!knownRow) {
    Value row = arith::MulIOp::create(b, kh, b.index(taps));
    return loadElement(filter, b.add(row, kw));
  }
  int64_t tap = *knownRow * taps + kw, group = tap / lanes * lanes;
  // Multiply-adds take the weight from a register with its neighbours, if these
  // are all of the filter.
  if (!b.getTarget().hasElementFma || group + lanes > all)
    return loadElement(filter, b.index(tap));
  Value &vector = loaded[{filter, group}];
  if (!vector)
    vector = b.loadF32(kernel.filter,
                       {b.add(tile.f, filter), channel, b.index(group)}, lanes);
  return vector::ExtractOp::create(b, vector, tap - group);
}

TileEmitter::TileEmitter(KernelBuilder &b, const OuterKernel &kernel,
                         const OuterTile &tile)
    : b(b), kernel(kernel), tile(tile) {
  int64_t begin = tile.vectors.front().begin;
  for (const PixelRun &vector : tile.vectors)
    pixels.emplace_back(b, kernel.getWidth(), vector, kernel.plan.masksTails,
                        b.add(tile.ow, vector.begin - begin));
  const ConvDim &height = kernel.getHeight();
  top = tile.oh;
  if (height.stride != 1)
    top = arith::MulIOp::create(b, top, b.index(height.stride));
  top = b.add(top, -height.pad);
}

SmallVector<SmallVector<Value>> TileEmitter::load(Value channel, Value row,
                                                  const TapGroup &group) {
  SmallVector<SmallVector<Value>> inputs;
  for (const PixelRow &vector : pixels)
    inputs.push_back(vector.load(kernel.input, {tile.n, channel, row}, group));
  return inputs;
}

void TileEmitter::addTaps(Weights &weights, const TapGroup &group, Value kh,
                          int64_t row, ArrayRef<SmallVector<Value>> inputs,
                          SmallVectorImpl<Value> &sums) {
  for (int64_t i = 0; i < group.count; ++i)
    for (int64_t filter = 0; filter < tile.filters; ++filter) {
      Value weight;
      for (auto [vector, taps] : llvm::enumerate(inputs)) {
        // Null if the tap meets padding alone.
        if (!taps[i])
          continue;
        if (!weight)
          weight = weights.get(filter, kh, group.tap + i);
        int64_t lanes = tile.vectors[vector].lanes;
        Value &sum = sums[tile.getSum(filter, row, int64_t(vector))];
        sum = b.fma(taps[i], b.broadcast(weight, lanes), sum);
      }
    }
}

void TileEmitter::addChannel(Value channel, SmallVectorImpl<Value> &sums) {
  const ConvDim &height = kernel.getHeight();
  Weights weights(b, kernel, tile, channel);
  // Rows of inputs by their distance from `top`, with the rows of outputs and
  // of the filter that meet in them.
  std::map<int64_t, SmallVector<std::pair<int64_t, int64_t>>> uses;
  for (auto [row, taps] : llvm::enumerate(tile.rows))
    for (int64_t kh = taps.lo; kh < taps.hi; ++kh)
      uses[int64_t(row) * height.stride + kh * height.dilation].push_back(
          {int64_t(row), kh});
  auto addRow = [&](const TapGroup &group, int64_t distance,
                    ArrayRef<std::pair<int64_t, int64_t>> rows) {
    auto inputs = load(channel, b.add(top, distance), group);
    for (auto [row, kh] : rows)
      addTaps(weights, group, b.index(kh), row, inputs, sums);
  };
  // Several rows share weights, so that those of one column are in use at a
  // time; with one row, neighbouring weights follow each other.
  if (tile.rows.size() > 1) {
    for (const TapGroup &group : kernel.groups)
      for (auto &[distance, rows] : uses)
        addRow(group, distance, rows);
    return;
  }
  for (auto &[distance, rows] : uses)
    for (const TapGroup &group : kernel.groups)
      addRow(group, distance, rows);
}

/// ⌈x / divisor⌉ at the least 0.
static Value ceilDiv(KernelBuilder &b, Value x, int64_t divisor) {
  x = arith::MaxSIOp::create(b, x, b.index(0));
  if (divisor == 1)
    return x;
  return arith::DivUIOp::create(b, b.add(x, divisor - 1), b.index(divisor));
}

SmallVector<Value> TileEmitter::loopOverRows(Value channel, ValueRange sums) {
  const ConvDim &height = kernel.getHeight();
  // The first tap that meets an input, and the one behind the last.
  Value above = arith::SubIOp::create(b, b.index(0), top);
  Value begin = ceilDiv(b, above, height.dilation);
  Value end = arith::MinSIOp::create(
      b, ceilDiv(b, b.add(above, height.inputs), height.dilation),
      b.index(height.taps));
  return b.loop(begin, end, 1, sums, [&](Value kh, ValueRange carried) {
    SmallVector<Value> results(carried);
    Weights weights(b, kernel, tile, channel);
    Value distance = kh;
    if (height.dilation != 1)
      distance = arith::MulIOp::create(b, kh, b.index(height.dilation));
    Value row = arith::AddIOp::create(b, top, distance);
    for (const TapGroup &group : kernel.groups)
      addTaps(weights, group, kh, 0, load(channel, row, group), results);
    return results;
  });
}

void TileEmitter::prefetchAhead(Value channel) {
  const ConvDim &height = kernel.getHeight(), &width = kernel.getWidth();
  int64_t ahead = kernel.plan.prefetchRows;
  if (ahead == 0)
    return;
  // Addresses may lie outside of the image.
  Value column = tile.ow;
  if (width.stride != 1)
    column = arith::MulIOp::create(b, column, b.index(width.stride));
  column = b.add(column, -width.pad);
  int64_t outputs = tile.vectors.back().begin + tile.vectors.back().pixels -
                    tile.vectors.front().begin;
  int64_t fresh = std::min(height.stride, height.taps);
  for (int64_t row = 0; row < int64_t(tile.rows.size()); ++row)
    for (int64_t i = 0; i < fresh; ++i) {
      int64_t distance = (row + ahead) * height.stride +
                         (height.taps - 1) * height.dilation - i;
      b.prefetch(kernel.input, {tile.n, channel, b.add(top, distance), column},
                 outputs * width.stride,
                 getLocality(kernel.plan.prefetchLevel));
    }
}

SmallVector<Value> TileEmitter::emitSums() {
  SmallVector<Value> sums;
  for (int64_t i = 0; i < tile.filters * int64_t(tile.rows.size()); ++i)
    for (const PixelRun &vector : tile.vectors)
      sums.push_back(b.splat(0.0f, vector.lanes));
  sums = b.loop(0, kernel.shape.channels, 1, sums,
                [&](Value channel, ValueRange carried) {
                  // Hidden, or LLVM would load all weights of a single channel
                  // before the loops over pixels and keep them on the stack.
                  if (getConstantIntValue(channel))
                    channel = b.hide(channel);
                  prefetchAhead(channel);
                  if (kernel.plan.loopOverTaps)
                    return loopOverRows(channel, carried);
                  SmallVector<Value> results(carried);
                  addChannel(channel, results);
                  return results;
                });
  for (auto [i, sum] : llvm::enumerate(sums))
    sum = pixels[i % pixels.size()].inOrder(sum);
  return sums;
}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

static void storeSums(KernelBuilder &b, OuterKernel &kernel,
                      const OuterTile &tile, ArrayRef<Value> sums) {
  int64_t begin = tile.vectors.front().begin;
  for (int64_t filter = 0; filter < tile.filters; ++filter)
    for (int64_t row = 0; row < int64_t(tile.rows.size()); ++row)
      for (auto [i, vector] : llvm::enumerate(tile.vectors)) {
        SmallVector<Value> indices{tile.n, b.add(tile.f, filter),
                                   b.add(tile.oh, row),
                                   b.add(tile.ow, vector.begin - begin)};
        Value sum =
            b.head(sums[tile.getSum(filter, row, int64_t(i))], vector.pixels);
        if (!isLongEpilogue(kernel.op))
          sum = applyEpilogue(b, kernel.op, sum, indices);
        b.store(sum, kernel.op.getInit(), indices);
      }
}

/// Whole rows of outputs of some filters. The filters of a tile are in `tile`.
static void emitRows(KernelBuilder &b, OuterKernel &kernel, OuterTile tile) {
  for (const ColumnTiles &columns : kernel.columns) {
    int64_t begin = columns.getBegin(), pixels = columns.getPixels();
    b.loop(begin, begin + columns.count * pixels, pixels, {},
           [&](Value ow, ValueRange) {
             tile.ow = ow;
             tile.vectors = columns.vectors;
             storeSums(b, kernel, tile,
                       TileEmitter(b, kernel, tile).emitSums());
             return SmallVector<Value>();
           });
  }
  if (!isLongEpilogue(kernel.op))
    return;
  for (int64_t filter = 0; filter < tile.filters; ++filter)
    RowEpilogue(b, kernel.op, tile.n, b.add(tile.f, filter))
        .apply(tile.oh, int64_t(tile.rows.size()));
}

/// Calls `body` for groups of filters, which differ in size by one at most.
static void forEachFilters(KernelBuilder &b, const OuterKernel &kernel,
                           llvm::function_ref<void(Value, int64_t)> body) {
  int64_t filters = kernel.shape.filters;
  int64_t count = llvm::divideCeil(filters, kernel.plan.filters);
  int64_t size = filters / count, larger = filters % count * (size + 1);
  b.parallelLoop(0, larger, size + 1, [&](Value f) { body(f, size + 1); });
  b.parallelLoop(larger, filters, size, [&](Value f) { body(f, size); });
}

static void
forEachRows(KernelBuilder &b, const OuterKernel &kernel,
            llvm::function_ref<void(Value, ArrayRef<TapRange>)> body) {
  const ConvDim &height = kernel.getHeight();
  // The loop over taps finds out for itself which of them meet inputs.
  if (kernel.plan.loopOverTaps)
    return b.parallelLoop(0, height.outputs, 1, [&](Value oh) {
      body(oh, TapRange{0, height.taps});
    });
  for (const TapTiles &rows : getTapTiles(height, kernel.plan.rows))
    b.parallelLoop(rows.begin, rows.getEnd(), rows.getSize(),
                   [&](Value oh) { body(oh, rows.taps); });
}

static void emitImage(KernelBuilder &b, OuterKernel &kernel, Value n) {
  auto emit = [&](Value f, int64_t filters, Value oh, ArrayRef<TapRange> rows) {
    emitRows(b, kernel, {n, f, oh, /*ow=*/Value(), filters, rows, {}});
  };
  if (kernel.plan.filtersOutermost)
    return forEachFilters(b, kernel, [&](Value f, int64_t filters) {
      forEachRows(b, kernel, [&](Value oh, ArrayRef<TapRange> rows) {
        emit(f, filters, oh, rows);
      });
    });
  forEachRows(b, kernel, [&](Value oh, ArrayRef<TapRange> rows) {
    forEachFilters(b, kernel, [&](Value f, int64_t filters) {
      emit(f, filters, oh, rows);
    });
  });
}

//===----------------------------------------------------------------------===//
// Entry
//===----------------------------------------------------------------------===//

static CheckResult match(ConvGemmOp op, ArrayRef<ReassociationIndices> groups) {
  if (CheckResult result = checkStaticMemRefs(op->getOperands());
      failed(result))
    return result;
  for (Value operand : {op.getInput(), op.getFilter(), op.getInit()})
    if (!getElementTypeOrSelf(operand).isF32())
      return "the element type is not f32";
  for (Value operand : {op.getInput(), op.getInit()})
    if (!hasUnitInnerStride(operand))
      return "the innermost dimension is not contiguous";
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(
          cast<MemRefType>(op.getFilter().getType()), groups))
    return "the taps of a filter are not contiguous";
  // Vectors that overlap would apply the epilogue twice.
  if (llvm::is_contained(op.getEpilogueOperands(), op.getInit()))
    return "the epilogue reads what is overwritten";
  if (!isVectorizableEpilogue(op))
    return "the epilogue cannot be vectorised";
  return success();
}

CheckResult nnprim::emitOuterConv(ConvGemmOp op, const TargetDesc &target) {
  auto plan = dyn_cast_or_null<OuterConvPlanAttr>(op.getPlanAttr());
  if (!plan)
    return "it has no outer_conv_plan";
  std::optional<ConvShape> shape = getConvShape(op);
  if (!shape)
    return "it is a part of a convolution";
  SmallVector<ReassociationIndices> groups{{0}, {1}, {2, 3}};
  if (CheckResult result = match(op, groups); failed(result))
    return result;
  KernelBuilder b(op, target);
  OuterKernel kernel{
      op,
      *shape,
      plan.getPlan(),
      getTapGroups(shape->columns),
      getColumnTiles(shape->columns, plan.getPlan()),
      op.getInput(),
      memref::CollapseShapeOp::create(b, op.getFilter(), groups)};
  b.parallelLoop(0, shape->batch, 1, [&](Value n) { emitImage(b, kernel, n); });
  return success();
}
