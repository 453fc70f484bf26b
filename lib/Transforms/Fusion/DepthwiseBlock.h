//===- DepthwiseBlock.h - Products around a convolution ---------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TRANSFORMS_FUSION_DEPTHWISEBLOCK_H
#define NNPRIM_LIB_TRANSFORMS_FUSION_DEPTHWISEBLOCK_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Support/CheckResult.h"

namespace nnprim {

/// A product that makes the image of a depthwise convolution and, perhaps, one
/// that reads its result, on memrefs, with nothing between them.
struct DepthwiseBlock {
  GemmOp expand;
  DepthwiseConvOp depthwise;
  /// Null if the result is more than the operand of a product.
  GemmOp project;

  mlir::Operation *getLast();
  mlir::MemRefType getImageType();
  mlir::MemRefType getResultType();
  /// Erases the ops, and the buffers between them.
  void erase();
};

/// Fills in the block around `op`, or says why there is none.
CheckResult matchDepthwiseBlock(DepthwiseConvOp op, DepthwiseBlock &block);

/// A product by sparse weights that makes the image of a depthwise convolution
/// on NCHW tensors, and one that reads its result, with nothing between them.
struct SparseBlock {
  /// Null if nothing but the convolution is computed before the product behind.
  SpmmOp expand;
  DepthwiseConvNchwOp depthwise;
  /// Null if the result is more than the operand of a product.
  SpmmOp project;

  mlir::Operation *getLast();
  /// Erases the ops, and the buffers between them.
  void erase();
};

/// Fills in the block around `op` with the product that makes its image, or
/// says why there is none.
CheckResult matchSparseBlock(DepthwiseConvNchwOp op, SparseBlock &block);

/// Fills in the block around `op` with the products before and behind, of which
/// there is one, or says why there is none.
CheckResult matchSparseRows(DepthwiseConvNchwOp op, SparseBlock &block);

} // namespace nnprim

#endif // NNPRIM_LIB_TRANSFORMS_FUSION_DEPTHWISEBLOCK_H
