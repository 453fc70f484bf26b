//===- SelectionOps.cpp - Positions of extrema, and sorting ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Indexing/Indexing.h"
#include "Ops/OpTable.h"

using namespace mlir;

namespace nnprim::frontend {

/// Whether `a` comes before `b`: NaN first, then in the order asked for. No two
/// different numbers are equivalent, so that every element has a place.
static Scalar comesBefore(const Scalar &a, const Scalar &b, bool largest) {
  Scalar before = largest ? b < a : a < b;
  return a.isFloat() ? before | (isNaN(a) & logicalNot(isNaN(b))) : before;
}

//===----------------------------------------------------------------------===//
// ArgMax and ArgMin
//===----------------------------------------------------------------------===//

/// The position of the extremum along `axis`, which becomes 1; of equal ones
/// the first or the last.
static Tensor findExtremum(GraphBuilder &graph, const Tensor &input,
                           int64_t axis, bool largest, bool takesLast) {
  Shape shape = input.shape;
  int64_t extent = shape[axis], rank = shape.size();
  shape[axis] = 1;
  Tensor start = graph.fill(DataType::Int64, shape, 0);
  auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar best) {
    SmallVector<Scalar> candidate(at.take_front(rank)), current(candidate);
    candidate[axis] = at[rank];
    current[axis] = best;
    Scalar a = read(0, candidate), b = read(0, current);
    Scalar better = takesLast ? logicalNot(comesBefore(b, a, largest))
                              : comesBefore(a, b, largest);
    return select(better, at[rank], best);
  };
  return graph.accumulate(input, start, extent, body);
}

template <bool kLargest> static LogicalResult importArg(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  bool keepDims = node.getInt("keepdims", 1);
  bool takesLast = node.getInt("select_last_index", 0);
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", 0), input.getRank());
  if (!axis || node.failed())
    return failure();
  if (input.shape[*axis] == 0)
    return node.error("an extent of 0 has no extremum");
  Tensor result = findExtremum(graph, input, *axis, kLargest, takesLast);
  Shape shape = result.shape;
  if (!keepDims)
    shape.erase(shape.begin() + *axis);
  return node.setOutput(0, graph.reshape(result, shape));
}

/// 1 at the first maximum along the axis and 0 elsewhere; up to opset 12 along
/// all dimensions from the axis on.
static LogicalResult importHardmax(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  bool flattens = node.getOpset() < 13;
  std::optional<int64_t> axis = node.normalizeAxis(
      node.getInt("axis", flattens ? 1 : -1), input.getRank());
  if (!axis || node.failed())
    return failure();
  Shape shape = input.shape;
  ArrayRef<int64_t> extents(shape);
  if (input.getNumElements() == 0)
    return node.setOutput(0, input);
  if (flattens) {
    input = graph.reshape(input, {getNumElements(extents.take_front(*axis)),
                                  getNumElements(extents.drop_front(*axis))});
    axis = 1;
  }
  Tensor best = findExtremum(graph, input, *axis, true, false);
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    SmallVector<Scalar> position(at);
    position[*axis] = at[*axis].constant(0);
    return read(0, position) == at[*axis];
  };
  Tensor result = graph.compute(best, input.shape, input.type, body);
  return node.setOutput(0, graph.reshape(result, shape));
}

//===----------------------------------------------------------------------===//
// TopK
//===----------------------------------------------------------------------===//

/// The place of each element among those along `axis` when they are sorted;
/// equal ones keep their order.
static Tensor rankElements(GraphBuilder &graph, const Tensor &input,
                           int64_t axis, bool largest) {
  int64_t rank = input.getRank();
  Tensor zero = graph.fill(DataType::Int64, input.shape, 0);
  auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar place) {
    SmallVector<Scalar> position(at.take_front(rank));
    Scalar own = read(0, position);
    position[axis] = at[rank];
    Scalar other = read(0, position);
    Scalar isEarlier =
        (at[rank] < at[axis]) & logicalNot(comesBefore(own, other, largest));
    return place +
           cast(comesBefore(other, own, largest) | isEarlier, DataType::Int64);
  };
  return graph.accumulate(input, zero, input.shape[axis], body);
}

