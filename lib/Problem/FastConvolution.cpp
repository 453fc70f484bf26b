//===- FastConvolution.cpp - Convolutions by transforms of tiles ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/FastConvolution.h"

#include "NNPrim/Generator/FourierPrograms.h"
#include "NNPrim/Generator/WinogradMatrices.h"

#include <algorithm>
#include <utility>

using namespace nnprim;

CheckResult nnprim::checkTiles(const ConvShape &shape,
                               const ConvAlgorithm &algorithm) {
  const ConvDim &rows = shape.rows, &columns = shape.columns;
  if (rows.stride != 1 || columns.stride != 1)
    return "its strides are not 1";
  if (rows.dilation != 1 || columns.dilation != 1)
    return "its dilations are not 1";
  if (algorithm.kind != AlgorithmKind::Winograd1D && rows.taps != columns.taps)
    return "its kernel is not square";
  int64_t r = getTransformedSize(shape), m = algorithm.getTileOutputs(r);
  if (algorithm.kind == AlgorithmKind::Fourier ? !hasFourierTransform(m, r)
                                               : !hasWinogradMatrices(m, r))
    return "its kernel is too small or too large for tiles of this size";
  return llvm::success();
}

int64_t nnprim::getTransformedSize(const ConvShape &shape) {
  return std::max(shape.rows.taps, shape.columns.taps);
}

bool nnprim::isAlongHeight(const ConvShape &shape) {
  return shape.rows.taps > shape.columns.taps;
}

FastConvShape nnprim::getTileShape(const ConvShape &shape,
                                   const ConvAlgorithm &algorithm) {
  int64_t r = getTransformedSize(shape);
  FastConvShape result{shape.batch,
                       shape.rows.outputs,
                       shape.columns.outputs,
                       shape.channels,
                       shape.filters,
                       algorithm.getTileOutputs(r),
                       r,
                       algorithm.kind == AlgorithmKind::Fourier};
  result.isOnTheFly = algorithm.isOnTheFly;
  result.isSplit = algorithm.isSplit;
  result.isScaled = algorithm.isScaled;
  result.inputPixels = shape.rows.inputs * shape.columns.inputs;
  if (algorithm.kind != AlgorithmKind::Winograd1D)
    return result;
  result.taps = std::min(shape.rows.taps, shape.columns.taps);
  if (isAlongHeight(shape))
    std::swap(result.outputRows, result.outputColumns);
  return result;
}
