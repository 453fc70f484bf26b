//===- KernelStage.cpp - Plans of primitives ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/Planning/PrimitiveKey.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Verifier.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace nnprim;

static remark::RemarkOpts getOpts() {
  return remark::RemarkOpts::name("Plan").category("nnprim-plan");
}

/// The plan as it may be pasted into IR, and why.
static void remarkPlan(Operation *op, const PlannedPrimitive &planned) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << op->getName().stripDialect() << ": " << planned.plan << ": "
     << planned.reason;
  remark::passed(op->getLoc(), getOpts()) << text;
}

/// The errors of `body` as one line; empty if it succeeds.
static std::string captureError(MLIRContext *context,
                                llvm::function_ref<LogicalResult()> body) {
  std::string message;
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    if (message.empty() &&
        diagnostic.getSeverity() == DiagnosticSeverity::Error)
      message = diagnostic.str();
    return success();
  });
  if (succeeded(body()))
    return {};
  return message.empty() ? "it is not valid" : message;
}

const TunedPlan *PlanningContext::findTunedPlan(const PrimitiveKey &key) const {
  if (!record || record->plans.empty())
    return nullptr;
  return record->plans.lookup(key, machine.getTargetName(), numThreads);
}

/// Gives `op` the plan of the record. Returns whether there is one that
/// applies; one that does not is passed over with a warning.
static bool planByRecord(PlannedOpInterface op,
                         const PlanningContext &context) {
  const TunedPlan *tuned = context.findTunedPlan(getPrimitiveKey(op));
  if (!tuned)
    return false;
  MLIRContext *mlirContext = op.getContext();
  std::string problem = captureError(mlirContext, [&] {
    Attribute plan = parseAttribute(tuned->plan, mlirContext);
    if (!plan)
      return failure();
    op.setPlanAttribute(plan);
    if (op.getPlanAttribute() != plan)
      return LogicalResult(op->emitOpError("has no such kind of plan"));
    if (failed(verify(op, /*verifyRecursively=*/false)))
      return failure();
    return checkPlan(op, *context.machine.target);
  });
  if (problem.empty()) {
    remark::passed(op->getLoc(), getOpts())
        << llvm::formatv("{0}: {1}: {2:F1} microseconds in the tuning record, "
                         "{3:F1} by the cost model's plan",
                         op->getName().stripDialect(), tuned->plan,
                         tuned->microseconds, tuned->modelMicroseconds)
               .str();
    return true;
  }
  op.setPlanAttribute({});
  emitWarning(
      FileLineColLoc::get(mlirContext, context.recordPath, tuned->line, 1))
      << "the plan of '" << op->getName().stripDialect()
      << "' is passed over: " << problem;
  return false;
}

FailureOr<bool> nnprim::planKernel(PlannedOpInterface op,
                                   const PlanningContext &context) {
  if (op.getPlanAttribute()) {
    if (failed(checkPlan(op, *context.machine.target)))
      return failure();
    return true;
  }
  PlannedPrimitive planned =
      planPrimitive(op, context.machine, context.sharesPanels);
  if (planned.plan && planByRecord(op, context))
    return true;
  if (!planned.plan) {
    if (!planned.reason.empty())
      remark::missed(op->getLoc(), getOpts())
          << (op->getName().stripDialect() + ": no plan: " + planned.reason)
                 .str();
    return false;
  }
  op.setPlanAttribute(planned.plan);
  remarkPlan(op, planned);
  return true;
}
