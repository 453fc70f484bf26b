//===- StripGeometry.cpp - Rows that strips of a convolution read ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/StripGeometry.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;

StripRows StripGeometry::getRows(int64_t number) const {
  int64_t first = number * rows;
  int64_t count = std::min(rows, problem.outputs - first);
  int64_t begin = first * problem.stride - problem.paddingTop;
  int64_t end = begin + (count - 1) * problem.stride + problem.getExtent();
  int64_t padding = std::max<int64_t>(-begin, 0);
  int64_t imageRows = std::min(end, problem.inputs) - begin - padding;
  int64_t kept =
      number == 0 ? 0 : std::min(getShared(), problem.inputs - begin);
  return {count, padding, imageRows, kept};
}

CheckResult StripGeometry::set(const StripProblem &what, int64_t height,
                               int64_t count, bool keepsShared) {
  problem = what;
  rows = height;
  parts = count;
  if (rows >= problem.outputs)
    return "a strip has all of its rows";
  if (getShared() < 0)
    return "there are rows that no tap reads";
  if (keepsShared && getShared() > getStep())
    return "two strips have fewer rows than share a window";
  numStrips = llvm::divideCeil(problem.outputs, rows);
  windowRows = (rows - 1) * problem.stride + problem.getExtent();
  if (problem.paddingTop >= problem.getExtent() ||
      getRows(numStrips - 1).imageRows <= 0)
    return "there are rows that read nothing but padding";

  auto isInside = [&](int64_t number) {
    StripRows strip = getRows(number);
    return strip.count == rows && strip.imageRows == windowRows;
  };
  numHead = 1;
  while (numHead < numStrips && getRows(numHead).padding > 0)
    ++numHead;
  numTail = 0;
  while (numTail < numStrips - numHead && !isInside(numStrips - 1 - numTail))
    ++numTail;
  // A part but the first begins with a strip inside.
  if (parts > 1 && numStrips / parts < std::max(numHead, numTail + 1))
    return "its parts have too few strips";
  return llvm::success();
}
