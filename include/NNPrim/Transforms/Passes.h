//===- Passes.h - Tensor and buffer transforms ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_H
#define NNPRIM_TRANSFORMS_PASSES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace nnprim {

#define GEN_PASS_DECL
#include "NNPrim/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "NNPrim/Transforms/Passes.h.inc"

} // namespace nnprim

#endif // NNPRIM_TRANSFORMS_PASSES_H
