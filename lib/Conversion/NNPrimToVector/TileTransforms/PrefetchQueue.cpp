//===- PrefetchQueue.cpp - Prefetch queue for pixels of tiles -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PrefetchQueue.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

/// Adds `count` pixels of row `row` of the tile, from the one that is `column`
/// columns to the right of the tile's first on, or the nearest ones in the
/// image.
void PrefetchQueue::add(Value image, const TileVector &vector, Value row,
                        int64_t column, int64_t count, bool isWritten) {
  auto type = cast<MemRefType>(image.getType());
  if (!plan.prefetchPixels)
    return;
  const TilePlace &place = vector.place;
  count = std::min(count, type.getDimSize(2));
  Value pixels = clamp(b, b.add(place.row, row), type.getDimSize(1) - 1);
  Value first =
      clamp(b, b.add(place.column, column), type.getDimSize(2) - count);
  for (int64_t k = 0; k < count; ++k)
    requests.push_back({image,
                        {place.image, pixels, b.add(first, k), vector.channel},
                        isWritten});
}

void PrefetchQueue::emitNext() {
  if (numEmitted == requests.size())
    return;
  const Request &request = requests[numEmitted++];
  prefetchLine(b, request.image, request.indices, request.isWritten);
}

void PrefetchQueue::emitRest() {
  while (numEmitted != requests.size())
    emitNext();
}

/// The vector that comes `ahead` vectors after this one, in the same tile or in
/// the tile to its right.
static TileVector getLaterVector(KernelBuilder &b, InputTransformOp op,
                                 const TileVector &vector, int64_t ahead) {
  int64_t channels = cast<MemRefType>(op.getInput().getType()).getDimSize(3);
  Value channel = b.add(vector.channel, ahead * b.getLanes());
  Value isNextTile = arith::CmpIOp::create(b, arith::CmpIPredicate::uge,
                                           channel, b.index(channels));
  auto select = [&](Value next, Value same) -> Value {
    return arith::SelectOp::create(b, isNextTile, next, same);
  };
  const TilePlace &place = vector.place;
  TileVector later = vector;
  later.channel = select(b.add(channel, -channels), channel);
  later.place.column =
      select(b.add(place.column, op.getAlgorithm().getM()), place.column);
  return later;
}

void PrefetchQueue::addRow(InputTransformOp op, const TileVector &vector,
                           Value row) {
  int64_t m = op.getAlgorithm().getM(), alpha = op.getAlgorithm().getAlpha();
  if (plan.vectorsAhead != 0)
    return add(op.getInput(), getLaterVector(b, op, vector, plan.vectorsAhead),
               row, alpha - m, m, /*isWritten=*/false);
  // The tiles between are computed side by side with this one, or their pixels
  // were prefetched by earlier tiles.
  int64_t ahead = plan.tilesAhead + vector.tiles - 1;
  add(op.getInput(), vector, row, alpha + (ahead - 1) * m, m,
      /*isWritten=*/false);
}

void PrefetchQueue::addRow(OutputTransformOp op, const TileVector &vector,
                           Value row) {
  if (op.getPooledOnly())
    return;
  add(op.getInit(), vector, row, plan.tilesAhead * op.getAlgorithm().getM(),
      op.getAlgorithm().getM(),
      /*isWritten=*/true);
}

void PrefetchQueue::addPooledRow(OutputTransformOp op, const TileVector &vector,
                                 Value row) {
  int64_t m = op.getAlgorithm().getM() / 2;
  TileVector pooled = vector;
  for (Value *first : {&pooled.place.row, &pooled.place.column})
    *first = arith::DivUIOp::create(b, *first, b.index(2));
  add(op.getPooled(), pooled, row, plan.tilesAhead * m, m,
      /*isWritten=*/true);
}
