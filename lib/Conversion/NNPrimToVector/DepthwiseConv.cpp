//===- DepthwiseConv.cpp - Vector loops of depthwise_conv -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Vectors lie along channels. A tile is a run of adjacent outputs of one row
// times one or two vectors of channels; its sums stay in registers over the
// filter. Padding is never read, and costs nothing: which columns of the filter
// an output has is known at compile time and only those are multiplied, filter
// rows are clipped by the bounds of a loop.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "NNPrim/Target/DepthwisePlan.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// The filter taps [lo, hi) that lie inside the input.
struct TapRange {
  int64_t lo, hi;
  bool operator==(const TapRange &other) const {
    return lo == other.lo && hi == other.hi;
  }
};

/// `repeats` runs of adjacent outputs, one behind the other from `begin` on,
/// that have the same filter columns, given for each output of a run.
struct ColumnTiles {
  int64_t begin, repeats;
  SmallVector<TapRange> taps;

  int64_t getColumns() const { return taps.size(); }
};

struct DepthwiseNest {
  DepthwiseConvOp op;
  ArrayRef<int64_t> inShape, outShape, filterShape;
  ArrayRef<int64_t> strides, dilations, pads;
};

/// A tile's place: all values are its first element's.
struct DepthwiseTile {
  Value n, oh, ow, c;
  ArrayRef<TapRange> taps;
  SmallVector<int64_t> widths;
};
} // namespace

/// The valid taps of each output of one dimension.
static SmallVector<TapRange> getTapRanges(int64_t outputs, int64_t inputs,
                                          int64_t taps, int64_t stride,
                                          int64_t dilation, int64_t pad) {
  SmallVector<TapRange> ranges;
  for (int64_t out = 0; out < outputs; ++out) {
    int64_t first = out * stride - pad;
    auto clip = [&](int64_t distance) {
      return std::clamp<int64_t>(
          llvm::divideCeil(std::max<int64_t>(distance, 0), dilation), 0, taps);
    };
    ranges.push_back({clip(-first), clip(inputs - first)});
  }
  return ranges;
}

/// Cuts a row into tiles of `columns` outputs and a smaller last one;
/// neighbours with the same taps are one entry.
static SmallVector<ColumnTiles> getColumnTiles(ArrayRef<TapRange> ranges,
                                               int64_t columns) {
  SmallVector<ColumnTiles> tiles;
  for (int64_t begin = 0, end = ranges.size(); begin < end; begin += columns) {
    ArrayRef<TapRange> taps =
        ranges.slice(begin, std::min(columns, end - begin));
    if (!tiles.empty() && ArrayRef(tiles.back().taps) == taps)
      ++tiles.back().repeats;
    else
      tiles.push_back({begin, 1, to_vector(taps)});
  }
  return tiles;
}

/// The sums of a tile, filter rows [lo, hi) as a loop.
static SmallVector<Value> emitSums(KernelBuilder &b, DepthwiseNest &nest,
                                   const DepthwiseTile &tile) {
  int64_t stride = nest.strides[1], dilation = nest.dilations[1];
  Value zero = b.index(0);
  // First input row of the window, perhaps negative; rows above and below the
  // input are cut off the loop.
  Value top = arith::SubIOp::create(
      b, arith::MulIOp::create(b, tile.oh, b.index(nest.strides[0])),
      b.index(nest.pads[0]));
  Value rowDilation = b.index(nest.dilations[0]);
  auto clip = [&](Value distance) -> Value {
    Value clipped = arith::MaxSIOp::create(b, distance, zero);
    if (nest.dilations[0] != 1)
      clipped = arith::CeilDivSIOp::create(b, clipped, rowDilation);
    return arith::MinSIOp::create(b, clipped, b.index(nest.filterShape[0]));
  };
  Value lo = clip(arith::SubIOp::create(b, zero, top));
  Value hi = clip(arith::SubIOp::create(b, b.index(nest.inShape[1]), top));
  Value left =
      b.add(arith::MulIOp::create(b, tile.ow, b.index(stride)), -nest.pads[1]);

  int64_t vectors = tile.widths.size(), columns = tile.taps.size();
  SmallVector<Value> zeros;
  for (int64_t i = 0; i < columns; ++i)
    for (int64_t width : tile.widths)
      zeros.push_back(b.splat(0.0f, width));
  return b.loop(lo, hi, 1, zeros, [&](Value kh, ValueRange carried) {
    SmallVector<Value> sums(carried);
    Value h = b.add(top, arith::MulIOp::create(b, kh, rowDilation));
    for (int64_t kw = 0; kw < nest.filterShape[1]; ++kw) {
      for (int64_t j = 0; j < vectors; ++j) {
        Value c = b.add(tile.c, j * b.getLanes());
        int64_t width = tile.widths[j];
        Value weight = b.load(nest.op.getFilter(), {kh, b.index(kw), c}, width);
        for (int64_t i = 0; i < columns; ++i) {
          if (kw < tile.taps[i].lo || kw >= tile.taps[i].hi)
            continue;
          Value w = b.add(left, i * stride + kw * dilation);
          Value x = b.load(nest.op.getInput(), {tile.n, h, w, c}, width);
          Value &sum = sums[i * vectors + j];
          sum = b.fma(x, weight, sum);
        }
      }
    }
    return sums;
  });
}