/// The number of elements that TopK returns: an attribute up to opset 9.
static std::optional<int64_t> getCount(Node &node) {
  if (node.getOpset() < 10)
    return node.getInt("k", -1);
  std::optional<Shape> k = node.getConstantIntegers(1, "K");
  if (!k)
    return std::nullopt;
  if (k->size() != 1) {
    (void)node.error("input 'K' has " + Twine(k->size()) +
                     " elements instead of one");
    return std::nullopt;
  }
  return (*k)[0];
}

static LogicalResult importTopK(Node &node) {
  if (node.checkNumInputs(1, 2).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", -1), input.getRank());
  std::optional<int64_t> count = axis ? getCount(node) : std::nullopt;
  bool largest = node.getInt("largest", 1);
  if (!count || node.failed())
    return failure();
  int64_t extent = input.shape[*axis], rank = input.getRank();
  if (*count < 0 || *count > extent)
    return node.error("K is " + Twine(*count) + " of " + Twine(extent) +
                      " elements");
  Shape shape = input.shape;
  shape[*axis] = *count;
  Tensor places = rankElements(graph, input, *axis, largest);
  auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar found) {
    SmallVector<Scalar> position(at.take_front(rank));
    position[*axis] = at[rank];
    return select(read(0, position) == at[*axis], at[rank], found);
  };
  Tensor indices = graph.accumulate(
      places, graph.fill(DataType::Int64, shape, 0), extent, body);
  auto pick = [&](ElementReader read, ArrayRef<Scalar> at) {
    SmallVector<Scalar> position(at);
    position[*axis] = read(1, at);
    return read(0, position);
  };
  (void)node.setOutput(1, indices);
  return node.setOutput(
      0, graph.compute({input, indices}, shape, input.type, pick));
}

//===----------------------------------------------------------------------===//
// OneHot and EyeLike
//===----------------------------------------------------------------------===//

static LogicalResult importOneHot(Node &node) {
  if (node.checkNumInputs(3, 3).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor indices = node.getInput(0), values = node.getInput(2);
  std::optional<Tensor> given = node.getConstantInput(1, "depth");
  if (!given)
    return failure();
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", -1), indices.getRank() + 1);
  if (!axis || node.failed())
    return failure();
  if (given->getNumElements() != 1 || values.shape != Shape{2})
    return node.error("the depth has shape " + toString(given->shape) +
                      " and the values have " + toString(values.shape) +
                      ", instead of one and two elements");
  double depth = given->getNumber(0);
  if (!(depth >= 1 && depth <= 1e9))
    return node.error("a depth of " + Twine(std::to_string(depth)) +
                      " is not supported");
  Shape shape = indices.shape;
  shape.insert(shape.begin() + *axis, int64_t(depth));
  if (node.checkShape(shape).failed())
    return failure();
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    SmallVector<Scalar> position(at);
    position.erase(position.begin() + *axis);
    Scalar index = cast(read(0, position), DataType::Int64);
    index = select(index < index.constant(0), index + double(int64_t(depth)),
                   index);
    Scalar isHot = cast(index == at[*axis], DataType::Int64);
    return read(1, isHot);
  };
  return node.setOutput(
      0, graph.compute({indices, values}, shape, values.type, body));
}

/// A matrix of the input's shape with ones on diagonal `k`.
static LogicalResult importEyeLike(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  Tensor input = node.getInput(0);
  auto type = static_cast<DataType>(
      node.getInt("dtype", static_cast<int64_t>(input.type)));
  int64_t diagonal = node.getInt("k", 0);
  if (node.failed())
    return failure();
  if (!isSupported(type) || isFourBit(type))
    return node.error("element type " + getName(type) + " is not supported");
  if (input.getRank() != 2)
    return node.error("input of shape " + toString(input.shape) +
                      " is not a matrix");
  auto body = [&](ElementReader, ArrayRef<Scalar> at) {
    return at[0] + double(diagonal) == at[1];
  };
  return node.setOutput(0,
                        node.getGraph().compute({}, input.shape, type, body));
}

