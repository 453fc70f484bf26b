//===- SpmmMacroKernel.h - Macro-kernel of sparse times dense ---*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMMACROKERNEL_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMMACROKERNEL_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Support/CheckResult.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Emits the loops of an spmm around tiles of one block of output channels.
/// If it fails, it has emitted views at most.
CheckResult emitSpmmMacroKernel(mlir::ImplicitLocOpBuilder &b, SpmmOp op);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMMACROKERNEL_H
