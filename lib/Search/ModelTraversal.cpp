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

#include <algorithm>
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
        random(seed), errors(space, options.deviation), best(4) {}

  std::vector<Path> propose(size_t max) override;
  void report(llvm::ArrayRef<Measurement> measurements) override;

private:
  struct Candidate {
    Path path;
    double logEstimate;
    ErrorModel::Belief belief;
    size_t changes;

    double getExpected() const { return logEstimate + belief.error; }
    double getDeviation() const {
      return std::sqrt(std::max(0.0, belief.variance));
    }
  };

  double getLogEstimate(const Path &path) const {
    return std::log(std::max(estimateCost(path), 1e-9));
  }
  void addToPool(Path path);
  void fillPool();
  void addNeighbours();
  double getScore(const Candidate &candidate) const;
  void assessPool();
  size_t countChanges(const Path &path) const;
  size_t getMostPromising() const;
  std::optional<size_t> getMostPromisingStranger() const;
  Path approachBest(const Path &path) const;
  bool isKnown(const Path &path) const {
    return known.count(std::vector<int64_t>(path.begin(), path.end()));
  }
  void remember(const Path &path) {
    known.insert(std::vector<int64_t>(path.begin(), path.end()));
    logEstimates.insert(getLogEstimate(path));
  }

  ModelOptions options;
  EstimateCost estimateCost;
  /// The space, of which candidates that are or were in the pool are taken.
  DecisionTree tree;
  SearchRandom random;
  ErrorModel errors;
  BestCandidates best;
  std::vector<Candidate> pool;
  /// The candidates that were proposed or measured, and their estimates.
  std::set<std::vector<int64_t>> known;
  std::set<double> logEstimates;
  size_t numProposed = 0;
};
} // namespace

void ModelTraversal::addToPool(Path path) {
  double logEstimate = getLogEstimate(path);
  pool.push_back({std::move(path), logEstimate, {}, 0});
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
    remember(path);
    if (measurement.cost == kNoCost)
      continue;
    best.add(measurement);
    errors.add(path, std::log(std::max(measurement.cost, 1e-9)) -
                         getLogEstimate(path));
  }
  errors.fit();
  addNeighbours();
}

/// The number of parameters by which a candidate differs from the nearest of
/// the best ones.
size_t ModelTraversal::countChanges(const Path &path) const {
  size_t least = best.get().empty() ? 0 : path.size();
  for (const Measurement &centre : best.get()) {
    size_t changes = 0;
    for (auto [value, other] : llvm::zip_equal(path, centre.path))
      changes += value != other;
    least = std::min(least, changes);
  }
  return least;
}

/// The least that a candidate may cost: if errors are less than expected by a
/// standard deviation.
double ModelTraversal::getScore(const Candidate &candidate) const {
  return candidate.getExpected() - candidate.getDeviation() +
         options.change * double(candidate.changes);
}

/// Predicts what the candidates of the pool cost. What neighbours make it
/// exceed its size by is left out, the least promising ones, which in a space
/// of so many leaves are not missed.
void ModelTraversal::assessPool() {
  for (Candidate &candidate : pool) {
    candidate.belief = errors.getBelief(candidate.path);
    candidate.changes = countChanges(candidate.path);
  }
  if (pool.size() <= options.pool)
    return;
  auto end = pool.begin() + options.pool;
  std::nth_element(pool.begin(), end, pool.end(),
                   [&](const Candidate &lhs, const Candidate &rhs) {
                     return getScore(lhs) < getScore(rhs);
                   });
  pool.erase(end, pool.end());
}

size_t ModelTraversal::getMostPromising() const {
  auto promising =
      llvm::min_element(pool, [&](const Candidate &lhs, const Candidate &rhs) {
        return getScore(lhs) < getScore(rhs);
      });
  return promising - pool.begin();
}

/// The candidate of the pool that is expected to be the fastest of those whose
/// estimates none had before: those have a tile of their own, or another
/// strategy, while plans that only prefetch otherwise have the same estimate.
std::optional<size_t> ModelTraversal::getMostPromisingStranger() const {
  std::optional<size_t> promising;
  double least = std::numeric_limits<double>::infinity();
  for (auto [index, candidate] : llvm::enumerate(pool)) {
    double score =
        candidate.getExpected() + options.change * double(candidate.changes);
    if (score < least && !logEstimates.count(candidate.logEstimate)) {
      least = score;
      promising = index;
    }
  }
  return promising;
}

/// The candidate with this one's estimate that has the values of the best one
/// wherever these do not change the estimate: a tile is first measured with the
/// prefetches that have been the best so far.
Path ModelTraversal::approachBest(const Path &path) const {
  if (best.get().empty())
    return path;
  const Path &centre = best.get().front().path;
  double logEstimate = getLogEstimate(path);
  Path near = path;
  for (size_t level = 0; level < near.size(); ++level) {
    if (near[level] == centre[level])
      continue;
    Path nearer = near;
    nearer[level] = centre[level];
    if (tree.getSpace().contains(nearer) &&
        getLogEstimate(nearer) == logEstimate)
      near = std::move(nearer);
  }
  return isKnown(near) ? path : near;
}

std::vector<Path> ModelTraversal::propose(size_t max) {
  fillPool();
  assessPool();
  std::vector<Path> paths;
  while (paths.size() < max && !pool.empty()) {
    std::optional<size_t> stranger;
    if (++numProposed % options.explore == 0)
      stranger = getMostPromisingStranger();
    size_t index = stranger ? *stranger : getMostPromising();
    Path path = pool[index].path;
    if (stranger)
      path = approachBest(path);
    // One in whose place another is proposed may be promising yet.
    if (path == pool[index].path)
      pool.erase(pool.begin() + index);
    if (isKnown(path))
      continue;
    remember(path);
    errors.expect(path);
    for (Candidate &candidate : pool)
      errors.update(candidate.belief);
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
