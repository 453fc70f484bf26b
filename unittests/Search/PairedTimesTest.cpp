//===- PairedTimesTest.cpp - Unit tests of paired comparisons -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Search/PairedTimes.h"

#include "gtest/gtest.h"

#include <algorithm>
#include <limits>
#include <random>

using namespace nnprim;

static constexpr double kConfidence = 0.98;

/// Ratios, with times that drift: the machine becomes slower and slower.
static PairedTimes fromRatios(const std::vector<double> &ratios) {
  PairedTimes times;
  double base = 100;
  for (double ratio : ratios) {
    times.base.push_back(base);
    times.other.push_back(base * ratio);
    base *= 1.2;
  }
  return times;
}

/// A race of programs whose expected times are `ratio` to 1, each turn of which
/// errs by `spread`.
static PairedTimes simulate(std::mt19937 &generator, double ratio,
                            double spread, int rounds) {
  std::normal_distribution<double> noise(0, spread);
  PairedTimes times;
  for (int round = 0; round < rounds; ++round) {
    times.base.push_back(std::exp(noise(generator)));
    times.other.push_back(ratio * std::exp(noise(generator)));
  }
  return times;
}

TEST(PairedTimes, MedianAndLimitAreOrderStatistics) {
  // Of seven rounds all have to be won: 1/128 is below 2 %, 8/128 is not.
  auto seven = comparePaired(
      fromRatios({0.7, 0.94, 0.9, 0.99, 0.8, 0.96, 0.95}), kConfidence);
  ASSERT_TRUE(seven);
  EXPECT_DOUBLE_EQ(seven->median, 0.94);
  EXPECT_DOUBLE_EQ(seven->upperLimit, 0.99);
  // Of nine, eight: 10/512.
  auto nine = comparePaired(
      fromRatios({0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 5}), kConfidence);
  ASSERT_TRUE(nine);
  EXPECT_NEAR(nine->median, 0.5, 1e-12);
  EXPECT_NEAR(nine->upperLimit, 0.8, 1e-12);
  auto even =
      comparePaired(fromRatios({0.2, 0.4, 0.6, 0.8, 1, 1.2}), kConfidence);
  ASSERT_TRUE(even);
  EXPECT_NEAR(even->median, 0.7, 1e-12);
}

TEST(PairedTimes, FewOrOddRoundsSayNothing) {
  // 1/32 is more than 2 %.
  EXPECT_FALSE(
      comparePaired(fromRatios({0.1, 0.1, 0.1, 0.1, 0.1}), kConfidence));
  EXPECT_FALSE(comparePaired({}, kConfidence));
  PairedTimes times = fromRatios({0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1});
  EXPECT_TRUE(comparePaired(times, kConfidence));
  times.other.pop_back();
  EXPECT_FALSE(comparePaired(times, kConfidence));
  for (double bad : {0.0, -1.0, std::numeric_limits<double>::infinity(),
                     std::numeric_limits<double>::quiet_NaN()}) {
    PairedTimes spoilt = fromRatios({0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1});
    spoilt.other[3] = bad;
    EXPECT_FALSE(comparePaired(spoilt, kConfidence)) << bad;
    spoilt = fromRatios({0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1});
    spoilt.base[3] = bad;
    EXPECT_FALSE(comparePaired(spoilt, kConfidence)) << bad;
  }
}

/// Equal programs seem different in as many races as the confidence allows, and
/// hardly ever in three of them.
static std::vector<PairedTimes> simulateRaces(std::mt19937 &generator,
                                              double ratio, double spread) {
  std::vector<PairedTimes> races;
  for (int race = 0; race < 3; ++race)
    races.push_back(simulate(generator, ratio, spread, 21));
  return races;
}

TEST(PairedTimes, EqualProgramsAreRarelyTakenForFaster) {
  std::mt19937 generator(1);
  int each = 0, strict = 0, loose = 0;
  constexpr int trials = 4000;
  for (int trial = 0; trial < trials; ++trial) {
    std::vector<PairedTimes> races = simulateRaces(generator, 1, 0.03);
    each += isFasterInEach(races);
    strict += isFaster(races, 0.999);
    loose += isFaster(races, 0.9);
  }
  // One of eight wins each race by its median, which alone says little.
  EXPECT_GT(each, trials / 10);
  EXPECT_LT(each, trials / 6);
  EXPECT_GT(loose, trials / 50);
  EXPECT_LT(loose, trials / 8);
  EXPECT_LE(strict, trials / 400);
}

TEST(PairedTimes, SmallGainsNeedQuietMachines) {
  std::mt19937 generator(2);
  int quiet = 0, busy = 0, noisy = 0;
  for (int trial = 0; trial < 200; ++trial) {
    quiet += isFaster(simulateRaces(generator, 0.99, 0.003), 0.999);
    busy += isFaster(simulateRaces(generator, 0.97, 0.025), 0.999);
    noisy += isFaster(simulateRaces(generator, 0.99, 0.05), 0.999);
  }
  EXPECT_GT(quiet, 190);
  EXPECT_GT(busy, 140);
  EXPECT_LT(noisy, 20);
}

TEST(PairedTimes, OneRaceThatIsLostDecides) {
  std::vector<double> faster(21, 0.9), slower(21, 1.01);
  std::vector<PairedTimes> races(3, fromRatios(faster));
  EXPECT_TRUE(isFaster(races, 0.999));
  races[1] = fromRatios(slower);
  // 42 of 63 rounds are won.
  EXPECT_FALSE(isFaster(races, 0.9));
  EXPECT_FALSE(isFasterInEach(races));
  // The same times are not faster.
  EXPECT_FALSE(isFaster(fromRatios(std::vector<double>(21, 1.0)), kConfidence));
  EXPECT_FALSE(isFaster({}, kConfidence));
  EXPECT_FALSE(isFasterInEach({}));
}

TEST(PairedTimes, AllRoundsDecideHowMuchIsEnough) {
  // Each race is won by 12 of 21 rounds, 36 of 63: not enough for 99.9 %.
  std::vector<double> ratios(21, 0.9);
  std::fill(ratios.begin(), ratios.begin() + 9, 1.1);
  std::vector<PairedTimes> races(3, fromRatios(ratios));
  EXPECT_TRUE(isFasterInEach(races));
  EXPECT_FALSE(isFaster(races, 0.999));
  // 15 of 21 each are.
  std::fill(ratios.begin(), ratios.begin() + 3, 0.9);
  EXPECT_TRUE(isFaster(std::vector<PairedTimes>(3, fromRatios(ratios)), 0.999));
}
