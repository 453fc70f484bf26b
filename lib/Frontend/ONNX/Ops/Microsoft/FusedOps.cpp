//===- FusedOps.cpp - Fused operators of ONNX Runtime's optimizer ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/MatMul.h"
#include "Ops/Normalization/Moments.h"
#include "Ops/OpTable.h"
#include "Ops/Window/ConvOperands.h"

#include <functional>

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

using ScalarFunction = std::function<Scalar(Scalar)>;

/// The attributes 'activation' and 'activation_params'; the identity if there
/// are none.
static std::optional<ScalarFunction> getActivation(Node &node) {
  std::string name = node.getString("activation", "");
  SmallVector<double> given = node.getFloats("activation_params");
  if (node.failed())
    return std::nullopt;
  auto parameter = [&](size_t i, double otherwise) {
    return i < given.size() ? given[i] : otherwise;
  };
  double a = parameter(0, name == "HardSigmoid" ? 0.2 : 0.01);
  double b = parameter(1, 0.5);
  if (name.empty())
    return [](Scalar x) { return x; };
  if (name == "Relu")
    return [](Scalar x) { return atLeast(x, x.constant(0)); };
  if (name == "Tanh")
    return [](Scalar x) { return tanh(x); };
  if (name == "Sigmoid")
    return [](Scalar x) { return 1.0 / (1.0 + exp(-x)); };
  if (name == "LeakyRelu")
    return [=](Scalar x) { return select(x < x.constant(0), a * x, x); };
  if (name == "HardSigmoid")
    return [=](Scalar x) {
      return atMost(atLeast(a * x + b, x.constant(0)), x.constant(1));
    };
  if (name == "Clip" && given.size() == 2)
    return [=](Scalar x) {
      return atMost(atLeast(x, x.constant(a)), x.constant(b));
    };
  (void)node.error("activation '" + name + "' with " + Twine(given.size()) +
                   " parameters is not supported; Relu, Tanh, Sigmoid, "
                   "LeakyRelu, HardSigmoid and Clip are");
  return std::nullopt;
}

