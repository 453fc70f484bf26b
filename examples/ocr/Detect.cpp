//===- Detect.cpp - Finds text lines and their orientation ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Differentiable binarization (Liao et al. 2020): the network computes for
// every pixel the probability that it belongs to the core of a text line.
// Training shrinks the cores to keep them apart, so the regions found are grown
// back here. Thresholds are those of PP-OCR.
//
//===----------------------------------------------------------------------===//

#include "Detect.h"

#include "Boxes.h"

#include <algorithm>
#include <cmath>

static const Normalisation imageNet = {{0.485f, 0.456f, 0.406f},
                                       {0.229f, 0.224f, 0.225f}};
static const Normalisation plusMinusOne = {{0.5f, 0.5f, 0.5f},
                                           {0.5f, 0.5f, 0.5f}};

/// Moves all sides outward by area * ratio / perimeter.
static Rectangle grow(Rectangle box, float ratio) {
  float distance =
      box.width * box.height * ratio / (2 * (box.width + box.height));
  box.width += 2 * distance;
  box.height += 2 * distance;
  return box;
}

/// Vertical text runs downward, so its reading direction is down.
static Rectangle readable(const Rectangle &box) {
  if (box.height < 1.5f * box.width)
    return box;
  return {box.centre, box.down(), box.height, box.width};
}

/// Sorts by rows: a box belongs to the row of the box above it when their
/// centres differ by less than half a line.
static void sortForReading(std::vector<Rectangle> &boxes) {
  auto byY = [](const Rectangle &a, const Rectangle &b) {
    return a.centre.y < b.centre.y;
  };
  auto byX = [](const Rectangle &a, const Rectangle &b) {
    return a.centre.x < b.centre.x;
  };
  std::sort(boxes.begin(), boxes.end(), byY);
  for (auto row = boxes.begin(); row != boxes.end();) {
    auto end = std::find_if(row, boxes.end(), [&](const Rectangle &box) {
      return box.centre.y > row->centre.y + 0.5f * row->height;
    });
    std::sort(row, end, byX);
    row = end;
  }
}

std::vector<Rectangle> detectText(Network &detector, const Image &image) {
  const int canvasHeight = int(detector.inputSize(2));
  const int canvasWidth = int(detector.inputSize(3));
  const float scale = std::min({1.0f, float(canvasWidth) / image.width,
                                float(canvasHeight) / image.height});
  const int width = std::max(1, int(image.width * scale));
  const int height = std::max(1, int(image.height * scale));
  drawOnCanvas(image, image.frame(), width, height, imageNet, detector.input(),
               canvasWidth, canvasHeight);
  detector.run();

  std::vector<Rectangle> boxes =
      findRegions(detector.output(), width, height, canvasWidth,
                  /*threshold=*/0.3f, /*minimumMean=*/0.6f, /*minimumSide=*/3);
  const Point unscale = {float(image.width) / width,
                         float(image.height) / height};
  for (Rectangle &box : boxes) {
    box = readable(grow(box, 1.5f));
    // Both factors agree up to the rounding of the canvas size.
    box.centre = {box.centre.x * unscale.x, box.centre.y * unscale.y};
    box.width *= unscale.x;
    box.height *= unscale.y;
  }
  sortForReading(boxes);
  return boxes;
}

bool isUpsideDown(Network &classifier, const Image &image,
                  const Rectangle &line) {
  const int canvasHeight = int(classifier.inputSize(2));
  const int canvasWidth = int(classifier.inputSize(3));
  int width = int(std::ceil(canvasHeight * line.width / line.height));
  width = std::clamp(width, 1, canvasWidth);
  drawOnCanvas(image, line, width, canvasHeight, plusMinusOne,
               classifier.input(), canvasWidth, canvasHeight);
  classifier.run();
  return classifier.output()[1] > 0.9f; // The classes are 0 and 180 degrees.
}
