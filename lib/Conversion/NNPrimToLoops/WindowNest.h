//===- WindowNest.h - Convolutions addressed directly ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWNEST_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWNEST_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Emits the loops of an indirect GEMM that has a window: tiles of output
/// pixels whose padding is known, each an indirect GEMM with a window of its
/// own on the part of the input that it reads. Emits views at most and returns
/// the reason if it is better gathered.
const char *emitWindowNest(mlir::ImplicitLocOpBuilder &b, IndirectGemmOp op,
                           const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOLOOPS_WINDOWNEST_H
