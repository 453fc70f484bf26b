//===- FastConvolution.h - Convolutions by transforms of tiles ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_FASTCONVOLUTION_H
#define NNPRIM_PROBLEM_FASTCONVOLUTION_H

#include "NNPrim/Problem/ConvAlgorithm.h"
#include "NNPrim/Problem/ConvShape.h"
#include "NNPrim/Problem/FastConvShape.h"

namespace nnprim {

/// Null if Winograd's algorithm or Fourier transforms can compute it: neither
/// strides nor dilations, and a square kernel, but for sums of lines. Otherwise
/// why not.
const char *checkTiles(const ConvShape &shape, const ConvAlgorithm &algorithm);

/// Size of the kernel in the directions that are transformed.
int64_t getTransformedSize(const ConvShape &shape);

/// Whether lines that are transformed in one dimension are columns: the
/// kernel's longer side.
bool hasVerticalLines(const ConvShape &shape);

/// The convolution as tiles of such an algorithm.
FastConvShape getTileShape(const ConvShape &shape,
                           const ConvAlgorithm &algorithm);

} // namespace nnprim

#endif // NNPRIM_PROBLEM_FASTCONVOLUTION_H
