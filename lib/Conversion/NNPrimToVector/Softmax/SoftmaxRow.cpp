//===- SoftmaxRow.cpp - The passes over a row of a softmax ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SoftmaxRow.h"

#include "ScalarRegions.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

#include <limits>

using namespace mlir;
using namespace nnprim;

SoftmaxRow::SoftmaxRow(KernelBuilder &b, const Operands &operands,
                       const SoftmaxPlan &plan, ArrayRef<Value> outer,
                       int64_t rows)
    : b(b), operands(operands), plan(plan), outer(outer), rows(rows) {}

//===----------------------------------------------------------------------===//
// Loops
//===----------------------------------------------------------------------===//

SoftmaxRow::Values SoftmaxRow::forBlocks(Value start, int64_t length,
                                         int64_t unroll, Values carried,
                                         BlockBody body) {
  int64_t step = getStep();
  int64_t blocked = length / (unroll * step) * (unroll * step);
  carried = b.loop(0, blocked, unroll * step, carried,
                   [&](Value i, ValueRange state) {
                     return body({b.add(start, i), unroll, step}, state);
                   });
  if (blocked == length)
    return carried;
  int64_t rest = length - blocked, count = llvm::divideCeil(rest, step);
  return body({b.add(start, blocked), count, rest - (count - 1) * step},
              carried);
}

SoftmaxRow::Values SoftmaxRow::forBlocksAhead(Value start, int64_t length,
                                              int64_t unroll, Values carried,
                                              BlockPreparation prepare,
                                              PreparedBody body) {
  int64_t step = getStep(), turn = unroll * step;
  int64_t blocked = length / turn * turn;
  if (blocked) {
    size_t numCarried = carried.size();
    carried.append(prepare({start, unroll, step}));
    carried = b.loop(
        0, blocked - turn, turn, carried, [&](Value i, ValueRange state) {
          Value position = b.add(start, i);
          Values prepared = prepare({b.add(position, turn), unroll, step});
          Values next =
              body({position, unroll, step}, state.drop_front(numCarried),
                   state.take_front(numCarried));
          next.append(prepared);
          return next;
        });
    carried = body({b.add(start, blocked - turn), unroll, step},
                   ArrayRef(carried).drop_front(numCarried),
                   ArrayRef(carried).take_front(numCarried));
  }
  if (blocked == length)
    return carried;
  int64_t rest = length - blocked, count = llvm::divideCeil(rest, step);
  Block last{b.add(start, blocked), count, rest - (count - 1) * step};
  return body(last, prepare(last), carried);
}

