//===- DecisionTree.h - The visited part of a search space ---- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_SEARCH_DECISIONTREE_H
#define NNPRIM_SEARCH_DECISIONTREE_H

#include "NNPrim/Search/SearchSpace.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <memory>
#include <optional>
#include <random>

namespace nnprim {

/// Random numbers that are the same everywhere for a seed.
class SearchRandom {
public:
  explicit SearchRandom(uint64_t seed) : generator(seed) {}

  /// In [0, 1).
  double getUniform() { return double(generator() >> 11) * 0x1p-53; }
  /// In [0, count).
  size_t getIndex(size_t count) { return size_t(getUniform() * double(count)); }

private:
  std::mt19937_64 generator;
};

/// The part of a space that was walked: a node is allocated, and its choices
/// are computed, when a walk first comes to it. Each leaf is taken once; nodes
/// below which all leaves are taken are not entered again.
class DecisionTree {
public:
  /// Whether a walk may take a value at a level.
  using Filter = llvm::function_ref<bool(unsigned level, int64_t value)>;

  explicit DecisionTree(const SearchSpace &space);
  ~DecisionTree();

  /// Takes a random leaf by the weights of the choices, among those whose
  /// values all pass the filter. Nothing if all of these are taken.
  std::optional<Path> takeRandom(SearchRandom &random, Filter filter);
  std::optional<Path> takeRandom(SearchRandom &random) {
    return takeRandom(random, [](unsigned, int64_t) { return true; });
  }

  /// Takes a leaf that has the values of `base`, except for levels where
  /// `isChanged`, which get another value if there is one, and those below
  /// where the value became impossible. Nothing if that leaf is taken.
  std::optional<Path> takeNeighbour(SearchRandom &random, const Path &base,
                                    llvm::ArrayRef<bool> isChanged);

  /// Takes this leaf. False if it is none, or was taken.
  bool take(const Path &path);

  const SearchSpace &getSpace() const { return space; }
  /// Nodes that exist.
  size_t getNumNodes() const { return numNodes; }

private:
  struct Node;
  Node &getChild(Node &node, const Path &path, size_t index);
  Node &expand(Node &node, const Path &path);
  bool takeBelow(Node &node, Path &path, SearchRandom &random, Filter filter);

  const SearchSpace &space;
  std::unique_ptr<Node> root;
  size_t numNodes = 0;
};

/// The index of one of the choices by their weights, of those where `isOpen`.
/// Nothing if there are none.
std::optional<size_t> pickChoice(const Choices &choices, SearchRandom &random,
                                 llvm::function_ref<bool(size_t)> isOpen);

} // namespace nnprim

#endif // NNPRIM_SEARCH_DECISIONTREE_H
