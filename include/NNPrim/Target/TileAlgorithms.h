//===- TileAlgorithms.h - Convolutions by transforms of tiles -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_TILEALGORITHMS_H
#define NNPRIM_TARGET_TILEALGORITHMS_H

#include "NNPrim/Target/ConvAlgorithm.h"
#include "NNPrim/Target/CostModel.h"
#include "NNPrim/Target/WinogradPlan.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace nnprim {

/// Null if Winograd's algorithm or Fourier transforms can compute it: neither
/// strides nor dilations, and a square kernel, but for sums of lines. Otherwise
/// why not.
const char *whyNotTiles(const ConvShape &shape, const ConvAlgorithm &algorithm);

/// Size of the kernel in the directions that are transformed.
int64_t getTransformedSize(const ConvShape &shape);

/// Whether lines that are transformed in one dimension are columns: the
/// kernel's longer side.
bool hasVerticalLines(const ConvShape &shape);

/// The convolution as tiles of such an algorithm.
WinogradShape getTileShape(const ConvShape &shape,
                           const ConvAlgorithm &algorithm);

/// An algorithm with what it is judged by.
struct AlgorithmEstimate {
  ConvAlgorithm algorithm;
  /// The error is a bound on max|y − y64| / max|y64|.
  double cycles, error;
  /// Of its filters, those that the last level of the cache does not keep.
  double memoryBytes = 0;
};

/// A bound on the error of a direct convolution, in the same terms: of a sum of
/// so many products it grows as their root, and 1.4 times and more what was
/// seen of Gaussian ones (docs/accuracy.md).
double getDirectError(double products);
double getDirectError(const ConvShape &shape);

/// All that can compute the convolution, on NHWC tensors, and have a known
/// error; direct convolution is the first.
llvm::SmallVector<AlgorithmEstimate>
estimateAlgorithms(const TargetDesc &target, const ConvShape &shape);

/// The fastest within `maxError`; the first if none is. If its filters come
/// from memory in part, of those that are estimated alike the one that takes
/// the least from there: how fast that comes, and how much of it, is for
/// whatever else runs to decide.
const AlgorithmEstimate &getFastest(llvm::ArrayRef<AlgorithmEstimate> estimates,
                                    double maxError);

} // namespace nnprim

#endif // NNPRIM_TARGET_TILEALGORITHMS_H
