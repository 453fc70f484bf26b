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
// zeros (PixelRow.h). In narrow images a vector holds several rows
// (JoinedRows.h). Small images may be copied to rows with their padding first
// (PackedImages.h).
//

#include "JoinedRows.h"
#include "Kernels.h"
#include "PackedImages.h"
#include "PixelRow.h"
#include "RowEpilogue.h"
#include "ScalarRegions.h"
#include "TapTiles.h"

#include "NNPrim/Dialect/NNPrim/Utils/StaticMemRefs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include <map>

using namespace mlir;
using namespace nnprim;

namespace {
/// A depthwise convolution on memrefs and its tiling. Several rows of the input
/// or of the output may be joined.
struct RowKernel {
  DepthwiseConvNchwOp op;
  ConvDim height, width;
  int64_t batch, channels;
  DepthwiseNchwPlan plan;
  SmallVector<TapGroup> groups;
  SmallVector<PixelRun> runs;
  Value input, init;
  std::optional<PackedImages> packed;
  /// Whether a vector that is longer than a row may be stored.
  bool storesShortRows = false;

  bool joinsRows() const { return plan.joinedRows > 1; }
  /// Whether sums wait in `outs` for a long epilogue, which they can only as
  /// f32.
  bool storesSums() const {
    return getElementTypeOrSelf(init).isF32() && isLongEpilogue(op);
  }
};

/// A tile: rows of outputs from `oh` on, which read the taps `rows`, by the
/// vector at output `ow` of `run`. Its image may be copied to rows from
/// `packedRow` on.
struct Tile {
  Value n, c, oh, ow;
  Value packedRow;
  ArrayRef<TapRange> rows;
  const PixelRun &run;
};

/// One use of an input row: vector of output rows of the tile, row of the
/// filter.
struct RowUse {
  int64_t vector, kh;
  bool operator==(const RowUse &other) const {
    return vector == other.vector && kh == other.kh;
  }
};

/// The input rows of a vector, and which of them are no padding.
struct InputRows {
  SmallVector<RowUse> uses;
  SmallVector<bool> isInside;
};

/// The sums of a tile's vectors, each in some parts. The first term of a part
/// is its product, so that no register is cleared.
class Sums {
public:
  Sums(KernelBuilder &b, int64_t vectors, int64_t sets)
      : b(b), sets(sets), parts(vectors * sets) {}

  /// Adds the tap (kh, kw). Neighbouring taps are in different parts, whatever
  /// taps are padding.
  void add(int64_t vector, int64_t kh, int64_t kw, Value x, Value weight) {
    Value &part = parts[vector * sets + (kh + kw) % sets];
    part = part ? b.fma(x, weight, part)
                : arith::MulFOp::create(b, x, weight).getResult();
  }

  /// The whole sums; null if all of a vector's taps are padding. Behind fences:
  /// LLVM would add what follows, such as a bias, to the first product of a
  /// part, and all other products of the part would wait for it.
  SmallVector<Value> join() {
    SmallVector<Value> sums;
    for (size_t first = 0; first < parts.size(); first += sets) {
      Value sum;
      for (Value part : ArrayRef(parts).slice(first, sets)) {
        if (!part)
          continue;
        part = b.fence(part);
        sum = sum ? arith::AddFOp::create(b, sum, part).getResult() : part;
      }
      sums.push_back(sum);
    }
    return sums;
  }

private:
  KernelBuilder &b;
  int64_t sets;
  SmallVector<Value> parts;
};

/// The broadcast weights of a channel, each loaded where it is first used.
class Weights {
public:
  Weights(KernelBuilder &b, Value filter, Value c, int64_t width)
      : b(b), filter(filter), c(c), width(width) {}

  Value get(int64_t kh, int64_t kw) {
    Value &weight = loaded[{kh, kw}];
    if (!weight)
      weight = b.broadcast(load({c, b.index(kh), b.index(kw)}), width);
    return weight;
  }

private:
  Value load(ValueRange indices) {
    if (getElementTypeOrSelf(filter.getType()).isF32())
      return memref::LoadOp::create(b, filter, indices);
    return vector::ExtractOp::create(b, b.loadF32(filter, indices, 1), 0);
  }

