//===- QuantizedPatterns.h - Products of integers with zero points --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_QUANTIZEDPATTERNS_H
#define NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_QUANTIZEDPATTERNS_H

#include "NNPrim/Support/CheckResult.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace nnprim {

/// Whether `op` is a product of integers with zero points that may become a
/// primitive.
bool isQuantized(mlir::Operation *op);

/// Checks that such a product becomes a primitive.
CheckResult checkQuantizedTensors(mlir::linalg::LinalgOp op);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_QUANTIZEDPATTERNS_H
