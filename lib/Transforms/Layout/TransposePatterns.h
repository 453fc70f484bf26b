//===- TransposePatterns.h - Subsets of the transpose patterns ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_LAYOUT_TRANSPOSEPATTERNS_H
#define NNPRIM_LIB_TRANSFORMS_LAYOUT_TRANSPOSEPATTERNS_H

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// Interchanges the loops of `op` to `loopOrder` (old numbers, outermost
/// first), lays its results out in the order of the loops, and replaces `op` by
/// transposes of the new results.
void reorderLoopsAndResults(mlir::RewriterBase &rewriter,
                            mlir::linalg::GenericOp op,
                            llvm::ArrayRef<int64_t> loopOrder);

void populateSinkTransposeLoopPatterns(mlir::RewritePatternSet &patterns,
                                       mlir::PatternBenefit benefit);
void populateSinkTransposeReshapePatterns(mlir::RewritePatternSet &patterns,
                                          mlir::PatternBenefit benefit);
void populateHoistTransposeLoopPatterns(mlir::RewritePatternSet &patterns,
                                        mlir::PatternBenefit benefit);

/// Poolings of NHWC tensors that were NCHW, and are transposed for nothing
/// else, read the NCHW tensor again.
void populateRestorePoolingPatterns(mlir::RewritePatternSet &patterns,
                                    mlir::PatternBenefit benefit = 1);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_LAYOUT_TRANSPOSEPATTERNS_H
