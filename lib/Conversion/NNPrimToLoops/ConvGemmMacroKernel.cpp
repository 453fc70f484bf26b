//===- ConvGemmMacroKernel.cpp - Macro-kernel with im2col on the fly ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// San Juan et al., High Performance and Portable Convolution Operators for
// Multicore Processors (2020), section 4: the loop over columns of a GEMM packs
// its right-hand side directly from the image. The left-hand side is the
// unpacked filters, one per row; the result is an image of outputs with a row
// for each filter.
//

#include "ConvGemmMacroKernel.h"

#include "GemmMacroKernel.h"
#include "ImageMatrix.h"
#include "TileLoops.h"
#include "WindowMacroKernel.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/StaticMemRefs.h"

#include "mlir/Dialect/Arith/Utils/Utils.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

namespace {
struct ConvGemmMacroKernel {
  ConvGemmOp op;
  ConvShape shape;
  ConvGemmPlan plan;
  WindowAttr window; // One image
  Value input;       // N×C×H×W
  Value filter;      // F×K
  /// The slice of the workspace for the worker slot.
  Value workspace;
};
} // namespace

/// Packs the panels of a group into the workspace.
static Value packGroup(ImplicitLocOpBuilder &b,
                       const ConvGemmMacroKernel &kernel, OpFoldResult image,
                       OpFoldResult pixel, int64_t panels, int64_t depth) {
  const ConvShape &shape = kernel.shape;
  OpFoldResult zero = b.getIndexAttr(0);
  int64_t nr = kernel.plan.tiles.nr;
  Value flat =
      createSubview(b, kernel.workspace, {zero}, {panels * (depth + 1) * nr});
  Value packed = memref::ExpandShapeOp::create(
      b, ArrayRef<int64_t>{panels, depth + 1, nr}, flat,
      ArrayRef<ReassociationIndices>{{0, 1, 2}});
  Value scratch = createSubview(b, kernel.workspace,
                                {b.getIndexAttr(kernel.plan.panelElements)},
                                {kernel.plan.scratchElements});
  Value input = createSubview(
      b, kernel.input, {image, zero, zero, zero},
      {1, shape.channels, shape.rows.inputs, shape.columns.inputs});
  Im2colOp::create(b, TypeRange(), input, packed, scratch,
                   getValueOrCreateConstantIndexOp(b, b.getLoc(), pixel),
                   kernel.window);
  return packed;
}

/// Sets shape, plan and views of `kernel`. Returns the reason if the op has to
/// stay as it is, or null.
static CheckResult matchMacroKernel(ImplicitLocOpBuilder &b, ConvGemmOp op,
                                    ConvGemmMacroKernel &kernel) {
  if (!op.getWorkspace())
    return "it has no workspace";
  std::optional<ConvShape> shape = getConvShape(op);
  if (!shape)
    return "it has no window";
  kernel.op = op;
  kernel.shape = *shape;
  const ConvDim &height = shape->rows, &width = shape->columns;
  kernel.window = WindowAttr::get(
      b.getContext(), {1, height.inputs, width.inputs},
      {height.outputs, width.outputs}, {height.taps, width.taps},
      op.getStrides(), op.getDilations(), op.getPads());
  kernel.input = op.getInput();
  kernel.plan = cast<ConvGemmPlanAttr>(op.getPlanAttr()).getPlan();
  auto workspace = cast<MemRefType>(op.getWorkspace().getType());
  SmallVector<ReassociationIndices> rows{{0}, {1, 2, 3}};
  auto filterType = cast<MemRefType>(op.getFilter().getType());
  if (!memref::CollapseShapeOp::isGuaranteedCollapsible(filterType, rows))
    return "filters are not contiguous in memory";
  // This is checked before any loop is emitted; all images are alike.
  GemmMacroKernel trial;
  if (CheckResult result =
          getImage(b, op, b.getIndexAttr(0), trial.init, trial.epilogue);
      failed(result))
    return result;
  kernel.filter = memref::CollapseShapeOp::create(b, op.getFilter(), rows);
  Value part = WorkerSlotOp::create(b, kernel.plan.parts);
  OpFoldResult zero = b.getIndexAttr(0), one = b.getIndexAttr(1);
  SmallVector<OpFoldResult> offsets{part, zero}, strides{one, one};
  SmallVector<OpFoldResult> sizes{one, b.getIndexAttr(workspace.getDimSize(1))};
  auto partType =
      cast<MemRefType>(memref::SubViewOp::inferRankReducedResultType(
          {workspace.getDimSize(1)}, workspace, offsets, sizes, strides));
  kernel.workspace = memref::SubViewOp::create(b, partType, op.getWorkspace(),
                                               offsets, sizes, strides);
  return success();
}

/// `value` with dimension i what was dimension order[i].
static Value permute(ImplicitLocOpBuilder &b, Value value,
                     ArrayRef<unsigned> order) {
  AffineMap map = AffineMap::getPermutationMap(order, b.getContext());
  return memref::TransposeOp::create(b, value, AffineMapAttr::get(map));
}

