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

/// Null if the target has no instruction for it.
mlir::Value emitDotProduct(KernelBuilder &b, const DotProduct &product);

/// A vector of f32 as i32, rounded to the nearest, even in a tie; null if it
/// has not as many lanes as a register.
mlir::Value emitRoundToInteger(KernelBuilder &b, mlir::Value vector);

} // namespace nnprim::x86

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_DOTPRODUCT_H
