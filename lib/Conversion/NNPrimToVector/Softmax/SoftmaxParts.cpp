//===- SoftmaxParts.cpp - Rows of a softmax divided among threads ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SoftmaxRow.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

void SoftmaxRow::forParts(llvm::function_ref<void(Value, int64_t)> body) {
  int64_t length = operands.length, part = plan.partLength;
  int64_t whole = length / part * part;
  b.parallelLoop(0, whole, part, [&](Value start) { body(start, part); });
  b.parallelLoop(whole, length, length - whole,
                 [&](Value start) { body(start, length - whole); });
}

void SoftmaxRow::emitParts(Value partials) {
  forParts([&](Value start, int64_t length) {
    auto [max, sum] =
        reducePairs(plan.chunkLength ? emitChunkPairs(start, length)
                                     : emitPairs(start, length));
    Values values = {max, sum};
    Value part = arith::DivUIOp::create(b, start, b.index(plan.partLength));
    for (auto [kind, value] : llvm::enumerate(values)) {
      Values indices = getIndices(b.index(kind));
      indices.push_back(part);
      memref::StoreOp::create(b, vector::ExtractOp::create(b, value, 0),
                              partials, indices);
    }
  });
}

/// Loads `width` maxima or sums of parts from `part` on; the lanes behind them
/// are `filler`.
Value SoftmaxRow::loadPartials(Value partials, int64_t kind, int64_t part,
                               int64_t width, Value filler) {
  Values indices = getIndices(b.index(kind));
  indices.push_back(b.index(part));
  Value vector = b.loadF32(partials, indices, width);
  if (width == b.getLanes())
    return vector;
  return vector::InsertStridedSliceOp::create(
      b, vector, filler, ArrayRef<int64_t>{0}, ArrayRef<int64_t>{1});
}

SoftmaxRow::Sum SoftmaxRow::combineParts(Value partials) {
  Values state = getZeroPair();
  Value lowest = state[0], zero = state[2];
  int64_t lanes = b.getLanes(), parts = getNumParts(operands, plan);
  for (int64_t part = 0; part < parts; part += lanes) {
    int64_t width = std::min(lanes, parts - part);
    Value max = loadPartials(partials, 0, part, width, lowest);
    Value sum = loadPartials(partials, 1, part, width, zero);
    Value negExponent = emitOrdinaryExpBase(b, max).negExponent;
    Value newMax = emitMax(b, max, state[0]);
    Value newExponent = emitOrdinaryExpBase(b, newMax).negExponent;
    auto scale = [&](Value value, Value oldExponent) {
      return emitScaleDown(b, value,
                           arith::SubFOp::create(b, newExponent, oldExponent));
    };
    Value next = arith::AddFOp::create(b, scale(state[2], state[1]),
                                       scale(sum, negExponent));
    state = {newMax, newExponent, next};
  }
  return finishPairs(state);
}

void SoftmaxRow::emitPartResults(Value partials) {
  // Every thread combines the parts for itself.
  Type vectorType = b.getVectorType(b.getLanes());
  SmallVector<Type> types(4, vectorType);
  auto region = scf::ExecuteRegionOp::create(b, types);
  region.setNoInline(true);
  setReplicable(region);
  {
    OpBuilder::InsertionGuard guard(b);
    b.createBlock(&region.getRegion());
    Sum sum = combineParts(partials);
    scf::YieldOp::create(b, ValueRange{sum.max, sum.base.factor,
                                       sum.base.negExponent, sum.value});
  }
  Sum sum{region.getResult(0),
          {region.getResult(1), region.getResult(2)},
          region.getResult(3)};
  forParts([&](Value start, int64_t length) {
    if (plan.chunkLength)
      emitChunkResults(sum, start, length);
    else
      emitResults(sum, start, length);
  });
}
