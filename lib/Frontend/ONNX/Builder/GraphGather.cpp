//===- GraphGather.cpp - Gathers and interpolation ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace nnprim::frontend {

/// The step between consecutive indices if it is uniform and positive.
static std::optional<int64_t> getUniformStep(ArrayRef<int64_t> indices) {
  if (indices.size() < 2)
    return 1;
  int64_t step = indices[1] - indices[0];
  for (size_t i = 1; i < indices.size(); ++i)
    if (indices[i] - indices[i - 1] != step)
      return std::nullopt;
  if (step <= 0)
    return std::nullopt;
  return step;
}

Tensor GraphBuilder::take(const Tensor &input, int64_t axis,
                          ArrayRef<int64_t> indices) {
  Shape shape = input.shape;
  shape[axis] = indices.size();
  if (std::optional<int64_t> step = getUniformStep(indices)) {
    Shape offsets(shape.size(), 0), strides(shape.size(), 1);
    if (!indices.empty())
      offsets[axis] = indices[0];
    strides[axis] = *step;
    return slice(input, offsets, shape, strides);
  }
  // A few copies are better than a gather: constants fold through them.
  constexpr size_t maxParts = 16;
  if (input.isConstant() || indices.size() <= maxParts) {
    SmallVector<Tensor> parts;
    Shape one = input.shape;
    one[axis] = 1;
    for (int64_t index : indices) {
      Shape offsets(shape.size(), 0), strides(shape.size(), 1);
      offsets[axis] = index;
      parts.push_back(slice(input, offsets, one, strides));
    }
    return concat(parts, axis);
  }
  return gather(input, makeIndexConstant(indices), axis);
}

/// Maps an index in [-extent, extent) to [0, extent). Other indices are
/// undefined in ONNX; clamping keeps the access inside the tensor.
static Value normalizeIndex(OpBuilder &b, Location loc, Value raw,
                            int64_t extent) {
  Value index = arith::IndexCastOp::create(b, loc, b.getIndexType(), raw);
  Value zero = arith::ConstantIndexOp::create(b, loc, 0);
  Value size = arith::ConstantIndexOp::create(b, loc, extent);
  Value last = arith::ConstantIndexOp::create(b, loc, extent - 1);
  Value wrapped = arith::AddIOp::create(b, loc, index, size);
  Value negative =
      arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt, index, zero);
  index = arith::SelectOp::create(b, loc, negative, wrapped, index);
  index = arith::MaxSIOp::create(b, loc, index, zero);
  return arith::MinSIOp::create(b, loc, index, last);
}

Tensor GraphBuilder::gather(const Tensor &input, const Tensor &indices,
                            int64_t axis) {
  auto gatherIntegers = [&](const Tensor &x) {
    return gather(x, indices, axis);
  };
  auto moved = [&](int64_t scaled) {
    return scaled == axis  ? -1
           : scaled < axis ? scaled
                           : scaled + indices.getRank() - 1;
  };
  auto keepScale = [](const Tensor &scale) { return scale; };
  if (std::optional<Tensor> result =
          moveIntegers(input, gatherIntegers, moved, keepScale))
    return *result;
  ArrayRef<int64_t> source(input.shape);
  Shape shape(source.take_front(axis));
  llvm::append_range(shape, indices.shape);
  llvm::append_range(shape, source.drop_front(axis + 1));
  int64_t rank = shape.size();
  SmallVector<AffineExpr> results;
  for (int64_t d = 0; d < indices.getRank(); ++d)
    results.push_back(builder.getAffineDimExpr(axis + d));
  SmallVector<AffineMap> maps = {AffineMap::get(rank, 0, results, getContext()),
                                 builder.getMultiDimIdentityMap(rank)};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  Value table = getValue(input);
  auto emitBody = [&](OpBuilder &b, Location loc, ValueRange arguments) {
    SmallVector<Value> position;
    for (int64_t d = 0; d < input.getRank(); ++d) {
      if (d == axis) {
        position.push_back(
            normalizeIndex(b, loc, arguments[0], input.shape[axis]));
        continue;
      }
      int64_t loop = d < axis ? d : d + indices.getRank() - 1;
      position.push_back(linalg::IndexOp::create(b, loc, loop));
    }
    Value element = tensor::ExtractOp::create(b, loc, table, position);
    linalg::YieldOp::create(b, loc, element);
  };
  Value init = emptyTensor(input.type, shape);
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{init.getType()}, ValueRange{getValue(indices)},
      ValueRange{init}, maps, iterators, emitBody);
  return wrap(input.type, shape, generic.getResult(0));
}

