//===- WindowNest.h - Convolutions addressed directly ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWNEST_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWNEST_H

#include "EpilogueTiling.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/CostModel.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// A convolution whose input is addressed directly, of either layout: the views
/// are as if its tensors were NHWC, their strides may say otherwise.
struct WindowNest {
  mlir::Operation *op;
  ConvShape shape;
  mlir::Value input; // N×H×W×C
  mlir::Value rhs;   // panels×K×NR
  mlir::Value init;  // M×F
  EpilogueOperands epilogue;
  /// See isFetchedToStore.
  bool prefetchOutput = false;
};

/// Its tiles of output pixels by rows and columns, alike where their padding
/// is.
struct WindowTiling {
  ConvPlan plan;
  llvm::SmallVector<TileSegment> rows, columns;

  int64_t getKinds() const { return rows.size() * columns.size(); }
};

WindowTiling planWindowTiles(const ConvShape &shape, const ConvPlan &plan);

void remarkWindowTiles(const WindowNest &nest, const WindowTiling &tiling);

/// Emits loops over tiles, each an indirect GEMM with a window of its own on
/// the part of the input that it reads.
void emitWindowTiles(mlir::ImplicitLocOpBuilder &b, const WindowNest &nest,
                     const WindowTiling &tiling);

/// Emits the loops of an indirect GEMM that has a window: tiles of output
/// pixels whose padding is known, each an indirect GEMM with a window of its
/// own on the part of the input that it reads. Emits views at most and returns
/// the reason if it is better gathered.
const char *emitWindowNest(mlir::ImplicitLocOpBuilder &b, IndirectGemmOp op,
                           const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWNEST_H
