//===- ErrorModel.h - Corrects estimates by measurements --------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_SEARCH_ERRORMODEL_H
#define NNPRIM_LIB_SEARCH_ERRORMODEL_H

#include "NNPrim/Search/SearchSpace.h"

#include <vector>

namespace nnprim {

/// Predicts log(cost / estimate) as a constant and a Gaussian process: the
/// errors of two paths are alike if most of their parameters have values that
/// are alike. Numbers are by their ratio, so that what a tile of four rows was
/// found to take says more about five rows than about one. Half of the variance
/// is a sum over the parameters, so that a value speaks for all paths that have
/// it; the other half is of paths that are near in all parameters, since a tile
/// of many rows may be good for few columns only.
class ErrorModel {
  /// The value of a parameter.
  struct Coordinate {
    int64_t kind, value;
    /// The value's logarithm, if it is positive.
    float octaves;
  };
  using Point = std::vector<Coordinate>;

public:
  /// What is known of a path.
  struct Belief {
    Point point;
    /// The expected error, without the constant that all share.
    double error = 0;
    /// Of the error.
    double variance = 0;
    /// Its correlations with what was and is to be measured, made orthogonal.
    std::vector<double> weights;
  };

  /// Errors differ by `leastDeviation` at least, and by more if those that were
  /// measured do.
  ErrorModel(const SearchSpace &space, double leastDeviation)
      : space(space), leastVariance(leastDeviation * leastDeviation),
        variance(leastVariance) {}

  void add(const Path &path, double logError);
  /// Beliefs from before do not count any more.
  void fit();

  Belief getBelief(const Path &path) const;
  /// Counts a candidate that is about to be measured: its error is taken to be
  /// what is expected, and less is left to be found out about its like.
  void expect(const Path &path);
  /// Brings a belief up to date with candidates that are expected since.
  void update(Belief &belief) const;

private:
  struct Sample {
    Path path;
    double logError;
  };
  /// Of the Cholesky decomposition of the covariances.
  struct Row {
    Point point;
    std::vector<double> factors;
    /// The deviation of its error from what the rows before it predict, in
    /// standard deviations.
    double surprise;
  };

  Point getPoint(const Path &path) const;
  /// Of the errors of two paths.
  double getCovariance(const Point &lhs, const Point &rhs) const;
  void addRow(const Belief &belief, double surprise);

  const SearchSpace &space;
  std::vector<Sample> samples;
  double leastVariance, variance;
  std::vector<Row> rows;
};

} // namespace nnprim

#endif // NNPRIM_LIB_SEARCH_ERRORMODEL_H
