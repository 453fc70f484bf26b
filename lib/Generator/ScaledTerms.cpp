//===- ScaledTerms.cpp - Sums with deferred factors -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScaledTerms.h"

#include <cassert>
#include <cmath>
#include <cstddef>

using namespace nnprim;

/// Factors are products of few cosines, so factors closer than this are the
/// same number.
static constexpr double kResolution = 1e-12;

static bool isSame(double a, double b) {
  return std::abs(a - b) <= kResolution * std::abs(b);
}

static bool isUnit(double factor) { return isSame(std::abs(factor), 1); }

int ScaledTermBuilder::emit(BasicInstruction<double> op) {
  Key key(op.kind, op.lhs, op.rhs, std::llround(op.factor / kResolution));
  auto [entry, isNew] =
      known.try_emplace(key, numInputs + int(instructions.size()));
  if (isNew)
    instructions.push_back(op);
  return entry->second;
}

ScaledTerm ScaledTermBuilder::addUnits(int a, int b) {
  if (b < a)
    std::swap(a, b);
  return {emit({Kind::Add, a, b}), 1};
}

ScaledTerm ScaledTermBuilder::subtractUnits(int a, int b) {
  auto reverse =
      known.find(Key(Kind::Sub, b, a, std::llround(1 / kResolution)));
  if (reverse != known.end())
    return {reverse->second, -1};
  return {emit({Kind::Sub, a, b}), 1};
}

ScaledTerm ScaledTermBuilder::add(ScaledTerm a, ScaledTerm b) {
  if (a.isZero())
    return b;
  if (b.isZero())
    return a;
  if (a.value == b.value) {
    double factor = a.factor + b.factor;
    return {a.value, std::abs(factor) > kResolution ? factor : 0};
  }
  // Divides the sum by a unit factor if there is one, else by the larger one.
  if (isUnit(b.factor)
          ? !isUnit(a.factor)
          : !isUnit(a.factor) && std::abs(b.factor) > std::abs(a.factor))
    std::swap(a, b);
  double ratio = b.factor / a.factor;
  ScaledTerm sum;
  if (isSame(ratio, 1))
    sum = addUnits(a.value, b.value);
  else if (isSame(ratio, -1))
    sum = subtractUnits(a.value, b.value);
  else
    sum = {emit({Kind::MulAdd, b.value, a.value, ratio}), 1};
  sum.factor *= a.factor;
  return sum;
}

/// Emits the instruction of `value` with its result negated instead of adding a
/// negation.
int ScaledTermBuilder::negate(int value) {
  if (value < numInputs)
    return emit({Kind::Mul, value, -1, -1.0});
  BasicInstruction<double> op = instructions[value - numInputs];
  switch (op.kind) {
  case Kind::Add:
    return emit({Kind::MulSub, op.lhs, op.rhs, -1.0});
  case Kind::Sub:
    return emit({Kind::Sub, op.rhs, op.lhs});
  case Kind::Mul:
    return emit({Kind::Mul, op.lhs, -1, -op.factor});
  case Kind::MulAdd:
    return emit({Kind::MulSub, op.lhs, op.rhs, -op.factor});
  case Kind::MulSub:
    return emit({Kind::MulAdd, op.lhs, op.rhs, -op.factor});
  }
  return -1;
}

int ScaledTermBuilder::materialize(ScaledTerm term) {
  assert(!term.isZero() && "a zero has no code");
  if (isSame(term.factor, 1))
    return term.value;
  if (isSame(term.factor, -1))
    return negate(term.value);
  return emit({Kind::Mul, term.value, -1, term.factor});
}

/// Drops instructions that no output needs.
static BasicProgram<double>
dropDeadCode(int numInputs, const std::vector<BasicInstruction<double>> &code,
             std::vector<int> outputs) {
  std::vector<bool> isLive(numInputs + code.size());
  for (int output : outputs)
    isLive[output] = true;
  for (std::size_t i = code.size(); i-- > 0;)
    if (isLive[numInputs + i]) {
      isLive[code[i].lhs] = true;
      if (code[i].rhs >= 0)
        isLive[code[i].rhs] = true;
    }
  std::vector<BasicInstruction<double>> kept;
  std::vector<int> numbers(isLive.size(), -1);
  for (int i = 0; i < numInputs; ++i)
    numbers[i] = i;
  for (std::size_t i = 0; i < code.size(); ++i) {
    if (!isLive[numInputs + i])
      continue;
    BasicInstruction<double> op = code[i];
    op.lhs = numbers[op.lhs];
    if (op.rhs >= 0)
      op.rhs = numbers[op.rhs];
    numbers[numInputs + i] = numInputs + int(kept.size());
    kept.push_back(op);
  }
  for (int &output : outputs)
    output = numbers[output];
  return {numInputs, kept, outputs};
}

BasicProgram<double>
ScaledTermBuilder::finish(const std::vector<ScaledTerm> &terms) {
  std::vector<int> outputs;
  outputs.reserve(terms.size());
  for (ScaledTerm term : terms)
    outputs.push_back(materialize(term));
  return dropDeadCode(numInputs, instructions, outputs);
}
