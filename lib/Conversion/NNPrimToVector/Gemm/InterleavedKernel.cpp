//===- InterleavedKernel.cpp - Micro-kernels of int8, int16 and bf16 ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// The layout is that of NGEMM (Bao et al., "NGEMM: Optimizing GEMM for Deep
// Learning via Compiler-based Techniques", 2019): KR values of K lie together
// in a panel, as wide as what an instruction reduces into a lane of 32 bits.
// The same values of a row of A are broadcast as one element.

#include "DotProduct.h"
#include "GemmKernel.h"

#include "NNPrim/Plan/KernelResources.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

void nnprim::flattenPanel(KernelBuilder &b, MicroTile &tile) {
  if (tile.kr == 1)
    return;
  SmallVector<ReassociationIndices> all{{0, 1, 2, 3}};
  tile.rhs = memref::CollapseShapeOp::create(b, tile.rhs, all);
}

/// The groups of all columns of a panel for values of K from `k` on, which
/// counts from the start of the panel.
static SmallVector<Value> loadPanelGroups(KernelBuilder &b,
                                          const MicroTile &tile, Value k) {
  Type element = cast<MemRefType>(tile.rhs.getType()).getElementType();
  Value first = arith::MulIOp::create(b, k, b.index(tile.nr));
  SmallVector<Value> vectors;
  for (int64_t j = 0; j < tile.getNumVectors(); ++j) {
    int64_t column = j * b.getLanes(), registerWidth = tile.getRegisterWidth(j);
    int64_t width = std::min(registerWidth, tile.nr - column);
    Value vector = b.loadExtended(
        element, tile.rhs, b.add(first, column * tile.kr), width * tile.kr);
    // If the panel is narrower than a register, the missing lanes are never
    // stored.
    vectors.push_back(b.widen(vector, registerWidth * tile.kr));
  }
  return vectors;
}

/// Adds the products of one group of each row, `a`, with those of all columns.
static void multiplyGroups(KernelBuilder &b, const MicroTile &tile,
                           ArrayRef<Value> a, ArrayRef<Value> groups,
                           MutableArrayRef<Value> accumulators) {
  int64_t vectors = tile.getNumVectors();
  Type element = cast<MemRefType>(tile.rhs.getType()).getElementType();
  DotProduct product{tile.types, tile.kr, tile.pairsFit, {}, {}, {}};
  for (int64_t row = 0; row < tile.rows; ++row) {
    Value factor =
        b.bitcast(b.broadcast(a[row], tile.getRegisterWidth(0)), element);
    for (int64_t j = 0; j < vectors; ++j) {
      Value &accumulator = accumulators[row * vectors + j];
      product.lhs = b.head(factor, tile.getRegisterWidth(j) * tile.kr);
      product.rhs = groups[j];
      product.sum = accumulator;
      accumulator = emitDotProduct(b, product);
    }
  }
}

/// The group of `count` values of a row from `k` on, as one integer.
static Value loadRowGroup(KernelBuilder &b, const MicroTile &tile,
                          const RowSource &source, int64_t row, Value k,
                          int64_t count) {
  Value memref = source.memrefs[row];
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  Value values =
      b.loadExtended(element, memref, source.getIndices(b, row, k), count);
  Type group = b.getIntegerType(tile.kr * element.getIntOrFloatBitWidth());
  return vector::ExtractOp::create(
      b, b.bitcast(b.widen(values, tile.kr), group), 0);
}

void nnprim::prefetchGroups(KernelBuilder &b, const MicroTile &tile,
                            const RowSource &source, Value k, Value panelK,
                            int64_t steps) {
  if (source.prefetchNext) {
    // Each step prefetches as many elements as it reads, so that all of K
    // covers the next rows.
    Value column = arith::MulIOp::create(b, k, b.index(tile.rows));
    b.prefetch(source.memrefs.front(), {b.index(tile.rows), column},
               steps * tile.rows, tile.prefetchLocality);
  }
  if (tile.next) {
    Value first = arith::MulIOp::create(b, panelK, b.index(tile.nextStep));
    b.prefetch(tile.next, first, steps * tile.nextStep, tile.prefetchLocality);
  }
  if (tile.prefetchRows == 0)
    return;
  Value ahead = arith::MulIOp::create(b, b.add(panelK, tile.prefetchRows),
                                      b.index(tile.nr));
  // A single panel may be clipped; several are of static shape.
  int64_t panelElements = 0;
  if (tile.panels > 1)
    panelElements =
        cast<MemRefType>(tile.rhs.getType()).getNumElements() / tile.panels;
  for (int64_t panel = 0; panel < tile.panels; ++panel)
    b.prefetch(tile.rhs, b.add(ahead, panel * panelElements), steps * tile.nr,
               tile.prefetchLocality);
}

//===----------------------------------------------------------------------===//
// Sets of sums
//===----------------------------------------------------------------------===//

namespace {
/// A tile's sums in one or more sets, one behind the other; neighbouring groups
/// of K go to different sets.
struct SumSets {
  int64_t count, size;

  MutableArrayRef<Value> get(MutableArrayRef<Value> all, int64_t group) const {
    return all.slice(group % count * size, size);
  }
};
} // namespace

