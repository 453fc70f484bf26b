//===- QuantizeOps.cpp - Quantization and dequantization ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Elementwise/StorageFloats.h"
#include "Ops/OpTable.h"
#include "QuantizedOperands.h"

using namespace mlir;

namespace nnprim::frontend {

namespace {
/// Scale and zero point that broadcast to a tensor.
struct Parameters {
  Tensor scale, zeroPoint;
  /// Before they were reshaped and repeated.
  Tensor plainScale, plainZeroPoint;
  int64_t axis = 0;
  bool isBlocked = false;
};
} // namespace

/// Repeats the numbers of blocks of `size` elements along `axis`.
static Tensor repeatBlocks(GraphBuilder &graph, const Tensor &numbers,
                           int64_t axis, int64_t size,
                           ArrayRef<int64_t> shape) {
  if (!numbers)
    return numbers;
  Shape indices;
  for (int64_t i = 0; i < shape[axis]; ++i)
    indices.push_back(i / size);
  if (numbers.isConstant())
    return graph.take(numbers, axis, indices);
  Shape counts(shape.size(), 1), zeros(shape.size(), 0);
  counts[axis] = size;
  return graph.slice(graph.repeat(numbers, counts), zeros, shape,
                     Shape(shape.size(), 1));
}

static LogicalResult makeBlocked(Node &node, Parameters &parameters,
                                 const Tensor &input, int64_t size) {
  int64_t axis = parameters.axis;
  Shape expected = input.shape;
  expected[axis] = llvm::divideCeil(expected[axis], size);
  // One block is the whole tensor.
  if (getNumElements(expected) == 1 && parameters.plainScale.getRank() == 0)
    return success();
  if (parameters.plainScale.shape != expected)
    return node.error(
        "the scale has shape " + toString(parameters.plainScale.shape) +
        ", but blocks of " + Twine(size) + " in dimension " + Twine(axis) +
        " of " + toString(input.shape) + " need " + toString(expected));
  GraphBuilder &graph = node.getGraph();
  parameters.isBlocked = true;
  parameters.scale =
      repeatBlocks(graph, parameters.plainScale, axis, size, input.shape);
  parameters.zeroPoint =
      repeatBlocks(graph, parameters.plainZeroPoint, axis, size, input.shape);
  return success();
}

/// Reads inputs 1 and 2, and `axis` and `block_size`. `type` is that of the
/// quantized tensor, if it is known.
static std::optional<Parameters> getParameters(Node &node, const Tensor &input,
                                               DataType type) {
  std::optional<Tensor> scale = getScale(node, 1);
  if (!scale)
    return std::nullopt;
  std::optional<Tensor> zeroPoint = getZeroPoint(node, 2, *scale, type);
  int64_t axis = node.getInt("axis", 1), block = node.getInt("block_size", 0);
  if (!zeroPoint || node.failed())
    return std::nullopt;
  Parameters result{*scale, *zeroPoint, *scale, *zeroPoint};
  if (scale->getRank() == 0 && block == 0)
    return result;
  // The only dimension needs no number.
  if (input.getRank() == 1)
    axis = 0;
  std::optional<int64_t> normal = node.normalizeAxis(axis, input.getRank());
  if (!normal)
    return std::nullopt;
  result.axis = *normal;
  if (block < 0) {
    (void)node.error("attribute 'block_size' is " + Twine(block) +
                     ", but expected a positive number");
    return std::nullopt;
  }
  if (block > 0) {
    if (makeBlocked(node, result, input, block).failed())
      return std::nullopt;
    return result;
  }
  if (scale->getRank() > 1) {
    (void)node.error("the scale of shape " + toString(scale->shape) +
                     " needs attribute 'block_size'");
    return std::nullopt;
  }
  if (checkChannels(node, *scale, input.shape[*normal],
                    ("elements of dimension " + Twine(*normal)).str())
          .failed())
    return std::nullopt;
  GraphBuilder &graph = node.getGraph();
  result.scale = alongAxis(graph, *scale, *normal, input.getRank());
  result.zeroPoint = alongAxis(graph, *zeroPoint, *normal, input.getRank());
  return result;
}

static LogicalResult checkStored(Node &node, DataType type, bool allowsInt32) {
  switch (type) {
  case DataType::UInt2:
  case DataType::Int2:
  case DataType::UInt4:
  case DataType::Int4:
  case DataType::UInt8:
  case DataType::Int8:
  case DataType::UInt16:
  case DataType::Int16:
    return success();
  case DataType::Int32:
    if (allowsInt32)
      return success();
    [[fallthrough]];
  default:
    return node.error("element type " + getName(type) +
                      " is not supported; integers of 2 to 16 bits and floats "
                      "of 4 and 8 bits are");
  }
}

/// The zero point of a float must be 0.
static LogicalResult checkZeroFloat(Node &node) {
  if (!node.hasInput(2))
    return success();
  std::optional<Tensor> zeroPoint = node.getConstantInput(2, "zero_point");
  if (!zeroPoint)
    return failure();
  for (int64_t code : zeroPoint->getIntegers())
    if (code != 0)
      return node.error("the zero point of element type " +
                        getName(zeroPoint->type) + " must be 0");
  return success();
}

/// The codes of input / scale.
static LogicalResult quantizeToFloats(Node &node, DataType type) {
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  Narrowing narrowing;
  narrowing.saturates = node.getInt("saturate", 1);
  if (node.checkFloat(input).failed() || node.failed())
    return failure();
  std::optional<Parameters> parameters = getParameters(node, input, type);
  if (!parameters || checkZeroFloat(node).failed())
    return failure();
  // Adding the zero point makes -0 a 0.
  auto body = [](ArrayRef<Scalar> x) {
    return cast(x[0], DataType::Float) / cast(x[1], DataType::Float) + 0.0;
  };
  Tensor scaled = graph.elementwise({input, parameters->scale}, input.shape,
                                    DataType::Float, body);
  return node.setOutput(0, encodeFloats(graph, scaled, type, narrowing));
}

static LogicalResult dequantizeFloats(Node &node) {
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  std::optional<Parameters> parameters = getParameters(node, input, input.type);
  if (!parameters || checkZeroFloat(node).failed())
    return failure();
  auto type = static_cast<DataType>(node.getInt(
      "output_dtype", static_cast<int64_t>(parameters->scale.type)));
  if (node.failed())
    return failure();
  if (!isFloat(type) || type == DataType::Double)
    return node.error("attribute 'output_dtype' is " + getName(type) +
                      ", which is not supported; float, float16 and bfloat16 "
                      "are");
  return node.setOutput(
      0, graph.elementwise(
             {decodeFloats(graph, input), parameters->scale}, input.shape, type,
             [](ArrayRef<Scalar> x) { return x[0] * cast(x[1], x[0].type); }));
}

static LogicalResult importQuantizeLinear(Node &node) {
  if (node.checkNumInputs(2, 3).failed())
    return failure();
  Tensor input = node.getInput(0);
  auto given = static_cast<DataType>(node.getInt("output_dtype", 0));
  DataType type = node.hasInput(2)               ? node.getInput(2).type
                  : given != DataType::Undefined ? given
                                                 : DataType::UInt8;
  if (isStorageFloat(type))
    return quantizeToFloats(node, type);
  if (node.failed() || checkStored(node, type, /*allowsInt32=*/false).failed())
    return failure();
  if (given != DataType::Undefined && given != type)
    return node.error("attribute 'output_dtype' is " + getName(given) +
                      ", but the zero point has element type " + getName(type));
  auto precision = static_cast<DataType>(node.getInt("precision", 0));
  if (precision != DataType::Undefined && precision != DataType::Float)
    return node.error("attribute 'precision' is " + getName(precision) +
                      ", which is not supported; float is");
  if ((!input.isFloat() || input.type == DataType::Double) &&
      input.type != DataType::Int32)
    return node.error("element type " + getName(input.type) +
                      " is not supported; float, float16, bfloat16 and int32 "
                      "are");
  std::optional<Parameters> parameters = getParameters(node, input, type);
  if (!parameters)
    return failure();
  GraphBuilder &graph = node.getGraph();
  if (precision == DataType::Float)
    parameters->scale = graph.cast(parameters->scale, precision);
  return node.setOutput(
      0, graph.quantize(input, parameters->scale, parameters->zeroPoint, type));
}

static LogicalResult importDequantizeLinear(Node &node) {
  if (node.checkNumInputs(2, 3).failed())
    return failure();
  Tensor input = node.getInput(0);
  if (isStorageFloat(input.type))
    return dequantizeFloats(node);
  if (checkStored(node, input.type, /*allowsInt32=*/true).failed())
    return failure();
  std::optional<Parameters> parameters = getParameters(node, input, input.type);
  if (!parameters)
    return failure();
  auto result = static_cast<DataType>(node.getInt("output_dtype", 0));
  if (node.failed())
    return failure();
  if (result == DataType::Undefined)
    result = parameters->scale.type;
  if (!isFloat(result) || result == DataType::Double)
    return node.error("attribute 'output_dtype' is " + getName(result) +
                      ", which is not supported; float, float16 and bfloat16 "
                      "are");
  const Tensor &zeroPoint = parameters->zeroPoint;
  if (input.type == DataType::Int32 && zeroPoint &&
      !(zeroPoint.isConstant() &&
        llvm::all_of(zeroPoint.getIntegers(), [](int64_t z) { return !z; })))
    return node.error("the zero point of an int32 tensor must be 0");
  QuantizedOperand operand{input, parameters->scale, zeroPoint};
  if (!parameters->isBlocked) {
    operand.scale = parameters->plainScale;
    operand.zeroPoint = parameters->plainZeroPoint;
  }
  // The result's type is also that of the product.
  GraphBuilder &graph = node.getGraph();
  operand.scale = graph.cast(operand.scale, result);
  return node.setOutput(0, dequantizeOperand(graph, operand, parameters->axis));
}

/// uint8 values for the range of the input, extended to contain 0.
static LogicalResult importDynamicQuantizeLinear(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  Tensor input = node.getInput(0);
  if (input.type != DataType::Float)
    return node.error("element type " + getName(input.type) +
                      " is not supported; float is");
  GraphBuilder &graph = node.getGraph();
  QuantizedOperand result = quantizeDynamically(graph, input);
  (void)node.setOutput(0, result.tensor);
  (void)node.setOutput(1, result.scale);
  return node.setOutput(2, result.zeroPoint);
}

void addQuantizeOps(OpTable &table) {
  addRows(table, {
                     {"DequantizeLinear", importDequantizeLinear},
                     {"DynamicQuantizeLinear", importDynamicQuantizeLinear},
                     {"QuantizeLinear", importQuantizeLinear},
                 });
  addRows(table,
          {
              {"DequantizeLinear", importDequantizeLinear},
              {"QuantizeLinear", importQuantizeLinear},
          },
          kMicrosoft);
}

} // namespace nnprim::frontend
