//===- SparseTensorProto.cpp - Sparse tensors of ONNX files as constants --===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelFile.h"

#include "llvm/ADT/STLExtras.h"

#include <onnx/onnx_pb.h>

using namespace mlir;

namespace nnprim::frontend {

/// The positions of the values in row-major order of `shape`. ONNX stores them
/// as such (rank 1), or as a row of coordinates for each value (rank 2).
static std::optional<Shape> readPositions(const Tensor &indices,
                                          int64_t numValues,
                                          ArrayRef<int64_t> shape,
                                          std::string &reason) {
  int64_t rank = shape.size();
  bool isLinear = indices.shape == Shape{numValues};
  if (indices.type != DataType::Int64 ||
      !(isLinear || indices.shape == Shape{numValues, rank})) {
    reason = "has indices of type " + getName(indices.type).str() +
             " and shape " + toString(indices.shape) +
             "; expected int64 of shape " + toString({numValues}) + " or " +
             toString({numValues, rank});
    return std::nullopt;
  }
  Shape all = indices.getIntegers(), positions;
  Shape extents = isLinear ? Shape{getNumElements(shape)} : Shape(shape);
  for (int64_t value = 0; value < numValues; ++value) {
    int64_t position = 0;
    for (auto [dim, extent] : llvm::enumerate(extents)) {
      int64_t index = all[value * extents.size() + dim];
      if (index < 0 || index >= extent) {
        reason = "has index " + std::to_string(index) + " of value " +
                 std::to_string(value) + ", which is outside of [0, " +
                 std::to_string(extent) + ")";
        return std::nullopt;
      }
      position = position * extent + index;
    }
    if (!positions.empty() && position <= positions.back()) {
      reason = "has the indices of value " + std::to_string(value) +
               (position == positions.back() ? " twice" : " out of order");
      return std::nullopt;
    }
    positions.push_back(position);
  }
  return positions;
}

std::optional<Tensor> readSparseTensor(::onnx::SparseTensorProto &proto,
                                       StringRef directory,
                                       std::string &reason) {
  Shape shape(proto.dims().begin(), proto.dims().end());
  reason = explainBadShape(shape);
  if (!reason.empty())
    return std::nullopt;
  std::string name = proto.values().name(), part;
  std::optional<Tensor> values =
      readTensor(*proto.mutable_values(), directory, part);
  if (!values || values->getRank() != 1) {
    reason = "has values of which the tensor " +
             (values ? "has the shape " + toString(values->shape) +
                           " instead of rank 1"
                     : part);
    return std::nullopt;
  }
  std::optional<Tensor> indices =
      readTensor(*proto.mutable_indices(), directory, part);
  if (!indices) {
    reason = "has indices of which the tensor " + part;
    return std::nullopt;
  }
  int64_t numValues = values->getNumElements();
  std::optional<Shape> positions =
      readPositions(*indices, numValues, shape, reason);
  if (!positions)
    return std::nullopt;

  size_t width = getByteWidth(values->type);
  auto bytes =
      std::make_shared<std::vector<char>>(getNumElements(shape) * width);
  for (auto [value, position] : llvm::enumerate(*positions))
    std::memcpy(bytes->data() + position * width,
                values->constant->bytes.data() + value * width, width);
  return Tensor{values->type, shape, Value(),
                std::make_shared<Constant>(*bytes, bytes, name)};
}

} // namespace nnprim::frontend
