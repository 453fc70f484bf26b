//===- Recurrence.cpp - Common parts of recurrent operators ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Recurrent/Recurrence.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace nnprim::frontend {

/// Steps that a layer is unrolled to at most.
static constexpr int64_t kMaxSteps = 1024;

//===----------------------------------------------------------------------===//
// Activations
//===----------------------------------------------------------------------===//

Scalar clipTo(const Scalar &x, double clip) {
  if (clip == 0)
    return x;
  return atMost(atLeast(x, x.constant(-clip)), x.constant(clip));
}

Scalar Activation::operator()(const Scalar &x) const {
  Scalar zero = x.constant(0);
  if (name == "relu")
    return atLeast(x, zero);
  if (name == "tanh")
    return tanh(x);
  if (name == "sigmoid")
    return 1.0 / (1.0 + exp(-x));
  if (name == "affine")
    return alpha * x + beta;
  if (name == "leakyrelu")
    return select(x < zero, alpha * x, x);
  if (name == "thresholdedrelu")
    return select(x.constant(alpha) <= x, x, zero);
  if (name == "scaledtanh")
    return alpha * tanh(beta * x);
  if (name == "hardsigmoid")
    return atMost(atLeast(alpha * x + beta, zero), x.constant(1));
  if (name == "elu")
    return select(x < zero, alpha * (exp(x) - 1.0), x);
  if (name == "softsign")
    return x / (1.0 + abs(x));
  return max(x, zero) + log1p(exp(-abs(x)));
}

namespace {
/// Which parameters an activation has, and what they are otherwise.
struct Parameters {
  std::optional<double> alpha, beta;
};
} // namespace

static std::optional<Parameters> getParameters(StringRef name) {
  using Result = std::optional<Parameters>;
  return llvm::StringSwitch<Result>(name)
      .Cases({"relu", "tanh", "sigmoid", "softsign", "softplus"},
             Parameters{{}, {}})
      .Case("affine", Parameters{1.0, 0.0})
      .Case("leakyrelu", Parameters{0.01, {}})
      .Case("thresholdedrelu", Parameters{1.0, {}})
      .Case("scaledtanh", Parameters{1.0, 1.0})
      .Case("hardsigmoid", Parameters{0.2, 0.5})
      .Case("elu", Parameters{1.0, {}})
      .Default(std::nullopt);
}

