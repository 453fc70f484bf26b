//===- GemmMacroKernel.cpp - GEMM macro-kernel ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GemmMacroKernel.h"

#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

static void createTile(ImplicitLocOpBuilder &b, const GemmMacroKernel &kernel,
                       const GemmPlan &plan, OpFoldResult row, int64_t rows,
                       OpFoldResult column, int64_t columns) {
  OpFoldResult zero = b.getIndexAttr(0);
  int64_t nr = kernel.getPanelWidth();
  SmallVector<OpFoldResult> offsets{getPanel(b, column, nr)};
  SmallVector<int64_t> sizes(cast<MemRefType>(kernel.rhs.getType()).getShape());
  offsets.resize(sizes.size(), zero);
  sizes.front() = 1;
  // Panels that are not interleaved may have more rows.
  if (sizes.size() == 3)
    sizes[1] = kernel.shape.k;
  Value panel = createSubview(b, kernel.rhs, offsets, sizes);
  Value out = createSubview(b, kernel.init, {row, column}, {rows, columns});
  EpilogueOperands inputs =
      sliceEpilogue(b, kernel.epilogue, {row, column}, {rows, columns});
  if (plan.prefetchOutput)
    prefetchOutput(b, out);
  ArrayAttr maps = b.getAffineMapArrayAttr(inputs.maps);
  Operation *tile;
  if (kernel.indices) {
    Value tileIndices = createSubview(b, kernel.indices, {row, zero},
                                      {rows, kernel.shape.taps});
    tile = IndirectGemmOp::create(b, TypeRange{}, kernel.lhs, tileIndices,
                                  panel, inputs.values, out, WindowAttr(), maps,
                                  getRowsAttr(b, plan.prefetchRhs),
                                  /*plan=*/Attribute());
  } else {
    Value tileLhs =
        createSubview(b, kernel.lhs, {row, zero}, {rows, kernel.shape.k});
    tile = GemmOp::create(b, TypeRange{}, tileLhs, panel, inputs.values, out,
                          /*next=*/Value(), maps, plan.prefetchLhs,
                          getRowsAttr(b, plan.prefetchRhs), GemmPlanAttr());
  }
  copySigns(kernel.op, tile);
  IRMapping mapping;
  kernel.op->getRegion(0).cloneInto(&tile->getRegion(0), mapping);
}

void nnprim::emitMacroKernel(ImplicitLocOpBuilder &b,
                             const GemmMacroKernel &kernel,
                             const GemmPlan &plan) {
  auto tile = [&](OpFoldResult row, int64_t rows, OpFoldResult column,
                  int64_t columns) {
    createTile(b, kernel, plan, row, rows, column, columns);
  };
  const GemmShape &shape = kernel.shape;
  if (plan.rowsOutermost) {
    forEachTile(b, shape.m, plan.mr, [&](OpFoldResult row, int64_t rows) {
      forEachTile(b, shape.n, plan.nr, [&](OpFoldResult column, int64_t cols) {
        tile(row, rows, column, cols);
      });
    });
    return;
  }
  forEachTile(b, shape.n, plan.nr, [&](OpFoldResult column, int64_t cols) {
    forEachTile(b, shape.m, plan.mr, [&](OpFoldResult row, int64_t rows) {
      tile(row, rows, column, cols);
    });
  });
}
