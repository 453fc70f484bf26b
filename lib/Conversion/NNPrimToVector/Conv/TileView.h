//===- TileView.h - A part of a memref around one address -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_TILEVIEW_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_TILEVIEW_H

#include "KernelBuilder.h"

namespace nnprim {

/// The elements of a memref at constant distances from one of them, which are
/// constants beside one pointer. Index arithmetic for each of the thousands of
/// accesses of a kernel would take half of LLVM's time for it.
class TileView {
public:
  /// The part of `memref` of shape `sizes` whose first element is at `origin`.
  TileView(KernelBuilder &b, mlir::Value memref,
           llvm::ArrayRef<mlir::Value> origin, llvm::ArrayRef<int64_t> sizes);

  mlir::Value getMemref() const { return memref; }

  /// Indices of `getMemref` of what is at `distances` from `origin`.
  llvm::SmallVector<mlir::Value>
  getIndices(KernelBuilder &b, llvm::ArrayRef<int64_t> distances) const;

private:
  mlir::Value memref;
  /// Where the part begins; empty if the memref is the part, one element after
  /// the other.
  llvm::SmallVector<mlir::Value> origin;
  /// Of the memref that this is a part of; dynamic where they are not known.
  llvm::SmallVector<int64_t> strides;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_TILEVIEW_H
