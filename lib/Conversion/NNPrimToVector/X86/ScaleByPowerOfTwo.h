//===- ScaleByPowerOfTwo.h - vscalefps ------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_SCALEBYPOWEROFTWO_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_SCALEBYPOWEROFTWO_H

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim::x86 {

/// Inserts the dialects of the ops that this folder emits.
void registerDependentDialects(mlir::DialectRegistry &registry);

/// value · 2^exponent on vector<16xf32>, by AVX-512's scalef.
mlir::Value emitScaleByPowerOfTwo(mlir::ImplicitLocOpBuilder &b,
                                  mlir::Value value, mlir::Value exponent);

/// value - floor(value) for 16 floats, in [0, 1]: vreduceps. 0 for infinities.
mlir::Value emitFraction(mlir::ImplicitLocOpBuilder &b, mlir::Value value);

/// Waits until non-temporal stores are visible to other cores: sfence.
void emitStoreFence(mlir::ImplicitLocOpBuilder &b);

} // namespace nnprim::x86

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_X86_SCALEBYPOWEROFTWO_H
