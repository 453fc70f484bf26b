//===- AttentionOps.cpp - Attention and rotary embeddings -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Attention/ScaledDotProduct.h"
#include "Ops/OpTable.h"

#include <algorithm>
#include <cmath>

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

/// Query, key or value as B x heads x S x D; `heads` is the attribute that
/// tensors of rank 3 need.
static std::optional<Tensor> getHeads(Node &node, int64_t index,
                                      StringRef attribute) {
  Tensor input = node.getInput(index);
  int64_t heads = node.getInt(attribute, 0);
  if (node.failed() || node.checkFloat(input).failed())
    return std::nullopt;
  if (input.getRank() == 4)
    return input;
  if (input.getRank() != 3 || heads < 1 || input.shape[2] % heads != 0) {
    (void)node.error("input " + Twine(index) + " of shape " +
                     toString(input.shape) + " does not divide into the " +
                     Twine(heads) + " heads of attribute '" + attribute + "'");
    return std::nullopt;
  }
  return splitHeads(node.getGraph(), input, heads);
}

/// Checks shapes after the past has been joined.
static LogicalResult checkHeads(Node &node, const ScaledDotProduct &attention) {
  ArrayRef<int64_t> q(attention.query.shape), k(attention.key.shape),
      v(attention.value.shape);
  bool fits = q[0] == k[0] && k[0] == v[0] && k[1] == v[1] && k[2] == v[2] &&
              q[3] == k[3] && k[1] > 0 && q[1] % k[1] == 0;
  if (!fits)
    return node.error("query, key and value of shapes " + toString(q) + ", " +
                      toString(k) + " and " + toString(v) +
                      " do not fit together");
  if (llvm::is_contained(q, 0) || llvm::is_contained(k, 0) ||
      llvm::is_contained(v, 0))
    return node.error("an extent of 0 is not supported; all must be from 1 on");
  return success();
}

/// The keys that each query may look at by its position, as bools; absent if
/// that are all.
static std::optional<Tensor>
getWindow(Node &node, const ScaledDotProduct &attention, int64_t past) {
  bool isCausal = node.getInt("is_causal", 0);
  // A window that is wider than any tensor leaves out nothing.
  constexpr int64_t widest = int64_t(1) << 40;
  int64_t left = std::min(node.getInt("left_window_size", -1), widest),
          right = std::min(node.getInt("right_window_size", -1), widest);
  if (node.failed())
    return std::nullopt;
  int64_t queries = attention.query.shape[2], keys = attention.key.shape[2];
  Tensor lengths = node.getInput(6);
  if (!isCausal && left < 0 && right < 0 && !lengths)
    return Tensor();
  int64_t batch = attention.query.shape[0];
  if (lengths && (lengths.isFloat() || lengths.shape != Shape{batch})) {
    (void)node.error("the lengths have shape " + toString(lengths.shape) +
                     " instead of " + Twine(batch));
    return std::nullopt;
  }
  SmallVector<Tensor> tensors;
  if (lengths)
    tensors.push_back(lengths);
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    Scalar key = at[3], position = at[2] + double(past);
    Scalar isSeen = key.constant(DataType::Bool, 1);
    if (lengths) {
      // Positions count from the end of what is in the cache.
      Scalar length = cast(read(0, at[0]), DataType::Int64);
      isSeen = key < length;
      if (!node.hasInput(4))
        position = at[2] + length - double(queries);
    }
    if (isCausal)
      isSeen = isSeen & (key <= position);
    if (left >= 0)
      isSeen = isSeen & (position - double(left) <= key);
    if (right >= 0)
      isSeen = isSeen & (key <= position + double(right));
    return isSeen;
  };
  return node.getGraph().compute(
      tensors, {lengths ? batch : 1, 1, queries, keys}, DataType::Bool, body);
}

/// The input 'attn_mask', which may end before the keys do.
static std::optional<Tensor> getMask(Node &node,
                                     const ScaledDotProduct &attention) {
  Tensor mask = node.getInput(3);
  if (!mask)
    return mask;
  GraphBuilder &graph = node.getGraph();
  ArrayRef<int64_t> q(attention.query.shape);
  int64_t keys = attention.key.shape[2];
  bool isBool = mask.type == DataType::Bool;
  if (!isBool && !mask.isFloat()) {
    (void)node.error("the mask has element type " + getName(mask.type) +
                     " instead of bool or a float");
    return std::nullopt;
  }
  if (mask.getRank() > 0 && mask.shape.back() < keys && mask.shape.back() > 1) {
    Shape low(mask.getRank(), 0), high(mask.getRank(), 0);
    high.back() = keys - mask.shape.back();
    mask = graph.pad(mask, low, high,
                     isBool ? 0 : -std::numeric_limits<double>::infinity());
  }
  Shape full = {q[0], q[1], q[2], keys};
  Tensor shaped{mask.type, full, Value(), nullptr};
  std::optional<Shape> common = node.broadcastShapes({shaped, mask});
  if (common && *common == full)
    return mask;
  (void)node.error("a mask of shape " + toString(mask.shape) +
                   " does not broadcast to " + toString(full));
  return std::nullopt;
}

