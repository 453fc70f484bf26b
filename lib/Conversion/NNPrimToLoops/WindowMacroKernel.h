//===- WindowMacroKernel.h - Macro-kernel of direct convolutions ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWMACROKERNEL_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWMACROKERNEL_H

#include "EpilogueTiling.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Plan/ConvPlan.h"
#include "NNPrim/Problem/ConvShape.h"
#include "NNPrim/Support/CheckResult.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// A convolution that addresses its input directly, in any layout: the views
/// have NHWC shapes, and their strides express the layout, or dimensions of
/// blocks as in `shape`.
struct WindowMacroKernel {
  mlir::Operation *op;
  ConvShape shape;
  mlir::Value input; // N×H×W×C, or 1×blocks×H×W×C
  mlir::Value rhs;   // panels×K×NR
  mlir::Value init;  // M×F, or blocks×M×F
  /// Memory for panels that are extended beforehand, or for pixels that are
  /// rounded, or null.
  mlir::Value workspace;
  /// Factors of the channels of pixels that are rounded, or null.
  mlir::Value factors;
  EpilogueOperands epilogue;

  bool hasInputBlocks() const { return shape.channelBlock != 0; }
  bool hasOutputBlocks() const { return shape.filterBlock != 0; }
};

/// The tiles of output pixels along rows and columns, in segments of tiles with
/// the same padding.
struct WindowTiling {
  DirectConvPlan plan;
  llvm::SmallVector<TileSegment> rows, columns;
};

WindowTiling getWindowTiling(const ConvShape &shape,
                             const DirectConvPlan &plan);

/// Emits loops over tiles. Each tile is an indirect GEMM with its own window on
/// the part of the input that it reads.
void emitWindowTiles(mlir::ImplicitLocOpBuilder &b,
                     const WindowMacroKernel &kernel,
                     const WindowTiling &tiling);

/// Emits the loops of an indirect GEMM with a window: tiles of output pixels
/// whose padding is known, each an indirect GEMM with a window of its own on
/// the part of the input that it reads. If it fails, it has emitted views at
/// most.
CheckResult emitWindowMacroKernel(mlir::ImplicitLocOpBuilder &b,
                                  IndirectGemmOp op,
                                  const DirectConvPlan &plan);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWMACROKERNEL_H
