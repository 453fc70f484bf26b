//===- GemmMacroKernel.h - GEMM macro-kernel ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_GEMMMACROKERNEL_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_GEMMMACROKERNEL_H

#include "EpilogueTiling.h"

#include "NNPrim/Plan/GemmPlan.h"
#include "NNPrim/Problem/GemmShape.h"

namespace nnprim {

/// A GEMM, indirect or not, with its operands viewed as matrices.
struct GemmMacroKernel {
  /// The op whose epilogue the register tiles apply.
  mlir::Operation *op;
  GemmShape shape;
  mlir::Value lhs;     // M×K, or pixels×C for an indirect one
  mlir::Value indices; // M×T, or null
  mlir::Value rhs;     // panels×K×NR, possibly with extra rows
  mlir::Value init;    // M×N
  /// Memory for panels that are extended beforehand, or null.
  mlir::Value workspace;
  /// Factors of the columns of `lhs` where its rows are scaled, or null.
  mlir::Value factors;
  EpilogueOperands epilogue;

  int64_t getPanelWidth() const {
    return mlir::cast<mlir::MemRefType>(rhs.getType()).getDimSize(2);
  }
};

/// Emits the loops over register tiles; the plan chooses whether row tiles or
/// panels are outermost.
void emitMacroKernel(mlir::ImplicitLocOpBuilder &b,
                     const GemmMacroKernel &kernel, const GemmPlan &plan);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_GEMMMACROKERNEL_H
