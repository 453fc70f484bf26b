//===- DotProduct.h - Instructions for products of integers ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_DOTPRODUCT_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_DOTPRODUCT_H

#include "../Gemm/DotProduct.h"

namespace nnprim::x86 {

mlir::Value emitRoundToBF16(KernelBuilder &b, mlir::Value vector);

/// Null if the target has no instruction for it.
mlir::Value emitDotProduct(KernelBuilder &b, const DotProduct &product);

} // namespace nnprim::x86

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_DOTPRODUCT_H