static void emitTile(KernelBuilder &b, DepthwiseNest &nest,
                     const DepthwiseTile &tile) {
  SmallVector<Value> sums = emitSums(b, nest, tile);
  Value init = nest.op.getInit();
  bool isLong = isLongEpilogue(nest.op);
  int64_t vectors = tile.widths.size();
  auto getIndices = [&](Value ow, int64_t j) {
    return SmallVector<Value>{tile.n, tile.oh, ow,
                              b.add(tile.c, j * b.getLanes())};
  };
  int64_t columns = tile.taps.size();
  for (int64_t i = 0; i < columns; ++i) {
    Value ow = b.add(tile.ow, i);
    for (int64_t j = 0; j < vectors; ++j) {
      SmallVector<Value> indices = getIndices(ow, j);
      Value sum = sums[i * vectors + j];
      if (!isLong)
        sum = applyEpilogue(b, nest.op, sum, indices);
      b.store(sum, init, indices);
    }
  }
  if (!isLong)
    return;
  b.loop(0, columns, 1, {}, [&](Value i, ValueRange) {
    Value ow = b.add(tile.ow, i);
    for (int64_t j = 0; j < vectors; ++j) {
      SmallVector<Value> indices = getIndices(ow, j);
      Value sum = b.load(init, indices, tile.widths[j]);
      b.store(applyEpilogue(b, nest.op, sum, indices), init, indices);
    }
    return SmallVector<Value>();
  });
}

/// Calls `body` for each block of channels, with `tile` at the block.
static void forEachBlock(KernelBuilder &b, int64_t channels, int64_t vectors,
                         DepthwiseTile &tile, llvm::function_ref<void()> body) {
  int64_t block = vectors * b.getLanes();
  int64_t full = channels / block * block;
  tile.widths.assign(vectors, b.getLanes());
  b.loop(0, full, block, {}, [&](Value c, ValueRange) {
    tile.c = c;
    body();
    return SmallVector<Value>();
  });
  if (full == channels)
    return;
  tile.widths = getVectorWidths(channels - full, b.getLanes());
  tile.c = b.index(full);
  body();
}

/// Calls `body` for each tile of a row, with `tile` at its columns.
static void forEachTile(KernelBuilder &b, ArrayRef<ColumnTiles> row,
                        DepthwiseTile &tile, llvm::function_ref<void()> body) {
  for (const ColumnTiles &tiles : row) {
    tile.taps = tiles.taps;
    int64_t columns = tiles.getColumns();
    b.loop(tiles.begin, tiles.begin + tiles.repeats * columns, columns, {},
           [&](Value ow, ValueRange) {
             tile.ow = ow;
             body();
             return SmallVector<Value>();
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

const char *nnprim::emitDepthwiseConv(DepthwiseConvOp op,
                                      const TargetDesc &target) {
  if (const char *reason = matchDepthwise(op))
    return reason;
  KernelBuilder b(op, target);
  DepthwiseNest nest{op,
                     cast<MemRefType>(op.getInput().getType()).getShape(),
                     cast<MemRefType>(op.getInit().getType()).getShape(),
                     cast<MemRefType>(op.getFilter().getType()).getShape(),
                     op.getStrides(),
                     op.getDilations(),
                     op.getPads()};
  DepthwisePlan plan =
      planDepthwise(target, nest.outShape[2], nest.outShape[3]);
  SmallVector<ColumnTiles> row = getColumnTiles(
      getTapRanges(nest.outShape[2], nest.inShape[2], nest.filterShape[1],
                   nest.strides[1], nest.dilations[1], nest.pads[1]),
      plan.columns);
  DepthwiseTile tile;
  b.parallelLoop(0, nest.outShape[0], 1, [&](Value n) {
    tile.n = n;
    b.parallelLoop(0, nest.outShape[1], 1, [&](Value oh) {
      tile.oh = oh;
      forEachTile(b, row, tile, [&] {
        forEachBlock(b, nest.outShape[3], plan.vectors, tile,
                     [&] { emitTile(b, nest, tile); });
      });
    });
  });
  return nullptr;
}