  KernelBuilder &b;
  Value filter, c;
  int64_t width;
  std::map<std::pair<int64_t, int64_t>, Value> loaded;
};
} // namespace

/// The uses of input rows, keyed by the distance of the first from the one that
/// the first tap of the tile's first output row would read.
static std::map<int64_t, InputRows> getInputRows(const RowKernel &kernel,
                                                 ArrayRef<TapRange> rows) {
  std::map<int64_t, InputRows> inputs;
  int64_t joined = kernel.plan.joinedRows;
  const ConvDim &height = kernel.height;
  for (auto [row, taps] : llvm::enumerate(rows)) {
    int64_t vector = int64_t(row) / joined, lane = int64_t(row) % joined;
    for (int64_t kh = taps.lo; kh < taps.hi; ++kh) {
      InputRows &input =
          inputs[vector * joined * height.stride + kh * height.dilation];
      input.isInside.resize(joined);
      input.isInside[lane] = true;
      if (!llvm::is_contained(input.uses, RowUse{vector, kh}))
        input.uses.push_back({vector, kh});
    }
  }
  return inputs;
}

/// The input row that the first tap of output row `oh` reads; negative if it is
/// padding above the image.
static Value getFirstRow(KernelBuilder &b, const ConvDim &height, Value oh) {
  if (height.stride != 1)
    oh = arith::MulIOp::create(b, oh, b.index(height.stride));
  return b.add(oh, -height.pad);
}

namespace {
/// Loads the pixels under a tile.
class TilePixels {
public:
  TilePixels(KernelBuilder &b, const RowKernel &kernel, const Tile &tile)
      : b(b), kernel(kernel), tile(tile),
        single(b, kernel.width, tile.run, kernel.plan.masksTails, tile.ow),
        joined(b, kernel.width, kernel.plan.joinedRows),
        top(getFirstRow(b, kernel.height, tile.oh)) {}

  int64_t getLanes() const {
    return kernel.joinsRows() ? joined.getLanes() : tile.run.lanes;
  }

  /// Whether groups of taps meet the same vectors: at borders, where these
  /// begin inside of the row, and if pairs of short ones lie side by side.
  bool sharesLoads() const {
    if (kernel.joinsRows() || kernel.packed)
      return false;
    bool loadsPairs = kernel.width.stride == 2;
    return !tile.run.isInside ||
           (loadsPairs && kernel.width.taps > tile.run.lanes);
  }

  /// A vector for each tap of `group`, null where it meets padding alone.
  SmallVector<Value> load(Value channel, int64_t distance,
                          const InputRows &rows, const TapGroup &group) {
    Value row = b.add(top, distance);
    if (kernel.packed)
      return {kernel.packed->load(b.add(tile.packedRow, row), tile.ow,
                                  group.tap, tile.run.lanes)};
    if (!kernel.joinsRows())
      return single.load(kernel.input, {tile.n, channel, row}, group);
    return {joined.load(kernel.input, tile.n, channel, row, rows.isInside,
                        group.tap)};
  }

  /// A sum of what was loaded, with outputs in order.
  Value inOrder(Value sum) const {
    bool isOrdered = kernel.joinsRows() || kernel.packed || !sum;
    return isOrdered ? sum : single.inOrder(sum);
  }

private:
  KernelBuilder &b;
  const RowKernel &kernel;
  const Tile &tile;
  PixelRow single;
  JoinedRows joined;
  Value top;
};
} // namespace

/// The sums of the vectors of a tile; null if all of a vector's taps are
/// padding.
static SmallVector<Value> emitSums(KernelBuilder &b, RowKernel &kernel,
                                   const Tile &tile) {
  TilePixels pixels(b, kernel, tile);
  // Hidden, or LLVM would load all weights before the loops and keep some of
  // them on the stack.
  Weights weights(b, kernel.op.getFilter(), b.hide(tile.c), pixels.getLanes());
  Sums sums(b, llvm::divideCeil(tile.rows.size(), kernel.plan.joinedRows),
            kernel.plan.sets);
  auto inputs = getInputRows(kernel, tile.rows);
  for (const TapGroup &group : kernel.groups) {
    // Some columns are parts of the same loads, which LLVM would keep on the
    // stack from one to the next.
    Value channel = pixels.sharesLoads() ? b.hide(tile.c) : tile.c;
    for (auto &[distance, rows] : inputs) {
      SmallVector<Value> taps = pixels.load(channel, distance, rows, group);
      for (RowUse use : rows.uses)
        for (auto [i, x] : llvm::enumerate(taps)) {
          int64_t kw = group.tap + int64_t(i);
          if (x)
            sums.add(use.vector, use.kh, kw, x, weights.get(use.kh, kw));
        }
    }
  }
  return llvm::map_to_vector(sums.join(),
                             [&](Value sum) { return pixels.inOrder(sum); });
}

