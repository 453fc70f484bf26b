//===- IntegerOps.cpp - Products and convolutions of integers -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IntegerProduct.h"
#include "Ops/OpTable.h"
#include "Ops/Window/ConvOperands.h"

using namespace mlir;

namespace nnprim::frontend {

/// Zero point `index`, of the type of input `operand`; absent means 0.
static std::optional<Tensor> getPlainZeroPoint(Node &node, int64_t index,
                                               int64_t operand) {
  Tensor zeroPoint = node.getInput(index);
  return getZeroPoint(node, index, zeroPoint, node.getInput(operand).type);
}

static LogicalResult importMatMulInteger(Node &node) {
  if (node.checkNumInputs(2, 4).failed())
    return failure();
  std::optional<Tensor> lhsPoint = getPlainZeroPoint(node, 2, 0);
  std::optional<Tensor> rhsPoint = getPlainZeroPoint(node, 3, 1);
  if (!lhsPoint || !rhsPoint)
    return failure();
  std::optional<Tensor> sums = importIntegerProduct(
      node, node.getInput(0), *lhsPoint, node.getInput(1), *rhsPoint);
  return sums ? node.setOutput(0, *sums) : failure();
}

/// The int32 convolution of 8-bit tensors less their zero points, and the bias.
static std::optional<Tensor> importIntegerConv(Node &node, const Tensor &input,
                                               const Tensor &inputPoint,
                                               const Tensor &filter,
                                               const Tensor &filterPoint,
                                               const Tensor &bias) {
  if (checkByte(node, input).failed() || checkByte(node, filter).failed())
    return std::nullopt;
  std::optional<ConvOperands> operands =
      getConvOperands(node, input, filter, bias, "filters");
  if (!operands)
    return std::nullopt;
  if (inputPoint && inputPoint.getNumElements() != 1) {
    (void)node.error("the zero point of the input has shape " +
                     toString(inputPoint.shape) + " instead of one element");
    return std::nullopt;
  }
  int64_t filters = filter.shape[0], rank = filter.getRank();
  if (filterPoint &&
      checkChannels(node, filterPoint, filters, "filters").failed())
    return std::nullopt;
  std::optional<Window> window = getConvWindow(node, *operands);
  if (!window)
    return std::nullopt;
  GraphBuilder &graph = node.getGraph();
  Tensor sums = graph.integerConv(
      getIntegers(graph, input, inputPoint),
      getIntegers(graph, filter, alongAxis(graph, filterPoint, 0, rank)),
      *window, operands->group);
  return addBias(node, sums, *operands);
}

static LogicalResult importConvInteger(Node &node) {
  if (node.checkNumInputs(2, 4).failed())
    return failure();
  std::optional<Tensor> inputPoint = getPlainZeroPoint(node, 2, 0);
  std::optional<Tensor> filterPoint = getPlainZeroPoint(node, 3, 1);
  if (!inputPoint || !filterPoint)
    return failure();
  std::optional<Tensor> sums =
      importIntegerConv(node, node.getInput(0), *inputPoint, node.getInput(1),
                        *filterPoint, Tensor());
  return sums ? node.setOutput(0, *sums) : failure();
}

static LogicalResult importQLinearConv(Node &node) {
  if (node.checkNumInputs(8, 9).failed())
    return failure();
  std::optional<QuantizedOperand> input = getQuantizedOperand(node, 0);
  if (!input)
    return failure();
  std::optional<QuantizedOperand> filter = getQuantizedOperand(node, 3);
  if (!filter)
    return failure();
  std::optional<QuantizedOperand> result =
      getResult(node, 6, DataType::Undefined);
  if (!result)
    return failure();
  Tensor bias = node.getInput(8);
  if (bias && bias.type != DataType::Int32)
    return node.error("the bias has element type " + getName(bias.type) +
                      ", but expected int32");
  if (input->scale.getNumElements() != 1)
    return node.error("the scale of the input has shape " +
                      toString(input->scale.shape) + " instead of one element");
  if (filter->tensor.getRank() == 0)
    return node.error("the filter is a scalar");
  if (checkChannels(node, filter->scale, filter->tensor.shape[0], "filters")
          .failed())
    return failure();
  std::optional<Tensor> sums =
      importIntegerConv(node, input->tensor, input->zeroPoint, filter->tensor,
                        filter->zeroPoint, bias);
  if (!sums)
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor multiplier =
      getMultiplier(graph, input->scale, filter->scale, result->scale);
  return node.setOutput(
      0,
      graph.requantize(*sums, alongAxis(graph, multiplier, 1, sums->getRank()),
                       result->zeroPoint, result->zeroPoint.type));
}

static LogicalResult importQLinearMatMul(Node &node) {
  if (node.checkNumInputs(8, 8).failed())
    return failure();
  std::optional<QuantizedOperand> lhs = getQuantizedOperand(node, 0);
  if (!lhs)
    return failure();
  std::optional<QuantizedOperand> rhs = getQuantizedOperand(node, 3);
  if (!rhs)
    return failure();
  std::optional<QuantizedOperand> result =
      getResult(node, 6, DataType::Undefined);
  if (!result)
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor lhsScale = alongSide(graph, lhs->scale, Side::Rows);
  Tensor rhsScale = alongSide(graph, rhs->scale, Side::Columns);
  if (checkSide(node, lhsScale, lhs->tensor, "scale").failed() ||
      checkSide(node, rhsScale, rhs->tensor, "scale").failed())
    return failure();
  std::optional<Tensor> sums = importIntegerProduct(
      node, lhs->tensor, lhs->zeroPoint, rhs->tensor, rhs->zeroPoint);
  if (!sums)
    return failure();
  Tensor multiplier = getMultiplier(graph, lhsScale, rhsScale, result->scale);
  if (checkMultiplier(node, multiplier, *sums).failed())
    return failure();
  return node.setOutput(0,
                        graph.requantize(*sums, multiplier, result->zeroPoint,
                                         result->zeroPoint.type));
}

void addIntegerOps(OpTable &table) {
  addRows(table, {
                     {"ConvInteger", importConvInteger},
                     {"MatMulInteger", importMatMulInteger},
                     {"QLinearConv", importQLinearConv},
                     {"QLinearMatMul", importQLinearMatMul},
                 });
}

} // namespace nnprim::frontend