/// The activations of all directions. Lists of alpha and beta have entries for
/// those that have such a parameter, in order.
static std::optional<SmallVector<Activation>>
getActivations(Node &node, const RecurrentOp &op, int64_t numDirections) {
  std::vector<std::string> names = node.getStrings("activations");
  SmallVector<double> alphas = node.getFloats("activation_alpha"),
                      betas = node.getFloats("activation_beta");
  if (node.failed())
    return std::nullopt;
  if (names.empty())
    for (int64_t d = 0; d < numDirections; ++d)
      for (StringRef name : op.activations)
        names.push_back(name.str());
  if (names.size() != op.activations.size() * numDirections) {
    (void)node.error("attribute 'activations' has " + Twine(names.size()) +
                     " entries instead of " +
                     Twine(op.activations.size() * numDirections));
    return std::nullopt;
  }
  SmallVector<Activation> result;
  size_t nextAlpha = 0, nextBeta = 0;
  for (const std::string &name : names) {
    Activation activation{StringRef(name).lower()};
    std::optional<Parameters> parameters = getParameters(activation.name);
    if (!parameters) {
      (void)node.error("attribute 'activations' has '" + name +
                       "', which is not supported; those of the standard's "
                       "list are");
      return std::nullopt;
    }
    if (parameters->alpha)
      activation.alpha =
          nextAlpha < alphas.size() ? alphas[nextAlpha++] : *parameters->alpha;
    if (parameters->beta)
      activation.beta =
          nextBeta < betas.size() ? betas[nextBeta++] : *parameters->beta;
    result.push_back(activation);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

/// Part `index` of the first dimension, without it.
static Tensor takePart(GraphBuilder &graph, const Tensor &tensor,
                       int64_t index) {
  Shape offsets(tensor.getRank(), 0), ones(tensor.getRank(), 1),
      sizes = tensor.shape;
  offsets[0] = index;
  sizes[0] = 1;
  Tensor part = graph.slice(tensor, offsets, sizes, ones);
  return graph.reshape(part, ArrayRef<int64_t>(sizes).drop_front());
}

Tensor takeGates(GraphBuilder &graph, const Tensor &tensor, int64_t gate,
                 int64_t count, int64_t hidden) {
  Shape offsets(tensor.getRank(), 0), ones(tensor.getRank(), 1),
      sizes = tensor.shape;
  offsets.back() = gate * hidden;
  sizes.back() = count * hidden;
  return graph.slice(tensor, offsets, sizes, ones);
}

namespace {
/// Extents of a layer.
struct Extents {
  int64_t steps, batch, inputs, hidden, directions;
};
} // namespace

static LogicalResult checkShape(Node &node, int64_t index, StringRef name,
                                ArrayRef<int64_t> expected) {
  Tensor input = node.getInput(index);
  if (!input || ArrayRef<int64_t>(input.shape) == expected)
    return success();
  return node.error("input '" + name + "' has shape " + toString(input.shape) +
                    " instead of " + toString(expected));
}

/// Reads the extents off the inputs and checks all of them. `isBatchFirst` is
/// layout 1.
static std::optional<Extents> getExtents(Node &node, const RecurrentOp &op,
                                         int64_t directions,
                                         bool isBatchFirst) {
  Tensor x = node.getInput(0), r = node.getInput(2);
  if (x.getRank() != 3 || r.getRank() != 3) {
    (void)node.error("operands of shapes " + toString(x.shape) + " and " +
                     toString(r.shape) + " do not have three dimensions");
    return std::nullopt;
  }
  Extents e{x.shape[isBatchFirst ? 1 : 0], x.shape[isBatchFirst ? 0 : 1],
            x.shape[2], r.shape[2], directions};
  int64_t D = directions, H = e.hidden, G = op.numGates * H;
  Shape state = isBatchFirst ? Shape{e.batch, D, H} : Shape{D, e.batch, H};
  if (checkShape(node, 1, "W", {D, G, e.inputs}).failed() ||
      checkShape(node, 2, "R", {D, G, H}).failed() ||
      checkShape(node, 3, "B", {D, 2 * G}).failed() ||
      checkShape(node, 4, "sequence_lens", e.batch).failed() ||
      checkShape(node, 5, "initial_h", state).failed() ||
      (op.numStates == 2 && (checkShape(node, 6, "initial_c", state).failed() ||
                             checkShape(node, 7, "P", {D, 3 * H}).failed())))
    return std::nullopt;
  if (e.steps < 1 || e.steps > kMaxSteps || e.batch < 1 || e.inputs < 1 ||
      H < 1) {
    (void)node.error(Twine(e.steps) + " steps of a batch of " + Twine(e.batch) +
                     " with " + Twine(e.inputs) + " inputs and " + Twine(H) +
                     " hidden values are not supported; NNPrim unrolls 1 to " +
                     Twine(kMaxSteps) + " steps");
    return std::nullopt;
  }
  return e;
}

/// The operands of direction `d`. `x` is T x B x I.
static Direction getDirection(Node &node, const Tensor &x, const Extents &e,
                              int64_t gates, int64_t d) {
  GraphBuilder &graph = node.getGraph();
  DataType type = x.type;
  Direction direction;
  Tensor w = graph.cast(takePart(graph, node.getInput(1), d), type);
  Tensor r = graph.cast(takePart(graph, node.getInput(2), d), type);
  Tensor flat = graph.reshape(x, {e.steps * e.batch, e.inputs});
  Tensor product = graph.matmul(flat, graph.transpose(w, {1, 0}));
  direction.recurrence = graph.transpose(r, {1, 0});
  int64_t columns = gates * e.hidden;
  direction.recurrentBias = graph.fill(type, columns, 0);
  if (node.hasInput(3)) {
    Tensor bias = graph.cast(takePart(graph, node.getInput(3), d), type);
    product = graph.add(product, graph.slice(bias, 0, columns, 1));
    direction.recurrentBias = graph.slice(bias, columns, columns, 1);
  }
  direction.projected = graph.reshape(product, {e.steps, e.batch, columns});
  if (node.hasInput(7))
    direction.peepholes =
        graph.cast(takePart(graph, node.getInput(7), d), type);
  return direction;
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// `chosen` for the sequences that have a step `t`, `other` for the others.
static Tensor selectByLength(GraphBuilder &graph, const Tensor &lengths,
                             int64_t t, const Tensor &chosen,
                             const Tensor &other) {
  if (!lengths)
    return chosen;
  Tensor column = graph.reshape(lengths, {lengths.shape[0], 1});
  return graph.elementwise({column, chosen, other}, chosen.shape, chosen.type,
                           [=](ArrayRef<Scalar> x) {
                             return select(x[0].constant(double(t)) < x[0],
                                           x[1], x[2]);
                           });
}

/// Runs a direction; sets `outputs` to the hidden state after each step, by
/// time, and `states` to the last ones.
static void run(Node &node, const RecurrentOp &op, const Direction &direction,
                const Extents &e, States &states,
                SmallVector<Tensor> &outputs) {
  GraphBuilder &graph = node.getGraph();
  Tensor lengths = node.getInput(4);
  Tensor zero = graph.fill(states[0].type, states[0].shape, 0);
  outputs.resize(e.steps);
  for (int64_t i = 0; i < e.steps; ++i) {
    int64_t t = direction.isReversed ? e.steps - 1 - i : i;
    Tensor inputs = takePart(graph, direction.projected, t);
    States next = op.step(node, direction, inputs, states);
    outputs[t] = selectByLength(graph, lengths, t, next[0], zero);
    for (auto [state, value] : llvm::zip_equal(states, next))
      state = selectByLength(graph, lengths, t, value, state);
  }
}

/// Joins tensors along a new first dimension.
static Tensor stack(GraphBuilder &graph, ArrayRef<Tensor> tensors) {
  SmallVector<Tensor> parts;
  for (const Tensor &tensor : tensors) {
    Shape shape = {1};
    llvm::append_range(shape, tensor.shape);
    parts.push_back(graph.reshape(tensor, shape));
  }
  return graph.concat(parts, 0);
}

static std::optional<SmallVector<bool>> getDirections(Node &node) {
  std::string name = node.getString("direction", "forward");
  if (name == "forward")
    return SmallVector<bool>{false};
  if (name == "reverse")
    return SmallVector<bool>{true};
  if (name == "bidirectional")
    return SmallVector<bool>{false, true};
  (void)node.error("attribute 'direction' must be 'forward', 'reverse' or "
                   "'bidirectional', but is '" +
                   name + "'");
  return std::nullopt;
}

LogicalResult importRecurrent(Node &node, const RecurrentOp &op) {
  if (node.checkNumInputs(3, op.numStates == 2 ? 8 : 6).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  for (int64_t i : {1, 2, 3, 5, 6, 7})
    if (node.hasInput(i) && node.checkFloat(node.getInput(i)).failed())
      return failure();
  if (node.hasInput(4) && node.getInput(4).isFloat())
    return node.error("the lengths are no integers");
  std::optional<SmallVector<bool>> reversed = getDirections(node);
  bool isBatchFirst = node.getInt("layout", 0);
  if (!reversed || node.failed())
    return failure();
  std::optional<Extents> e =
      getExtents(node, op, reversed->size(), isBatchFirst);
  std::optional<SmallVector<Activation>> activations =
      e ? getActivations(node, op, reversed->size()) : std::nullopt;
  if (!activations)
    return failure();
  GraphBuilder &graph = node.getGraph();
  DataType type = node.getInput(0).type, computeType = getComputeType(type);
  auto withTimeFirst = [&](const Tensor &tensor) {
    return isBatchFirst ? graph.transpose(tensor, {1, 0, 2}) : tensor;
  };
  Tensor x = graph.cast(withTimeFirst(node.getInput(0)), computeType);
  SmallVector<Tensor> sequences;
  SmallVector<SmallVector<Tensor>> last(op.numStates);
  for (auto [d, isReversed] : llvm::enumerate(*reversed)) {
    Direction direction = getDirection(node, x, *e, op.numGates, d);
    direction.isReversed = isReversed;
    size_t count = op.activations.size();
    direction.activations =
        ArrayRef<Activation>(*activations).slice(d * count, count);
    States states;
    for (int64_t s = 0; s < op.numStates; ++s)
      states.push_back(
          node.hasInput(5 + s)
              ? graph.cast(
                    takePart(graph, withTimeFirst(node.getInput(5 + s)), d),
                    computeType)
              : graph.fill(computeType, {e->batch, e->hidden}, 0));
    SmallVector<Tensor> outputs;
    run(node, op, direction, *e, states, outputs);
    sequences.push_back(stack(graph, outputs));
    for (auto [list, state] : llvm::zip_equal(last, states))
      list.push_back(state);
  }
  // Directions x steps x batch x hidden, as the layout wants it.
  Tensor all = graph.cast(stack(graph, sequences), type);
  Shape order = isBatchFirst ? Shape{2, 1, 0, 3} : Shape{1, 0, 2, 3};
  (void)node.setOutput(0, graph.transpose(all, order));
  for (auto [s, list] : llvm::enumerate(last))
    (void)node.setOutput(s + 1,
                         withTimeFirst(graph.cast(stack(graph, list), type)));
  return success();
}

} // namespace nnprim::frontend
