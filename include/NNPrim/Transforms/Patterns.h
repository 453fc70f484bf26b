//===- Patterns.h - Patterns of the tensor transforms ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PATTERNS_H
#define NNPRIM_TRANSFORMS_PATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// Elementwise named linalg ops, broadcasts and reductions become
/// `linalg.generic`s, the one form that the other transforms look at.
void populateGeneralizeElementwisePatterns(mlir::RewritePatternSet &patterns,
                                           mlir::PatternBenefit benefit = 1);

/// Convolutions and poolings on NCHW tensors become NHWC ones between
/// transposes.
void populateConvertLayoutPatterns(mlir::RewritePatternSet &patterns,
                                   mlir::PatternBenefit benefit = 1);

/// Transposes move from operands of an op to its results, and cancel.
void populateSinkTransposePatterns(mlir::RewritePatternSet &patterns,
                                   mlir::PatternBenefit benefit = 1);

/// Transposes move from the result of an op to its operands where that makes
/// them part of a loop or leaves fewer elements to move. Never to be applied
/// together with the patterns above: they undo each other.
void populateHoistTransposePatterns(mlir::RewritePatternSet &patterns,
                                    mlir::PatternBenefit benefit = 1);

/// Transposes that only move dimensions of one element become reshapes.
void populateTransposeToReshapePatterns(mlir::RewritePatternSet &patterns,
                                        mlir::PatternBenefit benefit = 1);

/// Elementwise loops over the result of a primitive become a part of its
/// epilogue.
void populateFuseEpiloguePatterns(mlir::RewritePatternSet &patterns,
                                  mlir::PatternBenefit benefit = 1);

/// Elementwise loops whose result a softmax reads become its producer.
void populateFuseProducerPatterns(mlir::RewritePatternSet &patterns,
                                  mlir::PatternBenefit benefit = 1);

/// Elementwise loops over tensors that primitives write slices of become loops
/// over the slices.
void populateSplitOverSlicesPatterns(mlir::RewritePatternSet &patterns,
                                     mlir::PatternBenefit benefit = 1);

/// Elementwise loops over concatenations of what primitives compute become
/// loops over the operands; parts of operands become operands.
void populateSplitOverConcatPatterns(mlir::RewritePatternSet &patterns,
                                     mlir::PatternBenefit benefit = 1);

/// Constant scales of channels in epilogues become a part of the weights.
void populateFoldEpilogueScalePatterns(mlir::RewritePatternSet &patterns,
                                       mlir::PatternBenefit benefit = 1);

/// Chains of elementwise loops become one, where nothing is computed twice.
void populateFuseElementwisePatterns(mlir::RewritePatternSet &patterns);

} // namespace nnprim

#endif // NNPRIM_TRANSFORMS_PATTERNS_H
