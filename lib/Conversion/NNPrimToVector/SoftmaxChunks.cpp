//===- SoftmaxChunks.cpp - A row of a softmax chunk by chunk --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first two of three passes that keep the exponentials, in one: while a
// chunk's exponentials are computed, the maxima of the next chunk are found,
// for which the ports of multiplications are not needed, and what the next
// chunk then loads is in the first-level cache. The exponentials of a chunk are
// relative to the maxima of it and those before, one a lane; scaling knows how
// much that is below the row's.
//
//===----------------------------------------------------------------------===//

#include "SoftmaxRow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <limits>

using namespace mlir;
using namespace nnprim;

SoftmaxRow::Values SoftmaxRow::getChunkIndices(Value start) {
  auto type = cast<MemRefType>(chunkMaxima.getType());
  Values indices =
      getIndices(arith::DivUIOp::create(b, start, b.index(plan.chunkLength)));
  for (auto [dim, index] : llvm::enumerate(indices))
    if (type.getDimSize(dim) == 1)
      index = b.index(0);
  indices.push_back(b.index(0));
  return indices;
}

SoftmaxRow::Values SoftmaxRow::emitChunk(Value start, int64_t length,
                                         Value chunkMax, ValueRange state,
                                         Value ahead) {
  Value max = emitMax(b, chunkMax, state[0]);
  b.store(max, chunkMaxima, getChunkIndices(start));
  ExpBase base = emitOrdinaryExpBase(b, max);
  Values values = emitSum(start, length, base, /*stores=*/true, ahead);
  Values next = mergePairs(state, {max, base.negExponent, values.front()});
  next.push_back(values.back());
  return next;
}

SoftmaxRow::Values SoftmaxRow::emitChunkPairs(Value start, int64_t length) {
  int64_t chunk = std::min(plan.chunkLength, length);
  int64_t numBefore = llvm::divideCeil(length, chunk) - 1;
  Values zero = getZeroPair();
  Values state = {zero[0], zero[1], zero[2], zero[2], emitMaxima(start, chunk)};
  // The last chunk may be shorter: what is looked at in its place is as long as
  // the others, and ends where the row does.
  state = b.loop(0, numBefore * chunk, chunk, state,
                 [&](Value i, ValueRange state) {
                   Value ahead = arith::MinUIOp::create(
                       b, b.index(chunk),
                       arith::SubIOp::create(b, b.index(length - chunk), i));
                   return emitChunk(b.add(start, i), chunk, state.back(),
                                    state.drop_back(), ahead);
                 });
  // There its lanes may be others.
  if (numBefore && length % getStep())
    state.back() = reduceMax(state.back());
  Value max = state.pop_back_val();
  state = emitChunk(b.add(start, numBefore * chunk), length - numBefore * chunk,
                    max, state, /*ahead=*/{});
  state.pop_back();
  return state;
}

void SoftmaxRow::emitScaledChunks(Value factor, Value negExponent, Value start,
                                  int64_t length) {
  forChunks(start, length, plan.chunkLength, {},
            [&](Value chunk, int64_t chunkLength, ValueRange) {
              Value max =
                  b.load(chunkMaxima, getChunkIndices(chunk), b.getLanes());
              Value shift = arith::SubFOp::create(
                  b, negExponent, emitOrdinaryExpBase(b, max).negExponent);
              emitScaling(emitScaleDown(b, factor, shift), chunk, chunkLength);
              return Values();
            });
}

void SoftmaxRow::emitChunkResults(const Sum &sum, Value start, int64_t length) {
  auto branch = scf::IfOp::create(b, isHuge(sum.max), /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  emitResults(sum, start, length);
  b.setInsertionPointToStart(branch.elseBlock());
  emitScaledChunks(emitFactor(sum), sum.base.negExponent, start, length);
}
