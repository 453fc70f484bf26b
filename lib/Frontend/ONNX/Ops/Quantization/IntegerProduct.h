//===- IntegerProduct.h - Products of quantized matrices ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_QUANTIZATION_INTEGERPRODUCT_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_QUANTIZATION_INTEGERPRODUCT_H

#include "QuantizedOperands.h"

namespace nnprim::frontend {

/// Scales of rows (of the left operand) or columns of a matrix.
enum class Side { Rows, Columns };

/// `numbers`, one for all, or one a row or column, so that they broadcast to a
/// matrix.
Tensor alongSide(GraphBuilder &graph, const Tensor &numbers, Side side);

/// Reports an error unless `numbers` broadcast to a matrix operand without
/// enlarging it. `what` names them.
llvm::LogicalResult checkSide(Node &node, const Tensor &numbers,
                              const Tensor &matrix, llvm::StringRef what);

/// The int32 product of two 8-bit tensors less their zero points, which may be
/// null. Reports an error and returns std::nullopt if they do not fit.
std::optional<Tensor> importIntegerProduct(Node &node, const Tensor &lhs,
                                           Tensor lhsPoint, const Tensor &rhs,
                                           Tensor rhsPoint);

/// Scale and zero point of the result, inputs `first` and `first` + 1. A zero
/// point that is absent is 0 of `type`, and an error if that is undefined.
std::optional<QuantizedOperand> getResult(Node &node, int64_t first,
                                          DataType type);

/// lhs · rhs / result, as floats; the result's scale may be null.
Tensor getMultiplier(GraphBuilder &graph, const Tensor &lhs, const Tensor &rhs,
                     const Tensor &result);

/// Reports an error unless `multiplier` broadcasts to `sums`.
llvm::LogicalResult checkMultiplier(Node &node, const Tensor &multiplier,
                                    const Tensor &sums);

/// sums · multiplier + bias, as floats; the bias may be null.
Tensor scaleProduct(GraphBuilder &graph, const Tensor &sums,
                    const Tensor &multiplier, const Tensor &bias);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_QUANTIZATION_INTEGERPRODUCT_H
