//===- WindowOps.cpp - Windows of images: folding and deforming -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Model/ModelFile.h"
#include "Ops/OpTable.h"
#include "Ops/Sampling/Sampling.h"
#include "Ops/Window/WindowAttributes.h"

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Col2Im
//===----------------------------------------------------------------------===//

/// Sums columns of blocks, [N, C · block, blocks], at their places in an image.
static LogicalResult importCol2Im(Node &node) {
  if (node.checkNumInputs(3, 3).failed())
    return failure();
  std::optional<Shape> image = node.getConstantIntegers(1, "image_shape");
  std::optional<Shape> block =
      image ? node.getConstantIntegers(2, "block_shape") : std::nullopt;
  if (!block)
    return failure();
  Tensor input = node.getInput(0);
  int64_t rank = image->size();
  Shape full = {1, 1};
  llvm::append_range(full, *image);
  auto isPositive = [](int64_t extent) { return extent > 0; };
  if (rank < 1 || rank > 3 || block->size() != image->size() ||
      !llvm::all_of(*block, isPositive) || !llvm::all_of(*image, isPositive) ||
      !explainBadShape(full).empty() || !explainBadShape(*block).empty())
    return node.error("an image of shape " + toString(*image) +
                      " and blocks of shape " + toString(*block) +
                      " are not supported; NNPrim has one to three dimensions");
  std::optional<Window> window = getWindow(node, full, *block);
  if (!window)
    return failure();
  Shape counts;
  for (int64_t d = 0; d < rank; ++d)
    counts.push_back(
        std::max<int64_t>(((*image)[d] + window->padLow[d] +
                           window->padHigh[d] - window->getExtent(d)) /
                                  window->strides[d] +
                              1,
                          0));
  if (node.checkShape(counts).failed())
    return failure();
  int64_t taps = getNumElements(*block), blocks = getNumElements(counts);
  if (input.getRank() != 3 || input.shape[1] % taps != 0 ||
      input.shape[2] != blocks || blocks == 0)
    return node.error("an input of shape " + toString(input.shape) +
                      " does not hold " + Twine(blocks) + " columns of " +
                      Twine(taps) + " taps");
  GraphBuilder &graph = node.getGraph();
  Shape split = {input.shape[0], input.shape[1] / taps}, shape = split;
  llvm::append_range(split, *block);
  llvm::append_range(split, counts);
  llvm::append_range(shape, *image);
  Tensor columns = graph.reshape(input, split);
  DataType type = getComputeType(input.type);
  // Each pixel adds up the blocks that cover it.
  auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar element) {
    SmallVector<Scalar> position(at.take_front(2)), which;
    Scalar isCovered = at[0].constant(DataType::Bool, 1);
    llvm::append_range(position, at.drop_front(2 + rank));
    for (int64_t d = 0; d < rank; ++d) {
      Scalar offset = at[2 + d] + double(window->padLow[d]) -
                      at[2 + rank + d] * double(window->dilations[d]);
      Scalar number = offset / double(window->strides[d]);
      Scalar last = number.constant(double(counts[d] - 1)),
             zero = number.constant(0);
      isCovered = isCovered & (zero <= offset) & (number <= last) &
                  (number * double(window->strides[d]) == offset);
      position.push_back(max(min(number, last), zero));
    }
    return select(isCovered, element + cast(read(0, position), type), element);
  };
  Tensor sums =
      graph.accumulate(columns, graph.fill(type, shape, 0), *block, body);
  return node.setOutput(0, graph.cast(sums, input.type));
}

//===----------------------------------------------------------------------===//
// DeformConv
//===----------------------------------------------------------------------===//

