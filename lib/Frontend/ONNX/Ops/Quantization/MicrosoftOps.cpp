//===- MicrosoftOps.cpp - ONNX Runtime's quantized operators --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IntegerProduct.h"
#include "Ops/OpTable.h"
#include "Ops/Window/Pool.h"

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Elementwise: dequantized, computed in float, quantized
//===----------------------------------------------------------------------===//

static Tensor quantizeResult(GraphBuilder &graph, const Tensor &value,
                             const QuantizedOperand &result) {
  return graph.quantize(value, result.scale, result.zeroPoint,
                        result.zeroPoint.type);
}

/// Two operands of three inputs each, then scale and zero point of the result.
static LogicalResult importBinary(Node &node, Scalar (*body)(const Scalar &,
                                                             const Scalar &)) {
  if (node.checkNumInputs(7, 8).failed())
    return failure();
  std::optional<QuantizedOperand> a = getQuantizedOperand(node, 0);
  if (!a)
    return failure();
  std::optional<QuantizedOperand> b = getQuantizedOperand(node, 3);
  if (!b)
    return failure();
  std::optional<QuantizedOperand> result = getResult(node, 6, a->tensor.type);
  if (!result || node.checkSameType({a->tensor, b->tensor}).failed())
    return failure();
  std::optional<Shape> shape = node.broadcastShapes({a->tensor, b->tensor});
  if (!shape)
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor value = graph.elementwise(
      {dequantizeOperand(graph, *a), dequantizeOperand(graph, *b)}, *shape,
      DataType::Float, [&](ArrayRef<Scalar> x) { return body(x[0], x[1]); });
  return node.setOutput(0, quantizeResult(graph, value, *result));
}

static LogicalResult importQLinearAdd(Node &node) {
  return importBinary(node,
                      [](const Scalar &a, const Scalar &b) { return a + b; });
}

static LogicalResult importQLinearMul(Node &node) {
  return importBinary(node,
                      [](const Scalar &a, const Scalar &b) { return a * b; });
}

/// One operand in inputs 0 to 2, scale and zero point of the result in 3 and 4.
static LogicalResult
importUnary(Node &node,
            llvm::function_ref<std::optional<Tensor>(const Tensor &)> compute) {
  if (node.checkNumInputs(4, 5).failed())
    return failure();
  std::optional<QuantizedOperand> operand = getQuantizedOperand(node, 0);
  if (!operand)
    return failure();
  std::optional<QuantizedOperand> result =
      getResult(node, 3, operand->tensor.type);
  if (!result)
    return failure();
  GraphBuilder &graph = node.getGraph();
  std::optional<Tensor> value = compute(dequantizeOperand(graph, *operand));
  if (!value)
    return failure();
  return node.setOutput(0, quantizeResult(graph, *value, *result));
}

static LogicalResult importQLinearSigmoid(Node &node) {
  return importUnary(node, [&](const Tensor &input) {
    return node.getGraph().map(input,
                               [](Scalar x) { return 1.0 / (1.0 + exp(-x)); });
  });
}

static LogicalResult importQLinearLeakyRelu(Node &node) {
  double alpha = node.getFloat("alpha", 0.01);
  return importUnary(node, [&](const Tensor &input) {
    return node.getGraph().map(input, [=](Scalar x) {
      return select(x < x.constant(0), alpha * x, x);
    });
  });
}

//===----------------------------------------------------------------------===//
// Pooling and concatenation
//===----------------------------------------------------------------------===//

static LogicalResult
importPool(Node &node, std::optional<Tensor> (*pool)(Node &, const Tensor &)) {
  if (node.getInt("channels_last", 0))
    return node.error("attribute 'channels_last' is 1, which is not "
                      "supported; 0 is");
  return importUnary(node,
                     [&](const Tensor &input) { return pool(node, input); });
}

static LogicalResult importQLinearAveragePool(Node &node) {
  return importPool(node, averagePool);
}

static LogicalResult importQLinearGlobalAveragePool(Node &node) {
  return importPool(node, globalAveragePool);
}

