//===- GraphDequantize.cpp - Bytes and the floats of bytes ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphBuilder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/Matchers.h"

#include <limits>

using namespace mlir;

namespace nnprim::frontend {

bool Quantization::isOperand() const {
  if (integers.type != DataType::Int8 || isAccumulator || low || high)
    return false;
  if (!zeroPoint)
    return true;
  return llvm::all_equal(zeroPoint.getIntegers());
}

int64_t Quantization::getZeroPoint() const {
  return zeroPoint && zeroPoint.getNumElements() ? zeroPoint.getInteger(0) : 0;
}

Tensor alongAxis(GraphBuilder &graph, const Tensor &tensor, int64_t axis,
                 int64_t rank) {
  if (!tensor || tensor.getNumElements() == 1)
    return tensor ? graph.reshape(tensor, {}) : tensor;
  Shape shape(rank - axis, 1);
  shape[0] = tensor.getNumElements();
  return graph.reshape(tensor, shape);
}

//===----------------------------------------------------------------------===//
// Signed and unsigned bytes
//===----------------------------------------------------------------------===//

/// The operand of a loop that is nothing but `x ^ 0x80`.
Value getFlipped(Value value) {
  auto generic = value ? value.getDefiningOp<linalg::GenericOp>() : nullptr;
  if (!generic || generic.getNumDpsInputs() != 1 ||
      generic.getNumDpsInits() != 1 ||
      !llvm::all_of(generic.getIndexingMapsArray(),
                    [](AffineMap map) { return map.isIdentity(); }))
    return {};
  Block *body = generic.getBody();
  auto flip =
      body->getTerminator()->getOperand(0).getDefiningOp<arith::XOrIOp>();
  APInt mask;
  if (!flip || flip.getLhs() != body->getArgument(0) ||
      !matchPattern(flip.getRhs(), m_ConstantInt(&mask)) ||
      !mask.isMinSignedValue())
    return {};
  return generic.getDpsInputs()[0];
}

/// `input` with the upper bit of each byte inverted.
static Tensor flip(GraphBuilder &graph, const Tensor &input, DataType type) {
  if (input.isConstant()) {
    std::vector<char> bytes(input.constant->bytes.begin(),
                            input.constant->bytes.end());
    for (char &byte : bytes)
      byte ^= char(0x80);
    Tensor result = makeConstant(type, input.shape, std::move(bytes));
    result.constant->name = input.constant->name;
    return result;
  }
  if (Value source = getFlipped(input.value))
    return graph.wrap(type, input.shape, source);
  return graph.elementwise(input, input.shape, type, [](ArrayRef<Scalar> x) {
    Scalar bits = cast(x[0], DataType::Int8);
    return bits ^ bits.constant(-128);
  });
}

Tensor GraphBuilder::toSigned(const Tensor &input) {
  if (input.type == DataType::UInt8)
    return flip(*this, input, DataType::Int8);
  Tensor result = input;
  result.type = DataType::Int8;
  return result;
}

Tensor GraphBuilder::fromSigned(const Tensor &input, DataType type) {
  if (type == DataType::UInt8)
    return flip(*this, input, type);
  Tensor result = input;
  result.type = type;
  return result;
}

//===----------------------------------------------------------------------===//
// Dequantization
//===----------------------------------------------------------------------===//

/// A larger constant that is dequantized stays an op: what reads it may take
/// the integers, and if not, the compiler's constant folding evaluates it.
static constexpr int64_t kMaxDequantizedElements = 4096;

static Scalar limit(Scalar x, const Quantization &quantization) {
  if (quantization.low)
    x = atLeast(x, x.constant(*quantization.low));
  if (quantization.high)
    x = atMost(x, x.constant(*quantization.high));
  return x;
}

/// The float value of an integer; `x` are the integer, its scale, and its zero
/// point if there is one.
static Scalar dequantizeElement(ArrayRef<Scalar> x,
                                const Quantization &quantization) {
  Scalar integer = cast(x[0], DataType::Int32);
  if (x.size() > 2)
    integer = integer - x[2];
  return limit(cast(integer, x[1].type) * x[1], quantization);
}

/// Integers, scale and zero point as operands of an elementwise op.
static SmallVector<Tensor> getParts(GraphBuilder &graph,
                                    const Quantization &quantization) {
  int64_t axis = quantization.axis, rank = quantization.integers.getRank();
  SmallVector<Tensor> parts = {
      quantization.integers, alongAxis(graph, quantization.scale, axis, rank)};
  if (quantization.zeroPoint)
    parts.push_back(alongAxis(graph, quantization.zeroPoint, axis, rank));
  return parts;
}

Tensor GraphBuilder::dequantize(Quantization quantization, DataType type) {
  if (quantization.zeroPoint &&
      llvm::all_of(quantization.zeroPoint.getIntegers(),
                   [](int64_t point) { return point == 0; }))
    quantization.zeroPoint = Tensor();
  SmallVector<Tensor> parts = getParts(*this, quantization);
  const Shape &shape = quantization.integers.shape;
  auto body = [&](ArrayRef<Scalar> x) {
    return dequantizeElement(x, quantization);
  };
  bool isLarge = frontend::getNumElements(shape) > kMaxDequantizedElements;
  Tensor result = isLarge ? emitElementwise(parts, shape, type, body)
                          : elementwise(parts, shape, type, body);
  result.quantization =
      std::make_shared<const Quantization>(std::move(quantization));
  return result;
}

std::optional<Tensor>
GraphBuilder::elementwiseOfIntegers(ArrayRef<Tensor> inputs,
                                    ArrayRef<int64_t> shape, DataType type,
                                    Body body) {
  SmallVector<Tensor> parts;
  SmallVector<unsigned> counts;
  bool hasIntegers = false;
  for (const Tensor &input : inputs) {
    const Quantization *quantization = input.quantization.get();
    SmallVector<Tensor> own = {input};
    // The float value of an accumulator belongs to the op that made it.
    if (quantization && !quantization->isAccumulator && !input.isConstant()) {
      own = getParts(*this, *quantization);
      hasIntegers = true;
    }
    counts.push_back(own.size());
    llvm::append_range(parts, own);
  }
  if (!hasIntegers)
    return std::nullopt;
  auto fromParts = [&](ArrayRef<Scalar> x) {
    SmallVector<Scalar> arguments;
    for (auto [input, count] : llvm::zip(inputs, counts)) {
      ArrayRef<Scalar> own = x.take_front(count);
      arguments.push_back(
          count == 1 ? own[0] : dequantizeElement(own, *input.quantization));
      x = x.drop_front(count);
    }
    return body(arguments);
  };
  return emitElementwise(parts, shape, type, fromParts);
}

Tensor GraphBuilder::clamp(const Tensor &input, std::optional<double> low,
                           std::optional<double> high) {
  if (input.quantization) {
    Quantization quantization = *input.quantization;
    // The limits that the value has already are applied first.
    auto apply = [](double x, std::optional<double> low,
                    std::optional<double> high) {
      x = low && x < *low ? *low : x;
      return high && x > *high ? *high : x;
    };
    double inf = std::numeric_limits<double>::infinity();
    double lowest = apply(quantization.low.value_or(-inf), low, high);
    double highest = apply(quantization.high.value_or(inf), low, high);
    if (lowest != -inf)
      quantization.low = lowest;
    if (highest != inf)
      quantization.high = highest;
    return dequantize(quantization, input.type);
  }
  return map(input, [&](Scalar x) {
    if (low)
      x = atLeast(x, x.constant(*low));
    return high ? atMost(x, x.constant(*high)) : x;
  });
}

} // namespace nnprim::frontend
