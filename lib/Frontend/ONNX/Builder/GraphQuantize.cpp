//===- GraphQuantize.cpp - Quantization of floats and of sums -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphBuilder.h"

#include <cmath>

using namespace mlir;

namespace nnprim::frontend {

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
