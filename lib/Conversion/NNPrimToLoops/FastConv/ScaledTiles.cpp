//===- ScaledTiles.cpp - Products of tiles that share scales --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// The channels of a coefficient of a tile are a row of a product, and share a
// scale. All tiles of a panel are scaled into memory that the next coefficient
// uses again, so that L1 or L2 has them for each panel of filters.
//

#include "ScaledTiles.h"

#include "EpilogueTiling.h"
#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

using namespace mlir;
using namespace nnprim;

/// Rounds the tiles into `memory`, and returns their pairs and scales.
static Value scaleTiles(ImplicitLocOpBuilder &b, Value transformed,
                        Value memory, int64_t terms) {
  OpFoldResult zero = b.getIndexAttr(0);
  ArrayRef<int64_t> shape = cast<MemRefType>(transformed.getType()).getShape();
  int64_t tiles = shape[0], stride = getScaledStride(shape[1]);
  Value flat = createSubview(b, memory, {zero}, {tiles * stride});
  Value spaced =
      memref::ExpandShapeOp::create(b, ArrayRef<int64_t>{tiles, stride}, flat,
                                    ArrayRef<ReassociationIndices>{{0, 1}});
  Value scaled =
      createSubview(b, spaced, {zero, zero}, {tiles, getScaledDepth(shape[1])});
  // The memory is that of one worker, which alone scales what it multiplies.
  auto region = scf::ExecuteRegionOp::create(b, TypeRange());
  region.setNoInline(true);
  setReplicable(region);
  OpBuilder::InsertionGuard guard(b);
  b.createBlock(&region.getRegion());
  ScaleRowsOp::create(b, TypeRange(), transformed, scaled,
                      /*factors=*/Value(), terms);
  scf::YieldOp::create(b);
  return scaled;
}

void nnprim::emitScaledTiles(ImplicitLocOpBuilder &b, FastConvOp op,
                             const FastConvPlan &plan, Value transformed,
                             Value memory, OpFoldResult panel, OpFoldResult row,
                             Value products) {
  OpFoldResult zero = b.getIndexAttr(0);
  Value scaled = scaleTiles(b, transformed, memory, op.getScaledTerms());
  int64_t depth = cast<MemRefType>(scaled.getType()).getDimSize(1);
  ArrayRef<int64_t> out = cast<MemRefType>(products.getType()).getShape();
  int64_t mr = getEqualRows(out[0], plan.products.maxRows);
  IntegerAttr prefetch = getRowsAttr(b, plan.prefetchFilters ? depth : 0);
  forEachInOrder(
      b, 0, out[1], plan.nr, [&](OpFoldResult column, int64_t filters) {
        OpFoldResult number =
            addOffsets(b, panel, getPanel(b, column, plan.nr));
        Value block = createSubview(b, op.getRhs(), {number, row, zero},
                                    {1, depth, plan.nr});
        forEachInOrder(b, 0, out[0], mr, [&](OpFoldResult tile, int64_t rows) {
          auto product = GemmOp::create(
              b, TypeRange(),
              createSubview(b, scaled, {tile, zero}, {rows, depth}), block,
              ValueRange(),
              createSubview(b, products, {tile, column}, {rows, filters}),
              /*next=*/Value(), /*workspace=*/Value(),
              /*factors=*/Value(), b.getArrayAttr({}),
              /*prefetch_lhs=*/false, prefetch, GemmPlanAttr());
          copySigns(op, product);
        });
      });
}
