//===- DepthwiseStage.cpp - Strips of a depthwise convolution -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockProducts.h"
#include "PrimitiveShapes.h"
#include "Stages.h"

#include "NNPrim/CostModel/DepthwisePlanner.h"
#include "NNPrim/CostModel/StripPlanner.h"
#include "NNPrim/Dialect/NNPrim/Utils/StripAttributes.h"

#include "mlir/AsmParser/AsmParser.h"
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

/// The strips of the record. One that does not apply is passed over with a
/// warning.
static bool planByRecord(const StripBlock &block,
                         const PlanningContext &context) {
  const TunedPlan *tuned = context.findTunedPlan(getStripKey(block));
  if (!tuned)
    return false;
  DepthwiseConvOp op = block.depthwise;
  MLIRContext *mlirContext = op.getContext();
  auto parse = [&] {
    // What does not parse is no dictionary.
    ScopedDiagnosticHandler silence(mlirContext,
                                    [](Diagnostic &) { return success(); });
    return parseAttribute(tuned->plan, mlirContext);
  };
  CheckResult result = setStrips(op, parse());
  if (failed(result)) {
    emitWarning(
        FileLineColLoc::get(mlirContext, context.recordPath, tuned->line, 1))
        << "the plan of 'depthwise_strips' is passed over: "
        << result.getReason();
    return false;
  }
  remark::passed(op->getLoc(),
                 remark::RemarkOpts::name("Strips").category("nnprim-plan"))
      << llvm::formatv("depthwise_conv: {0}: {1:F1} microseconds in the tuning "
                       "record, {2:F1} by the cost model's strips",
                       tuned->plan, tuned->microseconds,
                       tuned->modelMicroseconds)
             .str();
  return true;
}

/// Plans the tile for the rows of a strip, which L2 holds, unless the op has a
/// plan that is not the cost model's for all rows.
static void planTile(DepthwiseConvOp op, const MachineDesc &machine) {
  MLIRContext *context = op.getContext();
  DepthwiseShape shape = getDepthwiseShape(op);
  if (op.getPlanAttr() !=
      DepthwisePlanAttr::get(context, planDepthwise(machine, shape)))
    return;
  shape.outputs[0] = std::min(shape.outputs[0], *getStripRows(op));
  op.setPlanAttr(
      DepthwisePlanAttr::get(context, planDepthwise(machine, shape)));
}

bool nnprim::planStrips(DepthwiseConvOp op, const PlanningContext &context) {
  if (getStripRows(op) || !op.getPlanAttr())
    return false;
  std::optional<StripBlock> block = getStripBlock(op);
  if (!block || !block->expand.getPlanAttr() || isTaken(block->expand))
    return false;
  if (block->project && !block->project.getPlanAttr())
    block->project = {};
  if (planByRecord(*block, context))
    return getStripRows(op) < getStripProblem(op).outputs;
  StripShape shape = getStripShape(*block);
  std::optional<StripPlan> plan =
      planStrips(context.machine, context.numThreads, shape);
  if (!plan)
    return false;
  recordStrips(op, *plan, shape.getImageBytes());
  planTile(op, context.machine);
  return true;
}
