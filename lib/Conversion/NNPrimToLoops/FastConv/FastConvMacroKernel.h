//===- FastConvMacroKernel.h - Macro-kernel of Winograd convolutions ------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_FASTCONVMACROKERNEL_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_FASTCONVMACROKERNEL_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Plan/FastConvPlan.h"
#include "NNPrim/Support/CheckResult.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Emits the op as a loop over panels of tiles around its two transforms and
/// its product, before it.
CheckResult emitFastConvMacroKernel(mlir::ImplicitLocOpBuilder &b,
                                    FastConvOp op);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_FASTCONVMACROKERNEL_H
