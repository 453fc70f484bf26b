//===- FixedPointMatrix.cpp - A matrix of weights in fixed point ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FixedPointMatrix.h"

#include "NNPrim/Problem/FixedPoint.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/bit.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <cmath>
#include <limits>

using namespace nnprim;

/// Groups from the largest on: each takes a row of scales beside its own rows.
static constexpr int64_t kGroups[] = {256, 128, 64, 32};
static constexpr int64_t kMediumGroup = 128;
static constexpr int64_t kLeastGroup = 32;

int64_t FixedPointResult::getRows() const {
  return depth + getScaleRows(depth, group);
}

/// Calls `body` with parts of the rows of K: the value of K, the first channel
/// and the weights.
template <typename Body>
static void forEachRow(const NarrowMatrix &matrix, Body body) {
  matrix.forEachRun([&](int64_t position, llvm::ArrayRef<float> values) {
    while (!values.empty()) {
      int64_t channel = position % matrix.channels;
      int64_t size = std::min<int64_t>(matrix.channels - channel,
                                       static_cast<int64_t>(values.size()));
      body(position / matrix.channels, channel, values.take_front(size));
      values = values.drop_front(size);
      position += size;
    }
  });
}

namespace {
/// What one walk over the weights tells.
struct Magnitudes {
  /// For each of the least groups and each channel the greatest |w|.
  std::vector<float> greatest;
  /// The squared norm of each channel.
  std::vector<double> squares;
  bool areFinite = true;
};
} // namespace

static Magnitudes measureMagnitudes(const NarrowMatrix &matrix, int64_t depth) {
  Magnitudes result;
  result.greatest.resize(getScaleRows(depth, kLeastGroup) * matrix.channels);
  result.squares.resize(matrix.channels);
  forEachRow(
      matrix, [&](int64_t k, int64_t channel, llvm::ArrayRef<float> values) {
        float *greatest =
            &result.greatest[k / kLeastGroup * matrix.channels + channel];
        double *squares = &result.squares[channel];
        bool areFinite = true;
        for (size_t i = 0; i < values.size(); ++i) {
          float magnitude = std::abs(values[i]);
          areFinite &= magnitude <= std::numeric_limits<float>::max();
          greatest[i] = std::max(greatest[i], magnitude);
          squares[i] += double(magnitude) * magnitude;
        }
        result.areFinite &= areFinite;
      });
  return result;
}

/// The least scale with which integers reach `greatest`. Its reciprocal is
/// finite: what is smaller than integers of the least normal number is lost.
static float getScale(float greatest) {
  if (greatest == 0)
    return 0;
  constexpr uint32_t lower = 0xffff;
  float exact = std::max(greatest / float(kMaxFixedPoint),
                         std::numeric_limits<float>::min());
  uint32_t bits = llvm::bit_cast<uint32_t>(exact);
  return llvm::bit_cast<float>((bits + lower) & ~lower);
}

static std::vector<float> getScales(const Magnitudes &magnitudes,
                                    const FixedPointResult &shape) {
  int64_t least = getScaleRows(shape.depth, kLeastGroup);
  int64_t each = shape.group / kLeastGroup;
  std::vector<float> scales(getScaleRows(shape.depth, shape.group) *
                            shape.channels);
  for (int64_t row = 0; row < least; ++row)
    for (int64_t i = 0; i < shape.channels; ++i) {
      float &scale = scales[row / each * shape.channels + i];
      scale = std::max(scale, magnitudes.greatest[row * shape.channels + i]);
    }
  for (float &scale : scales)
    scale = getScale(scale);
  return scales;
}

static std::vector<float> getReciprocals(llvm::ArrayRef<float> scales) {
  std::vector<float> reciprocals;
  reciprocals.reserve(scales.size());
  for (float scale : scales)
    reciprocals.push_back(scale == 0 ? 0 : 1 / scale);
  return reciprocals;
}

/// The nearest integer. Adding 1.5·2²³ leaves no bits behind the point.
static float toInteger(float weight, float reciprocal) {
  constexpr float shifter = 12582912.0F;
  float rounded = (weight * reciprocal + shifter) - shifter;
  return std::clamp(rounded, -float(kMaxFixedPoint), float(kMaxFixedPoint));
}

