//===- NNPrimTransformOps.cpp - Schedules as scripts ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// With assertions, TransformDialect.h calls a function of libMLIR that one
// without assertions, such as Debian's, does not have.
#ifndef NDEBUG
#define NDEBUG
#endif

#include "NNPrim/Dialect/NNPrim/TransformOps/NNPrimTransformOps.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Problem/ConvAlgorithm.h"
#include "NNPrim/Support/CheckResult.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace nnprim;

#define GET_OP_CLASSES
#include "NNPrim/Dialect/NNPrim/TransformOps/NNPrimTransformOps.cpp.inc"

using TransformResults = mlir::transform::ApplyToEachResultList;
using mlir::transform::TransformRewriter;
using mlir::transform::TransformState;

LogicalResult nnprim::transform::SetAlgorithmOp::verify() {
  if (parseAlgorithm(getAlgorithm()))
    return success();
  return emitOpError("unknown algorithm '")
         << getAlgorithm() << "'; known are " << listAlgorithms();
}

void nnprim::transform::SetAlgorithmOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  mlir::transform::onlyReadsHandle(getTargetMutable(), effects);
  mlir::transform::modifiesPayload(effects);
}

DiagnosedSilenceableFailure nnprim::transform::SetAlgorithmOp::applyToOne(
    TransformRewriter &rewriter, Operation *target, TransformResults &,
    TransformState &) {
  if (!isa<linalg::LinalgOp>(target))
    return emitDefaultSilenceableFailure(target)
           << "algorithms are those of linalg ops";
  rewriter.modifyOpInPlace(
      target, [&] { target->setAttr(algorithmAttrName, getAlgorithmAttr()); });
  return DiagnosedSilenceableFailure::success();
}

void nnprim::transform::SetPlanOp::getEffects(
    SmallVectorImpl<MemoryEffects::EffectInstance> &effects) {
  mlir::transform::onlyReadsHandle(getTargetMutable(), effects);
  mlir::transform::modifiesPayload(effects);
}

/// Checks that the op can have the plan that it was given.
static CheckResult checkPlanFitsOp(PlannedOpInterface op, Attribute plan) {
  if (op.getPlanAttribute() != plan)
    return "it has no such kind of plan";
  std::string message;
  ScopedDiagnosticHandler handler(op.getContext(), [&](Diagnostic &diagnostic) {
    message = diagnostic.str();
    return success();
  });
  if (succeeded(verify(op, /*verifyRecursively=*/false)))
    return success();
  return message.empty() ? CheckResult("it is not valid") : message;
}

DiagnosedSilenceableFailure
nnprim::transform::SetPlanOp::applyToOne(TransformRewriter &rewriter,
                                         Operation *target, TransformResults &,
                                         TransformState &) {
  auto op = dyn_cast<PlannedOpInterface>(target);
  if (!op)
    return emitDefaultSilenceableFailure(target) << "plans are of primitives";
  Attribute before = op.getPlanAttribute();
  rewriter.modifyOpInPlace(target, [&] { op.setPlanAttribute(getPlan()); });
  CheckResult result = checkPlanFitsOp(op, getPlan());
  if (succeeded(result))
    return DiagnosedSilenceableFailure::success();
  rewriter.modifyOpInPlace(target, [&] { op.setPlanAttribute(before); });
  return emitDefaultSilenceableFailure(target)
         << "the plan does not fit: " << result.getReason();
}

namespace {
class TransformExtension
    : public mlir::transform::TransformDialectExtension<TransformExtension> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TransformExtension)

  void init() {
    declareDependentDialect<NNPrimDialect>();
    registerTransformOps<nnprim::transform::SetAlgorithmOp,
                         nnprim::transform::SetPlanOp>();
  }
};
} // namespace

void nnprim::registerTransformOps(DialectRegistry &registry) {
  registry.addExtensions<TransformExtension>();
}