/// The lower or upper triangle of the last two dimensions.
static LogicalResult importTrilu(Node &node) {
  if (node.checkNumInputs(1, 2).failed())
    return failure();
  Tensor input = node.getInput(0);
  bool upper = node.getInt("upper", 1);
  int64_t diagonal = 0, rank = input.getRank();
  if (node.hasInput(1)) {
    std::optional<Shape> k = node.getConstantIntegers(1, "k");
    if (!k)
      return failure();
    if (k->size() != 1)
      return node.error("input 'k' has " + Twine(k->size()) + " elements");
    diagonal = std::clamp<int64_t>((*k)[0], INT32_MIN, INT32_MAX);
  }
  if (node.failed())
    return failure();
  if (rank < 2)
    return node.error("input of shape " + toString(input.shape) +
                      " holds no matrices");
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    Scalar edge = at[rank - 2] + double(diagonal), column = at[rank - 1];
    Scalar element = read(0, at);
    return select(upper ? edge <= column : column <= edge, element,
                  element.constant(0));
  };
  return node.setOutput(
      0, node.getGraph().compute(input, input.shape, input.type, body));
}

//===----------------------------------------------------------------------===//
// Elements chosen by constants
//===----------------------------------------------------------------------===//

/// Elements, or parts along an axis, for which a constant condition holds.
static LogicalResult importCompress(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  std::optional<Tensor> condition = node.getConstantInput(1, "condition");
  if (!condition)
    return failure();
  Tensor input = node.getInput(0);
  int64_t axis = 0;
  if (node.hasAttribute("axis")) {
    std::optional<int64_t> given =
        node.normalizeAxis(node.getInt("axis", 0), input.getRank());
    if (!given)
      return failure();
    axis = *given;
  } else {
    input = graph.reshape(input, input.getNumElements());
  }
  if (condition->type != DataType::Bool || condition->getRank() != 1 ||
      condition->getNumElements() > input.shape[axis])
    return node.error("a condition of " + getName(condition->type) +
                      " and shape " + toString(condition->shape) +
                      " does not fit an extent of " + Twine(input.shape[axis]));
  Shape indices;
  for (int64_t i = 0; i < condition->getNumElements(); ++i)
    if (condition->getInteger(i))
      indices.push_back(i);
  return node.setOutput(0, graph.take(input, axis, indices));
}

/// Positions of elements of a constant that are not zero, row by dimension.
static LogicalResult importNonZero(Node &node) {
  std::optional<Tensor> input = node.getConstantInput(0, "X");
  if (!input)
    return failure();
  Shape strides = getStrides(input->shape), positions;
  for (int64_t i = 0, e = input->getNumElements(); i < e; ++i)
    if (input->getNumber(i) != 0)
      positions.push_back(i);
  Shape result;
  for (auto [d, stride] : llvm::enumerate(strides))
    for (int64_t position : positions)
      result.push_back(position / stride % input->shape[d]);
  return node.setOutput(0, node.getGraph().reshape(
                               makeIndexConstant(result),
                               {input->getRank(), int64_t(positions.size())}));
}

void addSelectionOps(OpTable &table) {
  addRows(table, {
                     {"ArgMax", importArg<true>},
                     {"ArgMin", importArg<false>},
                     {"Compress", importCompress},
                     {"EyeLike", importEyeLike},
                     {"Hardmax", importHardmax},
                     {"NonZero", importNonZero},
                     {"OneHot", importOneHot},
                     {"TopK", importTopK},
                     {"Trilu", importTrilu},
                 });
}

} // namespace nnprim::frontend
