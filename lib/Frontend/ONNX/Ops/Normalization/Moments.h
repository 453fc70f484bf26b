//===- Moments.h - Means and deviations of parts of a tensor ----*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_NORMALIZATION_MOMENTS_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_NORMALIZATION_MOMENTS_H

#include "Builder/GraphBuilder.h"

namespace nnprim::frontend {

/// Mean over `axes`, which are kept with extent 1.
Tensor getMean(GraphBuilder &graph, const Tensor &input,
               llvm::ArrayRef<int64_t> axes);
Tensor square(GraphBuilder &graph, const Tensor &input);
/// 1 / sqrt(variance + epsilon).
Tensor getInverseDeviation(GraphBuilder &graph, const Tensor &variance,
                           double epsilon);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_NORMALIZATION_MOMENTS_H
