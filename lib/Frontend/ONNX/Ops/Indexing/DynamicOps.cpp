//===- DynamicOps.cpp - Results of a size that run-time values decide -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Indexing/Suppression.h"
#include "Ops/OpTable.h"

using namespace mlir;

namespace nnprim::frontend {

/// The first `count` entries along `axis`: a slice if that is known.
static Tensor limit(GraphBuilder &graph, Tensor tensor, int64_t axis,
                    const Tensor &count) {
  if (count.isConstant()) {
    Shape offsets(tensor.getRank(), 0), ones(tensor.getRank(), 1),
        sizes = tensor.shape;
    sizes[axis] = count.getInteger(0);
    return graph.slice(tensor, offsets, sizes, ones);
  }
  tensor.bound = std::make_shared<Bound>(Bound{axis, count});
  return tensor;
}

//===----------------------------------------------------------------------===//
// NonMaxSuppression
//===----------------------------------------------------------------------===//

/// A number in an optional input, as float; `otherwise` if it is absent.
static std::optional<Tensor> getThreshold(Node &node, int64_t index,
                                          double otherwise) {
  if (!node.hasInput(index))
    return makeScalar(DataType::Float, otherwise);
  Tensor given = node.getInput(index);
  if (given.type == DataType::Float && given.getNumElements() == 1)
    return node.getGraph().reshape(given, {});
  (void)node.error("input " + Twine(index) + " is " + getName(given.type) +
                   " of shape " + toString(given.shape) +
                   " instead of one float");
  return std::nullopt;
}

/// The constant number of boxes that are kept of a class at most.
static std::optional<int64_t> getMostBoxes(Node &node) {
  if (!node.hasInput(2))
    return 0;
  std::optional<Tensor> given =
      node.getConstantInput(2, "max_output_boxes_per_class");
  if (!given)
    return std::nullopt;
  if (!given->isFloat() && given->getNumElements() == 1)
    return std::max<int64_t>(given->getInteger(0), 0);
  (void)node.error("input 'max_output_boxes_per_class' is " +
                   getName(given->type) + " of shape " +
                   toString(given->shape) + " instead of one integer");
  return std::nullopt;
}

static LogicalResult importNonMaxSuppression(Node &node) {
  if (node.checkNumInputs(2, 5).failed())
    return failure();
  Tensor boxes = node.getInput(0), scores = node.getInput(1);
  if (boxes.type != DataType::Float || scores.type != DataType::Float)
    return node.error("element types " + getName(boxes.type) + " and " +
                      getName(scores.type) +
                      " are not supported; boxes and scores are float");
  if (boxes.getRank() != 3 || boxes.shape[2] != 4 || scores.getRank() != 3 ||
      scores.shape[0] != boxes.shape[0] || scores.shape[2] != boxes.shape[1])
    return node.error("boxes and scores of shapes " + toString(boxes.shape) +
                      " and " + toString(scores.shape) +
                      " are not batch x boxes x 4 and batch x classes x boxes");
  std::optional<int64_t> most = getMostBoxes(node);
  std::optional<Tensor> overlap =
      most ? getThreshold(node, 3, 0) : std::nullopt;
  std::optional<Tensor> score =
      overlap ? getThreshold(node, 4, -std::numeric_limits<double>::infinity())
              : std::nullopt;
  int64_t isCentered = node.getInt("center_point_box", 0);
  if (!score || node.failed())
    return failure();
  if (isCentered != 0 && isCentered != 1)
    return node.error("attribute 'center_point_box' is " + Twine(isCentered) +
                      "; 0 and 1 are supported");
  Suppression made{boxes,  scores,          *overlap,
                   *score, isCentered == 1, std::min(*most, boxes.shape[1])};
  Shape shape = {made.getMostRows(), 3};
  if (node.checkShape(shape).failed())
    return failure();
  if (shape[0] == 0)
    return node.setOutput(0, makeConstant(DataType::Int64, shape, {}));
  auto [rows, count] = made.emit(node.getGraph());
  return node.setOutput(0, limit(node.getGraph(), rows, 0, count));
}

//===----------------------------------------------------------------------===//
// Unique
//===----------------------------------------------------------------------===//

namespace {
/// Rows of a matrix, each compared with each.
struct UniqueRows {
  GraphBuilder &graph;
  Tensor rows;
  bool isSorted;
  int64_t numRows = rows.shape[0], numColumns = rows.shape[1];

  /// -1, 0 or 1 for each two rows: which comes first by its first difference.
  Tensor order = compareRows();
  /// Of the rows that equal a row, the first; and the place of these among the
  /// results.
  Tensor firsts = findFirsts(), places = findPlaces();

