//===- ReductionFinish.h - What finishes a reduction ------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The division of a mean, or a scale or activation behind a pooling, reads each
// sum once. nnprim-finish-reductions lets it change the sums in place, behind
// the reduction, where it is part of the reduction's kernel and changes them in
// registers.
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_REDUCTIONFINISH_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_REDUCTIONFINISH_H

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"

namespace nnprim {

/// Whether `op` computes elements of one float type from elements at the same
/// place and from others, in few operations that are an instruction each. More
/// are left in a loop of their own, which computes several vectors at a time to
/// hide their latency: on a Zen 3 the power of LRN takes 1.06 of the time
/// behind its sums.
inline bool isFinish(mlir::linalg::GenericOp op) {
  constexpr int64_t maxOps = 8;
  if (!op.hasPureBufferSemantics() || op.hasDynamicShape() ||
      op.getNumReductionLoops() > 0 || op.getNumDpsInits() != 1 ||
      !op.getIndexingMapsArray().back().isPermutation())
    return false;
  mlir::Type element =
      mlir::getElementTypeOrSelf(op.getDpsInits().front().getType());
  auto isElement = [&](mlir::Type type) {
    return mlir::getElementTypeOrSelf(type) == element;
  };
  if (!llvm::isa<mlir::FloatType>(element) ||
      !llvm::all_of(op->getOperandTypes(), isElement))
    return false;
  int64_t count = 0;
  for (mlir::Operation &inner : op.getBody()->without_terminator()) {
    bool isSimple =
        llvm::isa<mlir::arith::ArithDialect>(inner.getDialect()) ||
        llvm::isa<mlir::math::SqrtOp, mlir::math::AbsFOp, mlir::math::FmaOp>(
            inner);
    count += !inner.hasTrait<mlir::OpTrait::ConstantLike>();
    for (mlir::Type type : inner.getResultTypes())
      isSimple &= type == element || type.isInteger(1);
    if (!isSimple)
      return false;
  }
  return count <= maxOps;
}

/// The op right behind a reduction that changes its results in place, or null.
inline mlir::linalg::GenericOp
findReductionFinish(mlir::linalg::LinalgOp reduction) {
  if (!reduction.hasPureBufferSemantics() || reduction.hasDynamicShape() ||
      reduction.getNumReductionLoops() == 0 || reduction.getNumDpsInits() != 1)
    return {};
  mlir::OpOperand &init = *reduction.getDpsInitsMutable().begin();
  if (!reduction.getMatchingIndexingMap(&init).isProjectedPermutation())
    return {};
  mlir::Operation *next = reduction->getNextNode();
  while (next && mlir::isMemoryEffectFree(next))
    next = next->getNextNode();
  auto finish = llvm::dyn_cast_or_null<mlir::linalg::GenericOp>(next);
  if (!finish || !isFinish(finish) ||
      finish.getDpsInits().front() != init.get() ||
      llvm::is_contained(finish.getDpsInputs(), init.get()) ||
      finish.getBody()->getArguments().back().use_empty())
    return {};
  return finish;
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_REDUCTIONFINISH_H
