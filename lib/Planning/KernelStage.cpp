//===- KernelStage.cpp - Plans of primitives ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "mlir/IR/Remarks.h"

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

FailureOr<bool> nnprim::planKernel(PlannedOpInterface op,
                                   const PlanningContext &context) {
  if (op.getPlanAttribute()) {
    if (failed(checkPlan(op, *context.machine.target)))
      return failure();
    return true;
  }
  PlannedPrimitive planned = planPrimitive(op, context.machine);
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
