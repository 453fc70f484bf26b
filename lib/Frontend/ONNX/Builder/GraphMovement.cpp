//===- GraphMovement.cpp - Graph constants and data movement --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/IR/AsmState.h"
#include "mlir/IR/DialectResourceBlobManager.h"

#include <cstring>

using namespace mlir;

namespace nnprim::frontend {

/// Maximum size in bytes of a constant that data movement rewrites at import.
/// Larger weights stay in place and the packing that consumes them reads
/// through the emitted op, which avoids a second copy of a 400 MB classifier.
static constexpr int64_t kMaxMovedBytes = 32 << 20;
/// Constants of more bytes become resources instead of attributes.
static constexpr size_t kMaxInlineBytes = 1024;

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

static ElementsAttr makeElements(const Constant &constant,
                                 RankedTensorType type) {
  if (constant.bytes.size() <= kMaxInlineBytes)
    return DenseElementsAttr::getFromRawBuffer(type, constant.bytes);
  // The blob's deleter holds the owner of the bytes, so nothing is copied.
  AsmResourceBlob blob(
      constant.bytes, type.getElementTypeBitWidth() / 8,
      [owner = constant.owner](void *, size_t, size_t) mutable {
        owner.reset();
      },
      /*dataIsMutable=*/false);
  return DenseResourceElementsAttr::get(
      type, constant.name.empty() ? "constant" : constant.name,
      std::move(blob));
}

Value GraphBuilder::getValue(const Tensor &tensor) {
  if (!tensor.isConstant())
    return tensor.value;
  Value &materialized = tensor.constant->materialized;
  OpBuilder::InsertionGuard guard(builder);
  // A value that the body of a loop uses first may be used behind the loop too.
  Operation *around = builder.getBlock()->getParentOp();
  if (!materialized && !isa<func::FuncOp>(around))
    builder.setInsertionPointToStart(
        &around->getParentOfType<func::FuncOp>().getBody().front());
  if (!materialized)
    materialized = arith::ConstantOp::create(
        builder, loc,
        makeElements(*tensor.constant, tensor.getType(getContext())));
  return materialized;
}

Value GraphBuilder::emptyTensor(DataType type, ArrayRef<int64_t> shape) {
  return tensor::EmptyOp::create(builder, loc, shape,
                                 getStorageType(type, getContext()));
}

/// A scalar attribute of a storage type.
static TypedAttr getNumberAttr(OpBuilder &builder, DataType type,
                               double value) {
  Type mlirType = getStorageType(type, builder.getContext());
  if (isFloat(type))
    return builder.getFloatAttr(mlirType, value);
  unsigned width = getBitWidth(type);
  // The highest 64-bit numbers are none of a double, and round to the next.
  uint64_t bits = value < 0         ? uint64_t(int64_t(value))
                  : value >= 0x1p64 ? ~uint64_t(0)
                  : (value >= 0x1p63 && !isUnsigned(type)) ? uint64_t(INT64_MAX)
                                                           : uint64_t(value);
  return IntegerAttr::get(mlirType, APInt(64, bits).trunc(width));
}

Value GraphBuilder::filledTensor(DataType type, ArrayRef<int64_t> shape,
                                 double value) {
  Value scalar = arith::ConstantOp::create(builder, loc,
                                           getNumberAttr(builder, type, value));
  return linalg::FillOp::create(builder, loc, scalar, emptyTensor(type, shape))
      .getResult(0);
}

//===----------------------------------------------------------------------===//
// Movement of constants
//===----------------------------------------------------------------------===//

static bool canMove(const Tensor &tensor, int64_t elements) {
  return tensor.isConstant() &&
         elements * getByteWidth(tensor.type) <= kMaxMovedBytes;
}

template <unsigned kWidth>
static void moveElements(const char *from, char *to, ArrayRef<int64_t> shape,
                         ArrayRef<int64_t> strides) {
  if (shape.empty()) {
    std::memcpy(to, from, kWidth);
    return;
  }
  int64_t step = getNumElements(shape.drop_front()) * kWidth;
  for (int64_t i = 0; i < shape.front(); ++i) {
    const char *row = from + i * strides.front() * kWidth;
    if (shape.size() == 1)
      std::memcpy(to + i * kWidth, row, kWidth);
    else
      moveElements<kWidth>(row, to + i * step, shape.drop_front(),
                           strides.drop_front());
  }
}

Tensor GraphBuilder::foldMovement(const Tensor &input, ArrayRef<int64_t> shape,
                                  int64_t offset, ArrayRef<int64_t> strides) {
  unsigned width = getByteWidth(input.type);
  std::vector<char> bytes(frontend::getNumElements(shape) * width);
  const char *from = input.constant->bytes.data() + offset * width;
  if (!bytes.empty()) {
    if (width == 1)
      moveElements<1>(from, bytes.data(), shape, strides);
    else if (width == 2)
      moveElements<2>(from, bytes.data(), shape, strides);
    else if (width == 4)
      moveElements<4>(from, bytes.data(), shape, strides);
    else
      moveElements<8>(from, bytes.data(), shape, strides);
  }
  Tensor result = makeConstant(input.type, shape, std::move(bytes));
  result.constant->name = input.constant->name;
  return result;
}

//===----------------------------------------------------------------------===//
// Reshape and transpose
//===----------------------------------------------------------------------===//

/// The scale of channels that only move.
static Tensor keepScale(const Tensor &scale) { return scale; }

/// The dimension of `to` that counts what dimension `axis` of `from` does, or
/// -1.
static int64_t findReshaped(ArrayRef<int64_t> from, int64_t axis,
                            ArrayRef<int64_t> to) {
  int64_t before = getNumElements(from.take_front(axis));
  for (int64_t d = 0, e = to.size(); d < e; ++d)
    if (to[d] == from[axis] && getNumElements(to.take_front(d)) == before)
      return d;
  return -1;
}

Tensor GraphBuilder::reshape(const Tensor &input, ArrayRef<int64_t> shape) {
  if (ArrayRef<int64_t>(input.shape) == shape)
    return input;
  auto reshapeIntegers = [&](const Tensor &x) { return reshape(x, shape); };
  auto moved = [&](int64_t axis) {
    return findReshaped(input.shape, axis, shape);
  };
  if (std::optional<Tensor> result =
          moveIntegers(input, reshapeIntegers, moved, keepScale))
    return *result;
  if (input.isConstant())
    return Tensor{input.type, Shape(shape), Value(),
                  std::make_shared<Constant>(input.constant->bytes,
                                             input.constant->owner,
                                             input.constant->name)};
  // Extents of 0 have no reassociation and no elements to keep.
  if (input.getNumElements() == 0)
    return wrap(input.type, shape, emptyTensor(input.type, shape));
  auto type =
      RankedTensorType::get(shape, getStorageType(input.type, getContext()));
  auto sourceType = llvm::cast<RankedTensorType>(input.value.getType());
  if (auto reassociation =
          getReassociationIndicesForReshape(sourceType, type)) {
    Value value;
    if (shape.size() < input.shape.size())
      value = tensor::CollapseShapeOp::create(builder, loc, type, input.value,
                                              *reassociation);
    else
      value = tensor::ExpandShapeOp::create(builder, loc, type, input.value,
                                            *reassociation);
    return wrap(input.type, shape, value);
  }
  // No direct reassociation exists: collapse to 1-D, then expand.
  Tensor flat = reshape(input, {input.getNumElements()});
  ReassociationIndices all(shape.size());
  std::iota(all.begin(), all.end(), 0);
  SmallVector<ReassociationIndices> groups = {all};
  return wrap(
      input.type, shape,
      tensor::ExpandShapeOp::create(builder, loc, type, flat.value, groups));
}

/// True if only unit dimensions move, so a reshape is equivalent.
static bool movesOnlyUnits(const Tensor &input, ArrayRef<int64_t> permutation) {
  int64_t last = -1;
  for (int64_t d : permutation) {
    if (input.shape[d] == 1)
      continue;
    if (d < last)
      return false;
    last = d;
  }
  return true;
}

Tensor GraphBuilder::transpose(const Tensor &input,
                               ArrayRef<int64_t> permutation) {
  auto transposeIntegers = [&](const Tensor &x) {
    return transpose(x, permutation);
  };
  auto moved = [&](int64_t axis) {
    return llvm::find(permutation, axis) - permutation.begin();
  };
  if (std::optional<Tensor> result =
          moveIntegers(input, transposeIntegers, moved, keepScale))
    return *result;
  Shape strides = getStrides(input.shape);
  Shape shape, movedStrides;
  for (int64_t d : permutation) {
    shape.push_back(input.shape[d]);
    movedStrides.push_back(strides[d]);
  }
  if (movesOnlyUnits(input, permutation))
    return reshape(input, shape);
  if (canMove(input, input.getNumElements()))
    return foldMovement(input, shape, 0, movedStrides);
  auto op =
      linalg::TransposeOp::create(builder, loc, getValue(input),
                                  emptyTensor(input.type, shape), permutation);
  return wrap(input.type, shape, op.getResult()[0]);
}

//===----------------------------------------------------------------------===//
// Slices, concatenation, padding
//===----------------------------------------------------------------------===//

Tensor GraphBuilder::slice(const Tensor &input, ArrayRef<int64_t> offsets,
                           ArrayRef<int64_t> sizes, ArrayRef<int64_t> strides) {
  if (ArrayRef<int64_t>(input.shape) == sizes)
    return input;
  // An empty slice may start past the end.
  if (llvm::is_contained(sizes, 0))
    return makeConstant(input.type, sizes, {});
  int64_t scaled = input.quantization ? input.quantization->axis : 0;
  auto sliceIntegers = [&](const Tensor &x) {
    return slice(x, offsets, sizes, strides);
  };
  auto sliceScale = [&](const Tensor &scale) {
    return slice(scale, offsets[scaled], sizes[scaled], strides[scaled]);
  };
  auto moved = [](int64_t axis) { return axis; };
  if (std::optional<Tensor> result =
          moveIntegers(input, sliceIntegers, moved, sliceScale))
    return *result;
  if (canMove(input, frontend::getNumElements(sizes))) {
    Shape movedStrides = getStrides(input.shape);
    int64_t offset = 0;
    for (auto [d, stride] : llvm::enumerate(movedStrides)) {
      offset += offsets[d] * stride;
      stride *= strides[d];
    }
    return foldMovement(input, sizes, offset, movedStrides);
  }
  auto type =
      RankedTensorType::get(sizes, getStorageType(input.type, getContext()));
  auto op = tensor::ExtractSliceOp::create(
      builder, loc, type, getValue(input), ValueRange(), ValueRange(),
      ValueRange(), offsets, sizes, strides);
  return wrap(input.type, sizes, op.getResult());
}

static Tensor foldConcat(ArrayRef<Tensor> inputs, ArrayRef<int64_t> shape,
                         int64_t axis) {
  unsigned width = getByteWidth(inputs[0].type);
  std::vector<char> bytes;
  bytes.reserve(getNumElements(shape) * width);
  int64_t outer = getNumElements(shape.take_front(axis));
  for (int64_t i = 0; i < outer; ++i)
    for (const Tensor &input : inputs) {
      int64_t run =
          getNumElements(ArrayRef<int64_t>(input.shape).drop_front(axis)) *
          width;
      const char *from = input.constant->bytes.data() + i * run;
      bytes.insert(bytes.end(), from, from + run);
    }
  return makeConstant(inputs[0].type, shape, std::move(bytes));
}

Tensor GraphBuilder::concat(ArrayRef<Tensor> inputs, int64_t axis) {
  Shape shape = inputs[0].shape;
  shape[axis] = 0;
  SmallVector<Tensor> parts;
  for (const Tensor &input : inputs) {
    shape[axis] += input.shape[axis];
    if (input.shape[axis] != 0)
      parts.push_back(input);
  }
  if (parts.size() == 1)
    return parts[0];
  if (parts.empty())
    return inputs[0];
  if (std::optional<Tensor> result = concatIntegers(parts, axis))
    return *result;
  int64_t count = frontend::getNumElements(shape);
  if (llvm::all_of(parts, [&](const Tensor &t) { return canMove(t, count); }))
    return foldConcat(parts, shape, axis);
  SmallVector<Value> values;
  for (const Tensor &part : parts)
    values.push_back(getValue(part));
  return wrap(inputs[0].type, shape,
              tensor::ConcatOp::create(builder, loc, axis, values));
}

static Tensor foldPad(GraphBuilder &graph, const Tensor &input,
                      ArrayRef<int64_t> low, ArrayRef<int64_t> shape,
                      double value) {
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    SmallVector<Scalar> position;
    bool isInside = true;
    for (auto [d, index] : llvm::enumerate(at)) {
      position.push_back(index - double(low[d]));
      isInside &=
          position[d].integer >= 0 && position[d].integer < input.shape[d];
    }
    Scalar constant{getComputeType(input.type), nullptr, graph.loc};
    return isInside ? read(0, position) : constant.constant(value);
  };
  return graph.compute(input, shape, input.type, body);
}

