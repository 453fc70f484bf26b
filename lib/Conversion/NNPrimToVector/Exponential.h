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

/// mantissa · 2^n for an integer n. `scale` is a float whose floor is n where
/// the target scales by powers of two in one instruction, and 2^n elsewhere.
struct ScaledValue {
  mlir::Value mantissa;
  mlir::Value scale;
};

/// What is left of an exponential's argument: 2^fraction is the mantissa.
struct ExpArgument {
  mlir::Value fraction;
  mlir::Value scale;
};

/// What exponentials of a row are relative to, vectors both: exp(x) · 2^-N is
/// computed as 2^(x · factor - N).
struct ExpBase {
  mlir::Value factor;
  mlir::Value negExponent;
};

/// The base of a row whose largest element is `max`, one a lane: N is max ·
/// log2(e), rounded to an integer. Beyond 2^30, where different floats are so
/// far apart that all exponentials but the largest vanish, the factor is 1 and
/// N the maximum itself, so that no step overflows.
ExpBase emitExpBase(KernelBuilder &b, mlir::Value max);

/// The same for |max| <= 2^30.
ExpBase emitOrdinaryExpBase(KernelBuilder &b, mlir::Value max);

/// Largest magnitude of a maximum for emitOrdinaryExpBase.
constexpr float kMaxOrdinary = 0x1p30f;

/// Up to this magnitude N is the integer next to max · log2(e); beyond, no more
/// than one that a float can be.
constexpr float kMaxExactBase = 0x1p23f;

/// exp(x) · 2^-N as a pair (ExtExp in Dukhan and Ablavatski, *The Two-Pass
/// Softmax Algorithm*, 2020). The relative error is at most 2 ULP and, from the
/// reduced argument, |x - max| · 2^-23.5. What is below 2^-126 may become zero;
/// -inf gives zero and NaN gives NaN. The steps of several exponentials take
/// turns.
llvm::SmallVector<ScaledValue> emitRelativeExps(KernelBuilder &b,
                                                llvm::ArrayRef<mlir::Value> x,
                                                const ExpBase &base);

/// The first steps of these, and the others.
llvm::SmallVector<ExpArgument> emitExpArguments(KernelBuilder &b,
                                                llvm::ArrayRef<mlir::Value> x,
                                                const ExpBase &base);
llvm::SmallVector<ScaledValue>
emitRelativeExps(KernelBuilder &b, llvm::ArrayRef<ExpArgument> arguments);

/// The pair's value.
mlir::Value emitValue(KernelBuilder &b, const ScaledValue &pair);

/// sum + the pair's value.
mlir::Value emitAdd(KernelBuilder &b, mlir::Value sum, const ScaledValue &pair);

/// value · 2^exponent for exponents that are integers and at most zero; what
/// would be subnormal may become zero.
mlir::Value emitScaleDown(KernelBuilder &b, mlir::Value value,
                          mlir::Value exponent);

/// max(x, y). If either is NaN it is y, or NaN where that is what the target's
/// instruction gives.
mlir::Value emitMax(KernelBuilder &b, mlir::Value x, mlir::Value y);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_EXPONENTIAL_H
