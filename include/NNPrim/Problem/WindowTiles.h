//===- WindowTiles.h - Tiles of a convolution by their padding ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_WINDOWTILES_H
#define NNPRIM_PROBLEM_WINDOWTILES_H

#include "llvm/ADT/SmallVector.h"

#include <algorithm>
#include <cstdint>

namespace nnprim {

/// One dimension of a convolution: output o meets input o·stride + t·dilation −
/// pad at tap t.
struct ConvDim {
  int64_t inputs, outputs, taps, stride, dilation, pad;

  int64_t getInput(int64_t output, int64_t tap) const {
    return output * stride + tap * dilation - pad;
  }
  bool isInside(int64_t output, int64_t tap) const {
    int64_t input = getInput(output, tap);
    return input >= 0 && input < inputs;
  }
  /// The most inputs from the first to the last one that so many neighbouring
  /// outputs meet.
  int64_t getMostInputs(int64_t neighbours) const {
    return std::min(inputs,
                    (neighbours - 1) * stride + (taps - 1) * dilation + 1);
  }
};

/// `count` neighbouring tiles of `size` outputs that differ in nothing but
/// their place: the first begins at output `begin` and reads `inputs` inputs
/// from `inputBegin` on, each further one `size` outputs later.
struct TileSegment {
  int64_t begin, size, count;
  int64_t inputBegin;
  /// One tile alone, on the inputs that it reads.
  ConvDim window;
  /// The tiles differ in how many taps, and which, meet an input; that is found
  /// out when they run. Then `inputBegin` means nothing, and `window` is that
  /// of a tile whose taps all do.
  bool isClipped = false;
};

/// The outputs of `dim` cut into tiles of `size`, the last perhaps smaller, and
/// grouped by what of their taps is padding. If `even`, into as many tiles that
/// differ in size by one at most, the larger ones first.
llvm::SmallVector<TileSegment> getTileSegments(const ConvDim &dim, int64_t size,
                                               bool even = false);

/// Like getTileSegments, but tiles of one output that differ in their taps are
/// one segment if each has a tap that meets an input.
llvm::SmallVector<TileSegment> getClippedSegments(const ConvDim &dim,
                                                  int64_t size);

} // namespace nnprim

#endif // NNPRIM_PROBLEM_WINDOWTILES_H
