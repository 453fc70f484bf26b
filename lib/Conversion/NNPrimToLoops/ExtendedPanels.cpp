//===- ExtendedPanels.cpp - Panels that are extended beforehand -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Keane, Automatic Program Generation for Convolutional Neural Networks on
// Resource Constrained Devices (2020), section 8.4: values in fewer bits that
// are used often are extended in blocks, as many as a fast cache holds.
//

#include "ExtendedPanels.h"

#include "EpilogueTiling.h"
#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

/// The first elements of the worker slot's memory as `panels` panels like those
/// of `blocks`.
static Value getSlotPanels(ImplicitLocOpBuilder &b, const PanelBlocks &blocks,
                           int64_t panels) {
  auto type = cast<MemRefType>(blocks.rhs.getType());
  int64_t depth = type.getDimSize(1), nr = type.getDimSize(2);
  Value slot = WorkerSlotOp::create(b, blocks.parts);
  Value flat = dropFirst(b, blocks.workspace, {slot, b.getIndexAttr(0)},
                         {panels * depth * nr});
  return memref::ExpandShapeOp::create(
      b, ArrayRef<int64_t>{panels, depth, nr}, flat,
      ArrayRef<ReassociationIndices>{{0, 1, 2}});
}

/// Extends `panels` into `extended`: one panel of all their rows.
static void extendPanels(ImplicitLocOpBuilder &b, Value panels,
                         Value extended) {
  auto region = scf::ExecuteRegionOp::create(b, TypeRange());
  region.setNoInline(true);
  setReplicable(region);
  OpBuilder::InsertionGuard guard(b);
  b.createBlock(&region.getRegion());
  SmallVector<ReassociationIndices> rows{{0, 1}, {2}};
  Value matrix = memref::CollapseShapeOp::create(b, panels, rows);
  Value flat = memref::CollapseShapeOp::create(b, extended, rows);
  ArrayRef<int64_t> shape = cast<MemRefType>(flat.getType()).getShape();
  Value panel = memref::ExpandShapeOp::create(
      b, ArrayRef<int64_t>{1, shape[0], shape[1]}, flat,
      ArrayRef<ReassociationIndices>{{0, 1}, {2}});
  PackOp::create(b, TypeRange(), matrix, panel);
  scf::YieldOp::create(b);
}

void nnprim::forEachExtendedBlock(
    ImplicitLocOpBuilder &b, const PanelBlocks &blocks,
    llvm::function_ref<void(OpFoldResult, int64_t, Value)> body) {
  auto type = cast<MemRefType>(blocks.rhs.getType());
  int64_t depth = type.getDimSize(1), nr = type.getDimSize(2);
  OpFoldResult zero = b.getIndexAttr(0);
  forEachTile(b, blocks.columns, blocks.panels * nr,
              [&](OpFoldResult first, int64_t count) {
                int64_t panels = llvm::divideCeil(count, nr);
                Value extended = getSlotPanels(b, blocks, panels);
                Value narrow = createSubview(
                    b, blocks.rhs, {getPanel(b, first, nr), zero, zero},
                    {panels, depth, nr});
                extendPanels(b, narrow, extended);
                body(first, count, extended);
              });
}
