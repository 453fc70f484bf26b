//===- ErrorModel.cpp - Corrects estimates by measurements ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ErrorModel.h"

#include "llvm/ADT/STLExtras.h"

using namespace nnprim;

double ErrorModel::predict(llvm::ArrayRef<int64_t> path) const {
  double sum = 0;
  for (auto [level, value] : llvm::enumerate(path)) {
    auto found = terms[level].find(value);
    if (found != terms[level].end())
      sum += found->second.value;
  }
  return sum;
}

/// Coordinate descent: the terms of one level at a time, those of the others
/// fixed.
void ErrorModel::fit() {
  constexpr int turns = 8;
  // Pulls a term towards 0 with the weight of this many samples.
  constexpr double ridge = 1;
  for (auto &level : terms)
    level.clear();
  constant = 0;
  std::vector<double> rest;
  for (const Sample &sample : samples)
    rest.push_back(sample.logError);
  for (int turn = 0; turn < turns; ++turn) {
    double shift = 0;
    for (double error : rest)
      shift += error / double(rest.size());
    constant += shift;
    for (double &error : rest)
      error -= shift;
    for (auto [level, values] : llvm::enumerate(terms)) {
      for (auto &[value, term] : values)
        term.sum = term.count = 0;
      for (auto [sample, error] : llvm::zip_equal(samples, rest)) {
        Term &term = values[sample.path[level]];
        error += term.value;
        term.sum += error;
        ++term.count;
      }
      for (auto &[value, term] : values)
        term.value = term.sum / (double(term.count) + ridge);
      for (auto [sample, error] : llvm::zip_equal(samples, rest))
        error -= values[sample.path[level]].value;
    }
  }
}
