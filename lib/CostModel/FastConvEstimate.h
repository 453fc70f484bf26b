//===- FastConvEstimate.h - Estimated cycles of a plan --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_COSTMODEL_FASTCONVESTIMATE_H
#define NNPRIM_LIB_COSTMODEL_FASTCONVESTIMATE_H

#include "NNPrim/CostModel/FastConvPlanner.h"
#include "NNPrim/Generator/WinogradMatrices.h"
#include "NNPrim/Problem/GemmShape.h"

namespace nnprim {

/// Operations of the transforms of one tile. The programs of large tiles take a
/// while to derive.
WinogradFlops countTransforms(const MachineDesc &machine,
                              const FastConvShape &shape);

/// The product of a coefficient of so many tiles, filters and channels.
GemmShape getProduct(const FastConvShape &shape, int64_t rows, int64_t columns,
                     int64_t depth);

/// Lays out the workspace of a plan whose tiles, panels, blocks and groups are
/// chosen, and estimates its cycles, on one thread.
void estimate(const MachineDesc &machine, const FastConvShape &shape,
              const WinogradFlops &flops, FastConvPlan &plan);

} // namespace nnprim

#endif // NNPRIM_LIB_COSTMODEL_FASTCONVESTIMATE_H
