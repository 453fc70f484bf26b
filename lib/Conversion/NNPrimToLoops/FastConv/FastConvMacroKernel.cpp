//===- FastConvMacroKernel.cpp - Macro-kernel of Winograd convolutions ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A panel of tiles is transformed, multiplied with one block of filters after
// the other and transformed back, all within a slice of the workspace. The
// slice fits in L2 unless the filters are so large that it is better to read
// them only once. On-the-fly filter transforms use the slice, too
// (OnTheFlyProducts.cpp). Either the panels of tiles or the groups of filters
// are independent of each other; the loops within one of them are not, so they
// are not marked as parallel.
//
//===----------------------------------------------------------------------===//

#include "FastConvMacroKernel.h"

#include "EpilogueTiling.h"
#include "OnTheFlyProducts.h"
#include "ScaledTiles.h"
#include "TileLoops.h"
#include "WorkspaceTensor.h"

#include "NNPrim/Dialect/NNPrim/Utils/FastConvShape.h"
#include "NNPrim/Generator/FourierPrograms.h"
#include "NNPrim/Problem/FastConvShape.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace nnprim;

namespace {
struct FastConvMacroKernel {
  FastConvOp op;
  FastConvShape shape;
  FastConvPlan plan;
  int64_t scratchSize;
  /// Input and output images, pads and epilogue; rows and columns are exchanged
  /// if the transform is along columns.
  Value input, output;
  SmallVector<int64_t> pads;
  EpilogueOperands epilogue;
  /// The slice of the workspace for the worker slot; the same memory as bf16,
  /// too, of split coefficients, or as i32 of scaled ones.
  Value workspace, narrowWorkspace;

  /// Computes a panel of tiles with a group of filters.
  void emitPanel(ImplicitLocOpBuilder &b, OpFoldResult origin, int64_t tiles,
                 OpFoldResult group, int64_t groupFilters);
  void emitBlock(ImplicitLocOpBuilder &b, Value transformed, Value origin,
                 int64_t tiles, OpFoldResult filter, int64_t filters);
  void emitProducts(ImplicitLocOpBuilder &b, Value transformed, Value products,
                    OpFoldResult filter);
  /// Emits the products of `count` coefficients from `s` on.
  void emitCoefficients(ImplicitLocOpBuilder &b, Value transformed,
                        Value products, OpFoldResult filter, OpFoldResult s,
                        int64_t count);
  /// Emits the products of `count` coefficients of all tiles; `rhs` has one
  /// panel. `nextRows` is the prefetch distance in rows of a panel.
  void emitProduct(ImplicitLocOpBuilder &b, Value lhs, Value rhs, Value out,
                   int64_t count, int64_t nextRows);
  /// Number of rows in a row tile; null if tiles are square.
  IntegerAttr getRowTile(ImplicitLocOpBuilder &b) {
    return shape.taps ? b.getI64IntegerAttr(plan.tileRows) : IntegerAttr();
  }
  /// The products of coefficient `s`, whose factors are split.
  void emitSplitCoefficient(ImplicitLocOpBuilder &b, Value transformed,
                            Value products, OpFoldResult filter,
                            OpFoldResult s);
  /// The products of coefficient `s`, whose factors share scales.
  void emitScaledCoefficient(ImplicitLocOpBuilder &b, Value transformed,
                             Value products, OpFoldResult filter,
                             OpFoldResult s);
  /// The filters that are read after panel `panel` of coefficient `s`: those of
  /// the next panel of the block of `count` panels from `first` on, or of the
  /// next coefficient in its first one.
  Value getNextFilters(ImplicitLocOpBuilder &b, OpFoldResult s,
                       OpFoldResult first, OpFoldResult panel, int64_t count);
  /// The transformed tiles, of which products take `rows` each.
  Value getTransformed(ImplicitLocOpBuilder &b, int64_t rows);
  /// A view of `lhs` whose rows are the input lines of each row of a tile.
  Value getWindows(ImplicitLocOpBuilder &b, Value lhs, OpFoldResult tile);
};
} // namespace

static OpFoldResult multiply(ImplicitLocOpBuilder &b, OpFoldResult value,
                             int64_t factor) {
  return affine::makeComposedFoldedAffineApply(
      b, b.getLoc(), b.getAffineDimExpr(0) * factor, {value});
}

