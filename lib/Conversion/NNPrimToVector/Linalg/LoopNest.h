//===- LoopNest.h - Loops and accesses of a linalg op --------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_LOOPNEST_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_LOOPNEST_H

#include "NNPrim/Support/CheckResult.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace nnprim {

/// One loop of a nest.
struct LoopDim {
  int64_t extent;
  bool isReduction;
  /// The body reads the loop's index, so that the loop stays as it is.
  bool isIndexed;
};

/// The element that an argument of the body is: number Σ strides[d] · d,
/// counted from the first element of `memref`, which may also be a scalar.
struct Access {
  mlir::Value memref;
  llvm::SmallVector<int64_t> strides;
};

/// A linalg.generic as loops over linear addresses. Loops of one iteration are
/// gone, loops that walk memory as one are one, and a loop whose index is
/// divided by a constant is two.
struct LoopNest {
  mlir::linalg::GenericOp op;
  /// The op that changes the results before they are stored, or null.
  mlir::linalg::GenericOp finish;
  llvm::SmallVector<LoopDim> dims;
  /// The accesses of the inputs, then those of the results, then those of the
  /// inputs of `finish`.
  llvm::SmallVector<Access> accesses;
  /// The loop that an iterator of `op` is, or -1 if it runs once. Means nothing
  /// for iterators whose index the body does not read.
  llvm::SmallVector<int64_t> loopOfIterator;

  unsigned getNumInputs() const {
    return const_cast<mlir::linalg::GenericOp &>(op).getNumDpsInputs();
  }
  unsigned getNumResults() const {
    return const_cast<mlir::linalg::GenericOp &>(op).getNumDpsInits();
  }
  llvm::ArrayRef<Access> getResults() const {
    return llvm::ArrayRef(accesses).slice(getNumInputs(), getNumResults());
  }
  /// The accesses of `op`.
  llvm::ArrayRef<Access> getOwnAccesses() const {
    return llvm::ArrayRef(accesses).take_front(getNumInputs() +
                                               getNumResults());
  }
  /// The body's argument of access `number`.
  mlir::BlockArgument getArgument(unsigned number) const {
    return const_cast<mlir::linalg::GenericOp &>(op).getBody()->getArgument(
        number);
  }
};

/// Fills in `nest`; fails if the op is no such nest. `finish` may be null.
CheckResult matchLoopNest(mlir::linalg::GenericOp op,
                          mlir::linalg::GenericOp finish, LoopNest &nest);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_LINALG_LOOPNEST_H
