//===- QuantizedOperands.cpp - Scales and integer operands ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "QuantizedOperands.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Explicit operands
//===----------------------------------------------------------------------===//

static std::string toString(double value) {
  std::string text;
  llvm::raw_string_ostream(text) << llvm::format("%g", value);
  return text;
}

std::optional<Tensor> getScale(Node &node, int64_t index) {
  Tensor scale = node.getInput(index);
  if (!scale) {
    (void)node.error("the scale, input " + Twine(index) + ", is missing");
    return std::nullopt;
  }
  std::string prefix =
      ("the scale '" + node.getInputName(index) + "' has ").str();
  if (!scale.isFloat() || scale.type == DataType::Double) {
    (void)node.error(prefix + "element type " + getName(scale.type) +
                     ", but expected float or a float of 16 bits");
    return std::nullopt;
  }
  for (int64_t i = 0, e = scale.getNumElements(); scale.isConstant() && i < e;
       ++i) {
    double value = scale.getFloat(i);
    if (value > 0 && std::isfinite(value))
      continue;
    (void)node.error(prefix + "the element " + toString(value) +
                     ", but expected a positive number");
    return std::nullopt;
  }
  return scale.getNumElements() == 1 ? node.getGraph().reshape(scale, {})
                                     : scale;
}

std::optional<Tensor> getZeroPoint(Node &node, int64_t index,
                                   const Tensor &scale, DataType type) {
  Tensor zeroPoint = node.getInput(index);
  if (!zeroPoint)
    return Tensor();
  std::string prefix =
      ("the zero point '" + node.getInputName(index) + "' has ").str();
  if (type != DataType::Undefined && zeroPoint.type != type) {
    (void)node.error(prefix + "element type " + getName(zeroPoint.type) +
                     ", but what it belongs to has " + getName(type));
    return std::nullopt;
  }
  if (zeroPoint.getNumElements() != scale.getNumElements()) {
    (void)node.error(prefix + "shape " + toString(zeroPoint.shape) +
                     ", but its scale has " + toString(scale.shape));
    return std::nullopt;
  }
  return node.getGraph().reshape(zeroPoint, scale.shape);
}

std::optional<QuantizedOperand> getQuantizedOperand(Node &node, int64_t first) {
  QuantizedOperand operand;
  operand.tensor = node.getInput(first);
  if (!operand.tensor) {
    (void)node.error("input " + Twine(first) + " is missing");
    return std::nullopt;
  }
  std::optional<Tensor> scale = getScale(node, first + 1);
  if (checkByte(node, operand.tensor).failed() || !scale)
    return std::nullopt;
  std::optional<Tensor> zeroPoint =
      getZeroPoint(node, first + 2, *scale, operand.tensor.type);
  if (!zeroPoint)
    return std::nullopt;
  operand.scale = *scale;
  operand.zeroPoint = *zeroPoint;
  return operand;
}

LogicalResult checkChannels(Node &node, const Tensor &scale, int64_t extent,
                            StringRef counted) {
  if (scale.getNumElements() == 1 || scale.getNumElements() == extent)
    return success();
  return node.error("the scale of shape " + toString(scale.shape) +
                    " does not have one element for each of the " +
                    Twine(extent) + " " + counted);
}

LogicalResult checkByte(Node &node, const Tensor &tensor) {
  if (tensor.type == DataType::Int8 || tensor.type == DataType::UInt8 ||
      isFourBit(tensor.type))
    return success();
  return node.error("element type " + getName(tensor.type) +
                    " is not supported; expected int8 or uint8");
}

