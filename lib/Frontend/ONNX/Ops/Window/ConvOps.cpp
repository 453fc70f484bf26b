//===- ConvOps.cpp - Convolution ------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"
#include "Ops/Quantization/QuantizedOperands.h"
#include "Ops/Window/ConvOperands.h"

using namespace mlir;

namespace nnprim::frontend {

static LogicalResult importConv(Node &node) {
  std::optional<ConvOperands> operands = getConvOperands(node, "filters");
  if (!operands)
    return failure();
  std::optional<Window> window = getConvWindow(node, *operands);
  if (!window)
    return failure();
  GraphBuilder &graph = node.getGraph();
  const auto &[input, filter, bias, group, kernel] = *operands;
  if (std::optional<Tensor> sums =
          convolveQuantized(graph, input, filter, *window, group)) {
    if (std::optional<Tensor> biased = addQuantizedBias(graph, *sums, bias))
      return node.setOutput(0, *biased);
    return node.setOutput(0, addBias(node, *sums, *operands));
  }
  Tensor result = graph.conv(input, filter, *window, group);
  return node.setOutput(0, addBias(node, result, *operands));
}

void addConvOps(OpTable &table) { addRows(table, {{"Conv", importConv}}); }

} // namespace nnprim::frontend
