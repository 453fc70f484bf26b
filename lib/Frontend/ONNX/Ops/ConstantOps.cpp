//===- ConstantOps.cpp - Constants, shapes and conversions ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include <cmath>

using namespace mlir;

namespace nnprim::frontend {

static LogicalResult importConstant(Node &node) {
  if (node.hasAttribute("value")) {
    std::optional<Tensor> value = node.getTensor("value");
    return value ? node.setOutput(0, *value) : failure();
  }
  GraphBuilder &graph = node.getGraph();
  Tensor result;
  if (node.hasAttribute("value_int")) {
    result = graph.reshape(makeIndexConstant(node.getInt("value_int", 0)), {});
  } else if (node.hasAttribute("value_ints")) {
    result = makeIndexConstant(node.getInts("value_ints", {}));
  } else if (node.hasAttribute("value_float")) {
    result = makeScalar(DataType::Float, node.getFloat("value_float", 0));
  } else if (node.hasAttribute("value_floats")) {
    SmallVector<double> values = node.getFloats("value_floats");
    std::vector<char> bytes(values.size() * sizeof(float));
    for (auto [i, value] : llvm::enumerate(values))
      writeFloat(DataType::Float, value, bytes.data() + i * sizeof(float));
    result = makeConstant(DataType::Float, {int64_t(values.size())},
                          std::move(bytes));
  } else {
    return node.error("a constant that is neither a dense tensor nor numbers "
                      "is not supported; those are");
  }
  return node.setOutput(0, result);
}

static LogicalResult importConstantOfShape(Node &node) {
  std::optional<Shape> shape = node.getConstantIntegers(0, "input");
  if (!shape)
    return failure();
  Tensor value = makeScalar(DataType::Float, 0);
  if (node.hasAttribute("value")) {
    std::optional<Tensor> given = node.getTensor("value");
    if (!given)
      return failure();
    value = *given;
  }
  if (value.getNumElements() != 1)
    return node.error("attribute 'value' has shape " + toString(value.shape) +
                      " instead of one element");
  if (node.checkShape(*shape).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  return node.setOutput(0, graph.broadcast(graph.reshape(value, {}), *shape));
}

static LogicalResult importShape(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  Tensor input = node.getInput(0);
  int64_t rank = input.getRank();
  auto clamp = [&](int64_t axis) {
    return std::clamp<int64_t>(axis < 0 ? axis + rank : axis, 0, rank);
  };
  int64_t start = clamp(node.getInt("start", 0));
  int64_t end = clamp(node.getInt("end", rank));
  ArrayRef<int64_t> extents(input.shape);
  return node.setOutput(0, makeIndexConstant(extents.slice(
                               start, std::max<int64_t>(end - start, 0))));
}

static LogicalResult importSize(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  Tensor count = makeIndexConstant(node.getInput(0).getNumElements());
  return node.setOutput(0, node.getGraph().reshape(count, {}));
}

/// The sequence start, start + delta, … up to but excluding limit.
static LogicalResult importRange(Node &node) {
  std::optional<Tensor> start = node.getConstantInput(0, "start");
  std::optional<Tensor> limit = node.getConstantInput(1, "limit");
  std::optional<Tensor> delta = node.getConstantInput(2, "delta");
  if (!start || !limit || !delta ||
      node.checkSameType({*start, *limit, *delta}).failed())
    return failure();
  for (const Tensor &input : node.getInputs())
    if (input.getNumElements() != 1)
      return node.error("an input of shape " + toString(input.shape) +
                        " is not a scalar");
  double first = start->getNumber(0), step = delta->getNumber(0);
  double count = std::ceil((limit->getNumber(0) - first) / step);
  if (!(std::abs(count) < 1e12))
    return node.error("the range has no finite length");
  Shape shape = {std::max<int64_t>(int64_t(count), 0)};
  DataType type = start->type;
  if (node.checkShape(shape).failed())
    return failure();
  std::vector<char> bytes(shape[0] * getByteWidth(type));
  for (int64_t i = 0; i < shape[0]; ++i) {
    char *to = bytes.data() + i * getByteWidth(type);
    if (isFloat(type))
      writeFloat(type, first + double(i) * step, to);
    else
      writeInteger(type, start->getInteger(0) + i * delta->getInteger(0), to);
  }
  return node.setOutput(0, makeConstant(type, shape, std::move(bytes)));
}

static LogicalResult importIdentity(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  return node.setOutput(0, node.getInput(0));
}

/// Supports inference only: the data passes through, the mask is all true.
static LogicalResult importDropout(Node &node) {
  if (node.checkNumInputs(1, 3).failed())
    return failure();
  Tensor input = node.getInput(0);
  if (node.hasInput(2)) {
    std::optional<Tensor> training = node.getConstantInput(2, "training_mode");
    if (!training)
      return failure();
    bool isTraining =
        training->getNumElements() == 1 && training->getInteger(0);
    if (isTraining) {
      std::optional<Tensor> ratio = node.getConstantInput(1, "ratio");
      if (!ratio)
        return failure();
      if (ratio->getNumElements() != 1 || ratio->getNumber(0) != 0)
        return node.error("the training mode is not supported; bind input "
                          "'training_mode' to false");
    }
  }
  if (node.usesOutput(1)) {
    DataType maskType = node.getOpset() < 10 ? input.type : DataType::Bool;
    (void)node.setOutput(1, node.getGraph().fill(maskType, input.shape, 1));
  }
  return node.setOutput(0, input);
}

void addConstantOps(OpTable &table) {
  addRows(table, {
                     {"Constant", importConstant},
                     {"ConstantOfShape", importConstantOfShape},
                     {"Dropout", importDropout},
                     {"Identity", importIdentity},
                     {"Range", importRange},
                     {"Shape", importShape},
                     {"Size", importSize},
                 });
}

} // namespace nnprim::frontend
