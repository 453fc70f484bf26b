//===- TransformPlanner.h - How a transform of tiles moves its data -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_TRANSFORMPLANNER_H
#define NNPRIM_COSTMODEL_TRANSFORMPLANNER_H

#include "NNPrim/Plan/FastConvPlan.h"
#include "NNPrim/Target/MachineDesc.h"

namespace nnprim {

/// A transform between an image and the coefficients of its tiles.
struct TransformShape {
  /// Coefficients of a tile, tiles, and channels of each.
  int64_t coefficients, tiles, channels;
  /// Pixels of a tile of the image, and elements of the whole image.
  int64_t tilePixels, imageElements;
  /// From the image to coefficients, or the other way round.
  bool isInput;
  /// Whether it is a Winograd transform in one dimension.
  bool isOneDimensional = false;
};

TransformPlan planTransform(const MachineDesc &machine,
                            const TransformShape &shape);

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_TRANSFORMPLANNER_H
