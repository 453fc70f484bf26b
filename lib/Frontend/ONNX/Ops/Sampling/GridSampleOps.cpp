//===- GridSampleOps.cpp - Sampling at computed positions -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"
#include "Ops/Sampling/Sampling.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Positions and taps
//===----------------------------------------------------------------------===//

/// Reflects `x` between `low` and `high` until it is inside. The remainder of
/// the distance by the length of the way there and back says where it ends.
static Scalar reflect(const Scalar &x, double low, double high) {
  double length = high - low;
  if (length <= 0)
    return x.constant(0);
  Scalar distance = abs(x - low);
  Scalar rest = distance - floor(distance / (2 * length)) * (2 * length);
  Scalar folded = select(rest.constant(length) < rest, 2 * length - rest, rest);
  return folded + low;
}

std::optional<Outside> parseOutside(StringRef name) {
  return llvm::StringSwitch<std::optional<Outside>>(name)
      .Case("zeros", Outside::Zeros)
      .Case("border", Outside::Border)
      .Case("reflection", Outside::Reflection)
      .Default(std::nullopt);
}

/// One tap along a dimension: an index inside, as int64, and its weight.
struct Tap {
  Scalar index, weight;
};

/// A tap at the whole number `at`; outside of the input its weight is zero, or
/// its index moves to the border or is reflected.
static Tap makeTap(const Scalar &at, const Scalar &weight, int64_t extent,
                   const SamplingOptions &options) {
  Scalar position = at, last = at.constant(double(extent - 1)),
         zero = at.constant(0);
  if (options.outside == Outside::Reflection)
    position = options.alignsCorners
                   ? reflect(position, 0, double(extent - 1))
                   : roundEven(reflect(position, -0.5, double(extent) - 0.5));
  Scalar isInside = (zero <= position) & (position <= last);
  // A position that is no number is moved inside like others that are far.
  Scalar index =
      cast(minNumber(maxNumber(position, zero), last), DataType::Int64);
  if (options.outside != Outside::Zeros)
    return {index, weight};
  return {index, select(isInside, weight, zero)};
}

/// Keys' cubic convolution at distance `d` of 0 to 2 from a tap.
static Scalar cubicWeight(const Scalar &d, double a, bool isNear) {
  if (isNear)
    return ((a + 2) * d - (a + 3)) * d * d + 1.0;
  return ((a * d - 5 * a) * d + 8 * a) * d - 4 * a;
}

static SmallVector<Tap> getTaps(const Scalar &x, int64_t extent,
                                const SamplingOptions &options) {
  Scalar one = x.constant(1);
  if (options.mode == Sampling::Nearest)
    return {makeTap(roundEven(x), one, extent, options)};
  Scalar base = floor(x), fraction = x - base;
  if (options.mode == Sampling::Linear)
    return {makeTap(base, one - fraction, extent, options),
            makeTap(base + 1.0, fraction, extent, options)};
  SmallVector<Tap> taps;
  for (int i = -1; i <= 2; ++i) {
    Scalar distance = abs(fraction - double(i));
    taps.push_back(makeTap(base + double(i),
                           cubicWeight(distance, -0.75, i == 0 || i == 1),
                           extent, options));
  }
  return taps;
}

/// Combines the weighted pixels over the dimensions from `first` on.
static Scalar combineTaps(ArrayRef<SmallVector<Tap>> taps,
                          SmallVector<Scalar> &position, size_t first,
                          bool takesLargest,
                          llvm::function_ref<Scalar(ArrayRef<Scalar>)> read) {
  if (taps.empty())
    return read(position);
  std::optional<Scalar> sum;
  for (const Tap &tap : taps.front()) {
    position[first] = tap.index;
    Scalar part =
        combineTaps(taps.drop_front(), position, first + 1, takesLargest, read);
    // A weight of zero must also silence infinities of the border.
    Scalar zero = part.constant(0);
    Scalar term = select(tap.weight == zero, zero, tap.weight * part);
    if (sum)
      term = takesLargest ? max(*sum, term) : *sum + term;
    sum = term;
  }
  return *sum;
}

