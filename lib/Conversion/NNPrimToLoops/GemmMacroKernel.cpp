//===- GemmMacroKernel.cpp - GEMM macro-kernel ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GemmMacroKernel.h"

#include "ExtendedInput.h"
#include "ExtendedPanels.h"
#include "NextPanel.h"
#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

/// `extended` is the tile's rows of the left-hand side if they are elsewhere,
/// or null.
static void createTile(ImplicitLocOpBuilder &b, const GemmMacroKernel &kernel,
                       const GemmPlan &plan, OpFoldResult row, int64_t rows,
                       OpFoldResult column, int64_t columns,
                       Value extended = {}) {
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
  Value next = plan.prefetchNextPanel
                   ? getShareOfNextPanel(b, kernel.rhs, column,
                                         {row, rows, kernel.shape.m})
                   : Value();
  ArrayAttr maps = b.getAffineMapArrayAttr(inputs.maps);
  Operation *tile;
  if (kernel.indices) {
    Value tileIndices = createSubview(b, kernel.indices, {row, zero},
                                      {rows, kernel.shape.taps});
    tile = IndirectGemmOp::create(b, TypeRange{}, kernel.lhs, tileIndices,
                                  panel, inputs.values, out, next,
                                  /*workspace=*/Value(), WindowAttr(), maps,
                                  getRowsAttr(b, plan.prefetchRhs),
                                  /*plan=*/Attribute());
  } else {
    Value tileLhs = extended ? extended
                             : createSubview(b, kernel.lhs, {row, zero},
                                             {rows, kernel.shape.k});
    tile = GemmOp::create(b, TypeRange{}, tileLhs, panel, inputs.values, out,
                          next, /*workspace=*/Value(), maps,
                          plan.prefetchLhs && !extended,
                          getRowsAttr(b, plan.prefetchRhs), GemmPlanAttr());
  }
  setTileHints(tile, plan);
  copySigns(kernel.op, tile);
  IRMapping mapping;
  kernel.op->getRegion(0).cloneInto(&tile->getRegion(0), mapping);
}

/// Emits loops over groups of panels and over row tiles, whose rows of the
/// left-hand side are extended for a group at a time.
static void emitExtendedTiles(ImplicitLocOpBuilder &b,
                              const GemmMacroKernel &kernel,
                              const GemmPlan &plan,
                              const InputExtension &extension) {
  const GemmShape &shape = kernel.shape;
  int64_t stride = getExtendedStride(shape.k);
  OpFoldResult zero = b.getIndexAttr(0);
  auto emitTile = [&](OpFoldResult row, int64_t rows, OpFoldResult group,
                      int64_t columns) {
    Value flat = createSubview(b, extension.scratch, {zero}, {rows * stride});
    Value spaced =
        memref::ExpandShapeOp::create(b, ArrayRef<int64_t>{rows, stride}, flat,
                                      ArrayRef<ReassociationIndices>{{0, 1}});
    Value extended = createSubview(b, spaced, {zero, zero}, {rows, shape.k});
    emitExtension(b, createSubview(b, kernel.lhs, {row, zero}, {rows, shape.k}),
                  extended);
    forEachInOrder(b, 0, columns, plan.nr,
                   [&](OpFoldResult column, int64_t count) {
                     createTile(b, kernel, plan, row, rows,
                                addOffsets(b, group, column), count, extended);
                   });
  };
  forEachTile(b, shape.n, extension.panels * plan.nr,
              [&](OpFoldResult group, int64_t columns) {
                forEachTile(b, shape.m, plan.mr,
                            [&](OpFoldResult row, int64_t rows) {
                              emitTile(row, rows, group, columns);
                            });
              });
}

/// Emits the loops over register tiles, whose panels are extended already or by
/// the tiles themselves.
static void emitTiles(ImplicitLocOpBuilder &b, const GemmMacroKernel &kernel,
                      const GemmPlan &plan, const InputExtension &extension) {
  if (extension)
    return emitExtendedTiles(b, kernel, plan, extension);
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

/// The columns [column, column + columns) of a product, whose panels are
/// `extended`.
static GemmMacroKernel getBlock(ImplicitLocOpBuilder &b,
                                const GemmMacroKernel &kernel,
                                OpFoldResult column, int64_t columns,
                                Value extended) {
  OpFoldResult zero = b.getIndexAttr(0);
  GemmMacroKernel block = kernel;
  block.shape.n = columns;
  block.rhs = extended;
  block.init =
      createSubview(b, kernel.init, {zero, column}, {kernel.shape.m, columns});
  block.epilogue = sliceEpilogue(b, kernel.epilogue, {zero, column},
                                 {kernel.shape.m, columns});
  return block;
}

void nnprim::emitMacroKernel(ImplicitLocOpBuilder &b,
                             const GemmMacroKernel &kernel,
                             const GemmPlan &plan) {
  int64_t rows = std::min(plan.mr, kernel.shape.m);
  InputExtension extension = extendInput(
      b, kernel.op, kernel.lhs, rows * getExtendedStride(kernel.shape.k),
      kernel.indices ? 0 : plan.panelGroup);
  if (plan.extendedPanels == 0 || !kernel.workspace)
    return emitTiles(b, kernel, plan, extension);
  PanelBlocks blocks{kernel.rhs, kernel.workspace, kernel.shape.n,
                     plan.extendedPanels, plan.extensionParts};
  forEachExtendedBlock(
      b, blocks, [&](OpFoldResult column, int64_t columns, Value extended) {
        emitTiles(b, getBlock(b, kernel, column, columns, extended), plan,
                  extension);
      });
}
