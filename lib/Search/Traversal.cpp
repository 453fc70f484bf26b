//===- Traversal.cpp - Names of traversals, and the random one ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Search/Traversal.h"

#include "NNPrim/Search/DecisionTree.h"

#include "llvm/ADT/StringSwitch.h"

using namespace nnprim;

llvm::StringRef nnprim::getTraversalName(TraversalKind kind) {
  switch (kind) {
  case TraversalKind::Random:
    return "random";
  case TraversalKind::Genetic:
    return "genetic";
  case TraversalKind::Narrowing:
    return "narrowing";
  case TraversalKind::Model:
    return "model";
  }
  llvm_unreachable("all are above");
}

std::optional<TraversalKind> nnprim::parseTraversal(llvm::StringRef name) {
  for (TraversalKind kind : {TraversalKind::Random, TraversalKind::Genetic,
                             TraversalKind::Narrowing, TraversalKind::Model})
    if (getTraversalName(kind) == name)
      return kind;
  return std::nullopt;
}

std::unique_ptr<Traversal> nnprim::createTraversal(TraversalKind kind,
                                                   const SearchSpace &space,
                                                   uint64_t seed,
                                                   EstimateCost estimate) {
  switch (kind) {
  case TraversalKind::Random:
    return createRandomTraversal(space, seed);
  case TraversalKind::Genetic:
    return createGeneticTraversal(space, seed);
  case TraversalKind::Narrowing:
    return createNarrowingTraversal(space, seed);
  case TraversalKind::Model:
    return createModelTraversal(space, seed, std::move(estimate));
  }
  llvm_unreachable("all are above");
}

namespace {
class RandomTraversal : public Traversal {
public:
  RandomTraversal(const SearchSpace &space, uint64_t seed)
      : tree(space), random(seed) {}

  std::vector<Path> propose(size_t max) override {
    std::vector<Path> paths;
    while (paths.size() < max) {
      std::optional<Path> path = tree.takeRandom(random);
      if (!path)
        break;
      paths.push_back(std::move(*path));
    }
    return paths;
  }

  void report(llvm::ArrayRef<Measurement> measurements) override {
    for (const Measurement &measurement : measurements)
      tree.take(measurement.path);
  }

private:
  DecisionTree tree;
  SearchRandom random;
};
} // namespace

std::unique_ptr<Traversal>
nnprim::createRandomTraversal(const SearchSpace &space, uint64_t seed) {
  return std::make_unique<RandomTraversal>(space, seed);
}
