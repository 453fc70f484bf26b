//===- GatherOps.cpp - Gathers by element and by tuple --------------------===//
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

Scalar normalizeIndex(const Scalar &raw, int64_t extent) {
  Scalar index = cast(raw, DataType::Int64);
  Scalar zero = index.constant(0);
  index = select(index < zero, index + double(extent), index);
  return min(max(index, zero), index.constant(double(extent - 1)));
}

LogicalResult checkIndices(Node &node, const Tensor &indices) {
  if (indices.type == DataType::Int32 || indices.type == DataType::Int64)
    return success();
  return node.error("the indices have element type " + getName(indices.type) +
                    " instead of int32 or int64");
}

LogicalResult checkIndexRange(Node &node, const Tensor &indices,
                              int64_t extent) {
  if (extent == 0 && indices.getNumElements() != 0)
    return node.error("an index has nothing to refer to in an extent of 0");
  if (!indices.isConstant())
    return success();
  for (int64_t index : indices.getIntegers())
    if (index < -extent || index >= extent)
      return node.error("index " + Twine(index) +
                        " is out of range for an extent of " + Twine(extent));
  return success();
}

/// y[i, j, …] = x[i, indices[i, j, …], …] for the second dimension as axis.
static LogicalResult importGatherElements(Node &node) {
  if (node.checkNumInputs(2, 2).failed() ||
      checkIndices(node, node.getInput(1)).failed())
    return failure();
  Tensor input = node.getInput(0), indices = node.getInput(1);
  std::optional<int64_t> axis =
      node.normalizeAxis(node.getInt("axis", 0), input.getRank());
  if (!axis || node.failed())
    return failure();
  bool fits = indices.getRank() == input.getRank();
  for (int64_t d = 0; fits && d < input.getRank(); ++d)
    fits = d == *axis || indices.shape[d] <= input.shape[d];
  if (!fits)
    return node.error("indices of shape " + toString(indices.shape) +
                      " do not fit an input of shape " + toString(input.shape));
  int64_t extent = input.shape[*axis];
  if (checkIndexRange(node, indices, extent).failed())
    return failure();
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    SmallVector<Scalar> position(at);
    position[*axis] = normalizeIndex(read(1, at), extent);
    return read(0, position);
  };
  return node.setOutput(0,
                        node.getGraph().compute({input, indices}, indices.shape,
                                                input.type, body));
}

/// The last dimension of the indices holds positions in the dimensions of the
/// input after the batch.
static LogicalResult importGatherND(Node &node) {
  if (node.checkNumInputs(2, 2).failed() ||
      checkIndices(node, node.getInput(1)).failed())
    return failure();
  Tensor input = node.getInput(0), indices = node.getInput(1);
  int64_t batch = node.getInt("batch_dims", 0);
  if (node.failed())
    return failure();
  ArrayRef<int64_t> x(input.shape), i(indices.shape);
  bool fits = batch >= 0 && !i.empty() &&
              batch < static_cast<int64_t>(i.size()) &&
              batch + i.back() <= input.getRank() &&
              x.take_front(batch) == i.take_front(batch);
  if (!fits)
    return node.error("indices of shape " + toString(i) + " with " +
                      Twine(batch) +
                      " batch dimensions do not fit an input "
                      "of shape " +
                      toString(x));
  int64_t width = i.back(), outer = i.size() - 1;
  for (int64_t d = 0; d < width; ++d)
    if (x[batch + d] == 0)
      return node.error("nothing can be gathered from an extent of 0");
  Shape shape(i.drop_back());
  llvm::append_range(shape, x.drop_front(batch + width));
  if (node.checkShape(shape).failed())
    return failure();
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    SmallVector<Scalar> position(at.take_front(batch));
    SmallVector<Scalar> tuple(at.take_front(outer));
    Scalar zero = Scalar{DataType::Int64, nullptr, node.getGraph().loc};
    if (!at.empty())
      zero = at[0];
    for (int64_t d = 0; d < width; ++d) {
      tuple.push_back(zero.constant(DataType::Int64, double(d)));
      position.push_back(normalizeIndex(read(1, tuple), x[batch + d]));
      tuple.pop_back();
    }
    llvm::append_range(position, at.drop_front(outer));
    return read(0, position);
  };
  // A scalar result has no index from which to take constants.
  bool isScalar = shape.empty();
  if (isScalar) {
    Shape one = {1};
    llvm::append_range(one, i);
    Tensor row = node.getGraph().reshape(indices, one);
    auto scalarBody = [&](ElementReader read, ArrayRef<Scalar> at) {
      SmallVector<Scalar> position;
      for (int64_t d = 0; d < width; ++d)
        position.push_back(
            normalizeIndex(read(1, {at[0], at[0].constant(double(d))}), x[d]));
      return read(0, position);
    };
    Tensor result =
        node.getGraph().compute({input, row}, {1}, input.type, scalarBody);
    return node.setOutput(0, node.getGraph().reshape(result, {}));
  }
  return node.setOutput(
      0, node.getGraph().compute({input, indices}, shape, input.type, body));
}

/// Reverses the first `sequence_lens[b]` elements of each sequence.
static LogicalResult importReverseSequence(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  Tensor input = node.getInput(0), lengths = node.getInput(1);
  int64_t batch = node.getInt("batch_axis", 1),
          time = node.getInt("time_axis", 0);
  if (node.failed())
    return failure();
  if (batch < 0 || batch > 1 || time != 1 - batch || input.getRank() < 2)
    return node.error("attributes 'batch_axis' " + Twine(batch) +
                      " and 'time_axis' " + Twine(time) +
                      " are not 0 and 1 of an input of rank " +
                      Twine(input.getRank()));
  if (lengths.isFloat() || lengths.shape != Shape{input.shape[batch]})
    return node.error("the lengths have shape " + toString(lengths.shape));
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    Scalar length = cast(read(1, at[batch]), DataType::Int64);
    length = min(length, length.constant(double(input.shape[time])));
    SmallVector<Scalar> position(at);
    position[time] =
        select(at[time] < length, length - 1.0 - at[time], at[time]);
    return read(0, position);
  };
  return node.setOutput(
      0,
      node.getGraph().compute({input, lengths}, input.shape, input.type, body));
}

void addGatherOps(OpTable &table) {
  addRows(table, {{"GatherElements", importGatherElements},
                  {"GatherND", importGatherND},
                  {"ReverseSequence", importReverseSequence}});
}

} // namespace nnprim::frontend
