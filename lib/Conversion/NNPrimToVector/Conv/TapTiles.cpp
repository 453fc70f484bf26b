//===- TapTiles.cpp - Tiles of outputs and their valid taps ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TapTiles.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

TapRange nnprim::getValidTaps(const ConvDim &dim, int64_t output) {
  int64_t first = output * dim.stride - dim.pad;
  auto countBelow = [&](int64_t distance) -> int64_t {
    return divideCeil(std::max<int64_t>(distance, 0), dim.dilation);
  };
  int64_t lo = std::min(countBelow(-first), dim.taps);
  int64_t hi = std::clamp(countBelow(dim.inputs - first), lo, dim.taps);
  return {lo, hi};
}

llvm::SmallVector<TapTiles> nnprim::getTapTiles(const ConvDim &dim,
                                                int64_t maxSize) {
  llvm::SmallVector<TapTiles> tiles;
  if (dim.outputs == 0)
    return tiles;
  int64_t count = divideCeil(dim.outputs, maxSize);
  int64_t larger = dim.outputs % count;
  for (int64_t tile = 0, begin = 0; tile < count; ++tile) {
    int64_t size = dim.outputs / count + (tile < larger);
    llvm::SmallVector<TapRange> taps;
    for (int64_t output = begin; output < begin + size; ++output)
      taps.push_back(getValidTaps(dim, output));
    if (!tiles.empty() && tiles.back().taps == taps)
      ++tiles.back().count;
    else
      tiles.push_back({begin, 1, std::move(taps)});
    begin += size;
  }
  return tiles;
}
