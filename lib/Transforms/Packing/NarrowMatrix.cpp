//===- NarrowMatrix.cpp - A matrix of weights in fewer bits ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NarrowMatrix.h"

#include "mlir/IR/Threading.h"

#include "llvm/Support/FormatVariadic.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

using namespace nnprim;

/// What a thread looks at, and copies if it is not in row-major order, at a
/// time.
static constexpr int64_t kSlabElements = 1 << 20;

/// Whether the elements of `view` are adjacent, in row-major order.
static bool isContiguous(const ConstantView &view) {
  int64_t next = 1;
  for (const auto &dim : llvm::reverse(view.dims))
    for (ViewPiece piece : llvm::reverse(dim)) {
      if (piece.size != 1 && piece.stride != next)
        return false;
      next *= piece.size;
    }
  return true;
}

/// The dimension along which weights are cut into slabs: the one with the
/// largest steps in memory, so that a slab is stored together.
static std::optional<size_t> getSlabDim(const ConstantView &view) {
  std::optional<size_t> best;
  for (auto [i, dim] : llvm::enumerate(view.dims))
    if (dim.size() == 1 && dim[0].size > 1 &&
        (!best || dim[0].stride > view.dims[*best][0].stride))
      best = i;
  return best;
}

llvm::SmallVector<MatrixSlab> NarrowMatrix::getSlabs(int64_t rows) const {
  llvm::SmallVector<MatrixSlab> slabs;
  int64_t count = view.getNumElements();
  if (isContiguous(view)) {
    auto *values = reinterpret_cast<const float *>(view.data);
    int64_t elements = rows == 1
                           ? kSlabElements
                           : llvm::alignTo(kSlabElements, rows * channels);
    for (int64_t begin = 0; begin < count; begin += elements) {
      int64_t size = std::min(elements, count - begin);
      slabs.push_back(
          {view, {values + begin, size_t(size)}, begin, 1, size, 0});
    }
    return slabs;
  }
  std::optional<size_t> dim = getSlabDim(view);
  llvm::SmallVector<int64_t> sizes = view.getShape(), offsets(sizes.size(), 0),
                             steps(sizes.size(), 1);
  int64_t extent = dim ? sizes[*dim] : 1, below = 1;
  for (size_t i = dim.value_or(0) + 1; i < sizes.size(); ++i)
    below *= sizes[i];
  if (!dim)
    below = count;
  int64_t above = count / (extent * below);
  int64_t step =
      std::clamp<int64_t>(kSlabElements / (above * below), 1, extent);
  if (dim == size_t(0))
    step = llvm::alignTo(step, rows);
  for (int64_t begin = 0; begin < extent; begin += step) {
    int64_t size = std::min(step, extent - begin);
    ConstantView slab = view;
    if (dim) {
      offsets[*dim] = begin;
      sizes[*dim] = size;
      slab = *view.sliced(offsets, sizes, steps);
    }
    slabs.push_back(
        {slab, {}, begin * below, above, size * below, extent * below});
  }
  return slabs;
}

void MatrixSlab::forEachRun(
    llvm::function_ref<void(int64_t, llvm::ArrayRef<float>)> body) const {
  if (!values.empty())
    return body(begin, values);
  ConstantView copy = view.contiguous();
  auto *copied = reinterpret_cast<const float *>(copy.data);
  for (int64_t i = 0; i < runs; ++i)
    body(begin + i * distance, {copied + i * length, size_t(length)});
}

void NarrowMatrix::forEachRun(
    llvm::function_ref<void(int64_t, llvm::ArrayRef<float>)> body) const {
  for (const MatrixSlab &slab : getSlabs())
    slab.forEachRun(body);
}

/// Calls `body` with each weight of a run, its position and its channel.
template <typename Body>
static void forEachWeight(const NarrowMatrix &matrix, int64_t position,
                          llvm::ArrayRef<float> values, Body body) {
  if (!matrix.channelOf.empty()) {
    for (float value : values) {
      body(position, value, int64_t(matrix.channelOf[position]));
      ++position;
    }
    return;
  }
  int64_t j = position % matrix.inner;
  int64_t channel = position / matrix.inner % matrix.channels;
  for (float value : values) {
    body(position++, value, channel);
    if (++j < matrix.inner)
      continue;
    j = 0;
    channel = channel + 1 < matrix.channels ? channel + 1 : 0;
  }
}

