//===- ControlFlowOps.cpp - If, Loop and Scan -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A compiled model is straight-line code on tensors of static shape. Loops are
// unrolled; where a condition is known at run time only, both sides are
// computed and one is selected, which is the same because no operator has side
// effects and none traps.
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"

using namespace mlir;

namespace nnprim::frontend {

/// Iterations that a loop is unrolled to at most.
static constexpr int64_t kMaxIterations = 1024;

/// The elements of `chosen` if the bool `condition` holds, else of `other`.
/// Reports an error if these differ in shape or type.
static std::optional<Tensor> selectTensor(Node &node, const Tensor &condition,
                                          const Tensor &chosen,
                                          const Tensor &other) {
  if (chosen.type != other.type || chosen.shape != other.shape) {
    (void)node.error("the result is " + getName(chosen.type) + " of shape " +
                     toString(chosen.shape) + " or " + getName(other.type) +
                     " of shape " + toString(other.shape) +
                     ", as run-time values decide, which is not supported");
    return std::nullopt;
  }
  GraphBuilder &graph = node.getGraph();
  return graph.elementwise(
      {graph.reshape(condition, {}), chosen, other}, chosen.shape, chosen.type,
      [](ArrayRef<Scalar> x) { return select(x[0], x[1], x[2]); });
}

static LogicalResult checkCondition(Node &node, const Tensor &condition) {
  if (condition.type == DataType::Bool && condition.getNumElements() == 1)
    return success();
  return node.error("the condition is " + getName(condition.type) +
                    " of shape " + toString(condition.shape) +
                    " instead of one bool");
}

static LogicalResult importIf(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      checkCondition(node, node.getInput(0)).failed())
    return failure();
  Tensor condition = node.getInput(0);
  std::optional<SmallVector<Tensor>> taken, other;
  if (!condition.isConstant() || condition.getInteger(0))
    taken = node.importGraph("then_branch", {});
  if (node.failed())
    return failure();
  if (!condition.isConstant() || !condition.getInteger(0))
    other = node.importGraph("else_branch", {});
  if (node.failed())
    return failure();
  SmallVector<Tensor> &any = taken ? *taken : *other;
  if (static_cast<int64_t>(any.size()) < node.getNumOutputs() ||
      (taken && other && taken->size() != other->size()))
    return node.error("the branches do not give the node's " +
                      Twine(node.getNumOutputs()) + " outputs");
  for (int64_t i = 0; i < node.getNumOutputs(); ++i) {
    std::optional<Tensor> result = any[i];
    if (taken && other)
      result = selectTensor(node, condition, (*taken)[i], (*other)[i]);
    if (!result)
      return failure();
    (void)node.setOutput(i, *result);
  }
  return success();
}

/// Stacks tensors of one shape along a new dimension.
static std::optional<Tensor> stack(Node &node, ArrayRef<Tensor> tensors,
                                   int64_t axis, bool isReversed) {
  SmallVector<Tensor> parts;
  for (const Tensor &tensor : tensors) {
    if (tensor.shape != tensors[0].shape || tensor.type != tensors[0].type) {
      (void)node.error("the parts of an output have shapes " +
                       toString(tensors[0].shape) + " and " +
                       toString(tensor.shape));
      return std::nullopt;
    }
    Shape shape = tensor.shape;
    shape.insert(shape.begin() + axis, 1);
    parts.push_back(node.getGraph().reshape(tensor, shape));
  }
  if (isReversed)
    std::reverse(parts.begin(), parts.end());
  return node.getGraph().concat(parts, axis);
}

//===----------------------------------------------------------------------===//
// Loop
//===----------------------------------------------------------------------===//

namespace {
/// The values of a loop as it is unrolled.
struct LoopState {
  SmallVector<Tensor> carried;
  SmallVector<SmallVector<Tensor>> scanned;
  /// Whether the loop still runs: a constant as long as that is known.
  Tensor running;
};
} // namespace

/// The number of iterations that the loop makes at most; an error if it cannot
/// be unrolled.
static std::optional<int64_t> getTripCount(Node &node) {
  if (!node.hasInput(0))
    return INT64_MAX;
  std::optional<Tensor> count = node.getConstantInput(0, "M");
  if (!count)
    return std::nullopt;
  if (count->isFloat() || count->getNumElements() != 1) {
    (void)node.error("the trip count is not one integer");
    return std::nullopt;
  }
  return std::max<int64_t>(count->getInteger(0), 0);
}

