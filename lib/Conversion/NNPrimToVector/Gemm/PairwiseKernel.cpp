//===- PairwiseKernel.cpp - Micro-kernels with vectors along K ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Where a product has fewer columns than a vector has lanes, vectors along
// columns are mostly padding. Here they lie along K (input channels): a vector
// of a row of A times a vector of each column of B, whose values of K lie
// together in the panel (Keane, section 5.3.1, pairwise channels). Each element
// of C is a vector of partial sums, which are added up once, at the end.
//

#include "GemmKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

/// `count` values of a row of A from `k` on, and zeros up to `tile.kr`.
static Value loadRow(KernelBuilder &b, const MicroTile &tile,
                     const RowSource &source, int64_t row, Value k,
                     int64_t count) {
  Value memref = source.memrefs[row];
  if (hasUnitInnerStride(memref))
    return b.widen(b.loadF32(memref, source.getIndices(b, row, k), count),
                   tile.kr);
  SmallVector<Value> elements;
  for (int64_t i = 0; i < count; ++i)
    elements.push_back(
        b.loadScalar(memref, source.getIndices(b, row, b.add(k, i))));
  Value vector = vector::FromElementsOp::create(
      b, VectorType::get(count, b.getF32Type()), elements);
  return b.widen(vector, tile.kr);
}

/// Adds the products of `count` values of K from `k` on.
static SmallVector<Value> multiplyStep(KernelBuilder &b, const MicroTile &tile,
                                       const RowSource &source, Value panelBase,
                                       Value k, int64_t count,
                                       ValueRange accumulators) {
  SmallVector<Value> results(accumulators);
  Value panelK = panelBase ? b.add(panelBase, k) : k;
  prefetchGroups(b, tile, source, k, panelK, count);
  Value first = arith::MulIOp::create(b, panelK, b.index(tile.nr));
  auto loadColumn = [&](int64_t column) {
    return b.loadF32(tile.rhs, b.add(first, column * tile.kr), tile.kr);
  };
  auto load = [&](int64_t row) {
    return loadRow(b, tile, source, row, k, count);
  };
  // The fewer vectors stay in registers, and the others come one by one.
  bool keepsColumns = tile.columns <= tile.rows;
  SmallVector<Value> kept;
  int64_t numKept = keepsColumns ? tile.columns : tile.rows;
  for (int64_t i = 0; i < numKept; ++i)
    kept.push_back(keepsColumns ? loadColumn(i) : load(i));
  int64_t numOthers = keepsColumns ? tile.rows : tile.columns;
  for (int64_t i = 0; i < numOthers; ++i) {
    Value other = keepsColumns ? load(i) : loadColumn(i);
    for (int64_t j = 0; j < numKept; ++j) {
      int64_t row = keepsColumns ? i : j, column = keepsColumns ? j : i;
      Value &sum = results[row * tile.columns + column];
      sum = b.fma(other, kept[j], sum);
    }
  }
  return results;
}

SmallVector<Value> nnprim::runPairwise(KernelBuilder &b, const MicroTile &tile,
                                       const RowSource &source, Value panelBase,
                                       int64_t depth, ValueRange accumulators) {
  int64_t whole = depth / tile.kr * tile.kr;
  SmallVector<Value> results =
      b.loop(0, whole, tile.kr, accumulators, [&](Value k, ValueRange carried) {
        return multiplyStep(b, tile, source, panelBase, k, tile.kr, carried);
      });
  if (whole == depth)
    return results;
  return multiplyStep(b, tile, source, panelBase, b.index(whole), depth - whole,
                      results);
}

/// Of vectors that hold partial sums in segments of `length` lanes, the first
/// or the second halves of all segments of the first `count`, one or two.
static Value takeHalves(KernelBuilder &b, Value x, Value y, int64_t count,
                        int64_t length, bool isSecond) {
  int64_t lanes = cast<VectorType>(x.getType()).getNumElements();
  SmallVector<int64_t> mask;
  for (int64_t source = 0; source < count; ++source)
    for (int64_t segment = 0; segment < lanes; segment += length)
      for (int64_t i = 0; i < length / 2; ++i)
        mask.push_back(source * lanes + segment + i +
                       (isSecond ? length / 2 : 0));
  return vector::ShuffleOp::create(b, x, y, mask);
}

/// The sums of the lanes of each vector, as the first lanes of one vector; the
/// number of its lanes is a power of two. Pairs of vectors become one of half
/// as long segments, so that each addition is of whole vectors.
static Value addLanes(KernelBuilder &b, SmallVector<Value> vectors) {
  int64_t length = cast<VectorType>(vectors.front().getType()).getNumElements();
  Value zeros = b.zeros(b.getF32Type(), length);
  vectors.resize(llvm::PowerOf2Ceil(vectors.size()), zeros);
  for (; length > 1; length /= 2) {
    SmallVector<Value> halves;
    for (size_t i = 0; i < vectors.size(); i += 2) {
      int64_t count = std::min<int64_t>(2, vectors.size());
      Value x = vectors[i], y = vectors[i + count - 1];
      halves.push_back(
          arith::AddFOp::create(b, takeHalves(b, x, y, count, length, false),
                                takeHalves(b, x, y, count, length, true)));
    }
    vectors = std::move(halves);
  }
  return vectors.front();
}

SmallVector<Value> nnprim::addPartialSums(KernelBuilder &b,
                                          const MicroTile &tile,
                                          ArrayRef<Value> accumulators) {
  SmallVector<Value> sums;
  for (int64_t row = 0; row < tile.rows; ++row)
    for (auto [j, width] : llvm::enumerate(tile.widths)) {
      int64_t first = row * tile.columns + int64_t(j) * b.getLanes();
      SmallVector<Value> vectors(accumulators.slice(first, width));
      sums.push_back(b.widen(addLanes(b, vectors), tile.getRegisterWidth(j)));
    }
  return sums;
}