/// Sets for a run over `depth` values of K. A short run does not pay for adding
/// them up.
static SumSets getSets(KernelBuilder &b, const MicroTile &tile, int64_t depth,
                       ValueRange accumulators) {
  constexpr int64_t turns = 8;
  int64_t count =
      getSumSets(b.getTarget(), tile.types, tile.rows, tile.getNumVectors());
  while (count > 1 && depth < turns * count * tile.kr)
    count /= 2;
  return {count, static_cast<int64_t>(accumulators.size())};
}

static SmallVector<Value> split(KernelBuilder &b, const SumSets &sets,
                                ValueRange accumulators) {
  SmallVector<Value> all(accumulators);
  for (int64_t set = 1; set < sets.count; ++set)
    for (Value sum : accumulators)
      all.push_back(b.zeros(getElementTypeOrSelf(sum),
                            cast<VectorType>(sum.getType()).getNumElements()));
  return all;
}

static SmallVector<Value> join(KernelBuilder &b, const SumSets &sets,
                               ArrayRef<Value> all) {
  SmallVector<Value> sums(all);
  for (int64_t width = sets.count / 2; width != 0; width /= 2)
    for (int64_t i = 0; i < width * sets.size; ++i)
      sums[i] = arith::AddIOp::create(b, sums[i], sums[i + width * sets.size]);
  sums.truncate(sets.size);
  return sums;
}

//===----------------------------------------------------------------------===//
// Runs over K
//===----------------------------------------------------------------------===//

/// Runs k in [0, end) a vector of A at a time, for targets whose instructions
/// take a group of a register; `end` is a multiple of the values in a vector.
static SmallVector<Value> runByVector(KernelBuilder &b, const MicroTile &tile,
                                      const RowSource &source, Value panelBase,
                                      const SumSets &sets, int64_t end,
                                      ValueRange accumulators) {
  Type element = cast<MemRefType>(tile.rhs.getType()).getElementType();
  int64_t bits = element.getIntOrFloatBitWidth();
  int64_t values = b.getTarget().getLanes(bits);
  return b.loop(0, end, values, accumulators, [&](Value k, ValueRange carried) {
    SmallVector<Value> results(carried), rows;
    Value panelK = panelBase ? b.add(panelBase, k) : k;
    for (int64_t row = 0; row < tile.rows; ++row) {
      Value vector = b.loadExtended(element, source.memrefs[row],
                                    source.getIndices(b, row, k), values);
      // LLVM finds BFDOT by an element of a vector of bf16, and makes others
      // of one that it sees loaded.
      if (isa<FloatType>(element))
        vector = b.fence(vector);
      rows.push_back(b.bitcast(vector, b.getIntegerType(tile.kr * bits)));
    }
    for (int64_t group = 0; group < values / tile.kr; ++group) {
      SmallVector<Value> a;
      for (Value row : rows)
        a.push_back(vector::ExtractOp::create(b, row, group));
      multiplyGroups(b, tile, a,
                     loadPanelGroups(b, tile, b.add(panelK, group * tile.kr)),
                     sets.get(results, group));
    }
    return results;
  });
}

/// Runs k in [begin, end), a group at a time; the last may be part of one.
static SmallVector<Value> runByGroup(KernelBuilder &b, const MicroTile &tile,
                                     const RowSource &source, Value panelBase,
                                     const SumSets &sets, int64_t begin,
                                     int64_t end, ValueRange accumulators) {
  auto step = [&](Value k, int64_t count, MutableArrayRef<Value> sums) {
    Value panelK = panelBase ? b.add(panelBase, k) : k;
    SmallVector<Value> groups = loadPanelGroups(b, tile, panelK), a;
    for (int64_t row = 0; row < tile.rows; ++row)
      a.push_back(loadRowGroup(b, tile, source, row, k, count));
    multiplyGroups(b, tile, a, groups, sums);
  };
  auto prefetch = [&](Value k, int64_t count) {
    prefetchGroups(b, tile, source, k, panelBase ? b.add(panelBase, k) : k,
                   count);
  };
  int64_t turn = sets.count * tile.kr;
  int64_t whole = begin + (end - begin) / turn * turn;
  SmallVector<Value> results = b.loop(
      begin, whole, turn, accumulators, [&](Value k, ValueRange carried) {
        SmallVector<Value> sums(carried);
        prefetch(k, turn);
        for (int64_t set = 0; set < sets.count; ++set)
          step(b.add(k, set * tile.kr), tile.kr, sets.get(sums, set));
        return sums;
      });
  for (int64_t k = whole; k < end; k += tile.kr) {
    int64_t count = std::min(tile.kr, end - k);
    prefetch(b.index(k), count);
    step(b.index(k), count, sets.get(results, (k - whole) / tile.kr));
  }
  return results;
}

SmallVector<Value> nnprim::runDotProducts(KernelBuilder &b,
                                          const MicroTile &tile,
                                          const RowSource &source,
                                          Value panelBase, int64_t depth,
                                          ValueRange accumulators) {
  SumSets sets = getSets(b, tile, depth, accumulators);
  int64_t vectorised = 0;
  SmallVector<Value> results = split(b, sets, accumulators);
  if (b.getTarget().hasElementFma) {
    int64_t values = b.getTarget().getLanes(8 * getBytes(tile.types.rhs));
    vectorised = depth / values * values;
    results =
        runByVector(b, tile, source, panelBase, sets, vectorised, results);
  }
  results =
      runByGroup(b, tile, source, panelBase, sets, vectorised, depth, results);
  return join(b, sets, results);
}
