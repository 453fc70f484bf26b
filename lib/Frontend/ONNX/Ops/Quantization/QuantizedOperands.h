//===- QuantizedOperands.h - Scales and integer operands ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_QUANTIZATION_QUANTIZEDOPERANDS_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_QUANTIZATION_QUANTIZEDOPERANDS_H

#include "Node.h"

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Explicit operands, as of QLinearConv
//===----------------------------------------------------------------------===//

/// A quantized tensor as an operator takes it, in three inputs, or the scale
/// and zero point of its result.
struct QuantizedOperand {
  Tensor tensor;
  Tensor scale;     // rank 0, or a number per channel
  Tensor zeroPoint; // of the tensor's type and the scale's shape, or null
};

/// Inputs `first` (tensor), `first` + 1 (scale), `first` + 2 (zero point).
/// Checks their types, that constant scales are positive, and that both have
/// the same number of elements. Reports an error and returns std::nullopt if
/// not.
std::optional<QuantizedOperand> getQuantizedOperand(Node &node, int64_t first);

/// Input `index` as a scale of rank 0 or 1: float, and positive if constant.
std::optional<Tensor> getScale(Node &node, int64_t index);
/// Input `index` as a zero point with as many elements as `scale`; of `type`,
/// unless that is undefined. Null if the input is absent.
std::optional<Tensor> getZeroPoint(Node &node, int64_t index,
                                   const Tensor &scale, DataType type);

/// Reports an error unless `scale` has one element or `extent` of them, which
/// `counted` names.
llvm::LogicalResult checkChannels(Node &node, const Tensor &scale,
                                  int64_t extent, llvm::StringRef counted);
/// Reports an error unless `tensor` has 8 bits (or 4) an element.
llvm::LogicalResult checkByte(Node &node, const Tensor &tensor);

/// The elements of an 8-bit tensor less its zero point, which broadcasts to it
/// and may be null.
Integers getIntegers(GraphBuilder &graph, const Tensor &tensor,
                     const Tensor &zeroPoint);

/// The float tensor that an operand stands for; its scales belong to dimension
/// `axis`. It remembers its integers where scale and zero point are known.
Tensor dequantizeOperand(GraphBuilder &graph, const QuantizedOperand &operand,
                         int64_t axis = 0);

/// A float tensor as uint8, for the range of its elements and 0, as
/// DynamicQuantizeLinear computes it.
QuantizedOperand quantizeDynamically(GraphBuilder &graph, const Tensor &input);

//===----------------------------------------------------------------------===//
// Float tensors that remember their integers
//===----------------------------------------------------------------------===//

/// The product of two tensors that are int8 values times scales, as exact sums
/// times the product of the scales; std::nullopt if they are not.
std::optional<Tensor> multiplyQuantized(GraphBuilder &graph, const Tensor &lhs,
                                        const Tensor &rhs);
std::optional<Tensor> convolveQuantized(GraphBuilder &graph,
                                        const Tensor &input,
                                        const Tensor &filter,
                                        const Window &window, int64_t group);
/// Adds to exact sums a bias that is int32 times their scale. A missing bias is
/// added too; std::nullopt if the bias is another.
std::optional<Tensor> addQuantizedBias(GraphBuilder &graph, const Tensor &sums,
                                       const Tensor &bias);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_QUANTIZATION_QUANTIZEDOPERANDS_H
