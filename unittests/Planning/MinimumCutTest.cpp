//===- MinimumCutTest.cpp - Minimum cuts against all cuts -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Planning/MinimumCut.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <random>
#include <vector>

using namespace nnprim;

namespace {

struct Edge {
  unsigned a, b;
  double cost;
};

struct Graph {
  std::vector<std::pair<double, double>> nodes;
  std::vector<Edge> edges;

  double getCost(const std::vector<bool> &isFirst) const {
    double cost = 0;
    for (size_t i = 0; i < nodes.size(); ++i)
      cost += isFirst[i] ? nodes[i].first : nodes[i].second;
    for (const Edge &edge : edges)
      if (isFirst[edge.a] != isFirst[edge.b])
        cost += edge.cost;
    return cost;
  }

  std::vector<bool> solve() const {
    MinimumCut cut;
    std::vector<unsigned> numbers;
    for (auto [first, second] : nodes)
      numbers.push_back(cut.addNode(first, second));
    for (const Edge &edge : edges)
      cut.addEdge(numbers[edge.a], numbers[edge.b], edge.cost);
    auto sides = cut.solve();
    std::vector<bool> isFirst;
    for (unsigned number : numbers)
      isFirst.push_back(sides[number]);
    return isFirst;
  }

  double getLeastCost() const {
    double least = std::numeric_limits<double>::infinity();
    for (unsigned sides = 0; sides < 1u << nodes.size(); ++sides) {
      std::vector<bool> isFirst;
      for (size_t i = 0; i < nodes.size(); ++i)
        isFirst.push_back(sides >> i & 1);
      least = std::min(least, getCost(isFirst));
    }
    return least;
  }
};

TEST(MinimumCut, IsTheLeastOfAllCuts) {
  std::mt19937 random(1);
  std::uniform_int_distribution<int> costs(0, 20);
  for (int graphNumber = 0; graphNumber < 300; ++graphNumber) {
    Graph graph;
    unsigned size = 1 + graphNumber % 10;
    for (unsigned i = 0; i < size; ++i)
      graph.nodes.push_back({costs(random), costs(random)});
    for (unsigned i = 0; i < 2 * size; ++i)
      graph.edges.push_back({unsigned(random() % size),
                             unsigned(random() % size), double(costs(random))});
    EXPECT_DOUBLE_EQ(graph.getCost(graph.solve()), graph.getLeastCost());
  }
}

/// A node that is impossible on a side is on the other, whatever edges cost.
TEST(MinimumCut, ObeysInfiniteCosts) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  Graph graph;
  graph.nodes = {{0, infinity}, {infinity, 0}, {5, 3}};
  graph.edges = {{0, 1, 1e9}, {0, 2, 1}, {1, 2, 1}};
  EXPECT_EQ(graph.solve(), (std::vector<bool>{true, false, false}));
}

/// Where two sides cost the same, the second is taken.
TEST(MinimumCut, TakesTheSecondSideOfTwoAlike) {
  Graph graph;
  graph.nodes = {{2, 2}, {0, 0}};
  graph.edges = {{0, 1, 1}};
  EXPECT_EQ(graph.solve(), (std::vector<bool>{false, false}));
}

} // namespace
