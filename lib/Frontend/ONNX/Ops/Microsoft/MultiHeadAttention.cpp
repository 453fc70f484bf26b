//===- MultiHeadAttention.cpp - ONNX Runtime's MultiHeadAttention ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Attention/ScaledDotProduct.h"
#include "Ops/OpTable.h"

#include <cmath>

using namespace mlir;

namespace nnprim::frontend {

/// Inputs by number.
enum { kQuery, kKey, kValue, kBias, kPadding, kScores, kPastKey, kPastValue };

/// Part `index` of the projection biases, which are joined.
static Tensor addProjectionBias(Node &node, const Tensor &tensor,
                                int64_t offset) {
  GraphBuilder &graph = node.getGraph();
  Tensor bias = node.getInput(kBias);
  if (!bias)
    return tensor;
  return graph.add(tensor, graph.slice(bias, offset, tensor.shape[2], 1));
}

/// Sets query, key and value to B x heads x S x D.
static LogicalResult setOperands(Node &node, int64_t heads,
                                 ScaledDotProduct &attention) {
  GraphBuilder &graph = node.getGraph();
  Tensor query = node.getInput(kQuery), key = node.getInput(kKey),
         value = node.getInput(kValue), bias = node.getInput(kBias);
  auto isJoined = [&](const Tensor &tensor) {
    return tensor && tensor.getRank() == 3 && tensor.shape[2] % heads == 0;
  };
  // Keys and values of cross attention may come with their heads split.
  bool isSplit = key && value && key.getRank() == 4 && value.getRank() == 4;
  if (!isJoined(query) || (!isSplit && (!isJoined(key) || !isJoined(value))))
    return node.error("packed operands are not supported; NNPrim has query, "
                      "key and value of rank 3 that divide into " +
                      Twine(heads) + " heads, and key and value of rank 4");
  int64_t width =
      query.shape[2] + (isSplit ? 0 : key.shape[2] + value.shape[2]);
  if (bias && (isSplit || bias.shape != Shape{width}))
    return node.error("a bias of shape " + toString(bias.shape) +
                      " is not supported; expected " + Twine(width));
  attention.query = splitHeads(graph, addProjectionBias(node, query, 0), heads);
  attention.key = key;
  attention.value = value;
  if (isSplit)
    return success();
  attention.key =
      splitHeads(graph, addProjectionBias(node, key, query.shape[2]), heads);
  attention.value = splitHeads(
      graph, addProjectionBias(node, value, query.shape[2] + key.shape[2]),
      heads);
  return success();
}

static LogicalResult joinPast(Node &node, int64_t index, Tensor &current) {
  Tensor past = node.getInput(index);
  if (!past)
    return success();
  bool fits = past.type == current.type && past.getRank() == 4 &&
              past.shape[0] == current.shape[0] &&
              past.shape[1] == current.shape[1] &&
              past.shape[3] == current.shape[3];
  if (!fits)
    return node.error("a past of shape " + toString(past.shape) +
                      " does not fit entries of shape " +
                      toString(current.shape));
  current = node.getGraph().concat({past, current}, 2);
  return success();
}

/// The tensor that is added to the scores: `filter` where the padding mask, B x
/// T, has zeros, or behind lengths, B.
static std::optional<Tensor> getPadding(Node &node, int64_t batch, int64_t keys,
                                        double filter) {
  Tensor mask = node.getInput(kPadding);
  if (!mask)
    return mask;
  bool isLengths = mask.shape == Shape{batch};
  if (mask.isFloat() || !(isLengths || mask.shape == Shape{batch, keys})) {
    (void)node.error("a padding mask of shape " + toString(mask.shape) +
                     " is not supported; NNPrim has " +
                     toString({batch, keys}) + " and " + Twine(batch));
    return std::nullopt;
  }
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    Scalar zero = at[0].constant(DataType::Float, 0);
    Scalar value = isLengths ? read(0, at[0]) : read(0, {at[0], at[3]});
    value = cast(value, DataType::Int64);
    Scalar isKept =
        isLengths ? at[3] < value : logicalNot(value == value.constant(0));
    return select(isKept, zero, zero.constant(filter));
  };
  return node.getGraph().compute(mask, {batch, 1, 1, keys}, DataType::Float,
                                 body);
}

static LogicalResult importMultiHeadAttention(Node &node) {
  if (node.checkNumInputs(1, 8).failed())
    return failure();
  for (int64_t i : {kQuery, kKey, kValue, kBias, kPastKey, kPastValue})
    if (node.hasInput(i) &&
        (node.checkFloat(node.getInput(i)).failed() ||
         node.checkSameType({node.getInput(kQuery), node.getInput(i)})
             .failed()))
      return failure();
  GraphBuilder &graph = node.getGraph();
  int64_t heads = node.getInt("num_heads", 0);
  bool isCausal = node.getInt("unidirectional", 0);
  double filter = node.getFloat("mask_filter_value", -10000);
  if (node.failed())
    return failure();
  if (heads < 1)
    return node.error("attribute 'num_heads' is " + Twine(heads));
  ScaledDotProduct attention;
  if (setOperands(node, heads, attention).failed() ||
      joinPast(node, kPastKey, attention.key).failed() ||
      joinPast(node, kPastValue, attention.value).failed())
    return failure();
  ArrayRef<int64_t> q(attention.query.shape), k(attention.key.shape),
      v(attention.value.shape);
  bool fits = q[0] == k[0] && k[0] == v[0] && q[1] == k[1] && k[1] == v[1] &&
              k[2] == v[2] && q[3] == k[3] && !llvm::is_contained(q, 0) &&
              !llvm::is_contained(k, 0) && !llvm::is_contained(v, 0);
  if (!fits)
    return node.error("query, key and value of shapes " + toString(q) + ", " +
                      toString(k) + " and " + toString(v) +
                      " do not fit together");
  double scale = node.getFloat("scale", 0);
  attention.scale = scale != 0 ? scale : 1 / std::sqrt(double(q[3]));
  std::optional<Tensor> padding = getPadding(node, q[0], k[2], filter);
  if (!padding)
    return failure();
  attention.mask = *padding;
  attention.secondMask = node.getInput(kScores);
  if (attention.secondMask) {
    Shape full = {q[0], q[1], q[2], k[2]};
    Tensor shaped{attention.secondMask.type, full, Value(), nullptr};
    std::optional<Shape> common =
        node.broadcastShapes({shaped, attention.secondMask});
    if (!common || *common != full ||
        node.checkFloat(attention.secondMask).failed())
      return node.error("a bias of scores of shape " +
                        toString(attention.secondMask.shape) +
                        " does not broadcast to " + toString(full));
  }
  if (isCausal) {
    if (attention.secondMask)
      return node.error("attribute 'unidirectional' with a bias of scores is "
                        "not supported; each alone is");
    int64_t past = k[2] - q[2];
    attention.secondMask =
        graph.compute({}, {q[2], k[2]}, DataType::Bool,
                      [=](ElementReader, ArrayRef<Scalar> at) {
                        return at[1] <= at[0] + double(past);
                      });
  }
  Tensor result = joinHeads(graph, attention.compute(graph));
  (void)node.setOutput(1, attention.key);
  (void)node.setOutput(2, attention.value);
  return node.setOutput(0, result);
}

void addMultiHeadAttention(OpTable &table) {
  addRows(table, {{"MultiHeadAttention", importMultiHeadAttention}},
          kMicrosoft);
}

} // namespace nnprim::frontend