static double getNorm(const std::vector<double> &squares) {
  return squares.empty()
             ? 0
             : std::sqrt(*std::max_element(squares.begin(), squares.end()));
}

/// The error if what is rounded away is evenly distributed: what measuring it
/// need not be tried for if it is far beyond the bound.
static double predictError(const FixedPointResult &result, double norm) {
  std::vector<double> errors(result.channels);
  for (int64_t row = 0, rows = getScaleRows(result.depth, result.group);
       row < rows; ++row) {
    int64_t values = std::min(result.group, result.depth - row * result.group);
    for (int64_t i = 0; i < result.channels; ++i) {
      double scale = result.scales[row * result.channels + i];
      errors[i] += double(values) * scale * scale / 12;
    }
  }
  return norm == 0 ? 0 : getNorm(errors) / norm;
}

static void measureErrors(const NarrowMatrix &matrix, double norm,
                          FixedPointResult &result) {
  std::vector<float> reciprocals = getReciprocals(result.scales);
  std::vector<double> errors(matrix.channels);
  float largest = 0;
  forEachRow(matrix, [&](int64_t k, int64_t channel,
                         llvm::ArrayRef<float> values) {
    int64_t first = k / result.group * matrix.channels + channel;
    const float *scales = &result.scales[first];
    const float *inverse = &reciprocals[first];
    double *sums = &errors[channel];
    for (size_t i = 0; i < values.size(); ++i) {
      // The product is exact, and so is nearly always the difference.
      float error = values[i] - toInteger(values[i], inverse[i]) * scales[i];
      largest = std::max(largest, std::abs(error));
      sums[i] += double(error) * error;
    }
  });
  result.largestError = largest;
  result.relativeError = norm == 0 ? 0 : getNorm(errors) / norm;
}

CheckResult nnprim::chooseFixedPoint(const NarrowMatrix &matrix,
                                     const NarrowOptions &options,
                                     FixedPointResult &result) {
  FixedPointResult shape;
  shape.channels = matrix.channels;
  shape.depth = matrix.view.getNumElements() / matrix.channels;
  Magnitudes magnitudes = measureMagnitudes(matrix, shape.depth);
  if (!magnitudes.areFinite)
    return "some are infinite or NaN, which fixed16 cannot hold";
  double norm = getNorm(magnitudes.squares), error = 0;
  // What is predicted is within some percent of what is measured.
  constexpr double farBeyond = 1.2;
  for (int64_t group : kGroups) {
    if (!options.limitsError && group != kMediumGroup)
      continue;
    FixedPointResult candidate = shape;
    candidate.group = group;
    candidate.scales = getScales(magnitudes, candidate);
    error = predictError(candidate, norm);
    if (options.limitsError && !(error <= farBeyond * options.maxError))
      continue;
    measureErrors(matrix, norm, candidate);
    error = candidate.relativeError;
    if (options.limitsError && !(error <= options.maxError))
      continue;
    result = std::move(candidate);
    return llvm::success();
  }
  return llvm::formatv("fixed16 has an error of {0:e2}, above the bound {1:e2}",
                       error, options.maxError)
      .str();
}

void nnprim::writeFixedPoint(const NarrowMatrix &matrix,
                             const FixedPointResult &result, char *codes) {
  constexpr int64_t bytes = 2;
  auto getRow = [&](int64_t row, int64_t channel) {
    return codes + (row * matrix.channels + channel) * bytes;
  };
  std::vector<float> reciprocals = getReciprocals(result.scales);
  for (int64_t i = 0, rows = getScaleRows(result.depth, result.group); i < rows;
       ++i)
    for (int64_t j = 0; j < matrix.channels; ++j) {
      auto bits =
          llvm::bit_cast<uint32_t>(result.scales[i * matrix.channels + j]);
      llvm::support::endian::write16le(getRow(i * (result.group + 1), j),
                                       uint16_t(bits >> 16));
    }
  forEachRow(matrix, [&](int64_t k, int64_t channel,
                         llvm::ArrayRef<float> values) {
    int64_t number = k / result.group;
    const float *inverse = &reciprocals[number * matrix.channels + channel];
    char *row = getRow(k + number + 1, channel);
    for (size_t i = 0; i < values.size(); ++i)
      llvm::support::endian::write16le(
          row + bytes * i, uint16_t(int16_t(toInteger(values[i], inverse[i]))));
  });
}