SoftmaxRow::Values SoftmaxRow::forChunks(Value start, int64_t length,
                                         int64_t chunk, Values carried,
                                         ChunkBody body) {
  int64_t chunked = length / chunk * chunk;
  carried = b.loop(0, chunked, chunk, carried, [&](Value i, ValueRange state) {
    return body(b.add(start, i), chunk, state);
  });
  if (chunked == length)
    return carried;
  return body(b.add(start, chunked), length - chunked, carried);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

SoftmaxRow::Values SoftmaxRow::getIndices(Value position) const {
  Values indices(outer);
  indices[operands.dimension] = position;
  return indices;
}

Value SoftmaxRow::getPosition(const Block &block, int64_t i) {
  return b.add(block.start, i * getStep());
}

int64_t SoftmaxRow::getWidth(const Block &block, int64_t i) const {
  if (rows)
    return rows;
  return i + 1 == block.count ? block.lastWidth : b.getLanes();
}

Value SoftmaxRow::apply(const ScalarRegion &scalar, Value value,
                        Value position) {
  int64_t width = cast<VectorType>(value.getType()).getNumElements();
  return applyRegion(b, scalar, value, [&](unsigned number) {
    return loadRegionInput(b, scalar, number, getIndices(position),
                           /*vectorDim=*/outer.size() - 1, width);
  });
}

/// Loads a whole vector: lanes beyond the row's end are -inf, which adds
/// nothing, and lanes without a row are 0.
Value SoftmaxRow::load(Value memref, Value position, int64_t width,
                       const ScalarRegion &producer) {
  Value vector;
  if (producer.isIdentity()) {
    vector = b.loadF32(memref, getIndices(position), width);
  } else {
    // A producer computes in the type of the input.
    Type element = cast<MemRefType>(memref.getType()).getElementType();
    vector = vector::LoadOp::create(b, VectorType::get(width, element), memref,
                                    getIndices(position));
    vector = apply(producer, vector, position);
    if (!element.isF32())
      vector = arith::ExtFOp::create(b, b.getVectorType(width), vector);
  }
  if (width == b.getLanes())
    return vector;
  float filler = rows ? 0.0f : -std::numeric_limits<float>::infinity();
  return vector::InsertStridedSliceOp::create(
      b, vector, splat(filler), ArrayRef<int64_t>{0}, ArrayRef<int64_t>{1});
}

void SoftmaxRow::storeResult(Value value, Value position, int64_t width,
                             bool streaming) {
  value = b.head(value, width);
  Type type = cast<MemRefType>(operands.init.getType()).getElementType();
  // Flytes have no epilogue, and are not streamed.
  if (isa<FlyteType>(type))
    return b.store(value, operands.init, getIndices(position));
  if (!type.isF32())
    value = arith::TruncFOp::create(b, VectorType::get(width, type), value);
  value = apply(operands.epilogue, value, position);
  if (!streaming)
    return b.store(value, operands.init, getIndices(position));
  llvm::MaybeAlign alignment(width * type.getIntOrFloatBitWidth() / 8);
  vector::StoreOp::create(b, value, operands.init, getIndices(position),
                          /*nontemporal=*/true, alignment);
}

Value SoftmaxRow::loadVector(const Block &block, int64_t i) {
  if (isPaired(block, i))
    return loadOfPair(block, i);
  return load(operands.input, getPosition(block, i), getWidth(block, i),
              operands.producer);
}

void SoftmaxRow::prefetchAhead(const Block &block) {
  // 10^8 elements of bf16 take 70 ms without, 61, 55, 44 and 46 ms with 512,
  // 1024, 2048 and 4096 bytes (Emerald Rapids, which reads them in 41 ms).
  constexpr int64_t kAheadBytes = 2048;
  Type element = getElementTypeOrSelf(operands.input.getType());
  if (!plan.streaming || rows || element.isF32())
    return;
  int64_t ahead = kAheadBytes / getStorageBytes(element);
  b.prefetch(operands.input, getIndices(b.add(block.start, ahead)),
             block.count * getStep());
}

SoftmaxRow::Values SoftmaxRow::loadAll(const Block &block) {
  prefetchAhead(block);
  Values vectors;
  for (int64_t i = 0; i < block.count; ++i)
    vectors.push_back(loadVector(block, i));
  return vectors;
}

Value SoftmaxRow::reduce(Value vector, Combination combine) {
  if (rows)
    return vector;
  // Combine each lane with its counterpart in the other half, quarter and so
  // on: a reduction of the vector dialect would be a chain of scalars.
  for (int64_t distance = b.getLanes() / 2; distance > 0; distance /= 2) {
    SmallVector<int64_t> mask;
    for (int64_t lane = 0; lane < b.getLanes(); ++lane)
      mask.push_back(lane ^ distance);
    vector =
        combine(vector, vector::ShuffleOp::create(b, vector, vector, mask));
  }
  return vector;
}

Value SoftmaxRow::reduceMax(Value vector) {
  return reduce(vector, [&](Value x, Value y) { return emitMax(b, x, y); });
}

Value SoftmaxRow::reduceSum(Value vector) {
  return reduce(
      vector, [&](Value x, Value y) { return arith::AddFOp::create(b, x, y); });
}

//===----------------------------------------------------------------------===//
// Passes
//===----------------------------------------------------------------------===//

void SoftmaxRow::emit() {
  if (plan.onlyPass)
    return emitPass(plan.onlyPass - 1);
  Value start = b.index(0);
  switch (plan.passes) {
  case SoftmaxPasses::TwoPass:
    return emitResults(finishPairs(emitPairs(start, operands.length)), start,
                       operands.length);
  case SoftmaxPasses::ThreePassRecompute:
    return emitResults(emitThreePassSum(/*stores=*/false), start,
                       operands.length);
  case SoftmaxPasses::ThreePassReload:
    if (plan.chunkLength)
      return emitChunkResults(
          finishPairs(emitChunkPairs(start, operands.length)), start,
          operands.length);
    return emitScaling(emitFactor(emitThreePassSum(/*stores=*/true)), start,
                       operands.length);
  }
}
