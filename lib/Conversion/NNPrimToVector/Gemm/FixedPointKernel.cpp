//===- FixedPointKernel.cpp - GEMM by integers that share scales ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Products by a panel in fixed point (NNPrim/Problem/FixedPoint.h). Integers
// are extended and converted as they are loaded, exactly, and the products of a
// group are added by the loop of any other panel, from zero on. Its scales
// multiply these sums once: a multiply-add for each vector of sums of a group,
// beside as many registers for sums again.
//

#include "GemmKernel.h"

#include "NNPrim/Problem/FixedPoint.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

/// `width` scales: the upper halves of f32.
static Value loadScales(KernelBuilder &b, Value memref, ValueRange indices,
                        int64_t width) {
  Value bits = b.loadExtended(b.getI32Type(), memref, indices, width,
                              /*isUnsigned=*/true);
  constexpr int64_t half = 16;
  auto type = cast<VectorType>(bits.getType());
  Value shift = arith::ConstantOp::create(
      b, type, DenseElementsAttr::get(type, b.getI32IntegerAttr(half)));
  return b.bitcast(arith::ShLIOp::create(b, bits, shift), b.getF32Type());
}

/// The elements of `source` from `k` on.
static RowSource getGroup(KernelBuilder &b, const RowSource &source, Value k,
                          int64_t size) {
  Value lhs = source.memrefs.front();
  auto type = cast<MemRefType>(lhs.getType());
  SmallVector<OpFoldResult> offsets{b.getIndexAttr(0), k};
  SmallVector<OpFoldResult> sizes{b.getIndexAttr(type.getDimSize(0)),
                                  b.getIndexAttr(size)};
  SmallVector<OpFoldResult> strides(2, b.getIndexAttr(1));
  Value part = memref::SubViewOp::create(b, lhs, offsets, sizes, strides);
  RowSource group = source;
  group.memrefs.assign(source.memrefs.size(), part);
  group.prefetchNext = false;
  return group;
}

/// Number of chains that `sums` sums of a group are added in: an addition takes
/// some four cycles, and two units would wait for fewer than eight sums. Beside
/// the chains, registers hold as many sums of all groups, and what is loaded.
static int64_t getNumChains(const TargetDesc &target, int64_t sums) {
  constexpr int64_t sumsInFlight = 8, most = 4, loaded = 6;
  int64_t fitting = (target.numVectorRegisters - loaded) / sums - 1;
  return std::clamp<int64_t>(std::min(sumsInFlight / sums, fitting), 1, most);
}

/// The sums of `size` products, from zero on.
static SmallVector<Value> addProducts(KernelBuilder &b, const MicroTile &tile,
                                      const RowSource &source, Value row,
                                      int64_t size, TypeRange types) {
  SmallVector<Value> zeros;
  int64_t numChains = std::min(getNumChains(b.getTarget(), types.size()), size);
  for (int64_t chain = 0; chain < numChains; ++chain)
    for (Type type : types)
      zeros.push_back(
          b.zeros(b.getF32Type(), cast<VectorType>(type).getNumElements()));
  SmallVector<Value> chains = runRows(b, tile, source, row, size, zeros);
  SmallVector<Value> sums(ArrayRef(chains).take_front(types.size()));
  for (size_t i = sums.size(); i < chains.size(); ++i) {
    Value &sum = sums[i % sums.size()];
    sum = arith::AddFOp::create(b, sum, chains[i]);
  }
  return sums;
}

/// Adds the products of a group of `size` values of K from `k` on, whose scales
/// are row `row` of the panel.
static SmallVector<Value> addGroup(KernelBuilder &b, const MicroTile &tile,
                                   const RowSource &source, Value k, Value row,
                                   int64_t size, ValueRange accumulators) {
  RowSource part = getGroup(b, source, k, size);
  prefetchTurn(b, tile, part, k, row, /*steps=*/1);
  SmallVector<Value> sums =
      addProducts(b, tile, part, b.add(row, 1), size, accumulators.getTypes());
  SmallVector<Value> results(accumulators);
  int64_t vectors = tile.getNumVectors();
  for (int64_t panel = 0; panel < tile.panels; ++panel) {
    SmallVector<Value> scales =
        loadPanelRow(b, tile, panel, row, [&](ValueRange at, int64_t width) {
          return loadScales(b, tile.rhs, at, width);
        });
    int64_t first = tile.getPanelVectors(panel, b.getLanes()).first;
    for (int64_t i = 0; i < tile.rows; ++i)
      for (auto [j, scale] : llvm::enumerate(scales)) {
        int64_t place = i * vectors + first + int64_t(j);
        results[place] = b.fma(sums[place], scale, results[place]);
      }
  }
  return results;
}

SmallVector<Value> nnprim::runFixedPoint(KernelBuilder &b,
                                         const MicroTile &tile,
                                         const RowSource &source, int64_t depth,
                                         ValueRange accumulators) {
  int64_t rows = cast<MemRefType>(tile.rhs.getType()).getDimSize(1);
  int64_t group = *getFixedPointGroup(depth, rows);
  int64_t whole = depth / group, rest = depth % group;
  SmallVector<Value> results =
      b.loop(0, whole, 1, accumulators, [&](Value i, ValueRange carried) {
        Value k = arith::MulIOp::create(b, i, b.index(group));
        Value row = arith::MulIOp::create(b, i, b.index(group + 1));
        return addGroup(b, tile, source, k, row, group, carried);
      });
  if (rest == 0)
    return results;
  return addGroup(b, tile, source, b.index(whole * group),
                  b.index(whole * (group + 1)), rest, results);
}
