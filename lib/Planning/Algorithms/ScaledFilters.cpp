//===- ScaledFilters.cpp - What filters lose as integers ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScaledFilters.h"

#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Dialect/NNPrim/Utils/SparseWeights.h"
#include "NNPrim/Generator/WinogradMatrices.h"
#include "NNPrim/Problem/ScaledPairs.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/IR/Threading.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

#include <cmath>
#include <limits>
#include <tuple>
#include <vector>

using namespace mlir;
using namespace nnprim;

namespace {
/// Filters KH×KW×C×F, whose dimensions have any strides.
struct FilterView {
  const float *values;
  std::array<int64_t, 4> shape, strides;

  /// Taps, channels and filters.
  std::tuple<int64_t, int64_t, int64_t> getExtents() const {
    return {shape[0] * shape[1], shape[2], shape[3]};
  }
  float get(int64_t tap, int64_t channel, int64_t filter) const {
    return values[tap / shape[1] * strides[0] + tap % shape[1] * strides[1] +
                  channel * strides[2] + filter * strides[3]];
  }
};

/// What rounding filters loses, infinity if one becomes no finite number; and
/// what it may lose.
struct FilterLoss {
  double loss, allowed;
};
} // namespace

/// What rounding transformed filters may lose, beside what rounding transformed
/// Gaussian pixels does.
static double getAllowedLoss(int64_t m, int64_t r, int64_t channels,
                             double maxError) {
  double all = maxError / kLargestScaledError;
  double pixels = getScaledWinogradLoss(m, r, channels);
  return std::sqrt(std::max(0.0, all * all - pixels * pixels));
}

/// Filters that a task measures.
static constexpr int64_t kTaskFilters = 64;

/// The root of what measureScaledFilters() finds, of the largest of each.
static double measure(MLIRContext *context, const ScaledFilters &filters) {
  int64_t tasks = llvm::divideCeil(filters.filters, kTaskFilters);
  SmallVector<ScaledFilterLoss> parts(tasks);
  parallelFor(context, 0, tasks, [&](size_t task) {
    int64_t begin = int64_t(task) * kTaskFilters;
    parts[task] = measureScaledFilters(
        filters, begin, std::min(filters.filters, begin + kTaskFilters));
  });
  double weights = 0, errors = 0;
  for (const ScaledFilterLoss &part : parts) {
    weights = std::max(weights, part.weights);
    errors = std::max(errors, part.errors);
  }
  return weights == 0 ? 0 : std::sqrt(errors / weights);
}

/// The greatest magnitude of each channel of filters KH×KW×C×F, or nothing if a
/// value is not finite.
static std::optional<std::vector<float>>
findGreatest(const FilterView &filters) {
  auto [taps, channels, count] = filters.getExtents();
  std::vector<float> greatest(channels);
  for (int64_t tap = 0; tap < taps; ++tap)
    for (int64_t channel = 0; channel < channels; ++channel)
      for (int64_t filter = 0; filter < count; ++filter) {
        float value = filters.get(tap, channel, filter);
        if (!std::isfinite(value))
          return std::nullopt;
        greatest[channel] = std::max(greatest[channel], std::abs(value));
      }
  return greatest;
}

/// The squares of ‖w‖₂ and of what rounding takes of the weights w of a filter,
/// each tap with a scale of its own, divided by factors of channels before.
static ScaledFilterLoss measureTaps(const FilterView &filters, int64_t filter,
                                    ArrayRef<float> factors, int64_t terms) {
  auto [taps, channels, count] = filters.getExtents();
  ScaledFilterLoss loss;
  std::vector<float> column(channels);
  for (int64_t tap = 0; tap < taps; ++tap) {
    for (int64_t channel = 0; channel < channels; ++channel)
      column[channel] = filters.get(tap, channel, filter) / factors[channel];
    double scale = getColumnScales(column.data(), /*stride=*/1, channels,
                                   /*columns=*/1, terms)
                       .front();
    for (auto [value, factor] : llvm::zip_equal(column, factors)) {
      double error = value - std::nearbyint(value / scale) * scale;
      loss.weights += std::pow(double(value) * factor, 2);
      loss.errors += std::pow(error * factor, 2);
    }
  }
  return loss;
}

/// ‖w − w'‖₂ over ‖w‖₂, of the largest of each, where w' is what rounding
/// filter w, tap by tap, makes of it, as nnprim-scale-products measures it.
static double measureTaps(MLIRContext *context, const FilterView &filters,
                          int64_t terms) {
  std::optional<std::vector<float>> greatest = findGreatest(filters);
  if (!greatest)
    return std::numeric_limits<double>::infinity();
  float most = *llvm::max_element(*greatest);
  std::vector<float> factors;
  for (float value : *greatest)
    factors.push_back(getChannelFactor(value, most));
  std::vector<ScaledFilterLoss> parts(filters.shape[3]);
  parallelFor(context, 0, parts.size(), [&](size_t filter) {
    parts[filter] = measureTaps(filters, int64_t(filter), factors, terms);
  });
  double weights = 0, errors = 0;
  for (const ScaledFilterLoss &part : parts) {
    weights = std::max(weights, part.weights);
    errors = std::max(errors, part.errors);
  }
  return weights == 0 ? 0 : std::sqrt(errors / weights);
}

