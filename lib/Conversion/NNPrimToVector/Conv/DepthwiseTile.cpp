//===- DepthwiseTile.cpp - A register tile of depthwise_conv --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DepthwiseTile.h"

#include "EpilogueEmitter.h"
#include "Gemm/DotProduct.h"
#include "InterleavedTaps.h"
#include "ScalarRegions.h"
#include "TileView.h"

#include "NNPrim/Plan/KernelResources.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include "llvm/ADT/STLExtras.h"

#include <map>

using namespace mlir;
using namespace nnprim;

namespace {
/// One use of an input by a tile along one dimension.
struct TapUse {
  int64_t output, tap;
};
} // namespace

/// The uses of each input along `dim`, keyed by the input's distance from the
/// one that the first tap of the tile's first output would read.
static std::map<int64_t, SmallVector<TapUse>> getUses(const ConvDim &dim,
                                                      ArrayRef<TapRange> taps) {
  std::map<int64_t, SmallVector<TapUse>> uses;
  for (auto [output, range] : llvm::enumerate(taps))
    for (int64_t tap = range.lo; tap < range.hi; ++tap)
      uses[output * dim.stride + tap * dim.dilation].push_back(
          {int64_t(output), tap});
  return uses;
}

/// The input that the first tap of output `out` reads; negative if it is
/// padding in front of the image.
static Value getFirstInput(KernelBuilder &b, const ConvDim &dim, Value out) {
  Value input = arith::MulIOp::create(b, out, b.index(dim.stride));
  return b.add(input, -dim.pad);
}

/// x · weight + sum, or the product alone if there is no sum yet.
static Value multiplyAdd(KernelBuilder &b, DepthwiseConvOp op, Value x,
                         Value weight, Value sum) {
  if (!op.getAccumulatorType().isInteger()) {
    if (sum)
      return b.fma(x, weight, sum);
    return arith::MulFOp::create(b, x, weight);
  }
  if (!op.getLhsUnsigned() ||
      !getElementTypeOrSelf(op.getInput()).isInteger(8)) {
    Value product = arith::MulIOp::create(b, x, weight);
    return sum ? arith::AddIOp::create(b, sum, product).getResult() : product;
  }
  // An unsigned byte has zeros in its upper half, so that as two words it has
  // one product.
  if (!sum)
    sum =
        b.zeros(b.getI32Type(), cast<VectorType>(x.getType()).getNumElements());
  DotProduct product{{ElementType::I16, ElementType::I16, ElementType::I32},
                     /*kr=*/2,
                     /*pairsFit=*/false,
                     b.bitcast(x, b.getI16Type()),
                     b.bitcast(weight, b.getI16Type()),
                     sum};
  return emitDotProduct(b, product);
}

/// Whether sums are stored before a long epilogue is applied; `outs` must have
/// room for them.
static bool storesSums(DepthwiseConvOp op) {
  return isLongEpilogue(op) &&
         getElementTypeOrSelf(op.getInit()) == op.getAccumulatorType();
}

namespace {
/// Inputs that a tile reads.
struct InputView {
  TileView view;
  /// The distances of the view's first row and column from the inputs that the
  /// first tap of the tile's first output would read.
  int64_t row, column;
};
} // namespace

/// A view of the inputs in rows `top + first` to `top + last`.
static InputView getInputView(KernelBuilder &b, DepthwiseMacroKernel &kernel,
                              const DepthwiseTile &tile, Value top,
                              int64_t first, int64_t last) {
  Value left = getFirstInput(b, kernel.width, tile.ow);
  auto uses = getUses(kernel.width, tile.columnTaps);
  int64_t begin = uses.empty() ? 0 : uses.begin()->first;
  int64_t end = uses.empty() ? 1 : uses.rbegin()->first + 1;
  TileView view(b, kernel.op.getInput(),
                {tile.n, b.add(top, first), b.add(left, begin), tile.c},
                {1, last - first + 1, end - begin, tile.getChannels()});
  return {view, first, begin};
}

