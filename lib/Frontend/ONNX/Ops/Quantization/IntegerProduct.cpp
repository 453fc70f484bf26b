//===- IntegerProduct.cpp - Products of quantized matrices ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IntegerProduct.h"

#include "Ops/MatMul.h"

using namespace mlir;

namespace nnprim::frontend {

Tensor alongSide(GraphBuilder &graph, const Tensor &numbers, Side side) {
  if (!numbers || numbers.getRank() != 1)
    return numbers;
  if (numbers.getNumElements() == 1)
    return graph.reshape(numbers, {});
  return side == Side::Rows ? graph.reshape(numbers, {numbers.shape[0], 1})
                            : numbers;
}

LogicalResult checkSide(Node &node, const Tensor &numbers, const Tensor &matrix,
                        StringRef what) {
  if (!numbers)
    return success();
  bool fits = numbers.getRank() <= matrix.getRank();
  for (int64_t d = 1; fits && d <= numbers.getRank(); ++d) {
    int64_t extent = numbers.shape[numbers.getRank() - d];
    fits = extent == 1 || extent == matrix.shape[matrix.getRank() - d];
  }
  if (fits)
    return success();
  return node.error("the " + what + " of shape " + toString(numbers.shape) +
                    " does not fit an operand of shape " +
                    toString(matrix.shape));
}

std::optional<Tensor> importIntegerProduct(Node &node, const Tensor &lhs,
                                           Tensor lhsPoint, const Tensor &rhs,
                                           Tensor rhsPoint) {
  GraphBuilder &graph = node.getGraph();
  lhsPoint = alongSide(graph, lhsPoint, Side::Rows);
  rhsPoint = alongSide(graph, rhsPoint, Side::Columns);
  if (checkByte(node, lhs).failed() || checkByte(node, rhs).failed() ||
      checkSide(node, lhsPoint, lhs, "zero point").failed() ||
      checkSide(node, rhsPoint, rhs, "zero point").failed())
    return std::nullopt;
  Integers left = getIntegers(graph, lhs, lhsPoint);
  Integers right = getIntegers(graph, rhs, rhsPoint);
  return importProduct(node, left.values, right.values, DataType::Int32,
                       [&](const Tensor &a, const Tensor &b) {
                         Integers x = left, y = right;
                         x.values = a;
                         y.values = b;
                         return graph.integerMatmul(x, y);
                       });
}

LogicalResult checkMultiplier(Node &node, const Tensor &multiplier,
                              const Tensor &sums) {
  std::optional<Shape> shape = node.broadcastShapes({sums, multiplier});
  if (!shape)
    return failure();
  if (*shape == sums.shape)
    return success();
  return node.error("scales of shape " + toString(multiplier.shape) +
                    " do not broadcast to the product of shape " +
                    toString(sums.shape));
}

std::optional<QuantizedOperand> getResult(Node &node, int64_t first,
                                          DataType type) {
  std::optional<Tensor> scale = getScale(node, first);
  if (!scale)
    return std::nullopt;
  std::optional<Tensor> zeroPoint = getZeroPoint(node, first + 1, *scale, type);
  if (!zeroPoint)
    return std::nullopt;
  if (!*zeroPoint && type == DataType::Undefined) {
    (void)node.error("the zero point of the result, input " + Twine(first + 1) +
                     ", is missing");
    return std::nullopt;
  }
  if (!*zeroPoint)
    zeroPoint = makeScalar(type, 0);
  if (checkByte(node, *zeroPoint).failed())
    return std::nullopt;
  if (scale->getNumElements() != 1) {
    (void)node.error("the scale of the result has shape " +
                     toString(scale->shape) + " instead of one element");
    return std::nullopt;
  }
  return QuantizedOperand{Tensor(), *scale, *zeroPoint};
}

Tensor getMultiplier(GraphBuilder &graph, const Tensor &lhs, const Tensor &rhs,
                     const Tensor &result) {
  if (!result)
    return graph.mul(lhs, rhs);
  Tensor product = graph.mul(graph.cast(lhs, DataType::Float),
                             graph.cast(rhs, DataType::Float));
  return graph.elementwise({product, result}, product.shape, DataType::Float,
                           [](ArrayRef<Scalar> x) { return x[0] / x[1]; });
}

Tensor scaleProduct(GraphBuilder &graph, const Tensor &sums,
                    const Tensor &multiplier, const Tensor &bias) {
  SmallVector<Tensor> operands = {sums, multiplier};
  if (bias)
    operands.push_back(bias);
  auto body = [](ArrayRef<Scalar> x) {
    Scalar result = cast(x[0], x[1].type) * x[1];
    return x.size() > 2 ? result + x[2] : result;
  };
  return graph.elementwise(operands, sums.shape, multiplier.type, body);
}

} // namespace nnprim::frontend
