//===- EpilogueUtils.h - Building and extending epilogues -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_EPILOGUEUTILS_H
#define NNPRIM_LIB_TRANSFORMS_EPILOGUEUTILS_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// Whether `op` applies scalar operations to each element, and can be part of
/// another op's store.
bool isPlainElementwise(mlir::linalg::GenericOp op);

/// A further input of an epilogue.
struct EpilogueInput {
  mlir::Value value;
  /// From the dimensions of `outs` to those of `value`.
  mlir::AffineMap map;
};

/// The block of the epilogue of `op`; one that stores the accumulator as it is
/// is made if there is none.
mlir::Block &getOrCreateEpilogueBlock(mlir::OpBuilder &builder,
                                      EpilogueOpInterface op);

/// Adds `input` to the inputs of `op`, unless it is one already. Returns its
/// block argument. Only for an op that has an epilogue block.
mlir::BlockArgument addEpilogueInput(EpilogueOpInterface op,
                                     const EpilogueInput &input);

/// Removes inputs that the epilogue of `op` does not use, and an epilogue that
/// stores the accumulator as it is. Returns whether there were any.
bool dropUnusedEpilogueParts(mlir::RewriterBase &rewriter,
                             EpilogueOpInterface op);

/// Replaces the terminator of the epilogue by the body of a loop, up to its
/// terminator, cloned under `mapping`. The loop's single yielded value is
/// stored. Constants from outside the body are cloned too.
void appendToEpilogue(mlir::RewriterBase &rewriter, EpilogueOpInterface op,
                      mlir::Block &body, mlir::IRMapping &mapping);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_EPILOGUEUTILS_H
