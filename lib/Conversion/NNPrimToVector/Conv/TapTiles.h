//===- TapTiles.h - Tiles of outputs and their valid taps -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_TAPTILES_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_TAPTILES_H

#include "NNPrim/Problem/WindowTiles.h"

namespace nnprim {

/// Filter taps [lo, hi) that read inputs and not padding.
struct TapRange {
  int64_t lo, hi;
  bool operator==(const TapRange &other) const {
    return lo == other.lo && hi == other.hi;
  }
};

/// `count` adjacent, equal tiles from output `begin` on: output i of each tile
/// reads the taps `taps[i]`.
struct TapTiles {
  int64_t begin, count;
  llvm::SmallVector<TapRange> taps;

  int64_t getSize() const { return taps.size(); }
  int64_t getOutputs() const { return count * getSize(); }
  int64_t getEnd() const { return begin + getOutputs(); }
};

/// The valid taps of one output.
TapRange getValidTaps(const ConvDim &dim, int64_t output);

/// Divides all outputs into tiles of at most `maxSize`, as few as possible and
/// of sizes that differ by at most one.
llvm::SmallVector<TapTiles> getTapTiles(const ConvDim &dim, int64_t maxSize);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_TAPTILES_H
