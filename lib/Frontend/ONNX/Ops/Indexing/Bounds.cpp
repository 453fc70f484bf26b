//===- Bounds.cpp - Tensors of which run-time values decide the size ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Indexing/Bounds.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace nnprim::frontend {

/// The axis of the output that holds the entries of the bounded inputs, or
/// none.
using AxisRule = std::optional<int64_t> (*)(Node &);

static bool isBounded(const Tensor &tensor) { return tensor.bound != nullptr; }

/// The only bounded input, or -1 if there are several.
static int64_t findOnlyBounded(Node &node) {
  int64_t found = -1;
  for (auto [i, input] : llvm::enumerate(node.getInputs()))
    if (isBounded(input)) {
      if (found >= 0)
        return -1;
      found = i;
    }
  return found;
}

/// Elements at one position: bounded inputs have the same entries, and others
/// the same value for all of them.
static std::optional<int64_t> followElementwise(Node &node) {
  int64_t rank = node.getOutput(0).getRank(), axis = -1;
  for (const Tensor &input : node.getInputs())
    if (isBounded(input))
      axis = rank - input.getRank() + input.bound->axis;
  for (const Tensor &input : node.getInputs()) {
    int64_t own = axis - (rank - input.getRank());
    bool isSame =
        !input || own < 0 ||
        (isBounded(input) ? input.bound->axis == own : input.shape[own] == 1);
    if (!isSame)
      return std::nullopt;
  }
  return axis;
}

/// Rows stay rows: as many elements before an axis, and as many entries along
/// it.
static std::optional<int64_t> followReshape(Node &node) {
  const Tensor &input = node.getInput(0);
  if (findOnlyBounded(node) != 0)
    return std::nullopt;
  ArrayRef<int64_t> from(input.shape), to(node.getOutput(0).shape);
  int64_t axis = input.bound->axis;
  for (int64_t d = 0, rank = to.size(); d < rank; ++d)
    if (to[d] == from[axis] && getNumElements(to.take_front(d)) ==
                                   getNumElements(from.take_front(axis)))
      return d;
  return std::nullopt;
}

static std::optional<int64_t> followTranspose(Node &node) {
  int64_t rank = node.getInput(0).getRank();
  Shape reversed;
  for (int64_t d = rank - 1; d >= 0; --d)
    reversed.push_back(d);
  Shape permutation = node.getInts("perm", reversed);
  for (auto [d, from] : llvm::enumerate(permutation))
    if (from == node.getInput(0).bound->axis)
      return d;
  return std::nullopt;
}

static std::optional<int64_t> followConcat(Node &node) {
  int64_t axis = node.getInput(0).bound ? node.getInput(0).bound->axis : -1;
  std::optional<int64_t> joined =
      node.normalizeAxis(node.getInt("axis", 0), node.getInput(0).getRank());
  bool isSame = llvm::all_of(node.getInputs(), [&](const Tensor &input) {
    return isBounded(input) && input.bound->axis == axis;
  });
  return isSame && joined && *joined != axis ? std::optional<int64_t>(axis)
                                             : std::nullopt;
}

/// A slice of other axes.
static std::optional<int64_t> followSlice(Node &node) {
  if (findOnlyBounded(node) != 0)
    return std::nullopt;
  const Tensor &input = node.getInput(0);
  Shape axes;
  if (node.getOpset() < 10) {
    axes = node.getInts("axes", {});
  } else if (node.hasInput(3)) {
    axes = node.getInput(3).getIntegers();
  }
  if (axes.empty())
    return std::nullopt;
  for (int64_t axis : axes)
    if (axis == input.bound->axis ||
        axis + input.getRank() == input.bound->axis)
      return std::nullopt;
  return input.bound->axis;
}

/// Entries of which the indices are bounded, or all that are bounded of some
/// columns.
static std::optional<int64_t> followGather(Node &node) {
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", 0), node.getInput(0).getRank());
  int64_t from = findOnlyBounded(node);
  if (!axis || from < 0)
    return std::nullopt;
  int64_t own = node.getInput(from).bound->axis;
  if (from == 1)
    return *axis + own;
  if (own == *axis)
    return std::nullopt;
  return own < *axis ? own : own + node.getInput(1).getRank() - 1;
}

static std::optional<int64_t> followGatherND(Node &node) {
  if (findOnlyBounded(node) != 1 || node.getInt("batch_dims", 0) != 0)
    return std::nullopt;
  const Tensor &indices = node.getInput(1);
  bool isRow = indices.bound->axis < indices.getRank() - 1;
  return isRow ? std::optional<int64_t>(indices.bound->axis) : std::nullopt;
}

static AxisRule getRule(StringRef operation) {
  return llvm::StringSwitch<AxisRule>(operation)
      .Cases({"Abs", "Add", "Cast", "Ceil", "Clip", "Div"}, followElementwise)
      .Cases({"Equal", "Exp", "Floor", "Greater", "GreaterOrEqual"},
             followElementwise)
      .Cases({"Identity", "Less", "LessOrEqual", "Max", "Min", "Mod"},
             followElementwise)
      .Cases({"Mul", "Neg", "Not", "Relu", "Round", "Sigmoid"},
             followElementwise)
      .Cases({"Sqrt", "Sub", "Tanh", "Where"}, followElementwise)
      .Cases({"Flatten", "Reshape", "Squeeze", "Unsqueeze"}, followReshape)
      .Case("Concat", followConcat)
      .Case("Gather", followGather)
      .Case("GatherND", followGatherND)
      .Case("Slice", followSlice)
      .Case("Transpose", followTranspose)
      .Default(nullptr);
}

static LogicalResult refuse(Node &node) {
  for (auto [i, input] : llvm::enumerate(node.getInputs()))
    if (isBounded(input))
      return node.error(
          "input '" + node.getInputName(i) +
          "' has as many entries as "
          "run-time values decide, up to " +
          Twine(input.shape[input.bound->axis]) +
          "; NNPrim supports what moves them, indexes with them or computes on "
          "each alone, and not this use; end the model before this node");
  return success();
}

LogicalResult followBounds(Node &node) {
  const Bound *first = nullptr;
  for (const Tensor &input : node.getInputs()) {
    if (!isBounded(input))
      continue;
    // Two counts are the same only if one node gave them.
    if (first && first->count.value != input.bound->count.value)
      return refuse(node);
    first = input.bound.get();
  }
  if (!first)
    return success();
  AxisRule rule = getRule(node.getOpType());
  std::optional<int64_t> axis = rule ? rule(node) : std::nullopt;
  if (!axis || node.getNumOutputs() != 1)
    return refuse(node);
  Tensor output = node.getOutput(0);
  output.bound = std::make_shared<Bound>(Bound{*axis, first->count});
  return node.setOutput(0, output);
}

} // namespace nnprim::frontend
