//===- HalfKernel.cpp - Micro-kernels with sums in f16 --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A multiply-add of f16 takes twice as many elements as one of f32, and rounds
// its sum to 11 bits. So that errors do not grow with K, `f16Terms` products at
// most are added so; then the sums of the tile are added to those in f32, which
// registers have no room for: they are on the stack, and stay in L1. Each tap
// of a convolution begins sums of its own, so that the bits do not depend on
// how pixels are divided into tiles.
//

#include "GemmKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

/// Elements of a vector of f16.
static int64_t getHalfLanes(const KernelBuilder &b) {
  return b.getTarget().getLanes(16);
}

/// The widths of the registers of a row of sums: whole vectors, and half a one
/// if that is enough for what is left.
static SmallVector<int64_t> getWidths(const KernelBuilder &b,
                                      const MicroTile &tile) {
  int64_t lanes = getHalfLanes(b);
  SmallVector<int64_t> widths(tile.columns / lanes, lanes);
  if (int64_t rest = tile.columns % lanes)
    widths.push_back(rest <= lanes / 2 ? lanes / 2 : lanes);
  return widths;
}

/// Adds sums in f16 to those in f32.
static void addToMemory(KernelBuilder &b, const MicroTile &tile,
                        const RowSource &source, ArrayRef<int64_t> widths,
                        ArrayRef<Value> halves) {
  for (auto [i, row] : llvm::enumerate(source.sumRows))
    for (auto [j, width] : llvm::enumerate(widths)) {
      Value place =
          b.index(row * tile.getSumStride() + int64_t(j) * getHalfLanes(b));
      Value sum = arith::ExtFOp::create(b, b.getVectorType(width),
                                        halves[i * widths.size() + j]);
      Value old = b.loadF32(tile.sums, place, width);
      b.store(arith::AddFOp::create(b, old, sum), tile.sums, place);
    }
}

/// Multiplies the elements `a` of each row by panel row `k`.
static void multiplyAdd(KernelBuilder &b, const MicroTile &tile,
                        ArrayRef<int64_t> widths, ArrayRef<Value> a, Value k,
                        MutableArrayRef<Value> sums) {
  SmallVector<Value> panelRow;
  for (auto [j, width] : llvm::enumerate(widths)) {
    int64_t column = int64_t(j) * getHalfLanes(b);
    Value vector = b.loadExtended(b.getF16Type(), tile.rhs,
                                  {b.index(0), k, b.index(column)},
                                  std::min(width, tile.nr - column));
    // If the panel is narrower than a register, the missing lanes are never
    // stored.
    panelRow.push_back(b.widen(vector, width));
  }
  for (auto [row, element] : llvm::enumerate(a))
    for (auto [j, width] : llvm::enumerate(widths)) {
      Value &sum = sums[row * widths.size() + j];
      // Arithmetic in f16 of other dialects is later taken to f32.
      sum = LLVM::FMAOp::create(b, sum.getType(), b.broadcast(element, width),
                                panelRow[j], sum);
    }
}

/// Adds the products of `depth` values of K from `first` on.
static void runBlock(KernelBuilder &b, const MicroTile &tile,
                     const RowSource &source, Value panelBase, Value first,
                     int64_t depth) {
  SmallVector<int64_t> widths = getWidths(b, tile);
  SmallVector<Value> zeros;
  size_t rows = source.memrefs.size();
  for (size_t row = 0; row < rows; ++row)
    for (int64_t width : widths)
      zeros.push_back(b.zeros(b.getF16Type(), width));
  bool areContiguous = llvm::all_of(source.memrefs, hasUnitInnerStride);
  int64_t lanes = getHalfLanes(b);
  int64_t whole = areContiguous ? depth / lanes * lanes : 0;
  auto getPanelRow = [&](Value k) {
    return panelBase ? b.add(panelBase, k) : k;
  };
  auto runVectors = [&](Value step, ValueRange carried) {
    SmallVector<Value> sums(carried), vectors;
    Value k = b.add(first, step);
    for (size_t row = 0; row < rows; ++row)
      vectors.push_back(b.loadExtended(b.getF16Type(), source.memrefs[row],
                                       source.getIndices(b, row, k), lanes));
    prefetchTurn(b, tile, source, k, getPanelRow(k), lanes);
    for (int64_t lane = 0; lane < lanes; ++lane) {
      SmallVector<Value> a;
      for (Value vector : vectors)
        a.push_back(vector::ExtractOp::create(b, vector, lane));
      multiplyAdd(b, tile, widths, a, getPanelRow(b.add(k, lane)), sums);
    }
    return sums;
  };
  auto runElement = [&](Value step, ValueRange carried) {
    SmallVector<Value> sums(carried), a;
    Value k = b.add(first, step);
    prefetchTurn(b, tile, source, k, getPanelRow(k), 1);
    for (size_t row = 0; row < rows; ++row)
      a.push_back(memref::LoadOp::create(b, source.memrefs[row],
                                         source.getIndices(b, row, k)));
    multiplyAdd(b, tile, widths, a, getPanelRow(k), sums);
    return sums;
  };
  SmallVector<Value> sums = b.loop(0, whole, lanes, zeros, runVectors);
  sums = b.loop(whole, depth, 1, sums, runElement);
  addToMemory(b, tile, source, widths, sums);
}

void nnprim::runHalfProducts(KernelBuilder &b, const MicroTile &tile,
                             const RowSource &source, Value panelBase,
                             int64_t depth) {
  int64_t tapDepth = source.tapDepth == 0 ? depth : source.tapDepth;
  int64_t block = std::min(tile.f16Terms, tapDepth);
  int64_t whole = tapDepth / block * block;
  if (depth == 0)
    return;
  b.loop(0, depth, tapDepth, {}, [&](Value tap, ValueRange) {
    b.loop(0, whole, block, {}, [&](Value first, ValueRange) {
      runBlock(b, tile, source, panelBase, b.add(first, tap), block);
      return SmallVector<Value>();
    });
    if (whole < tapDepth)
      runBlock(b, tile, source, panelBase, b.add(tap, whole), tapDepth - whole);
    return SmallVector<Value>();
  });
}