Tensor GraphBuilder::interpolate(const Tensor &input, int64_t axis,
                                 ArrayRef<Shape> positions,
                                 ArrayRef<SmallVector<double>> weights) {
  DataType type = getComputeType(input.type);
  if (type != input.type)
    return cast(interpolate(cast(input, type), axis, positions, weights),
                input.type);
  int64_t rank = input.getRank(), count = positions[0].size();
  Shape shape = input.shape;
  shape[axis] = count;
  SmallVector<Value> operands;
  for (const Shape &position : positions)
    operands.push_back(getValue(makeIndexConstant(position)));
  for (const SmallVector<double> &weight : weights) {
    std::vector<char> bytes(count * getByteWidth(type));
    for (auto [i, value] : llvm::enumerate(weight))
      writeFloat(type, value, bytes.data() + i * getByteWidth(type));
    operands.push_back(getValue(makeConstant(type, {count}, std::move(bytes))));
  }
  auto along = AffineMap::get(rank, 0, builder.getAffineDimExpr(axis));
  SmallVector<AffineMap> maps(operands.size(), along);
  maps.push_back(builder.getMultiDimIdentityMap(rank));
  Value table = getValue(input);
  unsigned taps = positions.size();
  auto emitBody = [&](OpBuilder &b, Location loc, ValueRange arguments) {
    SmallVector<Value> position;
    for (int64_t d = 0; d < rank; ++d)
      position.push_back(linalg::IndexOp::create(b, loc, d));
    Value sum;
    for (unsigned t = 0; t < taps; ++t) {
      position[axis] =
          arith::IndexCastOp::create(b, loc, b.getIndexType(), arguments[t]);
      Value element = tensor::ExtractOp::create(b, loc, table, position);
      Value term = arith::MulFOp::create(b, loc, element, arguments[taps + t]);
      sum = sum ? arith::AddFOp::create(b, loc, sum, term) : term;
    }
    linalg::YieldOp::create(b, loc, sum);
  };
  Value init = emptyTensor(type, shape);
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{init.getType()}, operands, ValueRange{init}, maps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      emitBody);
  return wrap(type, shape, generic.getResult(0));
}

/// Uses affine reads, where a gather would load its indices.
Tensor GraphBuilder::repeat(const Tensor &input, ArrayRef<int64_t> counts) {
  if (llvm::all_of(counts, [](int64_t count) { return count == 1; }))
    return input;
  auto repeatIntegers = [&](const Tensor &x) { return repeat(x, counts); };
  auto moved = [&](int64_t axis) { return counts[axis] == 1 ? axis : -1; };
  auto keepScale = [](const Tensor &scale) { return scale; };
  if (std::optional<Tensor> result =
          moveIntegers(input, repeatIntegers, moved, keepScale))
    return *result;
  Shape shape;
  SmallVector<AffineExpr> positions;
  for (auto [d, count] : llvm::enumerate(counts)) {
    shape.push_back(input.shape[d] * count);
    positions.push_back(builder.getAffineDimExpr(d).floorDiv(count));
  }
  int64_t rank = shape.size();
  SmallVector<AffineMap> maps = {
      AffineMap::get(rank, 0, positions, getContext()),
      builder.getMultiDimIdentityMap(rank)};
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  auto emitBody = [](OpBuilder &b, Location loc, ValueRange arguments) {
    linalg::YieldOp::create(b, loc, arguments[0]);
  };
  Value init = emptyTensor(input.type, shape);
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{init.getType()}, ValueRange{getValue(input)},
      ValueRange{init}, maps, iterators, emitBody);
  return wrap(input.type, shape, generic.getResult(0));
}

} // namespace nnprim::frontend
