//===- ScatterOps.cpp - Scatters ------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A scatter is computed for each element of the result: it looks for the
// updates that name it, in their order. That takes as many steps as there are
// updates for an element, and needs no order between elements.
//
//===----------------------------------------------------------------------===//

#include "Ops/Indexing/Indexing.h"
#include "Ops/OpTable.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;

namespace nnprim::frontend {

namespace {
/// How an update combines with the element; no reduction replaces it.
using Combine = Scalar (*)(const Scalar &element, const Scalar &update);
} // namespace

static Scalar replaceBody(const Scalar &, const Scalar &b) { return b; }
static Scalar addBody(const Scalar &a, const Scalar &b) { return a + b; }
static Scalar mulBody(const Scalar &a, const Scalar &b) { return a * b; }
static Scalar minBody(const Scalar &a, const Scalar &b) { return min(a, b); }
static Scalar maxBody(const Scalar &a, const Scalar &b) { return max(a, b); }

/// The attribute 'reduction', or null after an error.
static Combine getCombine(Node &node) {
  std::string name = node.getString("reduction", "none");
  Combine combine = llvm::StringSwitch<Combine>(name)
                        .Case("none", replaceBody)
                        .Case("add", addBody)
                        .Case("mul", mulBody)
                        .Case("min", minBody)
                        .Case("max", maxBody)
                        .Default(nullptr);
  if (!combine)
    (void)node.error("attribute 'reduction' is '" + name +
                     "', which is not supported; NNPrim has 'none', 'add', "
                     "'mul', 'min' and 'max'");
  return node.failed() ? nullptr : combine;
}

//===----------------------------------------------------------------------===//
// ScatterElements
//===----------------------------------------------------------------------===//

static LogicalResult importScatterElements(Node &node) {
  if (node.checkNumInputs(3, 3).failed() ||
      checkIndices(node, node.getInput(1)).failed() ||
      node.checkSameType({node.getInput(0), node.getInput(2)}).failed())
    return failure();
  Tensor data = node.getInput(0), indices = node.getInput(1),
         updates = node.getInput(2);
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", 0), data.getRank());
  Combine combine = axis ? getCombine(node) : nullptr;
  if (!combine)
    return failure();
  bool fits =
      indices.shape == updates.shape && indices.getRank() == data.getRank();
  for (int64_t d = 0; fits && d < data.getRank(); ++d)
    fits = d == *axis || indices.shape[d] <= data.shape[d];
  if (!fits)
    return node.error("indices of shape " + toString(indices.shape) +
                      " and updates of shape " + toString(updates.shape) +
                      " do not fit data of shape " + toString(data.shape));
  if (checkIndexRange(node, indices, data.shape[*axis]).failed())
    return failure();
  if (indices.getNumElements() == 0)
    return node.setOutput(0, data);
  int64_t rank = data.getRank();
  auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar element) {
    SmallVector<Scalar> position(at.take_front(rank));
    position[*axis] = at[rank];
    Scalar isNamed = at[0].constant(DataType::Bool, 1);
    for (int64_t d = 0; d < rank; ++d) {
      if (d == *axis || indices.shape[d] == data.shape[d])
        continue;
      // Indices may cover only the beginning of the data.
      Scalar last = at[d].constant(double(indices.shape[d] - 1));
      isNamed = isNamed & (at[d] <= last);
      position[d] = min(at[d], last);
    }
    Scalar index = normalizeIndex(read(0, position), data.shape[*axis]);
    return select(isNamed & (index == at[*axis]),
                  combine(element, read(1, position)), element);
  };
  return node.setOutput(0,
                        node.getGraph().accumulate({indices, updates}, data,
                                                   indices.shape[*axis], body));
}

//===----------------------------------------------------------------------===//
// ScatterND
//===----------------------------------------------------------------------===//

/// For constant indices without a reduction: the update that is written last to
/// each position, so that every element is one selection.
static Tensor scatterByTable(GraphBuilder &graph, const Tensor &data,
                             const Tensor &indices, const Tensor &updates) {
  int64_t width = indices.shape[1];
  ArrayRef<int64_t> named = ArrayRef<int64_t>(data.shape).take_front(width);
  Shape source(getNumElements(named), -1);
  for (int64_t n = 0; n < indices.shape[0]; ++n) {
    int64_t position = 0;
    for (int64_t d = 0; d < width; ++d) {
      int64_t index = indices.getInteger(n * width + d);
      position = position * named[d] + (index < 0 ? index + named[d] : index);
    }
    source[position] = n;
  }
  Tensor table = graph.reshape(makeIndexConstant(source), named);
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    Scalar update = read(2, at.take_front(width));
    SmallVector<Scalar> position = {max(update, update.constant(0))};
    llvm::append_range(position, at.drop_front(width));
    return select(update < update.constant(0), read(0, at), read(1, position));
  };
  return graph.compute({data, updates, table}, data.shape, data.type, body);
}

