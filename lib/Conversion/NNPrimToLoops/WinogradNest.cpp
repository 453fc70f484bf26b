//===- WinogradNest.cpp - Winograd's convolution over panels of tiles -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A panel of tiles is transformed, multiplied with one block of filters after
// the other and transformed back, all within a slice of the workspace, which
// fits the second-level cache unless filters are so large that they are better
// read once. Panels of tiles are independent of each other, or groups of
// filters are; what is within one is not, so that its loops are not marked as
// parallel.
//
//===----------------------------------------------------------------------===//

#include "WinogradNest.h"

#include "EpilogueTiling.h"
#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/Utils/WinogradShape.h"
#include "NNPrim/Generator/FourierPrograms.h"
#include "NNPrim/Target/CostModel.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

namespace {
struct WinogradNest {
  WinogradConvOp op;
  WinogradShape shape;
  WinogradPlan plan;
  int64_t scratchSize;
  /// Of the part that runs.
  Value workspace;

  /// A coefficients × tiles × width tensor in the workspace.
  Value getTensor(ImplicitLocOpBuilder &b, int64_t offset, int64_t tiles,
                  int64_t width, int64_t tileStride, int64_t coefficientStride);
  /// A panel of tiles with a group of filters.
  void emitPanel(ImplicitLocOpBuilder &b, OpFoldResult origin, int64_t tiles,
                 OpFoldResult group, int64_t groupFilters);
  void emitBlock(ImplicitLocOpBuilder &b, Value transformed, Value origin,
                 int64_t tiles, OpFoldResult filter, int64_t filters);
  void emitProducts(ImplicitLocOpBuilder &b, Value transformed, Value products,
                    OpFoldResult filter);
};
} // namespace

static Value index(ImplicitLocOpBuilder &b, int64_t value) {
  return arith::ConstantIndexOp::create(b, value);
}

static OpFoldResult add(ImplicitLocOpBuilder &b, OpFoldResult lhs,
                        OpFoldResult rhs) {
  AffineExpr sum = b.getAffineDimExpr(0) + b.getAffineDimExpr(1);
  return affine::makeComposedFoldedAffineApply(b, b.getLoc(), sum, {lhs, rhs});
}

static OpFoldResult multiply(ImplicitLocOpBuilder &b, OpFoldResult value,
                             int64_t factor) {
  return affine::makeComposedFoldedAffineApply(
      b, b.getLoc(), b.getAffineDimExpr(0) * factor, {value});
}

/// A part of `value` with one element of the first dimension, which is dropped.
static Value dropFirst(ImplicitLocOpBuilder &b, Value value,
                       ArrayRef<OpFoldResult> offsets, ArrayRef<int64_t> rest) {
  SmallVector<OpFoldResult> strides(offsets.size(), b.getIndexAttr(1));
  SmallVector<OpFoldResult> sizes{b.getIndexAttr(1)};
  for (int64_t size : rest)
    sizes.push_back(b.getIndexAttr(size));
  auto type = cast<MemRefType>(memref::SubViewOp::inferRankReducedResultType(
      rest, cast<MemRefType>(value.getType()), offsets, sizes, strides));
  return memref::SubViewOp::create(b, type, value, offsets, sizes, strides);
}

/// As forEachTile over [begin, end), but one after the other, in this thread.
static void forEachInOrder(
    ImplicitLocOpBuilder &b, int64_t begin, int64_t end, int64_t tile,
    llvm::function_ref<void(OpFoldResult offset, int64_t size)> body) {
  int64_t full = begin + (end - begin) / tile * tile;
  if (full == begin + tile) {
    body(b.getIndexAttr(begin), tile);
  } else if (full > begin) {
    auto loop =
        scf::ForOp::create(b, index(b, begin), index(b, full), index(b, tile));
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(loop.getBody());
    body(loop.getInductionVar(), tile);
  }
  if (end > full)
    body(b.getIndexAttr(full), end - full);
}

Value WinogradNest::getTensor(ImplicitLocOpBuilder &b, int64_t offset,
                              int64_t tiles, int64_t width, int64_t tileStride,
                              int64_t coefficientStride) {
  int64_t coefficients = shape.getNumCoefficients();
  Value flat = createSubview(b, workspace, {b.getIndexAttr(offset)},
                             {coefficients * coefficientStride});
  SmallVector<int64_t> matrix{coefficients, coefficientStride};
  SmallVector<ReassociationIndices> both{{0, 1}};
  Value all = memref::ExpandShapeOp::create(b, matrix, flat, both);
  Value used = createSubview(b, all, {b.getIndexAttr(0), b.getIndexAttr(0)},
                             {coefficients, tiles * tileStride});
  SmallVector<ReassociationIndices> groups{{0}, {1, 2}};
  SmallVector<int64_t> spaced{coefficients, tiles, tileStride};
  Value rows = memref::ExpandShapeOp::create(b, spaced, used, groups);
  SmallVector<OpFoldResult> zeros(3, b.getIndexAttr(0));
  return createSubview(b, rows, zeros, {coefficients, tiles, width});
}