Value FastConvMacroKernel::getWindows(ImplicitLocOpBuilder &b, Value lhs,
                                      OpFoldResult tile) {
  // The rows of the view overlap, which subviews cannot express.
  OpFoldResult zero = b.getIndexAttr(0);
  Value lines =
      createSubview(b, lhs, {zero, multiply(b, tile, plan.inputRows), zero},
                    {1, plan.inputRows, shape.channels});
  auto metadata = memref::ExtractStridedMetadataOp::create(b, lines);
  SmallVector<int64_t> sizes{1, plan.productRows, shape.getDepth()};
  SmallVector<int64_t> strides{plan.inputCoefficientStride,
                               plan.inputTileStride, 1};
  auto layout =
      StridedLayoutAttr::get(b.getContext(), ShapedType::kDynamic, strides);
  auto type = MemRefType::get(sizes, b.getF32Type(), layout);
  return memref::ReinterpretCastOp::create(
      b, type, metadata.getBaseBuffer(), OpFoldResult(metadata.getOffset()),
      getAsIndexOpFoldResult(b.getContext(), sizes),
      getAsIndexOpFoldResult(b.getContext(), strides));
}

void FastConvMacroKernel::emitProduct(ImplicitLocOpBuilder &b, Value lhs,
                                      Value rhs, Value out, int64_t count,
                                      int64_t nextRows) {
  IntegerAttr complexFrom = count == 2 ? b.getI64IntegerAttr(0) : IntegerAttr();
  IntegerAttr prefetch = getRowsAttr(b, plan.prefetchFilters ? nextRows : 0);
  auto products = TupleGemmPlanAttr::get(b.getContext(), plan.products);
  if (shape.taps < 2) {
    TupleGemmOp::create(b, TypeRange(), lhs, rhs, out, /*next=*/Value(),
                        complexFrom, /*accumulate=*/false, prefetch, products);
    return;
  }
  auto outType = cast<MemRefType>(out.getType());
  int64_t tiles = outType.getDimSize(1) / plan.productRows;
  OpFoldResult zero = b.getIndexAttr(0);
  forEachInOrder(b, 0, tiles, 1, [&](OpFoldResult tile, int64_t) {
    Value rows =
        createSubview(b, out, {zero, multiply(b, tile, plan.productRows), zero},
                      {1, plan.productRows, outType.getDimSize(2)});
    TupleGemmOp::create(b, TypeRange(), getWindows(b, lhs, tile), rhs, rows,
                        /*next=*/Value(), complexFrom, /*accumulate=*/false,
                        prefetch, products);
  });
}

void FastConvMacroKernel::emitCoefficients(ImplicitLocOpBuilder &b,
                                           Value transformed, Value products,
                                           OpFoldResult filter, OpFoldResult s,
                                           int64_t count) {
  OpFoldResult zero = b.getIndexAttr(0);
  ArrayRef<int64_t> extents = cast<MemRefType>(products.getType()).getShape();
  int64_t rows = extents[1], depth = shape.getDepth();
  int64_t inputRows = rows / plan.productRows * plan.inputRows;
  Value lhs = createSubview(b, transformed, {s, zero, zero},
                            {count, inputRows, shape.channels});
  auto emit = [&](OpFoldResult column, int64_t filters, int64_t nextRows) {
    OpFoldResult panel = getPanel(b, addOffsets(b, filter, column), plan.nr);
    Value block =
        dropFirst(b, op.getRhs(), {panel, multiply(b, s, depth), zero},
                  {count * depth, filters});
    SmallVector<int64_t> matrices{count, depth, filters};
    SmallVector<ReassociationIndices> split{{0, 1}, {2}};
    Value rhs = memref::ExpandShapeOp::create(b, matrices, block, split);
    Value out =
        createSubview(b, products, {s, zero, column}, {count, rows, filters});
    emitProduct(b, lhs, rhs, out, count, nextRows);
  };
  // The next rows are in the next panel or, after the last panel, those of the
  // next coefficient in the first one. The panels of a block are adjacent in
  // memory.
  int64_t panelRows = extents[0] * depth, last = (extents[2] - 1) / plan.nr;
  forEachInOrder(b, 0, last * plan.nr, plan.nr,
                 [&](OpFoldResult column, int64_t filters) {
                   emit(column, filters, panelRows);
                 });
  emit(b.getIndexAttr(last * plan.nr), extents[2] - last * plan.nr,
       count * depth - last * panelRows);
}

