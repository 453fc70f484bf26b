//===- ConvGemmMacroKernel.h - Macro-kernel with im2col on the fly --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_CONVGEMMMACROKERNEL_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_CONVGEMMMACROKERNEL_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Support/CheckResult.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Emits the loops of a conv_gemm: for each group of panels of output pixels an
/// im2col into the workspace, then the register tiles of a product. If it
/// fails, it has emitted views at most.
CheckResult emitConvGemmMacroKernel(mlir::ImplicitLocOpBuilder &b,
                                    ConvGemmOp op);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_CONVGEMMMACROKERNEL_H
