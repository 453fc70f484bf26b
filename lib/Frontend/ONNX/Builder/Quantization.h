//===- Quantization.h - Integers behind float tensors ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_BUILDER_QUANTIZATION_H
#define NNPRIM_LIB_FRONTEND_ONNX_BUILDER_QUANTIZATION_H

#include "Tensor.h"

#include <optional>

namespace nnprim::frontend {

class GraphBuilder;

/// The integers from which DequantizeLinear computes a float tensor. Operators
/// that have an integer form take the integers and leave the floats, which then
/// have no user, so that a graph between DequantizeLinear and QuantizeLinear
/// becomes integer arithmetic.
struct Quantization {
  /// int8 or int32; for a uint8 its elements minus 128, as toSigned() gives.
  Tensor integers;
  /// Positive constants, of rank 0, or of rank 1 along dimension `axis`.
  Tensor scale;
  /// int32 constants of the shape of `scale`, or null for 0.
  Tensor zeroPoint;
  int64_t axis = 0;
  /// The integers are exact sums, whose scale is the product of others. They
  /// are requantized by one multiplication.
  bool isAccumulator = false;
  /// Limits of the float value.
  std::optional<double> low = {}, high = {};

  bool isPerTensor() const { return scale.getNumElements() == 1; }
  /// int8 with one zero point, as integer convolutions and products take it.
  bool isOperand() const;
  /// The zero point of a tensor with only one.
  int64_t getZeroPoint() const;
};

/// Elements x - zeroPoint of an int8 tensor, or of an int32 one with the zero
/// point 0.
struct Integers {
  Tensor values;
  int64_t zeroPoint = 0;
  /// An int32 scalar that replaces `zeroPoint` if it is not known.
  Tensor runtimeZeroPoint = {};
};

/// The int8 tensor `s` if `value` is fromSigned(s) of type uint8, or null.
mlir::Value getFlipped(mlir::Value value);

/// `tensor` of rank 0 or 1 so that it broadcasts along dimension `axis` of a
/// tensor of `rank`.
Tensor alongAxis(GraphBuilder &graph, const Tensor &tensor, int64_t axis,
                 int64_t rank);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_BUILDER_QUANTIZATION_H
