//===- SparePixels.h - Images that tiles read as they lie -------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A tile register is loaded with 16 pixels that are evenly spaced in memory. An
// image that holds its padding, and goes on behind the last pixel that is read,
// has them for each tap: where a row of a tile ends before the 16th, the pixels
// behind it are read, too, and their sums are not used.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLAN_SPAREPIXELS_H
#define NNPRIM_PLAN_SPAREPIXELS_H

#include "NNPrim/Problem/ConvShape.h"
#include "NNPrim/Target/KernelRow.h"

#include <cstdint>

namespace nnprim {

/// The most pixels behind those of a tile that are read: 15, each a stride of
/// the columns behind the one before.
constexpr int64_t getSparePixels(int64_t columnStride) {
  return (kTileRows - 1) * columnStride;
}

/// `shape` with an image that holds its padding and spare pixels.
ConvShape getPaddedShape(const ConvShape &shape);

/// Where the sums of a tile of pixels are among those of 16 pixels each.
struct PixelGroups {
  /// How many pixels of the input the rows of the tile are apart, in strides of
  /// its columns: 0 if rows begin groups of their own.
  int64_t rowPitch = 0;
  int64_t groups = 0;
  /// Groups of each row of the tile, if rows begin their own.
  int64_t groupsPerRow = 0;

  /// The place of the sums of an output among all.
  int64_t getPlace(int64_t row, int64_t column) const;
};

/// The groups of a tile of so many rows and columns of outputs, as few as
/// possible, in an image whose rows are `inputPitch` pixels apart.
PixelGroups getPixelGroups(int64_t rows, int64_t columns, int64_t inputPitch,
                           int64_t rowStride, int64_t columnStride);

} // namespace nnprim

#endif // NNPRIM_PLAN_SPAREPIXELS_H
