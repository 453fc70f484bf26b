//===- MinimumCut.h - Minimum cut of a graph of costs -----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLANNING_MINIMUMCUT_H
#define NNPRIM_PLANNING_MINIMUMCUT_H

#include "llvm/ADT/SmallVector.h"

#include <cstdint>

namespace nnprim {

/// Chooses one of two sides for each node such that the sum of what nodes cost
/// on their sides, and of what edges between the sides cost, is least: a
/// minimum cut, by Dinic's algorithm (1970). Costs are not negative.
class MinimumCut {
public:
  MinimumCut() { addNode(0, 0), addNode(0, 0); }

  /// Returns the number of a new node with the cost of each side.
  unsigned addNode(double firstCost, double secondCost);
  /// Adds what it costs if `a` and `b` are on different sides.
  void addEdge(unsigned a, unsigned b, double cost);

  /// For each node whether it is on the first side. Of several minima it is the
  /// one with the fewest nodes there. May be called once.
  llvm::SmallVector<bool> solve();

private:
  struct Arc {
    unsigned target;
    double capacity;
  };
  static constexpr unsigned source = 0, sink = 1;

  void addArcs(unsigned a, unsigned b, double forth, double back);
  bool computeLevels();
  double push(unsigned node, double limit);

  /// Arcs in pairs, one in each direction.
  llvm::SmallVector<Arc> arcs;
  llvm::SmallVector<llvm::SmallVector<unsigned, 4>> arcsOf;
  llvm::SmallVector<int> levels;
  llvm::SmallVector<unsigned> nextArc;
};

} // namespace nnprim

#endif // NNPRIM_PLANNING_MINIMUMCUT_H
