//===- PadOps.cpp - Padding -----------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include <numeric>

using namespace mlir;

namespace nnprim::frontend {

namespace {
/// Elements that Pad adds to each dimension; negative numbers crop.
struct Padding {
  Shape low, high;
  double value = 0;
};
} // namespace

static std::optional<Shape> getPads(Node &node) {
  if (node.getOpset() >= 11)
    return node.getConstantIntegers(1, "pads");
  Shape pads = node.getInts("pads", {});
  return node.failed() ? std::nullopt : std::optional<Shape>(pads);
}

static std::optional<double> getPadValue(Node &node) {
  if (node.getOpset() < 11)
    return node.getFloat("value", 0);
  if (!node.hasInput(2))
    return 0;
  std::optional<Tensor> value = node.getConstantInput(2, "constant_value");
  if (!value)
    return std::nullopt;
  if (value->getNumElements() == 1)
    return value->getNumber(0);
  (void)node.error("input 'constant_value' of shape " + toString(value->shape) +
                   " is not a scalar");
  return std::nullopt;
}

static std::optional<Padding> getPadding(Node &node, int64_t rank) {
  std::optional<Shape> pads = getPads(node);
  if (!pads)
    return std::nullopt;
  Shape axes(rank);
  std::iota(axes.begin(), axes.end(), 0);
  if (node.getOpset() >= 18 && node.hasInput(3)) {
    std::optional<Shape> given = node.getConstantIntegers(3, "axes");
    if (!given || !node.normalizeAxes(*given, rank))
      return std::nullopt;
    axes = *given;
  }
  std::optional<double> value = getPadValue(node);
  if (!value || node.failed())
    return std::nullopt;
  if (pads->size() != 2 * axes.size()) {
    (void)node.error("pads has " + Twine(pads->size()) +
                     " entries, but expected " + Twine(2 * axes.size()));
    return std::nullopt;
  }
  Padding padding{Shape(rank, 0), Shape(rank, 0), *value};
  for (auto [i, axis] : llvm::enumerate(axes)) {
    int64_t d = axis < 0 ? axis + rank : axis;
    padding.low[d] = (*pads)[i];
    padding.high[d] = (*pads)[axes.size() + i];
  }
  return padding;
}

/// Crops by the negative entries of the padding and sets them to 0.
static Tensor crop(GraphBuilder &graph, const Tensor &input, Padding &padding) {
  Shape offsets, sizes;
  for (auto [d, extent] : llvm::enumerate(input.shape)) {
    int64_t cropLow = std::max<int64_t>(-padding.low[d], 0);
    int64_t cropHigh = std::max<int64_t>(-padding.high[d], 0);
    offsets.push_back(cropLow);
    sizes.push_back(extent - cropLow - cropHigh);
    padding.low[d] += cropLow;
    padding.high[d] += cropHigh;
  }
  return graph.slice(input, offsets, sizes, Shape(sizes.size(), 1));
}

/// The element of [0, extent) that `mode` repeats at position `p`.
static int64_t getRepeatedPosition(StringRef mode, int64_t p, int64_t extent) {
  if (mode == "edge" || extent == 1)
    return std::clamp<int64_t>(p, 0, extent - 1);
  int64_t period = mode == "wrap" ? extent : 2 * (extent - 1);
  p = ((p % period) + period) % period;
  return p < extent ? p : period - p;
}

static Tensor padRepeating(GraphBuilder &graph, Tensor tensor,
                           const Padding &padding, StringRef mode) {
  for (int64_t d = 0; d < tensor.getRank(); ++d) {
    int64_t extent = tensor.shape[d];
    if (padding.low[d] == 0 && padding.high[d] == 0)
      continue;
    Shape positions;
    for (int64_t p = -padding.low[d]; p < extent + padding.high[d]; ++p)
      positions.push_back(getRepeatedPosition(mode, p, extent));
    tensor = graph.take(tensor, d, positions);
  }
  return tensor;
}

static LogicalResult checkPadding(Node &node, ArrayRef<int64_t> extents,
                                  const Padding &padding) {
  Shape shape;
  for (auto [d, extent] : llvm::enumerate(extents)) {
    int64_t cropped = extent;
    for (int64_t pad : {padding.low[d], padding.high[d]}) {
      if (pad > INT32_MAX || pad < -INT32_MAX)
        return node.error("the padding " + Twine(pad) + " is out of range");
      cropped += std::min<int64_t>(pad, 0);
    }
    if (cropped < 0)
      return node.error("the padding takes more than the " + Twine(extent) +
                        " elements of dimension " + Twine(d));
    shape.push_back(extent + padding.low[d] + padding.high[d]);
  }
  return node.checkShape(shape);
}

static LogicalResult importPad(Node &node) {
  if (node.checkNumInputs(1, 4).failed())
    return failure();
  Tensor input = node.getInput(0);
  std::string mode = node.getString("mode", "constant");
  std::optional<Padding> padding = getPadding(node, input.getRank());
  if (!padding || node.failed() ||
      checkPadding(node, input.shape, *padding).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor cropped = crop(graph, input, *padding);
  if (mode == "constant")
    return node.setOutput(
        0, graph.pad(cropped, padding->low, padding->high, padding->value));
  if (mode != "reflect" && mode != "edge" && mode != "wrap")
    return node.error("attribute 'mode' is '" + mode +
                      "', which is not supported; 'constant', 'reflect', "
                      "'edge' and 'wrap' are");
  if (llvm::is_contained(cropped.shape, 0))
    return node.error("an empty tensor has nothing to repeat");
  return node.setOutput(0, padRepeating(graph, cropped, *padding, mode));
}

void addPadOps(OpTable &table) { addRows(table, {{"Pad", importPad}}); }

} // namespace nnprim::frontend
