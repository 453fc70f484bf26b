//===- DepthwiseConvNchw.cpp - Vector loops of depthwise_conv_nchw --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Vectors lie along rows of pixels. A tile is some rows of outputs by one
// vector; its sums stay in registers. A vector of inputs is loaded for each
// column of the filter and each row of the image under the tile, at the
// distance of that column, and multiplied with the weights of all output rows
// that it meets, so that only the weights of one column are live at a time.
// Rows of padding are neither read nor multiplied: tiles are divided at compile
// time by which taps of which row are padding. Columns of padding are lanes of
// zeros (PixelRow.h).
//
//===----------------------------------------------------------------------===//

#include "EpilogueEmitter.h"
#include "Kernels.h"
#include "PixelRow.h"
#include "ScalarRegions.h"
#include "TapTiles.h"

#include "NNPrim/Dialect/NNPrim/Utils/StaticMemRefs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <map>

using namespace mlir;
using namespace nnprim;

namespace {
/// A depthwise convolution on memrefs and its tiling.
struct RowKernel {
  DepthwiseConvNchwOp op;
  ConvDim height, width;
  int64_t batch, channels;
  DepthwiseNchwPlan plan;
  SmallVector<TapGroup> groups;
};

/// A tile: rows of outputs from `oh` on, which read the taps `rows`, by the
/// vector at output `ow` of `run`.
struct Tile {
  Value n, c, oh, ow;
  ArrayRef<TapRange> rows;
  const PixelRun &run;
};

/// One use of an input row: output row of the tile, row of the filter.
struct RowUse {
  int64_t row, kh;
};

/// The broadcast weights of a channel, each loaded where it is first used.
class Weights {
public:
  Weights(KernelBuilder &b, Value filter, Value c, int64_t width)
      : b(b), filter(filter), c(c), width(width) {}

  Value get(int64_t kh, int64_t kw) {
    Value &weight = loaded[{kh, kw}];
    if (!weight)
      weight =
          b.broadcast(memref::LoadOp::create(
                          b, filter, ValueRange{c, b.index(kh), b.index(kw)}),
                      width);
    return weight;
  }

private:
  KernelBuilder &b;
  Value filter, c;
  int64_t width;
  std::map<std::pair<int64_t, int64_t>, Value> loaded;
};
} // namespace

/// The uses of each input row, keyed by its distance from the one that the
/// first tap of the tile's first output row would read.
static std::map<int64_t, SmallVector<RowUse>>
getRowUses(const ConvDim &height, ArrayRef<TapRange> rows) {
  std::map<int64_t, SmallVector<RowUse>> uses;
  for (auto [row, taps] : llvm::enumerate(rows))
    for (int64_t kh = taps.lo; kh < taps.hi; ++kh)
      uses[row * height.stride + kh * height.dilation].push_back(
          {int64_t(row), kh});
  return uses;
}

/// The input row that the first tap of output row `oh` reads; negative if it is
/// padding above the image.
static Value getFirstRow(KernelBuilder &b, const ConvDim &height, Value oh) {
  if (height.stride != 1)
    oh = arith::MulIOp::create(b, oh, b.index(height.stride));
  return b.add(oh, -height.pad);
}

/// The sums of the rows of a tile; null if all of a row's taps are padding. The
/// first term of a sum is its product, so that no register is cleared.
static SmallVector<Value> emitSums(KernelBuilder &b, RowKernel &kernel,
                                   const Tile &tile) {
  PixelRow pixels(b, kernel.width, tile.run, kernel.plan.masksTails, tile.ow);
  // Hidden, or LLVM would load all weights before the loops and keep some of
  // them on the stack.
  Weights weights(b, kernel.op.getFilter(), b.hide(tile.c), tile.run.lanes);
  Value top = getFirstRow(b, kernel.height, tile.oh);
  SmallVector<Value> sums(tile.rows.size());
  auto uses = getRowUses(kernel.height, tile.rows);
  for (const TapGroup &group : kernel.groups) {
    // At borders several columns are parts of the same loads, which LLVM would
    // keep on the stack from one to the next.
    Value channel = tile.run.isInside ? tile.c : b.hide(tile.c);
    for (auto &[distance, rows] : uses) {
      SmallVector<Value> taps = pixels.load(
          kernel.op.getInput(), {tile.n, channel, b.add(top, distance)}, group);
      for (RowUse use : rows)
        for (auto [i, x] : llvm::enumerate(taps)) {
          if (!x)
            continue;
          Value weight = weights.get(use.kh, group.tap + i);
          Value &sum = sums[use.row];
          sum = sum ? b.fma(x, weight, sum)
                    : arith::MulFOp::create(b, x, weight).getResult();
        }
    }
  }
  return sums;
}

static void storeSums(KernelBuilder &b, RowKernel &kernel, const Tile &tile,
                      ArrayRef<Value> sums) {
  bool isLong = isLongEpilogue(kernel.op);
  for (auto [row, sum] : llvm::enumerate(sums)) {
    SmallVector<Value> indices{tile.n, tile.c, b.add(tile.oh, row), tile.ow};
    Value stored =
        sum ? b.head(sum, tile.run.pixels) : b.splat(0.0f, tile.run.pixels);
    if (!isLong)
      stored = applyEpilogue(b, kernel.op, stored, indices);
    b.store(stored, kernel.op.getInit(), indices);
  }
}

