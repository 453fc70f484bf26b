//===- DepthwiseStage.cpp - Strips of a depthwise convolution -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/CostModel/StripPlanner.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"

#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

static bool isReshape(Operation *op) {
  return isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op);
}

/// The product that makes `image`, if nothing but one op uses it.
static GemmOp getExpansion(Value image) {
  while (image.hasOneUse()) {
    Operation *op = image.getDefiningOp();
    if (!op || !isReshape(op))
      return dyn_cast_or_null<GemmOp>(op);
    image = op->getOperand(0);
  }
  return {};
}

/// The product that alone reads `result`, as its left-hand side.
static GemmOp getProjection(Value result) {
  while (result.hasOneUse()) {
    OpOperand &use = *result.use_begin();
    if (!isReshape(use.getOwner())) {
      auto product = dyn_cast<GemmOp>(use.getOwner());
      return product && use == product.getLhsMutable() ? product : GemmOp();
    }
    result = use.getOwner()->getResult(0);
  }
  return {};
}

/// Whether the product is part of another convolution's strips.
static bool isTaken(GemmOp product) {
  Operation *op = product.getLhs().getDefiningOp();
  while (op && isReshape(op))
    op = op->getOperand(0).getDefiningOp();
  auto before = dyn_cast_or_null<DepthwiseConvOp>(op);
  return before && getStripRows(before) &&
         getProjection(before->getResult(0)) == product;
}

static bool isF32(Value value) {
  return getElementTypeOrSelf(value.getType()).isF32();
}

bool nnprim::planStrips(DepthwiseConvOp op, const PlanningContext &context) {
  if (getStripRows(op) || op.getNumResults() != 1 || !op.getPlanAttr() ||
      !op.getOrigin().empty() || !isF32(op.getInput()) || !isF32(op.getInit()))
    return false;
  auto image = cast<ShapedType>(op.getInput().getType());
  auto result = cast<ShapedType>(op.getInit().getType());
  GemmOp expand = getExpansion(op.getInput());
  if (!image.hasStaticShape() || image.getDimSize(0) != 1 || !expand ||
      !expand.getPlanAttr() || isTaken(expand))
    return false;
  GemmOp project = getProjection(op.getResult(0));
  if (project && !project.getPlanAttr())
    project = {};

  StripShape shape;
  shape.problem = getStripProblem(op);
  shape.imageWidth = image.getDimSize(2);
  shape.resultWidth = result.getDimSize(2);
  shape.channels = image.getDimSize(3);
  shape.inputs = cast<ShapedType>(expand.getLhs().getType()).getDimSize(1);
  if (project)
    shape.outputs = cast<ShapedType>(project.getInit().getType()).getDimSize(1);
  std::optional<StripPlan> plan =
      planStrips(context.machine, context.numThreads, shape);
  if (!plan)
    return false;
  setStrips(op, plan->rows, plan->parts);
  remark::passed(op.getLoc(),
                 remark::RemarkOpts::name("Strips").category("nnprim-plan"))
      << llvm::formatv(
             "depthwise_conv: nnprim.strip_rows = {0}, nnprim.strip_parts = "
             "{1}: {2} KiB of its image in place of {3}, saves {4:E2} of "
             "{5:E2} "
             "cycles",
             plan->rows, plan->parts, plan->windowBytes >> 10,
             shape.getImageBytes() >> 10, plan->saved, plan->cycles)
             .str();
  return true;
}