/// Calls `body` with each weight, its position and its channel.
template <typename Body>
static void forEachWeight(const NarrowMatrix &matrix, Body body) {
  matrix.forEachRun([&](int64_t position, llvm::ArrayRef<float> values) {
    forEachWeight(matrix, position, values, body);
  });
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
  struct Sums {
    double product = 0, square = 0;
  };
  std::vector<Sums> sums(matrix.channels * kScaleSteps);
  std::vector<double> norms(matrix.channels);
  std::array<float, kScaleSteps> candidates;
  for (int step = 0; step < kScaleSteps; ++step)
    candidates[step] = getScale(step);
  forEachWeight(matrix, [&](int64_t, float value, int64_t channel) {
    norms[channel] += double(value) * value;
    for (int step = 0; step < kScaleSteps; ++step) {
      Sums &own = sums[channel * kScaleSteps + step];
      double code = roundWithScale(value, candidates[step]);
      own.product += code * value;
      own.square += code * code;
    }
  });
  llvm::SmallVector<float> scales(matrix.channels, 1.0f);
  for (int64_t channel = 0; channel < matrix.channels; ++channel) {
    double best = HUGE_VAL;
    for (int step = 0; step < kScaleSteps; ++step) {
      auto [product, square] = sums[channel * kScaleSteps + step];
      if (square == 0)
        continue;
      // The error that is left with the best factor of these codes.
      double factor = product / square;
      double error = norms[channel] - factor * product;
      if (error < best && std::isfinite(float(factor)) && float(factor) > 0) {
        best = error;
        scales[channel] = candidates[step];
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

/// Writes what codes of a run of weights stand for, without scales.
static void roundRun(const NarrowMatrix &matrix, int64_t position,
                     llvm::ArrayRef<float> values, const NarrowResult &result,
                     Rounding rounding, llvm::SmallVectorImpl<float> &stored) {
  stored.resize_for_overwrite(values.size());
  if (result.scales.empty())
    return roundFloats(values, result.type, rounding, stored.data());
  int64_t begin = position;
  forEachWeight(matrix, position, values,
                [&](int64_t position, float value, int64_t channel) {
                  float scale = result.scales[channel];
                  stored[position - begin] =
                      roundWithScale(value, scale) * scale;
                });
}

namespace {
/// What rounding does to weights; sums are those of each channel.
struct Errors {
  double largest = 0;
  int64_t numNonFinite = 0;
  std::vector<double> errors, norms;
};
} // namespace

static Errors measureSlab(const NarrowMatrix &matrix, const MatrixSlab &slab,
                          Rounding rounding, const NarrowResult &result) {
  Errors sums;
  sums.errors.resize(matrix.channels);
  sums.norms.resize(matrix.channels);
  constexpr size_t chunk = 1024;
  llvm::SmallVector<float, chunk> stored;
  slab.forEachRun([&](int64_t begin, llvm::ArrayRef<float> run) {
    for (; !run.empty(); run = run.drop_front(stored.size())) {
      llvm::ArrayRef<float> values = run.take_front(chunk);
      roundRun(matrix, begin, values, result, rounding, stored);
      forEachWeight(matrix, begin, values,
                    [&](int64_t position, float value, int64_t channel) {
                      if (!std::isfinite(value)) {
                        ++sums.numNonFinite;
                        return;
                      }
                      double error = double(value) - stored[position - begin];
                      sums.largest = std::max(sums.largest, std::abs(error));
                      sums.errors[channel] += error * error;
                      sums.norms[channel] += double(value) * value;
                    });
      begin += int64_t(values.size());
    }
  });
  return sums;
}

/// Slabs are measured on threads and added in their order.
static void measureErrors(const NarrowMatrix &matrix, Rounding rounding,
                          NarrowResult &result) {
  llvm::SmallVector<MatrixSlab> slabs = matrix.getSlabs();
  std::vector<Errors> parts(slabs.size());
  mlir::parallelFor(
      matrix.view.elementType.getContext(), 0, slabs.size(), [&](size_t i) {
        parts[i] = measureSlab(matrix, slabs[i], rounding, result);
      });
  std::vector<double> errors(matrix.channels), norms(matrix.channels);
  for (const Errors &part : parts) {
    result.largestError = std::max(result.largestError, part.largest);
    result.numNonFinite += part.numNonFinite;
    for (int64_t channel = 0; channel < matrix.channels; ++channel) {
      errors[channel] += part.errors[channel];
      norms[channel] += part.norms[channel];
    }
  }
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
  bool areFinite = true;
  if (llvm::is_contained(candidates, ElementType::Flyte8))
    matrix.forEachRun([&](int64_t, llvm::ArrayRef<float> values) {
      areFinite &= llvm::all_of(
          values, [](float value) { return std::isfinite(value); });
    });
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
  if (result.scales.empty()) {
    llvm::SmallVector<MatrixSlab> slabs = matrix.getSlabs();
    mlir::parallelForEach(
        matrix.view.elementType.getContext(), slabs,
        [&](const MatrixSlab &slab) {
          slab.forEachRun([&](int64_t position, llvm::ArrayRef<float> values) {
            encodeFloats(values, result.type, options.getRounding(),
                         codes + position * getBytes(result.type));
          });
        });
    return;
  }
  forEachWeight(matrix, [&](int64_t position, float value, int64_t channel) {
    codes[position] =
        char(encodeFloat(value / result.scales[channel], ElementType::Flyte8,
                         Rounding::NearestEven));
  });
}
