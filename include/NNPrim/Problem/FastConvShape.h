//===- FastConvShape.h - A convolution by transforms of tiles -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_FASTCONVSHAPE_H
#define NNPRIM_PROBLEM_FASTCONVSHAPE_H

#include <cstdint>

namespace nnprim {

/// A convolution of stride 1 by F(m×m, r×r), or by Fourier transforms of tiles
/// of the same size, or by sums of one-dimensional F(m, r).
struct FastConvShape {
  int64_t batch, outputRows, outputColumns;
  int64_t channels, filters;
  int64_t m, r;
  bool isFourier = false;
  /// Of a kernel that is transformed in one dimension, along its rows: how many
  /// of these there are. 0 for two dimensions. What is transformed along
  /// columns has rows and columns exchanged.
  int64_t lines = 0;
  /// Filters are transformed while they are used, not beforehand.
  bool isOnTheFly = false;
  /// Pixels of an image of the input.
  int64_t inputPixels = 0;

  int64_t getNumCoefficients() const {
    int64_t alpha = m + r - 1;
    return lines ? alpha : alpha * alpha;
  }
  /// Terms of the sum that an element of a product is.
  int64_t getDepth() const { return (lines ? lines : 1) * channels; }
  /// Tiles of `tileRows`×m outputs.
  int64_t getNumTiles(int64_t tileRows) const {
    return batch * ((outputRows + tileRows - 1) / tileRows) *
           ((outputColumns + m - 1) / m);
  }
};

} // namespace nnprim

#endif // NNPRIM_PROBLEM_FASTCONVSHAPE_H