/// Joins past and new entries along the sequence.
static std::optional<Tensor> joinPast(Node &node, int64_t index,
                                      const Tensor &current) {
  Tensor past = node.getInput(index);
  if (!past)
    return current;
  bool fits = past.type == current.type && past.getRank() == 4 &&
              past.shape[0] == current.shape[0] &&
              past.shape[1] == current.shape[1] &&
              past.shape[3] == current.shape[3];
  if (fits)
    return node.getGraph().concat({past, current}, 2);
  (void)node.error("a past of shape " + toString(past.shape) +
                   " does not fit entries of shape " + toString(current.shape));
  return std::nullopt;
}

/// Reads the type in which softmax is computed.
static LogicalResult readPrecision(Node &node, ScaledDotProduct &attention) {
  attention.precision =
      static_cast<DataType>(node.getInt("softmax_precision", 0));
  if (attention.precision == DataType::Undefined ||
      isFloat(attention.precision))
    return success();
  return node.error("attribute 'softmax_precision' is " +
                    getName(attention.precision) + " instead of a float");
}

/// The optional output with one of the steps.
static LogicalResult setScores(Node &node, const ScaledDotProduct &attention) {
  int64_t mode = node.getInt("qk_matmul_output_mode", 0);
  if (node.failed())
    return failure();
  if (mode < 0 || mode > 3)
    return node.error("attribute 'qk_matmul_output_mode' is " + Twine(mode));
  const Tensor *steps[] = {&attention.scores, &attention.capped,
                           &attention.masked, &attention.probabilities};
  return node.setOutput(
      3, node.getGraph().cast(*steps[mode], node.getInput(0).type));
}

