//===- SparePixels.cpp - Images that tiles of pixels read as they lie -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Plan/SparePixels.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

/// A dimension without padding, of as many inputs as its windows read.
static ConvDim padDim(const ConvDim &dim) {
  ConvDim padded = dim;
  int64_t read =
      (dim.outputs - 1) * dim.stride + (dim.taps - 1) * dim.dilation + 1;
  padded.inputs = std::max(dim.pad + dim.inputs, read);
  padded.pad = 0;
  return padded;
}

ConvShape nnprim::getPaddedShape(const ConvShape &shape) {
  ConvShape padded = shape;
  padded.rows = padDim(shape.rows);
  padded.columns = padDim(shape.columns);
  padded.rows.inputs += divideCeil(getSparePixels(padded.columns.stride),
                                   std::max<int64_t>(1, padded.columns.inputs));
  padded.hasSparePixels = true;
  return padded;
}

int64_t PixelGroups::getPlace(int64_t row, int64_t column) const {
  return rowPitch != 0 ? row * rowPitch + column
                       : row * groupsPerRow * kTileRows + column;
}

PixelGroups nnprim::getPixelGroups(int64_t rows, int64_t columns,
                                   int64_t inputPitch, int64_t rowStride,
                                   int64_t columnStride) {
  PixelGroups apart;
  apart.groupsPerRow = divideCeil(columns, kTileRows);
  apart.groups = rows * apart.groupsPerRow;
  int64_t distance = rowStride * inputPitch;
  if (distance % columnStride != 0)
    return apart;
  PixelGroups joined;
  joined.rowPitch = distance / columnStride;
  joined.groups = divideCeil((rows - 1) * joined.rowPitch + columns, kTileRows);
  return joined.groups < apart.groups ? joined : apart;
}
