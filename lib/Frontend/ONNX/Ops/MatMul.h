//===- MatMul.h - Products of matrices and batches --------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_MATMUL_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_MATMUL_H

#include "Node.h"

namespace nnprim::frontend {

/// Multiplies [M, K] and [K, N], or [B, M, K] and [B, K, N].
using ProductFunction =
    llvm::function_ref<Tensor(const Tensor &, const Tensor &)>;

/// numpy.matmul of operands of any rank by `product`, whose results have
/// `type`. Reports an error and returns std::nullopt if the shapes do not fit.
std::optional<Tensor> importProduct(Node &node, Tensor lhs, Tensor rhs,
                                    DataType type, ProductFunction product);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_MATMUL_H
