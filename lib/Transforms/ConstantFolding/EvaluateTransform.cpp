//===- EvaluateTransform.cpp - Compile-time filter transforms -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EvaluateTransform.h"

#include "NNPrim/Generator/FourierPrograms.h"
#include "NNPrim/Generator/WinogradMatrices.h"

#include "mlir/IR/Threading.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

/// Columns of a block: sums and rows of the filter stay in the cache, and
/// blocks are tasks of threads.
static constexpr int64_t blockColumns = 2048;

/// sums[n] += factor·row[n]. The factor is a value of its own: behind a pointer
/// it could be one of the sums, and the loop would not be vector code.
template <typename T>
static void addMultiple(double factor, const T *row, double *sums,
                        int64_t count) {
  for (int64_t n = 0; n < count; ++n)
    sums[n] += factor * double(row[n]);
}

/// outs[s, n] = Σ_t matrix[s, t]·filter[t, n], where each of the `columns` n is
/// a pair of an input channel and a filter.
template <typename T>
static void transformBlock(const WinogradMatrices::Matrix &matrix,
                           const T *filter, T *outs, int64_t columns,
                           int64_t blockSize) {
  std::vector<double> sums(blockSize);
  for (auto [s, factors] : llvm::enumerate(matrix)) {
    std::fill(sums.begin(), sums.end(), 0.0);
    for (size_t t = 0; t < factors.size(); ++t)
      if (factors[t] != 0)
        addMultiple(factors[t], filter + t * columns, sums.data(), blockSize);
    T *result = outs + s * columns;
    for (int64_t n = 0; n < blockSize; ++n)
      result[n] = T(sums[n]);
  }
}

template <typename T>
static void transform(MLIRContext *context,
                      const WinogradMatrices::Matrix &matrix, const T *filter,
                      T *outs, int64_t columns) {
  int64_t numBlocks = llvm::divideCeilSigned(columns, blockColumns);
  parallelFor(context, 0, numBlocks, [&](size_t block) {
    int64_t begin = block * blockColumns;
    transformBlock(matrix, filter + begin, outs + begin, columns,
                   std::min(blockColumns, columns - begin));
  });
}

/// The matrix of the Fourier filter transform: conjugate coefficients divided
/// by α², in the order of Generator/FourierPrograms.h. The transform is linear,
/// so the coefficients of a filter are sums of those of its taps.
static WinogradMatrices::Matrix getFourierMatrix(int64_t alpha, int64_t r) {
  WinogradMatrices::Matrix matrix(alpha * alpha);
  for (int64_t a = 0; a < r; ++a)
    for (int64_t b = 0; b < r; ++b) {
      std::vector<double> tap(alpha * alpha);
      tap[a * alpha + b] = 1.0 / double(alpha * alpha);
      std::vector<double> coefficients = transformFourier(tap, alpha);
      for (int64_t s = 0; s < alpha * alpha; ++s) {
        bool isImaginary = s >= kNumRealCoefficients && s % 2 == 1;
        matrix[s].push_back(isImaginary ? -coefficients[s] : coefficients[s]);
      }
    }
  return matrix;
}

/// The matrix of the 2-D Winograd filter transform with G: a row for each
/// coefficient.
static WinogradMatrices::Matrix getWinogradMatrix(int64_t m, int64_t r) {
  WinogradMatrices::Matrix g = getWinogradMatrices(m, r).g, matrix;
  for (const std::vector<double> &row : g)
    for (const std::vector<double> &column : g) {
      matrix.emplace_back();
      for (double factor : row)
        for (double other : column)
          matrix.back().push_back(factor * other);
    }
  return matrix;
}

/// The matrix of the 1-D Winograd filter transform with G, applied to each of
/// `lines` filter rows.
static WinogradMatrices::Matrix get1DMatrix(int64_t m, int64_t r,
                                            int64_t lines) {
  WinogradMatrices::Matrix g = getWinogradMatrices(m, r).g, matrix;
  for (const std::vector<double> &row : g)
    for (int64_t line = 0; line < lines; ++line) {
      matrix.emplace_back(lines * r);
      std::copy(row.begin(), row.end(), matrix.back().begin() + line * r);
    }
  return matrix;
}

ElementsAttr nnprim::evaluateFilterTransform(FilterTransformOp op,
                                             const ConstantView &filter) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!type.hasStaticShape() || type.getNumElements() == 0)
    return {};
  WinogradMatrices::Matrix matrix =
      op.getAlgorithm().isFourier()
          ? getFourierMatrix(op.getAlgorithm().getAlpha(),
                             op.getAlgorithm().getR())
      : op.getAlgorithm().isOneDimensional()
          ? get1DMatrix(op.getAlgorithm().getM(), op.getAlgorithm().getR(),
                        int64_t(op.getAlgorithm().getTaps()))
          : getWinogradMatrix(op.getAlgorithm().getM(),
                              op.getAlgorithm().getR());
  int64_t columns = type.getDimSize(1) * type.getDimSize(2);
  ConstantView source = filter.contiguous();
  ConstantBuffer buffer(type, filter.name);
  if (type.getElementType().isF32())
    transform(op.getContext(), matrix,
              reinterpret_cast<const float *>(source.data),
              reinterpret_cast<float *>(buffer.getData()), columns);
  else if (type.getElementType().isF64())
    transform(op.getContext(), matrix,
              reinterpret_cast<const double *>(source.data),
              reinterpret_cast<double *>(buffer.getData()), columns);
  else
    return {};
  return buffer.take();
}
