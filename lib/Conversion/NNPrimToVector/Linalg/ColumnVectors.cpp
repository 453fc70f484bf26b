//===- ColumnVectors.cpp - Sums of windows whose columns are vectors ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NestEmitter.h"
#include "VectorBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace nnprim;

/// The sums of `width` columns from column `begin` of a tile on.
Value NestEmitter::sumColumns(const Position &position, int64_t begin,
                              int64_t width) {
  unsigned term = vectors.columns->termDim;
  llvm::SaveAndRestore<unsigned> lanes(laneDim, term);
  Position at = advance(position, term, b.index(begin));
  return sumColumn(at, Slot{0, width}, term).front();
}

/// Each lane's sum of its columns, which `pieces` have.
Value NestEmitter::sumLanes(const Position &position, const Slot &slot,
                            ArrayRef<Piece> pieces) {
  const VectorColumns &columns = *vectors.columns;
  int64_t first = slot.vectorOffset * columns.step;
  Extremum extremum = makeExtremum(0);
  Value sum;
  auto add = [&](Value value) {
    if (areExtrema())
      extremum.add(b, value);
    else
      sum = sum ? combine(0, sum, value) : value;
  };
  if (!isNeutralStart(0))
    add(loadSums(position, slot).front());
  SmallVector<Value> taken;
  for (int64_t term = 0, e = nest.dims[columns.termDim].extent; term < e;
       ++term) {
    int64_t last = first + term + (slot.width - 1) * columns.step;
    const Piece *piece = llvm::find_if(pieces, [&](const Piece &piece) {
      return piece.begin + slot.width > last;
    });
    if (term < columns.step || slot.width == 1) {
      taken.push_back(
          takeStrided(b, pieces, first + term, columns.step, slot.width));
    } else {
      // All lanes but the last are those of an earlier term, one lane on.
      SmallVector<int64_t> mask;
      for (int64_t lane = 1; lane < slot.width; ++lane)
        mask.push_back(lane);
      mask.push_back(slot.width + last - piece->begin);
      taken.push_back(vector::ShuffleOp::create(b, taken[term - columns.step],
                                                piece->vector, mask));
    }
    add(taken.back());
  }
  return areExtrema() ? extremum.finish(b) : sum;
}

void NestEmitter::emitColumns(const Position &position, ArrayRef<Slot> slots) {
  const VectorColumns &columns = *vectors.columns;
  int64_t window = nest.dims[columns.termDim].extent;
  const Slot &last = slots.back();
  int64_t end = (last.vectorOffset + last.width - 1) * columns.step + window;
  llvm::DenseMap<std::pair<int64_t, int64_t>, Value> computed;
  for (const Slot &slot : slots) {
    int64_t begin = slot.vectorOffset * columns.step;
    int64_t behind = begin + (slot.width - 1) * columns.step + window;
    SmallVector<Piece> pieces;
    for (; begin < behind; begin += slot.width) {
      // No column behind the last one of the tile is read.
      int64_t at = std::min(begin, end - slot.width);
      Value &vector = computed[{at, slot.width}];
      if (!vector)
        vector = sumColumns(position, at, slot.width);
      pieces.push_back({vector, at});
    }
    storeSums(position, slot, sumLanes(position, slot, pieces));
  }
}
