//===- OnTheFlyProducts.cpp - Products with on-the-fly filter transforms --===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Filters are transformed on the fly: a range of channels of one panel of
// filters is transformed into the workspace, where it fits in L2, and
// multiplied with all tiles; each range adds its products to those of the
// previous range. The products prefetch the filters of the next range. The
// transform does not prefetch them: it is bound by its stores and would wait
// for the loads, too.
//
//===----------------------------------------------------------------------===//

#include "OnTheFlyProducts.h"

#include "EpilogueTiling.h"
#include "TileLoops.h"
#include "WorkspaceTensor.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// Filters that are transformed together: `channels` channels from `first` on,
/// of one panel.
struct FilterRange {
  OpFoldResult panel, first;
  int64_t channels;
  /// Whether there are no products of earlier channels to add to.
  bool isFirst;
};

/// Panels [begin, end) that are multiplied range by range.
struct PanelBlock {
  OpFoldResult begin, end;
};

struct OnTheFlyProducts {
  FastConvOp op;
  const FastConvShape &shape;
  const FastConvPlan &plan;
  Value workspace;

  /// Transforms the filters of a range into the workspace.
  Value transform(ImplicitLocOpBuilder &b, const FilterRange &range);
  void emitRange(ImplicitLocOpBuilder &b, Value transformed, Value products,
                 const FilterRange &range, Value nextRange);
  /// The offset, in elements, of the filters of the range after this one; null
  /// if they are not prefetched.
  Value getNextRange(ImplicitLocOpBuilder &b, const FilterRange &range,
                     const PanelBlock &block);
  /// The part of the next range's filters that the products of coefficient `s`
  /// prefetch: each tap is divided among a few coefficients.
  Value getNextFilters(ImplicitLocOpBuilder &b, Value nextRange,
                       OpFoldResult s);
};
} // namespace

Value OnTheFlyProducts::getNextRange(ImplicitLocOpBuilder &b,
                                     const FilterRange &range,
                                     const PanelBlock &block) {
  auto rhsType = cast<MemRefType>(op.getRhs().getType());
  if (!plan.prefetchFilters ||
      !memref::CollapseShapeOp::isGuaranteedCollapsible(rhsType, {{0, 1, 2}}))
    return Value();
  auto get = [&](OpFoldResult value) {
    return getValueOrCreateConstantIndexOp(b, b.getLoc(), value);
  };
  auto select = [&](Value condition, OpFoldResult yes,
                    OpFoldResult no) -> Value {
    return arith::SelectOp::create(b, condition, get(yes), get(no));
  };
  auto isBelow = [&](OpFoldResult value, OpFoldResult bound) -> Value {
    return arith::CmpIOp::create(b, arith::CmpIPredicate::ult, get(value),
                                 get(bound));
  };
  OpFoldResult zero = b.getIndexAttr(0);
  OpFoldResult nextPanel = addOffsets(b, range.panel, b.getIndexAttr(1));
  OpFoldResult nextFirst =
      addOffsets(b, range.first, b.getIndexAttr(range.channels));
  Value inBlock = isBelow(nextPanel, block.end);
  Value inPanel = isBelow(nextFirst, b.getIndexAttr(shape.channels));
  Value panel =
      select(inBlock, nextPanel, select(inPanel, block.begin, block.end));
  Value first = select(inBlock, range.first, select(inPanel, nextFirst, zero));
  // No panel follows the last one; prefetch the first.
  panel = select(isBelow(panel, b.getIndexAttr(rhsType.getDimSize(0))), panel,
                 zero);
  AffineExpr row =
      b.getAffineDimExpr(0) * rhsType.getDimSize(1) + b.getAffineDimExpr(1);
  return get(affine::makeComposedFoldedAffineApply(
      b, b.getLoc(), row * plan.nr, ArrayRef<OpFoldResult>{panel, first}));
}

Value OnTheFlyProducts::getNextFilters(ImplicitLocOpBuilder &b, Value nextRange,
                                       OpFoldResult s) {
  int64_t taps = shape.r * shape.r;
  int64_t pieces = shape.getNumCoefficients() / taps;
  int64_t elements = llvm::divideCeil(plan.depthChannels * plan.nr, pieces);
  Value number = getValueOrCreateConstantIndexOp(b, b.getLoc(), s);
  Value count = arith::ConstantIndexOp::create(b, pieces);
  // There may be slightly more coefficients than pieces.
  Value tap =
      arith::MinUIOp::create(b, arith::DivUIOp::create(b, number, count),
                             arith::ConstantIndexOp::create(b, taps - 1));
  Value piece = arith::RemUIOp::create(b, number, count);
  AffineExpr offset = b.getAffineDimExpr(0) +
                      b.getAffineDimExpr(1) * (shape.channels * plan.nr) +
                      b.getAffineDimExpr(2) * elements;
  Value begin = getValueOrCreateConstantIndexOp(
      b, b.getLoc(),
      affine::makeComposedFoldedAffineApply(
          b, b.getLoc(), offset,
          ArrayRef<OpFoldResult>{nextRange, tap, piece}));
  // The last range may be shorter, and no memory follows the last tap's part.
  int64_t all = cast<MemRefType>(op.getRhs().getType()).getNumElements();
  begin = arith::MinUIOp::create(
      b, begin, arith::ConstantIndexOp::create(b, all - elements));
  SmallVector<ReassociationIndices> dimensions{{0, 1, 2}};
  Value flat = memref::CollapseShapeOp::create(b, op.getRhs(), dimensions);
  return createSubview(b, flat, {OpFoldResult(begin)}, {elements});
}

