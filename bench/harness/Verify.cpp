//===- Verify.cpp - Results checked before they are timed -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Verify.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace nnprim::bench;

/// Indices of both ends and some in between.
static std::vector<int64_t> samples(int64_t extent, int64_t count) {
  std::vector<int64_t> result;
  count = std::min(extent, count);
  for (int64_t i = 0; i < count; ++i)
    result.push_back(i * (extent - 1) / std::max<int64_t>(1, count - 1));
  return result;
}

/// Compares the output with `expected` at the given places.
static llvm::Error check(const Layer &layer, const float *output,
                         const std::vector<int64_t> &places,
                         const std::vector<double> &expected) {
  double largest = 0;
  for (double value : expected)
    largest = std::max(largest, std::abs(value));
  for (auto [place, value] : llvm::zip(places, expected)) {
    if (std::abs(output[place] - value) <= 1e-4 * largest)
      continue;
    int64_t pixel = place / layer.k;
    return llvm::createStringError(
        llvm::formatv(
            "pixel ({0}, {1}), channel {2} is {3:e6} instead of {4:e6}",
            pixel / layer.outputWidth(), pixel % layer.outputWidth(),
            place % layer.k, output[place], value)
            .str());
  }
  return llvm::Error::success();
}

llvm::Error nnprim::bench::verify(const Problem &problem, const float *output) {
  const Layer &layer = problem.layer;
  std::vector<int64_t> places;
  std::vector<double> expected;
  for (int64_t y : samples(layer.outputHeight(), 5))
    for (int64_t x : samples(layer.outputWidth(), 5))
      for (int64_t k : samples(layer.k, 37)) {
        places.push_back((y * layer.outputWidth() + x) * layer.k + k);
        expected.push_back(problem.expected(y, x, k));
      }
  return check(layer, output, places, expected);
}

llvm::Error nnprim::bench::compare(const Layer &layer, const float *output,
                                   const float *accepted) {
  std::vector<int64_t> places(layer.outputSize());
  std::iota(places.begin(), places.end(), 0);
  return check(layer, output, places,
               std::vector<double>(accepted, accepted + layer.outputSize()));
}
