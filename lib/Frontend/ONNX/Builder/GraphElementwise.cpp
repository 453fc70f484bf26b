//===- GraphElementwise.cpp - Elementwise graph ops and reductions --------===//
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

#include <limits>

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Scalars of elements
//===----------------------------------------------------------------------===//

Scalar getFoldedElement(const Tensor &tensor, int64_t index, Location loc) {
  Scalar result{getComputeType(tensor.type), nullptr, loc};
  if (tensor.isFloat())
    result.real = tensor.getFloat(index);
  else
    result.integer = tensor.getInteger(index);
  return result;
}

/// Emits the single element of a constant as an op in the body.
static Scalar emittedElement(const Tensor &tensor, OpBuilder &b, Location loc) {
  DataType type = getComputeType(tensor.type);
  Type mlirType = getScalarType(type, b.getContext());
  TypedAttr attr;
  if (tensor.isFloat())
    attr = b.getFloatAttr(mlirType, tensor.getFloat(0));
  else
    attr = b.getIntegerAttr(mlirType, tensor.getInteger(0));
  return Scalar{type, &b, loc, arith::ConstantOp::create(b, loc, attr)};
}

Scalar getLoadedElement(DataType type, Value argument, OpBuilder &b,
                        Location loc) {
  DataType stored = type == DataType::Bool ? DataType::UInt8 : type;
  return cast(Scalar{stored, &b, loc, argument},
              type == DataType::Bool ? DataType::Bool : getComputeType(type));
}

Value getStoredElement(Scalar scalar, DataType type) {
  scalar = cast(scalar, type);
  if (type == DataType::Bool)
    scalar = cast(scalar, DataType::UInt8);
  return scalar.value;
}

void writeScalar(DataType type, const Scalar &scalar, char *to) {
  if (isFloat(type))
    writeFloat(type, scalar.real, to);
  else
    writeInteger(type, scalar.integer, to);
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

std::pair<Tensor, AffineMap> getBroadcastOperand(GraphBuilder &graph,
                                                 const Tensor &tensor,
                                                 ArrayRef<int64_t> shape) {
  MLIRContext *context = graph.getContext();
  int64_t offset = shape.size() - tensor.getRank();
  Shape kept;
  SmallVector<AffineExpr> results;
  for (auto [d, extent] : llvm::enumerate(tensor.shape)) {
    if (extent == 1 && shape[offset + d] != 1)
      continue;
    kept.push_back(extent);
    results.push_back(getAffineDimExpr(offset + d, context));
  }
  return {graph.reshape(tensor, kept),
          AffineMap::get(shape.size(), 0, results, context)};
}

/// Element strides of a broadcast operand over `shape`.
static Shape getBroadcastStrides(const Tensor &tensor,
                                 ArrayRef<int64_t> shape) {
  Shape strides = getStrides(tensor.shape);
  Shape result(shape.size(), 0);
  int64_t offset = shape.size() - tensor.getRank();
  for (auto [d, extent] : llvm::enumerate(tensor.shape))
    if (extent != 1)
      result[offset + d] = strides[d];
  return result;
}

std::optional<Tensor> GraphBuilder::foldElementwise(ArrayRef<Tensor> inputs,
                                                    ArrayRef<int64_t> shape,
                                                    DataType type, Body body) {
  int64_t count = frontend::getNumElements(shape);
  if (count > kMaxFoldedElements ||
      !llvm::all_of(inputs, [](const Tensor &t) { return t.isConstant(); }))
    return std::nullopt;
  Shape strides = getStrides(shape);
  SmallVector<Shape> inputStrides;
  for (const Tensor &input : inputs)
    inputStrides.push_back(getBroadcastStrides(input, shape));
  std::vector<char> bytes(count * getByteWidth(type));
  SmallVector<Scalar> arguments(inputs.size(),
                                Scalar{DataType::Float, nullptr, loc});
  for (int64_t i = 0; i < count; ++i) {
    for (auto [k, input] : llvm::enumerate(inputs)) {
      int64_t position = 0, rest = i;
      for (auto [d, stride] : llvm::enumerate(strides)) {
        position += rest / stride * inputStrides[k][d];
        rest %= stride;
      }
      arguments[k] = getFoldedElement(input, position, loc);
    }
    Scalar result = frontend::cast(body(arguments), type);
    writeScalar(type, result, bytes.data() + i * getByteWidth(type));
  }
  return makeConstant(type, shape, std::move(bytes));
}

Tensor GraphBuilder::elementwise(ArrayRef<Tensor> inputs,
                                 ArrayRef<int64_t> shape, DataType type,
                                 Body body) {
  if (std::optional<Tensor> folded = foldElementwise(inputs, shape, type, body))
    return *folded;
  if (std::optional<Tensor> integer =
          elementwiseOfIntegers(inputs, shape, type, body))
    return *integer;
  return emitElementwise(inputs, shape, type, body);
}

Tensor GraphBuilder::emitElementwise(ArrayRef<Tensor> inputs,
                                     ArrayRef<int64_t> shape, DataType type,
                                     Body body) {
  // Single-element constants go into the body; all others are operands.
  SmallVector<Value> operands;
  SmallVector<AffineMap> maps;
  for (const Tensor &input : inputs) {
    if (input.isConstant() && input.getNumElements() == 1)
      continue;
    auto [operand, map] = getBroadcastOperand(*this, input, shape);
    operands.push_back(getValue(operand));
    maps.push_back(map);
  }
  maps.push_back(builder.getMultiDimIdentityMap(shape.size()));
  Value init = emptyTensor(type, shape);
  SmallVector<utils::IteratorType> iterators(shape.size(),
                                             utils::IteratorType::parallel);
  auto emitBody = [&](OpBuilder &b, Location loc, ValueRange blockArguments) {
    SmallVector<Scalar> arguments;
    unsigned next = 0;
    for (const Tensor &input : inputs) {
      if (input.isConstant() && input.getNumElements() == 1)
        arguments.push_back(emittedElement(input, b, loc));
      else
        arguments.push_back(
            getLoadedElement(input.type, blockArguments[next++], b, loc));
    }
    linalg::YieldOp::create(b, loc, getStoredElement(body(arguments), type));
  };
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{init.getType()}, operands, ValueRange{init}, maps,
      iterators, emitBody);
  return wrap(type, shape, generic.getResult(0));
}

