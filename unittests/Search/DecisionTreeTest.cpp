//===- DecisionTreeTest.cpp - Unit tests of search spaces -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Search/DecisionTree.h"

#include "gtest/gtest.h"

#include <map>
#include <set>

using namespace nnprim;

/// a in 1…3, b in 1…a, c in {0, 1} but for a = 2, below which nothing is
/// possible.
static SearchSpace makeTriangle() {
  SearchSpace space;
  space.addParameter(
      "a", [](llvm::ArrayRef<int64_t>) { return Choices{{1}, {2}, {3, 2.0}}; });
  space.addParameter("b", [](llvm::ArrayRef<int64_t> above) {
    Choices choices;
    for (int64_t b = 1; b <= above[0]; ++b)
      choices.push_back({b});
    return choices;
  });
  space.addParameter("c", [](llvm::ArrayRef<int64_t> above) {
    return above[0] == 2 ? Choices() : Choices{{0}, {1}};
  });
  return space;
}

TEST(SearchSpace, Contains) {
  SearchSpace space = makeTriangle();
  EXPECT_TRUE(space.contains({3, 2, 1}));
  EXPECT_FALSE(space.contains({1, 2, 1}));
  EXPECT_FALSE(space.contains({2, 1, 0}));
  EXPECT_FALSE(space.contains({3, 2}));
  EXPECT_EQ(space.describe({3, 2, 1}), "a = 3, b = 2, c = 1");
}

TEST(DecisionTree, TakesEachLeafOnce) {
  SearchSpace space = makeTriangle();
  DecisionTree tree(space);
  SearchRandom random(1);
  std::set<std::vector<int64_t>> leaves;
  while (std::optional<Path> path = tree.takeRandom(random)) {
    EXPECT_TRUE(space.contains(*path));
    EXPECT_TRUE(leaves.insert({path->begin(), path->end()}).second);
  }
  EXPECT_EQ(leaves.size(), 2u + 3 * 2);
}

TEST(DecisionTree, TakesByName) {
  SearchSpace space = makeTriangle();
  DecisionTree tree(space);
  EXPECT_TRUE(tree.take({1, 1, 0}));
  EXPECT_FALSE(tree.take({1, 1, 0}));
  EXPECT_FALSE(tree.take({2, 1, 0}));
  EXPECT_TRUE(tree.take({1, 1, 1}));
  // Nothing is left below a = 1.
  SearchRandom random(1);
  for (int i = 0; i < 6; ++i)
    EXPECT_EQ((*tree.takeRandom(random))[0], 3);
  EXPECT_FALSE(tree.takeRandom(random));
}

TEST(DecisionTree, FilterHidesLeavesFromOneWalkOnly) {
  SearchSpace space = makeTriangle();
  DecisionTree tree(space);
  SearchRandom random(1);
  auto isOne = [](unsigned level, int64_t value) {
    return level != 0 || value == 1;
  };
  EXPECT_TRUE(tree.takeRandom(random, isOne));
  EXPECT_TRUE(tree.takeRandom(random, isOne));
  EXPECT_FALSE(tree.takeRandom(random, isOne));
  EXPECT_TRUE(tree.takeRandom(random));
}

TEST(DecisionTree, WeightsAreShares) {
  SearchSpace space;
  space.addParameter(
      "a", [](llvm::ArrayRef<int64_t>) { return Choices{{0, 1}, {1, 3}}; });
  std::map<int64_t, int> counts;
  for (uint64_t seed = 0; seed < 2000; ++seed) {
    DecisionTree tree(space);
    SearchRandom random(seed);
    ++counts[(*tree.takeRandom(random))[0]];
  }
  EXPECT_NEAR(counts[1] / 2000.0, 0.75, 0.04);
}

TEST(DecisionTree, NeighboursKeepOtherValues) {
  SearchSpace space = makeTriangle();
  DecisionTree tree(space);
  SearchRandom random(1);
  std::optional<Path> path =
      tree.takeNeighbour(random, {3, 2, 1}, {false, false, true});
  EXPECT_EQ(path, (Path{3, 2, 0}));
  // The only other leaf that differs there is taken.
  EXPECT_FALSE(tree.takeNeighbour(random, {3, 2, 1}, {false, false, true}));
}

/// Thirty parameters of ten values cost what is walked, and no more.
TEST(DecisionTree, LargeSpacesCostNothing) {
  SearchSpace space;
  size_t evaluated = 0;
  for (int level = 0; level < 30; ++level)
    space.addParameter("p", [&evaluated](llvm::ArrayRef<int64_t>) {
      ++evaluated;
      Choices choices;
      for (int64_t value = 0; value < 10; ++value)
        choices.push_back({value});
      return choices;
    });
  DecisionTree tree(space);
  EXPECT_EQ(evaluated, 0u);
  SearchRandom random(1);
  for (int i = 0; i < 100; ++i)
    ASSERT_TRUE(tree.takeRandom(random));
  EXPECT_LE(tree.getNumNodes(), 1u + 100 * 29);
  EXPECT_EQ(evaluated, tree.getNumNodes());
}
