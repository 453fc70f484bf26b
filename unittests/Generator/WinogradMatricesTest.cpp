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
  WinogradMatrices matrices = getWinogradMatrices(m, r);
  int64_t alpha = m + r - 1;
  ASSERT_EQ(int64_t(matrices.at.size()), m);
  ASSERT_EQ(int64_t(matrices.g.size()), alpha);
  ASSERT_EQ(int64_t(matrices.bt.size()), alpha);
  for (int64_t i = 0; i < m; ++i)
    for (int64_t k = 0; k < r; ++k)
      for (int64_t l = 0; l < alpha; ++l) {
        double sum = 0, magnitude = 1;
        for (int64_t j = 0; j < alpha; ++j) {
          double term =
              matrices.at[i][j] * matrices.g[j][k] * matrices.bt[j][l];
          sum += term;
          magnitude = std::fmax(magnitude, std::fabs(term));
        }
        EXPECT_NEAR(sum, l == i + k ? 1 : 0, 1e-14 * magnitude)
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
