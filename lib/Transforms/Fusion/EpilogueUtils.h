//===- EpilogueUtils.h - Building and extending epilogues -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_FUSION_EPILOGUEUTILS_H
#define NNPRIM_LIB_TRANSFORMS_FUSION_EPILOGUEUTILS_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// Whether `op` applies only scalar operations to each element, so that another
/// op can apply them before it stores the element.
bool isPlainElementwise(mlir::linalg::GenericOp op);

/// An additional input of an epilogue.
struct EpilogueInput {
  mlir::Value value;
  /// Maps the dimensions of `outs` to those of `value`.
  mlir::AffineMap map;
};

/// The block of the epilogue of `op`. If there is none, an identity epilogue is
/// created.
mlir::Block &getOrCreateEpilogueBlock(mlir::OpBuilder &builder,
                                      EpilogueOpInterface op);

/// Adds `input` to the epilogue inputs of `op`, which must have an epilogue
/// block, unless it is among them. Returns the block argument of `input`.
mlir::BlockArgument addEpilogueInput(EpilogueOpInterface op,
                                     const EpilogueInput &input);

/// Removes unused epilogue inputs of `op`, and the epilogue itself if it is the
/// identity. Returns whether anything was removed.
bool dropUnusedEpilogueParts(mlir::RewriterBase &rewriter,
                             EpilogueOpInterface op);

/// Appends the body of a loop to the epilogue, cloned under `mapping`, and
/// stores the single value that the loop yields instead of the former result.
/// Constants from outside the body are cloned too.
void appendToEpilogue(mlir::RewriterBase &rewriter, EpilogueOpInterface op,
                      mlir::Block &body, mlir::IRMapping &mapping);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_FUSION_EPILOGUEUTILS_H
