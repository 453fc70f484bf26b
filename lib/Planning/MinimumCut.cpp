//===- MinimumCut.cpp - Minimum cut of a graph of costs -------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Planning/MinimumCut.h"

#include <algorithm>

using namespace nnprim;

/// A smaller capacity is none. Costs are cycles, of which fractions mean
/// nothing.
static constexpr double kLeastCapacity = 1e-3;
/// A capacity above any sum of costs; infinite costs are cut down to it.
static constexpr double kMostCapacity = 1e18;

unsigned MinimumCut::addNode(double firstCost, double secondCost) {
  unsigned node = arcsOf.size();
  arcsOf.emplace_back();
  // Cut from the source: the node is on the second side.
  if (secondCost > 0)
    addArcs(source, node, secondCost, 0);
  if (firstCost > 0)
    addArcs(node, sink, firstCost, 0);
  return node;
}

void MinimumCut::addEdge(unsigned a, unsigned b, double cost) {
  if (a != b && cost > 0)
    addArcs(a, b, cost, cost);
}

void MinimumCut::addArcs(unsigned a, unsigned b, double forth, double back) {
  arcsOf[a].push_back(arcs.size());
  arcs.push_back({b, std::min(forth, kMostCapacity)});
  arcsOf[b].push_back(arcs.size());
  arcs.push_back({a, std::min(back, kMostCapacity)});
}

/// Distances from the source along arcs with capacity left. Returns whether the
/// sink is reached.
bool MinimumCut::computeLevels() {
  levels.assign(arcsOf.size(), -1);
  levels[source] = 0;
  llvm::SmallVector<unsigned> queue{source};
  for (unsigned next = 0; next < queue.size(); ++next)
    for (unsigned arc : arcsOf[queue[next]]) {
      unsigned target = arcs[arc].target;
      if (arcs[arc].capacity < kLeastCapacity || levels[target] >= 0)
        continue;
      levels[target] = levels[queue[next]] + 1;
      queue.push_back(target);
    }
  return levels[sink] >= 0;
}

/// Pushes a flow of at most `limit` from `node` to the sink, down the levels.
/// The recursion is as deep as the longest chain of nodes at most.
double MinimumCut::push(unsigned node, double limit) {
  if (node == sink)
    return limit;
  for (unsigned &next = nextArc[node]; next < arcsOf[node].size(); ++next) {
    unsigned number = arcsOf[node][next];
    Arc &arc = arcs[number];
    if (arc.capacity < kLeastCapacity || levels[arc.target] != levels[node] + 1)
      continue;
    double flow = push(arc.target, std::min(limit, arc.capacity));
    if (flow <= 0)
      continue;
    arcs[number].capacity -= flow;
    arcs[number ^ 1].capacity += flow;
    return flow;
  }
  return 0;
}

llvm::SmallVector<bool> MinimumCut::solve() {
  while (computeLevels()) {
    nextArc.assign(arcsOf.size(), 0);
    while (push(source, kMostCapacity) > 0)
      ;
  }
  // Nodes that are still reached from the source are on the first side.
  llvm::SmallVector<bool> isFirst;
  for (int level : levels)
    isFirst.push_back(level >= 0);
  return isFirst;
}
