//===- ConvShape.h - Extents of a convolution -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_CONVSHAPE_H
#define NNPRIM_PROBLEM_CONVSHAPE_H

#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Problem/WindowTiles.h"

namespace nnprim {

/// A convolution whose input is addressed directly, on NHWC or NCHW tensors.
struct ConvShape {
  int64_t batch, channels, filters;
  ConvDim rows, columns;
  bool channelsFirst = false;
  ProductTypes types = {};
  /// The image goes on behind the last pixel that is read; see
  /// NNPrim/Plan/SparePixels.h.
  bool hasSparePixels = false;
};

} // namespace nnprim

#endif // NNPRIM_PROBLEM_CONVSHAPE_H
