//===- SoftmaxChunks.cpp - Chunked passes over a row of a softmax ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The first two of three passes that keep the exponentials are fused: while a
// chunk's exponentials are computed, the maxima of the next chunk are found.
// This does not need the ports of multiplications, and leaves the next chunk's
// inputs in L1. The exponentials of a chunk are relative to the maxima up to
// the end of the chunk, one per lane; the scaling pass accounts for how far
// these are below the row's maximum.
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
  // The last chunk may be shorter. The range whose maxima are found in its
  // place is as long as the other chunks and ends at the end of the row.
  state = b.loop(0, numBefore * chunk, chunk, state,
                 [&](Value i, ValueRange state) {
                   Value ahead = arith::MinUIOp::create(
                       b, b.index(chunk),
                       arith::SubIOp::create(b, b.index(length - chunk), i));
                   return emitChunk(b.add(start, i), chunk, state.back(),
                                    state.drop_back(), ahead);
                 });
  // The lanes of that range may be shifted against those of the last chunk.
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
                  b.loadF32(chunkMaxima, getChunkIndices(chunk), b.getLanes());
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
