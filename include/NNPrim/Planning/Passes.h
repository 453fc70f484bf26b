//===- Passes.h - Passes that decide how a model runs ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PLANNING_PASSES_H
#define NNPRIM_PLANNING_PASSES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace nnprim {

#define GEN_PASS_DECL
#include "NNPrim/Planning/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "NNPrim/Planning/Passes.h.inc"

} // namespace nnprim

#endif // NNPRIM_PLANNING_PASSES_H
