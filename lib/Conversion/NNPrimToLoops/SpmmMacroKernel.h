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

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Emits the loops of an spmm around tiles of one block of output channels.
/// Emits views at most and returns the reason if it can not.
const char *emitSpmmMacroKernel(mlir::ImplicitLocOpBuilder &b, SpmmOp op);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_SPMMMACROKERNEL_H
