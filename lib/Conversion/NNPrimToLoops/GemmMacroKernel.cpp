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

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Utils/MemRefUtils.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// Values of K that tiles run over. All but the first block go on with the sums
/// of those before, and the last one applies the epilogue.
struct DepthBlock {
  OpFoldResult begin;
  int64_t size;
  bool isFirst, isLast;
};
} // namespace

/// `extended` is the tile's rows of the left-hand side if they are elsewhere,
/// or null. `sharing` are the rows whose tiles share the prefetches of the next
/// panel, all of the product's if there is no `extended`.
static void createTile(ImplicitLocOpBuilder &b, const GemmMacroKernel &kernel,
                       const GemmPlan &plan, const DepthBlock &depth,
                       OpFoldResult row, int64_t rows, OpFoldResult column,
                       int64_t columns, Value extended = {},
                       std::optional<TileRows> sharing = {}) {
  OpFoldResult zero = b.getIndexAttr(0);
  int64_t nr = kernel.getPanelWidth();
  SmallVector<OpFoldResult> offsets{getPanel(b, column, nr)};
  SmallVector<int64_t> sizes(cast<MemRefType>(kernel.rhs.getType()).getShape());
  offsets.resize(sizes.size(), zero);
  sizes.front() = llvm::divideCeil(columns, nr);
  // Panels that are not interleaved may have more rows; those in fixed point
  // have rows of scales, and are whole.
  if (sizes.size() == 3 && !isFixedPoint(kernel.lhs, kernel.rhs)) {
    offsets[1] = depth.begin;
    sizes[1] = depth.size;
  }
  Value panel = createSubview(b, kernel.rhs, offsets, sizes);
  Value out = createSubview(b, kernel.init, {row, column}, {rows, columns});
  EpilogueOperands inputs;
  if (depth.isLast)
    inputs = sliceEpilogue(b, kernel.epilogue, {row, column}, {rows, columns});
  if (plan.prefetchOutput)
    prefetchOutput(b, out, plan.outputTilesAhead);
  Value next = plan.prefetchNextPanel
                   ? getShareOfNextPanel(
                         b, kernel.rhs, column,
                         sharing.value_or(TileRows{row, rows, kernel.shape.m}))
                   : Value();
  ArrayAttr maps = b.getAffineMapArrayAttr(inputs.maps);
  Operation *tile;
  if (kernel.indices) {
    Value tileIndices = createSubview(b, kernel.indices, {row, zero},
                                      {rows, kernel.shape.taps});
    tile = IndirectGemmOp::create(b, TypeRange{}, kernel.lhs, tileIndices,
                                  panel, inputs.values, out, next,
                                  /*workspace=*/Value(), /*factors=*/Value(),
                                  WindowAttr(), maps,
                                  getRowsAttr(b, plan.prefetchRhs),
                                  /*plan=*/Attribute());
  } else {
    Value tileLhs = extended ? extended
                             : createSubview(b, kernel.lhs, {row, depth.begin},
                                             {rows, depth.size});
    auto product =
        GemmOp::create(b, TypeRange{}, tileLhs, panel, inputs.values, out, next,
                       /*workspace=*/Value(), /*factors=*/Value(), maps,
                       plan.prefetchLhs && !extended,
                       getRowsAttr(b, plan.prefetchRhs), GemmPlanAttr());
    product.setAccumulate(!depth.isFirst);
    tile = product;
  }
  setTileHints(tile, plan);
  copySigns(kernel.op, tile);
  if (!depth.isLast)
    return;
  IRMapping mapping;
  kernel.op->getRegion(0).cloneInto(&tile->getRegion(0), mapping);
}

static DepthBlock getWholeDepth(ImplicitLocOpBuilder &b,
                                const GemmShape &shape) {
  return {b.getIndexAttr(0), shape.k, /*isFirst=*/true, /*isLast=*/true};
}