Value FastConvMacroKernel::getNextFilters(ImplicitLocOpBuilder &b,
                                          OpFoldResult s, OpFoldResult first,
                                          OpFoldResult panel, int64_t count) {
  auto type = cast<MemRefType>(op.getRhs().getType());
  SmallVector<ReassociationIndices> all{{0, 1, 2, 3}};
  if (!plan.prefetchFilters ||
      !memref::CollapseShapeOp::isGuaranteedCollapsible(type, all))
    return Value();
  int64_t panelElements = type.getNumElements() / type.getDimSize(0);
  int64_t elements = panelElements / shape.getNumCoefficients();
  auto get = [&](OpFoldResult value) {
    return getValueOrCreateConstantIndexOp(b, b.getLoc(), value);
  };
  Value next = get(addOffsets(b, panel, b.getIndexAttr(1)));
  Value end = get(addOffsets(b, first, b.getIndexAttr(count)));
  Value isInBlock =
      arith::CmpIOp::create(b, arith::CmpIPredicate::ult, next, end);
  next = arith::SelectOp::create(b, isInBlock, next, get(first));
  Value coefficient = arith::SelectOp::create(
      b, isInBlock, get(s), get(addOffsets(b, s, b.getIndexAttr(1))));
  AffineExpr offset =
      b.getAffineDimExpr(0) * panelElements + b.getAffineDimExpr(1) * elements;
  Value begin = get(affine::makeComposedFoldedAffineApply(
      b, b.getLoc(), offset, ArrayRef<OpFoldResult>{next, coefficient}));
  // Nothing follows the last coefficient of the last panel.
  begin = arith::MinUIOp::create(
      b, begin,
      arith::ConstantIndexOp::create(b, type.getNumElements() - elements));
  Value flat = memref::CollapseShapeOp::create(b, op.getRhs(), all);
  return createSubview(b, flat, {OpFoldResult(begin)}, {elements});
}

void FastConvMacroKernel::emitSplitCoefficient(ImplicitLocOpBuilder &b,
                                               Value transformed,
                                               Value products,
                                               OpFoldResult filter,
                                               OpFoldResult s) {
  OpFoldResult zero = b.getIndexAttr(0);
  ArrayRef<int64_t> extents = cast<MemRefType>(products.getType()).getShape();
  int64_t rows = extents[1], depth = 2 * shape.getDepth();
  auto rhsType = cast<MemRefType>(op.getRhs().getType());
  int64_t interleave = rhsType.getDimSize(3);
  Value lhs = createSubview(b, transformed, {s, zero, zero}, {1, rows, depth});
  OpFoldResult first = getPanel(b, filter, plan.nr);
  int64_t panels = llvm::divideCeil(extents[2], plan.nr);
  auto terms = b.getI64IntegerAttr(op.getBf16Terms());
  auto gemmPlan = TupleGemmPlanAttr::get(b.getContext(), plan.products);
  forEachInOrder(
      b, 0, extents[2], plan.nr, [&](OpFoldResult column, int64_t filters) {
        OpFoldResult panel =
            getPanel(b, addOffsets(b, filter, column), plan.nr);
        Value rhs = createSubview(
            b, op.getRhs(),
            {panel, multiply(b, s, depth / interleave), zero, zero},
            {1, depth / interleave, plan.nr, interleave});
        Value out =
            createSubview(b, products, {s, zero, column}, {1, rows, filters});
        auto product = TupleGemmOp::create(
            b, TypeRange(), lhs, rhs, out,
            getNextFilters(b, s, first, panel, panels),
            /*complex_from=*/IntegerAttr(), /*accumulate=*/false,
            /*prefetch_rhs=*/IntegerAttr(), gemmPlan);
        product.setBf16TermsAttr(terms);
      });
}

void FastConvMacroKernel::emitScaledCoefficient(ImplicitLocOpBuilder &b,
                                                Value transformed,
                                                Value products,
                                                OpFoldResult filter,
                                                OpFoldResult s) {
  OpFoldResult zero = b.getIndexAttr(0);
  ArrayRef<int64_t> extents = cast<MemRefType>(products.getType()).getShape();
  SmallVector<OpFoldResult> offsets{s, zero, zero};
  Value memory =
      createSubview(b, narrowWorkspace, {b.getIndexAttr(plan.filterOffset)},
                    {plan.scratchOffset - plan.filterOffset});
  emitScaledTiles(
      b, op, plan,
      dropFirst(b, transformed, offsets, {extents[1], shape.channels}), memory,
      getPanel(b, filter, plan.nr), multiply(b, s, shape.getDepth()),
      dropFirst(b, products, offsets, {extents[1], extents[2]}));
}

