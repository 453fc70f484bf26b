//===- PaddedNeighbours.h - Loops over slices of a padded tensor -*- C++
//-*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_LOOPS_PADDEDNEIGHBOURS_H
#define NNPRIM_LIB_TRANSFORMS_LOOPS_PADDEDNEIGHBOURS_H

#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// An elementwise loop over slices of a function's argument that is padded
/// along one dimension, such as a normalization over neighbouring channels,
/// becomes three: all that lies inside reads the argument, and only what the
/// borders read is padded. The borders are whole cache lines of elements, and
/// a loop of which they were more than half is left, and so is a padding of
/// what an op computes: it is written into the padded tensor.
void populateSplitPaddedNeighbours(mlir::RewritePatternSet &patterns);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_LOOPS_PADDEDNEIGHBOURS_H
