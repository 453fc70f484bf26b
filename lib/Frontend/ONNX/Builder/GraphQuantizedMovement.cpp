//===- GraphQuantizedMovement.cpp - Integers that move for floats ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphBuilder.h"

using namespace mlir;

namespace nnprim::frontend {

/// The int8 tensor of which a uint8 one was made, or null.
static Tensor getSource(GraphBuilder &graph, const Tensor &input) {
  if (input.type != DataType::UInt8 || input.isConstant())
    return Tensor();
  Value source = getFlipped(input.value);
  return source ? graph.wrap(DataType::Int8, input.shape, source) : Tensor();
}

std::optional<Tensor>
GraphBuilder::moveIntegers(const Tensor &input, Movement move,
                           llvm::function_ref<int64_t(int64_t)> moved,
                           Movement moveScale) {
  if (Tensor source = getSource(*this, input))
    return fromSigned(move(source), input.type);
  if (!input.quantization)
    return std::nullopt;
  Quantization quantization = *input.quantization;
  if (!quantization.isPerTensor()) {
    quantization.axis = moved(quantization.axis);
    if (quantization.axis < 0)
      return std::nullopt;
    quantization.scale = moveScale(quantization.scale);
    if (quantization.zeroPoint)
      quantization.zeroPoint = moveScale(quantization.zeroPoint);
  }
  quantization.integers = move(quantization.integers);
  return dequantize(quantization, input.type);
}

/// The scale or zero point of each element of a concatenation.
static Tensor
concatAlong(GraphBuilder &graph, ArrayRef<Tensor> inputs, int64_t axis,
            DataType type,
            llvm::function_ref<Tensor(const Quantization &)> get) {
  SmallVector<Tensor> parts;
  for (const Tensor &input : inputs) {
    Tensor part = get(*input.quantization);
    if (!part)
      part = makeScalar(type, 0);
    if (part.getNumElements() == 1)
      part = graph.reshape(part, {});
    parts.push_back(graph.broadcast(part, {input.shape[axis]}));
  }
  return graph.concat(parts, 0);
}

static bool haveSameParameters(const Quantization &a, const Quantization &b) {
  return a.isPerTensor() && b.isPerTensor() &&
         a.scale.getFloat(0) == b.scale.getFloat(0) &&
         a.getZeroPoint() == b.getZeroPoint();
}

std::optional<Tensor> GraphBuilder::concatIntegers(ArrayRef<Tensor> inputs,
                                                   int64_t axis) {
  SmallVector<Tensor> integers;
  auto isSource = [&](const Tensor &input) {
    return input.isConstant() || getSource(*this, input);
  };
  if (inputs[0].type == DataType::UInt8) {
    if (!llvm::all_of(inputs, isSource))
      return std::nullopt;
    for (const Tensor &input : inputs)
      integers.push_back(toSigned(input));
    return fromSigned(concat(integers, axis), DataType::UInt8);
  }
  for (const Tensor &input : inputs) {
    const Quantization *quantization = input.quantization.get();
    if (!quantization || quantization->isAccumulator || quantization->low ||
        quantization->high || quantization->integers.type != DataType::Int8 ||
        (!quantization->isPerTensor() && quantization->axis != axis))
      return std::nullopt;
    integers.push_back(quantization->integers);
  }
  Quantization result = *inputs[0].quantization;
  if (!llvm::all_of(inputs, [&](const Tensor &input) {
        return haveSameParameters(result, *input.quantization);
      })) {
    result.scale = concatAlong(*this, inputs, axis, result.scale.type,
                               [](const Quantization &q) { return q.scale; });
    result.zeroPoint =
        concatAlong(*this, inputs, axis, DataType::Int32,
                    [](const Quantization &q) { return q.zeroPoint; });
    result.axis = axis;
  }
  result.integers = concat(integers, axis);
  return dequantize(result, inputs[0].type);
}

} // namespace nnprim::frontend
