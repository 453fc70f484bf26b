//===- RowOps.cpp - Rows of f32 as products of other types read them ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"
#include "Verification.h"

#include "NNPrim/Problem/ElementType.h"
#include "NNPrim/Problem/ScaledPairs.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_COMPUTE_OP_COMMON(SplitBF16Op)
NNPRIM_COMPUTE_OP_COMMON(ScaleRowsOp)

std::optional<int64_t> SplitBF16Op::getFlopCount() { return 0; }
std::optional<int64_t> ScaleRowsOp::getFlopCount() { return 0; }

// The constraints are numbered in the ops' descriptions.

int64_t SplitBF16Op::getPad(int64_t dim) {
  return getPads() && (dim == 1 || dim == 2) ? (*getPads())[dim - 1] : 0;
}

/// C4.
static LogicalResult verifyPads(SplitBF16Op op, const NamedShape &input,
                                const NamedShape &outs) {
  if (!op.getPads())
    return success();
  if (failed(verifyNumbers(op, "pads", *op.getPads(), 2, 0)) ||
      failed(verifyRank(op, input, 4)))
    return failure();
  for (int64_t dim : {1, 2}) {
    int64_t size = input.extent(dim), padded = outs.extent(dim);
    if (ShapedType::isDynamic(size) || ShapedType::isDynamic(padded))
      continue;
    int64_t pad = op.getPad(dim);
    if (pad > padded || size > padded - pad)
      return op.emitOpError("expected dimension ")
             << dim << " of `outs` to have at least " << size
             << " elements behind " << pad << " of padding, but got " << padded;
  }
  return success();
}

LogicalResult SplitBF16Op::verify() {
  NamedShape input("input", getInput()), outs("outs", getInit());
  if (failed(verifyMinimumRank(*this, input, 1)) ||
      failed(verifyRank(*this, outs, input.rank())))
    return failure(); // C1
  int64_t last = input.rank() - 1, channels = input.extent(last);
  if (failed(verifyPads(*this, input, outs)))
    return failure(); // C4
  for (int64_t dim = 0; dim < (getPads() ? 1 : last); ++dim)
    if (failed(verifyExtent(*this, "that of `input`", outs, dim,
                            input.extent(dim))))
      return failure(); // C1
  if (!ShapedType::isDynamic(channels) &&
      failed(verifyExtent(*this, "64·⌈C/32⌉", outs, last,
                          getSplitDepth(channels))))
    return failure(); // C2
  if (input.type.getElementType().isF32() &&
      outs.type.getElementType().isBF16())
    return success();
  return emitOpError("expected `input` of f32 and `outs` of bf16, but got ")
         << input.type.getElementType() << " and "
         << outs.type.getElementType(); // C3
}

LogicalResult nnprim::verifyFactors(Operation *op, Value value, int64_t depth,
                                    StringRef dimension) {
  if (!value)
    return success();
  NamedShape factors("factors", value);
  if (failed(verifyRank(op, factors, 1)) ||
      failed(verifyExtent(op, dimension, factors, 0, depth)))
    return failure();
  if (factors.type.getElementType().isF32())
    return success();
  return op->emitOpError("expected `factors` of f32, but got ")
         << factors.type.getElementType();
}

LogicalResult ScaleRowsOp::verify() {
  NamedShape input("input", getInput()), outs("outs", getInit());
  if (failed(verifyRank(*this, input, 2)) ||
      failed(verifyRank(*this, outs, 2)) ||
      failed(verifySameExtent(*this, "M", input, 0, outs, 0)))
    return failure(); // C1
  int64_t depth = input.extent(1);
  if (!ShapedType::isDynamic(depth) &&
      failed(
          verifyExtent(*this, "2·⌈K/4⌉ + 1", outs, 1, getScaledDepth(depth))))
    return failure(); // C2
  if (!input.type.getElementType().isF32())
    return emitOpError("expected `input` of f32, but got ")
           << input.type.getElementType(); // C3
  if (failed(verifyFactors(*this, getFactors(), depth)))
    return failure();                                 // C3, C4
  return verifyScaledTerms(*this, /*arePairs=*/true); // C5
}
