//===- WorkspaceTensor.cpp - Tensors in a workspace -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WorkspaceTensor.h"

#include "EpilogueTiling.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;
using namespace nnprim;

Value nnprim::getWorkspaceTensor(ImplicitLocOpBuilder &b,
                                 const FastConvShape &shape, Value workspace,
                                 int64_t offset, int64_t rows, int64_t width,
                                 int64_t rowStride, int64_t coefficientStride) {
  int64_t coefficients = shape.getNumCoefficients();
  Value flat = createSubview(b, workspace, {b.getIndexAttr(offset)},
                             {coefficients * coefficientStride});
  SmallVector<int64_t> matrix{coefficients, coefficientStride};
  SmallVector<ReassociationIndices> both{{0, 1}};
  Value matrices = memref::ExpandShapeOp::create(b, matrix, flat, both);
  Value used =
      createSubview(b, matrices, {b.getIndexAttr(0), b.getIndexAttr(0)},
                    {coefficients, rows * rowStride});
  SmallVector<ReassociationIndices> groups{{0}, {1, 2}};
  SmallVector<int64_t> spaced{coefficients, rows, rowStride};
  Value tensor = memref::ExpandShapeOp::create(b, spaced, used, groups);
  SmallVector<OpFoldResult> zeros(3, b.getIndexAttr(0));
  return createSubview(b, tensor, zeros, {coefficients, rows, width});
}
