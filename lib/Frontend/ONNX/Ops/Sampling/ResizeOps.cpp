//===- ResizeOps.cpp - Resize and Upsample --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"
#include "Ops/Sampling/Interpolation.h"

#include <cmath>
#include <numeric>

using namespace mlir;

namespace nnprim::frontend {

namespace {
/// The attributes and inputs of a Resize.
struct Resizing {
  std::string mode;
  Coordinates coordinates = Coordinates::Asymmetric;
  Rounding rounding = Rounding::Floor;
  double cubicCoefficient = -0.75, extrapolationValue = 0;
  TapOptions taps;
  /// One entry per dimension of the input.
  SmallVector<ResizedDimension> dims;
};
} // namespace

//===----------------------------------------------------------------------===//
// Reading the node
//===----------------------------------------------------------------------===//

static LogicalResult readAttributes(Node &node, Resizing &resizing) {
  resizing.mode = node.getString("mode", "nearest");
  // Before opset 11, and in Upsample, both modes are fixed.
  if (node.getOpset() >= 11 && node.getOpType() == "Resize") {
    std::string coordinates =
        node.getString("coordinate_transformation_mode", "half_pixel");
    std::string rounding = node.getString("nearest_mode", "round_prefer_floor");
    auto parsedCoordinates = parseCoordinates(coordinates);
    auto parsedRounding = parseRounding(rounding);
    if (!parsedCoordinates)
      return node.error("attribute 'coordinate_transformation_mode' is '" +
                        coordinates +
                        "', which is not supported; those of the standard's "
                        "list are");
    if (!parsedRounding)
      return node.error("attribute 'nearest_mode' is '" + rounding +
                        "', which is not supported; 'round_prefer_floor', "
                        "'round_prefer_ceil', 'floor' and 'ceil' are");
    resizing.coordinates = *parsedCoordinates;
    resizing.rounding = *parsedRounding;
  }
  if (resizing.mode != "nearest" && resizing.mode != "linear" &&
      resizing.mode != "bilinear" && resizing.mode != "cubic")
    return node.error("attribute 'mode' is '" + resizing.mode +
                      "', which is not supported; 'nearest', 'linear' and "
                      "'cubic' are");
  resizing.cubicCoefficient = node.getFloat("cubic_coeff_a", -0.75);
  resizing.extrapolationValue = node.getFloat("extrapolation_value", 0);
  resizing.taps.excludeOutside = node.getInt("exclude_outside", 0);
  resizing.taps.antialias = node.getInt("antialias", 0);
  return failure(node.failed());
}

/// Scales of the listed axes, or an empty list if sizes are given instead.
static std::optional<SmallVector<double>> readScales(Node &node) {
  SmallVector<double> scales;
  if (node.getOpset() < 9)
    return node.getFloats("scales");
  bool isOld = node.getOpset() < 11 || node.getOpType() == "Upsample";
  int64_t index = isOld ? 1 : 2;
  if (!node.hasInput(index) && !isOld)
    return scales;
  std::optional<Tensor> tensor = node.getConstantInput(index, "scales");
  if (!tensor)
    return std::nullopt;
  if (tensor->getRank() != 1) {
    (void)node.error("input 'scales' of shape " + toString(tensor->shape) +
                     " is not a list");
    return std::nullopt;
  }
  for (int64_t i = 0; i < tensor->getNumElements(); ++i)
    scales.push_back(tensor->getNumber(i));
  return scales;
}

/// A bound on sizes: more than fit in memory, and safe to convert to integers.
static constexpr double maxSize = 1e12;

/// Adjusts the sizes of the listed axes to one scale, as the policy requires.
static LogicalResult keepAspectRatio(Node &node, const Tensor &input,
                                     ArrayRef<int64_t> axes, Shape &sizes) {
  std::string policy = node.getString("keep_aspect_ratio_policy", "stretch");
  if (policy == "stretch")
    return success();
  bool notLarger = policy == "not_larger";
  if (!notLarger && policy != "not_smaller")
    return node.error("attribute 'keep_aspect_ratio_policy' is '" + policy +
                      "', which is not supported; 'stretch', 'not_larger' and "
                      "'not_smaller' are");
  std::optional<double> scale;
  for (auto [axis, size] : llvm::zip_equal(axes, sizes)) {
    double own = double(size) / input.shape[axis];
    if (!scale || (notLarger ? own < *scale : own > *scale))
      scale = own;
  }
  for (auto [axis, size] : llvm::zip_equal(axes, sizes)) {
    double kept = std::floor(*scale * input.shape[axis] + 0.5);
    if (!(std::abs(kept) < maxSize))
      return node.error("the sizes give dimension " + Twine(axis) +
                        " more elements than a tensor can have");
    size = int64_t(kept);
  }
  return success();
}

static LogicalResult setSizes(Node &node, const Tensor &input,
                              ArrayRef<int64_t> axes, Resizing &resizing) {
  std::optional<Shape> sizes = node.getConstantIntegers(3, "sizes");
  if (!sizes)
    return failure();
  if (sizes->size() != axes.size())
    return node.error("input 'sizes' has " + Twine(sizes->size()) +
                      " entries, but expected " + Twine(axes.size()));
  if (keepAspectRatio(node, input, axes, *sizes).failed())
    return failure();
  for (auto [axis, size] : llvm::zip_equal(axes, *sizes)) {
    ResizedDimension &dim = resizing.dims[axis];
    if (size < 1)
      return node.error("the size " + Twine(size) + " is not positive");
    dim.output = size;
    dim.scale = double(size) / dim.input;
  }
  return success();
}

static LogicalResult setScales(Node &node, ArrayRef<double> scales,
                               ArrayRef<int64_t> axes, Resizing &resizing) {
  if (scales.size() != axes.size())
    return node.error("input 'scales' has " + Twine(scales.size()) +
                      " entries, but expected " + Twine(axes.size()));
  for (auto [axis, scale] : llvm::zip_equal(axes, scales)) {
    ResizedDimension &dim = resizing.dims[axis];
    if (!(scale > 0) || scale > INT32_MAX)
      return node.error("a scale is not a positive number");
    dim.scale = scale;
    // Single precision matches the type of the scales and other runtimes.
    float output = std::floor(float(dim.input) * float(scale));
    if (!(output < maxSize))
      return node.error("a scale gives dimension " + Twine(axis) +
                        " more elements than a tensor can have");
    dim.output = int64_t(output);
    if (dim.output < 1)
      return node.error("a scale leaves nothing of dimension " + Twine(axis));
  }
  return success();
}

static LogicalResult readRoi(Node &node, ArrayRef<int64_t> axes,
                             Resizing &resizing) {
  if (resizing.coordinates != Coordinates::TfCropAndResize)
    return success();
  std::optional<Tensor> roi = node.getConstantInput(1, "roi");
  if (!roi)
    return failure();
  int64_t count = axes.size();
  if (roi->getNumElements() != 2 * count)
    return node.error("input 'roi' has " + Twine(roi->getNumElements()) +
                      " entries, but expected " + Twine(2 * count));
  for (int64_t i = 0; i < 2 * count; ++i)
    if (!std::isfinite(roi->getNumber(i)))
      return node.error("input 'roi' has an entry that is not finite");
  for (auto [i, axis] : llvm::enumerate(axes)) {
    resizing.dims[axis].roiStart = roi->getNumber(i);
    resizing.dims[axis].roiEnd = roi->getNumber(count + i);
  }
  return success();
}

static std::optional<Resizing> readResizing(Node &node, const Tensor &input) {
  Resizing resizing;
  if (readAttributes(node, resizing).failed())
    return std::nullopt;
  Shape axes(input.getRank());
  std::iota(axes.begin(), axes.end(), 0);
  axes = node.getInts("axes", axes);
  if (!node.normalizeAxes(axes, input.getRank()))
    return std::nullopt;
  for (int64_t &axis : axes)
    axis = axis < 0 ? axis + input.getRank() : axis;
  for (int64_t extent : input.shape)
    resizing.dims.push_back({extent, extent, 1, resizing.coordinates});
  std::optional<SmallVector<double>> scales = readScales(node);
  if (!scales || node.failed())
    return std::nullopt;
  LogicalResult result = scales->empty()
                             ? setSizes(node, input, axes, resizing)
                             : setScales(node, *scales, axes, resizing);
  if (result.failed() || readRoi(node, axes, resizing).failed())
    return std::nullopt;
  return resizing;
}

//===----------------------------------------------------------------------===//
// Emission
//===----------------------------------------------------------------------===//

/// True if the dimension keeps every element in place.
static bool isUnchanged(const ResizedDimension &dim) {
  return dim.output == dim.input && dim.scale == 1 &&
         dim.coordinates != Coordinates::TfCropAndResize &&
         dim.coordinates != Coordinates::TfHalfPixelForNN;
}

static Shape getNearestPositions(const ResizedDimension &dim,
                                 Rounding rounding) {
  Shape positions;
  for (int64_t o = 0; o < dim.output; ++o)
    positions.push_back(getNearest(dim, o, rounding));
  return positions;
}

/// Number of consecutive repetitions of each of `extent` elements in
/// `positions`, if it is uniform and the elements are in order.
static std::optional<int64_t> getRepeatCount(ArrayRef<int64_t> positions,
                                             int64_t extent) {
  int64_t count = positions.size() / extent;
  if (static_cast<int64_t>(positions.size()) != count * extent)
    return std::nullopt;
  for (auto [o, position] : llvm::enumerate(positions))
    if (position != static_cast<int64_t>(o) / count)
      return std::nullopt;
  return count;
}

static Tensor resizeNearest(GraphBuilder &graph, Tensor tensor,
                            const Resizing &resizing) {
  Shape counts(tensor.getRank(), 1);
  SmallVector<std::pair<int64_t, Shape>> gathers;
  for (auto [axis, dim] : llvm::enumerate(resizing.dims)) {
    if (isUnchanged(dim))
      continue;
    Shape positions = getNearestPositions(dim, resizing.rounding);
    if (std::optional<int64_t> count = getRepeatCount(positions, dim.input))
      counts[axis] = *count;
    else
      gathers.emplace_back(axis, std::move(positions));
  }
  tensor = graph.repeat(tensor, counts);
  for (const auto &[axis, positions] : gathers)
    tensor = graph.take(tensor, axis, positions);
  return tensor;
}

static Tensor resizeByTaps(GraphBuilder &graph, const Tensor &tensor,
                           int64_t axis, const Resizing &resizing) {
  const ResizedDimension &dim = resizing.dims[axis];
  Taps taps = resizing.mode == "cubic"
                  ? getCubicTaps(dim, resizing.cubicCoefficient, resizing.taps)
                  : getLinearTaps(dim, resizing.taps);
  Tensor result = graph.interpolate(tensor, axis, taps.positions, taps.weights);
  if (!llvm::is_contained(taps.outside, true))
    return result;
  std::vector<char> mask(taps.outside.begin(), taps.outside.end());
  Shape maskShape(tensor.getRank() - axis, 1);
  maskShape[0] = dim.output;
  Tensor outside = makeConstant(DataType::Bool, maskShape, std::move(mask));
  double value = resizing.extrapolationValue;
  return graph.elementwise({outside, result}, result.shape, result.type,
                           [=](ArrayRef<Scalar> x) {
                             return select(x[0], x[1].constant(value), x[1]);
                           });
}

/// The axes that change, in the order that computes least: those that shrink,
/// most of all first, then those that grow. Of equal ones the last is first,
/// because its elements, which are gathered if it is contiguous, are fewer
/// then.
static Shape getAxisOrder(const Resizing &resizing) {
  Shape axes;
  for (int64_t axis = resizing.dims.size(); axis-- > 0;)
    if (!isUnchanged(resizing.dims[axis]))
      axes.push_back(axis);
  llvm::stable_sort(axes, [&](int64_t a, int64_t b) {
    auto getGrowth = [&](int64_t axis) {
      const ResizedDimension &dim = resizing.dims[axis];
      return std::min(double(dim.output) / dim.input, 1.0);
    };
    return getGrowth(a) < getGrowth(b);
  });
  return axes;
}

/// Limits the taps, because the body of the emitted op unrolls them, and the
/// extents, because each has a table of positions.
static LogicalResult checkTaps(Node &node, const Resizing &resizing) {
  constexpr int64_t maxTaps = 256, maxExtent = int64_t(1) << 22;
  for (const ResizedDimension &dim : resizing.dims) {
    if (!isUnchanged(dim) && dim.output > maxExtent)
      return node.error("an extent of " + Twine(dim.output) +
                        " is not supported; at most " + Twine(maxExtent) +
                        " are");
    if (resizing.taps.antialias && resizing.mode != "nearest" &&
        getNumTaps(dim, resizing.mode == "cubic" ? 2 : 1) > maxTaps)
      return node.error("antialiasing over more than " + Twine(maxTaps) +
                        " pixels is not supported; over fewer is");
  }
  return success();
}

static LogicalResult importResize(Node &node) {
  if (node.checkNumInputs(1, 4).failed())
    return failure();
  Tensor input = node.getInput(0);
  if (llvm::is_contained(input.shape, 0))
    return node.error("input of shape " + toString(input.shape) + " is empty");
  std::optional<Resizing> resizing = readResizing(node, input);
  if (!resizing)
    return failure();
  bool isNearest = resizing->mode == "nearest";
  if (!isNearest && node.checkFloat(input).failed())
    return failure();
  Shape shape;
  for (const ResizedDimension &dim : resizing->dims)
    shape.push_back(dim.output);
  if (node.checkShape(shape).failed() || checkTaps(node, *resizing).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  if (isNearest)
    return node.setOutput(0, resizeNearest(graph, input, *resizing));
  Tensor result = input;
  for (int64_t axis : getAxisOrder(*resizing))
    result = resizeByTaps(graph, result, axis, *resizing);
  return node.setOutput(0, result);
}

void addResizeOps(OpTable &table) {
  addRows(table, {{"Resize", importResize}, {"Upsample", importResize}});
}

} // namespace nnprim::frontend