static Shape getPaddedShape(const Tensor &input, ArrayRef<int64_t> low,
                            ArrayRef<int64_t> high) {
  Shape shape;
  for (auto [d, extent] : llvm::enumerate(input.shape))
    shape.push_back(extent + low[d] + high[d]);
  return shape;
}

static bool isPadded(ArrayRef<int64_t> low, ArrayRef<int64_t> high) {
  auto isZero = [](int64_t extent) { return extent == 0; };
  return !llvm::all_of(low, isZero) || !llvm::all_of(high, isZero);
}

static Tensor emitPad(GraphBuilder &graph, const Tensor &input,
                      ArrayRef<int64_t> low, ArrayRef<int64_t> high,
                      llvm::function_ref<Value()> emitValue) {
  OpBuilder &b = graph.builder;
  Shape shape = getPaddedShape(input, low, high);
  auto type =
      RankedTensorType::get(shape, getStorageType(input.type, b.getContext()));
  auto op = tensor::PadOp::create(b, graph.loc, type, graph.getValue(input),
                                  low, high, ValueRange(), ValueRange());
  OpBuilder::InsertionGuard guard(b);
  SmallVector<Location> locations(shape.size(), graph.loc);
  SmallVector<Type> indices(shape.size(), b.getIndexType());
  b.createBlock(&op.getRegion(), op.getRegion().begin(), indices, locations);
  tensor::YieldOp::create(b, graph.loc, emitValue());
  return graph.wrap(input.type, shape, op.getResult());
}

