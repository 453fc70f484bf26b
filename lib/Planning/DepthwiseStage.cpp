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

void nnprim::remarkStrips(Operation *op, const std::string &strips,
                          int64_t imageBytes, double saved, double cycles) {
  remark::passed(op->getLoc(),
                 remark::RemarkOpts::name("Strips").category("nnprim-plan"))
      << llvm::formatv("{0}: {1} of its image in place of {2}, saves {3:E2} of "
                       "{4:E2} cycles",
                       op->getName().stripDialect(), strips, imageBytes >> 10,
                       saved, cycles)
             .str();
}

void nnprim::recordStrips(Operation *op, const StripPlan &plan,
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
