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

namespace nnprim {

/// Predicts log(cost / estimate) as a constant and a term for each value of
/// each parameter, by ridge regression: a value that was seen once says little.
class ErrorModel {
public:
  explicit ErrorModel(unsigned numLevels) : terms(numLevels) {}

  void add(const Path &path, double logError) {
    samples.push_back({path, logError});
  }
  void fit();
  /// The predicted error of a path, without the constant that all share.
  double predict(llvm::ArrayRef<int64_t> path) const;

private:
  struct Sample {
    Path path;
    double logError;
  };
  struct Term {
    double value = 0;
    double sum = 0;
    size_t count = 0;
  };

  std::vector<Sample> samples;
  double constant = 0;
  std::vector<std::map<int64_t, Term>> terms;
};

} // namespace nnprim

#endif // NNPRIM_LIB_SEARCH_ERRORMODEL_H
