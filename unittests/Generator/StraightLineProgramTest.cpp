//===- StraightLineProgramTest.cpp - Straight-line code of the transforms -===//
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

/// Checks that the program computes every column of the matrix exactly.
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
  for (int64_t m = 2; m <= kMaxWinogradAlpha; ++m)
    for (int64_t r = 2; m + r - 1 <= kMaxWinogradAlpha; ++r) {
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

/// Streaming loads each input and stores each output once, and computes what
/// run() does.
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

/// With one register for a factor and two for an epilogue, nothing is spilled:
/// up to α = 8 with the 16 registers of AVX2, up to 12 with 32.
TEST(StraightLineProgram, FitsRegisterFiles) {
  for (int64_t m = 2; m <= kMaxWinogradAlpha; ++m)
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

struct Counts {
  int64_t m, r, input, filter, output;
};

void expectCounts(const Counts &expected, const WinogradFlops &flops) {
  EXPECT_EQ(flops.input, expected.input) << expected.m << ", " << expected.r;
  EXPECT_EQ(flops.filter, expected.filter) << expected.m << ", " << expected.r;
  EXPECT_EQ(flops.output, expected.output) << expected.m << ", " << expected.r;
}

/// Records what the code costs today, so that a regression is seen: the tables
/// of docs/primitives/fast_conv-design.md.
TEST(StraightLineProgram, CountsOfTiles) {
  static const Counts rows[] = {
      {2, 2, 12, 5, 10},     {3, 2, 32, 24, 28},    {4, 2, 180, 63, 126},
      {5, 2, 264, 96, 209},  {6, 2, 546, 126, 364}, {7, 2, 688, 160, 510},
      {2, 3, 32, 35, 24},    {3, 3, 180, 104, 88},  {4, 3, 264, 144, 160},
      {5, 3, 546, 190, 288}, {6, 3, 688, 231, 420}, {2, 4, 180, 153, 63},
      {3, 4, 264, 200, 126}, {4, 4, 546, 264, 220}, {5, 4, 688, 312, 338},
      {2, 5, 264, 264, 96},  {3, 5, 546, 348, 170}, {4, 5, 688, 403, 264},
      {2, 6, 546, 442, 117}, {3, 6, 688, 504, 220}, {2, 7, 688, 615, 160},
  };
  for (const Counts &row : rows)
    expectCounts(row, countWinogradFlops(row.m, row.r));
}

/// F(2, 3) by hand: the input takes d0 − d2, d1 + d2, d2 − d1 and d3 − d1, the
/// output (p0 + p1) + p2 and (p1 − p2) + p3. For the filter, (g0 + g2) is
/// computed once, added to and subtracted from g1, and both are halved.
TEST(StraightLineProgram, CountsOfLines) {
  static const Counts rows[] = {
      {2, 2, 2, 1, 2},    {3, 2, 4, 4, 4},    {4, 2, 18, 9, 14},
      {5, 2, 22, 12, 19}, {6, 2, 39, 14, 28}, {7, 2, 43, 16, 34},
      {8, 2, 79, 22, 60}, {9, 2, 78, 24, 69}, {2, 3, 4, 5, 4},
      {3, 3, 18, 13, 11}, {4, 3, 22, 16, 16}, {5, 3, 39, 19, 24},
      {6, 3, 43, 21, 30}, {7, 3, 79, 30, 53}, {8, 3, 78, 32, 62},
      {2, 4, 18, 17, 9},  {3, 4, 22, 20, 14}, {4, 4, 39, 24, 20},
      {5, 4, 43, 26, 26}, {6, 4, 79, 38, 46}, {7, 4, 78, 40, 55},
      {2, 5, 22, 24, 12}, {3, 5, 39, 29, 17}, {4, 5, 43, 31, 22},
      {5, 5, 79, 46, 39}, {6, 5, 78, 48, 48}, {2, 6, 39, 34, 13},
      {3, 6, 43, 36, 20}, {4, 6, 79, 54, 32}, {5, 6, 78, 56, 41},
      {2, 7, 43, 41, 16}, {3, 7, 79, 62, 27}, {4, 7, 78, 64, 34},
      {2, 8, 79, 70, 21}, {3, 8, 78, 72, 30}, {2, 9, 78, 80, 24},
  };
  for (const Counts &row : rows)
    expectCounts(row, countWinograd1DFlops(row.m, row.r));
}

} // namespace
