//===- ConvGemmNest.cpp - Convolutions packed as they are multiplied ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// San Juan et al., High Performance and Portable Convolution Operators for
// Multicore Processors (2020), section 4: the loop over columns of a GEMM packs
// its right-hand side straight from the image. The left-hand side is the
// filters as they are, a row each; the result is the image of outputs, a row
// for each filter.
//

#include "ConvGemmNest.h"

#include "GemmNest.h"
#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Target/ConvGemmPlan.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

namespace {
struct ConvGemmNest {
  ConvGemmOp op;
  ConvShape shape;
  ConvGemmPlan plan;
  WindowAttr window; // Of one image
  Value input;       // N×C×H×W
  Value filter;      // F×K
  /// Of the part that runs.
  Value workspace;
};
} // namespace

/// The dimensions of a result of C constants and the dimensions 1 to 3 that
/// are larger than one, as (row, column) of an image's F×pixels matrix: row
/// for the filter, column for the pixels.
static Value getImageMatrix(ImplicitLocOpBuilder &b, Value value,
                            ArrayRef<unsigned> dims, MemRefType outType,
                            AffineMap map, OpFoldResult image,
                            AffineMap &matrixMap) {
  // A view of the image: what is indexed by constants has one element.
  SmallVector<OpFoldResult> offsets;
  SmallVector<int64_t> sizes, kept;
  SmallVector<OpFoldResult> sizeAttrs, strides;
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    bool isImage = dim && dim.getPosition() == 0;
    bool isKept = dim && llvm::is_contained(dims, dim.getPosition());
    int64_t size = isKept ? outType.getDimSize(dim.getPosition()) : 1;
    offsets.push_back(isImage ? image : b.getIndexAttr(0));
    sizeAttrs.push_back(b.getIndexAttr(size));
    strides.push_back(b.getIndexAttr(1));
    if (isKept)
      kept.push_back(size);
  }
  auto type = cast<MemRefType>(value.getType());
  if (type.getRank() != 0) {
    auto reduced =
        cast<MemRefType>(memref::SubViewOp::inferRankReducedResultType(
            kept, type, offsets, sizeAttrs, strides));
    value = memref::SubViewOp::create(b, reduced, value, offsets, sizeAttrs,
                                      strides);
  }
  // Pixels are one dimension.
  SmallVector<ReassociationIndices> groups;
  SmallVector<AffineExpr> exprs;
  for (auto [position, dim] : llvm::enumerate(dims)) {
    bool isColumn = dim > 1;
    if (isColumn && position > 0 && dims[position - 1] > 1) {
      groups.back().push_back(position);
      continue;
    }
    groups.push_back({static_cast<int64_t>(position)});
    exprs.push_back(b.getAffineDimExpr(isColumn ? 1 : 0));
  }
  matrixMap = AffineMap::get(2, 0, exprs, b.getContext());
  if (groups.size() == dims.size())
    return value;
  auto viewType = cast<MemRefType>(value.getType());
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(viewType, groups))
    return {};
  return memref::CollapseShapeOp::create(b, value, groups);
}

/// The dimensions of an epilogue input that distinguish elements of an image,
/// or why they are not those of a matrix of filters by pixels.
static const char *getMatrixDims(AffineMap map, MemRefType outType,
                                 SmallVectorImpl<unsigned> &dims) {
  for (AffineExpr expr : map.getResults()) {
    auto dim = dyn_cast<AffineDimExpr>(expr);
    if (!dim || dim.getPosition() == 0 ||
        outType.getDimSize(dim.getPosition()) == 1)
      continue;
    if (!dims.empty() && dims.back() >= dim.getPosition())
      return "an epilogue input is transposed";
    dims.push_back(dim.getPosition());
  }
  bool byRow = llvm::is_contained(dims, 2u) || outType.getDimSize(2) == 1;
  bool byColumn = llvm::is_contained(dims, 3u) || outType.getDimSize(3) == 1;
  bool byPixel = llvm::is_contained(dims, 2u) || llvm::is_contained(dims, 3u);
  if (byPixel && !(byRow && byColumn))
    return "an epilogue input is indexed by rows or columns of pixels only";
  return nullptr;
}

/// The result and the epilogue of one image as matrices of filters by pixels.
static const char *getImage(ImplicitLocOpBuilder &b, ConvGemmOp op,
                            OpFoldResult image, GemmNest &nest) {
  auto outType = cast<MemRefType>(op.getInit().getType());
  AffineMap identity = b.getMultiDimIdentityMap(4), map;
  nest.init =
      getImageMatrix(b, op.getInit(), {1, 2, 3}, outType, identity, image, map);
  if (!nest.init)
    return "rows of the result are not evenly spaced in memory";
  for (auto [value, inputMap] :
       llvm::zip(op.getEpilogueOperands(), op.getEpilogueIndexingMaps())) {
    SmallVector<unsigned> dims;
    if (const char *reason = getMatrixDims(inputMap, outType, dims))
      return reason;
    Value matrix =
        getImageMatrix(b, value, dims, outType, inputMap, image, map);
    if (!matrix)
      return "rows of an epilogue input are not evenly spaced in memory";
    nest.epilogue.values.push_back(matrix);
    nest.epilogue.maps.push_back(map);
  }
  return nullptr;
}

