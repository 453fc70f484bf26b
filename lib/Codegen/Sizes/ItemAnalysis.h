//===- ItemAnalysis.h - Items that are computed independently ---*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_SIZES_ITEMANALYSIS_H
#define NNPRIM_LIB_CODEGEN_SIZES_ITEMANALYSIS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace nnprim {

/// Where the items of a tensor are: item i is the elements from i · chunk to
/// (i + 1) · chunk - 1 along a dimension. A tensor without a dimension is the
/// same for all items.
struct Items {
  int64_t dim = -1, chunk = 0;

  bool areSeparate() const { return dim >= 0; }
};

/// Follows the items of the arguments through `main`, a function on tensors,
/// and requires that an item of each result depends on the same item of the
/// arguments alone, in the same way for all items. `results` receives where
/// they are. Otherwise emits an error at the first op that mixes items, or that
/// the analysis does not know, for the symbol that counts them.
llvm::LogicalResult findItems(mlir::func::FuncOp main,
                              llvm::ArrayRef<Items> arguments,
                              llvm::StringRef symbol,
                              llvm::SmallVectorImpl<Items> &results);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_SIZES_ITEMANALYSIS_H
