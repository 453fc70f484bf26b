//===- WorkspaceTensor.h - Tensors in a workspace -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WORKSPACETENSOR_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WORKSPACETENSOR_H

#include "NNPrim/Problem/FastConvShape.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// A tensor of `rows` rows of `width` elements for each coefficient, which
/// starts `offset` elements into the workspace.
mlir::Value getWorkspaceTensor(mlir::ImplicitLocOpBuilder &b,
                               const FastConvShape &shape,
                               mlir::Value workspace, int64_t offset,
                               int64_t rows, int64_t width, int64_t rowStride,
                               int64_t coefficientStride);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WORKSPACETENSOR_H
