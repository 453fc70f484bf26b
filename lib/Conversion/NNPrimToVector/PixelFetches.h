//===- PixelFetches.h - Pixels that tiles need before long ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_PIXELFETCHES_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_PIXELFETCHES_H

#include "TileTransforms.h"

namespace nnprim {

/// Requests for pixels that are wanted before long, in the second-level cache,
/// unless the image stays there: those of a tile are on too many lines far
/// apart for hardware to foresee them.
class PixelFetches {
public:
  explicit PixelFetches(KernelBuilder &b) : b(b) {}

  /// Adds those of a row that a vector has which is transformed before long,
  /// and those before it have not.
  void addRow(WinogradInputTransformOp op, const TileVector &vector,
              mlir::Value row);
  /// The same for a row that a tile further to the right writes.
  void addRow(WinogradOutputTransformOp op, const TileVector &vector,
              mlir::Value row);

  /// Makes the next request, if there is one. Between stores that go around
  /// the caches each is best on its own: many wait for room, and with them
  /// whatever is behind them.
  void emitNext();
  /// Makes all that are left.
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
  llvm::SmallVector<Request> requests;
  size_t numEmitted = 0;
};

/// Makes those of a row at once.
template <typename TransformOp>
void fetchPixels(KernelBuilder &b, TransformOp op, const TileVector &vector,
                 mlir::Value row) {
  PixelFetches fetches(b);
  fetches.addRow(op, vector, row);
  fetches.emitRest();
}

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_PIXELFETCHES_H
