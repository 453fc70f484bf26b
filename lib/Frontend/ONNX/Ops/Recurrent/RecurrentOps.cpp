//===- RecurrentOps.cpp - LSTM, GRU and RNN -------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"
#include "Ops/Recurrent/Recurrence.h"

using namespace mlir;

namespace nnprim::frontend {

/// The state times the recurrence's weights, with its biases.
static Tensor recur(GraphBuilder &graph, const Direction &direction,
                    const Tensor &state) {
  return graph.add(graph.matmul(state, direction.recurrence),
                   direction.recurrentBias);
}

/// f(clip(a + b)).
static Tensor activate(GraphBuilder &graph, const Activation &f, double clip,
                       const Tensor &a, const Tensor &b) {
  return graph.elementwise({a, b}, a.shape, a.type, [&](ArrayRef<Scalar> x) {
    return f(clipTo(x[0] + x[1], clip));
  });
}

//===----------------------------------------------------------------------===//
// RNN
//===----------------------------------------------------------------------===//

static States stepRNN(Node &node, const Direction &direction,
                      const Tensor &inputs, const States &states) {
  GraphBuilder &graph = node.getGraph();
  Tensor recurrent = recur(graph, direction, states[0]);
  return {activate(graph, direction.activations[0], node.getFloat("clip", 0),
                   inputs, recurrent)};
}

//===----------------------------------------------------------------------===//
// GRU: gates z, r, h
//===----------------------------------------------------------------------===//

static States stepGRU(Node &node, const Direction &direction,
                      const Tensor &inputs, const States &states) {
  GraphBuilder &graph = node.getGraph();
  double clip = node.getFloat("clip", 0);
  bool resetsLate = node.getInt("linear_before_reset", 0);
  const Tensor &hidden = states[0];
  int64_t H = hidden.shape[1];
  auto gates = [&](const Tensor &tensor, int64_t first, int64_t count) {
    return takeGates(graph, tensor, first, count, H);
  };
  Tensor both, candidate;
  if (resetsLate) {
    Tensor recurrent = recur(graph, direction, hidden);
    both = activate(graph, direction.activations[0], clip, gates(inputs, 0, 2),
                    gates(recurrent, 0, 2));
    candidate = graph.mul(gates(both, 1, 1), gates(recurrent, 2, 1));
  } else {
    Direction first = direction, last = direction;
    first.recurrence = gates(direction.recurrence, 0, 2);
    first.recurrentBias = gates(direction.recurrentBias, 0, 2);
    last.recurrence = gates(direction.recurrence, 2, 1);
    last.recurrentBias = gates(direction.recurrentBias, 2, 1);
    both = activate(graph, direction.activations[0], clip, gates(inputs, 0, 2),
                    recur(graph, first, hidden));
    candidate = recur(graph, last, graph.mul(gates(both, 1, 1), hidden));
  }
  Tensor update = gates(both, 0, 1);
  const Activation &g = direction.activations[1];
  return {graph.elementwise({update, gates(inputs, 2, 1), candidate, hidden},
                            hidden.shape, hidden.type, [&](ArrayRef<Scalar> x) {
                              Scalar made = g(clipTo(x[1] + x[2], clip));
                              return (1.0 - x[0]) * made + x[0] * x[3];
                            })};
}

//===----------------------------------------------------------------------===//
// LSTM: gates i, o, f, c
//===----------------------------------------------------------------------===//

/// The operands of a gate: inputs, recurrence, and with peepholes the cell and
/// its weights.
static SmallVector<Tensor>
getGate(GraphBuilder &graph, const Direction &direction, const Tensor &inputs,
        const Tensor &recurrent, const Tensor &cell, int64_t gate) {
  int64_t H = cell.shape[1];
  SmallVector<Tensor> operands = {takeGates(graph, inputs, gate, 1, H),
                                  takeGates(graph, recurrent, gate, 1, H)};
  // Peepholes are those of i, o and f.
  if (direction.peepholes && gate < 3)
    operands.append({cell, takeGates(graph, direction.peepholes, gate, 1, H)});
  return operands;
}

static Tensor computeGate(GraphBuilder &graph, const Activation &f, double clip,
                          ArrayRef<Tensor> operands) {
  return graph.elementwise(operands, operands[0].shape, operands[0].type,
                           [&](ArrayRef<Scalar> x) {
                             Scalar sum = x[0] + x[1];
                             if (x.size() > 2)
                               sum = sum + x[2] * x[3];
                             return f(clipTo(sum, clip));
                           });
}

static States stepLSTM(Node &node, const Direction &direction,
                       const Tensor &inputs, const States &states) {
  GraphBuilder &graph = node.getGraph();
  double clip = node.getFloat("clip", 0);
  bool isCoupled = node.getInt("input_forget", 0);
  const Tensor &cell = states[1];
  Tensor recurrent = recur(graph, direction, states[0]);
  auto gate = [&](int64_t index, int64_t activation, const Tensor &peeked) {
    return computeGate(
        graph, direction.activations[activation], clip,
        getGate(graph, direction, inputs, recurrent, peeked, index));
  };
  Tensor input = gate(0, 0, cell), candidate = gate(3, 1, cell);
  Tensor forget = isCoupled ? graph.map(input, [](Scalar x) { return 1.0 - x; })
                            : gate(2, 0, cell);
  Tensor next = graph.elementwise(
      {forget, cell, input, candidate}, cell.shape, cell.type,
      [](ArrayRef<Scalar> x) { return x[0] * x[1] + x[2] * x[3]; });
  Tensor output = gate(1, 0, next);
  const Activation &h = direction.activations[2];
  Tensor hidden =
      graph.elementwise({output, next}, cell.shape, cell.type,
                        [&](ArrayRef<Scalar> x) { return x[0] * h(x[1]); });
  return {hidden, next};
}

//===----------------------------------------------------------------------===//
// Table
//===----------------------------------------------------------------------===//

static constexpr llvm::StringLiteral kNames[] = {"Sigmoid", "Tanh", "Tanh"};

static LogicalResult importLSTM(Node &node) {
  return importRecurrent(node, {4, 2, kNames, stepLSTM});
}
static LogicalResult importGRU(Node &node) {
  return importRecurrent(node, {3, 1, ArrayRef(kNames).take_front(2), stepGRU});
}
static LogicalResult importRNN(Node &node) {
  return importRecurrent(node, {1, 1, ArrayRef(kNames).take_back(1), stepRNN});
}

void addRecurrentOps(OpTable &table) {
  addRows(table,
          {{"GRU", importGRU}, {"LSTM", importLSTM}, {"RNN", importRNN}});
}

} // namespace nnprim::frontend
