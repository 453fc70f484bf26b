//===- Pool.h - Average pooling ---------------------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_POOL_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_POOL_H

#include "Node.h"

namespace nnprim::frontend {

/// Averages of the float tensor `input` over windows, by the attributes of
/// `node`. Reports an error and returns std::nullopt if these do not fit.
std::optional<Tensor> averagePool(Node &node, const Tensor &input);
/// The average over all pixels.
std::optional<Tensor> globalAveragePool(Node &node, const Tensor &input);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_WINDOW_POOL_H
