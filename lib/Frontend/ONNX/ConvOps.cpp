//===- ConvOps.cpp - Convolution ------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"
#include "WindowAttributes.h"

using namespace mlir;

namespace nnprim::frontend {

static LogicalResult checkConvShapes(Node &node, const Tensor &input,
                                     const Tensor &filter, const Tensor &bias,
                                     int64_t group) {
  if (filter.getRank() != input.getRank())
    return node.error("the filter of shape " + toString(filter.shape) +
                      " does not have the rank of the input of shape " +
                      toString(input.shape));
  if (group < 1 || filter.shape[0] % group != 0)
    return node.error("attribute 'group' is " + Twine(group) +
                      ", which does not divide the " + Twine(filter.shape[0]) +
                      " filters");
  if (filter.shape[1] * group != input.shape[1])
    return node.error("the filter of shape " + toString(filter.shape) + " in " +
                      Twine(group) + " groups expects " +
                      Twine(filter.shape[1] * group) +
                      " input channels, but the input of shape " +
                      toString(input.shape) + " has " + Twine(input.shape[1]));
  if (bias && bias.shape != Shape{filter.shape[0]})
    return node.error("the bias has shape " + toString(bias.shape) +
                      ", but expected " + Twine(filter.shape[0]));
  return success();
}

static LogicalResult importConv(Node &node) {
  if (node.checkNumInputs(2, 3).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  Tensor input = node.getInput(0), filter = node.getInput(1),
         bias = node.getInput(2);
  int64_t group = node.getInt("group", 1);
  if (node.failed() || node.checkFloat(input).failed() ||
      checkSpatial(node, input).failed() ||
      checkConvShapes(node, input, filter, bias, group).failed())
    return failure();
  Shape kernel(ArrayRef<int64_t>(filter.shape).drop_front(2));
  if (node.getInts("kernel_shape", kernel) != kernel)
    return node.error("attribute 'kernel_shape' contradicts the filter of "
                      "shape " +
                      toString(filter.shape));
  std::optional<Window> window = getWindow(node, input.shape, kernel);
  if (!window)
    return failure();
  for (int64_t d = 0; d < window->getRank(); ++d)
    if (kernel[d] < 1 ||
        input.shape[2 + d] + window->padLow[d] + window->padHigh[d] <
            window->getExtent(d))
      return node.error("the window is larger than the padded input in "
                        "spatial dimension " +
                        Twine(d));
  GraphBuilder &graph = node.getGraph();
  Tensor result = graph.conv(input, filter, *window, group);
  if (bias) {
    Shape perChannel(result.getRank() - 1, 1);
    perChannel[0] = bias.shape[0];
    result = graph.add(result, graph.reshape(bias, perChannel));
  }
  return node.setOutput(0, result);
}

void addConvOps(OpTable &table) { addRows(table, {{"Conv", importConv}}); }

} // namespace nnprim::frontend
