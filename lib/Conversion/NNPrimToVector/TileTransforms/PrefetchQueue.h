//===- PrefetchQueue.h - Prefetch queue for pixels of tiles ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_PREFETCHQUEUE_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_PREFETCHQUEUE_H

#include "TileMemoryPolicy.h"
#include "TileTransforms.h"

namespace nnprim {

/// A queue of prefetches into L2 for pixels that are needed soon, unless the
/// image stays in L2. The pixels of a tile are on too many lines far apart for
/// the hardware prefetcher.
class PrefetchQueue {
public:
  PrefetchQueue(KernelBuilder &b, const TransformPlan &plan)
      : b(b), plan(plan) {}

  /// Adds the pixels of a row that a later vector has and the vectors before it
  /// do not.
  void addRow(InputTransformOp op, const TileVector &vector, mlir::Value row);
  /// Adds the pixels of a row that a tile further to the right writes.
  void addRow(OutputTransformOp op, const TileVector &vector, mlir::Value row);
  /// The same for a row of the pooled image, whose tiles have half the size.
  void addPooledRow(OutputTransformOp op, const TileVector &vector,
                    mlir::Value row);

  /// Emits the next prefetch, if there is one. Between non-temporal stores
  /// prefetches are best issued one at a time: many at once wait for room, and
  /// stall whatever is behind them.
  void emitNext();
  /// Emits all prefetches that are left.
  void emitRest();

private:
  struct Request {
    mlir::Value image;
    llvm::SmallVector<mlir::Value> indices;
    bool isWritten;
  };

  void add(mlir::Value image, const TileVector &vector, mlir::Value row,
           int64_t column, int64_t count, bool isWritten);

  KernelBuilder &b;
  const TransformPlan plan;
  llvm::SmallVector<Request> requests;
  size_t numEmitted = 0;
};

/// Emits the prefetches of a row at once.
template <typename TransformOp>
void fetchPixels(KernelBuilder &b, TransformOp op, const TileVector &vector,
                 mlir::Value row) {
  PrefetchQueue prefetches(b, getTransformPlan(op));
  prefetches.addRow(op, vector, row);
  prefetches.emitRest();
}

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_PREFETCHQUEUE_H