Scalar sample(ArrayRef<int64_t> extents, ArrayRef<Scalar> leading,
              ArrayRef<Scalar> coordinates, const SamplingOptions &options,
              llvm::function_ref<Scalar(ArrayRef<Scalar>)> read) {
  SmallVector<SmallVector<Tap>> taps;
  for (auto [extent, coordinate] : llvm::zip_equal(extents, coordinates)) {
    Scalar x = coordinate;
    double last = double(extent - 1);
    if (options.outside == Outside::Border && options.mode != Sampling::Cubic)
      x = minNumber(maxNumber(x, x.constant(0)), x.constant(last));
    if (options.outside == Outside::Reflection &&
        options.mode != Sampling::Cubic)
      x = options.alignsCorners ? reflect(x, 0, last)
                                : reflect(x, -0.5, last + 0.5);
    SamplingOptions inner = options;
    // A position that was moved inside is at most half a pixel beyond the
    // border.
    if (options.outside == Outside::Reflection &&
        options.mode != Sampling::Cubic)
      inner.outside = Outside::Border;
    taps.push_back(getTaps(x, extent, inner));
  }
  SmallVector<Scalar> position(leading);
  position.append(coordinates.begin(), coordinates.end());
  return combineTaps(taps, position, leading.size(), options.takesLargest,
                     read);
}

//===----------------------------------------------------------------------===//
// GridSample
//===----------------------------------------------------------------------===//

static std::optional<SamplingOptions> getOptions(Node &node) {
  SamplingOptions options;
  // Names of opset 16 and of opset 20.
  std::string mode = node.getString("mode", "linear");
  std::string outside = node.getString("padding_mode", "zeros");
  options.alignsCorners = node.getInt("align_corners", 0);
  if (mode == "nearest")
    options.mode = Sampling::Nearest;
  else if (mode == "cubic" || mode == "bicubic")
    options.mode = Sampling::Cubic;
  else if (mode != "linear" && mode != "bilinear")
    (void)node.error("attribute 'mode' is '" + mode +
                     "', which is not supported; 'nearest', 'linear' and "
                     "'cubic' are");
  std::optional<Outside> parsed = parseOutside(outside);
  if (!parsed && !node.failed())
    (void)node.error("attribute 'padding_mode' is '" + outside +
                     "', which is not supported; 'zeros', 'border' and "
                     "'reflection' are");
  if (node.failed())
    return std::nullopt;
  options.outside = *parsed;
  return options;
}

static LogicalResult importGridSample(Node &node) {
  if (node.checkNumInputs(2, 2).failed() ||
      node.checkFloat(node.getInput(1)).failed())
    return failure();
  std::optional<SamplingOptions> options = getOptions(node);
  if (!options)
    return failure();
  Tensor input = node.getInput(0), grid = node.getInput(1);
  int64_t dims = input.getRank() - 2;
  bool fits = dims >= 1 && dims <= 3 && grid.getRank() == dims + 2 &&
              grid.shape[0] == input.shape[0] && grid.shape.back() == dims &&
              !llvm::is_contained(input.shape, 0);
  if (!fits)
    return node.error("a grid of shape " + toString(grid.shape) +
                      " and an input of shape " + toString(input.shape) +
                      " do not fit together");
  Shape shape = {input.shape[0], input.shape[1]};
  llvm::append_range(shape,
                     ArrayRef<int64_t>(grid.shape).drop_front().drop_back());
  ArrayRef<int64_t> extents = ArrayRef<int64_t>(input.shape).drop_front(2);
  DataType type =
      input.type == DataType::Double ? DataType::Double : DataType::Float;
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    SmallVector<Scalar> place = {at[0]}, coordinates;
    llvm::append_range(place, at.drop_front(2));
    for (int64_t d = 0; d < dims; ++d) {
      // Coordinates are listed from the last dimension to the first.
      place.push_back(at[0].constant(double(dims - 1 - d)));
      Scalar x = cast(read(1, place), type);
      place.pop_back();
      double extent = double(extents[d]);
      coordinates.push_back(options->alignsCorners
                                ? (x + 1.0) * ((extent - 1) / 2)
                                : ((x + 1.0) * extent - 1.0) * 0.5);
    }
    return sample(extents, at.take_front(2), coordinates, *options,
                  [&](ArrayRef<Scalar> position) {
                    return cast(read(0, position), type);
                  });
  };
  return node.setOutput(
      0, node.getGraph().compute({input, grid}, shape, input.type, body));
}