/// The sum's outputs, of which there are `width`, as they are stored.
static Value finishSum(KernelBuilder &b, RowKernel &kernel, Value sum,
                       int64_t width, ValueRange indices) {
  Value outputs = sum ? b.head(sum, width) : b.splat(0.0f, width);
  if (kernel.storesSums())
    return outputs;
  return applyEpilogue(b, kernel.op, outputs, indices);
}

/// Stores rows that are shorter than their vectors whole: what is behind a row
/// is the begin of the next one, which is stored after it. The epilogue may
/// read what is stored over.
static void storeShortRows(KernelBuilder &b, RowKernel &kernel,
                           const Tile &tile, ArrayRef<Value> sums) {
  SmallVector<Value> rows;
  for (auto [row, sum] : llvm::enumerate(sums))
    rows.push_back(
        finishSum(b, kernel, sum, tile.run.pixels,
                  {tile.n, tile.c, b.add(tile.oh, int64_t(row)), tile.ow}));
  Value init = joinRows(b, kernel.init);
  for (auto [row, outputs] : llvm::enumerate(rows)) {
    Value pixel = arith::MulIOp::create(b, b.add(tile.oh, int64_t(row)),
                                        b.index(kernel.width.outputs));
    bool isLast = row + 1 == rows.size();
    b.store(isLast ? outputs : b.widen(outputs, tile.run.lanes), init,
            {tile.n, tile.c, pixel});
  }
}

static void storeSums(KernelBuilder &b, RowKernel &kernel, const Tile &tile,
                      ArrayRef<Value> sums) {
  if (kernel.storesShortRows && tile.run.pixels < tile.run.lanes)
    return storeShortRows(b, kernel, tile, sums);
  int64_t joined = kernel.plan.joinedRows;
  for (auto [vector, sum] : llvm::enumerate(sums)) {
    int64_t first = int64_t(vector) * joined;
    SmallVector<Value> indices{tile.n, tile.c, b.add(tile.oh, first), tile.ow};
    if (!kernel.joinsRows()) {
      Value outputs = finishSum(b, kernel, sum, tile.run.pixels, indices);
      b.store(outputs, kernel.init, indices);
      continue;
    }
    int64_t rows = std::min(joined, int64_t(tile.rows.size()) - first);
    Value outputs =
        finishSum(b, kernel, sum, rows * kernel.width.outputs, indices);
    Value pixel =
        arith::MulIOp::create(b, indices[2], b.index(kernel.width.outputs));
    b.store(outputs, kernel.init, {tile.n, tile.c, pixel});
  }
}

/// One channel of one image, which may be copied to rows from `packedRow` on.
static void emitChannel(KernelBuilder &b, RowKernel &kernel, Value n, Value c,
                        Value packedRow) {
  for (const TapTiles &rows : getTapTiles(kernel.height, kernel.plan.rows))
    b.loop(rows.begin, rows.getEnd(), rows.getSize(), {},
           [&](Value oh, ValueRange) {
             for (const PixelRun &run : kernel.runs)
               b.loop(run.begin, run.getEnd(), run.pixels, {},
                      [&](Value ow, ValueRange) {
                        Tile tile{n, c, oh, ow, packedRow, rows.taps, run};
                        storeSums(b, kernel, tile, emitSums(b, kernel, tile));
                        return SmallVector<Value>();
                      });
             if (kernel.storesSums())
               RowEpilogue(b, kernel.op, n, c).apply(oh, rows.getSize());
             return SmallVector<Value>();
           });
}