/// One image whose channels are in blocks, or in a single one, which is an
/// image in NHWC.
static Value getBlockedInput(ImplicitLocOpBuilder &b, Value input,
                             const ConvShape &shape, OpFoldResult image) {
  OpFoldResult zero = b.getIndexAttr(0);
  input = createSubview(b, input, {image, zero, zero, zero, zero},
                        {1, shape.getChannelBlocks(), shape.rows.inputs,
                         shape.columns.inputs, shape.getBlockChannels()});
  if (shape.channelBlock != 0)
    return input;
  return memref::CollapseShapeOp::create(
      b, input, ArrayRef<ReassociationIndices>{{0, 1}, {2}, {3}, {4}});
}

/// Views one image of a convolution with packed filters as NHWC; only the
/// strides of the views differ, or its channels are in blocks.
static CheckResult getWindowMacroKernel(ImplicitLocOpBuilder &b, ConvGemmOp op,
                                        const ConvShape &shape,
                                        OpFoldResult image,
                                        WindowMacroKernel &kernel) {
  kernel.op = op;
  kernel.shape = shape;
  kernel.shape.batch = 1;
  kernel.rhs = op.getFilter();
  kernel.workspace = op.getWorkspace();
  if (CheckResult result = getImage(b, op, image, kernel.init, kernel.epilogue);
      failed(result))
    return result;
  if (isBlocked(op)) {
    kernel.input = getBlockedInput(b, op.getInput(), shape, image);
    // The views say that a single block of filters is one, too.
    kernel.shape.filterBlock =
        cast<ShapedType>(op.getInit().getType()).getShape().back();
    return success();
  }
  kernel.init = permute(b, kernel.init, {1, 0});
  for (AffineMap &map : kernel.epilogue.maps)
    map = map.replaceDimsAndSymbols(
        {b.getAffineDimExpr(1), b.getAffineDimExpr(0)}, {}, 2, 0);
  OpFoldResult zero = b.getIndexAttr(0);
  Value input = createSubview(
      b, op.getInput(), {image, zero, zero, zero},
      {1, shape.channels, shape.rows.inputs, shape.columns.inputs});
  kernel.input = permute(b, input, {0, 2, 3, 1});
  return success();
}

static CheckResult emitPackedMacroKernel(ImplicitLocOpBuilder &b, ConvGemmOp op,
                                         const DirectConvPlan &plan) {
  if (!op.isPacked())
    return "its filters are not packed";
  std::optional<ConvShape> shape = getConvShape(op);
  if (!shape)
    return "it has no window";
  shape->channelsFirst = !isBlocked(op);
  if (shape->filterBlock != 0 && shape->filterBlock % plan.nr != 0)
    return "panels are no parts of blocks of filters";
  // This is checked before any loop is emitted; all images are alike.
  WindowMacroKernel trial;
  if (CheckResult result =
          getWindowMacroKernel(b, op, *shape, b.getIndexAttr(0), trial);
      failed(result))
    return result;
  WindowTiling tiling = getWindowTiling(trial.shape, plan);
  forEachTile(b, shape->batch, 1, [&](OpFoldResult image, int64_t) {
    WindowMacroKernel kernel;
    if (failed(getWindowMacroKernel(b, op, *shape, image, kernel)))
      llvm_unreachable("the first image had a kernel");
    emitWindowTiles(b, kernel, tiling);
  });
  return success();
}

CheckResult nnprim::emitConvGemmMacroKernel(ImplicitLocOpBuilder &b,
                                            ConvGemmOp op) {
  if (CheckResult result = checkStaticMemRefs(op->getOperands());
      failed(result))
    return result;
  if (auto direct = dyn_cast<DirectConvPlanAttr>(op.getPlanAttr()))
    return emitPackedMacroKernel(b, op, direct.getPlan());
  ConvGemmMacroKernel kernel;
  if (CheckResult result = matchMacroKernel(b, op, kernel); failed(result))
    return result;
  const ConvShape &shape = kernel.shape;
  int64_t pixels = shape.rows.outputs * shape.columns.outputs;
  int64_t depth = shape.channels * shape.rows.taps * shape.columns.taps;
  // Groups run in parallel: no two write the same pixels, and each part packs
  // into memory of its own.
  forEachTile(b, shape.batch, 1, [&](OpFoldResult image, int64_t) {
    forEachTile(
        b, pixels, kernel.plan.getPixels(),
        [&](OpFoldResult pixel, int64_t count) {
          int64_t nr = kernel.plan.tiles.nr;
          GemmMacroKernel whole;
          if (failed(getImage(b, op, image, whole.init, whole.epilogue)))
            llvm_unreachable("the first image was a matrix");
          GemmMacroKernel group;
          group.op = op;
          group.shape = {shape.filters, count, depth};
          group.lhs = kernel.filter;
          group.rhs = packGroup(b, kernel, image, pixel,
                                llvm::divideCeil(count, nr), depth);
          OpFoldResult zero = b.getIndexAttr(0);
          group.init = createSubview(b, whole.init, {zero, pixel},
                                     {shape.filters, count});
          group.epilogue = sliceEpilogue(b, whole.epilogue, {zero, pixel},
                                         {shape.filters, count});
          emitMacroKernel(b, group, kernel.plan.tiles);
        });
  });
  return success();
}
