//===- InterleavedTaps.cpp - Depthwise convolutions by dot products -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// An instruction that adds products of four neighbouring bytes to a lane takes
// four taps of a channel if the bytes of four input rows lie side by side. A
// block is a vector of bytes, so that two rounds of unpacking give four vectors
// with the bytes of four rows for each channel. They serve every column of the
// filter and every output row of the tile: the filters of output row r have its
// taps where the input rows that it sees are, and zeros elsewhere.
//
// Unpacking works within 128 bits. Where vectors are wider, groups of four
// channels change places before, so that vectors come out in order.

#include "InterleavedTaps.h"

#include "Gemm/DotProduct.h"

#include "NNPrim/Plan/KernelResources.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

#include <map>

using namespace mlir;
using namespace nnprim;

/// Rows that an instruction takes together, and vectors of sums of a block.
static constexpr int64_t kGroup = 4;

int64_t nnprim::getBlockChannels(const KernelBuilder &b) {
  return b.getTarget().getLanes(8);
}

//===----------------------------------------------------------------------===//
// Interleaving
//===----------------------------------------------------------------------===//

static Value shuffle(KernelBuilder &b, Value lhs, Value rhs,
                     ArrayRef<int64_t> mask) {
  return vector::ShuffleOp::create(b, lhs, rhs, mask);
}

/// Elements of `bytes` bytes of both vectors in turn, from the lower or the
/// upper half of each 128 bits.
static Value unpack(KernelBuilder &b, Value lhs, Value rhs, int64_t bytes,
                    bool isUpper) {
  Type element = b.getIntegerType(8 * bytes);
  Value first = b.bitcast(lhs, element), second = b.bitcast(rhs, element);
  int64_t count = cast<VectorType>(first.getType()).getNumElements();
  int64_t lane = 16 / bytes;
  SmallVector<int64_t> mask;
  for (int64_t begin = 0; begin < count; begin += lane)
    for (int64_t i = 0; i < lane / 2; ++i) {
      int64_t place = begin + (isUpper ? lane / 2 : 0) + i;
      llvm::append_values(mask, place, count + place);
    }
  return b.bitcast(shuffle(b, first, second, mask), b.getI8Type());
}

/// Moves groups of four channels to where unpacking takes them from: group
/// lanes·j + l becomes number j of 128-bit lane l.
static Value spread(KernelBuilder &b, Value row) {
  Value groups = b.bitcast(row, b.getI32Type());
  int64_t count = cast<VectorType>(groups.getType()).getNumElements();
  int64_t lanes = count / kGroup;
  if (lanes == 1)
    return row;
  SmallVector<int64_t> mask;
  for (int64_t lane = 0; lane < lanes; ++lane)
    for (int64_t j = 0; j < kGroup; ++j)
      mask.push_back(lanes * j + lane);
  return b.bitcast(shuffle(b, groups, groups, mask), b.getI8Type());
}

