//===- StridePhasesTest.cpp - Strided convolutions as ones of stride 1 ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/StridePhases.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

using namespace nnprim;

namespace {

/// Checks that the products of an output are those of the taps and the pixels
/// inside of the image, each once.
void checkOutput(const ConvDim &dim, const PhaseDim &phase, int64_t output) {
  std::set<int64_t> met;
  for (int64_t tap = 0; tap < phase.taps; ++tap)
    for (int64_t p = 0; p < phase.stride; ++p) {
      int64_t own = tap * phase.stride + p - phase.zerosLow;
      int64_t place = output + tap - phase.padLow;
      bool isInside = place >= 0 && place < phase.inputs;
      int64_t pixel = place * phase.stride + p;
      if (own < 0 || own >= dim.taps)
        continue;
      EXPECT_EQ(pixel, dim.getInput(output, own));
      if (isInside && pixel < dim.inputs)
        EXPECT_TRUE(met.insert(own).second);
    }
  for (int64_t tap = 0; tap < dim.taps; ++tap)
    EXPECT_EQ(met.count(tap) == 1, dim.isInside(output, tap));
}

TEST(StridePhases, HaveTheProductsOfTheConvolution) {
  for (int64_t stride = 1; stride <= 4; ++stride)
    for (int64_t taps = 1; taps <= 11; ++taps)
      for (int64_t pad = 0; pad < taps; ++pad)
        for (int64_t inputs : {1, 2, 5, 8, 13, 16, 23})
          for (int64_t high = 0; high < taps; ++high) {
            int64_t slack = inputs + pad + high - taps;
            if (slack < 0)
              continue;
            ConvDim dim{inputs, slack / stride + 1, taps, stride, 1, pad};
            PhaseDim phase = getPhaseDim(dim);
            EXPECT_EQ(phase.zerosLow + taps + phase.zerosHigh,
                      phase.taps * stride);
            EXPECT_GE(phase.zerosHigh, 0);
            EXPECT_LT(phase.zerosHigh, stride);
            EXPECT_EQ(phase.padLow + phase.inputs + phase.padHigh,
                      std::max(dim.outputs - 1 + phase.taps,
                               phase.padLow + phase.inputs));
            for (int64_t output = 0; output < dim.outputs; ++output)
              checkOutput(dim, phase, output);
          }
}

TEST(StridePhases, ChannelsOfAllPhasesAreThoseOfTheConvolution) {
  ConvShape shape{2, 3, 64, {224, 112, 7, 2, 1, 3}, {224, 112, 7, 2, 1, 3}};
  std::optional<ConvShape> phases = getPhaseShape(shape);
  ASSERT_TRUE(phases);
  EXPECT_EQ(phases->channels, 12);
  EXPECT_EQ(phases->filters, 64);
  EXPECT_EQ(phases->rows.taps, 4);
  EXPECT_EQ(phases->rows.stride, 1);
  EXPECT_EQ(phases->rows.pad, 2);
  EXPECT_EQ(phases->rows.inputs, 112);
  EXPECT_EQ(phases->rows.outputs, 112);
}

TEST(StridePhases, NoneWithoutStridesOrWithDilations) {
  ConvShape shape{1, 3, 8, {9, 7, 3, 1, 1, 0}, {9, 7, 3, 1, 1, 0}};
  EXPECT_FALSE(getPhaseShape(shape));
  shape.rows = {9, 3, 3, 2, 2, 0};
  EXPECT_FALSE(getPhaseShape(shape));
}

} // namespace
