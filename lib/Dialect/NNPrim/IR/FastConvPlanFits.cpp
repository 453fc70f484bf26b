//===- FastConvPlanFits.cpp - Whether a plan fits a fast_conv -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanFits.h"
#include "Verification.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Problem/ScaledPairs.h"
#include "NNPrim/Target/KernelRow.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <optional>

using namespace mlir;
using namespace nnprim;

/// Blocks and groups of filters begin with a panel.
static LogicalResult verifyFilterBlocks(FastConvOp op,
                                        const FastConvPlan &plan) {
  int64_t filters = cast<ShapedType>(op.getInit().getType()).getDimSize(3);
  if (ShapedType::isDynamic(filters))
    return success();
  auto verify = [&](StringRef name, int64_t size,
                    int64_t all) -> LogicalResult {
    if (size >= all || size % plan.nr == 0)
      return success();
    return op->emitOpError("expected `")
           << name << "` of its plan to be a multiple of its panels' "
           << plan.nr << " filters, or all of " << all << ", but got " << size;
  };
  if (failed(verify("group_filters", plan.groupFilters, filters)))
    return failure();
  return verify("block_filters", plan.blockFilters,
                std::min(plan.groupFilters, filters));
}

/// Groups of filters are of all tiles, which a part has room for.
static LogicalResult verifyGroups(FastConvOp op, const FastConvPlan &plan) {
  auto outs = cast<ShapedType>(op.getInit().getType());
  if (!outs.hasStaticShape() || plan.groupFilters >= outs.getDimSize(3))
    return success();
  FastConvAttr algorithm = op.getAlgorithm();
  int64_t rows = outs.getDimSize(1), columns = outs.getDimSize(2);
  if (algorithm.isAlongHeight())
    std::swap(rows, columns);
  // The bytes of `outs`, which are more than its tiles, fit in 63 bits.
  int64_t tiles = outs.getDimSize(0) *
                  llvm::divideCeilSigned(rows, plan.tileRows) *
                  llvm::divideCeilSigned(columns, algorithm.getM());
  if (tiles <= plan.panelTiles)
    return success();
  return op->emitOpError("expected `panel_tiles` of its plan to be all ")
         << tiles << " tiles beside `group_filters` that are not all "
         << outs.getDimSize(3) << " filters, but got " << plan.panelTiles;
}

/// There is room for the scaled tiles of a coefficient.
static LogicalResult verifyScaledTiles(FastConvOp op,
                                       const FastConvPlan &plan) {
  int64_t channels = cast<ShapedType>(op.getInput().getType()).getDimSize(3);
  if (!op.isScaled() || ShapedType::isDynamic(channels))
    return success();
  std::optional<int64_t> elements =
      multiplyExtents({plan.panelTiles, getScaledStride(channels)});
  if (elements && *elements <= plan.scratchOffset - plan.filterOffset)
    return success();
  return op->emitOpError("expected room for ")
         << plan.panelTiles << " scaled tiles of " << getScaledStride(channels)
         << " elements from `filter_offset` to `scratch_offset` of its plan, "
            "but got "
         << plan.scratchOffset - plan.filterOffset;
}

/// Tiles, or rows of them, do not overlap in the workspace.
static LogicalResult verifyTileStrides(FastConvOp op,
                                       const FastConvPlan &plan) {
  int64_t channels = cast<ShapedType>(op.getInput().getType()).getDimSize(3);
  int64_t filters = cast<ShapedType>(op.getInit().getType()).getDimSize(3);
  if (ShapedType::isDynamic(channels) || ShapedType::isDynamic(filters))
    return success();
  auto verify = [&](StringRef name, int64_t stride,
                    int64_t elements) -> LogicalResult {
    if (stride >= elements)
      return success();
    return op->emitOpError("expected `")
           << name << "` of its plan to be " << elements
           << " elements or more, but got " << stride;
  };
  // Split coefficients take the bytes of as many f32.
  if (failed(verify("input_tile_stride", plan.inputTileStride,
                    op.isSplit() ? llvm::alignTo(channels, kSplitBlock)
                                 : channels)))
    return failure();
  return verify("product_tile_stride", plan.productTileStride,
                std::min({plan.blockFilters, plan.groupFilters, filters}));
}

