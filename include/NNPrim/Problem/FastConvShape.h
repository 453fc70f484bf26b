//===- FastConvShape.h - A convolution by transforms of tiles -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_FASTCONVSHAPE_H
#define NNPRIM_PROBLEM_FASTCONVSHAPE_H

#include "NNPrim/Problem/ScaledPairs.h"

#include <cstdint>

namespace nnprim {

/// A convolution of stride 1 by F(m×m, r×r), or by Fourier transforms of tiles
/// of the same size, or by sums of one-dimensional F(m, r).
struct FastConvShape {
  int64_t batch, outputRows, outputColumns;
  int64_t channels, filters;
  int64_t m, r;
  bool isFourier = false;
  /// Rows of a kernel of which only the rows are transformed (1-D Winograd); 0
  /// if kernels are transformed in two dimensions. Where columns are
  /// transformed, rows and columns of the image are exchanged.
  int64_t taps = 0;
  /// Filters are transformed while they are used, not beforehand.
  bool isOnTheFly = false;
  /// Pixels of an image of the input.
  int64_t inputPixels = 0;
  /// Coefficients are the sums of two bf16, in the bytes of an f32. Channels
  /// are padded to whole blocks of 32, and products are of whole tile
  /// registers.
  bool isSplit = false;
  /// Factors of products are pairs of integers that share scales: rows of the
  /// transformed tiles, those of a coefficient at a time, and the filters.
  bool isScaled = false;

  int64_t getNumCoefficients() const {
    int64_t alpha = m + r - 1;
    return taps ? alpha : alpha * alpha;
  }
  /// Channels of a transformed tile, as many as f32 take their bytes.
  int64_t getStoredChannels() const {
    return isSplit ? (channels + 31) / 32 * 32 : channels;
  }
  /// Terms of the sum that an element of a product is.
  int64_t getDepth() const {
    return isScaled ? getScaledDepth(channels)
                    : (taps ? taps : 1) * getStoredChannels();
  }
  /// Rows of a product of so many tiles.
  int64_t getProductRows(int64_t tiles) const {
    return isSplit ? (tiles + 15) / 16 * 16 : tiles;
  }
  /// Tiles of `tileRows`×m outputs.
  int64_t getNumTiles(int64_t tileRows) const {
    return batch * ((outputRows + tileRows - 1) / tileRows) *
           ((outputColumns + m - 1) / m);
  }
};

} // namespace nnprim

#endif // NNPRIM_PROBLEM_FASTCONVSHAPE_H
