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

std::vector<float> nnprim::getColumnScales(const float *values, int64_t stride,
                                           int64_t depth, int64_t columns,
                                           int64_t terms) {
  std::vector<double> greatest(columns, kLeastGreatest), most(columns),
      sums(columns);
  bool takesNorms = limitsNorms(terms);
  for (int64_t first = 0; first < depth; first += terms) {
    std::fill(sums.begin(), sums.end(), 0);
    for (int64_t k = first; k < std::min(depth, first + terms); ++k)
      for (int64_t column = 0; column < columns; ++column) {
        double magnitude = std::abs(values[k * stride + column]);
        greatest[column] = std::max(greatest[column], magnitude);
        sums[column] += takesNorms ? magnitude * magnitude : magnitude;
      }
    for (int64_t column = 0; column < columns; ++column)
      most[column] = std::max(most[column], sums[column]);
  }
  std::vector<float> scales;
  for (int64_t column = 0; column < columns; ++column) {
    double ofSums = takesNorms ? std::sqrt(most[column]) / kMaxScaledNorm
                               : most[column] / kMaxScaledSum;
    double scale = std::max(greatest[column] / kMaxScaled, ofSums);
    // The f32 may be smaller by half a unit, and its inverse larger by as much:
    // with the next one no integer is.
    scales.push_back(std::nextafter(static_cast<float>(scale),
                                    std::numeric_limits<float>::infinity()));
  }
  return scales;
}

float nnprim::getChannelFactor(float greatest, float most) {
  // What is smaller by more has no weight in the sums.
  constexpr float mostBelow = 0x1p40f;
  float below =
      greatest == 0 ? mostBelow : std::min(most / greatest, mostBelow);
  return std::ldexp(1.0f, -(std::ilogb(below) / 2));
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

namespace {
/// Measures some filters, a row of which is a vector of so many numbers.
class FilterMeter {
public:
  FilterMeter(const ScaledFilters &filters, int64_t begin, int64_t end)
      : filters(filters), begin(begin), width(end - begin),
        matrices(getWinogradMatrices(filters.m, filters.r)),
        spread(getSquaredNorms(matrices.bt)), squares(width),
        errors(filters.m * filters.m * width) {}

  ScaledFilterLoss measure();

private:
  int64_t getAlpha() const { return filters.m + filters.r - 1; }
  /// α²×C×width coefficients; adds up squares of weights.
  std::vector<float> transform();
  /// The sums of squared errors of a coefficient's C×width numbers.
  std::vector<double> round(const float *coefficient) const;

  const ScaledFilters &filters;
  int64_t begin, width;
  WinogradMatrices matrices;
  std::vector<double> spread, squares;
  /// m×m×width, of outputs.
  std::vector<double> errors;
};
} // namespace

std::vector<float> FilterMeter::transform() {
  int64_t r = filters.r, alpha = getAlpha();
  std::vector<float> all(alpha * alpha * filters.channels * width);
  std::vector<float> taps(r * r * width), rows(alpha * r * width);
  auto addScaled = [&](float *sum, double factor, const float *values) {
    for (int64_t f = 0; f < width; ++f)
      sum[f] += float(factor) * values[f];
  };
  for (int64_t c = 0; c < filters.channels; ++c) {
    for (int64_t tap = 0; tap < r * r; ++tap)
      for (int64_t f = 0; f < width; ++f) {
        float value = filters.get(tap / r, tap % r, c, begin + f);
        taps[tap * width + f] = value;
        squares[f] += double(value) * value;
      }
    std::fill(rows.begin(), rows.end(), 0);
    for (int64_t i = 0; i < alpha; ++i)
      for (int64_t a = 0; a < r; ++a)
        for (int64_t b = 0; b < r; ++b)
          addScaled(&rows[(i * r + b) * width], matrices.g[i][a],
                    &taps[(a * r + b) * width]);
    for (int64_t s = 0; s < alpha * alpha; ++s)
      for (int64_t b = 0; b < r; ++b)
        addScaled(&all[(s * filters.channels + c) * width],
                  matrices.g[s % alpha][b], &rows[(s / alpha * r + b) * width]);
  }
  return all;
}

std::vector<double> FilterMeter::round(const float *coefficient) const {
  std::vector<float> scales = getColumnScales(
      coefficient, width, filters.channels, width, filters.terms);
  std::vector<float> inverses;
  for (float scale : scales)
    inverses.push_back(1 / scale);
  std::vector<double> sums(width);
  for (int64_t c = 0; c < filters.channels; ++c)
    for (int64_t f = 0; f < width; ++f) {
      // The sum's digits end at the units.
      constexpr float units = 0x1.8p23f;
      float value = coefficient[c * width + f] * inverses[f];
      float error = value - ((value + units) - units);
      sums[f] += error * error;
    }
  for (int64_t f = 0; f < width; ++f)
    sums[f] *= double(scales[f]) * scales[f];
  return sums;
}

ScaledFilterLoss FilterMeter::measure() {
  int64_t m = filters.m, alpha = getAlpha();
  std::vector<float> all = transform();
  for (int64_t s = 0; s < alpha * alpha; ++s) {
    int64_t i = s / alpha, j = s % alpha;
    std::vector<double> sums = round(&all[s * filters.channels * width]);
    for (int64_t output = 0; output < m * m; ++output) {
      double factor = matrices.at[output / m][i] * matrices.at[output % m][j];
      for (int64_t f = 0; f < width; ++f)
        errors[output * width + f] +=
            factor * factor * spread[i] * spread[j] * sums[f];
    }
  }
  // Nothing compares with a NaN, which transforming large weights leads to,
  // too.
  auto areFinite = [](const std::vector<double> &values) {
    return std::all_of(values.begin(), values.end(),
                       [](double value) { return std::isfinite(value); });
  };
  if (!areFinite(squares) || !areFinite(errors))
    return {1, std::numeric_limits<double>::infinity()};
  return {*std::max_element(squares.begin(), squares.end()),
          *std::max_element(errors.begin(), errors.end())};
}

ScaledFilterLoss nnprim::measureScaledFilters(const ScaledFilters &filters,
                                              int64_t begin, int64_t end) {
  return FilterMeter(filters, begin, end).measure();
}
