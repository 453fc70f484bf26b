//===- WindowTiles.cpp - Tiles of a convolution by their padding ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/WindowTiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;

static TileSegment getTile(const ConvDim &dim, int64_t begin, int64_t size) {
  int64_t first = dim.inputs, last = -1;
  for (int64_t output = begin; output < begin + size; ++output)
    for (int64_t tap = 0; tap < dim.taps; ++tap)
      if (dim.isInside(output, tap)) {
        first = std::min(first, dim.getInput(output, tap));
        last = std::max(last, dim.getInput(output, tap));
      }
  ConvDim window = dim;
  window.outputs = size;
  if (last < 0) {
    // Nothing but padding: any one input, with all taps in front of it.
    window.inputs = 1;
    window.pad = (size - 1) * dim.stride + (dim.taps - 1) * dim.dilation + 1;
    return {begin, size, 1, 0, window};
  }
  window.inputs = last - first + 1;
  window.pad = first - dim.getInput(begin, 0);
  return {begin, size, 1, first, window};
}

static bool continues(const TileSegment &segment, const TileSegment &tile) {
  return tile.size == segment.size && tile.window.pad == segment.window.pad &&
         tile.window.inputs == segment.window.inputs &&
         tile.inputBegin == segment.inputBegin + segment.count * segment.size *
                                                     segment.window.stride;
}

llvm::SmallVector<TileSegment>
nnprim::getTileSegments(const ConvDim &dim, int64_t size, bool even) {
  llvm::SmallVector<TileSegment> segments;
  int64_t count = llvm::divideCeil(dim.outputs, size);
  // The first tile of the smaller size.
  int64_t firstSmaller = count;
  if (even && count != 0) {
    size = llvm::divideCeil(dim.outputs, count);
    firstSmaller = dim.outputs - (size - 1) * count;
  }
  for (int64_t i = 0, begin = 0; i < count; ++i) {
    int64_t outputs = std::min(size - (i >= firstSmaller), dim.outputs - begin);
    TileSegment tile = getTile(dim, begin, outputs);
    begin += outputs;
    if (!segments.empty() && continues(segments.back(), tile))
      ++segments.back().count;
    else
      segments.push_back(tile);
  }
  return segments;
}

llvm::SmallVector<TileSegment> nnprim::getClippedSegments(const ConvDim &dim,
                                                          int64_t size) {
  auto segments = getTileSegments(dim, size);
  auto meetsInput = [](const TileSegment &segment) {
    const ConvDim &window = segment.window;
    for (int64_t tap = 0; tap < window.taps; ++tap)
      if (window.isInside(0, tap))
        return true;
    return false;
  };
  if (size != 1 || segments.size() == 1 || !llvm::all_of(segments, meetsInput))
    return segments;
  ConvDim window = dim;
  window.inputs = (dim.taps - 1) * dim.dilation + 1;
  window.outputs = 1;
  window.pad = 0;
  return {{0, 1, dim.outputs, 0, window, /*isClipped=*/true}};
}
