//===- DecisionTree.cpp - The visited part of a search space --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Search/DecisionTree.h"

#include "llvm/ADT/STLExtras.h"

using namespace nnprim;

struct DecisionTree::Node {
  Choices choices;
  /// Null below levels where no walk was yet, and of leaves.
  std::vector<std::unique_ptr<Node>> children;
  /// Nothing below a choice is left to take.
  std::vector<bool> isDone;
  bool isExpanded = false;

  bool isAllDone() const {
    return isExpanded && llvm::all_of(isDone, [](bool done) { return done; });
  }
};

std::optional<size_t>
nnprim::pickChoice(const Choices &choices, SearchRandom &random,
                   llvm::function_ref<bool(size_t)> isOpen) {
  double sum = 0;
  std::optional<size_t> last;
  for (size_t i = 0; i < choices.size(); ++i)
    if (isOpen(i)) {
      sum += choices[i].weight;
      last = i;
    }
  if (!last)
    return std::nullopt;
  double rest = random.getUniform() * sum;
  for (size_t i = 0; i < *last; ++i) {
    if (!isOpen(i))
      continue;
    if (rest < choices[i].weight)
      return i;
    rest -= choices[i].weight;
  }
  return last;
}

DecisionTree::DecisionTree(const SearchSpace &space)
    : space(space), root(std::make_unique<Node>()), numNodes(1) {}
DecisionTree::~DecisionTree() = default;

DecisionTree::Node &DecisionTree::expand(Node &node, const Path &path) {
  if (node.isExpanded)
    return node;
  node.choices = space.getChoices(path);
  node.children.resize(node.choices.size());
  node.isDone.resize(node.choices.size());
  node.isExpanded = true;
  return node;
}

DecisionTree::Node &DecisionTree::getChild(Node &node, const Path &path,
                                           size_t index) {
  std::unique_ptr<Node> &child = node.children[index];
  if (!child) {
    child = std::make_unique<Node>();
    ++numNodes;
  }
  return expand(*child, path);
}

/// Walks on from `path`, which is as it was if nothing was left to take.
bool DecisionTree::takeBelow(Node &node, Path &path, SearchRandom &random,
                             Filter filter) {
  unsigned level = path.size();
  // A choice below which this filter leaves nothing is closed for this call
  // only: a later call's filter may still take a path there.
  std::vector<bool> isVain(node.choices.size());
  auto isOpen = [&](size_t i) {
    return !node.isDone[i] && !isVain[i] &&
           filter(level, node.choices[i].value);
  };
  while (std::optional<size_t> index =
             pickChoice(node.choices, random, isOpen)) {
    path.push_back(node.choices[*index].value);
    if (path.size() == space.getNumLevels()) {
      node.isDone[*index] = true;
      return true;
    }
    Node &child = getChild(node, path, *index);
    bool isTaken = takeBelow(child, path, random, filter);
    node.isDone[*index] = child.isAllDone();
    if (isTaken)
      return true;
    isVain[*index] = true;
    path.pop_back();
  }
  return false;
}

std::optional<Path> DecisionTree::takeRandom(SearchRandom &random,
                                             Filter filter) {
  Path path;
  if (!takeBelow(expand(*root, path), path, random, filter))
    return std::nullopt;
  return path;
}

std::optional<Path>
DecisionTree::takeNeighbour(SearchRandom &random, const Path &base,
                            llvm::ArrayRef<bool> isChanged) {
  Path path;
  while (path.size() < space.getNumLevels()) {
    size_t level = path.size();
    Choices choices = space.getChoices(path);
    auto hasValue = [&](const Choice &choice) {
      return choice.value == base[level];
    };
    const auto *same = llvm::find_if(choices, hasValue);
    bool isKept = same != choices.end() && !isChanged[level];
    std::optional<size_t> index =
        isKept ? std::optional<size_t>(same - choices.begin())
               : pickChoice(choices, random, [&](size_t i) {
                   return choices.size() == 1 || !hasValue(choices[i]);
                 });
    if (!index)
      return std::nullopt;
    path.push_back(choices[*index].value);
  }
  if (!take(path))
    return std::nullopt;
  return path;
}

bool DecisionTree::take(const Path &path) {
  if (path.size() != space.getNumLevels())
    return false;
  struct Step {
    Node *node;
    size_t index;
  };
  llvm::SmallVector<Step> steps;
  Path above;
  Node *node = &expand(*root, above);
  for (int64_t value : path) {
    const auto *found = llvm::find_if(node->choices, [&](const Choice &choice) {
      return choice.value == value;
    });
    if (found == node->choices.end())
      return false;
    size_t index = found - node->choices.begin();
    if (node->isDone[index])
      return false;
    steps.push_back({node, index});
    above.push_back(value);
    if (above.size() < path.size())
      node = &getChild(*node, above, index);
  }
  // From the leaf up, as far as nothing is left.
  for (const Step &step : llvm::reverse(steps)) {
    step.node->isDone[step.index] = true;
    if (!step.node->isAllDone())
      break;
  }
  return true;
}
