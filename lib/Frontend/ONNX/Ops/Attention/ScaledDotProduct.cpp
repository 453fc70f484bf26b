//===- ScaledDotProduct.cpp - The product at the core of attention --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Attention/ScaledDotProduct.h"

#include <limits>

using namespace mlir;

namespace nnprim::frontend {

static constexpr double kNothing = -std::numeric_limits<double>::infinity();

Tensor splitHeads(GraphBuilder &graph, const Tensor &tensor, int64_t heads) {
  ArrayRef<int64_t> x(tensor.shape);
  Tensor split = graph.reshape(tensor, {x[0], x[1], heads, x[2] / heads});
  return graph.transpose(split, {0, 2, 1, 3});
}

Tensor joinHeads(GraphBuilder &graph, const Tensor &tensor) {
  ArrayRef<int64_t> x(tensor.shape);
  return graph.reshape(graph.transpose(tensor, {0, 2, 1, 3}),
                       {x[0], x[2], x[1] * x[3]});
}

static Tensor addMask(GraphBuilder &graph, const Tensor &scores,
                      const Tensor &mask) {
  if (!mask)
    return scores;
  auto body = [&](ArrayRef<Scalar> x) {
    if (mask.type == DataType::Bool)
      return select(x[1], x[0], x[0].constant(kNothing));
    return x[0] + cast(x[1], x[0].type);
  };
  return graph.elementwise({scores, mask}, scores.shape, scores.type, body);
}

/// Zeros in place of the rows of which everything is masked, where softmax
/// divides zero by zero.
static Tensor clearMaskedRows(GraphBuilder &graph, const Tensor &masked,
                              const Tensor &probabilities) {
  Tensor highest = graph.reduce(masked, 3, Reduction::Max, /*keepDims=*/true);
  auto body = [](ArrayRef<Scalar> x) {
    Scalar nothing = x[0].constant(kNothing);
    return select(x[0] == nothing, x[1].constant(0), x[1]);
  };
  return graph.elementwise({highest, probabilities}, probabilities.shape,
                           probabilities.type, body);
}

Tensor ScaledDotProduct::compute(GraphBuilder &graph) {
  DataType type = precision == DataType::Undefined ? getComputeType(query.type)
                                                   : getComputeType(precision);
  ArrayRef<int64_t> q(query.shape), k(key.shape), v(value.shape);
  int64_t batch = q[0] * k[1], rows = q[1] / k[1] * q[2];
  Tensor lhs = graph.reshape(graph.cast(query, type), {batch, rows, q[3]});
  Tensor keys = graph.transpose(graph.cast(key, type), {0, 1, 3, 2});
  Tensor product = graph.matmul(lhs, graph.reshape(keys, {batch, k[3], k[2]}));
  scores = graph.map(graph.reshape(product, {q[0], q[1], q[2], k[2]}),
                     [&](Scalar x) { return x * scale; });
  capped = softcap == 0 ? scores : graph.map(scores, [&](Scalar x) {
    return softcap * tanh(x / softcap);
  });
  masked = addMask(graph, addMask(graph, capped, mask), secondMask);
  if (modifyScores)
    masked = modifyScores(masked);
  probabilities = graph.softmax(masked, 3, /*isLog=*/false);
  if (mask || secondMask)
    probabilities = clearMaskedRows(graph, masked, probabilities);
  if (modifyProbabilities)
    probabilities = modifyProbabilities(probabilities);
  Tensor weights = graph.reshape(probabilities, {batch, rows, k[2]});
  Tensor values = graph.reshape(graph.cast(value, type), {batch, k[2], v[3]});
  Tensor result = graph.matmul(weights, values);
  return graph.cast(graph.reshape(result, {q[0], q[1], q[2], v[3]}),
                    query.type);
}

} // namespace nnprim::frontend
