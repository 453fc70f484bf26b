//===- TupleGemmMacroKernel.h - Macro-kernel of a GEMM on tuples ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_TUPLEGEMMMACROKERNEL_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_TUPLEGEMMMACROKERNEL_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Support/CheckResult.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Emits a product with one panel of columns as register tiles for one
/// coefficient after the other.
CheckResult emitTupleGemmMacroKernel(mlir::ImplicitLocOpBuilder &b,
                                     TupleGemmOp op);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_TUPLEGEMMMACROKERNEL_H
