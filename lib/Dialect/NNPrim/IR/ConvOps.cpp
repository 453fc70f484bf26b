//===- ConvOps.cpp - Direct convolutions ---------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_COMPUTE_OP_COMMON(DepthwiseConvOp)
NNPRIM_COMPUTE_OP_COMMON(ConvGemmOp)
NNPRIM_NO_TILING(DepthwiseConvOp)
NNPRIM_NO_TILING(ConvGemmOp)

LogicalResult DepthwiseConvOp::verify() { return success(); }
LogicalResult ConvGemmOp::verify() { return success(); }

/// Two FLOPs for each output element and each filter element that feeds it.
static std::optional<int64_t> countConvFlops(Value init, int64_t taps) {
  auto type = cast<ShapedType>(init.getType());
  if (!type.hasStaticShape() || ShapedType::isDynamic(taps))
    return std::nullopt;
  return 2 * type.getNumElements() * taps;
}

std::optional<int64_t> DepthwiseConvOp::getFlopCount() {
  auto filter = cast<ShapedType>(getFilter().getType());
  if (!filter.hasStaticShape())
    return std::nullopt;
  return countConvFlops(getInit(), filter.getDimSize(0) * filter.getDimSize(1));
}
std::optional<int64_t> ConvGemmOp::getFlopCount() {
  auto filter = cast<ShapedType>(getFilter().getType());
  if (!filter.hasStaticShape())
    return std::nullopt;
  return countConvFlops(getInit(),
                        filter.getNumElements() / filter.getDimSize(0));
}