/// The input at the place of each tap, B x C x taps x pixels: a matrix product
/// with the filter finishes the convolution.
static Tensor sampleTaps(Node &node, const Window &window, int64_t offsetGroups,
                         ArrayRef<int64_t> outputs) {
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0), offset = node.getInput(2),
         mask = node.getInput(4);
  ArrayRef<int64_t> x(input.shape);
  int64_t rank = window.getRank(), taps = getNumElements(window.kernel);
  // [N, groups, taps, dims, pixels…] and [N, groups, taps, pixels…].
  Shape offsetShape = {x[0], offsetGroups, taps, rank},
        maskShape = {x[0], offsetGroups, taps}, shape = {x[0], x[1]};
  llvm::append_range(offsetShape, outputs);
  llvm::append_range(maskShape, outputs);
  llvm::append_range(shape, window.kernel);
  llvm::append_range(shape, outputs);
  SmallVector<Tensor> tensors = {input, graph.reshape(offset, offsetShape)};
  if (mask)
    tensors.push_back(graph.reshape(mask, maskShape));
  DataType type = getComputeType(input.type);
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    Scalar group = at[1] / double(x[1] / offsetGroups);
    Scalar tap = at[2];
    for (int64_t d = 1; d < rank; ++d)
      tap = tap * double(window.kernel[d]) + at[2 + d];
    ArrayRef<Scalar> pixel = at.drop_front(2 + rank);
    SmallVector<Scalar> coordinates;
    for (int64_t d = 0; d < rank; ++d) {
      SmallVector<Scalar> place = {at[0], group, tap,
                                   at[0].constant(double(d))};
      llvm::append_range(place, pixel);
      Scalar regular = pixel[d] * double(window.strides[d]) +
                       at[2 + d] * double(window.dilations[d]) -
                       double(window.padLow[d]);
      coordinates.push_back(cast(regular, type) + read(1, place));
    }
    Scalar value = sample(
        x.drop_front(2), at.take_front(2), coordinates, SamplingOptions(),
        [&](ArrayRef<Scalar> position) { return read(0, position); });
    if (!mask)
      return value;
    SmallVector<Scalar> place = {at[0], group, tap};
    llvm::append_range(place, pixel);
    return value * read(2, place);
  };
  return graph.compute(tensors, shape, type, body);
}

