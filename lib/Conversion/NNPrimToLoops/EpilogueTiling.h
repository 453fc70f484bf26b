//===- EpilogueTiling.h - Operands of an epilogue under tiling ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_EPILOGUETILING_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_EPILOGUETILING_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// The inputs of an epilogue with their maps from the dimensions of `outs`.
struct EpilogueOperands {
  llvm::SmallVector<mlir::Value> values;
  llvm::SmallVector<mlir::AffineMap> maps;
};

/// A subview of unit strides.
mlir::Value createSubview(mlir::ImplicitLocOpBuilder &b, mlir::Value source,
                          llvm::ArrayRef<mlir::OpFoldResult> offsets,
                          llvm::ArrayRef<mlir::OpFoldResult> sizes);
mlir::Value createSubview(mlir::ImplicitLocOpBuilder &b, mlir::Value source,
                          llvm::ArrayRef<mlir::OpFoldResult> offsets,
                          llvm::ArrayRef<int64_t> sizes);

/// The leading dimensions of `source` collapsed into one, or null if they are
/// not evenly spaced in memory.
mlir::Value collapseToRows(mlir::ImplicitLocOpBuilder &b, mlir::Value source);

/// The epilogue of an op whose `outs` collapses to (rows, columns), with inputs
/// collapsed alike. Fails for an input that is neither indexed by all leading
/// dimensions nor by none of those that are larger than one.
llvm::LogicalResult collapseEpilogue(mlir::ImplicitLocOpBuilder &b,
                                     EpilogueOpInterface op,
                                     EpilogueOperands &operands);

/// The part of the inputs that a tile of `outs` needs.
EpilogueOperands sliceEpilogue(mlir::ImplicitLocOpBuilder &b,
                               const EpilogueOperands &operands,
                               llvm::ArrayRef<mlir::OpFoldResult> offsets,
                               llvm::ArrayRef<int64_t> sizes);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_EPILOGUETILING_H
