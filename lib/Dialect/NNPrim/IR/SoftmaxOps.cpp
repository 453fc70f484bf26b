//===- SoftmaxOps.cpp - Softmax -------------------------------------------===//
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

NNPRIM_COMPUTE_OP_COMMON(TwoPassSoftmaxOp)

LogicalResult TwoPassSoftmaxOp::verify() {
  NamedShape input("input", getInput()), outs("outs", getInit());
  if (failed(verifyRank(*this, input, outs.rank())))
    return failure(); // C1
  for (int64_t d = 0; d < outs.rank(); ++d)
    if (failed(verifySameExtent(*this, "dimension " + std::to_string(d), input,
                                d, outs, d)))
      return failure(); // C1
  if (failed(verifySameElementType(*this, input, outs)))
    return failure(); // C1
  int64_t dimension = getDimension();
  if (dimension >= 0 && dimension < outs.rank())
    return success();
  return emitOpError() << "expected `dimension` to be from 0 to below the rank "
                       << outs.rank() << ", but got " << dimension; // C2
}

LogicalResult TwoPassSoftmaxOp::verifyRegions() {
  return detail::verifyScalarRegion(*this, getProducerRegion(), getInit(),
                                    "producer", "element",
                                    getElementTypeOrSelf(getInit())); // C4
}

ScalarRegion TwoPassSoftmaxOp::getProducerRegion() {
  return {&getProducer(), SmallVector<Value>(getProducerInputs()),
          llvm::to_vector(getProducerMaps().getAsValueRange<AffineMapAttr>())};
}

std::optional<int64_t> TwoPassSoftmaxOp::getFlopCount() {
  // Two evaluations of a degree-5 polynomial with its argument reduction, a
  // scaled sum and a scaled store (thesis, section 6.4): about 40 FLOPs per
  // element.
  SmallVector<int64_t> factors(
      cast<ShapedType>(getInput().getType()).getShape());
  factors.push_back(40);
  return countOperations(factors);
}
