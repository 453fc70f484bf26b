//===- ElementwiseOps.cpp - Functions of several tensors ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"

#include <cmath>

using namespace mlir;

namespace nnprim::frontend {

using BinaryBody = Scalar (*)(const Scalar &, const Scalar &);

//===----------------------------------------------------------------------===//
// Arithmetic, comparison, logic
//===----------------------------------------------------------------------===//

static Scalar addBody(const Scalar &a, const Scalar &b) { return a + b; }
static Scalar subBody(const Scalar &a, const Scalar &b) { return a - b; }
static Scalar mulBody(const Scalar &a, const Scalar &b) { return a * b; }
static Scalar divBody(const Scalar &a, const Scalar &b) { return a / b; }
static Scalar minBody(const Scalar &a, const Scalar &b) { return min(a, b); }
static Scalar maxBody(const Scalar &a, const Scalar &b) { return max(a, b); }
static Scalar equalBody(const Scalar &a, const Scalar &b) { return a == b; }
static Scalar lessBody(const Scalar &a, const Scalar &b) { return a < b; }
static Scalar greaterBody(const Scalar &a, const Scalar &b) { return b < a; }
static Scalar atMostBody(const Scalar &a, const Scalar &b) { return a <= b; }
static Scalar atLeastBody(const Scalar &a, const Scalar &b) { return b <= a; }
static Scalar andBody(const Scalar &a, const Scalar &b) { return a & b; }
static Scalar orBody(const Scalar &a, const Scalar &b) { return a | b; }
static Scalar xorBody(const Scalar &a, const Scalar &b) { return a ^ b; }

/// Applies `kBody` to two tensors of one type; the result has that type, or
/// bool.
template <BinaryBody kBody, bool kGivesBool>
static LogicalResult importBinary(Node &node) {
  if (node.checkNumInputs(2, 2).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  std::optional<Shape> shape = node.broadcastShapes(node.getInputs());
  if (!shape)
    return failure();
  DataType type = kGivesBool ? DataType::Bool : node.getInput(0).type;
  return node.setOutput(
      0, node.getGraph().elementwise(
             node.getInputs(), *shape, type,
             [](ArrayRef<Scalar> x) { return kBody(x[0], x[1]); }));
}

template <BinaryBody kBody> static LogicalResult importLogic(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  for (const Tensor &input : node.getInputs())
    if (input.type != DataType::Bool)
      return node.error("element type " + getName(input.type) + " is not bool");
  return importBinary<kBody, true>(node);
}

/// Left fold of one or more tensors, divided by their number if `kIsMean`.
template <BinaryBody kBody, bool kIsMean>
static LogicalResult importVariadic(Node &node) {
  if (node.checkNumInputs(std::max<int64_t>(node.getNumInputs(), 1)).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  std::optional<Shape> shape = node.broadcastShapes(node.getInputs());
  if (!shape)
    return failure();
  auto body = [](ArrayRef<Scalar> x) {
    Scalar result = x[0];
    for (const Scalar &next : x.drop_front())
      result = kBody(result, next);
    return kIsMean ? result / double(x.size()) : result;
  };
  return node.setOutput(0, node.getGraph().elementwise(node.getInputs(), *shape,
                                                       node.getInput(0).type,
                                                       body));
}

static LogicalResult importNot(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  if (node.getInput(0).type != DataType::Bool)
    return node.error("element type " + getName(node.getInput(0).type) +
                      " is not bool");
  return node.setOutput(0, node.getGraph().map(node.getInput(0), [](Scalar x) {
    return x ^ x.constant(1);
  }));
}

static LogicalResult importWhere(Node &node) {
  if (node.checkNumInputs(3, 3).failed() ||
      node.checkSameType(node.getInputs().drop_front()).failed())
    return failure();
  if (node.getInput(0).type != DataType::Bool)
    return node.error("the condition has element type " +
                      getName(node.getInput(0).type) + " instead of bool");
  std::optional<Shape> shape = node.broadcastShapes(node.getInputs());
  if (!shape)
    return failure();
  auto body = [](ArrayRef<Scalar> x) { return select(x[0], x[1], x[2]); };
  return node.setOutput(0, node.getGraph().elementwise(node.getInputs(), *shape,
                                                       node.getInput(1).type,
                                                       body));
}

/// a - trunc(a / b)·b of doubles, exact for quotients below 2⁵². Where the
/// division rounds up to the next integer, one divisor too much is taken away.
static Scalar remainder(const Scalar &a, const Scalar &b) {
  Scalar rest = fma(-trunc(a / b), b, a), divisor = abs(b);
  Scalar isNegative = a < a.constant(0), zero = a.constant(0);
  Scalar corrected = select(isNegative, rest - divisor, rest + divisor);
  Scalar isOver = select(isNegative, zero < rest, rest < zero);
  return select(isOver, corrected, rest);
}

static LogicalResult importMod(Node &node) {
  if (node.checkNumInputs(2, 2).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  bool truncates = node.getInt("fmod", 0);
  DataType type = node.getInput(0).type;
  if (isFloat(type) && !truncates)
    return node.error("element type " + getName(type) +
                      " is not supported without attribute 'fmod'; integers "
                      "are");
  std::optional<Shape> shape = node.broadcastShapes(node.getInputs());
  if (!shape || node.failed())
    return failure();
  // In double, quotients of floats below 2²⁹ and their products are exact.
  auto floatBody = [type](ArrayRef<Scalar> x) {
    Scalar a = cast(x[0], DataType::Double), b = cast(x[1], DataType::Double);
    Scalar rest =
        type == DataType::Double ? remainder(a, b) : a - trunc(a / b) * b;
    // A zero has the sign of the dividend, and a finite number is smaller than
    // an infinite divisor.
    rest = select(rest == rest.constant(0), a * 0.0, rest);
    return select(isInfinite(b) & logicalNot(isInfinite(a)), a, rest);
  };
  if (isFloat(type))
    return node.setOutput(0, node.getGraph().elementwise(
                                 node.getInputs(), *shape, type, floatBody));
  // Python's modulo takes the divisor's sign; C's % and fmod the dividend's.
  auto body = [&](ArrayRef<Scalar> x) {
    Scalar rest = x[0] - x[0] / x[1] * x[1];
    if (truncates || isUnsigned(type))
      return rest;
    Scalar zero = rest.constant(0);
    Scalar signsDiffer = (rest < zero) ^ (x[1] < zero);
    return select(rest == zero, zero, select(signsDiffer, rest + x[1], rest));
  };
  return node.setOutput(
      0, node.getGraph().elementwise(node.getInputs(), *shape, type, body));
}

//===----------------------------------------------------------------------===//
// Pow
//===----------------------------------------------------------------------===//

/// xⁿ for n ≥ 1 by repeated squaring.
static Scalar integerPower(Scalar x, unsigned n) {
  std::optional<Scalar> result;
  for (;; n >>= 1) {
    if (n & 1)
      result = result ? *result * x : x;
    if (n <= 1)
      return *result;
    x = x * x;
  }
}

/// A cheap expression for x to a constant power, if there is one.
static std::optional<Scalar> cheapPower(const Scalar &x, double exponent) {
  if (exponent == 0.5 && x.isFloat())
    return sqrt(x);
  if (exponent == -1 && x.isFloat())
    return 1.0 / x;
  if (exponent >= 1 && exponent <= 8 && exponent == std::floor(exponent))
    return integerPower(x, unsigned(exponent));
  return std::nullopt;
}

/// xʸ in double for integers x. Rounds to the nearest integer where the error
/// is small, so that truncation does not turn 5³ into 124.
static Scalar powerOfInteger(const Scalar &x, const Scalar &y) {
  Scalar power = pow(cast(x, DataType::Double), cast(y, DataType::Double));
  Scalar whole = roundEven(power);
  Scalar isWhole = abs(power - whole) <= abs(whole) * 1e-12;
  return select(isWhole, whole, power);
}

static LogicalResult importPow(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  Tensor exponent = node.getInput(1);
  std::optional<Shape> shape = node.broadcastShapes(node.getInputs());
  if (!shape)
    return failure();
  DataType type = node.getInput(0).type;
  auto body = [&](ArrayRef<Scalar> x) {
    if (exponent.isConstant() && exponent.getNumElements() == 1)
      if (std::optional<Scalar> cheap = cheapPower(x[0], exponent.getNumber(0)))
        return *cheap;
    if (!isFloat(type))
      return powerOfInteger(x[0], x[1]);
    DataType powerType = getComputeType(type);
    return pow(cast(x[0], powerType), cast(x[1], powerType));
  };
  return node.setOutput(
      0, node.getGraph().elementwise(node.getInputs(), *shape, type, body));
}

void addElementwiseOps(OpTable &table) {
  addRows(table, {
                     {"Add", importBinary<addBody, false>},
                     {"And", importLogic<andBody>},
                     {"Div", importBinary<divBody, false>},
                     {"Equal", importBinary<equalBody, true>},
                     {"Greater", importBinary<greaterBody, true>},
                     {"GreaterOrEqual", importBinary<atLeastBody, true>},
                     {"Less", importBinary<lessBody, true>},
                     {"LessOrEqual", importBinary<atMostBody, true>},
                     {"Max", importVariadic<maxBody, false>},
                     {"Mean", importVariadic<addBody, true>},
                     {"Min", importVariadic<minBody, false>},
                     {"Mod", importMod},
                     {"Mul", importBinary<mulBody, false>},
                     {"Not", importNot},
                     {"Or", importLogic<orBody>},
                     {"Pow", importPow},
                     {"Sub", importBinary<subBody, false>},
                     {"Sum", importVariadic<addBody, false>},
                     {"Where", importWhere},
                     {"Xor", importLogic<xorBody>},
                 });
}

} // namespace nnprim::frontend
