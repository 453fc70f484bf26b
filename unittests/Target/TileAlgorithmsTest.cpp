//===- TileAlgorithmsTest.cpp - Convolutions by transforms of tiles -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/TileAlgorithms.h"

#include <gtest/gtest.h>

using namespace nnprim;

namespace {

/// 28×28 pixels, padded, 64 filters.
ConvShape getLayer(int64_t taps, int64_t channels) {
  ConvDim dim{28, 28, taps, /*stride=*/1, /*dilation=*/1, /*pad=*/taps / 2};
  return {/*batch=*/1, channels, /*filters=*/64, dim, dim};
}

/// The error that F(m, taps) is counted with.
double getError(int64_t m, int64_t taps, int64_t channels) {
  const TargetDesc &target = *lookupTarget("x86-64-avx512");
  for (const AlgorithmEstimate &estimate :
       estimateAlgorithms(target, getLayer(taps, channels)))
    if (estimate.algorithm.kind == AlgorithmKind::Winograd &&
        estimate.algorithm.m == m)
      return estimate.error;
  return 0;
}

TEST(TileAlgorithms, ErrMoreInLongSums) {
  EXPECT_DOUBLE_EQ(getError(4, 3, 64), 1e-5);
  EXPECT_DOUBLE_EQ(getError(4, 3, 1024), 1e-5);
  EXPECT_DOUBLE_EQ(getError(4, 3, 4096), 2e-5);
}

TEST(TileAlgorithms, AreTheFastestWithinTheError) {
  const TargetDesc &target = *lookupTarget("x86-64-avx512");
  auto estimates = estimateAlgorithms(target, getLayer(3, 256));
  double last = 0;
  for (double maxError : {1e-9, 1.8e-6, 3.2e-6, 1e-5, 1e-4}) {
    const AlgorithmEstimate &chosen = getFastest(estimates, maxError);
    EXPECT_LE(chosen.error, maxError);
    for (const AlgorithmEstimate &other : estimates)
      EXPECT_TRUE(other.error > maxError || other.cycles >= chosen.cycles);
    EXPECT_TRUE(last == 0 || chosen.cycles <= last);
    last = chosen.cycles;
  }
  EXPECT_EQ(getFastest(estimates, 1e-9).algorithm.kind, AlgorithmKind::Direct);
}

} // namespace