/// One coefficient after the other, whose input stays in the cache for all
/// panels of filters; complex ones are two.
void WinogradNest::emitProducts(ImplicitLocOpBuilder &b, Value transformed,
                                Value products, OpFoldResult filter) {
  OpFoldResult zero = b.getIndexAttr(0);
  ArrayRef<int64_t> extents = cast<MemRefType>(products.getType()).getShape();
  int64_t tiles = extents[1], channels = shape.channels;
  auto emit = [&](OpFoldResult s, int64_t count) {
    Value lhs = createSubview(b, transformed, {s, zero, zero},
                              {count, tiles, channels});
    forEachInOrder(
        b, 0, extents[2], plan.nr, [&](OpFoldResult column, int64_t filters) {
          OpFoldResult panel = getPanel(b, add(b, filter, column), plan.nr);
          Value rows =
              dropFirst(b, op.getRhs(), {panel, multiply(b, s, channels), zero},
                        {count * channels, filters});
          SmallVector<int64_t> shape{count, channels, filters};
          SmallVector<ReassociationIndices> split{{0, 1}, {2}};
          Value rhs = memref::ExpandShapeOp::create(b, shape, rows, split);
          Value out = createSubview(b, products, {s, zero, column},
                                    {count, tiles, filters});
          IntegerAttr complexFrom =
              count == 2 ? b.getI64IntegerAttr(0) : IntegerAttr();
          TupleGemmOp::create(b, TypeRange(), lhs, rhs, out, complexFrom);
        });
  };
  int64_t reals = shape.isFourier ? kNumRealCoefficients : extents[0];
  forEachInOrder(b, 0, reals, 1, emit);
  forEachInOrder(b, reals, extents[0], 2, emit);
}

void WinogradNest::emitBlock(ImplicitLocOpBuilder &b, Value transformed,
                             Value origin, int64_t tiles, OpFoldResult filter,
                             int64_t filters) {
  Value products =
      getTensor(b, plan.productOffset, tiles, filters, plan.productTileStride,
                plan.productCoefficientStride);
  emitProducts(b, transformed, products, filter);

  OpFoldResult zero = b.getIndexAttr(0);
  auto outType = cast<MemRefType>(op.getInit().getType());
  SmallVector<OpFoldResult> offsets(3, zero);
  SmallVector<int64_t> sizes(outType.getShape().drop_back());
  offsets.push_back(filter);
  sizes.push_back(filters);
  Value out = createSubview(b, op.getInit(), offsets, sizes);
  EpilogueOperands whole{llvm::to_vector(op.getEpilogueInputs()),
                         op.getEpilogueIndexingMaps()};
  EpilogueOperands inputs = sliceEpilogue(b, whole, offsets, sizes);
  Value scratch = createSubview(
      b, workspace, {b.getIndexAttr(plan.scratchOffset)}, {scratchSize});
  auto transform = WinogradOutputTransformOp::create(
      b, TypeRange(), products, inputs.values, out, scratch, origin, shape.m,
      shape.r, shape.isFourier, b.getAffineMapArrayAttr(inputs.maps));
  IRMapping mapping;
  op.getEpilogue().cloneInto(&transform.getEpilogue(), mapping);
}

void WinogradNest::emitPanel(ImplicitLocOpBuilder &b, OpFoldResult origin,
                             int64_t tiles, OpFoldResult group,
                             int64_t groupFilters) {
  Value first = getValueOrCreateConstantIndexOp(b, b.getLoc(), origin);
  Value transformed =
      getTensor(b, 0, tiles, shape.channels, plan.inputTileStride,
                plan.inputCoefficientStride);
  SmallVector<int64_t> outputSize{shape.outputRows, shape.outputColumns};
  WinogradInputTransformOp::create(b, TypeRange(), op.getInput(), transformed,
                                   first, shape.m, shape.r, shape.isFourier,
                                   outputSize, op.getPads());
  forEachInOrder(b, 0, groupFilters, plan.blockFilters,
                 [&](OpFoldResult filter, int64_t filters) {
                   emitBlock(b, transformed, first, tiles,
                             add(b, group, filter), filters);
                 });
}

static void remarkPlan(WinogradNest &nest) {
  const WinogradPlan &plan = nest.plan;
  remark::passed(nest.op.getLoc(),
                 remark::RemarkOpts::name("Tiles").category("nnprim-kernel"))
      << llvm::formatv(
             "winograd_conv F({0}, {1}){8} of {2} tiles, {3} at a time "
             "by {4} filters in panels of {5}, in a workspace of "
             "{6} KiB a thread: the least of the estimates, {7:e2} "
             "cycles",
             nest.shape.m, nest.shape.r, nest.shape.getNumTiles(),
             plan.panelTiles, std::min(plan.blockFilters, nest.shape.filters),
             plan.nr, 4 * plan.partElements / 1024, plan.cycles,
             nest.shape.isFourier ? " fourier" : "")
             .str();
}

