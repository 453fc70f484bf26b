//===- GraphInteger.cpp - Products and windows of integers ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphBuilder.h"
#include "GraphWindows.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace nnprim::frontend {

static Value emitZeroPoint(GraphBuilder &graph, const Integers &integers) {
  if (integers.runtimeZeroPoint)
    return tensor::ExtractOp::create(graph.builder, graph.loc,
                                     graph.getValue(integers.runtimeZeroPoint),
                                     ValueRange());
  int64_t value = integers.zeroPoint;
  return arith::ConstantOp::create(
      graph.builder, graph.loc,
      graph.builder.getI32IntegerAttr(static_cast<int32_t>(value)));
}

/// The operands of a quantized named op: both tensors, then both zero points.
static SmallVector<Value> getOperands(GraphBuilder &graph, const Integers &lhs,
                                      const Integers &rhs) {
  return {graph.getValue(lhs.values), graph.getValue(rhs.values),
          emitZeroPoint(graph, lhs), emitZeroPoint(graph, rhs)};
}

/// int8 and int32 do not meet in an op; both become int32 then.
static bool needsWidening(const Integers &lhs, const Integers &rhs) {
  return lhs.values.type != DataType::Int8 || rhs.values.type != DataType::Int8;
}

static Tensor widen(GraphBuilder &graph, const Integers &integers) {
  const Tensor &values = integers.values;
  if (values.type == DataType::Int32)
    return values;
  if (integers.runtimeZeroPoint)
    return graph.sub(graph.cast(values, DataType::Int32),
                     integers.runtimeZeroPoint);
  double zeroPoint = integers.zeroPoint;
  return graph.elementwise(values, values.shape, DataType::Int32,
                           [=](ArrayRef<Scalar> x) {
                             return cast(x[0], DataType::Int32) - zeroPoint;
                           });
}

Tensor GraphBuilder::integerMatmul(const Integers &lhs, const Integers &rhs) {
  if (needsWidening(lhs, rhs))
    return matmul(widen(*this, lhs), widen(*this, rhs));
  Shape shape(lhs.values.shape);
  shape.back() = rhs.values.shape.back();
  Value init = filledTensor(DataType::Int32, shape, 0);
  SmallVector<Value> operands = getOperands(*this, lhs, rhs);
  Operation *op;
  if (lhs.values.getRank() == 2)
    op = linalg::QuantizedMatmulOp::create(
        builder, loc, TypeRange{init.getType()}, operands, ValueRange{init});
  else
    op = linalg::QuantizedBatchMatmulOp::create(
        builder, loc, TypeRange{init.getType()}, operands, ValueRange{init});
  return wrap(DataType::Int32, shape, op->getResult(0));
}

//===----------------------------------------------------------------------===//
// Convolution
//===----------------------------------------------------------------------===//

template <typename Op>
static Tensor emitConv(GraphBuilder &graph, const Integers &input,
                       const Integers &filter, const Window &window,
                       ArrayRef<int64_t> shape) {
  OpBuilder &b = graph.builder;
  Value init = graph.filledTensor(DataType::Int32, shape, 0);
  auto op = Op::create(b, graph.loc, TypeRange{init.getType()},
                       getOperands(graph, input, filter), ValueRange{init},
                       b.getI64TensorAttr(window.strides),
                       b.getI64TensorAttr(window.dilations));
  return graph.wrap(DataType::Int32, shape, op->getResult(0));
}

/// linalg has quantized depthwise convolutions of NHWC tensors only.
static Tensor emitDepthwise(GraphBuilder &graph, const Integers &input,
                            const Integers &filter, const Window &window,
                            ArrayRef<int64_t> shape) {
  Tensor taps = graph.reshape(filter.values,
                              {shape[1], window.kernel[0], window.kernel[1]});
  Integers nhwc = input, hwc = filter;
  nhwc.values = graph.transpose(input.values, {0, 2, 3, 1});
  hwc.values = graph.transpose(taps, {1, 2, 0});
  Tensor result = emitConv<linalg::DepthwiseConv2DNhwcHwcQOp>(
      graph, nhwc, hwc, window, {shape[0], shape[2], shape[3], shape[1]});
  return graph.transpose(result, {0, 3, 1, 2});
}

