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

#include "mlir/IR/TypeUtilities.h"

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

bool nnprim::canShareWeights(ModuleOp module, const TargetDesc &target) {
  WalkResult result = module.walk([&](Operation *op) {
    // The entries of an spmm are sorted and divided for one target.
    if (isa<SpmmOp>(op))
      return WalkResult::interrupt();
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

void nnprim::forgetTarget(ModuleOp module) {
  module.walk([](PlannedOpInterface op) { op.setPlanAttribute({}); });
  NNPrimDialect::TargetAttrHelper(module.getContext()).removeAttr(module);
  NNPrimDialect::ThreadWorkAttrHelper(module.getContext()).removeAttr(module);
}
