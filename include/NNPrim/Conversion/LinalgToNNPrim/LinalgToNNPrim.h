//===- LinalgToNNPrim.h - linalg to nnprim primitives ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CONVERSION_LINALGTONNPRIM_LINALGTONNPRIM_H
#define NNPRIM_CONVERSION_LINALGTONNPRIM_LINALGTONNPRIM_H

#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// NHWC convolutions to gemm, indirect_gemm, depthwise_conv and fast_conv,
/// by their `nnprim.algorithm`; NCHW ones to conv_gemm.
void populateConvToNNPrimPatterns(mlir::RewritePatternSet &patterns,
                                  mlir::PatternBenefit benefit = 1);

/// Matrix products to gemm; batches of up to `unrollBatch` products become as
/// many ops, larger ones a loop.
void populateMatmulToNNPrimPatterns(mlir::RewritePatternSet &patterns,
                                    int64_t unrollBatch,
                                    mlir::PatternBenefit benefit = 1);

/// The form of products of bytes that kernels take.
struct ByteProducts {
  /// An unsigned first factor.
  bool isLhsUnsigned = false;
  /// Whether a signed first factor by unsigned weights is as good.
  bool takesUnsignedWeights = false;
  /// The number of values of K that lie together: channels of a convolution
  /// are padded to whole groups.
  int64_t group = 4;
};

/// Products of i8 with zero points, on NHWC tensors, to gemm and indirect_gemm,
/// as kernels want them. Batches are as above.
void populateQuantizedToNNPrimPatterns(mlir::RewritePatternSet &patterns,
                                       const ByteProducts &bytes,
                                       int64_t unrollBatch,
                                       mlir::PatternBenefit benefit = 1);

/// linalg.softmax to twopass_softmax.
void populateSoftmaxToNNPrimPatterns(mlir::RewritePatternSet &patterns,
                                     mlir::PatternBenefit benefit = 1);

} // namespace nnprim

#endif // NNPRIM_CONVERSION_LINALGTONNPRIM_LINALGTONNPRIM_H