const char *nnprim::emitWinogradNest(ImplicitLocOpBuilder &b, WinogradConvOp op,
                                     const TargetDesc &target) {
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (!type || !type.hasStaticShape())
      return "an operand is not a memref of static shape";
  }
  if (!op.isPacked())
    return "the right-hand side is not packed";
  if (!cast<MemRefType>(op.getInput().getType()).getElementType().isF32())
    return "the element type is not f32";
  auto rhsType = cast<MemRefType>(op.getRhs().getType());
  WinogradNest nest;
  nest.op = op;
  nest.shape = getWinogradShape(op);
  nest.plan =
      planWinogradWithPanelWidth(target, nest.shape, rhsType.getDimSize(2));
  nest.scratchSize = getWinogradScratch(target, nest.shape.m, nest.shape.r,
                                        nest.shape.isFourier);
  if (!op.getWorkspace())
    return "it has no workspace";
  auto workspace = cast<MemRefType>(op.getWorkspace().getType());
  if (workspace.getDimSize(0) < nest.plan.parts ||
      workspace.getDimSize(1) < nest.plan.partElements)
    return "its workspace is too small";
  SmallVector<ReassociationIndices> rows{{0, 1}, {2}};
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(rhsType, rows))
    return "the panels of the right-hand side are not contiguous";
  remarkPlan(nest);
  OpFoldResult part = PartIndexOp::create(b, nest.plan.parts).getResult();
  nest.workspace = dropFirst(b, op.getWorkspace(), {part, b.getIndexAttr(0)},
                             {workspace.getDimSize(1)});
  int64_t allTiles = nest.shape.getNumTiles();
  int64_t allFilters = nest.shape.filters;
  if (nest.plan.groupFilters < allFilters)
    forEachTile(b, allFilters, nest.plan.groupFilters,
                [&](OpFoldResult group, int64_t filters) {
                  nest.emitPanel(b, b.getIndexAttr(0), allTiles, group,
                                 filters);
                });
  else
    forEachTile(b, allTiles, nest.plan.panelTiles,
                [&](OpFoldResult origin, int64_t tiles) {
                  nest.emitPanel(b, origin, tiles, b.getIndexAttr(0),
                                 allFilters);
                });
  return nullptr;
}

/// Coefficient number `s`, or two from there on that are a complex number.
static void emitProduct(ImplicitLocOpBuilder &b, TupleGemmOp op, OpFoldResult s,
                        int64_t count, int64_t mr) {
  OpFoldResult zero = b.getIndexAttr(0);
  auto outType = cast<MemRefType>(op.getInit().getType());
  int64_t k = cast<MemRefType>(op.getRhs().getType()).getDimSize(1);
  int64_t columns = outType.getDimSize(2);
  Value rhs =
      createSubview(b, op.getRhs(), {s, zero, zero}, {count, k, columns});
  forEachInOrder(
      b, 0, outType.getDimSize(1), mr, [&](OpFoldResult row, int64_t rows) {
        SmallVector<OpFoldResult> offsets{s, row, zero};
        if (count == 2) {
          Value lhs = createSubview(b, op.getLhs(), offsets, {2, rows, k});
          Value out =
              createSubview(b, op.getInit(), offsets, {2, rows, columns});
          TupleGemmOp::create(b, TypeRange(), lhs, rhs, out,
                              b.getI64IntegerAttr(0));
          return;
        }
        Value lhs = dropFirst(b, op.getLhs(), offsets, {rows, k});
        Value out = dropFirst(b, op.getInit(), offsets, {rows, columns});
        GemmOp::create(b, TypeRange(), lhs, rhs, ValueRange(), out,
                       b.getArrayAttr({}));
      });
}

const char *nnprim::emitTupleNest(ImplicitLocOpBuilder &b, TupleGemmOp op,
                                  const TargetDesc &target) {
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (!type || !type.hasStaticShape())
      return "an operand is not a memref of static shape";
  }
  auto outType = cast<MemRefType>(op.getInit().getType());
  auto rhsType = cast<MemRefType>(op.getRhs().getType());
  // Rows of a packed panel are as wide as the panel, whose padding the kernel
  // may read.
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(rhsType.getStridesAndOffset(strides, offset)) || strides[2] != 1)
    return "the innermost dimension is not contiguous";
  int64_t k = rhsType.getDimSize(1), columns = outType.getDimSize(2);
  GemmPlan plan = planGemmWithPanelWidth(
      target, {outType.getDimSize(1), columns, k}, strides[1]);
  if (columns > plan.nr)
    return "there is more than one panel of columns";
  int64_t coefficients = outType.getDimSize(0);
  int64_t reals = op.getComplexFrom().value_or(coefficients);
  forEachInOrder(b, 0, reals, 1, [&](OpFoldResult s, int64_t) {
    emitProduct(b, op, s, 1, plan.mr);
  });
  int64_t mr = getComplexRows(target, outType.getDimSize(1), strides[1]);
  forEachInOrder(b, reals, coefficients, 2, [&](OpFoldResult s, int64_t) {
    emitProduct(b, op, s, 2, mr);
  });
  return nullptr;
}
