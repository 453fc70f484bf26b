//===- EvaluateTransform.h - Compile-time filter transforms ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_EVALUATETRANSFORM_H
#define NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_EVALUATETRANSFORM_H

#include "ConstantView.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

namespace nnprim {

/// The transform of `filter`, computed in double precision and rounded once.
/// Null for element types other than f32 and f64.
mlir::ElementsAttr evaluateFilterTransform(FilterTransformOp op,
                                           const ConstantView &filter);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_CONSTANTFOLDING_EVALUATETRANSFORM_H
