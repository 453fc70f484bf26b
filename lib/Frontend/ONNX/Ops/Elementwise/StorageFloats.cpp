//===- StorageFloats.cpp - Floats of 4 and 8 bits -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Elementwise/StorageFloats.h"

#include "llvm/ADT/APFloat.h"

#include <cmath>

using namespace mlir;

namespace nnprim::frontend {

namespace {
/// The format of a float with a sign. Codes are without the sign.
struct NarrowFormat {
  int mantissaBits, bias;
  int highest;  ///< Code of the largest finite number.
  int infinity; ///< Code of what exceeds it without saturation.
  int nan;
  int sign;            ///< The bit of the sign.
  bool isUnsignedZero; ///< -0 is the code of NaN, so zeros have no sign.
};
} // namespace

static NarrowFormat getFormat(DataType type) {
  switch (type) {
  case DataType::Float8E4M3FN:
    return {3, 7, 0x7e, 0x7f, 0x7f, 0x80, false};
  case DataType::Float8E4M3FNUZ:
    return {3, 8, 0x7f, 0x80, 0x80, 0x80, true};
  case DataType::Float8E5M2:
    return {2, 15, 0x7b, 0x7c, 0x7e, 0x80, false};
  case DataType::Float8E5M2FNUZ:
    return {2, 16, 0x7f, 0x80, 0x80, 0x80, true};
  default: // Float4E2M1 has neither infinities nor NaN, which becomes -0.
    return {1, 1, 0x7, 0x7, 0x8, 0x8, false};
  }
}

static const llvm::fltSemantics &getSemantics(DataType type) {
  switch (type) {
  case DataType::Float8E4M3FN:
    return APFloat::Float8E4M3FN();
  case DataType::Float8E4M3FNUZ:
    return APFloat::Float8E4M3FNUZ();
  case DataType::Float8E5M2:
    return APFloat::Float8E5M2();
  case DataType::Float8E5M2FNUZ:
    return APFloat::Float8E5M2FNUZ();
  case DataType::Float8E8M0:
    return APFloat::Float8E8M0FNU();
  default:
    return APFloat::Float4E2M1FN();
  }
}

Tensor decodeFloats(GraphBuilder &graph, const Tensor &input) {
  const llvm::fltSemantics &semantics = getSemantics(input.type);
  unsigned width = APFloat::getSizeInBits(semantics);
  int64_t count = int64_t(1) << width;
  std::vector<char> bytes(count * sizeof(float));
  for (int64_t code = 0; code < count; ++code) {
    APFloat value(semantics, APInt(width, code));
    bool losesInfo;
    value.convert(APFloat::IEEEsingle(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
    writeFloat(DataType::Float, value.convertToFloat(),
               bytes.data() + code * sizeof(float));
  }
  Tensor table = makeConstant(DataType::Float, count, std::move(bytes));
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    Scalar code = cast(read(0, at), DataType::Int64);
    return read(1, code & code.constant(double(count - 1)));
  };
  return graph.compute({input, table}, input.shape, DataType::Float, body);
}

/// The code of a float, rounded to nearest, ties to even.
static Scalar encodeSigned(const Scalar &x, const NarrowFormat &format,
                           bool saturates) {
  Scalar bits = bitcast(x, DataType::Int32);
  Scalar magnitude = bits & bits.constant(INT32_MAX);
  // Normal numbers: half a unit in the last place, less one if the rest is
  // even, then the exponent in the narrow bias. A carry is right as it is.
  int shift = 23 - format.mantissaBits;
  Scalar isOdd =
      shiftRight(magnitude, magnitude.constant(shift)) & bits.constant(1);
  Scalar rounded = shiftRight(
      magnitude + isOdd + double((1 << (shift - 1)) - 1), bits.constant(shift));
  Scalar code = rounded - double((127 - format.bias) << format.mantissaBits);
  // Subnormal ones are multiples of the smallest.
  double unit = std::ldexp(1.0, 1 - format.bias - format.mantissaBits);
  Scalar size = abs(x);
  Scalar isSubnormal = size < x.constant(std::ldexp(1.0, 1 - format.bias));
  Scalar bounded = select(isSubnormal, size, x.constant(0));
  code = select(isSubnormal, cast(roundEven(bounded / unit), DataType::Int32),
                code);
  Scalar limit = code.constant(saturates ? format.highest : format.infinity);
  code = select(code.constant(format.highest) < code, limit, code);
  code = select(isNaN(x), code.constant(format.nan), code);
  Scalar zero = bits.constant(0);
  Scalar sign = select(bits < zero, bits.constant(format.sign), zero);
  if (format.isUnsignedZero)
    sign = select((code == zero) | (code == code.constant(format.nan)), zero,
                  sign);
  return code | sign;
}

/// The exponent of a positive float.
static Scalar encodeExponent(const Scalar &x, const Narrowing &narrowing) {
  Scalar bits = bitcast(x, DataType::Int32) &
                bitcast(x, DataType::Int32).constant(INT32_MAX);
  Scalar exponent = shiftRight(bits, bits.constant(23));
  Scalar rest = bits & bits.constant(0x7fffff), zero = bits.constant(0);
  Scalar rises = zero < rest;
  if (narrowing.roundMode == "down")
    rises = rises & (rest < zero);
  if (narrowing.roundMode == "nearest")
    rises = bits.constant(0x3fffff) < rest;
  // The least number is a subnormal float.
  rises = select(exponent == zero, bits.constant(0x400000) < rest, rises);
  Scalar code = exponent + cast(rises, DataType::Int32);
  Scalar nan = bits.constant(255);
  Scalar beyond = narrowing.saturates ? bits.constant(254) : nan;
  code = select(bits.constant(254) < code, beyond, code);
  if (!narrowing.saturates)
    code = select(bits == zero, nan, code);
  return select(isNaN(x), nan, code);
}

Tensor encodeFloats(GraphBuilder &graph, const Tensor &input, DataType type,
                    const Narrowing &narrowing) {
  auto body = [&](ArrayRef<Scalar> x) {
    Scalar value = cast(x[0], DataType::Float);
    return type == DataType::Float8E8M0
               ? encodeExponent(value, narrowing)
               : encodeSigned(value, getFormat(type), narrowing.saturates);
  };
  return graph.elementwise(input, input.shape, type, body);
}

} // namespace nnprim::frontend
