//===- NarrowMatrix.cpp - A matrix of weights in fewer bits ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowMatrix.h"

#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <cmath>
#include <vector>

using namespace nnprim;

/// Calls `body` with each weight and its channel.
template <typename Body>
static void forEachWeight(const NarrowMatrix &matrix, Body body) {
  int64_t outer = matrix.inner * matrix.channels;
  for (int64_t i = 0, e = matrix.values.size(); i < e; i += outer)
    for (int64_t channel = 0; channel < matrix.channels; ++channel)
      for (int64_t j = 0; j < matrix.inner; ++j) {
        int64_t position = i + channel * matrix.inner + j;
        body(position, matrix.values[position], channel);
      }
}

static double getNorm(const std::vector<double> &squares) {
  return std::sqrt(*std::max_element(squares.begin(), squares.end()));
}

//===----------------------------------------------------------------------===//
// Scales of Flyte8
//===----------------------------------------------------------------------===//

/// Codes are powers of four, so that a scale matters up to a factor of four:
/// candidates are as many steps within it.
static constexpr int kScaleSteps = 16;

static float getScale(int step) {
  return float(std::exp2(2.0 * step / kScaleSteps));
}

static float roundWithScale(float value, float scale) {
  return decodeFloat(
      encodeFloat(value / scale, ElementType::Flyte8, Rounding::NearestEven),
      ElementType::Flyte8);
}

/// For each channel the scale of the least squared error, of `kScaleSteps`
/// ones, then Σwq/Σq², which is the best for the codes q that it gives unless
/// it changes them.
static llvm::SmallVector<float> chooseScales(const NarrowMatrix &matrix) {
  std::vector<double> best(matrix.channels, HUGE_VAL);
  llvm::SmallVector<float> scales(matrix.channels, 1.0f);
  for (int step = 0; step < kScaleSteps; ++step) {
    float scale = getScale(step);
    std::vector<double> products(matrix.channels), squares(matrix.channels),
        norms(matrix.channels);
    forEachWeight(matrix, [&](int64_t, float value, int64_t channel) {
      double code = roundWithScale(value, scale);
      products[channel] += code * value;
      squares[channel] += code * code;
      norms[channel] += double(value) * value;
    });
    for (int64_t channel = 0; channel < matrix.channels; ++channel) {
      if (squares[channel] == 0)
        continue;
      // The error that is left with the best factor of these codes.
      double factor = products[channel] / squares[channel];
      double error = norms[channel] - factor * products[channel];
      if (error < best[channel] && std::isfinite(float(factor)) &&
          float(factor) > 0) {
        best[channel] = error;
        scales[channel] = scale;
      }
    }
  }
  return scales;
}

/// The factor of the least squared error for codes found with `scales`.
static llvm::SmallVector<float> refineScales(const NarrowMatrix &matrix,
                                             llvm::ArrayRef<float> scales) {
  std::vector<double> products(matrix.channels), squares(matrix.channels);
  forEachWeight(matrix, [&](int64_t, float value, int64_t channel) {
    double code = roundWithScale(value, scales[channel]);
    products[channel] += code * value;
    squares[channel] += code * code;
  });
  llvm::SmallVector<float> refined;
  for (int64_t channel = 0; channel < matrix.channels; ++channel)
    refined.push_back(squares[channel] == 0
                          ? 1.0f
                          : float(products[channel] / squares[channel]));
  return refined;
}

//===----------------------------------------------------------------------===//
// One type
//===----------------------------------------------------------------------===//

static float getStored(float value, int64_t channel, const NarrowResult &result,
                       Rounding rounding) {
  if (!result.scales.empty())
    return roundWithScale(value, result.scales[channel]) *
           result.scales[channel];
  return decodeFloat(encodeFloat(value, result.type, rounding), result.type);
}

static void measureErrors(const NarrowMatrix &matrix, Rounding rounding,
                          NarrowResult &result) {
  std::vector<double> errors(matrix.channels), norms(matrix.channels);
  forEachWeight(matrix, [&](int64_t, float value, int64_t channel) {
    if (!std::isfinite(value)) {
      ++result.numNonFinite;
      return;
    }
    double error = double(value) - getStored(value, channel, result, rounding);
    result.largestError = std::max(result.largestError, std::abs(error));
    errors[channel] += error * error;
    norms[channel] += double(value) * value;
  });
  double norm = getNorm(norms);
  result.relativeError = norm == 0 ? 0 : getNorm(errors) / norm;
}

static NarrowResult narrowTo(const NarrowMatrix &matrix, ElementType type,
                             const NarrowOptions &options) {
  NarrowResult result;
  result.type = type;
  if (type == ElementType::Flyte8 && !options.truncates)
    result.scales = refineScales(matrix, chooseScales(matrix));
  measureErrors(matrix, options.getRounding(), result);
  return result;
}

CheckResult nnprim::narrowMatrix(const NarrowMatrix &matrix,
                                 llvm::ArrayRef<ElementType> candidates,
                                 const NarrowOptions &options,
                                 NarrowResult &result) {
  bool areFinite =
      std::all_of(matrix.values.begin(), matrix.values.end(),
                  [](float value) { return std::isfinite(value); });
  std::optional<NarrowResult> best;
  std::string reason;
  for (ElementType type : candidates) {
    if (best && getBytes(type) > getBytes(best->type))
      break;
    if (type == ElementType::Flyte8 && !areFinite) {
      reason = "some are infinite or NaN, which flyte8 cannot hold";
      continue;
    }
    NarrowResult narrowed = narrowTo(matrix, type, options);
    if (options.limitsError && !(narrowed.relativeError <= options.maxError)) {
      reason = llvm::formatv(
          "{0} has an error of {1:e2}, above the bound {2:e2}",
          getNarrowFloatName(type), narrowed.relativeError, options.maxError);
      continue;
    }
    if (!best || narrowed.relativeError < best->relativeError)
      best = std::move(narrowed);
  }
  if (!best)
    return reason;
  result = std::move(*best);
  return llvm::success();
}

void nnprim::writeCodes(const NarrowMatrix &matrix, const NarrowResult &result,
                        const NarrowOptions &options, char *codes) {
  if (result.scales.empty())
    return encodeFloats(matrix.values, result.type, options.getRounding(),
                        codes);
  forEachWeight(matrix, [&](int64_t position, float value, int64_t channel) {
    codes[position] =
        char(encodeFloat(value / result.scales[channel], ElementType::Flyte8,
                         Rounding::NearestEven));
  });
}
