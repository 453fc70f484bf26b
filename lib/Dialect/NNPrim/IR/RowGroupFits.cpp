//===- RowGroupFits.cpp - Whether groups of rows fit their product --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanFits.h"

#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"

#include <algorithm>

using namespace mlir;
using namespace nnprim;

LogicalResult nnprim::verifyRowGroup(GemmOp op, const GemmPlan &plan) {
  if (!preparesRows(op, op.getLhs(), op.getRhs()))
    return plan.rowGroup == 0
               ? success()
               : op->emitOpError("expected no `row_group` of its plan, since "
                                 "it splits or scales no rows of f32, but "
                                 "got ")
                     << plan.rowGroup;
  if (plan.rowGroup < 1 || plan.panelGroup < 1 || plan.extensionParts < 1)
    return op->emitOpError("expected `row_group`, `panel_group` and "
                           "`extension_parts` of its plan to be positive, "
                           "since it splits or scales rows, but got ")
           << plan.rowGroup << ", " << plan.panelGroup << " and "
           << plan.extensionParts;
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
  return verifyWorkspace(
      op, op.getWorkspace(), plan.extensionParts,
      plan.getRowGroupElements(getPreparedDepth(op.getRhs(), depth)));
}
