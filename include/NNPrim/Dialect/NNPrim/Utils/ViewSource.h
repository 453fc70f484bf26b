//===- ViewSource.h - The buffers that views are part of --------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_VIEWSOURCE_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_VIEWSOURCE_H

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

namespace nnprim {

/// The memory that `value` is part of: of a view of the arena, the arena.
inline mlir::Value getMemory(mlir::Value value) {
  while (auto view = value.getDefiningOp<mlir::ViewLikeOpInterface>())
    value = view.getViewSource();
  return value;
}

/// The buffer that `value` is part of: an argument of @main, or a view of the
/// arena. Views of the arena that are live at the same time are disjoint.
inline mlir::Value getBuffer(mlir::Value value) {
  while (auto view = value.getDefiningOp<mlir::ViewLikeOpInterface>()) {
    if (llvm::isa<mlir::memref::ViewOp>(view))
      break;
    value = view.getViewSource();
  }
  return value;
}

/// The buffer that `value` is all of, in another shape or its own.
inline mlir::Value removeReshapes(mlir::Value value) {
  while (mlir::Operation *op = value.getDefiningOp()) {
    if (!llvm::isa<mlir::memref::ExpandShapeOp, mlir::memref::CollapseShapeOp>(
            op))
      break;
    value = op->getOperand(0);
  }
  return value;
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_VIEWSOURCE_H
