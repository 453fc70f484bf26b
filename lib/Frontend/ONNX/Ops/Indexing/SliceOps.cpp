//===- SliceOps.cpp - Slices, splits, concatenation, gathers --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"

#include <numeric>

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Slice
//===----------------------------------------------------------------------===//

namespace {
/// Range of elements that Slice takes from one dimension.
struct Range {
  int64_t start, step, size;
};
} // namespace

/// Negative positions count from the end, and positions outside are clamped.
/// With a negative step, `start` is clamped to the last element, unlike in
/// NumPy.
static Range resolveRange(int64_t start, int64_t end, int64_t step,
                          int64_t extent) {
  if (extent == 0)
    return {0, 1, 0};
  auto fromFront = [&](int64_t position) {
    return position < 0 ? position + extent : position;
  };
  if (step > 0) {
    start = std::clamp<int64_t>(fromFront(start), 0, extent);
    end = std::clamp<int64_t>(fromFront(end), 0, extent);
    // No step reaches beyond the extent, so larger steps are equivalent to it.
    step = std::min(step, extent);
    return {start, step, std::max<int64_t>((end - start + step - 1) / step, 0)};
  }
  start = std::clamp<int64_t>(fromFront(start), 0, extent - 1);
  end =
      end < -extent ? -1 : std::clamp<int64_t>(fromFront(end), -1, extent - 1);
  step = std::max(step, -extent);
  return {start, step, std::max<int64_t>((start - end - step - 1) / -step, 0)};
}

static Tensor applyRanges(GraphBuilder &graph, Tensor tensor,
                          ArrayRef<Range> ranges) {
  Shape offsets, sizes, strides;
  for (auto [d, range] : llvm::enumerate(ranges)) {
    bool forward = range.step > 0;
    offsets.push_back(forward ? range.start : 0);
    sizes.push_back(forward ? range.size : tensor.shape[d]);
    strides.push_back(forward ? range.step : 1);
  }
  tensor = graph.slice(tensor, offsets, sizes, strides);
  for (auto [d, range] : llvm::enumerate(ranges)) {
    if (range.step > 0)
      continue;
    Shape indices;
    for (int64_t i = 0; i < range.size; ++i)
      indices.push_back(range.start + i * range.step);
    tensor = graph.take(tensor, d, indices);
  }
  return tensor;
}

/// Reads one list of Slice: an attribute up to opset 9, an input later.
static std::optional<Shape> getSliceList(Node &node, int64_t index,
                                         StringRef name,
                                         ArrayRef<int64_t> otherwise) {
  if (node.getOpset() < 10) {
    Shape values = node.getInts(name, otherwise);
    return node.failed() ? std::nullopt : std::optional<Shape>(values);
  }
  if (!node.hasInput(index) && index > 2)
    return Shape(otherwise);
  return node.getConstantIntegers(index, name);
}

static LogicalResult importSlice(Node &node) {
  if (node.checkNumInputs(1, 5).failed())
    return failure();
  Tensor input = node.getInput(0);
  std::optional<Shape> starts = getSliceList(node, 1, "starts", {});
  std::optional<Shape> ends = getSliceList(node, 2, "ends", {});
  if (!starts || !ends)
    return failure();
  Shape firstAxes(starts->size());
  std::iota(firstAxes.begin(), firstAxes.end(), 0);
  std::optional<Shape> axes = getSliceList(node, 3, "axes", firstAxes);
  std::optional<Shape> steps =
      getSliceList(node, 4, "steps", Shape(starts->size(), 1));
  if (!axes || !steps)
    return failure();
  if (ends->size() != starts->size() || axes->size() != starts->size() ||
      steps->size() != starts->size())
    return node.error("starts, ends, axes and steps have different lengths");
  if (!node.normalizeAxes(*axes, input.getRank()))
    return failure();
  SmallVector<Range> ranges;
  for (int64_t extent : input.shape)
    ranges.push_back({0, 1, extent});
  for (auto [i, axis] : llvm::enumerate(*axes)) {
    if ((*steps)[i] == 0)
      return node.error("the step along axis " + Twine(axis) + " is 0");
    int64_t d = axis < 0 ? axis + input.getRank() : axis;
    ranges[d] =
        resolveRange((*starts)[i], (*ends)[i], (*steps)[i], input.shape[d]);
  }
  return node.setOutput(0, applyRanges(node.getGraph(), input, ranges));
}

//===----------------------------------------------------------------------===//
// Split and Concat
//===----------------------------------------------------------------------===//

