//===- PlanChecks.cpp - Whether a plan fits the target --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Stages.h"

#include "NNPrim/Plan/KernelResources.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

/// A register tile of so many rows against a panel of `nr` columns.
static LogicalResult checkTile(Operation *op, const TargetDesc &target,
                               int64_t rows, int64_t nr) {
  int64_t registers = countGemmRegisters(target, rows, nr);
  if (registers <= target.numVectorRegisters)
    return success();
  return op->emitOpError("has a plan with a register tile of ")
         << rows << "x" << nr << ", which takes " << registers << " of the "
         << target.numVectorRegisters << " vector registers of " << target.name;
}

static LogicalResult check(Operation *op, const GemmPlan &plan,
                           const TargetDesc &target) {
  return checkTile(op, target, plan.mr, plan.nr);
}

static LogicalResult check(Operation *op, const DirectConvPlan &plan,
                           const TargetDesc &target) {
  return checkTile(op, target, plan.tileRows * plan.tileColumns, plan.nr);
}

static LogicalResult check(Operation *op, const ConvGemmPlan &plan,
                           const TargetDesc &target) {
  if (plan.tiles.nr % target.getLanes() != 0)
    return op->emitOpError("has a plan with panels of ")
           << plan.tiles.nr << " pixels, which are not whole vectors of "
           << target.getLanes();
  return check(op, plan.tiles, target);
}

static LogicalResult check(Operation *op, const FastConvPlan &plan,
                           const TargetDesc &target) {
  return checkTile(op, target, plan.products.maxRows, plan.nr);
}

static LogicalResult check(Operation *op, const DepthwisePlan &plan,
                           const TargetDesc &target) {
  int64_t sums = plan.rows * plan.columns * plan.vectors;
  if (sums < target.numVectorRegisters)
    return success();
  return op->emitOpError("has a plan with ")
         << sums << " sums in registers, but " << target.name << " has "
         << target.numVectorRegisters;
}

static LogicalResult check(Operation *op, const DepthwiseNchwPlan &plan,
                           const TargetDesc &target) {
  if (plan.pixels > target.getLanes())
    return op->emitOpError("has a plan with vectors of ")
           << plan.pixels << " pixels, but those of " << target.name << " hold "
           << target.getLanes();
  if (plan.masksTails && !target.hasMaskedStores)
    return op->emitOpError("has a plan with masks, which ")
           << target.name << " does not have";
  if (plan.rows < target.numVectorRegisters)
    return success();
  return op->emitOpError("has a plan with ")
         << plan.rows << " sums in registers, but " << target.name << " has "
         << target.numVectorRegisters;
}

static LogicalResult check(Operation *op, const SpmmPlan &plan,
                           const TargetDesc &target) {
  int64_t vectors = llvm::divideCeil(plan.pixels, target.getLanes());
  int64_t registers = countSpmmRegisters(target, plan.rows, vectors, plan.sets);
  if (plan.readModifyWrite || registers <= target.numVectorRegisters)
    return success();
  return op->emitOpError("has a plan with ")
         << plan.sets << " sets of " << plan.rows << "x" << plan.pixels
         << " sums, which take " << registers << " of the "
         << target.numVectorRegisters << " vector registers of " << target.name;
}

LogicalResult nnprim::checkPlan(PlannedOpInterface op,
                                const TargetDesc &target) {
  return llvm::TypeSwitch<Attribute, LogicalResult>(op.getPlanAttribute())
      .Case<GemmPlanAttr, DirectConvPlanAttr, ConvGemmPlanAttr,
            FastConvPlanAttr, DepthwisePlanAttr, DepthwiseNchwPlanAttr,
            SpmmPlanAttr>([&](auto attribute) {
        return check(op, attribute.getPlan(), target);
      })
      .Default([](Attribute) { return success(); });
}
