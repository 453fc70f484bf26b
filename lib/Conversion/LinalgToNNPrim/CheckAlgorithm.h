//===- CheckAlgorithm.h - Checks of requested algorithms ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_CHECKALGORITHM_H
#define NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_CHECKALGORITHM_H

#include "PrimitiveBuilder.h"

#include "NNPrim/Problem/ConvAlgorithm.h"

namespace nnprim {

/// The algorithm that `nnprim.algorithm` names, set by the user or by
/// nnprim-plan; else direct.
ConvAlgorithm getAlgorithm(mlir::Operation *op);

/// Emits an error if `op` asks for an algorithm that does not exist or that can
/// not compute it.
llvm::LogicalResult checkAlgorithm(mlir::Operation *op);

/// Emits an error if `op` is no convolution but has a bound on its error.
llvm::LogicalResult checkMaxError(mlir::Operation *op);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_LINALGTONNPRIM_CHECKALGORITHM_H
