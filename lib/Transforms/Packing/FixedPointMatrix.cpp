//===- FixedPointMatrix.cpp - A matrix of weights in fixed point ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FixedPointMatrix.h"

#include "NNPrim/Problem/FixedPoint.h"

#include "mlir/IR/Threading.h"

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
/// Of an integer, and of a scale.
static constexpr int64_t kBytes = 2;

int64_t FixedPointResult::getRows() const {
  return depth + getScaleRows(depth, group);
}

/// Calls `body` with parts of the rows of K of a slab: the value of K, the
/// first channel and the weights.
template <typename Body>
static void forEachRow(const MatrixSlab &slab, int64_t channels, Body body) {
  slab.forEachRun([&](int64_t position, llvm::ArrayRef<float> values) {
    while (!values.empty()) {
      int64_t channel = position % channels;
      int64_t size = std::min<int64_t>(channels - channel,
                                       static_cast<int64_t>(values.size()));
      body(position / channels, channel, values.take_front(size));
      values = values.drop_front(size);
      position += size;
    }
  });
}

/// Calls `body` on threads with the number of a part of the weights and the
/// part. No two have values of one group of one channel.
static void
forEachSlab(const NarrowMatrix &matrix, llvm::ArrayRef<MatrixSlab> slabs,
            llvm::function_ref<void(size_t, const MatrixSlab &)> body) {
  mlir::parallelFor(matrix.view.elementType.getContext(), 0, slabs.size(),
                    [&](size_t i) { body(i, slabs[i]); });
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

/// What a slab adds to sums over each channel.
struct SlabSums {
  std::vector<double> squares;
  float greatest = 0;
};
} // namespace

/// The sums of all slabs, always in the same order.
static std::vector<double> addSquares(llvm::ArrayRef<SlabSums> parts,
                                      int64_t channels) {
  std::vector<double> squares(channels);
  for (const SlabSums &part : parts)
    for (int64_t i = 0; i < channels; ++i)
      squares[i] += part.squares[i];
  return squares;
}

static Magnitudes measureMagnitudes(const NarrowMatrix &matrix,
                                    llvm::ArrayRef<MatrixSlab> slabs,
                                    int64_t depth) {
  int64_t channels = matrix.channels;
  Magnitudes result;
  result.greatest.resize(getScaleRows(depth, kLeastGroup) * channels);
  std::vector<SlabSums> parts(slabs.size());
  forEachSlab(matrix, slabs, [&](size_t number, const MatrixSlab &slab) {
    SlabSums &part = parts[number];
    part.squares.resize(channels);
    forEachRow(slab, channels,
               [&](int64_t k, int64_t channel, llvm::ArrayRef<float> values) {
                 float *greatest =
                     &result.greatest[k / kLeastGroup * channels + channel];
                 double *squares = &part.squares[channel];
                 for (size_t i = 0; i < values.size(); ++i) {
                   float magnitude = std::abs(values[i]);
                   greatest[i] = std::max(greatest[i], magnitude);
                   squares[i] += double(magnitude) * magnitude;
                 }
               });
  });
  result.squares = addSquares(parts, channels);
  // Squares of finite values have finite sums in f64.
  result.areFinite = llvm::all_of(
      result.squares, [](double square) { return std::isfinite(square); });
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

static void writeScales(const FixedPointResult &result, char *codes) {
  int64_t channels = result.channels;
  for (int64_t i = 0, rows = getScaleRows(result.depth, result.group); i < rows;
       ++i)
    for (int64_t j = 0; j < channels; ++j) {
      auto bits = llvm::bit_cast<uint32_t>(result.scales[i * channels + j]);
      int64_t position = i * (result.group + 1) * channels + j;
      llvm::support::endian::write16le(codes + kBytes * position,
                                       uint16_t(bits >> 16));
    }
}

/// Writes the integers and sets the errors of `result`.
static void writeIntegers(const NarrowMatrix &matrix,
                          llvm::ArrayRef<MatrixSlab> slabs, double norm,
                          FixedPointResult &result, char *codes) {
  int64_t channels = matrix.channels;
  std::vector<float> reciprocals = getReciprocals(result.scales);
  std::vector<SlabSums> parts(slabs.size());
  forEachSlab(matrix, slabs, [&](size_t number, const MatrixSlab &slab) {
    SlabSums &part = parts[number];
    part.squares.resize(channels);
    forEachRow(
        slab, channels,
        [&](int64_t k, int64_t channel, llvm::ArrayRef<float> values) {
          int64_t group = k / result.group;
          const float *scales = &result.scales[group * channels + channel];
          const float *inverse = &reciprocals[group * channels + channel];
          double *squares = &part.squares[channel];
          char *row = codes + kBytes * ((k + group + 1) * channels + channel);
          for (size_t i = 0; i < values.size(); ++i) {
            float integer = toInteger(values[i], inverse[i]);
            llvm::support::endian::write16le(row + kBytes * i,
                                             uint16_t(int16_t(integer)));
            // The product is exact, and so is nearly always the difference.
            float error = values[i] - integer * scales[i];
            part.greatest = std::max(part.greatest, std::abs(error));
            squares[i] += double(error) * error;
          }
        });
  });
  for (const SlabSums &part : parts)
    result.largestError = std::max<double>(result.largestError, part.greatest);
  result.relativeError =
      norm == 0 ? 0 : getNorm(addSquares(parts, channels)) / norm;
}

CheckResult nnprim::storeFixedPoint(
    const NarrowMatrix &matrix, const NarrowOptions &options,
    llvm::function_ref<char *(const FixedPointResult &)> getCodes,
    FixedPointResult &result) {
  FixedPointResult shape;
  shape.channels = matrix.channels;
  shape.depth = matrix.view.getNumElements() / matrix.channels;
  llvm::SmallVector<MatrixSlab> slabs = matrix.getSlabs(kGroups[0]);
  Magnitudes magnitudes = measureMagnitudes(matrix, slabs, shape.depth);
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
    char *codes = getCodes(candidate);
    writeIntegers(matrix, slabs, norm, candidate, codes);
    error = candidate.relativeError;
    if (options.limitsError && !(error <= options.maxError))
      continue;
    writeScales(candidate, codes);
    result = std::move(candidate);
    return llvm::success();
  }
  return llvm::formatv("fixed16 has an error of {0:e2}, above the bound {1:e2}",
                       error, options.maxError)
      .str();
}