/// The extents of the parts, from the attribute or input that the opset uses.
static std::optional<Shape> getParts(Node &node, int64_t extent) {
  if (node.getOpset() < 13) {
    if (node.hasAttribute("split"))
      return node.getInts("split", {});
  } else if (node.hasInput(1)) {
    return node.getConstantIntegers(1, "split");
  }
  int64_t count = node.getInt("num_outputs", node.getNumOutputs());
  if (count < 1 || count != node.getNumOutputs()) {
    (void)node.error("attribute 'num_outputs' is " + Twine(count) +
                     ", but there are " + Twine(node.getNumOutputs()) +
                     " outputs");
    return std::nullopt;
  }
  // Parts are equal; the last is smaller if they do not divide the extent.
  int64_t part = (extent + count - 1) / count;
  Shape parts(count, part);
  parts.back() = extent - part * (count - 1);
  return parts;
}

static LogicalResult importSplit(Node &node) {
  if (node.checkNumInputs(1, 2).failed())
    return failure();
  Tensor input = node.getInput(0);
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", 0), input.getRank());
  if (!axis)
    return failure();
  std::optional<Shape> parts = getParts(node, input.shape[*axis]);
  if (!parts || node.failed())
    return failure();
  int64_t sum = 0;
  for (int64_t part : *parts) {
    if (part < 0 || part > input.shape[*axis])
      return node.error("a part has the extent " + Twine(part) + " of " +
                        Twine(input.shape[*axis]));
    sum += part;
  }
  if (sum != input.shape[*axis] ||
      static_cast<int64_t>(parts->size()) != node.getNumOutputs())
    return node.error(Twine(parts->size()) + " parts with a sum of " +
                      Twine(sum) + " do not make " +
                      Twine(node.getNumOutputs()) + " outputs from an extent " +
                      "of " + Twine(input.shape[*axis]));
  Shape offsets(input.getRank(), 0), sizes = input.shape,
                                     strides(input.getRank(), 1);
  for (auto [i, part] : llvm::enumerate(*parts)) {
    sizes[*axis] = part;
    (void)node.setOutput(i,
                         node.getGraph().slice(input, offsets, sizes, strides));
    offsets[*axis] += part;
  }
  return success();
}

static LogicalResult importConcat(Node &node) {
  if (node.checkNumInputs(std::max<int64_t>(node.getNumInputs(), 1)).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  if (!node.hasAttribute("axis"))
    return node.error("attribute 'axis' is missing");
  Tensor first = node.getInput(0);
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", 0), first.getRank());
  if (!axis || node.failed())
    return failure();
  for (const Tensor &input : node.getInputs()) {
    bool agrees = input.getRank() == first.getRank();
    for (int64_t d = 0; agrees && d < first.getRank(); ++d)
      agrees = d == *axis || input.shape[d] == first.shape[d];
    if (!agrees)
      return node.error("shapes " + toString(first.shape) + " and " +
                        toString(input.shape) + " differ outside of axis " +
                        Twine(*axis));
  }
  return node.setOutput(0, node.getGraph().concat(node.getInputs(), *axis));
}

//===----------------------------------------------------------------------===//
// Gather
//===----------------------------------------------------------------------===//

static LogicalResult importGather(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0), indices = node.getInput(1);
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", 0), input.getRank());
  if (!axis || node.failed())
    return failure();
  if (indices.type != DataType::Int32 && indices.type != DataType::Int64)
    return node.error("the indices have element type " + getName(indices.type) +
                      " instead of int32 or int64");
  int64_t extent = input.shape[*axis];
  if (!indices.isConstant()) {
    if (extent == 0)
      return node.error("nothing can be gathered from an extent of 0");
    return node.setOutput(0, graph.gather(input, indices, *axis));
  }
  Shape positions = indices.getIntegers();
  for (int64_t &position : positions) {
    if (position < -extent || position >= extent)
      return node.error("index " + Twine(position) +
                        " is out of range for an extent of " + Twine(extent));
    if (position < 0)
      position += extent;
  }
  ArrayRef<int64_t> source(input.shape);
  Shape shape(source.take_front(*axis));
  llvm::append_range(shape, indices.shape);
  llvm::append_range(shape, source.drop_front(*axis + 1));
  if (node.checkShape(shape).failed())
    return failure();
  return node.setOutput(
      0, graph.reshape(graph.take(input, *axis, positions), shape));
}

void addSliceOps(OpTable &table) {
  addRows(table, {
                     {"Concat", importConcat},
                     {"Gather", importGather},
                     {"Slice", importSlice},
                     {"Split", importSplit},
                 });
}

} // namespace nnprim::frontend
