//===- DirectConvEstimate.h - Costs of direct convolutions ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_COSTMODEL_DIRECTCONVESTIMATE_H
#define NNPRIM_LIB_COSTMODEL_DIRECTCONVESTIMATE_H

#include "NNPrim/CostModel/DirectConvPlanner.h"

namespace nnprim {

/// Whether tiles wait for panels that L1 does not keep and L2 gives: known of
/// vectors of half a line on cores of servers.
bool areLinesExposed(const MachineDesc &machine, const ProductTypes &types);

/// Tiles of all segments of a row or column of an image.
int64_t countTiles(llvm::ArrayRef<TileSegment> segments);

/// Bytes of the images of a batch, and of results in f32.
double getImageBytes(const ConvShape &shape);
double getResultBytes(const ConvShape &shape);

} // namespace nnprim

#endif // NNPRIM_LIB_COSTMODEL_DIRECTCONVESTIMATE_H
