//===- Interpolations.h - Interpolations of an image ----------- -*- C++
//-*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_LOOPS_INTERPOLATIONS_H
#define NNPRIM_LIB_TRANSFORMS_LOOPS_INTERPOLATIONS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace nnprim {

/// Two interpolations along different dimensions, the second of what the first
/// computes, commute. If the first is along an inner dimension and the second
/// along an outer one, and neither along the contiguous one, they are rewritten
/// the other way round, unless that computes more: what the outer dimension is
/// indexed by is then the same in both, so that they can be sliced along it.
/// Returns the op that is first then, or null if the ops stay as they are.
mlir::linalg::GenericOp swapInterpolations(mlir::linalg::GenericOp first);

/// The dimensions along which an op interpolates what the one before does.
struct InterpolationDims {
  unsigned first, second;
};

/// The dimensions of `first` and of the op behind it, if they are such a pair
/// and each result of the second is one of two elements.
std::optional<InterpolationDims>
findInterpolations(mlir::linalg::GenericOp first);

/// Rewrites such a pair as one op, which computes of each element that the
/// second reads what the first would have stored. That computes more than the
/// two ops unless several results, which read the same elements, are computed
/// together. Returns the new op.
mlir::linalg::GenericOp fuseInterpolations(mlir::linalg::GenericOp first);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_LOOPS_INTERPOLATIONS_H
