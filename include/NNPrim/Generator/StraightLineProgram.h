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

namespace nnprim {

/// One arithmetic operation on values that are numbered: inputs first, then the
/// results of instructions in their order.
struct Instruction {
  enum class Kind {
    Add,    ///< lhs + rhs
    Sub,    ///< lhs − rhs
    Mul,    ///< factor · lhs
    MulAdd, ///< factor · lhs + rhs
    MulSub, ///< factor · lhs − rhs
  };
  Kind kind;
  int lhs;
  int rhs = -1;
  Rational factor = 1;
};

/// Straight-line code that computes several sums of its inputs.
class StraightLineProgram {
public:
  /// The product of `matrix` and a vector. Sums that rows have in common, up to
  /// a factor, are computed once: repeatedly, the pair of terms that occurs in
  /// the most rows becomes a value of its own (the common-subexpression
  /// elimination of Winogen; Mazaheri et al. 2020). A pair of interpolation
  /// points ±a so becomes a sum and a difference of an even and an odd part.
  /// No row may be all zeros.
  static StraightLineProgram fromMatrix(const RationalMatrix &matrix);

  int getNumInputs() const { return numInputs; }
  const std::vector<Instruction> &getInstructions() const {
    return instructions;
  }
  /// The number of the value that each output is.
  const std::vector<int> &getOutputs() const { return outputs; }

  /// Additions and multiplications; a fused one counts as two.
  int64_t countFlops() const;

  /// The outputs for `values`, the inputs, with `apply(instruction, lhs, rhs)`
  /// for each operation; `rhs` is `lhs` where there is none.
  template <typename T, typename Apply>
  std::vector<T> run(std::vector<T> values, Apply apply) const {
    values.reserve(values.size() + instructions.size());
    for (const Instruction &op : instructions)
      values.push_back(
          apply(op, values[op.lhs], values[op.rhs < 0 ? op.lhs : op.rhs]));
    std::vector<T> results;
    results.reserve(outputs.size());
    for (int output : outputs)
      results.push_back(values[output]);
    return results;
  }

private:
  friend class ProgramBuilder;

  int numInputs = 0;
  std::vector<Instruction> instructions;
  std::vector<int> outputs;
};

} // namespace nnprim

#endif // NNPRIM_GENERATOR_STRAIGHTLINEPROGRAM_H