/// A grid of positions under affine maps, for GridSample.
static LogicalResult importAffineGrid(Node &node) {
  if (node.checkNumInputs(2, 2).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  Tensor theta = node.getInput(0);
  std::optional<Shape> size = node.getConstantIntegers(1, "size");
  bool alignsCorners = node.getInt("align_corners", 0);
  if (!size || node.failed())
    return failure();
  int64_t dims = int64_t(size->size()) - 2;
  if ((dims != 2 && dims != 3) ||
      theta.shape != Shape{(*size)[0], dims, dims + 1})
    return node.error("maps of shape " + toString(theta.shape) +
                      " do not fit the size " + toString(*size));
  Shape shape = {(*size)[0]};
  shape.append(size->begin() + 2, size->end());
  shape.push_back(dims);
  if (node.checkShape(shape).failed())
    return failure();
  DataType type = getComputeType(theta.type);
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    Scalar row = at[dims + 1];
    Scalar sum = read(0, {at[0], row, row.constant(double(dims))});
    for (int64_t d = 0; d < dims; ++d) {
      // The first column is that of the last dimension.
      double extent = double(shape[dims - d]);
      Scalar index = cast(at[dims - d], type);
      Scalar x = alignsCorners ? index * (2 / std::max(extent - 1, 1.0)) - 1.0
                               : (2.0 * index + 1.0) * (1 / extent) - 1.0;
      sum = sum + read(0, {at[0], row, row.constant(double(d))}) * x;
    }
    return sum;
  };
  return node.setOutput(
      0, node.getGraph().compute(theta, shape, theta.type, body));
}

//===----------------------------------------------------------------------===//
// RoiAlign
//===----------------------------------------------------------------------===//

namespace {
/// The attributes of a RoiAlign.
struct RoiOptions {
  int64_t height, width, ratio;
  double scale;
  bool isHalfPixel, isMax;
};
} // namespace

static std::optional<RoiOptions> getRoiOptions(Node &node) {
  RoiOptions options{node.getInt("output_height", 1),
                     node.getInt("output_width", 1),
                     node.getInt("sampling_ratio", 0),
                     node.getFloat("spatial_scale", 1),
                     /*isHalfPixel=*/false,
                     /*isMax=*/false};
  std::string pooling = node.getString("mode", "avg");
  // Up to opset 15, there is no shift.
  std::string shift =
      node.getString("coordinate_transformation_mode",
                     node.getOpset() < 16 ? "output_half_pixel" : "half_pixel");
  options.isHalfPixel = shift == "half_pixel";
  options.isMax = pooling == "max";
  if (node.failed())
    return std::nullopt;
  if (pooling != "avg" && pooling != "max")
    (void)node.error("attribute 'mode' is '" + pooling +
                     "', which is not supported; 'avg' and 'max' are");
  else if (!options.isHalfPixel && shift != "output_half_pixel")
    (void)node.error("attribute 'coordinate_transformation_mode' is '" + shift +
                     "', which is not supported; 'half_pixel' and "
                     "'output_half_pixel' are");
  else if (options.height < 1 || options.width < 1 || options.ratio < 0 ||
           options.ratio > 64)
    (void)node.error("an output of " + Twine(options.height) + "x" +
                     Twine(options.width) + " with a sampling ratio of " +
                     Twine(options.ratio) +
                     " is not supported; extents are from 1 on, and the ratio "
                     "is from 0 to 64");
  return node.failed() ? std::nullopt : std::optional(options);
}

/// Adaptive sampling takes as many samples of a bin as it has pixels, at most
/// those of the whole image.
static int64_t getMaxSamples(const RoiOptions &options, int64_t extent,
                             int64_t bins) {
  return options.ratio ? options.ratio
                       : std::max<int64_t>((2 * extent + bins - 1) / bins, 1);
}

/// One dimension of a bin: where its samples start, how far they are apart, and
/// how many there are.
struct BinRange {
  Scalar start, step, count;
};

