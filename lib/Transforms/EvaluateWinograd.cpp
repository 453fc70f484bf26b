//===- EvaluateWinograd.cpp - Filters transformed by the compiler ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EvaluateWinograd.h"

#include "NNPrim/Generator/WinogradMatrices.h"

using namespace mlir;
using namespace nnprim;

/// outs[i·α + j, n] = Σ_a Σ_b G[i, a]·G[j, b]·filter[a·r + b, n] for the
/// `columns` pairs n of a channel and a filter.
template <typename T>
static void transform(const WinogradMatrices::Matrix &g, const T *filter,
                      T *outs, int64_t columns) {
  int64_t alpha = g.size(), r = g.front().size();
  std::vector<double> sums(columns);
  for (int64_t i = 0; i < alpha; ++i)
    for (int64_t j = 0; j < alpha; ++j) {
      std::fill(sums.begin(), sums.end(), 0.0);
      for (int64_t a = 0; a < r; ++a)
        for (int64_t b = 0; b < r; ++b) {
          double factor = g[i][a] * g[j][b];
          const T *row = filter + (a * r + b) * columns;
          for (int64_t n = 0; factor != 0 && n < columns; ++n)
            sums[n] += factor * double(row[n]);
        }
      T *result = outs + (i * alpha + j) * columns;
      for (int64_t n = 0; n < columns; ++n)
        result[n] = T(sums[n]);
    }
}

ElementsAttr nnprim::evaluateFilterTransform(WinogradFilterTransformOp op,
                                             const ConstantView &filter) {
  auto type = cast<RankedTensorType>(op->getResult(0).getType());
  if (!type.hasStaticShape() || type.getNumElements() == 0)
    return {};
  WinogradMatrices::Matrix g = getWinogradMatrices(op.getM(), op.getR()).g;
  int64_t columns = type.getDimSize(1) * type.getDimSize(2);
  ConstantView source = filter.contiguous();
  ConstantBuffer buffer(type, filter.name);
  if (type.getElementType().isF32())
    transform(g, reinterpret_cast<const float *>(source.data),
              reinterpret_cast<float *>(buffer.getData()), columns);
  else if (type.getElementType().isF64())
    transform(g, reinterpret_cast<const double *>(source.data),
              reinterpret_cast<double *>(buffer.getData()), columns);
  else
    return {};
  return buffer.take();
}
