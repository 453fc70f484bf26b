//===- DepthwisePlan.cpp - How a depthwise convolution is run -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Target/DepthwisePlan.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>

using namespace nnprim;
using llvm::divideCeil;

DepthwisePlan nnprim::planDepthwise(const TargetDesc &target, int64_t width,
                                    int64_t channels) {
  int64_t vectors = channels > target.getLanes() ? 2 : 1;
  // Half the registers hold sums; the rest inputs, which neighbours share, and
  // a weight.
  int64_t maxColumns =
      std::max<int64_t>(1, target.numVectorRegisters / 2 / vectors);
  width = std::max<int64_t>(width, 1);
  int64_t tiles = divideCeil(width, maxColumns);
  return {int64_t(divideCeil(width, tiles)), vectors};
}
