//===- ErrorModel.cpp - Corrects estimates by measurements ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ErrorModel.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>
#include <cmath>

using namespace nnprim;

/// The variance of a measured error: of what races of a plan differ by, 2 %.
static constexpr double kNoise = 0.02 * 0.02;
/// The share of the variance that is a sum over the parameters. Searches of 31
/// tabulated spaces need as many candidates with 0.3 and with 0.7.
static constexpr double kShareOfSum = 0.5;
/// Octaves by which the correlation of two values falls to 1/e. That of two
/// points is the product of the square roots.
static constexpr float kReach = 1;
/// Octaves between values of other kinds, between a flag and its opposite, and
/// at most.
static constexpr float kOtherKind = 2, kOtherFlag = 1, kFarthest = 2;
/// Samples that are kept: with as many, it takes a tenth of a second to predict
/// the errors of a pool of 4096 candidates.
static constexpr size_t kMaxSamples = 128;

ErrorModel::Point ErrorModel::getPoint(const Path &path) const {
  Point point;
  for (unsigned level = 0; level < path.size(); ++level) {
    int64_t value = path[level];
    point.push_back({space.getKind(path, level), value,
                     value > 0 ? std::log2(float(value)) : 0});
  }
  return point;
}

double ErrorModel::getCovariance(const Point &lhs, const Point &rhs) const {
  float sum = 0, all = 0;
  for (auto [a, b] : llvm::zip_equal(lhs, rhs)) {
    float distance = 0;
    if (a.kind != b.kind)
      distance = kOtherKind;
    else if (a.value == b.value)
      distance = 0;
    else if (a.value <= 0 || b.value <= 0)
      distance = kOtherFlag;
    else
      distance = std::min(kFarthest, std::fabs(a.octaves - b.octaves));
    sum += distance == 0 ? 1 : std::exp(-distance / kReach);
    all += distance;
  }
  return variance * (kShareOfSum * sum / double(lhs.size()) +
                     (1 - kShareOfSum) * std::exp(-all / (2 * kReach)));
}

void ErrorModel::add(const Path &path, double logError) {
  samples.push_back({path, logError});
  // What is slow says least about what is fast.
  if (samples.size() > kMaxSamples)
    samples.erase(
        llvm::max_element(samples, [](const Sample &lhs, const Sample &rhs) {
          return lhs.logError < rhs.logError;
        }));
}

void ErrorModel::update(Belief &belief) const {
  for (size_t i = belief.weights.size(); i < rows.size(); ++i) {
    const Row &row = rows[i];
    double weight = getCovariance(row.point, belief.point);
    for (size_t j = 0; j < i; ++j)
      weight -= row.factors[j] * belief.weights[j];
    weight /= row.factors[i];
    belief.weights.push_back(weight);
    belief.error += weight * row.surprise;
    belief.variance -= weight * weight;
  }
}

ErrorModel::Belief ErrorModel::getBelief(const Path &path) const {
  Belief belief;
  belief.point = getPoint(path);
  belief.variance = variance;
  update(belief);
  return belief;
}

void ErrorModel::addRow(const Belief &belief, double surprise) {
  Row row{belief.point, belief.weights, surprise};
  row.factors.push_back(std::sqrt(std::max(0.0, belief.variance) + kNoise));
  rows.push_back(std::move(row));
}

void ErrorModel::expect(const Path &path) {
  addRow(getBelief(path), /*surprise=*/0);
}

static double getMedian(std::vector<double> values) {
  if (values.empty())
    return 0;
  auto middle = values.begin() + values.size() / 2;
  std::nth_element(values.begin(), middle, values.end());
  return *middle;
}

/// Constant and variance are those by medians: single plans take several times
/// as long as estimated, which says nothing about the others.
void ErrorModel::fit() {
  // Of a normal distribution.
  constexpr double deviationsByMedian = 1.4826;
  std::vector<double> values;
  for (const Sample &sample : samples)
    values.push_back(sample.logError);
  double mean = getMedian(values);
  for (double &value : values)
    value = std::fabs(value - mean);
  variance = std::max(leastVariance,
                      std::pow(deviationsByMedian * getMedian(values), 2));
  rows.clear();
  for (const Sample &sample : samples) {
    Belief belief = getBelief(sample.path);
    double deviation = std::sqrt(std::max(0.0, belief.variance) + kNoise);
    addRow(belief, (sample.logError - mean - belief.error) / deviation);
  }
}