/// Whether K is cut into blocks, whose sums wait in the result.
static bool isBlocked(const GemmMacroKernel &kernel, const GemmPlan &plan) {
  if (plan.kBlock == 0 || plan.kBlock >= kernel.shape.k)
    return false;
  auto op = cast<EpilogueOpInterface>(kernel.op);
  auto getMemory = [](Value value) -> Value {
    return memref::skipViewLikeOps(cast<MemrefValue>(value));
  };
  Value result = getMemory(op.getInitOperand().get());
  bool isRead = llvm::any_of(op.getEpilogueOperands(), [&](Value operand) {
    return isa<MemRefType>(operand.getType()) && getMemory(operand) == result;
  });
  StringRef reason;
  if (isRead)
    reason = "the epilogue reads the memory of the result";
  else if (!cast<MemRefType>(kernel.init.getType()).isLastDimUnitStride())
    reason = "rows of the result are not contiguous";
  else
    return true;
  kernel.op->emitRemark() << "its K is not cut into blocks: " << reason;
  return false;
}

/// Calls `body` for each block of K, one after the other. There are two at
/// least.
static void forEachBlock(ImplicitLocOpBuilder &b, int64_t depth, int64_t size,
                         llvm::function_ref<void(const DepthBlock &)> body) {
  int64_t last = (llvm::divideCeil(depth, size) - 1) * size;
  body({b.getIndexAttr(0), size, /*isFirst=*/true, /*isLast=*/false});
  forEachInOrder(b, size, last, size, [&](OpFoldResult begin, int64_t) {
    body({begin, size, /*isFirst=*/false, /*isLast=*/false});
  });
  body({b.getIndexAttr(last), depth - last, /*isFirst=*/false,
        /*isLast=*/true});
}

