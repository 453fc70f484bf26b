//===- ConvOperands.cpp - Operands of Conv and ConvTranspose --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Window/ConvOperands.h"

#include "Ops/Window/WindowAttributes.h"

using namespace mlir;

namespace nnprim::frontend {

/// Checks all but the element types.
static LogicalResult checkOperands(Node &node, const ConvOperands &operands,
                                   StringRef counted) {
  const Tensor &input = operands.input, &filter = operands.filter;
  if (checkSpatial(node, input).failed())
    return failure();
  if (filter.getRank() != input.getRank())
    return node.error("the filter of shape " + toString(filter.shape) +
                      " does not have the rank of the input of shape " +
                      toString(input.shape));
  auto checkDivides = [&](int64_t count, StringRef counted) -> LogicalResult {
    if (operands.group > 0 && count % operands.group == 0)
      return success();
    return node.error("attribute 'group' is " + Twine(operands.group) +
                      ", which does not divide the " + Twine(count) + " " +
                      counted);
  };
  if (checkDivides(input.shape[1], "input channels").failed())
    return failure();
  return checkDivides(filter.shape[0], counted);
}

std::optional<ConvOperands> getConvOperands(Node &node, StringRef counted) {
  if (node.checkNumInputs(2, 3).failed() ||
      node.checkSameType(node.getInputs()).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return std::nullopt;
  return getConvOperands(node, node.getInput(0), node.getInput(1),
                         node.getInput(2), counted);
}

std::optional<ConvOperands> getConvOperands(Node &node, const Tensor &input,
                                            const Tensor &filter,
                                            const Tensor &bias,
                                            StringRef counted) {
  ConvOperands operands{input, filter, bias, node.getInt("group", 1), Shape()};
  if (node.failed() || checkOperands(node, operands, counted).failed())
    return std::nullopt;
  const Shape &filterShape = operands.filter.shape;
  operands.kernel = Shape(ArrayRef<int64_t>(filterShape).drop_front(2));
  if (node.getInts("kernel_shape", operands.kernel) != operands.kernel) {
    (void)node.error("attribute 'kernel_shape' contradicts the filter of "
                     "shape " +
                     toString(filterShape));
    return std::nullopt;
  }
  return operands;
}

std::optional<Window> getConvWindow(Node &node, const ConvOperands &operands) {
  const auto &[input, filter, bias, group, kernel] = operands;
  if (filter.shape[1] * group != input.shape[1]) {
    (void)node.error("the filter of shape " + toString(filter.shape) + " in " +
                     Twine(group) + " groups expects " +
                     Twine(filter.shape[1] * group) +
                     " input channels, but the input of shape " +
                     toString(input.shape) + " has " + Twine(input.shape[1]));
    return std::nullopt;
  }
  if (checkBias(node, operands, filter.shape[0]).failed())
    return std::nullopt;
  std::optional<Window> window = getWindow(node, input.shape, kernel);
  if (!window)
    return std::nullopt;
  for (int64_t d = 0; d < window->getRank(); ++d)
    if (kernel[d] < 1 ||
        input.shape[2 + d] + window->padLow[d] + window->padHigh[d] <
            window->getExtent(d)) {
      (void)node.error("the window is larger than the padded input in "
                       "spatial dimension " +
                       Twine(d));
      return std::nullopt;
    }
  return window;
}

LogicalResult checkBias(Node &node, const ConvOperands &operands,
                        int64_t channels) {
  if (!operands.bias || operands.bias.shape == Shape{channels})
    return success();
  return node.error("the bias has shape " + toString(operands.bias.shape) +
                    ", but expected " + Twine(channels));
}

Tensor addBias(Node &node, Tensor result, const ConvOperands &operands) {
  if (!operands.bias)
    return result;
  GraphBuilder &graph = node.getGraph();
  Shape perChannel(result.getRank() - 1, 1);
  perChannel[0] = operands.bias.shape[0];
  return graph.add(result, graph.reshape(operands.bias, perChannel));
}

} // namespace nnprim::frontend
