//===- ScaledTerms.h - Sums with deferred factors -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_GENERATOR_SCALEDTERMS_H
#define NNPRIM_LIB_GENERATOR_SCALEDTERMS_H

#include "NNPrim/Generator/StraightLineProgram.h"

#include <map>
#include <tuple>
#include <vector>

namespace nnprim {

/// The term factor · value; it is zero if its factor is zero.
struct ScaledTerm {
  int value = -1;
  double factor = 0;

  ScaledTerm operator-() const { return {value, -factor}; }
  bool isZero() const { return factor == 0; }
};

/// Writes straight-line code for sums of scaled values. Multiplications are
/// deferred: a factor stays with its term until the term is added to another,
/// where a fused multiply-add applies it. Computed values are reused, and
/// unused ones are dropped.
class ScaledTermBuilder {
public:
  explicit ScaledTermBuilder(int numInputs) : numInputs(numInputs) {}

  ScaledTerm getInput(int number) const { return {number, 1}; }
  ScaledTerm add(ScaledTerm a, ScaledTerm b);
  ScaledTerm sub(ScaledTerm a, ScaledTerm b) { return add(a, -b); }

  /// The program whose outputs are `terms`; none of them may be zero.
  BasicProgram<double> finish(const std::vector<ScaledTerm> &terms);

private:
  using Kind = InstructionKind;
  using Key = std::tuple<Kind, int, int, int64_t>;

  int emit(BasicInstruction<double> op);
  ScaledTerm addUnits(int a, int b);
  ScaledTerm subtractUnits(int a, int b);
  int materialize(ScaledTerm term);
  int negate(int value);

  int numInputs;
  std::vector<BasicInstruction<double>> instructions;
  std::map<Key, int> known;
};

} // namespace nnprim

#endif // NNPRIM_LIB_GENERATOR_SCALEDTERMS_H
