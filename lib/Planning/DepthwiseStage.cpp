//===- DepthwiseStage.cpp - Strips of a depthwise convolution -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/CostModel/StripPlanner.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"

#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

static bool isReshape(Operation *op) {
  return isa<tensor::ExpandShapeOp, tensor::CollapseShapeOp>(op);
}

/// The product that makes `image`, if nothing but one op uses it.
template <typename OpTy> static OpTy getExpansion(Value image) {
  while (image.hasOneUse()) {
    Operation *op = image.getDefiningOp();
    if (!op || !isReshape(op))
      return dyn_cast_or_null<OpTy>(op);
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

/// Whether the product splits its rows itself, into memory for as many.
static bool isSplit(GemmOp product) {
  return splitsRows(product, product.getLhs(), product.getRhs());
}

static bool isF32(Value value) {
  return getElementTypeOrSelf(value.getType()).isF32();
}

/// Sets the attributes, and says so.
static void recordStrips(Operation *op, const StripPlan &plan,
                         int64_t imageBytes) {
  nnprim::setStrips(op, plan.rows, plan.parts);
  remark::passed(op->getLoc(),
                 remark::RemarkOpts::name("Strips").category("nnprim-plan"))
      << llvm::formatv(
             "{0}: nnprim.strip_rows = {1}, nnprim.strip_parts = {2}: {3} KiB "
             "of its image in place of {4}, saves {5:E2} of {6:E2} cycles",
             op->getName().stripDialect(), plan.rows, plan.parts,
             plan.windowBytes >> 10, imageBytes >> 10, plan.saved, plan.cycles)
             .str();
}

bool nnprim::planStrips(DepthwiseConvOp op, const PlanningContext &context) {
  if (getStripRows(op) || op.getNumResults() != 1 || !op.getPlanAttr() ||
      !op.getOrigin().empty() || !isF32(op.getInput()) || !isF32(op.getInit()))
    return false;
  auto image = cast<ShapedType>(op.getInput().getType());
  auto result = cast<ShapedType>(op.getInit().getType());
  GemmOp expand = getExpansion<GemmOp>(op.getInput());
  if (!image.hasStaticShape() || image.getDimSize(0) != 1 || !expand ||
      !expand.getPlanAttr() || isSplit(expand) || isTaken(expand))
    return false;
  GemmOp project = getProjection(op.getResult(0));
  if (project && (!project.getPlanAttr() || isSplit(project)))
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
  recordStrips(op, *plan, shape.getImageBytes());
  return true;
}

bool nnprim::planStrips(DepthwiseConvNchwOp op,
                        const PlanningContext &context) {
  if (getStripRows(op) || op.getNumResults() != 1 || !op.getPlanAttr() ||
      !isF32(op.getInput()) || !isF32(op.getInit()))
    return false;
  auto image = cast<ShapedType>(op.getInput().getType());
  auto result = cast<ShapedType>(op.getInit().getType());
  auto expand = getExpansion<SpmmOp>(op.getInput());
  if (!image.hasStaticShape() || image.getDimSize(0) != 1 || !expand ||
      !expand.getPlanAttr())
    return false;
  // Copies would be made again for each strip.
  SpmmPlan product = expand.getPlanAttr().getPlan();
  if (product.packInput || product.readModifyWrite)
    return false;
  ChannelStripShape shape;
  shape.channels = image.getDimSize(1);
  shape.block = expand.getBlockRows();
  shape.inputBytes =
      4 * cast<ShapedType>(expand.getInput().getType()).getNumElements();
  shape.imageRowBytes = 4 * image.getDimSize(2) * image.getDimSize(3);
  shape.resultRowBytes = 4 * result.getDimSize(2) * result.getDimSize(3);
  std::optional<StripPlan> plan =
      planStrips(context.machine, context.numThreads, shape);
  if (!plan)
    return false;
  // An order would be one of the blocks of all strips. What a strip writes
  // stays in the cache.
  product.sortBlocks = false;
  product.groupRows = 0;
  product.prefetchOutput = 0;
  expand.setPlanAttr(SpmmPlanAttr::get(op.getContext(), product));
  recordStrips(op, *plan, shape.getImageBytes());
  return true;
}
