//===- DepthwiseStage.cpp - Strips of a depthwise convolution -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockProducts.h"
#include "Stages.h"

#include "NNPrim/CostModel/StripPlanner.h"
#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"

#include "mlir/IR/Remarks.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace nnprim;

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

/// Says which strips there are, and why.
static void remarkStrips(Operation *op, const std::string &strips,
                         int64_t imageBytes, double saved, double cycles) {
  remark::passed(op->getLoc(),
                 remark::RemarkOpts::name("Strips").category("nnprim-plan"))
      << llvm::formatv("{0}: {1} of its image in place of {2}, saves {3:E2} of "
                       "{4:E2} cycles",
                       op->getName().stripDialect(), strips, imageBytes >> 10,
                       saved, cycles)
             .str();
}

/// Sets the attributes, and says so.
static void recordStrips(Operation *op, const StripPlan &plan,
                         int64_t imageBytes) {
  nnprim::setStrips(op, plan.rows, plan.parts);
  remarkStrips(op,
               llvm::formatv("nnprim.strip_rows = {0}, nnprim.strip_parts = "
                             "{1}: {2} KiB",
                             plan.rows, plan.parts, plan.windowBytes >> 10),
               imageBytes, plan.saved, plan.cycles);
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

/// Strips of channels of the convolution and of the product before it, or
/// nothing.
static std::optional<StripPlan> planChannels(DepthwiseConvNchwOp op,
                                             SpmmOp expand,
                                             const PlanningContext &context) {
  // Copies would be made again for each strip.
  SpmmPlan product = expand.getPlanAttr().getPlan();
  if (product.packInput || product.readModifyWrite)
    return std::nullopt;
  auto image = cast<ShapedType>(op.getInput().getType());
  auto result = cast<ShapedType>(op.getInit().getType());
  ChannelStripShape shape;
  shape.channels = image.getDimSize(1);
  shape.block = expand.getBlockRows();
  shape.inputBytes =
      4 * cast<ShapedType>(expand.getInput().getType()).getNumElements();
  shape.imageRowBytes = 4 * image.getDimSize(2) * image.getDimSize(3);
  shape.resultRowBytes = 4 * result.getDimSize(2) * result.getDimSize(3);
  return planStrips(context.machine, context.numThreads, shape);
}

bool nnprim::planStrips(DepthwiseConvNchwOp op,
                        const PlanningContext &context) {
  if (getStripRows(op) || op.getNumResults() != 1 || !op.getPlanAttr() ||
      !isF32(op.getInput()) || !isF32(op.getInit()))
    return false;
  auto image = cast<ShapedType>(op.getInput().getType());
  if (!image.hasStaticShape() || image.getDimSize(0) != 1)
    return false;
  auto expand = getExpansion<SpmmOp>(op.getInput());
  if (expand && !expand.getPlanAttr())
    expand = {};
  std::optional<StripPlan> plan;
  if (expand)
    plan = planChannels(op, expand, context);
  int64_t imageBytes = 4 * image.getNumElements();
  if (std::optional<RowStripPlan> rows =
          planSparseRows(op, plan ? plan->saved : 0, context)) {
    nnprim::setStrips(op, rows->rows, rows->slots, rows->channels);
    remarkStrips(op,
                 llvm::formatv("nnprim.strip_rows = {0}, nnprim.strip_channels "
                               "= {1}, nnprim.strip_parts = {2}: {3} KiB",
                               rows->rows, rows->channels, rows->slots,
                               rows->windowBytes >> 10),
                 imageBytes, rows->saved, rows->cycles);
    return true;
  }
  if (!plan)
    return false;
  // An order would be one of the blocks of all strips. What a strip writes
  // stays in the cache.
  SpmmPlan product = expand.getPlanAttr().getPlan();
  product.sortBlocks = false;
  product.groupRows = 0;
  product.prefetchOutput = 0;
  expand.setPlanAttr(SpmmPlanAttr::get(op.getContext(), product));
  recordStrips(op, *plan, imageBytes);
  return true;
}
