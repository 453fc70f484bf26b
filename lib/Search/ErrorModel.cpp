//===- ErrorModel.cpp - Corrects estimates by measurements ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ErrorModel.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>

using namespace nnprim;

double ErrorModel::predict(const Path &path) const {
  double sum = 0;
  for (unsigned level = 0; level < path.size(); ++level) {
    auto found = terms[level].find(getKey(path, level));
    if (found != terms[level].end())
      sum += found->second.value;
  }
  return sum;
}

void ErrorModel::expect(const Path &path) {
  for (unsigned level = 0; level < path.size(); ++level)
    ++terms[level][getKey(path, level)].expected;
}

double ErrorModel::getDoubt(const Path &path) const {
  double variance = 0;
  for (unsigned level = 0; level < path.size(); ++level) {
    auto found = terms[level].find(getKey(path, level));
    size_t seen = found == terms[level].end()
                      ? 0
                      : found->second.count + found->second.expected;
    variance += 1 / double(1 + seen);
  }
  return std::sqrt(variance);
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
        Term &term = values[getKey(sample.path, level)];
        error += term.value;
        term.sum += error;
        ++term.count;
      }
      for (auto &[value, term] : values)
        term.value = term.sum / (double(term.count) + ridge);
      for (auto [sample, error] : llvm::zip_equal(samples, rest))
        error -= values[getKey(sample.path, level)].value;
    }
  }
}
