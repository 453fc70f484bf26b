//===- DoubleMath.h - Transcendental functions in f64 ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_MATH_DOUBLEMATH_H
#define NNPRIM_LIB_TRANSFORMS_MATH_DOUBLEMATH_H

#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// Expands exp, log, log2, log1p, expm1, tanh, erf, sin, cos and atan on f64
/// (scalars and vectors) into arithmetic that is accurate to within a few ULPs.
/// Also expands powf on f32 and f64.
void populateDoubleMathPatterns(mlir::RewritePatternSet &patterns);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_MATH_DOUBLEMATH_H