static LogicalResult importDeformConv(Node &node) {
  if (node.checkNumInputs(3, 5).failed() ||
      node.checkFloat(node.getInput(0)).failed() ||
      node.checkSameType(node.getInputs()).failed() ||
      checkSpatial(node, node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0), filter = node.getInput(1),
         offset = node.getInput(2), bias = node.getInput(3),
         mask = node.getInput(4);
  int64_t group = node.getInt("group", 1);
  int64_t offsetGroups = node.getInt("offset_group", 1);
  ArrayRef<int64_t> x(input.shape), w(filter.shape);
  if (node.failed())
    return failure();
  bool fits = w.size() == x.size() && group >= 1 && offsetGroups >= 1 &&
              x[1] % group == 0 && x[1] % offsetGroups == 0 &&
              w[0] % group == 0 && w[1] == x[1] / group &&
              !llvm::is_contained(x, 0) && !llvm::is_contained(w, 0);
  if (!fits)
    return node.error("a filter of shape " + toString(w) + " in " +
                      Twine(group) + " groups and " + Twine(offsetGroups) +
                      " groups of offsets does not fit an input of shape " +
                      toString(x));
  Shape kernel(w.drop_front(2));
  if (node.getInts("kernel_shape", kernel) != kernel)
    return node.error("attribute 'kernel_shape' contradicts the filter of "
                      "shape " +
                      toString(w));
  std::optional<Window> window = getWindow(node, x, kernel);
  if (!window)
    return failure();
  int64_t rank = window->getRank(), taps = getNumElements(window->kernel);
  Shape outputs;
  for (int64_t d = 0; d < rank; ++d)
    outputs.push_back((x[2 + d] + window->padLow[d] + window->padHigh[d] -
                       window->getExtent(d)) /
                          window->strides[d] +
                      1);
  Shape offsetShape = {x[0], offsetGroups * taps * rank},
        maskShape = {x[0], offsetGroups * taps}, shape = {x[0], w[0]};
  for (Shape *each : {&offsetShape, &maskShape, &shape})
    llvm::append_range(*each, outputs);
  if (node.checkShape(shape).failed())
    return failure();
  if (offset.shape != offsetShape || (mask && mask.shape != maskShape) ||
      (bias && bias.shape != Shape{w[0]}))
    return node.error("offsets, mask or bias do not have the shapes " +
                      toString(offsetShape) + ", " + toString(maskShape) +
                      " and " + Twine(w[0]));
  int64_t pixels = getNumElements(outputs), depth = w[1] * taps;
  Tensor columns =
      graph.reshape(sampleTaps(node, *window, offsetGroups, outputs),
                    {x[0] * group, depth, pixels});
  Tensor weights =
      graph.broadcast(graph.reshape(graph.cast(filter, columns.type),
                                    {1, group, w[0] / group, depth}),
                      {x[0], group, w[0] / group, depth});
  Tensor result = graph.matmul(
      graph.reshape(weights, {x[0] * group, w[0] / group, depth}), columns);
  result = graph.reshape(result, {x[0], w[0], pixels});
  if (bias)
    result = graph.add(result,
                       graph.reshape(graph.cast(bias, result.type), {w[0], 1}));
  return node.setOutput(0,
                        graph.cast(graph.reshape(result, shape), input.type));
}

//===----------------------------------------------------------------------===//
// MaxUnpool
//===----------------------------------------------------------------------===//

/// Writes each maximum to the position that MaxPool gave for it, and zeros
/// elsewhere.
static LogicalResult importMaxUnpool(Node &node) {
  if (node.checkNumInputs(2, 3).failed() ||
      checkSpatial(node, node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0), indices = node.getInput(1);
  int64_t rank = input.getRank() - 2;
  std::optional<Shape> kernel = getPositiveInts(node, "kernel_shape", rank);
  std::optional<Window> window =
      kernel ? getWindow(node, input.shape, *kernel) : std::nullopt;
  if (!window)
    return failure();
  if (indices.shape != input.shape || indices.isFloat())
    return node.error("indices of shape " + toString(indices.shape) +
                      " do not fit an input of shape " + toString(input.shape));
  // Indices refer to the image that these attributes make.
  Shape natural = {input.shape[0], input.shape[1]};
  for (int64_t d = 0; d < rank; ++d)
    natural.push_back((input.shape[2 + d] - 1) * window->strides[d] +
                      window->kernel[d] - window->padLow[d] -
                      window->padHigh[d]);
  Shape shape = natural;
  if (node.hasInput(2)) {
    std::optional<Shape> given = node.getConstantIntegers(2, "output_shape");
    if (!given)
      return failure();
    shape = *given;
  }
  bool fits = shape.size() == natural.size() &&
              ArrayRef<int64_t>(shape).take_front(2) ==
                  ArrayRef<int64_t>(natural).take_front(2);
  if (!fits || node.checkShape(shape).failed() ||
      node.checkShape(natural).failed())
    return node.error("an output of shape " + toString(shape) +
                      " does not fit an input of shape " +
                      toString(input.shape));
  int64_t count = input.getNumElements(), all = getNumElements(natural);
  if (count == 0 || all == 0)
    return node.setOutput(0, graph.fill(input.type, shape, 0));
  SmallVector<Tensor> tensors = {graph.reshape(indices, count),
                                 graph.reshape(input, count)};
  auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar element) {
    Scalar index = cast(read(0, at[1]), DataType::Int64);
    return select(index == at[0], read(1, at[1]), element);
  };
  Tensor image = graph.reshape(
      graph.accumulate(tensors, graph.fill(input.type, all, 0), count, body),
      natural);
  // The image of the natural size lies at the start of a larger one.
  Shape zeros(shape.size(), 0), ones(shape.size(), 1), kept, high;
  for (auto [own, wanted] : llvm::zip_equal(natural, shape)) {
    kept.push_back(std::min(own, wanted));
    high.push_back(wanted - kept.back());
  }
  return node.setOutput(
      0, graph.pad(graph.slice(image, zeros, kept, ones), zeros, high, 0));
}

//===----------------------------------------------------------------------===//
// CenterCropPad
//===----------------------------------------------------------------------===//

static LogicalResult importCenterCropPad(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  std::optional<Shape> target = node.getConstantIntegers(1, "shape");
  if (!target)
    return failure();
  int64_t rank = input.getRank();
  Shape axes = node.getInts("axes", {});
  if (!node.hasAttribute("axes"))
    for (int64_t d = 0; d < rank; ++d)
      axes.push_back(d);
  if (node.failed() || !node.normalizeAxes(axes, rank))
    return failure();
  if (axes.size() != target->size())
    return node.error("input 'shape' has " + Twine(target->size()) +
                      " entries, but expected " + Twine(axes.size()));
  Shape offsets(rank, 0), ones(rank, 1), sizes = input.shape, low(rank, 0),
                                         high(rank, 0), shape = input.shape;
  for (auto [axis, extent] : llvm::zip_equal(axes, *target)) {
    int64_t d = axis < 0 ? axis + rank : axis, own = input.shape[d];
    shape[d] = extent;
    if (node.checkShape(shape).failed())
      return failure();
    if (extent <= own) {
      offsets[d] = (own - extent) / 2;
      sizes[d] = extent;
    } else {
      low[d] = (extent - own) / 2;
      high[d] = extent - own - low[d];
    }
  }
  return node.setOutput(
      0, graph.pad(graph.slice(input, offsets, sizes, ones), low, high, 0));
}

void addWindowOps(OpTable &table) {
  addRows(table, {{"CenterCropPad", importCenterCropPad},
                  {"Col2Im", importCol2Im},
                  {"DeformConv", importDeformConv},
                  {"MaxUnpool", importMaxUnpool}});
}

} // namespace nnprim::frontend
