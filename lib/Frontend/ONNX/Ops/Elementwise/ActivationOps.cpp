//===- ActivationOps.cpp - Functions of one tensor ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"

using namespace mlir;

namespace nnprim::frontend {

//===----------------------------------------------------------------------===//
// Functions without attributes
//===----------------------------------------------------------------------===//

using UnaryBody = Scalar (*)(Scalar);

/// Imports an operator that applies `kBody` to a float tensor.
template <UnaryBody kBody> static LogicalResult importUnary(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  Tensor input = node.getInput(0);
  if (node.checkFloat(input).failed())
    return failure();
  return node.setOutput(0, node.getGraph().map(input, kBody));
}

/// Imports an operator that applies `kBody` to a tensor of any type.
template <UnaryBody kBody> static LogicalResult importAnyUnary(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  return node.setOutput(0, node.getGraph().map(node.getInput(0), kBody));
}

static Scalar expBody(Scalar x) { return exp(x); }
static Scalar logBody(Scalar x) { return log(x); }
static Scalar sqrtBody(Scalar x) { return sqrt(x); }
static Scalar tanhBody(Scalar x) { return tanh(x); }
static Scalar erfBody(Scalar x) { return erf(x); }
static Scalar sinBody(Scalar x) { return sin(x); }
static Scalar cosBody(Scalar x) { return cos(x); }
static Scalar floorBody(Scalar x) { return floor(x); }
static Scalar ceilBody(Scalar x) { return ceil(x); }
static Scalar roundBody(Scalar x) { return roundEven(x); }
static Scalar absBody(Scalar x) { return abs(x); }
static Scalar negBody(Scalar x) { return -x; }
static Scalar reciprocalBody(Scalar x) { return 1.0 / x; }
static Scalar sigmoidBody(Scalar x) { return 1.0 / (1.0 + exp(-x)); }
static Scalar softsignBody(Scalar x) { return x / (1.0 + abs(x)); }

/// log(1 + eˣ) without overflow for large x.
static Scalar softplusBody(Scalar x) {
  return max(x, x.constant(0)) + log(1.0 + exp(-abs(x)));
}

static Scalar signBody(Scalar x) {
  Scalar zero = x.constant(0);
  return select(x < zero, x.constant(-1),
                select(zero < x, x.constant(1), zero));
}

/// max(0, min(1, alpha·x + beta)).
static Scalar hardSigmoid(Scalar x, double alpha, double beta) {
  return atMost(atLeast(alpha * x + beta, x.constant(0)), x.constant(1));
}

static Scalar hardSwishBody(Scalar x) {
  return x * hardSigmoid(x, 1.0 / 6, 0.5);
}

static Scalar mishBody(Scalar x) { return x * tanh(softplusBody(x)); }

//===----------------------------------------------------------------------===//
// Functions with attributes
//===----------------------------------------------------------------------===//

static LogicalResult importRelu(Node &node) {
  if (node.checkNumInputs(1, 1).failed())
    return failure();
  return node.setOutput(
      0, node.getGraph().clamp(node.getInput(0), 0, std::nullopt));
}

/// Checks the single float operand of an operator whose attributes have been
/// read, and applies `body`.
static LogicalResult importFloatMap(Node &node,
                                    llvm::function_ref<Scalar(Scalar)> body) {
  if (node.failed() || node.checkNumInputs(1, 1).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  return node.setOutput(0, node.getGraph().map(node.getInput(0), body));
}

static LogicalResult importLeakyRelu(Node &node) {
  double alpha = node.getFloat("alpha", 0.01);
  return importFloatMap(
      node, [=](Scalar x) { return select(x < x.constant(0), alpha * x, x); });
}

/// x · sigmoid(alpha·x), since opset 24.
static LogicalResult importSwish(Node &node) {
  double alpha = node.getFloat("alpha", 1);
  return importFloatMap(
      node, [=](Scalar x) { return x / (1.0 + exp(-(alpha * x))); });
}

/// swish(A) · B, since opset 28.
static LogicalResult importSwiGLU(Node &node) {
  double alpha = node.getFloat("alpha", 1);
  if (node.failed() || node.checkNumInputs(2, 2).failed() ||
      node.checkFloat(node.getInput(0)).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  Tensor gate = node.getInput(0), value = node.getInput(1);
  if (gate.shape != value.shape)
    return node.error("inputs of shapes " + toString(gate.shape) + " and " +
                      toString(value.shape) +
                      " are not supported; both have the same shape");
  auto body = [=](ArrayRef<Scalar> x) {
    return x[0] / (1.0 + exp(-(alpha * x[0]))) * x[1];
  };
  return node.setOutput(0, node.getGraph().elementwise(
                               node.getInputs(), gate.shape, gate.type, body));
}

static LogicalResult importElu(Node &node) {
  double alpha = node.getFloat("alpha", 1);
  return importFloatMap(node, [=](Scalar x) {
    return select(x < x.constant(0), alpha * (exp(x) - 1.0), x);
  });
}

static LogicalResult importSelu(Node &node) {
  double alpha = node.getFloat("alpha", 1.67326319217681884765625);
  double gamma = node.getFloat("gamma", 1.05070102214813232421875);
  return importFloatMap(node, [=](Scalar x) {
    return gamma * select(x < x.constant(0), alpha * (exp(x) - 1.0), x);
  });
}

static LogicalResult importCelu(Node &node) {
  double alpha = node.getFloat("alpha", 1);
  return importFloatMap(node, [=](Scalar x) {
    return select(x < x.constant(0), alpha * (exp(x / alpha) - 1.0), x);
  });
}

static LogicalResult importThresholdedRelu(Node &node) {
  double alpha = node.getFloat("alpha", 1);
  return importFloatMap(node, [=](Scalar x) {
    return select(x.constant(alpha) < x, x, x.constant(0));
  });
}

static LogicalResult importHardSigmoid(Node &node) {
  double alpha = node.getFloat("alpha", 0.2);
  double beta = node.getFloat("beta", 0.5);
  return importFloatMap(node,
                        [=](Scalar x) { return hardSigmoid(x, alpha, beta); });
}

static LogicalResult importGelu(Node &node) {
  std::string approximate = node.getString("approximate", "none");
  if (approximate == "tanh")
    return importFloatMap(node, [](Scalar x) {
      Scalar inner = 0.7978845608028654 * (x + 0.044715 * (x * x * x));
      return 0.5 * x * (1.0 + tanh(inner));
    });
  if (approximate != "none")
    return node.error("attribute 'approximate' must be 'none' or 'tanh', but "
                      "is '" +
                      approximate + "'");
  return importFloatMap(node, [](Scalar x) {
    return 0.5 * x * (1.0 + erf(0.7071067811865476 * x));
  });
}

/// Up to opset 10 the bounds are attributes; later they are optional inputs.
static LogicalResult importClip(Node &node) {
  if (node.checkNumInputs(1, 3).failed())
    return failure();
  Tensor input = node.getInput(0), low, high;
  if (node.getOpset() < 11) {
    if (node.checkFloat(input).failed())
      return failure();
    if (node.hasAttribute("min"))
      low = makeScalar(input.type, node.getFloat("min", 0));
    if (node.hasAttribute("max"))
      high = makeScalar(input.type, node.getFloat("max", 0));
  } else {
    low = node.getInput(1);
    high = node.getInput(2);
  }
  SmallVector<Tensor> operands = {input};
  for (const Tensor &bound : {low, high}) {
    if (!bound)
      continue;
    if (bound.getNumElements() != 1)
      return node.error("a bound has shape " + toString(bound.shape) +
                        " instead of a scalar's");
    operands.push_back(node.getGraph().reshape(bound, {}));
  }
  if (node.failed() || node.checkSameType(operands).failed())
    return failure();
  auto isKnown = [](const Tensor &bound) {
    return !bound || bound.isConstant();
  };
  auto getBound = [](const Tensor &bound) {
    return bound ? std::optional<double>(bound.getNumber(0)) : std::nullopt;
  };
  if (input.quantization && isKnown(low) && isKnown(high))
    return node.setOutput(
        0, node.getGraph().clamp(input, getBound(low), getBound(high)));
  auto body = [&](ArrayRef<Scalar> x) {
    Scalar result = x[0];
    if (low)
      result = atLeast(result, x[1]);
    if (high)
      result = atMost(result, x.back());
    return result;
  };
  return node.setOutput(
      0, node.getGraph().elementwise(operands, input.shape, input.type, body));
}

static LogicalResult importPRelu(Node &node) {
  if (node.checkNumInputs(2, 2).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  Tensor input = node.getInput(0);
  std::optional<Shape> shape = node.broadcastShapes(node.getInputs());
  if (!shape)
    return failure();
  if (*shape != input.shape)
    return node.error("the slope of shape " + toString(node.getInput(1).shape) +
                      " does not broadcast to the input's " +
                      toString(input.shape));
  auto body = [](ArrayRef<Scalar> x) {
    return select(x[0] < x[0].constant(0), x[1] * x[0], x[0]);
  };
  return node.setOutput(0, node.getGraph().elementwise(node.getInputs(), *shape,
                                                       input.type, body));
}

void addActivationOps(OpTable &table) {
  addRows(table, {
                     {"Abs", importAnyUnary<absBody>},
                     {"Ceil", importUnary<ceilBody>},
                     {"Celu", importCelu},
                     {"Clip", importClip},
                     {"Cos", importUnary<cosBody>},
                     {"Elu", importElu},
                     {"Erf", importUnary<erfBody>},
                     {"Exp", importUnary<expBody>},
                     {"Floor", importUnary<floorBody>},
                     {"Gelu", importGelu},
                     {"HardSigmoid", importHardSigmoid},
                     {"HardSwish", importUnary<hardSwishBody>},
                     {"LeakyRelu", importLeakyRelu},
                     {"Log", importUnary<logBody>},
                     {"Mish", importUnary<mishBody>},
                     {"Neg", importAnyUnary<negBody>},
                     {"PRelu", importPRelu},
                     {"Reciprocal", importUnary<reciprocalBody>},
                     {"Relu", importRelu},
                     {"Round", importUnary<roundBody>},
                     {"Selu", importSelu},
                     {"Sigmoid", importUnary<sigmoidBody>},
                     {"Sign", importAnyUnary<signBody>},
                     {"Sin", importUnary<sinBody>},
                     {"Softplus", importUnary<softplusBody>},
                     {"Softsign", importUnary<softsignBody>},
                     {"Sqrt", importUnary<sqrtBody>},
                     {"SwiGLU", importSwiGLU},
                     {"Swish", importSwish},
                     {"Tanh", importUnary<tanhBody>},
                     {"ThresholdedRelu", importThresholdedRelu},
                 });
}

} // namespace nnprim::frontend
