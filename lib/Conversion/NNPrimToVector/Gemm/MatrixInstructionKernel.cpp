//===- MatrixInstructionKernel.cpp - Kernels of SMMLA, USMMLA and BFMMLA --===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// SMMLA and USMMLA multiply two rows by two columns, eight values of K at a
// time, and add the products to a vector of 2×2 sums; BFMMLA does four bf16. So
// many values of K lie together in a panel that 16 bytes of it are two columns.
// Of A, eight bytes of two rows become one vector. Sums of a tile are in that
// order while K goes by, and row by row before and after.

#include "DotProduct.h"
#include "GemmKernel.h"
#include "TargetHooks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

static Value shuffle(KernelBuilder &b, Value lhs, Value rhs,
                     ArrayRef<int64_t> mask) {
  return vector::ShuffleOp::create(b, lhs, rhs, mask);
}

//===----------------------------------------------------------------------===//
// Orders of sums
//===----------------------------------------------------------------------===//

namespace {
/// For each pair of rows and each vector of four columns, two vectors of 2×2
/// sums.
struct PairedSums {
  int64_t rows, vectors;
  /// A vector has columns of sums, not rows.
  bool isTransposed;

  int64_t getNumPairs() const { return llvm::divideCeil(rows, 2); }
  /// The second row of a pair; the last row of an odd number is alone.
  int64_t getSecond(int64_t pair) const {
    return std::min(2 * pair + 1, rows - 1);
  }
  int64_t getPlace(int64_t pair, int64_t vector) const {
    return 2 * (pair * vectors + vector);
  }
};
} // namespace

static SmallVector<Value> pairRows(KernelBuilder &b, const PairedSums &order,
                                   ValueRange sums) {
  SmallVector<Value> paired;
  for (int64_t pair = 0; pair < order.getNumPairs(); ++pair)
    for (int64_t j = 0; j < order.vectors; ++j) {
      Value first = sums[2 * pair * order.vectors + j];
      Value second = sums[order.getSecond(pair) * order.vectors + j];
      for (int64_t i : {0, 2})
        paired.push_back(
            order.isTransposed
                ? shuffle(b, first, second, {i, i + 4, i + 1, i + 5})
                : shuffle(b, first, second, {i, i + 1, i + 4, i + 5}));
    }
  return paired;
}

static SmallVector<Value> separateRows(KernelBuilder &b,
                                       const PairedSums &order,
                                       ArrayRef<Value> paired) {
  SmallVector<Value> sums;
  for (int64_t row = 0; row < order.rows; ++row)
    for (int64_t j = 0; j < order.vectors; ++j) {
      int64_t place = order.getPlace(row / 2, j);
      int64_t second = row % 2, step = order.isTransposed ? 2 : 1;
      int64_t first = order.isTransposed ? second : 2 * second;
      SmallVector<int64_t> mask{first, first + step, 4 + first,
                                4 + first + step};
      sums.push_back(shuffle(b, paired[place], paired[place + 1], mask));
    }
  return sums;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Values [k, k + count) of a row, `width` with zeros behind them.
static Value loadRow(KernelBuilder &b, const RowSource &source, int64_t row,
                     Value k, int64_t count, int64_t width) {
  Value memref = source.memrefs[row];
  return b.widen(b.loadExtended(getElementTypeOrSelf(memref.getType()), memref,
                                source.getIndices(b, row, k), count),
                 width);
}

/// For each pair of rows, the group number `group` of both of `rows`, which
/// have one group or two.
static SmallVector<Value> pairGroups(KernelBuilder &b, const PairedSums &order,
                                     ArrayRef<Value> rows, int64_t group) {
  Type element = getElementTypeOrSelf(rows.front());
  SmallVector<Value> pairs;
  for (int64_t pair = 0; pair < order.getNumPairs(); ++pair) {
    Value first = b.bitcast(rows[2 * pair], b.getI64Type());
    Value second = b.bitcast(rows[order.getSecond(pair)], b.getI64Type());
    int64_t groups = cast<VectorType>(first.getType()).getNumElements();
    pairs.push_back(
        b.bitcast(shuffle(b, first, second, {group, groups + group}), element));
  }
  return pairs;
}

/// Adds the products of a group, whose values of A are `pairs`.
static void multiply(KernelBuilder &b, const MicroTile &tile,
                     const PairedSums &order, ArrayRef<Value> pairs,
                     Value panelK, MutableArrayRef<Value> sums) {
  bool isUnsigned = tile.types.lhs == ElementType::U8 || order.isTransposed;
  Type element = getElementTypeOrSelf(tile.rhs.getType());
  Value first = arith::MulIOp::create(b, panelK, b.index(tile.nr));
  for (int64_t j = 0; j < order.vectors; ++j)
    for (int64_t half = 0; half < 2; ++half) {
      int64_t column = 4 * j + 2 * half;
      Value columns = b.loadExtended(
          element, tile.rhs, b.add(first, column * tile.kr), 2 * tile.kr);
      for (auto [pair, rows] : llvm::enumerate(pairs)) {
        Value &sum = sums[order.getPlace(pair, j) + half];
        // USMMLA takes its unsigned factor first.
        sum = order.isTransposed
                  ? emitMatrixProduct(b, sum, columns, rows, isUnsigned)
                  : emitMatrixProduct(b, sum, rows, columns, isUnsigned);
      }
    }
}

SmallVector<Value> nnprim::runMatrixProducts(KernelBuilder &b,
                                             const MicroTile &tile,
                                             const RowSource &source,
                                             Value panelBase, int64_t depth,
                                             ValueRange accumulators) {
  PairedSums order{tile.rows, tile.getNumVectors(),
                   /*isTransposed=*/tile.types.rhs == ElementType::U8};
  auto step = [&](Value k, int64_t count, MutableArrayRef<Value> sums) {
    Value panelK = panelBase ? b.add(panelBase, k) : k;
    int64_t groups = llvm::divideCeil(count, tile.kr);
    SmallVector<Value> rows;
    for (int64_t row = 0; row < tile.rows; ++row)
      rows.push_back(loadRow(b, source, row, k, count, groups * tile.kr));
    for (int64_t group = 0; group < groups; ++group)
      multiply(b, tile, order, pairGroups(b, order, rows, group),
               b.add(panelK, group * tile.kr), sums);
  };
  int64_t turn = 2 * tile.kr;
  int64_t whole = depth / turn * turn;
  SmallVector<Value> sums =
      b.loop(0, whole, turn, pairRows(b, order, accumulators),
             [&](Value k, ValueRange carried) {
               SmallVector<Value> results(carried);
               step(k, turn, results);
               return results;
             });
  if (whole < depth)
    step(b.index(whole), depth - whole, sums);
  return separateRows(b, order, sums);
}