static Tensor emitGrouped(GraphBuilder &graph, const Integers &input,
                          const Integers &filter, const Window &window,
                          int64_t group, ArrayRef<int64_t> shape) {
  ArrayRef<int64_t> x = input.values.shape, w = filter.values.shape;
  Integers groupedInput = input, groupedFilter = filter;
  groupedInput.values =
      graph.reshape(input.values, {x[0], group, x[1] / group, x[2], x[3]});
  groupedFilter.values =
      graph.reshape(filter.values, {group, w[0] / group, w[1], w[2], w[3]});
  Tensor result = emitConv<linalg::Conv2DNgchwGfchwQOp>(
      graph, groupedInput, groupedFilter, window,
      {shape[0], group, shape[1] / group, shape[2], shape[3]});
  return graph.reshape(result, shape);
}

static Tensor emitPlanar(GraphBuilder &graph, const Integers &input,
                         const Integers &filter, const Window &window,
                         int64_t group) {
  int64_t channels = input.values.shape[1], filters = filter.values.shape[0];
  Shape shape = getWindowedShape(input.values.shape, filters, window);
  if (group == 1)
    return emitConv<linalg::Conv2DNchwFchwQOp>(graph, input, filter, window,
                                               shape);
  if (group == channels && filters == channels)
    return emitDepthwise(graph, input, filter, window, shape);
  return emitGrouped(graph, input, filter, window, group, shape);
}

/// The padding is the zero point: of the values less the zero point, zeros.
static Integers padInput(GraphBuilder &graph, const Integers &input,
                         const Window &window) {
  Shape low(2, 0), high(2, 0);
  llvm::append_range(low, window.padLow);
  llvm::append_range(high, window.padHigh);
  Integers result = input;
  if (input.runtimeZeroPoint)
    result.values =
        graph.pad(input.values, low, high,
                  graph.cast(input.runtimeZeroPoint, input.values.type));
  else
    result.values = graph.pad(input.values, low, high, double(input.zeroPoint));
  return result;
}

Tensor GraphBuilder::integerConv(const Integers &input, const Integers &filter,
                                 const Window &window, int64_t group) {
  // 3-D convolutions are rare.
  if (needsWidening(input, filter) || window.getRank() == 3)
    return conv(widen(*this, input), widen(*this, filter), window, group);
  Integers padded = padInput(*this, input, window);
  if (window.getRank() == 2)
    return emitPlanar(*this, padded, filter, window, group);
  Integers plane = padded, taps = filter;
  plane.values = withUnitHeight(*this, padded.values);
  taps.values = withUnitHeight(*this, filter.values);
  return withoutUnitHeight(
      *this, emitPlanar(*this, plane, taps, withUnitHeight(window), group));
}

//===----------------------------------------------------------------------===//
// Pooling
//===----------------------------------------------------------------------===//

Tensor GraphBuilder::poolSums(const Tensor &input, const Window &window) {
  if (window.getRank() == 3)
    return pool(cast(input, DataType::Int32), window, Reduction::Sum);
  if (window.getRank() == 1)
    return withoutUnitHeight(
        *this, poolSums(withUnitHeight(*this, input), withUnitHeight(window)));
  Shape shape = getWindowedShape(input.shape, input.shape[1], window);
  Value init = filledTensor(DataType::Int32, shape, 0);
  Value kernel = emptyTensor(DataType::Int8, window.kernel);
  auto op = linalg::PoolingNchwSumOp::create(
      builder, loc, TypeRange{init.getType()},
      ValueRange{getValue(input), kernel}, ValueRange{init},
      builder.getI64TensorAttr(window.strides),
      builder.getI64TensorAttr(window.dilations));
  return wrap(DataType::Int32, shape, op->getResult(0));
}

} // namespace nnprim::frontend
