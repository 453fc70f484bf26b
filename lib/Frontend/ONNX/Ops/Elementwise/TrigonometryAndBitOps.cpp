//===- TrigonometryAndBitOps.cpp - Trigonometry, bits and tests of numbers ===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"

using namespace mlir;

namespace nnprim::frontend {

using UnaryBody = Scalar (*)(const Scalar &);
using BinaryBody = Scalar (*)(const Scalar &, const Scalar &);

//===----------------------------------------------------------------------===//
// Trigonometric and hyperbolic functions
//===----------------------------------------------------------------------===//

static Scalar withSignOf(const Scalar &x, const Scalar &magnitude) {
  return select(x < x.constant(0), -magnitude, magnitude);
}

static Scalar tanBody(const Scalar &x) { return sin(x) / cos(x); }
static Scalar atanBody(const Scalar &x) { return atan(x); }

/// atan(x / √((1 - x)(1 + x))); the quotient is infinite at ±1, as it should.
static Scalar asinBody(const Scalar &x) {
  return atan(x / sqrt((1.0 - x) * (1.0 + x)));
}

/// 2·atan(√((1 - x) / (1 + x))), which loses no digits near 1.
static Scalar acosBody(const Scalar &x) {
  return 2.0 * atan(sqrt((1.0 - x) / (1.0 + x)));
}

/// With t = e^|x| - 1: (t + t / (t + 1)) / 2, which is exact near zero. Where t
/// is infinite, the quotient is not a number but the limit is.
static Scalar sinhBody(const Scalar &x) {
  Scalar t = expm1(abs(x));
  Scalar result = 0.5 * (t + t / (t + 1.0));
  return withSignOf(x, select(isInfinite(t), t, result));
}

static Scalar coshBody(const Scalar &x) {
  Scalar e = exp(abs(x));
  return 0.5 * (e + 1.0 / e);
}

/// log(1 + |x| + x² / (1 + √(x² + 1))).
static Scalar asinhBody(const Scalar &x) {
  Scalar a = abs(x), square = a * a;
  return withSignOf(x, log1p(a + square / (1.0 + sqrt(square + 1.0))));
}

static Scalar acoshBody(const Scalar &x) {
  Scalar t = x - 1.0;
  return log1p(t + sqrt(t * (t + 2.0)));
}

static Scalar atanhBody(const Scalar &x) {
  Scalar a = abs(x);
  return withSignOf(x, 0.5 * log1p(2.0 * a / (1.0 - a)));
}

template <UnaryBody kBody> static LogicalResult importFunction(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  Tensor input = node.getInput(0);
  return node.setOutput(
      0, node.getGraph().map(input, [](Scalar x) { return kBody(x); }));
}

//===----------------------------------------------------------------------===//
// Tests
//===----------------------------------------------------------------------===//

static LogicalResult importIsNaN(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  Tensor input = node.getInput(0);
  return node.setOutput(0, node.getGraph().elementwise(
                               input, input.shape, DataType::Bool,
                               [](ArrayRef<Scalar> x) { return isNaN(x[0]); }));
}

static LogicalResult importIsInf(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  Tensor input = node.getInput(0);
  bool positive = node.getInt("detect_positive", 1);
  bool negative = node.getInt("detect_negative", 1);
  auto body = [=](ArrayRef<Scalar> x) {
    Scalar zero = x[0].constant(0), result = isInfinite(x[0]);
    if (!positive)
      result = result & (x[0] < zero);
    if (!negative)
      result = result & (zero < x[0]);
    return result;
  };
  return node.setOutput(
      0, node.getGraph().elementwise(input, input.shape, DataType::Bool, body));
}

//===----------------------------------------------------------------------===//
// Bits
//===----------------------------------------------------------------------===//

static LogicalResult checkInteger(Node &node, const Tensor &tensor) {
  if (!tensor.isFloat() && tensor.type != DataType::Bool)
    return success();
  return node.error("element type " + getName(tensor.type) +
                    " is not an integer");
}

/// Applies `body` to two tensors of one integer type.
static LogicalResult importIntegers(Node &node, BinaryBody body) {
  if (node.failed() || node.checkNumInputs(2, 2).failed() ||
      node.checkSameType(node.getInputs()).failed() ||
      checkInteger(node, node.getInput(0)).failed())
    return failure();
  std::optional<Shape> shape = node.broadcastShapes(node.getInputs());
  if (!shape)
    return failure();
  return node.setOutput(
      0, node.getGraph().elementwise(
             node.getInputs(), *shape, node.getInput(0).type,
             [=](ArrayRef<Scalar> x) { return body(x[0], x[1]); }));
}

static LogicalResult importBitwiseAnd(Node &node) {
  return importIntegers(node,
                        [](const Scalar &a, const Scalar &b) { return a & b; });
}
static LogicalResult importBitwiseOr(Node &node) {
  return importIntegers(node,
                        [](const Scalar &a, const Scalar &b) { return a | b; });
}
static LogicalResult importBitwiseXor(Node &node) {
  return importIntegers(node,
                        [](const Scalar &a, const Scalar &b) { return a ^ b; });
}

static LogicalResult importBitwiseNot(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      checkInteger(node, node.getInput(0)).failed())
    return failure();
  // All bits but those of x: -1 - x.
  return node.setOutput(0, node.getGraph().map(node.getInput(0), [](Scalar x) {
    return (x.constant(0) - x) - x.constant(1);
  }));
}

static LogicalResult importBitShift(Node &node) {
  std::string direction = node.getString("direction", "");
  if (direction == "LEFT")
    return importIntegers(node, shiftLeft);
  if (direction == "RIGHT")
    return importIntegers(node, shiftRight);
  return node.error(
      "attribute 'direction' must be 'LEFT' or 'RIGHT', but is '" + direction +
      "'");
}

//===----------------------------------------------------------------------===//
// Shrink
//===----------------------------------------------------------------------===//

/// x + bias below -lambd, x - bias above lambd, 0 between.
static LogicalResult importShrink(Node &node) {
  double bias = node.getFloat("bias", 0), bound = node.getFloat("lambd", 0.5);
  if (node.failed() || node.checkNumInputs(1, 1).failed())
    return failure();
  return node.setOutput(0, node.getGraph().map(node.getInput(0), [=](Scalar x) {
    Scalar real = x.isFloat() ? x : cast(x, DataType::Double);
    Scalar result = select(
        real < real.constant(-bound), real + bias,
        select(real.constant(bound) < real, real - bias, real.constant(0)));
    return cast(result, x.type);
  }));
}

void addTrigonometryAndBitOps(OpTable &table) {
  addRows(table, {
                     {"Acos", importFunction<acosBody>},
                     {"Acosh", importFunction<acoshBody>},
                     {"Asin", importFunction<asinBody>},
                     {"Asinh", importFunction<asinhBody>},
                     {"Atan", importFunction<atanBody>},
                     {"Atanh", importFunction<atanhBody>},
                     {"BitShift", importBitShift},
                     {"BitwiseAnd", importBitwiseAnd},
                     {"BitwiseNot", importBitwiseNot},
                     {"BitwiseOr", importBitwiseOr},
                     {"BitwiseXor", importBitwiseXor},
                     {"Cosh", importFunction<coshBody>},
                     {"IsInf", importIsInf},
                     {"IsNaN", importIsNaN},
                     {"Shrink", importShrink},
                     {"Sinh", importFunction<sinhBody>},
                     {"Tan", importFunction<tanBody>},
                 });
}

} // namespace nnprim::frontend