/// Emits one coefficient after the other, so that its input stays in the cache
/// for all panels of filters. A complex coefficient is a pair.
void FastConvMacroKernel::emitProducts(ImplicitLocOpBuilder &b,
                                       Value transformed, Value products,
                                       OpFoldResult filter) {
  int64_t coefficients = cast<MemRefType>(products.getType()).getDimSize(0);
  auto emit = [&](OpFoldResult s, int64_t count) {
    if (shape.isSplit)
      emitSplitCoefficient(b, transformed, products, filter, s);
    else if (shape.isScaled)
      emitScaledCoefficient(b, transformed, products, filter, s);
    else
      emitCoefficients(b, transformed, products, filter, s, count);
  };
  int64_t reals = shape.isFourier ? kNumRealCoefficients : coefficients;
  forEachInOrder(b, 0, reals, 1, emit);
  forEachInOrder(b, reals, coefficients, 2, emit);
}

void FastConvMacroKernel::emitBlock(ImplicitLocOpBuilder &b, Value transformed,
                                    Value origin, int64_t tiles,
                                    OpFoldResult filter, int64_t filters) {
  auto getProducts = [&](int64_t rows) {
    return getWorkspaceTensor(
        b, shape, workspace, plan.productOffset, rows * plan.productRows,
        filters, plan.productTileStride, plan.productCoefficientStride);
  };
  Value products = getProducts(tiles);
  if (shape.isOnTheFly)
    emitOnTheFlyProducts(b, op, shape, plan, workspace, transformed, products,
                         getPanel(b, filter, plan.nr));
  else
    emitProducts(b, transformed, getProducts(shape.getProductRows(tiles)),
                 filter);

  OpFoldResult zero = b.getIndexAttr(0);
  auto outType = cast<MemRefType>(output.getType());
  SmallVector<OpFoldResult> offsets(3, zero);
  SmallVector<int64_t> sizes(outType.getShape().drop_back());
  offsets.push_back(filter);
  sizes.push_back(filters);
  Value out = createSubview(b, output, offsets, sizes);
  EpilogueOperands inputs = sliceEpilogue(b, epilogue, offsets, sizes);
  Value scratch;
  if (scratchSize)
    scratch = createSubview(b, workspace, {b.getIndexAttr(plan.scratchOffset)},
                            {scratchSize});
  Value pooled = op.getPooled();
  if (pooled) {
    SmallVector<int64_t> extents(
        cast<MemRefType>(pooled.getType()).getShape().drop_back());
    extents.push_back(filters);
    pooled = createSubview(b, pooled, offsets, extents);
  }
  auto transform = OutputTransformOp::create(
      b, TypeRange(), products, inputs.values, out, pooled, scratch, origin,
      op.getAlgorithm().getTransform(), getRowTile(b),
      b.getAffineMapArrayAttr(inputs.maps),
      TransformPlanAttr::get(b.getContext(), plan.outputTransform));
  transform.setPooledOnly(op.getPooledOnly());
  IRMapping mapping;
  op.getEpilogue().cloneInto(&transform.getEpilogue(), mapping);
}

Value FastConvMacroKernel::getTransformed(ImplicitLocOpBuilder &b,
                                          int64_t rows) {
  // Two values of bf16 take the place of one of f32.
  int64_t values = shape.isSplit ? 2 : 1;
  return getWorkspaceTensor(
      b, shape, shape.isSplit ? narrowWorkspace : workspace, 0,
      rows * plan.inputRows, values * shape.getStoredChannels(),
      values * plan.inputTileStride, values * plan.inputCoefficientStride);
}

void FastConvMacroKernel::emitPanel(ImplicitLocOpBuilder &b,
                                    OpFoldResult origin, int64_t tiles,
                                    OpFoldResult group, int64_t groupFilters) {
  Value first = getValueOrCreateConstantIndexOp(b, b.getLoc(), origin);
  Value transformed = getTransformed(b, tiles);
  SmallVector<int64_t> outputSize{shape.outputRows, shape.outputColumns};
  InputTransformOp::create(
      b, TypeRange(), input, transformed, first,
      op.getAlgorithm().getTransform(), getRowTile(b), outputSize, pads,
      TransformPlanAttr::get(b.getContext(), plan.inputTransform));
  // Rows of a tile register that belong to no tile give sums of none.
  if (shape.isSplit)
    transformed = getTransformed(b, shape.getProductRows(tiles));
  forEachInOrder(b, 0, groupFilters, plan.blockFilters,
                 [&](OpFoldResult filter, int64_t filters) {
                   emitBlock(b, transformed, first, tiles,
                             addOffsets(b, group, filter), filters);
                 });
}

