//===- WinogradMatricesTest.cpp - F(m, r) ---------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Generator/WinogradMatrices.h"

#include <cmath>
#include <gtest/gtest.h>

using namespace nnprim;

namespace {

/// The factor of g[k]·d[l] in y[i] is Σ_j Aᵀ[i, j]·G[j, k]·Bᵀ[j, l]: one if
/// l = i + k, else zero.
void checkAlgorithm(int64_t m, int64_t r) {
  ExactWinogradMatrices matrices = getExactWinogradMatrices(m, r);
  int64_t alpha = m + r - 1;
  ASSERT_EQ(int64_t(matrices.at.size()), m);
  ASSERT_EQ(int64_t(matrices.g.size()), alpha);
  ASSERT_EQ(int64_t(matrices.bt.size()), alpha);
  for (int64_t i = 0; i < m; ++i)
    for (int64_t k = 0; k < r; ++k)
      for (int64_t l = 0; l < alpha; ++l) {
        Rational sum = 0;
        for (int64_t j = 0; j < alpha; ++j)
          sum = sum + matrices.at[i][j] * matrices.g[j][k] * matrices.bt[j][l];
        EXPECT_TRUE(sum == Rational(l == i + k ? 1 : 0))
            << "F(" << m << ", " << r << ") at " << i << ", " << k << ", " << l;
      }
}

TEST(WinogradMatrices, AreExactForEverySize) {
  for (int64_t m = 2; m <= kMaxWinogradAlpha; ++m)
    for (int64_t r = 2; r <= kMaxWinogradAlpha; ++r)
      if (hasWinogradMatrices(m, r))
        checkAlgorithm(m, r);
}

TEST(WinogradMatrices, RefuseSizesWithoutPoints) {
  EXPECT_TRUE(hasWinogradMatrices(kMaxWinogradAlpha - 2, 3));
  EXPECT_FALSE(hasWinogradMatrices(kMaxWinogradAlpha - 1, 3));
  EXPECT_FALSE(hasWinogradMatrices(1, 3));
  EXPECT_FALSE(hasWinogradMatrices(2, 1));
  EXPECT_FALSE(hasWinogradMatrices(INT64_MAX, INT64_MAX));
  EXPECT_FALSE(hasWinogradMatrices(-4, 9));
}

double sumMagnitudes(const std::vector<double> &row) {
  double sum = 0;
  for (double element : row)
    sum += std::fabs(element);
  return sum;
}

/// max_i Σ_j |Aᵀ[i, j]|·‖G[j]‖₁·‖Bᵀ[j]‖₁.
double getAmplification(int64_t m, int64_t r) {
  WinogradMatrices matrices = getWinogradMatrices(m, r);
  double largest = 0;
  for (const std::vector<double> &row : matrices.at) {
    double sum = 0;
    for (size_t j = 0; j < row.size(); ++j)
      sum += std::fabs(row[j]) * sumMagnitudes(matrices.g[j]) *
             sumMagnitudes(matrices.bt[j]);
    largest = std::fmax(largest, sum);
  }
  return largest;
}

struct Amplification {
  int64_t m, r;
  double factor;
};

/// The tables of docs/accuracy.md.
TEST(WinogradMatrices, HaveDocumentedAmplifications) {
  static const Amplification tiles[] = {
      {2, 2, 16},    {3, 2, 36},   {4, 2, 200},  {5, 2, 330},  {6, 2, 3023},
      {7, 2, 3148},  {2, 3, 64},   {3, 3, 299},  {4, 3, 537},  {5, 3, 4263},
      {6, 3, 4579},  {2, 4, 418},  {3, 4, 793},  {4, 4, 5410}, {5, 4, 5963},
      {2, 5, 1156},  {3, 5, 6637}, {4, 5, 7530}, {2, 6, 8196}, {3, 6, 9669},
      {2, 7, 13199},
  };
  for (const Amplification &row : tiles)
    EXPECT_NEAR(std::pow(getAmplification(row.m, row.r), 2), row.factor, 0.5)
        << "F(" << row.m << ", " << row.r << ")";
}

TEST(WinogradMatrices, HaveDocumentedAmplificationsOfLines) {
  static const Amplification lines[] = {
      {2, 2, 8},    {3, 2, 12},   {4, 2, 28},   {5, 2, 36},   {6, 2, 110},
      {7, 2, 112},  {8, 2, 411},  {9, 2, 433},  {2, 3, 24},   {3, 3, 52},
      {4, 3, 70},   {5, 3, 196},  {6, 3, 203},  {7, 3, 743},  {8, 3, 792},
      {2, 4, 82},   {3, 4, 113},  {4, 4, 294},  {5, 4, 309},  {6, 4, 1113},
      {7, 4, 1196}, {2, 5, 170},  {3, 5, 407},  {4, 5, 434},  {5, 5, 1517},
      {6, 5, 1643}, {2, 6, 543},  {3, 6, 590},  {4, 6, 1966}, {5, 6, 2150},
      {2, 7, 804},  {3, 7, 2486}, {4, 7, 2754}, {2, 8, 3128}, {3, 8, 3527},
      {2, 9, 4615},
  };
  for (const Amplification &row : lines)
    EXPECT_NEAR(row.r * getAmplification(row.m, row.r), row.factor, 0.5)
        << "F(" << row.m << ", " << row.r << ")";
}

/// The error that is counted for every size in two dimensions, and what a user
/// may rely on: the budgets that F(4, 3) and F(6, 3) are within.
TEST(WinogradMatrices, HaveKnownErrors) {
  for (int64_t m = 2; m <= 7; ++m)
    for (int64_t r = 2; m + r - 1 <= 8; ++r) {
      ASSERT_TRUE(getWinogradError(m, r) && getWinograd1DError(m, r));
      EXPECT_LT(*getWinogradError(m, r), 1e-4);
      EXPECT_LT(*getWinograd1DError(m, r), 1e-4);
    }
  EXPECT_LE(*getWinogradError(4, 3), 1e-5);
  // Products of split factors are within 1e-4 for tiles of up to 6x6.
  EXPECT_LT(*getWinogradError(4, 3) + getSplitWinogradError(4, 3), 1e-4);
  EXPECT_GT(*getWinogradError(5, 3) + getSplitWinogradError(5, 3), 1e-4);
  EXPECT_LT(getSplitWinogradError(2, 3), getSplitWinogradError(3, 3));
  EXPECT_FALSE(getWinogradError(7, 3));
  EXPECT_FALSE(getWinograd1DError(9, 3));
}

/// The matrices of Lavin and Gray, up to the signs of rows, which cancel.
TEST(WinogradMatrices, F23) {
  using Matrix = WinogradMatrices::Matrix;
  WinogradMatrices matrices = getWinogradMatrices(2, 3);
  EXPECT_EQ(matrices.at, (Matrix{{1, 1, 1, 0}, {0, 1, -1, 1}}));
  EXPECT_EQ(matrices.g,
            (Matrix{{1, 0, 0}, {.5, .5, .5}, {.5, -.5, .5}, {0, 0, 1}}));
  EXPECT_EQ(
      matrices.bt,
      (Matrix{{1, 0, -1, 0}, {0, 1, 1, 0}, {0, -1, 1, 0}, {0, -1, 0, 1}}));
}

} // namespace