LogicalResult nnprim::verifyFastConvPlan(FastConvOp op) {
  FastConvPlan plan = op.getPlanAttr().getPlan();
  constexpr int64_t pair = 2, bytes = 4;
  if (op.isSplit() && (plan.nr % kTileRows != 0 || plan.nr > kMaxTileColumns))
    return op->emitOpError("expected `nr` of its plan to be a multiple of ")
           << kTileRows << " up to " << kMaxTileColumns
           << ", since its factors are split, but got " << plan.nr;
  bool hasBytes = op.isSplit() || op.isScaled();
  if (!multiplyExtents({plan.parts, plan.partElements, bytes}))
    return op->emitOpError("expected the workspace of its plan to fit in 63 "
                           "bits, but got ")
           << plan.parts << " parts of " << plan.partElements << " elements";
  if (failed(verifyPanels(op, op.getRhs(), plan.nr, op.isSplit() ? pair : 1)) ||
      failed(verifyWorkspace(op, op.getWorkspace(), plan.parts,
                             plan.partElements * (hasBytes ? bytes : 1))))
    return failure();
  int64_t taps =
      op.getAlgorithm().isOneDimensional() ? op.getAlgorithm().getTaps() : 0;
  int64_t tileRows = taps ? plan.tileRows : op.getAlgorithm().getM();
  int64_t productRows = taps ? tileRows : 1;
  int64_t inputRows = taps ? tileRows + taps - 1 : 1;
  if (plan.tileRows != tileRows || plan.productRows != productRows ||
      plan.inputRows != inputRows)
    return op->emitOpError("expected `tile_rows`, `product_rows` and "
                           "`input_rows` of its plan to be ")
           << tileRows << ", " << productRows << " and " << inputRows
           << ", but got " << plan.tileRows << ", " << plan.productRows
           << " and " << plan.inputRows;
  int64_t alpha = op.getAlgorithm().getAlpha(),
          coefficients = taps ? alpha : alpha * alpha;
  auto checkRegion = [&](StringRef name, int64_t begin, int64_t stride,
                         int64_t end) -> LogicalResult {
    if (begin <= end && stride <= (end - begin) / coefficients)
      return success();
    return op->emitOpError("expected ")
           << coefficients << " coefficients of the " << name
           << " of its plan to end before " << end << ", but they take "
           << stride << " elements each from " << begin << " on";
  };
  if (failed(checkRegion("input", 0, plan.inputCoefficientStride,
                         plan.productOffset)) ||
      failed(checkRegion("products", plan.productOffset,
                         plan.productCoefficientStride, plan.filterOffset)) ||
      failed(checkRegion("filters", plan.filterOffset,
                         plan.filterCoefficientStride, plan.scratchOffset)) ||
      failed(checkRegion("scratch", plan.scratchOffset, 0, plan.partElements)))
    return failure();
  auto checkStride = [&](StringRef name, int64_t tileRows, int64_t rowStride,
                         int64_t stride) -> LogicalResult {
    // Products of split factors are of whole tile registers.
    int64_t multiple = op.isSplit() ? kTileRows : 1;
    std::optional<int64_t> rows =
        multiplyExtents({llvm::divideCeilSigned(plan.panelTiles, multiple),
                         multiple, tileRows});
    if (rows && (rowStride == 0 || *rows <= stride / rowStride))
      return success();
    return op->emitOpError("expected a coefficient of the ")
           << name << " of its plan to have room for " << plan.panelTiles
           << " tiles with rows of " << rowStride << " elements, but got "
           << stride;
  };
  if (failed(verifyFilterBlocks(op, plan)) || failed(verifyGroups(op, plan)) ||
      failed(verifyTileStrides(op, plan)) ||
      failed(verifyScaledTiles(op, plan)))
    return failure();
  if (failed(checkStride("input", plan.inputRows, plan.inputTileStride,
                         plan.inputCoefficientStride)))
    return failure();
  return checkStride("products", plan.productRows, plan.productTileStride,
                     plan.productCoefficientStride);
}
