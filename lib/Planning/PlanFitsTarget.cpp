//===- PlanFitsTarget.cpp - Whether a plan fits the target ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PrimitiveShapes.h"
#include "Stages.h"

#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Plan/PlanLimits.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace nnprim;

/// The types of a product; others' do not matter for plans.
static ProductTypes getTypes(PlannedOpInterface op) {
  std::optional<ProductTypes> types;
  if (auto gemm = dyn_cast<GemmOp>(op.getOperation()))
    types = getProductTypes(gemm, gemm.getLhs(), gemm.getRhs());
  if (auto gemm = dyn_cast<IndirectGemmOp>(op.getOperation()))
    types = getProductTypes(gemm, gemm.getInput(), gemm.getRhs());
  if (auto conv = dyn_cast<ConvGemmOp>(op.getOperation()))
    types = getProductTypes(conv, conv.getInput(), conv.getFilter());
  return types.value_or(ProductTypes());
}

LogicalResult nnprim::checkPlan(PlannedOpInterface op,
                                const TargetDesc &target) {
  CheckResult fits =
      llvm::TypeSwitch<Attribute, CheckResult>(op.getPlanAttribute())
          .Case<GemmPlanAttr, DirectConvPlanAttr>([&](auto attribute) {
            return checkLimits(attribute.getPlan(), target, getTypes(op));
          })
          .Case<ConvGemmPlanAttr, OuterConvPlanAttr, DepthwisePlanAttr,
                DepthwiseNchwPlanAttr, SpmmPlanAttr, SoftmaxPlanAttr>(
              [&](auto attribute) {
                return checkLimits(attribute.getPlan(), target);
              })
          .Case([&](FastConvPlanAttr attribute) {
            return checkLimits(attribute.getPlan(), target,
                               cast<FastConvOp>(op.getOperation()).isSplit());
          })
          .Case([&](TupleGemmPlanAttr attribute) {
            return checkLimits(attribute.getPlan(), target,
                               getPanelColumns(cast<TupleGemmOp>(op)),
                               getBF16Terms(op) != 0);
          })
          // They say how loads and stores are grouped.
          .Case([](TransformPlanAttr) { return success(); });
  if (succeeded(fits))
    return success();
  return op->emitOpError("has a plan with ") << fits.getReason();
}
