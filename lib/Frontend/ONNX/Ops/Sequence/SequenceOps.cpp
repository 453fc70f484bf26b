//===- SequenceOps.cpp - Sequences of tensors, and optional values --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A sequence is a list that the importer keeps: how many tensors it has, and
// their shapes, are known at import, so that no op is needed to hold or to
// index it. An optional value is the value itself, or known to be absent.
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"

using namespace mlir;

namespace nnprim::frontend {

/// The tensors of sequence input `index`; reports an error if it is none.
static std::optional<SmallVector<Tensor>> getSequence(Node &node,
                                                      int64_t index) {
  const Tensor &input = node.getInput(index);
  if (input.sequence)
    return SmallVector<Tensor>(input.sequence->begin(), input.sequence->end());
  (void)node.error("input " + Twine(index) + " is not a sequence");
  return std::nullopt;
}

/// Reports an error unless inputs from `first` on are tensors.
static LogicalResult checkTensors(Node &node, int64_t first) {
  for (int64_t i = first; i < node.getNumInputs(); ++i)
    if (node.hasInput(i) && !node.getInput(i).isTensor())
      return node.error("input " + Twine(i) + " is not a tensor");
  return success();
}

/// The position in input `index`, counted from the front; `last` is the highest
/// that is allowed, and what an absent input means.
static std::optional<int64_t> getPosition(Node &node, int64_t index,
                                          int64_t length, int64_t last) {
  if (!node.hasInput(index))
    return last;
  std::optional<Tensor> given = node.getConstantInput(index, "position");
  if (!given)
    return std::nullopt;
  if (given->isFloat() || given->getNumElements() != 1) {
    (void)node.error("input 'position' is " + getName(given->type) +
                     " of shape " + toString(given->shape) +
                     " instead of one integer");
    return std::nullopt;
  }
  int64_t raw = given->getInteger(0), position = raw < 0 ? raw + length : raw;
  if (position >= 0 && position <= last)
    return position;
  (void)node.error("position " + Twine(raw) + " is out of range for " +
                   Twine(length) + " tensors");
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Making and changing
//===----------------------------------------------------------------------===//

static LogicalResult importConstruct(Node &node) {
  if (node.checkNumInputs(1).failed() || checkTensors(node, 0).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  return node.setOutput(0,
                        makeSequence(node.getInput(0).type, node.getInputs()));
}

static LogicalResult importEmpty(Node &node) {
  auto type = static_cast<DataType>(node.getInt("dtype", 1));
  if (node.failed())
    return failure();
  if (!isSupported(type))
    return node.error("attribute 'dtype' is " + getName(type) +
                      ", which is not supported; numbers and bool are");
  return node.setOutput(0, makeSequence(type, {}));
}

static LogicalResult importInsert(Node &node) {
  if (node.checkNumInputs(2, 3).failed() || checkTensors(node, 1).failed())
    return failure();
  std::optional<SmallVector<Tensor>> list = getSequence(node, 0);
  if (!list)
    return failure();
  const Tensor &added = node.getInput(1);
  if (added.type != node.getInput(0).type)
    return node.error("a tensor of " + getName(added.type) +
                      " does not belong in a sequence of " +
                      getName(node.getInput(0).type));
  int64_t length = list->size();
  std::optional<int64_t> position = getPosition(node, 2, length, length);
  if (!position)
    return failure();
  list->insert(list->begin() + *position, added);
  return node.setOutput(0, makeSequence(added.type, *list));
}

static LogicalResult importErase(Node &node) {
  if (node.checkNumInputs(1, 2).failed())
    return failure();
  std::optional<SmallVector<Tensor>> list = getSequence(node, 0);
  if (!list)
    return failure();
  if (list->empty())
    return node.error("an empty sequence has nothing to erase");
  int64_t length = list->size();
  std::optional<int64_t> position = getPosition(node, 1, length, length - 1);
  if (!position)
    return failure();
  list->erase(list->begin() + *position);
  return node.setOutput(0, makeSequence(node.getInput(0).type, *list));
}

//===----------------------------------------------------------------------===//
// Tensors out of sequences
//===----------------------------------------------------------------------===//

static LogicalResult importAt(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  std::optional<SmallVector<Tensor>> list = getSequence(node, 0);
  if (!list)
    return failure();
  int64_t length = list->size();
  std::optional<int64_t> position = getPosition(node, 1, length, length - 1);
  if (!position)
    return failure();
  return node.setOutput(0, (*list)[*position]);
}

static LogicalResult importLength(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  std::optional<SmallVector<Tensor>> list = getSequence(node, 0);
  if (!list)
    return failure();
  return node.setOutput(0, makeScalar(DataType::Int64, list->size()));
}

static LogicalResult importConcatFromSequence(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  std::optional<SmallVector<Tensor>> list = getSequence(node, 0);
  bool isStacked = node.getInt("new_axis", 0);
  if (!list || node.failed())
    return failure();
  if (list->empty())
    return node.error("an empty sequence has nothing to join");
  int64_t rank = (*list)[0].getRank() + isStacked;
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", 0), rank);
  if (!axis || node.failed())
    return failure();
  Shape first = (*list)[0].shape;
  for (Tensor &part : *list) {
    Shape shape = part.shape;
    if (!isStacked && shape.size() == first.size())
      shape[*axis] = first[*axis];
    if (shape != first)
      return node.error("tensors of shapes " + toString(first) + " and " +
                        toString(part.shape) + " cannot be joined");
    shape.insert(shape.begin() + *axis, 1);
    if (isStacked)
      part = node.getGraph().reshape(part, shape);
  }
  return node.setOutput(0, node.getGraph().concat(*list, *axis));
}

//===----------------------------------------------------------------------===//
// SplitToSequence and SequenceMap
//===----------------------------------------------------------------------===//

/// Extents of the parts of `extent`: each 1, all of one size but the last, or
/// as input 'split' lists them.
static std::optional<Shape> getParts(Node &node, int64_t extent) {
  if (!node.hasInput(1))
    return Shape(extent, 1);
  std::optional<Shape> split = node.getConstantIntegers(1, "split");
  if (!split)
    return std::nullopt;
  bool isSize = node.getInput(1).getRank() == 0;
  int64_t sum = 0;
  for (int64_t part : *split) {
    if (part < 0 || part > extent || (isSize && part == 0)) {
      (void)node.error("input 'split' asks for " + Twine(part) + " of " +
                       Twine(extent) + " entries");
      return std::nullopt;
    }
    sum += part;
  }
  if (!isSize) {
    if (sum == extent)
      return split;
    (void)node.error("the parts of input 'split' sum to " + Twine(sum) +
                     " instead of " + Twine(extent));
    return std::nullopt;
  }
  Shape parts;
  for (int64_t at = 0; at < extent; at += (*split)[0])
    parts.push_back(std::min((*split)[0], extent - at));
  return parts;
}

static LogicalResult importSplitToSequence(Node &node) {
  if (node.checkNumInputs(1, 2).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  bool keepDims = node.getInt("keepdims", 1) || node.hasInput(1);
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", 0), input.getRank());
  if (!axis || node.failed())
    return failure();
  // As many tensors as nodes may be made, which a short file can ask for.
  constexpr int64_t maxParts = 65536;
  if (!node.hasInput(1) && input.shape[*axis] > maxParts)
    return node.error("a sequence of " + Twine(input.shape[*axis]) +
                      " tensors is not supported; at most " + Twine(maxParts) +
                      " are");
  std::optional<Shape> parts = getParts(node, input.shape[*axis]);
  if (!parts)
    return failure();
  SmallVector<Tensor> list;
  Shape offsets(input.getRank(), 0), ones(input.getRank(), 1);
  for (int64_t part : *parts) {
    Shape sizes = input.shape;
    sizes[*axis] = part;
    Tensor slice = graph.slice(input, offsets, sizes, ones);
    offsets[*axis] += part;
    if (!keepDims)
      sizes.erase(sizes.begin() + *axis);
    list.push_back(graph.reshape(slice, sizes));
  }
  return node.setOutput(0, makeSequence(input.type, list));
}

/// Applies a graph to the tensors of sequences of one length; tensors among the
/// inputs are the same each time.
static LogicalResult importSequenceMap(Node &node) {
  if (node.checkNumInputs(1).failed())
    return failure();
  std::optional<SmallVector<Tensor>> list = getSequence(node, 0);
  if (!list)
    return failure();
  SmallVector<SmallVector<Tensor>> outputs(node.getNumOutputs());
  for (size_t i = 0; i < list->size(); ++i) {
    SmallVector<Tensor> arguments;
    for (const Tensor &input : node.getInputs()) {
      if (input.sequence && input.sequence->size() != list->size())
        return node.error("the sequences have " + Twine(list->size()) +
                          " and " + Twine(input.sequence->size()) + " tensors");
      arguments.push_back(input.sequence ? (*input.sequence)[i] : input);
    }
    std::optional<SmallVector<Tensor>> made =
        node.importGraph("body", arguments);
    if (!made)
      return failure();
    if (made->size() != outputs.size())
      return node.error("the body has " + Twine(made->size()) +
                        " outputs, but the node has " + Twine(outputs.size()));
    for (auto [output, result] : llvm::zip_equal(outputs, *made))
      output.push_back(result);
  }
  for (auto [i, output] : llvm::enumerate(outputs)) {
    if (output.empty())
      return node.error("a map over an empty sequence is not supported; the "
                        "element type of its result is unknown");
    if (llvm::any_of(output,
                     [](const Tensor &t) { return !t.isTensor() || t.bound; }))
      return node.error("output " + Twine(i) +
                        " of the body is not a tensor of fixed shape");
    (void)node.setOutput(i, makeSequence(output[0].type, output));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Optional values
//===----------------------------------------------------------------------===//

static LogicalResult importOptional(Node &node) {
  if (node.hasInput(0))
    return node.setOutput(0, node.getInput(0));
  Tensor absent;
  absent.isEmptyOptional = true;
  return node.setOutput(0, absent);
}

static LogicalResult importHasElement(Node &node) {
  bool has = node.hasInput(0) && !node.getInput(0).isEmptyOptional;
  return node.setOutput(0, makeScalar(DataType::Bool, has));
}

static LogicalResult importGetElement(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  if (node.getInput(0).isEmptyOptional)
    return node.error("the optional value is absent");
  return node.setOutput(0, node.getInput(0));
}

void addSequenceOps(OpTable &table) {
  addRows(table, {
                     {"ConcatFromSequence", importConcatFromSequence},
                     {"Optional", importOptional},
                     {"OptionalGetElement", importGetElement},
                     {"OptionalHasElement", importHasElement},
                     {"SequenceAt", importAt},
                     {"SequenceConstruct", importConstruct},
                     {"SequenceEmpty", importEmpty},
                     {"SequenceErase", importErase},
                     {"SequenceInsert", importInsert},
                     {"SequenceLength", importLength},
                     {"SequenceMap", importSequenceMap},
                     {"SplitToSequence", importSplitToSequence},
                 });
}

} // namespace nnprim::frontend
