//===- GemmNest.h - Loops over the register tiles of a product ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_GEMMNEST_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_GEMMNEST_H

#include "EpilogueTiling.h"

#include "NNPrim/Target/CostModel.h"

namespace nnprim {

/// A GEMM, indirect or not, reduced to matrices.
struct GemmNest {
  /// Whose epilogue the tiles get.
  mlir::Operation *op;
  GemmShape shape;
  mlir::Value lhs;     // M×K, or pixels×C for an indirect one
  mlir::Value indices; // M×T, or null
  mlir::Value rhs;     // panels×K×NR, perhaps with more rows behind
  mlir::Value init;    // M×N
  EpilogueOperands epilogue;
  /// See isFetchedToStore.
  bool prefetchOutput = false;

  int64_t getPanelWidth() const {
    return mlir::cast<mlir::MemRefType>(rhs.getType()).getDimSize(2);
  }
};

/// Emits the tiles, row tiles outside or panels outside, as the plan says.
void emitNest(mlir::ImplicitLocOpBuilder &b, const GemmNest &nest,
              const GemmPlan &plan);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_GEMMNEST_H
