//===- ConvOps.cpp - Direct convolutions ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"
#include "Verification.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_COMPUTE_OP_COMMON(DepthwiseConvOp)
NNPRIM_COMPUTE_OP_COMMON(ConvGemmOp)

static LogicalResult verifyOrigin(Operation *op, ValueRange origin) {
  if (origin.empty() || origin.size() == 2)
    return success();
  return op->emitOpError() << "expected `origin` to be two indices, but got "
                           << origin.size();
}

LogicalResult DepthwiseConvOp::verify() {
  NamedShape input("input", getInput()), filter("filter", getFilter());
  NamedShape outs("outs", getInit());
  if (failed(verifyRank(*this, input, 4)) ||
      failed(verifyRank(*this, filter, 3)) ||
      failed(verifyRank(*this, outs, 4)))
    return failure(); // C1
  if (failed(verifySameExtent(*this, "N", input, 0, outs, 0)))
    return failure(); // C2
  if (failed(verifySameExtent(*this, "C", input, 3, outs, 3)) ||
      failed(verifySameExtent(*this, "C", filter, 2, outs, 3)))
    return failure(); // C3
  if (failed(verifyWindow(*this, outs.type.getShape().slice(1, 2),
                          filter.type.getShape().take_front(2), getStrides(),
                          getDilations(), getPads())))
    return failure(); // C4
  if (failed(verifySameElementType(*this, input, outs)) ||
      failed(verifySameElementType(*this, filter, outs)))
    return failure(); // C5
  // C6 is the interface's.
  return verifyOrigin(*this, getOrigin()); // C7
}

LogicalResult ConvGemmOp::verify() {
  NamedShape input("input", getInput()), filter("filter", getFilter());
  NamedShape outs("outs", getInit());
  if (failed(verifyRank(*this, input, 4)) ||
      failed(verifyRank(*this, filter, 4)) ||
      failed(verifyRank(*this, outs, 4)))
    return failure(); // C1
  if (failed(verifySameExtent(*this, "N", input, 0, outs, 0)))
    return failure(); // C2
  if (failed(verifySameExtent(*this, "C", input, 1, filter, 1)) ||
      failed(verifySameExtent(*this, "F", filter, 0, outs, 1)))
    return failure(); // C3
  if (failed(verifyWindow(*this, outs.type.getShape().slice(2, 2),
                          filter.type.getShape().take_back(2), getStrides(),
                          getDilations(), getPads())))
    return failure(); // C4
  if (failed(verifySameElementType(*this, input, outs)) ||
      failed(verifySameElementType(*this, filter, outs)))
    return failure(); // C5
  // C6 is the interface's.
  return verifyOrigin(*this, getOrigin()); // C7
}

/// Two FLOPs for each output element and each filter element that feeds it.
static std::optional<int64_t> countConvFlops(Value init,
                                             ArrayRef<int64_t> taps) {
  SmallVector<int64_t> factors(cast<ShapedType>(init.getType()).getShape());
  factors.push_back(2);
  llvm::append_range(factors, taps);
  return countOperations(factors);
}

std::optional<int64_t> DepthwiseConvOp::getFlopCount() {
  auto filter = cast<ShapedType>(getFilter().getType());
  return countConvFlops(getInit(), filter.getShape().take_front(2));
}
std::optional<int64_t> ConvGemmOp::getFlopCount() {
  auto filter = cast<ShapedType>(getFilter().getType());
  return countConvFlops(getInit(), filter.getShape().drop_front());
}
