//===- ScaledPairsKernel.cpp - GEMM by integers with row scales -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Products of factors that are pairs of 16-bit integers with scales
// (NNPrim/Problem/ScaledPairs.h). An instruction multiplies a pair of A with
// one of each column and adds both products: twice as many as a multiply-add of
// f32. The sum of four or eight products is exact in 32 bits, becomes an f32
// and is added to that of all. The scales multiply this sum once, behind K:
// that of the column first, which is known to leave it finite.
//
// Sums of integers live for a few instructions only, so that tiles are nearly
// as large as those of f32: 12x32 with AVX-512, where 24 sums, two rows of a
// panel and a sum of integers take 29 registers.
//
// Where an instruction multiplies and adds, it runs beside conversions and
// additions of f32, and four products are enough. With AVX2 two instructions
// do, and the four kinds share pipes: of four products they take 1.47 cycles on
// a Zen 3, of eight 2.5 (where multiply-adds of f32 take 2 and 4). Sixteen
// registers do not hold four rows of a panel beside the sums. So the rows of a
// tile are multiplied one after the other, and products have the panel as a
// memory operand, which each row of the tile loads anew: two loads a cycle keep
// up with that. LLVM would load it once and keep it on the stack, so that the
// address is another for each row, as far as it knows.
//
// A convolution does this for each tap, whose pixels have scales of their own,
// and adds the sums, scaled, to those of all taps. These are on the stack
// meanwhile: one load and one store for all channels of a pixel.
//

#include "DotProduct.h"
#include "GemmKernel.h"

#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

/// Row `k` of the panel: pairs, or scales as integers.
static SmallVector<Value> loadRow(KernelBuilder &b, const MicroTile &tile,
                                  Value k) {
  return loadPanelRow(
      b, tile, /*panel=*/0, k, [&](ValueRange at, int64_t width) {
        return b.loadExtended(b.getI32Type(), tile.rhs, at, width);
      });
}

/// The product of pairs of integers, added to `sum`.
static Value multiplyPairs(KernelBuilder &b, Value lhs, Value rhs, Value sum) {
  constexpr ProductTypes words = {ElementType::I16, ElementType::I16,
                                  ElementType::I32};
  Type word = b.getI16Type();
  return emitDotProduct(b, {words, /*kr=*/2, /*pairsFit=*/false,
                            b.bitcast(lhs, word), b.bitcast(rhs, word), sum});
}

namespace {
/// Pairs that are multiplied together: so many from `k` on, which are those of
/// the panel from `panelIndex` on.
struct PairGroup {
  Value k, panelIndex;
  int64_t pairs;
};
} // namespace

/// Adds the products of a group to the sums of f32. Rows of the tile that share
/// what they load of the panel have the same one of `bases`, zeros that are
/// added to the number of a row of it.
static void addPairs(KernelBuilder &b, const MicroTile &tile,
                     const RowSource &source, const PairGroup &group,
                     ArrayRef<Value> bases, MutableArrayRef<Value> sums) {
  int64_t vectors = tile.getNumVectors();
  SmallVector<SmallVector<Value>> panel;
  for (int64_t row = 0; row < tile.rows; ++row) {
    if (row == 0 || bases[row] != bases[row - 1]) {
      panel.clear();
      Value first = b.add(group.panelIndex, bases[row]);
      for (int64_t pair = 0; pair < group.pairs; ++pair)
        panel.push_back(loadRow(b, tile, b.add(first, pair)));
    }
    SmallVector<Value> factors;
    for (int64_t pair = 0; pair < group.pairs; ++pair) {
      Value element = memref::LoadOp::create(
          b, source.memrefs[row],
          source.getIndices(b, row, b.add(group.k, pair)));
      factors.push_back(b.broadcast(element, tile.getRegisterWidth(0)));
    }
    for (int64_t j = 0; j < vectors; ++j) {
      int64_t width = tile.getRegisterWidth(j);
      Value integers = b.zeros(b.getI32Type(), width);
      for (auto [factor, rows] : llvm::zip_equal(factors, panel))
        integers = multiplyPairs(b, b.head(factor, width), rows[j], integers);
      Value &sum = sums[row * vectors + j];
      Value terms =
          arith::SIToFPOp::create(b, b.getVectorType(width), integers);
      sum = arith::AddFOp::create(b, sum, terms);
    }
  }
}

/// What the rows of a tile add to the number of a row of the panel: zero for
/// all, or, where registers do not hold what rows would share, zeros of which
/// LLVM knows nothing.
static SmallVector<Value> getBases(KernelBuilder &b, const MicroTile &tile) {
  int64_t vectors = tile.getNumVectors(), pairs = tile.scaledTerms / 2;
  constexpr int64_t others = 3; // A product, a sum and an element of A.
  if (vectors * (tile.rows + pairs) + others <=
      b.getTarget().numVectorRegisters)
    return SmallVector<Value>(tile.rows, b.index(0));
  SmallVector<Value> bases;
  for (int64_t row = 0; row < tile.rows; ++row)
    bases.push_back(b.hide(0));
  return bases;
}

SmallVector<Value> nnprim::runScaledPairs(KernelBuilder &b,
                                          const MicroTile &tile,
                                          const RowSource &source,
                                          Value panelBase, int64_t depth,
                                          ValueRange accumulators) {
  int64_t pairs = depth - 1;
  SmallVector<Value> zeros;
  for (Type type : accumulators.getTypes())
    zeros.push_back(
        b.zeros(b.getF32Type(), cast<VectorType>(type).getNumElements()));
  SmallVector<Value> bases = getBases(b, tile);
  auto run = [&](int64_t begin, int64_t end, int64_t step, ValueRange starts) {
    return b.loop(begin, end, step, starts, [&](Value k, ValueRange carried) {
      SmallVector<Value> results(carried);
      Value panelIndex = panelBase ? b.add(panelBase, k) : k;
      prefetchTurn(b, tile, source, k, panelIndex, step);
      addPairs(b, tile, source, {k, panelIndex, step}, bases, results);
      return results;
    });
  };
  int64_t step = tile.scaledTerms / 2, whole = pairs / step * step;
  SmallVector<Value> sums = run(0, whole, step, zeros);
  if (whole != pairs)
    sums = run(whole, pairs, pairs - whole, sums);
  Value last = b.index(pairs);
  SmallVector<Value> columnScales;
  Value lastOfPanel = panelBase ? b.add(panelBase, pairs) : last;
  for (Value bits : loadRow(b, tile, lastOfPanel))
    columnScales.push_back(b.bitcast(bits, b.getF32Type()));
  int64_t vectors = tile.getNumVectors();
  for (int64_t row = 0; row < tile.rows; ++row) {
    Value bits = memref::LoadOp::create(b, source.memrefs[row],
                                        source.getIndices(b, row, last));
    Value rowScale = arith::BitcastOp::create(b, b.getF32Type(), bits);
    for (int64_t j = 0; j < vectors; ++j) {
      int64_t place = row * vectors + j;
      Value scaled = arith::MulFOp::create(b, sums[place], columnScales[j]);
      sums[place] =
          b.fma(scaled, b.broadcast(rowScale, tile.getRegisterWidth(j)),
                accumulators[place]);
    }
  }
  return sums;
}
