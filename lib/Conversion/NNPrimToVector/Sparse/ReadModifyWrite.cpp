//===- ReadModifyWrite.cpp - Sparse times dense with sums in memory -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Dukhan, Performance Primitives for Artificial Neural Networks (2021), figure
// 37: entries are processed one by one, each for all pixels. All accesses are
// contiguous, but a multiply-add moves three values.
//

#include "SpmmEntries.h"

#include "EpilogueEmitter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

/// Calls `body` with the first pixel and the width of each vector.
static void forEachVector(KernelBuilder &b, const SpmmTile &tile,
                          llvm::function_ref<void(Value, int64_t)> body) {
  int64_t lanes = b.getLanes(), columns = tile.shape.columns;
  int64_t whole = columns / lanes * lanes;
  b.loop(0, whole, lanes, {}, [&](Value pixel, ValueRange) {
    body(pixel, lanes);
    return SmallVector<Value>();
  });
  if (whole < columns)
    body(b.index(whole), columns - whole);
}

void nnprim::emitReadModifyWrite(KernelBuilder &b, const SpmmTile &tile) {
  Value out = tile.shape.init;
  auto clear = [&](Value row) {
    forEachVector(b, tile, [&](Value pixel, int64_t width) {
      b.store(b.splat(0.0f, width), out, {row, pixel});
    });
  };
  auto add = [&](Value entry) {
    Value offset = tile.loadOffset(b, entry);
    // All rows of a block, one after the other.
    Value group;
    for (int64_t row = 0; row < tile.shape.rows; ++row) {
      Value weight = tile.loadWeight(b, entry, row, group);
      forEachVector(b, tile, [&](Value pixel, int64_t width) {
        Value pixels = b.loadF32(tile.flatInput, b.add(pixel, offset), width);
        SmallVector<Value> place{b.index(row), pixel};
        Value sum =
            b.fma(b.head(weight, width), pixels, b.loadF32(out, place, width));
        b.store(sum, out, place);
      });
    }
  };
  for (int64_t row = 0; row < tile.shape.rows && !tile.accumulates; ++row)
    clear(b.index(row));
  for (int64_t slab = 0; slab < tile.slabs; ++slab) {
    auto [begin, end] = tile.loadRange(b, slab);
    b.loop(begin, end, 1, {}, [&](Value entry, ValueRange) {
      add(entry);
      return SmallVector<Value>();
    });
  }
  EpilogueOpInterface op = tile.shape.op;
  if (op.getEpilogueRegion().empty())
    return;
  EpilogueEmitter epilogue(b, op);
  for (int64_t row = 0; row < tile.shape.rows; ++row)
    forEachVector(b, tile, [&](Value pixel, int64_t width) {
      SmallVector<Value> place{b.index(row), pixel};
      Value sum = b.loadF32(out, place, width);
      b.store(epilogue.apply(b, sum, place), out, place);
    });
}
