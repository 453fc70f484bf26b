//===- Exponential.h - The exponential as a pair --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_EXPONENTIAL_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_EXPONENTIAL_H

#include "KernelBuilder.h"

namespace nnprim {

/// mantissa · 2^exponent, the exponent an integer held as a float.
struct ScaledValue {
  mlir::Value mantissa;
  mlir::Value exponent;
};

/// exp(x) of a vector without reconstruction (ExtExp in Dukhan and Ablavatski,
/// *The Two-Pass Softmax Algorithm*, 2020). The mantissa is in [0.7, 1.42].
/// Inputs beyond ±2^20 count as ±2^20; NaN gives NaN.
ScaledValue emitExtendedExp(KernelBuilder &b, mlir::Value x);

/// value · 2^exponent for exponents that are integers and at most zero; what
/// would be subnormal may become zero.
mlir::Value emitScaleDown(KernelBuilder &b, mlir::Value value,
                          mlir::Value exponent);

/// max(x, y), y if either is NaN: one instruction on x86.
mlir::Value emitMax(KernelBuilder &b, mlir::Value x, mlir::Value y);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_EXPONENTIAL_H
