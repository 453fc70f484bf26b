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

using MemoryEffectInstances = llvm::SmallVectorImpl<
    mlir::SideEffects::EffectInstance<mlir::MemoryEffects::Effect>>;

/// Adds reads of the inputs and writes of the inits that are memrefs. Of
/// `results`, operands that the op only writes, there are writes, too.
void getComputeOpEffects(mlir::DestinationStyleOpInterface op,
                         MemoryEffectInstances &effects,
                         llvm::ArrayRef<mlir::OpOperand *> results = {});

/// Adds writes of operands that an op has in addition.
void addWrites(mlir::MutableOperandRange operands,
               MemoryEffectInstances &effects);

/// The shape of a result is the shape of its init.
llvm::LogicalResult
reifyComputeOpShapes(mlir::DestinationStyleOpInterface op,
                     mlir::OpBuilder &builder,
                     mlir::ReifiedRankedShapedTypeDims &shapes);

} // namespace nnprim::detail

#define NNPRIM_COMPUTE_OP_SHAPES(OP)                                           \
  LogicalResult OP::reifyResultShapes(OpBuilder &builder,                      \
                                      ReifiedRankedShapedTypeDims &shapes) {   \
    return ::nnprim::detail::reifyComputeOpShapes(*this, builder, shapes);     \
  }

/// The interface methods that are the same for every compute op.
#define NNPRIM_COMPUTE_OP_COMMON(OP)                                           \
  void OP::getEffects(::nnprim::detail::MemoryEffectInstances &effects) {      \
    ::nnprim::detail::getComputeOpEffects(*this, effects);                     \
  }                                                                            \
  NNPRIM_COMPUTE_OP_SHAPES(OP)

/// The interface methods of an op with a workspace, which it writes before it
/// reads it.
#define NNPRIM_COMPUTE_OP_WITH_WORKSPACE(OP, WORKSPACE)                        \
  void OP::getEffects(::nnprim::detail::MemoryEffectInstances &effects) {      \
    ::nnprim::detail::getComputeOpEffects(*this, effects);                     \
    ::nnprim::detail::addWrites(get##WORKSPACE##Mutable(), effects);           \
  }                                                                            \
  NNPRIM_COMPUTE_OP_SHAPES(OP)

/// The same for an op with a second result, an operand that it only writes.
#define NNPRIM_COMPUTE_OP_WITH_WORKSPACE_AND_RESULT(OP, WORKSPACE, RESULT)     \
  void OP::getEffects(::nnprim::detail::MemoryEffectInstances &effects) {      \
    MutableOperandRange range = get##RESULT##Mutable();                        \
    SmallVector<OpOperand *> results(llvm::make_pointer_range(range));         \
    ::nnprim::detail::getComputeOpEffects(*this, effects, results);            \
    ::nnprim::detail::addWrites(get##WORKSPACE##Mutable(), effects);           \
  }                                                                            \
  NNPRIM_COMPUTE_OP_SHAPES(OP)

/// The interface methods of an op with a workspace that may add to what `outs`
/// holds (`accumulate`), which it then reads.
#define NNPRIM_ACCUMULATING_OP_WITH_WORKSPACE(OP)                              \
  void OP::getEffects(::nnprim::detail::MemoryEffectInstances &effects) {      \
    ::nnprim::detail::getComputeOpEffects(*this, effects);                     \
    if (getAccumulate())                                                       \
      effects.emplace_back(MemoryEffects::Read::get(), &getInitMutable(), 0,   \
                           true, SideEffects::DefaultResource::get());         \
    ::nnprim::detail::addWrites(getWorkspaceMutable(), effects);               \
  }                                                                            \
  NNPRIM_COMPUTE_OP_SHAPES(OP)

#endif // NNPRIM_LIB_DIALECT_NNPRIM_IR_COMPUTEOPS_H
