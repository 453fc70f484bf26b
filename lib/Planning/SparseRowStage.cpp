//===- SparseRowStage.cpp - Sparse blocks by strips of rows ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockProducts.h"
#include "PrimitiveShapes.h"

#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"

using namespace mlir;
using namespace nnprim;

/// The product, unless it has no plan, one from a record or one that somebody
/// wrote: those are kept.
static std::optional<WholeProduct> getProduct(SpmmOp op,
                                              const PlanningContext &context) {
  if (!op || !op.getPlanAttr())
    return std::nullopt;
  WholeProduct product{getSpmmShape(op), op.getPlanAttr().getPlan()};
  SpmmPlan own = planSpmm(context.machine, product.shape);
  if (SpmmPlanAttr::get(op.getContext(), own) != op.getPlanAttr())
    return std::nullopt;
  return product;
}

/// Whether the product may be computed for some pixels at a time.
static SpmmOp getPart(SpmmOp op) {
  bool isPart = op && op.getNumResults() == 1 && !op.getAccumulate() &&
                getElementTypeOrSelf(op.getInput().getType()).isF32() &&
                getElementTypeOrSelf(op.getInit().getType()).isF32();
  return isPart ? op : SpmmOp();
}

/// Whether the product is part of another convolution's strips.
static bool isTaken(SpmmOp product) {
  Operation *op = product.getInput().getDefiningOp();
  while (op && isReshape(op))
    op = op->getOperand(0).getDefiningOp();
  auto before = dyn_cast_or_null<DepthwiseConvNchwOp>(op);
  return before && getStripChannels(before) &&
         getProjection<SpmmOp>(before->getResult(0)) == product;
}

static void setPlan(SpmmOp op, const SpmmPlan &plan) {
  op.setPlanAttr(SpmmPlanAttr::get(op.getContext(), plan));
}

std::optional<RowStripPlan>
nnprim::planSparseRows(DepthwiseConvNchwOp op, double savedByChannels,
                       const PlanningContext &context) {
  if (!op.getOrigin().empty())
    return std::nullopt;
  SpmmOp expand = getPart(getExpansion<SpmmOp>(op.getInput()));
  if (expand && isTaken(expand))
    expand = {};
  SpmmOp project = getPart(getProjection<SpmmOp>(op.getResult(0)));
  RowStripShape shape;
  shape.problem = getStripProblem(op);
  shape.imageWidth = cast<ShapedType>(op.getInput().getType()).getDimSize(3);
  shape.resultWidth = cast<ShapedType>(op.getInit().getType()).getDimSize(3);
  shape.depthwise = getDepthwiseShape(op);
  shape.depthwisePlan = op.getPlanAttr().getPlan();
  shape.expand = getProduct(expand, context);
  shape.project = getProduct(project, context);
  if (!shape.expand && !shape.project)
    return std::nullopt;
  // Strips of channels need the product before.
  shape.savedByChannels = shape.expand ? savedByChannels : 0;
  if (!shape.expand && savedByChannels > 0)
    return std::nullopt;
  std::optional<RowStripPlan> plan =
      planRowStrips(context.machine, context.numThreads, shape);
  if (!plan)
    return std::nullopt;
  if (shape.expand)
    setPlan(expand, plan->expand);
  if (shape.project)
    setPlan(project, plan->project);
  op.setPlanAttr(DepthwiseNchwPlanAttr::get(op.getContext(), plan->depthwise));
  return plan;
}
