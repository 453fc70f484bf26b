//===- StraightLineProgramTest.cpp - Code of the transforms ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Generator/StraightLineProgram.h"
#include "NNPrim/Generator/WinogradMatrices.h"

#include <gtest/gtest.h>

using namespace nnprim;

namespace {

Rational apply(const Instruction &op, Rational lhs, Rational rhs) {
  switch (op.kind) {
  case Instruction::Kind::Add:
    return lhs + rhs;
  case Instruction::Kind::Sub:
    return lhs - rhs;
  case Instruction::Kind::Mul:
    return op.factor * lhs;
  case Instruction::Kind::MulAdd:
    return op.factor * lhs + rhs;
  case Instruction::Kind::MulSub:
    return op.factor * lhs - rhs;
  }
  return 0;
}

/// The program computes every column of the matrix, exactly.
void checkProgram(const RationalMatrix &matrix) {
  StraightLineProgram program = StraightLineProgram::fromMatrix(matrix);
  int inputs = int(matrix.front().size());
  ASSERT_EQ(program.getNumInputs(), inputs);
  for (int column = 0; column < inputs; ++column) {
    std::vector<Rational> unit(inputs);
    unit[column] = 1;
    std::vector<Rational> result = program.run(unit, apply);
    ASSERT_EQ(result.size(), matrix.size());
    for (size_t row = 0; row < matrix.size(); ++row)
      EXPECT_TRUE(result[row] == matrix[row][column])
          << "at " << row << ", " << column;
  }
}

TEST(StraightLineProgram, ComputesAllWinogradTransforms) {
  for (int64_t m = 2; m <= 10; ++m)
    for (int64_t r = 2; m + r - 1 <= 10; ++r) {
      ExactWinogradMatrices matrices = getExactWinogradMatrices(m, r);
      checkProgram(matrices.bt);
      checkProgram(matrices.g);
      checkProgram(matrices.at);
    }
}

TEST(StraightLineProgram, HandlesSignsAndFactors) {
  checkProgram({{-1, -1, -1}});
  checkProgram({{-1, 2, -1}, {1, -2, 3}});
  checkProgram({{{1, 3}, {-1, 3}, {2, 3}}, {0, 1, 0}});
  checkProgram({{-1, 0, 0}, {0, {-1, 2}, 0}});
}

TEST(StraightLineProgram, SharesEvenAndOddParts) {
  // e = a + 4c and o = 2b, once each, then e ± o.
  auto program = StraightLineProgram::fromMatrix({{1, 2, 4}, {1, -2, 4}});
  EXPECT_EQ(program.getInstructions().size(), 3u);
  program = StraightLineProgram::fromMatrix({{1, 1, 1, 1}, {1, -1, 1, -1}});
  EXPECT_EQ(program.getInstructions().size(), 4u);
}

/// In the order in which inputs are needed and outputs are computed, too.
TEST(StraightLineProgram, StreamsWhatItComputes) {
  for (int64_t m : {2, 4, 6, 8}) {
    RationalMatrix bt = getExactWinogradMatrices(m, 3).bt;
    StraightLineProgram program = StraightLineProgram::fromMatrix(bt);
    std::vector<Rational> inputs;
    for (size_t i = 0; i < bt.size(); ++i)
      inputs.push_back(Rational(int64_t(i * i) + 1, 3));
    std::vector<int> loads(bt.size()), stores(bt.size());
    std::vector<Rational> outputs(bt.size());
    program.stream<Rational>(
        [&](int input) {
          ++loads[input];
          return inputs[input];
        },
        apply,
        [&](int output, Rational value) {
          ++stores[output];
          outputs[output] = value;
        });
    EXPECT_EQ(loads, std::vector<int>(bt.size(), 1));
    EXPECT_EQ(stores, std::vector<int>(bt.size(), 1));
    EXPECT_TRUE(outputs == program.run(inputs, apply));
  }
}

/// With a register for a factor, and two for what an epilogue needs, nothing is
/// spilled: up to α = 8 with the 16 registers of AVX2, up to 12 with 32.
TEST(StraightLineProgram, FitsRegisterFiles) {
  for (int64_t m = 2; m <= 10; ++m)
    for (int64_t r = 2; m + r - 1 <= kMaxWinogradAlpha; ++r) {
      ExactWinogradMatrices matrices = getExactWinogradMatrices(m, r);
      int most = m + r - 1 <= 8 ? 13 : 29;
      for (const RationalMatrix *matrix : {&matrices.bt, &matrices.at})
        EXPECT_LE(StraightLineProgram::fromMatrix(*matrix).countLiveValues(),
                  most)
            << m << ", " << r;
    }
}

/// Dukhan's thesis (2020), table 8: F(6x6, 3x3) by hand-written code.
TEST(StraightLineProgram, NeedsNoMoreThanHandWrittenCode) {
  WinogradFlops flops = countWinogradFlops(6, 3);
  RecordProperty("input", int(flops.input));
  RecordProperty("filter", int(flops.filter));
  RecordProperty("output", int(flops.output));
  EXPECT_LE(flops.input, 736);
  EXPECT_LE(flops.filter, 304);
  EXPECT_LE(flops.output, 480);
}

/// What the code costs today, so that a change that makes it worse is seen.
TEST(StraightLineProgram, CountsOfUsualSizes) {
  struct {
    int64_t m, r, input, filter, output;
  } rows[] = {{2, 3, 32, 35, 24},    {3, 3, 180, 104, 88},
              {4, 3, 264, 144, 160}, {6, 3, 688, 231, 420},
              {2, 5, 264, 264, 96},  {4, 5, 688, 403, 264}};
  for (auto row : rows) {
    WinogradFlops flops = countWinogradFlops(row.m, row.r);
    EXPECT_EQ(flops.input, row.input) << row.m << ", " << row.r;
    EXPECT_EQ(flops.filter, row.filter) << row.m << ", " << row.r;
    EXPECT_EQ(flops.output, row.output) << row.m << ", " << row.r;
  }
}

} // namespace