/// Adds the products of the input row at distance `h` from the first to the
/// sums of `rows`, pairs of an output row and a filter row. Each vector of the
/// input row is loaded once. A sum without terms or a bias is null: its first
/// term is a plain product, so that no register has to be cleared.
static void addInputRow(KernelBuilder &b, DepthwiseMacroKernel &kernel,
                        const DepthwiseTile &tile, const TileView &filter,
                        const InputView &input, int64_t h,
                        ArrayRef<TapUse> rows, SmallVectorImpl<Value> &sums) {
  Type type = kernel.op.getAccumulatorType();
  bool isUnsigned = kernel.op.getLhsUnsigned();
  int64_t c = 0;
  for (auto [j, width] : llvm::enumerate(tile.widths)) {
    for (auto &[offset, columns] : getUses(kernel.width, tile.columnTaps)) {
      SmallVector<Value> indices = input.view.getIndices(
          b, {0, h - input.row, offset - input.column, c});
      Value x = b.loadExtended(type, input.view.getMemref(), indices, width,
                               isUnsigned);
      for (TapUse row : rows) {
        for (TapUse column : columns) {
          Value weight = b.loadExtended(
              type, filter.getMemref(),
              filter.getIndices(b, {row.tap, column.tap, c}), width);
          Value &sum = sums[tile.getSum(row.output, column.output, j)];
          sum = multiplyAdd(b, kernel.op, x, weight, sum);
        }
      }
    }
    c += width;
  }
}

/// A view of the filters of a tile's channels, of `rows` rows from `row` on.
static TileView getFilterView(KernelBuilder &b, DepthwiseMacroKernel &kernel,
                              const DepthwiseTile &tile, Value row,
                              int64_t rows) {
  return {b,
          kernel.op.getFilter(),
          {row, b.index(0), tile.c},
          {rows, kernel.width.taps, tile.getChannels()}};
}

Value nnprim::loadBias(KernelBuilder &b, const DepthwiseMacroKernel &kernel,
                       const DepthwiseTile &tile, int64_t vector) {
  if (!kernel.bias)
    return {};
  DepthwiseConvOp op = kernel.op;
  return b.loadExtended(
      op.getAccumulatorType(), op.getEpilogueOperands()[*kernel.bias],
      b.add(tile.c, vector * b.getLanes()), tile.widths[vector]);
}

/// The bias for each sum, or null.
static SmallVector<Value> createSums(KernelBuilder &b,
                                     const DepthwiseMacroKernel &kernel,
                                     const DepthwiseTile &tile) {
  SmallVector<Value> sums, row;
  for (int64_t j = 0; j < int64_t(tile.widths.size()); ++j)
    row.push_back(loadBias(b, kernel, tile, j));
  for (int64_t i = 0; i < tile.getPixels(); ++i)
    llvm::append_range(sums, row);
  return sums;
}

/// Emits the sums of a tile, with the filter as straight-line code. `finish` is
/// called for each row as soon as its sums are complete, which frees their
/// registers.
static void
emitSums(KernelBuilder &b, DepthwiseMacroKernel &kernel,
         const DepthwiseTile &tile,
         llvm::function_ref<void(int64_t, ArrayRef<Value>)> finish) {
  Value top = getFirstInput(b, kernel.height, tile.oh);
  SmallVector<Value> sums = createSums(b, kernel, tile);
  std::map<int64_t, SmallVector<TapUse>> uses =
      getUses(kernel.height, tile.rowTaps);
  SmallVector<int64_t> last(tile.rowTaps.size(), -1);
  for (auto &[offset, rows] : uses)
    for (TapUse use : rows)
      last[use.output] = offset;
  for (auto [row, offset] : llvm::enumerate(last))
    if (offset < 0)
      finish(row, sums);
  if (uses.empty())
    return;
  TileView filter =
      getFilterView(b, kernel, tile, b.index(0), kernel.height.taps);
  auto getInput = [&](int64_t first, int64_t last) {
    return getInputView(b, kernel, tile, top, first, last);
  };
  std::optional<InputView> input;
  if (!kernel.rowAddresses)
    input = getInput(uses.begin()->first, uses.rbegin()->first);
  for (auto &[offset, rows] : uses) {
    if (kernel.rowAddresses)
      input = getInput(offset, offset);
    addInputRow(b, kernel, tile, filter, *input, offset, rows, sums);
    for (auto [row, lastOffset] : llvm::enumerate(last))
      if (lastOffset == offset)
        finish(row, sums);
  }
}

static SmallVector<Value> createZeros(KernelBuilder &b,
                                      DepthwiseMacroKernel &kernel,
                                      const DepthwiseTile &tile) {
  if (kernel.bias)
    return createSums(b, kernel, tile);
  SmallVector<Value> sums;
  for (int64_t i = 0; i < tile.getPixels(); ++i)
    for (int64_t width : tile.widths)
      sums.push_back(b.zeros(kernel.op.getAccumulatorType(), width));
  return sums;
}

