//===- TensorLimits.h - How large a tensor may be ---------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_TENSORLIMITS_H
#define NNPRIM_DIALECT_NNPRIM_IR_TENSORLIMITS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

namespace nnprim {

/// Elements that a tensor of a model may have: indirection counts pixels in 31
/// bits, and a larger tensor has not been meant.
inline constexpr int64_t kMaxTensorElements = INT32_MAX;

/// Whether a static shape has more. Extents of 0 do not count, so that products
/// of the others stay small, too.
inline bool isTooLarge(llvm::ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t extent : shape)
    if (llvm::MulOverflow(count, std::max<int64_t>(extent, 1), count) ||
        count > kMaxTensorElements)
      return true;
  return false;
}

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_IR_TENSORLIMITS_H
