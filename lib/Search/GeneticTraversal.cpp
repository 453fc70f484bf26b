//===- GeneticTraversal.cpp - Search by genetic selection -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BestCandidates.h"

#include "NNPrim/Search/DecisionTree.h"
#include "NNPrim/Search/Traversal.h"

#include "llvm/ADT/STLExtras.h"

#include <set>

using namespace nnprim;

namespace {
class GeneticTraversal : public Traversal {
public:
  GeneticTraversal(const SearchSpace &space, uint64_t seed,
                   const GeneticOptions &options)
      : options(options), tree(space), random(seed), best(options.survivors) {}

  std::vector<Path> propose(size_t max) override;
  void report(llvm::ArrayRef<Measurement> measurements) override {
    for (const Measurement &measurement : measurements) {
      tree.take(measurement.path);
      best.add(measurement);
    }
  }

private:
  void select();
  std::optional<Path> take();

  GeneticOptions options;
  DecisionTree tree;
  SearchRandom random;
  BestCandidates best;
  /// Candidates of this generation.
  size_t numProposed = 0;
  /// Values of each level that the survivors have; none restrict nothing.
  std::vector<std::set<int64_t>> values;
};
} // namespace

/// Begins the next generation.
void GeneticTraversal::select() {
  numProposed = 0;
  values.clear();
  if (best.get().empty())
    return;
  values.resize(tree.getSpace().getNumLevels());
  for (const Measurement &survivor : best.get())
    for (auto [level, value] : llvm::enumerate(survivor.path))
      values[level].insert(value);
}

/// A path that combines the survivors' values, or any path once all of these
/// are taken.
std::optional<Path> GeneticTraversal::take() {
  if (!values.empty())
    if (std::optional<Path> path =
            tree.takeRandom(random, [&](unsigned level, int64_t value) {
              return values[level].count(value) != 0;
            }))
      return path;
  return tree.takeRandom(random);
}

std::vector<Path> GeneticTraversal::propose(size_t max) {
  if (numProposed == options.generation)
    select();
  std::vector<Path> paths;
  while (paths.size() < max && numProposed < options.generation) {
    std::optional<Path> path = take();
    if (!path)
      break;
    paths.push_back(std::move(*path));
    ++numProposed;
  }
  return paths;
}

std::unique_ptr<Traversal>
nnprim::createGeneticTraversal(const SearchSpace &space, uint64_t seed,
                               const GeneticOptions &options) {
  return std::make_unique<GeneticTraversal>(space, seed, options);
}
