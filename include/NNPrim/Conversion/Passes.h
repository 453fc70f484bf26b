//===- Passes.h - Conversions between levels ------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CONVERSION_PASSES_H
#define NNPRIM_CONVERSION_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace nnprim {

#define GEN_PASS_DECL
#include "NNPrim/Conversion/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "NNPrim/Conversion/Passes.h.inc"

} // namespace nnprim

#endif // NNPRIM_CONVERSION_PASSES_H
