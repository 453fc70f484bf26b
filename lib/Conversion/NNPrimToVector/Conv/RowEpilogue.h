//===- RowEpilogue.h - Long epilogues on rows of pixels -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_ROWEPILOGUE_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_ROWEPILOGUE_H

#include "EpilogueEmitter.h"

namespace nnprim {

/// A long epilogue on the stored sums of whole rows of outputs of an NCHW
/// tensor. Vectors that compute them may overlap; these do not.
class RowEpilogue {
public:
  /// On rows of channel `c` of image `n` of what `op` writes.
  RowEpilogue(KernelBuilder &b, EpilogueOpInterface op, mlir::Value n,
              mlir::Value c);

  /// Applies the epilogue to as many vectors at a time as hide the latency of
  /// its arithmetic: some rows, or a part of one.
  void apply(mlir::Value oh, int64_t numRows);

private:
  void applyToRow(mlir::Value row, int64_t perTurn);
  /// To the vectors from column `first` on of `numRows` rows.
  void applyTo(mlir::Value oh, int64_t numRows, mlir::Value first,
               llvm::ArrayRef<int64_t> vectors);

  KernelBuilder &b;
  mlir::Value init;
  EpilogueEmitter epilogue;
  mlir::Value n, c;
  llvm::SmallVector<int64_t> widths;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_CONV_ROWEPILOGUE_H
