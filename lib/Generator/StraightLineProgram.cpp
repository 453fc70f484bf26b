//===- StraightLineProgram.cpp - Code for a matrix of constants -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Generator/StraightLineProgram.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <tuple>

using namespace nnprim;

namespace nnprim {

/// Converts rows of terms to instructions.
class ProgramBuilder {
public:
  explicit ProgramBuilder(const RationalMatrix &matrix);

  StraightLineProgram build();

private:
  /// Factor of each variable; the variables are the inputs, then the pairs.
  using Terms = std::map<int, Rational>;
  /// first + ratio · second.
  struct Pair {
    int first, second;
    Rational ratio;
    bool operator<(const Pair &rhs) const {
      return std::tie(first, second, ratio) <
             std::tie(rhs.first, rhs.second, rhs.ratio);
    }
  };

  bool extractPair();
  void replacePair(Pair pair);
  int emit(Instruction instruction);
  int getValue(int variable);
  int emitSum(const Terms &terms);
  int emitUnitSum(Terms terms, int pivot);

  std::vector<Terms> rows;
  /// The sums that define the variables from numInputs on.
  std::vector<Terms> pairs;
  /// The value number of each pair, or −1 if it is not computed yet.
  std::vector<int> values;
  StraightLineProgram program;
};

} // namespace nnprim

static bool isUnit(Rational factor) {
  return factor == Rational(1) || factor == Rational(-1);
}

ProgramBuilder::ProgramBuilder(const RationalMatrix &matrix) {
  program.numInputs = matrix.empty() ? 0 : matrix.front().size();
  for (const std::vector<Rational> &row : matrix) {
    Terms terms;
    for (int i = 0; i < program.numInputs; ++i)
      if (!row[i].isZero())
        terms[i] = row[i];
    assert(!terms.empty() && "a row of zeros has no code");
    rows.push_back(terms);
  }
}

/// Replaces the pair of terms that the most rows share, if at least two share
/// one. A tie is broken in favour of a pair that needs no multiplication.
bool ProgramBuilder::extractPair() {
  std::map<Pair, int> counts;
  for (const Terms &row : rows)
    for (auto a = row.begin(); a != row.end(); ++a)
      for (auto b = std::next(a); b != row.end(); ++b)
        ++counts[{a->first, b->first, b->second / a->second}];
  const Pair *best = nullptr;
  std::pair<int, bool> bestScore(1, true);
  for (const auto &[pair, count] : counts) {
    std::pair<int, bool> score(count, isUnit(pair.ratio));
    if (bestScore < score) {
      best = &pair;
      bestScore = score;
    }
  }
  if (!best)
    return false;
  replacePair(*best);
  return true;
}

void ProgramBuilder::replacePair(Pair pair) {
  std::vector<Terms *> users;
  int firstUnits = 0, secondUnits = 0;
  for (Terms &row : rows) {
    auto first = row.find(pair.first), second = row.find(pair.second);
    if (first == row.end() || second == row.end() ||
        second->second / first->second != pair.ratio)
      continue;
    users.push_back(&row);
    firstUnits += isUnit(first->second);
    secondUnits += isUnit(second->second);
  }
  // One term gets the factor one: the term that needs no multiplication in more
  // rows.
  Rational scale = secondUnits > firstUnits ? Rational(1) / pair.ratio : 1;
  int variable = program.numInputs + int(pairs.size());
  pairs.push_back({{pair.first, scale}, {pair.second, scale * pair.ratio}});
  for (Terms *row : users) {
    (*row)[variable] = (*row)[pair.first] / scale;
    row->erase(pair.first);
    row->erase(pair.second);
  }
}

int ProgramBuilder::emit(Instruction instruction) {
  program.instructions.push_back(instruction);
  return program.numInputs + int(program.instructions.size()) - 1;
}

/// Computes a pair at its first use, so that few values are live.
int ProgramBuilder::getValue(int variable) {
  if (variable < program.numInputs)
    return variable;
  int &value = values[variable - program.numInputs];
  if (value < 0)
    value = emitSum(pairs[variable - program.numInputs]);
  return value;
}

/// Emits the sum of `terms`, in which `pivot` must have the factor one.
int ProgramBuilder::emitUnitSum(Terms terms, int pivot) {
  using Kind = Instruction::Kind;
  int sum = getValue(pivot);
  terms.erase(pivot);
  for (auto [variable, factor] : terms) {
    int value = getValue(variable);
    if (factor == Rational(1))
      sum = emit({Kind::Add, sum, value});
    else if (factor == Rational(-1))
      sum = emit({Kind::Sub, sum, value});
    else
      sum = emit({Kind::MulAdd, value, sum, factor});
  }
  return sum;
}

int ProgramBuilder::emitSum(const Terms &terms) {
  using Kind = Instruction::Kind;
  auto find = [&](auto predicate) {
    return std::find_if(terms.begin(), terms.end(), [&](const auto &term) {
      return predicate(term.second);
    });
  };
  auto one = find([](Rational factor) { return factor == Rational(1); });
  if (one != terms.end())
    return emitUnitSum(terms, one->first);
  auto minusOne = find([](Rational factor) { return factor == Rational(-1); });
  auto other = find([](Rational factor) { return !isUnit(factor); });
  if (minusOne != terms.end() && other != terms.end()) {
    // Emit c·a − b first and add the remaining terms.
    int sum = emit({Kind::MulSub, getValue(other->first),
                    getValue(minusOne->first), other->second});
    Terms rest = terms;
    rest.erase(other->first);
    rest.erase(minusOne->first);
    for (auto [variable, factor] : rest)
      sum = factor == Rational(-1)
                ? emit({Kind::Sub, sum, getValue(variable)})
                : emit({Kind::MulAdd, getValue(variable), sum, factor});
    return sum;
  }
  // Factor out the magnitude that the most terms have.
  std::map<Rational, int> counts;
  Rational common = terms.begin()->second;
  for (auto [variable, factor] : terms) {
    Rational magnitude = factor.getNumerator() < 0 ? -factor : factor;
    if (++counts[magnitude] >
        counts[common.getNumerator() < 0 ? -common : common])
      common = factor;
  }
  Terms scaled;
  int pivot = -1;
  for (auto [variable, factor] : terms) {
    scaled[variable] = factor / common;
    if (pivot < 0 && factor == common)
      pivot = variable;
  }
  return emit({Kind::Mul, emitUnitSum(scaled, pivot), -1, common});
}

StraightLineProgram ProgramBuilder::build() {
  while (extractPair()) {
  }
  values.assign(pairs.size(), -1);
  for (const Terms &row : rows)
    program.outputs.push_back(emitSum(row));
  return std::move(program);
}

StraightLineProgram
StraightLineProgram::fromMatrix(const RationalMatrix &matrix) {
  return ProgramBuilder(matrix).build();
}

BasicProgram<double> StraightLineProgram::toDouble() const {
  std::vector<BasicInstruction<double>> code;
  code.reserve(instructions.size());
  for (const Instruction &op : instructions)
    code.push_back({op.kind, op.lhs, op.rhs, op.factor.toDouble()});
  return {numInputs, code, outputs};
}
