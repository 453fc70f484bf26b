//===- DotProduct.h - Instructions for products of integers ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_ARM_DOTPRODUCT_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_ARM_DOTPRODUCT_H

#include "../Gemm/DotProduct.h"

namespace nnprim::arm {

/// Null if the target has no instruction for it.
mlir::Value emitDotProduct(KernelBuilder &b, const DotProduct &product);

/// SMMLA or USMMLA.
mlir::Value emitMatrixProduct(KernelBuilder &b, mlir::Value sum,
                              mlir::Value lhs, mlir::Value rhs,
                              bool isLhsUnsigned);

} // namespace nnprim::arm

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_ARM_DOTPRODUCT_H
