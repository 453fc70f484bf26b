//===- GraphCompute.cpp - Matmul, convolution, pooling, softmax -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphBuilder.h"
#include "GraphWindows.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Matmul and softmax
//===----------------------------------------------------------------------===//

Tensor GraphBuilder::matmul(const Tensor &lhs, const Tensor &rhs) {
  DataType type = getComputeType(lhs.type);
  if (type != lhs.type)
    return cast(matmul(cast(lhs, type), cast(rhs, type)), lhs.type);
  Shape shape(lhs.shape);
  shape.back() = rhs.shape.back();
  Value init = filledTensor(type, shape, 0);
  SmallVector<Value> operands = {getValue(lhs), getValue(rhs)};
  Operation *op;
  if (lhs.getRank() == 2)
    op = linalg::MatmulOp::create(builder, loc, TypeRange{init.getType()},
                                  operands, ValueRange{init});
  else
    op = linalg::BatchMatmulOp::create(builder, loc, TypeRange{init.getType()},
                                       operands, ValueRange{init});
  return wrap(type, shape, op->getResult(0));
}

Tensor GraphBuilder::softmax(const Tensor &input, int64_t axis, bool isLog) {
  DataType type = getComputeType(input.type);
  if (type != input.type)
    return cast(softmax(cast(input, type), axis, isLog), input.type);
  // Of one element, a quotient of two exponentials need not be 1. The
  // difference is NaN where the element is NaN or infinite, as the quotient is.
  if (input.shape[axis] == 1)
    return map(input, [=](Scalar x) {
      Scalar zero = x - x;
      return isLog ? zero : zero + x.constant(1);
    });
  Value init = emptyTensor(type, input.shape);
  if (isLog) {
    // linalg has no log-softmax, and taking the logarithm of its softmax gives
    // -inf where the result is merely less than -104.
    auto op = TwoPassSoftmaxOp::create(builder, loc, TypeRange{init.getType()},
                                       getValue(input), init, axis, isLog,
                                       SoftmaxAlgorithm::Auto);
    return wrap(type, input.shape, op->getResult(0));
  }
  auto op = linalg::SoftmaxOp::create(builder, loc, TypeRange{init.getType()},
                                      getValue(input), init, axis);
  return wrap(type, input.shape, op.getResult()[0]);
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

Shape getWindowedShape(ArrayRef<int64_t> input, int64_t channels,
                       const Window &window) {
  Shape shape = {input[0], channels};
  for (int64_t d = 0; d < window.getRank(); ++d)
    shape.push_back((input[2 + d] - window.getExtent(d)) / window.strides[d] +
                    1);
  return shape;
}

Window withUnitHeight(Window window) {
  for (Shape *field : {&window.kernel, &window.strides, &window.dilations})
    field->insert(field->begin(), 1);
  return window;
}

Tensor withUnitHeight(GraphBuilder &graph, const Tensor &tensor) {
  Shape shape = tensor.shape;
  shape.insert(shape.begin() + 2, 1);
  return graph.reshape(tensor, shape);
}

Tensor withoutUnitHeight(GraphBuilder &graph, const Tensor &tensor) {
  Shape shape = tensor.shape;
  shape.erase(shape.begin() + 2);
  return graph.reshape(tensor, shape);
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

template <typename Op>
static Value emitWindowOp(GraphBuilder &graph, Value input, Value filter,
                          Value init, const Window &window) {
  OpBuilder &b = graph.builder;
  return Op::create(b, graph.loc, TypeRange{init.getType()},
                    ValueRange{input, filter}, ValueRange{init},
                    b.getI64TensorAttr(window.strides),
                    b.getI64TensorAttr(window.dilations))
      ->getResult(0);
}

/// For grouped but not depthwise convolutions, the group is a dimension.
static Value emitGroupedConv2D(GraphBuilder &graph, const Tensor &input,
                               const Tensor &filter, const Window &window,
                               int64_t group, ArrayRef<int64_t> outputShape) {
  ArrayRef<int64_t> x = input.shape, w = filter.shape;
  Tensor groupedInput =
      graph.reshape(input, {x[0], group, x[1] / group, x[2], x[3]});
  Tensor groupedFilter =
      graph.reshape(filter, {group, w[0] / group, w[1], w[2], w[3]});
  Shape shape = {outputShape[0], group, outputShape[1] / group, outputShape[2],
                 outputShape[3]};
  Value result = emitWindowOp<linalg::Conv2DNgchwGfchwOp>(
      graph, graph.getValue(groupedInput), graph.getValue(groupedFilter),
      graph.filledTensor(input.type, shape, 0), window);
  return graph.getValue(
      graph.reshape(graph.wrap(input.type, shape, result), outputShape));
}

Value GraphBuilder::emitConv2D(const Tensor &input, const Tensor &filter,
                               const Window &window, int64_t group,
                               ArrayRef<int64_t> outputShape) {
  int64_t channels = input.shape[1];
  if (group == 1)
    return emitWindowOp<linalg::Conv2DNchwFchwOp>(
        *this, getValue(input), getValue(filter),
        filledTensor(input.type, outputShape, 0), window);
  if (group != channels || filter.shape[0] != channels)
    return emitGroupedConv2D(*this, input, filter, window, group, outputShape);
  Tensor perChannel =
      reshape(filter, {channels, window.kernel[0], window.kernel[1]});
  return emitWindowOp<linalg::DepthwiseConv2DNchwChwOp>(
      *this, getValue(input), getValue(perChannel),
      filledTensor(input.type, outputShape, 0), window);
}

/// 3-D convolutions are rare, so groups use slices and a concatenation.
static Tensor emitConv3D(GraphBuilder &graph, const Tensor &input,
                         const Tensor &filter, const Window &window,
                         int64_t group, ArrayRef<int64_t> outputShape) {
  Shape shape(outputShape);
  shape[1] /= group;
  Shape ones(5, 1);
  SmallVector<Tensor> parts;
  for (int64_t g = 0; g < group; ++g) {
    Shape inputSizes = input.shape, filterSizes = filter.shape;
    inputSizes[1] /= group;
    filterSizes[0] /= group;
    Tensor x =
        graph.slice(input, {0, g * inputSizes[1], 0, 0, 0}, inputSizes, ones);
    Tensor w = graph.slice(filter, {g * filterSizes[0], 0, 0, 0, 0},
                           filterSizes, ones);
    Value result = emitWindowOp<linalg::Conv3DNcdhwFcdhwOp>(
        graph, graph.getValue(x), graph.getValue(w),
        graph.filledTensor(input.type, shape, 0), window);
    parts.push_back(graph.wrap(input.type, shape, result));
  }
  return graph.concat(parts, 1);
}

Tensor GraphBuilder::conv(const Tensor &input, const Tensor &filter,
                          const Window &window, int64_t group) {
  DataType type = getComputeType(input.type);
  if (type != input.type)
    return cast(conv(cast(input, type), cast(filter, type), window, group),
                input.type);
  Shape low(2, 0), high(2, 0);
  llvm::append_range(low, window.padLow);
  llvm::append_range(high, window.padHigh);
  Tensor padded = pad(input, low, high, 0);
  if (window.getRank() == 1) {
    Window unpadded = withUnitHeight(window);
    unpadded.padLow = unpadded.padHigh = {0, 0};
    return withoutUnitHeight(*this, conv(withUnitHeight(*this, padded),
                                         withUnitHeight(*this, filter),
                                         unpadded, group));
  }
  Shape shape = getWindowedShape(padded.shape, filter.shape[0], window);
  if (window.getRank() == 3)
    return emitConv3D(*this, padded, filter, window, group, shape);
  return wrap(type, shape, emitConv2D(padded, filter, window, group, shape));
}

//===----------------------------------------------------------------------===//
// Pooling
//===----------------------------------------------------------------------===//

static Tensor pool2D(GraphBuilder &graph, const Tensor &input,
                     const Window &window, Reduction how) {
  Shape shape = getWindowedShape(input.shape, input.shape[1], window);
  Value init =
      graph.filledTensor(input.type, shape, getNeutralElement(how, input.type));
  Value kernel = graph.emptyTensor(input.type, window.kernel);
  Value x = graph.getValue(input);
  Value result = how == Reduction::Max
                     ? emitWindowOp<linalg::PoolingNchwMaxOp>(graph, x, kernel,
                                                              init, window)
                     : emitWindowOp<linalg::PoolingNchwSumOp>(graph, x, kernel,
                                                              init, window);
  return graph.wrap(input.type, shape, result);
}

/// Maximum and sum are separable: pool height and width with the depth folded
/// into the channels, then pool the depth alone.
static Tensor pool3D(GraphBuilder &graph, const Tensor &input,
                     const Window &window, Reduction how) {
  ArrayRef<int64_t> x(input.shape);
  auto drop = [](const Shape &field) {
    return Shape(ArrayRef<int64_t>(field).drop_front());
  };
  Window plane{drop(window.kernel),
               drop(window.strides),
               drop(window.dilations),
               {},
               {}};
  Tensor planes = pool2D(
      graph, graph.reshape(input, {x[0], x[1] * x[2], x[3], x[4]}), plane, how);
  int64_t height = planes.shape[2], width = planes.shape[3];
  Window column{{window.kernel[0], 1},
                {window.strides[0], 1},
                {window.dilations[0], 1},
                {},
                {}};
  Tensor columns =
      pool2D(graph, graph.reshape(planes, {x[0], x[1], x[2], height * width}),
             column, how);
  return graph.reshape(columns, {x[0], x[1], columns.shape[2], height, width});
}

/// A type for which linalg's pooling is correct: it compares as signed and
/// accumulates in the element type.
static DataType getPoolingType(DataType type) {
  switch (type) {
  case DataType::UInt8:
  case DataType::UInt16:
    return DataType::Int32;
  case DataType::UInt32:
    return DataType::Int64;
  default:
    return getComputeType(type);
  }
}

Tensor GraphBuilder::pool(const Tensor &input, const Window &window,
                          Reduction how) {
  if (input.type == DataType::UInt8 && how == Reduction::Max)
    return fromSigned(pool(toSigned(input), window, how), input.type);
  DataType type = getPoolingType(input.type);
  if (type != input.type)
    return cast(pool(cast(input, type), window, how), input.type);
  if (window.getRank() == 1)
    return withoutUnitHeight(*this, pool2D(*this, withUnitHeight(*this, input),
                                           withUnitHeight(window), how));
  if (window.getRank() == 3)
    return pool3D(*this, input, window, how);
  return pool2D(*this, input, window, how);
}

} // namespace nnprim::frontend
