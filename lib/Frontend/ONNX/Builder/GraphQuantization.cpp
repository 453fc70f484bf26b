//===- GraphQuantization.cpp - Quantization of tensors --------------------===//
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

#include <cmath>
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

//===----------------------------------------------------------------------===//
// Quantization
//===----------------------------------------------------------------------===//

namespace {
/// Where quantized values end, and what is added to them. A uint8 is computed
/// as the int8 that toSigned() gives, from a zero point less 128.
struct Range {
  Range(DataType type)
      : isFlipped(type == DataType::UInt8),
        type(isFlipped ? DataType::Int8 : type), low(getLowest(this->type)),
        high(getHighest(this->type)) {}

  bool isFlipped;
  DataType type;
  double low, high;
};
} // namespace

/// `point` as floats, moved to the range; null if it is 0.
static Tensor getFloatZeroPoint(GraphBuilder &graph, const Tensor &point,
                                const Range &range) {
  double shift = range.isFlipped ? -128 : 0;
  if (!point)
    return shift ? makeScalar(DataType::Float, shift) : Tensor();
  Tensor moved = graph.elementwise(
      point, point.shape, DataType::Float,
      [&](ArrayRef<Scalar> x) { return cast(x[0], DataType::Float) + shift; });
  if (moved.isConstant() && moved.getNumElements() == 1 &&
      moved.getFloat(0) == 0)
    return Tensor();
  return moved;
}

/// Rounds half to even, adds `zeroPoint` and saturates. NaN becomes the lowest
/// value.
static Scalar roundInto(const Scalar &x, const Scalar *zeroPoint,
                        const Range &range) {
  Scalar y = roundEven(x);
  if (zeroPoint)
    y = y + *zeroPoint;
  y = maxNumber(y, y.constant(range.low));
  y = minNumber(y, y.constant(range.high));
  return cast(y, range.type);
}

static Tensor restore(GraphBuilder &graph, const Tensor &result,
                      const Range &range, DataType type) {
  return range.isFlipped ? graph.fromSigned(result, type) : result;
}

/// round(a ∘ b) + zeroPoint, ∘ being division or multiplication in float.
static Tensor roundQuotient(GraphBuilder &graph, const Tensor &a,
                            const Tensor &b, bool divides,
                            const Tensor &zeroPoint, DataType type,
                            const Range &range) {
  SmallVector<Tensor> operands = {a, b};
  Tensor point = getFloatZeroPoint(graph, zeroPoint, range);
  if (point)
    operands.push_back(point);
  auto body = [&](ArrayRef<Scalar> x) {
    Scalar number = cast(x[0], DataType::Float);
    Scalar factor = cast(x[1], DataType::Float);
    Scalar value = divides ? number / factor : number * factor;
    // The scale's type is that of the quotient.
    if (divides)
      value = cast(cast(value, b.type), DataType::Float);
    return roundInto(value, point ? &x[2] : nullptr, range);
  };
  return restore(graph, graph.elementwise(operands, a.shape, range.type, body),
                 range, type);
}

/// Lets the limits of a float value be those of its quantized one: rounding is
/// monotone, so both orders give the same.
static void limitRange(Range &range, const Quantization &quantization,
                       double scale, double zeroPoint) {
  if (range.isFlipped)
    zeroPoint -= 128;
  auto round = [&](double limit) {
    double value = std::nearbyint(float(limit) / float(scale)) + zeroPoint;
    return std::clamp(value, range.low, range.high);
  };
  double low = quantization.low ? round(*quantization.low) : range.low;
  double high = quantization.high ? round(*quantization.high) : range.high;
  range.low = low;
  range.high = high;
}

/// True if quantizing gives back the integers.
static bool isSame(const Quantization &quantization, double scale,
                   double zeroPoint, const Range &range) {
  return quantization.integers.type == DataType::Int8 &&
         range.type == DataType::Int8 && quantization.isPerTensor() &&
         quantization.scale.getFloat(0) == scale &&
         quantization.getZeroPoint() == zeroPoint - (range.isFlipped ? 128 : 0);
}

/// The integers themselves, within the limits of their float value.
static Tensor limitIntegers(GraphBuilder &graph, const Tensor &integers,
                            const Range &range) {
  if (range.low == getLowest(range.type) &&
      range.high == getHighest(range.type))
    return integers;
  return graph.map(integers, [&](Scalar x) {
    return atMost(atLeast(x, x.constant(range.low)), x.constant(range.high));
  });
}

Tensor GraphBuilder::quantize(const Tensor &input, const Tensor &scale,
                              const Tensor &zeroPoint, DataType type) {
  Range range(type);
  bool isConstant = scale.isConstant() && scale.getNumElements() == 1 &&
                    (!zeroPoint || zeroPoint.isConstant());
  if (input.quantization && isConstant) {
    const Quantization &quantization = *input.quantization;
    double step = scale.getFloat(0);
    double point = zeroPoint ? zeroPoint.getInteger(0) : 0;
    if (isSame(quantization, step, point, range)) {
      limitRange(range, quantization, step, point);
      return restore(*this, limitIntegers(*this, quantization.integers, range),
                     range, type);
    }
    if (quantization.isAccumulator) {
      limitRange(range, quantization, step, point);
      const Tensor &sums = quantization.integers;
      Tensor multiplier = elementwise(
          {quantization.scale, reshape(scale, {})}, quantization.scale.shape,
          DataType::Float, [](ArrayRef<Scalar> x) { return x[0] / x[1]; });
      return roundQuotient(
          *this, sums,
          alongAxis(*this, multiplier, quantization.axis, sums.getRank()),
          /*divides=*/false, zeroPoint, type, range);
    }
  }
  return roundQuotient(*this, input, scale, /*divides=*/true, zeroPoint, type,
                       range);
}

Tensor GraphBuilder::requantize(const Tensor &sums, const Tensor &multiplier,
                                const Tensor &zeroPoint, DataType type) {
  return roundQuotient(*this, sums, multiplier, /*divides=*/false, zeroPoint,
                       type, Range(type));
}

} // namespace nnprim::frontend
