//===- EpilogueTiling.h - Tiling of epilogue operands ---------------------===//
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

/// Creates a subview with unit strides.
mlir::Value createSubview(mlir::ImplicitLocOpBuilder &b, mlir::Value source,
                          llvm::ArrayRef<mlir::OpFoldResult> offsets,
                          llvm::ArrayRef<mlir::OpFoldResult> sizes);
mlir::Value createSubview(mlir::ImplicitLocOpBuilder &b, mlir::Value source,
                          llvm::ArrayRef<mlir::OpFoldResult> offsets,
                          llvm::ArrayRef<int64_t> sizes);

/// Collapses the leading dimensions of `source` into one. Returns null if they
/// are not evenly spaced in memory.
mlir::Value collapseToRows(mlir::ImplicitLocOpBuilder &b, mlir::Value source);

/// Collapses the epilogue inputs of an op whose `outs` collapses to (rows,
/// columns). Fails if an input is indexed by some, but not all, of the leading
/// dimensions that are larger than one.
llvm::LogicalResult collapseEpilogue(mlir::ImplicitLocOpBuilder &b,
                                     EpilogueOpInterface op,
                                     EpilogueOperands &operands);

/// Slices the inputs for a tile of `outs`.
EpilogueOperands sliceEpilogue(mlir::ImplicitLocOpBuilder &b,
                               const EpilogueOperands &operands,
                               llvm::ArrayRef<mlir::OpFoldResult> offsets,
                               llvm::ArrayRef<int64_t> sizes);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_EPILOGUETILING_H
