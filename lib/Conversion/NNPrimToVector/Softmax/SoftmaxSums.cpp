//===- SoftmaxSums.cpp - The sum of a row of a softmax --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SoftmaxRow.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"

#include <limits>

using namespace mlir;
using namespace nnprim;

/// Combines values pairwise, which keeps both the latency and the rounding
/// error of a block's sum low.
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
// Three passes
//===----------------------------------------------------------------------===//

Value SoftmaxRow::emitMaxima(Value start, int64_t length) {
  Values maxima(plan.maxUnroll, splat(std::numeric_limits<float>::lowest()));
  maxima = forBlocks(start, length, plan.maxUnroll, maxima,
                     [&](const Block &block, ValueRange state) {
                       Values next(state);
                       // A NaN does not become the maximum; it shows up in the
                       // sum.
                       for (int64_t i = 0; i < block.count; ++i)
                         next[i] = emitMax(b, loadVector(block, i), state[i]);
                       return next;
                     });
  return combineAll(maxima, [&](Value x, Value y) { return emitMax(b, x, y); });
}

std::pair<Value, Value> SoftmaxRow::addCompensated(Value sum, Value error,
                                                   Value value) {
  Value term = arith::SubFOp::create(b, value, error);
  Value next = arith::AddFOp::create(b, sum, term);
  Value added = arith::SubFOp::create(b, next, sum);
  return {next, arith::SubFOp::create(b, added, term)};
}

/// Whether there are registers for the arguments of the next exponentials
/// beside all else that an iteration needs. An exponential is a dependency
/// chain of a dozen instructions; starting the next ones before it ends gives a
/// processor with a limited out-of-order window other work.
static bool keepsArguments(const TargetDesc &target, int64_t unroll) {
  // Two pairs of fraction and scale, a polynomial, a sum and a maximum.
  constexpr int64_t valuesOfExponential = 7, constants = 10;
  return unroll * valuesOfExponential + constants <= target.numVectorRegisters;
}

SoftmaxRow::Values SoftmaxRow::emitSum(Value start, int64_t length,
                                       const ExpBase &base, bool stores,
                                       Value ahead) {
  Value zero = splat(0.0f);
  int64_t unroll = stores ? plan.storeUnroll : plan.sumUnroll;
  auto add = [&](Value x, Value y) { return arith::AddFOp::create(b, x, y); };
  auto max = [&](Value x, Value y) { return emitMax(b, x, y); };
  // All fractions, followed by all scales.
  auto prepare = [&](const Block &block) {
    Values prepared, scales;
    for (const ExpArgument &argument :
         emitExpArguments(b, loadAll(block), base)) {
      prepared.push_back(argument.fraction);
      scales.push_back(argument.scale);
    }
    prepared.append(scales);
    return prepared;
  };
  // The state is all sums, followed by all maxima.
  auto sumPrepared = [&](const Block &block, ValueRange prepared,
                         ValueRange state) {
    Values next(state);
    SmallVector<ExpArgument> arguments;
    for (int64_t i = 0; i < block.count; ++i)
      arguments.push_back({prepared[i], prepared[block.count + i]});
    auto exponentials = emitRelativeExps(b, arguments);
    for (int64_t i = 0; ahead && i < block.count; ++i)
      next[unroll + i] =
          max(load(operands.input, b.add(getPosition(block, i), ahead),
                   getWidth(block, i), operands.producer),
              state[unroll + i]);
    if (!stores) {
      for (auto [i, e] : llvm::enumerate(exponentials))
        next[i] = emitAdd(b, state[i], e);
      return next;
    }
    Values values = llvm::map_to_vector(
        exponentials, [&](const ScaledValue &e) { return emitValue(b, e); });
    for (auto [i, value] : llvm::enumerate(values)) {
      next[i] = add(state[i], value);
      // Only f32 outputs are loaded again, so that there is no conversion.
      b.store(b.head(value, getWidth(block, i)), operands.init,
              getIndices(getPosition(block, i)));
    }
    return next;
  };
  auto sumBlock = [&](const Block &block, ValueRange state) {
    return sumPrepared(block, prepare(block), state);
  };
  bool preparesAhead = keepsArguments(b.getTarget(), unroll);
  auto sumGroup = [&](Value start, int64_t length, ValueRange maxima) {
    Values state(unroll, zero);
    for (Value value : maxima)
      state.append(unroll, value);
    state = preparesAhead ? forBlocksAhead(start, length, unroll, state,
                                           prepare, sumPrepared)
                          : forBlocks(start, length, unroll, state, sumBlock);
    Values sum = {combineAll(Values(ArrayRef(state).take_front(unroll)), add)};
    if (ahead)
      sum.push_back(
          combineAll(Values(ArrayRef(state).drop_front(unroll)), max));
    return sum;
  };
  Values none(ahead ? 1 : 0, splat(std::numeric_limits<float>::lowest()));
  int64_t group = kSumTurns * unroll * getStep();
  if (length <= group)
    return sumGroup(start, length, none);
  Values state = {zero, zero};
  state.append(none);
  state = forChunks(start, length, group, state,
                    [&](Value start, int64_t length, ValueRange state) {
                      Values values =
                          sumGroup(start, length, state.drop_front(2));
                      auto [sum, error] =
                          addCompensated(state[0], state[1], values[0]);
                      Values next = {sum, error};
                      next.append(values.begin() + 1, values.end());
                      return next;
                    });
  state.erase(state.begin() + 1);
  return state;
}

