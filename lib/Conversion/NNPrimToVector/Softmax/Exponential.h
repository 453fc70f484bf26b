//===- Exponential.h - Exponentials as mantissa and scale -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_EXPONENTIAL_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_EXPONENTIAL_H

#include "KernelBuilder.h"

namespace nnprim {

/// mantissa · 2^n for an integer n. `scale` is a float whose floor is n where
/// the target scales by powers of two in one instruction, and 2^n elsewhere.
struct ScaledValue {
  mlir::Value mantissa;
  mlir::Value scale;
};

/// The reduced argument of an exponential: 2^fraction is the mantissa.
struct ExpArgument {
  mlir::Value fraction;
  mlir::Value scale;
};

/// The base that a row's exponentials are relative to, as two vectors:
/// exp(x) · 2^-N is computed as 2^(x · factor - N).
struct ExpBase {
  mlir::Value factor;
  mlir::Value negExponent;
};

/// The base of a row whose largest element is `max`, one row per lane: N is the
/// integer that max · log2(e) is rounded to. Beyond 2^30, where different
/// floats are so far apart that all exponentials but the largest vanish, the
/// factor is 1 and N is the maximum itself, so that no step overflows.
ExpBase emitExpBase(KernelBuilder &b, mlir::Value max);

/// Like emitExpBase for |max| <= 2^30.
ExpBase emitOrdinaryExpBase(KernelBuilder &b, mlir::Value max);

/// Largest magnitude of a maximum for emitOrdinaryExpBase.
constexpr float kMaxOrdinary = 0x1p30f;

/// Up to this magnitude N is the integer nearest to max · log2(e); beyond it, N
/// is only an integer that a float can represent.
constexpr float kMaxExactBase = 0x1p23f;

/// exp(x) · 2^-N as a pair (ExtExp in Dukhan and Ablavatski, *The Two-Pass
/// Softmax Algorithm*, 2020). The relative error is at most 2 ULP plus, from
/// the argument reduction, |x - max| · 2^-23.5. Results below 2^-126 may become
/// zero; -inf gives zero and NaN gives NaN. The steps of several exponentials
/// are interleaved.
llvm::SmallVector<ScaledValue> emitRelativeExps(KernelBuilder &b,
                                                llvm::ArrayRef<mlir::Value> x,
                                                const ExpBase &base);

/// The two halves of emitRelativeExps: the argument reduction and the rest.
llvm::SmallVector<ExpArgument> emitExpArguments(KernelBuilder &b,
                                                llvm::ArrayRef<mlir::Value> x,
                                                const ExpBase &base);
llvm::SmallVector<ScaledValue>
emitRelativeExps(KernelBuilder &b, llvm::ArrayRef<ExpArgument> arguments);

/// The pair's value.
mlir::Value emitValue(KernelBuilder &b, const ScaledValue &pair);

/// sum + the pair's value.
mlir::Value emitAdd(KernelBuilder &b, mlir::Value sum, const ScaledValue &pair);

/// value · 2^exponent for integer exponents of at most zero; subnormal results
/// may become zero.
mlir::Value emitScaleDown(KernelBuilder &b, mlir::Value value,
                          mlir::Value exponent);

/// max(x, y). If either operand is NaN, the result is y, or NaN on targets
/// whose instruction propagates it.
mlir::Value emitMax(KernelBuilder &b, mlir::Value x, mlir::Value y);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SOFTMAX_EXPONENTIAL_H
