//===- Boxes.h - Rectangles from a probability map --------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_EXAMPLES_OCR_BOXES_H
#define NNPRIM_EXAMPLES_OCR_BOXES_H

#include "Image.h"

#include <vector>

/// The smallest rectangle of any orientation around the points. The first side
/// of the result, `right`, is the one closer to horizontal.
Rectangle smallestRectangle(std::vector<Point> points);

/// The connected regions of map[] > `threshold` as rectangles in the map's
/// coordinates. A region is dropped when its mean value is below `minimumMean`
/// or its smaller side below `minimumSide` pixels.
std::vector<Rectangle> findRegions(const float *map, int width, int height,
                                   int stride, float threshold,
                                   float minimumMean, float minimumSide);

#endif // NNPRIM_EXAMPLES_OCR_BOXES_H