/// The elements of a constant of rank 4 and their strides, behind transposes.
static std::optional<std::pair<const float *, std::array<int64_t, 4>>>
getView(Value filter) {
  std::array<int64_t, 4> order{0, 1, 2, 3}, strides;
  while (auto transpose = filter.getDefiningOp<linalg::TransposeOp>()) {
    for (int64_t &dim : order)
      dim = transpose.getPermutation()[dim];
    filter = transpose.getInput();
  }
  DenseElementsAttr elements;
  if (matchPattern(filter, m_Constant(&elements)) && elements.isSplat() &&
      elements.getElementType().isF32())
    return std::pair(
        reinterpret_cast<const float *>(elements.getRawData().data()),
        std::array<int64_t, 4>{});
  std::optional<ArrayRef<float>> values = getConstantFloats(filter);
  auto type = cast<ShapedType>(filter.getType());
  if (!values || type.getRank() != 4)
    return std::nullopt;
  SmallVector<int64_t> plain = computeSuffixProduct(type.getShape());
  for (auto [stride, dim] : llvm::zip_equal(strides, order))
    stride = plain[dim];
  return std::pair(values->data(), strides);
}

/// Whether filters are rounded by an algorithm that others compete with. Of
/// windows of one pixel, as those of all groups are, these are of f32 in any
/// case.
static bool roundsFilters(const ConvAlgorithm &algorithm,
                          ArrayRef<int64_t> shape) {
  return algorithm.isScaled ||
         (algorithm.kind == AlgorithmKind::ScaledProducts &&
          shape.size() == 4 && shape[0] * shape[1] != 1);
}

/// What filters lose by an algorithm that rounds them; nothing if their values
/// are not known.
static std::optional<FilterLoss> getLoss(Value filter,
                                         const ConvAlgorithm &algorithm,
                                         double maxError, int64_t terms) {
  auto view = getView(filter);
  if (!view)
    return std::nullopt;
  ArrayRef<int64_t> shape = cast<ShapedType>(filter.getType()).getShape();
  MLIRContext *context = filter.getContext();
  if (!algorithm.isScaled)
    return FilterLoss{measureTaps(context,
                                  {view->first,
                                   {shape[0], shape[1], shape[2], shape[3]},
                                   view->second},
                                  terms),
                      kScaledWeightShare * maxError};
  return FilterLoss{measure(context, {view->first, view->second, shape[0],
                                      shape[2], shape[3], algorithm.m, terms}),
                    getAllowedLoss(algorithm.m, shape[0], shape[2], maxError)};
}

/// Says that products of integers are not for filters that lose this much, and
/// returns the least m of tiles that they are not for, 0 for all. Larger tiles
/// lose more.
static int64_t remarkLoss(Operation *op, const ConvAlgorithm &algorithm,
                          int64_t r, const std::optional<FilterLoss> &found) {
  int64_t least = 0;
  std::string which, reason;
  if (!found) {
    reason = "its filters are not known here";
  } else if (!std::isfinite(found->loss)) {
    reason = algorithm.isScaled
                 ? "a value of its transformed filters is not finite"
                 : "a value of its filters is not finite";
  } else {
    reason = llvm::formatv("rounding its filters loses {0:e1}, where {1:e1} is "
                           "allowed",
                           found->loss, found->allowed)
                 .str();
    if (algorithm.isScaled) {
      least = algorithm.m;
      which = llvm::formatv(" by F({0}, {1}) or larger", least, r).str();
    }
  }
  remark::missed(
      op->getLoc(),
      remark::RemarkOpts::name("Algorithm").category("nnprim-algorithm"))
      << ("no products of 16-bit integers" + which + ": " + reason);
  return least;
}

bool nnprim::losesTooMuch(Operation *op, Value filter,
                          const ConvAlgorithm &algorithm, double maxError) {
  ArrayRef<int64_t> shape = cast<ShapedType>(filter.getType()).getShape();
  if (!roundsFilters(algorithm, shape))
    return false;
  std::optional<FilterLoss> found =
      getLoss(filter, algorithm, maxError, getMachineScaledTerms(op));
  if (found && found->loss <= found->allowed)
    return false;
  remarkLoss(op, algorithm, shape[0], found);
  return true;
}

void nnprim::dropLossyFilters(Operation *op, Value filter,
                              SmallVector<AlgorithmEstimate> &candidates,
                              double maxError) {
  ArrayRef<int64_t> shape = cast<ShapedType>(filter.getType()).getShape();
  while (true) {
    ConvAlgorithm fastest = getFastest(candidates, maxError).algorithm;
    if (!roundsFilters(fastest, shape))
      return;
    std::optional<FilterLoss> found =
        getLoss(filter, fastest, maxError, getMachineScaledTerms(op));
    if (found && found->loss <= found->allowed)
      return;
    int64_t least = remarkLoss(op, fastest, shape[0], found);
    llvm::erase_if(candidates, [&](const AlgorithmEstimate &estimate) {
      return fastest.isScaled
                 ? estimate.algorithm.isScaled && estimate.algorithm.m >= least
                 : estimate.algorithm.kind == AlgorithmKind::ScaledProducts;
    });
  }
}