/// The images and what goes with them, with rows and columns exchanged if
/// columns are transformed.
static void setOperands(ImplicitLocOpBuilder &b, FastConvMacroKernel &kernel) {
  FastConvOp op = kernel.op;
  kernel.input = op.getInput();
  kernel.output = op.getInit();
  kernel.pads = llvm::to_vector(op.getPads());
  kernel.epilogue = {llvm::to_vector(op.getEpilogueInputs()),
                     op.getEpilogueIndexingMaps()};
  if (!op.getAlgorithm().isAlongHeight())
    return;
  AffineMap exchange = AffineMap::getPermutationMap(
      ArrayRef<unsigned>{0, 2, 1, 3}, b.getContext());
  auto exchanged = AffineMapAttr::get(exchange);
  kernel.input = memref::TransposeOp::create(b, kernel.input, exchanged);
  kernel.output = memref::TransposeOp::create(b, kernel.output, exchanged);
  std::swap(kernel.pads[0], kernel.pads[1]);
  for (AffineMap &map : kernel.epilogue.maps)
    map = map.compose(exchange);
}

/// Sets the slice of the workspace for the worker slot `part`.
static CheckResult setWorkspace(ImplicitLocOpBuilder &b,
                                FastConvMacroKernel &kernel) {
  Value memory = kernel.op.getWorkspace();
  if (!memory)
    return "it has no workspace";
  auto type = cast<MemRefType>(memory.getType());
  bool hasBytes = kernel.shape.isSplit || kernel.shape.isScaled;
  if (hasBytes && !type.getLayout().isIdentity())
    return "the bytes of its workspace do not follow one another";
  OpFoldResult part = WorkerSlotOp::create(b, kernel.plan.parts).getResult();
  if (!hasBytes) {
    kernel.workspace =
        dropFirst(b, memory, {part, b.getIndexAttr(0)}, {type.getDimSize(1)});
    return success();
  }
  SmallVector<ReassociationIndices> all{{0, 1}};
  Value bytes = memref::CollapseShapeOp::create(b, memory, all);
  Value first = getValueOrCreateConstantIndexOp(
      b, b.getLoc(), multiply(b, part, type.getDimSize(1)));
  auto view = [&](Type element, int64_t count) -> Value {
    return memref::ViewOp::create(b, MemRefType::get(count, element), bytes,
                                  first, ValueRange());
  };
  kernel.workspace = view(b.getF32Type(), kernel.plan.partElements);
  kernel.narrowWorkspace =
      kernel.shape.isSplit ? view(b.getBF16Type(), 2 * kernel.plan.partElements)
                           : view(b.getI32Type(), kernel.plan.partElements);
  return success();
}

CheckResult nnprim::emitFastConvMacroKernel(ImplicitLocOpBuilder &b,
                                            FastConvOp op) {
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (!type || !type.hasStaticShape())
      return "an operand is not a memref of static shape";
    if (type.getNumElements() == 0)
      return "an operand has no elements";
  }
  if (!op.isPacked())
    return "the right-hand side is not packed";
  if (!isStoredF32(getElementTypeOrSelf(op.getInput())) ||
      !isStoredF32(getElementTypeOrSelf(op.getInit())))
    return "the element type is not f32";
  auto rhsType = cast<MemRefType>(op.getRhs().getType());
  FastConvMacroKernel kernel;
  kernel.op = op;
  kernel.shape = getFastConvShape(op);
  kernel.plan = op.getPlanAttr().getPlan();
  kernel.scratchSize = kernel.plan.partElements - kernel.plan.scratchOffset;
  SmallVector<ReassociationIndices> rows{{0, 1}, {2}};
  if (kernel.shape.isSplit)
    rows = {{0, 1}, {2}, {3}};
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(rhsType, rows))
    return "the panels of the right-hand side are not contiguous";
  if (CheckResult result = setWorkspace(b, kernel); failed(result))
    return result;
  setOperands(b, kernel);
  int64_t allTiles = kernel.shape.getNumTiles(kernel.plan.tileRows);
  int64_t allFilters = kernel.shape.filters;
  if (kernel.plan.groupFilters < allFilters)
    forEachTile(b, allFilters, kernel.plan.groupFilters,
                [&](OpFoldResult group, int64_t filters) {
                  kernel.emitPanel(b, b.getIndexAttr(0), allTiles, group,
                                   filters);
                });
  else
    forEachTile(b, allTiles, kernel.plan.panelTiles,
                [&](OpFoldResult origin, int64_t tiles) {
                  kernel.emitPanel(b, origin, tiles, b.getIndexAttr(0),
                                   allFilters);
                });
  return success();
}