/// Adds one iteration to `state`.
static LogicalResult unrollIteration(Node &node, int64_t iteration,
                                     LoopState &state) {
  SmallVector<Tensor> inputs = {
      node.getGraph().reshape(makeIndexConstant(iteration), {}), state.running};
  llvm::append_range(inputs, state.carried);
  std::optional<SmallVector<Tensor>> results = node.importGraph("body", inputs);
  if (!results)
    return failure();
  size_t numCarried = state.carried.size();
  if (results->size() < numCarried + 1 ||
      results->size() != numCarried + 1 + state.scanned.size())
    return node.error("the body has " + Twine(results->size()) +
                      " outputs, but the node has " +
                      Twine(node.getNumOutputs()));
  const Tensor &next = (*results)[0];
  if (checkCondition(node, next).failed())
    return failure();
  for (size_t i = 0; i < numCarried; ++i) {
    std::optional<Tensor> value = (*results)[i + 1];
    if (!state.running.isConstant())
      value = selectTensor(node, state.running, *value, state.carried[i]);
    if (!value)
      return failure();
    state.carried[i] = *value;
  }
  for (auto [i, parts] : llvm::enumerate(state.scanned))
    parts.push_back((*results)[numCarried + 1 + i]);
  if (state.running.isConstant())
    state.running = next;
  else
    state.running = node.getGraph().elementwise(
        {node.getGraph().reshape(state.running, {}),
         node.getGraph().reshape(next, {})},
        {}, DataType::Bool, [](ArrayRef<Scalar> x) { return x[0] & x[1]; });
  return success();
}