/// Four vectors with the bytes of all `rows` for each channel, in order.
static SmallVector<Value> interleave(KernelBuilder &b, ArrayRef<Value> rows) {
  SmallVector<Value> spreadRows, result;
  for (Value row : rows)
    spreadRows.push_back(row ? spread(b, row) : Value());
  Value zeros = b.zeros(b.getI8Type(), getBlockChannels(b));
  for (Value &row : spreadRows)
    if (!row)
      row = zeros;
  for (bool isUpper : {false, true}) {
    Value low = unpack(b, spreadRows[0], spreadRows[1], 1, isUpper);
    Value high = unpack(b, spreadRows[2], spreadRows[3], 1, isUpper);
    for (bool isUpperPair : {false, true})
      result.push_back(unpack(b, low, high, 2, isUpperPair));
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Filters
//===----------------------------------------------------------------------===//

/// The tap of output row `row` that reads the input row at `offset`, or -1.
static int64_t getTap(const ConvDim &dim, int64_t row, int64_t offset) {
  int64_t distance = offset - row * dim.stride;
  bool isTap = distance >= 0 && distance % dim.dilation == 0 &&
               distance / dim.dilation < dim.taps;
  return isTap ? distance / dim.dilation : -1;
}

/// `channels` bytes as a whole vector, with zeros behind them.
static Value loadBytes(KernelBuilder &b, Value memref, ValueRange indices,
                       int64_t channels) {
  return b.widen(b.loadExtended(b.getI8Type(), memref, indices, channels),
                 getBlockChannels(b));
}

/// Where the filters of output row `row` for a group of input rows and a filter
/// column are in scratch memory, the first of four vectors.
static int64_t getPlace(const DepthwiseMacroKernel &kernel, int64_t row,
                        int64_t group, int64_t column) {
  int64_t groups = kernel.interleaved.getNumGroups();
  return ((row * groups + group) * kernel.width.taps + column) * kGroup;
}

void nnprim::interleaveFilters(KernelBuilder &b, DepthwiseMacroKernel &kernel,
                               Value c, int64_t channels) {
  InterleavedFilters &filters = kernel.interleaved;
  filters.inputRows =
      getInterleavedRows(kernel.height.taps, kernel.height.stride,
                         kernel.height.dilation, kernel.plan.rows);
  int64_t block = getBlockChannels(b), groups = filters.getNumGroups();
  if (!filters.scratch)
    filters.scratch = b.getScratch(
        {kernel.plan.rows * groups * kernel.width.taps * kGroup * block},
        b.getI8Type());
  filters.origin = b.hide(0);
  for (int64_t row = 0; row < kernel.plan.rows; ++row)
    for (int64_t group = 0; group < groups; ++group)
      for (int64_t column = 0; column < kernel.width.taps; ++column) {
        SmallVector<Value> taps(kGroup);
        for (int64_t i = 0; i < kGroup; ++i) {
          int64_t slot = group * kGroup + i;
          int64_t tap =
              slot < int64_t(filters.inputRows.size())
                  ? getTap(kernel.height, row, filters.inputRows[slot])
                  : -1;
          if (tap >= 0)
            taps[i] = loadBytes(b, kernel.op.getFilter(),
                                {b.index(tap), b.index(column), c}, channels);
        }
        int64_t place = getPlace(kernel, row, group, column);
        for (auto [j, vector] : llvm::enumerate(interleave(b, taps)))
          b.store(vector, filters.scratch,
                  b.add(filters.origin, (place + j) * block));
      }
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

namespace {
/// An output of a tile, and the filter column with which it reads an input.
struct ColumnUse {
  int64_t output, tap;
};

/// A tile and what its sums are made of.
struct TileSums {
  KernelBuilder &b;
  DepthwiseMacroKernel &kernel;
  const DepthwiseTile &tile;
  SmallVector<Value> sums;

  Value getFirstInput(const ConvDim &dim, Value out);
  bool usesRow(int64_t row, int64_t offset);
  SmallVector<Value> loadGroup(Value top, Value column, int64_t group);
  void addGroup(ArrayRef<Value> inputs, int64_t group,
                ArrayRef<ColumnUse> uses);
};
} // namespace

Value TileSums::getFirstInput(const ConvDim &dim, Value out) {
  Value input = arith::MulIOp::create(b, out, b.index(dim.stride));
  return b.add(input, -dim.pad);
}

/// Whether output row `row` of the tile reads the input row at `offset`, which
/// then is not padding.
bool TileSums::usesRow(int64_t row, int64_t offset) {
  int64_t tap = getTap(kernel.height, row, offset);
  return tap >= tile.rowTaps[row].lo && tap < tile.rowTaps[row].hi;
}

/// The interleaved bytes of a group of input rows at a column; null if no
/// output reads them.
SmallVector<Value> TileSums::loadGroup(Value top, Value column, int64_t group) {
  ArrayRef<int64_t> inputRows = kernel.interleaved.inputRows;
  SmallVector<Value> rows(kGroup);
  for (int64_t i = 0; i < kGroup; ++i) {
    int64_t slot = group * kGroup + i;
    if (slot >= int64_t(inputRows.size()))
      break;
    int64_t offset = inputRows[slot];
    bool isRead =
        llvm::any_of(llvm::seq<int64_t>(0, tile.rowTaps.size()),
                     [&](int64_t row) { return usesRow(row, offset); });
    if (isRead)
      rows[i] = loadBytes(b, kernel.op.getInput(),
                          {tile.n, b.add(top, offset), column, tile.c},
                          tile.getChannels());
  }
  if (llvm::none_of(rows, [](Value row) { return bool(row); }))
    return {};
  return interleave(b, rows);
}

/// Adds the products of a group of input rows at one column.
void TileSums::addGroup(ArrayRef<Value> inputs, int64_t group,
                        ArrayRef<ColumnUse> uses) {
  int64_t block = getBlockChannels(b);
  ElementType lhs =
      kernel.op.getLhsUnsigned() ? ElementType::U8 : ElementType::I8;
  DotProduct product{{lhs, ElementType::I8, ElementType::I32},
                     kGroup,
                     /*pairsFit=*/false,
                     {},
                     {},
                     {}};
  ArrayRef<int64_t> inputRows = kernel.interleaved.inputRows;
  for (int64_t row = 0; row < int64_t(tile.rowTaps.size()); ++row) {
    auto slots = inputRows.drop_front(group * kGroup).take_front(kGroup);
    if (llvm::none_of(slots,
                      [&](int64_t offset) { return usesRow(row, offset); }))
      continue;
    for (ColumnUse use : uses)
      for (int64_t j = 0; j < int64_t(tile.widths.size()); ++j) {
        int64_t place = getPlace(kernel, row, group, use.tap) + j;
        Value &sum = sums[tile.getSum(row, use.output, j)];
        product.lhs = inputs[j];
        product.rhs = b.loadExtended(
            b.getI8Type(), kernel.interleaved.scratch,
            b.add(kernel.interleaved.origin, place * block), block);
        product.sum = sum;
        sum = emitDotProduct(b, product);
      }
  }
}

SmallVector<Value> nnprim::emitInterleavedSums(KernelBuilder &b,
                                               DepthwiseMacroKernel &kernel,
                                               const DepthwiseTile &tile) {
  TileSums state{b, kernel, tile, {}};
  for (int64_t i = 0; i < tile.getPixels(); ++i)
    for (int64_t j = 0; j < int64_t(tile.widths.size()); ++j) {
      Value bias = loadBias(b, kernel, tile, j);
      state.sums.push_back(bias ? b.widen(bias, b.getLanes())
                                : b.zeros(b.getI32Type(), b.getLanes()));
    }
  std::map<int64_t, SmallVector<ColumnUse>> columns;
  for (auto [output, range] : llvm::enumerate(tile.columnTaps))
    for (int64_t tap = range.lo; tap < range.hi; ++tap)
      columns[output * kernel.width.stride + tap * kernel.width.dilation]
          .push_back({int64_t(output), tap});
  Value top = state.getFirstInput(kernel.height, tile.oh);
  Value left = state.getFirstInput(kernel.width, tile.ow);
  for (auto &[offset, uses] : columns)
    for (int64_t group = 0; group < kernel.interleaved.getNumGroups();
         ++group) {
      // Hidden, or LLVM would load and unpack all columns first and keep them
      // on the stack.
      SmallVector<Value> inputs =
          state.loadGroup(top, b.hide(b.add(left, offset)), group);
      if (!inputs.empty())
        state.addGroup(inputs, group, uses);
    }
  // Of a vector that ends with the channels, the rest is not stored.
  for (int64_t pixel = 0; pixel < tile.getPixels(); ++pixel)
    for (auto [j, width] : llvm::enumerate(tile.widths)) {
      Value &sum = state.sums[pixel * tile.widths.size() + j];
      sum = b.head(sum, width);
    }
  return state.sums;
}
