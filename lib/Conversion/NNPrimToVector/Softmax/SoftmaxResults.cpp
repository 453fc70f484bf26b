//===- SoftmaxResults.cpp - The last pass over a row of a softmax ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SoftmaxRow.h"

#include "TargetHooks.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

using namespace mlir;
using namespace nnprim;

SoftmaxRow::Values SoftmaxRow::emitResult(ArrayRef<Value> x, const Sum &sum,
                                          Value factor) {
  Values results;
  if (operands.isLog) {
    for (Value value : x) {
      value = arith::SubFOp::create(b, value, sum.max);
      results.push_back(arith::SubFOp::create(b, value, factor));
    }
    return results;
  }
  // The mantissa is not multiplied by the factor first, because on x86 a NaN
  // scaled by 2^-inf is 0.
  for (const ScaledValue &e : emitRelativeExps(b, x, sum.base))
    results.push_back(arith::MulFOp::create(b, emitValue(b, e), factor));
  return results;
}

Value SoftmaxRow::emitFactor(const Sum &sum) {
  if (!operands.isLog)
    return arith::DivFOp::create(b, splat(1.0f), sum.value);
  // log Σ exp(x - max). The sum is relative to N; in a row of one element it is
  // exactly that element's exponential, which makes the logarithm 0.
  Value unit = emitValue(b, emitRelativeExps(b, sum.max, sum.base).front());
  return math::LogOp::create(b, arith::DivFOp::create(b, sum.value, unit));
}

void SoftmaxRow::emitResults(const Sum &sum, Value start, int64_t length) {
  Value factor = emitFactor(sum);
  auto emitBlock = [&](const Block &block, bool streaming) {
    Values results = emitResult(loadAll(block), sum, factor);
    for (auto [i, y] : llvm::enumerate(results))
      if (!isPaired(block, i))
        storeResult(y, getPosition(block, i), getWidth(block, i), streaming);
      else if (i % 2 == 0)
        storePair(y, results[i + 1], getPosition(block, i), streaming);
  };
  int64_t step = getStep(), turn = plan.storeUnroll * step;
  // The vectors that are stored together, and aligned to their size.
  int64_t together = isPaired() && plan.storeUnroll % 2 == 0 ? 2 : 1;
  // No vector of flytes is aligned to its size.
  bool areFlytes =
      isa<FlyteType>(getElementTypeOrSelf(operands.init.getType()));
  if (!plan.streaming || rows || areFlytes ||
      length < 2 * turn + together * step) {
    forBlocks(start, length, plan.storeUnroll, {},
              [&](const Block &block, ValueRange) {
                emitBlock(block, /*streaming=*/false);
                return Values();
              });
    return;
  }
  // The middle is stored in whole, aligned lines. Blocks at both ends cover
  // what is left, and store some of it twice.
  int64_t turns = (length - together * step) / turn;
  emitBlock({start, together, step}, /*streaming=*/false);
  Value aligned = emitAlignedPosition(start, together * step);
  b.loop(0, turns * turn, turn, {}, [&](Value i, ValueRange) {
    emitBlock({b.add(aligned, i), plan.storeUnroll, step},
              /*streaming=*/true);
    return Values();
  });
  emitBlock({b.add(start, length - turn - together * step),
             plan.storeUnroll + together, step},
            /*streaming=*/false);
  // A thread that learns that this is done must find the results in memory.
  emitStoreFence(b);
}

/// The first position from `start` on whose output address is aligned to
/// `count` elements.
Value SoftmaxRow::emitAlignedPosition(Value start, int64_t count) {
  auto type = cast<MemRefType>(operands.init.getType());
  auto metadata = memref::ExtractStridedMetadataOp::create(b, operands.init);
  Value position = b.add(metadata.getOffset(), start);
  for (auto [i, stride] : llvm::enumerate(metadata.getStrides()))
    if (static_cast<int64_t>(i) != operands.dimension)
      position = b.add(position, arith::MulIOp::create(b, outer[i], stride));
  int64_t elementBytes = type.getElementTypeBitWidth() / 8;
  Value base = memref::ExtractAlignedPointerAsIndexOp::create(b, operands.init);
  Value bytes = arith::MulIOp::create(b, position, b.index(elementBytes));
  // -address modulo the alignment, a power of two.
  Value address = b.add(base, bytes);
  Value missing = arith::SubIOp::create(b, b.index(0), address);
  missing =
      arith::AndIOp::create(b, missing, b.index(count * elementBytes - 1));
  return b.add(start,
               arith::DivUIOp::create(b, missing, b.index(elementBytes)));
}

void SoftmaxRow::emitScaling(Value factor, Value start, int64_t length) {
  forBlocks(
      start, length, plan.storeUnroll, {}, [&](const Block &block, ValueRange) {
        for (int64_t i = 0; i < block.count; ++i) {
          int64_t width = getWidth(block, i);
          Value position = getPosition(block, i);
          Value value = load(operands.init, position, width, {});
          storeResult(arith::MulFOp::create(b, value, factor), position, width);
        }
        return Values();
      });
}

void SoftmaxRow::emitPass(int64_t pass) {
  bool isTwoPass = plan.passes == SoftmaxPasses::TwoPass;
  bool reloads = plan.passes == SoftmaxPasses::ThreePassReload;
  Value start = b.index(0), max = splat(0.0f);
  Sum madeUp{max, emitOrdinaryExpBase(b, max), splat(2.0f)};
  if (pass + 1 == (isTwoPass ? 2 : 3)) {
    if (reloads)
      return emitScaling(emitFactor(madeUp), start, operands.length);
    return emitResults(madeUp, start, operands.length);
  }
  Value result;
  if (isTwoPass)
    result = emitPairs(start, operands.length)[2];
  else if (pass == 0)
    result = emitMaxima(start, operands.length);
  else
    result = emitSum(start, operands.length, madeUp.base, reloads).front();
  // The store keeps the pass from being dead code.
  storeResult(result, start,
              rows ? rows : std::min(operands.length, b.getLanes()));
}