/// The panels of a group, packed.
static Value packGroup(ImplicitLocOpBuilder &b, const ConvGemmNest &nest,
                       OpFoldResult image, OpFoldResult pixel, int64_t panels,
                       int64_t depth) {
  const ConvShape &shape = nest.shape;
  OpFoldResult zero = b.getIndexAttr(0);
  int64_t nr = nest.plan.tiles.nr;
  Value flat =
      createSubview(b, nest.workspace, {zero}, {panels * (depth + 1) * nr});
  Value packed = memref::ExpandShapeOp::create(
      b, ArrayRef<int64_t>{panels, depth + 1, nr}, flat,
      ArrayRef<ReassociationIndices>{{0, 1, 2}});
  Value scratch = createSubview(b, nest.workspace,
                                {b.getIndexAttr(nest.plan.panelElements)},
                                {nest.plan.scratchElements});
  Value input = createSubview(
      b, nest.input, {image, zero, zero, zero},
      {1, shape.channels, shape.rows.inputs, shape.columns.inputs});
  Im2colOp::create(b, TypeRange(), input, packed, scratch,
                   getValueOrCreateConstantIndexOp(b, b.getLoc(), pixel),
                   nest.window);
  return packed;
}

/// Extents, plan and views, or why the op stays as it is.
static const char *matchNest(ImplicitLocOpBuilder &b, ConvGemmOp op,
                             const TargetDesc &target, ConvGemmNest &nest) {
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (!type || !type.hasStaticShape())
      return "an operand is not a memref of static shape";
  }
  if (!op.getWorkspace())
    return "it has no workspace";
  std::optional<ConvShape> shape = getConvShape(op);
  if (!shape)
    return "it has no window";
  nest.op = op;
  nest.shape = *shape;
  const ConvDim &height = shape->rows, &width = shape->columns;
  nest.window = WindowAttr::get(
      b.getContext(), {1, height.inputs, width.inputs},
      {height.outputs, width.outputs}, {height.taps, width.taps},
      op.getStrides(), op.getDilations(), op.getPads());
  nest.input = op.getInput();
  nest.plan = planConvGemm(target, nest.shape);
  auto workspace = cast<MemRefType>(op.getWorkspace().getType());
  if (workspace.getDimSize(0) < nest.plan.parts ||
      workspace.getDimSize(1) < nest.plan.getPartElements())
    return "its workspace is too small";
  SmallVector<ReassociationIndices> rows{{0}, {1, 2, 3}};
  auto filterType = cast<MemRefType>(op.getFilter().getType());
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(filterType, rows))
    return "filters are not contiguous in memory";
  // Checked before anything is emitted: all images are alike.
  GemmNest trial;
  if (const char *reason = getImage(b, op, b.getIndexAttr(0), trial))
    return reason;
  nest.filter = memref::CollapseShapeOp::create(b, op.getFilter(), rows);
  Value part = PartIndexOp::create(b, nest.plan.parts);
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  SmallVector<OpFoldResult> offsets{part, zero}, strides{one, one};
  SmallVector<OpFoldResult> sizes{one, b.getIndexAttr(workspace.getDimSize(1))};
  auto partType =
      cast<MemRefType>(memref::SubViewOp::inferRankReducedResultType(
          {workspace.getDimSize(1)}, workspace, offsets, sizes, strides));
  nest.workspace = memref::SubViewOp::create(b, partType, op.getWorkspace(),
                                             offsets, sizes, strides);
  return nullptr;
}

static void remarkPlan(Location loc, const ConvGemmNest &nest, int64_t depth) {
  const ConvGemmPlan &plan = nest.plan;
  remark::passed(loc,
                 remark::RemarkOpts::name("Tiles").category("nnprim-kernel"))
      << llvm::formatv("conv_gemm of {0}x{1}x{2} in tiles of {3}x{4}, {5} "
                       "panels packed at a time, {6} outermost among them: the "
                       "least of the estimates, {7:e2} cycles",
                       nest.shape.filters,
                       nest.shape.rows.outputs * nest.shape.columns.outputs,
                       depth, plan.tiles.mr, plan.tiles.nr, plan.panels,
                       plan.tiles.rowsOutermost ? "rows" : "panels",
                       plan.cycles)
             .str();
}

const char *nnprim::emitConvGemmNest(ImplicitLocOpBuilder &b, ConvGemmOp op,
                                     const TargetDesc &target) {
  ConvGemmNest nest;
  if (const char *reason = matchNest(b, op, target, nest))
    return reason;
  const ConvShape &shape = nest.shape;
  int64_t pixels = shape.rows.outputs * shape.columns.outputs;
  int64_t depth = shape.channels * shape.rows.taps * shape.columns.taps;
  remarkPlan(op.getLoc(), nest, depth);
  // What a group writes, no other does; what is packed is a part's own.
  forEachTile(b, shape.batch, 1, [&](OpFoldResult image, int64_t) {
    forEachTile(b, pixels, nest.plan.getPixels(),
                [&](OpFoldResult pixel, int64_t count) {
                  int64_t nr = nest.plan.tiles.nr;
                  GemmNest whole;
                  if (getImage(b, op, image, whole))
                    llvm_unreachable("the first image was a matrix");
                  GemmNest group;
                  group.op = op;
                  group.shape = {shape.filters, count, depth};
                  group.lhs = nest.filter;
                  group.rhs = packGroup(b, nest, image, pixel,
                                        llvm::divideCeil(count, nr), depth);
                  OpFoldResult zero = b.getIndexAttr(0);
                  group.init = createSubview(b, whole.init, {zero, pixel},
                                             {shape.filters, count});
                  group.epilogue = sliceEpilogue(
                      b, whole.epilogue, {zero, pixel}, {shape.filters, count});
                  emitNest(b, group, nest.plan.tiles);
                });
  });
  return nullptr;
}