Value OnTheFlyProducts::transform(ImplicitLocOpBuilder &b,
                                  const FilterRange &range) {
  OpFoldResult zero = b.getIndexAttr(0);
  int64_t r = shape.r;
  Value rows = dropFirst(b, op.getRhs(), {range.panel, zero, zero},
                         {r * r * shape.channels, plan.nr});
  SmallVector<int64_t> taps{r, r, shape.channels, plan.nr};
  SmallVector<ReassociationIndices> groups{{0, 1, 2}, {3}};
  Value all = memref::ExpandShapeOp::create(b, taps, rows, groups);
  Value filters = createSubview(b, all, {zero, zero, range.first, zero},
                                {r, r, range.channels, plan.nr});
  Value expanded =
      getWorkspaceTensor(b, shape, workspace, plan.filterOffset, range.channels,
                         plan.nr, plan.nr, plan.filterCoefficientStride);
  FilterTransformOp::create(b, TypeRange(), filters, expanded,
                            op.getAlgorithm().getTransform());
  return expanded;
}

void OnTheFlyProducts::emitRange(ImplicitLocOpBuilder &b, Value transformed,
                                 Value products, const FilterRange &range,
                                 Value nextRange) {
  OpFoldResult zero = b.getIndexAttr(0);
  Value expanded = transform(b, range);
  ArrayRef<int64_t> extents = cast<MemRefType>(products.getType()).getShape();
  forEachInOrder(b, 0, extents[0], 1, [&](OpFoldResult s, int64_t) {
    Value lhs = createSubview(b, transformed, {s, zero, range.first},
                              {1, extents[1], range.channels});
    Value rhs = createSubview(b, expanded, {s, zero, zero},
                              {1, range.channels, extents[2]});
    Value out = createSubview(b, products, {s, zero, zero},
                              {1, extents[1], extents[2]});
    Value next = nextRange ? getNextFilters(b, nextRange, s) : Value();
    TupleGemmOp::create(b, TypeRange(), lhs, rhs, out, next,
                        /*complex_from=*/IntegerAttr(),
                        /*accumulate=*/!range.isFirst,
                        /*prefetch_rhs=*/IntegerAttr(),
                        TupleGemmPlanAttr::get(b.getContext(), plan.products));
  });
}

/// Multiplies all panels of the block with one range of channels before the
/// next range, so that the tiles of the range stay in the cache.
void nnprim::emitOnTheFlyProducts(ImplicitLocOpBuilder &b, FastConvOp op,
                                  const FastConvShape &shape,
                                  const FastConvPlan &plan, Value workspace,
                                  Value transformed, Value products,
                                  OpFoldResult firstPanel) {
  OnTheFlyProducts emitter{op, shape, plan, workspace};
  ArrayRef<int64_t> extents = cast<MemRefType>(products.getType()).getShape();
  OpFoldResult zero = b.getIndexAttr(0);
  int64_t panels = llvm::divideCeil(extents[2], plan.nr);
  PanelBlock block{firstPanel,
                   addOffsets(b, firstPanel, b.getIndexAttr(panels))};
  auto emit = [&](OpFoldResult first, int64_t channels, bool isFirst) {
    forEachInOrder(
        b, 0, extents[2], plan.nr, [&](OpFoldResult column, int64_t filters) {
          Value out = createSubview(b, products, {zero, zero, column},
                                    {extents[0], extents[1], filters});
          OpFoldResult panel =
              addOffsets(b, firstPanel, getPanel(b, column, plan.nr));
          FilterRange range{panel, first, channels, isFirst};
          emitter.emitRange(b, transformed, out, range,
                            emitter.getNextRange(b, range, block));
        });
  };
  emit(zero, plan.depthChannels, /*isFirst=*/true);
  forEachInOrder(b, plan.depthChannels, shape.channels, plan.depthChannels,
                 [&](OpFoldResult first, int64_t channels) {
                   emit(first, channels, /*isFirst=*/false);
                 });
}
