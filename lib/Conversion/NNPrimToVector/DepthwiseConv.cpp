//===- DepthwiseConv.cpp - Vector loops of depthwise_conv -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Vectors lie along channels. A tile is a run of adjacent outputs of one row,
// all with the same valid columns of the filter, times one or two vectors of
// channels; its sums stay in registers over the filter. Padding is never read:
// output columns are divided at compile time into segments of equal valid
// filter columns, filter rows are clipped by the bounds of a loop.
//
//===----------------------------------------------------------------------===//

#include "Kernels.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// Adjacent outputs [begin, begin + count) that read filter taps [lo, hi).
struct Segment {
  int64_t begin, count, lo, hi;
};

struct DepthwiseNest {
  DepthwiseConvOp op;
  ArrayRef<int64_t> inShape, outShape, filterShape;
  ArrayRef<int64_t> strides, dilations, pads;
};

/// A tile's place: all values are its first element's.
struct DepthwiseTile {
  Value n, oh, ow, c;
  int64_t columns;
  SmallVector<int64_t> widths;
  int64_t tapLo, tapHi; // filter columns
};
} // namespace

/// Output positions of one dimension grouped by their valid taps.
static SmallVector<Segment> getSegments(int64_t outputs, int64_t inputs,
                                        int64_t taps, int64_t stride,
                                        int64_t dilation, int64_t pad) {
  SmallVector<Segment> segments;
  for (int64_t out = 0; out < outputs; ++out) {
    int64_t first = out * stride - pad;
    int64_t lo = std::clamp<int64_t>(
        llvm::divideCeil(std::max<int64_t>(-first, 0), dilation), 0, taps);
    int64_t hi = std::clamp<int64_t>(
        llvm::divideCeil(std::max<int64_t>(inputs - first, 0), dilation), lo,
        taps);
    if (!segments.empty() && segments.back().lo == lo &&
        segments.back().hi == hi)
      ++segments.back().count;
    else
      segments.push_back({out, 1, lo, hi});
  }
  return segments;
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

  int64_t vectors = tile.widths.size();
  SmallVector<Value> zeros;
  for (int64_t i = 0; i < tile.columns; ++i)
    for (int64_t width : tile.widths)
      zeros.push_back(b.splat(0.0f, width));
  return b.loop(lo, hi, 1, zeros, [&](Value kh, ValueRange carried) {
    SmallVector<Value> sums(carried);
    Value h = b.add(top, arith::MulIOp::create(b, kh, rowDilation));
    for (int64_t kw = tile.tapLo; kw < tile.tapHi; ++kw) {
      for (int64_t j = 0; j < vectors; ++j) {
        Value c = b.add(tile.c, j * b.getLanes());
        int64_t width = tile.widths[j];
        Value weight = b.load(nest.op.getFilter(), {kh, b.index(kw), c}, width);
        for (int64_t i = 0; i < tile.columns; ++i) {
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
  for (int64_t i = 0; i < tile.columns; ++i) {
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
  b.loop(0, tile.columns, 1, {}, [&](Value i, ValueRange) {
    Value ow = b.add(tile.ow, i);
    for (int64_t j = 0; j < vectors; ++j) {
      SmallVector<Value> indices = getIndices(ow, j);
      Value sum = b.load(init, indices, tile.widths[j]);
      b.store(applyEpilogue(b, nest.op, sum, indices), init, indices);
    }
    return SmallVector<Value>();
  });
}

/// All channels of a run of output columns.
static void emitChannels(KernelBuilder &b, DepthwiseNest &nest,
                         DepthwiseTile tile, int64_t vectorsPerTile) {
  int64_t channels = nest.outShape[3];
  int64_t block = vectorsPerTile * b.getLanes();
  int64_t full = channels / block * block;
  tile.widths.assign(vectorsPerTile, b.getLanes());
  b.loop(0, full, block, {}, [&](Value c, ValueRange) {
    tile.c = c;
    emitTile(b, nest, tile);
    return SmallVector<Value>();
  });
  if (full == channels)
    return;
  tile.widths = getVectorWidths(channels - full, b.getLanes());
  tile.c = b.index(full);
  emitTile(b, nest, tile);
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
  SmallVector<Segment> segments =
      getSegments(nest.outShape[2], nest.inShape[2], nest.filterShape[1],
                  nest.strides[1], nest.dilations[1], nest.pads[1]);
  // Half the registers hold sums; the rest inputs, which neighbours share, and
  // a weight.
  int64_t vectors = nest.outShape[3] > target.getLanes() ? 2 : 1;
  int64_t maxColumns =
      std::max<int64_t>(1, target.numVectorRegisters / 2 / vectors);
  b.loop(0, nest.outShape[0], 1, {}, [&](Value n, ValueRange) {
    b.loop(0, nest.outShape[1], 1, {}, [&](Value oh, ValueRange) {
      for (const Segment &segment : segments) {
        int64_t columns = llvm::divideCeil(
            segment.count, llvm::divideCeil(segment.count, maxColumns));
        int64_t full = segment.count / columns * columns;
        DepthwiseTile tile{n,       oh, Value(),    Value(),
                           columns, {}, segment.lo, segment.hi};
        b.loop(segment.begin, segment.begin + full, columns, {},
               [&](Value ow, ValueRange) {
                 tile.ow = ow;
                 emitChannels(b, nest, tile, vectors);
                 return SmallVector<Value>();
               });
        if (full == segment.count)
          continue;
        tile.ow = b.index(segment.begin + full);
        tile.columns = segment.count - full;
        emitChannels(b, nest, tile, vectors);
      }
      return SmallVector<Value>();
    });
    return SmallVector<Value>();
  });
  return nullptr;
}
