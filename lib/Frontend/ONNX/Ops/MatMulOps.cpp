//===- MatMulOps.cpp - Matrix products ------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MatMul.h"
#include "OpTable.h"
#include "Ops/Quantization/QuantizedOperands.h"

using namespace mlir;

namespace nnprim::frontend {

static Shape getBatch(const Tensor &tensor) {
  return Shape(ArrayRef<int64_t>(tensor.shape).drop_back(2));
}

/// Broadcasts the batch dimensions and collapses them: [B, rows, columns].
static Tensor withOneBatch(GraphBuilder &graph, const Tensor &tensor,
                           ArrayRef<int64_t> batch) {
  ArrayRef<int64_t> matrix = ArrayRef<int64_t>(tensor.shape).take_back(2);
  Shape full(batch);
  llvm::append_range(full, matrix);
  Tensor broadcast = graph.broadcast(tensor, full);
  return graph.reshape(broadcast,
                       {getNumElements(batch), matrix[0], matrix[1]});
}

/// Product of operands of rank 2 or more whose batches broadcast to `batch`.
static Tensor multiply(GraphBuilder &graph, const Tensor &lhs,
                       const Tensor &rhs, ArrayRef<int64_t> batch,
                       ProductFunction product) {
  int64_t rows = lhs.shape[lhs.getRank() - 2], depth = lhs.shape.back();
  int64_t columns = rhs.shape.back();
  Shape shape(batch);
  shape.push_back(rows);
  shape.push_back(columns);
  if (getNumElements(getBatch(rhs)) == 1) {
    // With a single right-hand matrix, the batch of the left becomes rows.
    Tensor flat =
        graph.reshape(lhs, {getNumElements(lhs.shape) / depth, depth});
    return graph.reshape(product(flat, graph.reshape(rhs, {depth, columns})),
                         shape);
  }
  return graph.reshape(
      product(withOneBatch(graph, lhs, batch), withOneBatch(graph, rhs, batch)),
      shape);
}

std::optional<Tensor> importProduct(Node &node, Tensor lhs, Tensor rhs,
                                    DataType type, ProductFunction product) {
  GraphBuilder &graph = node.getGraph();
  std::string shapes =
      "shapes " + toString(lhs.shape) + " and " + toString(rhs.shape);
  if (lhs.getRank() == 0 || rhs.getRank() == 0) {
    (void)node.error("a scalar operand has no matrix product");
    return std::nullopt;
  }
  bool dropsRows = lhs.getRank() == 1, dropsColumns = rhs.getRank() == 1;
  if (dropsRows)
    lhs = graph.reshape(lhs, {1, lhs.shape[0]});
  if (dropsColumns)
    rhs = graph.reshape(rhs, {rhs.shape[0], 1});
  if (lhs.shape.back() != rhs.shape[rhs.getRank() - 2]) {
    (void)node.error(shapes + " have no matrix product");
    return std::nullopt;
  }
  Tensor lhsBatch{lhs.type, getBatch(lhs), Value(), nullptr};
  Tensor rhsBatch{rhs.type, getBatch(rhs), Value(), nullptr};
  std::optional<Shape> batch = node.broadcastShapes({lhsBatch, rhsBatch});
  if (!batch)
    return std::nullopt;
  Shape shape = *batch;
  if (!dropsRows)
    shape.push_back(lhs.shape[lhs.getRank() - 2]);
  if (!dropsColumns)
    shape.push_back(rhs.shape.back());
  if (node.checkShape(shape).failed())
    return std::nullopt;
  if (lhs.shape.back() == 0)
    return graph.fill(type, shape, 0);
  return graph.reshape(multiply(graph, lhs, rhs, *batch, product), shape);
}

static LogicalResult importMatMul(Node &node) {
  if (node.checkNumInputs(2, 2).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  std::optional<Tensor> result = importProduct(
      node, node.getInput(0), node.getInput(1), node.getInput(0).type,
      [&](const Tensor &lhs, const Tensor &rhs) {
        std::optional<Tensor> sums = multiplyQuantized(graph, lhs, rhs);
        return sums ? *sums : graph.matmul(lhs, rhs);
      });
  return result ? node.setOutput(0, *result) : failure();
}

static Tensor scale(GraphBuilder &graph, const Tensor &tensor, double factor) {
  if (factor == 1)
    return tensor;
  return graph.map(tensor, [=](Scalar x) { return x * factor; });
}

/// alpha · A' · B' + beta · C.
static LogicalResult importGemm(Node &node) {
  if (node.checkNumInputs(2, 3).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor lhs = node.getInput(0), rhs = node.getInput(1), c = node.getInput(2);
  if (lhs.getRank() != 2 || rhs.getRank() != 2)
    return node.error("operands of shapes " + toString(lhs.shape) + " and " +
                      toString(rhs.shape) + " are not matrices");
  double alpha = node.getFloat("alpha", 1), beta = node.getFloat("beta", 1);
  bool transposesLhs = node.getInt("transA", 0);
  bool transposesRhs = node.getInt("transB", 0);
  if (node.failed())
    return failure();
  int64_t lhsDepth = lhs.shape[transposesLhs ? 0 : 1];
  int64_t rhsDepth = rhs.shape[transposesRhs ? 1 : 0];
  if (lhsDepth != rhsDepth)
    return node.error("shapes " + toString(lhs.shape) + " and " +
                      toString(rhs.shape) + " have no matrix product");
  Shape shape = {lhs.shape[transposesLhs ? 1 : 0],
                 rhs.shape[transposesRhs ? 0 : 1]};
  Tensor shaped{lhs.type, shape, Value(), nullptr};
  if (c) {
    std::optional<Shape> common = node.broadcastShapes({shaped, c});
    if (!common)
      return failure();
    if (*common != shape)
      return node.error("C of shape " + toString(c.shape) +
                        " does not broadcast to " + toString(shape));
  }
  if (transposesLhs)
    lhs = graph.transpose(lhs, {1, 0});
  if (transposesRhs)
    rhs = graph.transpose(rhs, {1, 0});
  std::optional<Tensor> sums = multiplyQuantized(graph, lhs, rhs);
  if (sums && alpha == 1 && beta == 1)
    if (std::optional<Tensor> biased = addQuantizedBias(graph, *sums, c))
      return node.setOutput(0, *biased);
  Tensor product = sums ? *sums : graph.matmul(lhs, rhs);
  Tensor result = scale(graph, product, alpha);
  if (c && beta != 0)
    result = graph.add(result, scale(graph, c, beta));
  return node.setOutput(0, result);
}

void addMatMulOps(OpTable &table) {
  addRows(table, {{"Gemm", importGemm}, {"MatMul", importMatMul}});
}

} // namespace nnprim::frontend
