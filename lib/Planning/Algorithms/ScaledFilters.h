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

/// Takes transforms whose products are of integers, and such products of windows
/// of several pixels, off the list if they would be the fastest within
/// `maxError`, but `filter`, a constant KH×KW×C×F, would lose too much of what
/// is allowed, or its values are not known. A remark at `op` says so.
void dropLossyFilters(mlir::Operation *op, mlir::Value filter,
                      llvm::SmallVector<AlgorithmEstimate> &candidates,
                      double maxError);

} // namespace nnprim

#endif // NNPRIM_LIB_PLANNING_ALGORITHMS_SCALEDFILTERS_H
