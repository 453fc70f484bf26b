//===- PrefixOps.cpp - Running sums and products --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/OpTable.h"

using namespace mlir;

namespace nnprim::frontend {

/// `input` moved by `distance` along `axis`, with `fill` where it came from.
static Tensor shiftAlong(GraphBuilder &graph, const Tensor &input, int64_t axis,
                         int64_t distance, bool isReversed, double fill) {
  Shape offsets(input.getRank(), 0), ones(input.getRank(), 1),
      sizes = input.shape, low(offsets), high(offsets);
  sizes[axis] -= distance;
  offsets[axis] = isReversed ? distance : 0;
  (isReversed ? high : low)[axis] = distance;
  if (sizes[axis] <= 0)
    return graph.fill(input.type, input.shape, fill);
  return graph.pad(graph.slice(input, offsets, sizes, ones), low, high, fill);
}

/// Combines each element with all before it in steps of 1, 2, 4, …, so that
/// log₂ of the extent are enough.
template <Reduction kHow> static LogicalResult importPrefix(Node &node) {
  if (node.checkNumInputs(2, 2).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  std::optional<Shape> given = node.getConstantIntegers(1, "axis");
  if (!given)
    return failure();
  if (given->size() != 1)
    return node.error("input 'axis' has " + Twine(given->size()) +
                      " elements instead of one");
  std::optional<int64_t> axis =
      node.normalizeAxis((*given)[0], input.getRank());
  bool isExclusive = node.getInt("exclusive", 0);
  bool isReversed = node.getInt("reverse", 0);
  if (!axis || node.failed())
    return failure();
  DataType type = getComputeType(input.type);
  double neutral = kHow == Reduction::Sum ? 0 : 1;
  Tensor result = graph.cast(input, type);
  int64_t extent = input.shape[*axis];
  if (isExclusive && extent > 0)
    result = shiftAlong(graph, result, *axis, 1, isReversed, neutral);
  for (int64_t distance = 1; distance < extent; distance *= 2) {
    Tensor moved =
        shiftAlong(graph, result, *axis, distance, isReversed, neutral);
    result = kHow == Reduction::Sum ? graph.add(result, moved)
                                    : graph.mul(result, moved);
  }
  return node.setOutput(0, graph.cast(result, input.type));
}

void addPrefixOps(OpTable &table) {
  addRows(table, {{"CumProd", importPrefix<Reduction::Product>},
                  {"CumSum", importPrefix<Reduction::Sum>}});
}

} // namespace nnprim::frontend
