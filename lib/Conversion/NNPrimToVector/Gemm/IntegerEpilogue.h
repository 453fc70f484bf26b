//===- IntegerEpilogue.h - Epilogues of sums of integers ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMM_INTEGEREPILOGUE_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMM_INTEGEREPILOGUE_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/TargetDesc.h"

namespace nnprim {

/// Rewrites requantization so that it takes fewer instructions: a number that
/// is rounded, moved by a zero point and clamped is clamped first, to bounds
/// moved the other way, rounded to i32, and moved there, where a flip of the
/// sign bit of bytes is another addition. On x86, unsigned bytes are bounded
/// above by the instruction that narrows them.
void simplifyRequantization(EpilogueOpInterface op, const TargetDesc &target);

/// If the epilogue begins with the addition of an input of i32 that depends on
/// the last dimension alone, removes the addition and returns the input's
/// number: sums start from it.
std::optional<unsigned> takeInitialSum(EpilogueOpInterface op);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_GEMM_INTEGEREPILOGUE_H
