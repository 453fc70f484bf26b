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

#include "NNPrim/CostModel/RowStripPlanner.h"
#include "Stages.h"

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

/// Plans `op` and the products by sparse weights around it by strips of rows,
/// and gives them plans of strips, if that saves more than `savedByChannels`
/// cycles and the products are planned by the cost model.
std::optional<RowStripPlan> planSparseRows(DepthwiseConvNchwOp op,
                                           double savedByChannels,
                                           const PlanningContext &context);

} // namespace nnprim

#endif // NNPRIM_LIB_PLANNING_BLOCKPRODUCTS_H
