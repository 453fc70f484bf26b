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
  /// Rows of a kernel of which only the rows are transformed (1-D Winograd); 0
  /// if kernels are transformed in two dimensions. Where columns are
  /// transformed, rows and columns of the image are exchanged.
  int64_t taps = 0;
  /// Filters are transformed while they are used, not beforehand.
  bool isOnTheFly = false;
  /// Pixels of an image of the input.
  int64_t inputPixels = 0;

  int64_t getNumCoefficients() const {
    int64_t alpha = m + r - 1;
    return taps ? alpha : alpha * alpha;
  }
  /// Terms of the sum that an element of a product is.
  int64_t getDepth() const { return (taps ? taps : 1) * channels; }
  /// Tiles of `tileRows`×m outputs.
  int64_t getNumTiles(int64_t tileRows) const {
    return batch * ((outputRows + tileRows - 1) / tileRows) *
           ((outputColumns + m - 1) / m);
  }
};

} // namespace nnprim

#endif // NNPRIM_PROBLEM_FASTCONVSHAPE_H
