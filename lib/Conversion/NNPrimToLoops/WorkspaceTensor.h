//===- WorkspaceTensor.h - Tensors in the workspace of an op --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WORKSPACETENSOR_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WORKSPACETENSOR_H

#include "NNPrim/Target/WinogradPlan.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// A tensor of so many rows of `width` for each coefficient, `offset` elements
/// from the beginning of the workspace.
mlir::Value getWorkspaceTensor(mlir::ImplicitLocOpBuilder &b,
                               const WinogradShape &shape,
                               mlir::Value workspace, int64_t offset,
                               int64_t rows, int64_t width, int64_t rowStride,
                               int64_t coefficientStride);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WORKSPACETENSOR_H
