//===- BlockProducts.h - Products around a depthwise convolution -*- C++
//-*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_PLANNING_BLOCKPRODUCTS_H
#define NNPRIM_LIB_PLANNING_BLOCKPRODUCTS_H

#include "Stages.h"

#include "NNPrim/CostModel/StripPlanner.h"
#include "NNPrim/Planning/StripBlock.h"

#include "mlir/IR/TypeUtilities.h"

namespace nnprim {

inline bool isReshape(mlir::Operation *op) {
  return mlir::isa<mlir::tensor::ExpandShapeOp, mlir::tensor::CollapseShapeOp>(
      op);
}

/// The product that makes `image`, if nothing but one op uses it.
template <typename OpTy> OpTy getExpansion(mlir::Value image) {
  while (image.hasOneUse()) {
    mlir::Operation *op = image.getDefiningOp();
    if (!op || !isReshape(op))
      return llvm::dyn_cast_or_null<OpTy>(op);
    image = op->getOperand(0);
  }
  return {};
}

inline mlir::OpOperand &getRowsOperand(GemmOp op) { return op.getLhsMutable(); }
inline mlir::OpOperand &getRowsOperand(SpmmOp op) {
  return op.getInputMutable();
}

/// The product that alone reads `result`, as its rows or columns of pixels.
template <typename OpTy = GemmOp> OpTy getProjection(mlir::Value result) {
  while (result.hasOneUse()) {
    mlir::OpOperand &use = *result.use_begin();
    if (!isReshape(use.getOwner())) {
      auto product = mlir::dyn_cast<OpTy>(use.getOwner());
      return product && use == getRowsOperand(product) ? product : OpTy();
    }
    result = use.getOwner()->getResult(0);
  }
  return {};
}

inline bool isF32(mlir::Value value) {
  return mlir::getElementTypeOrSelf(value.getType()).isF32();
}

/// What a plan of the block's strips depends on.
StripShape getStripShape(const StripBlock &block);

/// Says which strips there are, and why.
void remarkStrips(mlir::Operation *op, const std::string &strips,
                  int64_t imageBytes, double saved, double cycles);
/// Sets the attributes, and says so.
void recordStrips(mlir::Operation *op, const StripPlan &plan,
                  int64_t imageBytes);

} // namespace nnprim

#endif // NNPRIM_LIB_PLANNING_BLOCKPRODUCTS_H
