//===- ComputeOps.h - Methods that all compute ops share ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_DIALECT_NNPRIM_IR_COMPUTEOPS_H
#define NNPRIM_LIB_DIALECT_NNPRIM_IR_COMPUTEOPS_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

namespace nnprim::detail {

/// Adds reads of the inputs and writes of the inits that are memrefs.
void getComputeOpEffects(
    mlir::DestinationStyleOpInterface op,
    llvm::SmallVectorImpl<
        mlir::SideEffects::EffectInstance<mlir::MemoryEffects::Effect>>
        &effects);

/// The shape of a result is the shape of its init.
llvm::LogicalResult
reifyComputeOpShapes(mlir::DestinationStyleOpInterface op,
                     mlir::OpBuilder &builder,
                     mlir::ReifiedRankedShapedTypeDims &shapes);

} // namespace nnprim::detail

/// The interface methods that are the same for every compute op.
#define NNPRIM_COMPUTE_OP_COMMON(OP)                                           \
  void OP::getEffects(                                                         \
      SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>      \
          &effects) {                                                          \
    ::nnprim::detail::getComputeOpEffects(*this, effects);                     \
  }                                                                            \
  LogicalResult OP::reifyResultShapes(OpBuilder &builder,                      \
                                      ReifiedRankedShapedTypeDims &shapes) {   \
    return ::nnprim::detail::reifyComputeOpShapes(*this, builder, shapes);     \
  }

/// The interface methods of an op with a workspace, which it writes before it
/// reads it.
#define NNPRIM_COMPUTE_OP_WITH_WORKSPACE(OP, WORKSPACE)                        \
  void OP::getEffects(                                                         \
      SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>      \
          &effects) {                                                          \
    ::nnprim::detail::getComputeOpEffects(*this, effects);                     \
    for (OpOperand &operand : get##WORKSPACE##Mutable())                       \
      effects.emplace_back(MemoryEffects::Write::get(), &operand, 0, true,     \
                           SideEffects::DefaultResource::get());               \
  }                                                                            \
  LogicalResult OP::reifyResultShapes(OpBuilder &builder,                      \
                                      ReifiedRankedShapedTypeDims &shapes) {   \
    return ::nnprim::detail::reifyComputeOpShapes(*this, builder, shapes);     \
  }

/// The same for an op with a second result, an operand that it only writes.
#define NNPRIM_COMPUTE_OP_WITH_WORKSPACE_AND_RESULT(OP, WORKSPACE, RESULT)     \
  void OP::getEffects(                                                         \
      SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>      \
          &effects) {                                                          \
    ::nnprim::detail::getComputeOpEffects(*this, effects);                     \
    MutableOperandRange results = get##RESULT##Mutable();                      \
    llvm::erase_if(effects, [&](const auto &effect) {                          \
      auto *operand = effect.template getEffectValue<OpOperand *>();           \
      return operand && llvm::any_of(results, [&](OpOperand &result) {         \
               return &result == operand;                                      \
             });                                                               \
    });                                                                        \
    for (MutableOperandRange range : {get##WORKSPACE##Mutable(), results})     \
      for (OpOperand &operand : range)                                         \
        effects.emplace_back(MemoryEffects::Write::get(), &operand, 0, true,   \
                             SideEffects::DefaultResource::get());             \
  }                                                                            \
  LogicalResult OP::reifyResultShapes(OpBuilder &builder,                      \
                                      ReifiedRankedShapedTypeDims &shapes) {   \
    return ::nnprim::detail::reifyComputeOpShapes(*this, builder, shapes);     \
  }

/// The interface methods of an op with a workspace that may add to what `outs`
/// holds (`accumulate`), which it then reads.
#define NNPRIM_ACCUMULATING_OP_WITH_WORKSPACE(OP)                              \
  void OP::getEffects(                                                         \
      SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>      \
          &effects) {                                                          \
    ::nnprim::detail::getComputeOpEffects(*this, effects);                     \
    if (getAccumulate())                                                       \
      effects.emplace_back(MemoryEffects::Read::get(), &getInitMutable(), 0,   \
                           true, SideEffects::DefaultResource::get());         \
    for (OpOperand &operand : getWorkspaceMutable())                           \
      effects.emplace_back(MemoryEffects::Write::get(), &operand, 0, true,     \
                           SideEffects::DefaultResource::get());               \
  }                                                                            \
  LogicalResult OP::reifyResultShapes(OpBuilder &builder,                      \
                                      ReifiedRankedShapedTypeDims &shapes) {   \
    return ::nnprim::detail::reifyComputeOpShapes(*this, builder, shapes);     \
  }

#endif // NNPRIM_LIB_DIALECT_NNPRIM_IR_COMPUTEOPS_H
