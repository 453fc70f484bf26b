//===- ScaledFilters.cpp - What filters lose as integers ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScaledFilters.h"

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

using namespace mlir;
using namespace nnprim;

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

void nnprim::dropLossyFilters(Operation *op, Value filter,
                              SmallVector<AlgorithmEstimate> &candidates,
                              double maxError) {
  ConvAlgorithm fastest = getFastest(candidates, maxError).algorithm;
  if (!fastest.isScaled)
    return;
  ArrayRef<int64_t> shape = cast<ShapedType>(filter.getType()).getShape();
  std::string reason = "its filters are not known here";
  if (auto view = getView(filter)) {
    double loss =
        measure(op->getContext(), {view->first, view->second, shape[0],
                                   shape[2], shape[3], fastest.m});
    double allowed = getAllowedLoss(fastest.m, shape[0], shape[2], maxError);
    if (loss <= allowed)
      return;
    reason = std::isfinite(loss)
                 ? llvm::formatv("rounding its filters loses {0:e1}, where "
                                 "{1:e1} is allowed",
                                 loss, allowed)
                       .str()
                 : "a value of its filters is not finite";
  }
  remark::missed(
      op->getLoc(),
      remark::RemarkOpts::name("Algorithm").category("nnprim-algorithm"))
      << ("no products of 16-bit integers: " + reason);
  llvm::erase_if(candidates, [](const AlgorithmEstimate &estimate) {
    return estimate.algorithm.isScaled;
  });
}