SoftmaxRow::Sum SoftmaxRow::emitThreePassSum(bool stores) {
  Value start = b.index(0);
  Value max = reduceMax(emitMaxima(start, operands.length));
  ExpBase base = emitExpBase(b, max);
  Value sum = emitSum(start, operands.length, base, stores).front();
  return {max, base, reduceSum(sum)};
}

//===----------------------------------------------------------------------===//
// Two passes
//===----------------------------------------------------------------------===//

/// Whether the inputs of a block stay in registers from the maximum to the
/// exponentials: beside them there are the state, a polynomial's coefficients
/// and the other constants, and what each of the exponentials is made of.
static bool keepsInputs(const TargetDesc &target, const SoftmaxPlan &plan) {
  constexpr int64_t stateAndConstants = 12, valuesOfExponential = 4;
  return plan.blockVectors + plan.expInterleave * valuesOfExponential +
             stateAndConstants <=
         target.numVectorRegisters;
}

SoftmaxRow::Values SoftmaxRow::emitPairBlock(const Block &block,
                                             ValueRange state) {
  Values inputs = loadAll(block);
  auto max = [&](Value x, Value y) { return emitMax(b, x, y); };
  auto add = [&](Value x, Value y) { return arith::AddFOp::create(b, x, y); };
  Value newMax = max(combineAll(inputs, max), state[0]);
  ExpBase base = emitOrdinaryExpBase(b, newMax);
  // Scale the old sum by 2^(old N - new N).
  Value sum = b.fence(emitScaleDown(
      b, state[2], arith::SubFOp::create(b, base.negExponent, state[1])));
  bool keeps = keepsInputs(b.getTarget(), plan);
  Block again = block;
  if (!keeps)
    again.start = b.add(block.start, b.hide(0));
  Values sums;
  for (int64_t first = 0; first < block.count; first += plan.expInterleave) {
    int64_t count = std::min(plan.expInterleave, block.count - first);
    Values group;
    for (int64_t i = first; i < first + count; ++i)
      group.push_back(keeps ? inputs[i] : loadVector(again, i));
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
  // The lower limit of ordinary maxima; a row that does not exceed it is huge.
  Value lowest = splat(-kMaxOrdinary / 2);
  return {lowest, emitOrdinaryExpBase(b, lowest).negExponent, splat(0.0f)};
}

SoftmaxRow::Values SoftmaxRow::mergePairs(ValueRange outer, ValueRange inner) {
  Value shift = arith::SubFOp::create(b, inner[1], outer[1]);
  auto [sum, error] =
      addCompensated(emitScaleDown(b, outer[2], shift),
                     emitScaleDown(b, outer[3], shift), inner[2]);
  return {inner[0], inner[1], sum, error};
}

SoftmaxRow::Values SoftmaxRow::emitPairs(Value start, int64_t length) {
  Values zero = getZeroPair();
  int64_t block = plan.blockVectors * getStep(), chunk = kSumTurns * block;
  auto sumBlock = [&](const Block &vectors, ValueRange state) {
    return emitPairBlock(vectors, state);
  };
  if (length <= chunk)
    return forBlocks(start, length, plan.blockVectors, zero, sumBlock);
  // The last chunk may be shorter: with a loop of its own beside the sums of
  // those before it, there would be one vector too many for 16 registers.
  int64_t blocked = length / block * block;
  Values state = b.loop(
      0, blocked, chunk, {zero[0], zero[1], zero[2], zero[2]},
      [&](Value begin, ValueRange outer) {
        Value end =
            arith::MinUIOp::create(b, b.add(begin, chunk), b.index(blocked));
        Values inner = b.loop(
            begin, end, block, {outer[0], outer[1], zero[2]},
            [&](Value i, ValueRange state) {
              return sumBlock({b.add(start, i), plan.blockVectors, getStep()},
                              state);
            });
        return mergePairs(outer, inner);
      });
  if (blocked == length)
    return state;
  Values rest =
      forBlocks(b.add(start, blocked), length - blocked, plan.blockVectors,
                {state[0], state[1], zero[2]}, sumBlock);
  return mergePairs(state, rest);
}

std::pair<Value, Value> SoftmaxRow::reducePairs(ValueRange state) {
  Value max = reduceMax(state[0]);
  Value negExponent = emitOrdinaryExpBase(b, max).negExponent;
  Value sum = emitScaleDown(b, state[2],
                            arith::SubFOp::create(b, negExponent, state[1]));
  return {max, reduceSum(sum)};
}

Value SoftmaxRow::isHuge(Value max) {
  Value magnitude = math::AbsFOp::create(b, max);
  float limit = plan.chunkLength ? kMaxExactBase : kMaxOrdinary / 2;
  // A NaN, the maximum of a row in another lane, hides no huge one.
  Value isBeyond = arith::CmpFOp::create(b, arith::CmpFPredicate::OGE,
                                         magnitude, splat(limit));
  return vector::ReductionOp::create(b, vector::CombiningKind::OR, isBeyond);
}

SoftmaxRow::Sum SoftmaxRow::finishPairs(ValueRange state) {
  auto [max, sum] = reducePairs(state);
  ExpBase base = emitOrdinaryExpBase(b, max);

  // Rows with a huge maximum use the sum of the three-pass algorithm.
  SmallVector<Type> types(4, splat(0.0f).getType());
  auto branch =
      scf::IfOp::create(b, types, isHuge(max), /*withElseRegion=*/true);
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
