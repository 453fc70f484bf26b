//===- TileLoops.cpp - Loops over tiles -----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace nnprim;

void nnprim::forEachTile(
    ImplicitLocOpBuilder &b, int64_t extent, int64_t tile,
    llvm::function_ref<void(OpFoldResult offset, int64_t size)> body) {
  int64_t full = extent / tile * tile;
  if (extent == 0)
    return;
  // A single tile needs no region.
  if (full == 0 || (full == tile && full == extent))
    return body(b.getIndexAttr(0), extent);
  if (full == tile) {
    createParallelRegion(b, b.getLoc(), [&] { body(b.getIndexAttr(0), tile); });
  } else {
    auto loop = scf::ForOp::create(b, arith::ConstantIndexOp::create(b, 0),
                                   arith::ConstantIndexOp::create(b, full),
                                   arith::ConstantIndexOp::create(b, tile));
    setParallel(loop);
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    body(loop.getInductionVar(), tile);
  }
  if (extent > full)
    createParallelRegion(b, b.getLoc(),
                         [&] { body(b.getIndexAttr(full), extent - full); });
}

void nnprim::forEachInOrder(
    ImplicitLocOpBuilder &b, int64_t begin, int64_t end, int64_t tile,
    llvm::function_ref<void(OpFoldResult offset, int64_t size)> body) {
  int64_t full = begin + (end - begin) / tile * tile;
  if (full == begin + tile) {
    body(b.getIndexAttr(begin), tile);
  } else if (full > begin) {
    auto loop = scf::ForOp::create(b, arith::ConstantIndexOp::create(b, begin),
                                   arith::ConstantIndexOp::create(b, full),
                                   arith::ConstantIndexOp::create(b, tile));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    body(loop.getInductionVar(), tile);
  }
  if (end > full)
    body(b.getIndexAttr(full), end - full);
}

Value nnprim::dropFirst(ImplicitLocOpBuilder &b, Value value,
                        ArrayRef<OpFoldResult> offsets,
                        ArrayRef<int64_t> rest) {
  SmallVector<OpFoldResult> strides(offsets.size(), b.getIndexAttr(1));
  SmallVector<OpFoldResult> sizes{b.getIndexAttr(1)};
  for (int64_t size : rest)
    sizes.push_back(b.getIndexAttr(size));
  auto whole = cast<MemRefType>(memref::SubViewOp::inferResultType(
      cast<MemRefType>(value.getType()), offsets, sizes, strides));
  // If several dimensions have one element, upstream drops the last of them.
  auto layout = cast<StridedLayoutAttr>(whole.getLayout());
  auto type =
      MemRefType::get(rest, whole.getElementType(),
                      StridedLayoutAttr::get(b.getContext(), layout.getOffset(),
                                             layout.getStrides().drop_front()),
                      whole.getMemorySpace());
  return memref::SubViewOp::create(b, type, value, offsets, sizes, strides);
}

OpFoldResult nnprim::addOffsets(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                                OpFoldResult rhs) {
  AffineExpr sum = b.getAffineDimExpr(0) + b.getAffineDimExpr(1);
  return affine::makeComposedFoldedAffineApply(b, b.getLoc(), sum, {lhs, rhs});
}

OpFoldResult nnprim::getPanel(ImplicitLocOpBuilder &b, OpFoldResult offset,
                              int64_t nr) {
  if (auto constant = getConstantIntValue(offset))
    return b.getIndexAttr(*constant / nr);
  return arith::DivUIOp::create(b, cast<Value>(offset),
                                arith::ConstantIndexOp::create(b, nr))
      .getResult();
}

IntegerAttr nnprim::getRowsAttr(OpBuilder &b, int64_t rows) {
  return rows == 0 ? IntegerAttr() : b.getI64IntegerAttr(rows);
}

void nnprim::setTileHints(Operation *tile, PrefetchLevel level,
                          int64_t unroll) {
  auto set = [&](auto op) {
    op.setPrefetchLocality(getLocality(level));
    op.setUnroll(unroll);
  };
  if (auto gemm = dyn_cast<GemmOp>(tile))
    return set(gemm);
  set(cast<IndirectGemmOp>(tile));
}

static void prefetchElement(ImplicitLocOpBuilder &b, Value tile, int64_t row,
                            int64_t column) {
  memref::PrefetchOp::create(
      b, tile,
      ValueRange{arith::ConstantIndexOp::create(b, row),
                 arith::ConstantIndexOp::create(b, column)},
      /*isWrite=*/true, getLocality(PrefetchLevel::L1), /*isDataCache=*/true);
}

/// Whether a column, and not a row, is contiguous in memory.
static bool isTransposed(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         strides[0] == 1 && strides[1] != 1;
}

void nnprim::prefetchOutput(ImplicitLocOpBuilder &b, Value tile,
                            int64_t tilesAhead) {
  auto type = cast<MemRefType>(tile.getType());
  int64_t rows = type.getDimSize(0), columns = type.getDimSize(1);
  if (isTransposed(type)) {
    for (int64_t column = 0; column < columns; ++column)
      prefetchElement(b, tile, (tilesAhead + 1) * rows - 1, column);
    return;
  }
  int64_t lineElements = kLineBytes / getStorageBytes(type.getElementType());
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t column = 0; column < columns; column += lineElements)
      prefetchElement(b, tile, row, column);
}
