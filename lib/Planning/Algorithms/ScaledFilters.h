//===- ScaledFilters.h - What filters lose as integers --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_PLANNING_ALGORITHMS_SCALEDFILTERS_H
#define NNPRIM_LIB_PLANNING_ALGORITHMS_SCALEDFILTERS_H

#include "NNPrim/CostModel/ConvAlgorithmEstimates.h"

#include "mlir/IR/Value.h"

#include "llvm/ADT/SmallVector.h"

namespace nnprim {

/// Whether an algorithm rounds `filter`, a constant KH×KW×C×F, to integers, by
/// which it would lose too much of `maxError`, or its values are not known. A
/// remark at `op` says so. Of windows of one pixel nothing is known before
/// scales are folded into them.
bool losesTooMuch(mlir::Operation *op, mlir::Value filter,
                  const ConvAlgorithm &algorithm, double maxError);

/// Takes transforms whose products are of integers, and such products of
/// windows of several pixels, off the list as long as the fastest within
/// `maxError` is one by which `filter` would lose too much. Remarks at `op` say
/// so.
void dropLossyFilters(mlir::Operation *op, mlir::Value filter,
                      llvm::SmallVector<AlgorithmEstimate> &candidates,
                      double maxError);

} // namespace nnprim

#endif // NNPRIM_LIB_PLANNING_ALGORITHMS_SCALEDFILTERS_H
