//===- SoftmaxOps.cpp - Softmax ---------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ComputeOps.h"

using namespace mlir;
using namespace nnprim;

NNPRIM_COMPUTE_OP_COMMON(TwoPassSoftmaxOp)
NNPRIM_NO_TILING(TwoPassSoftmaxOp)

LogicalResult TwoPassSoftmaxOp::verify() { return success(); }

std::optional<int64_t> TwoPassSoftmaxOp::getFlopCount() {
  // Two evaluations of a degree-5 polynomial with its argument reduction, a
  // scaled sum and a scaled store (thesis, section 6.4): about 40 an element.
  auto type = cast<ShapedType>(getInput().getType());
  if (!type.hasStaticShape())
    return std::nullopt;
  return 40 * type.getNumElements();
}
