//===- ReduceOps.cpp - Reductions -----------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include <numeric>

using namespace mlir;

namespace nnprim::frontend {

namespace {
/// A reduction with its pre- and postprocessing: before(x), combine, after(sum,
/// count).
struct ReduceRow {
  Reduction how;
  Scalar (*before)(Scalar);
  Scalar (*after)(Scalar, double count);
  /// First opset in which the axes are an input.
  int64_t axesInputOpset;
};
} // namespace

static Scalar squareBody(Scalar x) { return x * x; }
static Scalar absBody(Scalar x) { return abs(x); }
static Scalar meanBody(Scalar x, double count) {
  return x.isFloat() ? x * (1.0 / count) : x / count;
}
static Scalar rootBody(Scalar x, double) { return sqrt(x); }
static Scalar logBody(Scalar x, double) { return log(x); }

static constexpr ReduceRow kSum = {Reduction::Sum, nullptr, nullptr, 13};
static constexpr ReduceRow kMean = {Reduction::Sum, nullptr, meanBody, 18};
static constexpr ReduceRow kMax = {Reduction::Max, nullptr, nullptr, 18};
static constexpr ReduceRow kMin = {Reduction::Min, nullptr, nullptr, 18};
static constexpr ReduceRow kProd = {Reduction::Product, nullptr, nullptr, 18};
static constexpr ReduceRow kL1 = {Reduction::Sum, absBody, nullptr, 18};
static constexpr ReduceRow kL2 = {Reduction::Sum, squareBody, rootBody, 18};
static constexpr ReduceRow kSumSquare = {Reduction::Sum, squareBody, nullptr,
                                         18};
static constexpr ReduceRow kLogSum = {Reduction::Sum, nullptr, logBody, 18};

/// The normalized axes of `node`, or all axes if none are given; std::nullopt
/// after an error.
static std::optional<Shape> getReducedAxes(Node &node, int64_t rank,
                                           int64_t axesInputOpset) {
  std::optional<Shape> axes = node.getAxes(1, axesInputOpset - 1);
  if (axes && axes->empty() && !node.getInt("noop_with_empty_axes", 0)) {
    axes->resize(rank);
    std::iota(axes->begin(), axes->end(), 0);
  }
  if (!axes || node.failed())
    return std::nullopt;
  return node.normalizeAxes(*axes, rank);
}

template <const ReduceRow &kRow> static LogicalResult importReduce(Node &node) {
  if (node.checkNumInputs(1, 2).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  bool keepDims = node.getInt("keepdims", 1);
  std::optional<Shape> axes =
      getReducedAxes(node, input.getRank(), kRow.axesInputOpset);
  if (!axes || node.failed())
    return failure();
  double count = 1;
  for (int64_t axis : *axes)
    count *= input.shape[axis];
  if (kRow.before)
    input = graph.map(input, kRow.before);
  Tensor result = graph.reduce(input, *axes, kRow.how, keepDims);
  if (kRow.after)
    result = graph.map(result, [=](Scalar x) { return kRow.after(x, count); });
  return node.setOutput(0, result);
}

/// max + log Σ exp(x - max).
static LogicalResult importReduceLogSumExp(Node &node) {
  if (node.checkNumInputs(1, 2).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  bool keepDims = node.getInt("keepdims", 1);
  std::optional<Shape> axes = getReducedAxes(node, input.getRank(), 18);
  if (!axes || node.failed())
    return failure();
  Tensor highest = graph.reduce(input, *axes, Reduction::Max, true);
  Tensor exponentials =
      graph.map(graph.sub(input, highest), [](Scalar x) { return exp(x); });
  Tensor sum = graph.reduce(exponentials, *axes, Reduction::Sum, keepDims);
  return node.setOutput(
      0, graph.elementwise(
             {graph.reshape(highest, sum.shape), sum}, sum.shape, input.type,
             [](ArrayRef<Scalar> x) { return x[0] + log(x[1]); }));
}

void addReduceOps(OpTable &table) {
  addRows(table, {
                     {"ReduceL1", importReduce<kL1>},
                     {"ReduceL2", importReduce<kL2>},
                     {"ReduceLogSum", importReduce<kLogSum>},
                     {"ReduceLogSumExp", importReduceLogSumExp},
                     {"ReduceMax", importReduce<kMax>},
                     {"ReduceMean", importReduce<kMean>},
                     {"ReduceMin", importReduce<kMin>},
                     {"ReduceProd", importReduce<kProd>},
                     {"ReduceSum", importReduce<kSum>},
                     {"ReduceSumSquare", importReduce<kSumSquare>},
                 });
}

} // namespace nnprim::frontend
