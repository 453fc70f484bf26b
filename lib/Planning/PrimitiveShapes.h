//===- PrimitiveShapes.h - Shapes of primitives for planners ----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_PLANNING_PRIMITIVESHAPES_H
#define NNPRIM_LIB_PLANNING_PRIMITIVESHAPES_H

#include "NNPrim/CostModel/DepthwisePlanner.h"
#include "NNPrim/CostModel/SoftmaxPlanner.h"
#include "NNPrim/CostModel/SpmmPlanner.h"
#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Problem/ConvShape.h"
#include "NNPrim/Problem/GemmShape.h"

namespace nnprim {

// The problems that planners and search spaces take, from ops of static shape
// whose element types have kernels.

inline mlir::ShapedType getShaped(mlir::Value value) {
  return mlir::cast<mlir::ShapedType>(value.getType());
}

/// The panel width of a right-hand side, or nothing if it is not packed.
std::optional<int64_t> getPanelWidth(mlir::ShapedType rhs);

/// The columns of a panel of packed right-hand sides, whose rows are as wide as
/// the panel, or of all.
int64_t getPanelColumns(TupleGemmOp op);

GemmShape getGemmShape(GemmOp op);
/// As a product of gathered rows.
GemmShape getGemmShape(IndirectGemmOp op);
/// The window of an op whose input has its shape.
std::optional<ConvShape> getWindowShape(IndirectGemmOp op);
DepthwiseShape getDepthwiseShape(DepthwiseConvOp op);
DepthwiseShape getDepthwiseShape(DepthwiseConvNchwOp op);
SoftmaxShape getSoftmaxShape(TwoPassSoftmaxOp op);
SpmmShape getSpmmShape(SpmmOp op);
/// The passes that the attribute asks for; nothing for `auto`.
std::optional<SoftmaxPasses> getRequestedPasses(TwoPassSoftmaxOp op);

} // namespace nnprim

#endif // NNPRIM_LIB_PLANNING_PRIMITIVESHAPES_H