static LogicalResult importScatterND(Node &node) {
  if (node.checkNumInputs(3, 3).failed() ||
      checkIndices(node, node.getInput(1)).failed() ||
      node.checkSameType({node.getInput(0), node.getInput(2)}).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor data = node.getInput(0), indices = node.getInput(1),
         updates = node.getInput(2);
  Combine combine = getCombine(node);
  if (!combine)
    return failure();
  int64_t rank = data.getRank();
  int64_t width = indices.getRank() ? indices.shape.back() : 0;
  ArrayRef<int64_t> extents(data.shape);
  if (width < 1 || width > rank)
    return node.error("indices of shape " + toString(indices.shape) +
                      " do not fit data of shape " + toString(data.shape));
  Shape expected(ArrayRef<int64_t>(indices.shape).drop_back());
  llvm::append_range(expected, extents.drop_front(width));
  if (updates.shape != expected)
    return node.error("updates have shape " + toString(updates.shape) +
                      " instead of " + toString(expected));
  int64_t count = indices.getNumElements() / width;
  if (count == 0 || data.getNumElements() == 0)
    return node.setOutput(0, data);
  indices = graph.reshape(indices, {count, width});
  for (int64_t d = 0; d < width; ++d)
    if (checkIndexRange(node, graph.slice(indices, {0, d}, {count, 1}, {1, 1}),
                        extents[d])
            .failed())
      return failure();
  Shape flat = {count};
  llvm::append_range(flat, extents.drop_front(width));
  updates = graph.reshape(updates, flat);
  if (indices.isConstant() && combine == replaceBody)
    return node.setOutput(0, scatterByTable(graph, data, indices, updates));
  auto body = [&](ElementReader read, ArrayRef<Scalar> at, Scalar element) {
    Scalar n = at[rank], isNamed = n.constant(DataType::Bool, 1);
    for (int64_t d = 0; d < width; ++d)
      isNamed = isNamed & (normalizeIndex(read(0, {n, n.constant(double(d))}),
                                          extents[d]) == at[d]);
    SmallVector<Scalar> position = {n};
    llvm::append_range(position, at.take_front(rank).drop_front(width));
    return select(isNamed, combine(element, read(1, position)), element);
  };
  return node.setOutput(
      0, graph.accumulate({indices, updates}, data, count, body));
}

//===----------------------------------------------------------------------===//
// TensorScatter
//===----------------------------------------------------------------------===//

/// Writes a run of new entries into each cache of a batch, since opset 24.
static LogicalResult importTensorScatter(Node &node) {
  if (node.checkNumInputs(2, 3).failed() ||
      node.checkSameType({node.getInput(0), node.getInput(1)}).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor cache = node.getInput(0), update = node.getInput(1);
  int64_t rank = cache.getRank();
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", -2), rank);
  std::string mode = node.getString("mode", "linear");
  if (!axis || node.failed())
    return failure();
  if (mode != "linear" && mode != "circular")
    return node.error("attribute 'mode' must be 'linear' or 'circular', but is "
                      "'" +
                      mode + "'");
  bool fits = update.getRank() == rank && *axis > 0;
  for (int64_t d = 0; fits && d < rank; ++d)
    fits = d == *axis ? update.shape[d] <= cache.shape[d]
                      : update.shape[d] == cache.shape[d];
  if (!fits)
    return node.error("an update of shape " + toString(update.shape) +
                      " does not fit a cache of shape " +
                      toString(cache.shape));
  Tensor starts = node.hasInput(2)
                      ? node.getInput(2)
                      : graph.fill(DataType::Int64, cache.shape[0], 0);
  if (starts.isFloat() || starts.shape != Shape{cache.shape[0]})
    return node.error("the write indices have shape " + toString(starts.shape));
  int64_t length = update.shape[*axis], extent = cache.shape[*axis];
  if (update.getNumElements() == 0)
    return node.setOutput(0, cache);
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    Scalar step = at[*axis] - cast(read(2, at[0]), DataType::Int64);
    Scalar zero = step.constant(0);
    if (mode == "circular")
      step = select(step < zero, step + double(extent), step);
    Scalar last = step.constant(double(length - 1));
    SmallVector<Scalar> position(at);
    position[*axis] = max(min(step, last), zero);
    return select((zero <= step) & (step <= last), read(1, position),
                  read(0, at));
  };
  return node.setOutput(
      0, graph.compute({cache, update, starts}, cache.shape, cache.type, body));
}

void addScatterOps(OpTable &table) {
  addRows(table, {{"Scatter", importScatterElements},
                  {"ScatterElements", importScatterElements},
                  {"ScatterND", importScatterND},
                  {"TensorScatter", importTensorScatter}});
}

} // namespace nnprim::frontend
