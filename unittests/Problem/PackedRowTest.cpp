//===- PackedRowTest.cpp - A row of pixels with its padding ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/PackedRow.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

using namespace nnprim;

namespace {

ConvDim getDim(int64_t inputs, int64_t taps, int64_t stride, int64_t dilation,
               int64_t pad) {
  int64_t outputs = (inputs + 2 * pad - (taps - 1) * dilation - 1) / stride + 1;
  return {inputs, outputs, taps, stride, dilation, pad};
}

/// Pixels have places of their own, and what a tap meets at an output is as far
/// from what it meets at the first as the outputs are apart.
void check(const PackedRow &row) {
  const ConvDim &columns = row.columns;
  std::set<int64_t> places;
  for (int64_t pixel = 0; pixel < columns.inputs; ++pixel) {
    int64_t place = row.getPosition(pixel);
    EXPECT_TRUE(places.insert(place).second);
    EXPECT_GE(place, 0);
    EXPECT_LT(place, row.getElements());
  }
  for (int64_t tap = 0; tap < columns.taps; ++tap) {
    EXPECT_TRUE(row.isRead(columns.getInput(0, tap)));
    for (int64_t output = 0; output < row.end; ++output) {
      int64_t place = row.getTapPosition(tap) + output;
      int64_t pixel = columns.getInput(output, tap);
      EXPECT_EQ(place, row.getPosition(pixel));
      EXPECT_GE(place, 0);
      EXPECT_LT(place, row.getElements());
      bool isPixel = pixel >= 0 && pixel < columns.inputs;
      EXPECT_EQ(places.count(place) == 1, isPixel);
    }
  }
}

TEST(PackedRow, TapsMeetAdjacentPlaces) {
  for (int64_t inputs : {1, 2, 7, 8, 14, 57})
    for (int64_t taps : {1, 2, 3, 5})
      for (int64_t stride : {1, 2})
        for (int64_t dilation : {1, 2, 3})
          for (int64_t pad : {0, 1, 2, 5}) {
            ConvDim columns = getDim(inputs, taps, stride, dilation, pad);
            if (columns.outputs <= 0)
              continue;
            for (int64_t spare : {0, 1, 7})
              check({columns, columns.outputs + spare});
          }
}

/// An even dilation meets even pixels only, or odd ones.
TEST(PackedRow, KnowsWhatIsRead) {
  PackedRow row{getDim(14, 3, 2, 2, 1), 7};
  EXPECT_FALSE(row.isRead(0));
  EXPECT_TRUE(row.isRead(1));
}

} // namespace
