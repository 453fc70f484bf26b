//===- ConvOps.cpp - Convolution ------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConvOperands.h"
#include "OpTable.h"
#include "WindowAttributes.h"

using namespace mlir;

namespace nnprim::frontend {

static LogicalResult importConv(Node &node) {
  std::optional<ConvOperands> operands = getConvOperands(node, "filters");
  if (!operands)
    return failure();
  const auto &[input, filter, bias, group, kernel] = *operands;
  if (filter.shape[1] * group != input.shape[1])
    return node.error("the filter of shape " + toString(filter.shape) + " in " +
                      Twine(group) + " groups expects " +
                      Twine(filter.shape[1] * group) +
                      " input channels, but the input of shape " +
                      toString(input.shape) + " has " + Twine(input.shape[1]));
  if (checkBias(node, *operands, filter.shape[0]).failed())
    return failure();
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
  Tensor result = node.getGraph().conv(input, filter, *window, group);
  return node.setOutput(0, addBias(node, result, *operands));
}

void addConvOps(OpTable &table) { addRows(table, {{"Conv", importConv}}); }

} // namespace nnprim::frontend
