//===- NormalizationOps.cpp - Normalizations and softmax ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Normalization/Moments.h"
#include "Ops/OpTable.h"

#include <limits>
#include <numeric>

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Moments
//===----------------------------------------------------------------------===//

Tensor getMean(GraphBuilder &graph, const Tensor &input,
               ArrayRef<int64_t> axes) {
  double count = 1;
  for (int64_t axis : axes)
    count *= input.shape[axis];
  Tensor sum = graph.reduce(input, axes, Reduction::Sum, /*keepDims=*/true,
                            /*asPooling=*/false);
  return graph.map(sum, [=](Scalar x) { return x * (1.0 / count); });
}

Tensor square(GraphBuilder &graph, const Tensor &input) {
  return graph.map(input, [](Scalar x) { return x * x; });
}

Tensor getInverseDeviation(GraphBuilder &graph, const Tensor &variance,
                           double epsilon) {
  return graph.map(variance, [=](Scalar x) { return 1.0 / sqrt(x + epsilon); });
}

/// Reshapes a per-channel vector to [C, 1, …], which broadcasts to [N, C, …].
static Tensor perChannel(GraphBuilder &graph, const Tensor &vector,
                         int64_t rank) {
  Shape shape(std::max<int64_t>(rank - 1, 1), 1);
  shape[0] = vector.getNumElements();
  return graph.reshape(vector, shape);
}

/// x · scale + shift, where both already have shapes that broadcast.
static Tensor scaleAndShift(GraphBuilder &graph, const Tensor &x,
                            const Tensor &scale, const Tensor &shift) {
  return graph.elementwise(
      {x, scale, shift}, x.shape, x.type,
      [](ArrayRef<Scalar> s) { return s[0] * s[1] + s[2]; });
}

//===----------------------------------------------------------------------===//
// BatchNormalization
//===----------------------------------------------------------------------===//

/// Replaces mean and variance by those of the batch and sets the two outputs to
/// the running mean and variance.
static void useBatchMoments(Node &node, const Tensor &input, Tensor &mean,
                            Tensor &variance, double momentum) {
  GraphBuilder &graph = node.getGraph();
  Shape axes;
  for (int64_t d = 0; d < input.getRank(); ++d)
    if (d != 1)
      axes.push_back(d);
  Tensor batchMean = getMean(graph, input, axes);
  Tensor centred = graph.sub(input, batchMean);
  Tensor batchVariance = getMean(graph, square(graph, centred), axes);
  auto update = [&](const Tensor &running, const Tensor &current) {
    return graph.elementwise({running, graph.reshape(current, running.shape)},
                             running.shape, running.type,
                             [=](ArrayRef<Scalar> x) {
                               return momentum * x[0] + (1.0 - momentum) * x[1];
                             });
  };
  Tensor runningMean = update(mean, batchMean);
  Tensor runningVariance = update(variance, batchVariance);
  (void)node.setOutput(1, runningMean);
  (void)node.setOutput(2, runningVariance);
  mean = graph.reshape(batchMean, mean.shape);
  variance = graph.reshape(batchVariance, variance.shape);
}