  Tensor compareRows() {
    Tensor equal = graph.fill(DataType::Int8, {numRows, numRows}, 0);
    auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar known) {
      Scalar a = read(0, {at[0], at[2]}), b = read(0, {at[1], at[2]});
      Scalar isLess = a < b, isGreater = b < a;
      if (a.isFloat()) {
        // NaN comes last, and equals NaN.
        isLess = isLess | (isNaN(b) & logicalNot(isNaN(a)));
        isGreater = isGreater | (isNaN(a) & logicalNot(isNaN(b)));
      }
      Scalar here =
          select(isLess, known.constant(-1), cast(isGreater, DataType::Int8));
      return select(known == known.constant(0), here, known);
    };
    return graph.accumulate(rows, equal, numColumns, body);
  }

  Tensor findFirsts() {
    Tensor none = graph.fill(DataType::Int64, numRows, double(numRows));
    auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar found) {
      Scalar order = read(0, {at[0], at[1]});
      Scalar isEarlier = (order == order.constant(0)) & (at[1] < found);
      return select(isEarlier, at[1], found);
    };
    return graph.accumulate(order, none, numRows, body);
  }

  Tensor findPlaces() {
    Tensor zero = graph.fill(DataType::Int64, numRows, 0);
    auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar place) {
      Scalar order = read(0, {at[1], at[0]});
      Scalar precedes =
          isSorted ? order < order.constant(0) : at[1] < read(1, at[0]);
      Scalar isFirst = read(1, at[1]) == at[1];
      return place + cast(isFirst & precedes, DataType::Int64);
    };
    return graph.accumulate({order, firsts}, zero, numRows, body);
  }

  Tensor countRows() {
    Tensor zero = graph.fill(DataType::Int64, {}, 0);
    auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar sum) {
      return sum + cast(read(0, at[0]) == at[0], DataType::Int64);
    };
    return graph.accumulate(firsts, zero, numRows, body);
  }

  /// For each place the row that comes first; 0 where there is none.
  Tensor getIndices() {
    Tensor zero = graph.fill(DataType::Int64, numRows, 0);
    auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar found) {
      Scalar isIt = (read(0, at[1]) == at[0]) & (read(1, at[1]) == at[1]);
      return select(isIt, at[1], found);
    };
    return graph.accumulate({places, firsts}, zero, numRows, body);
  }

  /// For each place the number of rows.
  Tensor getCounts() {
    Tensor zero = graph.fill(DataType::Int64, numRows, 0);
    auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar sum) {
      return sum + cast(read(0, at[1]) == at[0], DataType::Int64);
    };
    return graph.accumulate(places, zero, numRows, body);
  }
};
} // namespace

static LogicalResult importUnique(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  bool isSorted = node.getInt("sorted", 1);
  bool isFlat = !node.hasAttribute("axis");
  if (isFlat)
    input = graph.reshape(input, input.getNumElements());
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", 0), input.getRank());
  if (!axis || node.failed())
    return failure();
  // Each two entries are compared, and all that needs memory.
  constexpr int64_t most = 4096;
  int64_t extent = input.shape[*axis];
  if (extent > most || input.getNumElements() == 0)
    return node.error("an input with " + Twine(extent) + " entries of " +
                      Twine(input.getNumElements()) +
                      " elements is not supported; NNPrim compares each two of "
                      "1 to " +
                      Twine(most));
  Shape toFront = {*axis}, back(input.getRank(), 0), moved = {extent};
  for (int64_t d = 0; d < input.getRank(); ++d)
    if (d != *axis) {
      back[d] = toFront.size();
      moved.push_back(input.shape[d]);
      toFront.push_back(d);
    }
  Shape matrix = {extent, input.getNumElements() / extent};
  UniqueRows unique{
      graph, graph.reshape(graph.transpose(input, toFront), matrix), isSorted};
  Tensor count = unique.countRows(), indices = unique.getIndices();
  Tensor chosen = graph.gather(unique.rows, indices, 0);
  chosen = graph.transpose(graph.reshape(chosen, moved), back);
  (void)node.setOutput(1, limit(graph, indices, 0, count));
  (void)node.setOutput(2, unique.places);
  (void)node.setOutput(3, limit(graph, unique.getCounts(), 0, count));
  return node.setOutput(0, limit(graph, chosen, *axis, count));
}

void addDynamicOps(OpTable &table) {
  addRows(table, {{"NonMaxSuppression", importNonMaxSuppression},
                  {"Unique", importUnique}});
}

} // namespace nnprim::frontend
