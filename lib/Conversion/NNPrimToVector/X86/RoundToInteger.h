//===- RoundToInteger.h - Floats as integers, by cvtps2dq -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_ROUNDTOINTEGER_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_ROUNDTOINTEGER_H

#include "../KernelBuilder.h"

namespace nnprim::x86 {

/// A vector of f32 as i32, rounded to the nearest, even in a tie; −2³¹ for what
/// does not fit and for NaN.
mlir::Value emitRoundToInteger(KernelBuilder &b, mlir::Value vector);

} // namespace nnprim::x86

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_ROUNDTOINTEGER_H
