//===- ControlFlowOps.cpp - If, Loop and Scan -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tensors have static shapes. Where the condition of an If is known at run time
// only, both sides are computed and one is selected, which is the same because
// no operator has side effects and none traps. Loops are unrolled while it is
// known that they go on, and else run in the model.
//
//===----------------------------------------------------------------------===//

#include "Ops/ControlFlow/RunTimeLoop.h"
#include "Ops/OpTable.h"

using namespace mlir;

namespace nnprim::frontend {

/// Iterations that a loop is unrolled to at most.
static constexpr int64_t kMaxIterations = 1024;

/// The elements of `chosen` if the bool `condition` holds, else of `other`;
/// those of each tensor for sequences. Reports an error if these differ in
/// shape or type.
static std::optional<Tensor> selectTensor(Node &node, const Tensor &condition,
                                          const Tensor &chosen,
                                          const Tensor &other) {
  auto describe = [](const Tensor &value) {
    if (value.isEmptyOptional)
      return std::string("an absent optional value");
    if (value.sequence)
      return ("a sequence of " + Twine(value.sequence->size()) + " tensors")
          .str();
    return (getName(value.type) + " of shape " + toString(value.shape)).str();
  };
  std::string first = describe(chosen), second = describe(other);
  if (first != second || chosen.isEmptyOptional || chosen.bound ||
      other.bound) {
    (void)node.error("the result is " + first + " or " + second +
                     ", as the condition decides at run time, which is not "
                     "supported; bind it with --bind-input=" +
                     condition.origin + "=FILE");
    return std::nullopt;
  }
  if (chosen.sequence) {
    SmallVector<Tensor> parts;
    for (auto [a, b] : llvm::zip_equal(*chosen.sequence, *other.sequence)) {
      std::optional<Tensor> part = selectTensor(node, condition, a, b);
      if (!part)
        return std::nullopt;
      parts.push_back(*part);
    }
    return makeSequence(chosen.type, parts);
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

/// Shapes may fit one branch alone, such as that of one rate of samples.
static std::string adviseBinding(const Tensor &condition) {
  if (condition.isConstant() || condition.origin.empty())
    return "";
  return "; if the branch is not taken, say so with --bind-input=" +
         condition.origin.str() + "=FILE";
}

static LogicalResult importIf(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      checkCondition(node, node.getInput(0)).failed())
    return failure();
  Tensor condition = node.getInput(0);
  std::string advice = adviseBinding(condition);
  std::optional<SmallVector<Tensor>> taken, other;
  if (!condition.isConstant() || condition.getInteger(0))
    taken = node.importGraph("then_branch", {}, advice);
  if (node.failed())
    return failure();
  if (!condition.isConstant() || !condition.getInteger(0))
    other = node.importGraph("else_branch", {}, advice);
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
    if (!tensor.isTensor() || tensor.bound) {
      (void)node.error(
          "a part of an output is a sequence or an optional value, "
          "or has as many entries as run-time values decide, "
          "which is not supported; tensors of a fixed shape are");
      return std::nullopt;
    }
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

/// The trip count, checked; an empty tensor if there is none.
static std::optional<Tensor> getTripCount(Node &node) {
  Tensor count = node.getInput(0);
  if (!count || (!count.isFloat() && count.getNumElements() == 1))
    return count;
  (void)node.error("the trip count is " + getName(count.type) + " of shape " +
                   toString(count.shape) + " instead of one integer");
  return std::nullopt;
}

/// Imports the body for one iteration.
static std::optional<LoopStep> importBody(Node &node, const Tensor &iteration,
                                          const Tensor &running,
                                          ArrayRef<Tensor> carried) {
  SmallVector<Tensor> inputs = {iteration, running};
  llvm::append_range(inputs, carried);
  std::optional<SmallVector<Tensor>> results = node.importGraph("body", inputs);
  if (!results)
    return std::nullopt;
  if (static_cast<int64_t>(results->size()) != node.getNumOutputs() + 1) {
    (void)node.error("the body has " + Twine(results->size()) +
                     " outputs, but the node has " +
                     Twine(node.getNumOutputs()));
    return std::nullopt;
  }
  if (checkCondition(node, (*results)[0]).failed())
    return std::nullopt;
  ArrayRef<Tensor> values(*results);
  LoopStep step;
  step.next = values[0];
  step.carried.assign(values.begin() + 1, values.begin() + 1 + carried.size());
  step.parts.assign(values.begin() + 1 + carried.size(), values.end());
  return step;
}

static Tensor makeIteration(Node &node, int64_t number) {
  return node.getGraph().reshape(makeIndexConstant(number), {});
}

/// Adds one iteration to `state`, which is known to take place.
static LogicalResult unrollIteration(Node &node, int64_t iteration,
                                     LoopState &state) {
  std::optional<LoopStep> step = importBody(
      node, makeIteration(node, iteration), state.running, state.carried);
  if (!step)
    return failure();
  state.carried = step->carried;
  for (auto [parts, part] : llvm::zip_equal(state.scanned, step->parts))
    parts.push_back(part);
  state.running = step->next;
  return success();
}

/// Buffers for the parts of at most `limit` iterations, with those that
/// `state` has.
static LogicalResult makeStacks(Node &node, int64_t limit,
                                const LoopState &state, RunTimeLoop &loop) {
  if (state.scanned.empty())
    return success();
  // An iteration that nothing uses tells what the parts are.
  std::optional<LoopStep> step = importBody(
      node, makeIteration(node, loop.first), state.running, state.carried);
  if (!step)
    return failure();
  GraphBuilder &graph = node.getGraph();
  for (auto [parts, part] : llvm::zip_equal(state.scanned, step->parts)) {
    Shape shape = part.shape;
    shape.insert(shape.begin(), limit);
    if (!part.isTensor() || node.checkShape(shape).failed())
      return node.error("what an iteration adds to an output is no tensor");
    shape[0] -= parts.size();
    Stack made{graph.fill(part.type, shape, 0)};
    if (!parts.empty()) {
      std::optional<Tensor> stacked = stack(node, parts, 0, false);
      if (!stacked)
        return failure();
      made.buffer = graph.concat({*stacked, made.buffer}, 0);
    }
    loop.stacks.push_back(made);
  }
  return success();
}

/// Reports which input to bind for a loop that cannot run in the model, or the
/// `reason` if that does not help.
static LogicalResult requireConstants(Node &node, const Twine &reason) {
  for (auto [index, name] : {std::pair(0, "M"), std::pair(1, "cond")})
    if (node.hasInput(index) && !node.getConstantInput(index, name))
      return failure();
  return node.error(reason);
}

/// Emits the iterations from `first` on as a loop, and sets the outputs.
/// `limit` is the trip count if it is a constant.
static LogicalResult runLoop(Node &node, int64_t first, const Tensor &count,
                             std::optional<int64_t> limit,
                             const LoopState &state) {
  if (!state.scanned.empty() && !limit)
    return requireConstants(
        node, "an output has as many parts as run-time values decide, which is "
              "supported only if a constant trip count says how many there are "
              "at most");
  if (llvm::any_of(state.carried,
                   [](const Tensor &t) { return !t.isTensor(); }))
    return requireConstants(
        node, "a value of the loop is a sequence or an optional value, which "
              "is not supported if run-time values decide how often it runs");
  RunTimeLoop loop{node, state.carried, {}, first, count, state.running, {}};
  if (makeStacks(node, limit.value_or(0), state, loop).failed())
    return failure();
  auto body = [&](const Tensor &iteration, const Tensor &running,
                  ArrayRef<Tensor> carried) {
    return importBody(node, iteration, running, carried);
  };
  if (loop.emit(body).failed())
    return failure();
  for (auto [i, value] : llvm::enumerate(loop.carried))
    (void)node.setOutput(i, value);
  for (auto [i, stack] : llvm::enumerate(loop.stacks)) {
    stack.buffer.bound = std::make_shared<Bound>(Bound{0, loop.count});
    (void)node.setOutput(loop.carried.size() + i, stack.buffer);
  }
  return success();
}

/// The outputs of a loop that was unrolled to its end.
static LogicalResult setUnrolled(Node &node, const LoopState &state) {
  for (auto [i, value] : llvm::enumerate(state.carried))
    (void)node.setOutput(i, value);
  for (auto [i, parts] : llvm::enumerate(state.scanned)) {
    if (parts.empty())
      return node.error("an output of no iterations has no shape, which is not "
                        "supported");
    std::optional<Tensor> stacked = stack(node, parts, 0, false);
    if (!stacked)
      return failure();
    (void)node.setOutput(state.carried.size() + i, *stacked);
  }
  return success();
}

static LogicalResult importLoop(Node &node) {
  std::optional<Tensor> count = getTripCount(node);
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
  std::optional<int64_t> limit;
  if (*count && count->isConstant())
    limit = std::max<int64_t>(count->getInteger(0), 0);
  // Exporters write a huge count for none.
  bool isEndless = !*count || (limit && *limit > INT32_MAX);
  bool isUnrolled = isEndless || (limit && *limit <= kMaxIterations);
  auto isKnown = [&] { return state.running.isConstant(); };
  auto isOver = [&](int64_t i) {
    return (limit && i >= *limit) ||
           (isKnown() && !state.running.getInteger(0));
  };
  int64_t i = 0;
  for (; isUnrolled && isKnown() && !isOver(i); ++i) {
    if (i == kMaxIterations)
      return node.error("a loop of more than " + Twine(kMaxIterations) +
                        " iterations is not supported if neither a trip count "
                        "nor a run-time condition ends it");
    if (unrollIteration(node, i, state).failed())
      return failure();
  }
  if (isOver(i))
    return setUnrolled(node, state);
  if (isEndless)
    return runLoop(node, i, *count, std::nullopt, state);
  return runLoop(node, i, *count, limit, state);
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

namespace {
/// The states and then the sequences that a scan reads, and how it reads and
/// writes sequences.
struct ScanParts {
  ArrayRef<Tensor> inputs;
  ArrayRef<Sequence> from, to;

  int64_t getNumStates() const { return inputs.size() - from.size(); }
  ArrayRef<Tensor> getStates() const {
    return inputs.take_front(getNumStates());
  }
};
} // namespace

/// Imports the body for states and one entry of each sequence.
static std::optional<LoopStep>
importScanBody(Node &node, const ScanParts &parts, ArrayRef<Tensor> arguments) {
  std::optional<SmallVector<Tensor>> made = node.importGraph("body", arguments);
  if (!made)
    return std::nullopt;
  if (static_cast<int64_t>(made->size()) != node.getNumOutputs()) {
    (void)node.error("the body has " + Twine(made->size()) +
                     " outputs, but the node has " +
                     Twine(node.getNumOutputs()));
    return std::nullopt;
  }
  LoopStep step;
  step.carried.assign(made->begin(), made->begin() + parts.getNumStates());
  step.parts.assign(made->begin() + parts.getNumStates(), made->end());
  return step;
}

/// The body's inputs for iteration `number`, which is known.
static SmallVector<Tensor> getScanArguments(Node &node, const ScanParts &parts,
                                            ArrayRef<Tensor> states,
                                            int64_t number) {
  SmallVector<Tensor> arguments(states);
  for (auto [k, sequence] : llvm::enumerate(parts.from)) {
    const Tensor &input = parts.inputs[parts.getNumStates() + k];
    int64_t length = input.shape[sequence.axis];
    arguments.push_back(
        takePart(node.getGraph(), input, sequence.axis,
                 sequence.isReversed ? length - 1 - number : number));
  }
  return arguments;
}

static LogicalResult unrollScan(Node &node, const ScanParts &parts,
                                int64_t length, SmallVector<Tensor> &results) {
  SmallVector<Tensor> states(parts.getStates());
  SmallVector<SmallVector<Tensor>> outputs(parts.to.size());
  for (int64_t i = 0; i < length; ++i) {
    std::optional<LoopStep> step =
        importScanBody(node, parts, getScanArguments(node, parts, states, i));
    if (!step)
      return failure();
    states = step->carried;
    for (auto [list, part] : llvm::zip_equal(outputs, step->parts))
      list.push_back(part);
  }
  results = states;
  for (auto [list, sequence] : llvm::zip_equal(outputs, parts.to)) {
    std::optional<int64_t> axis =
        node.normalizeAxis(sequence.axis, list[0].getRank() + 1);
    if (!axis)
      return failure();
    std::optional<Tensor> stacked =
        stack(node, list, *axis, sequence.isReversed);
    if (!stacked)
      return failure();
    results.push_back(*stacked);
  }
  return success();
}

/// Emits a scan over many elements as a loop.
static LogicalResult runScan(Node &node, const ScanParts &parts, int64_t length,
                             SmallVector<Tensor> &results) {
  GraphBuilder &graph = node.getGraph();
  // An iteration that nothing uses tells what the parts are.
  std::optional<LoopStep> first = importScanBody(
      node, parts, getScanArguments(node, parts, parts.getStates(), 0));
  if (!first)
    return failure();
  RunTimeLoop loop{node, SmallVector<Tensor>(parts.getStates()), {},
                   0,    makeScalar(DataType::Int64, length),    {},
                   {}};
  for (auto [part, sequence] : llvm::zip_equal(first->parts, parts.to)) {
    std::optional<int64_t> axis =
        node.normalizeAxis(sequence.axis, part.getRank() + 1);
    if (!axis)
      return failure();
    Shape shape = part.shape;
    shape.insert(shape.begin() + *axis, length);
    if (node.checkShape(shape).failed())
      return failure();
    loop.stacks.push_back(
        {graph.fill(part.type, shape, 0), *axis, sequence.isReversed});
  }
  auto body = [&](const Tensor &iteration, const Tensor &,
                  ArrayRef<Tensor> carried) {
    SmallVector<Tensor> arguments(carried);
    for (auto [k, sequence] : llvm::enumerate(parts.from))
      arguments.push_back(
          takeEntry(graph, parts.inputs[parts.getNumStates() + k],
                    sequence.axis, sequence.isReversed, iteration));
    return importScanBody(node, parts, arguments);
  };
  if (loop.emit(body).failed())
    return failure();
  results = loop.carried;
  for (const Stack &made : loop.stacks)
    results.push_back(made.buffer);
  return success();
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
  if (length < 1)
    return node.error("a scan over 0 elements is not supported; the shape of "
                      "its outputs is unknown");
  ScanParts parts{inputs, *from, *to};
  if (length > kMaxIterations)
    return runScan(node, parts, length, results);
  return unrollScan(node, parts, length, results);
}

/// In opset 8, every tensor has a batch in front, and the lengths of sequences
/// are an input.
static LogicalResult scanBatches(Node &node, int64_t numScanned) {
  if (node.hasInput(0))
    return node.error("the input 'sequence_lens' is not supported; sequences "
                      "of full length are");
  ArrayRef<Tensor> inputs = node.getInputs().drop_front();
  for (const Tensor &input : inputs)
    if (input.getRank() == 0 || input.shape[0] != inputs[0].shape[0])
      return node.error("input of shape " + toString(input.shape) +
                        " does not have the batch of the others");
  int64_t batch = inputs[0].shape[0];
  if (batch < 1 || batch > kMaxIterations)
    return node.error("a batch of " + Twine(batch) +
                      " is not supported; 1 to " + Twine(kMaxIterations) +
                      " are");
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
  if (node.failed())
    return failure();
  int64_t numGiven = node.getNumInputs() - first;
  if (numScanned < 1 || numScanned > numGiven ||
      numGiven - numScanned > node.getNumOutputs())
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