/// act(conv(x, w) + bias + sum).
static LogicalResult importFusedConv(Node &node) {
  if (node.checkNumInputs(2, 4).failed())
    return failure();
  std::optional<ConvOperands> operands = getConvOperands(
      node, node.getInput(0), node.getInput(1), node.getInput(2), "filters");
  std::optional<Window> window =
      operands ? getConvWindow(node, *operands) : std::nullopt;
  std::optional<ScalarFunction> activation =
      window ? getActivation(node) : std::nullopt;
  if (!activation || node.checkSameType(node.getInputs()).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor result =
      graph.conv(operands->input, operands->filter, *window, operands->group);
  result = addBias(node, result, *operands);
  if (node.hasInput(3)) {
    Tensor sum = node.getInput(3);
    if (sum.shape != result.shape)
      return node.error("input 'Z' has shape " + toString(sum.shape) +
                        " instead of " + toString(result.shape));
    result = graph.add(result, sum);
  }
  return node.setOutput(0, graph.map(result, *activation));
}

/// alpha · A' B'.
static LogicalResult importFusedMatMul(Node &node) {
  if (node.checkNumInputs(2, 2).failed() ||
      node.checkSameType(node.getInputs()).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  double alpha = node.getFloat("alpha", 1);
  if (node.getInt("transBatchA", 0) || node.getInt("transBatchB", 0))
    return node.error("attribute 'transBatchA' or 'transBatchB' is not "
                      "supported");
  auto getOperand = [&](int64_t index, StringRef attribute) {
    Tensor tensor = node.getInput(index);
    int64_t rank = tensor.getRank();
    if (!node.getInt(attribute, 0) || rank < 2)
      return tensor;
    Shape order;
    for (int64_t d = 0; d < rank - 2; ++d)
      order.push_back(d);
    order.append({rank - 1, rank - 2});
    return graph.transpose(tensor, order);
  };
  Tensor lhs = getOperand(0, "transA"), rhs = getOperand(1, "transB");
  if (node.failed())
    return failure();
  std::optional<Tensor> result = importProduct(
      node, lhs, rhs, lhs.type,
      [&](const Tensor &a, const Tensor &b) { return graph.matmul(a, b); });
  if (!result)
    return failure();
  if (alpha != 1)
    result = graph.map(*result, [=](Scalar x) { return x * alpha; });
  return node.setOutput(0, *result);
}

//===----------------------------------------------------------------------===//
// Gelu and its relatives
//===----------------------------------------------------------------------===//

/// f(x + bias), where the bias has the last dimension.
static LogicalResult importBiased(Node &node, int64_t most,
                                  llvm::function_ref<Scalar(Scalar)> body) {
  if (node.failed() || node.checkNumInputs(1, most).failed() ||
      node.checkFloat(node.getInput(0)).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  Tensor input = node.getInput(0);
  SmallVector<Tensor> operands = {input};
  if (node.hasInput(1)) {
    Tensor bias = node.getInput(1);
    if (input.getRank() < 1 || bias.shape != Shape{input.shape.back()})
      return node.error("a bias of shape " + toString(bias.shape) +
                        " does not fit an input of shape " +
                        toString(input.shape));
    operands.push_back(bias);
  }
  return node.setOutput(
      0, node.getGraph().elementwise(
             operands, input.shape, input.type, [&](ArrayRef<Scalar> x) {
               return body(x.size() > 1 ? x[0] + x[1] : x[0]);
             }));
}

static Scalar geluBody(Scalar x) {
  return 0.5 * x * (1.0 + erf(0.7071067811865476 * x));
}

static Scalar tanhGeluBody(Scalar x) {
  Scalar inner = 0.7978845608028654 * (x + 0.044715 * (x * x * x));
  return 0.5 * x * (1.0 + tanh(inner));
}

static LogicalResult importGelu(Node &node) {
  return importBiased(node, 1, geluBody);
}
static LogicalResult importBiasGelu(Node &node) {
  return importBiased(node, 2, geluBody);
}
static LogicalResult importFastGelu(Node &node) {
  return importBiased(node, 2, tanhGeluBody);
}
static LogicalResult importQuickGelu(Node &node) {
  double alpha = node.getFloat("alpha", 1.702);
  return importBiased(node, 1,
                      [=](Scalar x) { return x / (1.0 + exp(-(alpha * x))); });
}

//===----------------------------------------------------------------------===//
// Normalizations
//===----------------------------------------------------------------------===//

/// (x - mean) / deviation · scale + shift over the last dimension, or without
/// mean and shift if `isSimplified`.
static Tensor normalizeRows(Node &node, const Tensor &input,
                            const Tensor &scale, const Tensor &shift,
                            double epsilon, bool isSimplified) {
  GraphBuilder &graph = node.getGraph();
  int64_t last = input.getRank() - 1;
  Tensor centred =
      isSimplified ? input : graph.sub(input, getMean(graph, input, last));
  Tensor inverse = getInverseDeviation(
      graph, getMean(graph, square(graph, centred), last), epsilon);
  SmallVector<Tensor> operands = {centred, inverse, scale};
  if (shift)
    operands.push_back(shift);
  return graph.elementwise(
      operands, input.shape, node.getInput(0).type, [](ArrayRef<Scalar> x) {
        Scalar result = x[0] * x[1] * cast(x[2], x[0].type);
        return x.size() > 3 ? result + cast(x[3], x[0].type) : result;
      });
}

static LogicalResult checkRow(Node &node, int64_t index) {
  Tensor row = node.getInput(index), input = node.getInput(0);
  if (!row || (input.getRank() > 0 && row.shape == Shape{input.shape.back()}))
    return success();
  return node.error("input " + Twine(index) + " of shape " +
                    toString(row.shape) + " does not fit an input of shape " +
                    toString(input.shape));
}

/// Normalizes input + skip + bias. The last of four outputs is that sum.
template <bool kIsSimplified>
static LogicalResult importSkipNormalization(Node &node) {
  constexpr int64_t biasIndex = kIsSimplified ? 3 : 4;
  if (node.checkNumInputs(3, biasIndex + 1).failed() ||
      node.checkFloat(node.getInput(0)).failed() ||
      node.checkSameType(node.getInputs()).failed() ||
      checkRow(node, 2).failed() || checkRow(node, 3).failed() ||
      checkRow(node, biasIndex).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0), skip = node.getInput(1),
         bias = node.getInput(biasIndex);
  double epsilon = node.getFloat("epsilon", 1e-12);
  std::optional<Shape> shape = node.broadcastShapes({input, skip});
  if (!shape || node.failed())
    return failure();
  if (*shape != input.shape)
    return node.error("a skip of shape " + toString(skip.shape) +
                      " does not broadcast to " + toString(input.shape));
  if (node.usesOutput(1) || node.usesOutput(2))
    return node.error("the outputs of the training mode are not supported; "
                      "the first and the last are");
  DataType type = getComputeType(input.type);
  Tensor sum = graph.add(graph.cast(input, type), graph.cast(skip, type));
  if (bias)
    sum = graph.add(sum, graph.cast(bias, type));
  (void)node.setOutput(3, graph.cast(sum, input.type));
  Tensor shift = kIsSimplified ? Tensor() : node.getInput(3);
  return node.setOutput(0, normalizeRows(node, sum, node.getInput(2), shift,
                                         epsilon, kIsSimplified));
}

void addFusedOps(OpTable &table) {
  addRows(
      table,
      {
          {"BiasGelu", importBiasGelu},
          {"FastGelu", importFastGelu},
          {"FusedConv", importFusedConv},
          {"FusedMatMul", importFusedMatMul},
          {"Gelu", importGelu},
          {"QuickGelu", importQuickGelu},
          {"SkipLayerNormalization", importSkipNormalization<false>},
          {"SkipSimplifiedLayerNormalization", importSkipNormalization<true>},
      },
      kMicrosoft);
}

} // namespace nnprim::frontend
