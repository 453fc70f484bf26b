//===- ScaledPairsTest.cpp - Scales of integers, and what they lose -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/ScaledPairs.h"

#include "NNPrim/Generator/WinogradMatrices.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <limits>
#include <random>
#include <vector>

using namespace nnprim;

/// Calls `check` with groups of `terms` integers of columns of Gaussian values.
static void
forEachGroup(int64_t terms,
             const std::function<void(const std::vector<int64_t> &)> &check) {
  std::mt19937 random(1);
  std::normal_distribution<float> normal;
  for (int64_t depth : {1, 3, 4, 5, 8, 9, 64, 65}) {
    std::vector<float> column(2 * depth);
    for (float &value : column)
      value = normal(random);
    float scale = getColumnScales(column.data(), /*stride=*/2, depth,
                                  /*columns=*/2, terms)[0];
    for (int64_t first = 0; first < depth; first += terms) {
      std::vector<int64_t> group;
      for (int64_t k = first; k < std::min(depth, first + terms); ++k) {
        group.push_back(std::llrint(column[2 * k] * (1 / scale)));
        EXPECT_LE(std::abs(group.back()), kMaxScaled);
      }
      check(group);
    }
  }
}

/// Sums of four products of the integers of a column with any others fit.
TEST(ScaledPairs, SumsOfFourFit) {
  forEachGroup(kScaledTerms, [](const std::vector<int64_t> &group) {
    int64_t sum = 0;
    for (int64_t integer : group)
      sum += std::abs(integer);
    EXPECT_LT(sum * kMaxScaled, int64_t(1) << 31);
  });
}

/// Sums of more fit with others whose squares add up to as much.
TEST(ScaledPairs, SumsOfMoreFit) {
  for (int64_t terms : {int64_t(8), kMostScaledTerms})
    forEachGroup(terms, [](const std::vector<int64_t> &group) {
      int64_t squares = 0;
      for (int64_t integer : group)
        squares += integer * integer;
      EXPECT_LT(squares, int64_t(1) << 31);
    });
}

static std::vector<float> drawFilters(int64_t count) {
  std::mt19937 random(2);
  std::normal_distribution<float> normal;
  std::vector<float> filters(count);
  for (float &value : filters)
    value = normal(random);
  return filters;
}

static double getLoss(const ScaledFilters &filters, int64_t begin,
                      int64_t end) {
  ScaledFilterLoss loss = measureScaledFilters(filters, begin, end);
  return std::sqrt(loss.errors / loss.weights);
}

/// Gaussian filters lose what is counted with, whatever their strides are.
TEST(ScaledPairs, GaussianFiltersLoseWhatIsAssumed) {
  constexpr int64_t channels = 256, filters = 16;
  for (auto [m, r] : {std::pair<int64_t, int64_t>(2, 3), {3, 3}, {4, 3}}) {
    std::vector<float> values = drawFilters(r * r * channels * filters);
    ScaledFilters plain{
        values.data(),
        {r * channels * filters, channels * filters, filters, 1},
        r,
        channels,
        filters,
        m};
    double assumed = getScaledWinogradLoss(m, r, channels);
    EXPECT_NEAR(getLoss(plain, 0, filters) / assumed, 1.0, 0.25)
        << "F(" << m << ", " << r << ")";
    // F×C×r×r, as trained networks have them.
    std::vector<float> turned(values.size());
    for (int64_t f = 0; f < filters; ++f)
      for (int64_t c = 0; c < channels; ++c)
        for (int64_t a = 0; a < r; ++a)
          for (int64_t b = 0; b < r; ++b)
            turned[((f * channels + c) * r + a) * r + b] =
                plain.get(a, b, c, f);
    ScaledFilters other{turned.data(),
                        {r, 1, r * r, channels * r * r},
                        r,
                        channels,
                        filters,
                        m};
    EXPECT_EQ(getLoss(plain, 3, 9), getLoss(other, 3, 9));
  }
}

/// One large weight in each filter costs the others their digits, and an
/// infinity all of them.
TEST(ScaledPairs, OutliersLoseMore) {
  constexpr int64_t r = 3, channels = 256, filters = 4;
  std::vector<float> values = drawFilters(r * r * channels * filters);
  ScaledFilters all{values.data(),
                    {r * channels * filters, channels * filters, filters, 1},
                    r,
                    channels,
                    filters,
                    /*m=*/2};
  double before = getLoss(all, 0, filters);
  for (int64_t f = 0; f < filters; ++f)
    values[f] = 30;
  EXPECT_GT(getLoss(all, 0, filters), 3 * before);
  values[0] = std::numeric_limits<float>::infinity();
  EXPECT_TRUE(std::isinf(getLoss(all, 0, filters)));
  EXPECT_FALSE(std::isinf(getLoss(all, 1, filters)));
  values[0] = std::numeric_limits<float>::quiet_NaN();
  EXPECT_TRUE(std::isinf(getLoss(all, 0, filters)));
  // The weights are finite, and sums of them are not.
  std::fill(values.begin(), values.end(), 3e38f);
  EXPECT_TRUE(std::isinf(getLoss(all, 0, filters)));
}
