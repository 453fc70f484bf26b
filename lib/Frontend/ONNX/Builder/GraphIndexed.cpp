//===- GraphIndexed.cpp - Elements computed from their positions ----------===//
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

static bool areConstants(ArrayRef<Tensor> tensors) {
  return llvm::all_of(tensors, [](const Tensor &t) { return t.isConstant(); });
}

/// Makes the coordinates of the next element; `indices` are int64 scalars.
static void advance(MutableArrayRef<Scalar> indices, ArrayRef<int64_t> shape) {
  for (int64_t d = shape.size() - 1; d >= 0; --d) {
    if (++indices[d].integer < shape[d])
      return;
    indices[d].integer = 0;
  }
}

static Scalar readFolded(const Tensor &tensor, ArrayRef<Scalar> position,
                         Location loc) {
  int64_t offset = 0;
  for (auto [extent, index] : llvm::zip_equal(tensor.shape, position))
    offset = offset * extent + index.integer;
  return getFoldedElement(tensor, offset, loc);
}

static Scalar readEmitted(const Tensor &tensor, Value value,
                          ArrayRef<Scalar> position, OpBuilder &b,
                          Location loc) {
  SmallVector<Value> indices;
  for (const Scalar &index : position)
    indices.push_back(
        arith::IndexCastOp::create(b, loc, b.getIndexType(), index.value));
  Value element = tensor::ExtractOp::create(b, loc, value, indices);
  return getLoadedElement(tensor.type, element, b, loc);
}

/// The indices of all loops around the body that `b` builds.
static SmallVector<Scalar> getLoopIndices(int64_t count, OpBuilder &b,
                                          Location loc) {
  SmallVector<Scalar> indices;
  for (int64_t d = 0; d < count; ++d) {
    Value index = linalg::IndexOp::create(b, loc, d);
    indices.push_back(
        Scalar{DataType::Int64, &b, loc,
               arith::IndexCastOp::create(b, loc, b.getI64Type(), index)});
  }
  return indices;
}

Tensor GraphBuilder::compute(ArrayRef<Tensor> tensors, ArrayRef<int64_t> shape,
                             DataType type, IndexedBody body) {
  int64_t count = frontend::getNumElements(shape);
  if (count == 0)
    return makeConstant(type, shape, {});
  if (count <= kMaxFoldedElements && areConstants(tensors)) {
    std::vector<char> bytes(count * getByteWidth(type));
    SmallVector<Scalar> indices(shape.size(),
                                Scalar{DataType::Int64, nullptr, loc});
    auto read = [&](unsigned tensor, ArrayRef<Scalar> position) {
      return readFolded(tensors[tensor], position, loc);
    };
    for (int64_t i = 0; i < count; ++i, advance(indices, shape))
      writeScalar(type, frontend::cast(body(read, indices), type),
                  bytes.data() + i * getByteWidth(type));
    return makeConstant(type, shape, std::move(bytes));
  }
  SmallVector<Value> values;
  for (const Tensor &tensor : tensors)
    values.push_back(getValue(tensor));
  int64_t rank = shape.size();
  auto emitBody = [&](OpBuilder &b, Location loc, ValueRange) {
    auto read = [&](unsigned tensor, ArrayRef<Scalar> position) {
      return readEmitted(tensors[tensor], values[tensor], position, b, loc);
    };
    Scalar element = body(read, getLoopIndices(rank, b, loc));
    linalg::YieldOp::create(b, loc, getStoredElement(element, type));
  };
  Value init = emptyTensor(type, shape);
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{init.getType()}, ValueRange{}, ValueRange{init},
      builder.getMultiDimIdentityMap(rank),
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      emitBody);
  return wrap(type, shape, generic.getResult(0));
}

static Tensor foldAccumulation(ArrayRef<Tensor> tensors, const Tensor &init,
                               ArrayRef<int64_t> extents,
                               GraphBuilder::FoldBody body, Location loc) {
  int64_t inner = getNumElements(extents), rank = init.getRank();
  unsigned width = getByteWidth(init.type);
  std::vector<char> bytes(init.getNumElements() * width);
  SmallVector<Scalar> indices(rank + extents.size(),
                              Scalar{DataType::Int64, nullptr, loc});
  auto read = [&](unsigned tensor, ArrayRef<Scalar> position) {
    return readFolded(tensors[tensor], position, loc);
  };
  MutableArrayRef<Scalar> all(indices);
  for (int64_t i = 0, e = init.getNumElements(); i < e; ++i) {
    Scalar element = getFoldedElement(init, i, loc);
    for (int64_t j = 0; j < inner; ++j) {
      element = body(read, indices, element);
      advance(all.drop_front(rank), extents);
    }
    writeScalar(init.type, cast(element, init.type), &bytes[i * width]);
    advance(all.take_front(rank), init.shape);
  }
  return makeConstant(init.type, init.shape, std::move(bytes));
}

Tensor GraphBuilder::accumulate(ArrayRef<Tensor> tensors, const Tensor &init,
                                ArrayRef<int64_t> extents, FoldBody body) {
  int64_t inner = frontend::getNumElements(extents);
  if (inner == 0 || init.getNumElements() == 0)
    return init;
  if (init.isConstant() && areConstants(tensors) &&
      init.getNumElements() <= kMaxFoldedElements / inner)
    return foldAccumulation(tensors, init, extents, body, loc);
  SmallVector<Value> values;
  for (const Tensor &tensor : tensors)
    values.push_back(getValue(tensor));
  int64_t rank = init.getRank(), loops = rank + extents.size();
  // An operand that nothing reads gives the inner loops their bounds.
  Value bounds = emptyTensor(DataType::Int8, extents);
  SmallVector<AffineExpr> outerDims, innerDims;
  SmallVector<utils::IteratorType> iterators;
  for (int64_t d = 0; d < loops; ++d) {
    (d < rank ? outerDims : innerDims).push_back(builder.getAffineDimExpr(d));
    iterators.push_back(d < rank ? utils::IteratorType::parallel
                                 : utils::IteratorType::reduction);
  }
  SmallVector<AffineMap> maps = {
      AffineMap::get(loops, 0, innerDims, getContext()),
      AffineMap::get(loops, 0, outerDims, getContext())};
  auto emitBody = [&](OpBuilder &b, Location loc, ValueRange arguments) {
    auto read = [&](unsigned tensor, ArrayRef<Scalar> position) {
      return readEmitted(tensors[tensor], values[tensor], position, b, loc);
    };
    Scalar element = getLoadedElement(init.type, arguments[1], b, loc);
    element = body(read, getLoopIndices(loops, b, loc), element);
    linalg::YieldOp::create(b, loc, getStoredElement(element, init.type));
  };
  Value start = getValue(init);
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{start.getType()}, ValueRange{bounds},
      ValueRange{start}, maps, iterators, emitBody);
  return wrap(init.type, init.shape, generic.getResult(0));
}

} // namespace nnprim::frontend