namespace {
/// A long epilogue on the stored sums of whole rows of outputs. Vectors that
/// compute them may overlap; these do not.
class RowEpilogue {
public:
  RowEpilogue(KernelBuilder &b, RowKernel &kernel, Value n, Value c)
      : b(b), init(kernel.op.getInit()), epilogue(b, kernel.op), n(n), c(c),
        widths(getVectorWidths(kernel.width.outputs, b.getLanes())) {}

  /// Applies the epilogue to as many vectors at a time as hide the latency of
  /// its arithmetic: some rows, or a part of one.
  void apply(Value oh, int64_t numRows) {
    int64_t perTurn = epilogue.getVectorsPerTurn();
    int64_t perRow = widths.size();
    if (perRow <= perTurn) {
      forEachGroup(b, numRows, perTurn / perRow, [&](Value row, int64_t count) {
        applyTo(b.add(oh, row), count, b.index(0), widths);
      });
      return;
    }
    b.loop(0, numRows, 1, {}, [&](Value row, ValueRange) {
      applyToRow(b.add(oh, row), perTurn);
      return SmallVector<Value>();
    });
  }

private:
  void applyToRow(Value row, int64_t perTurn) {
    int64_t lanes = b.getLanes();
    bool hasTail = widths.back() != lanes;
    int64_t full = int64_t(widths.size()) - hasTail;
    forEachGroup(b, full, perTurn, [&](Value vector, int64_t count) {
      Value first = arith::MulIOp::create(b, vector, b.index(lanes));
      applyTo(row, 1, first, SmallVector<int64_t>(count, lanes));
    });
    if (hasTail)
      applyTo(row, 1, b.index(full * lanes), widths.back());
  }

  /// To the vectors from column `first` on of `numRows` rows.
  void applyTo(Value oh, int64_t numRows, Value first,
               ArrayRef<int64_t> vectors) {
    SmallVector<StoredAccumulator> sums;
    for (int64_t row = 0; row < numRows; ++row)
      for (auto [i, width] : llvm::enumerate(vectors)) {
        SmallVector<Value> indices{n, c, b.add(oh, row),
                                   b.add(first, i * b.getLanes())};
        sums.push_back({indices, indices, width});
      }
    epilogue.applyInMemory(b, init, sums);
  }

  KernelBuilder &b;
  Value init;
  EpilogueEmitter epilogue;
  Value n, c;
  SmallVector<int64_t> widths;
};
} // namespace

/// One channel of one image.
static void emitChannel(KernelBuilder &b, RowKernel &kernel, Value n, Value c) {
  SmallVector<PixelRun> runs = getPixelRuns(kernel.width, kernel.plan);
  for (const TapTiles &rows : getTapTiles(kernel.height, kernel.plan.rows))
    b.loop(rows.begin, rows.getEnd(), rows.getSize(), {},
           [&](Value oh, ValueRange) {
             for (const PixelRun &run : runs)
               b.loop(run.begin, run.getEnd(), run.pixels, {},
                      [&](Value ow, ValueRange) {
                        Tile tile{n, c, oh, ow, rows.taps, run};
                        storeSums(b, kernel, tile, emitSums(b, kernel, tile));
                        return SmallVector<Value>();
                      });
             if (isLongEpilogue(kernel.op))
               RowEpilogue(b, kernel, n, c).apply(oh, rows.getSize());
             return SmallVector<Value>();
           });
}

static CheckResult match(DepthwiseConvNchwOp op) {
  if (!op.getPlanAttr())
    return "it has no plan";
  // Which taps are padding must be known when the code is emitted.
  if (!op.getOrigin().empty())
    return "it is a tile of a padded convolution";
  if (CheckResult result = checkStaticMemRefs(op->getOperands());
      failed(result))
    return result;
  if (!cast<MemRefType>(op.getInit().getType()).getElementType().isF32())
    return "the element type is not f32";
  for (Value operand : {op.getInput(), op.getInit()})
    if (!hasUnitInnerStride(operand))
      return "the innermost dimension is not contiguous";
  if (!isVectorizableEpilogue(op))
    return "the epilogue cannot be vectorised";
  return success();
}

static RowKernel getMacroKernel(DepthwiseConvNchwOp op) {
  ArrayRef<int64_t> in = cast<MemRefType>(op.getInput().getType()).getShape();
  ArrayRef<int64_t> out = cast<MemRefType>(op.getInit().getType()).getShape();
  ArrayRef<int64_t> filter =
      cast<MemRefType>(op.getFilter().getType()).getShape();
  auto getDim = [&](int64_t i) {
    return ConvDim{in[i + 2],          out[i + 2],           filter[i + 1],
                   op.getStrides()[i], op.getDilations()[i], op.getPads()[i]};
  };
  ConvDim height = getDim(0), width = getDim(1);
  return {op,
          height,
          width,
          out[0],
          out[1],
          op.getPlanAttr().getPlan(),
          getTapGroups(width)};
}

CheckResult nnprim::emitDepthwiseConvNchw(DepthwiseConvNchwOp op,
                                          const TargetDesc &target) {
  if (CheckResult result = match(op); failed(result))
    return result;
  KernelBuilder b(op, target);
  RowKernel kernel = getMacroKernel(op);
  b.parallelLoop(0, kernel.batch, 1, [&](Value n) {
    b.parallelLoop(0, kernel.channels, 1,
                   [&](Value c) { emitChannel(b, kernel, n, c); });
  });
  return success();
}