/// Emits the sums of a tile of one row, with a loop over the filter's rows
/// whose bounds cut padding off.
static SmallVector<Value> emitSumsInLoop(KernelBuilder &b,
                                         DepthwiseMacroKernel &kernel,
                                         const DepthwiseTile &tile) {
  const ConvDim &height = kernel.height;
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
  return b.loop(lo, hi, 1, createZeros(b, kernel, tile),
                [&](Value kh, ValueRange carried) {
                  SmallVector<Value> sums(carried);
                  Value h = b.add(top, arith::MulIOp::create(b, kh, dilation));
                  TileView filter = getFilterView(b, kernel, tile, kh, 1);
                  InputView input = getInputView(b, kernel, tile, h, 0, 0);
                  addInputRow(b, kernel, tile, filter, input, 0, {{0, 0}},
                              sums);
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

/// Applies a long epilogue to the stored sums, in loops over the outputs.
static void runLongEpilogue(KernelBuilder &b, DepthwiseMacroKernel &kernel,
                            const DepthwiseTile &tile) {
  Value init = kernel.op.getInit();
  EpilogueEmitter epilogue(b, kernel.op);
  int64_t columns = epilogue.getVectorsPerTurn() / int64_t(tile.widths.size());
  b.loop(0, tile.rowTaps.size(), 1, {}, [&](Value row, ValueRange) {
    DepthwiseTile part = tile;
    part.oh = b.add(tile.oh, row);
    auto finish = [&](Value first, int64_t count) {
      part.ow = b.add(tile.ow, first);
      SmallVector<StoredAccumulator> sums;
      for (int64_t column = 0; column < count; ++column)
        for (auto [j, width] : llvm::enumerate(tile.widths)) {
          SmallVector<Value> indices = getOutputIndices(b, part, 0, column, j);
          sums.push_back({indices, indices, width});
        }
      epilogue.applyInMemory(b, init, sums);
    };
    forEachGroup(b, tile.columnTaps.size(), columns, finish);
    return SmallVector<Value>();
  });
}

/// Whether biases are loaded for each row of outputs: the registers are full,
/// and LLVM would keep a bias in one and weights on the stack.
static bool reloadsBias(KernelBuilder &b, const DepthwiseMacroKernel &kernel) {
  // A bias and what is computed with it.
  constexpr int64_t epilogueRegisters = 4;
  const TargetDesc &target = b.getTarget();
  int64_t live = countDepthwiseRegisters(
      kernel.plan, {kernel.height.taps, kernel.width.taps},
      kernel.height.stride, kernel.height.dilation);
  return target.hasMemoryOperands && !kernel.plan.loopOverTaps &&
         live + epilogueRegisters > target.numVectorRegisters;
}

static void storeRow(KernelBuilder &b, DepthwiseMacroKernel &kernel,
                     const DepthwiseTile &tile, const TileView &view,
                     int64_t row, int64_t viewRow, ArrayRef<Value> sums) {
  bool isLong = storesSums(kernel.op), isFull = reloadsBias(b, kernel);
  int64_t columns = tile.columnTaps.size();
  for (int64_t column = 0; column < columns; ++column) {
    for (size_t j = 0; j < tile.widths.size(); ++j) {
      SmallVector<Value> indices = getOutputIndices(b, tile, row, column, j);
      Value sum = sums[tile.getSum(row, column, j)];
      if (!sum)
        sum = b.zeros(kernel.op.getAccumulatorType(), tile.widths[j]);
      if (isFull)
        indices.back() = b.disguise(indices.back());
      if (!isLong)
        sum = applyEpilogue(b, kernel.op, sum, indices);
      int64_t c = int64_t(j) * b.getLanes();
      b.store(sum, view.getMemref(),
              view.getIndices(b, {0, viewRow, column, c}));
    }
  }
}

void nnprim::emitDepthwiseTile(KernelBuilder &b, DepthwiseMacroKernel &kernel,
                               const DepthwiseTile &tile) {
  int64_t rows = tile.rowTaps.size();
  auto getOutput = [&](int64_t row, int64_t count) -> TileView {
    return {b,
            kernel.op.getInit(),
            {tile.n, b.add(tile.oh, row), tile.ow, tile.c},
            {1, count, int64_t(tile.columnTaps.size()), tile.getChannels()}};
  };
  std::optional<TileView> output;
  if (!kernel.rowAddresses)
    output = getOutput(0, rows);
  auto finish = [&](int64_t row, ArrayRef<Value> sums) {
    if (output)
      storeRow(b, kernel, tile, *output, row, row, sums);
    else
      storeRow(b, kernel, tile, getOutput(row, 1), row, 0, sums);
  };
  if (kernel.interleaved.scratch) {
    SmallVector<Value> sums = emitInterleavedSums(b, kernel, tile);
    for (int64_t row = 0; row < rows; ++row)
      finish(row, sums);
  } else if (kernel.plan.loopOverTaps)
    finish(0, emitSumsInLoop(b, kernel, tile));
  else
    emitSums(b, kernel, tile, finish);
  if (storesSums(kernel.op))
    runLongEpilogue(b, kernel, tile);
}