static LogicalResult importBatchNormalization(Node &node) {
  if (node.checkNumInputs(5, 5).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  double epsilon = node.getFloat("epsilon", 1e-5);
  double momentum = node.getFloat("momentum", 0.9);
  bool training = node.getInt("training_mode", 0);
  if (node.failed())
    return failure();
  if (input.getRank() < 2)
    return node.error("input of rank " + Twine(input.getRank()) +
                      " has no channels");
  for (const Tensor &vector : node.getInputs().drop_front())
    if (vector.shape != Shape{input.shape[1]})
      return node.error("a parameter has shape " + toString(vector.shape) +
                        ", but the input has " + Twine(input.shape[1]) +
                        " channels");
  if (!training && node.usesOutput(1))
    return node.error("the outputs of the training mode are not supported; "
                      "the first output is");
  // Parameters may have a different float type from the data.
  DataType type = getComputeType(input.type);
  Tensor scale = graph.cast(node.getInput(1), type);
  Tensor bias = graph.cast(node.getInput(2), type);
  Tensor mean = node.getInput(3), variance = node.getInput(4);
  if (training)
    useBatchMoments(node, input, mean, variance, momentum);
  Tensor factor = graph.mul(
      scale, getInverseDeviation(graph, graph.cast(variance, type), epsilon));
  Tensor shift = graph.sub(bias, graph.mul(graph.cast(mean, type), factor));
  return node.setOutput(
      0, scaleAndShift(graph, input, perChannel(graph, factor, input.getRank()),
                       perChannel(graph, shift, input.getRank())));
}

//===----------------------------------------------------------------------===//
// Other normalizations
//===----------------------------------------------------------------------===//

static LogicalResult importInstanceNormalization(Node &node) {
  if (node.checkNumInputs(3, 3).failed() ||
      node.checkSameType(node.getInputs()).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  double epsilon = node.getFloat("epsilon", 1e-5);
  if (input.getRank() < 3)
    return node.error("input of rank " + Twine(input.getRank()) +
                      " has no spatial dimensions");
  for (const Tensor &vector : node.getInputs().drop_front())
    if (vector.shape != Shape{input.shape[1]})
      return node.error("a parameter has shape " + toString(vector.shape) +
                        ", but the input has " + Twine(input.shape[1]) +
                        " channels");
  Shape axes(input.getRank() - 2);
  std::iota(axes.begin(), axes.end(), 2);
  Tensor centred = graph.sub(input, getMean(graph, input, axes));
  Tensor inverse = getInverseDeviation(
      graph, getMean(graph, square(graph, centred), axes), epsilon);
  Tensor factor =
      graph.mul(inverse, perChannel(graph, node.getInput(1), input.getRank()));
  return node.setOutput(
      0, scaleAndShift(graph, centred, factor,
                       perChannel(graph, node.getInput(2), input.getRank())));
}

static LogicalResult importLayerNormalization(Node &node) {
  if (node.checkNumInputs(2, 3).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  DataType type = node.getInput(0).type, computeType = getComputeType(type);
  Tensor input = graph.cast(node.getInput(0), computeType);
  double epsilon = node.getFloat("epsilon", 1e-5);
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", -1), input.getRank());
  if (!axis || node.failed())
    return failure();
  for (const Tensor &operand : node.getInputs().drop_front()) {
    Tensor shaped{operand.type, operand.shape, Value(), nullptr};
    std::optional<Shape> common = node.broadcastShapes({input, shaped});
    if (!common)
      return failure();
    if (*common != input.shape)
      return node.error("a parameter of shape " + toString(operand.shape) +
                        " does not broadcast to " + toString(input.shape));
  }
  Shape axes(input.getRank() - *axis);
  std::iota(axes.begin(), axes.end(), *axis);
  Tensor mean = getMean(graph, input, axes);
  Tensor centred = graph.sub(input, mean);
  Tensor inverse = getInverseDeviation(
      graph, getMean(graph, square(graph, centred), axes), epsilon);
  SmallVector<Tensor> operands = {centred, inverse, node.getInput(1)};
  if (node.hasInput(2))
    operands.push_back(node.getInput(2));
  auto body = [](ArrayRef<Scalar> x) {
    Scalar result = x[0] * x[1] * cast(x[2], x[0].type);
    return x.size() > 3 ? result + cast(x[3], x[0].type) : result;
  };
  (void)node.setOutput(1, mean);
  (void)node.setOutput(2, inverse);
  return node.setOutput(0,
                        graph.elementwise(operands, input.shape, type, body));
}

/// x^(-3/4) of a positive normal f32 or +inf, to 2 ULP up to 2^125. Roots and a
/// quotient err by as much as 3.7 ULP and are bound by the divider. r is
/// x^(-1/4) from the exponent, so that h = 1 - x · r⁴ is between -0.011 and
/// 0.204, and the result r³ · (1 - h)^(-3/4), where (1 - h)^(-3/4) is 1 + h
/// times a polynomial of degree 5 to a relative error of 3e-9.
static Scalar emitPowerOfMinusThreeQuarters(const Scalar &x) {
  Scalar bits = bitcast(x, DataType::Int32);
  // The least error of the polynomial over a period of four binades, by search.
  constexpr double estimate = 0x4f530000;
  constexpr double powers[] = {0.38937184, 0.5823723, 0.60052675, 0.65627,
                               0.75000006};
  Scalar quarter = shiftRight(bits, bits.constant(2));
  Scalar r = bitcast(bits.constant(estimate) - quarter, x.type);
  Scalar square = r * r;
  Scalar h = fma(-x, square * square, x.constant(1));
  Scalar cube = square * r;
  Scalar series = x.constant(1.0249283);
  for (double power : powers)
    series = fma(h, series, x.constant(power));
  Scalar result = fma(cube * h, series, cube);
  Scalar isInfinite = x == x.constant(std::numeric_limits<double>::infinity());
  return select(isInfinite, x.constant(0), result);
}

/// The attributes of an LRN.
struct LocalResponse {
  int64_t size;
  double alpha, beta, bias;
};

/// x / (bias + alpha / size · squares)^beta
static Scalar normalize(const LocalResponse &response, const Scalar &x,
                        const Scalar &squares) {
  constexpr double least = 0x1p-100;
  Scalar base =
      response.bias + (response.alpha / double(response.size)) * squares;
  bool isPositive = response.bias >= least && response.alpha >= 0;
  if (response.beta == 0.75 && isPositive && base.type == DataType::Float)
    return x * emitPowerOfMinusThreeQuarters(base);
  // The usual exponent, 0.75, needs only square roots.
  if (response.beta == 0.75) {
    Scalar root = sqrt(base);
    return x / (root * sqrt(root));
  }
  return x / pow(base, base.constant(response.beta));
}

/// An LRN as one loop over the elements, which squares and adds the few
/// neighbours of each: slices of the padded input, so that it takes part in any
/// layout, and channels may be anywhere.
static Tensor emitFewNeighbours(GraphBuilder &graph, const Tensor &input,
                                const LocalResponse &response) {
  int64_t before = (response.size - 1) / 2;
  SmallVector<int64_t> low(input.getRank(), 0), high = low, ones(low.size(), 1);
  low[1] = before;
  high[1] = response.size / 2;
  Tensor padded = graph.pad(input, low, high, 0);
  SmallVector<Tensor> neighbours;
  for (int64_t i = 0; i < response.size; ++i) {
    SmallVector<int64_t> offsets(input.getRank(), 0);
    offsets[1] = i;
    neighbours.push_back(graph.slice(padded, offsets, input.shape, ones));
  }
  auto body = [&](ArrayRef<Scalar> x) {
    Scalar squares = x[0] * x[0];
    for (const Scalar &other : x.drop_front())
      squares = fma(other, other, squares);
    return normalize(response, x[before], squares);
  };
  return graph.elementwise(neighbours, input.shape, input.type, body);
}

/// Sums with a pooling window along the channels of [N, 1, C, rest].
static Tensor emitManyNeighbours(GraphBuilder &graph, const Tensor &input,
                                 const LocalResponse &response) {
  int64_t size = response.size;
  int64_t rest = getNumElements(ArrayRef<int64_t>(input.shape).drop_front(2));
  Tensor squares = square(
      graph, graph.reshape(input, {input.shape[0], 1, input.shape[1], rest}));
  Tensor padded =
      graph.pad(squares, {0, 0, (size - 1) / 2, 0}, {0, 0, size / 2, 0}, 0);
  Window window{{size, 1}, {1, 1}, {1, 1}, {}, {}};
  Tensor sums =
      graph.reshape(graph.pool(padded, window, Reduction::Sum), input.shape);
  return graph.elementwise(
      {input, sums}, input.shape, input.type,
      [&](ArrayRef<Scalar> x) { return normalize(response, x[0], x[1]); });
}

/// y = x / (bias + alpha / size · Σ x²)^beta, where the sum is over
/// neighbouring channels.
static LogicalResult importLRN(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  int64_t size = node.getInt("size", 0);
  double alpha = node.getFloat("alpha", 1e-4),
         beta = node.getFloat("beta", 0.75), bias = node.getFloat("bias", 1);
  if (node.failed())
    return failure();
  if (size < 1 || size > INT32_MAX)
    return node.error("attribute 'size' is missing or out of range");
  if (input.getRank() < 2 || llvm::is_contained(input.shape, 0))
    return node.error("input of shape " + toString(input.shape) +
                      " is not supported; it must have channels in its second "
                      "dimension, and elements");
  // Loads of an element, in place of a sum that is stored between.
  constexpr int64_t few = 9;
  LocalResponse response{size, alpha, beta, bias};
  bool isFew = size <= few && input.type == DataType::Float;
  return node.setOutput(0, isFew ? emitFewNeighbours(graph, input, response)
                                 : emitManyNeighbours(graph, input, response));
}

//===----------------------------------------------------------------------===//
// Softmax
//===----------------------------------------------------------------------===//

template <bool kIsLog> static LogicalResult importSoftmax(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  // Up to opset 12, all dimensions from `axis` on are normalized together.
  bool flattens = node.getOpset() < 13;
  std::optional<int64_t> axis = node.normalizeAxis(
      node.getInt("axis", flattens ? 1 : -1), input.getRank());
  if (!axis || node.failed())
    return failure();
  Shape shape = input.shape;
  if (flattens) {
    ArrayRef<int64_t> extents(shape);
    input = graph.reshape(input, {getNumElements(extents.take_front(*axis)),
                                  getNumElements(extents.drop_front(*axis))});
    axis = 1;
  }
  Tensor result = graph.softmax(input, *axis, kIsLog);
  return node.setOutput(0, graph.reshape(result, shape));
}

void addNormalizationOps(OpTable &table) {
  addRows(table, {
                     {"BatchNormalization", importBatchNormalization},
                     {"InstanceNormalization", importInstanceNormalization},
                     {"LRN", importLRN},
                     {"LayerNormalization", importLayerNormalization},
                     {"LogSoftmax", importSoftmax<true>},
                     {"Softmax", importSoftmax<false>},
                 });
  addRows(table, {{"LayerNormalization", importLayerNormalization}},
          kMicrosoft);
}

} // namespace nnprim::frontend
