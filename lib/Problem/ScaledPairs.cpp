//===- ScaledPairs.cpp - Scales of integers, and what they lose -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/ScaledPairs.h"

#include "NNPrim/Generator/WinogradMatrices.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

using namespace nnprim;

float nnprim::getColumnScale(const float *column, int64_t stride,
                             int64_t depth) {
  double greatest = kLeastGreatest, greatestSum = 0;
  for (int64_t first = 0; first < depth; first += kScaledTerms) {
    double sum = 0;
    for (int64_t k = first; k < std::min(depth, first + kScaledTerms); ++k) {
      double magnitude = std::abs(column[k * stride]);
      greatest = std::max(greatest, magnitude);
      sum += magnitude;
    }
    greatestSum = std::max(greatestSum, sum);
  }
  double scale = std::max(greatest / kMaxScaled, greatestSum / kMaxScaledSum);
  // The f32 may be smaller by half a unit, and its inverse larger by as much:
  // with the next one no integer is.
  return std::nextafter(static_cast<float>(scale),
                        std::numeric_limits<float>::infinity());
}

/// Sums of squares of the rows of a matrix.
static std::vector<double>
getSquaredNorms(const WinogradMatrices::Matrix &matrix) {
  std::vector<double> norms;
  for (const auto &row : matrix) {
    double norm = 0;
    for (double value : row)
      norm += value * value;
    norms.push_back(norm);
  }
  return norms;
}

ScaledFilterLoss nnprim::measureScaledFilters(const ScaledFilters &filters,
                                              int64_t begin, int64_t end) {
  int64_t m = filters.m, r = filters.r, alpha = m + r - 1;
  int64_t width = end - begin, channels = filters.channels;
  WinogradMatrices matrices = getWinogradMatrices(m, r);
  std::vector<double> spread = getSquaredNorms(matrices.bt);
  // The squared errors of the m×m outputs of each filter.
  std::vector<double> errors(width * m * m), squares(width);
  std::vector<float> transformed(channels * width);
  for (int64_t i = 0; i < alpha; ++i)
    for (int64_t j = 0; j < alpha; ++j) {
      for (int64_t c = 0; c < channels; ++c)
        for (int64_t f = 0; f < width; ++f) {
          double sum = 0;
          for (int64_t a = 0; a < r; ++a)
            for (int64_t b = 0; b < r; ++b)
              sum += matrices.g[i][a] * matrices.g[j][b] *
                     filters.get(a, b, c, begin + f);
          transformed[c * width + f] = float(sum);
        }
      for (int64_t f = 0; f < width; ++f) {
        double scale = getColumnScale(&transformed[f], width, channels);
        double error = 0;
        for (int64_t c = 0; c < channels; ++c) {
          double value = transformed[c * width + f] / scale;
          error += std::pow((value - std::nearbyint(value)) * scale, 2);
        }
        for (int64_t p = 0; p < m; ++p)
          for (int64_t q = 0; q < m; ++q)
            errors[(f * m + p) * m + q] +=
                error * spread[i] * spread[j] *
                std::pow(matrices.at[p][i] * matrices.at[q][j], 2);
      }
    }
  for (int64_t a = 0; a < r; ++a)
    for (int64_t b = 0; b < r; ++b)
      for (int64_t c = 0; c < channels; ++c)
        for (int64_t f = 0; f < width; ++f)
          squares[f] += std::pow(double(filters.get(a, b, c, begin + f)), 2);
  ScaledFilterLoss loss{*std::max_element(squares.begin(), squares.end()),
                        *std::max_element(errors.begin(), errors.end())};
  // Nothing compares with a NaN.
  if (!std::all_of(squares.begin(), squares.end(),
                   [](double square) { return std::isfinite(square); }))
    return {1, std::numeric_limits<double>::infinity()};
  return loss;
}