static LogicalResult checkConcat(Node &node, ArrayRef<Tensor> parts,
                                 int64_t axis) {
  for (const Tensor &part : parts) {
    Shape expected = parts[0].shape;
    if (part.getRank() == parts[0].getRank())
      expected[axis] = part.shape[axis];
    if (part.shape != expected)
      return node.error("shapes " + toString(parts[0].shape) + " and " +
                        toString(part.shape) +
                        " cannot be concatenated along dimension " +
                        Twine(axis));
  }
  return success();
}

/// Scale and zero point of the result, then three inputs an operand.
static LogicalResult importQLinearConcat(Node &node) {
  int64_t count = node.getNumInputs();
  if (count < 5 || count % 3 != 2)
    return node.error("expected two inputs for the result and three for each "
                      "operand, but got " +
                      Twine(count));
  std::optional<QuantizedOperand> result =
      getResult(node, 0, DataType::Undefined);
  if (!result)
    return failure();
  GraphBuilder &graph = node.getGraph();
  SmallVector<Tensor> parts;
  for (int64_t first = 2; first < count; first += 3) {
    std::optional<QuantizedOperand> operand = getQuantizedOperand(node, first);
    if (!operand)
      return failure();
    parts.push_back(
        quantizeResult(graph, dequantizeOperand(graph, *operand), *result));
  }
  if (!node.hasAttribute("axis"))
    return node.error("attribute 'axis' is missing");
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", 0), parts[0].getRank());
  if (!axis || node.failed() || checkConcat(node, parts, *axis).failed())
    return failure();
  return node.setOutput(0, graph.concat(parts, *axis));
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

static Tensor transposeIf(GraphBuilder &graph, const Tensor &matrix,
                          bool transposes) {
  return transposes ? graph.transpose(matrix, {1, 0}) : matrix;
}

/// The int32 sums A' · B' + C of QGemm.
static std::optional<Tensor> importQGemmSums(Node &node,
                                             const QuantizedOperand &a,
                                             const QuantizedOperand &b) {
  bool transposesA = node.getInt("transA", 0);
  bool transposesB = node.getInt("transB", 0);
  if (node.failed())
    return std::nullopt;
  if (a.tensor.getRank() != 2 || b.tensor.getRank() != 2) {
    (void)node.error("operands of shapes " + toString(a.tensor.shape) +
                     " and " + toString(b.tensor.shape) + " are not matrices");
    return std::nullopt;
  }
  GraphBuilder &graph = node.getGraph();
  Tensor right = transposeIf(graph, b.tensor, transposesB);
  if (checkChannels(node, a.scale, 1, "matrices").failed() ||
      checkChannels(node, b.scale, right.shape[1], "columns").failed())
    return std::nullopt;
  std::optional<Tensor> sums =
      importIntegerProduct(node, transposeIf(graph, a.tensor, transposesA),
                           a.zeroPoint, right, b.zeroPoint);
  Tensor c = node.getInput(6);
  if (!sums || !c)
    return sums;
  std::optional<Shape> shape = node.broadcastShapes({*sums, c});
  if (!shape || node.checkSameType({*sums, c}).failed())
    return std::nullopt;
  if (*shape != sums->shape) {
    (void)node.error("C of shape " + toString(c.shape) +
                     " does not broadcast to " + toString(sums->shape));
    return std::nullopt;
  }
  return graph.add(*sums, c);
}

/// alpha · (A' · B' + C), C being int32 with the scale of the product. Without
/// a scale for it, the result is float.
static LogicalResult importQGemm(Node &node) {
  if (node.checkNumInputs(6, 9).failed())
    return failure();
  std::optional<QuantizedOperand> a = getQuantizedOperand(node, 0);
  if (!a)
    return failure();
  std::optional<QuantizedOperand> b = getQuantizedOperand(node, 3);
  if (!b)
    return failure();
  double alpha = node.getFloat("alpha", 1);
  std::optional<Tensor> sums = importQGemmSums(node, *a, *b);
  if (!sums || node.failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor scale = graph.map(a->scale, [=](Scalar x) { return alpha * x; });
  if (!node.hasInput(7))
    return node.setOutput(
        0, scaleProduct(graph, *sums,
                        getMultiplier(graph, scale, b->scale, Tensor()),
                        Tensor()));
  std::optional<QuantizedOperand> result = getResult(node, 7, a->tensor.type);
  if (!result)
    return failure();
  return node.setOutput(
      0, graph.requantize(*sums,
                          getMultiplier(graph, scale, b->scale, result->scale),
                          result->zeroPoint, result->zeroPoint.type));
}

/// (A - a)·(B - b) times both scales, plus the bias in input `biasIndex`.
static LogicalResult finishProduct(Node &node, const QuantizedOperand &a,
                                   const QuantizedOperand &b,
                                   int64_t biasIndex) {
  Tensor bias = node.getInput(biasIndex);
  GraphBuilder &graph = node.getGraph();
  Tensor aScale = alongSide(graph, a.scale, Side::Rows);
  Tensor bScale = alongSide(graph, b.scale, Side::Columns);
  if (checkSide(node, aScale, a.tensor, "scale").failed() ||
      checkSide(node, bScale, b.tensor, "scale").failed() ||
      node.checkSameType({aScale, bScale}).failed())
    return failure();
  std::optional<Tensor> sums =
      importIntegerProduct(node, a.tensor, a.zeroPoint, b.tensor, b.zeroPoint);
  if (!sums)
    return failure();
  if (bias && (bias.type != aScale.type || sums->getRank() == 0 ||
               bias.shape != Shape{sums->shape.back()}))
    return node.error("the bias is " + getName(bias.type) + " of shape " +
                      toString(bias.shape) + ", but expected " +
                      getName(aScale.type) + ", one for each column of " +
                      toString(sums->shape));
  Tensor multiplier = getMultiplier(graph, aScale, bScale, Tensor());
  if (checkMultiplier(node, multiplier, *sums).failed())
    return failure();
  return node.setOutput(0, scaleProduct(graph, *sums, multiplier, bias));
}

/// Reads the scale and the zero point, which may be absent, of a matrix.
static std::optional<QuantizedOperand> getMatrix(Node &node, int64_t index,
                                                 int64_t scale, int64_t point) {
  QuantizedOperand operand{node.getInput(index), {}, {}};
  std::optional<Tensor> given = getScale(node, scale);
  if (!given || checkByte(node, operand.tensor).failed())
    return std::nullopt;
  std::optional<Tensor> zeroPoint =
      getZeroPoint(node, point, *given, operand.tensor.type);
  if (!zeroPoint)
    return std::nullopt;
  operand.scale = *given;
  operand.zeroPoint = *zeroPoint;
  return operand;
}

static LogicalResult importMatMulIntegerToFloat(Node &node) {
  if (node.checkNumInputs(4, 7).failed())
    return failure();
  std::optional<QuantizedOperand> a = getMatrix(node, 0, 2, 4);
  if (!a)
    return failure();
  std::optional<QuantizedOperand> b = getMatrix(node, 1, 3, 5);
  return b ? finishProduct(node, *a, *b, 6) : failure();
}

static LogicalResult importDynamicQuantizeMatMul(Node &node) {
  if (node.checkNumInputs(3, 5).failed())
    return failure();
  Tensor input = node.getInput(0);
  if (input.type != DataType::Float)
    return node.error("element type " + getName(input.type) +
                      " is not supported; float is");
  std::optional<QuantizedOperand> b = getMatrix(node, 1, 2, 3);
  if (!b)
    return failure();
  return finishProduct(node, quantizeDynamically(node.getGraph(), input), *b,
                       4);
}

void addMicrosoftOps(OpTable &table) {
  addRows(table,
          {
              {"DynamicQuantizeMatMul", importDynamicQuantizeMatMul},
              {"MatMulIntegerToFloat", importMatMulIntegerToFloat},
              {"QGemm", importQGemm},
              {"QLinearAdd", importQLinearAdd},
              {"QLinearAveragePool", importQLinearAveragePool},
              {"QLinearConcat", importQLinearConcat},
              {"QLinearGlobalAveragePool", importQLinearGlobalAveragePool},
              {"QLinearLeakyRelu", importQLinearLeakyRelu},
              {"QLinearMul", importQLinearMul},
              {"QLinearSigmoid", importQLinearSigmoid},
          },
          kMicrosoft);
}

} // namespace nnprim::frontend
