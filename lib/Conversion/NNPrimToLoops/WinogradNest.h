//===- WinogradNest.h - Macro-kernel of Winograd convolutions -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINOGRADNEST_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINOGRADNEST_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Plan/WinogradPlan.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Emits the op as a loop over panels of tiles around its two transforms and
/// its product, before it. Returns why it can not be done, or null.
const char *emitWinogradNest(mlir::ImplicitLocOpBuilder &b, WinogradConvOp op);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINOGRADNEST_H
