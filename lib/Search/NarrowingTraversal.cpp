//===- NarrowingTraversal.cpp - Search around the best candidates ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BestCandidates.h"

#include "NNPrim/Search/DecisionTree.h"
#include "NNPrim/Search/Traversal.h"

using namespace nnprim;

namespace {
class NarrowingTraversal : public Traversal {
public:
  NarrowingTraversal(const SearchSpace &space, uint64_t seed,
                     const NarrowingOptions &options)
      : options(options), tree(space), random(seed), best(options.survivors) {}

  std::vector<Path> propose(size_t max) override;
  void report(llvm::ArrayRef<Measurement> measurements) override {
    for (const Measurement &measurement : measurements) {
      tree.take(measurement.path);
      best.add(measurement);
    }
  }

private:
  bool isRoundOver() const {
    return numInitial >= options.initial &&
           numNeighbours >= centres.size() * options.neighbours;
  }
  std::optional<Path> takeNeighbour(const Path &base);
  std::optional<Path> take();

  NarrowingOptions options;
  DecisionTree tree;
  SearchRandom random;
  BestCandidates best;
  size_t numInitial = 0;
  /// The candidates whose neighbours this round proposes; none before the first
  /// round, or if no candidate works.
  std::vector<Measurement> centres;
  size_t numNeighbours = 0;
};
} // namespace

std::optional<Path> NarrowingTraversal::takeNeighbour(const Path &base) {
  // A change may lead to what is taken already.
  constexpr int attempts = 16;
  size_t levels = base.size();
  for (int attempt = 0; attempt < attempts; ++attempt) {
    llvm::SmallVector<bool> isChanged(levels, false);
    size_t changes = 1 + random.getIndex(options.maxChanges);
    for (size_t i = 0; i < changes; ++i)
      isChanged[random.getIndex(levels)] = true;
    if (std::optional<Path> path = tree.takeNeighbour(random, base, isChanged))
      return path;
  }
  return std::nullopt;
}

std::optional<Path> NarrowingTraversal::take() {
  if (numInitial < options.initial || centres.empty()) {
    ++numInitial;
    return tree.takeRandom(random);
  }
  const Path &base = centres[numNeighbours++ % centres.size()].path;
  if (std::optional<Path> path = takeNeighbour(base))
    return path;
  return tree.takeRandom(random);
}

std::vector<Path> NarrowingTraversal::propose(size_t max) {
  // The next round begins when the costs of all candidates are known.
  if (isRoundOver()) {
    centres = best.get();
    numNeighbours = 0;
  }
  std::vector<Path> paths;
  while (paths.size() < max && (paths.empty() || !isRoundOver())) {
    std::optional<Path> path = take();
    if (!path)
      break;
    paths.push_back(std::move(*path));
  }
  return paths;
}

std::unique_ptr<Traversal>
nnprim::createNarrowingTraversal(const SearchSpace &space, uint64_t seed,
                                 const NarrowingOptions &options) {
  return std::make_unique<NarrowingTraversal>(space, seed, options);
}
