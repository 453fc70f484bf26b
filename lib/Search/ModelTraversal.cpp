//===- ModelTraversal.cpp - Search that a cost model leads ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BestCandidates.h"
#include "ErrorModel.h"

#include "NNPrim/Search/DecisionTree.h"
#include "NNPrim/Search/Traversal.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <limits>
#include <set>

using namespace nnprim;

namespace {
class ModelTraversal : public Traversal {
public:
  ModelTraversal(const SearchSpace &space, uint64_t seed,
                 EstimateCost estimateCost, const ModelOptions &options)
      : options(options), estimateCost(std::move(estimateCost)), tree(space),
        random(seed), errors(space), best(4) {}

  std::vector<Path> propose(size_t max) override;
  void report(llvm::ArrayRef<Measurement> measurements) override;

private:
  struct Candidate {
    Path path;
    double logEstimate;
    double score;
  };

  double getLogEstimate(const Path &path) const {
    return std::log(std::max(estimateCost(path), 1e-9));
  }
  void addToPool(Path path);
  void fillPool();
  void addNeighbours();
  size_t getMostPromising(double doubt) const;

  ModelOptions options;
  EstimateCost estimateCost;
  /// The space, of which candidates that are or were in the pool are taken.
  DecisionTree tree;
  SearchRandom random;
  ErrorModel errors;
  BestCandidates best;
  std::vector<Candidate> pool;
  std::set<std::vector<int64_t>> measured;
  size_t numProposed = 0;
};
} // namespace

void ModelTraversal::addToPool(Path path) {
  double logEstimate = getLogEstimate(path);
  pool.push_back({std::move(path), logEstimate, 0});
}

void ModelTraversal::fillPool() {
  while (pool.size() < options.pool) {
    std::optional<Path> path = tree.takeRandom(random);
    if (!path)
      return;
    addToPool(std::move(*path));
  }
}

/// Adds candidates that differ from the best ones in one or two parameters.
void ModelTraversal::addNeighbours() {
  size_t levels = tree.getSpace().getNumLevels();
  for (const Measurement &centre : best.get())
    for (size_t i = 0; i < options.neighbours; ++i) {
      llvm::SmallVector<bool> isChanged(levels, false);
      isChanged[random.getIndex(levels)] = true;
      if (i % 2)
        isChanged[random.getIndex(levels)] = true;
      if (auto path = tree.takeNeighbour(random, centre.path, isChanged))
        addToPool(std::move(*path));
    }
}

void ModelTraversal::report(llvm::ArrayRef<Measurement> measurements) {
  for (const Measurement &measurement : measurements) {
    const Path &path = measurement.path;
    tree.take(path);
    measured.insert(std::vector<int64_t>(path.begin(), path.end()));
    if (measurement.cost == kNoCost)
      continue;
    best.add(measurement);
    errors.add(path, std::log(std::max(measurement.cost, 1e-9)) -
                         getLogEstimate(path));
  }
  errors.fit();
  addNeighbours();
}

/// The candidate of the pool that may be the fastest, if errors are as far from
/// what is known of them as they may be.
size_t ModelTraversal::getMostPromising(double doubt) const {
  size_t best = 0;
  double bestScore = std::numeric_limits<double>::infinity();
  double most = std::sqrt(double(tree.getSpace().getNumLevels()));
  for (auto [index, candidate] : llvm::enumerate(pool)) {
    // Nothing makes up for what is far behind.
    if (candidate.score - doubt * most >= bestScore)
      continue;
    double score = candidate.score - doubt * errors.getDoubt(candidate.path);
    if (score < bestScore) {
      bestScore = score;
      best = index;
    }
  }
  return best;
}

std::vector<Path> ModelTraversal::propose(size_t max) {
  fillPool();
  for (Candidate &candidate : pool)
    candidate.score = candidate.logEstimate + errors.predict(candidate.path);
  std::vector<Path> paths;
  while (paths.size() < max && !pool.empty()) {
    bool explores = ++numProposed % options.explore == 0;
    size_t index =
        getMostPromising(explores ? options.exploredDoubt : options.doubt);
    Path path = std::move(pool[index].path);
    pool.erase(pool.begin() + index);
    std::vector<int64_t> values(path.begin(), path.end());
    if (measured.count(values))
      continue;
    errors.expect(path);
    paths.push_back(std::move(path));
  }
  return paths;
}

std::unique_ptr<Traversal>
nnprim::createModelTraversal(const SearchSpace &space, uint64_t seed,
                             EstimateCost estimate,
                             const ModelOptions &options) {
  return std::make_unique<ModelTraversal>(space, seed, std::move(estimate),
                                          options);
}
