//===- ScaleByPowerOfTwo.h - vscalefps and vreduceps ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_SCALEBYPOWEROFTWO_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_SCALEBYPOWEROFTWO_H

#include "KernelBuilder.h"

namespace nnprim::x86 {

/// value · 2^floor(exponent) on vector<16xf32>, by AVX-512's vscalefps.
/// Portable targets use generic operations, which round twice if the result is
/// subnormal.
mlir::Value emitScaleByPowerOfTwo(KernelBuilder &b, mlir::Value value,
                                  mlir::Value exponent);

/// value - floor(value) for 16 floats, in [0, 1], by vreduceps or, on portable
/// targets, by generic operations. The result is 0 for infinities.
mlir::Value emitFraction(KernelBuilder &b, mlir::Value value);

} // namespace nnprim::x86

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_SCALEBYPOWEROFTWO_H
