//===- LinearAttention.cpp - Attention by a recurrent state ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LinearAttention and CausalConvWithState, of opset 27: each takes the state
// that the call for the previous tokens returned.
//
//===----------------------------------------------------------------------===//

#include "Ops/Attention/ScaledDotProduct.h"
#include "Ops/OpTable.h"

#include <cmath>

using namespace mlir;

namespace nnprim::frontend {

/// Steps that the recurrence is unrolled to at most.
static constexpr int64_t kMaxSteps = 1024;

namespace {
/// The operands of a recurrence, in float. B x H is one dimension of `batches`
/// entries, one for each head of keys; `group` heads of queries share it.
struct Recurrence {
  int64_t batches, group, steps, keySize, valueSize;
  /// batches x group x steps x keySize.
  Tensor query;
  /// batches x steps x keySize, and x valueSize.
  Tensor key, value;
  /// batches x steps x keySize or x 1; absent without a gate.
  Tensor decay;
  /// batches x steps x 1; absent without a correction.
  Tensor beta;
  double scale;

  Tensor state;
  SmallVector<Tensor> outputs;

  void addStep(GraphBuilder &graph, int64_t step);
};
} // namespace

/// Entry `step` of a sequence [batches, …, steps, size], without that
/// dimension.
static Tensor takeStep(GraphBuilder &graph, const Tensor &sequence,
                       int64_t step) {
  int64_t axis = sequence.getRank() - 2;
  Shape offsets(sequence.getRank(), 0), ones(sequence.getRank(), 1),
      sizes = sequence.shape;
  offsets[axis] = step;
  sizes[axis] = 1;
  Tensor entry = graph.slice(sequence, offsets, sizes, ones);
  sizes.erase(sizes.begin() + axis);
  return graph.reshape(entry, sizes);
}

void Recurrence::addStep(GraphBuilder &graph, int64_t step) {
  Tensor k = takeStep(graph, key, step), v = takeStep(graph, value, step);
  Tensor row = graph.reshape(k, {batches, 1, keySize});
  Tensor column = graph.reshape(k, {batches, keySize, 1});
  Tensor written = graph.reshape(v, {batches, 1, valueSize});
  if (decay) {
    Tensor gate = takeStep(graph, decay, step);
    gate = graph.reshape(gate, {batches, gate.shape[1], 1});
    state =
        graph.elementwise({state, gate}, state.shape, state.type,
                          [](ArrayRef<Scalar> x) { return x[0] * exp(x[1]); });
  }
  if (beta) {
    Tensor known = graph.matmul(row, state);
    Tensor rate = graph.reshape(takeStep(graph, beta, step), {batches, 1, 1});
    written = graph.elementwise(
        {written, known, rate}, written.shape, written.type,
        [](ArrayRef<Scalar> x) { return x[2] * (x[0] - x[1]); });
  }
  state =
      graph.elementwise({state, column, written}, state.shape, state.type,
                        [](ArrayRef<Scalar> x) { return x[0] + x[1] * x[2]; });
  Tensor result = graph.matmul(takeStep(graph, query, step), state);
  result = graph.map(result, [&](Scalar x) { return x * scale; });
  outputs.push_back(graph.reshape(result, {batches, group, 1, valueSize}));
}

/// B x S x (heads · D) in float as (B · heads) x S x D; an error if the input
/// does not divide.
static std::optional<Tensor> unpack(Node &node, int64_t index, int64_t heads) {
  Tensor input = node.getInput(index);
  const Tensor &first = node.getInput(0);
  bool fits = input.getRank() == 3 && input.shape[0] == first.shape[0] &&
              input.shape[1] == first.shape[1] && input.shape[2] > 0 &&
              input.shape[2] % heads == 0;
  if (!fits || !input.isFloat()) {
    (void)node.error("input " + Twine(index) + " is " + getName(input.type) +
                     " of shape " + toString(input.shape) +
                     ", which is not supported; it must be batch x steps x " +
                     Twine(heads) + " heads of floats");
    return std::nullopt;
  }
  GraphBuilder &graph = node.getGraph();
  Tensor split = splitHeads(graph, graph.cast(input, DataType::Float), heads);
  ArrayRef<int64_t> x(split.shape);
  return graph.reshape(split, {x[0] * x[1], x[2], x[3]});
}

/// The inputs 'decay' and 'beta', which the update rule says to have.
static LogicalResult getGates(Node &node, int64_t heads, Recurrence &made) {
  std::string rule = node.getString("update_rule", "gated_delta");
  if (!llvm::is_contained({"linear", "gated", "delta", "gated_delta"}, rule))
    return node.error("attribute 'update_rule' is '" + rule +
                      "'; 'linear', 'gated', 'delta' and 'gated_delta' are "
                      "supported");
  bool isGated = StringRef(rule).starts_with("gated");
  bool isCorrected = StringRef(rule).ends_with("delta");
  if (isGated != node.hasInput(4) || isCorrected != node.hasInput(5))
    return node.error("the update rule '" + rule + "' takes " +
                      (isGated ? "an" : "no") + " input 'decay' and " +
                      (isCorrected ? "an" : "no") + " input 'beta'");
  if (isGated) {
    std::optional<Tensor> decay = unpack(node, 4, heads);
    if (!decay)
      return failure();
    made.decay = *decay;
    if (decay->shape[2] != 1 && decay->shape[2] != made.keySize)
      return node.error("input 'decay' has " + Twine(decay->shape[2]) +
                        " entries for each head instead of 1 or " +
                        Twine(made.keySize));
  }
  if (!isCorrected)
    return success();
  bool isShared = node.getInput(5).getRank() == 3 && heads > 1 &&
                  node.getInput(5).shape[2] == 1;
  std::optional<Tensor> beta = unpack(node, 5, isShared ? 1 : heads);
  if (!beta)
    return failure();
  if (beta->shape[2] != 1)
    return node.error("input 'beta' has " + Twine(beta->shape[2]) +
                      " entries for each head instead of 1");
  made.beta = *beta;
  if (isShared) {
    ArrayRef<int64_t> x(beta->shape);
    GraphBuilder &graph = node.getGraph();
    Tensor once = graph.reshape(*beta, {x[0], 1, x[1], 1});
    made.beta = graph.reshape(graph.broadcast(once, {x[0], heads, x[1], 1}),
                              {made.batches, x[1], 1});
  }
  return success();
}

static LogicalResult importLinearAttention(Node &node) {
  if (node.checkNumInputs(3, 6).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  int64_t queryHeads = node.getInt("q_num_heads", 0),
          heads = node.getInt("kv_num_heads", 0);
  double scale = node.getFloat("scale", 0);
  if (node.failed())
    return failure();
  if (heads < 1 || queryHeads < 1 || queryHeads % heads != 0)
    return node.error("attribute 'q_num_heads' is " + Twine(queryHeads) +
                      ", which is not a multiple of 'kv_num_heads', " +
                      Twine(heads));
  const Tensor &first = node.getInput(0);
  std::optional<Tensor> query = unpack(node, 0, queryHeads);
  std::optional<Tensor> key = query ? unpack(node, 1, heads) : std::nullopt;
  std::optional<Tensor> value = key ? unpack(node, 2, heads) : std::nullopt;
  if (!value)
    return failure();
  if (query->shape[2] != key->shape[2])
    return node.error("queries and keys have " + Twine(query->shape[2]) +
                      " and " + Twine(key->shape[2]) +
                      " elements for each head");
  int64_t batch = first.shape[0], steps = first.shape[1];
  if (batch < 1 || steps < 1 || steps > kMaxSteps)
    return node.error("an input of shape " + toString(first.shape) +
                      " is not supported; NNPrim unrolls 1 to " +
                      Twine(kMaxSteps) + " steps");
  Recurrence made;
  made.batches = batch * heads;
  made.group = queryHeads / heads;
  made.steps = steps;
  made.keySize = key->shape[2];
  made.valueSize = value->shape[2];
  made.query =
      graph.reshape(*query, {made.batches, made.group, steps, made.keySize});
  made.key = *key;
  made.value = *value;
  made.scale = scale == 0 ? 1 / std::sqrt(double(made.keySize)) : scale;
  if (getGates(node, heads, made).failed())
    return failure();
  Shape stateShape = {batch, heads, made.keySize, made.valueSize};
  Tensor past = node.getInput(3);
  if (past && (past.shape != stateShape || !past.isFloat()))
    return node.error("input 'past_state' is " + getName(past.type) +
                      " of shape " + toString(past.shape) +
                      " instead of a float of shape " + toString(stateShape));
  Shape flat = {made.batches, made.keySize, made.valueSize};
  made.state = past ? graph.reshape(graph.cast(past, DataType::Float), flat)
                    : graph.fill(DataType::Float, flat, 0);
  for (int64_t step = 0; step < steps; ++step)
    made.addStep(graph, step);
  Tensor joined = graph.concat(made.outputs, 2);
  joined = graph.reshape(joined, {batch, queryHeads, steps, made.valueSize});
  (void)node.setOutput(1, graph.cast(graph.reshape(made.state, stateShape),
                                     past ? past.type : first.type));
  return node.setOutput(0, graph.cast(joinHeads(graph, joined), first.type));
}

/// A depthwise convolution over the past and the input, whose end is the next
/// past.
static LogicalResult importCausalConv(Node &node) {
  if (node.checkNumInputs(2, 4).failed() ||
      node.checkFloat(node.getInput(0)).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0), filter = node.getInput(1),
         bias = node.getInput(2), past = node.getInput(3);
  std::string activation = node.getString("activation", "none");
  if (node.failed())
    return failure();
  if (!llvm::is_contained({"none", "silu", "swish"}, activation))
    return node.error("attribute 'activation' is '" + activation +
                      "'; 'none', 'silu' and 'swish' are supported");
  if (input.getRank() != 3 || llvm::is_contained(input.shape, 0) ||
      filter.getRank() != 3 || filter.shape[0] != input.shape[1] ||
      filter.shape[1] != 1 || filter.shape[2] < 1)
    return node.error("input and filter of shapes " + toString(input.shape) +
                      " and " + toString(filter.shape) +
                      " are not batch x channels x length and channels x 1 x "
                      "taps");
  int64_t taps = filter.shape[2], channels = input.shape[1];
  Shape pastShape = {input.shape[0], channels, taps - 1};
  if (past && past.shape != pastShape)
    return node.error("input 'past_state' of shape " + toString(past.shape) +
                      " does not have " + toString(pastShape));
  if (bias && bias.shape != Shape{channels})
    return node.error("input 'bias' of shape " + toString(bias.shape) +
                      " does not have " + Twine(channels) + " elements");
  if (!past)
    past = graph.fill(input.type, pastShape, 0);
  Tensor joined = graph.concat({past, input}, 2);
  Window window{{taps}, {1}, {1}, {0}, {0}};
  Tensor result = graph.conv(joined, filter, window, channels);
  if (bias)
    result = graph.add(result, graph.reshape(bias, {1, channels, 1}));
  if (activation != "none")
    result = graph.map(result, [](Scalar x) { return x / (1.0 + exp(-x)); });
  (void)node.setOutput(
      1, graph.slice(joined, {0, 0, input.shape[2]}, pastShape, {1, 1, 1}));
  return node.setOutput(0, result);
}

void addLinearAttention(OpTable &table) {
  addRows(table, {{"CausalConvWithState", importCausalConv},
                  {"LinearAttention", importLinearAttention}});
}

} // namespace nnprim::frontend
