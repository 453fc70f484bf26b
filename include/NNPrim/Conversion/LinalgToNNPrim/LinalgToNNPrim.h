//===- LinalgToNNPrim.h - linalg to nnprim primitives ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CONVERSION_LINALGTONNPRIM_LINALGTONNPRIM_H
#define NNPRIM_CONVERSION_LINALGTONNPRIM_LINALGTONNPRIM_H

#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Target/TuningRecord.h"

#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// What the algorithms of convolutions are chosen by.
struct ConvChoice {
  /// Bound on max|y − y64| / max|y64| of a convolution.
  double maxError = 1e-4;
  /// By their definition, whatever is asked for.
  bool directOnly = false;
  /// Threads that run at the same time, for which `record` is read. The target
  /// has its share of the memory already (`shareMemory`).
  int64_t numThreads = 1;
  /// Goes before the cost model, if there is one.
  const TuningRecord *record = nullptr;
};

/// NHWC convolutions to gemm, indirect_gemm, depthwise_conv and, where that is
/// faster and within the error, winograd_conv, by Winograd's algorithm or by
/// Fourier transforms. Target and record outlive the patterns.
void populateConvToNNPrimPatterns(mlir::RewritePatternSet &patterns,
                                  const TargetDesc &target,
                                  const ConvChoice &choice,
                                  mlir::PatternBenefit benefit = 1);

/// Matrix products to gemm; batches of up to `unrollBatch` products become as
/// many ops, larger ones a loop.
void populateMatmulToNNPrimPatterns(mlir::RewritePatternSet &patterns,
                                    const TargetDesc &target,
                                    int64_t unrollBatch,
                                    mlir::PatternBenefit benefit = 1);

/// linalg.softmax to twopass_softmax.
void populateSoftmaxToNNPrimPatterns(mlir::RewritePatternSet &patterns,
                                     mlir::PatternBenefit benefit = 1);

} // namespace nnprim

#endif // NNPRIM_CONVERSION_LINALGTONNPRIM_LINALGTONNPRIM_H
