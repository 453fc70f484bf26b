//===- FastConvShape.h - An op as the cost model sees it ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_UTILS_FASTCONVSHAPE_H
#define NNPRIM_DIALECT_NNPRIM_UTILS_FASTCONVSHAPE_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Problem/FastConvShape.h"

namespace nnprim {

/// Extents of an op of static shape.
inline FastConvShape getFastConvShape(FastConvOp op) {
  auto input = llvm::cast<mlir::ShapedType>(op.getInput().getType());
  auto outs = llvm::cast<mlir::ShapedType>(op.getInit().getType());
  FastConvAttr algorithm = op.getAlgorithm();
  FastConvShape shape{outs.getDimSize(0),
                      outs.getDimSize(1),
                      outs.getDimSize(2),
                      input.getDimSize(3),
                      outs.getDimSize(3),
                      algorithm.getM(),
                      algorithm.getR(),
                      algorithm.isFourier(),
                      algorithm.isOneDimensional() ? algorithm.getTaps() : 0,
                      algorithm.getOnTheFly(),
                      input.getDimSize(1) * input.getDimSize(2)};
  shape.isSplit = op.isSplit();
  shape.isScaled = op.isScaled();
  if (algorithm.isAlongHeight())
    std::swap(shape.outputRows, shape.outputColumns);
  return shape;
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_UTILS_FASTCONVSHAPE_H
