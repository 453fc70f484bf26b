//===- ComputeOps.cpp - Methods that all compute ops share ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"
#include "Verification.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/MathExtras.h"

#define GET_OP_CLASSES
#include "NNPrim/Dialect/NNPrim/IR/NNPrimOps.cpp.inc"

using namespace mlir;
using namespace nnprim;

namespace nnprim::detail {

/// Extents of a tensor or memref, those whose elements share memory left out.
static SmallVector<int64_t> getDistinctExtents(ShapedType type) {
  SmallVector<int64_t> extents(type.getShape()), strides;
  int64_t offset;
  auto memref = dyn_cast<MemRefType>(type);
  if (!memref || failed(memref.getStridesAndOffset(strides, offset)))
    return extents;
  for (auto [extent, stride] : llvm::zip(extents, strides))
    if (stride == 0 && extent != 0)
      extent = 1;
  return extents;
}

/// Whether `operand` is memory that the op writes for itself to read: both are
/// effects on it, and it is no `outs`.
static bool isWorkspace(OpOperand &operand) {
  Operation *op = operand.getOwner();
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  auto effective = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effective || (destination && destination.isDpsInit(&operand)))
    return false;
  SmallVector<MemoryEffects::EffectInstance> effects;
  effective.getEffects(effects);
  auto has = [&](MemoryEffects::Effect *kind) {
    return llvm::any_of(effects, [&](const MemoryEffects::EffectInstance &it) {
      return it.getEffectValue<OpOperand *>() == &operand &&
             it.getEffect() == kind;
    });
  };
  return has(MemoryEffects::Read::get()) && has(MemoryEffects::Write::get());
}

std::optional<int64_t> getOperandByteCount(Operation *op) {
  int64_t bytes = 0;
  llvm::SmallPtrSet<Value, 8> seen;
  for (OpOperand &use : op->getOpOperands()) {
    Value operand = use.get();
    auto type = dyn_cast<ShapedType>(operand.getType());
    if (!type || isWorkspace(use) || !seen.insert(operand).second)
      continue;
    SmallVector<int64_t> factors = getDistinctExtents(type);
    factors.push_back(getStorageBytes(type.getElementType()));
    std::optional<int64_t> operandBytes = countOperations(factors);
    if (!operandBytes || llvm::AddOverflow(bytes, *operandBytes, bytes))
      return std::nullopt;
  }
  return bytes;
}

void getComputeOpEffects(DestinationStyleOpInterface op,
                         MemoryEffectInstances &effects,
                         ArrayRef<OpOperand *> results) {
  for (OpOperand &operand : op->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    if (op.isDpsInit(&operand) || llvm::is_contained(results, &operand))
      effects.emplace_back(MemoryEffects::Write::get(), &operand, 0, true,
                           SideEffects::DefaultResource::get());
    else
      effects.emplace_back(MemoryEffects::Read::get(), &operand, 0, true,
                           SideEffects::DefaultResource::get());
  }
}

void addWrites(MutableOperandRange operands, MemoryEffectInstances &effects) {
  for (OpOperand &operand : operands)
    effects.emplace_back(MemoryEffects::Write::get(), &operand, 0, true,
                         SideEffects::DefaultResource::get());
}

LogicalResult reifyComputeOpShapes(DestinationStyleOpInterface op,
                                   OpBuilder &builder,
                                   ReifiedRankedShapedTypeDims &shapes) {
  for (OpResult result : op->getResults())
    shapes.push_back(tensor::getMixedSizes(builder, op.getLoc(),
                                           op.getTiedOpOperand(result)->get()));
  return success();
}

} // namespace nnprim::detail
