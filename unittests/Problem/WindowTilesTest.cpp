//===- WindowTilesTest.cpp - Tiles of a convolution -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/WindowTiles.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

using namespace nnprim;

namespace {

/// Every tile reads from its own window what it reads in the whole convolution.
TEST(WindowTiles, ATileIsTheConvolutionOnAPartOfTheInput) {
  for (ConvDim dim : {ConvDim{7, 7, 3, 1, 1, 1},
                      {28, 14, 7, 2, 1, 3},
                      {33, 33, 3, 1, 12, 12},
                      {5, 9, 3, 1, 1, 3},
                      {1, 1, 5, 3, 2, 4},
                      {20, 7, 2, 3, 1, 0}})
    for (int64_t size : {-14, -5, -2, 1, 2, 5, 14}) {
      bool even = size < 0;
      int64_t next = 0;
      for (const TileSegment &segment :
           getTileSegments(dim, std::abs(size), even))
        for (int64_t i = 0; i < segment.count; ++i) {
          int64_t begin = segment.begin + i * segment.size;
          int64_t shift = segment.inputBegin + i * segment.size * dim.stride;
          EXPECT_EQ(begin, next);
          next += segment.size;
          EXPECT_LE(shift + segment.window.inputs, dim.inputs);
          for (int64_t o = 0; o < segment.size; ++o)
            for (int64_t tap = 0; tap < dim.taps; ++tap) {
              bool inside = dim.isInside(begin + o, tap);
              EXPECT_EQ(segment.window.isInside(o, tap), inside);
              if (inside) {
                EXPECT_EQ(segment.window.getInput(o, tap) + shift,
                          dim.getInput(begin + o, tap));
              }
            }
        }
      EXPECT_EQ(next, dim.outputs);
    }
}

TEST(WindowTiles, TilesWithTheSamePaddingAreOneSegment) {
  // Left edge, interior, right edge.
  EXPECT_EQ(getTileSegments({56, 56, 3, 1, 1, 1}, 14).size(), 3u);
  // Without padding all tiles are alike.
  EXPECT_EQ(getTileSegments({58, 56, 3, 1, 1, 0}, 14).size(), 1u);
  // A row of dilated taps is above the image for twelve rows of outputs.
  EXPECT_EQ(getTileSegments({33, 33, 3, 1, 12, 12}, 1).size(), 3u);
}

TEST(WindowTiles, EvenTilesDifferByOneAtMost) {
  auto getSizes = [](int64_t outputs, int64_t size) {
    std::vector<int64_t> sizes;
    for (const TileSegment &segment :
         getTileSegments({outputs, outputs, 1, 1, 1, 0}, size, /*even=*/true))
      sizes.insert(sizes.end(), segment.count, segment.size);
    return sizes;
  };
  EXPECT_EQ(getSizes(13, 4), (std::vector<int64_t>{4, 3, 3, 3}));
  EXPECT_EQ(getSizes(14, 4), (std::vector<int64_t>{4, 4, 3, 3}));
  EXPECT_EQ(getSizes(12, 5), (std::vector<int64_t>{4, 4, 4}));
  EXPECT_EQ(getSizes(3, 5), (std::vector<int64_t>{3}));
  EXPECT_TRUE(getSizes(0, 5).empty());
}

TEST(WindowTiles, TilesOfOneOutputDifferWhenTheyRun) {
  auto segments = getClippedSegments({33, 33, 3, 1, 12, 12}, 1);
  ASSERT_EQ(segments.size(), 1u);
  EXPECT_TRUE(segments[0].isClipped);
  EXPECT_EQ(segments[0].count, 33);
  EXPECT_EQ(segments[0].window.inputs, 25);
  EXPECT_EQ(segments[0].window.pad, 0);
  // No tile is clipped.
  EXPECT_FALSE(getClippedSegments({58, 56, 3, 1, 1, 0}, 1)[0].isClipped);
  // Tiles of two outputs have one segment per kind; the first output of the
  // second case reads no input.
  EXPECT_EQ(getClippedSegments({56, 56, 3, 1, 1, 1}, 2).size(), 3u);
  EXPECT_GT(getClippedSegments({5, 9, 3, 1, 1, 3}, 1).size(), 1u);
}

} // namespace
