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

/// Σ_j Aᵀ[i, j]·G[j, k]·Bᵀ[j, l] says how much g[k]·d[l] contributes to y[i]:
/// one if l = i + k, else nothing.
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
  EXPECT_TRUE(hasWinogradMatrices(10, 3));
  EXPECT_FALSE(hasWinogradMatrices(11, 3));
  EXPECT_FALSE(hasWinogradMatrices(1, 3));
  EXPECT_FALSE(hasWinogradMatrices(2, 1));
  EXPECT_FALSE(hasWinogradMatrices(INT64_MAX, INT64_MAX));
  EXPECT_FALSE(hasWinogradMatrices(-4, 9));
}

/// The matrices of Lavin and Gray, up to the signs of rows, which cancel.
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

TEST(WinogradMatrices, HaveDocumentedAmplifications) {
  struct {
    int64_t m, r;
    double squared;
  } rows[] = {{2, 3, 64},   {3, 3, 299},  {4, 3, 537},
              {6, 3, 4579}, {2, 5, 1156}, {4, 5, 7530}};
  for (auto row : rows)
    EXPECT_NEAR(std::pow(getAmplification(row.m, row.r), 2), row.squared, 0.5)
        << "F(" << row.m << ", " << row.r << ")";
  // Of sums of three lines.
  EXPECT_NEAR(3 * getAmplification(4, 3), 70, 0.5);
  EXPECT_NEAR(3 * getAmplification(8, 3), 792, 0.5);
}

/// What is counted for every size in two dimensions, and what a user may rely
/// on: the budgets that F(4, 3) and F(6, 3) are within.
TEST(WinogradMatrices, HaveKnownErrors) {
  for (int64_t m = 2; m <= 7; ++m)
    for (int64_t r = 2; m + r - 1 <= 8; ++r) {
      ASSERT_TRUE(getWinogradError(m, r) && getWinogradLineError(m, r));
      EXPECT_LT(*getWinogradError(m, r), 1e-4);
      EXPECT_LT(*getWinogradLineError(m, r), 1e-4);
    }
  EXPECT_LE(*getWinogradError(4, 3), 1e-5);
  EXPECT_FALSE(getWinogradError(7, 3));
  EXPECT_FALSE(getWinogradLineError(9, 3));
}

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