Tensor GraphBuilder::map(const Tensor &input,
                         llvm::function_ref<Scalar(Scalar)> body) {
  return elementwise(input, input.shape, input.type,
                     [&](ArrayRef<Scalar> args) { return body(args[0]); });
}

/// NumPy broadcast of two shapes that are known to be compatible.
static Shape getCommonShape(const Tensor &a, const Tensor &b) {
  Shape shape(std::max(a.shape.size(), b.shape.size()), 1);
  for (const Tensor &tensor : {a, b}) {
    int64_t offset = shape.size() - tensor.getRank();
    for (auto [d, extent] : llvm::enumerate(tensor.shape))
      if (extent != 1)
        shape[offset + d] = extent;
  }
  return shape;
}

Tensor GraphBuilder::add(const Tensor &a, const Tensor &b) {
  return elementwise({a, b}, getCommonShape(a, b), a.type,
                     [](ArrayRef<Scalar> x) { return x[0] + x[1]; });
}

Tensor GraphBuilder::sub(const Tensor &a, const Tensor &b) {
  return elementwise({a, b}, getCommonShape(a, b), a.type,
                     [](ArrayRef<Scalar> x) { return x[0] - x[1]; });
}

Tensor GraphBuilder::mul(const Tensor &a, const Tensor &b) {
  return elementwise({a, b}, getCommonShape(a, b), a.type,
                     [](ArrayRef<Scalar> x) { return x[0] * x[1]; });
}

Tensor GraphBuilder::cast(const Tensor &input, DataType type) {
  if (input.type == type)
    return input;
  return elementwise(input, input.shape, type,
                     [](ArrayRef<Scalar> x) { return x[0]; });
}

Tensor GraphBuilder::reinterpret(const Tensor &input, DataType type) {
  if (input.isConstant())
    return Tensor{type, input.shape, Value(),
                  std::make_shared<Constant>(input.constant->bytes,
                                             input.constant->owner,
                                             input.constant->name)};
  Type mlirType = getStorageType(type, getContext());
  Value init = emptyTensor(type, input.shape);
  int64_t rank = input.getRank();
  SmallVector<AffineMap> maps(2, builder.getMultiDimIdentityMap(rank));
  auto emitBody = [&](OpBuilder &b, Location loc, ValueRange arguments) {
    Value bits = arguments[0];
    if (bits.getType() != mlirType)
      bits = arith::BitcastOp::create(b, loc, mlirType, bits);
    linalg::YieldOp::create(b, loc, bits);
  };
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{init.getType()}, ValueRange{getValue(input)},
      ValueRange{init}, maps,
      SmallVector<utils::IteratorType>(rank, utils::IteratorType::parallel),
      emitBody);
  return wrap(type, input.shape, generic.getResult(0));
}

Tensor GraphBuilder::broadcast(const Tensor &input, ArrayRef<int64_t> shape) {
  if (ArrayRef<int64_t>(input.shape) == shape)
    return input;
  int64_t offset = shape.size() - input.getRank();
  auto broadcastIntegers = [&](const Tensor &x) { return broadcast(x, shape); };
  auto moved = [&](int64_t axis) { return axis + offset; };
  auto keep = [](const Tensor &scale) { return scale; };
  if (!input.isConstant())
    if (std::optional<Tensor> result =
            moveIntegers(input, broadcastIntegers, moved, keep))
      return *result;
  return elementwise(input, shape, input.type,
                     [](ArrayRef<Scalar> x) { return x[0]; });
}