Integers getIntegers(GraphBuilder &graph, const Tensor &tensor,
                     const Tensor &zeroPoint) {
  int64_t shift = tensor.type == DataType::UInt8 ? -128 : 0;
  Integers result{graph.toSigned(tensor), shift};
  if (!zeroPoint)
    return result;
  if (zeroPoint.isConstant() && zeroPoint.getNumElements() &&
      llvm::all_equal(zeroPoint.getIntegers())) {
    result.zeroPoint += zeroPoint.getInteger(0);
    return result;
  }
  if (zeroPoint.getNumElements() == 1) {
    result.runtimeZeroPoint =
        graph.elementwise(graph.reshape(zeroPoint, {}), {}, DataType::Int32,
                          [&](ArrayRef<Scalar> x) {
                            return cast(x[0], DataType::Int32) + double(shift);
                          });
    return result;
  }
  auto subtract = [](ArrayRef<Scalar> x) {
    return cast(x[0], DataType::Int32) - cast(x[1], DataType::Int32);
  };
  return {graph.elementwise({tensor, zeroPoint}, tensor.shape, DataType::Int32,
                            subtract)};
}

static Tensor dequantizeAtRunTime(GraphBuilder &graph,
                                  const QuantizedOperand &operand,
                                  int64_t axis) {
  int64_t rank = operand.tensor.getRank();
  auto align = [&](const Tensor &numbers) {
    return numbers.getRank() > 1 ? numbers
                                 : alongAxis(graph, numbers, axis, rank);
  };
  SmallVector<Tensor> operands = {operand.tensor, align(operand.scale)};
  if (operand.zeroPoint)
    operands.push_back(align(operand.zeroPoint));
  auto body = [](ArrayRef<Scalar> x) {
    Scalar integer = cast(x[0], DataType::Int32);
    if (x.size() > 2)
      integer = integer - cast(x[2], DataType::Int32);
    return cast(integer, x[1].type) * x[1];
  };
  return graph.elementwise(operands, operand.tensor.shape, operand.scale.type,
                           body);
}

Tensor dequantizeOperand(GraphBuilder &graph, const QuantizedOperand &operand,
                         int64_t axis) {
  const auto &[tensor, scale, zeroPoint] = operand;
  bool isByte = getBitWidth(tensor.type) == 8;
  bool isKnown = scale.isConstant() && (!zeroPoint || zeroPoint.isConstant());
  if (!isKnown || scale.getRank() > 1 ||
      (!isByte && tensor.type != DataType::Int32))
    return dequantizeAtRunTime(graph, operand, axis);
  Quantization quantization;
  quantization.integers = isByte ? graph.toSigned(tensor) : tensor;
  quantization.scale = scale;
  quantization.axis = axis;
  double shift = tensor.type == DataType::UInt8 ? -128 : 0;
  Tensor zeros = graph.fill(DataType::Int32, scale.shape, 0);
  quantization.zeroPoint = graph.elementwise(
      zeroPoint ? zeroPoint : zeros, scale.shape, DataType::Int32,
      [&](ArrayRef<Scalar> x) { return cast(x[0], DataType::Int32) + shift; });
  return graph.dequantize(quantization, scale.type);
}

QuantizedOperand quantizeDynamically(GraphBuilder &graph, const Tensor &input) {
  Shape axes;
  for (int64_t d = 0; d < input.getRank(); ++d)
    axes.push_back(d);
  Tensor lowest = graph.reduce(input, axes, Reduction::Min, false);
  Tensor highest = graph.reduce(input, axes, Reduction::Max, false);
  QuantizedOperand result;
  result.scale = graph.elementwise(
      {lowest, highest}, {}, DataType::Float, [](ArrayRef<Scalar> x) {
        Scalar zero = x[0].constant(0);
        Scalar range = max(x[1], zero) - min(x[0], zero);
        // Any scale represents zeros.
        return select(range == zero, x[0].constant(1), range / 255.0);
      });
  result.zeroPoint = graph.elementwise(
      {lowest, result.scale}, {}, DataType::UInt8, [](ArrayRef<Scalar> x) {
        Scalar zero = x[0].constant(0), most = x[0].constant(255);
        Scalar point = roundEven((0.0 - min(x[0], zero)) / x[1]);
        return cast(atMost(atLeast(point, zero), most), DataType::Int32);
      });
  result.tensor =
      graph.quantize(input, result.scale, result.zeroPoint, DataType::UInt8);
  return result;
}

