//===- ScaledDotProduct.h - The product at the core of attention ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_ATTENTION_SCALEDDOTPRODUCT_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_ATTENTION_SCALEDDOTPRODUCT_H

#include "Node.h"

#include <functional>

namespace nnprim::frontend {

/// softmax(cap(scale · Q Kᵀ) + mask) V for each head, computed in float (double
/// for double). Q is B x H x S x D, K is B x G x T x D and V is B x G x T x E,
/// where G divides H and each head of K and V serves H / G consecutive ones of
/// Q.
struct ScaledDotProduct {
  Tensor query, key, value;
  double scale = 1;
  /// softcap · tanh(x / softcap) instead of each x, if not 0.
  double softcap = 0;
  /// Broadcasts to B x H x S x T: bools select, numbers are added. May be
  /// absent.
  Tensor mask, secondMask;

  /// The type of the scores and all that follows; Undefined stands for float,
  /// or double for double.
  DataType precision = DataType::Undefined;
  /// Operations that a model puts behind the masked scores and the
  /// probabilities.
  using Modifier = std::function<Tensor(const Tensor &)>;
  Modifier modifyScores, modifyProbabilities;

  /// The steps, as B x H x S x T.
  Tensor scores, capped, masked, probabilities;

  /// The result, B x H x S x E, in the type of the query. Rows of which
  /// everything is masked are 0.
  Tensor compute(GraphBuilder &graph);
};

/// B x S x (heads · D) as B x heads x S x D.
Tensor splitHeads(GraphBuilder &graph, const Tensor &tensor, int64_t heads);
/// The reverse.
Tensor joinHeads(GraphBuilder &graph, const Tensor &tensor);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_ATTENTION_SCALEDDOTPRODUCT_H
