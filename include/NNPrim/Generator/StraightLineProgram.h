//===- StraightLineProgram.h - Code for a matrix of constants -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_GENERATOR_STRAIGHTLINEPROGRAM_H
#define NNPRIM_GENERATOR_STRAIGHTLINEPROGRAM_H

#include "NNPrim/Generator/Rational.h"

#include <algorithm>
#include <utility>

namespace nnprim {

/// The operation of an instruction.
enum class InstructionKind {
  Add,    ///< lhs + rhs
  Sub,    ///< lhs − rhs
  Mul,    ///< factor · lhs
  MulAdd, ///< factor · lhs + rhs
  MulSub, ///< factor · lhs − rhs
};

/// One arithmetic operation on numbered values: inputs come first, followed by
/// the results of the instructions in order.
template <typename Factor> struct BasicInstruction {
  using Kind = InstructionKind;
  Kind kind;
  int lhs;
  int rhs = -1;
  Factor factor = 1;
};
using Instruction = BasicInstruction<Rational>;

/// Evaluates `op` on numbers.
inline double evaluate(const BasicInstruction<double> &op, double lhs,
                       double rhs) {
  switch (op.kind) {
  case InstructionKind::Add:
    return lhs + rhs;
  case InstructionKind::Sub:
    return lhs - rhs;
  case InstructionKind::Mul:
    return op.factor * lhs;
  case InstructionKind::MulAdd:
    return op.factor * lhs + rhs;
  case InstructionKind::MulSub:
    return op.factor * lhs - rhs;
  }
  return 0;
}

/// Straight-line code that computes several linear combinations of its inputs.
template <typename Factor> class BasicProgram {
public:
  BasicProgram() = default;
  BasicProgram(int numInputs, std::vector<BasicInstruction<Factor>> code,
               std::vector<int> outputs)
      : numInputs(numInputs), instructions(std::move(code)),
        outputs(std::move(outputs)) {}

  int getNumInputs() const { return numInputs; }
  const std::vector<BasicInstruction<Factor>> &getInstructions() const {
    return instructions;
  }
  /// The value number of each output.
  const std::vector<int> &getOutputs() const { return outputs; }

  /// Number of additions and multiplications; a fused operation counts as two.
  int64_t countFlops() const {
    int64_t count = 0;
    for (const BasicInstruction<Factor> &op : instructions)
      count += op.kind == InstructionKind::MulAdd ||
                       op.kind == InstructionKind::MulSub
                   ? 2
                   : 1;
    return count;
  }

  /// Computes the outputs for the inputs `values` with `apply(instruction, lhs,
  /// rhs)` for each operation; `rhs` is `lhs` if the operation has none.
  template <typename T, typename Apply>
  std::vector<T> run(std::vector<T> values, Apply apply) const {
    values.reserve(values.size() + instructions.size());
    for (const BasicInstruction<Factor> &op : instructions)
      values.push_back(
          apply(op, values[op.lhs], values[op.rhs < 0 ? op.lhs : op.rhs]));
    std::vector<T> results;
    results.reserve(outputs.size());
    for (int output : outputs)
      results.push_back(values[output]);
    return results;
  }

  /// Streaming form of `run`: `load(number)` provides an input at its first
  /// use, and `store(number, value)` takes an output as soon as it is computed,
  /// so few values are live at a time.
  template <typename T, typename Load, typename Apply, typename Store>
  void stream(Load load, Apply apply, Store store) const {
    std::vector<T> values(numInputs + instructions.size());
    std::vector<char> isLoaded(numInputs);
    auto get = [&](int value) {
      if (value < numInputs && !isLoaded[value]) {
        values[value] = load(value);
        isLoaded[value] = true;
      }
      return values[value];
    };
    auto storeUses = [&](int value) {
      for (int i = 0; i < int(outputs.size()); ++i)
        if (outputs[i] == value)
          store(i, get(value));
    };
    for (int value = 0; value < int(values.size()); ++value) {
      if (value >= numInputs) {
        const BasicInstruction<Factor> &op = instructions[value - numInputs];
        T lhs = get(op.lhs);
        values[value] = apply(op, lhs, op.rhs < 0 ? lhs : get(op.rhs));
      }
      storeUses(value);
    }
  }

  /// Maximum number of values that are live at a time in `stream`.
  int countLiveValues() const {
    // The values used by each step of `stream`, in order.
    std::vector<std::vector<int>> steps;
    stream<int>([&](int input) { return input; },
                [&](const BasicInstruction<Factor> &op, int lhs, int rhs) {
                  int result = numInputs + int(&op - instructions.data());
                  steps.push_back({lhs, rhs, result});
                  return result;
                },
                [&](int, int value) { steps.push_back({value}); });
    int most = 0;
    std::vector<int> last(numInputs + instructions.size(), -1);
    for (int step = 0; step < int(steps.size()); ++step)
      for (int value : steps[step])
        last[value] = step;
    std::vector<char> isAlive(last.size());
    for (int step = 0; step < int(steps.size()); ++step) {
      for (int value : steps[step])
        isAlive[value] = true;
      most = std::max(most, int(std::count(isAlive.begin(), isAlive.end(), 1)));
      for (int value : steps[step])
        isAlive[value] = last[value] > step;
    }
    return most;
  }

protected:
  int numInputs = 0;
  std::vector<BasicInstruction<Factor>> instructions;
  std::vector<int> outputs;
};

/// A program with exact factors.
class StraightLineProgram : public BasicProgram<Rational> {
public:
  /// Computes the product of `matrix` and a vector. Sums that rows share, up to
  /// a factor, are computed once: repeatedly, the pair of terms that occurs in
  /// the most rows becomes a value of its own (the common-subexpression
  /// elimination of Winogen; Mazaheri et al. 2020). A pair of interpolation
  /// points ±a thus becomes a sum and a difference of an even and an odd part.
  /// No row may be all zeros.
  static StraightLineProgram fromMatrix(const RationalMatrix &matrix);

  /// This program with its factors rounded.
  BasicProgram<double> toDouble() const;

private:
  friend class ProgramBuilder;
};

} // namespace nnprim

#endif // NNPRIM_GENERATOR_STRAIGHTLINEPROGRAM_H
