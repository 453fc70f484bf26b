//===- SliceLoops.h - Two loops of an image by channels ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_LOOPS_SLICELOOPS_H
#define NNPRIM_LIB_TRANSFORMS_LOOPS_SLICELOOPS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace nnprim {

/// Whether the op is loops over the elements of one buffer, without sums.
bool isParallelNest(mlir::linalg::GenericOp op);

/// The op behind `first` that is the next to read or write memory, or null if
/// that is no linalg.generic.
mlir::linalg::GenericOp getNextLoops(mlir::linalg::GenericOp first);

/// Whether `first` writes the buffer, and `second` loads from it, and nothing
/// else uses it.
bool isBetween(mlir::Value buffer, mlir::linalg::GenericOp first,
               mlir::linalg::GenericOp second);

/// Two ops without sums, of which the second alone loads what the first writes,
/// in slices: the outermost dimensions of the buffer between them, which both
/// index by a loop each.
struct SlicedLoops {
  mlir::linalg::GenericOp first, second;
  mlir::Value buffer;
  /// Loops of the two ops along the sliced dimensions of the buffer, the
  /// extents of these, and how many dimensions are before those of a slice.
  llvm::SmallVector<unsigned> firstLoops, secondLoops;
  llvm::SmallVector<int64_t> extents;
  int64_t numOuterDims = 0;
};

/// The ops `first` and the one behind it as slices, or nothing.
std::optional<SlicedLoops> matchSlices(mlir::linalg::GenericOp first);

/// Rewrites both ops as a loop over slices that keeps one slice of the buffer
/// for each of a few threads.
void emitSlices(const SlicedLoops &loops);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_LOOPS_SLICELOOPS_H
