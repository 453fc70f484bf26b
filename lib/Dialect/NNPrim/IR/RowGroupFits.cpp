//===- RowGroupFits.cpp - Whether groups of rows fit their product --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanFits.h"

#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/RoundedMemory.h"

#include <algorithm>

using namespace mlir;
using namespace nnprim;

/// Rows of `field` that have no slots of a workspace are on the stack.
static LogicalResult verifyStack(Operation *op, StringRef field,
                                 int64_t bytes) {
  if (bytes <= kMaxRoundedBytes)
    return success();
  return op->emitOpError("expected `extension_parts` of its plan, since `")
         << field << "` takes more than the " << kMaxRoundedBytes
         << " bytes that may be on the stack: " << bytes;
}

LogicalResult nnprim::verifyRowGroup(GemmOp op, const GemmPlan &plan) {
  if (!preparesRows(op, op.getLhs(), op.getRhs()))
    return plan.rowGroup == 0
               ? success()
               : op->emitOpError("expected no `row_group` of its plan, since "
                                 "it splits or scales no rows of f32, but "
                                 "got ")
                     << plan.rowGroup;
  if (plan.rowGroup < 1 || plan.panelGroup < 1)
    return op->emitOpError("expected `row_group` and `panel_group` of its plan "
                           "to be positive, since it splits or scales rows, "
                           "but got ")
           << plan.rowGroup << " and " << plan.panelGroup;
  // No product has as many, and sizes in bytes stay numbers of 64 bits.
  constexpr int64_t maxGroup = 1 << 20;
  if (std::max({plan.rowGroup, plan.panelGroup, plan.extensionParts}) >
      maxGroup)
    return op->emitOpError("expected `row_group`, `panel_group` and "
                           "`extension_parts` of its plan to be at most ")
           << maxGroup << ", but got " << plan.rowGroup << ", "
           << plan.panelGroup << " and " << plan.extensionParts;
  if (plan.extendedPanels != 0 || plan.prefetchLhs)
    return op->emitOpError("expected no `extended_panels` or `prefetch_lhs` of "
                           "its plan, since it splits or scales rows");
  int64_t depth = cast<ShapedType>(op.getLhs().getType()).getDimSize(1);
  if (ShapedType::isDynamic(depth))
    return success();
  int64_t elements =
      plan.getRowGroupElements(getPreparedDepth(op.getRhs(), depth));
  int64_t bytes = getStorageBytes(getElementTypeOrSelf(op.getRhs()));
  if (plan.extensionParts == 0)
    return verifyStack(op, "row_group", bytes * elements);
  return verifyWorkspace(op, op.getWorkspace(), plan.extensionParts, elements);
}

LogicalResult nnprim::verifyBands(IndirectGemmOp op,
                                  const DirectConvPlan &plan) {
  if (!scalesRows(op.getInput(), op.getRhs()))
    return plan.bandRows == 0
               ? success()
               : op->emitOpError("expected no `band_rows` of its plan, since "
                                 "its pixels are not rounded, but got ")
                     << plan.bandRows;
  if (plan.extendedPanels != 0)
    return op->emitOpError("expected no `extended_panels` of its plan, since "
                           "its pixels are rounded, but got ")
           << plan.extendedPanels;
  if (plan.bandRows == 0 && plan.extensionParts != 0)
    return op->emitOpError("expected no `extension_parts` of its plan without "
                           "`band_rows`, but got ")
           << plan.extensionParts;
  // No image has as many rows, and sizes in bytes stay numbers of 64 bits.
  constexpr int64_t maxRows = 1 << 20;
  if (plan.bandRows < 0 || plan.bandRows % plan.tileRows != 0 ||
      std::max(plan.bandRows, plan.extensionParts) > maxRows)
    return op->emitOpError("expected `band_rows` of its plan to be a multiple "
                           "of `tile_rows` ")
           << plan.tileRows << ", and neither they nor `extension_parts` above "
           << maxRows << ", but got " << plan.bandRows << " and "
           << plan.extensionParts;
  auto input = cast<ShapedType>(op.getInput().getType());
  if (plan.bandRows == 0 || !input.hasStaticShape())
    return success();
  int64_t elements = getBandElements(getConvDim(*op.getWindow(), 0),
                                     getConvDim(*op.getWindow(), 1),
                                     input.getShape().back(), plan.bandRows);
  if (plan.extensionParts == 0)
    return verifyStack(op, "band_rows", 4 * elements);
  return verifyWorkspace(op, op.getWorkspace(), plan.extensionParts, elements);
}
