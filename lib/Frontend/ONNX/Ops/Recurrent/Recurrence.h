//===- Recurrence.h - Common parts of recurrent operators -------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_RECURRENT_RECURRENCE_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_RECURRENT_RECURRENCE_H

#include "Node.h"

namespace nnprim::frontend {

/// An activation of a gate with its parameters.
struct Activation {
  std::string name;
  double alpha = 0, beta = 0;

  Scalar operator()(const Scalar &x) const;
};

/// The weights of one direction, for T steps, a batch of B, I inputs, H hidden
/// values and G gates.
struct Direction {
  bool isReversed = false;
  /// T x B x (G·H): the inputs times the weights, with the biases of W.
  Tensor projected;
  /// H x (G·H), and G·H biases of R.
  Tensor recurrence, recurrentBias;
  /// Peepholes: 3·H, or absent.
  Tensor peepholes;
  llvm::ArrayRef<Activation> activations;
};

/// The states of a recurrent layer, B x H each.
using States = llvm::SmallVector<Tensor, 2>;

/// A recurrent operator: LSTM, GRU or RNN.
struct RecurrentOp {
  int64_t numGates;
  /// Hidden state, and for LSTM the cell.
  int64_t numStates;
  /// Activations of one direction, if no attribute names them.
  llvm::ArrayRef<llvm::StringLiteral> activations;
  /// Computes the next states from the projected inputs of a step, B x (G·H).
  States (*step)(Node &node, const Direction &direction, const Tensor &inputs,
                 const States &states);
};

/// Imports a recurrent operator: both directions, lengths of sequences, initial
/// states, both layouts. Time is unrolled.
llvm::LogicalResult importRecurrent(Node &node, const RecurrentOp &op);

/// Columns `gate`·H to (`gate` + `count`)·H of a tensor whose last dimension
/// counts gates.
Tensor takeGates(GraphBuilder &graph, const Tensor &tensor, int64_t gate,
                 int64_t count, int64_t hidden);
/// Limits a gate's input to ±clip, if `clip` is not 0.
Scalar clipTo(const Scalar &x, double clip);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_RECURRENT_RECURRENCE_H
