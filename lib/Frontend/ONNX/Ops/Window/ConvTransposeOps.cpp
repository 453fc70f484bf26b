//===- ConvTransposeOps.cpp - Transposed convolution ----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"
#include "Ops/Window/ConvOperands.h"
#include "Ops/Window/ConvTranspose.h"
#include "Ops/Window/WindowAttributes.h"

using namespace mlir;

namespace nnprim::frontend {

/// Distributes the padding to cut off so that the output has `outputs` pixels;
/// if that exceeds the full result, the output is extended at its end.
static void cutTo(TransposedWindow &transposed, ArrayRef<int64_t> spatial,
                  ArrayRef<int64_t> outputs, bool upper) {
  Window &window = transposed.window;
  window.padLow.clear();
  window.padHigh.clear();
  for (int64_t d = 0; d < window.getRank(); ++d) {
    int64_t total = window.strides[d] * (spatial[d] - 1) +
                    transposed.outputPadding[d] + window.getExtent(d) -
                    outputs[d];
    int64_t half = total / 2;
    int64_t low = total < 0 ? 0 : upper ? half : total - half;
    window.padLow.push_back(low);
    window.padHigh.push_back(total - low);
  }
}

static std::optional<TransposedWindow>
getTransposedWindow(Node &node, const Tensor &input, ArrayRef<int64_t> kernel) {
  ArrayRef<int64_t> spatial = ArrayRef<int64_t>(input.shape).drop_front(2);
  std::optional<Window> window = getWindow(node, input.shape, kernel);
  if (!window)
    return std::nullopt;
  int64_t rank = kernel.size();
  TransposedWindow transposed{*window,
                              node.getInts("output_padding", Shape(rank, 0))};
  Shape outputs = node.getInts("output_shape", {});
  std::string autoPad = node.getString("auto_pad", "NOTSET");
  if (node.failed())
    return std::nullopt;
  // Exporters may include the batch and the channels.
  if (static_cast<int64_t>(outputs.size()) == rank + 2)
    outputs.erase(outputs.begin(), outputs.begin() + 2);
  if (static_cast<int64_t>(transposed.outputPadding.size()) != rank ||
      (!outputs.empty() && static_cast<int64_t>(outputs.size()) != rank)) {
    (void)node.error("output_padding or output_shape does not have " +
                     Twine(rank) + " entries");
    return std::nullopt;
  }
  for (ArrayRef<int64_t> list : {ArrayRef<int64_t>(outputs),
                                 ArrayRef<int64_t>(transposed.outputPadding)})
    for (int64_t value : list)
      if (value < 0 || value > INT32_MAX) {
        (void)node.error("output_padding or output_shape has the entry " +
                         Twine(value) + ", which is out of range");
        return std::nullopt;
      }
  bool isSame = autoPad == "SAME_UPPER" || autoPad == "SAME_LOWER";
  if (outputs.empty() && isSame)
    for (int64_t d = 0; d < rank; ++d)
      outputs.push_back(spatial[d] * window->strides[d]);
  if (!outputs.empty())
    cutTo(transposed, spatial, outputs, autoPad == "SAME_UPPER");
  return transposed;
}

/// Rearranges the filter [C, F/g, k…] to [F, C/g, k…] for the forward
/// convolution that computes the transpose: channels are exchanged within each
/// group and taps are reversed.
static Tensor getForwardFilter(GraphBuilder &graph, const Tensor &filter,
                               int64_t group) {
  ArrayRef<int64_t> w(filter.shape);
  int64_t rank = w.size() - 2;
  Shape grouped = {group, w[0] / group, w[1]};
  Shape permutation = {0, 2, 1};
  Shape shape = {group * w[1], w[0] / group};
  for (int64_t d = 0; d < rank; ++d) {
    grouped.push_back(w[2 + d]);
    permutation.push_back(3 + d);
    shape.push_back(w[2 + d]);
  }
  Tensor result = graph.reshape(
      graph.transpose(graph.reshape(filter, grouped), permutation), shape);
  for (int64_t d = 0; d < rank; ++d) {
    Shape reversed;
    for (int64_t k = w[2 + d] - 1; k >= 0; --k)
      reversed.push_back(k);
    result = graph.take(result, 2 + d, reversed);
  }
  return result;
}

/// Inserts stride - 1 zeros between pixels and pads; negative padding crops.
static Tensor spread(GraphBuilder &graph, const Tensor &input,
                     const Window &window, ArrayRef<int64_t> low,
                     ArrayRef<int64_t> high) {
  int64_t rank = input.getRank();
  Shape targetShape = input.shape, offsets(rank, 0), strides(rank, 1);
  Shape cropOffsets(rank, 0), cropSizes;
  for (int64_t d = 0; d < window.getRank(); ++d) {
    int64_t dim = 2 + d;
    offsets[dim] = std::max<int64_t>(low[d], 0);
    strides[dim] = window.strides[d];
    cropOffsets[dim] = std::max<int64_t>(-low[d], 0);
    targetShape[dim] = (input.shape[dim] - 1) * window.strides[d] + 1 +
                       offsets[dim] + std::max<int64_t>(high[d], 0);
  }
  cropSizes = targetShape;
  for (int64_t d = 0; d < window.getRank(); ++d)
    cropSizes[2 + d] -= cropOffsets[2 + d] + std::max<int64_t>(-high[d], 0);
  Tensor target = graph.wrap(input.type, targetShape,
                             graph.filledTensor(input.type, targetShape, 0));
  Tensor result = targetShape == input.shape
                      ? input
                      : graph.insert(input, target, offsets, strides);
  return graph.slice(result, cropOffsets, cropSizes, Shape(rank, 1));
}

/// The general case: a convolution of stride 1 over the zero-inserted input.
static Tensor transposeBySpreading(GraphBuilder &graph, const Tensor &input,
                                   const Tensor &filter,
                                   const TransposedWindow &transposed,
                                   int64_t group) {
  Window window = transposed.window;
  Shape low, high;
  for (int64_t d = 0; d < window.getRank(); ++d) {
    low.push_back(window.getExtent(d) - 1 - window.padLow[d]);
    high.push_back(window.getExtent(d) - 1 - window.padHigh[d] +
                   transposed.outputPadding[d]);
  }
  Tensor spreadInput = spread(graph, input, window, low, high);
  Window dense = window;
  dense.strides.assign(window.getRank(), 1);
  dense.padLow.assign(window.getRank(), 0);
  dense.padHigh.assign(window.getRank(), 0);
  return graph.conv(spreadInput, getForwardFilter(graph, filter, group), dense,
                    group);
}

static LogicalResult checkResult(Node &node, const Tensor &input,
                                 int64_t numChannels,
                                 const TransposedWindow &transposed) {
  const Window &window = transposed.window;
  Shape shape = {input.shape[0], numChannels};
  for (int64_t d = 0; d < window.getRank(); ++d) {
    int64_t output = transposed.getOutputs(input.shape[2 + d], d);
    if (output < 1)
      return node.error("spatial dimension " + Twine(d) +
                        " of the result has extent " + Twine(output));
    shape.push_back(output);
  }
  return node.checkShape(shape);
}

static LogicalResult importConvTranspose(Node &node) {
  std::optional<ConvOperands> operands = getConvOperands(node, "channels");
  if (!operands)
    return failure();
  const auto &[input, filter, bias, group, kernel] = *operands;
  if (filter.shape[0] != input.shape[1])
    return node.error("the filter of shape " + toString(filter.shape) +
                      " does not fit the input of shape " +
                      toString(input.shape));
  if (checkBias(node, *operands, filter.shape[1] * group).failed())
    return failure();
  if (llvm::is_contained(filter.shape, 0) || llvm::is_contained(input.shape, 0))
    return node.error("an operand is empty");
  std::optional<TransposedWindow> transposed =
      getTransposedWindow(node, input, kernel);
  if (!transposed ||
      checkResult(node, input, filter.shape[1] * group, *transposed).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  if (std::optional<Tensor> result =
          transposeByBlocks(graph, input, filter, *transposed, group, bias))
    return node.setOutput(0, *result);
  Tensor result =
      transposeBySpreading(graph, input, filter, *transposed, group);
  return node.setOutput(0, addBias(node, result, *operands));
}

void addConvTransposeOps(OpTable &table) {
  addRows(table, {{"ConvTranspose", importConvTranspose}});
}

} // namespace nnprim::frontend
