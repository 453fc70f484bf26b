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

#include <map>
#include <utility>

namespace nnprim {

/// Predicts log(cost / estimate) as a constant and a term for each value of
/// each parameter, by ridge regression: a value that was seen once says little.
/// Values of parameters of other kinds are other values.
class ErrorModel {
public:
  explicit ErrorModel(const SearchSpace &space)
      : space(space), terms(space.getNumLevels()) {}

  void add(const Path &path, double logError) {
    samples.push_back({path, logError});
  }
  void fit();
  /// The predicted error of a path, without the constant that all share.
  double predict(const Path &path) const;

  /// Counts a candidate that is about to be measured.
  void expect(const Path &path);
  /// How little is known of the error of a path, in units of what a term may
  /// be: its standard deviation if terms are independent and a sample says as
  /// much as is known of a term before. Candidates that are expected count.
  double getDoubt(const Path &path) const;

private:
  struct Sample {
    Path path;
    double logError;
  };
  struct Term {
    double value = 0;
    double sum = 0;
    /// Samples, and candidates that are expected.
    size_t count = 0, expected = 0;
  };
  /// Kind and value.
  using Key = std::pair<int64_t, int64_t>;

  Key getKey(const Path &path, unsigned level) const {
    return {space.getKind(path, level), path[level]};
  }

  const SearchSpace &space;
  std::vector<Sample> samples;
  double constant = 0;
  std::vector<std::map<Key, Term>> terms;
};

} // namespace nnprim

#endif // NNPRIM_LIB_SEARCH_ERRORMODEL_H
