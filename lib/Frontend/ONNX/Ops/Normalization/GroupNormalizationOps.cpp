//===- GroupNormalizationOps.cpp - Normalizations of parts ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Normalization/Moments.h"
#include "Ops/OpTable.h"

#include <numeric>

using namespace mlir;

namespace nnprim::frontend {

/// All axes from `first` on.
static Shape axesFrom(int64_t first, int64_t rank) {
  Shape axes(rank - first);
  std::iota(axes.begin(), axes.end(), first);
  return axes;
}

/// Normalizes each group of channels. Scale and bias are of groups in opset 18,
/// and of channels since opset 21.
static LogicalResult importGroupNormalization(Node &node) {
  if (node.checkNumInputs(3, 3).failed() ||
      node.checkFloat(node.getInput(0)).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  ArrayRef<int64_t> x(input.shape);
  int64_t groups = node.getInt("num_groups", 0);
  double epsilon = node.getFloat("epsilon", 1e-5);
  if (node.failed())
    return failure();
  if (x.size() < 2 || groups < 1 || x[1] % groups != 0)
    return node.error("attribute 'num_groups' is " + Twine(groups) +
                      ", which does not divide the channels of an input of "
                      "shape " +
                      toString(x));
  int64_t parameters = node.getOpset() < 21 ? groups : x[1];
  for (const Tensor &vector : node.getInputs().drop_front())
    if (vector.shape != Shape{parameters})
      return node.error("a parameter has shape " + toString(vector.shape) +
                        " instead of " + Twine(parameters));
  // [N, groups, channels of a group, pixels]
  DataType type = getComputeType(input.type);
  Shape grouped = {x[0], groups, x[1] / groups,
                   getNumElements(x.drop_front(2))};
  Tensor data = graph.cast(graph.reshape(input, grouped), type);
  Tensor centred = graph.sub(data, getMean(graph, data, {2, 3}));
  Tensor inverse = getInverseDeviation(
      graph, getMean(graph, square(graph, centred), {2, 3}), epsilon);
  auto shaped = [&](const Tensor &vector) {
    return graph.reshape(vector, {groups, parameters / groups, 1});
  };
  auto body = [](ArrayRef<Scalar> s) {
    return s[0] * s[1] * cast(s[2], s[0].type) + cast(s[3], s[0].type);
  };
  Tensor result = graph.elementwise(
      {centred, inverse, shaped(node.getInput(1)), shaped(node.getInput(2))},
      grouped, input.type, body);
  return node.setOutput(0, graph.reshape(result, x));
}

/// x / √(mean x² + ε) · scale, over the axes from `axis` on; since opset 23.
/// ONNX Runtime's SimplifiedLayerNormalization is the same and also returns the
/// inverse root.
static LogicalResult importRMSNormalization(Node &node) {
  if (node.checkNumInputs(2, 2).failed() ||
      node.checkFloat(node.getInput(0)).failed() ||
      node.checkFloat(node.getInput(1)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0), scale = node.getInput(1);
  double epsilon = node.getFloat("epsilon", 1e-5);
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", -1), input.getRank());
  if (!axis || node.failed())
    return failure();
  std::optional<Shape> common = node.broadcastShapes({input, scale});
  if (!common)
    return failure();
  if (*common != input.shape)
    return node.error("a scale of shape " + toString(scale.shape) +
                      " does not broadcast to " + toString(input.shape));
  Tensor data = graph.cast(input, getComputeType(input.type));
  Shape axes = axesFrom(*axis, input.getRank());
  Tensor inverse = getInverseDeviation(
      graph, getMean(graph, square(graph, data), axes), epsilon);
  (void)node.setOutput(1, inverse);
  return node.setOutput(
      0, graph.elementwise({data, inverse, scale}, input.shape, scale.type,
                           [](ArrayRef<Scalar> s) {
                             return s[0] * s[1] * cast(s[2], s[0].type);
                           }));
}

/// (x - mean) / (deviation + 1e-9) over the axes.
static LogicalResult importMeanVarianceNormalization(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  std::optional<Shape> axes =
      node.normalizeAxes(node.getInts("axes", {0, 2, 3}), input.getRank());
  if (!axes || node.failed())
    return failure();
  Tensor data = graph.cast(input, getComputeType(input.type));
  Tensor centred = graph.sub(data, getMean(graph, data, *axes));
  Tensor variance = getMean(graph, square(graph, centred), *axes);
  return node.setOutput(0,
                        graph.elementwise({centred, variance}, input.shape,
                                          input.type, [](ArrayRef<Scalar> s) {
                                            return s[0] / (sqrt(s[1]) + 1e-9);
                                          }));
}

/// x / ‖x‖ along an axis, by the sum of magnitudes or squares; 0 where the norm
/// is 0.
static LogicalResult importLpNormalization(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  int64_t p = node.getInt("p", 2);
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", -1), input.getRank());
  if (!axis || node.failed())
    return failure();
  if (p != 1 && p != 2)
    return node.error("attribute 'p' is " + Twine(p) +
                      ", which is not "
                      "supported; NNPrim has 1 and 2");
  Tensor data = graph.cast(input, getComputeType(input.type));
  Tensor powers =
      graph.map(data, [=](Scalar x) { return p == 1 ? abs(x) : x * x; });
  Tensor sum = graph.reduce(powers, *axis, Reduction::Sum, /*keepDims=*/true);
  return node.setOutput(
      0, graph.elementwise({data, sum}, input.shape, input.type,
                           [=](ArrayRef<Scalar> s) {
                             Scalar norm = p == 1 ? s[1] : sqrt(s[1]);
                             Scalar zero = norm.constant(0);
                             return select(norm == zero, zero, s[0] / norm);
                           }));
}

void addGroupNormalizationOps(OpTable &table) {
  addRows(table,
          {
              {"GroupNormalization", importGroupNormalization},
              {"LpNormalization", importLpNormalization},
              {"MeanVarianceNormalization", importMeanVarianceNormalization},
              {"RMSNormalization", importRMSNormalization},
              {"SimplifiedLayerNormalization", importRMSNormalization},
          });
}

} // namespace nnprim::frontend