/// Emits loops over groups of tiles of the outer loop, blocks of K, and tiles.
/// Only groups may run at the same time: what a tile of a block adds to, the
/// same tile of the block before wrote.
static void emitBlocks(ImplicitLocOpBuilder &b, const GemmMacroKernel &kernel,
                       const GemmPlan &plan) {
  const GemmShape &shape = kernel.shape;
  bool byRows = plan.rowsOutermost;
  int64_t extent = byRows ? shape.m : shape.n;
  int64_t tile = byRows ? plan.mr : plan.getTileColumns();
  int64_t tiles =
      std::min(plan.kBlockTiles, int64_t(llvm::divideCeil(extent, tile)));
  auto emitInner = [&](const DepthBlock &depth, OpFoldResult outer,
                       int64_t outerSize) {
    if (byRows)
      return forEachInOrder(b, 0, shape.n, plan.getTileColumns(),
                            [&](OpFoldResult column, int64_t size) {
                              createTile(b, kernel, plan, depth, outer,
                                         outerSize, column, size);
                            });
    forEachInOrder(b, 0, shape.m, plan.mr, [&](OpFoldResult row, int64_t size) {
      createTile(b, kernel, plan, depth, row, size, outer, outerSize);
    });
  };
  forEachTile(b, extent, tile * tiles, [&](OpFoldResult group, int64_t size) {
    forEachBlock(b, shape.k, plan.kBlock, [&](const DepthBlock &depth) {
      forEachInOrder(b, 0, size, tile, [&](OpFoldResult outer, int64_t count) {
        emitInner(depth, addOffsets(b, group, outer), count);
      });
    });
  });
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
    forEachInOrder(b, 0, columns, plan.getTileColumns(),
                   [&](OpFoldResult column, int64_t count) {
                     createTile(b, kernel, plan, getWholeDepth(b, shape), row,
                                rows, addOffsets(b, group, column), count,
                                extended);
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

/// Splits or scales rows of f32 of the left-hand side into memory of the
/// thread.
static Value emitSplitRows(ImplicitLocOpBuilder &b,
                           const GemmMacroKernel &kernel,
                           const RoundedMemory &memory, OpFoldResult row,
                           int64_t rows) {
  OpFoldResult zero = b.getIndexAttr(0);
  int64_t stride = getSplitRowStride(kernel.shape.k);
  Value flat = memory.get(b, rows * stride);
  Value spaced =
      memref::ExpandShapeOp::create(b, ArrayRef<int64_t>{rows, stride}, flat,
                                    ArrayRef<ReassociationIndices>{{0, 1}});
  Value split = createSubview(b, spaced, {zero, zero}, {rows, kernel.shape.k});
  int64_t depth = cast<MemRefType>(kernel.lhs.getType()).getDimSize(1);
  Value lhs = createSubview(b, kernel.lhs, {row, zero}, {rows, depth});
  // Every thread does this for its own tiles.
  auto region = scf::ExecuteRegionOp::create(b, TypeRange());
  region.setNoInline(true);
  setReplicable(region);
  OpBuilder::InsertionGuard guard(b);
  b.createBlock(&region.getRegion());
  if (scalesRows(kernel.lhs, kernel.rhs))
    ScaleRowsOp::create(b, TypeRange(), lhs, split, kernel.factors,
                        getScaledTerms(kernel.op));
  else
    SplitBF16Op::create(b, TypeRange(), lhs, split,
                        /*pads=*/DenseI64ArrayAttr());
  scf::YieldOp::create(b);
  return split;
}

/// Emits loops over groups of panels and of rows. The rows of a group are split
/// first, and its tiles follow one another in the order of the plan.
static void emitSplitTiles(ImplicitLocOpBuilder &b,
                           const GemmMacroKernel &kernel,
                           const GemmPlan &plan) {
  const GemmShape &shape = kernel.shape;
  int64_t groupRows = std::min(plan.rowGroup * plan.mr, shape.m);
  RoundedMemory memory = getRoundedMemory(
      b, kernel.op, kernel.workspace, plan.extensionParts,
      groupRows * getSplitRowStride(shape.k), getElementTypeOrSelf(kernel.rhs));
  OpFoldResult zero = b.getIndexAttr(0);
  auto emitGroup = [&](OpFoldResult row, int64_t rows, OpFoldResult column,
                       int64_t columns) {
    Value split = emitSplitRows(b, kernel, memory, row, rows);
    auto emitTile = [&](OpFoldResult first, int64_t count, OpFoldResult panel,
                        int64_t width) {
      Value lhs = createSubview(b, split, {first, zero}, {count, shape.k});
      createTile(b, kernel, plan, getWholeDepth(b, shape),
                 addOffsets(b, row, first), count, addOffsets(b, column, panel),
                 width, lhs, TileRows{first, count, rows});
    };
    auto forEachPanel = [&](OpFoldResult first, int64_t count) {
      forEachInOrder(b, 0, columns, plan.nr,
                     [&](OpFoldResult panel, int64_t width) {
                       emitTile(first, count, panel, width);
                     });
    };
    auto forEachRow = [&](OpFoldResult panel, int64_t width) {
      forEachInOrder(b, 0, rows, plan.mr,
                     [&](OpFoldResult first, int64_t count) {
                       emitTile(first, count, panel, width);
                     });
    };
    if (plan.rowsOutermost)
      forEachInOrder(b, 0, rows, plan.mr, forEachPanel);
    else
      forEachInOrder(b, 0, columns, plan.nr, forEachRow);
  };
  forEachTile(b, shape.n, plan.panelGroup * plan.nr,
              [&](OpFoldResult column, int64_t columns) {
                forEachTile(b, shape.m, plan.rowGroup * plan.mr,
                            [&](OpFoldResult row, int64_t rows) {
                              emitGroup(row, rows, column, columns);
                            });
              });
}

/// Emits the loops over register tiles, whose panels are extended already or by
/// the tiles themselves.
static void emitTiles(ImplicitLocOpBuilder &b, const GemmMacroKernel &kernel,
                      const GemmPlan &plan, const InputExtension &extension) {
  if (extension)
    return emitExtendedTiles(b, kernel, plan, extension);
  if (isBlocked(kernel, plan))
    return emitBlocks(b, kernel, plan);
  DepthBlock depth = getWholeDepth(b, kernel.shape);
  auto tile = [&](OpFoldResult row, int64_t rows, OpFoldResult column,
                  int64_t columns) {
    createTile(b, kernel, plan, depth, row, rows, column, columns);
  };
  const GemmShape &shape = kernel.shape;
  if (plan.rowsOutermost) {
    forEachTile(b, shape.m, plan.mr, [&](OpFoldResult row, int64_t rows) {
      forEachTile(b, shape.n, plan.getTileColumns(),
                  [&](OpFoldResult column, int64_t cols) {
                    tile(row, rows, column, cols);
                  });
    });
    return;
  }
  forEachTile(b, shape.n, plan.getTileColumns(),
              [&](OpFoldResult column, int64_t cols) {
                forEachTile(b, shape.m, plan.mr,
                            [&](OpFoldResult row, int64_t rows) {
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
  if (kernel.shape.splitsRows)
    return emitSplitTiles(b, kernel, plan);
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