/// `low` and `high` are the region's borders in pixels.
static BinRange getBinRange(const Scalar &low, const Scalar &high,
                            const Scalar &bin, int64_t bins, int64_t most,
                            const RoiOptions &options) {
  Scalar length = high - low;
  if (!options.isHalfPixel)
    length = max(length, length.constant(1));
  Scalar size = length * (1.0 / double(bins));
  Scalar count = options.ratio
                     ? size.constant(double(options.ratio))
                     : minNumber(maxNumber(ceil(size), size.constant(1)),
                                 size.constant(double(most)));
  return {low + cast(bin, low.type) * size, size / count, count};
}

/// Positions up to a pixel outside belong to the border. The standard's cases
/// take maxima of the weighted pixels around each sample, as ONNX Runtime does.
static Scalar sampleImage(ElementReader read, ArrayRef<int64_t> extents,
                          ArrayRef<Scalar> leading, const Scalar &y,
                          const Scalar &x, bool isMax) {
  SamplingOptions options;
  options.takesLargest = isMax;
  options.outside = Outside::Border;
  Scalar minusOne = y.constant(-1);
  Scalar isInside = (minusOne <= y) & (minusOne <= x) &
                    (y <= y.constant(double(extents[0]))) &
                    (x <= x.constant(double(extents[1])));
  Scalar value =
      sample(extents, leading, {y, x}, options,
             [&](ArrayRef<Scalar> position) { return read(0, position); });
  return select(isInside, value, value.constant(0));
}

static LogicalResult importRoiAlign(Node &node) {
  if (node.checkNumInputs(3, 3).failed() ||
      node.checkFloat(node.getInput(0)).failed() ||
      node.checkSameType(node.getInputs().take_front(2)).failed())
    return failure();
  std::optional<RoiOptions> options = getRoiOptions(node);
  if (!options)
    return failure();
  Tensor input = node.getInput(0), rois = node.getInput(1),
         images = node.getInput(2);
  bool fits = input.getRank() == 4 && rois.getRank() == 2 &&
              rois.shape[1] == 4 && images.shape == Shape{rois.shape[0]} &&
              !images.isFloat() && !llvm::is_contained(input.shape, 0);
  if (!fits)
    return node.error("operands of shapes " + toString(input.shape) + ", " +
                      toString(rois.shape) + " and " + toString(images.shape) +
                      " do not fit together");
  GraphBuilder &graph = node.getGraph();
  ArrayRef<int64_t> x(input.shape), extents = x.drop_front(2);
  Shape shape = {rois.shape[0], x[1], options->height, options->width};
  if (node.checkShape(shape).failed())
    return failure();
  DataType type = getComputeType(input.type);
  int64_t mostRows = getMaxSamples(*options, extents[0], options->height);
  int64_t mostColumns = getMaxSamples(*options, extents[1], options->width);
  double shift = options->isHalfPixel ? -0.5 : 0;
  auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar element) {
    auto border = [&](int64_t i) {
      return read(1, {at[0], at[0].constant(double(i))}) * options->scale +
             shift;
    };
    BinRange rows = getBinRange(border(1), border(3), at[2], options->height,
                                mostRows, *options);
    BinRange columns = getBinRange(border(0), border(2), at[3], options->width,
                                   mostColumns, *options);
    Scalar row = cast(at[4], type), column = cast(at[5], type);
    Scalar image = cast(read(2, at[0]), DataType::Int64);
    image =
        min(max(image, image.constant(0)), image.constant(double(x[0] - 1)));
    Scalar value = sampleImage(
        read, extents, {image, at[1]}, rows.start + (row + 0.5) * rows.step,
        columns.start + (column + 0.5) * columns.step, options->isMax);
    Scalar isSample = (row < rows.count) & (column < columns.count);
    Scalar next = options->isMax
                      ? max(element, value)
                      : element + value / (rows.count * columns.count);
    return select(isSample, next, element);
  };
  double start = options->isMax ? getNeutralElement(Reduction::Max, type) : 0;
  Tensor result =
      graph.accumulate({input, rois, images}, graph.fill(type, shape, start),
                       {mostRows, mostColumns}, body);
  return node.setOutput(0, graph.cast(result, input.type));
}

void addGridSampleOps(OpTable &table) {
  addRows(table, {{"AffineGrid", importAffineGrid},
                  {"GridSample", importGridSample},
                  {"RoiAlign", importRoiAlign}});
}

} // namespace nnprim::frontend