static LogicalResult importAttention(Node &node) {
  if (node.checkNumInputs(3, 7).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  std::optional<Tensor> query = getHeads(node, 0, "q_num_heads");
  std::optional<Tensor> key =
      query ? getHeads(node, 1, "kv_num_heads") : std::nullopt;
  std::optional<Tensor> value =
      key ? getHeads(node, 2, "kv_num_heads") : std::nullopt;
  if (value && node.hasInput(4) != node.hasInput(5))
    return node.error("one of the inputs 'past_key' and 'past_value' is "
                      "missing");
  if (value)
    key = joinPast(node, 4, *key);
  if (value && key)
    value = joinPast(node, 5, *value);
  if (!query || !key || !value)
    return failure();
  ScaledDotProduct attention;
  attention.query = *query;
  attention.key = *key;
  attention.value = *value;
  if (checkHeads(node, attention).failed())
    return failure();
  attention.scale =
      node.getFloat("scale", 1 / std::sqrt(double(query->shape[3])));
  attention.softcap = node.getFloat("softcap", 0);
  if (readPrecision(node, attention).failed())
    return failure();
  int64_t past = node.hasInput(4) ? node.getInput(4).shape[2] : 0;
  std::optional<Tensor> window = getWindow(node, attention, past);
  std::optional<Tensor> mask = window ? getMask(node, attention) : std::nullopt;
  if (!mask || node.failed())
    return failure();
  attention.mask = *mask;
  attention.secondMask = *window;
  Tensor result = attention.compute(graph);
  if (node.usesOutput(3) && setScores(node, attention).failed())
    return failure();
  (void)node.setOutput(1, *key);
  (void)node.setOutput(2, *value);
  if (node.getInput(0).getRank() == 3)
    result = joinHeads(graph, result);
  return node.setOutput(0, result);
}

//===----------------------------------------------------------------------===//
// FlexAttention
//===----------------------------------------------------------------------===//

/// Applies the graph in an attribute to scores or probabilities; an error of
/// the node if that changes their shape or type.
static ScaledDotProduct::Modifier makeModifier(Node &node, StringRef name) {
  if (!node.hasAttribute(name))
    return {};
  return [&node, name](const Tensor &before) {
    std::optional<SmallVector<Tensor>> after = node.importGraph(name, before);
    if (!after)
      return before;
    if (after->size() == 1 && (*after)[0].shape == before.shape &&
        (*after)[0].type == before.type)
      return (*after)[0];
    (void)node.error("the graph in attribute '" + name +
                     "' does not give one tensor of " + getName(before.type) +
                     " and shape " + toString(before.shape));
    return before;
  };
}

static LogicalResult importFlexAttention(Node &node) {
  if (node.checkNumInputs(3, 3).failed() ||
      node.checkFloat(node.getInput(0)).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  ScaledDotProduct attention;
  attention.query = node.getInput(0);
  attention.key = node.getInput(1);
  attention.value = node.getInput(2);
  for (const Tensor &input : node.getInputs())
    if (input.getRank() != 4)
      return node.error("input of shape " + toString(input.shape) +
                        " is not supported; it must have rank 4");
  if (checkHeads(node, attention).failed())
    return failure();
  attention.scale =
      node.getFloat("scale", 1 / std::sqrt(double(attention.query.shape[3])));
  if (readPrecision(node, attention).failed())
    return failure();
  attention.modifyScores = makeModifier(node, "score_mod");
  attention.modifyProbabilities = makeModifier(node, "prob_mod");
  if (node.failed())
    return failure();
  return node.setOutput(0, attention.compute(node.getGraph()));
}

//===----------------------------------------------------------------------===//
// RotaryEmbedding
//===----------------------------------------------------------------------===//

/// Rows of the cache of cosines or sines for each position, B x S x D / 2.
static std::optional<Tensor> getCache(Node &node, int64_t index, int64_t batch,
                                      int64_t length, int64_t half) {
  Tensor cache = node.getInput(index), positions = node.getInput(3);
  if (positions && cache.getRank() == 2 && cache.shape[0] > 0 &&
      !positions.isFloat())
    cache = node.getGraph().gather(cache, positions, 0);
  Shape expected = {batch, length, half};
  if (cache.shape == expected)
    return cache;
  (void)node.error("the cache in input " + Twine(index) + " gives " +
                   toString(cache.shape) + " instead of " + toString(expected));
  return std::nullopt;
}

/// Rotates pairs of elements of each head by an angle for the position.
static LogicalResult importRotaryEmbedding(Node &node) {
  if (node.checkNumInputs(3, 4).failed() ||
      node.checkFloat(node.getInput(0)).failed() ||
      node.checkSameType(node.getInputs().take_front(3)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  int64_t heads = node.getInt("num_heads", 0);
  int64_t rotated = node.getInt("rotary_embedding_dim", 0);
  bool isInterleaved = node.getInt("interleaved", 0);
  if (node.failed())
    return failure();
  bool isSplit = input.getRank() == 4;
  if (!isSplit &&
      (input.getRank() != 3 || heads < 1 || input.shape[2] % heads != 0))
    return node.error("input of shape " + toString(input.shape) +
                      " does not divide into " + Twine(heads) + " heads");
  Tensor x = isSplit ? input : splitHeads(graph, input, heads);
  int64_t size = x.shape[3];
  if (rotated == 0)
    rotated = size;
  if (rotated < 2 || rotated > size || rotated % 2 != 0)
    return node.error("attribute 'rotary_embedding_dim' is " + Twine(rotated) +
                      " of " + Twine(size));
  int64_t half = rotated / 2;
  std::optional<Tensor> cosines =
      getCache(node, 1, x.shape[0], x.shape[2], half);
  std::optional<Tensor> sines =
      cosines ? getCache(node, 2, x.shape[0], x.shape[2], half) : std::nullopt;
  if (!sines)
    return failure();
  Shape slice = {x.shape[0], x.shape[1], x.shape[2], half}, ones(4, 1);
  Shape firstAt(4, 0), secondAt(4, 0), steps = ones;
  secondAt[3] = isInterleaved ? 1 : half;
  steps[3] = isInterleaved ? 2 : 1;
  Tensor first = graph.slice(x, firstAt, slice, steps);
  Tensor second = graph.slice(x, secondAt, slice, steps);
  Shape perHead = {x.shape[0], 1, x.shape[2], half};
  SmallVector<Tensor> operands = {first, second,
                                  graph.reshape(*cosines, perHead),
                                  graph.reshape(*sines, perHead)};
  Tensor real =
      graph.elementwise(operands, slice, x.type, [](ArrayRef<Scalar> s) {
        return s[2] * s[0] - s[3] * s[1];
      });
  Tensor imaginary =
      graph.elementwise(operands, slice, x.type, [](ArrayRef<Scalar> s) {
        return s[3] * s[0] + s[2] * s[1];
      });
  Shape rotatedShape = {x.shape[0], x.shape[1], x.shape[2], rotated};
  Shape pairs = slice;
  pairs.push_back(1);
  Tensor result = isInterleaved
                      ? graph.concat({graph.reshape(real, pairs),
                                      graph.reshape(imaginary, pairs)},
                                     4)
                      : graph.concat({real, imaginary}, 3);
  result = graph.reshape(result, rotatedShape);
  if (rotated < size) {
    Shape at(4, 0), rest = x.shape;
    at[3] = rotated;
    rest[3] = size - rotated;
    result = graph.concat({result, graph.slice(x, at, rest, ones)}, 3);
  }
  return node.setOutput(0, isSplit ? result : joinHeads(graph, result));
}

void addAttentionOps(OpTable &table) {
  addRows(table, {{"Attention", importAttention},
                  {"RotaryEmbedding", importRotaryEmbedding}});
  addRows(table, {{"FlexAttention", importFlexAttention}}, kPreview);
}

} // namespace nnprim::frontend