Tensor GraphBuilder::pad(const Tensor &input, ArrayRef<int64_t> low,
                         ArrayRef<int64_t> high, double value) {
  if (!isPadded(low, high))
    return input;
  // A zero is the zero point.
  if (value == 0 && input.quantization && input.quantization->isOperand() &&
      input.quantization->isPerTensor()) {
    Quantization quantization = *input.quantization;
    quantization.integers =
        pad(quantization.integers, low, high, quantization.getZeroPoint());
    return dequantize(quantization, input.type);
  }
  Shape shape = getPaddedShape(input, low, high);
  if (input.isConstant() &&
      frontend::getNumElements(shape) <= kMaxFoldedElements)
    return foldPad(*this, input, low, shape, value);
  return emitPad(*this, input, low, high, [&]() -> Value {
    return arith::ConstantOp::create(builder, loc,
                                     getNumberAttr(builder, input.type, value));
  });
}

Tensor GraphBuilder::pad(const Tensor &input, ArrayRef<int64_t> low,
                         ArrayRef<int64_t> high, const Tensor &value) {
  if (!isPadded(low, high))
    return input;
  Value scalar =
      tensor::ExtractOp::create(builder, loc, getValue(value), ValueRange());
  return emitPad(*this, input, low, high, [&] { return scalar; });
}

Tensor GraphBuilder::insert(const Tensor &source, const Tensor &target,
                            ArrayRef<int64_t> offsets,
                            ArrayRef<int64_t> strides) {
  auto op = tensor::InsertSliceOp::create(
      builder, loc, getValue(source), getValue(target), ValueRange(),
      ValueRange(), ValueRange(), offsets, source.shape, strides);
  return wrap(target.type, target.shape, op.getResult());
}

} // namespace nnprim::frontend
