//===- SpmmSums.h - Sums of a sparse product that wait in memory -*- C++
//-*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMSUMS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMSUMS_H

#include "EpilogueTiling.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Lets the epilogue of `tile` begin with the addition of what is its last
/// input.
void addSums(mlir::ImplicitLocOpBuilder &b, SpmmOp tile);

/// out = epilogue(sums[0] + sums[1] + …), in this order; `sums` are matrices of
/// the shape of `out`.
void addInOrder(mlir::ImplicitLocOpBuilder &b, llvm::ArrayRef<mlir::Value> sums,
                mlir::Region &epilogue, const EpilogueOperands &operands,
                mlir::Value out);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMSUMS_H
