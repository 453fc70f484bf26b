//===- SparePixelsTest.cpp ------------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Plan/SparePixels.h"

#include "gtest/gtest.h"

#include <set>

using namespace nnprim;

namespace {

ConvDim makeDim(int64_t inputs, int64_t outputs, int64_t taps, int64_t stride,
                int64_t dilation, int64_t pad) {
  return {inputs, outputs, taps, stride, dilation, pad};
}

TEST(SparePixels, APaddedImageHasAllPixelsThatAreRead) {
  ConvShape shape{1, 64, 64, makeDim(7, 7, 3, 1, 1, 1),
                  makeDim(7, 7, 3, 1, 1, 1)};
  ConvShape padded = getPaddedShape(shape);
  EXPECT_TRUE(padded.hasSparePixels);
  EXPECT_EQ(padded.columns.inputs, 9);
  // Two more rows of nine are the first to have 15 pixels.
  EXPECT_EQ(padded.rows.inputs, 11);
  EXPECT_EQ(padded.rows.pad, 0);
  for (int64_t tap = 0; tap < 3; ++tap)
    for (int64_t output = 0; output < 7; ++output)
      EXPECT_TRUE(padded.columns.isInside(output, tap));
}

TEST(SparePixels, AnImageKeepsInputsThatNoWindowReads) {
  // Windows of stride 2 read 55 of 56 pixels.
  ConvShape shape{1, 64, 64, makeDim(56, 28, 1, 2, 1, 0),
                  makeDim(56, 28, 1, 2, 1, 0)};
  ConvShape padded = getPaddedShape(shape);
  EXPECT_EQ(padded.columns.inputs, 56);
  EXPECT_EQ(padded.rows.inputs, 57);
}

TEST(SparePixels, RowsAreJoinedWhereThatTakesFewerGroups) {
  PixelGroups alike = getPixelGroups(2, 14, 16, 1, 1);
  EXPECT_EQ(alike.rowPitch, 0);
  EXPECT_EQ(alike.groups, 2);
  PixelGroups three = getPixelGroups(3, 7, 9, 1, 1);
  EXPECT_EQ(three.rowPitch, 9);
  EXPECT_EQ(three.groups, 2);
  EXPECT_EQ(getPixelGroups(4, 7, 9, 1, 1).groups, 3);
  // Rows of a wide image are far apart.
  PixelGroups apart = getPixelGroups(2, 14, 100, 1, 1);
  EXPECT_EQ(apart.rowPitch, 0);
  EXPECT_EQ(apart.groups, 2);
  // One row is a run of pixels in any case.
  EXPECT_EQ(getPixelGroups(1, 28, 58, 1, 1).groups, 2);
}

TEST(SparePixels, PlacesDifferAndMatchDistancesInMemory) {
  for (int64_t rows : {1, 2, 3, 5})
    for (int64_t columns : {1, 7, 14, 16, 17, 33})
      for (int64_t pitch : {columns, columns + 2, 3 * columns + 1})
        for (int64_t stride : {1, 2}) {
          PixelGroups groups =
              getPixelGroups(rows, columns, pitch, stride, stride);
          std::set<int64_t> places;
          for (int64_t row = 0; row < rows; ++row)
            for (int64_t column = 0; column < columns; ++column) {
              int64_t place = groups.getPlace(row, column);
              EXPECT_GE(place, 0);
              EXPECT_LT(place, groups.groups * kTileRows);
              places.insert(place);
              if (groups.rowPitch == 0)
                continue;
              // Places are as far apart as strides of pixels.
              EXPECT_EQ(place * stride, row * stride * pitch + column * stride);
            }
          // Rows of an image that overlap in memory have pixels in common only
          // if the tile is wider than the image.
          EXPECT_EQ(int64_t(places.size()), rows * columns);
        }
}

} // namespace
