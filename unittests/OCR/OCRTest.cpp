//===- OCRTest.cpp - Geometry and resampling of the OCR example -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Boxes.h"
#include "Image.h"

#include "gtest/gtest.h"

#include <cmath>

namespace {

constexpr int kSize = 64;

/// A map that is `value` inside of the rectangle and 0 outside.
std::vector<float> rasterize(const Rectangle &box, float value) {
  std::vector<float> map(kSize * kSize);
  for (int y = 0; y < kSize; ++y)
    for (int x = 0; x < kSize; ++x) {
      Point offset = Point{x + 0.5f, y + 0.5f} - box.centre;
      if (std::abs(dot(offset, box.right)) < box.width / 2 &&
          std::abs(dot(offset, box.down())) < box.height / 2)
        map[y * kSize + x] = value;
    }
  return map;
}

std::vector<Rectangle> regionsOf(const std::vector<float> &map) {
  return findRegions(map.data(), kSize, kSize, kSize, /*threshold=*/0.3f,
                     /*minimumMean=*/0.6f, /*minimumSide=*/3);
}

TEST(Boxes, RotatedRectangle) {
  for (float degrees : {-40.0f, -10.0f, 0.0f, 5.0f, 30.0f}) {
    float angle = degrees * float(M_PI) / 180;
    Rectangle box = {{30, 33}, {std::cos(angle), std::sin(angle)}, 40, 12};
    std::vector<Rectangle> found = regionsOf(rasterize(box, 0.9f));
    ASSERT_EQ(found.size(), 1u) << degrees;
    EXPECT_NEAR(found[0].centre.x, box.centre.x, 0.6) << degrees;
    EXPECT_NEAR(found[0].centre.y, box.centre.y, 0.6) << degrees;
    // Pixels count as a whole, so the region sticks out by up to one.
    EXPECT_NEAR(found[0].width, box.width, 1.6) << degrees;
    EXPECT_NEAR(found[0].height, box.height, 1.6) << degrees;
    EXPECT_GT(dot(found[0].right, box.right), 0.99) << degrees;
  }
}

TEST(Boxes, RegionsBelowTheLimitsAreDropped) {
  Rectangle box = {{20, 20}, {1, 0}, 20, 8};
  EXPECT_EQ(regionsOf(rasterize(box, 0.9f)).size(), 1u);
  EXPECT_TRUE(regionsOf(rasterize(box, 0.5f)).empty()) << "mean too low";
  box.height = 2;
  EXPECT_TRUE(regionsOf(rasterize(box, 0.9f)).empty()) << "too thin";
  EXPECT_TRUE(regionsOf(std::vector<float>(kSize * kSize)).empty());
}

TEST(Boxes, OnlyTheGivenPartOfTheMapCounts) {
  std::vector<float> map(kSize * kSize, 0.9f);
  std::vector<Rectangle> found =
      findRegions(map.data(), 10, 20, kSize, 0.3f, 0.6f, 3);
  ASSERT_EQ(found.size(), 1u);
  EXPECT_EQ(found[0].width, 10);
  EXPECT_EQ(found[0].height, 20);
}

/// A picture with the value 3 * column + 7 * row in red, 0 in the others.
Image ramp(int width, int height) {
  Image image;
  image.width = width;
  image.height = height;
  for (int row = 0; row < height; ++row)
    for (int column = 0; column < width; ++column)
      for (int value : {3 * column + 7 * row, 0, 0})
        image.rgb.push_back(uint8_t(value));
  return image;
}

TEST(Image, DrawingAtFullSizeCopiesAndTheRestIsZero) {
  const Normalisation none = {{0, 0, 0}, {1 / 255.0f, 1 / 255.0f, 1 / 255.0f}};
  Image image = ramp(5, 4);
  float canvas[3][6][8];
  drawOnCanvas(image, image.frame(), 5, 4, none, &canvas[0][0][0], 8, 6);
  for (int row = 0; row < 6; ++row)
    for (int column = 0; column < 8; ++column) {
      bool inside = row < 4 && column < 5;
      EXPECT_NEAR(canvas[2][row][column], inside ? 3 * column + 7 * row : 0,
                  1e-3);
      EXPECT_EQ(canvas[0][row][column], 0);
    }
}

TEST(Image, DrawingUpsideDownTurns) {
  const Normalisation none = {{0, 0, 0}, {1 / 255.0f, 1 / 255.0f, 1 / 255.0f}};
  Image image = ramp(5, 4);
  float canvas[3][4][5];
  drawOnCanvas(image, image.frame().turned(true), 5, 4, none, &canvas[0][0][0],
               5, 4);
  for (int row = 0; row < 4; ++row)
    for (int column = 0; column < 5; ++column)
      EXPECT_NEAR(canvas[2][row][column], 3 * (4 - column) + 7 * (3 - row),
                  1e-3);
}

TEST(Image, UnreadableFileIsNamed) {
  Image image;
  std::string error;
  EXPECT_FALSE(readPng("no/such/file.png", image, error));
  EXPECT_NE(error.find("no/such/file.png"), std::string::npos) << error;
}

} // namespace
