//===- ShapeOps.cpp - Reshaping, transposing, expanding -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include <numeric>

using namespace mlir;

namespace nnprim::frontend {

/// Exceeds the size of any tensor and keeps products within 64 bits.
static constexpr int64_t kMaxReshapeElements = int64_t(1) << 40;

/// Sets the reshaped input, or reports that the element counts differ.
static LogicalResult setReshaped(Node &node, ArrayRef<int64_t> shape) {
  Tensor input = node.getInput(0);
  if (node.checkShape(shape).failed())
    return failure();
  if (getNumElements(shape) != input.getNumElements())
    return node.error("a tensor of shape " + toString(input.shape) +
                      " cannot be reshaped to " + toString(shape));
  return node.setOutput(0, node.getGraph().reshape(input, shape));
}

static LogicalResult importReshape(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  std::optional<Shape> shape = node.getConstantIntegers(1, "shape");
  bool allowZero = node.getInt("allowzero", 0);
  if (!shape || node.failed())
    return failure();
  Tensor input = node.getInput(0);
  std::optional<size_t> unknown;
  int64_t known = 1;
  for (auto [d, extent] : llvm::enumerate(*shape)) {
    if (extent == -1) {
      if (unknown)
        return node.error("the shape has more than one -1");
      unknown = d;
      continue;
    }
    if (extent == 0 && !allowZero) {
      if (static_cast<int64_t>(d) >= input.getRank())
        return node.error("dimension " + Twine(d) +
                          " of the shape copies "
                          "one that the input of shape " +
                          toString(input.shape) + " does not have");
      extent = input.shape[d];
    }
    if (extent < 0)
      return node.error("the shape has the negative extent " + Twine(extent));
    if (extent != 0 && known > kMaxReshapeElements / extent)
      return node.error("the shape is too large");
    known *= extent;
  }
  if (unknown) {
    if (known == 0 || input.getNumElements() % known != 0)
      return node.error("a tensor of shape " + toString(input.shape) +
                        " cannot be divided into " + Twine(known) +
                        " equal parts");
    (*shape)[*unknown] = input.getNumElements() / known;
  }
  return setReshaped(node, *shape);
}

static LogicalResult importFlatten(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  ArrayRef<int64_t> shape = node.getInputs()[0].shape;
  int64_t rank = shape.size(), axis = node.getInt("axis", 1);
  if (axis < -rank || axis > rank)
    return node.error("axis " + Twine(axis) + " is out of range for rank " +
                      Twine(rank));
  if (axis < 0)
    axis += rank;
  return setReshaped(node, {getNumElements(shape.take_front(axis)),
                            getNumElements(shape.drop_front(axis))});
}

static LogicalResult importSqueeze(Node &node) {
  if (node.checkNumInputs(1, 2).failed())
    return failure();
  Tensor input = node.getInput(0);
  std::optional<Shape> axes = node.getAxes(1, 12);
  if (axes)
    axes = node.normalizeAxes(*axes, input.getRank());
  if (!axes)
    return failure();
  bool all = axes->empty() && !node.hasInput(1) && !node.hasAttribute("axes");
  Shape shape;
  for (auto [d, extent] : llvm::enumerate(input.shape)) {
    bool named = llvm::is_contained(*axes, static_cast<int64_t>(d));
    if (named && extent != 1)
      return node.error("dimension " + Twine(d) + " has extent " +
                        Twine(extent) + " and cannot be removed");
    if (!named && !(all && extent == 1))
      shape.push_back(extent);
  }
  return setReshaped(node, shape);
}

static LogicalResult importUnsqueeze(Node &node) {
  if (node.checkNumInputs(1, 2).failed())
    return failure();
  Tensor input = node.getInput(0);
  std::optional<Shape> axes = node.getAxes(1, 12);
  if (!axes)
    return failure();
  int64_t rank = input.getRank() + axes->size();
  axes = node.normalizeAxes(*axes, rank);
  if (!axes)
    return failure();
  Shape shape;
  int64_t next = 0;
  for (int64_t d = 0; d < rank; ++d)
    shape.push_back(llvm::is_contained(*axes, d) ? 1 : input.shape[next++]);
  return setReshaped(node, shape);
}

static LogicalResult importExpand(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  std::optional<Shape> shape = node.getConstantIntegers(1, "shape");
  if (!shape)
    return failure();
  Tensor input = node.getInput(0);
  if (node.checkShape(*shape).failed())
    return failure();
  Tensor target{input.type, *shape, Value(), nullptr};
  std::optional<Shape> common = node.broadcastShapes({input, target});
  if (!common)
    return failure();
  return node.setOutput(0, node.getGraph().broadcast(input, *common));
}

/// Repetition is a broadcast along a new dimension in front of each old one.
static LogicalResult importTile(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  std::optional<Shape> repeats = node.getConstantIntegers(1, "repeats");
  if (!repeats)
    return failure();
  Tensor input = node.getInput(0);
  if (static_cast<int64_t>(repeats->size()) != input.getRank())
    return node.error("input 'repeats' has " + Twine(repeats->size()) +
                      " entries, but the input has rank " +
                      Twine(input.getRank()));
  if (node.checkShape(*repeats).failed())
    return failure();
  Shape split, repeated, shape;
  for (auto [extent, count] : llvm::zip_equal(input.shape, *repeats)) {
    split.append({1, extent});
    repeated.append({count, extent});
    shape.push_back(count * extent);
  }
  if (node.checkShape(repeated).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  return node.setOutput(
      0, graph.reshape(graph.broadcast(graph.reshape(input, split), repeated),
                       shape));
}

static LogicalResult importTranspose(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  Tensor input = node.getInput(0);
  Shape reversed(input.getRank());
  std::iota(reversed.rbegin(), reversed.rend(), 0);
  Shape permutation = node.getInts("perm", reversed);
  if (node.failed())
    return failure();
  Shape sorted = permutation;
  llvm::sort(sorted);
  std::reverse(reversed.begin(), reversed.end());
  if (sorted != reversed)
    return node.error("attribute 'perm' is no permutation of the " +
                      Twine(input.getRank()) + " dimensions");
  return node.setOutput(0, node.getGraph().transpose(input, permutation));
}

//===----------------------------------------------------------------------===//
// Depth and space
//===----------------------------------------------------------------------===//

/// The block size, after checking that the input is [N, C, H, W].
static std::optional<int64_t> getBlockSize(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return std::nullopt;
  int64_t block = node.getInt("blocksize", 0);
  if (node.failed())
    return std::nullopt;
  if (block < 1 || block > INT16_MAX) {
    (void)node.error("attribute 'blocksize' is missing or out of range");
    return std::nullopt;
  }
  if (node.getInput(0).getRank() != 4) {
    (void)node.error("input of shape " + toString(node.getInput(0).shape) +
                     " is not [N, C, H, W]");
    return std::nullopt;
  }
  return block;
}

static LogicalResult importDepthToSpace(Node &node) {
  std::optional<int64_t> block = getBlockSize(node);
  std::string mode = node.getString("mode", "DCR");
  if (!block || node.failed())
    return failure();
  int64_t b = *block;
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  ArrayRef<int64_t> x(input.shape);
  if (x[1] % (b * b) != 0)
    return node.error(Twine(x[1]) + " channels do not divide into blocks of " +
                      Twine(b) + "x" + Twine(b));
  if (mode != "DCR" && mode != "CRD")
    return node.error("attribute 'mode' must be 'DCR' or 'CRD', but is '" +
                      mode + "'");
  int64_t channels = x[1] / (b * b);
  Tensor moved;
  if (mode == "DCR")
    moved = graph.transpose(
        graph.reshape(input, {x[0], b, b, channels, x[2], x[3]}),
        {0, 3, 4, 1, 5, 2});
  else
    moved = graph.transpose(
        graph.reshape(input, {x[0], channels, b, b, x[2], x[3]}),
        {0, 1, 4, 2, 5, 3});
  return node.setOutput(
      0, graph.reshape(moved, {x[0], channels, x[2] * b, x[3] * b}));
}

static LogicalResult importSpaceToDepth(Node &node) {
  std::optional<int64_t> block = getBlockSize(node);
  if (!block)
    return failure();
  int64_t b = *block;
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  ArrayRef<int64_t> x(input.shape);
  if (x[2] % b != 0 || x[3] % b != 0)
    return node.error("an image of " + Twine(x[2]) + "x" + Twine(x[3]) +
                      " does not divide into blocks of " + Twine(b) + "x" +
                      Twine(b));
  Tensor moved = graph.transpose(
      graph.reshape(input, {x[0], x[1], x[2] / b, b, x[3] / b, b}),
      {0, 3, 5, 1, 2, 4});
  return node.setOutput(
      0, graph.reshape(moved, {x[0], x[1] * b * b, x[2] / b, x[3] / b}));
}

void addShapeOps(OpTable &table) {
  addRows(table, {
                     {"DepthToSpace", importDepthToSpace},
                     {"Expand", importExpand},
                     {"Flatten", importFlatten},
                     {"Reshape", importReshape},
                     {"SpaceToDepth", importSpaceToDepth},
                     {"Squeeze", importSqueeze},
                     {"Tile", importTile},
                     {"Transpose", importTranspose},
                     {"Unsqueeze", importUnsqueeze},
                 });
}

} // namespace nnprim::frontend
