//===- Traversal.h - Ways through a search space -------------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_SEARCH_TRAVERSAL_H
#define NNPRIM_SEARCH_TRAVERSAL_H

#include "NNPrim/Search/SearchSpace.h"

#include <limits>
#include <memory>
#include <optional>

namespace nnprim {

/// The cost of a candidate that does not work.
inline constexpr double kNoCost = std::numeric_limits<double>::infinity();

/// A candidate and its cost, in any unit.
struct Measurement {
  Path path;
  double cost;
};

/// A way through a search space. It is a function of its seed and of the costs
/// that are reported, so that a search is resumed by reporting them again.
class Traversal {
public:
  virtual ~Traversal() = default;

  /// Up to `max` candidates, none of them proposed before; none if nothing is
  /// left. All that were proposed before have been reported.
  virtual std::vector<Path> propose(size_t max) = 0;
  /// The costs of candidates, of which some may not have been proposed.
  virtual void report(llvm::ArrayRef<Measurement> measurements) = 0;
};

enum class TraversalKind { Random, Genetic, Narrowing, Model };

/// "random", "genetic", "narrowing", "model".
llvm::StringRef getTraversalName(TraversalKind kind);
std::optional<TraversalKind> parseTraversal(llvm::StringRef name);

/// Leaves at random, by the weights of choices (Keane, section 4.6, "pure
/// random").
std::unique_ptr<Traversal> createRandomTraversal(const SearchSpace &space,
                                                 uint64_t seed);

/// The sizes of genetic selection (Keane, section 4.6): after each generation
/// only values that the best candidates so far have are sampled.
struct GeneticOptions {
  size_t generation = 32;
  size_t survivors = 6;
};
std::unique_ptr<Traversal>
createGeneticTraversal(const SearchSpace &space, uint64_t seed,
                       const GeneticOptions &options = {});

/// The sizes of the narrowing search (Keane, section 4.6): after some random
/// candidates, neighbours of the best ones, which differ in a few parameters.
struct NarrowingOptions {
  size_t initial = 32;
  size_t survivors = 4;
  /// New candidates for each of these.
  size_t neighbours = 8;
  /// Parameters that are changed; others only if their values became
  /// impossible.
  size_t maxChanges = 2;
};
std::unique_ptr<Traversal>
createNarrowingTraversal(const SearchSpace &space, uint64_t seed,
                         const NarrowingOptions &options = {});

/// The sizes of the traversal that a cost model leads.
struct ModelOptions {
  /// Random candidates whose costs are estimated.
  size_t pool = 4096;
  /// Neighbours of the best candidates that join the pool after each report.
  size_t neighbours = 64;
  /// The least standard deviation of the errors of estimates, as logarithms:
  /// also where none was measured, or those that were do not differ, parameters
  /// that estimates do not know change costs.
  double deviation = 0.05;
  /// What a change of a parameter costs on average: the cost model's plan, and
  /// the best ones since, are no random ones.
  double change = 0.02;
  /// One candidate in so many has an estimate that none had before it: another
  /// tile, or another strategy.
  size_t explore = 4;
};
using EstimateCost = std::function<double(llvm::ArrayRef<int64_t> path)>;

/// The least estimate first. Measured times correct the estimates: the error,
/// log(cost / estimate), of a candidate is expected to be that of candidates
/// with like values (a Gaussian process). Candidates are taken by the least
/// that they may cost: what is not known of an error speaks for a candidate, so
/// that the values of parameters that estimates do not depend on take turns.
std::unique_ptr<Traversal>
createModelTraversal(const SearchSpace &space, uint64_t seed,
                     EstimateCost estimate, const ModelOptions &options = {});

std::unique_ptr<Traversal> createTraversal(TraversalKind kind,
                                           const SearchSpace &space,
                                           uint64_t seed,
                                           EstimateCost estimate);

} // namespace nnprim

#endif // NNPRIM_SEARCH_TRAVERSAL_H
