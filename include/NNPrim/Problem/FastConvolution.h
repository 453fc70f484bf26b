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
#include "NNPrim/Support/CheckResult.h"

namespace nnprim {

/// Checks that `algorithm`, which works on tiles, can compute the convolution.
/// An algorithm on tiles needs stride 1, no dilation, and, unless it is 1-D
/// Winograd, a square kernel.
CheckResult checkTiles(const ConvShape &shape, const ConvAlgorithm &algorithm);

/// Size of the kernel in the directions that are transformed.
int64_t getTransformedSize(const ConvShape &shape);

/// Whether 1-D Winograd transforms the columns of an image, since the kernel is
/// longer along them.
bool isAlongHeight(const ConvShape &shape);

/// The convolution as tiles of such an algorithm.
FastConvShape getTileShape(const ConvShape &shape,
                           const ConvAlgorithm &algorithm);

} // namespace nnprim

#endif // NNPRIM_PROBLEM_FASTCONVOLUTION_H