//===----------------------------------------------------------------------===//
// Float tensors that remember their integers
//===----------------------------------------------------------------------===//

/// The integers of an operand whose scales, if there are several, belong to
/// dimension `axis` (-1: there must be one); null if it has no integers.
static const Quantization *getOperand(const Tensor &tensor, int64_t axis) {
  const Quantization *quantization = tensor.quantization.get();
  if (!quantization || !quantization->isOperand() ||
      tensor.type != DataType::Float)
    return nullptr;
  if (!quantization->isPerTensor() && quantization->axis != axis)
    return nullptr;
  return quantization;
}

/// `sums` times the product of the operands' scales; those of the right operand
/// belong to dimension `axis` of the result.
static Tensor scaleSums(GraphBuilder &graph, const Tensor &sums,
                        const Quantization &lhs, const Quantization &rhs,
                        int64_t axis) {
  Quantization result;
  result.integers = sums;
  result.scale = graph.mul(graph.reshape(lhs.scale, {}), rhs.scale);
  if (result.scale.getNumElements() == 1)
    result.scale = graph.reshape(result.scale, {});
  result.axis = axis;
  result.isAccumulator = true;
  return graph.dequantize(result, DataType::Float);
}

std::optional<Tensor> multiplyQuantized(GraphBuilder &graph, const Tensor &lhs,
                                        const Tensor &rhs) {
  int64_t columns = rhs.getRank() - 1;
  const Quantization *left = getOperand(lhs, -1);
  const Quantization *right = getOperand(rhs, columns);
  if (!left || !right)
    return std::nullopt;
  Tensor sums = graph.integerMatmul({left->integers, left->getZeroPoint()},
                                    {right->integers, right->getZeroPoint()});
  return scaleSums(graph, sums, *left, *right, columns);
}

std::optional<Tensor> convolveQuantized(GraphBuilder &graph,
                                        const Tensor &input,
                                        const Tensor &filter,
                                        const Window &window, int64_t group) {
  const Quantization *left = getOperand(input, -1);
  const Quantization *right = getOperand(filter, 0);
  if (!left || !right)
    return std::nullopt;
  Tensor sums = graph.integerConv({left->integers, left->getZeroPoint()},
                                  {right->integers, right->getZeroPoint()},
                                  window, group);
  return scaleSums(graph, sums, *left, *right, 1);
}

/// Whether the scales agree but for rounding: files store the product of two
/// scales, computed in float or in double.
static bool haveSameScale(const Tensor &a, const Tensor &b) {
  int64_t countA = a.getNumElements(), countB = b.getNumElements();
  if (countA != 1 && countB != 1 && countA != countB)
    return false;
  for (int64_t i = 0, e = std::max(countA, countB); i < e; ++i) {
    double x = a.getFloat(i % countA), y = b.getFloat(i % countB);
    if (std::abs(x - y) > 1e-6 * std::max(x, y))
      return false;
  }
  return true;
}

std::optional<Tensor> addQuantizedBias(GraphBuilder &graph, const Tensor &sums,
                                       const Tensor &bias) {
  if (!bias)
    return sums;
  const Quantization *left = sums.quantization.get();
  const Quantization *right = bias.quantization.get();
  int64_t channels = sums.shape[left->axis];
  int64_t count = bias.getNumElements();
  if (!right || right->integers.type != DataType::Int32 || right->zeroPoint ||
      right->isAccumulator || right->low || right->high ||
      (count != 1 && (count != channels || bias.shape.back() != count)) ||
      (!right->isPerTensor() && right->scale.getNumElements() != channels) ||
      !haveSameScale(left->scale, right->scale))
    return std::nullopt;
  Quantization result = *left;
  Tensor integers = graph.reshape(right->integers, {count});
  result.integers = graph.add(
      left->integers, alongAxis(graph, integers, left->axis, sums.getRank()));
  return graph.dequantize(result, sums.type);
}

} // namespace nnprim::frontend