/// Some channels from `c` on.
static void emitPackedChannels(KernelBuilder &b, RowKernel &kernel, Value n,
                               Value c, int64_t count) {
  auto forEach = [&](llvm::function_ref<void(Value, Value)> body) {
    b.loop(0, count, 1, {}, [&](Value i, ValueRange) {
      body(b.add(c, i), kernel.packed->getFirstRow(i));
      return SmallVector<Value>();
    });
  };
  forEach([&](Value channel, Value row) {
    kernel.packed->pack(kernel.input, n, channel, row);
  });
  forEach([&](Value channel, Value row) {
    emitChannel(b, kernel, n, channel, row);
  });
}

/// All channels of an image.
static void emitImage(KernelBuilder &b, RowKernel &kernel, Value n) {
  if (!kernel.packed) {
    b.parallelLoop(0, kernel.channels, 1, [&](Value c) {
      emitChannel(b, kernel, n, c, /*packedRow=*/Value());
    });
    return;
  }
  int64_t count = kernel.packed->getCount();
  int64_t rest = kernel.channels % count, whole = kernel.channels - rest;
  b.parallelLoop(0, whole, count,
                 [&](Value c) { emitPackedChannels(b, kernel, n, c, count); });
  if (rest != 0)
    b.parallelLoop(whole, kernel.channels, rest,
                   [&](Value c) { emitPackedChannels(b, kernel, n, c, rest); });
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
  for (Value operand : {op.getInput(), op.getFilter(), op.getInit()})
    if (!isStoredF32(getElementTypeOrSelf(operand)))
      return "the element type is not f32, in any number of bits";
  for (Value operand : {op.getInput(), op.getInit()})
    if (!hasUnitInnerStride(operand))
      return "the innermost dimension is not contiguous";
  if (!isVectorizableEpilogue(op))
    return "the epilogue cannot be vectorised";
  return success();
}

static RowKernel getMacroKernel(DepthwiseConvNchwOp op,
                                const TargetDesc &target) {
  ArrayRef<int64_t> in = cast<MemRefType>(op.getInput().getType()).getShape();
  ArrayRef<int64_t> out = cast<MemRefType>(op.getInit().getType()).getShape();
  ArrayRef<int64_t> filter =
      cast<MemRefType>(op.getFilter().getType()).getShape();
  auto getDim = [&](int64_t i) {
    return ConvDim{in[i + 2],          out[i + 2],           filter[i + 1],
                   op.getStrides()[i], op.getDilations()[i], op.getPads()[i]};
  };
  ConvDim height = getDim(0), width = getDim(1);
  DepthwiseNchwPlan plan = op.getPlanAttr().getPlan();
  return {op,
          height,
          width,
          out[0],
          out[1],
          plan,
          plan.packInput ? getSingleTaps(width) : getTapGroups(width, target),
          plan.packInput ? getPackedRuns(width, plan.pixels, plan.masksTails)
                         : getPixelRuns(width, plan.pixels, plan.masksTails),
          op.getInput(),
          op.getInit(),
          /*packed=*/std::nullopt,
          /*storesShortRows=*/false};
}

/// Joins the rows of both tensors, as far as the plan asks for it and memory
/// allows it.
static void joinRowsOf(KernelBuilder &b, RowKernel &kernel) {
  Value images[] = {kernel.input, kernel.init};
  if (!kernel.joinsRows() || !areRowsAdjacent(kernel.op, images)) {
    kernel.plan.joinedRows = 1;
    return;
  }
  kernel.input = joinRows(b, kernel.input);
  kernel.init = joinRows(b, kernel.init);
}

CheckResult nnprim::emitDepthwiseConvNchw(DepthwiseConvNchwOp op,
                                          const TargetDesc &target) {
  if (CheckResult result = match(op); failed(result))
    return result;
  KernelBuilder b(op, target);
  RowKernel kernel = getMacroKernel(op, target);
  joinRowsOf(b, kernel);
  if (kernel.plan.packInput && !kernel.runs.empty())
    kernel.packed.emplace(b, kernel.width, kernel.height.inputs,
                          kernel.runs.back().begin + kernel.runs.back().lanes,
                          kernel.channels);
  kernel.storesShortRows = kernel.packed && !kernel.plan.masksTails &&
                           kernel.width.outputs == kernel.plan.pixels &&
                           areRowsAdjacent(op, {kernel.init});
  b.parallelLoop(0, kernel.batch, 1, [&](Value n) { emitImage(b, kernel, n); });
  return success();
}
