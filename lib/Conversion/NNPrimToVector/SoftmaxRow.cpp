//===- SoftmaxRow.cpp - The passes over a row of a softmax ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SoftmaxRow.h"

#include "X86/ScaleByPowerOfTwo.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <limits>

using namespace mlir;
using namespace nnprim;

/// Turns of a loop whose sums are then added to those of others. Every addition
/// in a chain of equal terms may err alike, so chains are short; the sum of
/// such chunks is compensated.
static constexpr int64_t kChunkTurns = 16;

SoftmaxRow::SoftmaxRow(KernelBuilder &b, const Operands &operands,
                       const SoftmaxPlan &plan, ArrayRef<Value> outer,
                       int64_t rows)
    : b(b), operands(operands), plan(plan), tuning(operands.tuning),
      outer(outer), rows(rows) {}

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

void SoftmaxRow::forParts(llvm::function_ref<void(Value, int64_t)> body) {
  int64_t length = operands.length, part = plan.partLength;
  int64_t whole = length / part * part;
  b.parallelLoop(0, whole, part, [&](Value start) { body(start, part); });
  b.parallelLoop(whole, length, length - whole,
                 [&](Value start) { body(start, length - whole); });
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

/// As a whole vector; lanes behind the row's end are -inf, which adds nothing,
/// and lanes without a row are 0.
Value SoftmaxRow::load(Value memref, Value position, int64_t width) {
  auto type = VectorType::get(
      width, cast<MemRefType>(memref.getType()).getElementType());
  Value vector = vector::LoadOp::create(b, type, memref, getIndices(position));
  if (!type.getElementType().isF32())
    vector = arith::ExtFOp::create(b, b.getVectorType(width), vector);
  if (width == b.getLanes())
    return vector;
  float filler = rows ? 0.0f : -std::numeric_limits<float>::infinity();
  return vector::InsertStridedSliceOp::create(
      b, vector, splat(filler), ArrayRef<int64_t>{0}, ArrayRef<int64_t>{1});
}

void SoftmaxRow::store(Value value, Value position, int64_t width,
                       bool streaming) {
  value = b.head(value, width);
  Type type = cast<MemRefType>(operands.init.getType()).getElementType();
  if (!type.isF32())
    value = arith::TruncFOp::create(b, VectorType::get(width, type), value);
  if (!streaming)
    return b.store(value, operands.init, getIndices(position));
  llvm::MaybeAlign alignment(width * type.getIntOrFloatBitWidth() / 8);
  vector::StoreOp::create(b, value, operands.init, getIndices(position),
                          /*nontemporal=*/true, alignment);
}

Value SoftmaxRow::loadVector(const Block &block, int64_t i) {
  return load(operands.input, getPosition(block, i), getWidth(block, i));
}

SoftmaxRow::Values SoftmaxRow::loadAll(const Block &block) {
  Values vectors;
  for (int64_t i = 0; i < block.count; ++i)
    vectors.push_back(loadVector(block, i));
  return vectors;
}

Value SoftmaxRow::reduce(Value vector, vector::CombiningKind kind) {
  if (rows)
    return vector;
  return b.broadcast(vector::ReductionOp::create(b, kind, vector),
                     b.getLanes());
}

/// Pairwise, so that a block's own sum is short in time and in error.
template <typename Combine>
static Value combineAll(SmallVector<Value> values, Combine combine) {
  while (values.size() > 1) {
    SmallVector<Value> next;
    for (size_t i = 0; i + 1 < values.size(); i += 2)
      next.push_back(combine(values[i], values[i + 1]));
    if (values.size() % 2)
      next.push_back(values.back());
    values = std::move(next);
  }
  return values.front();
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

Value SoftmaxRow::emitRowMax() {
  Values maxima(tuning.maxUnroll, splat(std::numeric_limits<float>::lowest()));
  maxima = forBlocks(b.index(0), operands.length, tuning.maxUnroll, maxima,
                     [&](const Block &block, ValueRange state) {
                       Values next(state);
                       // NaN is not the maximum; the sum will find it.
                       for (int64_t i = 0; i < block.count; ++i)
                         next[i] = emitMax(b, loadVector(block, i), state[i]);
                       return next;
                     });
  Value max =
      combineAll(maxima, [&](Value x, Value y) { return emitMax(b, x, y); });
  return reduce(max, vector::CombiningKind::MAXNUMF);
}

/// (sum, error) + value after Kahan.
static std::pair<Value, Value> addCompensated(KernelBuilder &b, Value sum,
                                              Value error, Value value) {
  Value term = arith::SubFOp::create(b, value, error);
  Value next = arith::AddFOp::create(b, sum, term);
  Value added = arith::SubFOp::create(b, next, sum);
  return {next, arith::SubFOp::create(b, added, term)};
}

Value SoftmaxRow::emitSum(const ExpBase &base, bool stores) {
  Value zero = splat(0.0f);
  int64_t unroll = stores ? tuning.storeUnroll : tuning.sumUnroll;
  auto sumBlock = [&](const Block &block, ValueRange state) {
    Values next(state);
    auto exponentials = emitRelativeExps(b, loadAll(block), base);
    for (auto [i, e] : llvm::enumerate(exponentials)) {
      if (!stores) {
        next[i] = emitAdd(b, state[i], e);
        continue;
      }
      Value value = emitValue(b, e);
      next[i] = arith::AddFOp::create(b, state[i], value);
      store(value, getPosition(block, i), getWidth(block, i));
    }
    return next;
  };
  auto add = [&](Value x, Value y) { return arith::AddFOp::create(b, x, y); };
  auto sumChunk = [&](Value start, int64_t length) {
    return combineAll(
        forBlocks(start, length, unroll, Values(unroll, zero), sumBlock), add);
  };
  int64_t chunk = kChunkTurns * unroll * getStep();
  if (operands.length <= chunk)
    return sumChunk(b.index(0), operands.length);
  Values sum = forChunks(b.index(0), operands.length, chunk, {zero, zero},
                         [&](Value start, int64_t length, ValueRange state) {
                           auto [next, error] = addCompensated(
                               b, state[0], state[1], sumChunk(start, length));
                           return Values{next, error};
                         });
  return sum[0];
}

SoftmaxRow::Sum SoftmaxRow::emitThreePassSum(bool stores) {
  Value max = emitRowMax();
  ExpBase base = emitExpBase(b, max);
  Value sum = emitSum(base, stores);
  return {max, base, reduce(sum, vector::CombiningKind::ADD)};
}

SoftmaxRow::Values SoftmaxRow::emitPairBlock(const Block &block,
                                             ValueRange state) {
  Values inputs = loadAll(block);
  auto max = [&](Value x, Value y) { return emitMax(b, x, y); };
  auto add = [&](Value x, Value y) { return arith::AddFOp::create(b, x, y); };
  Value newMax = max(combineAll(inputs, max), state[0]);
  ExpBase base = emitOrdinaryExpBase(b, newMax);
  // 2^(old N - new N).
  Value sum = emitScaleDown(
      b, state[2], arith::SubFOp::create(b, base.negExponent, state[1]));
  Values sums;
  for (ArrayRef<Value> rest = inputs; !rest.empty();) {
    auto group = rest.take_front(tuning.expInterleave);
    rest = rest.drop_front(group.size());
    for (auto [i, e] : llvm::enumerate(emitRelativeExps(b, group, base))) {
      if (i == sums.size())
        sums.push_back(emitValue(b, e));
      else
        sums[i] = emitAdd(b, sums[i], e);
    }
  }
  return {newMax, base.negExponent, add(sum, combineAll(sums, add))};
}

SoftmaxRow::Values SoftmaxRow::getZeroPair() {
  // The least maximum that needs no special care.
  Value lowest = splat(-kMaxOrdinary / 2);
  return {lowest, emitOrdinaryExpBase(b, lowest).negExponent, splat(0.0f)};
}

SoftmaxRow::Values SoftmaxRow::emitPairs(Value start, int64_t length) {
  Values zero = getZeroPair();
  auto sumChunk = [&](Value start, int64_t length, ValueRange state) {
    return forBlocks(start, length, tuning.blockVectors,
                     {state[0], state[1], zero[2]},
                     [&](const Block &block, ValueRange inner) {
                       return emitPairBlock(block, inner);
                     });
  };
  int64_t chunk = kChunkTurns * tuning.blockVectors * getStep();
  if (length <= chunk)
    return sumChunk(start, length, zero);
  return forChunks(start, length, chunk, {zero[0], zero[1], zero[2], zero[2]},
                   [&](Value start, int64_t length, ValueRange outer) {
                     Values inner = sumChunk(start, length, outer);
                     Value shift = arith::SubFOp::create(b, inner[1], outer[1]);
                     auto [sum, error] = addCompensated(
                         b, emitScaleDown(b, outer[2], shift),
                         emitScaleDown(b, outer[3], shift), inner[2]);
                     return Values{inner[0], inner[1], sum, error};
                   });
}

std::pair<Value, Value> SoftmaxRow::reducePairs(ValueRange state) {
  Value max = reduce(state[0], vector::CombiningKind::MAXNUMF);
  Value negExponent = emitOrdinaryExpBase(b, max).negExponent;
  Value sum = emitScaleDown(b, state[2],
                            arith::SubFOp::create(b, negExponent, state[1]));
  return {max, reduce(sum, vector::CombiningKind::ADD)};
}

SoftmaxRow::Sum SoftmaxRow::finishPairs(ValueRange state) {
  auto [max, sum] = reducePairs(state);
  ExpBase base = emitOrdinaryExpBase(b, max);

  // Rows of nothing but huge values take another way.
  Value magnitude = math::AbsFOp::create(b, max);
  Value largest = vector::ReductionOp::create(
      b, vector::CombiningKind::MAXIMUMF, magnitude);
  // NaN is ordinary.
  Value isHuge = arith::CmpFOp::create(b, arith::CmpFPredicate::OGE, largest,
                                       b.constant(kMaxOrdinary / 2));
  SmallVector<Type> types(4, splat(0.0f).getType());
  auto branch = scf::IfOp::create(b, types, isHuge, /*withElseRegion=*/true);
  OpBuilder::InsertionGuard guard(b);
  b.setInsertionPointToStart(branch.thenBlock());
  Sum careful = emitThreePassSum(/*stores=*/false);
  scf::YieldOp::create(b, ValueRange{careful.max, careful.base.factor,
                                     careful.base.negExponent, careful.value});
  b.setInsertionPointToStart(branch.elseBlock());
  scf::YieldOp::create(b, ValueRange{max, base.factor, base.negExponent, sum});
  return {branch.getResult(0),
          {branch.getResult(1), branch.getResult(2)},
          branch.getResult(3)};
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

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
  // Not the mantissa times the factor first: scaled by 2^-inf, NaN is 0 (x86).
  for (const ScaledValue &e : emitRelativeExps(b, x, sum.base))
    results.push_back(arith::MulFOp::create(b, emitValue(b, e), factor));
  return results;
}

Value SoftmaxRow::emitFactor(const Sum &sum) {
  if (!operands.isLog)
    return arith::DivFOp::create(b, splat(1.0f), sum.value);
  // log Σ exp(x - max). The sum is relative to N; that of one element is
  // exactly its exponential, which makes the logarithm 0.
  Value unit = emitValue(b, emitRelativeExps(b, sum.max, sum.base).front());
  return math::LogOp::create(b, arith::DivFOp::create(b, sum.value, unit));
}

void SoftmaxRow::emitResults(const Sum &sum, Value start, int64_t length) {
  Value factor = emitFactor(sum);
  auto emitBlock = [&](const Block &block, bool streaming) {
    for (auto [i, y] : llvm::enumerate(emitResult(loadAll(block), sum, factor)))
      store(y, getPosition(block, i), getWidth(block, i), streaming);
  };
  int64_t turn = tuning.storeUnroll * getStep();
  if (!plan.streaming || rows || length < 2 * turn) {
    forBlocks(start, length, tuning.storeUnroll, {},
              [&](const Block &block, ValueRange) {
                emitBlock(block, /*streaming=*/false);
                return Values();
              });
    return;
  }
  // Whole lines, aligned, in the middle; at both ends as much as makes up for
  // what is not whole, some of it twice.
  int64_t step = getStep(), turns = (length - step) / turn;
  emitBlock({start, 1, step}, /*streaming=*/false);
  Value aligned = emitAlignedPosition(start);
  b.loop(0, turns * turn, turn, {}, [&](Value i, ValueRange) {
    emitBlock({b.add(aligned, i), tuning.storeUnroll, step},
              /*streaming=*/true);
    return Values();
  });
  emitBlock({b.add(start, length - turn - step), tuning.storeUnroll + 1, step},
            /*streaming=*/false);
  // Whoever is told that this is done finds it in memory.
  x86::emitStoreFence(b);
}

/// The first position from `start` on whose output begins a vector's worth of
/// aligned bytes.
Value SoftmaxRow::emitAlignedPosition(Value start) {
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
      arith::AndIOp::create(b, missing, b.index(getStep() * elementBytes - 1));
  return b.add(start,
               arith::DivUIOp::create(b, missing, b.index(elementBytes)));
}

void SoftmaxRow::emitScaling(const Sum &sum) {
  Value factor = arith::DivFOp::create(b, splat(1.0f), sum.value);
  forBlocks(b.index(0), operands.length, tuning.storeUnroll, {},
            [&](const Block &block, ValueRange) {
              for (int64_t i = 0; i < block.count; ++i) {
                int64_t width = getWidth(block, i);
                Value position = getPosition(block, i);
                Value value = load(operands.init, position, width);
                store(arith::MulFOp::create(b, value, factor), position, width);
              }
              return Values();
            });
}

void SoftmaxRow::emit() {
  Value start = b.index(0);
  switch (plan.passes) {
  case SoftmaxPasses::TwoPass:
    return emitResults(finishPairs(emitPairs(start, operands.length)), start,
                       operands.length);
  case SoftmaxPasses::ThreePassRecompute:
    return emitResults(emitThreePassSum(/*stores=*/false), start,
                       operands.length);
  case SoftmaxPasses::ThreePassReload:
    return emitScaling(emitThreePassSum(/*stores=*/true));
  }
}

//===----------------------------------------------------------------------===//
// In parts
//===----------------------------------------------------------------------===//

void SoftmaxRow::emitParts(Value partials) {
  forParts([&](Value start, int64_t length) {
    auto [max, sum] = reducePairs(emitPairs(start, length));
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

/// `width` maxima or sums of parts from `part` on, of which lanes behind count
/// as `filler`.
Value SoftmaxRow::loadPartials(Value partials, int64_t kind, int64_t part,
                               int64_t width, Value filler) {
  Values indices = getIndices(b.index(kind));
  indices.push_back(b.index(part));
  Value vector = b.load(partials, indices, width);
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
  setRepeatable(region);
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
  forParts(
      [&](Value start, int64_t length) { emitResults(sum, start, length); });
}
