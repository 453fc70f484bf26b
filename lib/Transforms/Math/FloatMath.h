//===- FloatMath.h - Transcendental functions in f32 ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_MATH_FLOATMATH_H
#define NNPRIM_LIB_TRANSFORMS_MATH_FLOATMATH_H

#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// Expands exp, tanh and erf on f32 (scalars and vectors) into arithmetic
/// without branches or tables. Errors are at most 0.9, 5.6 and 5.5 ULP;
/// infinities, NaN and -0 give the correct results.
void populateFloatMathPatterns(mlir::RewritePatternSet &patterns);

/// Expands x · sigmoid(x) on f32 as one function. They look for math.exp, so
/// that they come before the patterns above.
void populateSwishPatterns(mlir::RewritePatternSet &patterns);

/// Turns s · (x · clip(x + a, low, high)) on f32, as which hard-swish is
/// exported, into x · clip(s · x + s · a, s · low, s · high). They look for
/// divisions by s, so that they come before the patterns below.
void populateHardSwishPatterns(mlir::RewritePatternSet &patterns);

/// Expands x / c on f32 for constants c of up to 20 bits into two instructions
/// with the same result: the quotient rounded correctly.
void populateConstantDivisorPatterns(mlir::RewritePatternSet &patterns);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_MATH_FLOATMATH_H
