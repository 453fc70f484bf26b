//===- PlanFits.h - Whether plans fit their ops ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_DIALECT_NNPRIM_IR_PLANFITS_H
#define NNPRIM_LIB_DIALECT_NNPRIM_IR_PLANFITS_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

namespace nnprim {

/// The panels of a packed right-hand side are those of the plan.
llvm::LogicalResult verifyPanels(mlir::Operation *op, mlir::Value rhs,
                                 int64_t nr, int64_t kr = 1);

/// A workspace holds `parts` rows of `elements`.
llvm::LogicalResult verifyWorkspace(mlir::Operation *op, mlir::Value workspace,
                                    int64_t parts, int64_t elements);

/// Rows that the op splits or scales have groups and memory, and nothing else
/// has (RowGroupFits.cpp).
llvm::LogicalResult verifyRowGroup(GemmOp op, const GemmPlan &plan);

/// Bands of a convolution that rounds its pixels are of whole tiles, and there
/// is memory for the pixels of one (RowGroupFits.cpp).
llvm::LogicalResult verifyBands(IndirectGemmOp op, const DirectConvPlan &plan);

/// The op's plan, which it has, fits it (FastConvPlanFits.cpp).
llvm::LogicalResult verifyFastConvPlan(FastConvOp op);

} // namespace nnprim

#endif // NNPRIM_LIB_DIALECT_NNPRIM_IR_PLANFITS_H
