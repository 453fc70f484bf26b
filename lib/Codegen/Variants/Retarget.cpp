//===- Retarget.cpp - Plans a packed model for another target -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Retarget.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Plan/KernelResources.h"
#include "NNPrim/Plan/PlanLimits.h"

#include "mlir/IR/TypeUtilities.h"

#include <optional>

using namespace mlir;
using namespace nnprim;

/// The packed right-hand side of an op, or null.
static Value getPacked(Operation *op) {
  Value rhs;
  if (auto gemm = dyn_cast<GemmOp>(op))
    rhs = gemm.getRhs();
  else if (auto gather = dyn_cast<IndirectGemmOp>(op))
    rhs = gather.getRhs();
  else if (auto conv = dyn_cast<ConvGemmOp>(op))
    rhs = conv.getFilter();
  else if (auto fast = dyn_cast<FastConvOp>(op))
    rhs = fast.getRhs();
  if (!rhs)
    return {};
  bool isPacked = isa<ConvGemmOp>(op)
                      ? cast<ConvGemmOp>(op).isPacked()
                      : cast<ShapedType>(rhs.getType()).getRank() >= 3;
  return isPacked ? rhs : Value();
}

/// Whether rows of the packed operand are elements in the order of columns, so
/// that vectors of any width hold some of them. Those of integers whose sums
/// are integers, too, lie as instructions of one target multiply them; weights
/// in fixed point and pairs that share scales are factors of floats.
static bool areRowsOfColumns(Operation *op, ShapedType packed) {
  if (packed.getRank() != 3)
    return false;
  if (isa<FloatType, FlyteType>(packed.getElementType()))
    return true;
  return isa<FloatType>(cast<EpilogueOpInterface>(op).getAccumulatorType());
}

/// Whether `target` has the registers for a tile, and, where an instruction set
/// loads two entries of a single row at once in any case, for these as well.
static bool fitsTarget(const SpmmPlan &plan, const TargetDesc &target) {
  if (failed(checkLimits(plan, target)))
    return false;
  int64_t vectors = llvm::divideCeil(plan.pixels, target.getLanes());
  return plan.readModifyWrite || !target.hasHalves || plan.rows > 1 ||
         loadsEntryPairs(target, plan.rows, vectors, plan.sets, plan.loadPairs);
}

/// The largest divisor of `rows` that is less.
static int64_t getLesserDivisor(int64_t rows) {
  int64_t divisor = rows - 1;
  while (rows % divisor != 0)
    --divisor;
  return divisor;
}

/// `plan` with a register tile for `target`, whose vectors may be narrower and
/// fewer. What the entries were divided and sorted by stays: slabs, groups,
/// and, of copied pixels, the width of the tile. Nothing if that is too wide.
static std::optional<SpmmPlan> narrowTile(SpmmPlan plan,
                                          const TargetDesc &target) {
  // Narrow vectors are more sums, so that fewer sets of them hide a latency.
  while (plan.sets > 1 && !fitsTarget(plan, target))
    plan.sets = getLesserDivisor(plan.sets);
  while (plan.rows > 1 && !fitsTarget(plan, target))
    plan.rows = getLesserDivisor(plan.rows);
  int64_t lanes = target.getLanes();
  while (!plan.packInput && plan.pixels > lanes && !fitsTarget(plan, target))
    plan.pixels = (plan.pixels - 1) / lanes * lanes;
  if (failed(checkLimits(plan, target)))
    return std::nullopt;
  return plan;
}

bool nnprim::canShareWeights(ModuleOp module, const TargetDesc &target) {
  WalkResult result = module.walk([&](Operation *op) {
    if (auto spmm = dyn_cast<SpmmOp>(op)) {
      SpmmPlanAttr plan = spmm.getPlanAttr();
      return plan && narrowTile(plan.getPlan(), target)
                 ? WalkResult::advance()
                 : WalkResult::interrupt();
    }
    Value packed = getPacked(op);
    if (!packed)
      return WalkResult::advance();
    auto type = cast<ShapedType>(packed.getType());
    bool fits = areRowsOfColumns(op, type) &&
                countGemmRegisters(target, 1, type.getDimSize(2)) <=
                    target.numVectorRegisters;
    return fits ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

bool nnprim::havePlans(ModuleOp module) {
  WalkResult result = module.walk([](PlannedOpInterface op) {
    bool isPlanned = op.getPlanAttribute() || !getPacked(op);
    return isPlanned ? WalkResult::advance() : WalkResult::interrupt();
  });
  return !result.wasInterrupted();
}

void nnprim::forgetTarget(ModuleOp module, const TargetDesc &target) {
  module.walk([&](PlannedOpInterface op) {
    auto spmm = dyn_cast<SpmmOp>(op.getOperation());
    if (!spmm)
      return op.setPlanAttribute({});
    SpmmPlan plan = *narrowTile(spmm.getPlanAttr().getPlan(), target);
    spmm.setPlanAttr(SpmmPlanAttr::get(op.getContext(), plan));
  });
  NNPrimDialect::TargetAttrHelper(module.getContext()).removeAttr(module);
  NNPrimDialect::ThreadWorkAttrHelper(module.getContext()).removeAttr(module);
}
