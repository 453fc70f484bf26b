//===- WindowAttributes.cpp - Attributes of convolution and pooling -------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Window/WindowAttributes.h"

#include "NNPrim/Dialect/NNPrim/IR/TensorLimits.h"

using namespace mlir;

namespace nnprim::frontend {

std::optional<Shape> getPositiveInts(Node &node, StringRef name, int64_t rank) {
  Shape values = node.getInts(name, Shape(rank, 1));
  if (node.failed())
    return std::nullopt;
  if (static_cast<int64_t>(values.size()) != rank) {
    (void)node.error("attribute '" + name + "' has " + Twine(values.size()) +
                     " entries, but there are " + Twine(rank) +
                     " spatial dimensions");
    return std::nullopt;
  }
  for (int64_t value : values)
    if (value < 1 || value > INT32_MAX) {
      (void)node.error("attribute '" + name + "' has the entry " +
                       Twine(value) + ", which is out of range");
      return std::nullopt;
    }
  return values;
}

LogicalResult checkSpatial(Node &node, const Tensor &input) {
  if (input.getRank() < 3 || input.getRank() > 5)
    return node.error("input of rank " + Twine(input.getRank()) +
                      " is not supported; expected [N, C, …] with one to "
                      "three spatial dimensions");
  return success();
}

/// Reads explicit padding, laid out as all low ends, then all high ends.
static LogicalResult readPads(Node &node, Window &window) {
  int64_t rank = window.getRank();
  Shape pads = node.getInts("pads", Shape(2 * rank, 0));
  if (node.failed())
    return failure();
  if (static_cast<int64_t>(pads.size()) != 2 * rank)
    return node.error("attribute 'pads' has " + Twine(pads.size()) +
                      " entries, but expected " + Twine(2 * rank));
  for (int64_t pad : pads)
    if (pad < 0 || pad > INT32_MAX)
      return node.error("attribute 'pads' has the entry " + Twine(pad) +
                        ", which is out of range");
  window.padLow = Shape(ArrayRef<int64_t>(pads).take_front(rank));
  window.padHigh = Shape(ArrayRef<int64_t>(pads).drop_front(rank));
  return success();
}

/// Sets the padding that makes the output ceil(input / stride) pixels.
static void padSame(Window &window, ArrayRef<int64_t> spatial, bool upper) {
  for (int64_t d = 0; d < window.getRank(); ++d) {
    int64_t stride = window.strides[d];
    int64_t outputs = (spatial[d] + stride - 1) / stride;
    int64_t total = std::max<int64_t>(
        (outputs - 1) * stride + window.getExtent(d) - spatial[d], 0);
    int64_t half = total / 2;
    window.padLow.push_back(upper ? half : total - half);
    window.padHigh.push_back(upper ? total - half : half);
  }
}

std::optional<Window> getWindow(Node &node, ArrayRef<int64_t> inputShape,
                                ArrayRef<int64_t> kernel) {
  int64_t rank = kernel.size();
  Window window;
  window.kernel = Shape(kernel);
  std::optional<Shape> strides = getPositiveInts(node, "strides", rank);
  std::optional<Shape> dilations = getPositiveInts(node, "dilations", rank);
  if (!strides || !dilations)
    return std::nullopt;
  window.strides = *strides;
  window.dilations = *dilations;
  std::string autoPad = node.getString("auto_pad", "NOTSET");
  if (autoPad == "SAME_UPPER" || autoPad == "SAME_LOWER") {
    padSame(window, inputShape.drop_front(2), autoPad == "SAME_UPPER");
  } else if (autoPad == "VALID") {
    window.padLow = window.padHigh = Shape(rank, 0);
  } else if (autoPad == "NOTSET" || autoPad.empty()) {
    if (readPads(node, window).failed())
      return std::nullopt;
  } else {
    (void)node.error("attribute 'auto_pad' is '" + autoPad +
                     "', which is not supported; 'NOTSET', 'SAME_UPPER', "
                     "'SAME_LOWER' and 'VALID' are");
  }
  if (node.failed())
    return std::nullopt;
  // Outputs and divisors computed from the padded input are no larger.
  Shape padded(inputShape);
  for (int64_t d = 0; d < rank; ++d)
    padded[2 + d] += window.padLow[d] + window.padHigh[d];
  if (isTooLarge(padded)) {
    (void)node.error("the padded input has the shape " + toString(padded) +
                     ", which is too large");
    return std::nullopt;
  }
  return window;
}

} // namespace nnprim::frontend