Tensor GraphBuilder::fill(DataType type, ArrayRef<int64_t> shape,
                          double value) {
  return broadcast(makeScalar(type, value), shape);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

Scalar combine(Reduction how, const Scalar &a, const Scalar &b) {
  switch (how) {
  case Reduction::Sum:
    return a + b;
  case Reduction::Product:
    return a * b;
  case Reduction::Max:
    return max(a, b);
  case Reduction::Min:
    return min(a, b);
  }
  llvm_unreachable("unknown reduction");
}

double getNeutralElement(Reduction how, DataType type) {
  if (how == Reduction::Sum)
    return 0;
  if (how == Reduction::Product)
    return 1;
  bool lowest = how == Reduction::Max;
  if (isFloat(type)) {
    double infinity = std::numeric_limits<double>::infinity();
    return lowest ? -infinity : infinity;
  }
  unsigned bits = type == DataType::Bool ? 1 : getBitWidth(type);
  if (isUnsigned(type))
    return lowest ? 0 : std::ldexp(1.0, bits) - 1;
  // The highest int64 is not representable as a double; INT64_MIN is.
  if (!lowest && bits == 64)
    return std::nextafter(0x1p63, 0);
  return lowest ? -std::ldexp(1.0, bits - 1) : std::ldexp(1.0, bits - 1) - 1;
}

Tensor GraphBuilder::foldReduce(const Tensor &input, ArrayRef<int64_t> axes,
                                Reduction how, ArrayRef<int64_t> outputShape) {
  DataType type = getComputeType(input.type);
  int64_t count = frontend::getNumElements(outputShape);
  Scalar neutral =
      Scalar{type, nullptr, loc}.constant(getNeutralElement(how, type));
  SmallVector<Scalar> accumulators(count, neutral);
  Shape strides = getStrides(input.shape);
  Shape keptStrides(input.shape.size(), 0);
  int64_t stride = 1;
  for (int64_t d = input.getRank() - 1; d >= 0; --d) {
    if (llvm::is_contained(axes, d))
      continue;
    keptStrides[d] = stride;
    stride *= input.shape[d];
  }
  for (int64_t i = 0, e = input.getNumElements(); i < e; ++i) {
    int64_t position = 0;
    for (int64_t d = 0; d < input.getRank(); ++d)
      position += i / strides[d] % input.shape[d] * keptStrides[d];
    accumulators[position] =
        combine(how, accumulators[position], getFoldedElement(input, i, loc));
  }
  std::vector<char> bytes(count * getByteWidth(input.type));
  for (auto [i, scalar] : llvm::enumerate(accumulators)) {
    writeScalar(input.type, scalar,
                bytes.data() + i * getByteWidth(input.type));
  }
  return makeConstant(input.type, outputShape, std::move(bytes));
}

Tensor GraphBuilder::reduce(const Tensor &input, ArrayRef<int64_t> axes,
                            Reduction how, bool keepDims, bool asPooling) {
  Shape kept, full;
  SmallVector<AffineExpr> results;
  SmallVector<utils::IteratorType> iterators;
  for (auto [d, extent] : llvm::enumerate(input.shape)) {
    bool reduced = llvm::is_contained(axes, static_cast<int64_t>(d));
    iterators.push_back(reduced ? utils::IteratorType::reduction
                                : utils::IteratorType::parallel);
    full.push_back(reduced ? 1 : extent);
    if (reduced)
      continue;
    kept.push_back(extent);
    results.push_back(builder.getAffineDimExpr(d));
  }
  const Shape &outputShape = keepDims ? full : kept;
  if (axes.empty())
    return input;
  if (input.isConstant() && input.getNumElements() <= kMaxFoldedElements)
    return foldReduce(input, axes, how, outputShape);

  // Over height and width of NCHW, pooling is equivalent and keeps the layout.
  if (asPooling && axes == ArrayRef<int64_t>{2, 3} && input.getRank() == 4 &&
      (how == Reduction::Sum || how == Reduction::Max) &&
      !llvm::is_contained(input.shape, 0)) {
    Window window{{input.shape[2], input.shape[3]}, {1, 1}, {1, 1}, {}, {}};
    return reshape(pool(input, window, how), outputShape);
  }

  // 16-bit floats accumulate in float.
  DataType type = getComputeType(input.type);
  Value init = filledTensor(type, kept, getNeutralElement(how, type));
  SmallVector<AffineMap> maps = {
      builder.getMultiDimIdentityMap(input.getRank()),
      AffineMap::get(input.getRank(), 0, results, getContext())};
  auto emitBody = [&](OpBuilder &b, Location loc, ValueRange arguments) {
    Scalar element = getLoadedElement(input.type, arguments[0], b, loc);
    Scalar accumulator = getLoadedElement(type, arguments[1], b, loc);
    linalg::YieldOp::create(
        b, loc, getStoredElement(combine(how, element, accumulator), type));
  };
  auto generic = linalg::GenericOp::create(
      builder, loc, TypeRange{init.getType()}, ValueRange{getValue(input)},
      ValueRange{init}, maps, iterators, emitBody);
  Tensor result = wrap(type, kept, generic.getResult(0));
  return reshape(cast(result, input.type), outputShape);
}

} // namespace nnprim::frontend