static LogicalResult importLoop(Node &node) {
  std::optional<int64_t> count = getTripCount(node);
  if (!count)
    return failure();
  LoopState state;
  for (int64_t i = 2; i < node.getNumInputs(); ++i)
    state.carried.push_back(node.getInput(i));
  if (llvm::any_of(state.carried, [](const Tensor &t) { return !t; }))
    return node.error("a value that the loop carries is missing");
  int64_t numCarried = state.carried.size();
  if (node.getNumOutputs() < numCarried)
    return node.error("has fewer outputs than values that it carries");
  state.scanned.resize(node.getNumOutputs() - numCarried);
  state.running =
      node.hasInput(1) ? node.getInput(1) : makeScalar(DataType::Bool, 1);
  if (checkCondition(node, state.running).failed())
    return failure();
  // How often a loop runs decides the shape of what it stacks.
  if (!state.scanned.empty() && node.hasInput(1) &&
      !node.getConstantInput(1, "cond"))
    return failure();
  for (int64_t i = 0; i < *count; ++i) {
    if (state.running.isConstant() && !state.running.getInteger(0))
      break;
    if (!state.running.isConstant() && !state.scanned.empty())
      return node.error("an output has as many parts as run-time values decide,"
                        " which is not supported");
    if (i == kMaxIterations)
      return node.error("a loop of more than " + Twine(kMaxIterations) +
                        " iterations is not supported");
    if (unrollIteration(node, i, state).failed())
      return failure();
  }
  for (auto [i, value] : llvm::enumerate(state.carried))
    (void)node.setOutput(i, value);
  for (auto [i, parts] : llvm::enumerate(state.scanned)) {
    if (parts.empty())
      return node.error("an output of no iterations has no shape, which is not "
                        "supported");
    std::optional<Tensor> stacked = stack(node, parts, 0, false);
    if (!stacked)
      return failure();
    (void)node.setOutput(numCarried + i, *stacked);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Scan
//===----------------------------------------------------------------------===//

namespace {
/// Where a scan reads and writes one of its sequences.
struct Sequence {
  int64_t axis;
  bool isReversed;
};
} // namespace

/// The axes and directions in two attributes of `count` entries each, or the
/// first axis and forward. `rank` is an input's rank, or -1.
static std::optional<SmallVector<Sequence>>
getSequences(Node &node, StringRef axesName, StringRef directionsName,
             int64_t count) {
  Shape axes = node.getInts(axesName, Shape(count, 0));
  Shape directions = node.getInts(directionsName, Shape(count, 0));
  if (node.failed())
    return std::nullopt;
  if (static_cast<int64_t>(axes.size()) != count ||
      static_cast<int64_t>(directions.size()) != count) {
    (void)node.error("attribute '" + axesName + "' or '" + directionsName +
                     "' does not have " + Twine(count) + " entries");
    return std::nullopt;
  }
  SmallVector<Sequence> sequences;
  for (auto [axis, direction] : llvm::zip_equal(axes, directions))
    sequences.push_back({axis, direction != 0});
  return sequences;
}

/// Part `index` of `tensor` along `axis`, without that dimension.
static Tensor takePart(GraphBuilder &graph, const Tensor &tensor, int64_t axis,
                       int64_t index) {
  Shape offsets(tensor.getRank(), 0), ones(tensor.getRank(), 1),
      sizes = tensor.shape;
  offsets[axis] = index;
  sizes[axis] = 1;
  Tensor part = graph.slice(tensor, offsets, sizes, ones);
  sizes.erase(sizes.begin() + axis);
  return graph.reshape(part, sizes);
}

/// Runs the body over the sequences `inputs` after the states; sets `results`
/// to the last states and the sequences of outputs.
static LogicalResult scan(Node &node, ArrayRef<Tensor> inputs,
                          int64_t numScanned, SmallVector<Tensor> &results) {
  int64_t numStates = inputs.size() - numScanned;
  int64_t numOutputs = node.getNumOutputs() - numStates;
  std::optional<SmallVector<Sequence>> from = getSequences(
      node, "scan_input_axes",
      node.getOpset() < 9 ? "directions" : "scan_input_directions", numScanned);
  if (!from)
    return failure();
  std::optional<SmallVector<Sequence>> to = getSequences(
      node, "scan_output_axes", "scan_output_directions", numOutputs);
  if (!to)
    return failure();
  int64_t length = -1;
  for (auto [i, sequence] : llvm::enumerate(*from)) {
    const Tensor &input = inputs[numStates + i];
    std::optional<int64_t> axis =
        node.normalizeAxis(sequence.axis, input.getRank());
    if (!axis)
      return failure();
    sequence.axis = *axis;
    if (length >= 0 && input.shape[*axis] != length)
      return node.error("the sequences have lengths " + Twine(length) +
                        " and " + Twine(input.shape[*axis]));
    length = input.shape[*axis];
  }
  if (length < 1 || length > kMaxIterations)
    return node.error("a scan over " + Twine(length) +
                      " elements is not supported; NNPrim unrolls 1 to " +
                      Twine(kMaxIterations));
  SmallVector<Tensor> states(inputs.take_front(numStates));
  SmallVector<SmallVector<Tensor>> parts(numOutputs);
  for (int64_t i = 0; i < length; ++i) {
    SmallVector<Tensor> arguments = states;
    for (auto [k, sequence] : llvm::enumerate(*from))
      arguments.push_back(takePart(node.getGraph(), inputs[numStates + k],
                                   sequence.axis,
                                   sequence.isReversed ? length - 1 - i : i));
    std::optional<SmallVector<Tensor>> made =
        node.importGraph("body", arguments);
    if (!made)
      return failure();
    if (static_cast<int64_t>(made->size()) != node.getNumOutputs())
      return node.error("the body has " + Twine(made->size()) +
                        " outputs, but the node has " +
                        Twine(node.getNumOutputs()));
    states.assign(made->begin(), made->begin() + numStates);
    for (int64_t k = 0; k < numOutputs; ++k)
      parts[k].push_back((*made)[numStates + k]);
  }
  results = states;
  for (auto [k, sequence] : llvm::enumerate(*to)) {
    std::optional<int64_t> axis =
        node.normalizeAxis(sequence.axis, parts[k][0].getRank() + 1);
    if (!axis)
      return failure();
    std::optional<Tensor> stacked =
        stack(node, parts[k], *axis, sequence.isReversed);
    if (!stacked)
      return failure();
    results.push_back(*stacked);
  }
  return success();
}

/// In opset 8, every tensor has a batch in front, and the lengths of sequences
/// are an input.
static LogicalResult scanBatches(Node &node, int64_t numScanned) {
  if (node.hasInput(0))
    return node.error("the input 'sequence_lens' is not supported");
  ArrayRef<Tensor> inputs = node.getInputs().drop_front();
  for (const Tensor &input : inputs)
    if (input.getRank() == 0 || input.shape[0] != inputs[0].shape[0])
      return node.error("input of shape " + toString(input.shape) +
                        " does not have the batch of the others");
  int64_t batch = inputs[0].shape[0];
  if (batch < 1 || batch > kMaxIterations)
    return node.error("a batch of " + Twine(batch) + " is not supported");
  SmallVector<SmallVector<Tensor>> outputs(node.getNumOutputs());
  for (int64_t b = 0; b < batch; ++b) {
    SmallVector<Tensor> parts, results;
    for (const Tensor &input : inputs)
      parts.push_back(takePart(node.getGraph(), input, 0, b));
    if (scan(node, parts, numScanned, results).failed())
      return failure();
    for (auto [list, result] : llvm::zip_equal(outputs, results))
      list.push_back(result);
  }
  for (auto [i, list] : llvm::enumerate(outputs)) {
    std::optional<Tensor> stacked = stack(node, list, 0, false);
    if (!stacked)
      return failure();
    (void)node.setOutput(i, *stacked);
  }
  return success();
}

static LogicalResult importScan(Node &node) {
  int64_t first = node.getOpset() < 9 ? 1 : 0;
  int64_t numScanned = node.getInt("num_scan_inputs", 0);
  int64_t numStates = node.getNumInputs() - first - numScanned;
  if (node.failed())
    return failure();
  if (numScanned < 1 || numStates < 0 || numStates > node.getNumOutputs())
    return node.error("attribute 'num_scan_inputs' is " + Twine(numScanned) +
                      ", which does not fit the inputs and outputs");
  for (int64_t i = first; i < node.getNumInputs(); ++i)
    if (!node.hasInput(i))
      return node.error("input " + Twine(i) + " is missing");
  if (first == 1)
    return scanBatches(node, numScanned);
  SmallVector<Tensor> results;
  if (scan(node, node.getInputs(), numScanned, results).failed())
    return failure();
  for (auto [i, result] : llvm::enumerate(results))
    (void)node.setOutput(i, result);
  return success();
}

void addControlFlowOps(OpTable &table) {
  addRows(table,
          {{"If", importIf}, {"Loop", importLoop}, {"Scan", importScan}});
}

} // namespace nnprim::frontend
